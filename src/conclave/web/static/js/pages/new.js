// A new table: who sits where, and by which rules.
import { html, useEffect, useState } from '../html.js';
import { once, post } from '../api.js';
import { Pills, Switch, gi, seat } from '../parts.js';
import { cover } from '../covers.js';
import { lang, name, paced } from '../settings.js';
import { t } from '../words.js';
import { go } from '../route.js';
import { Bar } from '../app.js';
import { useWords } from '../table-parts.js';
import { facts, usualLevel } from './shelf.js';

/**
 * @typedef {import('../types').GameInfo} GameInfo
 * @typedef {{kind: string, level: string, name: string}} Place who sits at a seat of the new table
 */
const KINDS = [['me', 'meeple'], ['open', 'tied-scroll'], ['here', 'theater-curtains'], ['bot', 'vintage-robot']];

/** How long a level thinks about a move, in words. @param {number} seconds */
const thinks = seconds => (seconds < 0.2 ? t('at-once') : t('up-to-seconds', { n: seconds }));

/** @param {{text: string}} given */
function Copy({ text }) {
  const [done, setDone] = useState(false);
  const copy = async () => {
    try { await navigator.clipboard.writeText(text); } catch {
      const field = document.createElement('textarea'); field.value = text; document.body.append(field); field.select(); document.execCommand('copy'); field.remove();
    }
    setDone(true);
    setTimeout(() => setDone(false), 2000);
  };
  return html`<button type="button" class="btn" onClick=${copy}>${done ? t('copied') : t('copy-link')}</button>`;
}

/** @param {{invite: string, who?: string}} given */
export function Invitation({ invite, who }) {
  const url = `${location.origin}/seat/${invite}`;
  return html`<div class="invite card"><p class="url">${gi('tied-scroll')}<code>${url.replace(/^https?:\/\//, '')}</code><${Copy} text=${url} /></p><p class="note">${t('invite-text', { who: who || t('a-friend') })}</p></div>`;
}

/** @param {{n: number, at: Place, game: GameInfo, change: (at: Place) => void, remove: () => void, spare: boolean, wide: boolean}} given */
function SeatRow({ n, at, game, change, remove, spare, wide }) {
  const set = (/** @type {Partial<Place>} */ patch) => change({ ...at, ...patch });
  return html`<li class="srow ${at.kind}"><span class="sno num">${n + 1}</span>${seat(n, 'l')}
    <label class="nm"><span class="sr">${t('name-of-seat', { n: n + 1 })}</span><input value=${at.name} maxlength="40" placeholder=${t(`name-${at.kind}`, { n: n + 1 })} onInput=${e => set({ name: e.currentTarget.value })} /></label>
    <${Pills} label=${t('who-sits', { n: n + 1 })} value=${at.kind} choose=${(/** @type {string} */ kind) => set({ kind })} options=${KINDS.map(([value, icon]) => ({ value, body: html`${gi(icon)}<span>${t(`kind-${value}`)}</span>` }))} />
    ${at.kind === 'bot' && html`<${Pills} cls=${wide ? 'levels' : 'levels brief'} label=${t('level')} value=${at.level} choose=${(/** @type {string} */ level) => set({ level })} options=${game.levels.map((l, k) => ({ value: l.id, body: html`<span class="hats">${Array.from({ length: k + 1 }, () => gi('pointy-hat'))}</span><b>${l.name}</b><small>${l.text}</small><em>${gi('sands-of-time')}${thinks(l.seconds)}</em>` }))} />`}
    <p class="says">${t(`says-${at.kind}`)}${spare && html` <button type="button" class="btn ghost" onClick=${remove}>${t('remove-seat')}</button>`}</p></li>`;
}

/** How rules of variants begin, with the name by which programs call the variant, and what is said in its place.
 * @type {[RegExp, string][]} */
const VARIANTS = [[/^With the option `\w+`,?\s*/, ''], [/^The option `\w+`/, 'This option'], [/^Mit der Variante `\w+`,?/, 'Damit'], [/^Die Variante `\w+`/, 'Diese Variante']];
/** The first sentence of a rule; its number leads to the rest. */
const ruleText = (/** @type {string} */ text) => { const said = VARIANTS.reduce((found, [begin, rather]) => found.replace(begin, rather), text || '').replace(/`/g, ''); const end = said.search(/[.;:](\s|$)/); const first = end > 30 ? `${said.slice(0, end)}.` : said; return first.charAt(0).toUpperCase() + first.slice(1); };

/** @param {{game: string}} given */
export function NewTable({ game: id }) {
  const [games, setGames] = useState(/** @type {GameInfo[]} */ ([]));
  const [seats, setSeats] = useState(/** @type {Place[] | null} */ (null));
  const [options, setOptions] = useState(/** @type {Record<string, boolean | number | string>} */ ({}));
  const [wrong, setWrong] = useState('');
  const [made, setMade] = useState(/** @type {import('../types').Created | null} */ (null));
  const [wide, setWide] = useState(1);
  const [hints, setHints] = useState(true);
  const [slow, setSlow] = useState(paced.value);
  const game = games.find(g => g.id === id);
  const words = useWords(id);
  useEffect(() => { once('/api/games').then(setGames).catch(error => setWrong(error.message)); }, [lang.value]);
  useEffect(() => {
    if (!game) return;
    document.title = `Conclave: ${t('a-new-table')}`;
    const level = usualLevel(game);
    setSeats(Array.from({ length: game.preset || game.low }, (_, n) => (n ? { kind: 'bot', level, name: '' } : { kind: 'me', level, name: name.value })));
    setOptions(Object.fromEntries((game.options || []).map(o => [o.name, o.default])));
  }, [game]);
  if (!game || !seats) return html`<${Bar} crumb=${t('new-table')} /><main class="lone" id="main" tabIndex="-1">${wrong ? html`<p class="trouble" role="alert">${gi('cancel')}${wrong}</p>` : games.length ? html`<h1>${t('not-found')}</h1>` : html`<p class="quiet">${t('wait-please')}</p>`}</main>`;
  const open = async () => {
    setWrong('');
    if (seats[0].name && seats[0].kind === 'me') name.value = seats[0].name;
    const shared = seats.some(s => s.kind === 'here');
    const body = {
      game: id,
      options,
      hints,
      paced: slow,
      seats: seats.map((s, n) => ({ kind: s.kind === 'here' ? 'me' : s.kind, ...(s.kind === 'bot' ? { level: s.level } : {}), ...(s.name.trim() ? { name: s.name.trim() } : s.kind === 'here' ? { name: t('name-here', { n: n + 1 }) } : {}) })),
      ...(shared ? { hotseat: true } : {}),
    };
    try {
      /** @type {import('../types').Created} */
      const answer = await post('/api/matches', body);
      const invites = Object.fromEntries(answer.seats.filter(s => s.invite).map(s => [s.seat, s.invite]));
      if (Object.keys(invites).length) { try { sessionStorage.setItem(`invites ${answer.match}`, JSON.stringify(invites)); } catch { /* then the page shows them once */ } setMade(answer); } else go(`/match/${answer.match}`);
    } catch (error) { setWrong(/** @type {Error} */ (error).message); }
  };
  if (made) {
    return html`<${Bar} crumb=${t('new-table')} /><main class="lone wide" id="main" tabIndex="-1"><h1>${t('table-open')}</h1>
      ${made.seats.filter(s => s.invite).map(s => html`<section class="invited"><h2 class="cap">${seat(s.seat, 's')} ${seats[s.seat].name || t('seat-n', { n: s.seat + 1 })}</h2><${Invitation} invite=${s.invite} who=${seats[s.seat].name} /></section>`)}
      <p><a class="btn strike" href=${`/match/${made.match}`}>${t('to-table')}</a></p></main>`;
  }
  const mine = seats.some(s => s.kind === 'me');
  const waits = seats.filter(s => s.kind === 'open').map(s => s.name || t('a-friend'));
  return html`<${Bar} crumb=${t('new-table')} /><main class="newt" id="main" tabIndex="-1">
    <section class="game"><h1>${t('a-new-table')}</h1><span class="lid">${cover(game.id, game.title)}</span><h2>${game.title}</h2>${facts(game)}
    ${games.length > 1 && html`<p class="quiet other">${t('another-game')}</p><div class="lids">${games.map(g => html`<a href=${`/new/${g.id}`} aria-label=${g.title} aria-current=${g.id === id ? 'page' : undefined}>${cover(g.id, g.title)}</a>`)}</div>`}</section>
    <section class="seats"><h2 class="cap">${t('who-where')} <small>${t('seats-n', { n: seats.length })}</small></h2>
    <ol>${seats.map((at, n) => html`<${SeatRow} key=${n} n=${n} at=${at} game=${game} change=${next => { if (next.kind === 'bot') setWide(n); setSeats(seats.map((s, k) => (k === n ? next : s))); }} wide=${n === wide} spare=${n >= game.low && n === seats.length - 1} remove=${() => setSeats(seats.slice(0, -1))} />`)}</ol>
    ${seats.length < game.high && html`<button class="btn addseat" onClick=${() => setSeats([...seats, { kind: 'bot', level: usualLevel(game), name: '' }])}>${gi('meeple')}${t('add-seat')} <small>${t('up-to', { n: game.high })}</small></button>`}${game.low === 1 && seats.length > 1 && html`<button class="btn addseat" onClick=${() => setSeats(seats.slice(0, 1))}>${gi('pointy-hat')}${t('play-alone')} <small>${t('play-alone-text')}</small></button>`}</section>
    <section class="right plate opts"><div class="oin"><h2 class="cap">${t('at-this-table')}</h2>
    <ul><${Switch} on=${hints} set=${setHints} title=${t('hints')} text=${t('hints-text')} /><${Switch} on=${slow} set=${setSlow} title=${t('paced')} text=${t('paced-text')} /></ul>
    <h2 class="cap">${t('house-rules')} <small>${t('all-off')}</small></h2>
    <ul>${(game.options || []).map(o => (o.values.length === 2 && typeof o.values[0] === 'boolean'
      ? html`<${Switch} key=${o.name} on=${options[o.name]} set=${(/** @type {boolean} */ on) => setOptions({ ...options, [o.name]: on })} title=${o.title || o.name.replace(/_/g, ' ')} text=${ruleText(o.text)} more=${html`<a href=${`/rules/${id}#${o.rule}`}>${o.rule}</a>`} />`
      : html`<li class="orow" key=${o.name}><div class="field"><span><b>${o.title || o.name}</b> <a href=${`/rules/${id}#${o.rule}`}>${o.rule}</a><small>${ruleText(o.text)}</small></span><${Pills} label=${o.title || o.name} value=${options[o.name]} choose=${v => setOptions({ ...options, [o.name]: v })} options=${o.values.map(v => ({ value: v, body: words[`value-${v}`] ?? String(v) }))} /></div></li>`))}</ul></div>
    <footer class="endbar">${wrong && html`<p class="trouble" role="alert">${gi('cancel')}${wrong}</p>`}<button class="btn strike end" onClick=${open}>${t('open-table')}</button><p class="quiet">${!mine ? t('you-watch') : waits.length ? t('begins-when', { who: waits.join(', ') }) : t('begins-now')}</p></footer></section></main>`;
}

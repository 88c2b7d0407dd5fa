// The shelf: every game as a box, and the matches one sits at.
import { html, useEffect, useState } from '../html.js';
import { get, once, post, call } from '../api.js';
import { Dialog, gi, seat, weight } from '../parts.js';
import { cover } from '../covers.js';
import { lang, name, paced } from '../settings.js';
import { ago, t } from '../words.js';
import { go } from '../route.js';
import { Bar } from '../app.js';

/**
 * @typedef {import('../types').GameInfo} GameInfo
 * @typedef {import('../types').Listed} Listed
 */
const problem = (/** @type {unknown} */ error) => (error instanceof Error ? error.message : String(error));

/** How well bots play if nobody says. @param {GameInfo} game */
export const usualLevel = game => game.levels.find(level => level.usual)?.id ?? 'adept';

/** Two clicks: a table against bots, at once. @param {GameInfo} game */
export async function playNow(game) {
  /** @type {{kind: string, name?: string}[]} */
  const seats = [{ kind: 'me', ...(name.value ? { name: name.value } : {}) }];
  while (seats.length < (game.preset || game.low)) seats.push({ kind: 'bot' });
  const made = await post('/api/matches', { game: game.id, options: {}, seats, paced: paced.value });
  go(`/match/${made.match}`);
}

/** @param {GameInfo} game */
export const facts = game => html`<ul class="facts"><li>${gi('meeple', '', t('players'))}${game.low === game.high ? game.low : `${game.low}–${game.high}`}</li>${game.minutes && html`<li>${gi('sands-of-time', '', t('length'))}${Array.isArray(game.minutes) ? game.minutes.join('–') : game.minutes} min</li>`}${game.weight && weight(game.weight, t('weight', { n: game.weight }))}</ul>`;

/** As many whole sentences as a lid has room for. @param {string} text */
const brief = (text, most = 330) => { if (text.length <= most) return text; const cut = text.slice(0, most).lastIndexOf('. '); return cut > 60 ? text.slice(0, cut + 1) : `${text.slice(0, most)} …`; };

/** @param {{game: GameInfo, fail: (why: string) => void}} given */
function Box({ game, fail }) {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try { await playNow(game); } catch (error) { fail(problem(error)); setBusy(false); }
  };
  return html`<li class="box" data-game=${game.id}><a class="lid" href=${`/new/${game.id}`} tabIndex="-1" aria-hidden="true">${cover(game.id, game.title)}</a>
    <div class="about"><h2>${game.title}</h2>${facts(game)}<p>${brief(game.about)}</p>
    <div class="acts"><button class="btn brass" disabled=${busy} onClick=${start}>${busy ? t('opening') : t('play-now')}<span class="sr">: ${game.title}</span></button><a class="btn ghost" href=${`/new/${game.id}`}>${t('new-table')}<span class="sr">: ${game.title}</span></a><a class="btn ghost" href=${`/rules/${game.id}`}>${t('rules')}<span class="sr">: ${game.title}</span></a></div></div></li>`;
}

/** @param {{match: Listed, forget: (match: Listed) => void}} given */
function Row({ match, forget }) {
  const turn = match.your_turn && !match.over;
  const best = match.over && match.scores?.length ? Math.max(...match.scores) : null;
  return html`<li class="match ${turn ? 'mine' : ''}"><span class="thumb">${cover(match.game, match.title)}</span>
    <span class="what"><b>${match.title}</b><span class="last quiet">${match.seats.map(s => s.name).join(', ')}</span><span class="quiet">${match.over ? t('match-over') : turn ? `${t('ply')} ${match.ply}` : t('others-think')} · ${ago(match.updated)}</span></span>
    <span class="who">${match.seats.map((s, i) => html`<span class="who1" title=${s.name}>${seat(s.seat ?? i, match.over && match.scores?.[i] === best ? 'won' : '')}${match.scores?.length ? html`<b class="num">${match.scores[i]}</b>` : ''}</span>`)}</span>
    <span class="go"><button class="btn ghost drop" aria-label=${t('drop', { title: match.title })} title=${t('drop-short')} onClick=${() => forget(match)}>${gi('cancel')}</button>${turn ? html`<a class="btn strike" href=${`/match/${match.match}`}>${gi('candle-flame')}${t('your-turn')}</a>` : match.over ? html`<a class="btn" href=${`/replay/${match.match}`}>${t('replay')}</a>` : html`<a class="btn" href=${`/match/${match.match}`}>${t('go-on')}</a>`}</span></li>`;
}

export function Shelf() {
  const [games, setGames] = useState(/** @type {GameInfo[] | null} */ (null));
  const [mine, setMine] = useState(/** @type {Listed[]} */ ([]));
  const [wrong, setWrong] = useState('');
  const [drop, setDrop] = useState(/** @type {Listed | null} */ (null));
  const load = () => get('/api/matches').then(setMine).catch(() => {});
  useEffect(() => {
    once('/api/games').then(setGames).catch(error => setWrong(problem(error)));
    load();
    const again = setInterval(() => document.visibilityState === 'visible' && load(), 5000);
    return () => clearInterval(again);
  }, [lang.value]);
  const waiting = mine.filter(m => m.your_turn && !m.over).length;
  const shown = [...mine].sort((a, b) => Number(b.your_turn && !b.over) - Number(a.your_turn && !a.over) || Number(a.over) - Number(b.over));
  useEffect(() => { document.title = `${waiting ? `(${waiting}) ` : ''}Conclave: ${t('the-shelf')}`; });
  const [all, setAll] = useState(false);
  return html`<${Bar} /><main class="shelf" id="main" tabIndex="-1">
    <div class="intro"><h1>${t('welcome')}</h1><p>${t('welcome-text')}</p></div>
    ${wrong && html`<p class="trouble" role="alert">${gi('cancel')}${wrong}</p>`}
    <ol class="boxes" data-n=${games?.length ?? 0}>${(games || []).map(game => html`<${Box} game=${game} fail=${setWrong} />`)}</ol>
    ${shown.length > 0 && html`<section class="desk" aria-labelledby="desk"><h2 class="cap" id="desk">${t('your-matches')} <small>${t('wait', { n: waiting })}</small></h2>
    <ul>${(all ? shown : shown.slice(0, 6)).map(match => html`<${Row} key=${match.match} match=${match} forget=${setDrop} />`)}</ul>${shown.length > 6 && html`<button class="btn ghost more" onClick=${() => setAll(!all)}>${all ? t('fewer') : t('all-matches', { n: shown.length })}</button>`}</section>`}
    ${games && !shown.length && html`<ul class="ways">${[['candle-flame', 'alone'], ['tied-scroll', 'friends'], ['rule-book', 'explained']].map(([icon, key]) => html`<li>${gi(icon)}<div><h2>${t(`way-${key}`)}</h2><p class="quiet">${t(`way-${key}-text`)}</p></div></li>`)}</ul>`}
    <footer class="house quiet"><a href="/credits">${t('credits')}</a><a href="/api">${t('protocol')}</a><label class="upload">${t('look-record')}<input type="file" class="sr" accept=".txt,.record,.conclave,text/plain" onChange=${async e => {
      const file = e.currentTarget.files[0];
      if (!file) return;
      try { const made = await post('/api/records', await file.text()); go(`/replay/${made.match}`); } catch (error) { setWrong(problem(error)); }
    }} /></label></footer></main>
    ${drop && html`<${Dialog} title=${t('drop-title')} close=${() => setDrop(null)}><p>${drop.over ? t('drop-over') : t('drop-running')}</p><footer class="endbar"><button class="btn" onClick=${() => setDrop(null)}>${t('keep')}</button><button class="btn strike" onClick=${async () => {
      try { await (drop.over ? call('DELETE', `/api/matches/${drop.match}`) : post(`/api/matches/${drop.match}/leave`)); } catch (error) { setWrong(problem(error)); }
      setDrop(null);
      load();
    }}>${drop.over ? t('drop-short') : t('leave')}</button></footer><//>`}`;
}

// The table: board, prompt, options, players, log, talk.
import { html, useEffect, useRef, useState } from '../html.js';
import { get, post, stream } from '../api.js';
import { chime } from '../bell.js';
import { AskHint, HintWell, diamond, ranksOf, useHint } from '../hint.js';
import { useFlights } from '../motion.js';
import { Why, spot, visible } from '../notes.js';
import { GroupBody, GroupPills, Range, ShutGroups, grouped } from '../options.js';
import { Dialog, gi, mark, rival, seat, SIGN, sh } from '../parts.js';
import { confirms, lang, lastTable, moves } from '../settings.js';
import { Log, Since, Talk, useSince } from '../talk.js';
import { t } from '../words.js';
import { go } from '../route.js';
import { Bar, Tools } from '../app.js';
import { BoardFrame, Players, Safe, orderOf, phasesOf, showSection, tabsOf, useBoard, useMedia, useWords } from '../table-parts.js';
import { Invitation } from './new.js';
import { After, Ending } from './ending.js';
import { Curtain } from './curtain.js';

/**
 * @typedef {import('../types').Message} Message
 * @typedef {import('../types').Option} Option
 * @typedef {import('../types').Refused} Refused
 * @typedef {{move: string, label: string, touches?: string[]}} Move
 */
/** Whether a message asks its own seat for something. @param {Message | null} message */
const asksMe = message => Boolean(message && message.seat !== null && message.to_act.includes(message.seat) && !message.over && message.seats[message.seat]?.kind === 'person' && message.seats.every(s => s.kind !== 'open'));
const problem = (/** @type {unknown} */ error) => (error instanceof Error ? error.message : String(error));

/** The links that were given out when the table was opened. @param {string} id @returns {Record<number, string>} */
function invitesOf(id) {
  try { return JSON.parse(sessionStorage.getItem(`invites ${id}`) || '{}'); } catch { return {}; }
}

/** Asks before a move is played, for those who set it so. @param {{label: string, yes: () => void, no: () => void}} given */
function Confirm({ label, yes, no }) {
  const first = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => first.current?.focus(), []);
  return html`<div class="confirm" role="alertdialog" aria-label=${t('confirm')}><p>${label}</p><div class="chips"><button class="btn strike" ref=${first} onClick=${yes}>${t('play-it')}</button><button class="btn" onClick=${no}>${t('not-yet')}</button></div></div>`;
}

/** @param {{id: string, query: URLSearchParams}} given */
export function Table({ id, query }) {
  const [message, setMessage] = useState(/** @type {Message | null} */ (null));
  const [eyes, setEyes] = useState(query.has('seat') ? Number(query.get('seat')) : null);
  const [curtain, setCurtain] = useState(/** @type {any} */ (null));
  const [wrong, setWrong] = useState('');
  const [said, setSaid] = useState('');
  const [state, setState] = useState('open');
  /** The position that a move was sent for, until it is answered. The next may well be on the table before that. */
  const [sending, setSending] = useState(/** @type {number | null} */ (null));
  const busy = sending !== null && sending === message?.ply;
  const [piece, setPiece] = useState('');
  const [look, setLook] = useState(/** @type {string[]} */ ([]));
  const [why, setWhy] = useState(/** @type {import('../notes.js').WhyNote | null} */ (null));
  const [asking, setAsking] = useState(/** @type {Move | null} */ (null));
  const [menu, setMenu] = useState(false);
  const [whole, setWhole] = useState(false);
  const [tab, setTab] = useState('');
  const [group, setGroup] = useState(/** @type {string | null} */ (null));
  const phone = useMedia('(max-width: 639px)');
  const tablet = useMedia('(max-width: 1279px)');
  const module = useBoard(message?.game || curtain?.game);
  const words = useWords(message?.game);
  const latest = useRef(/** @type {Message | null} */ (null));
  const eyesNow = useRef(eyes);
  const keyed = useRef(false);
  const [way, setWay] = useState(/** @type {{moves: string[], ply: number} | null} */ (null));
  const sends = useRef(/** @type {(move: string) => void} */ (() => {}));
  eyesNow.current = eyes;
  const asked = eyes === null ? '' : `?seat=${eyes}`;
  const since = useSince(message);
  const advice = useHint(id, message, setWrong);
  useEffect(() => { if (advice.hint?.moves[0]?.group) setGroup(advice.hint.moves[0].group); }, [advice.hint]);
  useFlights(`${id} ${message?.seat} ${tab} ${phone}`, message?.ply);

  // News: the whole message each time. Several seats of mine: a curtain falls before another seat's is shown.
  const hear = (/** @type {Message} */ news) => {
    const held = news.seats.filter(s => s.you && s.kind === 'person').map(s => s.seat);
    if (held.length > 1 && !news.over) {
      const next = news.to_act.find(s => held.includes(s));
      const now = eyesNow.current;
      if (next !== undefined && !news.to_act.includes(now ?? -1)) {
        latest.current = null;
        setMessage(null);
        setWhy(null);
        setPiece('');
        document.title = 'Conclave';
        setCurtain({ from: now, to: next, title: news.title, game: news.game, seats: news.seats.map(s => ({ seat: s.seat, name: s.name })), scores: news.scores });
        return;
      }
    }
    const before = latest.current;
    if (before && news.ply !== before.ply) { setPiece(''); setAsking(null); if (news.prompt !== before.prompt) setGroup(null); setWhy(null); setWrong(''); setSaid(''); }
    if (before && before.undo.by !== null && news.undo.by === null && news.ply === before.ply) setSaid(before.undo.by === news.seat ? t('undo-declined') : '');
    if (before && asksMe(news) && (!asksMe(before) || news.since > before.since)) { chime(); setWhole(false); }
    latest.current = news;
    setMessage(news);
  };

  useEffect(() => {
    if (curtain) return undefined;
    let here = true;
    lastTable.value = `/match/${id}`;
    get(`/api/matches/${id}${asked}`).then((/** @type {Message} */ news) => {
      const known = latest.current;
      if (here && (!known || known.match !== id || news.version >= known.version)) hear(news);
    }).catch((/** @type {unknown} */ error) => here && !latest.current && setWrong(problem(error)));
    const news = stream(`/api/matches/${id}/stream${asked}`, m => here && hear(m));
    const stop = news.state.subscribe(value => here && setState(value));
    return () => { here = false; stop(); news.close(); };
  }, [id, asked, lang.value, Boolean(curtain)]);

  useEffect(() => { if (message) document.title = `${asksMe(message) ? `● ${t('your-turn')}: ` : ''}${message.title}`; });
  useEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => { keyed.current = true; if (event.key === 'Escape') { setWay(null); setWhy(null); setPiece(''); setAsking(null); } };
    const point = () => { keyed.current = false; };
    const out = (/** @type {Event} */ event) => { if (!/** @type {Element} */ (event.target).closest?.('.why, [data-refused]')) setWhy(now => (now?.held ? null : now)); };
    addEventListener('keydown', key);
    addEventListener('pointerdown', point);
    addEventListener('click', out);
    return () => { removeEventListener('keydown', key); removeEventListener('pointerdown', point); removeEventListener('click', out); };
  }, []);
  // Who plays by keyboard is led back to the prompt when the button they pressed is gone: the options come next.
  useEffect(() => {
    if (keyed.current && asksMe(message) && (document.activeElement === document.body || !document.activeElement)) /** @type {HTMLElement | null} */ (document.querySelector('.prompt'))?.focus();
  }, [message?.ply, asksMe(message)]);

  // A way is gone step by step, as one sees; whatever else comes up on it ends it.
  useEffect(() => {
    if (!way || busy || !message || message.ply === way.ply) return undefined;
    const [next, ...rest] = way.moves;
    if (!next || !asksMe(message) || !message.options.some(o => o.move === next)) { setWay(null); return undefined; }
    const step = setTimeout(() => { setWay({ moves: rest, ply: message.ply }); sends.current(next); }, moves() ? 340 : 0);
    return () => clearTimeout(step);
  }, [message?.ply, busy, way]);

  const leaving = useRef(0);
  /** @param {Refused | null} entry @param {Element} [at] @param {boolean | 'soon'} [held] */
  const tell = (entry, at, held) => {
    clearTimeout(leaving.current);
    if (!entry || !at) { leaving.current = setTimeout(() => setWhy(now => (now?.held ? now : null)), 220); return; }
    if (held === 'soon' && why?.entry === entry) return;
    const show = () => { if (visible(at)) setWhy({ entry, thing: at, at: spot(at), held: held === true }); };
    if (held === 'soon') leaving.current = setTimeout(show, 260); else show();
  };

  if (curtain) return html`<${Curtain} ...${curtain} lift=${() => { setEyes(curtain.to); setCurtain(null); }} />`;
  if (!message) return html`<${Bar} /><main class="lone" id="main" tabIndex="-1">${wrong ? html`<h1>${t('no-table')}</h1><p class="trouble" role="alert">${gi('cancel')}${wrong}</p><p><a class="btn strike" href="/">${t('to-shelf')}</a></p>` : html`<p class="quiet">${t('wait-please')}</p>`}</main>`;

  const mine = asksMe(message);
  const options = mine ? message.options : [];
  const refused = mine ? message.refused : [];
  const names = message.seats.map(s => s.name);
  /** Which of several seats of mine acts. */
  const acting = message.seats.filter(s => s.you).length > 1 ? { seat: message.seat } : {};

  const send = async (/** @type {string} */ move) => {
    if (busy) return;
    const { ply } = message;
    setSending(ply);
    setWrong('');
    try {
      await post(`/api/matches/${id}/moves`, { ply, move, ...acting });
      if (latest.current?.ply === ply) { setPiece(''); setAsking(null); }
    } catch (error) {
      setWay(null);
      setWrong(problem(error));
      if (/** @type {any} */ (error).status === 409) get(`/api/matches/${id}${asked}`).then(hear).catch(() => {});
    }
    setSending(now => (now === ply ? null : now));
  };
  sends.current = send;
  const play = (/** @type {Move} */ option) => { setWay(null); if (confirms.value && asking?.move !== option.move) setAsking(option); else send(option.move); };
  const touching = (/** @type {string} */ p) => options.filter(o => o.touches.includes(p));
  const barring = (/** @type {string} */ p) => refused.filter(r => r.touches.includes(p));
  const route = (/** @type {string} */ p) => (mine && module?.route?.(p, message)) || [];
  /** @param {string} p @param {Element} [at] */
  const pick = (p, at) => {
    const found = touching(p);
    if (message.range?.touches.includes(p)) { /** @type {HTMLElement | null} */ (document.querySelector('.stepper input'))?.focus(); return; }
    if (found.length === 1) { play(found[0]); return; }
    if (found.length > 1) { setPiece(piece === p ? '' : p); setWhy(null); return; }
    const [first, ...rest] = route(p);
    if (first) { setWay({ moves: rest, ply: message.ply }); send(first); return; }
    const shut = barring(p);
    if (shut.length && at) tell(shut[0], at, true);
  };
  /** What a board gives to the element of a piece. @type {import('../types').PieceProps} */
  const props = (p, label) => {
    const found = touching(p), far = !found.length && route(p).length > 0, shut = found.length || far ? [] : barring(p);
    const kind = found.length || far || message.range?.touches.includes(p) ? 'open' : shut.length ? 'refused' : '';
    const cls = `piece ${kind} ${piece === p || look.includes(p) || asking?.touches?.includes(p) ? 'chosen' : ''}`.trim();
    if (!kind || (!found.length && !far && kind === 'open' && !mine)) return { 'data-piece': p, class: cls, ...(label ? { role: 'img', 'aria-label': label } : {}) };
    const text = kind === 'open' ? `${label || p}${found.length ? `: ${found.map(o => o.label).join('; ')}` : ''}` : `${label || p}: ${t('refused-by', { rule: shut[0].rule })}`;
    return {
      'data-piece': p, class: cls, role: 'button', tabIndex: 0, 'aria-label': text,
      ...(kind === 'refused' ? { 'aria-disabled': 'true', 'data-refused': shut[0].move, onMouseMove: (/** @type {any} */ e) => tell(shut[0], e.currentTarget, 'soon'), onMouseLeave: () => tell(null), onFocus: (/** @type {any} */ e) => tell(shut[0], e.currentTarget, false), onBlur: () => tell(null) } : {}),
      onClick: (/** @type {any} */ e) => { e.stopPropagation(); pick(p, e.currentTarget); },
      onKeyDown: (/** @type {any} */ e) => { if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); pick(p, e.currentTarget); } },
    };
  };
  const attempt = async (/** @type {() => Promise<unknown>} */ what) => { setWrong(''); setSaid(''); try { await what(); } catch (error) { setWrong(problem(error)); } };
  const undo = (agree = true) => attempt(() => post(`/api/matches/${id}/undo`, { ply: message.ply, agree, ...acting }));
  const manage = (/** @type {number} */ n, /** @type {'bot' | 'me'} */ to) => attempt(() => post(`/api/matches/${id}/seats/${n}`, { to }));
  const rematch = () => attempt(async () => { const made = await post(`/api/matches/${id}/rematch`); go(`/match/${made.match}`); });

  const shownOptions = piece ? options.filter(o => o.touches.includes(piece)) : options;
  const word = message.range?.word;
  const shownRefused = piece ? refused.filter(r => r.touches.includes(piece)) : refused.filter(r => !(word && r.move.startsWith(`${word} `)));
  const kinds = grouped(shownOptions, shownRefused), groups = kinds.filter(g => g.open.length), shut = kinds.filter(g => !g.open.length);
  const lone = shownOptions.filter(o => !o.group);
  const suggested = !message.range && lone.length && options[0] === lone[0] && options.length > 1 ? lone[0] : null;
  const showRange = mine && message.range && !piece ? message.range : null;
  const ranks = ranksOf(advice.hint);
  const desk = { play, asking, look: setLook, tell, why, board: module, words, message, phone, ranks };
  const phases = phasesOf(module, message, words);
  const boardTabs = phone ? tabsOf(module, words, message) : [];
  const here = tab || boardTabs[0]?.id || '';
  const showShut = group === '' && shut.length > 0; // among the pills of a phone
  const chosenGroup = showShut ? undefined : groups.find(g => g.name === group) || groups[0];
  const onBoard = phone ? (['log', 'talk', 'players'].includes(here) ? null : here) : undefined;
  const waiting = message.to_act.filter(s => s >= 0 && s !== message.seat).map(s => names[s]);
  const invites = invitesOf(id);
  const openSeats = message.seats.filter(s => s.kind === 'open');
  const by = message.undo.by;
  const myself = message.seat === null ? null : message.seats[message.seat];
  const bound = Boolean(myself?.you && myself.kind === 'bot' && !message.over);

  const who = mine ? html`${gi('candle-flame')}${t('your-turn')}` : message.over ? html`${gi('laurel-crown')}${t('match-over')}` : message.seat === null ? html`${gi('eyeball')}${t('you-watch-now')}` : bound ? html`${gi('vintage-robot')}${t('bot-for-you')}` : html`${gi('sands-of-time')}${waiting.length && !openSeats.length ? t('is-thinking', { who: waiting.join(', ') }) : t('moment')}`;
  const means = mine ? module?.means?.(message, words) : null;
  const prompt = html`<div class="prompt ${mine ? 'mine' : ''}" data-ply=${message.ply} aria-busy=${way ? 'true' : undefined} tabIndex="-1"><p class="ask1">${who}</p><p class="ask2" aria-live="polite" aria-atomic="true">${message.prompt}</p>${means && html`<p class="purse">${means}</p>`}${mine && !advice.open && html`<${AskHint} message=${message} ask=${advice.ask} />`}</div>`;
  const hint = mine && advice.open && html`<${HintWell} key=${advice.at} hint=${advice.hint} play=${play} look=${setLook} close=${advice.close} busy=${busy} />`;
  /** A group that holds no move of the hint may fold to make room for it. @param {import('../options.js').Group} g */
  const folds = g => Boolean(advice.hint) && !g.open.some(o => ranks.has(o.move));
  const narrowed = piece && html`<p class="narrow"><span>${t('only-touching', { n: shownOptions.length })}</span><button class="btn ghost" onClick=${() => setPiece('')}>${t('show-all')}</button></p>`;
  const trouble = html`${wrong && html`<p class="trouble" role="alert">${gi('cancel')}<span>${wrong}</span></p>`}${said && html`<p class="asked quiet" role="status">${said}</p>`}
    ${by !== null && by !== message.seat && message.seat !== null && message.undo.asked.includes(message.seat) && html`<div class="asked" role="alert"><p>${t('undo-asked', { who: names[by] })}</p><span class="chips"><button class="btn strike" onClick=${() => undo(true)}>${t('agree')}</button><button class="btn" onClick=${() => undo(false)}>${t('refuse')}</button></span></div>`}
    ${by !== null && by === message.seat && html`<p class="asked quiet" role="status">${t('undo-waits', { who: message.undo.asked.map(s => names[s]).join(', ') })}</p>`}
    ${bound && message.seat !== null && html`<p class="asked quiet"><span>${t('bot-for-you-text')}</span><button class="btn" onClick=${() => manage(message.seat ?? 0, 'me')}>${gi('meeple')}${t('take-back-seat')}</button></p>`}`;
  const invited = openSeats.length > 0 && html`<div class="opens">${openSeats.map(s => html`<p class="quiet">${seat(s.seat, 's')} ${t('waits-for', { who: s.name || t('a-friend') })}</p>${(s.invite || invites[s.seat]) && html`<${Invitation} invite=${s.invite || invites[s.seat]} who=${s.name} />`}`)}</div>`;
  const confirmBar = asking && html`<${Confirm} key=${asking.move} label=${asking.label} yes=${() => send(asking.move)} no=${() => setAsking(null)} />`;
  const ends = lone.filter(o => o !== suggested);
  const mark1 = (/** @type {Option} */ o) => { const n = ranks.get(o.move); return n && diamond(n); };
  const short = suggested && module?.brief?.(suggested, message, words);
  const endButtons = html`${suggested && html`<button class="btn strike end" data-move=${suggested.move} aria-label=${short ? suggested.label : undefined} title=${short ? suggested.label : undefined} disabled=${busy} onMouseEnter=${() => setLook(suggested.touches)} onMouseLeave=${() => setLook([])} onClick=${() => play(suggested)}>${short ? html`<span>${short.name}${short.small && html` <small>${short.small}</small>`}</span>` : suggested.label}${mark1(suggested)}</button>`}${ends.map(o => html`<button class="btn brass end" key=${o.move} data-move=${o.move} disabled=${busy} aria-pressed=${asking?.move === o.move ? 'true' : undefined} onClick=${() => play(o)}>${o.label}${mark1(o)}</button>`)}`;
  const range = showRange && html`<${Range} range=${showRange} refused=${refused} play=${play} busy=${busy} />`;
  const after = html`<${After} message=${message} id=${id} rematch=${rematch} />`;
  const undoable = message.undo.can || message.undo.ask;
  const bar = html`<header class="bar tbar"><a class="mark" href="/" aria-label=${t('to-shelf')}>${mark}</a><h1>${message.title}</h1>
    ${message.over ? html`<ol class="phases">${phases?.round && html`<li class="round">${phases.round}</li>`}<li class="now">${gi('laurel-crown')} ${t('match-over')}</li></ol>` : phases ? html`<ol class="phases" aria-label=${t('round')}>${phases.round && html`<li class="round">${phases.round}</li>`}${(phases.list || []).map((/** @type {string} */ p, /** @type {number} */ k) => html`<li class=${k === phases.now ? 'now' : ''} aria-current=${k === phases.now ? 'step' : undefined}><i>${k + 1}</i>${p}</li>`)}</ol>` : html`<span class="phases"></span>`}
    <nav aria-label=${t('nav')}>${message.seat !== null && !message.over && html`<button class="tool" onClick=${() => undoable && undo(true)} aria-disabled=${undoable ? undefined : 'true'} title=${message.undo.can ? t('undo-text') : message.undo.ask ? t('undo-ask-text') : t('undo-not')}>${gi('anticlockwise-rotation')}<span>${t('undo')}</span></button>`}<a class="tool hide-phone" href=${`/rules/${message.game}`}>${gi('rule-book')}<span>${t('rules')}</span></a><button class="tool" onClick=${() => setMenu(true)} aria-label=${t('menu')}>${gi('hamburger-menu')}</button><span class="hide-phone tools2"><${Tools} short=${true} /></span></nav></header>`;
  const lost = state === 'lost' && html`<p class="lost" role="status">${gi('cancel')}${t('lost')}</p>`;
  const board = html`<${BoardFrame} module=${module} message=${message} names=${names} pick=${pick} props=${props} words=${words} tab=${onBoard} phone=${phone} />`;
  const note = why && html`<${Why} why=${why} message=${message} close=${() => setWhy(null)} hold=${() => clearTimeout(leaving.current)} />`;
  const talk = html`<${Talk} message=${message} id=${id} />`;
  const log = html`<${Log} message=${message} id=${id} since=${since} whole=${whole} setWhole=${setWhole} />`;
  const players = html`<${Players} message=${message} module=${module} words=${words} manage=${manage} props=${props} />`;
  const beside = mine && module?.Beside && html`<${Safe} at=${message.ply}><${module.Beside} message=${message} names=${names} words=${words} props=${props} phone=${phone} /><//>`;
  const moment = module?.Moment && html`<${Safe} at=${message.ply}><${module.Moment} message=${message} names=${names} words=${words} props=${props} phone=${phone} /><//>`;
  const side = module?.Side && html`<${Safe} at=${message.ply}><${module.Side} message=${message} names=${names} words=${words} props=${props} /><//>`;
  const item = (/** @type {string} */ icon, /** @type {string} */ text, /** @type {string} */ small, /** @type {Record<string, any>} */ attrs) => html`<a class="btn wide" ...${attrs}>${gi(icon)}<span class="lb">${text}${small && html`<small>${small}</small>`}</span></a>`;
  const dialogs = menu && html`<${Dialog} title=${message.title} close=${() => setMenu(false)}><div class="rows menu">${item('rule-book', t('rules'), '', { href: `/rules/${message.game}` })}${item('backward-time', t('replay'), '', { href: `/replay/${id}` })}${item('scroll-unfurled', t('record'), message.over ? t('record-text') : t('record-running'), { href: `/api/matches/${id}/record`, download: `${message.game}-${id}.conclave` })}
    ${myself?.you && myself.kind === 'person' && !message.over && html`<button class="btn wide" onClick=${() => { setMenu(false); manage(myself.seat, 'bot'); }}>${gi('vintage-robot')}<span class="lb">${t('bot-for-me')}<small>${t('bot-for-me-text')}</small></span></button>`}${invited}${item('table', t('to-shelf'), t('to-shelf-text'), { href: '/' })}</div><div class="menu-tools"><${Tools} /></div><footer class="endbar"><button class="btn strike end" onClick=${() => setMenu(false)}>${t('done')}</button></footer><//>`;

  if (phone) {
    const tabs = [...boardTabs, { id: 'players', icon: 'meeple', label: t('players') }, { id: 'log', icon: 'scroll-quill', label: t('log') }];
    const showTabs = tabs.length > 5 ? tabs.filter(x => x.id !== 'players') : tabs;
    const first = here === (boardTabs[0]?.id || '');
    return html`<div class="phone" data-game=${message.game}>${bar}${lost}
      <section aria-label=${t('players')}><ol class="pseats" data-n=${message.seats.length + (module?.rivals?.(message, words).length ?? 0)}>${orderOf(module, message).map(n => message.seats[n]).map(s => html`<li class=${message.to_act.includes(s.seat) && !message.over ? 'now' : ''}>${seat(s.seat)}${module?.Figure ? html`<${module.Figure} message=${message} seat=${s.seat} words=${words} />` : html`<b class="num">${message.scores[s.seat] ?? ''}</b>`}<span>${s.name}</span></li>`)}${module?.rivals?.(message, words).map(r => html`<li>${rival(r.icon)}<b class="num">${r.points}</b><span>${r.name}</span></li>`)}</ol></section>
      <main class="pmain" id="main" tabIndex="0">${message.over && first && html`<${Ending} message=${message} words=${words} module=${module} phone=${true} />`}${mine && first && !showRange && html`<${Since} message=${message} id=${id} since=${since} />`}${here === 'log' ? html`${log}${talk}${players}` : here === 'players' ? html`${players}${invited}` : board}${note}</main>
      ${message.over ? html`<section class="sheet" aria-label=${t('and-now')}>${after}</section>` : html`<section class="sheet ${hint ? 'hinted' : ''}" aria-label=${t('options')}>${prompt}${hint}<div class="great">${moment}</div>${trouble}${confirmBar || html`
        ${range}${narrowed}
        ${mine && html`<div class="gline ${kinds.length ? '' : 'lone1'}">${kinds.length > 0 && html`<${GroupPills} groups=${groups} shut=${shut.length > 0} chosen=${showShut ? '' : chosenGroup?.name ?? null} choose=${setGroup} ranks=${ranks} />`}<div class="gends">${!suggested && endButtons}</div></div>
        ${chosenGroup && html`<${GroupBody} key=${chosenGroup.name} group=${chosenGroup} desk=${desk} />`}${showShut && html`<${ShutGroups} groups=${shut} desk=${desk} shown=${true} />`}${suggested && endButtons}`}`}
        ${!mine && invited}</section>`}
      <nav class="ptabs" aria-label=${t('views')}>${showTabs.map(x => html`<button key=${x.id} aria-current=${x.id === here ? 'page' : undefined} onClick=${() => { setTab(x.id); showSection(x.id); }}>${gi(x.icon)}<span>${x.label}</span></button>`)}</nav>${dialogs}</div>`;
  }
  return html`${bar}${lost}<main class="table ${message.over ? 'ending' : ''}" data-game=${message.game} id="main" tabIndex="-1">
    <div class="left">${players}${!tablet && html`${log}${talk}`}</div>${message.over && html`<${Ending} message=${message} words=${words} module=${module} />`}
    <div class="mid">${tablet && mine && html`<${Since} message=${message} id=${id} since=${since} />`}${board}${tablet && html`<div class="under">${log}${talk}</div>`}</div>
    <aside class="right plate ${hint ? 'hinted' : ''}" aria-label=${message.over ? t('and-now') : t('options')}>
      ${message.over ? html`<div class="options" data-ply=${message.ply}>${trouble}${after}</div>` : html`${prompt}${hint}<div class="options">${trouble}${moment}${narrowed}${range}
        ${hint && groups.some(folds) && html`<div class="folds">${groups.filter(folds).map(g => html`<details key=${g.name}><summary class="btn wide foldrow"><span class="lb">${g.name}</span><span class="cnt">${g.open.length}</span>${sh(SIGN.down)}</summary><div class="fold-in"><${GroupBody} group=${g} desk=${desk} /></div></details>`)}</div>`}
        ${groups.filter(g => !hint || !folds(g)).map(g => html`<fieldset key=${g.name}><legend>${g.name}</legend><${GroupBody} group=${g} desk=${desk} /></fieldset>`)}<${ShutGroups} groups=${shut} desk=${desk} />
        ${beside}${!mine && invited}</div>
      ${(lone.length > 0 || confirmBar) && html`<footer class="endbar">${confirmBar || endButtons}</footer>`}${side}`}</aside>${note}${dialogs}</main>`;
}

// What the table and the replay share: players, log, the game's board or a plain view of it.
import { Component, html, useEffect, useMemo, useRef, useState } from './html.js';
import { once } from './api.js';
import { RuleNotes } from './notes.js';
import { gi, seat } from './parts.js';
import { lang, moves } from './settings.js';
import { has, t } from './words.js';

/**
 * @typedef {import('./types').Message} Message
 * @typedef {import('./types').Words} Words
 * @typedef {import('./types').Board} Board
 * @typedef {import('./types').Happened} Happened
 */

/** The boards by game. A game without one is played by its options and a plain view. @type {Map<string, Promise<Board>>} */
const boards = new Map();
/** A game's module `/games/{id}/board.js` (types.d.ts says what it may hold), or null while it is fetched. @param {string | undefined} game */
export function useBoard(game) {
  const [module, setModule] = useState(/** @type {Board | null} */ (null));
  useEffect(() => {
    if (!game) return undefined;
    let here = true;
    let found = boards.get(game);
    if (!found) {
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = `/games/${game}/board.css`;
      const styled = new Promise(done => { sheet.onload = sheet.onerror = done; });
      document.head.append(sheet);
      found = Promise.all([import(`/games/${game}/board.js`), styled]).then(([board]) => /** @type {Board} */ (board)).catch(error => {
        console.warn(`${game} has no board here:`, error);
        boards.delete(game);
        return {};
      });
      boards.set(game, found);
    }
    found.then(board => here && setModule(board));
    return () => { here = false; };
  }, [game]);
  return module;
}
/** @param {string | undefined} game */
export function useWords(game) {
  const [words, setWords] = useState(/** @type {Words} */ ({}));
  useEffect(() => { if (game) once(`/api/games/${game}/words?lang=${lang.value}`).then(setWords).catch(() => {}); }, [game, lang.value]);
  return words;
}
/** @param {string} query */
export function useMedia(query) {
  const media = useMemo(() => matchMedia(query), [query]);
  const [on, setOn] = useState(media.matches);
  useEffect(() => { const see = () => setOn(media.matches); media.addEventListener('change', see); return () => media.removeEventListener('change', see); }, [media]);
  return on;
}

/** The round and its phases: the module's own, or what view and words say by their names (round, phase; phase-1, ...).
 * @param {Board | null} module @param {Message} message @param {Words} words */
export function phasesOf(module, message, words) {
  const own = module?.phases?.(message, words);
  if (own) return { ...own, round: typeof own.round === 'number' ? (own.round > 0 ? html`${t('round')} <b>${own.round}</b>` : null) : own.round };
  const { round, phase } = message.view || {};
  const list = [];
  while (words[`phase-${list.length + 1}`]) list.push(words[`phase-${list.length + 1}`]);
  if (!Number.isInteger(round) || round < 1) return null;
  return { round: html`${t('round')} <b>${round}</b>`, list, now: Number.isInteger(phase) ? phase - 1 : -1 };
}
/** The parts of a board that a phone leads to. @param {Board | null} module @param {Words} words @param {Message} message */
export const tabsOf = (module, words, message) => module?.tabs?.(words, message) ?? [];
/** The seats in the order in which they are shown. @param {Board | null} module @param {Message} message */
export function orderOf(module, message) {
  const all = message.seats.map(s => s.seat), first = (module?.order?.(message) ?? all).filter(s => all.includes(s));
  return [...first, ...all.filter(s => !first.includes(s))];
}
/** @param {string} id */
export function showSection(id) {
  requestAnimationFrame(() => {
    const part = document.getElementById(id);
    const fold = part?.closest('details');
    if (fold) fold.open = true;
    part?.scrollIntoView({ block: 'start', behavior: moves() ? 'smooth' : 'auto' });
  });
}

/** A fault in a game's drawing must not take the table away: then the plain view stands in.
 * @extends {Component<{at: unknown, instead?: any, children?: any}, {fault: unknown, at: unknown}>} */
export class Safe extends Component {
  constructor() { super(); this.state = { fault: null, at: null }; }
  static getDerivedStateFromError(/** @type {unknown} */ fault) { return { fault }; }
  componentDidCatch(/** @type {unknown} */ fault) { console.error(fault); this.setState({ fault, at: this.props.at }); }
  render() {
    const { children, instead, at } = this.props, { fault, at: when } = this.state;
    if (fault && when !== null && when !== at) this.setState({ fault: null, at: null });
    return fault ? instead ?? null : children;
  }
}

/** A view as nested lists: for games that have no board yet. @param {{value: any, depth?: number}} given */
function Plain({ value, depth = 0 }) {
  if (value === null || value === undefined || value === '') return html`<span class="quiet">–</span>`;
  if (Array.isArray(value)) {
    if (!value.length) return html`<span class="quiet">–</span>`;
    if (value.every(v => typeof v !== 'object' || v === null)) return html`<span>${value.map(v => String(v ?? '–')).join(', ')}</span>`;
    return html`<ol class="plain">${value.map(v => html`<li><${Plain} value=${v} depth=${depth + 1} /></li>`)}</ol>`;
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value);
    if (!entries.length) return html`<span class="quiet">–</span>`;
    return html`<dl class="plain">${entries.map(([k, v]) => html`<div><dt>${k.replace(/_/g, ' ')}</dt><dd><${Plain} value=${v} depth=${depth + 1} /></dd></div>`)}</dl>`;
  }
  return html`<span>${String(value)}</span>`;
}

/** The board of the game; pieces that changed their place are seen to travel, and things tell their rule.
 * @param {{module: Board | null, message: Message | null, names: string[], pick: (piece: string, at?: Element) => void, props: import('./types').PieceProps, words: Words, tab?: string | null, phone: boolean}} given */
export function BoardFrame({ module, message, names, pick, props, words, tab, phone }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  if (!module || !message) return html`<div class="board" ref=${frame}></div>`;
  return html`<div class="board ${module.Board ? '' : 'bare'}" ref=${frame} data-game=${message.game}>${module.Board
    ? html`<${Safe} at=${`${message.ply} ${tab}`} instead=${html`<${Plain} value=${message.view} />`}><${module.Board} message=${message} names=${names} pick=${pick} props=${props} words=${words} lang=${lang.value} tab=${tab} phone=${phone} /><//>`
    : html`<section class="plate bareview" tabIndex="0" aria-label=${message.title}><h2 class="cap">${message.title}</h2><${Plain} value=${message.view} /></section>`}</div><${RuleNotes} root=${frame} message=${message} />`;
}

/** Who sits there, in a few words; whether they are at the table only while it is played. @param {import('./types').Seat} s */
const sits = (s, live = true, brief = false) => (s.kind === 'bot' ? `${t('kind-bot')}${s.level && !brief ? ` · ${has(`level-${s.level}`) ? t(`level-${s.level}`) : s.level}` : ''}` : s.kind === 'open' ? t('free-seat') : s.you ? t('you') : !live ? '' : s.online ? t('online') : t('away'));

/** Everybody at the table: name, kind, points, whose turn.
 * @param {{message: Message, module: Board | null, words: Words, calm?: boolean, manage?: (seat: number, to: 'bot' | 'me') => void, props?: import('./types').PieceProps}} given */
export function Players({ message, module, words, calm = false, manage, props }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const live = !calm && !message.over, asked = new Set(message.over ? [] : message.to_act);
  const player = (/** @type {import('./types').Seat} */ s) => {
    const gone = live && s.kind === 'person' && !s.online && !s.you;
    const points = message.scores[s.seat];
    const role = module?.role?.(message, s.seat, words);
    const state = asked.has(s.seat) ? (calm ? t('to-act') : s.seat === message.seat ? t('your-turn-small') : t('thinks')) : '';
    return html`<li class="pl ${asked.has(s.seat) ? (calm ? 'act' : 'now') : ''} ${s.you ? 'me' : ''} ${gone ? 'gone' : ''}" key=${s.seat}>
      <div class="ph">${module?.Mark && html`<${module.Mark} message=${message} seat=${s.seat} words=${words} />`}${seat(s.seat, 'l')}<span class="pn" title=${sits(s, live)}><b>${s.name}</b><span>${[role, role && s.you ? '' : sits(s, live, Boolean(role))].filter(Boolean).join(' · ')}${state && html` · <em>${state}</em>`}</span></span>${module?.Figure ? html`<${module.Figure} message=${message} seat=${s.seat} words=${words} />` : points !== undefined && html`<span class="pv num" role="img" aria-label=${t('points-n', { n: points })}>${points}</span>`}</div>
      ${module?.Panel && html`<${Safe} at=${message.ply}><${module.Panel} message=${message} seat=${s.seat} words=${words} lang=${lang.value} props=${props} /><//>`}
      ${manage && gone && message.seat !== null && html`<button class="btn small" onClick=${() => manage(s.seat, 'bot')}>${gi('vintage-robot')}${t('bot-instead')}</button>`}</li>`;
  };
  return html`<ol class="players" data-n=${message.seats.length} tabIndex=${message.seats.length > 4 ? 0 : undefined} aria-label=${t('players')} ref=${list}>${orderOf(module, message).map(n => player(message.seats[n]))}${module?.Rivals && html`<${Safe} at=${message.ply}><${module.Rivals} message=${message} words=${words} props=${props} /><//>`}</ol>${props && html`<${RuleNotes} root=${list} message=${message} />`}`;
}

/** A line of the log: the one it is about as a disc and in bold. @param {{line: Happened, message: Message, href?: string, current?: boolean}} given */
export function Line({ line, message, href, current = false }) {
  const names = message.seats.map(s => /** @type {[number, string]} */ ([s.seat, s.name])).sort((a, b) => b[1].length - a[1].length);
  const self = t('self-words').split(' ').find(word => line.text.startsWith(`${word} `));
  const found = self && message.seat !== null ? /** @type {[number, string]} */ ([message.seat, self]) : names.find(([, n]) => n && (line.text.startsWith(`${n} `) || line.text.startsWith(`${n}:`)));
  const rest = found ? line.text.slice(found[1].length) : line.text;
  const body = html`${found ? seat(found[0], 's') : gi('sands-of-time')}<span>${found && html`<b>${found[1]}</b>`}${rest}</span>`;
  return html`<li class=${found ? '' : 'sys'} data-what=${line.what} aria-current=${current ? 'true' : undefined}>${href ? html`<a href=${href} title=${t('look-there')}>${body}</a>` : body}</li>`;
}

// What the table and the replay share: players, log, the game's board or a plain view of it.
import { Component, html, useEffect, useLayoutEffect, useMemo, useRef, useState } from './html.js';
import { once } from './api.js';
import { gi, seat } from './parts.js';
import { lang, moves } from './settings.js';
import { has, t } from './words.js';

/**
 * A game's module `/games/{id}/board.js`:
 *   Board({ message, names, pick, props, words, lang, tab, phone })  the board
 *   Panel({ message, seat, words })          optional: rows of a player's panel
 *   Picture({ piece, words })                optional: a small picture of a piece, for the options
 *   phases(message, words)                   optional: {round, list: [text], now}; else view.round, view.phase and the words phase-1 ...
 *   tabs(words, message)                     optional: [{id, icon, label}], the boards a phone shows one at a time (tab)
 * A game without it is played by its options and a plain view.
 */
const boards = new Map();
export function useBoard(game) {
  const [module, setModule] = useState(null);
  useEffect(() => {
    if (!game) return undefined;
    let here = true;
    if (!boards.has(game)) {
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = `/games/${game}/board.css`;
      const styled = new Promise(done => { sheet.onload = sheet.onerror = done; });
      document.head.append(sheet);
      boards.set(game, Promise.all([import(`/games/${game}/board.js`), styled]).then(([found]) => found).catch(error => { console.warn(`${game} has no board here:`, error); return {}; }));
    }
    boards.get(game).then(found => here && setModule(found));
    return () => { here = false; };
  }, [game]);
  return module;
}
export function useWords(game) {
  const [words, setWords] = useState({});
  useEffect(() => { if (game) once(`/api/games/${game}/words?lang=${lang.value}`).then(setWords).catch(() => {}); }, [game, lang.value]);
  return words;
}
export function useMedia(query) {
  const media = useMemo(() => matchMedia(query), [query]);
  const [on, setOn] = useState(media.matches);
  useEffect(() => { const see = () => setOn(media.matches); media.addEventListener('change', see); return () => media.removeEventListener('change', see); }, [media]);
  return on;
}

/** The round and its phases: the module's own, or what view and words say by their names (round, phase; phase-1, ...). */
export function phasesOf(module, message, words) {
  const own = module?.phases?.(message, words);
  if (own) return { ...own, round: typeof own.round === 'number' ? (own.round > 0 ? html`${t('round')} <b>${own.round}</b>` : null) : own.round };
  const { round, phase } = message.view || {};
  const list = [];
  while (words[`phase-${list.length + 1}`]) list.push(words[`phase-${list.length + 1}`]);
  if (!Number.isInteger(round) || round < 1) return null;
  return { round: html`${t('round')} <b>${round}</b>`, list, now: Number.isInteger(phase) ? phase - 1 : -1 };
}
/** The parts of a board that a phone leads to. */
export const tabsOf = (module, words, message) => module?.tabs?.(words, message) || (module?.SECTIONS || []).map(s => ({ id: s.id, icon: s.icon, label: words[`${s.word}.short`] || words[s.word] || s.id })) || [];
export function showSection(id) {
  requestAnimationFrame(() => {
    const part = document.getElementById(id);
    const fold = part?.closest('details');
    if (fold) fold.open = true;
    part?.scrollIntoView({ block: 'start', behavior: moves() ? 'smooth' : 'auto' });
  });
}

/** A fault in a game's drawing must not take the table away: then the plain view stands in. */
class Safe extends Component {
  constructor() { super(); this.state = { fault: null, at: null }; }
  static getDerivedStateFromError(fault) { return { fault }; }
  componentDidCatch(fault) { console.error(fault); this.setState({ fault, at: this.props.at }); }
  render({ children, instead, at }, { fault, at: when }) {
    if (fault && when !== null && when !== at) this.setState({ fault: null, at: null });
    return fault ? instead ?? null : children;
  }
}

/** A view as nested lists: for games that have no board yet. */
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

/** The board of the game; pieces that changed their place are seen to travel. */
export function BoardFrame({ module, message, names, pick, props, words, tab, phone }) {
  const frame = useRef(null);
  const places = useRef(new Map());
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const now = new Map();
    const twice = new Set();
    for (const piece of box.querySelectorAll('[data-piece]')) {
      const id = piece.dataset.piece;
      if (now.has(id)) { twice.add(id); continue; }
      const r = piece.getBoundingClientRect();
      now.set(id, { piece, x: r.left + scrollX, y: r.top + scrollY, w: r.width });
    }
    const before = places.current;
    const travel = moves() && before.size > 0;
    for (const [id, at] of now) {
      const was = before.get(id);
      if (twice.has(id) || !was || !at.w) continue;
      const dx = was.x - at.x, dy = was.y - at.y;
      if (Math.hypot(dx, dy) < 6 || Math.hypot(dx, dy) > 1600) continue;
      if (travel && !at.piece.hasAttribute('transform')) at.piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: `${dx / 2}px ${dy / 2 - 14}px`, offset: 0.5 }, { translate: '0 0' }], { duration: 320, easing: 'cubic-bezier(.2,.7,.2,1)' });
    }
    for (const id of twice) now.delete(id);
    places.current = now;
  }, [message?.ply, module, tab]);
  if (!module || !message) return html`<div class="board" ref=${frame}></div>`;
  return html`<div class="board ${module.Board ? '' : 'bare'}" ref=${frame} data-game=${message.game}>${module.Board
    ? html`<${Safe} at=${`${message.ply} ${tab}`} instead=${html`<${Plain} value=${message.view} />`}><${module.Board} message=${message} names=${names} pick=${pick} props=${props} words=${words} lang=${lang.value} tab=${tab} phone=${phone} /><//>`
    : html`<section class="plate bareview" tabIndex="0" aria-label=${message.title}><h2 class="cap">${message.title}</h2><${Plain} value=${message.view} /></section>`}</div>`;
}

const role = s => (s.kind === 'bot' ? `${t('kind-bot')}${s.level ? ` · ${has(`level-${s.level}`) ? t(`level-${s.level}`) : s.level}` : ''}` : s.kind === 'open' ? t('free-seat') : s.you ? t('you') : s.online ? t('online') : t('away'));

/** Everybody at the table: name, kind, points, whose turn. */
export function Players({ message, module, words, calm = false, manage }) {
  const asked = new Set(message.over ? [] : message.to_act);
  return html`<ol class="players" data-n=${message.seats.length} aria-label=${t('players')}>${message.seats.map(s => html`<li class="pl ${asked.has(s.seat) ? (calm ? 'act' : 'now') : ''} ${s.you ? 'me' : ''} ${s.kind === 'person' && !s.online && !s.you ? 'gone' : ''}" key=${s.seat}>
    <div class="ph">${seat(s.seat, 'l')}<span class="pn"><b>${s.name}</b><span>${role(s)}${asked.has(s.seat) ? html` · <em>${calm ? t('to-act') : s.seat === message.seat ? t('your-turn-small') : t('thinks')}</em>` : ''}</span></span><span class="pv num" aria-label=${t('points-n', { n: message.scores?.[s.seat] ?? 0 })}>${message.scores?.[s.seat] ?? ''}</span></div>
    ${module?.Panel && html`<${Safe} at=${message.ply}><${module.Panel} message=${message} seat=${s.seat} words=${words} lang=${lang.value} /><//>`}
    ${manage && s.kind === 'person' && !s.online && !s.you && message.seat !== null && !message.over && html`<button class="btn small" onClick=${() => manage(s.seat, 'bot')}>${gi('vintage-robot')}${t('bot-instead')}</button>`}
    ${manage && (s.kind === 'bot' || s.away) && s.you && html`<button class="btn small" onClick=${() => manage(s.seat, 'me')}>${gi('meeple')}${t('take-back-seat')}</button>`}</li>`)}</ol>`;
}

/** A line of the log: the one it is about as a disc and in bold. */
export function Line({ line, message, href, current = false }) {
  const names = message.seats.map(s => [s.seat, s.name]).sort((a, b) => b[1].length - a[1].length);
  const self = t('self-words').split(' ').find(word => line.text.startsWith(`${word} `));
  const found = self && message.seat !== null ? [message.seat, self] : names.find(([, n]) => n && (line.text.startsWith(`${n} `) || line.text.startsWith(`${n}:`)));
  const rest = found ? line.text.slice(found[1].length) : line.text;
  const body = html`${found ? seat(found[0], 's') : gi('sands-of-time')}<span>${found && html`<b>${found[1]}</b>`}${rest}</span>`;
  return html`<li class=${found ? '' : 'sys'} aria-current=${current ? 'true' : undefined}>${href ? html`<a href=${href} title=${t('look-there')}>${body}</a>` : body}</li>`;
}

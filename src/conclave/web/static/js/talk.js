// What was said and what happened at a table.
import { html, useEffect, useRef, useState } from './html.js';
import { post } from './api.js';
import { gi, seat } from './parts.js';
import { Line } from './table-parts.js';
import { t } from './words.js';

/**
 * @typedef {import('./types').Message} Message
 * @typedef {import('./types').Happened} Happened
 */

/** @param {{message: Message, id: string}} given */
export function Talk({ message, id }) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState('');
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => { if (list.current) list.current.scrollTop = list.current.scrollHeight; }, [message.chat.length]);
  const say = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText('');
    setWrong('');
    try { await post(`/api/matches/${id}/chat`, { text: said }); } catch (error) { setText(said); setWrong(/** @type {Error} */ (error).message); }
  };
  return html`<section class="talk" aria-label=${t('talk')}>${message.chat.length > 0 && html`<ol ref=${list} tabIndex="0">${message.chat.map(c => html`<li>${c.seat === null ? gi('eyeball') : seat(c.seat, 's')}<span><b>${c.name}</b> ${c.text}</span></li>`)}</ol>`}
    ${wrong && html`<p class="trouble" role="alert">${gi('cancel')}<span>${wrong}</span></p>`}
    <form class="say" onSubmit=${say}>${gi('talk')}<input value=${text} maxlength="500" placeholder=${t('say')} aria-label=${t('say')} onInput=${(/** @type {any} */ e) => setText(e.currentTarget.value)} /></form></section>`;
}

/**
 * What happened since one's last turn: what the server told when the turn came, and what one has done since.
 * @param {Message | null} message
 * @returns {Happened[]}
 */
export function useSince(message) {
  const kept = useRef(/** @type {{match: string, seat: number | null, mine: boolean, lines: Happened[]}} */ ({ match: '', seat: null, mine: false, lines: [] }));
  if (!message) return [];
  const now = kept.current;
  const mine = message.seat !== null && message.to_act.includes(message.seat) && !message.over;
  const told = message.events.filter(e => e.text);
  const fresh = now.match !== message.match || now.seat !== message.seat || !now.lines.length;
  const turn = /** @type {any} */ (message.view)?.turn;
  const going = mine && now.mine && (turn === undefined || turn === message.seat);
  if (fresh || !going) {
    // a page that was opened in the middle of one's turn knows no more than the log
    const few = told.length > 2 ? told : message.log.filter(l => l.text).slice(-12);
    kept.current = { match: message.match, seat: message.seat, mine, lines: mine ? few : told };
  } else {
    const stay = now.lines.filter(l => l.ply <= message.ply), last = stay.at(-1)?.ply ?? -1;
    const known = new Set(stay.map(l => `${l.ply} ${l.text}`)); // a hint is told of at a ply that is known already
    const lines = [...stay, ...told.filter(e => e.ply >= last && e.ply <= message.ply && !known.has(`${e.ply} ${e.text}`))];
    kept.current = { ...now, mine, lines };
  }
  return kept.current.lines;
}

/** What happened: since one's last turn, or all of it. Each line leads to its position. @param {{message: Message, id: string, since: Happened[], whole: boolean, setWhole: (on: boolean) => void}} given */
export function Log({ message, id, since, whole, setWhole }) {
  const mine = message.seat !== null && message.to_act.includes(message.seat) && !message.over;
  const brief = !whole && since.length > 0;
  const lines = brief ? since : message.log.filter(l => l.text);
  const shown = whole ? lines : lines.slice(-40);
  return html`<section class="log" aria-label=${t('log')}><h2 class="cap">${brief ? (mine ? t('since') : t('lately')) : t('log')}</h2>
    <div class="lines" tabIndex="0"><ol>${shown.map(line => html`<${Line} line=${line} message=${message} href=${`/replay/${id}?ply=${line.ply}`} />`)}</ol></div>
    <button class="more" onClick=${() => setWhole(!whole)}>${whole ? t('since-only') : t('whole-log')}</button></section>`;
}

/** The same on small screens, where the log is elsewhere: folded to its last line. @param {{message: Message, id: string, since: Happened[]}} given */
export function Since({ message, id, since }) {
  const last = since.findLast(e => e.seat !== undefined && e.seat >= 0 && e.seat !== message.seat) ?? since.at(-1);
  if (!last) return null;
  return html`<details class="since"><summary><b>${t('since')}</b> <span>${last.text}</span></summary><div class="log"><ol>${since.slice(-40).map(line => html`<${Line} line=${line} message=${message} href=${`/replay/${id}?ply=${line.ply}`} />`)}</ol></div></details>`;
}

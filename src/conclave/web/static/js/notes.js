// Parchment notes: why something is refused, and the rule behind a thing on the board.
import { html, useEffect, useRef, useState } from './html.js';
import { once } from './api.js';
import { SIGN, sh } from './parts.js';
import { lang } from './settings.js';
import { plain, t } from './words.js';

/**
 * @typedef {import('./types').Refused} Refused
 * @typedef {import('./types').Message} Message
 * @typedef {{entry: Refused, thing: Element, at: DOMRect, held: boolean}} WhyNote
 * @typedef {{left: number, top: number, arrow: 'down' | 'right' | 'left', tip: number}} Place
 */

/** Whether a thing still stands on the page, so that a note can point at it. @param {Element} thing */
export const visible = thing => { const { width, height } = thing.getBoundingClientRect(); return width + height > 0; };

/** Where a note about a thing points: at the edge of the column of options, so that it hides none of them. @param {Element} thing */
export function spot(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const column = thing.closest('.right')?.getBoundingClientRect(), sheet = thing.closest('.sheet')?.getBoundingClientRect();
  return new DOMRect(column ? column.left : left, sheet ? sheet.top : top, column ? column.width : width, height);
}

/** Beside a thing where there is room; on a phone above it. @param {HTMLElement} box @param {DOMRect} of @returns {Place} */
function placed(box, of) {
  const w = box.offsetWidth, h = box.offsetHeight, gap = 16;
  const middle = of.left + of.width / 2;
  if (innerWidth < 640) return { left: 12, top: Math.max(10, of.top - h - 14), arrow: 'down', tip: Math.min(innerWidth - 62, Math.max(8, middle - 24)) };
  const top = Math.min(innerHeight - h - 12, Math.max(56, of.top + of.height / 2 - 70));
  const tip = Math.max(14, Math.min(h - 36, of.top + of.height / 2 - top - 11));
  if (of.left - w - gap > 8) return { left: of.left - w - gap, top, arrow: 'right', tip };
  return { left: Math.min(innerWidth - w - 8, of.right + gap), top, arrow: 'left', tip };
}

/** A note goes with the thing it is about. @param {{thing: Element, at: DOMRect, cls?: string, id: string, hold: () => void, leave: () => void, close: () => void, children?: any}} given */
function Note({ thing, at: of, cls = '', id, hold, leave, close, children }) {
  const note = useRef(/** @type {HTMLElement | null} */ (null));
  const [at, setAt] = useState(/** @type {Place | null} */ (null));
  useEffect(() => { if (note.current) setAt(placed(note.current, of)); }, [of]);
  useEffect(() => { if (!visible(thing)) close(); });
  return html`<div class="why card ${cls} ${at ? at.arrow : 'unplaced'}" id=${id} role="note" ref=${note} style=${at ? { left: `${at.left}px`, top: `${at.top}px` } : {}} onMouseEnter=${hold} onMouseLeave=${leave}>
    <i class="tip" style=${at ? (at.arrow === 'down' ? { left: `${at.tip}px` } : { top: `${at.tip}px` }) : {}}></i>${children}</div>`;
}

/** A text in which the numbers of rules lead to them. @param {string} text @param {string} book */
export const told = (text, book) => plain(text).split(/\b([A-Z]{1,3}\d+[a-z]?)\b/).map((part, k) => (k % 2 ? html`<a href=${`${book}#${part}`}>${part}</a>` : part));

/** Why something is refused. @param {{why: WhyNote, message: Message, close: () => void, hold: () => void}} given */
export function Why({ why, message, close, hold }) {
  const { entry } = why;
  const book = `/rules/${message.game}?from=${encodeURIComponent(message.match)}`;
  return html`<${Note} thing=${why.thing} at=${why.at} id="why" hold=${hold} leave=${() => !why.held && close()} close=${close}>
    <a class="seal" href=${`${book}#${entry.rule}`} tabIndex="-1">${entry.rule}</a>
    <div><h3>${entry.label}</h3><p>${told(entry.reason, book)}</p><p class="why-more"><a href=${`${book}&why=${encodeURIComponent(plain(entry.reason))}#${entry.rule}`}>${t('read-rule', { rule: entry.rule })}</a></p></div>
    <button class="close" aria-label=${t('close')} onClick=${close}>${sh(SIGN.cross)}</button><//>`;
}

/** A long rule is told up to the end of a sentence. @param {string} text */
const brief = text => {
  if (text.length <= 280) return text;
  const end = text.slice(0, 280).lastIndexOf('. ');
  return end > 90 ? text.slice(0, end + 1) : `${text.slice(0, 270)} …`;
};

/**
 * The rules behind the things on a board: whoever points at an element with data-rule, focuses it or taps it, reads the rule.
 * data-tip may say first what the thing is.
 * @param {{root: {current: Element | null}, message: Message}} given
 */
export function RuleNotes({ root, message }) {
  const [note, setNote] = useState(/** @type {{rule: string, tip: string, thing: Element, at: DOMRect} | null} */ (null));
  const [book, setBook] = useState(/** @type {Map<string, string>} */ (new Map()));
  const later = useRef(0);
  const hide = () => { clearTimeout(later.current); later.current = setTimeout(() => setNote(null), 200); };
  useEffect(() => {
    const box = root.current;
    if (!box) return undefined;
    /** @param {Event} event */
    const at = event => {
      const thing = /** @type {Element} */ (event.target).closest?.('[data-rule]');
      return thing && box.contains(thing) && !thing.closest('[data-refused]') ? thing : null;
    };
    /** @param {Event} event @param {number} wait */
    const show = (event, wait) => {
      const thing = at(event);
      if (!thing) { if (event.type !== 'click') hide(); return; }
      const rule = thing.getAttribute('data-rule') ?? '', tip = thing.getAttribute('data-tip') ?? '';
      clearTimeout(later.current);
      later.current = setTimeout(() => {
        if (!visible(thing)) return;
        /** @type {Promise<import('./types').RulesPage>} */ (once(`/api/games/${message.game}/rules?lang=${lang.value}`)).then(page => setBook(new Map(page.rules.map(r => [r.id, r.text]))), () => {});
        setNote({ rule, tip, thing, at: thing.getBoundingClientRect() });
      }, wait);
    };
    // only a pointer that moves asks: a thing that comes to lie under one at rest does not
    let pointed = /** @type {Element | null} */ (null);
    const over = (/** @type {Event} */ e) => { const thing = at(e); if (thing !== pointed) { pointed = thing; show(e, 420); } };
    const leave = () => { pointed = null; hide(); };
    const focus = (/** @type {Event} */ e) => show(e, 0);
    const tap = (/** @type {Event} */ e) => { if (!/** @type {Element} */ (e.target).closest?.('[role=button], button, a, summary, input')) show(e, 0); };
    const escape = (/** @type {KeyboardEvent} */ e) => { if (e.key === 'Escape') setNote(null); };
    const away = (/** @type {Event} */ e) => { if (!/** @type {Element} */ (e.target).closest?.('.why, [data-rule]')) setNote(null); };
    box.addEventListener('mousemove', over);
    box.addEventListener('mouseleave', leave);
    box.addEventListener('focusin', focus);
    box.addEventListener('focusout', hide);
    box.addEventListener('click', tap);
    addEventListener('keydown', escape);
    addEventListener('click', away);
    return () => {
      clearTimeout(later.current);
      box.removeEventListener('mousemove', over);
      box.removeEventListener('mouseleave', leave);
      box.removeEventListener('focusin', focus);
      box.removeEventListener('focusout', hide);
      box.removeEventListener('click', tap);
      removeEventListener('keydown', escape);
      removeEventListener('click', away);
    };
  }, [root.current, message.game, lang.value]);
  useEffect(() => { clearTimeout(later.current); setNote(null); }, [message.ply]);
  if (!note) return null;
  const pages = `/rules/${message.game}?from=${encodeURIComponent(message.match)}`, href = `${pages}#${note.rule}`;
  return html`<${Note} thing=${note.thing} at=${note.at} cls="told-rule" id="told-rule" hold=${() => clearTimeout(later.current)} leave=${hide} close=${() => setNote(null)}>
    <a class="seal" href=${href} tabIndex="-1" aria-label=${t('read-rule', { rule: note.rule })}>${note.rule}</a>
    <div>${note.tip && html`<h3>${note.tip}</h3>`}<p>${told(brief(plain(book.get(note.rule) ?? '')), pages)}</p><p class="why-more"><a href=${href}>${t('read-rule', { rule: note.rule })}</a></p></div><//>`;
}

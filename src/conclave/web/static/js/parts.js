// Small parts every page is made of: icons, seats, the mark, the sky.
import { html, useEffect, useRef } from './html.js';

/** An icon of the house by its Game-Icons name. With a title it is a picture, without it is decoration. @param {string} name */
export const gi = (name, cls = '', title = '') => title
  ? html`<svg class="gi ${cls}" role="img" aria-label=${title}><use href=${`#gi-${name}`} /></svg>`
  : html`<svg class="gi ${cls}" aria-hidden="true"><use href=${`#gi-${name}`} /></svg>`;
/** The same inside a drawing, centred at x, y. @param {string} name @param {number} x @param {number} y @param {number} s */
export const giAt = (name, x, y, s, attrs = {}) =>
  html`<use href=${`#gi-${name}`} x=${(x - s / 2).toFixed(1)} y=${(y - s / 2).toFixed(1)} width=${s} height=${s} ...${attrs} />`;

/** Drawn signs: arrows, crosses, the transport's. @param {string} d */
export const sh = (d, cls = 'line') => html`<svg class="sh ${cls}" viewBox="0 0 20 20" aria-hidden="true"><path d=${d} /></svg>`;
/** @type {Record<'right' | 'left' | 'cross' | 'down' | 'tick' | 'plus' | 'minus' | 'first' | 'prev' | 'play' | 'pause' | 'next' | 'last' | 'back' | 'fwd', string>} */
export const SIGN = {
  right: 'M4 10h12M11 5l5 5-5 5', left: 'M12 4l-6 6 6 6', cross: 'M5 5l10 10M15 5L5 15', down: 'M4 7l6 6 6-6', tick: 'M4 11l4 4 8-10', plus: 'M10 4v12M4 10h12', minus: 'M4 10h12',
  first: 'M3 3h3v14h-3zM17 3v14l-10-7z', prev: 'M15 3v14l-11-7z', play: 'M5 2l13 8-13 8z', pause: 'M4 3h4v14h-4zM12 3h4v14h-4z', next: 'M5 3v14l11-7z', last: 'M14 3h3v14h-3zM3 3v14l10-7z', back: 'M10 3v14l-8-7zM18 3v14l-8-7z', fwd: 'M10 3v14l8-7zM2 3v14l8-7z',
};

/** Seats in order: a colour and a sigil, always together. */
export const SEATS = ['moon', 'flame', 'leaf', 'key', 'sun', 'star'];
/** @type {Record<string, string>} */
const SIGIL = { sun: 'sun', moon: 'moon', flame: 'small-fire', leaf: 'solid-leaf', star: 'polar-star', key: 'key' };
/** @param {number} n */
export const seatKey = n => SEATS[n % SEATS.length];
/** The disc of a seat; `n` is its number. @param {number} n */
export const seat = (n, cls = '') => html`<span class="seat ${cls}" data-seat=${seatKey(n)}>${gi(SIGIL[seatKey(n)])}</span>`;
/** The disc of somebody who plays without a seat. @param {string} icon */
export const rival = (icon, cls = '') => html`<span class="seat rival ${cls}">${gi(icon)}</span>`;
/** The disc of a seat inside a drawing. @param {number} n @param {number} x @param {number} y @param {number} r */
export const seatAt = (n, x, y, r) => html`<g class="seat-svg"><circle cx=${x.toFixed(1)} cy=${y.toFixed(1)} r=${r} fill="var(--seat-${seatKey(n)})" stroke="#0b1315" stroke-width="1.5" />${giAt(SIGIL[seatKey(n)], x, y, r * (seatKey(n) === 'leaf' ? 1.08 : 1.3), { fill: 'var(--seat-ink)', color: 'var(--seat-ink)' })}</g>`;

const five = [0, 1, 2, 3, 4].map(i => (-90 + i * 72) * Math.PI / 180);
export const mark = html`<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true"><circle cx="16" cy="16" r="14" /><circle cx="16" cy="16" r="5.2" />${five.map(a => html`<circle cx=${(16 + 9.6 * Math.cos(a)).toFixed(2)} cy=${(16 + 9.6 * Math.sin(a)).toFixed(2)} r="2.1" fill="currentColor" stroke="none" />`)}</svg>`;

/** A point on a circle. @param {number} cx @param {number} cy @param {number} r @param {number} deg @returns {[number, number]} */
export const P = (cx, cy, r, deg) => [cx + r * Math.cos(deg * Math.PI / 180), cy + r * Math.sin(deg * Math.PI / 180)];
/** @param {number[][]} list */
export const pts = list => list.map(p => p.map(v => v.toFixed(1)).join(',')).join(' ');
/** Numbers that look random and are always the same. @param {number} seed */
export function lots(seed) { return () => (seed = (seed * 16807) % 2147483647) / 2147483647; }

/** The faint star chart under everything. */
export function Sky() {
  const r = lots(77);
  const line = (/** @type {number} */ R1, /** @type {number} */ R2, /** @type {number} */ a) => { const [x, y] = P(1130, 120, R1, a), [u, v] = P(1130, 120, R2, a); return `M${x.toFixed(1)} ${y.toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}`; };
  let d = '';
  for (let i = 0; i < 72; i++) d += line(430, i % 6 ? 438 : 452, i * 5);
  for (let i = 0; i < 12; i++) d += line(180, 720, i * 30 + 8);
  return html`<svg class="sky" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><g class="sky-lines">${[180, 300, 430, 570, 720].map(R => html`<circle cx="1130" cy="120" r=${R} />`)}<path d=${d} /></g><g class="sky-stars">${Array.from({ length: 60 }, () => html`<circle cx=${(r() * 1440).toFixed(0)} cy=${(r() * 900).toFixed(0)} r=${(r() * 1.1 + 0.3).toFixed(1)} />`)}</g></svg>`;
}

/** One of several that is not a move: pills in a well.
 * @param {{label: string, value: any, options: {value: any, body: any, title?: string, label?: string, off?: boolean}[], choose: (value: any) => void, cls?: string}} given */
export function Pills({ label, value, options, choose, cls = 'kinds' }) {
  const group = useRef(/** @type {HTMLElement | null} */ (null));
  const step = (/** @type {KeyboardEvent} */ event, /** @type {number} */ at) => {
    const by = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 })[event.key];
    if (!by) return;
    event.preventDefault();
    let next = at;
    do { next = (next + by + options.length) % options.length; } while (options[next].off && next !== at);
    choose(options[next].value);
    /** @type {HTMLElement | undefined} */ (group.current?.querySelectorAll('[role=radio]')[next])?.focus();
  };
  return html`<div class=${cls} role="radiogroup" aria-label=${label} ref=${group}>${options.map((o, at) => html`<button type="button" role="radio" aria-checked=${String(o.value === value)} tabIndex=${o.value === value ? 0 : -1} title=${o.title} aria-label=${o.label} onClick=${() => choose(o.value)} onKeyDown=${(/** @type {KeyboardEvent} */ e) => step(e, at)}>${o.body}</button>`)}</div>`;
}

/** Something that is on or off, with what that means; `more` stands behind its name.
 * @param {{on: boolean, set: (on: boolean) => void, title: string, text: string, more?: any}} given */
export function Switch({ on, set, title, text, more }) {
  return html`<li class="orow"><label><input type="checkbox" role="switch" checked=${on} onChange=${e => set(e.currentTarget.checked)} /><span class="sw"></span><span><b>${title}</b>${more && html` ${more}`}<small>${text}</small></span></label></li>`;
}

/** A box that stands before the page: Escape and the cross close it, the focus stays inside. @param {{title: string, close: () => void, children?: any, cls?: string}} given */
export function Dialog({ title, close, children, cls = '' }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => { box.current?.showModal(); return () => box.current?.close(); }, []);
  return html`<dialog class="box1 plate ${cls}" ref=${box} aria-labelledby="dialog-title" onClose=${close} onClick=${e => e.target === box.current && close()}>
    <div class="box1-in"><header><h2 id="dialog-title">${title}</h2></header>${children}</div></dialog>`;
}

/** Weight as five dots. @param {number} n @param {string} label */
export const weight = (n, label) => html`<li><span class="wt" role="img" aria-label=${label}>${[1, 2, 3, 4, 5].map(k => html`<i class=${k <= n ? 'on' : ''}></i>`)}</span></li>`;

/** The icons, once in the page, so that a <use> finds them by name. */
export async function loadIcons() {
  const text = await (await fetch('/static/vendor/icons.svg')).text();
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.id = 'icons';
  holder.append(...new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('svg'));
  holder.firstElementChild?.setAttribute('aria-hidden', 'true');
  holder.className = 'icons';
  holder.hidden = false;
  document.body.prepend(holder);
}

// The options of a table: buttons in groups, refused ones dimmed, long series as a number to choose.
import { html, signal, useEffect, useLayoutEffect, useRef, useState } from './html.js';
import { diamond } from './hint.js';
import { SIGN, gi, sh } from './parts.js';
import { plain, t } from './words.js';

/**
 * @typedef {import('./types').Option} Option
 * @typedef {import('./types').Refused} Refused
 * @typedef {import('./types').Brief} Brief
 * @typedef {import('./types').Message} Message
 * @typedef {{name: string, open: Option[], shut: Refused[]}} Group
 * What a list of options needs of its page.
 * @typedef {{
 *   play: (option: {move: string, label: string}) => void, asking: {move: string} | null, look: (pieces: string[]) => void,
 *   tell: (entry: Refused | null, at?: Element, held?: boolean | 'soon') => void, why: {entry: Refused} | null,
 *   board: import('./types').Board | null, words: import('./types').Words, message: Message, phone: boolean, ranks: Map<string, number>,
 * }} Desk
 */

/** The number that stands in the stepper of a range now, or null: a board may show what it would mean. */
export const chosenNumber = signal(/** @type {number | null} */ (null));

/**
 * Groups in the order in which they come; refused moves stand with their like.
 * @param {Option[]} options
 * @param {Refused[]} refused
 * @returns {Group[]}
 */
export function grouped(options, refused) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  /** @param {string} name */
  const at = name => {
    const found = groups.get(name) ?? { name, open: [], shut: [] };
    groups.set(name, found);
    return found;
  };
  for (const o of options) if (o.group) at(o.group).open.push(o);
  for (const r of refused) at(r.group || '').shut.push(r);
  return [...groups.values()];
}

/** What a button does and shows, whether it plays or says why not. @param {Option | Refused} entry @param {Desk} desk @returns {Record<string, any>} */
function acts(entry, desk) {
  if (!('rule' in entry)) {
    return {
      'data-move': entry.move, 'aria-pressed': desk.asking?.move === entry.move ? 'true' : undefined, onClick: () => desk.play(entry),
      onMouseEnter: () => desk.look(entry.touches), onMouseLeave: () => desk.look([]), onFocus: () => desk.look(entry.touches), onBlur: () => desk.look([]),
    };
  }
  const shut = /** @type {Refused} */ (entry);
  /** @param {boolean | 'soon'} held */
  const show = held => (/** @type {any} */ event) => { if (held === true) event.stopPropagation(); desk.tell(shut, event.currentTarget, held); };
  return {
    'data-refused': entry.move, 'aria-disabled': 'true', 'aria-describedby': desk.why?.entry === shut ? 'why' : undefined,
    onClick: show(true), onMouseMove: show('soon'), onFocus: show(false), onMouseLeave: () => desk.tell(null), onBlur: () => desk.tell(null),
  };
}
/** The rank of a move that a hint names. @param {Option | Refused} entry @param {Desk} desk */
const rank = (entry, desk) => { const n = 'rule' in entry ? 0 : desk.ranks.get(entry.move); return n ? diamond(n) : null; };
/** @param {Option | Refused} entry */
const barred = entry => ('rule' in entry ? gi('cancel', 'bar2') : null);
/** What is read out. @param {Option | Refused} entry */
const spoken = entry => ('rule' in entry ? `${entry.label}, ${t('refused-by', { rule: /** @type {Refused} */ (entry).rule })}` : entry.label);
/** @param {Option | Refused} entry @param {Desk} desk */
const picture = ({ touches, move }, { board, words, message }) => (board?.Picture && touches?.[0] ? html`<${board.Picture} piece=${touches[0]} move=${move} words=${words} message=${message} />` : null);

/** One option as a row. @param {{entry: Option | Refused, desk: Desk, brief?: Brief | null}} given */
function Row({ entry, desk, brief }) {
  const price = brief ? null : /^(.*?)\s+(\d+)$/.exec(entry.label);
  const body = brief ? html`<span class="lb">${brief.name}${brief.small && html` <small>${brief.small}</small>`}</span>${brief.figure && html`<span class="cost">${brief.figure}</span>`}`
    : html`<span class="lb">${price ? html`${price[1]} <b class="num">${price[2]}</b>` : entry.label}</span>`;
  return html`<button class="btn wide opt ${entry.label.length > 34 && !brief ? 'long' : ''}" aria-label=${spoken(entry)} title=${brief ? entry.label : undefined} ...${acts(entry, desk)}>${picture(entry, desk)}${body}${rank(entry, desk)}${barred(entry)}</button>`;
}

/** Like things side by side: picture, name, figure. @param {{list: (Option | Refused)[], briefs: Brief[], desk: Desk}} given */
function Tiles({ list, briefs, desk }) {
  return html`<div class="tiles5" data-n=${Math.min(briefs.some(b => b.name.length > 9) ? 3 : 6, list.length)}>${list.map((entry, k) => html`<button class="btn tile" key=${entry.move} aria-label=${spoken(entry)} title=${entry.label} ...${acts(entry, desk)}>${picture(entry, desk)}<span>${briefs[k].name}</span>${briefs[k].figure && html`<b class="num">${briefs[k].figure}</b>`}${rank(entry, desk)}${barred(entry)}</button>`)}</div>`;
}
/** @param {{list: (Option | Refused)[], briefs: Brief[], desk: Desk}} given */
function BriefChips({ list, briefs, desk }) {
  return html`<div class="briefs">${list.map((entry, k) => html`<button class="btn chip" key=${entry.move} aria-label=${spoken(entry)} title=${entry.label} ...${acts(entry, desk)}>${picture(entry, desk)}${briefs[k].name && html`<span>${briefs[k].name}</span>`}${briefs[k].figure && html`<b class="num">${briefs[k].figure}</b>`}${rank(entry, desk)}${barred(entry)}</button>`)}</div>`;
}

/** Moves that differ in nothing but one number: the words once, the numbers as chips. @param {{label: string}[]} list */
const alike = list => {
  const parts = list.map(o => /^(\D+)(\d+)(\D*)$/.exec(o.label));
  const [first] = parts;
  return list.length > 2 && first && parts.every(p => p && p[1] === first[1] && p[3] === first[3]) ? /** @type {RegExpExecArray[]} */ (parts) : null;
};
/** @param {{list: (Option | Refused)[], parts: RegExpExecArray[], desk: Desk}} given */
function Chips({ list, parts, desk }) {
  return html`<div class="alike"><p>${parts[0][1]}${parts[0][3] && html`…${parts[0][3]}`}</p><div class="chips">${list.map((entry, k) => html`<button class="btn chip" key=${entry.move} aria-label=${spoken(entry)} ...${acts(entry, desk)}><b class="num">${parts[k][2]}</b>${rank(entry, desk)}${barred(entry)}</button>`)}</div></div>`;
}

/** Some refused moves of a group: one by one, or folded when they are many. @param {{list: Refused[], desk: Desk, briefs: (Brief | null)[], alone: boolean}} given */
function ShutList({ list, desk, briefs, alone }) {
  const [open, setOpen] = useState(false);
  if (!list.length) return null;
  const rows = () => list.map((entry, k) => html`<${Row} key=${entry.move} entry=${entry} desk=${desk} brief=${briefs[k]} />`);
  if (list.length < 4) return rows();
  return html`<button class="btn wide opt fold" aria-expanded=${String(open)} onClick=${() => setOpen(!open)}><span class="lb">${t(alone ? 'refused-all' : 'refused-n', { n: list.length })}</span>${gi('cancel', 'bar2')}${sh(SIGN.down)}</button>${open && rows()}`;
}

/** Does something stick out of an option, into its padding or its neighbour? @param {Element} option */
const sticks = option => {
  const { right } = option.getBoundingClientRect(), pad = parseFloat(getComputedStyle(option).paddingRight);
  return [...option.children].some(part => part.getBoundingClientRect().right > right - pad + 1.5);
};
/** Two columns, unless an option does not fit into its half. @param {HTMLElement | null} box */
function fit(box) {
  if (!box?.isConnected) return;
  box.classList.add('two');
  box.classList.toggle('two', ![...box.querySelectorAll(':scope > .opt')].some(sticks));
}
/** As `fit`, and again as soon as the letters have their shapes. @param {HTMLElement | null} box */
const fitted = box => { fit(box); if (document.fonts.status !== 'loaded') document.fonts.ready.then(() => fit(box)); };

/** About how many letters a figure is wide: a word, or pictures. @param {any} figure */
const wide = figure => figure?.length ?? (figure ? 5 : 0);
/** The options of a group in the form that suits them. @param {{group: Group, desk: Desk}} given */
export function GroupBody({ group, desk }) {
  const told = (/** @type {Option | Refused} */ o) => desk.board?.brief?.(o, desk.message, desk.words) ?? null;
  const { shut } = group, open = [...group.open].sort((a, b) => (told(a)?.at ?? 0) - (told(b)?.at ?? 0));
  const all = [...open, ...shut];
  const briefs = all.map(told);
  const form = briefs[0]?.as;
  const same = form && briefs.every(b => b?.as === form) ? /** @type {Brief[]} */ (briefs) : null;
  if (same && form === 'tile' && all.length <= 6) return html`<${Tiles} list=${all} briefs=${same} desk=${desk} />`;
  if (same && form === 'chip') return html`<${BriefChips} list=${all} briefs=${same} desk=${desk} />`;
  const parts = open.length ? alike(all) : null;
  if (parts) return html`<${Chips} list=${all} parts=${parts} desk=${desk} />`;
  const short = desk.phone || (open.length > 1 && all.every((o, k) => (briefs[k] ? briefs[k].name.length + wide(briefs[k].figure) < 17 : o.label.length < 23)));
  return html`<div class="rows ${short ? 'two' : ''}" key=${String(short)} ref=${short ? (/** @type {HTMLElement | null} */ box) => fitted(box) : null}>${open.map((entry, k) => html`<${Row} key=${entry.move} entry=${entry} desk=${desk} brief=${briefs[k]} />`)}<${ShutList} list=${shut} desk=${desk} briefs=${briefs.slice(open.length)} alone=${!open.length} /></div>`;
}

/** The kinds of moves of which none can be made now: a single one as the others are, several under a row that names them.
 * @param {{groups: Group[], desk: Desk, shown?: boolean}} given */
export function ShutGroups({ groups, desk, shown = false }) {
  const [open, setOpen] = useState(false);
  if (!groups.length) return null;
  const named = groups.filter(g => g.name), all = [...named, ...groups.filter(g => !g.name)], several = all.length > 1;
  /** @param {Group} g */
  const legend = g => g.name || (several ? t('refused-others') : shown ? '' : t('refused'));
  const kinds = () => all.map(g => html`<fieldset key=${g.name}>${legend(g) && html`<legend>${legend(g)}</legend>`}<${GroupBody} group=${g} desk=${desk} /></fieldset>`);
  if (shown || !several) return kinds();
  return html`<button class="btn wide opt fold" aria-expanded=${String(open)} onClick=${() => setOpen(!open)}><span class="lb">${t('refused')}<small>${all.map(legend).join(', ')}</small></span>${gi('cancel', 'bar2')}${sh(SIGN.down)}</button>${open && kinds()}`;
}

/** The kinds of moves as pills in a row, with those that cannot be made behind the last one. The chosen pill is in sight, and a faded
 * edge tells that there are more. Where there is no choice the name of the kind is enough. @param {{groups: Group[], shut: boolean, chosen: string | null, choose: (name: string) => void, ranks: Map<string, number>}} given */
export function GroupPills({ groups, shut, chosen, choose, ranks }) {
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  const fade = () => {
    const box = row.current;
    if (!box) return;
    box.classList.toggle('fade-left', box.scrollLeft > 2);
    box.classList.toggle('fade-right', box.scrollLeft + box.clientWidth < box.scrollWidth - 2);
  };
  useLayoutEffect(() => {
    const box = row.current, pill = box?.querySelector('[aria-pressed=true]');
    if (box && pill) {
      const at = pill.getBoundingClientRect(), seen = box.getBoundingClientRect(), edge = 40;
      box.scrollLeft += Math.min(at.left - seen.left - edge, Math.max(0, at.right - seen.right + edge));
    }
  }, [chosen, groups.length, ranks.size]);
  useLayoutEffect(fade);
  /** @param {Group} g */
  const diamonds = g => g.open.map(o => ranks.get(o.move)).filter(n => n !== undefined).map(n => diamond(n));
  if (groups.length === 1 && !shut) return html`<p class="kind1">${groups[0].name}</p>`;
  return html`<div class="gtabs" role="group" aria-label=${t('groups')} ref=${row} onScroll=${fade}>${groups.map(g => html`<button class="btn" key=${g.name} aria-pressed=${String(g.name === chosen)} onClick=${() => choose(g.name)}>${g.name}${g.name !== chosen && html`<span class="cnt">${g.open.length}</span>${diamonds(g)}`}</button>`)}
    ${shut && html`<button class="btn shut" key="" aria-pressed=${String(chosen === '')} onClick=${() => choose('')}>${gi('cancel', 'bar2')}${t('refused')}</button>`}</div>`;
}

/** A long series of moves, like bids: quick raises and any number. @param {{range: import('./types').Range, refused: Refused[], play: Desk['play'], busy: boolean}} given */
export function Range({ range, refused, play, busy }) {
  const [n, setN] = useState(range.low);
  useEffect(() => setN(range.low), [range.low, range.high, range.word]);
  const quick = [1, 2, 5, 10, 20].map(by => range.low + by).filter(v => v < range.high).slice(0, 4);
  const bad = !Number.isInteger(n) || n < range.low || n > range.high;
  useEffect(() => { chosenNumber.value = bad ? null : n; return () => { chosenNumber.value = null; }; }, [n, bad]);
  const shut = bad && refused.find(r => r.move.startsWith(`${range.word} `));
  const extra = range.price ? range.price.low - range.low : 0;
  /** @param {number} by */
  const step = by => setN(Math.min(range.high, Math.max(range.low, (Number.isInteger(n) ? n : range.low) + by)));
  const label = range.label.replace('{n}', String(n)).replace('{price}', String(Math.max(0, n + extra)));
  return html`<form class="range" onSubmit=${(/** @type {Event} */ e) => { e.preventDefault(); if (!bad) play({ move: `${range.word} ${n}`, label }); }}>
    <div class="stepper"><button type="button" class="btn" aria-label=${t('one-less')} aria-disabled=${String(n <= range.low)} onClick=${() => step(-1)}>${sh(SIGN.minus)}</button><input class="num" type="number" inputmode="numeric" aria-label=${t('number-of', { low: range.low, high: range.high })} min=${range.low} max=${range.high} value=${n} onInput=${(/** @type {any} */ e) => setN(e.currentTarget.value === '' ? NaN : Number(e.currentTarget.value))} /><button type="button" class="btn" aria-label=${t('one-more')} aria-disabled=${String(n >= range.high)} onClick=${() => step(1)}>${sh(SIGN.plus)}</button></div>
    <div class="chips quick">${quick.map(v => html`<button type="button" class="btn chip" key=${v} aria-pressed=${n === v ? 'true' : undefined} onClick=${() => setN(v)}><b class="num">${v}</b></button>`)}<button type="button" class="btn chip" aria-pressed=${n === range.high ? 'true' : undefined} onClick=${() => setN(range.high)}><span class="mini">${t('most')}</span><b class="num">${range.high}</b></button></div>
    ${bad && html`<p class="trouble" role="status">${gi('cancel')}<span>${shut && n > range.high ? plain(shut.reason) : t('between', { low: range.low, high: range.high })}</span></p>`}
    <button class="btn strike end" disabled=${busy || bad}>${bad ? range.label.replace('{n}', '').replace('{price}', '…') : label}</button></form>`;
}

// The win chance of every seat over a match. Lines by uPlot; the marks above them are drawn here, on the same axis as the slider.
import { html, useEffect, useLayoutEffect, useRef, useState } from './html.js';
import { percent } from './hint.js';
import { seatAt, seatKey } from './parts.js';
import { t } from './words.js';

/**
 * @typedef {import('./types').Analysis} Analysis
 * @typedef {import('./types').Seat} Seat
 */

/** How the lines of the others differ; one's own is solid and thicker. */
const DASHES = [[], [7, 3], [2, 3], [12, 4], [8, 3, 2, 3]];
/** Room round the plot: for the figures at the left, the discs at the right, the turning points above. */
const ROOM = { left: 34, right: 34, top: 30, bottom: 6 };
const SMALL = { left: 9, right: 9, top: 28, bottom: 4 };
/** The room for the number of a round. */
const NUMBER = 18;

/** The chances at a ply: those of the last decision before. @param {Analysis} found @param {number} ply */
export function chancesAt(found, ply) {
  return found.points.findLast(p => p.ply <= ply)?.chances ?? found.points[0]?.chances ?? null;
}

/** Where rounds begin, as far as it is known. @param {Analysis} found @returns {{round: number, ply: number}[]} */
export function roundsOf(found) {
  /** @type {{round: number, ply: number}[]} */
  const rounds = [];
  for (const { ply, round } of found.points) if (round !== null && round > 0 && round > (rounds.at(-1)?.round ?? 0)) rounds.push({ round, ply });
  return rounds;
}

/** Places in ascending order, moved apart until they have so much room, and within bounds. @param {number[]} places @param {number} room @param {number} low @param {number} high */
function apart(places, room, low, high) {
  const up = [...places], down = [...places];
  for (let k = 1; k < up.length; k++) up[k] = Math.max(up[k], up[k - 1] + room);
  for (let k = down.length - 2; k >= 0; k--) down[k] = Math.min(down[k], down[k + 1] - room);
  return places.map((_, k) => Math.max(low + k * room, Math.min(high - (places.length - 1 - k) * room, (up[k] + down[k]) / 2)));
}

let styled = false;
/** What graphs are drawn with, fetched when the first is drawn. */
async function plotter() {
  if (!styled) {
    styled = true;
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = '/static/vendor/uplot.css';
    document.head.append(sheet);
  }
  return (await import('./plot.js')).uPlot;
}

/** The width of an element, also when it changes. @param {{current: HTMLElement | null}} box */
function useWidth(box) {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const look = () => setWidth(Math.floor(box.current?.clientWidth ?? 0));
    const watch = new ResizeObserver(look);
    if (box.current) watch.observe(box.current);
    look();
    return () => watch.disconnect();
  }, []);
  return width;
}

/**
 * @param {{found: Analysis, last: number, ply: number, own: number | null, seats: Seat[], choose: (ply: number) => void, height: number, small?: boolean, children?: any}} given
 */
export function Graph({ found, last, ply, own, seats, choose, height, small = false, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const field = useRef(/** @type {HTMLElement | null} */ (null));
  const plot = useRef(/** @type {import('./plot.js').uPlot | null} */ (null));
  const width = useWidth(box);
  const room = small ? SMALL : ROOM;
  const highest = Math.max(0, ...found.points.flatMap(p => p.chances));
  const most = highest > 0.59 ? 100 : 60;
  const even = 100 / seats.length;
  const x = (/** @type {number} */ p) => room.left + (last ? p / last : 0) * (width - room.left - room.right);
  const y = (/** @type {number} */ v) => room.top + (most - v) / most * (height - room.top - room.bottom);
  const theme = document.documentElement.dataset.theme;
  const drawn = found.points.length;

  useEffect(() => {
    if (!width || !drawn) return undefined;
    let here = true;
    /** @type {import('./plot.js').uPlot | null} */
    let mine = null;
    plotter().then(uPlot => {
      if (!here || !field.current) return;
      const style = getComputedStyle(document.documentElement);
      const colour = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
      const order = seats.map(s => s.seat).sort((a, b) => Number(a === own) - Number(b === own)); // one's own line lies on top
      let other = 0;
      const lines = order.flatMap(s => [
        { stroke: colour('--plate'), width: 5, points: { show: false } },
        { stroke: colour(`--seat-${seatKey(s)}`), width: s === own ? 3 : 2, dash: s === own ? [] : DASHES[other++ % DASHES.length], points: { show: false } },
      ]);
      const line = colour('--line');
      mine = plot.current = new uPlot({
        width, height,
        padding: [room.top, room.right, room.bottom, small ? room.left : 0],
        cursor: { show: false }, legend: { show: false },
        scales: { x: { time: false, range: [0, Math.max(1, last)] }, y: { range: [0, most] } },
        axes: [{ show: false }, { show: !small, size: room.left, gap: 8, stroke: colour('--text-quiet'), font: `500 12px ${colour('--face-text')}`, splits: () => (most === 100 ? [0, 25, 50, 75, 100] : [0, 20, 40, 60]), grid: { stroke: line, width: 1 }, ticks: { show: false } }],
        series: [{}, ...lines],
      }, [[], ...lines.map(() => [])], field.current);
      const values = order.flatMap(s => { const row = found.points.map(p => 100 * p.chances[s]); return [row, row]; });
      mine.setData([found.points.map(p => p.ply), ...values]);
    });
    return () => { here = false; mine?.destroy(); plot.current = null; };
  }, [width, height, drawn, last, own, most, theme]);

  const now = chancesAt(found, ply);
  const judged = found.status === 'done' ? last : found.points.at(-1)?.ply ?? 0;
  const rounds = roundsOf(found);
  const click = (/** @type {MouseEvent} */ event) => {
    const left = box.current?.getBoundingClientRect().left ?? 0;
    choose(Math.max(0, Math.min(last, Math.round((event.clientX - left - room.left) / (width - room.left - room.right) * last))));
  };
  // discs at the ends of the lines keep apart
  const ends = now && found.status === 'done' && !small ? seats.map(s => ({ s: s.seat, at: y(100 * (found.points.at(-1)?.chances[s.seat] ?? 0)) })).sort((a, b) => a.at - b.at) : [];
  apart(ends.map(end => end.at), 20, 9, height - 9).forEach((at, k) => { ends[k].at = at; });
  // so do the turning points; the one looked at is drawn last
  const marks = apart(found.turns.map(turn => x(turn.ply)), 24, 11, width - 11);
  const turns = found.turns.map((turn, k) => ({ turn, n: k + 1, at: marks[k] })).sort((a, b) => Number(a.turn.ply === ply) - Number(b.turn.ply === ply));
  // the numbers of the first, the last and this round, and as many between them as there is room for
  const middle = (/** @type {number} */ k) => (x(rounds[k].ply) + x(rounds[k + 1]?.ply ?? last)) / 2;
  const inside = rounds.findLastIndex(r => r.ply <= ply);
  const named = (/** @type {number} */ every) => [...rounds.keys()].filter(k => rounds[k].round % every === 0);
  const every = [1, 2, 3, 5].find(n => named(n).every((k, at, all) => !at || middle(k) - middle(all[at - 1]) >= NUMBER)) ?? 10;
  /** @type {number[]} */
  const numbers = [];
  for (const k of [inside, 0, rounds.length - 1, ...named(every)]) if (k >= 0 && numbers.every(other => Math.abs(middle(k) - middle(other)) >= NUMBER)) numbers.push(k);
  const told = now ? t('chances-at', { n: ply, all: seats.map(s => `${s.name} ${percent(now[s.seat])}`).join(', ') }) : t('win-chance');
  return html`<div class="graphbox ${small ? 'small' : ''}" ref=${box}><div class="plotarea" ref=${field} style=${{ height: `${height}px` }}></div>
    ${width > 0 && html`<svg class="graph" width=${width} height=${height} viewBox="0 0 ${width} ${height}" role="img" aria-label=${told} onClick=${click}>
      ${rounds.slice(1).map(r => html`<path d="M${x(r.ply).toFixed(1)} ${room.top}V${height - room.bottom}" class="g-round" />`)}
      <path d="M${room.left} ${y(even).toFixed(1)}H${width - room.right}" class="g-line par" />
      ${judged < last && html`<rect x=${x(judged).toFixed(1)} y=${room.top} width=${Math.max(0, x(last) - x(judged)).toFixed(1)} height=${height - room.top - room.bottom} class="g-wait" />`}
      ${ends.map(({ s, at }) => seatAt(s, width - room.right + 17, at, 9))}
      <path d="M${x(ply).toFixed(1)} ${room.top}V${height}" class="s-head" />
      ${turns.map(({ turn, n, at }) => { const mark = at.toFixed(1); return html`<g class="g-turn ${turn.ply === ply ? 'on' : ''}" key=${turn.ply} onClick=${(/** @type {Event} */ e) => { e.stopPropagation(); choose(turn.ply); }}><path d=${`M${mark} 24L${x(turn.ply).toFixed(1)} ${room.top}V${y(100 * Math.max(turn.before, turn.after)).toFixed(1)}`} class="stem" /><path d=${`M${mark} 2l11 11-11 11-11-11z`} /><text x=${mark} y="17.6">${n}</text></g>`; })}
      ${now && seats.map(s => html`<circle cx=${x(ply).toFixed(1)} cy=${y(100 * now[s.seat]).toFixed(1)} r="4.5" fill="var(--seat-${seatKey(s.seat)})" stroke="#0b1315" stroke-width="1.5" />`)}</svg>`}
    ${children}
    ${rounds.length > 1 && width > 0 && html`<svg class="rounds" width=${width} height="26" viewBox="0 0 ${width} 26" aria-hidden="true">${rounds.map(r => html`<path d="M${x(r.ply).toFixed(1)} 0v8" class="s-tick" />`)}${numbers.map(k => html`<text x=${middle(k).toFixed(1)} y="20" class="g-num ${k === inside ? 'on' : ''}">${rounds[k].round}</text>`)}<path d="M${x(last).toFixed(1)} 0v8" class="s-tick" /></svg>`}</div>`;
}

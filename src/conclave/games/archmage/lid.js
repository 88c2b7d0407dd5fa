// The lid of the box.
import { html } from '/static/js/html.js';
import { P, giAt, pts } from '/static/js/parts.js';

const RING = [['#5f9e3f', 'plant-seed'], ['#c07f2b', 'gears'], ['#e0c541', 'scroll-unfurled'], ['#3f93c8', 'gem-pendant'], ['#7d6fa6', 'crossed-bones'], ['#c53d3d', 'drop']];

/** Six spheres that overlap round a tower, seven ovals for the planets. @param {string} id names what is drawn once and used again */
export function lid(id) {
  const c = /** @type {[number, number]} */ ([120, 128]), ink = '#1d2b33', paper = '#fbf3df';
  const at = (/** @type {number} */ r, /** @type {number} */ i) => P(...c, r, -90 + i * 60);
  const disc = (/** @type {number} */ i, /** @type {Record<string, any>} */ attrs) => { const [x, y] = at(51, i); return html`<circle cx=${x.toFixed(1)} cy=${y.toFixed(1)} r="49" ...${attrs} />`; };
  const lands = [[30, 40], [0, 88], [0, 170], [210, 40], [240, 88], [240, 170], [30, 218], [210, 218]].map(([x, y]) => html`<polygon points=${pts([0, 1, 2, 3, 4, 5].map(k => P(x, y, 26, k * 60)))} />`);
  return html`<defs><radialGradient id=${id} cx=".5" cy=".4" r=".8"><stop stop-color="#fbf3df" /><stop offset="1" stop-color="#e2cfa2" /></radialGradient></defs><rect width="240" height="320" fill=${`url(#${id})`} />
    <g fill="none" stroke="#8a6a34" stroke-width=".7" opacity=".5">${[112, 150, 192].map(r => html`<circle cx="120" cy="128" r=${r} />`)}<path d=${Array.from({ length: 24 }, (_, i) => `M${P(...c, 112, i * 15).map(v => v.toFixed(1)).join(' ')}L${P(...c, 240, i * 15).map(v => v.toFixed(1)).join(' ')}`).join('')} />${lands}</g>
    <g class="lid-mix">${RING.map(([colour], i) => disc(i, { fill: colour, opacity: 0.62 }))}</g>${RING.map((_, i) => disc(i, { fill: 'none', stroke: ink, 'stroke-width': 1.1 }))}
    ${RING.map(([, name], i) => giAt(name, ...at(76, i), 21, { color: ink, fill: ink }))}
    <circle cx="120" cy="128" r="25" fill=${paper} stroke=${ink} stroke-width="1.3" />${giAt('evil-tower', 120, 126, 38, { color: ink, fill: ink })}
    ${[3, 0, 5, null, 1, 4, 2].map((k, i) => html`<ellipse cx=${48 + i * 24} cy="249" rx="9.500" ry="6.500" fill=${k === null ? ink : paper} stroke=${ink} />${k !== null && html`<circle cx=${48 + i * 24} cy="249" r="4.200" fill=${RING[k][0]} />`}`)}
    <text x="120" y="303" class="lid-large" font-size="50" fill=${ink}>Archmage</text>`;
}

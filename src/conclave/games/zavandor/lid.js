// The lid of the box.
import { html } from '/static/js/html.js';
import { P, giAt, pts } from '/static/js/parts.js';

/** @param {string} kind @param {number} t */
const mix = (kind, t) => t < 0
  ? `color-mix(in oklab, var(--${kind}-lo) ${Math.round(-t * 100)}%, var(--${kind}))`
  : `color-mix(in oklab, var(--${kind}-hi) ${Math.round(t * 100)}%, var(--${kind}))`;
/** @param {number} n @param {number} cx @param {number} cy @param {number} r */
const ngon = (n, cx, cy, r) => Array.from({ length: n }, (_, i) => P(cx, cy, r, -90 + i * 360 / n));
/** @type {Record<string, {out: number[][], k: number, cy?: number}>} */
const OUTLINE = {
  opal: { out: ngon(14, 24, 24, 21), k: 0.62 },
  sapphire: { out: ngon(6, 24, 24, 21), k: 0.56 },
  emerald: { out: [[15, 3], [33, 3], [41, 11], [41, 37], [33, 45], [15, 45], [7, 37], [7, 11]], k: 0.56 },
  diamond: { out: [[24, 2], [35, 9], [46, 24], [35, 39], [24, 46], [13, 39], [2, 24], [13, 9]], k: 0.5 },
  ruby: { out: [[24, 46], [13, 36.5], [5, 22], [3, 7], [13.5, 4.5], [24, 4], [34.5, 4.5], [45, 7], [43, 22], [35, 36.5]], k: 0.5, cy: 20 },
};
/** A cut stone: facets between its outline and its table, lit from the upper left. @param {string} kind @param {number} x @param {number} y @param {number} s */
function stone(kind, x, y, s) {
  const { out, k, cy = 24 } = OUTLINE[kind];
  const table = out.map(([px, py]) => [24 + (px - 24) * k, cy + (py - cy) * k]);
  const light = (/** @type {number[][]} */ ...corners) => {
    const mx = corners.reduce((sum, p) => sum + p[0], 0) / corners.length - 24, my = corners.reduce((sum, p) => sum + p[1], 0) / corners.length - cy;
    return (-mx * 0.62 - my * 0.78) / (Math.hypot(mx, my) || 1) * 0.78;
  };
  return html`<svg x=${x - s / 2} y=${y - s / 2} width=${s} height=${s} viewBox="0 0 48 48">
    ${out.map((a, i) => { const j = (i + 1) % out.length, b = out[j]; return html`<polygon points=${pts([a, b, table[j], table[i]])} fill=${mix(kind, light(a, b, table[i], table[j]))} />`; })}
    <polygon points=${pts(table)} fill=${mix(kind, 0.32)} /><polygon points=${pts(out)} fill="none" stroke="#0009" stroke-width="1.4" stroke-linejoin="round" /></svg>`;
}

const SENTINELS = ['fire-dash', 'owl', 'fox-head', 'frog', 'unicorn', 'cat', 'gold-scarab', 'raven', 'salamander'];

/** Nine sentinels round the scepter, five gems below. @param {string} id names what is drawn once and used again @param {string} title its last word stands large */
export function lid(id, title) {
  const [, small, large] = /^(.*) (\S+)$/.exec(title) ?? ['', '', title];
  const c = /** @type {[number, number]} */ ([120, 126]);
  const gold = `url(#${id}g)`;
  return html`<defs><linearGradient id=${id} x2="0" y2="1"><stop stop-color="#120d30" /><stop offset=".55" stop-color="#2d1b5e" /><stop offset="1" stop-color="#54246b" /></linearGradient>
    <linearGradient id=${`${id}g`} x2="0" y2="1"><stop stop-color="#fff0c4" /><stop offset=".5" stop-color="#e4bd6c" /><stop offset="1" stop-color="#a9762c" /></linearGradient>
    <radialGradient id=${`${id}l`} cx=".5" cy=".395" r=".52"><stop stop-color="#b99cff" stop-opacity=".6" /><stop offset="1" stop-color="#b99cff" stop-opacity="0" /></radialGradient></defs>
    <rect width="240" height="320" fill=${`url(#${id})`} />
    ${Array.from({ length: 36 }, (_, i) => html`<polygon points=${pts([c, P(...c, 260, i * 10 + 3.4), P(...c, 260, i * 10 + 6.6)])} fill="#cdbcff" opacity=${i % 2 ? 0.05 : 0.1} />`)}
    <rect width="240" height="320" fill=${`url(#${id}l)`} />
    <g fill="none" stroke="#e4bd6c"><circle cx="120" cy="126" r="106" stroke-width=".7" opacity=".7" /><circle cx="120" cy="126" r="70" stroke-width=".7" opacity=".8" /><circle cx="120" cy="126" r="66.5" stroke-width="1.6" />
    <path stroke-width=".8" d=${Array.from({ length: 90 }, (_, i) => `M${P(...c, 66.5, i * 4).map(v => v.toFixed(1)).join(' ')}L${P(...c, i % 10 ? 63.5 : 60, i * 4).map(v => v.toFixed(1)).join(' ')}`).join('')} /></g>
    ${SENTINELS.map((name, i) => { const [x, y] = P(...c, 88, -90 + i * 40); return html`<circle cx=${x} cy=${y} r="16.5" fill="#1a1240" stroke=${gold} stroke-width="1.5" />${giAt(name, x, y, 20, { color: '#f3d894', fill: '#f3d894' })}`; })}
    ${giAt('winged-scepter', 120, 124, 104, { color: '#f4d48a', fill: '#f4d48a' })}
    <path d="M-10 228Q120 262 250 228V330H-10Z" fill="#130c2c" opacity=".82" /><path d="M-10 228Q120 262 250 228" fill="none" stroke="#e4bd6c" stroke-width="1.4" />
    ${Object.keys(OUTLINE).map((kind, i) => stone(kind, 120 + (i - 2) * 43, 244 - (i - 2) ** 2 * 3.4, 29))}
    <text x="120" y="278" class="lid-small" fill="#fbeecb">${small}</text><text x="120" y="309" class="lid-large" font-size="41" fill="#fbeecb">${large}</text>`;
}

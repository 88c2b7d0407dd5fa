// The lids of the boxes: each drawn from the geometry of its game. A game without one gets a lid with its name.
import { html } from './html.js';
import { giAt, lots, P, pts } from './parts.js';

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

let serial = 0;
const SENTINELS = ['fire-dash', 'owl', 'fox-head', 'frog', 'unicorn', 'cat', 'gold-scarab', 'raven', 'salamander'];

/** Nine sentinels round the scepter, five gems below. */
function zavandor() {
  const id = `lid${serial++}`, c = /** @type {[number, number]} */ ([120, 126]);
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
    <text x="120" y="278" class="lid-small" fill="#fbeecb">Das Zepter von</text><text x="120" y="309" class="lid-large" font-size="41" fill="#fbeecb">Zavandor</text>`;
}

const PYRAMID = [['wizard-face'], ['dragon-head', 'troll'], ['vampire-dracula', 'orc-head', 'centaur'], ['ghost', 'goblin-head', 'dwarf-face', 'fairy']];

/** A wizard and nine creatures, the ritual above the burning mountain. */
function firepeak() {
  const id = `lid${serial++}`, r = lots(12);
  /** @param {number} level @param {number} i @returns {[number, number]} */
  const at = (level, i) => [120 + (i - level / 2) * 37, 38 + level * 41];
  const bonds = PYRAMID.slice(1).flatMap((row, level) => row.flatMap((_, i) => [i - 1, i].filter(k => k >= 0 && k <= level).map(k => `M${at(level, k).join(' ')}L${at(level + 1, i).join(' ')}`)));
  const sparks = Array.from({ length: 46 }, () => { const x = 120 + (r() - 0.5) * 190, y = 30 + r() * 150, z = 1 + r() * 2.2; return html`<polygon points=${pts([[x, y - z * 1.6], [x + z, y], [x, y + z * 1.6], [x - z, y]])} fill="#ffd98a" opacity=${(0.3 + r() * 0.6).toFixed(2)} />`; });
  return html`<defs><linearGradient id=${id} x2="0" y2="1"><stop stop-color="#1b0a17" /><stop offset=".34" stop-color="#6a1722" /><stop offset=".56" stop-color="#d4481c" /><stop offset=".72" stop-color="#f6a43a" /></linearGradient>
    <radialGradient id=${`${id}g`} cx=".5" cy=".5" r=".5"><stop stop-color="#fff2b8" /><stop offset=".3" stop-color="#ffc355" stop-opacity=".9" /><stop offset="1" stop-color="#ff8a2b" stop-opacity="0" /></radialGradient>
    <linearGradient id=${`${id}t`} x2="0" y2="1"><stop stop-color="#12050a" stop-opacity="0" /><stop offset=".3" stop-color="#12050a" stop-opacity=".86" /><stop offset="1" stop-color="#12050a" stop-opacity=".95" /></linearGradient></defs>
    <rect width="240" height="320" fill=${`url(#${id})`} />
    ${Array.from({ length: 9 }, (_, i) => html`<path d=${`M${i * 4 - 20} ${70 + i * 14}Q${(60 + r() * 40).toFixed(1)} ${(50 + i * 15 + r() * 12).toFixed(1)} 120 ${74 + i * 13}T260 ${64 + i * 15}`} stroke="#ffb347" stroke-opacity=${(0.05 + i * 0.012).toFixed(3)} stroke-width="7" fill="none" />`)}
    <circle cx="120" cy="176" r="112" fill=${`url(#${id}g)`} />
    <polygon points="-30,330 96,186 112,192 124,186 132,192 146,185 270,330" fill="#2b0d10" /><polygon points="120,192 132,192 146,185 270,330 150,330" fill="#1a070b" /><polygon points="-30,330 60,228 78,246 40,330" fill="#3a1214" /><polygon points="96,186 112,192 104,214 88,224 74,212" fill="#4a1917" />
    <path d="M104 190l8 2 12-5 8 5 8-4-6 16 4 16-9 14 6 24-12 22 2 60h-14l4-52-12-26 9-20-10-16 5-18z" fill="#ff7a1f" /><path d="M112 192l10-4 7 5-4 18 3 18-8 14 5 22-10 26 1 40h-6l3-44-9-26 8-20-7-16 6-16z" fill="#ffd35c" />
    ${sparks}<path d=${bonds.join('')} fill="none" stroke="#ffe2a0" stroke-width="1.2" opacity=".8" />
    ${PYRAMID.flatMap((row, level) => row.map((name, i) => { const [x, y] = at(level, i), size = level ? 15 : 18, ink = level ? '#ffe7b3' : '#3a0f12'; return html`<polygon points=${pts([[x, y - size * 1.2], [x + size, y], [x, y + size * 1.2], [x - size, y]])} fill=${level ? '#2a0c14' : '#ffdf94'} stroke="#ffdf94" stroke-width="1.4" />${giAt(name, x, y, level ? 17 : 21, { color: ink, fill: ink })}`; }))}
    <rect y="238" width="240" height="82" fill=${`url(#${id}t)`} /><text x="120" y="270" class="lid-small" fill="#fff0cf">Das Ritual am</text><text x="120" y="305" class="lid-large" font-size="40" fill="#fff0cf">Feuergipfel</text>`;
}

/** A lid for a game that has none yet: the house's mark and the name. @param {string} title */
function plain(title) {
  const id = `lid${serial++}`, hue = [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 360;
  const words = title.split(' ');
  const size = Math.min(40, 330 / Math.max(...words.map(word => word.length)));
  return html`<defs><linearGradient id=${id} x2="0" y2="1"><stop stop-color=${`hsl(${hue} 45% 11%)`} /><stop offset="1" stop-color=${`hsl(${hue} 42% 28%)`} /></linearGradient></defs><rect width="240" height="320" fill=${`url(#${id})`} />
    <g fill="none" stroke="#e4bd6c">${[104, 74, 40].map(r => html`<circle cx="120" cy="124" r=${r} stroke-width="1.2" opacity=".8" />`)}<path d=${Array.from({ length: 72 }, (_, i) => `M${P(120, 124, 104, i * 5).map(v => v.toFixed(1)).join(' ')}L${P(120, 124, i % 6 ? 99 : 92, i * 5).map(v => v.toFixed(1)).join(' ')}`).join('')} /></g>
    ${[0, 1, 2, 3, 4].map(i => { const [x, y] = P(120, 124, 74, -90 + i * 72); return html`<circle cx=${x} cy=${y} r="13" fill=${`hsl(${hue} 45% 12%)`} stroke="#e4bd6c" stroke-width="1.4" />`; })}
    ${giAt('pointy-hat', 120, 122, 52, { color: '#f4d48a', fill: '#f4d48a' })}
    ${words.map((word, i) => html`<text x="120" y=${304 - (words.length - 1 - i) * size * 0.9} class="lid-large" font-size=${size} fill="#fbeecb">${word}</text>`)}`;
}

/** @type {Record<string, () => any>} */
const LIDS = { firepeak, zavandor };
/** @param {string} id @param {string} title */
export const cover = (id, title) => html`<svg class="cover" viewBox="0 0 240 320" aria-hidden="true" data-cover=${id}>${LIDS[id] ? LIDS[id]() : plain(title)}</svg>`;

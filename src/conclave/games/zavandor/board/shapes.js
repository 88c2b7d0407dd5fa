// Shapes that are our own: gems with facets, card backs, and the geometry they are made of.
import { html, render } from "/static/js/html.js";
import { P, pts } from "/static/js/parts.js";
import { GEM_OF } from "./box.js";

export { P, pts };
/** @param {number} n @param {number} x @param {number} y @param {number} r */
export const ngon = (n, x, y, r, turn = -90) => Array.from({ length: n }, (_, i) => P(x, y, r, turn + (i * 360) / n));
/** @param {number} v */
export const f1 = (v) => v.toFixed(1);
/** Engraved ticks on a circle, as one path. @param {number} x @param {number} y @param {number} n @param {number} outer @param {(k: number) => number} inner */
export const ticks = (x, y, n, outer, inner) => {
  let d = "";
  for (let k = 0; k < n; k++) {
    d += `M${P(x, y, outer, (k * 360) / n).map(f1)}L${P(x, y, inner(k), (k * 360) / n).map(f1)}`;
  }
  return d;
};

/** @type {Record<string, {out: number[][], k: number, turn?: number, cy?: number}>} */
const OUTLINES = {
  sapphire: { out: ngon(6, 24, 24, 21), k: 0.56 },
  emerald: { out: [[15, 3], [33, 3], [41, 11], [41, 37], [33, 45], [15, 45], [7, 37], [7, 11]], k: 0.56 },
  diamond: { out: [[24, 2], [35, 9], [46, 24], [35, 39], [24, 46], [13, 39], [2, 24], [13, 9]], k: 0.5, turn: 22.5 },
  ruby: {
    out: [[24, 46], [13, 36.5], [5, 22], [3, 7], [13.5, 4.5], [24, 4], [34.5, 4.5], [45, 7], [43, 22], [35, 36.5]],
    k: 0.5, cy: 20,
  },
};

/** A colour between the low, middle and high facet of a gem: t from -1 to 1. @param {string} kind @param {number} t */
const shade = (kind, t) => t < 0
  ? `color-mix(in oklab, var(--${kind}-lo) ${Math.round(-t * 100)}%, var(--${kind}))`
  : `color-mix(in oklab, var(--${kind}-hi) ${Math.round(t * 100)}%, var(--${kind}))`;

/** The facets of a gem under a lamp at the upper left. @param {string} kind */
function facets(kind) {
  const { out, k, turn = 0, cy = 24 } = OUTLINES[kind];
  const a = (turn * Math.PI) / 180;
  const inner = out.map(([px, py]) => {
    const x = px - 24, y = py - cy;
    return [24 + (x * Math.cos(a) - y * Math.sin(a)) * k, cy + (x * Math.sin(a) + y * Math.cos(a)) * k];
  });
  const light = (/** @type {number[][]} */ ...corners) => {
    const x = corners.reduce((s, p) => s + p[0], 0) / 3 - 24, y = corners.reduce((s, p) => s + p[1], 0) / 3 - cy;
    return ((-x * 0.62 - y * 0.78) / (Math.hypot(x, y) || 1)) * 0.78;
  };
  const sides = out.flatMap((p, i) => {
    const j = (i + 1) % out.length;
    return [
      html`<polygon points=${pts([p, out[j], inner[j]])} fill=${shade(kind, light(p, out[j], inner[j]))} />`,
      html`<polygon points=${pts([p, inner[j], inner[i]])} fill=${shade(kind, light(p, inner[j], inner[i]) * 0.7)} />`,
    ];
  });
  const lit = inner.filter((p) => (p[0] - 24) * 0.62 + (p[1] - cy) * 0.78 < 1);
  return html`${sides}<polygon points=${pts(inner)} fill=${shade(kind, 0.18)} />
    ${lit.length > 2 && html`<polygon points=${pts(lit)} fill="var(--${kind}-hi)" opacity=".38" />`}
    <polygon points=${pts(out)} fill="none" stroke="#0009" stroke-width="1.4" stroke-linejoin="round" />`;
}

/** The drawings of the gems; a <use> finds them by name. */
const drawings = () => html`<svg class="z-defs" width="0" height="0" aria-hidden="true"><defs>
  <radialGradient id="z-milk" cx=".35" cy=".3" r=".85"><stop offset="0" stop-color="#fff" /><stop offset=".55" stop-color="#f1e6f0" stop-opacity=".3" /><stop offset="1" stop-color="#9d87b8" stop-opacity=".75" /></radialGradient>
  <symbol id="z-gem-opal" viewBox="0 0 48 48"><circle cx="24" cy="24" r="20.5" fill="var(--opal)" /><circle cx="24" cy="24" r="20.5" fill="url(#z-milk)" />
    <path d="M9 27c4-9 9-3 13-8s9-8 16-3c-2 8-8 4-12 10s-10 9-17 1z" fill="#8fdcd0" opacity=".5" />
    <path d="M14 34c6-5 9 0 14-4s7-3 12-4c-3 8-9 13-16 13-4 0-8-2-10-5z" fill="#f2a9c4" opacity=".5" />
    <path d="M11 17c4-7 11-10 17-8-5 1-9 4-12 9-2 2-5 2-5-1z" fill="#fff" opacity=".85" />
    <circle cx="24" cy="24" r="20.5" fill="none" stroke="#0009" stroke-width="1.4" /></symbol>
  ${Object.keys(OUTLINES).map((kind) => html`<symbol id=${`z-gem-${kind}`} viewBox="0 0 48 48">${facets(kind)}</symbol>`)}
</defs></svg>`;

/** Lays the gems into the page, once: the board, the players' panels and the options draw with them. */
export function layGems() {
  if (document.getElementById("z-gems")) return;
  const holder = document.createElement("div");
  holder.id = "z-gems";
  holder.className = "z-defs";
  document.body.append(holder);
  render(drawings(), holder);
}

/** @param {string} kind */
export const gem = (kind, size = 22) =>
  html`<svg class="z-gem" width=${size} height=${size} aria-hidden="true"><use href=${`#z-gem-${kind}`} /></svg>`;
/** @param {string} kind @param {number} x @param {number} y @param {number} s */
export const gemAt = (kind, x, y, s) =>
  html`<use href=${`#z-gem-${kind}`} x=${f1(x - s / 2)} y=${f1(y - s / 2)} width=${s} height=${s} />`;
/** The back of an energy card: its colour and the silhouette of its gem. @param {string} colour */
export const back = (colour) => html`<svg class="z-back ${colour}" viewBox="0 0 14 19" aria-hidden="true"><rect x=".5" y=".5" width="13" height="18" rx="2" /><use href=${`#z-gem-${GEM_OF[colour]}`} x="1.5" y="4" width="11" height="11" /></svg>`;

/** Rays round something great. @param {string} cls @param {number} w @param {number} h @param {number} x @param {number} y @param {number} r @param {number} n @param {number} half */
export const rays = (cls, w, h, x, y, r, n, half) => html`<svg class=${cls} viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMinYMid slice" aria-hidden="true">${Array.from({ length: n }, (_, k) => html`<polygon points=${pts([[x, y], P(x, y, r, (k * 360) / n - half), P(x, y, r, (k * 360) / n + half)])} />`)}</svg>`;

// Hexes with a flat top, in axial coordinates: where they lie, their corners, how far and in which direction something is.

/** @typedef {[number, number]} Point */
const ROOT = Math.sqrt(3);

/** The middle of a hex whose sides are s long. @param {number} q @param {number} r @param {number} s @returns {Point} */
export const middle = (q, r, s) => [1.5 * s * q, ROOT * s * (r + q / 2)];

/** The corners of a hex, from the right one on. @param {Point} at @param {number} s @returns {Point[]} */
export const corners = ([x, y], s) => [0, 1, 2, 3, 4, 5].map(k => [x + s * Math.cos(k * Math.PI / 3), y + s * Math.sin(k * Math.PI / 3)]);

/** How many steps apart two hexes are. @param {{q: number, r: number}} a @param {{q: number, r: number}} b */
export const apart = (a, b) => Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));

const POINTS = /** @type {const} */ (['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne']);
/** The point of the compass in which a hex lies, seen from another. @param {{q: number, r: number}} from @param {{q: number, r: number}} to */
export function bearing(from, to) {
  const [x, y] = middle(to.q - from.q, to.r - from.r, 1);
  return POINTS[(Math.round(Math.atan2(y, x) / (Math.PI / 4)) + 8) % 8];
}

/** The box round some hexes. @param {Point[]} middles @param {number} s @param {number} [rim] */
export function around(middles, s, rim = 0) {
  const xs = middles.map(([x]) => x), ys = middles.map(([, y]) => y);
  const x = Math.min(...xs) - s - rim, y = Math.min(...ys) - s * ROOT / 2 - rim;
  return { x, y, w: Math.max(...xs) + s + rim - x, h: Math.max(...ys) + s * ROOT / 2 + rim - y };
}

/** A smooth way through some points, as the d of a path. @param {Point[]} way */
export function smooth(way) {
  const f = (/** @type {number} */ n) => n.toFixed(1);
  let d = `M${f(way[0][0])} ${f(way[0][1])}`;
  for (let k = 0; k < way.length - 1; k++) {
    const before = way[k - 1] ?? way[k], a = way[k], b = way[k + 1], after = way[k + 2] ?? b;
    d += `C${f(a[0] + (b[0] - before[0]) / 6)} ${f(a[1] + (b[1] - before[1]) / 6)} ${f(b[0] - (after[0] - a[0]) / 6)} ${f(b[1] - (after[1] - a[1]) / 6)} ${f(b[0])} ${f(b[1])}`;
  }
  return d;
}

// The pieces of Archmage as drawings: hexes, Mages, towers, followers, wards, tokens, fires, the Warlord.
import { html } from "/static/js/html.js";
import { corners, middle } from "/static/js/hexes.js";
import { giAt, P, pts, seatAt, seatKey } from "/static/js/parts.js";
import { RACES } from "./box.js";
import { icon } from "./icons.js";

/** @typedef {import("/static/js/hexes.js").Point} Point */
/** The side of a hex. */
export const SIDE = 54;
/** @param {{q: number, r: number}} h @returns {Point} */
export const spot = (h) => middle(h.q, h.r, SIDE);
/** @param {Point} at @param {number} inset @returns {string} */
export const outline = (at, inset) => pts(corners(at, SIDE - inset));

/** Textures of the lands, so that colour is never alone. */
export const textures = () => html`<defs>
  <pattern id="a-tx-grove" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M3 5l2-4 2 4zM9 11l2-4 2 4z" class="a-tx" /></pattern>
  <pattern id="a-tx-ruins" width="16" height="10" patternUnits="userSpaceOnUse"><path d="M0 .5H16M0 5.500H16M4 .5V5.500M12 5.500V10" class="a-txl" /></pattern>
  <pattern id="a-tx-library" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 1H6" class="a-txl" /></pattern>
  <pattern id="a-tx-mine" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V8" class="a-txl" /></pattern>
  <pattern id="a-tx-crypt" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M4 2V8M2 4H6M11 9V15M9 11H13" class="a-txl" /></pattern>
  <pattern id="a-tx-town" width="12" height="10" patternUnits="userSpaceOnUse"><path d="M0 5L6 1L12 5" class="a-txl" /></pattern>
  <pattern id="a-tx-camp" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.100" class="a-tx" /></pattern></defs>`;

/** An enclave: a ring in the colours of the spheres that its race teaches. @param {Point} at @param {string} race @param {string} cls */
function enclave([x, y], race, cls) {
  const spheres = RACES[race], half = (/** @type {number} */ side) => `M${x} ${y - 31}A31 31 0 0 ${side} ${x} ${y + 31}`;
  const ring = spheres.length === 1 ? html`<circle cx=${x} cy=${y} r="31" class="a-ring s-${spheres[0]}" />`
    : html`<path d=${half(0)} class="a-ring s-${spheres[0]}" /><path d=${half(1)} class="a-ring s-${spheres[1]}" />`;
  return html`<polygon points=${outline([x, y], 1.5)} class="a-hx ${cls}" />${ring}<circle cx=${x} cy=${y} r="26" fill="#0a1c21" />${giAt(icon(race), x, y, 36, { class: `a-face s-${spheres[0]}` })}`;
}
/** The back of a hex: brass lines; an Outpost has a banner and a double line. @param {Point} at @param {boolean} outpost */
function back(at, outpost) {
  const [x, y] = at, inner = corners(at, SIDE - 30), outer = corners(at, SIDE - 9);
  const spokes = inner.map(([a, b], k) => `M${a.toFixed(1)} ${b.toFixed(1)}L${outer[k][0].toFixed(1)} ${outer[k][1].toFixed(1)}`).join("");
  return html`<polygon points=${outline(at, 1.5)} class="a-hx a-back" /><polygon points=${outline(at, 9)} class="a-bk" />${outpost ? html`<polygon points=${outline(at, 14)} class="a-bk" />` : null}<polygon points=${outline(at, 30)} class="a-bk" /><path d=${spokes} class="a-bk" />${outpost ? giAt(icon("outpost"), x, y, 22, { class: "a-bki" }) : null}`;
}
/** What a hex shows. @param {any} h */
export function ground(h) {
  const at = spot(h), [x, y] = at;
  if (h.face === null) return back(at, h.kind === "outpost");
  if (h.kind === "cursed_tower") return html`<polygon points=${outline(at, 1.5)} class="a-hx a-curse" /><polygon points=${outline(at, 7)} class="a-in" />${giAt(icon("cursed_tower"), x, y, 58, { class: "a-evil" })}`;
  if (RACES[h.face]) return enclave(at, h.face, h.kind === "outpost" ? "a-wild" : "a-city");
  return html`<polygon points=${outline(at, 1.5)} class="a-hx l-${h.face}" /><polygon points=${outline(at, 1.5)} fill=${`url(#a-tx-${h.face})`} /><polygon points=${outline(at, 5)} class="a-in" />${giAt(icon(h.face), x, y - 15, 38, { class: "a-land" })}`;
}

/** A Mage: the disc of the seat under a hat. @param {number} n @param {number} x @param {number} y */
export function mage(n, x, y) {
  const fill = `var(--seat-${seatKey(n)})`;
  return html`<path d=${`M${x - 17} ${y - 7}Q${x} ${y - 14} ${x + 17} ${y - 7}L${x + 4} ${y - 12}Q${x + 5} ${y - 26} ${x + 10} ${y - 31}Q${x - 2} ${y - 31} ${x - 9} ${y - 11}Z`} fill=${fill} class="a-rim" />${seatAt(n, x, y, 13.5)}<path d=${`M${x - 17} ${y - 7}Q${x} ${y - 14} ${x + 17} ${y - 7}Q${x} ${y - 1} ${x - 17} ${y - 7}Z`} fill=${fill} class="a-rim" />`;
}
/** A Mage Tower: a battlement in the colour of the seat. @param {number} n @param {number} x @param {number} y */
export const tower = (n, x, y) => html`<g class="a-keep"><path d=${`M${x - 15} ${y + 17}V${y - 10}h-3v-12h7v5h5v-5h12v5h5v-5h7v12h-3V${y + 17}z`} fill=${`var(--seat-${seatKey(n)})`} class="a-rim" />${seatAt(n, x, y + 3, 10)}</g>`;
/** A Ward: a parchment shield. @param {number} x @param {number} y */
export const ward = (x, y) => html`<path d=${`M${x - 7} ${y - 7}h14v7q0 7-7 10q-7-3-7-10z`} class="a-ward" />`;
/** A spell token: a round with its picture; a Wellspring tells whose it is. @param {string} kind @param {number} x @param {number} y @param {number | null} owner */
export const token = (kind, x, y, owner) => html`<g class="a-token t-${kind}"><circle cx=${x} cy=${y} r="14" />${giAt(icon(kind), x, y, 20)}${kind === "wellspring" && owner !== null ? seatAt(owner, x + 11, y + 9, 6.5) : null}</g>`;
/** An Inflame token. @param {number} x @param {number} y */
export const fire = (x, y) => html`<g class="a-fire"><circle cx=${x} cy=${y} r="14" />${giAt(icon("inflame"), x, y, 21)}</g>`;

const TURN = /** @type {Record<string, number>} */ ({ n: -90, ne: -30, se: 30, s: 90, sw: 150, nw: 210 });
/** An arrow from the middle of something. @param {Point} at @param {number} from @param {number} to @param {string} direction */
export function arrow([x, y], from, to, direction) {
  const deg = TURN[direction], tip = P(x, y, to, deg), left = P(x, y, to - 11, deg - 9), right = P(x, y, to - 11, deg + 9);
  return html`<path d=${`M${P(x, y, from, deg).map((n) => n.toFixed(1)).join(" ")}L${P(x, y, to - 8, deg).map((n) => n.toFixed(1)).join(" ")}`} class="a-shaft" /><polygon points=${pts([tip, left, right])} class="a-tip" />`;
}
/** The Warlord: a helmet on a dark shield, and where he looks. @param {Point} at @param {string} direction */
export const warlord = ([x, y], direction) => html`${arrow([x, y], 20, 50, direction)}<circle cx=${x} cy=${y} r="21" class="a-lord" />${giAt(icon("warlord"), x, y, 30, { class: "a-helm" })}`;
/** A compass rose that points one way. @param {string} direction */
export const rose = (direction) => html`<svg class="a-rose" viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="21" />${Object.keys(TURN).map((d) => html`<path d=${`M${P(24, 24, 16, TURN[d]).join(" ")}L${P(24, 24, 21, TURN[d]).join(" ")}`} />`)}<polygon points=${pts([P(24, 24, 19, TURN[direction]), P(24, 24, 9, TURN[direction] + 115), P(24, 24, 3, TURN[direction] + 180), P(24, 24, 9, TURN[direction] - 115)])} class="a-tip" /></svg>`;

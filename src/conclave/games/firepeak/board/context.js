// Everything the parts of the board ask for, in one place.
import { basics } from "/static/js/basics.js";
import { html } from "/static/js/html.js";
import { gi } from "/static/js/parts.js";
import { icon } from "./icons.js";

/** What decides a contest, as events name it. */
const DECIDED = ["clash", "raid_rolled", "wash_rolled", "converts"];

/** @param {{message: any, names?: string[], words: Record<string, string>, props?: any, phone?: boolean}} given */
export function context(given) {
  const c = basics(given);
  const { view, word, title } = c;
  const options = given.message.options ?? [];
  const faults = new Map();
  for (const fault of view.faults) {
    faults.set(`${fault.seat}:${fault.spot}`, fault);
    if (fault.rule !== "F21") for (const spot of fault.others) if (!faults.has(`${fault.seat}:${spot}`)) faults.set(`${fault.seat}:${spot}`, { ...fault, part: true });
  }
  return {
    ...c, faults,
    /** A question with few answers makes them glow; the menu of a whole turn does not. */
    question: c.asked && options.length > 0 && !c.moves.has("end"),
    targets: new Map(view.targets.map((/** @type {any} */ t) => [`${t.seat}:${t.spot}`, t])),
    fresh: Boolean(view.duel && given.message.events.some((/** @type {any} */ e) => DECIDED.includes(e.what))),
    creature: (/** @type {string} */ name) => title(`creature-${name}`),
    spell: (/** @type {string} */ name) => title(`spell-${name}`),
    clan: (/** @type {string | null} */ name) => (name ? word(`clan-${name}.brief`) || word(`clan-${name}`) : word("board-no-clan")),
  };
}
/** @typedef {ReturnType<typeof context>} Context */

/** A picture. @param {string} name @param {string} [cls] @param {string} [title] */
export const pic = (name, cls = "", title = "") => gi(icon(name), cls, title);
/** A clan's badge. @param {string | null} clan */
export const badge = (clan) => (clan ? gi(icon(clan), "f-badge") : null);

/** A die with its pips, framed in the colour of who rolls; not rolled yet: dashed. @param {number | null} n @param {string} colour */
export function die(n, colour) {
  if (!n) return html`<svg class="f-die open" viewBox="0 0 54 54" aria-hidden="true"><rect x="3" y="3" width="48" height="48" rx="10" stroke=${`var(--seat-${colour})`} /><use href=${`#gi-${icon("die")}`} x="13" y="13" width="28" height="28" /></svg>`;
  const at = { 1: "11", 2: "0022", 3: "001122", 4: "00022022", 5: "0002112022", 6: "000102202122" }[n] ?? "";
  const pips = [...at.matchAll(/(\d)(\d)/g)].map(([, x, y]) => [15 + 12 * Number(x), 15 + 12 * Number(y)]);
  return html`<svg class="f-die" viewBox="0 0 54 54" aria-hidden="true"><rect x="3" y="3" width="48" height="48" rx="10" stroke=${`var(--seat-${colour})`} />${pips.map(([x, y]) => html`<circle cx=${x} cy=${y} r="4.6" />`)}</svg>`;
}

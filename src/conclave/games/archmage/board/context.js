// Everything the parts of the board ask for, in one place.
import { basics } from "/static/js/basics.js";
import { gi } from "/static/js/parts.js";
import { apart, bearing } from "/static/js/hexes.js";
import { SPELLS, SPHERES } from "./box.js";
import { icon } from "./icons.js";

const TOWER = { q: 0, r: 0 };
/** Questions that are a menu and make nothing glow by themselves. */
const MENUS = ["journey", "journeys_end"];

/** @param {{message: any, names?: string[], words: Record<string, string>, props?: any, phone?: boolean}} given */
export function context(given) {
  const c = basics(given);
  const { view, title, names } = c;
  /** A text of the board; of one thing it may have words of its own. @type {typeof c.say} */
  const say = (key, figures = {}) => c.say(figures.n === 1 && c.word(`board-${key}.one`) ? `${key}.one` : key, figures);
  const alone = view.players.length === 1;
  const hexes = new Map(view.land.map((/** @type {any} */ h) => [h.cell, h]));
  const walking = c.asked && view.asked === "journey" && view.turn === c.seat;
  const reach = new Map(walking ? view.reach.map((/** @type {any} */ r) => [r.cell, r]) : []);
  const face = (/** @type {any} */ h) => title(`face-${h.face ?? h.kind}`);
  const seat = (/** @type {number} */ n) => (n === c.seat ? say("you") : names[n]);
  /** A spell of one's own that is pointed at, on the board or among the options. */
  const pointed = c.me?.book.find((/** @type {any} */ card) => c.seen(`spell:${c.seat}:${card.spell}`).chosen) ?? null;
  return {
    ...c, say, hexes, reach, walking, pointed, face,
    /** A question with few answers makes them glow; the menu of a Journey does not. */
    question: c.asked && !MENUS.includes(view.asked),
    aims: new Set(pointed?.aims ?? []),
    spell: (/** @type {string} */ name) => title(`spell-${name}`),
    /** What a spell does: its effect, a brief one, a hint; alone four of them do something else. @param {string} name @param {"effect" | "brief" | "hint"} form */
    does: (name, form) => (alone && c.word(`spell-${name}.${form}-solo`)) || c.word(`spell-${name}.${form}`),
    /** What stands in the rulebook about a spell, for `ruled`. @param {string} name */
    law: (name) => (alone && c.word(`spell-${name}.effect-solo`) ? "alone" : name),
    /** How long a spell holds. @param {string} name */
    holds: (name) => c.word(`duration-${alone ? SPELLS[name].duration_alone : SPELLS[name].duration}`),
    sphere: (/** @type {string} */ name) => title(`sphere-${name}`),
    relic: (/** @type {string} */ name) => title(`relic-${name}`),
    /** Some relics: 2 Seeds. @param {string} relic @param {number} n */
    some: (relic, n) => `${n} ${title(`relic-${relic}`)}`,
    /** The relic that a land yields. @param {string} land */
    landRelic: (land) => SPHERES.find((s) => s.land === land)?.relic ?? "",
    /** Who: you, or a name. */
    who: seat,
    /** Where a hex lies, as one would say it. @param {any} h */
    where: (h) => (h.q === 0 && h.r === 0 ? say("in-the-middle") : say("from-tower", { n: apart(TOWER, h), direction: c.word(`bearing-${bearing(TOWER, h)}`) })),
    payment: (/** @type {Record<string, number>} */ paid) => Object.entries(paid).map(([relic, n]) => `${n} ${title(`relic-${relic}`)}`).join(", "),
  };
}
/** @typedef {ReturnType<typeof context>} Context */

/** A picture. @param {string} name @param {string} [cls] @param {string} [label] */
export const pic = (name, cls = "", label = "") => gi(icon(name), cls, label);
/** The relic of a sphere as a coloured round. @param {string} sphere @param {string} [cls] */
export const relicOf = (sphere, cls = "") => gi(icon(sphere), `a-relic ${cls} s-${sphere}`);

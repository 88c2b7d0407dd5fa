// What is printed on the pieces of Archmage, as the server reads it from the rules. Nothing here decides anything.
import { get } from "/static/js/api.js";

/** @typedef {{place: string, level: string, points: number, cost: number, spheres: string[], parents: string[], duration: string, duration_alone: string, rule: string}} Printed */
const BOX = await get("/api/games/archmage/box");

/** In the order of the ring. @type {{sphere: string, relic: string, race: string, land: string | null}[]} */
export const SPHERES = BOX.spheres;
/** @type {string[]} */
export const LANDS = BOX.lands;
/** The spheres that a race teaches. @type {Record<string, string[]>} */
export const RACES = BOX.races;
/** @type {Record<string, Printed>} */
export const SPELLS = BOX.spells;
/** Movement points of a Journey. @type {number} */
export const JOURNEY = BOX.journey;
/** What entering costs by spell token. @type {Record<string, number>} */
export const TOLL = BOX.toll;
/** The spell that lies at a place. @type {Record<string, string>} */
export const AT = Object.fromEntries(Object.entries(SPELLS).map(([spell, { place }]) => [place, spell]));
/** The sphere of a relic. @type {Record<string, string>} */
export const SPHERE_OF = Object.fromEntries(SPHERES.map(({ sphere, relic }) => [relic, sphere]));
/** The relic of a sphere. @type {Record<string, string>} */
export const RELIC_OF = Object.fromEntries(SPHERES.map(({ sphere, relic }) => [sphere, relic]));
/** Where a cell of the table lies, also one where no hex does: columns have letters, and are counted from the top. @param {string} cell */
export function cellAt(cell) {
  const q = cell.charCodeAt(0) - 97 - BOX.reach;
  return { cell, q, r: Number(cell.slice(1)) - 1 + Math.max(-BOX.reach, -BOX.reach - q) };
}

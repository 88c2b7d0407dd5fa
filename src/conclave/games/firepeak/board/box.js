// What is printed on the cards of Firepeak, as the server reads it from the rules. Nothing here decides anything.
import { get } from "/static/js/api.js";

/**
 * @typedef {{clan: string, least: number}} CostSymbol
 * @typedef {{type: string, rule: string, cost: CostSymbol[]}} Printed
 */
const BOX = await get("/api/games/firepeak/box");

/** Clans with their wizard, their enemy and their creatures by strength. @type {Record<string, {wizard: string, enemy: string, creatures: string[]}>} */
export const CLANS = BOX.clans;
/** @type {Record<string, Printed>} */
export const SPELLS = BOX.spells;
/** The positions in order, with the level they lie in and who leads them. @type {Record<string, {level: number, leaders: string[]}>} */
export const POSITIONS = BOX.positions;
/** Positions below the wizard. @type {string[]} */
export const FIRST = BOX.first;
/** Creatures that complete a structure. @type {number} */
export const ENOUGH = BOX.enough;
/** The rows of a structure, as letters. @type {string[][]} */
export const ROWS = [1, 2, 3].map((level) => Object.keys(POSITIONS).filter((p) => POSITIONS[p].level === level));

/** Clan and strength of a card, from its kind: `twil-3`; summoned beings have none. @param {string} kind */
export function card(kind) {
  const [clan, strength] = kind.split("-");
  return CLANS[clan] ? { clan, strength: Number(strength), name: CLANS[clan].creatures[Number(strength) - 1] }
    : { clan: null, strength: kind.startsWith("titan") ? 5 : 1, name: kind.replace("2", "") };
}

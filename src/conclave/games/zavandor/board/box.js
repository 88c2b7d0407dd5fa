// What is printed on the pieces of Zavandor, as the server reads it from the rules. Nothing here decides anything.
import { get } from "/static/js/api.js";

/**
 * @typedef {{percent?: number, dust?: number, gem?: string, cards?: string, discount?: number, slots?: number}} Gives
 * @typedef {{limit: number, costs: number[], gives: (Gives | null)[]}} Area
 */
const BOX = await get("/api/games/zavandor/box");

/** @type {string[]} */
export const GEMS = Object.keys(BOX.gems);
/** @param {string} gem @returns {number} */
export const gemPoints = (gem) => BOX.gems[gem].points;
/** @type {string[]} */
export const COLOURS = Object.keys(BOX.colours);
/** The gem whose silhouette a colour's cards bear. @type {Record<string, string>} */
export const GEM_OF = Object.fromEntries(COLOURS.map((colour) => [colour, BOX.colours[colour].gem]));
/** What a concentrated energy is worth. @type {Record<string, number>} */
export const LUMP = Object.fromEntries(COLOURS.map((colour) => [colour, BOX.colours[colour].lump]));
/** @type {number} */
export const LUMP_WEIGHT = BOX.lumpWeight;
/** @type {string[]} */
export const CHARACTERS = BOX.characters;
/** @type {number[]} */
export const STONES = BOX.stones;
/** Slots of the spiral, and of each thing that adds some. @type {Record<"spiral" | "belt" | "wand" | "accumulation", number>} */
export const SLOTS = BOX;
/** @type {string[]} */
export const SENTINELS = BOX.sentinels;
/** @type {number} */
export const SENTINEL_MINIMUM = BOX.sentinelMinimum;
/** @type {number} */
export const SENTINEL_POINTS = BOX.sentinelPoints;
/** @type {number} */
export const LAST_SENTINEL = BOX.lastSentinel;
/** @type {number} */
export const SURCHARGE_FROM = BOX.surchargeFrom;
/** Artifacts: the letter of their deck and their points. @type {Record<string, {deck: string, points: number}>} */
export const ARTIFACTS = BOX.artifacts;
/** Areas of knowledge: what entering does to the hand limit, the cost of each step, what each level gives. @type {Record<string, Area>} */
export const AREAS = BOX.areas;
/** @type {number} */
export const AREA_POINTS = BOX.areaPoints;
/** @type {number} */
export const TOP = BOX.top;

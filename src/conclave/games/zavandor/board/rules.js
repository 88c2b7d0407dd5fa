// Which numbered rule stands behind what one sees. A test holds that every number is in the rulebook.
import { ruling } from "/static/js/basics.js";

/** @type {Record<string, string>} */
export const RULE = {
  opal: "Z38", sapphire: "Z38", emerald: "Z39", diamond: "Z40", ruby: "Z41",
  "area-gems": "Z60", "area-flow": "Z28", "area-fire": "Z61", "area-sages": "Z62", "area-artifacts": "Z65", "area-accumulation": "Z66",
  spellbook: "Z87", runestone: "Z88", ball: "Z89", belt: "Z90", mirror: "Z91", crystal: "Z94", elixir: "Z95", mask: "Z96",
  wand: "Z97", chalice: "Z98", cloak: "Z99", talisman: "Z100",
  phoenix: "Z105", owl: "Z106", fox: "Z107", toad: "Z108", unicorn: "Z109", tomcat: "Z110", scarab: "Z111", raven: "Z112",
  salamander: "Z113",
  points: "Z118", order: "Z14", supply: "Z37", offer: "Z67", deck: "Z9", sentinels: "Z104", ending: "Z121", knowledge: "Z51",
  limit: "Z59", slots: "Z45", pentagon: "Z43a", stones: "Z54", hand: "Z30", card: "Z23", lump: "Z25", dust: "Z36a", weight: "Z114",
  aside: "Z63", income: "Z21", opals: "Z22", groups: "Z25", pay: "ZA32", keep: "ZA33", bidding: "Z70", passed: "Z71", price: "Z73",
  discount: "Z86", means: "ZA6", character: "Z2",
};
/** Why a position makes an object dearer or cheaper. @param {number | null} position @param {boolean} sentinel */
export const surchargeRule = (position, sentinel) => (sentinel ? "Z84" : position === 1 ? "Z81" : position === 2 ? "Z82" : "Z83");

export const { ruled, ruleLink } = ruling("zavandor", (key) => RULE[key] ?? key, "z-rule");

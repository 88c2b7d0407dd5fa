// Which numbered rule stands behind what one sees. A test holds that every number is in the rulebook.
import { ruling } from "/static/js/basics.js";
import { SPELLS } from "./box.js";

/** @type {Record<string, string>} */
export const RULE = {
  position: "F16", strength: "F8", clan: "F14", wizard: "F11", guard: "F36", dungeon: "F34", captive: "F38", book: "F75", cost: "F76",
  deck: "F44", research: "F43", discards: "F30", recruit: "F52", aura: "F79", enchantment: "F83", circle: "F84", summoning: "F85",
  general: "F77", decoy: "F116", last: "F3", complete: "F2", reckoning: "F4", tie: "F5", dealt: "F42", loot: "F67",
  capture: "F57", touch: "F130", raid: "F66", brainwash: "F62", conversion: "F91", won: "F59", tied: "F60",
  "raid-won": "F67", "raid-lost": "F68", "raid-tied": "F69", repair: "F24", up: "F28", out: "F29", might: "F103",
  level: "F58", power: "F88", guile: "F101", fortune: "F100", avatar: "F107", atrophy: "F106",
};
/** Why a side adds something, by the kind of contest. @param {string} term @param {string} what @param {boolean} own */
export const termRule = (term, what, own) => (term === "strength" ? RULE[what]
  : term === "aura" ? (what === "raid" ? "F98" : own ? "F99" : "F97") : term === "power" ? (what === "raid" ? "F90" : "F94")
    : term === "guard" ? "F126" : RULE[term] ?? RULE.strength);

/** @param {string} key */
const rule = (key) => SPELLS[key]?.rule ?? RULE[key] ?? key;
export const { ruled, ruleLink } = ruling("firepeak", rule, "f-rule");

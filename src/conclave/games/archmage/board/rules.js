// Which numbered rule stands behind what one sees. A test holds that every number is in the rulebook.
import { ruling } from "/static/js/basics.js";
import { SPELLS } from "./box.js";

/** @type {Record<string, string>} */
export const RULE = {
  planets: "A57", final: "A61", round: "A21", relic: "A98", blood: "A113", company: "A10", supply: "A79", place: "A53", apprentice: "A140",
  promotion: "A162", corrupted: "A27", door: "A210", captive: "A209", book: "A53", cast: "A175", fundamental: "A23", advanced: "A24",
  master: "A25", lost: "A27", lands: "A28", majority: "A28", shared: "A29", counted: "A32", movement: "A90", step: "A91", ward: "A111",
  tower: "A153", mage: "A92", cursed_tower: "A95", town: "A130", camp: "A135", enclave: "A140", hybrid: "A142", wilderness: "A97",
  outpost: "A97", land: "A150", follower: "A72", warlord: "AS6", flames: "AS13", fires: "AS14", difficulty: "AS20", places: "AS20",
  tainted: "AS18", shorter: "AS18", guided: "AS18", alone: "AS18", price1: "A171", price2: "A172", price3: "A173", unexplored: "A3", prize: "AS20",
};
/** @param {string} key */
const rule = (key) => SPELLS[key]?.rule ?? RULE[key] ?? key;
export const { ruled, ruleLink } = ruling("archmage", rule, "a-rule");

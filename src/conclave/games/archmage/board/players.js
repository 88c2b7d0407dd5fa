// Players and the Warlord in small: land held and led, spells, followers, and where every point comes from.
import { html } from "/static/js/html.js";
import { LANDS } from "./box.js";
import { pic } from "./context.js";
import { ruled, ruleLink } from "./rules.js";
import { rose } from "./shapes.js";

/** @typedef {import("./context.js").Context} Context */

/** How much of each land somebody holds; who leads has the points of it beside. Who has counted only has points: what lies on the land may have changed since (A32). @param {Context} c @param {Record<string, number>} held @param {Record<string, number>} points @param {boolean} [counted] */
function Lands(c, held, points, counted = false) {
  return html`<div class="a-lands ${counted ? "a-scored" : ""}">${LANDS.map((land) => {
    const n = held[land] ?? 0, won = points[land] ?? 0;
    const leads = won ? c.say(`${won > 1 ? "leads" : "shares"}${counted ? "-counted" : ""}`, { n: won }) : "";
    const label = `${c.title(`face-${land}`)}: ${counted ? leads || c.say("none-counted") : leads ? `${n}, ${leads}` : n}`;
    return html`<span key=${land} role="img" aria-label=${label} class=${`${(counted ? won : n) ? "" : "zero"} ${won && !counted ? "won" : ""}`} ...${ruled(counted ? "counted" : won > 1 ? "majority" : "shared", label)}>${pic(land)}${counted ? null : html`<b>${n}</b>`}${won ? html`<i class="num">${won}</i>` : counted ? "–" : null}</span>`;
  })}</div>`;
}

/** @param {Context} c @param {any} player */
export function Panel(c, player) {
  const fact = (/** @type {string} */ name, /** @type {number | string} */ n, /** @type {string} */ label) => html`<span role="img" aria-label=${label} ...${ruled(name, label)}>${pic(name)}${n}</span>`;
  const captives = Object.values(player.captives).reduce((/** @type {number} */ a, /** @type {any} */ b) => a + b, 0);
  const counted = player.counted && !c.view.warlord; // alone nothing changes after one has counted
  return html`<div ...${c.piece(`player:${player.seat}`, c.names[player.seat], `a-panel ${c.question ? "a-ask" : ""}`)}>${Lands(c, player.held, player.breakdown.lands, counted)}
    <div class="a-facts">${fact("book", player.book.length, c.say("book-n", { n: player.book.length }))}${fact("company", player.company, c.say("company-n", { n: player.company }))}${fact("supply", player.supply, c.say("supply-n", { n: player.supply }))}${fact("follower", player.followers, c.say("followers-n", { n: player.followers }))}
    ${player.tower ? html`<span role="img" aria-label=${c.say("has-tower")} ...${ruled("tower", c.say("has-tower"))}>${pic("tower")}</span>` : null}${captives ? fact("captive", captives, c.say("captives-n", { n: captives })) : null}${player.stone_skin ? html`<span role="img" aria-label=${c.spell("stone_skin")} ...${ruled("stone_skin", c.spell("stone_skin"))}>${pic("stone_skin")}</span>` : null}</div></div>`;
}

/** Where points come from, row by row; what gives none is left out. @param {Context} c @param {any} player */
export function sources(c, player) {
  const { fundamental, advanced, master, lost, lands } = player.breakdown;
  return [
    ...[["fundamental", fundamental], ["advanced", advanced], ["master", master], ["lost", lost]].filter(([, n]) => n).map(([name, n]) => ({ name: c.say(`points-${name}`), rule: String(name), n: Number(n) })),
    ...LANDS.filter((land) => lands[land]).map((land) => ({ name: c.title(`face-${land}`), rule: lands[land] > 1 ? "majority" : "shared", n: lands[land] })),
  ];
}
/** @param {Context} c @param {{name: string, rule: string, n: number}[]} rows @param {number} total */
const Sum = (c, rows, total) => html`<dl class="a-sum">${rows.map(({ name, rule, n }) => html`<div><dt>${name} ${ruleLink(rule)}</dt><dd class="num">${n < 0 ? `−${-n}` : n}</dd></div>`)}<div class="tot"><dt>${c.say("points-total")}</dt><dd class="num">${total}</dd></div></dl>`;

/** A total that opens into its sum. @param {Context} c @param {string} who @param {{name: string, rule: string, n: number}[]} rows @param {number} total @param {boolean} [final] */
function Points(c, who, rows, total, final = false) {
  return html`<details class="a-points"><summary aria-label=${c.say("points-of", { who, n: total })}><span class="pv num">${total}</span></summary><div class="a-sumbox">${Sum(c, rows, total)}${final ? html`<p class="quiet">${c.say("counted")} ${ruleLink("counted")}</p>` : null}</div></details>`;
}
/** @param {Context} c @param {any} player */
export const Figure = (c, player) => Points(c, c.names[player.seat], sources(c, player), player.points, player.counted);

/** What the Warlord's points are made of. @param {Context} c @param {any} lord */
export const lordRows = (c, lord) => [
  ...LANDS.filter((land) => lord.lands[land]).map((land) => ({ name: c.title(`face-${land}`), rule: lord.lands[land] > 1 ? "majority" : "shared", n: lord.lands[land] })),
  ...[["places", lord.breakdown.places, "prize"], ["tainted", lord.breakdown.corrupt, "tainted"], ["difficulty", lord.breakdown.difficulty, "difficulty"]].filter(([, n]) => n).map(([name, n, rule]) => ({ name: c.say(`points-${name}`), rule: String(rule), n: Number(n) })),
];
/** The Warlord as a panel beside the players': where he looks, what he has burnt, what he counts. @param {Context} c */
export function Lord(c) {
  const lord = c.view.warlord;
  const looks = c.say("lord-looks", { direction: c.word(`direction-${lord.direction}`) });
  return html`<li class="pl a-lordpl" key="warlord"><div class="ph"><span class="seat rival l">${pic("warlord")}</span><span class="pn"><b>${c.title("warlord")}</b><span>${c.say("lord-level", { level: c.word(`value-${c.message.settings.difficulty}`) })}</span></span>${Points(c, c.title("warlord"), lordRows(c, lord), lord.points)}</div>
    ${Lands(c, lord.held, lord.lands)}<div ...${c.piece("warlord", looks, "a-march")}><span ...${ruled("warlord", looks)}>${rose(lord.direction)}</span><span class="a-marchw"><b>${looks}</b><small>${c.view.final || c.message.over ? c.say("lord-done") : lord.guided ? c.say("lord-guided") : lord.shorter ? c.say("lord-shorter", { n: lord.shorter }) : c.say("lord-next")}</small></span></div>
    <div class="a-facts"><span ...${ruled("fires", c.say("fires", { n: lord.inflamed }))}>${pic("inflame")}${c.say("fires", { n: lord.inflamed })}</span><em ...${ruled("flames", c.say("flames", { n: lord.flames }))}>${c.say("flames", { n: lord.flames })}</em></div></li>`;
}

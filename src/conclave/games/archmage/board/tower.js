// What a player has beside the land: the Tower Board or the Spell Book, relics and planets.
import { html, useEffect, useState } from "/static/js/html.js";
import { Pills, giAt, seat as disc } from "/static/js/parts.js";
import { Book, SpellCard } from "./book.js";
import { SPHERES } from "./box.js";
import { pic, relicOf } from "./context.js";
import { icon } from "./icons.js";
import { ruled } from "./rules.js";
import { Spheres } from "./spheres.js";

/** @typedef {import("./context.js").Context} Context */

/** The relics of a seat: six counters. @param {Context} c @param {any} player */
export function Relics(c, player) {
  return html`<ul class="a-relics">${SPHERES.map(({ sphere, relic }) => {
    const n = player.relics[relic] ?? 0, id = `relic:${player.seat}:${relic}`;
    return html`<li key=${relic}><div ...${c.piece(id, `${c.relic(relic)}: ${n}`, `a-count ${n ? "" : "none"} ${c.aims.has(id) ? "hit" : ""}`)} ...${ruled(relic === "blood" ? "blood" : "relic", `${c.relic(relic)} (${c.sphere(sphere)}): ${n}`)} data-flight=${id}>${relicOf(sphere)}<b class="num" aria-hidden="true">${n}</b></div></li>`;
  })}</ul>`;
}

/** Where the k-th of the planets in an oval lies, and how big: side by side, or from four on in two rows.
 * @param {number} at @param {number} k @param {number} all @returns {[number, number, number]} */
function berth(at, k, all) {
  const x = 150 + at * 46;
  if (all < 4) return [x + (k - (all - 1) / 2) * (at ? 12 : 15), 24, 11];
  return [x + (k % 3 - (k < 3 ? 1 : (all - 4) / 2)) * 16, k < 3 ? 16 : 32, 7.5];
}
/** The planets: three ovals on either side of the one in the middle. @param {Context} c @param {any} player */
export function Planets(c, player) {
  const many = /** @type {Record<number, number>} */ ({});
  for (const at of Object.values(player.planets)) many[/** @type {number} */ (at)] = (many[/** @type {number} */ (at)] ?? 0) + 1;
  const nth = /** @type {Record<number, number>} */ ({});
  const discs = SPHERES.map(({ sphere }) => {
    const at = player.planets[sphere], k = nth[at] = (nth[at] ?? -1) + 1, all = many[at];
    const [x, y, r] = berth(at, k, all), id = `planet:${player.seat}:${sphere}`;
    const label = c.say(at ? "planet-at" : "planet-home", { sphere: c.sphere(sphere), n: Math.abs(at) });
    return html`<g key=${sphere} ...${c.piece(id, label, `a-planet s-${sphere}`)} ...${ruled("planets", label)} data-flight=${id}><circle cx=${x} cy=${y} r=${r} />${giAt(icon(sphere), x, y, 1.22 * r)}</g>`;
  });
  return html`<div class="a-planets"><span ...${ruled("planets", c.say("steps-left", { n: player.rest }))}>${c.say(player.rest ? "planets" : "planets.none", { n: player.rest })}</span><svg viewBox="-12 0 324 48" role="group" aria-label=${c.say("planets-of", { who: c.who(player.seat), n: player.rest })}>${[-3, -2, -1, 0, 1, 2, 3].map((i) => html`<ellipse cx=${150 + i * 46} cy="24" rx=${i ? 19 : 29} ry=${i ? 15 : 22} class=${i ? "a-oval" : "a-oval mid"} />`)}${discs}</svg></div>`;
}

/** Company and Supply in a line. @param {Context} c @param {any} player */
const men = (c, player) => html`<small ...${ruled("company")}>${c.say("men", { company: player.company, supply: player.supply })}</small>`;

/** Whose board is shown: the one a question is about, else one's own, else who is at it. @param {Context} c */
function asks(c) {
  const about = c.asked ? c.message.options.flatMap((o) => o.touches).map((p) => /^(?:place|door|relic):(\d)/.exec(p)?.[1]).filter((n) => n !== undefined) : [];
  const other = about.find((n) => Number(n) !== c.seat);
  return other === undefined ? c.seat ?? c.view.turn ?? 0 : Number(other);
}

/** A Tower Board or Spell Book, with a way to look at the others'. @param {{c: Context, planets?: boolean, only?: "board" | "book"}} given */
export function Tower({ c, planets = false, only }) {
  const wanted = asks(c);
  const [shown, setShown] = useState(wanted);
  const [part, setPart] = useState(/** @type {"board" | "book"} */ ("board"));
  useEffect(() => setShown(wanted), [wanted]);
  const player = c.view.players[shown] ?? c.view.players[0];
  const what = only ?? part;
  const title = player.seat === c.seat ? c.say("your-board") : c.say("board-of", { who: c.names[player.seat] });
  return html`<section class="a-tower ${c.question ? "a-ask" : ""}" aria-label=${c.say("board-of", { who: c.who(player.seat) })}><header><h2 class="cap">${title} ${men(c, player)}</h2>
    ${c.view.players.length > 1 ? html`<${Pills} cls="a-seats" label=${c.say("whose")} value=${shown} choose=${setShown} options=${c.view.players.map((/** @type {any} */ p) => ({ value: p.seat, body: disc(p.seat), label: c.names[p.seat] }))} />` : null}
    ${only ? null : html`<${Pills} cls="a-seats" label=${c.say("board-or-book")} value=${part} choose=${setPart} options=${[{ value: "board", body: pic("planet"), label: c.say("spheres"), title: c.say("spheres") }, { value: "book", body: pic("book"), label: c.say("book"), title: c.say("book") }]} />`}</header>
    <div class="a-tb">${what === "book" ? html`<div class="a-scroll" tabindex="0" role="region" aria-label=${c.say("book")}>${Book(c, player)}</div>` : html`<div class="a-orbs">${Spheres(c, player)}${c.pointed && !c.phone ? html`<div class="a-preview">${SpellCard(c, c.me, c.pointed, true)}</div>` : null}</div>`}${planets ? Planets(c, player) : null}${Relics(c, player)}</div></section>`;
}

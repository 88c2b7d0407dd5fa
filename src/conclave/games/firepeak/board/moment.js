// The moments that belong to a question: a duel before, while and after the dice fall, and the repair of a structure.
import { html } from "/static/js/html.js";
import { seat as disc, seatKey } from "/static/js/parts.js";
import { card } from "./box.js";
import { wrong } from "./cards.js";
import { badge, die, pic } from "./context.js";
import { ruleLink, termRule } from "./rules.js";

/** @typedef {import("./context.js").Context} Context */

/** @param {Context} c @param {any} side */
function Fighter(c, side) {
  if (!side.kind) return html`<span class="f-nobody">${pic("guard")}<em>${c.say("no-guard")}</em></span>`;
  const { clan } = card(side.kind);
  return html`<span class="f-card f-duelist" data-clan=${clan ?? "none"}><span class="f-band">${badge(clan)}</span><b class="f-str num">${side.terms.strength}</b>${pic(side.name, "f-pic")}<span class="f-nm">${c.creature(side.name)}</span></span>`;
}
const signed = (/** @type {number} */ n, /** @type {boolean} */ first) => (first ? String(n) : n < 0 ? `−${-n}` : `+${n}`);

/** @param {Context} c @param {any} side @param {string} what @param {boolean} own */
const Tally = (c, side, what, own) => html`<dl class="f-tally">${Object.entries(side.terms).map(([term, n], k) => html`<div><dt>${c.say(`term-${term}`)} ${ruleLink(termRule(term, what, own))}</dt><dd class="num">${signed(/** @type {number} */ (n), !k && term === "strength")}</dd></div>`)}</dl>`;

/** @param {Context} c @param {any} side @param {number} factor */
function Throw(c, side, factor) {
  const sum = Object.values(side.terms).reduce((/** @type {number} */ a, /** @type {any} */ b) => a + b, 0);
  const told = side.total === null ? `${sum} + ?` : `${c.say("die")} ${side.die}, ${c.say("total")} ${side.total}`;
  return html`<span class="f-throw" role="img" aria-label=${told}>${die(side.die, seatKey(side.seat))}${factor > 1 ? html`<i class="num">×${factor}</i>` : null}<b class="num ${side.total === null ? "q" : ""}">${side.total ?? `${sum} + ?`}</b></span>`;
}

/** What can still fall: six faces, or a bar of 36; on a phone with all outcomes in a line. @param {Context} c @param {any} duel */
function Odds(c, duel) {
  const lost = duel.throws - duel.wins - duel.ties;
  const parts = [["win", duel.wins], ["tie", duel.ties], ["lose", lost]].filter(([, n]) => n);
  const mine = duel.own.seat === c.seat ? "" : "-them";
  const line = () => parts.map(([how, n], k) => html`${k ? " · " : ""}<span class=${how}><b>${k ? n : c.say("in", { n, all: duel.throws })}</b> ${c.say(`odds-${how}${mine}`, { who: c.names[duel.own.seat] })}</span>`);
  return html`<div class="f-oddsbox">${c.phone ? null : html`<h2 class="cap">${c.say("odds")} <small>${c.say("of-throws", { n: duel.throws })}</small></h2>`}
    ${duel.faces.length ? html`<div class="f-bar6" aria-hidden="true">${duel.faces.map((/** @type {string} */ f, /** @type {number} */ k) => html`<i class=${f}>${k + 1}</i>`)}</div>`
      : html`<svg class="f-bar36" viewBox="0 0 36 3" preserveAspectRatio="none" aria-hidden="true"><defs><pattern id="f-hatch" width=".5" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><rect width=".25" height="3" /></pattern></defs><rect class="win" width=${duel.wins} height="3" /><rect class="tie" x=${duel.wins} width=${duel.ties} height="3" /><rect class="lose" x=${duel.wins + duel.ties} width=${lost} height="3" /></svg>`}
    ${c.phone ? html`<p class="f-oddsline">${line()}</p>` : html`<ul>${parts.map(([how, n]) => html`<li class=${how}><b>${c.say("in", { n, all: duel.throws })}</b><span>${c.say(`${duel.what}-${how}${mine}`)}</span></li>`)}</ul>`}</div>`;
}

/** @param {Context} c @param {any} side */
const who = (c, side) => html`<p>${disc(side.seat, "s")}${side.seat === c.seat ? c.say("you") : c.names[side.seat]}</p>`;
/** What came of it, and by which rule. @param {Context} c @param {any} duel */
function Verdict(c, { own, other, what, result }) {
  const mine = own.seat === c.seat ? "" : "-them";
  return html`<p class="f-verdict ${result}" role="status">${c.say(`${what}-${result}${mine}-done`)} ${ruleLink(what === "raid" ? `raid-${{ win: "won", lose: "lost", tie: "tied" }[/** @type {"win"} */ (result)]}` : result === "tie" ? "tied" : other && !(what === "touch" && result === "win") ? "won" : what)}</p>`;
}
/** A duel that is over, in few lines. @param {Context} c @param {any} duel */
function Decided(c, duel) {
  const { own, other, what } = duel;
  return html`<section class="f-duel f-brief done" aria-label=${c.say(`what-${what}`)}><div class="f-dice"><span>${who(c, own)}${Throw(c, own, duel.factor)}</span><em>${c.say(other ? "against" : "must-beat")}</em>${other ? html`<span>${who(c, other)}${Throw(c, other, 1)}</span>` : html`<b class="num">${duel.need}</b>`}</div>${duel.result ? Verdict(c, duel) : null}</section>`;
}
/** @param {Context} c @param {any} duel @param {boolean} done */
function Duel(c, duel, done) {
  const { own, other, what, result } = duel;
  return html`<section class="f-duel ${done ? "done" : ""}" aria-label=${c.say(`what-${what}`)}><h2 class="cap">${pic(what)}${c.say(`what-${what}`)}${done ? html` <small>${c.say("decided")}</small>` : null}</h2>
    ${other ? html`<div class="f-ring2"><div class="f-side2 ${done && result === "lose" ? "f-out" : ""}">${who(c, own)}${Fighter(c, own)}</div>${pic(what, "f-vs")}<div class="f-side2 ${done && result === "win" ? "f-out" : ""}">${who(c, other)}${Fighter(c, other)}</div></div>
      <div class="f-tallies">${Tally(c, own, what, true)}${Tally(c, other, what, false)}</div>
      <div class="f-dice">${Throw(c, own, duel.factor)}<span>${c.say("against")}</span>${Throw(c, other, 1)}</div>`
    : html`<div class="f-need">${who(c, own)}${Object.keys(own.terms).length ? Tally(c, own, what, true) : null}<div class="f-dice">${Throw(c, own, 1)}<span>${c.say("must-beat")}</span><b class="num">${duel.need}</b></div></div>`}
    ${done && result ? Verdict(c, duel) : Odds(c, duel)}</section>`;
}

/** @param {Context} c */
function Repair(c) {
  const { faults } = c.view;
  const mine = faults[0].seat === c.seat;
  return html`<section class="f-repair" aria-label=${c.say("repair")}><h2 class="cap">${pic("repair")}${mine ? c.say("repair") : c.say("repair-of", { who: c.names[faults[0].seat] })} ${ruleLink("repair")}</h2>
    <ul>${faults.map((/** @type {any} */ fault) => html`<li><i class="f-spot num">${fault.spot}</i><span>${wrong(c, fault)} ${ruleLink(fault.rule)}</span></li>`)}</ul>
    <p>${c.say(faults.some((/** @type {any} */ f) => f.rule === "F21") ? "do-up" : "do-out")}</p></section>`;
}

/** @param {Context} c */
export function Great(c) {
  const { view } = c;
  if (view.contest) return Duel(c, view.contest, false);
  if (view.faults.length) return html`${Repair(c)}${c.fresh ? Decided(c, view.duel) : null}`;
  if (!c.fresh) return null;
  return c.phone ? Decided(c, view.duel) : Duel(c, view.duel, true);
}

// The Spell Book: what can be cast now, for which relics, what it would do and why not.
import { html } from "/static/js/html.js";
import { plain } from "/static/js/words.js";
import { SPELLS, SPHERE_OF } from "./box.js";
import { pic, relicOf } from "./context.js";
import { ruled } from "./rules.js";

/** @typedef {import("./context.js").Context} Context */
const MOST = 4;

/** Relics as rounds: two seeds and a gem. @param {Record<string, number>} paid */
const rounds = (paid) => Object.entries(paid).flatMap(([relic, n]) => Array.from({ length: n }, () => relicOf(SPHERE_OF[relic])));

/** Every way to pay; of many the first few. @param {Context} c @param {any} card */
export function Payments(c, card) {
  const all = card.payments;
  if (!all.length) return html`<span class="a-pay none" title=${c.say("cannot-pay")}>${SPELLS[card.spell].spheres.map((s) => relicOf(s))}<em>${c.say("cannot-pay")}</em></span>`;
  return html`<span class="a-pay" role="img" aria-label=${`${c.say("payable")}: ${all.map(c.payment).join(` ${c.word("or")} `)}`}>${all.slice(0, MOST).map((/** @type {any} */ paid, /** @type {number} */ k) => html`${k ? html`<i>${c.word("or")}</i>` : null}<span>${rounds(paid)}</span>`)}${all.length > MOST ? html`<i>+${all.length - MOST}</i>` : null}</span>`;
}
/** What a spell would touch now, counted. @param {Context} c @param {any} card */
function aimed(c, card) {
  const hexes = card.aims.filter((/** @type {string} */ p) => p.startsWith("hex:")).length;
  if (hexes) return c.say("aims-hexes", { n: hexes });
  return card.aims.length ? c.say("aims-other", { n: card.aims.length }) : "";
}
/** Whether a card can be cast, in a word. @param {Context} c @param {any} player @param {any} card */
function state(c, player, card) {
  if (player.seat !== c.seat || player.seat !== c.view.turn) return card.cast ? c.say("was-cast") : c.say("ready");
  if (card.cast) return c.say("was-cast");
  return c.moves.has(`cast ${card.spell}`) ? c.say("castable") : c.say("not-now");
}

/** One spell, whole. @param {Context} c @param {any} player @param {any} card @param {boolean} [full] */
export function SpellCard(c, player, card, full = false) {
  const { spell } = card, { level, cost, spheres } = SPELLS[spell];
  const can = c.moves.has(`cast ${spell}`) && player.seat === c.seat;
  const shut = player.seat === c.seat ? c.refused.get(`cast ${spell}`) : null;
  const effect = c.does(spell, "effect");
  const label = `${c.spell(spell)}, ${c.word(`level-${level}`)}, ${c.holds(spell)}: ${effect} ${state(c, player, card)}`;
  const body = html`<span class="a-sc" aria-hidden="true">${pic(spell, "a-pic")}<span class="a-nm"><b>${c.spell(spell)}</b><small>${c.word(`level-${level}`)} · ${c.holds(spell)}</small></span><em>${state(c, player, card)}</em></span>
    <p>${effect}</p>${full ? html`<p class="a-hint">${c.does(spell, "hint")}</p>` : null}
    <p class="a-line"><span>${c.say("costs", { n: cost })}</span>${player.seat === c.seat ? Payments(c, card) : html`<span class="a-pay">${spheres.map((s) => relicOf(s))}</span>`}</p>
    ${can && card.aims.length ? html`<p class="a-line">${aimed(c, card)}</p>` : null}
    ${shut && !card.cast ? html`<p class="a-line a-why">${pic("refused")}<span>${plain(shut.reason)} <b class="a-rule">${shut.rule}</b></span></p>` : null}`;
  return html`<div ...${c.piece(`spell:${player.seat}:${spell}`, label, `a-card ${can ? "can" : "cannot"} ${card.cast ? "spent" : ""}`)} ...${ruled(c.law(spell))}>${body}</div>`;
}

/** The whole book: first what can be cast. @param {Context} c @param {any} player */
export function Book(c, player) {
  const order = (/** @type {any} */ card) => (card.cast ? 2 : c.moves.has(`cast ${card.spell}`) ? 0 : 1);
  const known = [...player.book].sort((a, b) => order(a) - order(b));
  return html`<section class="a-book"><h2 class="cap" ...${ruled("book")}>${c.say("book")} <small>${c.say("book-count", { n: known.length, more: Object.keys(SPELLS).length - known.length })}</small></h2>
    ${known.length ? html`<ul>${known.map((card) => html`<li key=${card.spell}>${SpellCard(c, player, card)}</li>`)}</ul>` : html`<p class="quiet">${c.say("book-empty")}</p>`}</section>`;
}

// Creatures and spells as cards: large, small, and in a word.
import { html } from "/static/js/html.js";
import { card, SPELLS } from "./box.js";
import { badge, pic } from "./context.js";
import { ruled } from "./rules.js";

/** @typedef {import("./context.js").Context} Context */
const signed = (/** @type {number} */ n) => (n < 0 ? `− ${-n}` : `+ ${n}`);

/** How a strength comes about, without words: 3 + 1. @param {any} being */
export const sum = (being) => {
  const [first, ...rest] = Object.values(being.terms);
  return rest.length ? [first, ...rest.map(signed)].join(" ") : "";
};
/** The same with words: 4 = 3 + 1 (clan). @param {Context} c @param {any} being */
export const opened = (c, being) => {
  const more = Object.entries(being.terms).slice(1).map(([term, n]) => `${signed(/** @type {number} */ (n))} ${c.say(`term-${term}`)}`);
  return more.length ? `${being.strength} = ${being.terms.printed} ${more.join(" ")}` : String(being.strength);
};
/** A creature by its name; a Shade says so. @param {Context} c @param {any} being */
export const called = (c, being) => (being.shade ? `${c.creature(being.name)} (${c.spell("shade")})` : c.creature(being.name));

/** All that is to be said of a creature in play. @param {Context} c @param {any} being */
export function told(c, being) {
  const parts = [`${called(c, being)}, ${c.clan(being.clan)}, ${c.say("strength")} ${opened(c, being)}`];
  parts.push(...being.enchantments.map(c.spell));
  if (being.bound) parts.push(c.say("must-attack"));
  if (being.auras.length) parts.push(c.say("under", { what: being.auras.map(c.spell).join(", ") }));
  return parts.join("; ");
}
/** Why a creature is marked, in a sentence. @param {Context} c @param {any} fault */
export function wrong(c, fault) {
  const at = (/** @type {string} */ spot) => c.view.players[fault.seat].structure[spot.charCodeAt(0) - 97];
  const who = called(c, at(fault.spot)), others = fault.others.map((/** @type {string} */ s) => (at(s) ? called(c, at(s)) : s.toUpperCase()));
  const spots = fault.others.join(` ${c.say("or")} `);
  if (fault.rule === "F21") return c.say("orphan", { who, spots });
  return c.say(fault.rule === "F20" ? "enemies" : "too-strong", { who, others: others.join(` ${c.say("and")} `) });
}
/** The rule behind a creature's figure. @param {any} being */
const behind = (being) => (being.terms.clan ? "clan" : being.enchantments[0] ?? (being.kind.includes("-") ? "strength" : being.name));

/** Marks on a creature: its enchantments as a ribbon, the auras that reach it from above. @param {Context} c @param {any} being @param {string | null} [lies] */
function marks(c, being, lies) {
  const from = lies ? being.auras.slice(1) : being.auras;
  return html`${being.enchantments.length ? html`<span class="f-ribbon">${being.enchantments.map((/** @type {string} */ e) => html`<span title=${c.spell(e)}>${pic(e)}</span>`)}${being.bound ? html`<span class="f-bound">!</span>` : null}</span>` : null}
    ${from.length ? html`<span class="f-reach" title=${from.map(c.spell).join(", ")}>${from.map((/** @type {string} */ a) => pic(a))}</span>` : null}`;
}

/** A creature on its place, large. @param {Context} c @param {number} seat @param {string} spot @param {any} being @param {string | null} [aura] */
export function Creature(c, seat, spot, being, aura = null) {
  const fault = c.faults.get(`${seat}:${spot}`);
  const label = `${spot === "guard" ? c.say("guard") : c.say("on", { spot })}: ${told(c, being)}${fault ? `. ${wrong(c, fault)}` : ""}`;
  const fights = fighting(c, seat, spot);
  const cls = `f-card ${fault ? `f-fault${fault.part ? " part" : ""}` : ""} ${fights ? "f-fights" : ""} ${being.shade ? "f-shade" : ""}`;
  return html`<div ...${c.piece(`spot:${seat}:${spot}`, label, cls)} ...${ruled(behind(being), `${called(c, being)}: ${opened(c, being)}`)} data-clan=${being.clan ?? "none"} data-flight=${`card:${being.kind}`}><span class="f-c" aria-hidden="true">
    <span class="f-band">${sum(being) ? html`<em>${sum(being)}</em>` : null}${badge(being.clan)}</span><b class="f-str num">${being.strength}</b>
    ${pic(being.name, "f-pic")}<span class="f-nm">${c.creature(being.name)}</span>${marks(c, being, aura)}${fault && !fault.part ? html`<span class="f-warn">${pic("refused")}</span>` : null}</span></div>`;
}
/** Is this creature in the contest that one looks at? @param {Context} c @param {number} seat @param {string} spot */
export function fighting(c, seat, spot) {
  const { contest } = c.view;
  return Boolean(contest && [contest.own, contest.other].some((side) => side && side.seat === seat && side.spot === spot && side.kind));
}

/** A creature on its place, small: stripe with the badge, picture, figure. @param {Context} c @param {number} seat @param {string} spot @param {any} being @param {string | null} [aura] */
export function Mini(c, seat, spot, being, aura = null) {
  const target = c.targets.get(`${seat}:${spot}`);
  const fault = c.faults.get(`${seat}:${spot}`);
  const chance = target ? `. ${c.say("odds-of", { n: target.wins, all: 36 })}` : "";
  const label = `${c.names[seat]}, ${spot === "guard" ? c.say("guard") : c.say("on", { spot })}: ${being ? told(c, being) : c.say("free")}${aura ? `; ${c.spell(aura)}` : ""}${chance}${fault ? `. ${wrong(c, fault)}` : ""}`;
  const signs = being ? [...being.enchantments, ...(aura ? [aura] : [])] : aura ? [aura] : [];
  if (!being) return html`<div ...${c.piece(`spot:${seat}:${spot}`, label, "f-mc none")} ...${ruled(aura ?? "position", aura ? c.spell(aura) : undefined)}><span class="f-c" aria-hidden="true">${aura ? html`<i class="f-sign">${pic(aura)}</i>` : null}</span></div>`;
  return html`<div ...${c.piece(`spot:${seat}:${spot}`, label, `f-mc ${fighting(c, seat, spot) ? "f-fights" : ""} ${fault ? "f-fault" : ""} ${being.auras.length ? "under" : ""}`)} ...${ruled(behind(being), `${called(c, being)}: ${opened(c, being)}`)} data-clan=${being.clan ?? "none"} data-flight=${`card:${being.kind}`}><span class="f-c" aria-hidden="true">
    <i class="f-stripe">${badge(being.clan)}</i>${pic(being.name, "f-face")}<b class="num">${being.strength}</b>
    ${signs.length ? html`<i class="f-sign">${signs.map((s) => pic(s))}</i>` : null}${target ? html`<i class="f-odds num">${target.wins}</i>` : null}</span></div>`;
}

/** A card that lies nowhere in a structure: in a dungeon, drawn, among loot or discards. @param {Context} c @param {string} kind @param {string} id @param {{n?: number, cls?: string, tip?: string}} [how] */
export function Captive(c, kind, id, { n = 1, cls = "", tip = "" } = {}) {
  const { clan, strength, name } = card(kind);
  const label = `${n > 1 ? `${n} × ` : ""}${c.creature(name)}, ${c.clan(clan)}, ${c.say("strength")} ${strength}${tip ? `; ${tip}` : ""}`;
  return html`<div ...${c.piece(id, label, `f-card xs ${cls}`)} ...${ruled("captive", `${c.creature(name)}, ${c.clan(clan)} ${strength}`)} data-clan=${clan ?? "none"} data-flight=${`card:${kind}`}><span class="f-c" aria-hidden="true">
    <span class="f-band">${badge(clan)}</span><b class="f-str num">${strength}</b>${pic(name, "f-pic")}<span class="f-nm">${c.creature(name)}</span>${n > 1 ? html`<i class="f-times num">×${n}</i>` : null}</span></div>`;
}
/** The same kinds as one card with a number. @param {string[]} kinds @returns {[string, number][]} */
export const counted = (kinds) => [...new Set(kinds)].map((kind) => [kind, kinds.filter((k) => k === kind).length]);

/** What a spell costs: a badge for each sacrifice, filled where somebody in the own dungeon would do. @param {Context} c @param {string} name */
export function Cost(c, name) {
  const payers = c.view.dealt.length ? null : c.view.payers[name];
  return html`<span class="f-cost">${SPELLS[name].cost.map(({ clan, least }, n) => {
    const can = payers?.[n] ?? null;
    const who = can?.map((/** @type {string} */ kind) => c.creature(card(kind).name)).join(", ");
    return html`<i data-clan=${clan} class=${can && !can.length ? "lacks" : ""} title=${`${c.clan(clan)}${least > 1 ? ` ${least}+` : ""}${can ? `: ${who || c.say("nobody")}` : ""}`}>${badge(clan)}${least > 1 ? `${least}+` : ""}</i>`;
  })}</span>`;
}
/** A cost in words. @param {Context} c @param {string} name */
export const costs = (c, name) => SPELLS[name].cost.map(({ clan, least }) => `${c.clan(clan)}${least > 1 ? ` ${least}+` : ""}`).join(", ");

/** A spell of one's own book. @param {Context} c @param {string} name @param {{id?: string, text?: string, hint?: string, chosen?: boolean}} [how] */
export function Spell(c, name, { id = `spell:${name}`, text = "", hint = "", chosen = false } = {}) {
  const can = c.moves.has(`cast ${name}`), shut = c.refused.get(`cast ${name}`);
  const state = can ? "payable" : shut ? (/^F7[56]$/.test(shut.rule) ? "unpayable" : "not-now") : "";
  const label = `${c.spell(name)}, ${c.say(`type-${SPELLS[name].type}`)}, ${c.say("costs", { what: costs(c, name) })}${state ? `, ${c.say(state)}` : ""}${chosen ? `, ${c.say("returned")}` : ""}${text ? `. ${text}` : ""}`;
  return html`<div ...${c.piece(id, label, `f-spell ${shut ? "shut" : "can"} ${text ? "full" : ""} ${chosen ? "f-goes" : ""}`)} ...${ruled(name, c.spell(name))}><span class="f-c" aria-hidden="true">
    ${pic(name, "f-pic")}<span class="f-st"><b>${c.spell(name)}</b><small>${c.say(`type-${SPELLS[name].type}`)}</small></span>${Cost(c, name)}
    ${text ? html`<p>${text}</p>` : null}${hint ? html`<p class="f-hint">${hint}</p>` : null}${chosen ? html`<em class="f-back">${c.say("returned")}</em>` : state ? html`<em>${can ? null : pic("refused")}${c.say(state)}</em>` : null}</span></div>`;
}

// A structure as the pyramid it is: one's own large, the others' small; beside it guard, dungeon, circle, decoys and decks.
import { html } from "/static/js/html.js";
import { seat as disc } from "/static/js/parts.js";
import { card, FIRST, POSITIONS, ROWS } from "./box.js";
import { Captive, counted, Creature, Mini } from "./cards.js";
import { badge, pic } from "./context.js";
import { ruled } from "./rules.js";

/** @typedef {import("./context.js").Context} Context */
const nth = (/** @type {string} */ spot) => spot.charCodeAt(0) - 97;
/** The middle of a place, in per cent of the pyramid; row 0 is the wizard's. */
const AT = Object.fromEntries([["wizard"], ...ROWS].flatMap((row, r) => row.map((spot, k) => [spot, { x: 50 + (k - (row.length - 1) / 2) * 25, r }])));

/** Lines from every place to those above it. */
function Links() {
  const line = (/** @type {string} */ from, /** @type {string} */ to) => `M${AT[from].x} ${AT[from].r * 25 + 22}L${AT[to].x} ${AT[to].r * 25}`;
  const d = [...FIRST.map((spot) => line("wizard", spot)), ...Object.entries(POSITIONS).flatMap(([spot, { leaders }]) => leaders.map((leader) => line(leader, spot)))].join("");
  return html`<svg class="f-links" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true"><path d=${d} vector-effect="non-scaling-stroke" /></svg>`;
}
const peak = () => html`<svg class="f-peak" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true"><polygon points="50,0 100,100 0,100" /><polygon class="dim" points="50,0 59,100 100,100" /></svg>`;

/** @param {Context} c @param {any} player @param {boolean} small */
export function Wizard(c, player, small) {
  const name = c.title(`wizard-${player.wizard}`);
  const label = `${c.names[player.seat]}: ${name}, ${c.word(`clan-${player.clan}`)}`;
  if (small) return html`<div ...${c.piece(`wizard:${player.seat}`, label, "f-mc w")} ...${ruled("wizard", name)} data-clan=${player.clan}><span class="f-c" aria-hidden="true"><i class="f-stripe">${badge(player.clan)}</i>${pic(player.wizard, "f-face")}</span></div>`;
  return html`<div ...${c.piece(`wizard:${player.seat}`, label, "f-card f-wiz")} ...${ruled("wizard", name)} data-clan=${player.clan}><span class="f-c" aria-hidden="true"><span class="f-band">${badge(player.clan)}</span>${pic(player.wizard, "f-pic")}<span class="f-nm">${name}</span></span></div>`;
}

/** @param {Context} c @param {any} player */
function Place(c, player, /** @type {string} */ spot) {
  const being = player.structure[nth(spot)], aura = player.auras[nth(spot)];
  const free = `${c.say("on", { spot })}: ${c.say("free")}${aura ? `; ${c.spell(aura)}` : ""}`;
  return html`<li class="f-at" data-at=${spot} key=${spot}>${being ? Creature(c, player.seat, spot, being, aura)
    : html`<div ...${c.piece(`spot:${player.seat}:${spot}`, free, "f-hole")} ...${ruled("position")}><span aria-hidden="true">${spot}</span></div>`}
    ${aura ? html`<span class="f-aura" ...${ruled(aura, c.spell(aura))}>${pic(aura)}<span>${c.say(`short-${aura}`)}</span></span>` : null}</li>`;
}
/** @param {Context} c @param {any} player */
export const Pyramid = (c, player) => html`<div class="f-pyr">${peak()}${Links()}<ol><li class="f-at" data-at="wizard">${player.wizard ? Wizard(c, player, false) : html`<div class="f-hole"></div>`}</li>${Object.keys(POSITIONS).map((spot) => Place(c, player, spot))}</ol></div>`;

/** How many creatures of how many, and their strength. @param {Context} c @param {any} player */
export const Count = (c, player) => {
  const size = player.structure.filter(Boolean).length, all = player.circle === "circle_might" ? 8 : 9;
  return html`<span class="f-count" ...${ruled(all === 8 ? "might" : "complete")} role="img" aria-label=${c.say("count", { n: size, all, strength: player.strength })}><b class="num">${size}</b>/${all}</span>`;
};

/** @param {Context} c @param {any} player */
function Guard(c, player) {
  return html`<section class="f-nook f-guard"><h2 class="cap" ...${ruled("guard")}>${c.say("guard")}</h2>${player.guard ? Creature(c, player.seat, "guard", player.guard)
    : html`<div ...${c.piece(`spot:${player.seat}:guard`, `${c.say("guard")}: ${c.say("free")}`, "f-hole")} ...${ruled("guard")}><span aria-hidden="true">${pic("guard")}</span></div>`}</section>`;
}
/** Circle and decoys before a player. @param {Context} c @param {any} player */
function Lasting(c, player) {
  if (!player.circle && !player.decoys) return null;
  return html`<ul class="f-lasting">${player.circle ? html`<li><div ...${c.piece(`circle:${player.seat}`, c.spell(player.circle), "f-circle")} ...${ruled(player.circle, c.spell(player.circle))}><span class="f-c" aria-hidden="true">${pic(player.circle)}<b>${c.spell(player.circle)}</b></span></div></li>` : null}
    ${player.decoys ? html`<li><div ...${c.piece(`decoy:${player.seat}`, `${c.spell("decoy")}${player.decoys > 1 ? ` × ${player.decoys}` : ""}`, "f-circle")} ...${ruled("decoy", c.spell("decoy"))}><span class="f-c" aria-hidden="true">${pic("decoy")}<b>${c.spell("decoy")}${player.decoys > 1 ? ` ×${player.decoys}` : ""}</b></span></div></li>` : null}</ul>`;
}
/** @param {Context} c @param {any} player */
function Dungeon(c, player) {
  const kinds = counted(player.dungeon), mine = player.seat === c.seat;
  const all = player.dungeon.length + player.dungeon_hidden;
  const where = `${c.say("dungeon")}: ${c.say("captives", { n: all })}`, asks = mine && c.moves.has("to dungeon");
  const many = kinds.length + (player.dungeon_hidden ? 1 : 0) > 9;
  return html`<section class="f-nook f-dungeon ${many ? "many" : ""}"><h2 class="cap" ...${ruled("dungeon")}>${c.say("dungeon")} <small>${mine ? c.say("only-you") : ""}</small></h2>
    ${asks ? null : html`<div ...${c.piece(`dungeon:${player.seat}`, where, "f-cellar")}>${all ? null : html`<p class="f-none">${pic("dungeon")}${c.say("empty")}</p>`}</div>`}
    ${all || asks ? html`<ul>${kinds.map(([kind, n]) => html`<li key=${kind}>${Captive(c, kind, mine ? `captive:${kind}` : `seen:${kind}`, { n })}</li>`)}${player.dungeon_hidden ? html`<li>${Hidden(c, player.dungeon_hidden)}</li>` : null}${asks ? html`<li><div ...${c.piece(`dungeon:${player.seat}`, where, "f-hole xs")}><span aria-hidden="true">${pic("dungeon")}</span></div></li>` : null}</ul>` : null}</section>`;
}
/** Cards that one does not know. @param {Context} c @param {number} n */
const Hidden = (c, n) => html`<div class="f-card xs f-hid" role="img" aria-label=${c.say("unknown", { n })}>${pic("hidden")}<b class="num">${n}</b></div>`;

/** What one has drawn, or what waits to be put somewhere. @param {Context} c */
function Drawn(c) {
  const { drawn, held } = c.view;
  if (!drawn.length && !held) return null;
  const mine = drawn.some((/** @type {string | null} */ kind) => kind);
  return html`<section class="f-nook f-drawn"><h2 class="cap" ...${ruled("recruit")}>${c.say(held ? "held" : "drawn")}</h2><ul>${held ? html`<li>${Captive(c, held, "drawn:1")}</li>` : null}
    ${mine ? drawn.map((/** @type {string} */ kind, /** @type {number} */ k) => html`<li>${Captive(c, kind, `drawn:${k + 1}`)}</li>`) : drawn.length ? html`<li>${Hidden(c, drawn.length)}</li>` : null}</ul></section>`;
}
/** @param {Context} c */
export function Decks(c) {
  const { view } = c;
  const dead = view.discards.length + view.discards_hidden;
  const list = (/** @type {string[]} */ kinds) => counted(kinds).map(([kind, n]) => `${n > 1 ? `${n} × ` : ""}${c.creature(cardName(kind))}`).join(", ");
  const buried = [view.discards.length ? list(view.discards) : "", view.discards_hidden ? c.say("unknown", { n: view.discards_hidden }) : "", view.spent.map(c.spell).join(", ")].filter(Boolean).join("; ");
  const pile = (/** @type {string} */ id, /** @type {number} */ n, /** @type {string} */ tip, /** @type {string} */ more) => html`<li key=${id}><div ...${c.piece(id, `${c.say(`pile-${id}`)}: ${n}${more ? `. ${more}` : ""}`, `f-pile ${n ? "" : "gone"}`)} ...${ruled(view.last && id === "deck" ? "last" : id, tip)}><span class="f-c" aria-hidden="true">${pic(id)}<b class="num">${n}</b><small>${c.say(`pile-${id}`)}</small></span></div></li>`;
  return html`<ul class="f-decks" aria-label=${c.say("piles")}>${pile("deck", view.recruits, "", view.last ? c.say("last") : "")}${pile("research", view.research, "", "")}${pile("discards", dead + view.spent.length, buried || c.say("empty"), buried)}</ul>`;
}
const cardName = (/** @type {string} */ kind) => card(kind).name;

/** Everything that lies before one player, large. @param {Context} c @param {any} player */
export function Own(c, player) {
  return html`<section class="f-own" aria-label=${c.names[player.seat]}><header class="f-me">${disc(player.seat, "l")}<span class="pn"><b>${c.names[player.seat]}</b>${player.wizard ? html`<span>${c.title(`wizard-${player.wizard}`)} · ${c.clan(player.clan)} <b>+1</b></span>` : null}</span>${player.wizard ? Count(c, player) : null}
      ${c.view.last && !c.message.over ? html`<span class="f-last" ...${ruled("last")}>${pic("deck")}${c.say("last")}</span>` : null}</header>
    ${Pyramid(c, player)}<div class="f-side">${Guard(c, player)}${Drawn(c)}${Lasting(c, player)}</div>${Dungeon(c, player)}${Decks(c)}</section>`;
}

/** Somebody's structure and what lies beside it, small. @param {Context} c @param {any} player */
export function Small(c, player) {
  const at = (/** @type {string} */ spot) => Mini(c, player.seat, spot, player.structure[nth(spot)], player.auras[nth(spot)]);
  const all = player.dungeon.length + player.dungeon_hidden;
  const known = counted(player.dungeon).map(([kind, n]) => `${n > 1 ? `${n} × ` : ""}${c.creature(cardName(kind))}`).join(", ");
  const cellar = `${c.names[player.seat]}, ${c.say("dungeon")}: ${c.say("captives", { n: all })}${known ? `. ${c.say("known", { what: known })}` : ""}`;
  return html`<div class="f-small"><div class="f-mini"><div>${player.wizard ? Wizard(c, player, true) : null}</div>${ROWS.map((row) => html`<div>${row.map(at)}</div>`)}</div>
    <div class="f-foot">${player.guard ? Mini(c, player.seat, "guard", player.guard) : html`<div ...${c.piece(`spot:${player.seat}:guard`, `${c.names[player.seat]}: ${c.say("no-guard")}`, "f-noguard")} ...${ruled("guard", c.say("no-guard"))}>${pic("guard")}<span aria-hidden="true">–</span></div>`}
      <div ...${c.piece(`dungeon:${player.seat}`, cellar, "f-fact f-cellar2")} ...${ruled("dungeon", known ? c.say("known", { what: known }) : undefined)}><span class="f-c" aria-hidden="true">${pic("dungeon")}<b class="num">${all}</b></span></div>
      <div class="f-fact f-spells2" role="img" aria-label=${`${c.say("book")}: ${player.book.length + player.book_hidden}`} ...${ruled("book", player.book.length ? player.book.map(c.spell).join(", ") : undefined)}>${pic("book")}<b class="num">${player.book.length + player.book_hidden}</b></div>
      ${player.dungeon.length ? html`<span class="f-kns" aria-hidden="true">${counted(player.dungeon).slice(0, 2).map(([kind]) => html`<i class="f-kn" data-clan=${kind.split("-")[0]}>${pic(cardName(kind))}</i>`)}</span>` : null}
      <span class="f-rings">${player.circle ? html`<span ...${c.piece(`circle:${player.seat}`, `${c.names[player.seat]}: ${c.spell(player.circle)}`, "f-fact f-ring")} ...${ruled(player.circle, c.spell(player.circle))}>${pic(player.circle)}</span>` : null}
        ${player.decoys ? html`<span ...${c.piece(`decoy:${player.seat}`, `${c.names[player.seat]}: ${c.spell("decoy")}`, "f-fact f-ring")} ...${ruled("decoy", c.spell("decoy"))}>${pic("decoy")}</span>` : null}</span></div></div>`;
}

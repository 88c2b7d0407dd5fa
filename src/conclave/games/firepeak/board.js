// The board of the Ritual at Firepeak: draws the view of a seat (or a spectator) and names its pieces. It knows no rules.
import { html } from "/static/js/html.js";
import { gi, seat as disc } from "/static/js/parts.js";
import { card, CLANS, POSITIONS } from "./board/box.js";
import { Captive, called, costs, counted, opened, Spell } from "./board/cards.js";
import { context, pic } from "./board/context.js";
import { icon } from "./board/icons.js";
import { Great } from "./board/moment.js";
import { ruled, ruleLink } from "./board/rules.js";
import { Count, Decks, Own, Small, Wizard } from "./board/structure.js";

/** One's own spells. @param {import("./board/context.js").Context} c @param {any} player */
function Book(c, player) {
  const all = player.book.length + player.book_hidden;
  return html`<section class="f-book"><h2 class="cap" ...${ruled("book")}>${c.say("book")} <small>${c.say("spells", { n: all })}</small></h2>
    ${player.book.length ? html`<ul class=${player.book.length > 5 ? "many" : ""}>${player.book.map((/** @type {string} */ name) => html`<li key=${name}>${Spell(c, name)}</li>`)}</ul>` : html`<p class="f-none">${pic("book")}${all ? c.say("unknown", { n: all }) : c.say("empty")}</p>`}</section>`;
}

/** The seven spells dealt at the start. @param {import("./board/context.js").Context} c */
function Dealt(c) {
  const { dealt, returned } = c.view, left = 2 - returned.length;
  const self = html`<li key="self">${Self(c)}</li>`; // a phone shows first what is asked about
  return html`<section class="f-dealt plate"><h2 class="cap" ...${ruled("dealt")}>${c.say("dealt")} <small>${left ? c.say(left === 1 ? "dealt-how.one" : "dealt-how", { n: left }) : null}</small></h2>
    <ul>${c.phone ? null : self}${dealt.map((/** @type {string} */ name, /** @type {number} */ k) => html`<li key=${k}>${Spell(c, name, { id: `dealt:${k + 1}`, text: c.word(`spell-${name}.effect`), hint: c.phone ? "" : c.word(`spell-${name}.hint`), chosen: returned.includes(`return ${k + 1}`) })}</li>`)}${c.phone ? self : null}</ul></section>${Enemies(c)}`;
}
/** Who one is, and what that is worth. @param {import("./board/context.js").Context} c */
function Self(c) {
  const { me } = c;
  if (!me?.wizard) return null;
  const power = c.message.settings.clan_powers ? c.word(`clan-${me.clan}.power`) : "";
  return html`<div class="f-self" ...${ruled("clan")}>${Wizard(c, me, false)}<p>${c.say("self", { clan: c.word(`clan-${me.clan}`) })}</p>${power ? html`<p>${power}</p>` : null}</div>`;
}
/** The clans that do not get along. @param {import("./board/context.js").Context} c */
function Enemies(c) {
  const flag = (/** @type {string} */ clan) => html`<span class="f-flag ${c.me?.clan === clan ? "mine" : ""}" data-clan=${clan}>${pic(clan)}<span>${c.word(`clan-${clan}.short`) || c.clan(clan)}</span></span>`;
  const pairs = Object.entries(CLANS).filter(([clan, { enemy }], n, all) => n < all.findIndex(([other]) => other === enemy) && clan);
  return html`<section class="f-enemies plate"><h2 class="cap" ...${ruled("F10")}>${c.say("enemies-title")} ${ruleLink("F10")}</h2>${pairs.map(([clan, { enemy }]) => html`<div class="f-pair">${flag(clan)}${pic("capture")}${flag(enemy)}</div>`)}</section>`;
}

/** What lies open to be chosen from: the loot of a raid, the dead, spells to be repeated. @param {import("./board/context.js").Context} c */
function Heap(c) {
  const { view, message } = c;
  const options = [...(message.options ?? []), ...(message.refused ?? [])];
  const raised = options.filter((/** @type {any} */ o) => /^raise /.test(o.move)), named = options.filter((/** @type {any} */ o) => /^as /.test(o.move));
  const tides = !view.loot.length && options.filter((/** @type {any} */ o) => /^take /.test(o.move));
  const kinds = view.loot.length ? view.loot : [...raised, ...(tides || [])].map((/** @type {any} */ o) => o.move.split(" ")[1]);
  if (named.length) return html`<section class="f-heap plate"><h2 class="cap" ...${ruled("duplicate")}>${c.say("to-repeat")}</h2><ul class="f-spells">${named.map((/** @type {any} */ o) => { const name = o.move.split(" ")[1]; return html`<li key=${name}>${Spell(c, name)}</li>`; })}</ul></section>`;
  if (!kinds.length) return null;
  const title = view.loot.length ? c.say("loot", { who: c.names[view.loot_of] }) : c.say("the-dead");
  return html`<section class="f-heap plate"><h2 class="cap" ...${ruled(view.loot.length ? "loot" : "discards")}>${title}</h2><ul>${counted(kinds).map(([kind, n]) => html`<li key=${kind}>${Captive(c, kind, `captive:${kind}`, { n })}</li>`)}</ul></section>`;
}

/** Wizards to choose from. @param {import("./board/context.js").Context} c */
function Wizards(c) {
  const options = [...(c.message.options ?? []), ...(c.message.refused ?? [])].filter((/** @type {any} */ o) => /^choose /.test(o.move));
  if (!options.length) return null;
  const name = (/** @type {any} */ o) => o.move.split(" ")[1];
  return html`<section class="f-heap plate"><h2 class="cap" ...${ruled("FV3")}>${c.say("wizards")}</h2><ul class="f-wizards">${options.map((/** @type {any} */ o) => html`<li key=${name(o)}><div ...${c.piece(`choice:${name(o)}`, o.label, "f-choice")}>${gi(icon(name(o)))}<b>${c.title(`wizard-${name(o)}`)}</b></div></li>`)}</ul></section>`;
}

/** The board, or on a phone the part of it that a tab shows.
 * @typedef {import("/static/js/types").Message} Message
 * @typedef {import("/static/js/types").Words} Words */
/** @param {import("/static/js/types").BoardProps} given */
export function Board({ message, names, props, words, lang, tab, phone }) {
  const c = context({ message, names, props, words, phone });
  const { view } = c;
  const shown = view.players[c.seat ?? view.turn ?? 0];
  const others = [...view.players.slice(shown.seat + 1), ...view.players.slice(0, shown.seat)];
  const dealing = view.dealt.length > 0;
  const heap = Heap(c) ?? Wizards(c);
  const foe = (/** @type {any} */ p) => html`<li key=${p.seat} class=${view.to_act.includes(p.seat) && !message.over ? "f-foe now" : "f-foe"}><header>${disc(p.seat)}<b>${c.names[p.seat]}</b>${p.wizard ? Count(c, p) : null}</header>${Small(c, p)}</li>`;
  // a phone has room for one thing: when the question is about one's own structure, that comes first
  const own = new RegExp(`^(captive|drawn|deck|spell|(spot|wizard|dungeon):${c.seat}\\b)`);
  const inward = c.question && message.options.every((o) => o.touches.every((p) => own.test(p)));
  const foes = () => html`<ol class="f-foes" aria-label=${c.say("others")} tabindex="0">${others.map(foe)}</ol>`;
  /** @type {Record<string, () => any>} */
  const parts = {
    mine: () => (dealing ? Dealt(c) : html`${heap}${inward ? null : foes()}${Own(c, shown)}`),
    book: () => html`${dealing ? Dealt(c) : Book(c, shown)}`,
    others: () => html`<ol class="f-foes all">${others.map(foe)}</ol>${Decks(c)}`,
  };
  const whole = () => (dealing ? Dealt(c) : html`${Own(c, shown)}${heap ?? Book(c, shown)}`);
  const only = phone && tab ? parts[tab] : null;
  return html`<div class="fire ${only ? "one" : ""} ${dealing ? "dealing" : ""} ${c.question ? "f-ask" : ""}" lang=${lang} ...${c.asked ? {} : { tabindex: "0", role: "group", "aria-label": message.title }}><div class="f-in">${(only ?? whole)()}</div></div>`;
}

/** The parts a phone shows one at a time. @param {Words} words @param {Message} message */
export const tabs = (words, message) => [
  { id: "mine", icon: message.seat === null ? "mountaintop" : icon(message.view.players[message.seat].wizard ?? "") || "mountaintop", label: words["board-tab-mine"] },
  { id: "book", icon: icon("book"), label: words["board-book"] },
  { id: "others", icon: icon("deck"), label: words["board-tab-others"] },
];

/** Round and actions for the bar. @param {Message} message @param {Words} words */
export function phases(message, words) {
  const { round, actions, acting, moves, turn } = message.view;
  if (!round) return { round: words["board-setup"], list: [], now: -1 };
  const [before, after] = (words["board-round"] ?? "{n}").split(/\{ ?n ?\}/);
  if (turn === null) return { round: html`${before}<b>${round}</b>${after}`, list: [], now: -1 };
  const list = [words["board-first-action"], words["board-second-action"], ...(moves ? [`${words["board-free-moves"]} ${moves}`] : [])];
  return { round: html`${before}<b>${round}</b>${after}`, list, now: Math.max(0, (acting ? 1 : 2) - actions) };
}

/** The structures of the others stand in their panels; one's own is the board.
 * @param {{message: Message, seat: number, words: Words, props?: import("/static/js/types").PieceProps}} given */
export function Panel({ message, seat, words, props }) {
  const player = message.view.players[seat];
  const shown = message.seat ?? message.view.turn ?? 0;
  if (seat === shown || !player.wizard) return null;
  return Small(context({ message, words, props }), player);
}
/** Creatures of how many. @param {{message: Message, seat: number, words: Words}} given */
export function Figure({ message, seat, words }) {
  return message.view.players[seat].wizard ? Count(context({ message, words }), message.view.players[seat]) : null;
}
/** A duel or a repair, between prompt and options.
 * @param {{message: Message, names: string[], words: Words, props: import("/static/js/types").PieceProps, phone: boolean}} given */
export const Moment = ({ message, names, words, props, phone }) => Great(context({ message, names, words, props, phone }));

/** A piece in small, for the options. @param {{piece: string, message: Message}} given */
export function Picture({ piece, message }) {
  const [kind, name, spot] = piece.split(":");
  if (kind === "dealt") return pic(message.view.dealt[Number(name) - 1]);
  if (kind === "captive" || kind === "seen") return html`<i class="f-chip" data-clan=${card(name).clan ?? "none"}>${pic(card(name).name)}</i>`;
  if (kind === "spell") return pic(name);
  /** @type {Record<string, string>} */
  const icons = { wizard: "pointy-hat", dungeon: icon("dungeon"), deck: icon("deck"), research: icon("research"), discards: icon("discards"), decoy: icon("decoy"), circle: "magic-swirl", drawn: icon("deck") };
  if (kind === "spot") return html`<i class="f-letter num">${spot === "guard" ? pic("guard") : spot}</i>`;
  return icons[kind] ? gi(icons[kind]) : null;
}

/** @param {Message} message @param {number} seat @param {Words} words */
export const role = (message, seat, words) => {
  const { wizard } = message.view.players[seat];
  return wizard ? words[`wizard-${wizard}`] ?? "" : "";
};

/** Moves in few words; the odds stand where a price would. @param {import("/static/js/types").Option} option @param {Message} message @param {Words} words @returns {import("/static/js/types").Brief | null} */
export function brief(option, message, words) {
  const c = context({ message, words });
  const { view, me } = c;
  if (!me) return null;
  const [verb, what = ""] = option.move.split(" ");
  const at = (/** @type {string} */ spot, owner = me) => (spot === "guard" ? owner.guard : owner.structure[spot.charCodeAt(0) - 97]);
  const who = (/** @type {string} */ spot, owner = me) => { const being = at(spot, owner); return being ? called(c, being) : c.say("on", { spot }); };
  const chance = view.chances.find((/** @type {any} */ k) => k.move === option.move);
  const figure = chance ? `${chance.wins}/${chance.throws}` : undefined;
  const last = /(\d+) \S+ (\d+)\D*$/.exec(option.label);
  if (verb === "recruit") return { as: "row", name: what === "wizard" ? c.title(`wizard-${me.wizard}`) : who(what), small: /: ([^()]*)\)$/.exec(option.label)?.[1] ?? "–" };
  if (verb === "capture") return { as: "row", name: who(what), figure: last ? `${last[1]}/${last[2]}` : undefined };
  if (verb === "raid") return { as: "row", name: who(what.split(">")[0]), small: c.names[Number(what.split(">")[1])], figure };
  if (verb === "brainwash") return { as: "chip", name: `${c.say("strength")} ${what}`, figure };
  if (verb === "move" || verb === "up") { const [from, to] = what.split(">"); return { as: "row", name: `${who(from)} ${to === "guard" ? c.say("to-guard") : c.say("to", { spot: to })}` }; }
  if (verb === "imprison" || verb === "remove") return { as: "row", name: who(what), small: what === "guard" ? c.say("guard") : what };
  if (verb === "cast") return { as: "row", name: c.spell(what), small: costs(c, what) };
  if (verb === "return") return { as: "row", name: c.spell(view.dealt[Number(what) - 1]) };
  if (verb === "research") return { as: "chip", name: c.clan(what) };
  if (verb === "at" && view.targets.length) {
    const [seat, spot] = what.split(":"), target = c.targets.get(what);
    return { as: "row", name: who(spot, view.players[Number(seat)]), small: spot === "guard" ? c.say("guard") : spot, figure: target ? `${target.wins}/36` : undefined };
  }
  if (["give", "wake", "free", "take", "raise"].includes(verb)) return { as: "row", name: c.creature(card(what).name), figure: String(card(what).strength) };
  return null;
}

/** What stands behind a figure of the final standing: the creatures of a level.
 * @param {{message: Message, seat: number, part: string, words: Words}} given */
export function Things({ message, seat, part, words }) {
  const c = context({ message, words });
  const player = message.view.players[seat];
  const beings = part === "guard" ? [player.guard] : player.structure.filter((/** @type {any} */ b) => b && `level${POSITIONS[b.spot].level}` === part);
  return beings.filter(Boolean).map((/** @type {any} */ b) => html`<span title=${`${called(c, b)} ${b.strength}`}>${pic(b.name, "", called(c, b))}</span>`);
}
/** Who has completed a structure wins by nothing but that. @param {Message} message */
export const lead = (message) => (message.view.champion === null ? null : 0);
/** One's own sum, creature by creature. @param {{message: Message, seat: number, words: Words}} given */
export function Reckoning({ message, seat, words }) {
  const c = context({ message, words });
  const player = message.view.players[seat];
  const beings = player.structure.filter(Boolean), guard = message.settings.guard_counts && player.guard;
  const told = (/** @type {any} */ b) => `${called(c, b)} ${opened(c, b)}`;
  const { champion, players } = message.view;
  const strengths = players.map((/** @type {any} */ p) => p.strength);
  const tie = strengths.filter((/** @type {number} */ n) => n === Math.max(...strengths)).length > 1;
  return html`<h3>${champion !== null ? html`${c.say("champion", { who: c.names[champion] })} ${ruleLink("complete")}` : html`${c.say("by-strength")} ${ruleLink(tie ? "tie" : "reckoning")}`}</h3>
    <dl><div><dt>${disc(seat, "s")}<b>${c.names[seat]}</b> <span>${beings.length === 1 ? c.say("creature") : c.say("creatures", { n: beings.length })}: ${beings.map(told).join(", ") || "–"}${guard ? `, ${c.say("guard")}: ${told(guard)}` : ""}</span></dt><dd class="num"><b>${player.strength}</b></dd></div></dl>`;
}

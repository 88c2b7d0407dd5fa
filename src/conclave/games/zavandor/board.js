// The board of the Scepter of Zavandor: draws the view of a seat (or a spectator) and names its pieces. It knows no rules.
import { basics } from "/static/js/basics.js";
import { html } from "/static/js/html.js";
import { gi } from "/static/js/parts.js";
import { COLOURS, GEM_OF, GEMS, LUMP, SENTINEL_POINTS, TOP } from "./board/box.js";
import { Knowledge, Offer, Order, Sentinels, Supply, Track } from "./board/market.js";
import { Auction, Choice, HowToPay, seated } from "./board/moments.js";
import { Mine, Other, ordered } from "./board/own.js";
import { ruleLink } from "./board/rules.js";
import { back, gem, layGems, ngon, pts } from "./board/shapes.js";

/**
 * @typedef {import("./board/types").Told} Told
 * @typedef {import("./board/types").Context} Context
 * @typedef {import("./board/types").View} View
 * @typedef {import("/static/js/types").Words} Words
 */

/** The picture of every thing, by its Game-Icons name. @type {Record<string, string>} */
const ICONS = {
  witch: "witch-face", elf: "woman-elf-face", druid: "oak", fairy: "fairy", mage: "wizard-face", kobold: "goblin",
  "area-gems": "rupee", "area-flow": "concentration-orb", "area-fire": "flame", "area-sages": "star-formation",
  "area-artifacts": "magic-lamp", "area-accumulation": "locked-chest",
  spellbook: "spell-book", runestone: "rune-stone", ball: "crystal-ball", belt: "belt", mirror: "mirror-mirror",
  crystal: "crystal-shrine", elixir: "standing-potion", mask: "duality-mask", wand: "crystal-wand",
  chalice: "jeweled-chalice", cloak: "wing-cloak", talisman: "gem-necklace",
  phoenix: "fire-dash", owl: "owl", fox: "fox-head", toad: "frog", unicorn: "unicorn", tomcat: "cat",
  scarab: "gold-scarab", raven: "raven", salamander: "salamander",
  scepter: "winged-scepter", dust: "sparkles", weight: "scales", points: "laurels",
  auction: "gavel", refused: "cancel", "your turn": "candle-flame", knowledge: "open-book",
};

/** Everything the parts of the board ask for, in one place.
 * @param {{message: Told, names: string[], props: import("/static/js/types").PieceProps, words: Words, phone?: boolean}} given @returns {Context} */
function context(given) {
  const { message } = given, c = basics(given);
  const { view, asked } = c;
  const options = message.options ?? [];
  const touched = new Set(options.flatMap((o) => o.touches));
  const inHand = (/** @type {string} */ id) => /^(card:|concentrated:|dust)/.test(id);
  // what is proposed as a whole stands under no heading; single pieces do
  const paying = asked && (view.due !== null || view.phase === 4);
  const suggested = paying ? options.find((o) => !o.group && o.touches.some(inHand))?.touches ?? [] : [];
  const kept = new Set(view.kept.map((/** @type {string} */ text) => {
    const card = /(\w+)#(\d+)/.exec(text), lump = /concentrated (\w+)/.exec(text);
    return card ? `card:${card[1]}:${card[2]}` : lump ? `concentrated:${lump[1]}` : /dust/.test(text) ? "dust" : "";
  }));
  return {
    ...c, message, paying, suggested,
    range: message.range ?? null,
    icon: (name) => ICONS[name] ?? name,
    /** A text of the board; of one thing it may have words of its own. */
    say: (key, figures = {}) => c.say(figures.n === 1 && c.word(`board-${key}.one`) ? `${key}.one` : key, figures),
    /** The attributes of a piece, beside the class it is drawn with. */
    piece: (id, label, cls, role) => {
      const attrs = c.piece(id, label, cls);
      return !attrs.role && attrs["aria-label"] ? { ...attrs, role: role ?? "group" } : attrs;
    },
    /** Is anything that can be done about this piece? */
    live: (id) => touched.has(id),
    /** Is a piece of the hand already kept, or part of the suggestion? */
    mark: (id) => (kept.has(id) ? "kept" : suggested.includes(id) ? "suggested" : ""),
  };
}

/** The board, or on a phone the part of it that a tab shows. @param {import("/static/js/types").BoardProps<View>} given */
export function Board({ message, names, props, words, lang, tab, phone }) {
  layGems();
  const c = context({ message, names, props, words, phone });
  const { view, me, say } = c;
  const only = phone && tab ? tab : null;
  const choosing = !message.over && view.players.some((p) => !p.character);
  const stage = choosing ? Choice(c) : view.auction ? Auction(c) : null;
  const market = () => html`<div class="z-market">${Sentinels(c)}<div class="z-m2">${Offer(c)}${Knowledge(c)}</div></div>`;
  const others = view.players.filter((p) => p !== me && p.character);
  const boards = () => !others.length ? null
    : me ? html`<details class="z-fold"><summary>${say("others")}</summary><div class="z-others">${others.map((p) => Other(c, p))}</div></details>`
      : html`<h2 class="cap z-boards">${say("boards")}</h2><div class="z-others">${others.map((p) => Other(c, p))}</div>`;
  const own = () => (me && me.character ? Mine({ ...c, me }) : null);
  const folded = (message.over && me) || (stage && !choosing);
  /** @type {Record<string, () => any>} */
  const parts = {
    mine: () => html`${stage}${own()}${boards()}`,
    offer: () => html`${Order(c)}${Offer(c)}${Supply(c)}`,
    knowledge: () => Knowledge(c),
    sentinels: () => html`${Sentinels(c)}<div class="z-top">${Track(c)}</div>`,
  };
  const whole = () => html`<div class="z-top">${Track(c)}</div>
    ${stage ?? (folded ? null : market())}${own()}
    ${folded ? html`<details class="z-fold"><summary>${say(message.over ? "market-end" : "market")}</summary>${market()}</details>` : null}${boards()}`;
  return html`<div class=${only ? "zav one" : "zav"} lang=${lang}><div class="z-in">${(parts[only ?? ""] ?? whole)()}</div></div>`;
}

/** How a bid would be paid. @param {{message: Told, names: string[], words: Words, props: import("/static/js/types").PieceProps}} given */
export function Beside(given) {
  layGems();
  const c = context(given);
  return seated(c) ? HowToPay(c) : null;
}

/** The parts a phone shows one at a time. @param {Words} words @param {Told} message */
export const tabs = (words, message) => [
  message.seat === null ? { id: "mine", icon: "rupee", label: words["board-tab-boards"] }
    : { id: "mine", icon: ICONS[message.view.players[message.seat].character ?? ""] ?? "wizard-face", label: words["board-tab-mine"] },
  { id: "offer", icon: "magic-lamp", label: words["board-tab-offer"] },
  { id: "knowledge", icon: ICONS.knowledge, label: words["board-knowledge"] },
  { id: "sentinels", icon: "winged-scepter", label: words["board-sentinels"] },
];

/** Round and phases for the bar. @param {Told} message @param {Words} words */
export function phases(message, words) {
  const { round, phase } = message.view;
  if (!round) return { round: words["head-setup"], list: [], now: -1 };
  const [before, after] = (words["board-round"] ?? "{n}").split("{n}");
  return { round: html`${before}<b>${round}</b>${after}`, list: [1, 2, 3, 4].map((n) => words[`phase-${n}`]), now: phase - 1 };
}

/** What lies open before another player: gems, hand, treasures and knowledge. @param {{message: Told, seat: number, words: Words}} given */
export function Panel({ message, seat, words }) {
  layGems();
  const player = message.view.players[seat];
  if (seat === message.seat || !player.character) return null;
  const name = (/** @type {string} */ key) => words[key] ?? "";
  const used = Object.values(player.active).reduce((a, b) => a + b, 0);
  const cards = COLOURS.map((k) => /** @type {[string, number]} */ ([k, player.hand.filter((card) => card.colour === k).length])).filter(([, n]) => n);
  const fly = (/** @type {string} */ what) => ({ "data-flight": what });
  return html`<div class="pr z-pr">${GEMS.filter((g) => player.active[g]).map((g) => html`<span title=${name(`gem-${g}`)}>${gem(g, 18)}${player.active[g]}</span>`)}<em title=${name("board-slots")}>${used}/${player.slots}</em></div>
    <div class="pr z-pr">${cards.map(([k, n]) => html`<span title=${name(`colour-${k}`)}>${back(k)}${n}</span>`)}
      ${Object.entries(player.concentrated).map(([k, n]) => html`<span title="${name(`colour-${k}`)}, ${name("board-concentrated")}">${gem(GEM_OF[k], 16)}${n > 1 ? `×${n}` : ""}</span>`)}
      ${player.dust ? html`<span title=${name("board-dust")}>${gi(ICONS.dust)}${player.dust}</span>` : null}${player.hand.length || player.dust || Object.keys(player.concentrated).length ? null : html`<span class="quiet" title=${name("board-nothing")}>–</span>`}</div>
    <div class="pr z-pr z-haul">${Object.entries(player.artifacts).map(([a, n]) => html`<span key=${a} ...${fly(`artifact:${a}`)} title=${name(`thing-${a}`)}>${gi(ICONS[a], "", name(`thing-${a}`))}${n > 1 ? `×${n}` : ""}</span>`)}${player.sentinels.map((a) => html`<span key=${a} ...${fly(`sentinel:${a}`)} title=${name(`thing-${a}`)}>${gi(ICONS[a], "sn2", name(`thing-${a}`))}</span>`)}
      <span class="z-lore">${Object.entries(player.knowledge).map(([a, n]) => html`<span title=${name(`area-${a}`)}>${gi(ICONS[`area-${a}`], "", name(`area-${a}`))}${n}</span>`)}</span></div>`;
}

/** A piece in small, for the options. @param {{piece: string}} given */
export function Picture({ piece }) {
  layGems();
  const [kind, name] = piece.split(":");
  if (kind === "gem") return gem(name, 20);
  if (kind === "card") return back(name);
  if (kind === "concentrated") return gem(GEM_OF[name], 20);
  if (kind === "stone") return html`<svg class="z-hex" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><polygon points=${pts(ngon(6, 10, 10, 9, 0))} /></svg>`;
  const icon = ICONS[kind === "area" ? `area-${name}` : kind === "dust" ? "dust" : name];
  return icon ? gi(icon) : null;
}

/** The position in the order of play, with what it adds to an artifact's price. @param {{message: Told, seat: number, words: Words}} given */
export function Mark({ message, seat, words }) {
  const { view } = message;
  const place = view.players[seat].position;
  const extra = (view.artifacts[0] ?? null)?.surcharge[seat] ?? (view.sentinels[0]?.surcharge[seat] ?? 0) / 2;
  if (!place) return null;
  return html`<span class="pos" title=${(words["board-place"] ?? "").replace("{n}", String(place))}><b>${place}</b>${extra ? html`<em>${extra > 0 ? "+" : "−"}${Math.abs(extra)}</em>` : null}</span>`;
}
/** @param {Told} message @param {number} seat @param {Words} words */
export const role = (message, seat, words) => {
  const { character } = message.view.players[seat];
  const name = character ? words[`character-${character}`] ?? "" : "";
  return name.charAt(0).toUpperCase() + name.slice(1);
};
/** @param {Told} message */
export const order = (message) => message.view.order;

/** What one has to act with. @param {Told} message @param {Words} words */
export function means(message, words) {
  const { view, seat } = message;
  const me = seat === null ? null : view.players[seat];
  if (!me?.character || me.energy === null || view.phase !== 3) return null;
  const sale = GEMS.reduce((n, g) => n + me.sales[g] * ((me.active[g] ?? 0) + (me.pentagon[g] ?? 0)), 0);
  const [a, b, c] = (words["board-means"] ?? "{n}|{m}").split(/\{n\}|\{m\}/);
  return html`${a}<b>${me.energy}</b>${b}<b>${sale}</b>${c}`;
}

/** Moves in few words. @param {import("/static/js/types").Option} option @param {Told} message @param {Words} words @returns {import("/static/js/types").Brief | null} */
export function brief(option, message, words) {
  const { view, seat } = message;
  const me = seat === null ? null : view.players[seat];
  const [verb, ...rest] = option.move.split(" ");
  const what = rest.at(-1) ?? "";
  const name = (/** @type {string} */ key) => { const text = words[key] ?? ""; return text.charAt(0).toUpperCase() + text.slice(1); };
  const say = (/** @type {string} */ key, /** @type {number | string} */ n) => (words[`board-${key}`] ?? "").replace("{n}", String(n));
  if (!me || seat === null) return null;
  if (verb === "enchant") return { as: "tile", name: name(`gem-${what}`), figure: String(me.prices[what]) };
  if (verb === "activate" || verb === "deactivate") return { as: "chip", name: say(verb, 0) };
  if (verb === "stone" || verb === "take") return { as: "chip", name: "", figure: what };
  if (verb === "sell" && me.sales[what]) return { as: "chip", name: rest.length > 1 ? say("resting", 0) : "", figure: `+${me.sales[what]}` };
  if (verb === "pay" || verb === "keep") {
    const [colour, nth] = what.split("#");
    if (!what) return { as: "row", name: verb === "pay" ? say("pay-suggested", view.due ?? 0) : words["label-keep"] ?? "", small: /\([^)]*\)$/.exec(option.label)?.[0] };
    if (!COLOURS.includes(colour)) return null;
    const lump = rest.length > 1, card = ordered(me.hand).findIndex((one) => one.colour === colour && one.nth === Number(nth));
    const at = lump ? me.hand.length + COLOURS.indexOf(colour) : card;
    return { as: "row", name: `${name(`colour-${colour}`)}${lump ? ` ${say("concentrated", 0)}` : ""}`, figure: String(lump ? LUMP[colour] : ordered(me.hand)[card]?.value ?? "?"), at };
  }
  if (verb === "auction") {
    const lot = [...view.artifacts, ...view.sentinels].find((l) => l.name === what);
    if (!lot) return null;
    return { as: "row", name: name(`thing-${what}`), small: lot.points ? say("score", lot.points[seat]) : "", figure: `${say("from", 0)} ${lot.minimum}` };
  }
  if (verb === "learn") {
    const to = /(\d+)\D+(\d+)\D*$/.exec(option.label);
    return to ? { as: "row", name: say("to-level", to[1]).replace("{area}", name(`area-${what}`)), figure: to[2] } : { as: "row", name: name(`area-${what}`) };
  }
  return null;
}

/** What stands behind a figure of the final standing. @param {{message: Told, seat: number, part: string, words: Words}} given */
export function Things({ message, seat, part, words }) {
  layGems();
  const player = message.view.players[seat];
  const named = (/** @type {string} */ key, /** @type {string} */ label) => gi(ICONS[key], "", words[label] ?? "");
  if (part === "gems") return GEMS.filter((g) => player.active[g]).map((g) => html`<span title=${words[`gem-${g}`]}>${player.active[g]}${gem(g, 15)}</span>`);
  if (part === "knowledge") return Object.entries(player.knowledge).filter(([, level]) => level === TOP).map(([a]) => named(`area-${a}`, `area-${a}`));
  if (part === "artifacts") return Object.entries(player.artifacts).map(([a, n]) => html`${named(a, `thing-${a}`)}${n > 1 ? html`<i>×${n}</i>` : null}`);
  return player.sentinels.map((a) => named(a, `thing-${a}`));
}

/** One's own sentinels, or the winner's, as sums. @param {{message: Told, seat: number, words: Words}} given */
export function Reckoning({ message, seat, words }) {
  const player = message.view.players[seat];
  if (!player.sentinels.length) return null;
  const mine = seat === message.seat;
  const title = mine ? words["board-your-sentinels"] : (words["board-sentinels-of"] ?? "").replace("{who}", message.seats[seat].name);
  return html`<h3>${title}</h3><dl>${player.sentinels.map((s) => html`<div><dt>${gi(ICONS[s])}<b>${(words[`thing-${s}`] ?? "").replace(/^./, (l) => l.toUpperCase())}</b> <span>${words[`thing-${s}.effect`] ?? ""}</span> ${ruleLink(s)}</dt><dd class="num">${SENTINEL_POINTS} + ${player.sentinel_points[s] - SENTINEL_POINTS} = <b>${player.sentinel_points[s]}</b></dd></div>`)}</dl>`;
}

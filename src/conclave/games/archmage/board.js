// The board of Archmage: draws the view of a seat (or a spectator) and names its pieces. It knows no rules.
import { bearing } from "/static/js/hexes.js";
import { html } from "/static/js/html.js";
import { seat as disc } from "/static/js/parts.js";
import { JOURNEY, LANDS, SPELLS, SPHERE_OF, SPHERES } from "./board/box.js";
import { context, pic, relicOf } from "./board/context.js";
import { icon } from "./board/icons.js";
import { Land } from "./board/land.js";
import { Figure as Points, Lord, lordRows, Panel as Held, sources } from "./board/players.js";
import { ruled, ruleLink } from "./board/rules.js";
import { Planets, Relics, Tower } from "./board/tower.js";

/**
 * @typedef {import("/static/js/types").Message} Message
 * @typedef {import("/static/js/types").Words} Words
 * @typedef {import("./board/context.js").Context} Context
 */

/** What can still lie face down. @param {Context} c */
function Unexplored(c) {
  const left = Object.entries(c.view.unexplored).filter(([, n]) => n);
  if (!left.length) return null;
  return html`<div class="a-unknown" ...${ruled("unexplored", c.say("face-down"))}><em>${c.say("face-down")}</em>${left.map(([face, n]) => html`<span key=${face} title=${`${c.title(`face-${face}`)}: ${n}`}>${pic(face, "", c.title(`face-${face}`))}<b class="num">${n}</b></span>`)}</div>`;
}

/** The board, or on a phone the part of it that a tab shows. @param {import("/static/js/types").BoardProps} given */
export function Board({ message, names, props, words, lang, tab, phone }) {
  const c = context({ message, names, props, words, phone });
  const shown = c.view.players[c.seat ?? c.view.turn ?? 0];
  const land = html`<div class="a-landbox"><${Land} c=${c} />${phone ? null : Unexplored(c)}</div>`;
  /** @type {Record<string, () => any>} */
  const parts = {
    land: () => html`${land}${Relics(c, shown)}`,
    tower: () => html`<${Tower} c=${c} planets=${true} only="board" />`,
    book: () => html`<${Tower} c=${c} only="book" />`,
  };
  const only = phone && tab ? parts[tab] : null;
  return html`<div class="arch ${only ? "one" : ""} ${c.question ? "a-ask" : ""}" lang=${lang}>${only ? only() : html`${land}<footer class="a-foot">${Planets(c, shown)}</footer>`}</div>`;
}
/** The Tower Board beside the land. @param {{message: Message, names: string[], words: Words, props: import("/static/js/types").PieceProps}} given */
export const Side = (given) => html`<${Tower} c=${context(given)} />`;

/** The parts a phone shows one at a time. @param {Words} words */
export const tabs = (words) => [
  { id: "land", icon: icon("compass"), label: words["board-land"] },
  { id: "tower", icon: icon("tower"), label: words["board-tab-tower"] },
  { id: "book", icon: icon("book"), label: words["board-tab-book"] },
];

const PHASES = ["preparation", "journey", "journeys_end"];
/** Round and phases for the bar. @param {Message} message @param {Words} words */
export function phases(message, words) {
  const { round, rounds, phase, final } = message.view;
  if (!round) return { round: words["board-setup"], list: [], now: -1 };
  const [before, after] = (words["board-round"] ?? "{n}").replace(/\{ ?all ?\}/, String(rounds)).split(/\{ ?n ?\}/);
  return { round: html`${before}<b>${round}</b>${after}${final ? html` <em class="a-final">${words["board-final"]}</em>` : null}`, list: PHASES.map((p) => words[`phase-${p}`]), now: PHASES.indexOf(phase) };
}

/** @param {{message: Message, seat: number, words: Words, props?: import("/static/js/types").PieceProps}} given */
export const Panel = ({ message, seat, words, props }) => Held(context({ message, words, props }), message.view.players[seat]);
/** @param {{message: Message, seat: number, words: Words}} given */
export const Figure = ({ message, seat, words }) => Points(context({ message, words }), message.view.players[seat]);
/** What a seat is at, while it is its turn; and who has had the last one. @param {Message} message @param {number} seat @param {Words} words */
export function role(message, seat, words) {
  const { turn, phase, players } = message.view;
  if (message.over) return "";
  return (turn === seat && phase ? words[`phase-${phase}`] : players[seat].counted ? words["board-counted-brief"] : "") ?? "";
}

/** Movement points left, as footprints. @param {Message} message @param {Words} words */
export function means(message, words) {
  const c = context({ message, words }), { view } = c;
  if (view.asked !== "journey") return null;
  const all = Math.max(JOURNEY, view.points);
  return html`<span class="a-steps">${Array.from({ length: all }, (_, k) => html`<i class=${k >= all - view.points ? (all - k <= view.quick ? "on quick" : "on") : ""}>${pic("movement")}</i>`)}<span>${c.say("points-left", { n: view.points })}</span></span>`;
}

/** The spell that is being cast, and what is still due. @param {{message: Message, names: string[], words: Words, props: import("/static/js/types").PieceProps, phone: boolean}} given */
export function Moment({ message, names, words, props, phone }) {
  const c = context({ message, names, words, props, phone });
  const { casting, final, asked, turn } = c.view;
  const last = final && turn === c.seat && (asked === "planet" || asked === "journey") && !phone;
  if (!casting) return last ? html`<p class="a-last">${pic("planet")}<span>${c.say("last-turn")} ${ruleLink("final")}</span></p>` : null;
  const { spell, due, left, picked } = casting, { spheres } = SPELLS[spell];
  return html`<section class="a-casting" aria-label=${c.spell(spell)}><span class="a-coin2">${pic(spell)}</span><span><b>${c.spell(spell)}</b><small>${c.does(spell, "effect")}</small></span>
    ${due ? html`<span class="a-due">${Array.from({ length: due }, () => html`<i>${spheres.length === 1 ? relicOf(spheres[0]) : null}</i>`)}</span>` : left ? html`<b class="num a-left">${left}</b>` : picked.length ? html`<b class="num a-left">${picked.length}</b>` : null}</section>`;
}

/** What is done, as a picture. @type {Record<string, string>} */
const DONE = { explore: "explore", place: "follower", attack: "attack", unward: "ward", wards: "ward", build: "tower", gather: "gather", recruit: "recruit" };
/** A piece in small, for the options. @param {{piece: string, move: string, message: Message}} given */
export function Picture({ piece, move, message }) {
  const [kind, a, b] = piece.split(":"), done = DONE[move.split(" ")[0]];
  if (done) return pic(done);
  if (kind === "hex") { const h = message.view.land.find((/** @type {any} */ x) => x.cell === a); return h ? pic(h.face ?? h.kind) : pic("compass"); }
  if (kind === "spell") return pic(b);
  if (kind === "relic") return relicOf(SPHERE_OF[b]);
  if (kind === "planet" || kind === "door") return relicOf(b);
  if (kind === "place" && b.startsWith("F")) return relicOf(SPHERES[Number(b[1])].sphere);
  if (kind === "place") { const spell = Object.keys(SPELLS).find((s) => SPELLS[s].place === b); return spell ? pic(spell) : null; }
  if (kind === "player") return disc(Number(a));
  return kind === "warlord" ? pic("warlord") : null;
}

/** Moves in few words. @param {import("/static/js/types").Option} option @param {Message} message @param {Words} words @returns {import("/static/js/types").Brief | null} */
export function brief(option, message, words) {
  const c = context({ message, words });
  const [verb, what = ""] = option.move.split(" ");
  const h = c.hexes.get(what);
  if (verb === "go") {
    const from = c.me && c.hexes.get(c.me.mage), way = c.view.reach.find((/** @type {any} */ r) => r.cell === what);
    const to = from && h ? bearing(from, h) : "n";
    return { as: "chip", name: c.word(`bearing-${to}.brief`), figure: way ? String(way.cost) : undefined };
  }
  if (verb === "cast") return { as: "row", name: c.spell(what), small: c.does(what, "brief"), figure: html`<span class="a-pay">${SPELLS[what].cost}${SPELLS[what].spheres.slice(0, 3).map((s) => relicOf(s))}</span>` };
  if (verb === "planet") return { as: "tile", name: c.sphere(what), figure: "+1" };
  if (["pay", "give", "take", "discard"].includes(verb) && SPHERE_OF[what]) return { as: "tile", name: c.relic(what), figure: verb === "take" ? "+1" : "−1" };
  if (verb === "initiate" || verb === "trade") return { as: "tile", name: c.sphere(what), figure: "−2" };
  if (verb === "teach") return { as: "tile", name: c.sphere(what) };
  if (verb === "promote") return { as: "row", name: c.spell(what), small: SPELLS[what].parents.map(c.spell).join(" + "), figure: `${SPELLS[what].points}` };
  if (verb === "explore" || verb === "attack" || verb === "unward") return { as: "row", name: c.say(`do-${verb}`), figure: "1" };
  if (verb === "place") return { as: "row", name: c.say("do-place"), figure: "0" };
  if ((verb === "at" || verb === "to" || verb === "divine") && h) return { as: "row", name: c.face(h), small: h.cell };
  return null;
}

/** The steps to a hex that lies farther off. @param {string} piece @param {Message} message */
export function route(piece, message) {
  const { view } = message;
  const way = view.asked === "journey" && piece.startsWith("hex:") && view.reach.find((/** @type {any} */ r) => r.cell === piece.slice(4));
  return way ? way.path.map((/** @type {string} */ cell) => `go ${cell}`) : [];
}

/** The Warlord of the solo game. @param {{message: Message, words: Words, props?: import("/static/js/types").PieceProps}} given */
export const Rivals = (given) => (given.message.view.warlord ? Lord(context(given)) : null);
/** @param {Message} message @param {Words} words */
export function rivals(message, words) {
  const { warlord, winners } = message.view;
  if (!warlord) return [];
  const { lands, places, corrupt, difficulty } = warlord.breakdown;
  return [{ name: words["board-lord"], icon: icon("warlord"), points: warlord.points, won: message.over && winners?.length === 0, breakdown: { lands, places, lost: corrupt, difficulty } }];
}
/** Points by their source, for the final standing. @param {Message} message @param {number} seat */
export function breakdown(message, seat) {
  const { fundamental, advanced, master, lost, lands } = message.view.players[seat].breakdown;
  return { fundamental, advanced, master, ...(lost ? { lost } : {}), lands: LANDS.reduce((sum, land) => sum + (lands[land] ?? 0), 0) };
}
/** What stands behind a figure of the final standing. @param {{message: Message, seat: number, part: string, words: Words}} given */
export function Things({ message, seat, part, words }) {
  const c = context({ message, words }), player = message.view.players[seat];
  if (part === "lands") return LANDS.filter((land) => player.breakdown.lands[land]).map((land) => html`<span title=${`${c.title(`face-${land}`)} ${player.breakdown.lands[land]}`}>${pic(land, "", c.title(`face-${land}`))}</span>`);
  return player.book.filter((/** @type {any} */ b) => SPELLS[b.spell].level === part).map((/** @type {any} */ b) => html`<span title=${c.spell(b.spell)}>${pic(b.spell, "", c.spell(b.spell))}</span>`);
}
/** One's own sum, opened. @param {{message: Message, seat: number, words: Words}} given */
export function Reckoning({ message, seat, words }) {
  const c = context({ message, words }), player = message.view.players[seat];
  const row = (/** @type {string} */ who, /** @type {{name: string, n: number}[]} */ rows, /** @type {number} */ total, /** @type {any} */ mark) => html`<div><dt>${mark}<b>${who}</b> <span>${rows.map(({ name, n }) => `${name} ${n < 0 ? `−${-n}` : n}`).join(", ") || "–"}</span></dt><dd class="num"><b>${total}</b></dd></div>`;
  const lord = message.view.warlord;
  return html`<h3>${c.say("reckoning")} ${ruleLink("counted")}</h3><dl>${row(c.names[seat], sources(c, player), player.points, disc(seat, "s"))}${lord ? row(c.title("warlord"), lordRows(c, lord), lord.points, html`<span class="seat rival s">${pic("warlord")}</span>`) : null}</dl>`;
}

// Great moments: the auction and the choice of characters. Each takes the market's place.
import { html } from "/static/js/html.js";
import { gi, seat as disc } from "/static/js/parts.js";
import { chosenNumber } from "/static/js/options.js";
import { ARTIFACTS, CHARACTERS, COLOURS, GEM_OF, GEMS, LUMP, SENTINEL_POINTS, SENTINELS } from "./box.js";
import { price } from "./market.js";
import { ruled, ruleLink, surchargeRule } from "./rules.js";
import { P, back, gem, pts, rays } from "./shapes.js";

/**
 * @typedef {import("./types").Context} Context
 * @typedef {import("./types").Seated} Seated
 * @typedef {import("./types").Player} Player
 * @typedef {import("./types").Lot} Lot
 */
const halo = () => html`<svg class="z-halo" viewBox="0 0 200 200" aria-hidden="true">${Array.from({ length: 24 }, (_, k) => html`<polygon points=${pts([[100, 100], P(100, 100, 98, k * 15 - 2.6), P(100, 100, 98, k * 15 + 2.6)])} />`)}<circle cx="100" cy="100" r="62" /></svg>`;
/** @param {number} x @param {number} y */
const beams = (x, y) => rays("z-beams", 808, 370, x, y, 1100, 30, 1.3);
/** @param {number} n */
const sign = (n) => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : "0");

/** @param {Context} c */
export function Auction(c) {
  const { view, names, seat, say, icon, word, title, piece, asked } = c;
  if (!view.auction) return null;
  const { name, high, leader, bidders, bids } = view.auction;
  const sentinel = SENTINELS.includes(name);
  const lot = [...view.artifacts, ...view.sentinels].find((l) => l.name === name);
  if (!lot) return null;
  const { deck: letter, points } = ARTIFACTS[name] ?? { deck: null, points: (seat === null ? null : lot.points?.[seat]) ?? SENTINEL_POINTS };
  const state = (/** @type {number} */ s) => (s === leader ? "top" : view.to_act.includes(s) ? "ask" : bidders.includes(s) ? "in" : "off");
  const saying = { top: "leads", ask: "to-bid", in: "still-in", off: "passed" };
  const order = [...view.order, ...view.players.map((p) => p.seat).filter((s) => !view.order.includes(s))];
  const bidder = (/** @type {number} */ s) => {
    const player = view.players[s];
    const how = state(s);
    const why = how !== "off" ? saying[how] : player.out ? "out" : (name === "belt" || name === "wand") && player.artifacts[name] ? "owns-one" : "passed";
    const cls = how === "ask" && s !== seat ? "wait" : how;
    return html`<li key=${s} class=${cls}>${disc(s, "xl")}<b>${names[s]}</b><span class="z-bid num">${bids[s] ?? "–"}</span>
      <span class="z-st">${how === "off" ? gi(icon("refused")) : how === "ask" ? gi(icon("your turn")) : null}${say(why)}</span></li>`;
  };
  const line = high === null
    ? (asked ? say("opening-you", { minimum: lot.minimum }) : say("opening", { who: names[view.to_act[0]] ?? "", minimum: lot.minimum }))
    : leader === seat ? say("leading-you", { n: high }) : say("leading", { who: names[leader ?? 0], n: high });
  const facts = `${title(`thing-${name}`)}. ${word(`thing-${name}.effect`)}`;
  return html`<section class="z-stage plate z-auction" aria-label="${say("hammer")}: ${title(`thing-${name}`)}">${beams(120, 185)}
    <div ...${piece(`${sentinel ? "sentinel" : "artifact"}:${name}`, facts, "z-lot z-card")} ...${ruled(name, title(`thing-${name}`))}><span class="z-c" aria-hidden="true">
      ${letter ? html`<span class="z-deck">${letter}</span>` : null}<span class="z-vp" title=${say("points")}>${gi(icon("points"))}<b>${points}</b></span>
      <span class="z-show">${halo()}${gi(icon(name), "z-pic")}</span><h3>${title(`thing-${name}`)}</h3><p>${word(`thing-${name}.effect`)}</p></span></div>
    <div class="z-bidding"><h2 ...${ruled("bidding")}>${gi(icon("auction"))}${say("hammer")}: ${title(`thing-${name}`)}</h2><p class="quiet">${line}</p>
      <ol class=${order.length > 4 ? "z-bidders many" : "z-bidders"}>${order.map(bidder)}</ol>
      ${seated(c) ? html`<div class="z-mybid">${Reach(c, lot)}${Sum(c, lot)}</div>` : Prices(c, lot, high, bidders)}</div></section>`;
}

/** @param {Context} c @returns {c is Seated} */
export const seated = (c) => c.me !== null && c.me.energy !== null;

/** The bid to speak of where none is chosen: the next one, or one's own that leads. @param {Seated} c @param {Lot} lot */
function lowest({ view, seat }, lot) {
  const { high = null, leader = null } = view.auction ?? {};
  return high === null ? lot.minimum : leader === seat ? high : high + 1;
}

/** What a bid really costs me. @param {Seated} c @param {Lot} lot */
function Sum(c, lot) {
  const { seat, me, say, range } = c;
  const bid = (range && chosenNumber.value) ?? range?.low ?? lowest(c, lot);
  /** @type {[string, number | string, string][]} */
  const rows = [[say("a-bid"), bid, ""]];
  if (lot.surcharge[seat]) rows.push([say("surcharge", { n: me.position ?? 0 }), sign(lot.surcharge[seat]), surchargeRule(me.position, SENTINELS.includes(lot.name))]);
  if (lot.discount[seat]) rows.push([say("discount"), sign(-lot.discount[seat]), "discount"]);
  return html`<dl class="z-eq">${rows.map(([t, n, rule]) => html`<div><dt>${t} ${rule && ruleLink(rule)}</dt><dd class="num">${n}</dd></div>`)}<div class="z-total"><dt>${say("would-pay")} ${ruleLink("price")}</dt><dd class="num">${price(lot, seat, bid)}</dd></div></dl>`;
}

/** A ruler of bids: gone, within my hand, within reach only if I sell gems. @param {Seated} c @param {Lot} lot */
function Reach(c, lot) {
  const { seat, me, say, range } = c;
  const shift = lot.discount[seat] - lot.surcharge[seat];
  const sale = GEMS.reduce((n, g) => n + me.sales[g] * ((me.active[g] ?? 0) + (me.pentagon[g] ?? 0)), 0);
  const low = lot.minimum, next = range?.low ?? lowest(c, lot);
  const hand = me.energy + shift, sold = Math.max(hand, me.energy + sale + shift);
  if (sold < next) return html`<p class="z-far">${say("no-reach", { n: next })}</p>`;
  const most = Math.max(low + 20, Math.ceil(Math.max(sold, next + 5) / 10) * 10);
  const x = (/** @type {number} */ v) => 2 + (Math.min(Math.max(v, low), most) - low) / (most - low) * 96;
  const bar = (/** @type {string} */ cls, /** @type {number} */ from, /** @type {number} */ to) => (to > from ? html`<rect class=${cls} x="${x(from)}%" width="${x(to) - x(from)}%" y="14" height="14" />` : null);
  const step = most - low > 70 ? 20 : 10;
  const figures = [];
  for (let v = Math.ceil(low / step) * step; v <= most; v += step) figures.push(v);
  return html`<div class="z-reach"><p>${say("reach")}</p><svg height="52" width="100%" aria-hidden="true">
      ${bar("z-gone", low, next)}${bar("z-canhand", next, hand)}${bar("z-cansell", Math.max(next, hand), sold)}
      ${figures.map((v) => html`<line class="z-tick" x1="${x(v)}%" x2="${x(v)}%" y1="28" y2="35" /><text class="z-tnum" x="${x(v)}%" y="50">${v}</text>`)}
      <svg x="${x((range && chosenNumber.value) ?? next)}%" overflow="visible"><path class="z-thumb" d="M0 28l-7-9V6h14v13z" /></svg></svg>
    <ul><li class="hand">${say("by-hand", { n: Math.max(0, hand) })}</li>${sold > hand ? html`<li class="sell">${say("by-selling", { n: Math.max(0, sold) })}</li>` : null}</ul></div>`;
}

/** How the bid that is chosen would be paid, beside the options. @param {Seated} c */
export function HowToPay(c) {
  const { view, me, say, icon, title, range } = c;
  const bid = (range && chosenNumber.value) ?? range?.low;
  const how = view.auction?.payments.find((p) => p.bid === bid);
  if (!how) return null;
  /** @type {[any, string, number][]} */
  const rows = [];
  for (const k of COLOURS) {
    const n = how.concentrated[k] ?? 0;
    if (n) rows.push([gem(GEM_OF[k], 18), `${title(`colour-${k}`)}, ${say("concentrated")}${n > 1 ? ` ×${n}` : ""}`, n * LUMP[k]]);
    const values = how.cards.filter((card) => card.colour === k).map((card) => card.value ?? 0);
    if (values.length) rows.push([back(k), `${title(`colour-${k}`)} ${values.join(", ")}`, values.reduce((a, b) => a + b, 0)]);
  }
  if (how.dust) rows.push([gi(icon("dust")), title("board-dust"), how.dust]);
  const paid = rows.reduce((sum, [, , n]) => sum + n, 0);
  const note = how.lost ? say("pay-lost", { n: how.lost }) : how.change ? say("pay-change", { n: how.change }) : say("pay-exact");
  return html`<section class="z-how" aria-label=${say("how-to-pay")}><h3 class="cap">${say("how-to-pay")}</h3><p class="quiet">${say("how-text")}</p>
    <dl class="z-eq">${rows.map(([sign, text, n]) => html`<div><dt>${sign}${text}</dt><dd class="num">${n}</dd></div>`)}<div class="z-total"><dt>${note}</dt><dd class="num">${paid}</dd></div></dl>
    <p class="z-after">${gi(icon("weight"))}<span>${say("pay-weight", { n: how.weight, limit: me.limit })}</span></p></section>`;
}

/** For those who watch: what the high bid would cost each bidder. @param {Context} c @param {Lot} lot @param {number | null} high @param {number[]} bidders */
function Prices(c, lot, high, bidders) {
  const { say, names } = c;
  const bid = high ?? lot.minimum;
  return html`<div class="z-prices"><p>${say("real-prices", { n: bid })}</p><ul>${bidders.map((s) => html`<li>${disc(s, "s")}<span>${names[s]}</span><b class="num">${price(lot, s, bid)}</b></li>`)}</ul></div>`;
}

/** @param {Context} c */
export function Choice(c) {
  const { view, names, say, icon, word, title, piece, asked } = c;
  /** @type {Record<string, number>} */
  const taken = {};
  for (const p of view.players) if (p.character) taken[p.character] = p.seat;
  const one = (/** @type {string} */ name) => {
    const by = taken[name];
    const label = `${title(`character-${name}`)}. ${by === undefined ? word(`character-${name}.effect`) : say("taken", { who: names[by] })}`;
    return html`<li key=${name}><div ...${piece(`character:${name}`, label, by === undefined ? "z-char z-card" : "z-char taken")} ...${ruled("character", title(`character-${name}`))}><span class="z-c" aria-hidden="true">${gi(icon(name), "z-pic")}<h3>${title(`character-${name}`)}</h3>
      ${by === undefined ? html`<p>${word(`character-${name}.effect`)}</p>` : html`<p>${disc(by, "s")} ${say("taken", { who: names[by] })}</p>`}</span></div></li>`;
  };
  return html`<section class="z-stage plate z-choice" aria-label=${say("characters")}><h2 class="cap">${say(asked ? "choose" : "characters")}</h2><ul>${CHARACTERS.map(one)}</ul></section>`;
}

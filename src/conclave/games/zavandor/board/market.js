// What lies between the players: victory track, order of play, sentinels, artifacts, knowledge, gems to enchant.
import { html } from "/static/js/html.js";
import { gi, giAt, seat as disc, seatAt } from "/static/js/parts.js";
import { AREAS, ARTIFACTS, GEMS, LAST_SENTINEL, SENTINEL_MINIMUM, SENTINELS, SURCHARGE_FROM, TOP } from "./box.js";
import { ruled } from "./rules.js";
import { P, back, f1, gem, ticks } from "./shapes.js";

/**
 * @typedef {import("./types").Context} Context
 * @typedef {import("./types").Seated} Seated
 * @typedef {import("./types").Player} Player
 * @typedef {import("./types").Lot} Lot
 */
/** @param {number} n */
const signed = (n) => (n > 0 ? `+${n}` : `−${-n}`);
/** What a seat really pays for a bid. @param {Lot} lot @param {number} seat */
export const price = (lot, seat, bid = lot.minimum) => Math.max(0, bid + lot.surcharge[seat] - lot.discount[seat]);

/** @param {Context} c */
export function Track(c) {
  const { view, names, say } = c;
  const most = Math.max(20, Math.ceil((Math.max(...view.players.map((p) => p.points)) + 4) / 10) * 10);
  const at = (/** @type {number} */ v) => `${2.6 + (v * 94.8) / most}%`;
  const steps = Array.from({ length: most + 1 }, (_, v) => v);
  const every = most > 60 ? 10 : 5;
  // discs that would hide one another stand in two rows, the upper one on a stem
  const ends = [-99, -99];
  const marks = [...view.players].sort((a, b) => a.points - b.points || Number(a.seat === c.seat) - Number(b.seat === c.seat)).map((p) => {
    const gap = ends.map((end) => p.points - end);
    const row = gap[0] >= most * 0.06 || gap[0] >= gap[1] ? 0 : 1;
    const aside = gap[row] <= 0 ? most * 0.032 : 0;
    ends[row] = Math.max(ends[row], p.points) + aside;
    return { p, row, x: ends[row] };
  });
  return html`<svg class="z-rail" height="66" ...${ruled("points", say("track"))} role="img" aria-label="${say("track")}: ${view.players.map((p) => `${names[p.seat]} ${p.points}`).join(", ")}">
    <line class="z-line" x1=${at(0)} x2=${at(most)} y1="45" y2="45" />
    ${steps.map((v) => html`<line class="z-tick" x1=${at(v)} x2=${at(v)} y1="45" y2=${v % 5 ? 49 : 53} />`)}
    ${steps.filter((v) => v % every === 0).map((v) => html`<text class=${v % 10 ? "z-tnum z-five" : "z-tnum"} x=${at(v)} y="65">${v}</text>`)}
    <line class="z-notch" x1=${at(SURCHARGE_FROM)} x2=${at(SURCHARGE_FROM)} y1="6" y2="45" />
    ${marks.filter((m) => m.row).map((m) => html`<line class="z-stem" x1=${at(m.x)} x2=${at(m.x)} y1="20" y2="45" />`)}
    ${marks.sort((a, b) => b.row - a.row).map(({ p, row, x }) => html`<svg key=${p.seat} x=${at(x)} y="0" overflow="visible"><title>${names[p.seat]}: ${p.points}</title><g data-flight=${`points:${p.seat}`}>${seatAt(p.seat, 0, row ? 14 : 33, p.seat === c.seat ? 12.5 : 11)}</g></svg>`)}</svg>`;
}

/** Who is where in the order of play, and what that adds to an artifact's price. @param {Context} c */
export function Order(c) {
  const { view, names, say } = c;
  if (!view.order.length) return null;
  const lot = view.artifacts[0] ?? null;
  const half = view.sentinels[0] ?? null;
  const extra = (/** @type {number} */ s) => (lot ? lot.surcharge[s] : half ? half.surcharge[s] / 2 : 0);
  return html`<ol class="z-order" ...${ruled("order", say("order"))} aria-label=${say("order")}>${view.order.map((s, k) => html`<li class=${!view.to_act.includes(s) ? "" : s === c.seat ? "z-now" : "z-turn"} title="${names[s]}: ${say("place", { n: k + 1 })}${extra(s) ? `, ${signed(extra(s))}` : ""}"><i>${k + 1}</i><span data-flight=${`order:${s}`}>${disc(s)}</span><span class="sr">${names[s]}</span>${extra(s) ? html`<em>${signed(extra(s))}</em>` : null}</li>`)}</ol>`;
}

/** @param {Context} c */
export function Sentinels(c) {
  const { view, names, say, icon, word, title, piece, seat } = c;
  const x0 = 146, y0 = 142;
  /** @type {Record<string, number>} */
  const keeper = {};
  for (const p of view.players) for (const s of p.sentinels) keeper[s] = p.seat;
  const won = Object.keys(keeper).length;
  const coin = (/** @type {string} */ name, /** @type {number} */ k) => {
    const [x, y] = P(x0, y0, 108, -90 + k * 40);
    const lot = view.sentinels.find((l) => l.name === name);
    const worth = lot?.points && seat !== null ? lot.points[seat] : null;
    const facts = [title(`thing-${name}`)];
    if (keeper[name] !== undefined) facts.push(say("sold", { who: names[keeper[name]] }));
    if (lot) facts.push(`${say("from")} ${lot.minimum}`);
    if (lot && seat !== null && worth !== null) facts.push(say("you-pay", { n: price(lot, seat) }), say("score-you", { n: worth }));
    const label = `${facts.join(", ")}. ${word(`thing-${name}.effect`)}`;
    return html`<g ...${piece(`sentinel:${name}`, label, lot ? "z-sentinel" : "z-sentinel sold", "img")} ...${ruled(name, title(`thing-${name}`))} key=${name}><g aria-hidden="true">
      <circle class="z-ring" cx=${f1(x)} cy=${f1(y)} r="31" /><circle class="z-coin" cx=${f1(x)} cy=${f1(y)} r="27" /><circle class="z-coin2" cx=${f1(x)} cy=${f1(y)} r="23.5" />
      ${giAt(icon(name), x, y - 1, 30, { class: "z-coinfill" })}
      ${keeper[name] !== undefined ? seatAt(keeper[name], x + 18, y + 18, 11)
    : worth === null ? null : html`<g transform=${`translate(${f1(x + 19)} ${f1(y + 18)})`}><circle class="z-worth" r="11" /><text class="z-worthn" y="4.6">${worth}</text></g>`}</g></g>`;
  };
  return html`<section class="z-sentinels" id="z-sentinels" aria-label=${say("sentinels")}>
    <h2 class="cap" ...${ruled("ending")}>${say("sentinels")}<small>${say("won", { n: won })}</small></h2>
    <svg viewBox="0 0 292 284" role="group" aria-label=${say("won", { n: won })}>
      ${[140, 77].map((r) => html`<circle class="z-etch" cx=${x0} cy=${y0} r=${r} />`)}<circle class="z-etch b" cx=${x0} cy=${y0} r="73" />
      <path class="z-etch b" d=${ticks(x0, y0, 72, 73, (k) => (k % 8 ? 69.5 : 65))} />
      ${Array.from({ length: LAST_SENTINEL }, (_, k) => { const [x, y] = P(x0, y0, 55, -90 + k * 72); return html`<circle class=${k < won ? "z-lock on" : "z-lock"} cx=${f1(x)} cy=${f1(y)} r="5.5" />`; })}
      ${giAt(icon("scepter"), x0, y0 - 1, 80, { class: "z-brass" })}
      ${SENTINELS.map(coin)}</svg>
    <p class="z-foot">${say(seat === null ? "worth-any" : "worth", { minimum: view.sentinels[0]?.minimum ?? SENTINEL_MINIMUM })}</p></section>`;
}

/** One kind of gem each, with its price for me: what can be enchanted. @param {Context} c */
export function Supply(c) {
  const { me, say, title, piece, live } = c;
  if (!me || c.paying) return null;
  const buying = GEMS.some((g) => live(`gem:${g}`));
  return html`<section class="z-supply" aria-label=${say("enchant")}><h3 class="z-lab" ...${ruled("supply")}>${say("enchant")}</h3>
    <ul>${GEMS.map((g) => html`<li key=${g}><div ...${piece(`gem:${g}`, `${title(`gem-${g}`)}: ${me.prices[g]}`, live(`gem:${g}`) ? "z-kind live" : buying ? "z-kind" : "z-kind z-calm")} ...${ruled(g, `${title(`gem-${g}`)}: ${me.prices[g]}`)}><span class="z-c" aria-hidden="true">${gem(g, 20)}<b>${me.prices[g]}</b></span></div></li>`)}</ul></section>`;
}

/** @param {Context} c */
export function Offer(c) {
  const { view, seat, say, icon, word, title, piece } = c;
  const letters = view.deck;
  const card = (/** @type {Lot} */ lot, /** @type {number} */ k) => {
    const { deck: letter, points } = ARTIFACTS[lot.name];
    const name = title(`thing-${lot.name}`);
    const mine = seat === null ? "" : `, ${say("you-pay", { n: price(lot, seat) })}`;
    const label = `${name}, ${say("deck-letter", { letter })}, ${points} ${say("points", { n: points })}, ${say("from")} ${lot.minimum}${mine}. ${word(`thing-${lot.name}.effect`)}`;
    return html`<li key=${`${lot.name}${k}`}><div ...${piece(`artifact:${lot.name}`, label, "z-art z-card")} ...${ruled(lot.name, name)}><span class="z-c" aria-hidden="true">
      <span class="z-deck">${letter}</span><span class="z-vp">${gi(icon("points"))}<b>${points}</b></span>${gi(icon(lot.name), "z-pic")}
      <h3>${name}</h3><p>${say(`effect-${lot.name}`)}</p>
      <span class="z-price"><span>${say("from")} <b>${lot.minimum}</b></span>${seat === null ? null : html`<span>${say("you")} <b>${price(lot, seat)}</b></span>`}</span></span></div></li>`;
  };
  return html`<section class="z-offer" id="z-offer" aria-label=${say("artifacts")}>
    <h2 class="cap" ...${ruled("offer")}>${say("artifacts")}<small>${letters ? html`${say("deck", { n: letters.length })} <span class="z-letters">${runs(letters)}</span>` : say("deck-empty")}</small></h2>
    ${view.artifacts.length ? html`<ul class=${view.artifacts.length > 4 ? "many" : ""}>${view.artifacts.map(card)}</ul>` : html`<p class="z-empty">${say("no-artifacts")}</p>`}</section>`;
}
/** CCCDD as it lies; long decks as counts. @param {string} letters */
const runs = (letters) => (letters.length <= 8 ? [...letters].join(" ")
  : ["A", "B", "C", "D"].map((l) => /** @type {[string, number]} */ ([l, letters.split(l).length - 1])).filter(([, n]) => n).map(([l, n]) => html`<span>${l}<i>×${n}</i></span>`));

/** @param {Player[]} players @param {string} area */
const Discs = (players, area) => html`<span class=${players.length > 3 ? "z-discs crowd" : "z-discs"}>${players.map((p) => html`<span key=${p.seat} data-flight=${`level:${area}:${p.seat}`}>${disc(p.seat, "s")}</span>`)}</span>`;

/** @param {Context} c */
export function Knowledge(c) {
  const { view, names, me, seat, say, icon, word, title, piece, live } = c;
  const gives = (/** @type {import("./box.js").Gives | null} */ e) => !e ? null
    : e.percent ? (c.message.lang === "de" ? `−${e.percent} %` : `−${e.percent}%`)
      : e.discount ? `−${e.discount}`
      : e.dust ? html`+${e.dust}${gi(icon("dust"))}`
        : e.gem ? gem(e.gem, 15)
          : e.cards ? html`<span class="z-two">${back(e.cards)}${back(e.cards)}</span>`
            : html`+${e.slots}<svg class="z-socket" viewBox="0 0 14 14" role="img" aria-label=${say((e.slots ?? 0) > 1 ? "slots" : "slot")}><circle cx="7" cy="7" r="5.5" /></svg>`;
  const row = (/** @type {string} */ area) => {
    const { limit, costs, gives: effects } = AREAS[area];
    const id = `area:${area}`;
    const own = me ? me.knowledge[area] ?? 0 : 0;
    const others = view.players.filter((p) => p.seat !== seat && p.knowledge[area]);
    const facts = [title(`area-${area}`)];
    if (me) facts.push(say("level-you", { n: own }));
    if (me && own < TOP) facts.push(say("next-cost", { n: costs[own] }));
    for (const p of others) facts.push(say("level-who", { who: names[p.seat], n: p.knowledge[area] }));
    const label = `${facts.join(", ")}. ${word(`area-${area}.effect`)}`;
    return html`<li key=${area}><div ...${piece(id, label, "z-area")} ...${ruled(`area-${area}`, title(`area-${area}`))}><span class="z-c" aria-hidden="true">
      <span class="z-aname">${gi(icon(`area-${area}`))}<b>${title(`area-${area}`)}</b>${limit ? html`<em title=${say("limit-change")}>${signed(limit)}</em>` : null}</span>
      ${costs.map((cost, k) => html`<span class=${`z-cell${k === 3 ? " top" : ""}${me && own === k && live(id) ? " next" : ""}${me && own > k ? " done" : ""}`}>
        <b>${cost}</b><span class="z-eff">${gives(effects[k])}</span>${Discs(view.players.filter((p) => p.knowledge[area] === k + 1), area)}</span>`)}</span></div></li>`;
  };
  return html`<section class="z-knowledge" id="z-knowledge" aria-label=${say("knowledge")}>
    <h2 class="cap" ...${ruled("knowledge")}>${say("knowledge")}<small>${say(!me || view.phase !== 3 ? "one-step" : me.learned ? "step-taken" : "step-free")}</small></h2>
    <ul>${Object.keys(AREAS).map(row)}</ul></section>`;
}

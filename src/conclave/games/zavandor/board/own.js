// A player's own affairs: the tableau with its slots, stones, hand, weight, treasures, points.
import { html } from "/static/js/html.js";
import { gi, giAt, seat as disc } from "/static/js/parts.js";
import { AREA_POINTS, ARTIFACTS, COLOURS, GEM_OF, GEMS, LUMP, LUMP_WEIGHT, SLOTS, STONES, TOP, gemPoints } from "./box.js";
import { ruled, ruleLink } from "./rules.js";
import { P, back, f1, gem, gemAt, ngon, pts, ticks } from "./shapes.js";

/**
 * @typedef {import("./types").Context} Context
 * @typedef {import("./types").Seated} Seated
 * @typedef {import("./types").Player} Player
 * @typedef {import("./types").Lot} Lot
 */

/** @typedef {[any, string, any, string]} Summand a sign, what it is, what it gives, its rule */

/** The tableau: spiral, belt, wand, accumulation and pentagon. `mine` makes its gems pieces. @param {Context} c @param {Player} player @param {boolean} mine */
export function Tableau(c, player, mine) {
  const { say, icon, title, piece, live, names } = c;
  const x0 = 158, y0 = 161, turn = 100;
  const radius = (/** @type {number} */ a) => 40 + ((a + 240) / 528) * 88;
  let spiral = "";
  for (let a = -240; a <= 288; a += 3) spiral += `${spiral ? "L" : "M"}${P(x0, y0, radius(a), a + turn).map(f1).join(" ")}`;
  const gems = GEMS.flatMap((g) => Array(player.active[g] ?? 0).fill(g));
  const used = gems.length;
  const told = new Set();
  /** @type {[number, number, number, boolean][]} */
  const slots = [...Array(SLOTS.spiral).keys()].map((k) => [...P(x0, y0, radius(k * 72), k * 72 + turn), 25, true]);
  const belt = SLOTS.belt * (player.artifacts.belt ?? 0), wand = SLOTS.wand * (player.artifacts.wand ?? 0);
  const accumulated = Math.min(SLOTS.accumulation, Math.max(0, player.slots - SLOTS.spiral - belt - wand));
  /** @type {[string, number][]} */
  const pairs = [["belt", belt], ["wand", wand], ["accumulation", accumulated]];
  pairs.forEach(([, n], k) => { for (const i of [0, 1]) slots.push([362 + 58 * i, 43 + 68 * k, 22, i < n]); });
  const open = mine && GEMS.some((g) => live(`gem:${g}`));
  const gemPiece = (/** @type {string} */ g, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, /** @type {string} */ where) => {
    const body = html`${gemAt(g, x, y, size)}`;
    if (!mine) return html`<g><title>${title(`gem-${g}`)}</title>${body}</g>`;
    const label = `${title(`gem-${g}`)}, ${say(where)}`;
    const attrs = piece(`gem:${g}`, label, "z-stone-gem", "img");
    if (told.has(g + where) && attrs.tabindex === 0) attrs.tabindex = -1; // one stop for all gems of a kind
    told.add(g + where);
    return html`<g ...${attrs} ...${ruled(g, label)}><g aria-hidden="true"><circle class="z-ring" cx=${f1(x)} cy=${f1(y)} r=${size * 0.66} />${body}</g></g>`;
  };
  const slot = (/** @type {[number, number, number, boolean]} */ [x, y, r, earned]) => {
    const g = earned ? gems.shift() : undefined;
    return html`<g class=${!earned ? "z-slot ghost" : g ? "z-slot" : open ? "z-slot free" : "z-slot empty"} ...${ruled("slots", say("slots-used", { n: used, all: player.slots }))}><circle class="z-sock" cx=${f1(x)} cy=${f1(y)} r=${r} />${g ? gemPiece(g, x, y, r * 1.5, "active") : null}</g>`;
  };
  const resting = GEMS.filter((g) => player.pentagon[g]);
  /** @type {[string, number][]} */
  const shown = resting.flatMap((g) => (resting.length < 3 && player.pentagon[g] === 2 ? [[g, 1], [g, 1]] : [[g, player.pentagon[g]]]));
  const px = 391, py = 271, rows = shown.length > 3 ? [shown.slice(0, 2), shown.slice(2)] : [shown];
  const size = shown.length > 3 ? 23 : 30;
  const rest = rows.flatMap((row, r) => row.map(([g, n], k) => {
    const x = px + (k - (row.length - 1) / 2) * (size + 5), y = py + (rows.length > 1 ? -4 + r * 25 : 5) - (player.waiting_stones && rows.length === 1 ? 2 : 0);
    return html`${gemPiece(g, x, y, size, "rest")}${n > 1 ? html`<text class="z-times" x=${f1(x + size / 2 - 2)} y=${f1(y + size / 2)}>×${n}</text>` : null}`;
  }));
  const stones = Array.from({ length: Math.min(3, player.waiting_stones) }, (_, k) => html`<polygon class="z-wait" points=${pts(ngon(6, px + (k - (Math.min(3, player.waiting_stones) - 1) / 2) * 24, py + 36, 9, 0))} />`);
  const label = `${say("tableau", { who: names[player.seat] })}: ${say("slots-used", { n: used, all: player.slots })}`;
  return html`<svg class="z-tableau" viewBox="0 0 456 326" role="group" aria-label=${label}>
    <circle class="z-etch" cx=${x0} cy=${y0} r="157" /><circle class="z-etch" cx=${x0} cy=${y0} r="153" /><path class="z-etch" d=${ticks(x0, y0, 120, 153, (k) => (k % 10 ? 150 : 146))} />
    <path class="z-spiral0" d=${spiral} /><path class="z-spiral1" d=${spiral} />
    <circle class="z-heart" cx=${x0} cy=${y0} r="37" />${player.character ? giAt(icon(player.character), x0, y0 - 1, 52, { class: "z-brass" }) : null}
    ${pairs.map(([name, n], k) => html`<g class=${n ? "z-pair" : "z-pair ghost"}><rect ...${ruled(name === "accumulation" ? "area-accumulation" : name, say(name))} x="334" y=${18 + 68 * k} width="114" height="50" rx="25" /><text class="z-lbl" x="391" y=${13 + 68 * k}>${say(name)}</text></g>`)}
    ${slots.map(slot)}
    <polygon class="z-pent" ...${ruled("pentagon", say("rest"))} points=${pts(ngon(5, px, py + 3, 58))} /><polygon class="z-etch" points=${pts(ngon(5, px, py + 3, 52))} />
    <text class="z-lbl" x=${px} y=${py - 19}>${say("rest")}</text>${rest}
    ${player.waiting_stones ? html`<g><title>${say("stones-waiting", { n: player.waiting_stones })}</title>${stones}</g>` : null}</svg>`;
}

/** @param {Context} c @param {Player} player @param {boolean} mine */
export function Stones(c, player, mine) {
  const { say, piece } = c;
  const stone = (/** @type {number} */ n) => {
    const there = player.stones.includes(n);
    const label = `${say("stone", { n })}${there ? "" : `, ${say("stone-gone")}`}`;
    const attrs = mine ? piece(`stone:${n}`, label, there ? "z-stone" : "z-stone used") : { class: there ? "z-stone" : "z-stone used" };
    return html`<li key=${n}><div ...${attrs} ...${ruled("stones", label)}><span class="z-c" aria-hidden="true">${n}</span></div></li>`;
  };
  return html`<div class="z-stones"><span>${say("stones")}</span><ul aria-label=${say("stones")}>${STONES.map(stone)}</ul></div>`;
}

/** Where the points come from: "12 = 2 opals ..."; opens into one line a thing. @param {Context} c @param {Player} player */
export function Points(c, player) {
  const { say, icon, title, word } = c;
  const b = player.breakdown;
  const now = b.gems + b.knowledge + b.artifacts + b.sentinels;
  /** @type {Summand[]} */
  const lines = [];
  for (const g of GEMS) {
    const n = player.active[g];
    if (n) lines.push([gem(g, 17), `${n} ${n > 1 ? word(`gem-${g}.many`) : word(`gem-${g}`)}`, n * gemPoints(g), "points"]);
  }
  for (const [area, level] of Object.entries(player.knowledge)) if (level === TOP) lines.push([gi(icon(`area-${area}`)), title(`area-${area}`), AREA_POINTS, "Z58"]);
  for (const [name, n] of Object.entries(player.artifacts)) lines.push([gi(icon(name)), `${n > 1 ? `${n} × ` : ""}${title(`thing-${name}`)}`, n * ARTIFACTS[name].points, name]);
  for (const name of player.sentinels) lines.push([gi(icon(name)), title(`thing-${name}`), player.sentinel_points[name], name]);
  const short = GEMS.filter((g) => player.active[g]).map((g) => [gem(g, 17), player.active[g] * gemPoints(g)]);
  if (b.knowledge) short.push([gi(icon("knowledge")), b.knowledge]);
  if (b.artifacts) short.push([gi(icon("area-artifacts")), b.artifacts]);
  if (b.sentinels) short.push([gi(icon("scepter")), b.sentinels]);
  return html`<details class=${short.length > 4 ? "z-points long" : "z-points"}><summary>${short.map(([sign, n], k) => html`<span class="z-part">${k ? html`<i>+</i>` : null}${sign}<span class="num">${n}</span></span>`)}
      <span class="z-part">${short.length ? html`<i>=</i>` : null}<b class="num">${now}</b> ${say("points", { n: now })}</span></summary>
    <div class="z-sum"><dl>${lines.map(([sign, text, n, rule]) => html`<div><dt>${sign}${text} ${ruleLink(rule)}</dt><dd class="num">${n}</dd></div>`)}
      <div class="z-total"><dt>${say("total")}</dt><dd class="num">${now}</dd></div></dl>
      ${now === player.points ? null : html`<p>${say("points-track", { n: player.points })}</p>`}</div></details>`;
}

/** @param {number} n */
const pips = (n) => html`<span class="z-pips">${Array.from({ length: Math.min(n, 9) }, () => html`<i></i>`)}</span>`;

/** Cards in order of arrival, colour by colour: the n-th of a colour is how the table names it. @param {import("./types").Card[]} cards */
export function ordered(cards) {
  /** @type {Record<string, number>} */
  const count = {};
  return cards.map((card) => ({ ...card, nth: (count[card.colour] = (count[card.colour] ?? 0) + 1) }))
    .sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour) || (a.value ?? 0) - (b.value ?? 0) || a.nth - b.nth);
}

/** @param {Context} c @param {Player} player */
export function Weight(c, player) {
  const { say, icon } = c;
  const over = Math.max(0, player.weight - player.limit);
  const blocks = Array.from({ length: Math.max(player.weight, player.limit) }, (_, k) => (k >= player.limit ? "z-over" : k < player.weight ? "ok" : ""));
  return html`<div class="z-weight" ...${ruled("weight")} role="img" aria-label=${`${say("weight", { weight: player.weight, limit: player.limit })}${over ? `. ${say("heavy", { n: over })}` : ""}`}>
    <span class="z-wl">${gi(icon("weight"))}<b class="num">${player.weight}</b> ${say("of")} <b class="num">${player.limit}</b></span>
    <span class="z-gauge">${blocks.map((b) => html`<i class=${b}></i>`)}</span>${over ? html`<span class="z-heavy">${say("heavy", { n: over })}</span>` : null}</div>`;
}

/** What the next round will bring: opens into one line a source. @param {Context} c @param {Player} player */
export function Income(c, player) {
  const { say, icon, title, word } = c;
  const { dust, cards, concentrated } = player.income;
  const grains = Object.values(dust).reduce((a, b) => a + b, 0);
  const parts = [...COLOURS.filter((k) => concentrated[k]).map((k) => html`${gem(GEM_OF[k], 18)}<b class="num">${concentrated[k] * LUMP[k]}</b>`),
    ...COLOURS.filter((k) => cards[k]).map((k) => html`${back(k)}<b class="num">${cards[k]}</b>`),
    ...(grains ? [html`${gi(icon("dust"))}<b class="num">${grains}</b>`] : [])];
  if (!parts.length || c.message.over) return null;
  const many = (/** @type {string} */ g, /** @type {number} */ n) => `${n} ${n > 1 ? word(`gem-${g}.many`) : word(`gem-${g}`)}`;
  /** @type {Summand[]} */
  const lines = [];
  if (dust.opal) lines.push([gem("opal", 17), many("opal", player.active.opal), html`+${dust.opal}${gi(icon("dust"))}`, "opals"]);
  for (const k of COLOURS) {
    const g = GEM_OF[k];
    if (player.active[g]) lines.push([gem(g, 17), many(g, player.active[g]), html`${player.active[g]}${back(k)}`, "card"]);
  }
  for (const [name, k] of [["crystal", "green"], ["chalice", "red"]]) if (player.artifacts[name]) lines.push([gi(icon(name)), title(`thing-${name}`), html`${player.artifacts[name]}${back(k)}`, name]);
  for (const k of COLOURS) if (concentrated[k]) lines.push([gem(GEM_OF[k], 17), say("four-become", { n: 4 * concentrated[k] }), html`${LUMP[k] * concentrated[k]}${gem(GEM_OF[k], 16)}`, "groups"]);
  if (dust.groups) lines.push([gi(icon("dust")), say("with-them"), html`+${dust.groups}${gi(icon("dust"))}`, "groups"]);
  if (dust.flow) lines.push([gi(icon("area-flow")), title("area-flow"), html`+${dust.flow}${gi(icon("dust"))}`, "area-flow"]);
  return html`<details class="z-points z-income"><summary><span class="z-wl">${say("income")}</span>${parts.map((part) => html`<span class="z-part">${part}</span>`)}</summary>
    <div class="z-sum"><dl>${lines.map(([sign, text, what, rule]) => html`<div><dt>${sign}${text} ${ruleLink(rule)}</dt><dd class="num">${what}</dd></div>`)}</dl></div></details>`;
}

/** @param {Context & {me: Player}} c */
export function Hand(c) {
  const { me, say, icon, title, piece, mark, view, names, asked, suggested } = c;
  const cards = ordered(me.hand);
  const tick = (/** @type {string} */ id) => (mark(id) ? ` z-ticked z-${mark(id)}` : "");
  const told = (/** @type {string} */ id, part = "") => (mark(id) ? `, ${say(mark(id))}${part && `: ${part}`}` : "");
  // of dust and of several concentrated energies a payment may take a part
  const parted = (/** @type {number} */ paid, /** @type {number} */ all) => (view.due !== null && paid > 0 && paid < all ? `${paid} ${say("of")} ${all}` : "");
  const lumpsPaid = (/** @type {string} */ k) => suggested.filter((id) => id === `concentrated:${k}`).length;
  const paid = cards.reduce((sum, k) => sum + (suggested.includes(`card:${k.colour}:${k.nth}`) ? k.value ?? 0 : 0), 0) + COLOURS.reduce((sum, k) => sum + LUMP[k] * lumpsPaid(k), 0);
  const energy = cards.map((k) => {
    const id = `card:${k.colour}:${k.nth}`;
    const label = `${title(`colour-${k.colour}`)} ${k.value ?? say("unknown")}${told(id)}`;
    return html`<li key=${id}><div ...${piece(id, label, `z-energy ${k.colour}${tick(id)}`)} ...${ruled("card", label)}><span class="z-c" aria-hidden="true">${gem(GEM_OF[k.colour], 24)}<b>${k.value ?? "?"}</b>${pips(1)}</span></div></li>`;
  });
  const lumps = COLOURS.filter((k) => me.concentrated[k]).map((k) => {
    const id = `concentrated:${k}`, n = me.concentrated[k], part = parted(lumpsPaid(k), n);
    const label = `${title(`colour-${k}`)} ${say("concentrated")} ${LUMP[k]}${n > 1 ? ` × ${n}` : ""}${told(id, part)}`;
    return html`<li key=${id} class="z-wide"><div ...${piece(id, label, `z-lump ${k}${tick(id)}`)} ...${ruled("lump", label)}><span class="z-c" aria-hidden="true">${gem(GEM_OF[k], 28)}<b>${LUMP[k]}</b>${n > 1 ? html`<em>${part || `×${n}`}</em>` : null}${pips(LUMP_WEIGHT * n)}</span></div></li>`;
  });
  const dustWeight = me.weight - me.hand.length - LUMP_WEIGHT * Object.values(me.concentrated).reduce((a, b) => a + b, 0);
  const grains = mark("dust") ? parted((view.due ?? 0) - paid, me.dust) : "";
  const dust = me.dust ? html`<li key="dust" class="z-wide"><div ...${piece("dust", `${me.dust} ${say("dust")}, ${say("weighs", { n: dustWeight })}${told("dust", grains)}`, `z-dust${tick("dust")}`)} ...${ruled("dust", `${me.dust} ${say("dust")}`)}><span class="z-c" aria-hidden="true">${gi(icon("dust"))}${grains ? html`<em>${grains}</em>` : html`<b>${me.dust}</b>`}${pips(dustWeight)}</span></div></li>` : null;
  const tiles = lumps.length + (dust ? 1 : 0), heap = cards.length > 8;
  const payer = view.due === null ? null : view.to_act[0];
  const hint = suggested.length ? say("due-ticks") : null;
  const due = payer !== null && payer === c.seat ? [icon("auction"), say("due", { n: view.due ?? 0 })]
    : payer !== null ? [icon("auction"), say("due-who", { who: names[payer], n: view.due ?? 0 })]
      : asked && view.phase === 4 ? [icon("weight"), say("keep", { n: me.limit })] : null;
  return html`<div class="z-hand" id="z-hand"><h3 class="cap" ...${ruled("hand")}>${say("hand")}<small><b class="num">${me.energy}</b> ${say("energy")}</small>
      ${due ? html`<span class=${asked ? "z-due z-asked" : "z-due"} title=${hint}>${gi(due[0])}${due[1]}</span>` : null}</h3>
    ${cards.length ? html`<ul class=${heap && cards.length + 2 * tiles > 12 ? "z-fan heap crowd" : heap ? "z-fan heap" : cards.length > 6 ? "z-fan many" : "z-fan"}>${energy}${heap ? [lumps, dust] : null}</ul>` : null}
    ${tiles && !heap ? html`<ul class="z-tiles">${lumps}${dust}</ul>` : null}
    ${cards.length || tiles ? null : html`<p class="z-empty">${say("nothing")}</p>`}
    ${me.aside.length ? html`<p class="z-aside">${ordered(me.aside).map((k) => html`<span title=${title(`colour-${k.colour}`)}>${back(k.colour)}${k.value ?? ""}</span>`)}<em>${say("aside")}</em></p>` : null}
    ${Weight(c, me)}${Income(c, me)}${Treasures(c, me)}</div>`;
}

/** Artifacts on parchment, sentinels in brass; more than a few show their picture alone. @param {Context} c @param {Player} player */
export function Treasures(c, player, small = false) {
  const { icon, title, say } = c;
  const arts = Object.entries(player.artifacts);
  const n = arts.length + player.sentinels.length;
  if (!n) return null;
  return html`<ul class=${small || n > (c.phone ? 6 : 4) ? "z-owned tiny" : n > 3 ? "z-owned small" : "z-owned"} aria-label=${say("treasures")}>
    ${arts.map(([name, k]) => html`<li key=${name} ...${ruled(name, title(`thing-${name}`))} data-flight=${`artifact:${name}`}>${gi(icon(name))}<span>${title(`thing-${name}`)}</span>${k > 1 ? html`<i>×${k}</i>` : null}<b>${k * ARTIFACTS[name].points}</b></li>`)}
    ${player.sentinels.map((name) => html`<li class="brass" key=${name} ...${ruled(name, title(`thing-${name}`))} data-flight=${`sentinel:${name}`}>${gi(icon(name))}<span>${title(`thing-${name}`)}</span><b>${player.sentinel_points[name]}</b></li>`)}</ul>`;
}

/** @param {Context & {me: Player}} c */
export function Mine(c) {
  const { me, names, title } = c;
  return html`<section class="z-mine plate" id="z-mine" aria-label=${names[me.seat]}>
    <header><h2>${disc(me.seat, "l")}<span>${names[me.seat]} ${me.character ? html`<small>${title(`character-${me.character}`)}</small>` : null}</span></h2>${Stones(c, me, true)}${Points(c, me)}</header>
    <div class=${c.paying ? "z-mine2 z-pays" : "z-mine2"}>${Tableau(c, me, true)}${Hand(c)}</div></section>`;
}

/** Somebody's board as the others see it. @param {Context} c @param {Player} player */
export function Other(c, player) {
  const { say, icon, names, title, view } = c;
  const count = (/** @type {import("./types").Card[]} */ list) => COLOURS.map((k) => /** @type {[string, number]} */ ([k, list.filter((card) => card.colour === k).length])).filter(([, n]) => n);
  return html`<section class=${view.to_act.includes(player.seat) ? "z-other plate z-turn" : "z-other plate"} aria-label=${names[player.seat]}>
    <header><h3>${disc(player.seat, "l")}<span>${names[player.seat]} ${player.character ? html`<small>${title(`character-${player.character}`)}</small>` : null}${player.out ? html`<small>${say("out")}</small>` : null}</span></h3>${Points(c, player)}</header>
    ${Tableau(c, player, false)}
    <p class="z-open">${count(player.hand).map(([k, n]) => html`<span title=${title(`colour-${k}`)}>${back(k)}${n}</span>`)}
      ${Object.entries(player.concentrated).map(([k, n]) => html`<span title=${`${title(`colour-${k}`)}, ${say("concentrated")}`}>${gem(GEM_OF[k], 18)}${LUMP[k]}${n > 1 ? ` ×${n}` : ""}</span>`)}
      ${player.dust ? html`<span title=${say("dust")}>${gi(icon("dust"))}${player.dust}</span>` : null}</p>
    ${Weight(c, player)}${Income(c, player)}${Stones(c, player, false)}${Treasures(c, player, true)}</section>`;
}

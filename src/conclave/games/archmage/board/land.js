// The land as a map: hexes and all that stands on them, what can be reached at which cost, what is asked, what a spell would hit.
import { html, useState } from "/static/js/html.js";
import { around, smooth } from "/static/js/hexes.js";
import { MapView } from "/static/js/mapview.js";
import { moves } from "/static/js/settings.js";
import { seatAt } from "/static/js/parts.js";
import { cellAt, RACES, TOLL } from "./box.js";
import { pic } from "./context.js";
import { fire, ground, mage, outline, SIDE, spot, textures, token, tower, ward, warlord } from "./shapes.js";

/**
 * @typedef {import("./context.js").Context} Context
 * @typedef {import("/static/js/hexes.js").Point} Point
 * @typedef {{text: string, icon?: string, cls?: string}} Fact
 */

/** What a place is good for, in a few words. @param {Context} c @param {any} h */
function offer(c, h) {
  if (h.face === null) return c.say("offer-hidden");
  if (h.inflamed) return c.say("offer-fire");
  if (RACES[h.face]) return c.say(RACES[h.face].length > 1 ? "offer-hybrid" : "offer-enclave", { spheres: RACES[h.face].map(c.sphere).join(` ${c.word("or")} `) });
  return c.say(`offer-${["town", "camp", "cursed_tower"].includes(h.face) ? h.face : "land"}`, { relic: c.relic(c.landRelic(h.face)) });
}
/** All that is to be said of a hex: first what reaching it costs and does. @param {Context} c @param {any} h @returns {Fact[]} */
export function facts(c, h) {
  /** @type {Fact[]} */
  const found = [];
  const way = c.reach.get(h.cell);
  if (way) {
    const dear = way.path.filter((/** @type {string} */ cell) => TOLL[c.hexes.get(cell)?.token] > 1).length;
    found.push({ text: c.say("cost", { n: way.cost, left: c.view.points - way.cost }), icon: "movement", cls: "a-cost" });
    if (dear) found.push({ text: c.say("dear", { n: dear }), icon: "vines", cls: "a-bad" });
    if (way.losses) found.push({ text: c.say("losses", { n: way.losses }), icon: "follower", cls: "a-bad" });
    if (way.relics) found.push({ text: c.say("tribute", { n: way.relics }), icon: "wellspring", cls: "a-bad" });
  }
  if (h.tower !== null) found.push({ text: c.say("tower-of", { who: c.who(h.tower) }), icon: "tower" });
  if (h.follower !== null) found.push({ text: c.say(h.ward ? "held-ward" : "held", { who: c.who(h.follower) }), icon: h.ward ? "ward" : "follower" });
  if (h.inflamed) found.push({ text: c.say("fire"), icon: "inflame" });
  for (const seat of h.mages) found.push({ text: c.say("mage-of", { who: c.who(seat) }), icon: "mage" });
  if (h.warlord) found.push({ text: c.word("warlord"), icon: "warlord" });
  if (h.token) found.push({ text: h.token === "wellspring" && h.caster !== null ? c.say("well-of", { who: c.who(h.caster) }) : c.title(`token-${h.token}`), icon: h.token });
  found.push({ text: offer(c, h) });
  return found;
}
/** A hex by its name: Grove h5, two north-east of the tower. @param {Context} c @param {any} h */
export const called = (c, h) => `${c.face(h)} ${h.cell}, ${c.where(h)}`;

/** What stands on a hex, in its lower half. @param {any} h */
function pieces(h) {
  const [x, y] = spot(h), crowded = h.mages.length > 0 || h.warlord;
  const parts = [];
  if (h.tower !== null) parts.push(tower(h.tower, x - (crowded ? 12 : 0), y + 22));
  if (h.follower !== null) {
    const [fx, fy, fr] = crowded ? [x - 19, y + 26, 10] : [x, y + 22, 12.5];
    parts.push(seatAt(h.follower, fx, fy, fr));
    if (h.ward) parts.push(ward(fx + (crowded ? 10 : 15), fy - (crowded ? 9 : 8)));
  }
  if (h.inflamed) parts.push(crowded ? fire(x - 20, y + 24) : fire(x, y + 22));
  if (h.token) {
    const beside = crowded || h.follower !== null || h.inflamed || h.tower !== null;
    parts.push(token(h.token, beside ? x - 30 : x, beside ? y - 26 : y + 20, h.caster));
  }
  return parts;
}
/** Where the Mages on a hex stand. @param {any} h @returns {[number, Point][]} */
function standing(h) {
  const [x, y] = spot(h), all = h.mages;
  if (all.length < 2) return all.map((/** @type {number} */ n) => [n, [x + (h.follower !== null || h.tower !== null || h.inflamed ? 9 : 0), y + 22]]);
  return all.map((/** @type {number} */ n, /** @type {number} */ k) => [n, [x + [-18, 18, -18, 18][k], y + [-2, -2, 28, 28][k]]]);
}

/** Where a note about a hex lies: beside it, inside the frame, and off what one has to see.
 * @param {Point} at @param {number} side @param {{w: number, h: number}} note @param {{w: number, h: number}} frame @param {Point[]} keep */
function aside([x, y], side, note, frame, keep) {
  const spots = [[x + side + 8, y - 30], [x - side - 8 - note.w, y - 30], [x - note.w / 2, y - side - 6 - note.h], [x - note.w / 2, y + side + 6]];
  const held = spots.map(([left, top]) => ({ left: Math.max(0, Math.min(left, frame.w - note.w)), top: Math.max(0, Math.min(top, frame.h - note.h)) }));
  const hides = (/** @type {{left: number, top: number}} */ box, /** @type {Point} */ [px, py], /** @type {number} */ rim) => px > box.left - rim && px < box.left + note.w + rim && py > box.top - rim && py < box.top + note.h + rim;
  const cost = held.map((box) => keep.filter((point) => hides(box, point, side / 2)).length + (hides(box, [x, y], side / 2) ? 9 : 0));
  return held[cost.indexOf(Math.min(...cost))];
}

/** @param {{c: Context, small?: boolean}} given */
export function Land({ c, small = false }) {
  const { view } = c;
  // A hex is pointed at once the mouse moves over it: not when the map appears below a mouse that rests.
  const [at, setAt] = useState("");
  const targets = c.asked ? c.message.options.flatMap((o) => o.touches).filter((p) => p.startsWith("hex:")).map((p) => p.slice(4)) : [];
  const bare = [...new Set(targets)].filter((cell) => !c.hexes.has(cell)).map(cellAt);
  const cells = [...view.land, ...bare];
  const places = new Map(cells.map((/** @type {any} */ h) => [h.cell, spot(h)]));
  const own = c.me?.mage ?? view.players[view.turn ?? 0]?.mage ?? "";
  const home = places.has(own) ? own : view.land[0]?.cell ?? "";
  const pointed = c.hexes.get(at) ? at : "";
  const way = c.reach.get(pointed);
  const glow = c.question ? new Set(targets) : new Set();
  const picked = new Set(view.casting?.picked ?? []);
  const hit = new Set([...c.aims].filter((p) => p.startsWith("hex:")).map((p) => p.slice(4)));

  /** @param {any} h @param {(id: string) => Record<string, any>} place */
  const cell = (h, place) => {
    const known = c.hexes.has(h.cell);
    const label = known ? [called(c, h), ...facts(c, h).map((f) => f.text)].join("; ") : c.say("bare-cell", { cell: h.cell });
    const { tabindex, ...given } = c.piece(`hex:${h.cell}`, label, known ? "a-hex" : "a-hex a-bare");
    const tap = (/** @type {PointerEvent} */ event) => { if (event.pointerType === "touch" && at !== h.cell) { event.stopPropagation(); setAt(h.cell); } };
    return html`<g key=${h.cell} ...${given} ...${place(h.cell)} ...${given.role ? {} : { role: "img", "aria-label": label }}
      onPointerMove=${(/** @type {PointerEvent} */ e) => e.pointerType !== "touch" && at !== h.cell && setAt(h.cell)} onPointerLeave=${(/** @type {PointerEvent} */ e) => e.pointerType !== "touch" && setAt("")} onFocus=${(/** @type {any} */ e) => { given.onFocus?.(e); if (e.currentTarget.matches(":focus-visible")) setAt(h.cell); }} onBlur=${(/** @type {any} */ e) => { given.onBlur?.(e); setAt(""); }} onClickCapture=${tap}>
      ${known ? html`${ground(h)}${pieces(h)}` : html`<polygon points=${outline(spot(h), 1.5)} class="a-hx" />`}<polygon points=${outline(spot(h), 4)} class="a-ring2" /><text x=${spot(h)[0]} y=${spot(h)[1] + (known ? 43 : 5)} class="a-name" aria-hidden="true">${h.cell}</text></g>`;
  };
  const marked = (/** @type {any} */ h) => {
    const kind = picked.has(h.cell) ? "picked" : glow.has(h.cell) ? "asked" : hit.has(h.cell) ? "hit" : c.reach.has(h.cell) ? "near" : "";
    return kind && html`<polygon key=${h.cell} points=${outline(spot(h), 4)} class="a-mark ${kind} ${h.cell === pointed ? "on" : ""}" />`;
  };
  const price = (/** @type {any} */ r) => {
    const [x, y] = spot(c.hexes.get(r.cell)), bx = x + 30, by = y - 27;
    return html`<g key=${r.cell} class="a-price ${r.cell === pointed ? "on" : ""}"><circle cx=${bx} cy=${by} r="13" /><text x=${bx} y=${by + 6}>${r.cost}</text>${r.losses + r.relics > 0 ? html`<circle cx=${bx + 13} cy=${by - 11} r="7.5" class="a-alas" /><path d=${`M${bx + 9} ${by - 11}h8`} class="a-minus" />` : null}</g>`;
  };
  const lord = view.warlord && c.hexes.get(view.warlord.cell);
  const draw = (/** @type {(id: string) => Record<string, any>} */ place) => html`${textures()}<g class="a-cells">${cells.map((/** @type {any} */ h) => cell(h, place))}</g>
    <g class="a-over" aria-hidden="true">${cells.map(marked)}${way ? html`<path d=${smooth([own, ...way.path].map((id) => spot(c.hexes.get(id))))} class="a-way0" /><path d=${smooth([own, ...way.path].map((id) => spot(c.hexes.get(id))))} class="a-way" />` : null}
    ${lord ? html`<g data-flight="warlord">${warlord([spot(lord)[0] + 4, spot(lord)[1] + 16], view.warlord.direction)}</g>` : null}
    ${view.land.flatMap(standing).sort((/** @type {[number, Point]} */ a, /** @type {[number, Point]} */ b) => a[0] - b[0]).map((/** @type {[number, Point]} */ [n, [x, y]]) => html`<g key=${n} data-flight=${`mage:${n}`} class=${n === view.turn ? "a-mage now" : "a-mage"}>${mage(n, x, y)}</g>`)}
    ${[...c.reach.values()].map(price)}</g>`;
  const over = (/** @type {(point: Point) => Point} */ to, /** @type {{w: number, h: number}} */ size) => {
    const h = c.hexes.get(at);
    if (!h) return null;
    const said = facts(c, h), mine = spot(h), [x, y] = to(mine), side = to([mine[0] + SIDE, 0])[0] - x;
    const keep = [own, ...(way?.path.slice(0, -1) ?? [])].map((id) => to(spot(c.hexes.get(id))));
    const { left, top } = aside([x, y], side, { w: c.phone ? 190 : 232, h: 62 + 21 * said.length }, size, keep);
    return html`<div class="a-note card ${moves() ? "" : "still"}" role="presentation" style=${{ left: `${left}px`, top: `${top}px` }}><b>${c.face(h)}</b><small>${h.cell}, ${c.where(h)}</small><ul>${said.map((f) => html`<li class=${f.cls ?? ""}>${f.icon ? pic(f.icon) : html`<i></i>`}<span>${f.text}</span></li>`)}</ul></div>`;
  };
  return html`<${MapView} box=${around([...places.values()], SIDE, 6)} label=${c.say("land")} places=${places} home=${home} cls=${`a-map ${c.question && targets.length ? "a-asks" : ""}`} zoom=${!small} draw=${draw} over=${over} />`;
}

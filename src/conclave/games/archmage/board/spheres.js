// The Tower Board: six circles that overlap, a place for each spell with its Apprentices, and the doorways of the spheres.
import { html } from "/static/js/html.js";
import { giAt, P, seatAt } from "/static/js/parts.js";
import { AT, SPELLS, SPHERES } from "./box.js";
import { icon } from "./icons.js";
import { ruled } from "./rules.js";

/** @typedef {import("./context.js").Context} Context */
/** @type {[number, number]} */
const C = [196, 196];
const OUT = 94, ROUND = 89;
/** How far out a level lies, how large its rounds are, and where its ring begins. */
const LEVEL = /** @type {Record<string, {out: number, r: number, turn: number}>} */ ({ F: { out: 138, r: 19, turn: -90 }, A: { out: 105, r: 18, turn: -60 }, M: { out: 47, r: 16.5, turn: -90 } });
const toward = (/** @type {number} */ i) => -90 + 60 * i;

/** Where a place lies. @param {string} place @returns {[number, number]} */
const at = (place) => { const { out, turn } = LEVEL[place[0]]; return P(...C, out, turn + 60 * Number(place[1])); };

/** All that is to be said of a place. @param {Context} c @param {any} player @param {string} spell @param {any} pupils @param {any} card */
function told(c, player, spell, pupils, card) {
  const { level, spheres } = SPELLS[spell];
  const parts = [`${c.spell(spell)} (${c.word(`level-${level}`)}, ${spheres.map(c.sphere).join(", ")})`];
  if (pupils) parts.push(c.say("apprentices", { n: pupils.clean + pupils.corrupt }), ...(pupils.corrupt ? [c.say("corrupt-ones", { n: pupils.corrupt })] : []));
  const soon = c.view.final && player.seat === c.view.turn ? "known-last" : "known-soon";
  parts.push(c.say(!card ? (pupils ? soon : "unknown") : card.cast ? "was-cast" : "ready"));
  if (player.promotions.some((/** @type {any} */ p) => p.spell === spell)) parts.push(c.say("can-rise"));
  return parts.join("; ");
}

/** The round of a place: parchment if the spell is known, with the Apprentices on the side of the centre. @param {Context} c @param {any} player @param {string} place */
function Round(c, player, place) {
  const spell = AT[place], [x, y] = at(place), { r } = LEVEL[place[0]];
  const pupils = player.apprentices.find((/** @type {any} */ p) => p.place === place);
  const card = player.book.find((/** @type {any} */ b) => b.spell === spell);
  const rises = player.promotions.some((/** @type {any} */ p) => p.spell === spell);
  const own = player.seat === c.seat, seat = `place:${player.seat}:${place}`, cast = `spell:${player.seat}:${spell}`;
  // a round is both a place and a spell: it is what one can do something with, and a place rather than a spell
  const id = own && card && !c.seen(seat).open && (c.seen(cast).open || c.seen(cast).refused || !c.seen(seat).refused) ? cast : seat;
  const cls = ["a-med", card ? "has" : "", card?.cast ? "spent" : "", rises ? "can" : "", c.aims.has(seat) ? "hit" : ""].join(" ");
  const d = Math.hypot(C[0] - x, C[1] - y), n = pupils ? pupils.clean + pupils.corrupt : 0;
  const px = x + (C[0] - x) / d * r * 1.05, py = y + (C[1] - y) / d * r * 1.05;
  return html`<g key=${place} ...${c.piece(id, told(c, player, spell, pupils, card), cls)} ...${ruled(c.law(spell), `${c.spell(spell)}: ${c.does(spell, "effect")}`)}>
    <circle cx=${x.toFixed(1)} cy=${y.toFixed(1)} r=${r} class="a-coin" />${giAt(icon(spell), x, y, r * 1.3)}
    ${card?.cast ? html`<path d=${`M${(x - r * 0.7).toFixed(1)} ${(y + r * 0.7).toFixed(1)}L${(x + r * 0.7).toFixed(1)} ${(y - r * 0.7).toFixed(1)}`} class="a-used" />` : null}
    ${n ? html`<g data-flight=${`pupil:${player.seat}`}>${seatAt(player.seat, px, py, 9)}</g>` : null}
    ${n > 1 ? html`<g class="a-times"><circle cx=${(px + 9).toFixed(1)} cy=${(py + 6).toFixed(1)} r="7.500" /><text x=${(px + 9).toFixed(1)} y=${(py + 10.5).toFixed(1)}>${n}</text></g>` : null}
    ${pupils?.corrupt ? html`<g class="a-taint"><circle cx=${(px - 9).toFixed(1)} cy=${(py + 6).toFixed(1)} r="7.500" />${giAt(icon("corrupt"), px - 9, py + 6, 10)}</g>` : null}</g>`;
}

/** A doorway: drawn where a follower stands in it, or where one may be put. @param {Context} c @param {any} player @param {number} i */
function Door(c, player, i) {
  const { sphere } = SPHERES[i], id = `door:${player.seat}:${sphere}`, held = player.doors[sphere];
  if (held === undefined && !c.seen(id).open && !c.aims.has(id)) return null;
  const [x, y] = P(...P(...C, OUT, toward(i)), ROUND, toward(i) + 66);
  const label = held === undefined ? c.say("door-free", { sphere: c.sphere(sphere) }) : c.say("door-held", { sphere: c.sphere(sphere), who: c.who(held) });
  return html`<g key=${id} ...${c.piece(id, label, `a-door ${c.aims.has(id) ? "hit" : ""}`)} ...${ruled("door", label)}><circle cx=${x.toFixed(1)} cy=${y.toFixed(1)} r="14" class="a-coin" />${giAt(icon("door"), x, y, 19)}${held === undefined ? null : seatAt(held, x + 7, y + 7, 8.5)}</g>`;
}

/** @param {Context} c @param {any} player */
export function Spheres(c, player) {
  const circles = (/** @type {string} */ cls) => SPHERES.map(({ sphere }, i) => { const [x, y] = P(...C, OUT, toward(i)); return html`<circle cx=${x.toFixed(1)} cy=${y.toFixed(1)} r=${ROUND} class="${cls} s-${sphere}" />`; });
  const names = SPHERES.map(({ sphere }, i) => {
    const a = toward(i), flip = i > 1 && i < 5, q = ROUND - (flip ? 6 : 15), mid = P(...C, OUT, a), [from, to] = [a - (flip ? -50 : 50), a + (flip ? -50 : 50)].map((deg) => P(...mid, q, deg).map((n) => n.toFixed(1)).join(" "));
    return html`<path id=${`a-arc${player.seat}${i}`} d=${`M${from}A${q} ${q} 0 0 ${flip ? 0 : 1} ${to}`} fill="none" /><text class="a-sname"><textPath href=${`#a-arc${player.seat}${i}`} startOffset="50%">${c.sphere(sphere)}</textPath></text>`;
  });
  return html`<svg class="a-spheres" viewBox="0 0 392 392" role="group" aria-label=${c.say("board-of", { who: c.who(player.seat) })}>${circles("a-orb")}${circles("a-orbl")}<g aria-hidden="true">${names}</g>${["M", "A", "F"].flatMap((level) => SPHERES.map((_, i) => Round(c, player, `${level}${i}`)))}${SPHERES.map((_, i) => Door(c, player, i))}</svg>`;
}

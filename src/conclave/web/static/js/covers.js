// The lids of the boxes. A game may draw its own, in `lid.js` of its room; one without gets a lid with its name.
import { html, signal } from './html.js';
import { once } from './api.js';
import { P, giAt } from './parts.js';

/** @typedef {(id: string, title: string) => any} Lid */
const lids = signal(/** @type {Record<string, Lid>} */ ({}));
const asked = new Set();
let serial = 0;

/** Fetch a game's lid, once. @param {string} game */
async function fetchLid(game) {
  if (asked.has(game)) return;
  asked.add(game);
  let found = plain;
  try {
    const games = await once('/api/games');
    if (games.find((/** @type {import('./types').GameInfo} */ g) => g.id === game)?.lid) found = (await import(`/games/${game}/lid.js`)).lid;
  } catch (error) { console.warn(`${game} has no lid here:`, error); }
  lids.value = { ...lids.value, [game]: found };
}

/** A lid for a game that has none yet: the house's mark and the name. @param {string} id @param {string} title */
function plain(id, title) {
  const hue = [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 360;
  const words = title.split(' ');
  const size = Math.min(40, 330 / Math.max(...words.map(word => word.length)));
  return html`<defs><linearGradient id=${id} x2="0" y2="1"><stop stop-color=${`hsl(${hue} 45% 11%)`} /><stop offset="1" stop-color=${`hsl(${hue} 42% 28%)`} /></linearGradient></defs><rect width="240" height="320" fill=${`url(#${id})`} />
    <g fill="none" stroke="#e4bd6c">${[104, 74, 40].map(r => html`<circle cx="120" cy="124" r=${r} stroke-width="1.2" opacity=".8" />`)}<path d=${Array.from({ length: 72 }, (_, i) => `M${P(120, 124, 104, i * 5).map(v => v.toFixed(1)).join(' ')}L${P(120, 124, i % 6 ? 99 : 92, i * 5).map(v => v.toFixed(1)).join(' ')}`).join('')} /></g>
    ${[0, 1, 2, 3, 4].map(i => { const [x, y] = P(120, 124, 74, -90 + i * 72); return html`<circle cx=${x} cy=${y} r="13" fill=${`hsl(${hue} 45% 12%)`} stroke="#e4bd6c" stroke-width="1.4" />`; })}
    ${giAt('pointy-hat', 120, 122, 52, { color: '#f4d48a', fill: '#f4d48a' })}
    ${words.map((word, i) => html`<text x="120" y=${304 - (words.length - 1 - i) * size * 0.9} class="lid-large" font-size=${size} fill="#fbeecb">${word}</text>`)}`;
}

/** @param {string} game @param {string} title */
export function cover(game, title) {
  const lid = lids.value[game];
  if (!lid) fetchLid(game);
  return html`<svg class="cover" viewBox="0 0 240 320" aria-hidden="true" data-cover=${game}>${lid?.(`lid${serial++}`, title)}</svg>`;
}

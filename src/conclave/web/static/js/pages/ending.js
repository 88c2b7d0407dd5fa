// The end of a match: who won, every total opened, and what now.
import { html } from '../html.js';
import { told } from '../notes.js';
import { P, gi, pts, rival, seat } from '../parts.js';
import { has, t } from '../words.js';

/**
 * @typedef {import('../types').Message} Message
 * @typedef {import('../types').Words} Words
 * @typedef {import('../types').Board} Board
 */

/** Where a seat's points came from, if the game says so. @param {Message} message @param {Board | null} module @param {number} s @returns {Record<string, number>} */
const sourcesOf = (message, module, s) => module?.breakdown?.(message, s) ?? message.view?.players?.[s]?.breakdown ?? {};
/** @param {Words} words @param {string} key */
const word = (words, key) => words[`board-points-${key}`] || words[`board-${key}`] || (has(`part-${key}`) ? t(`part-${key}`) : key);

/** What one may do when a match is over. @param {{message: Message, id: string, rematch: () => void}} given */
export function After({ message, id, rematch }) {
  return html`<div class="after"><h2>${t('and-now')}</h2>${message.seat !== null && (message.rematch ? html`<a class="btn strike" href=${`/match/${message.rematch}`}>${gi('cycle')}${t('to-rematch')}</a>` : html`<button class="btn strike" onClick=${rematch}>${gi('cycle')}${t('rematch')}</button>`)}
    <div class="rows"><a class="btn wide" href=${`/replay/${id}?ply=0`}>${gi('backward-time')}<span class="lb">${t('replay')}<small>${t('replay-text', { n: message.ply })}</small></span></a><a class="btn wide" href=${`/replay/${id}?judge=1`}>${gi('wizard-staff')}<span class="lb">${t('analysis')}<small>${t('analysis-text')}</small></span></a><a class="btn wide" href=${`/new/${message.game}`}>${gi('table')}<span class="lb">${t('new-table')}<small>${t('new-table-text')}</small></span></a><a class="btn wide" href=${`/api/matches/${id}/record`} download=${`${message.game}-${id}.conclave`}>${gi('scroll-unfurled')}<span class="lb">${t('record')}<small>${t('record-text')}</small></span></a></div><a class="shelfback" href="/">${t('back-to-shelf')}</a></div>`;
}

/** The standings. @param {{message: Message, words: Words, module: Board | null, phone?: boolean}} given */
export function Ending({ message, words, module, phone = false }) {
  const scores = message.scores || [];
  const seats = message.seats.map(({ seat: s, name, you, kind }) => ({
    s, name, points: scores[s] ?? 0, won: message.winners?.includes(s) ?? false, // who wins may have less than others
    sources: sourcesOf(message, module, s), disc: (/** @type {string} */ cls) => seat(s, cls),
    small: [module?.role?.(message, s, words), you ? t('you') : kind === 'bot' ? t('kind-bot') : ''].filter(Boolean).join(' · '),
  }));
  const rivals = (module?.rivals?.(message, words) ?? []).map(({ name, points, won, breakdown, icon }) => ({ s: null, name, points, won, sources: breakdown, disc: (/** @type {string} */ cls) => rival(icon, cls), small: '' }));
  const rows = [...seats, ...rivals].sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
  const winners = rows.some(r => r.won) ? rows.filter(r => r.won) : rows.slice(0, 1);
  const mine = rows.find(r => r.s !== null && r.s === message.seat);
  const next = rows.find(r => !winners.includes(r));
  const by = module?.lead?.(message) ?? (next ? Math.max(0, winners[0].points - next.points) : 0);
  const parts = [...new Set([...seats, ...rivals].flatMap(r => Object.keys(r.sources)))];
  const rank = (/** @type {typeof rows[0]} */ r) => 1 + rows.filter(o => Number(o.won) > Number(r.won) || (o.won === r.won && o.points > r.points)).length;
  /** How far ahead, in the game's own words if it has some. @param {string} key @param {string} who */
  const ahead = (key, who) => (by && words[`board-${key}`]?.replace('{who}', () => who).replace('{n}', String(by))) || t(key, { who, n: by });
  const title = winners.length > 1 ? t('share-win', { who: winners.map(r => r.name).join(t('and')) }) : winners[0] === mine ? ahead('you-win', winners[0].name) : ahead('wins-by', winners[0].name);
  /** A victory for who has won; a defeat for who has lost to the game itself; of anybody else's victory the title tells. */
  const over = mine && winners.includes(mine) ? 'winner' : mine && winners.every(r => r.s === null) ? 'loser' : '';
  const total = html`<th scope="col" class="tot">${words['board-points-total'] ?? t('points')}</th>`;
  const sum = (/** @type {number} */ n) => html`<td class="tot num">${n}</td>`;
  /** What came from one source, and the things behind it. @param {typeof rows[0]} r @param {string} p */
  const figure = (r, p) => html`<span class="pt num ${r.sources[p] ? '' : 'nil'}">${r.sources[p] || '–'}</span>${module?.Things && r.s !== null && html`<span class="of"><${module.Things} message=${message} seat=${r.s} part=${p} words=${words} /></span>`}`;
  return html`<section class="stage fin plate" aria-labelledby="winner"><svg class="beams" viewBox="0 0 1158 470" preserveAspectRatio="xMinYMid slice" aria-hidden="true">${Array.from({ length: 30 }, (_, k) => html`<polygon points=${pts([[170, 170], P(170, 170, 1300, k * 12 - 1.3), P(170, 170, 1300, k * 12 + 1.3)])} />`)}</svg>
    <div class="crown"><span class="wreath">${gi('laurels')}<span class="wreath-in">${winners.map(r => r.disc('xxl'))}</span></span>${over && html`<p class="over">${t(over)}</p>`}<h2 id="winner">${title}</h2><p class="how">${told((message.log || []).filter(l => l.text).at(-1)?.text ?? '', `/rules/${message.game}?from=${encodeURIComponent(message.match)}`)}</p></div>
    <div class="stands"><div class="tablebox" tabIndex="0" role="region" aria-label=${t('standings')}><table><thead><tr><td></td><th scope="col"><span class="sr">${t('player')}</span></th>${!phone && parts.map(p => html`<th scope="col" class="n">${word(words, p)}</th>`)}${total}</tr></thead>
    <tbody>${rows.map(r => html`<tr class=${winners.includes(r) ? 'won' : ''}><td class="place num">${rank(r)}</td><th scope="row">${r.disc('l')}<span><b>${r.name}</b><small>${r.small}</small></span></th>${!phone && parts.map(p => html`<td class="n">${figure(r, p)}</td>`)}${sum(r.points)}</tr>${phone && html`<tr class="from ${winners.includes(r) ? 'won' : ''}"><td></td><td colSpan="2"><dl>${parts.filter(p => r.sources[p]).map(p => html`<div><dt>${word(words, p)}</dt><dd>${figure(r, p)}</dd></div>`)}</dl></td></tr>`}`)}</tbody></table></div>${module?.Reckoning && html`<div class="reckoning"><${module.Reckoning} message=${message} seat=${message.seat ?? winners[0].s ?? 0} words=${words} /></div>`}</div></section>`;
}

// The end of a match: who won, every total opened, and what now.
import { html } from '../html.js';
import { P, gi, pts, seat } from '../parts.js';
import { has, t } from '../words.js';

/**
 * @typedef {import('../types').Message} Message
 * @typedef {import('../types').Words} Words
 * @typedef {import('../types').Board} Board
 */

/** Where points came from, if the game's view says so: players[i].breakdown. @param {Message} message @returns {string[]} */
const partsOf = message => {
  /** @type {{breakdown?: Record<string, number>}[]} */
  const rows = message.view?.players;
  if (!Array.isArray(rows)) return [];
  return [...new Set(rows.flatMap(p => Object.keys(p.breakdown || {})))];
};
/** @param {Words} words @param {string} key */
const word = (words, key) => words[`board-points-${key}`] || words[`board-${key}`] || (has(`part-${key}`) ? t(`part-${key}`) : key);

/** What one may do when a match is over. @param {{message: Message, id: string, rematch: () => void}} given */
export function After({ message, id, rematch }) {
  return html`<div class="after"><h2>${t('and-now')}</h2>${message.seat !== null && (message.rematch ? html`<a class="btn strike" href=${`/match/${message.rematch}`}>${gi('cycle')}${t('to-rematch')}</a>` : html`<button class="btn strike" onClick=${rematch}>${gi('cycle')}${t('rematch')}</button>`)}
    <div class="rows"><a class="btn wide" href=${`/replay/${id}?ply=0`}>${gi('backward-time')}<span class="lb">${t('replay')}<small>${t('replay-text', { n: message.ply })}</small></span></a><a class="btn wide" href=${`/new/${message.game}`}>${gi('table')}<span class="lb">${t('new-table')}<small>${t('new-table-text')}</small></span></a><a class="btn wide" href=${`/api/matches/${id}/record`} download=${`${message.game}-${id}.conclave`}>${gi('scroll-unfurled')}<span class="lb">${t('record')}<small>${t('record-text')}</small></span></a></div><a class="shelfback" href="/">${t('back-to-shelf')}</a></div>`;
}

/** The standings. @param {{message: Message, words: Words, module: Board | null, phone?: boolean}} given */
export function Ending({ message, words, module, phone = false }) {
  const scores = message.scores || [];
  const won = (/** @type {number} */ s) => Number(message.winners?.includes(s) ?? false); // who wins may have less than others
  const order = message.seats.map(s => s.seat).sort((a, b) => won(b) - won(a) || (scores[b] ?? 0) - (scores[a] ?? 0));
  const winners = message.winners?.length ? message.winners : order.slice(0, 1);
  const name = (/** @type {number} */ s) => message.seats[s].name;
  const next = order.find(s => !winners.includes(s));
  const by = module?.lead?.(message) ?? (next === undefined ? 0 : Math.max(0, (scores[winners[0]] ?? 0) - (scores[next] ?? 0)));
  const parts = partsOf(message);
  const ranks = order.map(s => 1 + order.filter(o => won(o) > won(s) || (won(o) === won(s) && (scores[o] ?? 0) > (scores[s] ?? 0))).length);
  const title = winners.length > 1 ? t('share-win', { who: winners.map(name).join(t('and')) }) : winners[0] === message.seat ? t('you-win', { n: by }) : t('wins-by', { who: name(winners[0]), n: by });
  const total = html`<th scope="col" class="tot">${words['board-points-total'] ?? t('points')}</th>`;
  const sum = (/** @type {number} */ s) => html`<td class="tot num">${scores[s]}</td>`;
  return html`<section class="stage fin plate" aria-labelledby="winner"><svg class="beams" viewBox="0 0 1158 470" preserveAspectRatio="xMinYMid slice" aria-hidden="true">${Array.from({ length: 30 }, (_, k) => html`<polygon points=${pts([[170, 170], P(170, 170, 1300, k * 12 - 1.3), P(170, 170, 1300, k * 12 + 1.3)])} />`)}</svg>
    <div class="crown"><span class="wreath">${gi('laurels')}<span class="wreath-in">${winners.map(s => seat(s, 'xxl'))}</span></span><p class="over">${t('winner')}</p><h2 id="winner">${title}</h2><p class="how">${(message.log || []).filter(l => l.text).at(-1)?.text}</p></div>
    <div class="stands"><div class="tablebox" tabIndex="0" role="region" aria-label=${t('standings')}><table><thead><tr><td></td><th scope="col"><span class="sr">${t('player')}</span></th>${phone && total}${parts.map(p => html`<th scope="col" class="n">${word(words, p)}</th>`)}${!phone && total}</tr></thead>
    <tbody>${order.map((s, k) => html`<tr class=${winners.includes(s) ? 'won' : ''}><td class="place num">${ranks[k]}</td><th scope="row">${seat(s, 'l')}<span><b>${name(s)}</b><small>${[module?.role?.(message, s, words), message.seats[s].you ? t('you') : message.seats[s].kind === 'bot' ? t('kind-bot') : ''].filter(Boolean).join(' · ')}</small></span></th>${phone && sum(s)}${parts.map(p => { const n = message.view.players[s]?.breakdown?.[p]; return html`<td class="n"><span class="pt num ${n ? '' : 'nil'}">${n || '–'}</span>${module?.Things && html`<span class="of"><${module.Things} message=${message} seat=${s} part=${p} words=${words} /></span>`}</td>`; })}${!phone && sum(s)}</tr>`)}</tbody></table></div>${module?.Reckoning && html`<div class="reckoning"><${module.Reckoning} message=${message} seat=${message.seat ?? winners[0]} words=${words} /></div>`}</div></section>`;
}

// Who made what we use, and under which licence.
import { html, useEffect, useState } from '../html.js';
import { once } from '../api.js';
import { lang } from '../settings.js';
import { t } from '../words.js';
import { Bar } from '../app.js';

/** @type {Record<string, string>} */
const SETS = { '@iconify-json/game-icons': 'Game-icons.net: Lorc, Delapouite, Skoll, sbed, Cathelineau, Carl Olsen, Zeromancer', '@fontsource/grenze': 'Omnibus-Type: Renata Polastri', '@fontsource-variable/atkinson-hyperlegible-next': 'Braille Institute, Applied Design Works, Elliott Scott, Letters From Sweden' };

export function Credits() {
  const [games, setGames] = useState(/** @type {import('../types').GameInfo[]} */ ([]));
  const [list, setList] = useState(/** @type {{name: string, version: string, licence: string, author: string, home: string, text: string}[]} */ ([]));
  useEffect(() => {
    document.title = `Conclave: ${t('credits')}`;
    fetch('/static/vendor/credits.json').then(a => a.json()).then(setList).catch(() => {});
  }, []);
  useEffect(() => { once('/api/games').then(setGames).catch(() => {}); }, [lang.value]);
  return html`<${Bar} crumb=${t('credits')} /><main class="lone wide prose" id="main" tabIndex="-1"><h1>${t('credits')}</h1><p>${t('credits-house')}</p>
    <h2>${t('credits-games')}</h2><p>${t('credits-games-text')}</p><ul class="plainlist">${games.filter(g => g.authors).map(g => html`<li><b>${g.title}</b>, ${g.authors}</li>`)}</ul>
    <h2>${t('credits-parts')}</h2><p>${t('credits-parts-text')}</p>
    <div class="tablebox"><table class="figures"><thead><tr><th scope="col">${t('part')}</th><th scope="col">${t('version')}</th><th scope="col">${t('by')}</th><th scope="col">${t('licence')}</th></tr></thead>
    <tbody>${list.map(p => html`<tr><th scope="row">${p.home ? html`<a href=${p.home} rel="noreferrer">${p.name}</a>` : p.name}</th><td>${p.version}</td><td>${SETS[p.name] || p.author}</td><td>${p.name.includes('game-icons') ? html`<a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">CC BY 3.0</a>` : p.text ? html`<a href=${`/static/vendor/${p.text}`} target="_blank">${p.licence}</a>` : p.licence}</td></tr>`)}</tbody></table></div></main>`;
}

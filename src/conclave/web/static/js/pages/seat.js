// An invitation: one seat, once.
import { html, useEffect, useState } from '../html.js';
import { get, post } from '../api.js';
import { cover } from '../covers.js';
import { gi } from '../parts.js';
import { lang, name } from '../settings.js';
import { t } from '../words.js';
import { go } from '../route.js';
import { Bar } from '../app.js';

/** @param {{invite: string}} given */
export function TakeSeat({ invite }) {
  const [found, setFound] = useState(/** @type {import('../types').Invitation | null} */ (null));
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const path = `/api/seats/${encodeURIComponent(invite)}`;
  const look = () => get(path).then(setFound);
  useEffect(() => { look().catch(error => setWrong(error.message)); }, [invite, lang.value]);
  useEffect(() => { document.title = `Conclave: ${found ? found.title : t('invited')}`; });
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const taken = await post(path, name.value ? { name: name.value } : {});
      go(`/match/${taken.match}`, false);
    } catch (error) { setWrong(/** @type {Error} */ (error).message); setBusy(false); look().catch(() => {}); }
  };
  const shelf = html`<a class="btn" href="/">${t('to-shelf')}</a>`;
  /** @param {any} body */
  const page = body => html`<${Bar} /><main class="lone" id="main" tabIndex="-1">${body}</main>`;
  if (!found) return page(wrong ? html`<section class="plate letter"><h1>${gi('tied-scroll')}${t('no-table')}</h1><p class="trouble" role="alert">${gi('cancel')}${wrong}</p><p class="ways">${shelf}</p></section>` : html`<p class="quiet">${t('wait-please')}</p>`);
  const game = html`<div class="asks"><span class="lid">${cover(found.game, found.title)}</span><p><span class="quiet">${t('invited-by', { who: found.host })}</span><b>${found.title}</b></p></div>`;
  if (found.used) return page(html`<section class="plate letter"><h1>${gi('tied-scroll')}${t(found.you ? 'invite-yours' : 'invite-used')}</h1>${found.you ? game : html`<p class="quiet">${t('invite-used-text', { who: found.host, game: found.title })}</p>`}<p class="ways"><a class="btn strike" href=${`/match/${found.match}`}>${t(found.you ? 'to-table' : 'look-on')}</a>${shelf}</p></section>`);
  return page(html`<form class="plate letter" onSubmit=${sit}><h1>${gi('tied-scroll')}${t('invited')}</h1>${game}
    <label class="field"><span>${t('your-name')}</span><input value=${name.value} maxlength="40" placeholder=${found.name || t('name-hint')} onInput=${e => { name.value = e.currentTarget.value.trim(); }} autocomplete="nickname" /></label>
    ${wrong && html`<p class="trouble" role="alert">${gi('cancel')}${wrong}</p>`}
    <button class="btn strike" disabled=${busy}>${t('sit-down')}</button><p class="quiet">${t('invited-text')}</p></form>`);
}

// An invitation: one seat, once.
import { html, useEffect, useState } from '../html.js';
import { post } from '../api.js';
import { gi } from '../parts.js';
import { name } from '../settings.js';
import { t } from '../words.js';
import { go } from '../route.js';
import { Bar } from '../app.js';

/** @param {{invite: string}} given */
export function TakeSeat({ invite }) {
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => { document.title = `Conclave: ${t('invited')}`; });
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const taken = await post(`/api/seats/${encodeURIComponent(invite)}`, name.value ? { name: name.value } : {});
      go(`/match/${taken.match}`, false);
    } catch (error) { setWrong(/** @type {Error} */ (error).message); setBusy(false); }
  };
  return html`<${Bar} /><main class="lone" id="main" tabIndex="-1"><form class="plate letter" onSubmit=${sit}><h1>${gi('tied-scroll')}${t('invited')}</h1><p class="quiet">${t('invited-text')}</p>
    <label class="field"><span>${t('your-name')}</span><input value=${name.value} maxlength="40" placeholder=${t('name-hint')} onInput=${e => { name.value = e.currentTarget.value.trim(); }} autocomplete="nickname" /></label>
    ${wrong && html`<p class="trouble" role="alert">${gi('cancel')}${wrong}</p>`}
    <button class="btn strike" disabled=${busy}>${t('sit-down')}</button></form></main>`;
}

// The pages of Conclave: which one the address asks for, and the frame round it.
import { html, render, signal, useEffect } from './html.js';
import { Dialog, Pills, Sky, Switch, gi, loadIcons, mark, seat } from './parts.js';
import { confirms, lang, lastTable, motion, name, paced, sound, theme } from './settings.js';
import { t } from './words.js';
import { Shelf } from './pages/shelf.js';
import { NewTable } from './pages/new.js';
import { Table } from './pages/table.js';
import { Replay } from './pages/replay.js';
import { Rules } from './pages/rules.js';
import { Credits } from './pages/credits.js';
import { TakeSeat } from './pages/seat.js';
import { go, here, where } from './route.js';

const settingsOpen = signal(false);

/** @type {[RegExp, (given: any) => any, string[]][]} */
const ROUTES = [
  [/^\/$/, Shelf, []],
  [/^\/new\/([\w-]+)$/, NewTable, ['game']],
  [/^\/match\/([\w-]+)$/, Table, ['id']],
  [/^\/replay\/([\w-]+)$/, Replay, ['id']],
  [/^\/rules\/([\w-]+)$/, Rules, ['game']],
  [/^\/credits$/, Credits, []],
  [/^\/seat\/([\w.~-]+)$/, TakeSeat, ['invite']],
];

/** The bar of the pages that are not a table. @param {{crumb?: string, children?: any}} given */
export function Bar({ crumb, children }) {
  return html`<header class="bar"><a class="mark" href="/">${mark}<span>Conclave</span></a>${crumb && html`<span class="crumb">${crumb}</span>`}
    <nav aria-label=${t('nav')}>${children}${lastTable.value && html`<a class="tool" href=${lastTable.value}>${gi('table')}<span>${t('your-table')}</span></a>`}<${Tools} /></nav></header>`;
}

/** Light, language, settings. */
export function Tools({ short = false }) {
  const dark = document.documentElement.dataset.theme !== 'light';
  const other = lang.value === 'en' ? 'de' : 'en';
  return html`${!short && html`<button class="tool hide-phone" onClick=${() => { theme.value = dark ? 'light' : 'dark'; }} title=${t('switch-light')}>${gi(theme.value === 'light' ? 'sun' : 'candle-flame')}<span>${theme.value === 'light' ? t('light') : t('dark')}</span></button>`}
    <button class="tool" lang=${other} aria-label=${other === 'de' ? 'Deutsch' : 'English'} onClick=${() => { lang.value = other; }}><b>${lang.value.toUpperCase()}</b>${!short && html`<span class="other-lang">/ ${other.toUpperCase()}</span>`}</button>
    <button class="tool" onClick=${() => { settingsOpen.value = true; }} aria-label=${t('settings')} title=${t('settings')}>${name.value && !short ? html`${seat(0)}<b class="my-name">${name.value}</b>` : gi('cog')}</button>`;
}

function Settings() {
  const close = () => { settingsOpen.value = false; };
  const pill = (/** @type {string} */ value, /** @type {any} */ body) => ({ value, body });
  return html`<${Dialog} title=${t('settings')} close=${close}>
    <label class="field"><span>${t('your-name')}</span><input value=${name.value} maxlength="40" placeholder=${t('name-hint')} onInput=${e => { name.value = e.currentTarget.value.trim(); }} /></label>
    <div class="field"><span>${t('language')}</span><${Pills} label=${t('language')} value=${lang.value} choose=${v => { lang.value = v; }} options=${[pill('en', html`<span lang="en">English</span>`), pill('de', html`<span lang="de">Deutsch</span>`)]} /></div>
    <div class="field"><span>${t('light-dark')}</span><${Pills} label=${t('light-dark')} value=${theme.value} choose=${v => { theme.value = v; }} options=${[pill('dark', t('dark')), pill('light', t('light')), pill('system', t('as-system'))]} /></div>
    <ul class="switches"><${Switch} on=${motion.value === 'full'} set=${v => { motion.value = v ? 'full' : 'less'; }} title=${t('motion')} text=${t('motion-text')} />
    <${Switch} on=${paced.value} set=${v => { paced.value = v; }} title=${t('paced')} text=${t('paced-text')} />
    <${Switch} on=${confirms.value} set=${v => { confirms.value = v; }} title=${t('confirm')} text=${t('confirm-text')} />
    <${Switch} on=${sound.value} set=${v => { sound.value = v; }} title=${t('sound')} text=${t('sound-text')} /></ul>
    <footer class="endbar"><a class="btn ghost" href="/credits" onClick=${close}>${t('credits')}</a><button class="btn strike end" onClick=${close}>${t('done')}</button></footer><//>`;
}

function Lost() {
  useEffect(() => { document.title = `Conclave: ${t('not-found')}`; });
  return html`<${Bar} /><main class="lone"><h1>${t('not-found')}</h1><p class="quiet">${t('not-found-text')}</p><p><a class="btn strike" href="/">${t('to-shelf')}</a></p></main>`;
}

function App() {
  const path = here.value.path;
  const [pattern, Page, names] = ROUTES.find(([one]) => one.test(path)) ?? [/^/, Lost, []];
  const hit = pattern.exec(path);
  const given = Object.fromEntries(names.map((n, i) => [n, decodeURIComponent(hit?.[i + 1] ?? '')]));
  return html`<${Sky} /><a class="skip" href="#main">${t('skip')}</a><div class="page" key=${lang.value + path}><${Page} ...${given} query=${here.value.query} /></div>${settingsOpen.value && html`<${Settings} />`}`;
}

// Links inside the house change the page without fetching it anew.
document.addEventListener('click', event => {
  const link = /** @type {HTMLAnchorElement | null | undefined} */ (/** @type {Element} */ (event.target).closest?.('a[href]'));
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute('download')) return;
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || to.pathname.startsWith('/api') || to.pathname.startsWith('/static') || to.pathname.startsWith('/games')) return;
  if (to.pathname === location.pathname && to.hash && to.search === location.search) return;
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
});

where();
loadIcons().catch(error => console.error(error)).then(() => render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById('app'))));

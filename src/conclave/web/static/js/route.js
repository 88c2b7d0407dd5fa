// Where the user is.
import { signal } from './html.js';

const now = () => ({ path: location.pathname.replace(/(.)\/$/, '$1'), query: new URLSearchParams(location.search), hash: location.hash });
export const here = signal(now());

/** Go to an address of the house. @param {string} to */
export function go(to, replace = false) {
  if (replace) history.replaceState(null, '', to); else history.pushState(null, '', to);
  const before = here.value.path;
  here.value = now();
  if (here.value.path !== before && !replace) {
    scrollTo(0, 0);
    requestAnimationFrame(() => document.querySelector('main')?.focus?.({ preventScroll: true }));
  }
}
export function where() { addEventListener('popstate', () => { here.value = now(); }); }

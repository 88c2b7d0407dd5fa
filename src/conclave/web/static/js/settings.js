// What the user has chosen, kept in this browser; the language also in a cookie, for the server.
import { signal, effect } from './html.js';

const KEY = 'conclave';
const read = () => {
  try { return JSON.parse(localStorage.getItem(KEY) || '{}') || {}; } catch { return {}; }
};
const kept = read();
const cookie = (/** @type {string} */ name) => document.cookie.split('; ').find(c => c.startsWith(`${name}=`))?.slice(name.length + 1);
const spoken = () => {
  const wanted = cookie('lang') || kept.lang || navigator.language || 'en';
  return wanted.toLowerCase().startsWith('de') ? 'de' : 'en';
};

export const lang = signal(/** @type {'en' | 'de'} */ (spoken()));
export const theme = signal(kept.theme || 'dark');
export const motion = signal(kept.motion || 'full');
/** Whether bots at tables that one makes wait a moment, so that one sees what they did. */
export const paced = signal(kept.paced !== false);
export const confirms = signal(Boolean(kept.confirm));
export const sound = signal(kept.sound !== false);
export const name = signal(kept.name || '');
/** The table one came from, so that the rulebook can lead back. */
export const lastTable = signal(kept.table || '');

const light = matchMedia('(prefers-color-scheme: light)');
const paint = () => {
  document.documentElement.dataset.theme = theme.value === 'light' || (theme.value === 'system' && light.matches) ? 'light' : 'dark';
};
light.addEventListener('change', paint);

effect(() => {
  const now = {
    lang: lang.value, theme: theme.value, motion: motion.value, paced: paced.value,
    confirm: confirms.value, sound: sound.value, name: name.value, table: lastTable.value,
  };
  try { localStorage.setItem(KEY, JSON.stringify(now)); } catch { /* a browser that keeps nothing still plays */ }
  document.cookie = `lang=${now.lang}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.lang = now.lang;
  document.documentElement.dataset.motion = now.motion;
  paint();
});

/** Whether things may move: the setting, and the system's wish. */
export const moves = () => motion.value === 'full' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

// Talking to the server: one function for calls, one for the stream of a match.
import { signal } from './html.js';
import { lang } from './settings.js';
import { plain, t } from './words.js';

const cookie = (/** @type {string} */ name) => document.cookie.split('; ').find(c => c.startsWith(`${name}=`))?.slice(name.length + 1);

/** Something the server did not do, with its reason in the user's language. */
export class Refusal extends Error {
  /** @param {number} status @param {any} body */
  constructor(status, body) {
    super(plain(body?.reason || body?.detail || t('trouble', { status })));
    this.status = status;
    this.rule = body?.rule || null;
    this.body = body;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 */
export async function call(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = { Accept: 'application/json', 'Accept-Language': lang.value };
  const csrf = cookie('csrftoken') || cookie('csrf');
  if (method !== 'GET' && csrf) { headers['x-csrftoken'] = csrf; headers['x-csrf-token'] = csrf; }
  const text = typeof body === 'string';
  if (body !== undefined) headers['Content-Type'] = text ? 'text/plain; charset=utf-8' : 'application/json';
  let answer;
  try {
    answer = await fetch(path, { method, headers, credentials: 'same-origin', body: body === undefined ? undefined : text ? body : JSON.stringify(body) });
  } catch {
    throw new Refusal(0, { reason: t('unreachable') });
  }
  const plain = await answer.text();
  let data = null;
  try { data = plain ? JSON.parse(plain) : null; } catch { data = plain; }
  if (!answer.ok) throw new Refusal(answer.status, typeof data === 'object' ? data : null);
  return data;
}
export const get = (/** @type {string} */ path) => call('GET', path);
export const post = (/** @type {string} */ path, /** @type {unknown} */ body = {}) => call('POST', path, body);

/** What is asked once and kept: games, words, rulebooks. Keyed by language. */
const known = new Map();
/** @param {string} path @returns {Promise<any>} */
export function once(path) {
  const key = `${lang.value} ${path}`;
  if (!known.has(key)) {
    const asked = get(path);
    asked.catch(() => known.delete(key));
    known.set(key, asked);
  }
  return known.get(key);
}

/** A view with what has changed of it: fields are replaced; of a list, only the fields of some of its things may come. @param {any} view @param {any} patch */
function patchedView(view, patch) {
  const now = { ...view, ...patch };
  for (const [name, part] of Object.entries(patch)) {
    if (Array.isArray(view[name]) && part && !Array.isArray(part)) now[name] = view[name].map((/** @type {any} */ thing, n) => (part.at[n] ? { ...thing, ...part.at[n] } : thing));
  }
  return now;
}

/** A message with what has changed of it: fields are replaced, the view's part by part, and lines may come at the end. @param {any} message @param {any} patch */
export function patched(message, patch) {
  const now = { ...message, ...patch };
  if (patch.view) now.view = patchedView(message.view, patch.view);
  for (const lines of ['log', 'events']) if (patch[lines]?.add) now[lines] = [...message[lines], ...patch[lines].add].slice(-200);
  return now;
}

/**
 * The stream of a match. Reconnects by itself; `state` is "open", "lost" or "closed".
 * @param {string} path
 * @param {(message: any) => void} hear
 */
export function stream(path, hear) {
  const state = signal('open');
  /** @type {EventSource} */
  let source;
  let again = 0, closed = false, waits = 500;
  /** @type {any} */
  let last = null;
  const told = (/** @type {(data: any) => any} */ make) => (/** @type {MessageEvent} */ event) => {
    state.value = 'open';
    try { last = make(JSON.parse(event.data)); hear(last); } catch (error) { console.error(error); }
  };
  const open = () => {
    source = new EventSource(path);
    source.addEventListener('open', () => { state.value = 'open'; waits = 500; });
    source.addEventListener('message', told(message => message));
    source.addEventListener('patch', told(patch => patched(last, patch)));
    source.addEventListener('error', () => {
      if (closed) return;
      state.value = 'lost';
      if (source.readyState === EventSource.CLOSED) { // the browser has given up: try anew ourselves
        clearTimeout(again);
        again = setTimeout(open, waits);
        waits = Math.min(waits * 2, 8000);
      }
    });
  };
  open();
  return { state, close() { closed = true; clearTimeout(again); source.close(); state.value = 'closed'; } };
}

// The rulebook: chapters, a search, and an anchor for every number.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from '../html.js';
import { once } from '../api.js';
import { Pills, gi } from '../parts.js';
import { cover } from '../covers.js';
import { lang, lastTable } from '../settings.js';
import { t } from '../words.js';
import { Bar } from '../app.js';

const NUMBER = /^([A-Z]{1,3}\d+[a-z]?)$/;
const LETTER = /\p{L}/u;
const MENTION = /\b([A-Z]{1,3}\d+[a-z]?)\b/g;

/** @typedef {{id: string, title: string, deep: number, rules: string[], nodes: Element[]}} BookChapter */

/** The book as a tree of our own: chapters with their rules; everything else stays as it came.
 * @param {string} text @param {Map<string, string>} known */
function bind(text, known) {
  const page = new DOMParser().parseFromString(text, 'text/html').body;
  page.querySelectorAll('[style], script, iframe').forEach(e => { if (e.matches('script, iframe')) e.remove(); else { const right = /right/.test(e.getAttribute('style') || ''); e.removeAttribute('style'); if (right) e.classList.add('n'); } });
  /** @type {BookChapter[]} */
  const chapters = [];
  for (const node of [...page.querySelectorAll('h1')]) node.remove();
  /** @type {BookChapter | null} */
  let now = null;
  let tables = 0;
  for (const node of [...page.children]) {
    if (/^H[2-6]$/.test(node.tagName)) {
      const id = node.id || `c${chapters.length}`;
      node.id = id;
      now = { id, title: node.textContent ?? '', deep: Number(node.tagName[1]) - 2, rules: [], nodes: [node] };
      chapters.push(now);
      continue;
    }
    if (!now) { now = { id: 'start', title: '', deep: 0, rules: [], nodes: [] }; chapters.push(now); }
    now.nodes.push(node);
    const strong = node.tagName === 'P' ? node.querySelector('strong, b, a.number') : null;
    const number = (node.id && NUMBER.test(node.id) ? node.id : '') || (strong && NUMBER.test(strong.textContent.trim()) && node.textContent.trim().startsWith(strong.textContent.trim()) ? strong.textContent.trim() : '');
    if (number) {
      strong?.remove();
      node.querySelectorAll(`a[href="#${number}"]`).forEach(a => { if (!a.textContent.trim() || a.textContent.trim() === number) a.remove(); });
      node.removeAttribute('id');
      node.removeAttribute('class');
      const entry = document.createElement('div');
      entry.className = 'rule';
      entry.id = number;
      const link = document.createElement('a');
      link.className = 'rn';
      link.href = `#${number}`;
      link.textContent = number;
      entry.append(link, node);
      now.nodes[now.nodes.length - 1] = entry;
      now.rules.push(number);
    }
    const last = now.nodes[now.nodes.length - 1];
    if (last.tagName === 'PRE') /** @type {HTMLElement} */ (last).tabIndex = 0;
    if (last.tagName === 'TABLE') { const box = document.createElement('div'); box.className = 'gtable plate'; box.tabIndex = 0; box.setAttribute('role', 'region'); box.setAttribute('aria-label', `${t('table-of', { n: tables += 1 })} ${now.title}`); box.append(last); now.nodes[now.nodes.length - 1] = box; }
  }
  // Every number that stands in a text leads to its rule.
  for (const chapter of chapters) {
    for (const node of chapter.nodes) {
      const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      /** @type {Text[]} */
      const texts = [];
      while (walk.nextNode()) if (!walk.currentNode.parentElement?.closest('a, h2, h3, code')) texts.push(/** @type {Text} */ (walk.currentNode));
      for (const piece of texts) {
        const parts = piece.data.split(MENTION);
        if (parts.length < 2 || !parts.some((p, i) => i % 2 && known.has(p))) continue;
        piece.replaceWith(...parts.map((p, i) => { if (i % 2 && known.has(p)) { const a = document.createElement('a'); a.href = `#${p}`; a.textContent = p; return a; } return p; }));
      }
    }
  }
  return chapters;
}

/** @param {{chapter: BookChapter}} given */
function Chapter({ chapter }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => { box.current?.replaceChildren(...chapter.nodes); }, [chapter]);
  return html`<section class="chapter deep${chapter.deep}" ref=${box}></section>`;
}

/** Where something stands in the book: at the beginning of words, or anywhere. @param {BookChapter[]} chapters @param {string} wanted @param {boolean} begins */
function search(chapters, wanted, begins) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  /** @type {Range[]} */
  const ranges = [];
  /** @type {string[]} */
  const rules = [];
  let places = 0;
  for (const chapter of chapters) {
    for (const node of chapter.nodes) {
      const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      let any = false;
      while (walk.nextNode()) {
        const low = /** @type {Text} */ (walk.currentNode).data.toLowerCase();
        for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, at + wanted.length)) {
          if (begins && LETTER.test(low.charAt(at - 1))) continue;
          const range = new Range();
          range.setStart(walk.currentNode, at);
          range.setEnd(walk.currentNode, at + wanted.length);
          ranges.push(range);
          any = true;
        }
      }
      if (any) { places += 1; counts.set(chapter.id, (counts.get(chapter.id) || 0) + 1); if (node.classList.contains('rule')) rules.push(node.id); }
    }
  }
  return { counts, ranges, rules, places };
}

/** @param {{game: string, query: URLSearchParams}} given */
export function Rules({ game, query }) {
  const [book, setBook] = useState(/** @type {import('../types').RulesPage | null} */ (null));
  const [wrong, setWrong] = useState('');
  const [find, setFind] = useState(query.get('q') || '');
  const [target, setTarget] = useState(location.hash.slice(1));
  const pages = useRef(/** @type {HTMLElement | null} */ (null));
  const from = query.get('from'), why = query.get('why');
  useEffect(() => { once(`/api/games/${game}/rules?lang=${lang.value}`).then(setBook).catch(error => setWrong(error.message)); }, [game, lang.value]);
  useEffect(() => { const jump = () => setTarget(location.hash.slice(1)); addEventListener('hashchange', jump); return () => removeEventListener('hashchange', jump); }, []);
  const texts = useMemo(() => new Map((book?.rules ?? []).map(r => [r.id, r.text])), [book]);
  const chapters = useMemo(() => (book ? bind(book.html, texts) : []), [book]);
  useEffect(() => { if (book) document.title = `${target ? `${target}: ` : ''}${t('rules')}, ${book.title}`; }, [book, target]);
  // The rule one was sent to lies on parchment, says why one came, and leads back.
  useEffect(() => {
    const root = pages.current;
    if (!root) return;
    root.querySelectorAll('.told').forEach(e => { e.classList.remove('told', 'card'); e.querySelectorAll('.from, .back, .fact').forEach(x => x.remove()); e.querySelector('.seal')?.classList.replace('seal', 'rn'); });
    const entry = target && document.getElementById(target);
    if (!entry) return;
    if (entry.classList.contains('rule')) {
      entry.classList.add('told', 'card');
      entry.querySelector('.rn')?.classList.replace('rn', 'seal');
      const note = (/** @type {string} */ cls, /** @type {(string | Node)[]} */ body) => { const p = document.createElement('p'); p.className = cls; p.append(...body); return p; };
      const text = entry.lastElementChild;
      if (from && why) {
        text?.before(note('from', [t('this-is-why')]));
        entry.append(note('fact', [why]));
      }
      if (from) {
        const back = document.createElement('a');
        back.className = 'btn';
        back.href = `/match/${from}`;
        back.textContent = t('back-to-table');
        entry.append(note('back', [back]));
      }
    }
    entry.scrollIntoView({ block: entry.classList.contains('rule') ? 'center' : 'start' });
  }, [target, chapters]);
  // Found words are underlined without touching the text.
  const wanted = find.trim().toLowerCase();
  const hits = useMemo(() => {
    if (wanted.length < 2) return { counts: new Map(), ranges: [], rules: [], places: 0 };
    const found = search(chapters, wanted, true);
    return found.places ? found : search(chapters, wanted, false);
  }, [wanted, chapters]);
  useEffect(() => {
    if (!globalThis.Highlight || !CSS.highlights) return undefined;
    if (hits.ranges.length) CSS.highlights.set('found', new Highlight(...hits.ranges)); else CSS.highlights.delete('found');
    return () => CSS.highlights.delete('found');
  }, [hits]);
  if (!book) return html`<${Bar} crumb=${t('rulebook')} /><main class="lone" id="main" tabIndex="-1">${wrong ? html`<p class="trouble" role="alert">${gi('cancel')}${wrong}</p>` : html`<p class="quiet">${t('wait-please')}</p>`}</main>`;
  const span = (/** @type {string[]} */ list) => (list.length > 1 ? `${list[0]}–${list.at(-1)}` : list[0] || '');
  const short = (/** @type {string} */ id) => { const text = texts.get(id) || ''; return text.length > 130 ? `${text.slice(0, 126)} …` : text; };
  return html`<${Bar} crumb=${t('rulebook')} /><main class="book" id="main" tabIndex="-1"><nav class="toc" aria-label=${t('contents')}><div class="tbook"><span class="thumb">${cover(game, book.title)}</span><div><h1>${book.title}</h1><p class="quiet">${t('rules-n', { n: texts.size })}</p></div></div>
    <label class="find1">${gi('magnifying-glass')}<input type="search" value=${find} placeholder=${t('search-rules')} aria-label=${t('search-rules')} onInput=${e => { const value = e.currentTarget.value; setFind(value); if (texts.has(value.trim().toUpperCase())) { location.hash = value.trim().toUpperCase(); } }} /></label><p class="quiet hits" role="status">${wanted.length > 1 ? t('places', { n: hits.places, m: hits.counts.size }) : ''}</p>
    <ol>${chapters.filter(c => c.title).map(c => html`<li class="deep${c.deep}"><a href=${`#${c.rules.includes(target) ? c.id : c.id}`} aria-current=${c.rules.includes(target) || c.id === target ? 'true' : undefined}><span>${c.title}</span>${hits.counts.get(c.id) ? html`<b class="num" aria-label=${t('found-n', { n: hits.counts.get(c.id) })}>${hits.counts.get(c.id)}</b>` : html`<i></i>`}<em>${span(c.rules)}</em></a></li>`)}</ol></nav>
    <article class="pages" ref=${pages}><header><p class="over">${t('rulebook')}</p><${Pills} cls="lang" label=${t('language')} value=${lang.value} choose=${v => { lang.value = v; }} options=${[{ value: 'en', body: html`<span lang="en">English</span>` }, { value: 'de', body: html`<span lang="de">Deutsch</span>` }]} /></header>${chapters.map(c => html`<${Chapter} key=${c.id} chapter=${c} />`)}</article>
    <aside class="also" aria-label=${t('found')}>${hits.rules.length > 0 && html`<h2 class="cap">${t('also-about', { what: find.trim() })}</h2><ul>${hits.rules.slice(0, 14).map(id => html`<li><a class="rn" href=${`#${id}`}>${id}</a><p>${short(id)}</p></li>`)}</ul>`}${lastTable.value && html`<h2 class="cap">${t('on-your-table')}</h2><p><a href=${lastTable.value}>${t('back-to-table')}</a></p>`}</aside></main>`;
}

// The curtain between two people at one screen. Nothing of the last hand stays in the page.
import { html, useEffect, useRef } from '../html.js';
import { seat } from '../parts.js';
import { t } from '../words.js';
import { useMedia } from '../table-parts.js';

/** @param {{W: number, H: number, folds: number, swags: number}} given */
function Drape({ W, H, folds, swags }) {
  const widths = Array.from({ length: folds }, (_, i) => 1 + 0.34 * Math.sin(i * 2.3) + 0.2 * Math.sin(i * 5.1));
  const sum = widths.reduce((a, b) => a + b);
  let x = 0;
  const step = W / swags, h = 58;
  let hem = `M0 0V${h}`, seam = `M0 ${h - 9}`;
  for (let i = 0; i < swags; i++) {
    const a = i * step, b = a + step, c = (a + b) / 2;
    hem += `Q${c.toFixed(1)} ${h + 46} ${b.toFixed(1)} ${h}`;
    seam += `Q${c.toFixed(1)} ${h + 37} ${b.toFixed(1)} ${h - 9}`;
  }
  return html`<svg class="drape" viewBox="0 0 ${W} ${H}" preserveAspectRatio="none" aria-hidden="true"><defs><linearGradient id="fold"><stop stop-color="#05161a" /><stop offset=".3" stop-color="#15363f" /><stop offset=".45" stop-color="#1f4a54" /><stop offset=".7" stop-color="#0e2a31" /><stop offset="1" stop-color="#05161a" /></linearGradient><radialGradient id="pool" cx=".5" cy=".48" r=".56"><stop stop-color="#061317" stop-opacity=".9" /><stop offset=".6" stop-color="#061317" stop-opacity=".62" /><stop offset="1" stop-color="#061317" stop-opacity=".12" /></radialGradient><linearGradient id="pelmet" x2="0" y2="1"><stop stop-color="#0a1f25" /><stop offset="1" stop-color="#1a3f48" /></linearGradient></defs>
    ${widths.map(v => { const w = v / sum * W; const fold = html`<rect x=${x.toFixed(1)} width=${(w + 1).toFixed(1)} height=${H} fill="url(#fold)" />`; x += w; return fold; })}<rect width=${W} height=${H} fill="url(#pool)" /></svg>
    <svg class="rod" viewBox="0 0 ${W} 110" aria-hidden="true"><path d=${`${hem}V0Z`} fill="#0008" transform="translate(0 7)" /><path d=${`${hem}V0Z`} fill="url(#pelmet)" stroke="#cfa75e" stroke-width="2" /><path d=${seam} class="emb" />
    ${Array.from({ length: swags }, (_, i) => html`<g transform="translate(${((i + 0.5) * step).toFixed(1)} 36)"><path d="M0-17L17 0 0 17-17 0z" class="emb" /><path d="M0-11L11 0 0 11-11 0z" class="emb" /></g>`)}
    ${Array.from({ length: swags - 1 }, (_, i) => { const a = (i + 1) * step; return html`<path d="M${a.toFixed(1)} ${h - 6}v14" class="tas0" /><path d="M${(a - 5).toFixed(1)} ${h + 24}l5-17 5 17z" class="tas" /><circle cx=${a.toFixed(1)} cy=${h + 6} r="4" class="tas" />`; })}</svg><span class="hem" aria-hidden="true"></span>`;
}

/** @param {{from: number | null, to: number, title: string, seats: {seat: number, name: string}[], scores: number[], lift: () => void}} given */
export function Curtain({ from, to, title, seats, scores, lift }) {
  const small = useMedia('(max-width: 639px)');
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => { heading.current?.focus(); document.title = t('hand-over', { who: seats[to].name }); }, [to]);
  const who = seats[to].name;
  const last = from === null || from === undefined ? null : seats[from];
  return html`<div class="p-curtain ${small ? 'small' : ''}" data-theme="dark"><${Drape} ...${small ? { W: 390, H: 844, folds: 8, swags: 3 } : { W: 1440, H: 900, folds: 22, swags: 9 }} />
    <main class="curtain" id="main"><div class="cin"><div class="pass">${last && html`<span>${seat(last.seat, 'xl')}<small>${last.name}</small></span><svg viewBox="0 0 120 40" class="arc" aria-hidden="true"><path d="M4 30Q60 -6 112 26" /><path d="M101 25.3L112 26L106.4 16.5" /></svg>`}<span class="to">${seat(to, 'xxl')}<small>${who}</small></span></div>
    <h1 tabIndex="-1" ref=${heading}>${t('hand-over', { who })}</h1><p class="lead">${last ? t('hand-away', { last: last.name, who }) : t('only-look', { who })}</p>
    <button class="btn strike" onClick=${lift}>${t('lift', { who })}</button><p class="pub">${title}</p></div>
    <footer class="seatsline"><ol>${seats.map(s => html`<li class=${s.seat === to ? 'next' : ''}>${seat(s.seat)}<span>${s.name}</span><b class="num">${scores?.[s.seat] ?? ''}</b></li>`)}</ol><p class="quiet"><a href="/">${t('leave-screen')}</a></p></footer></main></div>`;
}

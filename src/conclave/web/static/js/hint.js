// What would the Archmage do? The best three moves for whoever is asked, and a way to play them.
import { html, useEffect, useRef, useState } from './html.js';
import { post } from './api.js';
import { SIGN, gi, sh } from './parts.js';
import { confirms } from './settings.js';
import { t } from './words.js';

/**
 * @typedef {import('./types').Message} Message
 * @typedef {import('./types').Hint} Hint
 * @typedef {import('./types').HintMove} HintMove
 */

/** A diamond with a number: the rank of a move, the number of a turning point. @param {number} n */
export const diamond = n => html`<span class="dia"><i>${n}</i></span>`;
/** A chance as whole per cents. @param {number} chance */
export const percent = chance => Math.round(100 * chance);
/** A chance as a bar; the figure stands beside it. @param {number} chance */
export const meter = chance => html`<span class="meter"><i style=${{ '--v': `${percent(chance)}%` }}></i></span>`;

/** Is it still the same question? Others, asked at the same time, may have answered first. @param {Message} before @param {Message} now */
const stands = (before, now) => before.match === now.match && before.seat === now.seat && (before.ply === now.ply
  || (before.to_act.length > 1 && now.to_act.includes(now.seat ?? -1) && now.to_act.every(s => before.to_act.includes(s))
    && now.prompt === before.prompt && JSON.stringify(now.options) === JSON.stringify(before.options)));

/**
 * A hint for what one is asked. It goes when one is asked something else.
 * @param {string} id @param {Message | null} message @param {(why: string) => void} fail
 */
export function useHint(id, message, fail) {
  const [hint, setHint] = useState(/** @type {Hint | null} */ (null));
  const [open, setOpen] = useState(/** @type {string | null} */ (null));
  const asked = useRef(message);
  if (!message || !asked.current || !stands(asked.current, message)) asked.current = message;
  const here = asked.current ? `${asked.current.match} ${asked.current.seat} ${asked.current.ply}` : '';
  const now = useRef(here);
  now.current = here;
  useEffect(() => { setHint(null); setOpen(null); }, [here]);
  const ask = async () => {
    if (!message) return;
    fail('');
    if (message.hints) setOpen(here);
    try {
      const found = await post(`/api/matches/${id}/hint`, { ply: message.ply, seat: message.seat });
      if (now.current === here) setHint(found);
    } catch (error) {
      if (now.current !== here) return;
      setOpen(null);
      fail(error instanceof Error ? error.message : String(error));
    }
  };
  const shown = open === here;
  return { hint: shown ? hint : null, open: shown, at: here, ask, close: () => setOpen(null) };
}

/** The ranks of the moves, for the diamonds beside the options. @param {Hint | null} hint @returns {Map<string, number>} */
export const ranksOf = hint => new Map(hint?.moves.map((move, k) => [move.move, k + 1]) ?? []);

/** Asks for a hint; refused where the table forbids it. @param {{message: Message, ask: () => void}} given */
export function AskHint({ message, ask }) {
  return html`<button class="btn ghost askhint" aria-disabled=${message.hints ? undefined : 'true'} title=${message.hints ? t('ask-hint') : t('no-hints')} onClick=${ask}>${gi('wizard-staff')}<span>${t('ask-hint')}</span>${!message.hints && gi('cancel', 'bar2')}</button>`;
}

/** What a move does at once, in a few words: what kind of move it is, unless its name says so, and points. @param {HintMove} move */
const facts = move => {
  const named = move.label.toLowerCase().includes(move.group.toLowerCase().slice(0, 5));
  return [named ? '' : move.group, move.points ? t('hint-points', { n: move.points }) : ''].filter(Boolean).join(' · ');
};

/** The hint: a dark well between prompt and options. @param {{hint: Hint | null, play: (move: HintMove) => void, look: (pieces: string[]) => void, close: () => void, busy: boolean}} given */
export function HintWell({ hint, play, look, close, busy }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const first = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => { if (hint && document.activeElement === heading.current) first.current?.focus(); }, [hint]);
  useEffect(() => () => look([]), []);
  const leave = (/** @type {KeyboardEvent} */ event) => { if (event.key === 'Escape') { event.stopPropagation(); close(); } };
  return html`<section class="hint" aria-labelledby="hint-title" onKeyDown=${leave}><header><h2 id="hint-title" tabIndex="-1" ref=${heading}>${gi('wizard-staff')}${t('ask-hint')}</h2><button class="close" aria-label=${t('close')} onClick=${close}>${sh(SIGN.cross)}</button></header>
    <p class="quiet" role="status">${hint ? html`${t('hint-now')} <b class="num">${percent(hint.chance)}%</b>. ${confirms.value ? t('hint-tap-asks') : t('hint-tap')}` : t('hint-thinking')}</p>
    ${hint ? html`<ol>${hint.moves.map((move, k) => html`<li key=${move.move}><button class="hint1" data-hint=${move.move} ref=${k ? undefined : first} disabled=${busy} onClick=${() => play(move)} onMouseEnter=${() => look(move.touches)} onMouseLeave=${() => look([])} onFocus=${() => look(move.touches)} onBlur=${() => look([])}>${diamond(k + 1)}<span class="hw"><b>${move.label}</b>${facts(move) && html`<small>${facts(move)}</small>`}</span><span class="hv"><b class="num">${percent(move.chance)}%</b>${meter(move.chance)}</span></button></li>`)}</ol>` : html`<div class="thinks" aria-hidden="true"><i></i></div>`}</section>`;
}

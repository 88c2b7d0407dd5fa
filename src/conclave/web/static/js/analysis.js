// A finished match judged move by move: how it is asked for, where it turned, what would have been better, and what if.
import { html, useEffect, useRef, useState } from './html.js';
import { call, get, post } from './api.js';
import { diamond, meter, percent } from './hint.js';
import { Pills, SIGN, gi, seat, sh } from './parts.js';
import { lang, name, paced } from './settings.js';
import { go } from './route.js';
import { has, t } from './words.js';

/**
 * @typedef {import('./types').Analysis} Analysis
 * @typedef {import('./types').Verdict} Verdict
 * @typedef {import('./types').TurningPoint} TurningPoint
 * @typedef {import('./types').Message} Message
 */

const POLL_MS = 1000;
const problem = (/** @type {unknown} */ error) => (error instanceof Error ? error.message : String(error));
/** Whether an analysis is being made. @param {Analysis | null} found */
export const going = found => found?.status === 'waiting' || found?.status === 'running';

/** The analysis of a match, as far as it is; asked for again and again while it grows. @param {string} id @param {boolean} on */
export function useAnalysis(id, on) {
  const [found, setFound] = useState(/** @type {Analysis | null} */ (null));
  const [wrong, setWrong] = useState('');
  const path = `/api/matches/${id}/analysis`;
  const work = going(found);
  const asked = useRef(0), heard = useRef(0);
  /** An answer counts only if nothing was answered that was asked later. @param {Promise<Analysis>} answer */
  const hear = answer => {
    const n = ++asked.current;
    const counts = () => n > heard.current && Boolean(heard.current = n);
    return answer.then(news => { if (counts()) { setFound(news); setWrong(''); } }).catch(error => counts() && setWrong(problem(error)));
  };
  useEffect(() => {
    if (!on) return undefined;
    const look = () => hear(get(path));
    look();
    const clock = work ? setInterval(look, POLL_MS) : 0;
    return () => { heard.current = asked.current; clearInterval(clock); };
  }, [path, on, work, lang.value]);
  const ask = (/** @type {string} */ method) => { setWrong(''); return hear(call(method, path)); };
  return { found, wrong, begin: () => ask('POST'), stop: () => ask('DELETE') };
}

/** What is thought of the move that was made at a position, or null. @param {string} id @param {Analysis | null} found @param {number | null} ply */
export function useVerdict(id, found, ply) {
  const known = useRef(/** @type {Map<string, Promise<Verdict>>} */ (new Map()));
  const [verdict, setVerdict] = useState(/** @type {Verdict | null} */ (null));
  const judged = Boolean(found?.points.some(p => p.ply === ply && p.seat !== null));
  useEffect(() => {
    setVerdict(null);
    if (!judged) return undefined;
    let here = true;
    const path = `/api/matches/${id}/analysis/${ply}`, key = `${lang.value} ${path} ${found?.status}`;
    const asked = known.current.get(key) ?? get(path);
    known.current.set(key, asked);
    asked.then(news => here && setVerdict(news)).catch(() => known.current.delete(key));
    return () => { here = false; };
  }, [id, ply, judged, found?.status, lang.value]);
  return verdict;
}

/** A change of chance: from, arrow, to. @param {number} before @param {number} after */
const swing = (before, after) => html`<span class="swing ${after > before ? 'up' : 'down'}"><b class="num">${percent(before)}</b>${sh('M2 10h13M10 4.5l5.5 5.5-5.5 5.5')}<b class="num">${percent(after)}</b></span>`;

/** The better move of a turning point, in a line; or what came after the best. @param {TurningPoint} turn */
const better = (turn, short = false) => (turn.better ? html`${gi('wizard-staff')}<span>${t('better')}: ${turn.better.label}, <b class="num">${percent(turn.better.chance)}</b></span>` : html`${gi('laurels')}<span>${[short && turn.then ? '' : t('best-there-was'), turn.then && t('then', { what: turn.then.replace(/\.$/, '') })].filter(Boolean).join('; ')}</span>`);

/** What was played, with the one who played it in bold. @param {TurningPoint} turn @param {Message} message */
const words = (turn, message) => {
  const who = message.seats[turn.seat].name, said = turn.text.replace(/\.$/, '');
  return html`${seat(turn.seat, 's')}<span>${said.startsWith(who) ? html`<b>${who}</b>${said.slice(who.length)}` : said}</span>`;
};

/** The turning points. @param {{found: Analysis, message: Message, ply: number, choose: (ply: number) => void}} given */
export function Turns({ found, message, ply, choose }) {
  if (!found.turns.length) return html`<p class="quiet noturns">${going(found) ? t('no-turns-yet') : t('no-turns')}</p>`;
  return html`<ol class="turns">${found.turns.map((turn, k) => html`<li key=${turn.ply}><button class="turn ${turn.ply === ply ? 'on' : ''}" aria-current=${turn.ply === ply ? 'true' : undefined} onClick=${() => choose(turn.ply)}>${diamond(k + 1)}<span class="tw"><span class="tl">${words(turn, message)}</span><span class="tm">${better(turn)}</span></span><span class="te">${swing(turn.before, turn.after)}${turn.round !== null && turn.round > 0 && html`<span class="quiet">${t('round-n', { n: turn.round })}</span>`}</span></button></li>`)}</ol>`;
}

/** One turning point at a time, for a phone. @param {{found: Analysis, message: Message, ply: number, choose: (ply: number) => void}} given */
export function TurnStep({ found, message, ply, choose }) {
  const { turns } = found;
  if (!turns.length) return null;
  const at = Math.max(0, turns.findLastIndex(turn => turn.ply <= ply)), turn = turns[at];
  const before = turns.findLast(one => one.ply < ply), after = turns.find(one => one.ply > ply);
  const step = (/** @type {TurningPoint | undefined} */ to, /** @type {string} */ label, /** @type {string} */ sign) => html`<button class="btn" aria-label=${label} aria-disabled=${to ? undefined : 'true'} onClick=${() => to && choose(to.ply)}>${sh(sign, '')}</button>`;
  return html`<div class="pturn">${step(before, t('turn-before'), SIGN.prev)}<button class="pturn1" onClick=${() => choose(turn.ply)}><span class="tl">${diamond(at + 1)}${words(turn, message)}${swing(turn.before, turn.after)}</span><span class="tm">${better(turn, true)}</span></button>${step(after, t('turn-next'), SIGN.next)}</div>`;
}

/** What was played here and what would have been better, with bars of the same length for the same chance. @param {{verdict: Verdict}} given */
export function Versus({ verdict }) {
  const { chance } = verdict, best = !verdict.better;
  const row = (/** @type {string} */ key, /** @type {string} */ label, /** @type {number | null} */ value, /** @type {string} */ cls) => html`<div class=${cls}><dt><span class="k">${key}</span>${label}</dt>${value !== null && html`<dd>${meter(value)}<b class="num">${percent(value)}%</b></dd>`}</div>`;
  return html`<dl class="versus">${row(t('played'), verdict.label, chance, best ? 'best' : '')}${verdict.better && row(t('better-cap'), verdict.better.label, verdict.better.chance, 'best')}</dl>${best && html`<p class="quiet bestnote">${gi('laurels')} ${t('best-there-was')}</p>`}`;
}

/** How far it is, and a way to stop it; or to begin, or go on. @param {{found: Analysis, wrong: string, begin: () => void, stop: () => void}} given */
export function Progress({ found, wrong, begin, stop }) {
  const { judged, decisions, status } = found;
  if (wrong) return html`<p class="trouble" role="alert">${gi('cancel')}<span>${wrong}</span></p>`;
  if (status === 'done') return null;
  if (status === 'none') return html`<p class="judge"><button class="btn brass" onClick=${begin}>${gi('wizard-staff')}${t('judge')}</button><span class="quiet">${t('judge-text')}</span></p>`;
  const share = decisions ? judged / decisions : 0;
  return html`<div class="busy"><progress class="sr" max=${decisions || 1} value=${judged} aria-label=${t('judging')}></progress><span class="bar1" aria-hidden="true"><i style=${{ width: `${100 * share}%` }}></i></span><span>${decisions ? t('judged-of', { n: judged, all: decisions }) : t('judging')}</span>${going(found) ? html`<button class="link" onClick=${stop}>${t('stop')}</button>` : html`<button class="link" onClick=${begin}>${t('judge-on')}</button>`}</div>`;
}

const LEVELS = ['apprentice', 'adept', 'mage', 'archmage'];

/** What if? A new match from here, on a seat of one's choice. @param {{id: string, message: Message, last: Message, eyes: string}} given */
export function WhatIf({ id, message, last, eyes }) {
  const [wanted, setWanted] = useState(/** @type {number | null} */ (null));
  const [level, setLevel] = useState('adept');
  const [open, setOpen] = useState(false);
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const asked = message.to_act.find(s => s >= 0);
  const mine = wanted ?? (eyes !== '' ? Number(eyes) : last.seat ?? asked ?? 0);
  const over = message.over;
  const start = async () => {
    if (busy || over) return;
    setBusy(true);
    setWrong('');
    try {
      const made = await post(`/api/matches/${id}/continue`, { ply: message.ply, seat: mine, level, paced: paced.value, ...(name.value ? { name: name.value } : {}) });
      go(`/match/${made.match}`);
    } catch (error) { setWrong(problem(error)); setBusy(false); }
  };
  return html`<footer class="endbar whatifbar"><p class="whatif"><b>${t('what-if')}</b> ${t('take-seat')} ${seat(mine, 's')} ${message.seats[mine].name}; <button class="link" aria-expanded=${String(open)} onClick=${() => setOpen(!open)}>${t('bots-rest', { level: has(`level-${level}`) ? t(`level-${level}`) : level })}</button> ${t('match-stays')}</p>
    ${open && html`<div class="whatset"><${Pills} cls="kinds" label=${t('your-seat')} value=${mine} choose=${setWanted} options=${message.seats.map(s => ({ value: s.seat, label: s.name, body: html`${seat(s.seat)}` }))} /><${Pills} cls="kinds" label=${t('level')} value=${level} choose=${setLevel} options=${LEVELS.map(l => ({ value: l, body: t(`level-${l}`) }))} /></div>`}
    ${wrong && html`<p class="trouble" role="alert">${gi('cancel')}<span>${wrong}</span></p>`}
    ${over ? html`<button class="btn wide end" aria-disabled="true">${t('over-here')}</button>` : html`<button class="btn strike end" disabled=${busy} onClick=${start}>${t('continue-here')}</button>`}</footer>`;
}

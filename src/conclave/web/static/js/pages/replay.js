// A match looked at again: any ply, through anybody's eyes once it is over.
import { html, useEffect, useRef, useState } from '../html.js';
import { get } from '../api.js';
import { Pills, SIGN, gi, mark, seat, sh } from '../parts.js';
import { lang } from '../settings.js';
import { t } from '../words.js';
import { Progress, TurnStep, Turns, Versus, WhatIf, going, useAnalysis, useVerdict } from '../analysis.js';
import { Graph, chancesAt, roundsOf } from '../graph.js';
import { percent } from '../hint.js';
import { useFlights } from '../motion.js';
import { Bar, Tools } from '../app.js';
import { BoardFrame, Line, Players, Safe, phasesOf, showSection, tabsOf, useBoard, useMedia, useWords } from '../table-parts.js';

const LEAP = 20;
const AHEAD = 50;
const SPEEDS = [1, 2, 5, 10];

/** @typedef {import('../types').Message} Message */

/** @param {{id: string, query: URLSearchParams}} given */
export function Replay({ id, query }) {
  const [last, setLast] = useState(/** @type {Message | null} */ (null));
  const [message, setMessage] = useState(/** @type {Message | null} */ (null));
  const [ahead, setAhead] = useState(/** @type {Message | null} */ (null));
  const [ply, setPly] = useState(/** @type {number | null} */ (query.has('ply') ? Number(query.get('ply')) : null));
  const [eyes, setEyes] = useState(query.get('seat') ?? '');
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [wrong, setWrong] = useState('');
  const [copied, setCopied] = useState(false);
  const [tab, setTab] = useState('');
  const cache = useRef(/** @type {Map<string, Promise<Message>>} */ (new Map()));
  const phone = useMedia('(max-width: 639px)');
  const module = useBoard(last?.game);
  const words = useWords(last?.game);
  const [side, setSide] = useState('turns');
  const advice = useAnalysis(id, Boolean(last?.finished));
  const found = advice.found;
  const verdict = useVerdict(id, found, ply);
  useEffect(() => { if (query.has('judge') && found?.status === 'none') advice.begin(); }, [found?.status]);
  const rounds = found ? roundsOf(found) : [];
  useFlights(`${id} ${eyes} ${tab} ${phone}`, message?.ply);
  const of = (/** @type {number} */ n) => `/api/matches/${id}?ply=${n}${eyes === '' ? '' : `&seat=${eyes}`}`;
  const fetchPly = (/** @type {number} */ n) => {
    const path = of(n), known = cache.current.get(path);
    if (known) return known;
    if (cache.current.size > 400) cache.current.delete(cache.current.keys().next().value ?? '');
    /** @type {Promise<Message>} */
    const asked = get(path);
    asked.catch(() => cache.current.delete(path));
    cache.current.set(path, asked);
    return asked;
  };
  useEffect(() => {
    cache.current.clear();
    get(`/api/matches/${id}`).then((/** @type {Message} */ found) => { setLast(found); setPly(now => Math.max(0, Math.min(found.ply, now ?? found.ply))); }).catch(error => setWrong(error.message));
  }, [id, lang.value]);
  useEffect(() => {
    if (ply === null || !last) return undefined;
    let here = true;
    fetchPly(ply).then(found => { if (here) { setMessage(found); setWrong(''); } }).catch(error => here && setWrong(error.message));
    for (const n of [ply + 1, ply + 2]) if (n <= last.ply) fetchPly(n).catch(() => {});
    history.replaceState(null, '', `/replay/${id}?ply=${ply}${eyes === '' ? '' : `&seat=${eyes}`}`);
    document.title = `${t('replay')} ${ply}: ${last.title}`;
    return () => { here = false; };
  }, [ply, eyes, last]);
  // The log holds but the last lines before a ply: what follows is told by a later one.
  const sight = last && ply !== null ? Math.min(last.ply, (Math.floor(ply / AHEAD) + 2) * AHEAD) : null;
  useEffect(() => {
    if (sight === null) return undefined;
    let here = true;
    fetchPly(sight).then(found => here && setAhead(found)).catch(() => {});
    return () => { here = false; };
  }, [sight, eyes, last]);
  const goTo = (/** @type {number} */ to) => { setPlaying(false); setPly(to); };
  /** A round on or back where rounds are known, else some plies. @param {1 | -1} way */
  const leap = way => setPly(now => {
    const at = now ?? 0, end = last?.ply ?? 0;
    if (rounds.length < 2) return Math.max(0, Math.min(end, at + way * LEAP));
    return way > 0 ? rounds.find(r => r.ply > at)?.ply ?? end : rounds.findLast(r => r.ply < at)?.ply ?? 0;
  });
  const move = (/** @type {number} */ by) => setPly(now => Math.max(0, Math.min(last?.ply ?? 0, (now ?? 0) + by)));
  useEffect(() => {
    if (!playing || !last) return undefined;
    const clock = setInterval(() => setPly(now => { if ((now ?? 0) >= last.ply) { setPlaying(false); return now; } return (now ?? 0) + 1; }), 1000 / SPEEDS[speed]);
    return () => clearInterval(clock);
  }, [playing, speed, last]);
  useEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => {
      const on = /** @type {Element} */ (event.target);
      if (!last || on.closest?.('input[type=text], textarea, [role=radio], dialog') || event.altKey || event.ctrlKey || event.metaKey) return;
      /** @type {Record<string, number>} */
      const steps = { ArrowRight: 1, ArrowLeft: -1, Home: -1e9, End: 1e9 };
      if (event.key in steps) { event.preventDefault(); setPlaying(false); if (event.shiftKey && event.key.startsWith('Arrow')) leap(event.key === 'ArrowRight' ? 1 : -1); else move(steps[event.key]); }
      if (event.key === ' ' && !on.closest?.('button, a')) { event.preventDefault(); setPlaying(now => !now); }
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [last, rounds.length]);
  if (!last || !message || ply === null) return html`<${Bar} crumb=${t('replay')} /><main class="lone" id="main" tabIndex="-1">${wrong ? html`<h1>${t('no-table')}</h1><p class="trouble" role="alert">${gi('cancel')}${wrong}</p><p><a class="btn strike" href="/">${t('to-shelf')}</a></p>` : html`<p class="quiet">${t('wait-please')}</p>`}</main>`;
  const copy = async () => { try { await navigator.clipboard.writeText(location.href); setCopied(true); setTimeout(() => setCopied(false), 2000); } catch { /* the address bar has it too */ } };
  /** @type {import('../types').PieceProps} */
  const props = (piece, label) => ({ 'data-piece': piece, class: 'piece', ...(label ? { role: 'img', 'aria-label': label } : {}) });
  const names = message.seats.map(s => s.name);
  const open = last.finished;
  const eye = (/** @type {string} */ value, /** @type {any} */ body, /** @type {string} */ label) => ({ value, body, label });
  const choices = [eye('', html`${gi(last.seat === null ? 'eyeball' : 'meeple')}<span>${last.seat === null ? t('spectator') : t('own-eyes')}</span>`, last.seat === null ? t('spectator') : t('own-eyes')), ...(open ? message.seats.map(s => eye(String(s.seat), html`${seat(s.seat)}<span>${s.name}</span>`, s.name)) : [])];
  const phases = phasesOf(module, message, words);
  const boardTabs = phone ? tabsOf(module, words, message) : [];
  const here = tab || boardTabs[0]?.id || '';
  const lines = (message.log || []).filter(l => l.text);
  const joins = ahead !== null && ahead.ply >= message.ply && (ahead.log[0]?.ply ?? 0) <= message.ply + 1;
  const later = joins ? ahead.log.filter(l => l.text && l.ply > message.ply && l.ply > (lines.at(-1)?.ply ?? -1)).slice(0, 30) : [];
  const button = (/** @type {keyof typeof SIGN} */ icon, /** @type {string} */ label, /** @type {number} */ by, /** @type {boolean} */ off) => html`<button class="btn t-${icon}" aria-label=${label} title=${label} aria-disabled=${off ? 'true' : undefined} onClick=${() => { setPlaying(false); move(by); }}>${sh(SIGN[icon], '')}</button>`;
  const leaper = (/** @type {keyof typeof SIGN} */ icon, /** @type {string} */ label, /** @type {1 | -1} */ way, /** @type {boolean} */ off) => html`<button class="btn t-${icon}" aria-label=${label} title=${label} aria-disabled=${off ? 'true' : undefined} onClick=${() => { setPlaying(false); leap(way); }}>${sh(SIGN[icon], '')}</button>`;
  const start = ply <= 0, end = ply >= last.ply;
  const transport = html`<div class="transport" role="group" aria-label=${t('transport')}>${button('first', t('to-start'), -1e9, start)}${leaper('back', rounds.length > 1 ? t('round-back') : t('leap-back', { n: LEAP }), -1, start)}${button('prev', t('ply-back'), -1, start)}<button class="btn t-play" aria-label=${playing ? t('pause') : t('autoplay')} onClick=${() => { if (end) setPly(0); setPlaying(!playing); }}>${sh(SIGN[playing ? 'pause' : 'play'], '')}</button>${button('next', t('ply-on'), 1, end)}${leaper('fwd', rounds.length > 1 ? t('round-on') : t('leap-on', { n: LEAP }), 1, end)}${button('last', t('to-end'), 1e9, end)}</div>`;
  const slider = html`<div class="slider" style=${{ '--v': `${last.ply ? ply / last.ply * 100 : 0}%` }}><input type="range" min="0" max=${last.ply} value=${ply} aria-label=${t('ply')} aria-valuetext=${t('ply-of', { n: ply, all: last.ply })} onInput=${e => { setPlaying(false); setPly(Number(e.currentTarget.value)); }} /></div>`;
  const logList = html`<div class="tlist log" tabIndex="0" role="region" aria-label=${t('log')} ref=${(/** @type {HTMLElement | null} */ box) => { const now = /** @type {HTMLElement | null | undefined} */ (box?.querySelector('[aria-current]')); if (box && now) box.scrollTop = now.offsetTop - box.clientHeight * 0.6; }}><ol>${lines.map((line, k) => html`<${Line} line=${line} message=${message} href=${`/replay/${id}?ply=${line.ply}`} current=${k === lines.length - 1} />`)}${later.map(line => html`<${Line} line=${line} message=${message} href=${`/replay/${id}?ply=${line.ply}`} />`)}</ol></div>`;
  const jump = (/** @type {Event} */ event) => {
    const link = /** @type {HTMLAnchorElement | null | undefined} */ (/** @type {Element} */ (event.target).closest?.('a[href*="/replay/"]'));
    if (!link) return;
    event.preventDefault();
    setPlaying(false);
    setPly(Number(new URL(link.href).searchParams.get('ply')));
  };
  const seen = open && html`<section class="eyeline" aria-label=${t('whose-eyes')}><span class="quiet">${t('seen-by')}</span><${Pills} cls="eyes" label=${t('whose-eyes')} value=${eyes} choose=${setEyes} options=${choices} /></section>`;
  const board = html`<${BoardFrame} module=${module} message=${message} names=${names} pick=${() => {}} props=${props} words=${words} tab=${phone ? here : undefined} phone=${phone} />`;
  const bar = html`<header class="bar tbar"><a class="mark" href="/" aria-label=${t('to-shelf')}>${mark}</a><h1>${last.title}</h1>${phases ? html`<ol class="phases">${phases.round && html`<li class="round">${phases.round}</li>`}${(phases.list || []).map((p, k) => html`<li class=${k === phases.now ? 'now' : ''}><i>${k + 1}</i>${p}</li>`)}</ol>` : html`<span class="phases"></span>`}
    <nav aria-label=${t('nav')}><button class="tool" aria-label=${copied ? t('copied') : t('copy-link')} onClick=${copy}>${gi('linked-rings')}<span>${copied ? t('copied') : t('copy-link')}</span></button><a class="tool hide-phone" href=${`/api/matches/${id}/record`} download=${`${last.game}-${id}.txt`}>${gi('scroll-unfurled')}<span>${t('record')}</span></a>${!last.over && html`<a class="tool" href=${`/match/${id}`} aria-label=${t('to-table')}>${gi('table')}<span>${t('to-table')}</span></a>`}<a class="tool hide-phone" href=${`/rules/${last.game}`}>${gi('rule-book')}<span>${t('rules')}</span></a><${Tools} short=${true} /></nav></header>`;
  const mover = message.to_act.find(s => s >= 0);
  const head = html`<p class="pl-no">${t('ply')} <b class="num">${ply}</b> <span class="quiet">${t('of', { n: last.ply })}${!phone && mover !== undefined && !message.over ? t('before-move-of', { who: names[mover] }) : ''}</span></p>`;
  const judged = found && (found.points.length > 0 || going(found)) ? found : null;
  const now = judged && chancesAt(judged, ply);
  const chances = now && html`<ul class="chances" aria-label=${t('chances-here')}>${message.seats.map(s => html`<li>${seat(s.seat)}<b class="num">${percent(now[s.seat])}</b><span class="sr">${t('per-cent-of', { who: s.name })}</span></li>`)}</ul>`;
  const own = eyes === '' ? last.seat : Number(eyes);
  const graph = (/** @type {number} */ height, small = false) => judged && html`<${Graph} found=${judged} last=${last.ply} ply=${ply} own=${own} seats=${message.seats} choose=${goTo} height=${height} small=${small}>${slider}<//>`;
  const progress = found && html`<${Progress} found=${found} wrong=${advice.wrong} begin=${advice.begin} stop=${advice.stop} />`;
  const whatIf = open && html`<${WhatIf} id=${id} message=${message} last=${last} eyes=${eyes} />`;
  const fault = wrong && html`<p class="trouble" role="alert">${gi('cancel')}${wrong}</p>`;
  const nowline = html`<p class="nowline" aria-live="polite">${lines.at(-1)?.text || message.prompt}</p>`;
  if (phone) {
    const tabs = [...boardTabs.slice(0, judged ? 3 : 4), ...(judged ? [{ id: 'turns', icon: 'laurels', label: t('turns-tab') }] : []), { id: 'log', icon: 'scroll-quill', label: t('log') }];
    const main = here === 'log' ? logList : here === 'turns' && judged ? html`<section class="tlist" aria-label=${t('turning-points')}><h2 class="cap">${t('turning-points')} <small>${t('largest-swings')}</small></h2>${verdict && html`<${Versus} verdict=${verdict} />`}<${Turns} found=${judged} message=${message} ply=${ply} choose=${goTo} /></section>` : board;
    return html`<div class="phone rphone" onClick=${jump}>${bar}<section aria-label=${t('players')}><ol class="pseats" data-n=${message.seats.length}>${message.seats.map(s => html`<li class=${message.to_act.includes(s.seat) ? 'act' : ''}>${seat(s.seat)}<b class="num">${message.scores?.[s.seat] ?? ''}</b><span>${s.name}</span></li>`)}</ol></section>${seen}<main class="pmain" id="main" tabIndex="0">${main}</main><section class="sheet rsheet ${judged ? 'judged' : ''}" aria-label=${t('replay')}><div class="ptop">${head}${chances}</div>${fault}${!judged && nowline}${judged ? graph(118, true) : slider}${progress}${transport}${judged && html`<${TurnStep} found=${judged} message=${message} ply=${ply} choose=${goTo} />`}${whatIf}</section><nav class="ptabs" aria-label=${t('views')}>${tabs.map(x => html`<button aria-current=${x.id === here ? 'page' : undefined} onClick=${() => { setTab(x.id); showSection(x.id); }}>${gi(x.icon)}<span>${x.label}</span></button>`)}</nav></div>`;
  }
  const keys = html`<p class="keys quiet"><kbd aria-hidden="true">${sh('M14 10h-9M9 5.5l-4.5 4.5 4.5 4.5')}</kbd><kbd aria-hidden="true">${sh('M6 10h9M11 5.5l4.5 4.5-4.5 4.5')}</kbd>${t('keys-ply')} <kbd>Shift</kbd> ${rounds.length > 1 ? t('keys-round') : t('keys-leap', { n: LEAP })} <kbd>${t('space')}</kbd> ${t('keys-play')}</p>`;
  const foot = html`<footer>${keys}${transport}<p class="speed"><button class="btn" onClick=${() => setSpeed((speed + 1) % SPEEDS.length)}>${t('plies-second', { n: SPEEDS[speed] })}</button></p></footer>`;
  const time = judged
    ? html`<section class="time plate judged"><header><h2 class="cap">${t('win-chance')} <small>${t('win-chance-text', { n: judged.judged })}</small></h2>${chances}</header>${graph(168)}${progress}${foot}</section>`
    : html`<section class="time plate"><div class="time1">${head}${nowline}</div>${slider}${progress}${foot}</section>`;
  const sides = [{ value: 'turns', body: t('turning-points') }, { value: 'log', body: t('log') }];
  return html`${bar}<main class="replay ${judged ? 'judged' : ''}" id="main" tabIndex="-1" onClick=${jump}><section class="rboard" aria-label=${t('table-at', { n: ply })}><div class="left"><${Players} message=${message} module=${module} words=${words} calm=${true} props=${props} />${module?.Side && html`<${Safe} at=${message.ply}><${module.Side} message=${message} names=${names} words=${words} props=${props} /><//>`}</div><div class="rmid">${seen}${board}</div></section>
    ${time}
    <aside class="right plate find"><div class="here">${judged ? html`${head}${nowline}${verdict && html`<${Versus} verdict=${verdict} />`}<${Pills} cls="kinds sides" label=${t('views')} value=${side} choose=${setSide} options=${sides} />` : html`<h2 class="cap">${t('log')} <small>${t('log-jump')}</small></h2>`}${fault}</div>${module?.Moment && !(judged && side === 'turns') && html`<div class="momentbox"><${module.Moment} message=${message} names=${names} words=${words} props=${props} phone=${phone} /></div>`}${judged && side === 'turns' ? html`<div class="tlist" tabIndex="0" role="region" aria-label=${t('turning-points')}><${Turns} found=${judged} message=${message} ply=${ply} choose=${goTo} /></div>` : logList}${whatIf}</aside></main>`;
}

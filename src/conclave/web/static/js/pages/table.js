// The table: board, prompt, options, players, log, talk.
import { html, useEffect, useMemo, useRef, useState } from '../html.js';
import { get, post, stream } from '../api.js';
import { Dialog, SIGN, gi, mark, seat, sh } from '../parts.js';
import { confirms, lang, lastTable, sound } from '../settings.js';
import { t } from '../words.js';
import { go } from '../route.js';
import { Bar, Tools } from '../app.js';
import { BoardFrame, Line, Players, phasesOf, showSection, tabsOf, useBoard, useMedia, useWords } from '../table-parts.js';
import { Invitation } from './new.js';
import { After, Ending } from './ending.js';
import { Curtain } from './curtain.js';

/** A small bell: it is your turn. */
function chime() {
  if (!sound.value) return;
  try {
    const air = new AudioContext();
    [[660, 0], [990, 0.14]].forEach(([pitch, at]) => {
      const tone = air.createOscillator(), loud = air.createGain();
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0.0001, air.currentTime + at);
      loud.gain.exponentialRampToValueAtTime(0.09, air.currentTime + at + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0001, air.currentTime + at + 0.7);
      tone.connect(loud).connect(air.destination);
      tone.start(air.currentTime + at);
      tone.stop(air.currentTime + at + 0.75);
    });
    setTimeout(() => air.close(), 1500);
  } catch { /* no sound, no harm */ }
}

/** Groups in the order in which they come; refused moves stand with their like. */
function grouped(options, refused) {
  const groups = new Map();
  const at = name => { if (!groups.has(name)) groups.set(name, { name, open: [], shut: [] }); return groups.get(name); };
  for (const o of options) if (o.group) at(o.group).open.push(o);
  for (const r of refused) at(r.group || '').shut.push(r);
  return [...groups.values()];
}

/** One option as a button. */
function Option({ option, play, chosen, Picture, words, look }) {
  const price = /^(.*?)\s+(\d+)$/.exec(option.label);
  const long = option.label.length > 34;
  return html`<button class="btn wide opt ${long ? 'long' : ''}" data-move=${option.move} aria-pressed=${chosen ? 'true' : undefined} onClick=${() => play(option)} onMouseEnter=${() => look(option.touches)} onMouseLeave=${() => look([])} onFocus=${() => look(option.touches)} onBlur=${() => look([])}>${Picture && option.touches?.[0] ? html`<${Picture} piece=${option.touches[0]} words=${words} />` : null}<span class="lb">${price ? html`${price[1]} <b class="num">${price[2]}</b>` : option.label}</span></button>`;
}

/** A refused move: dimmed, but it says why. */
function Shut({ entry, tell, Picture, words, shown }) {
  const show = (event, held) => tell(entry, event.currentTarget, held);
  return html`<button class="btn wide opt" aria-disabled="true" data-refused=${entry.move} aria-describedby=${shown ? 'why' : undefined} onClick=${e => { e.stopPropagation(); show(e, true); }} onMouseEnter=${e => show(e, 'soon')} onFocus=${e => show(e, false)} onMouseLeave=${() => tell(null)} onBlur=${() => tell(null)}>${Picture && entry.touches?.[0] ? html`<${Picture} piece=${entry.touches[0]} words=${words} />` : null}<span class="lb">${entry.label}<span class="sr">, ${t('refused-by', { rule: entry.rule })}</span></span>${gi('cancel', 'bar2')}</button>`;
}

/** Moves that differ in nothing but one number: the words once, the numbers as chips. */
const alike = list => {
  const parts = list.map(o => /^(\D+)(\d+)(\D*)$/.exec(o.label));
  return list.length > 2 && parts.every(p => p && p[1] === parts[0]?.[1] && p[3] === parts[0][3]) ? parts : null;
};
function Chips({ list, parts, refused, play, asking, look, tell, why }) {
  return html`<div class="alike"><p>${parts[0][1]}${parts[0][3] && html`…${parts[0][3]}`}</p><div class="chips">${list.map((o, k) => (refused.has(o)
    ? html`<button class="btn chip" key=${o.move} aria-disabled="true" aria-label=${`${o.label}, ${t('refused-by', { rule: o.rule })}`} aria-describedby=${why?.entry === o ? 'why' : undefined} data-refused=${o.move} onClick=${e => { e.stopPropagation(); tell(o, e.currentTarget, true); }} onMouseEnter=${e => tell(o, e.currentTarget, 'soon')} onFocus=${e => tell(o, e.currentTarget, false)} onMouseLeave=${() => tell(null)} onBlur=${() => tell(null)}><b class="num">${parts[k][2]}</b>${gi('cancel', 'bar2')}</button>`
    : html`<button class="btn chip" key=${o.move} data-move=${o.move} aria-label=${o.label} aria-pressed=${asking?.move === o.move ? 'true' : undefined} onClick=${() => play(o)} onMouseEnter=${() => look(o.touches)} onMouseLeave=${() => look([])}><b class="num">${parts[k][2]}</b></button>`))}</div></div>`;
}

/** Some refused moves of a group: one by one, or folded when they are many. */
function ShutList({ list, ...given }) {
  const [open, setOpen] = useState(false);
  if (!list.length) return null;
  if (list.length < 4) return list.map(entry => html`<${Shut} key=${entry.move} entry=${entry} ...${given} shown=${given.why?.entry === entry} />`);
  return html`<button class="btn wide opt fold" aria-expanded=${String(open)} onClick=${() => setOpen(!open)}><span class="lb">${t('refused-n', { n: list.length })}</span>${gi('cancel', 'bar2')}${sh(SIGN.down)}</button>${open && list.map(entry => html`<${Shut} key=${entry.move} entry=${entry} ...${given} shown=${given.why?.entry === entry} />`)}`;
}

/** A long series of moves, like bids: quick raises and any number. */
function Range({ range, refused, play, busy }) {
  const [n, setN] = useState(range.low);
  useEffect(() => setN(range.low), [range.low, range.high, range.word]);
  const quick = [...new Set([1, 2, 5, 10, 20].map(by => range.low + by))].filter(v => v <= range.high).slice(0, 4);
  const bad = !Number.isInteger(n) || n < range.low || n > range.high;
  const barred = bad && refused.find(r => r.move.startsWith(`${range.word} `));
  const extra = range.price && range.price.low !== undefined && range.price.low !== null ? range.price.low - range.low : 0;
  const step = by => setN(Math.min(range.high, Math.max(range.low, (Number.isInteger(n) ? n : range.low) + by)));
  const label = range.label.replace('{n}', String(n));
  return html`<form class="range" onSubmit=${e => { e.preventDefault(); if (!bad) play({ move: `${range.word} ${n}`, label }); }}>
    <div class="stepper"><button type="button" class="btn" aria-label=${t('one-less')} aria-disabled=${String(n <= range.low)} onClick=${() => step(-1)}>${sh(SIGN.minus)}</button><input class="num" type="number" inputmode="numeric" aria-label=${t('number-of', { low: range.low, high: range.high })} min=${range.low} max=${range.high} value=${n} onInput=${e => setN(e.currentTarget.value === '' ? NaN : Number(e.currentTarget.value))} /><button type="button" class="btn" aria-label=${t('one-more')} aria-disabled=${String(n >= range.high)} onClick=${() => step(1)}>${sh(SIGN.plus)}</button></div>
    <div class="chips">${quick.map(v => html`<button type="button" class="btn chip" aria-pressed=${n === v ? 'true' : undefined} onClick=${() => setN(v)}><b class="num">${v}</b></button>`)}<button type="button" class="btn chip" aria-pressed=${n === range.high ? 'true' : undefined} onClick=${() => setN(range.high)}><span class="mini">${t('most')}</span><b class="num">${range.high}</b></button></div>
    ${extra !== 0 && !bad && html`<dl class="sum"><div><dt>${t('your-number')}</dt><dd class="num">${n}</dd></div><div><dt>${extra > 0 ? t('surcharge') : t('discount')}</dt><dd class="num">${extra > 0 ? '+' : '−'}${Math.abs(extra)}</dd></div><div class="total"><dt>${t('you-pay')}</dt><dd class="num">${n + extra}</dd></div></dl>`}
    ${bad && html`<p class="trouble" role="status">${gi('cancel')}<span>${barred && n > range.high ? barred.reason : t('between', { low: range.low, high: range.high })}</span></p>`}
    <button class="btn strike end" disabled=${busy || bad}>${bad ? range.label.replace('{n}', '') : label}</button></form>`;
}

/** Why something is refused: a parchment note beside it. */
function Why({ why, message, close, hold }) {
  const note = useRef(null);
  const [at, setAt] = useState(null);
  useEffect(() => {
    const box = note.current, of = why.at;
    if (!box || !of) return;
    const w = box.offsetWidth, h = box.offsetHeight, gap = 16;
    if (innerWidth < 640) setAt({ left: 12, top: Math.max(10, of.top - h - 14), arrow: 'down', tip: Math.min(innerWidth - 50, Math.max(20, of.left + of.width / 2 - 12)) });
    else if (of.left - w - gap > 8) setAt({ left: of.left - w - gap, top: Math.min(innerHeight - h - 12, Math.max(56, of.top + of.height / 2 - 70)), arrow: 'right', tip: 0 });
    else setAt({ left: Math.min(innerWidth - w - 8, of.right + gap), top: Math.min(innerHeight - h - 12, Math.max(56, of.top + of.height / 2 - 70)), arrow: 'left', tip: 0 });
  }, [why]);
  const { entry } = why;
  const tip = at && at.arrow !== 'down' ? Math.max(14, Math.min(note.current.offsetHeight - 36, why.at.top + why.at.height / 2 - at.top - 11)) : 0;
  return html`<div class="why card ${at ? at.arrow : 'unplaced'}" id="why" role="note" ref=${note} style=${at ? { left: `${at.left}px`, top: `${at.top}px` } : {}} onMouseEnter=${hold} onMouseLeave=${() => !why.held && close()}>
    <i class="tip" style=${at ? (at.arrow === 'down' ? { left: `${at.tip - 12}px` } : { top: `${tip}px` }) : {}}></i>
    <a class="seal" href=${`/rules/${message.game}?from=${encodeURIComponent(message.match)}#${entry.rule}`} tabIndex="-1">${entry.rule}</a>
    <div><h3>${entry.label}</h3><p>${entry.reason}</p><p class="why-more"><a href=${`/rules/${message.game}?from=${encodeURIComponent(message.match)}&why=${encodeURIComponent(entry.reason)}#${entry.rule}`}>${t('read-rule', { rule: entry.rule })}</a></p></div>
    <button class="close" aria-label=${t('close')} onClick=${close}>${sh(SIGN.cross)}</button></div>`;
}

function Talk({ message, id }) {
  const [text, setText] = useState('');
  const list = useRef(null);
  useEffect(() => { if (list.current) list.current.scrollTop = list.current.scrollHeight; }, [message.chat?.length]);
  const say = async event => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText('');
    try { await post(`/api/matches/${id}/chat`, { text: said }); } catch { setText(said); }
  };
  return html`<section class="talk" aria-label=${t('talk')}>${message.chat?.length > 0 && html`<ol ref=${list} tabIndex="0">${message.chat.map(c => html`<li>${c.seat === null ? gi('eyeball') : seat(c.seat, 's')}<span><b>${c.name}</b> ${c.text}</span></li>`)}</ol>`}
    <form class="say" onSubmit=${say}>${gi('talk')}<input value=${text} maxlength="500" placeholder=${t('say')} aria-label=${t('say')} onInput=${e => setText(e.currentTarget.value)} /></form></section>`;
}

/** What happened: since one's last turn, or all of it. Each line leads to its position. */
function Log({ message, id, whole, setWhole }) {
  const mine = message.seat !== null && message.to_act.includes(message.seat) && !message.over;
  const since = (message.events || []).filter(e => e.text);
  const brief = !whole && since.length > 0;
  const lines = brief ? since : (message.log || []).filter(l => l.text);
  const shown = whole ? lines : lines.slice(-40);
  const box = useRef(null);
  useEffect(() => { if (box.current) box.current.scrollTop = box.current.scrollHeight; }, [message.ply, whole]);
  return html`<section class="log" aria-label=${t('log')}><h2 class="cap">${brief ? (mine ? t('since') : t('lately')) : t('log')}</h2>
    <div class="lines" ref=${box} tabIndex="0"><ol>${shown.map(line => html`<${Line} line=${line} message=${message} href=${`/replay/${id}?ply=${line.ply}`} />`)}</ol></div>
    <button class="more" onClick=${() => setWhole(!whole)}>${whole ? t('since-only') : t('whole-log')}</button></section>`;
}

export function Table({ id, query }) {
  const [message, setMessage] = useState(null);
  const [eyes, setEyes] = useState(/** @type {number | null} */ (query.has('seat') ? Number(query.get('seat')) : null));
  const [curtain, setCurtain] = useState(null);
  const [wrong, setWrong] = useState('');
  const [state, setState] = useState('open');
  const [busy, setBusy] = useState(false);
  const [piece, setPiece] = useState('');
  const [look, setLook] = useState([]);
  const [why, setWhy] = useState(null);
  const [asking, setAsking] = useState(null);
  const [menu, setMenu] = useState(false);
  const [whole, setWhole] = useState(false);
  const [tab, setTab] = useState('');
  const [group, setGroup] = useState(null);
  const phone = useMedia('(max-width: 639px)');
  const tablet = useMedia('(max-width: 1279px)');
  const module = useBoard(message?.game || curtain?.game);
  const words = useWords(message?.game);
  const latest = useRef(null);
  const eyesNow = useRef(eyes);
  eyesNow.current = eyes;
  const asked = eyes === null ? '' : `?seat=${eyes}`;

  // News: the whole message each time. Several seats of mine: a curtain falls before another seat's is shown.
  const hear = news => {
    const held = news.seats.filter(s => s.you && s.kind === 'person').map(s => s.seat);
    if (held.length > 1 && !news.over) {
      const next = news.to_act.find(s => held.includes(s));
      const now = eyesNow.current;
      if (next !== undefined && !news.to_act.includes(now ?? -1)) {
        latest.current = null;
        setMessage(null);
        setWhy(null);
        setPiece('');
        document.title = 'Conclave';
        setCurtain({ from: now, to: next, title: news.title, game: news.game, seats: news.seats.map(s => ({ seat: s.seat, name: s.name })), scores: news.scores });
        return;
      }
    }
    const before = latest.current;
    if (before && news.ply !== before.ply) { setPiece(''); setAsking(null); if (news.prompt !== before.prompt) setGroup(null); setWhy(null); setWrong(''); }
    const mine = news.seat !== null && news.to_act.includes(news.seat) && !news.over;
    const was = before && before.seat !== null && before.to_act.includes(before.seat);
    if (mine && before && !was) { chime(); setWhole(false); }
    latest.current = news;
    setMessage(news);
  };

  useEffect(() => {
    if (curtain) return undefined;
    let here = true;
    lastTable.value = `/match/${id}`;
    get(`/api/matches/${id}${asked}`).then(news => here && (!latest.current || latest.current.match !== id || (news.version ?? news.ply) >= (latest.current.version ?? latest.current.ply)) && hear(news)).catch(error => here && setWrong(error.message));
    const news = stream(`/api/matches/${id}/stream${asked}`, m => here && hear(m));
    const stop = news.state.subscribe(value => here && setState(value));
    return () => { here = false; stop(); news.close(); };
  }, [id, asked, lang.value, Boolean(curtain)]);

  useEffect(() => {
    if (!message) return;
    const mine = message.seat !== null && message.to_act.includes(message.seat) && !message.over;
    document.title = `${mine ? `● ${t('your-turn')}: ` : ''}${message.title}`;
  });
  useEffect(() => {
    const key = event => { if (event.key === 'Escape') { setWhy(null); setPiece(''); setAsking(null); } };
    const out = event => { if (!event.target.closest?.('.why, [data-refused]')) setWhy(now => (now?.held ? null : now)); };
    addEventListener('keydown', key);
    addEventListener('click', out);
    return () => { removeEventListener('keydown', key); removeEventListener('click', out); };
  }, []);

  const leaving = useRef(0);
  const tell = (entry, at, held) => {
    clearTimeout(leaving.current);
    if (!entry) { leaving.current = setTimeout(() => setWhy(now => (now?.held ? now : null)), 220); return; }
    const show = () => setWhy({ entry, at: at.getBoundingClientRect(), held: held === true });
    if (held === 'soon') leaving.current = setTimeout(show, 260); else show();
  };

  if (curtain) return html`<${Curtain} ...${curtain} lift=${() => { setEyes(curtain.to); setCurtain(null); }} back=${curtain.from === null ? null : () => go('/')} />`;
  if (!message) return html`<${Bar} /><main class="lone" id="main" tabIndex="-1">${wrong ? html`<h1>${t('no-table')}</h1><p class="trouble" role="alert">${gi('cancel')}${wrong}</p><p><a class="btn strike" href="/">${t('to-shelf')}</a></p>` : html`<p class="quiet">${t('wait-please')}</p>`}</main>`;

  const mine = message.seat !== null && message.to_act.includes(message.seat) && !message.over;
  const options = mine ? message.options || [] : [];
  const refused = mine ? message.refused || [] : [];
  const names = message.seats.map(s => s.name);

  const send = async move => {
    if (busy) return;
    setBusy(true);
    setWrong('');
    try {
      await post(`/api/matches/${id}/moves`, { ply: message.ply, move, ...(message.seats.filter(s => s.you).length > 1 ? { seat: message.seat } : {}) });
      setPiece('');
      setAsking(null);
    } catch (error) {
      setWrong(error.message);
      if (error.status === 409) get(`/api/matches/${id}${asked}`).then(hear).catch(() => {});
    }
    setBusy(false);
  };
  const play = option => {
    if (confirms.value && asking?.move !== option.move) setAsking(option); else send(option.move);
  };
  const touching = p => options.filter(o => o.touches?.includes(p));
  const barring = p => refused.filter(r => r.touches?.includes(p));
  const pick = (p, at) => {
    const found = touching(p);
    if (message.range?.touches?.includes(p)) { document.querySelector('.stepper input')?.focus(); return; }
    if (found.length === 1) { play(found[0]); return; }
    if (found.length > 1) { setPiece(piece === p ? '' : p); setWhy(null); return; }
    const shut = barring(p);
    if (shut.length && at) tell(shut[0], at, true);
  };
  /** What a board gives to the element of a piece. */
  const props = (p, label) => {
    const found = touching(p), shut = found.length ? [] : barring(p);
    const kind = found.length ? 'open' : shut.length ? 'refused' : '';
    const cls = `piece ${kind} ${piece === p || look.includes(p) || asking?.touches?.includes(p) ? 'chosen' : ''}`.trim();
    if (!kind) return { 'data-piece': p, class: cls, ...(label ? { role: 'img', 'aria-label': label } : {}) };
    const text = kind === 'open' ? `${label || p}: ${found.map(o => o.label).join('; ')}` : `${label || p}: ${t('refused-by', { rule: shut[0].rule })}`;
    return {
      'data-piece': p, class: cls, role: 'button', tabIndex: 0, 'aria-label': text,
      ...(kind === 'refused' ? { 'aria-disabled': 'true', 'data-refused': shut[0].move, onMouseEnter: e => tell(shut[0], e.currentTarget, 'soon'), onMouseLeave: () => tell(null), onFocus: e => tell(shut[0], e.currentTarget, false), onBlur: () => tell(null) } : {}),
      onClick: e => { e.stopPropagation(); pick(p, e.currentTarget); },
      onKeyDown: e => { if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); pick(p, e.currentTarget); } },
    };
  };
  const undo = async (agree = true) => {
    setWrong('');
    try { await post(`/api/matches/${id}/undo`, { ply: message.ply, agree, ...(message.seats.filter(s => s.you).length > 1 ? { seat: message.seat } : {}) }); } catch (error) { setWrong(error.message); }
  };
  const manage = async (n, to) => { try { await post(`/api/matches/${id}/seats/${n}`, { to }); } catch (error) { setWrong(error.message); } };
  const rematch = async () => { try { const made = await post(`/api/matches/${id}/rematch`); go(`/match/${made.match}`); } catch (error) { setWrong(error.message); } };

  const shownOptions = piece ? options.filter(o => o.touches?.includes(piece)) : options;
  const shownRefused = piece ? refused.filter(r => r.touches?.includes(piece)) : refused.filter(r => !(message.range && r.move.startsWith(`${message.range.word} `)));
  const groups = grouped(shownOptions, shownRefused);
  const lone = shownOptions.filter(o => !o.group);
  const suggested = !message.range && lone.length && options[0] === lone[0] && options.length > 1 ? lone[0] : null;
  const showRange = mine && message.range && !piece ? message.range : null;
  const Picture = module?.Picture;
  const opt = o => html`<${Option} key=${o.move} option=${o} play=${play} chosen=${asking?.move === o.move} Picture=${Picture} words=${words} look=${setLook} />`;
  const shut = list => html`<${ShutList} list=${list} tell=${tell} why=${why} Picture=${Picture} words=${words} />`;
  const phases = phasesOf(module, message, words);
  const boardTabs = phone ? tabsOf(module, words, message) : [];
  const body = g => {
    const all = [...g.open, ...g.shut], parts = g.open.length ? alike(all) : null;
    if (parts) return html`<${Chips} list=${all} parts=${parts} refused=${new Set(g.shut)} play=${play} asking=${asking} look=${setLook} tell=${tell} why=${why} />`;
    return html`<div class="rows ${phone || (all.every(o => o.label.length < 23) && g.open.length > 1) ? 'two' : ''}">${g.open.map(opt)}${shut(g.shut)}</div>`;
  };
  const here = tab || boardTabs[0]?.id || '';
  const chosenGroup = groups.find(g => g.name === group) || groups.find(g => g.open.length) || groups[0];
  const onBoard = phone ? (['log', 'talk', 'players'].includes(here) ? null : here) : undefined;
  const waiting = message.to_act.filter(s => s >= 0 && s !== message.seat).map(s => names[s]);
  const invites = (() => { try { return JSON.parse(sessionStorage.getItem(`invites ${id}`) || '{}'); } catch { return {}; } })();
  const openSeats = message.seats.filter(s => s.kind === 'open');
  const undoAsked = message.undo?.by !== null && message.undo?.by !== undefined;
  const askedMe = undoAsked && message.undo.by !== message.seat && message.undo.asked?.includes(message.seat);

  const prompt = html`<div class="prompt ${mine ? 'mine' : ''}" data-ply=${message.ply}><p class="ask1">${mine ? html`${gi('candle-flame')}${t('your-turn')}` : message.over ? html`${gi('laurel-crown')}${t('match-over')}` : message.seat === null ? html`${gi('eyeball')}${t('you-watch-now')}` : html`${gi('sands-of-time')}${waiting.length ? t('is-thinking', { who: waiting.join(', ') }) : t('moment')}`}</p>
    <p class="ask2" aria-live="polite" aria-atomic="true">${message.prompt}</p></div>`;
  const narrowed = piece && html`<p class="narrow"><span>${t('only-touching', { n: shownOptions.length })}</span><button class="btn ghost" onClick=${() => setPiece('')}>${t('show-all')}</button></p>`;
  const trouble = html`${wrong && html`<p class="trouble" role="alert">${gi('cancel')}<span>${wrong}</span></p>`}${askedMe && html`<div class="asked" role="alert"><p>${t('undo-asked', { who: names[message.undo.by] })}</p><span class="chips"><button class="btn strike" onClick=${() => undo(true)}>${t('agree')}</button><button class="btn" onClick=${() => undo(false)}>${t('refuse')}</button></span></div>`}${undoAsked && message.undo.by === message.seat && html`<p class="asked quiet" role="status">${t('undo-waits', { who: (message.undo.asked || []).map(s => names[s]).join(', ') })}</p>`}`;
  const invited = openSeats.length > 0 && html`<div class="opens">${openSeats.map(s => html`<p class="quiet">${seat(s.seat, 's')} ${t('waits-for', { who: s.name || t('a-friend') })}</p>${(s.invite || invites[s.seat]) && html`<${Invitation} invite=${s.invite || invites[s.seat]} who=${s.name} />`}`)}</div>`;
  const confirmBar = asking && html`<div class="confirm" role="alertdialog" aria-label=${t('confirm')}><p>${asking.label}</p><div class="chips"><button class="btn strike" autofocus onClick=${() => send(asking.move)}>${t('play-it')}</button><button class="btn" onClick=${() => setAsking(null)}>${t('not-yet')}</button></div></div>`;
  const ends = lone.filter(o => o !== suggested);
  const endButtons = html`${suggested && html`<button class="btn strike end" data-move=${suggested.move} disabled=${busy} onMouseEnter=${() => setLook(suggested.touches)} onMouseLeave=${() => setLook([])} onClick=${() => play(suggested)}>${suggested.label}</button>`}${ends.map(o => html`<button class="btn brass end" key=${o.move} data-move=${o.move} disabled=${busy} aria-pressed=${asking?.move === o.move ? 'true' : undefined} onClick=${() => play(o)}>${o.label}</button>`)}`;
  const after = html`<${After} message=${message} id=${id} rematch=${rematch} />`;
  const bar = html`<header class="bar tbar"><a class="mark" href="/" aria-label=${t('to-shelf')}>${mark}</a><h1>${message.title}</h1>
    ${message.over ? html`<ol class="phases"><li class="now">${gi('laurel-crown')} ${t('match-over')}</li></ol>` : phases ? html`<ol class="phases" aria-label=${t('round')}>${phases.round && html`<li class="round">${phases.round}</li>`}${(phases.list || []).map((p, k) => html`<li class=${k === phases.now ? 'now' : ''} aria-current=${k === phases.now ? 'step' : undefined}><i>${k + 1}</i>${p}</li>`)}</ol>` : html`<span class="phases"></span>`}
    <nav aria-label=${t('nav')}>${message.seat !== null && !message.over && html`<button class="tool" onClick=${() => (message.undo?.can || message.undo?.ask) && undo(true)} aria-disabled=${message.undo?.can || message.undo?.ask ? undefined : 'true'} title=${message.undo?.can ? t('undo-text') : message.undo?.ask ? t('undo-ask-text') : t('undo-not')}>${gi('anticlockwise-rotation')}<span>${t('undo')}</span></button>`}<a class="tool hide-phone" href=${`/rules/${message.game}`}>${gi('rule-book')}<span>${t('rules')}</span></a><button class="tool" onClick=${() => setMenu(true)} aria-label=${t('menu')}>${gi('hamburger-menu')}</button><span class="hide-phone tools2"><${Tools} short=${true} /></span></nav></header>`;
  const lost = state === 'lost' && html`<p class="lost" role="status">${gi('cancel')}${t('lost')}</p>`;
  const board = html`<${BoardFrame} module=${module} message=${message} names=${names} pick=${pick} props=${props} words=${words} tab=${onBoard} phone=${phone} />`;
  const note = why && html`<${Why} why=${why} message=${message} close=${() => setWhy(null)} hold=${() => clearTimeout(leaving.current)} />`;
  const talk = html`<${Talk} message=${message} id=${id} />`;
  const log = html`<${Log} message=${message} id=${id} whole=${whole} setWhole=${setWhole} />`;
  const dialogs = html`${menu && html`<${Dialog} title=${message.title} close=${() => setMenu(false)}><div class="rows menu"><a class="btn wide" href=${`/rules/${message.game}`}>${gi('rule-book')}<span class="lb">${t('rules')}</span></a><a class="btn wide" href=${`/replay/${id}`}>${gi('backward-time')}<span class="lb">${t('replay')}</span></a><a class="btn wide" href=${`/api/matches/${id}/record`} download=${`${message.game}-${id}.txt`}>${gi('scroll-unfurled')}<span class="lb">${t('record')}<small>${message.over ? t('record-text') : t('record-running')}</small></span></a>${openSeats.length > 0 && invited}<a class="btn wide" href="/">${gi('table')}<span class="lb">${t('to-shelf')}<small>${t('to-shelf-text')}</small></span></a></div><div class="menu-tools"><${Tools} /></div><footer class="endbar"><button class="btn strike end" onClick=${() => setMenu(false)}>${t('done')}</button></footer><//>`}`;

  if (phone) {
    const tabs = [...boardTabs, { id: 'players', icon: 'meeple', label: t('players') }, { id: 'log', icon: 'scroll-quill', label: t('log') }];
    const showTabs = tabs.length > 5 ? tabs.filter(x => x.id !== 'players') : tabs;
    return html`<div class="phone">${bar}${lost}
      <section aria-label=${t('players')}><ol class="pseats" data-n=${message.seats.length}>${message.seats.map(s => html`<li class=${message.to_act.includes(s.seat) && !message.over ? 'now' : ''}>${seat(s.seat)}<b class="num">${message.scores?.[s.seat] ?? ''}</b><span>${s.name}</span></li>`)}</ol></section>
      <main class="pmain" id="main" tabIndex="-1">${message.over && here === (boardTabs[0]?.id || '') && html`<${Ending} message=${message} words=${words} module=${module} phone=${true} />`}${here === 'log' ? html`${log}${talk}` : here === 'players' ? html`<${Players} message=${message} module=${module} words=${words} manage=${manage} />${invited}` : board}</main>
      ${message.over ? html`<section class="sheet" aria-label=${t('and-now')}>${after}</section>` : html`<section class="sheet" aria-label=${t('options')}>${prompt}${trouble}${confirmBar || html`
        ${showRange && html`<${Range} range=${showRange} refused=${refused} play=${play} busy=${busy} />`}
        ${narrowed}
        ${mine && html`<div class="gline ${groups.length ? '' : 'lone1'}">${groups.length > 0 && html`<div class="gtabs" role="group" aria-label=${t('groups')}>${groups.map(g => html`<button class="btn" aria-pressed=${g === chosenGroup ? 'true' : 'false'} onClick=${() => setGroup(g.name)}>${g.name || t('refused')}<span class="cnt">${g.open.length || ''}</span></button>`)}</div>`}<div class="gends">${!suggested && endButtons}</div></div>
        ${chosenGroup && body(chosenGroup)}${suggested && endButtons}`}`}
        ${!mine && invited}</section>`}
      <nav class="ptabs" aria-label=${t('views')}>${showTabs.map(x => html`<button aria-current=${x.id === here ? 'page' : undefined} onClick=${() => { setTab(x.id); showSection(x.id); }}>${gi(x.icon)}<span>${x.label}</span></button>`)}</nav>${note}${dialogs}</div>`;
  }
  return html`${bar}${lost}<main class="table ${message.over ? 'ending' : ''}" id="main" tabIndex="-1">
    <div class="left"><${Players} message=${message} module=${module} words=${words} manage=${manage} />${!tablet && html`${log}${talk}`}</div>
    <div class="mid">${message.over && html`<${Ending} message=${message} words=${words} module=${module} />`}${board}${tablet && html`<div class="under">${log}${talk}</div>`}</div>
    <aside class="right plate" aria-label=${t('options')}>${prompt}
      ${message.over ? html`<div class="options">${trouble}${after}</div>` : html`<div class="options">${trouble}${narrowed}${showRange && html`<${Range} range=${showRange} refused=${refused} play=${play} busy=${busy} />`}
        ${groups.map(g => html`<fieldset key=${g.name}><legend>${g.name || t('refused')}</legend>${body(g)}</fieldset>`)}
        ${!mine && invited}</div>
      ${(lone.length > 0 || confirmBar) && html`<footer class="endbar">${confirmBar || endButtons}</footer>`}`}</aside>${note}${dialogs}</main>`;
}

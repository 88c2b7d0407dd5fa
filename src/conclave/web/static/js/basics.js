// What the boards of all games ask for: who looks, what may be done, how things are called, which rule stands behind them.
import { html } from './html.js';

/**
 * @typedef {import('./types').Message} Message
 * @typedef {import('./types').Words} Words
 * @typedef {import('./types').PieceProps} PieceProps
 */

/** A piece where nothing can be done. @type {PieceProps} */
const plain = (id, label) => ({ 'data-piece': id, class: 'piece', ...(label ? { role: 'img', 'aria-label': label } : {}) });

/** @param {{message: Message, words: Words, names?: string[], props?: PieceProps, phone?: boolean}} given */
export function basics({ message, words, names, props, phone = false }) {
  const { view } = message;
  const seat = message.seat ?? null;
  const options = message.options ?? [];
  const word = (/** @type {string} */ key) => words[key] ?? '';
  return {
    message, view, seat, words, word, phone,
    asked: seat !== null && view.to_act.includes(seat) && !message.over,
    names: names ?? message.seats.map(s => s.name),
    me: seat === null ? null : view.players[seat],
    moves: new Set(options.map(o => o.move)),
    refused: new Map((message.refused ?? []).map(r => [r.move, r])),
    /** The name of a thing, with a capital. @param {string} key */
    title: key => word(key).charAt(0).toUpperCase() + word(key).slice(1),
    /** A text of the board; `{n}` in it becomes figures.n. @param {string} key @param {Record<string, any>} [figures] */
    say: (key, figures = {}) => word(`board-${key}`).replace(/\{ ?([a-z]+) ?\}/g, (all, name) => figures[name] ?? all),
    /** The attributes of a piece, beside the class it is drawn with. @param {string} id @param {string} label @param {string} cls @returns {Record<string, any>} */
    piece: (id, label, cls) => {
      const { tabIndex, ...given } = (props ?? plain)(id, label) ?? {};
      return { ...given, ...(tabIndex === undefined ? {} : { tabindex: tabIndex }), class: `${cls} ${given.class ?? ''}`.trim() }; // drawings know no tabIndex
    },
    /** How the page sees a piece: can it be played, is it refused, is it pointed at? @param {string} id */
    seen: id => {
      const cls = ` ${(props ?? plain)(id, '').class ?? ''} `;
      return { open: cls.includes(' open '), refused: cls.includes(' refused '), chosen: cls.includes(' chosen ') };
    },
  };
}

/** How a board names its rules. @param {string} game @param {(key: string) => string} rule the number behind a thing @param {string} cls */
export const ruling = (game, rule, cls) => ({
  /** What an element needs to tell its rule to who points at it. @param {string} key @param {string} [tip] */
  ruled: (key, tip) => ({ 'data-rule': rule(key), ...(tip ? { 'data-tip': tip } : {}) }),
  /** A number that leads to the rulebook. @param {string} key */
  ruleLink: key => html`<a class=${cls} href=${`/rules/${game}#${rule(key)}`}>${rule(key)}</a>`,
});

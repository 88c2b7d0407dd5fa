/** What goes over the wire, as docs/protocol.md describes it, and what the pages and a game's board give each other. */

export interface Option { move: string; label: string; group: string; touches: string[] }
export interface Refused extends Option { rule: string; reason: string }
export interface Range { word: string; low: number; high: number; label: string; group: string; touches: string[]; price: { low: number; high: number } | null }
export interface Happened { ply: number; what?: string; seat?: number; text: string }
export interface Said { seat: number | null; name: string; text: string; at: number }
export interface Undo { can: boolean; ask: boolean; asked: number[]; by: number | null; to: number | null }
export interface Seat {
  seat: number; name: string; kind: 'person' | 'open' | 'bot'; level: string | null;
  online: boolean; you: boolean; away: boolean; invite?: string;
}

/** All that one pair of eyes may know of a match. `View` is the game's own. */
export interface Message<View = any> {
  match: string; game: string; title: string; lang: 'de' | 'en'; version: number;
  ply: number; last: number; over: boolean; left: boolean; scores: number[];
  seat: number | null; to_act: number[]; prompt: string;
  options: Option[]; range: Range | null; refused: Refused[];
  view: View; events: Happened[]; log: Happened[]; seats: Seat[]; chat: Said[]; undo: Undo;
  settings: Record<string, boolean | number | string>; hotseat: boolean; rematch: string | null; winners?: number[];
}

export interface Level { id: string; name?: string; text?: string }
export interface GameOption { name: string; values: (boolean | number | string)[]; default: boolean | number | string; rule: string; text: string; title: string | null }
export interface GameInfo {
  id: string; title: string; about: string; low: number; high: number; preset: number;
  minutes: string | null; weight: number | null; options: GameOption[]; levels: Level[]; board: boolean;
}
export interface Listed {
  match: string; game: string; title: string; ply: number; over: boolean; your_turn: boolean; seats: Seat[]; scores: number[]; updated: number;
}
export interface Created { match: string; seats: { seat: number; kind: string; token?: string; invite?: string }[] }
export interface RulesPage { title: string; lang: string; html: string; rules: { id: string; text: string }[] }

/** A game's words: texts by their key, with {name} where a figure belongs. */
export type Words = Record<string, string>;
/** The attributes the page gives to the element of a piece. */
export type PieceProps = (piece: string, label?: string) => Record<string, any>;

export interface BoardProps<View = any> {
  message: Message<View>; names: string[]; pick: (piece: string, at?: Element) => void; props: PieceProps; words: Words;
  lang: string; tab?: string | null; phone: boolean;
}
/** An option in few words: as a tile or a chip beside its like, or as a row; its full label stays what is read out. */
export interface Brief { as: 'tile' | 'chip' | 'row'; name: string; figure?: string; small?: string }

/** What `/games/{id}/board.js` may export. Everything but Board is optional, and so is the module itself. */
export interface Board<View = any> {
  /** The board. Elements of pieces carry props(piece); elements with data-rule="Z40" show that rule to who points at them. */
  Board?: (given: BoardProps<View>) => any;
  /** Rows of a player's panel. */
  Panel?: (given: { message: Message<View>; seat: number; words: Words; lang: string; props?: PieceProps }) => any;
  /** What stands large at the end of a player's panel, instead of the points. */
  Figure?: (given: { message: Message<View>; seat: number; words: Words }) => any;
  /** A great moment that belongs to the question, like a duel: stands between prompt and options. */
  Moment?: (given: { message: Message<View>; names: string[]; words: Words; props: PieceProps; phone: boolean }) => any;
  /** A ring before a player's disc, like the position in the order of play. */
  Mark?: (given: { message: Message<View>; seat: number; words: Words }) => any;
  /** A player's role in a word or two. */
  role?: (message: Message<View>, seat: number, words: Words) => string;
  /** The seats in the order in which the panels stand. */
  order?: (message: Message<View>) => number[];
  /** A quiet line under the prompt: what one has to act with. */
  means?: (message: Message<View>, words: Words) => any;
  /** A small picture of a piece, for the options. */
  Picture?: (given: { piece: string; words: Words }) => any;
  /** An option in few words. */
  brief?: (option: Option, message: Message<View>, words: Words) => Brief | null;
  /** Round and phases for the bar; else view.round, view.phase and the words phase-1 ... */
  phases?: (message: Message<View>, words: Words) => { round: any; list: string[]; now: number } | null;
  /** The parts that a phone shows one at a time. */
  tabs?: (words: Words, message: Message<View>) => { id: string; icon: string; label: string }[];
  /** By how much the winner is ahead, where that is not a matter of points; null: it is. */
  lead?: (message: Message<View>) => number | null;
  /** What stands behind a figure of the final standing, in small. */
  Things?: (given: { message: Message<View>; seat: number; part: string; words: Words }) => any;
  /** One's own sum, opened, below the final standing. */
  Reckoning?: (given: { message: Message<View>; seat: number; words: Words }) => any;
}

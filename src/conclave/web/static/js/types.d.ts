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
  view: View; events: Happened[]; since: number; log: Happened[]; seats: Seat[]; chat: Said[]; undo: Undo;
  settings: Record<string, boolean | number | string>; hotseat: boolean; rematch: string | null; winners?: number[];
  hints: boolean; finished: boolean;
}

export interface HintMove extends Option { chance: number; points: number }
export interface Hint { ply: number; seat: number; level: string; chance: number; moves: HintMove[] }

export interface BetterMove { move: string; label: string; chance: number }
export interface AnalysisPoint { ply: number; chances: number[]; seat: number | null; round: number | null }
export interface TurningPoint { ply: number; seat: number; round: number | null; text: string; before: number; after: number; better: BetterMove | null; then: string | null }
export interface Analysis { status: 'none' | 'waiting' | 'running' | 'stopped' | 'done'; level: string; judged: number; decisions: number; points: AnalysisPoint[]; turns: TurningPoint[] }
export interface Verdict { ply: number; seat: number; move: string; label: string; chance: number | null; better: BetterMove | null }

export interface Level { id: string; name: string; text: string; seconds: number; usual: boolean }
export interface GameOption { name: string; values: (boolean | number | string)[]; default: boolean | number | string; rule: string; text: string; title: string | null }
export interface GameInfo {
  id: string; title: string; about: string; low: number; high: number; preset: number;
  minutes: string | null; weight: number | null; options: GameOption[]; levels: Level[]; authors: string | null; board: boolean; lid: boolean;
}
export interface Listed {
  match: string; game: string; title: string; ply: number; over: boolean; your_turn: boolean; seats: Seat[]; scores: number[]; updated: number;
}
export interface Invitation { match: string; game: string; title: string; host: string; name: string; used: boolean; you: boolean }
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
export interface Brief { as: 'tile' | 'chip' | 'row'; name: string; figure?: any; small?: string; /** Its place among the options of its group, where that is not the order in which they come. */ at?: number }

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
  /** What helps to decide, below the options where there is room for it. */
  Beside?: (given: { message: Message<View>; names: string[]; words: Words; props: PieceProps; phone: boolean }) => any;
  /** What lies below the options, where a column has room for it; a phone shows it as a tab of the board. */
  Side?: (given: { message: Message<View>; names: string[]; words: Words; props: PieceProps }) => any;
  /** The moves that lead to a piece which no single move touches, like the steps of a way; they are played one after the other. */
  route?: (piece: string, message: Message<View>) => string[];
  /** Who plays without a seat, as an automatic opponent does: panels below those of the players. */
  Rivals?: (given: { message: Message<View>; words: Words; props?: PieceProps }) => any;
  /** The same in the final standing: a name, a picture, points by their source. */
  rivals?: (message: Message<View>, words: Words) => { name: string; icon: string; points: number; won: boolean; breakdown: Record<string, number> }[];
  /** A ring before a player's disc, like the position in the order of play. */
  Mark?: (given: { message: Message<View>; seat: number; words: Words }) => any;
  /** A player's role in a word or two. */
  role?: (message: Message<View>, seat: number, words: Words) => string;
  /** The seats in the order in which the panels stand. */
  order?: (message: Message<View>) => number[];
  /** A quiet line under the prompt: what one has to act with. */
  means?: (message: Message<View>, words: Words) => any;
  /** A small picture for an option, of the first piece that it touches or of what is done. */
  Picture?: (given: { piece: string; move: string; words: Words; message: Message<View> }) => any;
  /** An option in few words. */
  brief?: (option: Option, message: Message<View>, words: Words) => Brief | null;
  /** Round and phases for the bar; else view.round, view.phase and the words phase-1 ... */
  phases?: (message: Message<View>, words: Words) => { round: any; list: string[]; now: number } | null;
  /** The parts that a phone shows one at a time. */
  tabs?: (words: Words, message: Message<View>) => { id: string; icon: string; label: string }[];
  /** By how much the winner is ahead, where that is not a matter of points; null: it is. */
  lead?: (message: Message<View>) => number | null;
  /** Where a seat's points came from; else view.players[seat].breakdown. */
  breakdown?: (message: Message<View>, seat: number) => Record<string, number>;
  /** What stands behind a figure of the final standing, in small. */
  Things?: (given: { message: Message<View>; seat: number; part: string; words: Words }) => any;
  /** One's own sum, opened, below the final standing. */
  Reckoning?: (given: { message: Message<View>; seat: number; words: Words }) => any;
}

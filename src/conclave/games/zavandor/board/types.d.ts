/** The view of Zavandor as games/zavandor/view.py sends it, and what the parts of the board are given. */
import type { Message, Range } from '/static/js/types';

export interface Card { colour: string; value: number | null }
export interface Income { dust: Record<string, number>; cards: Record<string, number>; concentrated: Record<string, number> }
export interface Player {
  seat: number; character: string | null; position: number | null; out: boolean; points: number; breakdown: Record<string, number>;
  active: Record<string, number>; pentagon: Record<string, number>; slots: number; dust: number; concentrated: Record<string, number>;
  hand: Card[]; aside: Card[]; energy: number | null; weight: number; limit: number; knowledge: Record<string, number>;
  stones: number[]; waiting_stones: number; learned: boolean; artifacts: Record<string, number>;
  sentinels: string[]; sentinel_points: Record<string, number>; income: Income; prices: Record<string, number>; sales: Record<string, number>;
}
export interface Lot { name: string; minimum: number; surcharge: number[]; discount: number[]; points: number[] | null }
export interface Payment { bid: number; cards: Card[]; concentrated: Record<string, number>; dust: number; change: number; lost: number; weight: number }
export interface Auction { name: string; high: number | null; leader: number | null; bidders: number[]; bids: (number | null)[]; payments: Payment[] }
export interface View {
  round: number; phase: number; turn: number | null; to_act: number[]; order: number[]; players: Player[];
  artifacts: Lot[]; sentinels: Lot[]; deck: string; piles: Record<string, number>; spent: Card[];
  auction: Auction | null; due: number | null; kept: string[];
}
export type Told = Message<View>;
export type Figures = Record<string, string | number>;

/** Everything the parts of the board ask for. */
export interface Context {
  message: Told; view: View; names: string[]; seat: number | null; asked: boolean; phone: boolean; paying: boolean; suggested: string[];
  range: Range | null; me: Player | null;
  word: (key: string) => string; say: (key: string, figures?: Figures) => string; title: (key: string) => string; icon: (name: string) => string;
  piece: (id: string, label: string, cls: string, role?: string) => Record<string, any>; live: (id: string) => boolean; mark: (id: string) => string;
}
/** The same for somebody who sits at the table. */
export interface Seated extends Context { seat: number; me: Player & { energy: number } }

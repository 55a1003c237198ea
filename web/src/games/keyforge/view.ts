// What a seat sees of a game of KeyForge, as the server tells it (keyforge/view.py).

export interface Lying {
  id: string;
  at: string; // "line:2", "foe-artifacts:0"
  house: string;
  type: string;
  maverick?: boolean;
}

export interface InPlay extends Lying {
  ready: boolean;
  houses?: string[];
  owner?: number;
  power?: number;
  armor?: number;
  armor_left?: number;
  damage?: number;
  stunned?: boolean;
  keywords?: string[];
  upgrades?: (Lying & { controller: number })[];
  amber?: number;
  power_counters?: number;
  doom_counters?: number;
  under?: (Lying | null)[];
}

export interface Player {
  seat: number;
  houses: string[];
  amber: number;
  keys: number;
  key_cost: number;
  chains: number;
  hand_size: number;
  hand: Lying[] | null;
  deck_size: number;
  archives_size: number;
  archives: Lying[] | null;
  discard: Lying[];
  purged: Lying[] | null;
  purged_size: number;
  line: InPlay[];
  artifacts: InPlay[];
}

/** An effect that outlives its ability. */
export interface Lasting {
  id: string;
  seat: number;
  until: "this-turn" | "next-turn" | "your-turn" | "event";
  whose: number; // the seat from which the time is counted
  on: string[]; // the keys of the cards in play that it is on
  house: string | null; // that was named for it
}

export interface View {
  edition: string;
  seat: number | null;
  turn: number;
  active: number;
  step: string;
  house: string | null;
  over: boolean;
  limbo: Lying[];
  lasting: Lasting[];
  players: [Player, Player];
}

/** How answers point at a card. */
export const keyOf = (c: Lying): string => `${c.id}@${c.at}`;

/** The row in which the card of a key lies: "foe-line". */
export const rowOf = (key: string): string => /@([\w-]+)/.exec(key)?.[1] ?? "";

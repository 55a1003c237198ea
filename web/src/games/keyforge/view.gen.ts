// Written by tools/wire_types.py from the view that tableforge.keyforge.seen declares: do not edit.

/** All that a seat knows of a game of KeyForge. */
export interface View {
  game: "keyforge"; // the game
  edition: string; // the edition of the rules
  seat: number | null; // whose view this is; null for a spectator
  turn: number; // the number of the turn
  active: number; // the seat whose turn it is
  first: number; // the seat that began
  step: "start" | "forge" | "house" | "main" | "ready" | "draw" | "end"; // the step of the turn
  house: string | null; // the active house, once it is chosen
  over: boolean; // whether the game is over
  winner: number | null; // the seat that has won
  ordered_piles: boolean; // whether a deck has a card that reads discard piles from the top
  limbo: Lying[]; // cards that are being played and lie in no zone yet
  lasting: Lasting[]; // effects that outlive their ability
  players: [Player, Player]; // both players, by their seats
}

/** A card face up. */
export interface Lying {
  id: string; // which card it is
  at: string; // where it lies: "line:2", "foe-artifacts:0", an upgrade "line:2.0", a card under another "line:2/0"
  house: string; // the house that it belongs to
  type: string; // action, artifact, creature or upgrade
  maverick?: boolean; // it belongs to another house than its namesakes
}

/** An effect that outlives its ability. */
export interface Lasting {
  id: string; // the card that it comes from
  seat: number; // the seat whose ability it was
  until: "this-turn" | "next-turn" | "your-turn" | "event"; // when it ends
  whose: number; // the seat from which that time is counted
  on: string[]; // the keys of the cards in play that it is on
  house: string | null; // the house that was named for it
}

/** What the seat knows of a player. */
export interface Player {
  seat: number; // the player's seat
  houses: string[]; // the houses of the deck
  amber: number; // æmber in the pool
  keys: number; // keys that are forged
  key_cost: number; // what the next key costs now
  chains: number; // chains
  hand_size: number; // cards in hand
  hand: Lying[] | null; // the hand; of the opponent null
  deck_size: number; // cards in the deck
  archives_size: number; // archived cards
  archives: Lying[] | null; // the archives; of the opponent null
  discard: Lying[]; // the discard pile, the lowest card first
  purged: Lying[] | null; // purged cards; null in an edition that keeps them face down
  purged_size: number; // purged cards, counted
  line: InPlay[]; // the battleline from left to right
  artifacts: InPlay[]; // artifacts in play
}

/** A card in play, with everything on it. */
export interface InPlay extends Lying {
  houses?: string[]; // the houses that it counts as, where they are not its own alone
  ready: boolean; // whether it is ready; otherwise it is exhausted
  owner?: number; // the seat that owns it, where another one controls it
  power?: number; // of a creature: its power now
  armor?: number; // of a creature: its armor now
  armor_left?: number; // of a creature: the armor that still prevents damage this turn
  damage?: number; // of a creature: the damage on it
  stunned?: boolean; // of a creature: whether it is stunned
  keywords?: string[]; // of a creature: its keywords now
  upgrades?: Upgrade[]; // of a creature: the upgrades on it
  amber?: number; // the æmber on it, if any
  power_counters?: number; // the +1 power counters on it, if any
  doom_counters?: number; // the doom counters on it, if any
  under?: (Lying | null)[]; // the cards under it, if any; null for one that the seat may not see
}

/** An upgrade on a creature. */
export interface Upgrade extends Lying {
  controller: number; // the seat that controls it
}

// Written by tools/wire_types.py from the view that tableforge.arkham.seen declares: do not edit.

/** All that a seat knows of a game of Arkham Horror. */
export interface View {
  game: "arkham"; // the game
  edition: string; // the edition of the rules
  scenario: string; // which scenario is played
  hard: boolean; // whether the hard side of the reference card counts
  seat: number | null; // whose view this is; null for a spectator
  turn: number; // the number of the round, under the name that every game has
  round: number; // the number of the round
  phase: "set-up" | "mythos" | "investigation" | "enemy" | "upkeep"; // the phase of the round
  active: number | null; // the seat whose turn it is
  lead: number; // the seat of the lead investigator
  over: boolean; // whether the game is over
  resolution: string | null; // the resolution that was reached
  act: StoryCardView | null; // the current act
  agenda: StoryCardView | null; // the current agenda
  doom: number; // all doom in play
  locations: Place[]; // the locations in play
  players: Player[]; // everybody, by their seats
  bag: string[]; // the faces of all tokens in the chaos bag
  symbols: Record<string, number>; // what each symbol would count now
  test: Test | null; // the skill test under way
  encounter_deck_size: number; // cards in the encounter deck
  encounter_discard: Printed[]; // the encounter discard pile
  victory: Printed[]; // the victory display
  limbo: Printed[]; // cards that are being played or resolved and lie in no zone yet
  lasting: Lasting[]; // effects that outlive their ability
  looked_at: Printed[]; // cards of a deck that the seat is looking through, in no order of the deck
  log: ((string | number)[])[]; // the campaign log: names, each with a number
}

/** The current act or agenda. */
export interface StoryCardView extends InPlay {
  threshold: number; // the clues or the doom that advance it
}

/** A card in play, with everything on it. */
export interface InPlay extends OnTable {
  clue?: number; // clues on it, if any
}

/** A card on the table, with what is on it but clues. */
export interface OnTable extends Printed {
  exhausted: boolean; // whether it is exhausted
  damage?: number; // damage on it, if any
  horror?: number; // horror on it, if any
  doom?: number; // doom on it, if any
  resource?: number; // resources on it, if any
  uses?: Record<string, number>; // of a card with uses: how many are left of which kind
  fight?: number; // of an enemy: its fight value
  evade?: number; // of an enemy: its evade value
  health?: number; // of an enemy, an investigator or an asset that can take damage: its health
  sanity?: number; // of an investigator or an asset that can take horror: its sanity
  owner?: number; // the seat that owns it, where it lies with another
  attached?: InPlay[]; // cards attached to it, if any
}

/** A card face up. */
export interface Printed {
  id: string; // which card it is, as far as it is turned over
  key: string; // the key by which answers point at it
  type: string; // investigator, asset, event, skill, treachery, enemy, location, act, agenda or scenario
}

/** A location. */
export interface Place extends OnTable {
  revealed: boolean; // whether it is revealed
  clue: number; // clues on it
  shroud?: number; // its shroud, once it is revealed
  connections: string[]; // the keys of the locations that it leads to
  here: InPlay[]; // cards that lie at it: unengaged enemies and the like
  investigators: number[]; // the seats whose investigators are here
}

/** What the seat knows of a player. */
export interface Player {
  seat: number; // the player's seat
  investigator: string; // who it plays
  status: "in-play" | "resigned" | "defeated" | "killed" | "insane"; // whether the investigator is still in play, or how it left
  at: string | null; // the key of its location; null once it has left
  damage: number; // damage that it has suffered
  horror: number; // horror that it has suffered
  clues: number; // clues that it has
  resources: number; // resources that it has
  actions: number; // actions that it has left this turn
  had_turn: boolean; // whether it has had its turn this round
  trauma: [number, number]; // physical and mental trauma
  hand_size: number; // cards in hand
  hand: Printed[] | null; // the hand; of others null
  deck_size: number; // cards in the deck
  discard: Printed[]; // the discard pile
  play: InPlay[]; // assets and events in its play area
  threat: InPlay[]; // its threat area
  health?: number; // its health, while it is in play
  sanity?: number; // its sanity, while it is in play
  skills?: [number, number, number, number]; // willpower, intellect, combat and agility, while it is in play
}

/** A skill test under way. */
export interface Test {
  seat: number; // the seat that takes it
  skill: "willpower" | "intellect" | "combat" | "agility"; // the skill that is tested
  kind: "plain" | "attack" | "evasion" | "investigation"; // what it is part of
  difficulty: number; // the difficulty now
  value: number; // the modified skill value now
  source: string | null; // the card that asks for it
  target: string | null; // the key of the enemy or location that it is about
  committed: Committed[]; // cards that are committed to it
  tokens: Revealed[]; // chaos tokens that are revealed
  odds: [number, number] | null; // with how many tokens it would be passed, and of how many; null once that is past
  odds_with: Record<string, [number, number] | null>; // the same, were a card committed, by the keys of those that are offered
  good: string[]; // the faces with which it would be passed
  step: string; // "ST.1" to "ST.8", "window-1" or "window-2"
  result: "success" | "failure" | null; // how it has come out
  passed: number[]; // the seats that have passed in the commitment of cards
  parts: Part[]; // what the value is made of
}

/** A card committed to a test. */
export interface Committed {
  id: string; // which card it is
  key: string; // its key
  seat: number; // the seat that committed it
}

/** A chaos token that a test has revealed. */
export interface Revealed {
  face: string; // what it shows: "-1", "skull", "auto-fail"
  ignored: boolean; // whether it is ignored
}

/** What one card, or one token, adds to the value of a test. */
export interface Part {
  kind: "base" | "effect" | "icons" | "token"; // what sort of part it is
  id: string | null; // the card that it comes from
  n: number; // how much it adds
}

/** An effect that outlives its ability. */
export interface Lasting {
  id: string; // the card that it comes from
  seat: number; // the seat whose ability it was
  until: "test" | "turn" | "phase" | "round" | "game"; // the end of which period ends it
  on: string[]; // the keys of the cards that it is on
}

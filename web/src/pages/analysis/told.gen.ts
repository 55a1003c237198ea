// Written by tools/wire_types.py from what a review is, that tableforge.analysis.told declares: do not edit.

/** What a finished game teaches. */
export interface Review {
  format: string; // of what is kept
  version: string; // which version made it
  game: string; // the game's name
  judge: string; // who judged
  seed: number; // of the imagined games
  depth: Record<string, number>; // how thoroughly was looked, by the names of `AnalysisDepth`
  scale: Scale; // what figures are
  answers: number; // how many the game has
  over: boolean; // whether it has ended
  outcome: ToldText | null; // who has won and how; null where it has not ended
  seats: SeatReview[]; // by seats
  curve: CurvePoint[]; // how the game stood
  turns: TurnFigures[]; // by turns
  marks: MarkedTurn[]; // the turns that lost most
  turning: TurnedAt | null; // where the game turned, if it is over
  chances: ChanceReview | null; // tokens and dice, where the game brings them
  close: number; // marks too close to be shown
  silent: number; // stretches of which no end was found
}

/** What figures are, and what a loss is called from where on. */
export interface Scale {
  kind: "chance" | "result"; // what is judged: a chance to win, or what the game comes to
  name: ToldText; // what figures count
  points: number; // what the whole is: 100 of a chance
  shared: boolean; // whether all seats win or lose together
  slip: number; // from where on a loss is a slip
  mistake: number; // from where on it is a mistake
  blunder: number; // from where on it is a blunder
}

/** A text in every language. */
export interface ToldText {
  en: string; // in English
  fr: string; // in French
}

/** What a seat did of its own, and what luck did. */
export interface SeatReview {
  seat: number; // the seat
  name: ToldText; // whom it plays, or its deck
  turns: number; // how many turns of it were judged
  accuracy: number | null; // how accurate it was; null where nothing was judged
  lost: number; // what it lost by its own doing
  luck: number | null; // what chance alone brought; null where tokens and dice tell it
  luck_margin: number | null; // how sure that is
  marks: MarkCounts; // its marks
}

/** How many marks there are of each kind. */
export interface MarkCounts {
  slip: number; // slips
  mistake: number; // mistakes
  blunder: number; // blunders
}

/** A point of the curve. */
export interface CurvePoint {
  n: number; // the answers that were made by then
  turn: number; // the turn's number
  seat: number; // who decided; -1 at the end of the game
  value: number; // how the game stood
}

/** A turn in figures. */
export interface TurnFigures {
  turn: number; // the turn's number
  name: ToldText; // what it is called
  seat: number; // whose turn it was
  first: number; // the answers of the game that were made by then
  last: number; // those that were made when it ended
  best: number | null; // what the better line comes to, if one was found
  played: number | null; // what was played comes to
  loss: number; // what the turn lost
  mark: "slip" | "mistake" | "blunder" | ""; // what that is called
  luck: number | null; // what chance alone brought; null where tokens and dice tell it
  luck_margin: number | null; // how sure that is
}

/** The one mark of a turn: where it lost most. */
export interface MarkedTurn {
  kind: "slip" | "mistake" | "blunder"; // what the loss is called
  turn: number; // the turn's number
  name: ToldText; // what the turn is called
  seat: number; // whose turn it was
  first: number; // the answers of the game that were made by then
  last: number; // those that were made when it ended
  loss: number; // what the turn lost
  margin: number; // how sure that is
  best: number; // what the better line comes to
  played: number; // what was played comes to
  worlds: number; // in how many imagined games
  proof: Proof | null; // games played to their end, where there were any
  same: number; // how many steps both lines have in common
  line: LineStep[]; // the better line
  played_line: LineStep[]; // what was played
  reasons: WorthReason[]; // what the difference is made of
  facts: ToldText[]; // what both ends have in common, where it is worth a word
}

/** Games played to their end that show whether the better line is better. */
export interface Proof {
  games: number; // how many were played
  gain: number; // how much oftener the better line wins, in percent
  margin: number; // how sure that is
}

/** One answer of a line. */
export interface LineStep {
  key: string; // the answer's key
  label: ToldText; // what it is called
  rule: string; // its rule
  open: boolean; // what comes then is not known
  events: StepEvent[]; // what it brings
}

/** Something that a step brings. */
export interface StepEvent {
  text: ToldText; // what happens
  rule: string; // the rule by which it does
  only: boolean; // whether the other line does not bring it
}

/** A part of what the better line is worth. */
export interface WorthReason {
  text: ToldText | null; // what it consists of; null for all that is left
  points: number; // what it is worth
}

/** Where the game turned for good towards how it ended. */
export interface TurnedAt {
  n: number; // the answers that were made by then
  turn: number; // the turn's number
  name: ToldText; // what the turn is called
  seat: number; // whose turn it was
  before: number; // how the game stood before
  after: number; // how it stood after
  crossed: boolean; // whether it crossed the middle there
}

/** Tokens and dice beside their exact odds. */
export interface ChanceReview {
  seats: SeatChances[]; // by seats
  taken: ToldChance[]; // one by one
}

/** How a seat's tokens and dice fell beside their odds. */
export interface SeatChances {
  seat: number; // the seat
  count: number; // how many there were
  good: number; // how many fell well
  expected: number; // how many were to be expected
  margin: number; // how far from that is no wonder
}

/** One token or die. */
export interface ToldChance {
  n: number; // the answers that were made by then
  seat: number; // who took the chance
  text: ToldText; // what was tried
  odds: number; // the exact odds, in percent
  good: boolean; // whether it fell well
}

/** A turn that is played again, as far as some answers lead. */
export interface Tried {
  seat: number; // whose turn it is
  turn: number; // its number
  first: number; // the answers of the game that were made by then
  world: number; // the hidden world it is played in; 0 is the one that was
  over: boolean; // whether the turn has ended
  ask: string; // what is asked
  options: TriedOption[]; // what can be answered
  told: string[]; // what has happened
  table: string[]; // the table in lines of words
  verdict: TryVerdict | null; // how good it was, once it is over
}

/** What can be answered in a turn that is played again. */
export interface TriedOption {
  key: string; // the answer's key
  label: string; // what it is called
  rule: string; // its rule
}

/** How good a try was. */
export interface TryVerdict {
  tried: number; // what it comes to
  best: number; // what the best line that is known comes to
  played: number; // what was played comes to
  loss: number; // what the try lost beside the best line
  margin: number; // how sure that is
  worlds: number; // in how many imagined games
  kind: "slip" | "mistake" | "blunder" | ""; // what the loss is called
  better: boolean; // whether the try is better than what was played
}

// Written by tools/wire_types.py from the server's messages: do not edit.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

/** Take the seats that these tokens open, or watch; `seen` events of `epoch` are known already. */
export interface Sit {
  t: "sit";
  id?: number;
  tokens: string[];
  lang?: string;
  epoch?: number;
  seen?: number;
  person?: string;
}

/** Answer question `number` of an epoch; saying it twice does nothing more, also after it was taken back. */
export interface Answer {
  t: "answer";
  id?: number;
  seat: number;
  number: number;
  key: string;
  epoch?: number;
}

/** Why is this no legal answer now? */
export interface Why {
  t: "why";
  id?: number;
  seat: number;
  key: string;
}

/** What would come of an answer, as far as the seat can know it? */
export interface Peek {
  t: "peek";
  id?: number;
  seat: number;
  number: number;
  key: string;
}

/** Take back to where answer `number` stood next; with others at the table they are asked. */
export interface Undo {
  t: "undo";
  id?: number;
  seat: number;
  number: number;
}

/** Allow, or refuse, what another seat has asked for. */
export interface Consent {
  t: "consent";
  id?: number;
  seat: number;
  plea: number;
  yes: boolean;
}

/** A standing order: pass `until` a word of the game's, take `keys` always in this order, or forget one. */
export interface Order {
  t: "order";
  id?: number;
  seat: number;
  until?: string;
  always?: string[];
  forget?: string;
}

/** Something said at the table. */
export interface Say {
  t: "say";
  id?: number;
  seat: number;
  text: string;
}

/** Tell everything in this language from now on. */
export interface Speak {
  t: "speak";
  id?: number;
  lang: string;
}

/** Is anybody there? */
export interface Ping {
  t: "ping";
  id?: number;
}

export type FromClient = Sit | Answer | Why | Peek | Undo | Consent | Order | Say | Speak | Ping;

/** What a client must know of the table once. */
export interface Welcome {
  t: "welcome";
  table: string;
  game: string;
  title: string;
  brief: string;
  lang: string;
  held: number[];
  setup: Record<string, Json>;
  practice: boolean;
  offers: Offer[];
  lesson: string;
  campaign: string;
  notice: string;
}

/** A standing order that may be given: pass until `word`. */
export interface Offer {
  word: string;
  text: string;
}

/** Where the game stands now. */
export interface Table {
  t: "table";
  epoch: number;
  number: number;
  first: number;
  told: number;
  asked: number[];
  eyes: Eyes[];
  over: boolean;
  ending: Ending | null;
  undo: Back;
  lesson: Taught | null;
  clock: Clock | null;
}

/** What one seat knows: its view, what it is asked, and what has happened since, as a story and as plain data. */
export interface Eyes {
  seat: number;
  view: Record<string, Json>;
  question: Question | null;
  lines: Line[];
  first_line: number;
  events: Record<string, Json>[];
  orders: Standing[];
  hushed: string;
}

/** What one seat is asked, in one language. */
export interface Question {
  number: number;
  seat: number;
  kind: string;
  text: string;
  rule: string;
  options: Choice[];
  least: number;
  most: number;
  source: string;
  ability: string;
  stop: string;
  idle: string;
}

/** One legal answer: its key, what it says, the rule that allows it; where they apply, its card, verb and ability. */
export interface Choice {
  key: string;
  label: string;
  rule: string;
  card: string;
  verb: string;
  ability: string;
}

/** A line of the story: which events it tells of, the rules behind it and the cards in it. */
export interface Line {
  first: number;
  count: number;
  text: string;
  seat: number;
  heading: boolean;
  rules: string[];
  cards: string[];
}

/** A standing order that holds. */
export interface Standing {
  id: string;
  text: string;
}

/** How the game has ended. */
export interface Ending {
  winners: number[];
  rule: string;
  text: string;
}

/** Whether the client's last answer, number `to`, can be taken back: at once, by consent, or not, and why. */
export interface Back {
  may: boolean;
  consent: boolean;
  why: string;
  rule: string;
  to: number;
}

/** How far a lesson is: the steps that are done, whether it is through, and the keys that lead on. */
export interface Taught {
  step: number;
  done: boolean;
  wanted: string[];
}

/** The time of the turn that a seat plays: how many seconds are shown for it, and how many have passed.  It ends nothing. */
export interface Clock {
  seat: number;
  seconds: number;
  passed: number;
}

/** Who sits at the table now, and how many watch. */
export interface People {
  t: "people";
  seats: Person[];
  watching: number;
}

/** Who has a seat: a person, a bot or nobody yet. */
export interface Person {
  seat: number;
  name: string;
  kind: string;
  bot: string;
  here: boolean;
  role: string;
  deck: string;
  face: string;
  level: string;
}

/** Done, and on disk. */
export interface Ack {
  t: "ack";
  id: number;
  number: number;
}

/** Not done, and why; `kind` is a stable word, `code` that of the error behind it. */
export interface Refused {
  t: "refused";
  id: number;
  kind: string;
  code: string;
  text: string;
  rule: string;
}

/** Why a key is no legal answer; an empty text where it is one. */
export interface Reason {
  t: "reason";
  id: number;
  key: string;
  text: string;
  rule: string;
}

/** What would come of an answer: the lines of the story up to where chance or hidden cards decide (`unsure`). */
export interface Peeked {
  t: "peeked";
  id: number;
  key: string;
  lines: Line[];
  unsure: boolean;
  next: string;
  then: string[];
}

/** Somebody asks to take back; the seats of `waiting` have not answered yet. */
export interface Plea {
  t: "plea";
  plea: number;
  seat: number;
  number: number;
  text: string;
  waiting: number[];
}

/** What became of a plea. */
export interface Settled {
  t: "settled";
  plea: number;
  granted: boolean;
  text: string;
}

/** What somebody has said. */
export interface Said {
  t: "said";
  number: number;
  seat: number;
  name: string;
  text: string;
}

/** What was said before somebody came, the last of it; `said` may have told some of it already. */
export interface Sayings {
  t: "sayings";
  sayings: Saying[];
}

/** Something that was said, as `said` has it. */
export interface Saying {
  number: number;
  seat: number;
  name: string;
  text: string;
}

/** The same people play on at another table, with the same tokens. */
export interface Follow {
  t: "follow";
  table: string;
  text: string;
}

/** The server closes the connection, and why; `again` where the client should come back. */
export interface Bye {
  t: "bye";
  kind: string;
  text: string;
  again: boolean;
}

/** Somebody is. */
export interface Pong {
  t: "pong";
  id: number;
}

export type FromServer = Welcome | Table | People | Ack | Refused | Reason | Peeked | Plea | Settled | Said | Sayings | Follow | Bye | Pong;

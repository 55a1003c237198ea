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
  scenes?: boolean;
}

/** Answer question `number` of an epoch; sending it twice does nothing more, even after it was taken back. */
export interface Answer {
  t: "answer";
  id?: number;
  seat: number;
  number: number;
  key: string;
  epoch?: number;
}

/** Ask why a key is no legal answer now, or to what would be asked after another answer. */
export interface Why {
  t: "why";
  id?: number;
  seat: number;
  key: string;
  after?: string;
}

/** Ask what an answer would lead to, as far as the seat can know it. */
export interface Peek {
  t: "peek";
  id?: number;
  seat: number;
  number: number;
  key: string;
}

/** Ask what is printed on a thing that the seat sees; `key` is the scene's. */
export interface ReadThing {
  t: "read";
  id?: number;
  seat: number;
  key: string;
}

/** Take back to where answer `number` was next; other people at the table are asked for consent. */
export interface Undo {
  t: "undo";
  id?: number;
  seat: number;
  number: number;
}

/** Agree to, or refuse, another seat's request to take back. */
export interface Consent {
  t: "consent";
  id?: number;
  seat: number;
  plea: number;
  yes: boolean;
}

/** A standing order: pass `until` a word of the game's, `always` take these keys in this order, or `forget` one. */
export interface OrderRequest {
  t: "order";
  id?: number;
  seat: number;
  until?: string;
  always?: string[];
  forget?: string;
}

/** Say something at the table: a text, or a ready phrase of the welcome.  Spectators (seat -1) speak among themselves. */
export interface Say {
  t: "say";
  id?: number;
  seat: number;
  text?: string;
  phrase?: string;
  name?: string;
}

/** Ask what spectators have said: for themselves at any time, for players once the game is over. */
export interface Overhear {
  t: "overhear";
  id?: number;
}

/** Receive everything in this language from now on. */
export interface SetLanguage {
  t: "speak";
  id?: number;
  lang: string;
}

/** Give up; where all win or lose together, everybody is asked for consent. */
export interface GiveUp {
  t: "resign";
  id?: number;
  seat: number;
}

/** Offer a draw to everybody else. */
export interface OfferDraw {
  t: "draw";
  id?: number;
  seat: number;
}

/** Agree to a proposal, or refuse it; whoever made it withdraws it with a no. */
export interface Settle {
  t: "settle";
  id?: number;
  seat: number;
  proposal: number;
  yes: boolean;
}

/** Go on without somebody who has left the seat `of`: `win` the game, let a `bot` play there; or `return` to one's own. */
export interface Claim {
  t: "claim";
  id?: number;
  seat: number;
  of: number;
  how: "bot" | "return" | "win";
}

/** Ask whether the connection lives. */
export interface Ping {
  t: "ping";
  id?: number;
}

/** Ask for help with question `number`: where to look (depth 1), with what (2), or the whole line (3). */
export interface HintRequest {
  t: "hint";
  id?: number;
  seat: number;
  number: number;
  depth?: number;
}

/** The first frame at /ws/offers: tell the list of open tables, or one of them, after every change. */
export interface LookAtOffers {
  t: "look";
  id?: number;
  lang?: string;
  offer?: string;
  keys?: string[];
}

export type FromClient = Sit | Answer | Why | Peek | ReadThing | Undo | Consent | OrderRequest | Say | Overhear | SetLanguage | GiveUp | OfferDraw | Settle | Claim | Ping | HintRequest;

/** What a client needs to know of the table once. */
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
  offers: OrderOffer[];
  lesson: string;
  campaign: string;
  clock: ClockInfo | null;
  house: string[];
  notice: string;
  talk: boolean;
  phrases: Record<string, string>;
  hints: boolean;
}

/** A standing order that may be given: pass until `word`. */
export interface OrderOffer {
  word: string;
  text: string;
}

/** The clock of a table: its kind, what that takes, and the same in words. */
export interface ClockInfo {
  kind: string;
  text: string;
  seconds: number;
  increment: number;
  days: number;
}

/** The state of the game. */
export interface TableMessage {
  t: "table";
  epoch: number;
  number: number;
  first: number;
  told: number;
  asked: number[];
  eyes: SeatUpdate[];
  over: boolean;
  ending: Ending | null;
  undo: UndoStatus;
  lesson: LessonProgress | null;
  clock: Clock | null;
  times: TableTimes | null;
  scenes: SceneUpdate[];
}

/** What one seat knows: its view, its question, and what is new since, as a story and as plain data. */
export interface SeatUpdate {
  seat: number;
  view: Record<string, Json>;
  question: Question | null;
  lines: StoryLine[];
  first_line: number;
  events: NumberedEvent[];
  orders: ActiveOrder[];
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

/** A line of the story: which events it covers, the rules behind it and the cards in it. */
export interface StoryLine {
  first: number;
  count: number;
  text: string;
  seat: number;
  heading: boolean;
  rules: string[];
  cards: string[];
}

/** An event for the eyes of a seat, with its number in the game: the first is 0. */
export interface NumberedEvent {
  amount: number;
  cards: ShownThing[] | null;
  count: number;
  data: number[];
  from: ShownPlace | null;
  how: string;
  kind: string;
  note: string;
  number: number;
  rule: string;
  seat: number;
  source: ShownThing | null;
  to: ShownPlace | null;
}

/** A thing of an event: what it is, whose it was, and where it lay. */
export interface ShownThing {
  at: string;
  id: string;
  seat: number;
}

/** Where a thing of an event lay: the zone, whose that is, and its place in there. */
export interface ShownPlace {
  at: string;
  seat: number;
  zone: string;
}

/** A standing order that is in force. */
export interface ActiveOrder {
  id: string;
  text: string;
}

/** How the game has ended. */
export interface Ending {
  winners: number[];
  rule: string;
  text: string;
  house: string;
}

/** Whether the client's last answer, number `to`, can be taken back: at once, by consent, or not, and why. */
export interface UndoStatus {
  may: boolean;
  consent: boolean;
  why: string;
  rule: string;
  to: number;
}

/** The progress of a lesson: steps done, whether it is finished, and the keys that lead on. */
export interface LessonProgress {
  step: number;
  done: boolean;
  wanted: string[];
}

/** The time of a turn: the seconds shown for it, and how many have passed. Nothing happens when it runs out. */
export interface Clock {
  seat: number;
  seconds: number;
  passed: number;
}

/** The time of each seat, where there is a clock, who is away, and the seats of people who have not come yet. */
export interface TableTimes {
  seats: SeatTime[];
  away: AwaySeat[];
  awaited: number[];
}

/** The time that a seat has left by the clock of the table, and whether it runs. */
export interface SeatTime {
  seat: number;
  left: number;
  runs: boolean;
  grace: number;
  graces: number;
}

/** A seat that the game waits for and whose line is lost: what may be claimed (`win`, `bot`), in so many seconds. */
export interface AwaySeat {
  seat: number;
  wait: number;
  may: string[];
}

/** The scene of a seat, for a client that draws the game from it; default values are left out. */
export interface SceneUpdate {
  game: string;
  title: string;
  sides: (number | Side)[];
  zones: (number | Zone)[];
  seat?: number | null;
  turn?: string;
  active?: number;
  steps?: string[];
  step?: number;
  emblem?: Emblem | null;
  note?: string;
  figures?: (number | Figure)[];
  verbs?: string[];
  hints?: [string, string][];
  legend?: (number | [string, string])[];
}

/** What something belongs to, in word, shape and colour; each of them is enough.  A picture is found by the id. */
export interface Emblem {
  id: string;
  name: string;
  shape?: string;
  hue?: string;
}

/** Who sits at the table, and how many watch. */
export interface People {
  t: "people";
  seats: SeatedPerson[];
  watching: number;
}

/** Who has a seat: a person, a bot or nobody yet. */
export interface SeatedPerson {
  seat: number;
  name: string;
  kind: string;
  bot: string;
  here: boolean;
  role: string;
  deck: string;
  face: string;
  level: string;
  lent: boolean;
  emblem: string;
  rating: number;
  margin: number;
}

/** A request was done, and is on disk. */
export interface Ack {
  t: "ack";
  id: number;
  number: number;
}

/** A request was not done, and why; `kind` is a stable word, `code` that of the error behind it. */
export interface RefusalMessage {
  t: "refused";
  id: number;
  kind: string;
  code: string;
  text: string;
  rule: string;
}

/** Why a key is no legal answer; the text is empty where it is one. */
export interface ReasonMessage {
  t: "reason";
  id: number;
  key: string;
  text: string;
  rule: string;
}

/** What an answer would lead to: the lines of the story up to where chance or hidden cards decide (`unsure`). */
export interface Peeked {
  t: "peeked";
  id: number;
  key: string;
  lines: StoryLine[];
  unsure: boolean;
  next: string;
  then: string[];
  meets: string[];
}

/** A thing to be read: its name, kind, printed facts, text, and the rules that it cites; empty where it is unknown. */
export interface SheetMessage {
  t: "sheet";
  id: number;
  key: string;
  name: string;
  kind: string;
  facts: string;
  lines: string[];
  rules: string[];
}

/** Help with question `number`, as deep as it was asked for; what is too deep is left out. */
export interface HintTold {
  t: "hinted";
  id: number;
  number: number;
  depth: number;
  text: string;
  zone: string;
  of: number;
  thing: string;
  rule: string;
  moves: string[];
  key: string;
}

/** Somebody asks to take back; the seats in `waiting` have not answered yet. */
export interface ConsentQuestion {
  t: "plea";
  plea: number;
  seat: number;
  number: number;
  text: string;
  waiting: number[];
}

/** What became of a request to take back. */
export interface ConsentResult {
  t: "settled";
  plea: number;
  granted: boolean;
  text: string;
}

/** The times of the table have changed without an answer: a line was lost or is back, a seat was taken. */
export interface TimesMessage {
  t: "times";
  times: TableTimes;
}

/** Somebody proposes a `draw`, or to `give-up` together; the seats in `waiting` have not answered yet. */
export interface ProposalMessage {
  t: "proposal";
  proposal: number;
  what: string;
  seat: number;
  text: string;
  waiting: number[];
}

/** What became of a proposal. */
export interface ProposalResult {
  t: "decided";
  proposal: number;
  what: string;
  agreed: boolean;
  text: string;
}

/** A new line of chat. */
export interface ChatMessage {
  t: "said";
  number: number;
  seat: number;
  name: string;
  text: string;
  phrase: string;
}

/** The last lines of chat before a client came; some may have been sent as `said` already. */
export interface ChatHistory {
  t: "sayings";
  sayings: ChatLine[];
}

/** An earlier line of chat. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  phrase: string;
}

/** The last things that spectators have said. */
export interface Overheard {
  t: "overheard";
  id: number;
  sayings: ChatLine[];
}

/** The same people play on at another table, with the same tokens. */
export interface Follow {
  t: "follow";
  table: string;
  text: string;
}

/** The server closes the connection, and why; `again` where the client should reconnect. */
export interface Bye {
  t: "bye";
  kind: string;
  text: string;
  again: boolean;
}

/** The connection lives. */
export interface Pong {
  t: "pong";
  id: number;
}

/** One seat: what it plays with, its numbers, and what it belongs to. */
export interface Side {
  seat: number;
  name?: string;
  figures?: Figure[];
  emblems?: Emblem[];
  lit?: string;
  emblems_name?: string;
  out?: boolean;
  zone?: string;
  rules?: string[];
}

/** A number that a seat or the table keeps: points, hurts, the size of a pile. */
export interface Figure {
  id: string;
  name: string;
  value: number;
  most?: number;
  pips?: boolean;
  note?: string;
  strong?: boolean;
  final?: boolean;
  text?: string;
  zone?: string;
  rules?: string[];
}

/** A part of the table: whose it is, how its things lie, and how many they are where they may not be looked at. */
export interface Zone {
  id: string;
  name: string;
  layout: string;
  seat?: number;
  things?: Thing[];
  hidden?: number;
  empty?: string;
  grouped?: boolean;
  ends?: string[];
  rules?: string[];
  aside?: boolean;
}

/** A card, a place, a token: whatever lies on the table under a name. */
export interface Thing {
  key: string;
  name: string;
  id?: string;
  sort?: string;
  kind?: string;
  emblem?: Emblem | null;
  figures?: Mark[];
  states?: Mark[];
  words?: Mark[];
  notes?: string[];
  turned?: boolean;
  within?: Thing[];
  attempts?: Attempt[];
  seats?: number[];
  ways?: string[];
  place?: [number, number];
}

/** A number, a state or a keyword on a thing: in words, and as it stands on the thing itself. */
export interface Mark {
  id: string;
  text: string;
  short?: string[];
  amount?: number;
  hue?: string;
  usual?: boolean;
}

/** An answer that somebody might want to give with a thing; whether it is legal, the question and `why_not` say. */
export interface Attempt {
  key: string;
  label: string;
}

export interface ShownEvent {
  amount: number;
  cards: ShownThing[] | null;
  count: number;
  data: number[];
  from: ShownPlace | null;
  how: string;
  kind: string;
  note: string;
  rule: string;
  seat: number;
  source: ShownThing | null;
  to: ShownPlace | null;
}

/** The open tables; none where the server keeps no list. */
export interface OfferList {
  t: "offers";
  open: boolean;
  offers: OfferInfo[];
}

/** A table that is not dealt yet: everything that one may know before one sits down. */
export interface OfferInfo {
  id: string;
  game: string;
  title: string;
  public: boolean;
  note: string;
  lang: string;
  setup: Record<string, Json>;
  best_of: number;
  practice: boolean;
  seeded: boolean;
  rated: boolean;
  clock: string;
  told: string[];
  decks: boolean;
  choices: OfferChoice[];
  seats: OfferSeat[];
  here: boolean;
  you: number;
  table: string;
}

/** Something that whoever sits down may choose. */
export interface OfferChoice {
  id: string;
  name: string;
}

/** A seat of a table that is not dealt yet. */
export interface OfferSeat {
  seat: number;
  kind: string;
  name: string;
  level: string;
  deck: OfferDeck | null;
  choice: string;
  chosen: string;
}

/** What somebody brings to a table: its name, its sides, its picture. */
export interface OfferDeck {
  name: string;
  factions: string[];
  face: string[];
}

/** One table that is not dealt yet, as it is now. */
export interface OfferState {
  t: "offer";
  offer: OfferInfo;
}

/** A table is no longer offered, and why. */
export interface OfferGone {
  t: "gone";
  kind: string;
  text: string;
}

export type FromServer = Welcome | TableMessage | People | Ack | RefusalMessage | ReasonMessage | Peeked | SheetMessage | HintTold | ConsentQuestion | ConsentResult | TimesMessage | ProposalMessage | ProposalResult | ChatMessage | ChatHistory | Overheard | Follow | Bye | Pong;

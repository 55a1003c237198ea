// A table as the client knows it: what the server has told, and what a person is about to answer.
import { Connection, type Line as Wire, type Reply, type Retry, type Wish } from "./connection";
import { prefersReducedMotion } from "svelte/motion";
import { actsOf, counted, planned, type MoveTable, type Plan } from "./motion/acts";
import { merged, type Scene } from "./scene";
import { motion, settings } from "./settings.svelte";
import { call } from "./api";
import { offerFile } from "./download";
import { go } from "./route.svelte";
import type { Summary } from "./summary";
import { keepSeats, personKey, seatsAt, tokensAt } from "./tokens";
import { SPECTATOR, Talk } from "./talk.svelte";
import { capital, say } from "./words";
import { SHELL } from "./words/shell";
import type {
  AwaySeat,
  Ending,
  ProposalMessage,
  TableTimes,
  SeatUpdate,
  FromServer,
  Json,
  StoryLine,
  HintTold,
  Peeked,
  SeatedPerson,
  ConsentQuestion,
  Question,
  ReasonMessage,
  SheetMessage,
  ShownEvent,
  TableMessage as Moment,
  Welcome,
} from "./wire";

const KEPT_MOMENTS = 80; // of which the last turns can be watched again
const PACE = 280; // milliseconds between two moves of others, at least
const LINE = 600; // milliseconds for a line of what others do
const AGAIN = 1000; // milliseconds for a line that is watched again, at least
const LETTER = 28; // milliseconds to read one: where nobody waits, a long line stays longer
const MANY = 3; // lines that one's own answer has brought about; fewer are seen at a glance
const HASTE = 3; // moves that wait; more are shown as fast as may be
const MOST = 14; // lines of one move that are told
const SLOW = 2; // times as long as usual, where somebody wants it slower
const HURRIED = 0.4; // of the usual time, where more moves wait

/** What one seat knows, with the whole story so far. */
export interface Known extends SeatUpdate {
  story: StoryLine[];
  scene: Scene | null; // where the game is drawn from it
}

/** What a replay adds to a table: where in the game it stands, and how to go elsewhere. */
export interface Watching {
  readonly at: number;
  readonly both: boolean;
  go(number: number): Promise<void>;
}

export interface Shown {
  moment: Moment;
  known: Known[];
}

/** What has just happened, line by line. */
export interface Telling {
  lines: StoryLine[];
  at: number;
}

export class TableState {
  welcome = $state.raw<Welcome | null>(null);
  people = $state.raw<SeatedPerson[]>([]);
  watching = $state(0);
  shown = $state.raw<Shown | null>(null); // what is on the screen; moves of others follow one by one
  last = $state.raw<Shown | null>(null); // what the server told last
  line = $state<Wire>("opening");
  retry = $state.raw<Retry>({ tries: 0, at: 0 }); // of a lost line
  refusal = $state<{ text: string; rule: string } | null>(null);
  farewell = $state("");
  shutOut = $state(false); // the host lets this person in no more: nothing of the table is shown
  inviting = $state(false); // whether invitations are shown
  next = $state(""); // the table at which the same people play on
  plea = $state.raw<ConsentQuestion | null>(null);
  proposal = $state.raw<ProposalMessage | null>(null); // a draw, or to give up together
  times = $state.raw<(TableTimes & { at: number }) | null>(null); // by the clock of the table, and who is away
  readonly talk: Talk;
  clock = $state.raw<{ seat: number; seconds: number; since: number } | null>(null); // of the turn that is played
  busy = $state(false);
  replaying = $state(false);
  telling = $state.raw<Telling | null>(null);
  plan = $state.raw<Plan | null>(null); // what moves on the table now
  moves: MoveTable | null | undefined = undefined; // which event moves what; null where the game says nothing of it, undefined where nothing is drawn
  hinted = $state(""); // the card that a hint is about
  isPage: (event: ShownEvent) => boolean = () => false; // what a game shows as a page to read, not as a line among others
  veils = $state(false); // whether people at one screen must not see each other's hands
  private looker = $state<number | null>(null); // who sits at the screen, where hands are covered
  private lingers = $state(false); // whether that person looks on, though another is asked
  private chosenSeat = $state<number | null>(null);
  begun = 0; // the event with which what is on the table began: nothing before is watched again
  private since = 0; // the event from which on one watches again
  private answered: Question | null = null;
  private moments: Shown[] = [];
  private queue: Shown[] = [];
  private pacing: ReturnType<typeof setTimeout> | undefined;
  private reading: ReturnType<typeof setTimeout> | undefined;
  private readonly connection: Connection | null;

  constructor(
    readonly id: string,
    connect = true,
  ) {
    this.talk = new Talk(id, () => this.held);
    if (!connect) {
      this.connection = null;
      return;
    }
    this.connection = new Connection(
      id,
      () => ({
        t: "sit",
        id: 0,
        tokens: this.tokens(),
        lang: settings.lang,
        epoch: this.last?.moment.epoch ?? 0,
        seen: this.last?.moment.told ?? 0,
        person: personKey(),
        scenes: true,
      }),
      (message) => this.receive(message),
      (line, retry) => {
        this.line = line;
        if (retry) this.retry = retry;
      },
    );
  }

  /** The tokens of all held seats, as a header takes them. */
  bearer(): string {
    return this.tokens().join(",");
  }

  private tokens(): string[] {
    return tokensAt(this.id);
  }

  // ------------------------------------------------------------ what is known
  /** What is watched again in place of being played; null at a table. */
  get replay(): Watching | null {
    return null;
  }

  /** The seats that this browser sits in. */
  get held(): number[] {
    return this.welcome?.held ?? [];
  }

  /** The seat through whose eyes the table is shown: the one that is asked, or that was chosen by hand. */
  get seat(): number {
    const known = this.shown?.known ?? [];
    const asked = known.find((k) => k.question);
    const chosen = known.find((k) => k.seat === (this.covers ? this.looker : this.chosenSeat));
    return (chosen ?? asked ?? known[0])?.seat ?? -1;
  }

  /** Whether hands are covered while the screen goes from one person to another. */
  get covers(): boolean {
    return this.veils && settings.veil && this.held.length > 1 && !this.last?.moment.over;
  }

  /** The seat that the screen must be handed to; -1 where whoever sits at it goes on. */
  get handTo(): number {
    const known = this.shown?.known ?? [];
    if (!this.covers || known.some((k) => k.question && k.seat === this.looker)) return -1;
    return known.find((k) => k.question)?.seat ?? (this.looker === null ? (known[0]?.seat ?? -1) : -1);
  }

  /** Whether everything is covered, for the screen is between two people; what has just happened is told first. */
  get veiled(): boolean {
    return this.handTo >= 0 && !this.lingers && !this.telling;
  }

  /** Whoever is asked sits at the screen now. */
  takeScreen(): void {
    this.looker = this.handTo;
    this.lingers = false;
  }

  /** Whoever sat at the screen looks once more at their own hand; or hands it over after all. */
  linger(on: boolean): void {
    this.lingers = on;
  }

  get mayLinger(): boolean {
    return this.looker !== null;
  }

  look(seat: number | null): void {
    this.chosenSeat = seat;
  }

  get eyes(): Known | null {
    return this.shown?.known.find((k) => k.seat === this.seat) ?? null;
  }

  /** What this seat is asked; nothing while older moves are still being shown. */
  get question(): Question | null {
    return this.replaying || this.shown !== this.last ? null : (this.eyes?.question ?? null);
  }

  get ending(): Ending | null {
    return this.shown?.moment.ending ?? null;
  }

  get live(): boolean {
    return this.line === "open" && this.shown === this.last && !this.replaying;
  }

  /** Whether what was last done has yet to be seen: an answer is on its way, or what came of one is still being shown. */
  get settling(): boolean {
    return this.busy || !this.live || (!!this.question && this.question === this.answered);
  }

  person(seat: number): SeatedPerson | undefined {
    return this.people.find((p) => p.seat === seat);
  }

  /** Whether everybody plays with a deck of their own. */
  get decks(): boolean {
    return this.people.length > 1 && this.people.every((p) => p.deck);
  }

  nameOf(seat: number): string {
    const found = this.person(seat);
    const bot = found?.level
      ? say(SHELL.botCalled, { level: settings.lang === "fr" ? found.level.toLowerCase() : found.level })
      : "";
    return found?.name || found?.role || bot || say(SHELL.player, { n: seat + 1 });
  }

  // ------------------------------------------------------------ what the server tells
  private receive(message: FromServer): void {
    switch (message.t) {
      case "welcome":
        this.welcome = message;
        this.proposal = null; // what waits is told anew
        this.talk.allowed = message.talk;
        this.talk.phrases = message.phrases;
        if (!message.held.length) void this.overhear();
        break;
      case "table":
        this.arrive(message);
        break;
      case "people":
        this.seated(message.seats);
        this.watching = message.watching;
        break;
      case "plea":
        this.plea = message;
        break;
      case "settled":
        this.plea = null;
        this.refusal = message.granted ? null : { text: message.text, rule: "" };
        break;
      case "times":
        this.times = { ...message.times, at: Date.now() };
        break;
      case "proposal":
        this.proposal = message;
        break;
      case "decided":
        this.proposal = null;
        this.refusal = message.agreed ? null : { text: message.text, rule: "" };
        break;
      case "said":
        this.talk.hear(message);
        break;
      case "sayings":
        this.talk.learn(message.sayings);
        break;
      case "follow":
        keepSeats(message.table, seatsAt(this.id) ?? {}); // the same tokens open it
        this.next = message.table;
        break;
      case "bye":
        this.farewell = message.text;
        this.shutOut = message.kind === "banned";
        break;
    }
  }

  /** Who sits where: invitations are shown to whoever comes while a seat is free, until none is. */
  private seated(people: SeatedPerson[]): void {
    const came = !this.people.length;
    this.people = people;
    if (came || !this.free.length) this.inviting = came && this.free.length > 0;
  }

  private arrive(moment: Moment): void {
    const before = this.last?.moment.epoch === moment.epoch ? this.last : null;
    const known = moment.eyes.map((eyes, n): Known => {
      const old = before?.known.find((k) => k.seat === eyes.seat)?.story ?? [];
      const story = [...old.filter((l) => l.first < eyes.first_line), ...eyes.lines];
      const seen = this.last?.known.find((k) => k.seat === eyes.seat)?.scene ?? undefined;
      return { ...eyes, story, scene: moment.scenes[n] ? merged(moment.scenes[n], seen) : null };
    });
    const shown: Shown = { moment, known };
    const clock = moment.clock;
    this.clock = clock ? { seat: clock.seat, seconds: clock.seconds, since: Date.now() - clock.passed * 1000 } : null;
    this.times = moment.times ? { ...moment.times, at: Date.now() } : null;
    if (moment.over) this.proposal = null;
    const anew = !before || moment.number < before.moment.number;
    this.last = shown;
    if (anew) this.moments = [];
    this.moments = [...this.moments.slice(1 - KEPT_MOMENTS), shown];
    if (anew || moment.number === before.moment.number) this.showNow(shown);
    else {
      if (this.isOwn(before)) this.hurry();
      this.queue.push(shown);
      this.pace();
    }
  }

  /** Whether what comes after a moment is one's own answer to what was on the screen. */
  private isOwn(before: Shown | null): boolean {
    return !this.replaying && this.shown === before && (before?.moment.asked ?? []).every((s) => this.held.includes(s));
  }

  /** Hold nothing back any longer: nobody waits for one's own answer. */
  private hurry(): void {
    clearTimeout(this.pacing);
    this.pacing = undefined;
  }

  private showNow(shown: Shown): void {
    this.hurry();
    this.queue = [];
    this.replaying = false;
    this.tell([], []);
    this.plan = null;
    this.shown = shown;
  }

  /** Show what waits, one move after the other; one's own move at once. */
  private pace(): void {
    if (this.pacing !== undefined) return;
    const next = this.queue.shift();
    if (!next) {
      this.replaying = false;
      return;
    }
    const before = this.shown;
    const own = this.isOwn(before);
    const eyes = this.seat;
    this.shown = next;
    const since = before === next ? this.since : (before?.moment.told ?? 0);
    const lines = this.newIn(next, since);
    const heard = !(own && lines.length < MANY) && (!prefersReducedMotion.current || this.replaying);
    const hasty = this.queue.length > HASTE;
    const stays = hasty ? () => PACE / lines.length : this.paceOf(this.replaying ? AGAIN : LINE, own || this.replaying);
    const told = heard ? lines.map((l) => ({ first: l.first, count: l.count, stays: stays(l) })) : [];
    const acts = eyes === this.seat ? this.movesIn(next, since, before) : []; // through other eyes everything lies elsewhere
    const plan = planned(acts, told, (motion() === "slow" ? SLOW : 1) * (hasty ? HURRIED : 1));
    this.plan = plan.acts.length ? plan : null;
    this.tell(heard ? lines : [], plan.lines, plan.total);
    this.pacing = setTimeout(
      () => {
        this.pacing = undefined;
        this.pace();
      },
      own && !plan.acts.length ? 0 : Math.max(PACE, plan.total),
    );
  }

  /** What moves on the table with what a moment adds. */
  private movesIn(shown: Shown, since: number, before: Shown | null) {
    if (this.moves === undefined || motion() === "off") return [];
    const [then, now] = [before, shown].map((s) => s?.known.find((k) => k.seat === this.seat));
    const events = (now?.events ?? []).filter((e) => e.number >= since);
    const acts = actsOf(events, this.moves);
    if (this.moves || !then || !now || then === now) return acts;
    const last = events.at(-1)?.number ?? since;
    return [...acts, ...counted(then.scene, now.scene).map((act) => ({ ...act, event: last }))];
  }

  /** How many milliseconds a line stays: as long as a move takes, and where nobody waits as long as it takes to read. */
  private paceOf(pace: number, reads: boolean) {
    return (l: StoryLine) => (l.heading ? pace / 2 : Math.max(pace, reads ? l.text.length * LETTER : 0));
  }

  /** The lines that a moment adds to the story of this seat, but for those that are pages to read. */
  private newIn(shown: Shown, told: number): StoryLine[] {
    const known = shown.known.find((k) => k.seat === this.seat);
    const pages = new Set((known?.events ?? []).flatMap((e, k) => (this.isPage(e) ? [shown.moment.first + k] : [])));
    return (known?.story ?? []).filter((l) => l.first >= told && !pages.has(l.first)).slice(-MOST);
  }

  /** Tell lines beside the table, each at its time, the last for as long as the plan says. Without motion they are in the story alone. */
  private tell(lines: StoryLine[], starts: number[], total = 0): void {
    clearTimeout(this.reading);
    const step = (at: number) => {
      this.telling = at < lines.length ? { lines, at } : null;
      const next = starts[at + 1] ?? total;
      if (at < lines.length) this.reading = setTimeout(() => step(at + 1), next - (starts[at] ?? 0));
    };
    step(0);
  }

  /** Whether the line that is being told, or a hint, is about a card. */
  isTold(card: string): boolean {
    if (card && this.hinted === card) return true;
    return this.telling?.lines[this.telling.at]?.cards.includes(card) ?? false;
  }

  /** Stop watching: show where the game stands. */
  skip(): void {
    if (this.last && (this.replaying || this.queue.length)) this.showNow(this.last);
    else {
      this.tell([], []);
      this.plan = null;
    }
  }

  /** All of a plan has been seen. */
  seen(plan: Plan): void {
    if (this.plan === plan) this.plan = null;
  }

  /** Whether something is told or moves that can be skipped. */
  get moving(): boolean {
    return !!this.telling || !!this.plan;
  }

  /** Where the moves begin that others have made last; where there are none, one's own. */
  get lastMoves(): number {
    const all = this.moments;
    const by = (n: number) => (all[n - 1]?.moment.asked ?? []).every((s) => this.held.includes(s));
    let at = all.length - 1;
    while (at > 0 && by(at)) at--;
    if (at <= 0) return this.eyes?.story.findLast((l) => l.heading && l !== this.eyes?.story.at(-1))?.first ?? 0;
    while (at > 1 && !by(at - 1)) at--;
    return all[at - 1]!.moment.told;
  }

  /** Watch the moves since an event again. */
  watchAgain(from: number): void {
    const since = Math.max(from, this.begun);
    const at = this.moments.findIndex((s) => s.moment.told > since);
    if (at < 0 || !this.last) return;
    this.hurry();
    this.since = since;
    const before = this.moments[at - 1];
    // What was before this browser came, or before this began, is told, not shown.
    this.shown = before && before.moment.told > this.begun ? before : this.moments[at]!;
    this.queue = this.moments.slice(at);
    this.replaying = true;
    this.pacing = setTimeout(() => {
      this.pacing = undefined;
      this.pace();
    }, PACE);
  }

  // ------------------------------------------------------------ what a person wants
  /** Ask the server; where nothing is played there is nobody to ask. */
  private ask(wish: Wish): Promise<Reply> {
    return this.connection?.ask(wish) ?? Promise.resolve({ t: "ack", id: 0, number: 0 });
  }

  async answer(key: string): Promise<void> {
    const q = this.question;
    if (!q || this.busy || q === this.answered) return;
    this.busy = true;
    this.refusal = null;
    try {
      const epoch = this.last?.moment.epoch;
      const reply = await this.ask({ t: "answer", seat: q.seat, number: q.number, key, epoch });
      if (reply.t === "ack") this.answered = q; // what comes of it is on its way: a second click means nothing more
      this.heed(reply);
    } finally {
      this.busy = false;
    }
  }

  /** Why a key is no answer now; with `after`, why it would be none once that was answered. */
  async whyNot(key: string, after = ""): Promise<ReasonMessage | null> {
    const reply = await this.ask({ t: "why", seat: Math.max(0, this.seat), key, after });
    return reply.t === "reason" ? reply : null;
  }

  /** What is printed on a thing of the scene. */
  async read(key: string): Promise<SheetMessage | null> {
    const reply = await this.ask({ t: "read", seat: this.seat, key });
    return reply.t === "sheet" ? reply : null;
  }

  async peek(key: string): Promise<Peeked | null> {
    const q = this.question;
    if (!q) return null;
    const reply = await this.ask({ t: "peek", seat: q.seat, number: q.number, key });
    return reply.t === "peeked" ? reply : null;
  }

  /** A hint for the question at hand, as deep as is asked for; what refuses it is told. */
  async hint(depth: number): Promise<HintTold | null> {
    const q = this.question;
    if (!q) return null;
    const reply = await this.ask({ t: "hint", seat: q.seat, number: q.number, depth });
    this.heed(reply);
    return reply.t === "hinted" ? reply : null;
  }

  /** Take back one's last answer, or all since answer `number`. */
  async undo(number?: number): Promise<void> {
    const { number: at = 0, undo: back } = this.last?.moment ?? {};
    if (!at || !this.held.length) return;
    this.refusal = null;
    const to = number ?? (back?.may ? back.to : at - 1); // one's own last answer, whatever others have answered since
    this.heed(await this.ask({ t: "undo", seat: Math.max(0, this.seat), number: to }));
  }

  /** What was refused is told; that the table has gone on meanwhile is seen. */
  private heed(reply: { t: string; kind?: string; text?: string; rule?: string }): void {
    if (reply.t === "refused" && reply.kind !== "stale")
      this.refusal = { text: reply.text ?? "", rule: reply.rule ?? "" };
  }

  async consent(yes: boolean): Promise<void> {
    const plea = this.plea;
    if (!plea) return;
    const seat = this.held.find((s) => plea.waiting.includes(s));
    if (seat !== undefined) await this.ask({ t: "consent", seat, plea: plea.plea, yes });
  }

  // ------------------------------------------------------------ beside the game: rules of the house
  /** Whether this browser is to agree to a proposal, or to refuse it. */
  get decides(): boolean {
    return !!this.proposal && this.held.some((s) => this.proposal!.waiting.includes(s));
  }

  /** The seats that the game waits for and whose line is lost. */
  get away(): AwaySeat[] {
    return this.times?.away ?? [];
  }

  /** The seats of this browser in which a bot plays meanwhile. */
  get lent(): number[] {
    return this.last?.moment.over
      ? []
      : this.people.filter((p) => p.lent && this.held.includes(p.seat)).map((p) => p.seat);
  }

  /** Give up. */
  async resign(): Promise<void> {
    this.heed(await this.ask({ t: "resign", seat: Math.max(0, this.seat) }));
  }

  async offerDraw(): Promise<void> {
    this.heed(await this.ask({ t: "draw", seat: Math.max(0, this.seat) }));
  }

  /** Agree to what is proposed, or refuse it; take back what one has proposed. */
  async settle(yes: boolean): Promise<void> {
    const x = this.proposal;
    const seat = x && (this.held.find((s) => x.waiting.includes(s)) ?? this.held.find((s) => s === x.seat));
    if (x && seat !== undefined && seat !== null)
      this.heed(await this.ask({ t: "settle", seat, proposal: x.proposal, yes }));
  }

  /** Go on without somebody who has left, or take one's own seat back from a bot. */
  async claim(of: number, how: "win" | "bot" | "return"): Promise<void> {
    const seat = how === "return" ? of : this.held[0];
    if (seat !== undefined) this.heed(await this.ask({ t: "claim", seat, of, how }));
  }

  async order(until: string): Promise<void> {
    this.heed(await this.ask({ t: "order", seat: Math.max(0, this.seat), until, always: [], forget: "" }));
  }

  async always(keys: string[]): Promise<void> {
    this.heed(await this.ask({ t: "order", seat: Math.max(0, this.seat), until: "", always: keys, forget: "" }));
  }

  async forget(order: string): Promise<void> {
    this.heed(await this.ask({ t: "order", seat: Math.max(0, this.seat), until: "", always: [], forget: order }));
  }

  /** Say a text, or a ready phrase: as a seat, or to other spectators. */
  async say(said: { text: string } | { phrase: string }): Promise<void> {
    const who = this.held.length ? { seat: Math.max(0, this.seat) } : { seat: SPECTATOR, name: settings.name };
    this.heed(await this.ask({ t: "say", ...who, ...said }));
  }

  /** Hear what spectators have said, and what they say from now on. */
  async overhear(): Promise<void> {
    const reply = await this.ask({ t: "overhear" });
    if (reply.t !== "overheard") return;
    this.talk.asked = true;
    this.talk.learn(reply.sayings);
  }

  /** Another game of the same people by the same settings, or with their decks passed round; the id of its table. */
  again(swap: boolean): Promise<string> {
    return this.follow("again", { swap });
  }

  /** The next game of the match; whoever may say so says who begins. The id of its table. */
  nextGame(first?: number): Promise<string> {
    return this.follow("next", first === undefined ? {} : { first });
  }

  private async follow(how: string, body: Json): Promise<string> {
    const made = await call<{ table: string }>(`/tables/${this.id}/${how}`, { body, token: this.bearer() });
    keepSeats(made.table, seatsAt(this.id) ?? {}); // the same tokens open it
    return made.table;
  }

  /** Try a lost line at once. */
  tryNow(): void {
    this.connection?.now();
  }

  /** Whether this browser is to allow or refuse that somebody takes back. */
  get pleads(): boolean {
    return !!this.plea && this.held.some((s) => this.plea!.waiting.includes(s));
  }

  /** The seats that nobody has taken yet. */
  get free(): SeatedPerson[] {
    return this.people.filter((p) => p.kind === "open");
  }

  /** Let a bot play a seat that nobody has taken; its invitation still counts. */
  standIn(seat: number): Promise<void> {
    return this.heeded(call(`/tables/${this.id}/seats/${seat}/bot`, { body: {}, token: this.bearer() }));
  }

  /** How the game went, once it is over. */
  summary(): Promise<Summary> {
    return call<Summary>(`/tables/${this.id}/summary`, { token: this.bearer() });
  }

  /** Wait for something that is asked for beside the socket; what refuses it is told. */
  async heeded(asked: Promise<unknown>): Promise<void> {
    this.refusal = null;
    await asked.catch((e: Error) => (this.refusal = { text: capital(e.message), rule: "" }));
  }

  /** Go to the judge with the position: all of it, or what the seat that looks knows. */
  async asPosition(at?: number): Promise<void> {
    const query = at === undefined ? (this.seat < 0 ? "" : `?seat=${this.seat}`) : `?at=${at}`;
    const { link } = await call<{ link: string }>(`/tables/${this.id}/position${query}`, { token: this.bearer() });
    go(`/judge#${link}`);
  }

  /** The game as a file; it is refused where it would show what others hide. */
  async download(): Promise<void> {
    const { save } = await call<{ save: string }>(`/tables/${this.id}/save`, { token: this.bearer() });
    offerFile(`${this.welcome?.game ?? "game"}-${this.id}.json`, save, "application/json");
  }

  speak(lang: string): void {
    void this.ask({ t: "speak", lang });
  }

  close(): void {
    clearTimeout(this.pacing);
    clearTimeout(this.reading);
    this.connection?.close();
  }
}

// A game that is watched again: a table that stands at one decision, and goes to any other.
import { call } from "./api";
import { merged } from "./scene";
import { TableState, type Known, type Watching } from "./table.svelte";
import type { Ending, Json, SeatedPerson, Question, TableMessage as Moment } from "./wire";

export interface Step {
  number: number;
  seat: number;
  ask: string;
  chosen: string;
  rule: string;
  turn: number;
}

export interface Series {
  id: string;
  name: string;
  seats: boolean;
  marks: boolean;
}

/** What the player of a seat noted, after so many answers. */
export interface Note {
  answers: number;
  seat: number;
  text: string;
}

export interface Replay {
  table: string;
  game: string;
  title: string;
  brief: string;
  setup: Record<string, Json>;
  seed: string;
  people: SeatedPerson[];
  steps: Step[];
  series: Series[];
  points: number[][][];
  ending: Ending | null;
  notes: Note[];
}

interface Stood {
  table: Moment;
  question: Question | null;
  chosen: string;
}

const BOTH = -2; // all hands open

export class ReplayState extends TableState {
  at = $state(0);
  whose = $state(BOTH); // a seat, -1 for a spectator, or both
  book = $state.raw<Replay | null>(null);
  asked = $state.raw<Question | null>(null);
  chosen = $state("");
  playing = $state(false);
  speed = $state(1);
  failed = $state("");
  private stood = new Map<number, Promise<Stood>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    id: string,
    private readonly token: string,
  ) {
    super(id, false);
  }

  override get replay(): Watching {
    return { at: this.at, both: this.whose === BOTH, go: (number) => this.go(number) };
  }

  override get seat(): number {
    const meant = this.whose === BOTH ? 0 : this.whose;
    return this.shown?.known.some((k) => k.seat === meant) ? meant : (this.shown?.known[0]?.seat ?? -1);
  }

  get both(): boolean {
    return this.whose === BOTH;
  }

  get length(): number {
    return this.book?.steps.length ?? 0;
  }

  async load(at: number): Promise<void> {
    try {
      const book = await call<Replay>(`/tables/${this.id}/replay`, { token: this.token });
      this.people = book.people;
      this.welcome = {
        t: "welcome",
        table: this.id,
        game: book.game,
        title: book.title,
        brief: book.brief,
        lang: "en",
        held: [],
        setup: book.setup,
        practice: true,
        offers: [],
        lesson: "",
        campaign: "",
        clock: null,
        house: [],
        notice: "",
        talk: false,
        phrases: {},
        hints: false,
      };
      this.book = book;
      this.line = "open";
      await this.go(at);
    } catch (e) {
      this.failed = (e as Error).message;
    }
  }

  private moment(number: number): Promise<Stood> {
    let found = this.stood.get(number);
    if (!found) {
      found = call<Stood>(`/tables/${this.id}/replay/${number}?scenes=true`, { token: this.token });
      this.stood.set(number, found);
    }
    return found;
  }

  /** Stand before a decision. */
  async go(number: number): Promise<void> {
    const to = Math.min(Math.max(0, number), this.length);
    this.at = to;
    const found = await this.moment(to);
    if (this.at !== to) return; // somebody has moved on meanwhile
    const { eyes: pairs, scenes } = found.table;
    const known = pairs.map((eyes, n): Known => {
      return { ...eyes, story: eyes.lines, scene: scenes[n] ? merged(scenes[n]) : null };
    });
    this.shown = { moment: found.table, known };
    this.last = this.shown;
    this.asked = found.question;
    this.chosen = found.chosen;
    if (to < this.length) void this.moment(to + 1);
  }

  /** To the decision that opens the turn before, or after. */
  turn(step: number): Promise<void> {
    const heads = (this.shown?.known[0]?.story ?? []).filter((l) => l.heading).map((l) => l.first);
    const steps = this.book?.steps ?? [];
    if (step < 0) {
      const now = heads.findLast((h) => h < (steps[this.at]?.turn ?? Infinity)) ?? 0;
      return this.go(steps.find((s) => s.turn >= now)?.number ?? 0);
    }
    const whose = steps[this.at]?.seat;
    return this.go(steps.find((s) => s.number > this.at && s.seat !== whose)?.number ?? this.length);
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    if (this.playing) void this.onward();
  }

  private async onward(): Promise<void> {
    if (!this.playing || this.at >= this.length) {
      this.playing = false;
      return;
    }
    await this.go(this.at + 1);
    this.timer = setTimeout(() => void this.onward(), 900 / this.speed);
  }

  override close(): void {
    this.playing = false;
    clearTimeout(this.timer);
    super.close();
  }
}

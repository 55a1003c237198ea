// What the pages of a campaign share: how it stands, what is being thought over before it is answered, which page lies open.
import { getContext, setContext } from "svelte";
import type { TableState, Shown } from "$lib/table.svelte";
import type { Choice, ShownEvent, StoryLine } from "$lib/wire";
import type { Desk } from "../desk.svelte";
import type { Hero, View } from "../view";
import { Resting } from "./resting.svelte";
import { told, type Passage, type Told } from "./told.svelte";
import { Walking } from "./walking.svelte";
import { best, type Story, type StoryChoice, type Trial } from "./view";

/** A page that is told and asks nothing: whoever reads it turns it alone. */
export interface Interlude {
  kind: "combat" | "aftermath" | "act-end" | "past";
  scene: string;
  at: number; // the number of its event
}

/** What a combat of the story has come to. */
export interface Aftermath {
  combat: string;
  won: boolean;
  failed: StoryLine[]; // the objectives that were not met
  lines: StoryLine[];
  heroes: { id: string; hp: number; en: number; fell: boolean }[];
}

/** A test that has just been taken. */
export interface Taken {
  hero: string;
  passed: boolean;
  rolls: number[];
}

export const TABS = ["regard", "cards", "heroes", "places", "quests", "rules", "enemies", "victory", "past"] as const;
export type Tab = (typeof TABS)[number];

const OUTCOMES = ["scene-won", "scene-lost"];
const TURNS = ["chooses", "rested", ...OUTCOMES]; // what a scene of the story follows from
const sceneOf = (e: ShownEvent | undefined): string => e?.note.split("/")[1] ?? "";

const SOON = 40; // milliseconds between two looks for the next question
const LONG = 8000; // … after which it is given up

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
const ROMAN = ["I", "II", "III", "IV", "V"];
export const roman = (n: number): string => ROMAN[n] ?? `${n + 1}`;

export class Chronicle {
  /** The choice whose test is thought over, and who would take it. */
  picked = $state("");
  tester = $state("");
  /** The page of the chronicle that lies open over the table, and whose sheet. */
  book = $state<Tab | null>(null);
  sheet = $state("");
  /** Where one would go, and what is told before the game goes on. */
  heading = $state("");
  waiting = $state.raw<Interlude[]>([]);
  /** What the campaign says. */
  told = $state.raw<Told>(told(""));
  private events = $state.raw<ShownEvent[]>([]);
  private epoch = -1;
  private heard: Shown | null = null;
  private readTo = $state(-1); // the event up to which the aftermath of a combat has been read
  private readonly opened = new Set<string>(); // the combats whose first page has been turned: nothing taken back opens it again
  readonly resting = new Resting(this);
  readonly walking = new Walking(this);

  constructor(
    readonly table: TableState,
    readonly desk: Desk,
  ) {
    desk.past = () => this.events;
  }

  get view(): View {
    return this.desk.view;
  }

  get story(): Story | undefined {
    return this.view.story;
  }

  /** Read a campaign in the language of this browser. */
  read(id: string): void {
    this.told = told(id);
  }

  /** What is told now: an interlude, or the scene that the group is in; on the way to the next one, the one before. */
  get passage(): Passage | undefined {
    const here = this.untold ? sceneOf(this.events.findLast((e) => e.kind === "tells")) : this.story?.scene;
    return this.told.passage(this.interlude?.scene ?? here ?? "");
  }

  /** What the group's last choice has come to, by paragraphs. */
  get result(): string[] {
    const [scene = "", choice = "", how = ""] = (this.story?.result ?? "").split("/");
    const came = scene ? this.told.passage(scene)?.choices[choice] : undefined;
    return (how === "passed" ? came?.passed : how === "failed" ? came?.failed : came?.told) ?? [];
  }

  /** Whether the next scene has not begun yet: a reward is chosen, or somebody pays for the way there. */
  get untold(): boolean {
    const { story, view } = this;
    return !!story && !view.rest && !view.zones && !story.exploration && !story.told.includes(story.scene);
  }

  get interlude(): Interlude | undefined {
    return this.waiting[0];
  }

  turnPage(): void {
    const page = this.interlude;
    if (page?.kind === "aftermath") this.readTo = this.onward(page.at);
    if (page?.kind === "combat") this.opened.add(`${page.at} ${page.scene}`);
    this.waiting = this.waiting.slice(1);
  }

  /** Where the story goes on after an event. */
  private onward(at: number): number {
    const next = this.events.findIndex((e, k) => k > at && e.kind === "tells");
    return next < 0 ? this.events.length : next;
  }

  /** What the combat has come to whose page lies open, or on which a reward follows now. */
  get aftermath(): Aftermath | null {
    const last = this.untold ? this.events.findLastIndex((e) => OUTCOMES.includes(e.kind)) : -1;
    const at = this.interlude ? (this.interlude.kind === "aftermath" ? this.interlude.at : -1) : last;
    const end = this.events[at];
    const until = this.onward(at);
    if (!end || (!this.interlude && until < this.events.length)) return null;
    const story = this.table.eyes?.story ?? [];
    const begins = story.findLast((l) => l.heading && l.first < at)?.first ?? -1;
    const dull = (l: StoryLine) =>
      l.heading || l.first === at || ["coach", "failed", "all-down"].includes(this.events[l.first]?.kind ?? "");
    return {
      combat: end.note,
      won: end.kind === "scene-won",
      failed: this.failedFrom(at, until),
      lines: story.filter((l) => l.first > begins && l.first < until && !dull(l)),
      heroes: this.events
        .slice(at, until)
        .filter((e) => e.kind === "recovers" && e.cards?.[0])
        .map((e) => ({
          id: e.cards![0]!.id,
          hp: e.data[0] ?? 0,
          en: e.data[1] ?? 0,
          fell: e.rule === "FF.fallen-recovery",
        })),
    };
  }

  /** What was not met in the combat that ended last. */
  get failed(): StoryLine[] {
    return this.failedFrom(
      this.events.findLastIndex((e) => OUTCOMES.includes(e.kind)),
      this.events.length,
    );
  }

  private failedFrom(at: number, until: number): StoryLine[] {
    const why = (l: StoryLine) => {
      const kind = this.events[l.first]?.kind;
      return (kind === "failed" && l.first > at) || (kind === "all-down" && l.first === at - 1);
    };
    return (this.table.eyes?.story ?? []).filter((l) => at >= 0 && l.first < until && why(l));
  }

  // ------------------------------------------------------------ what has happened
  /** A moment is shown: what is new in it may have to be told first. */
  hear(shown: Shown | null): void {
    const eyes = shown?.known.find((k) => k.seat === this.table.seat);
    if (!shown || !eyes || shown === this.heard) return;
    this.heard = shown;
    const { epoch, first } = shown.moment;
    const fresh = epoch !== this.epoch; // the table was entered, or somebody has taken something back
    const known = fresh ? [] : this.events.slice(0, first);
    const came = eyes.events.slice(Math.max(0, known.length - first));
    this.epoch = epoch;
    this.events = [...known, ...came];
    if (fresh) {
      this.waiting = [];
      this.readTo = -1;
    }
    const { story, round, zones } = eyes.view as unknown as View;
    if (!story) return;
    if (this.comesBack() && story.past && !zones && !story.ending)
      this.waiting = [{ kind: "past", scene: story.scene, at: -1 }];
    for (const [k, e] of came.entries()) {
      const at = known.length + k;
      const scene = sceneOf(e);
      if (e.kind === "act-ends" && (!fresh || story.told.includes(scene)))
        this.waiting = [...this.waiting, { kind: "act-end", scene, at }];
      if (OUTCOMES.includes(e.kind) && !fresh) {
        const fought = sceneOf(this.events.slice(0, at).findLast((x) => x.kind === "tells"));
        this.waiting = [...this.waiting.filter((w) => w.kind !== "combat"), { kind: "aftermath", scene: fought, at }];
      }
      const opens = e.kind === "tells" && story.kind === "combat" && scene === story.scene && round <= 1;
      if (opens && !(fresh && (this.opened.has(`${at} ${scene}`) || this.desk.brief.read)))
        this.waiting = [...this.waiting.filter((w) => w.kind !== "combat"), { kind: "combat", scene, at }];
    }
  }

  /** Whether somebody sits down here again who has not had this table open before in this tab; once. */
  private comesBack(): boolean {
    const { id, replay, held } = this.table;
    const place = `tableforge.chronicle.${id}`;
    if (replay || !held.length || sessionStorage.getItem(place)) return false;
    sessionStorage.setItem(place, "open");
    return true;
  }

  /** What has happened since the group last chose, fought or rested. */
  private since = $derived.by(() => {
    const at = this.events.findLastIndex((e) => TURNS.includes(e.kind));
    return { at, events: this.events.slice(at + 1) };
  });

  /** The tests of the last choice. */
  taken = $derived.by((): Taken[] =>
    this.since.events
      .filter((e) => e.kind === "test-passed" || e.kind === "test-failed")
      .map((e) => ({ hero: e.cards?.[0]?.id ?? "", passed: e.kind === "test-passed", rolls: e.data })),
  );

  /** Whose regard the last choice has turned. */
  turned = $derived(
    new Set(this.since.events.filter((e) => e.kind === "regard").map((e) => e.note.split("/").at(-1)!)),
  );

  /** The lines of the story that the last choice brought about, but for what the page itself tells. */
  lines = $derived.by((): StoryLine[] => {
    const dull = ["tells", "test-passed", "test-failed", "comes-of-it", "chooses", "regard"];
    return (this.table.eyes?.story ?? []).filter(
      (l) =>
        l.first > this.since.at &&
        l.first >= this.readTo &&
        this.since.at >= 0 &&
        !l.heading &&
        !dull.includes(this.events[l.first]?.kind ?? ""),
    );
  });

  // ------------------------------------------------------------ choices and tests
  choice(id: string): StoryChoice | undefined {
    return this.story?.choices.find((c) => c.id === id);
  }

  /** The test that is thought over, or that somebody is asked to take. */
  get trial(): Trial | null {
    const q = this.desk.choice.question;
    if (q?.kind === "choice") return this.choice(this.picked)?.trial ?? null;
    const last = this.events.findLast((e) => e.kind === "chooses");
    return q?.kind === "tester" ? (this.choice(last?.note.split("/")[2] ?? "")?.trial ?? null) : null;
  }

  /** Whether the test is still only thought over. */
  get ponders(): boolean {
    return this.desk.choice.question?.kind === "choice" && !!this.picked && !!this.trial;
  }

  /** Press a choice: one with a test is thought over first, another is taken. */
  async press(id: string): Promise<void> {
    const c = this.choice(id);
    const option = this.desk.choice.option(id);
    if (!c?.open || !option) {
      await this.desk.choice.explain(id, this.passage?.choices[id]?.text ?? id);
      return;
    }
    if (!c.trial || !best(c.trial)) return this.take(option);
    this.picked = this.picked === id ? "" : id;
    this.tester = best(c.trial)?.hero ?? "";
  }

  /** Think of somebody for the test; where the table asks for one, that is the answer. */
  async cast(hero: string): Promise<void> {
    const { choice } = this.desk;
    if (!this.trial || !(hero in this.trial.chances)) return choice.press(hero, this.name(hero));
    if (this.ponders) this.tester = hero;
    else await choice.press(hero, this.name(hero));
  }

  /** Who would roll: one hero, or all of them. */
  get single(): boolean {
    return this.trial?.who !== "all";
  }

  /** The test that was thought over is taken. */
  async roll(): Promise<void> {
    const { question } = this.desk.choice;
    const option = this.desk.choice.option(this.picked);
    if (!question || !option) return;
    const hero = this.trial?.who && this.trial.who !== "one" ? "" : this.tester;
    await this.take(option);
    if (hero) await this.next([hero], "tester", question.number);
  }

  private async take(option: Choice): Promise<void> {
    this.picked = "";
    await this.desk.choice.take(option);
  }

  /** Answer one question after the other, as long as these are legal answers; an answer of another kind ends it. */
  async next(keys: readonly string[], kind: string, after = -1): Promise<void> {
    this.answered = after;
    for (const key of keys) {
      const before = this.answered;
      const until = Date.now() + LONG;
      while (Date.now() < until) {
        const q = this.table.question;
        if (q && q.number !== before && !this.table.busy) {
          const option = q.kind === kind ? q.options.find((o) => o.key === key) : undefined;
          if (!option) return;
          this.answered = q.number;
          await this.table.answer(option.key);
          break;
        }
        await new Promise((done) => setTimeout(done, SOON));
      }
    }
  }
  private answered = -1;

  reset(): void {
    this.picked = "";
    this.heading = "";
  }

  // ------------------------------------------------------------ heroes
  hero(id: string): Hero | undefined {
    return this.view.heroes.find((h) => h.id === id);
  }

  /** A hero by name, as the story has it. */
  name(id: string): string {
    return this.desk.of.name(id);
  }
  /** What a hero is, beside its name. */
  role(id: string): string {
    return String(this.desk.of.cards.get(id)?.role ?? "");
  }

  open(tab: Tab, hero = ""): void {
    this.book = tab;
    this.sheet = hero;
  }

  /** The chapter that is told; a side quest has none. */
  get chapter(): string {
    const { passage, story } = this;
    return passage ? passage.title : this.told.chapter(story?.chapter ?? "");
  }
}

const KEY = Symbol("chronicle");
export const setChronicle = (c: Chronicle): Chronicle => setContext(KEY, c);
export const getChronicle = (): Chronicle => getContext(KEY);

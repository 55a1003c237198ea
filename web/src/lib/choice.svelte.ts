// What a person is about to answer: which things glow, which key chooses them, what would come of the focused answer.
import type { Drawing } from "./drawing";
import { HintState } from "./hint.svelte";
import { sure } from "./sure.svelte";
import type { TableState } from "./table.svelte";
import type { Choice, Peeked, Question } from "./wire";

/** A click on something that is no legal answer: what was refused, why, and by which rule. */
export interface WhyNot {
  thing: string; // the key of the thing that was clicked
  title: string;
  text: string;
  rule: string;
}

/** One step of the choice under way: what was answered, and where the game stood before. */
export interface Crumb {
  label: string;
  number: number;
  card: string;
}

const QUOTES = ["''", "“”", "«\u00a0\u00a0»", "«\u202f\u202f»"].map((q) => [
  q.slice(0, q.length / 2),
  q.slice(q.length / 2),
]);

/** What a game's table tells the controller of its things. */
export interface Customs extends Drawing {
  /** The keys that somebody who clicks on a thing may have in mind; the first legal one counts, or the first is explained. */
  attempts(thing: string, q: Question): string[];
  /** The kinds of question that open a choice: what comes after them belongs to it, until one of them is asked again. */
  opens: readonly string[] | ((q: Question) => boolean);
  /** Whether those who play must not see each other's hands, even on one screen. */
  secret?: boolean;
  /** The thing that an option stands for, where the table draws more than the server points at; "" for a button of the prompt. */
  at?(option: Choice): string;
  /** Whether an option is what a double-click on its thing means; in the menu it opens under the pointer. */
  usual?(option: Choice): boolean;
  /** Whether an option costs too much to be taken by a mere click on its thing: its menu opens, though it has one entry. */
  careful?(option: Choice): boolean;
  /** What to ask before an option is taken by a key, which is easily hit by mistake; "" where nothing is. */
  unsure?(option: Choice): string;
  /** What an option is called in the menu of its thing, with its sign and its key; it is the `n`th there. */
  verb(option: Choice, n: number): Verb;
  /** What a thing is called. */
  named(thing: string): string;
}

/** A sentence in which a key stands between quotation marks, with the name that people know instead. */
export function inWords(text: string, key: string, name: string): string {
  for (const [before, after] of QUOTES) text = text.replace(before + key + after, before + name + after);
  return text;
}

/** An entry of the menu beside a thing. */
export interface Verb {
  label: string;
  icon: string;
  key: string;
}

const SECOND = 300; // milliseconds in which a click may be the second of a double-click

/** Whether a click is the second of a double-click, of which the first did something at the time `at`. */
export const isSecond = (e: Pick<MouseEvent, "detail" | "timeStamp">, at: number): boolean =>
  e.detail > 1 && e.timeStamp - at < SECOND;

export class ChoiceState {
  focused = $state<string | null>(null); // the key of the option whose outcome is shown
  menu = $state<string | null>(null); // the thing whose options are offered side by side
  whyNot = $state.raw<WhyNot | null>(null);
  peeked = $state.raw<Peeked | null>(null);
  crumbs = $state.raw<Crumb[]>([]);
  refused = $state.raw<Choice | null>(null); // what was answered last, where the table has refused it
  armed = $state<string | null>(null); // the option that a finger has touched: touched again, it is taken
  ordering = $state(false); // whether the standing orders are open
  readonly hint: HintState;
  clicked: { x: number; y: number } | null = null; // where the thing of the open menu was clicked; null where a key has opened it
  private next = ""; // the answer to the question after the menu that is open; "" where none is meant
  private meant: { key: string; after: number } | null = null; // the answer that is given as soon as it is asked for
  private acted = -Infinity; // when a click has last answered or opened a menu
  private asked = 0;

  constructor(
    readonly table: TableState,
    readonly customs: Customs,
  ) {
    table.veils = customs.secret ?? false;
    this.hint = new HintState(table);
  }

  get question(): Question | null {
    return this.table.question;
  }

  get options(): Choice[] {
    return this.question?.options ?? [];
  }

  /** The thing that an option stands for. */
  at(option: Choice): string {
    return this.customs.at?.(option) ?? option.card;
  }

  /** The options that stand for a thing. */
  of(thing: string): Choice[] {
    return this.options.filter((o) => this.at(o) === thing);
  }

  /** The options that stand for no thing on the table: they are buttons of the prompt. */
  get bare(): Choice[] {
    return this.options.filter((o) => !this.at(o));
  }

  /** Whether some of the options stand for things on the table. */
  get isOfCards(): boolean {
    return this.options.some((o) => this.at(o));
  }

  /** Whether a question begins something new, as those of one's own turn do. */
  opens(q: Question): boolean {
    const { opens } = this.customs;
    return typeof opens === "function" ? opens(q) : opens.includes(q.kind);
  }

  option(key: string): Choice | undefined {
    return this.options.find((o) => o.key === key);
  }

  isLegal(thing: string): boolean {
    return this.of(thing).length > 0;
  }

  isChosen(thing: string): boolean {
    return this.menu === thing || this.crumbs.some((c) => c.card === thing);
  }

  verb(option: Choice, n: number): Verb {
    return this.customs.verb(option, n);
  }

  /**
   * A click on a thing: answer, offer what it can be used for, or say why not. A finger, which cannot hover, first shows what would
   * come of an answer that ends a choice.
   */
  async press(thing: string, name: string, by = "", from?: MouseEvent): Promise<void> {
    const found = this.of(thing);
    this.whyNot = null;
    const only = found[0];
    if (only && found.length === 1 && by === "touch" && this.binds && this.armed !== only.key) {
      this.armed = only.key;
      await this.look(only.key);
    } else if (only && found.length === 1 && !this.customs.careful?.(only)) await this.take(only);
    else if (only) this.toggle(thing, from);
    else {
      this.menu = null; // it was about something else
      await this.explain(thing, name);
    }
  }

  /** Open the menu of a thing, or close it. */
  private toggle(thing: string, from?: MouseEvent): void {
    this.next = "";
    this.menu = this.menu === thing ? null : thing;
    this.clicked = from?.detail ? { x: from.clientX, y: from.clientY } : null;
    this.acted = performance.now();
  }

  /** Offer what can be done with a thing where another was dropped on it; `then` is answered to the question that follows. */
  offer(thing: string, at: { x: number; y: number }, then: string): void {
    this.whyNot = null;
    this.menu = thing;
    this.clicked = at;
    this.next = then;
  }

  /** What a double-click on a thing means; undefined where it means nothing more than a click. */
  usual(thing: string): Choice | undefined {
    return this.of(thing).find((o) => this.customs.usual?.(o));
  }

  /**
   * Whether a click is to be dropped, for it is the second of a double-click whose first has answered or opened a menu. On the
   * thing of that menu, or on what it is usually used for, a double-click takes the latter.
   */
  drops(e: MouseEvent): boolean {
    if (!isSecond(e, this.acted)) return false;
    const usual = this.menu ? this.usual(this.menu) : undefined;
    const on = (e.target as Element).closest<HTMLElement>("[data-key]")?.dataset["key"] ?? "";
    if (usual && (on === usual.key || on === this.menu)) void this.take(usual);
    return true;
  }

  /** Whether an answer ends a choice that is under way, and cannot be added to. */
  private get binds(): boolean {
    return this.crumbs.length > 0 && !this.question?.stop;
  }

  /** Take an option by its key; where that is easily a mistake, it is asked first. */
  async takeByKey(option: Choice): Promise<void> {
    const asks = this.customs.unsure?.(option) ?? "";
    const q = this.question;
    if (asks && !(await sure(asks, option.label))) return;
    if (this.question === q) await this.take(option);
  }

  /** Answer; with `then`, the question that follows, too, where that can be answered so. */
  async take(option: Choice, then = this.menu ? this.next : ""): Promise<void> {
    const q = this.question;
    if (!q || this.table.busy) return; // one answer to a question: a second click comes too late
    this.acted = performance.now();
    this.meant = then ? { key: then, after: q.number } : null;
    this.next = "";
    this.menu = null;
    this.whyNot = null;
    this.peeked = null;
    this.focused = null;
    this.armed = null;
    this.refused = null;
    const before = this.crumbs;
    const crumb = { label: option.label, number: q.number, card: this.at(option) };
    this.crumbs = this.opens(q) ? [crumb] : [...this.crumbs.filter((c) => c.number < q.number), crumb];
    await this.table.answer(option.key);
    if (!this.table.refusal) return;
    this.refused = option;
    this.meant = null;
    this.crumbs = before;
  }

  /** Give the answer that was meant with the one before, once it is asked for; what else is asked is left to whoever sits there. */
  follow(): void {
    const { question: q, meant } = this;
    if (!q || !meant || this.table.busy || q.number === meant.after) return;
    this.meant = null;
    const option = this.option(meant.key);
    if (option && q.number > meant.after && !this.opens(q)) void this.take(option);
  }

  /** A new question has come: a choice that is through is forgotten. */
  renew(q: Question | null): void {
    this.menu = null;
    this.whyNot = null; // it was about another question
    this.hint.forget();
    this.ordering = false;
    this.armed = null;
    this.focused = null;
    this.peeked = null;
    if (!q || this.opens(q)) this.crumbs = [];
    this.crumbs = this.crumbs.filter((c) => !q || c.number < q.number);
  }

  /** Leave the choice under way: all its answers are taken back. */
  async cancel(): Promise<void> {
    this.meant = null;
    if (this.menu || this.whyNot) {
      this.menu = null;
      this.whyNot = null;
      return;
    }
    const first = this.crumbs[0];
    if (first) await this.table.undo(first.number);
  }

  /** Take back the last pick of the choice under way. */
  async back(): Promise<void> {
    const last = this.crumbs.at(-1);
    if (last) await this.table.undo(last.number);
  }

  /** Say why a thing cannot be chosen; with `after`, why not once that was answered. Whether there was anything to say. */
  async explain(thing: string, name: string, after = ""): Promise<boolean> {
    const q = this.question;
    const keys = after ? [thing] : q ? this.customs.attempts(thing, q) : [thing];
    for (const key of keys) {
      const reason = await this.table.whyNot(key, after);
      if (reason?.text) {
        this.whyNot = { thing, title: name, text: inWords(reason.text, key, name), rule: reason.rule };
        return true;
      }
    }
    return false;
  }

  /** The thing for which one chooses now. */
  get source(): string {
    return this.crumbs.length ? this.question?.source || this.crumbs.at(-1)!.card : "";
  }

  /** Turn to an option of which it is known what would come of it. */
  turnTo(key: string | null): void {
    this.asked++;
    this.focused = key;
    this.peeked = null;
  }

  /** Ask what would come of an option, once the focus has rested on it. */
  async look(key: string | null): Promise<void> {
    this.focused = key;
    this.peeked = null;
    const mine = ++this.asked;
    if (!key) return;
    await new Promise((done) => setTimeout(done, 120));
    if (mine !== this.asked) return;
    const found = await this.table.peek(key);
    if (mine === this.asked) this.peeked = found;
  }
}

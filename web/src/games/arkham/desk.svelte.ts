// What the parts of the table share: the position, the question, and how a thing is pressed, looked at and read.
import { getContext, setContext } from "svelte";
import type { Catalogue } from "$lib/catalogue.svelte";
import type { ChoiceState } from "$lib/choice.svelte";
import type { Actor } from "$lib/drawing";
import { DIGITS, drawn, fill, letGo, LINE, SHELF, type Keys } from "$lib/keyboard";
import { large } from "$lib/large.svelte";
import { reading } from "$lib/reading.svelte";
import type { TableState } from "$lib/table.svelte";
import type { Choice, Question } from "$lib/wire";
import { byKey, told } from "$lib/hearing";
import { drawnKeys, idOf, type Player, type View } from "./view";

const MORE = [..."bnvxi"]; // letters that mean nothing else, for a table with more to choose than the home row has keys

export class Desk {
  /** The thing under the pointer or in focus: the keys for card and rule are about it. */
  at = $state("");

  constructor(
    readonly table: TableState,
    readonly choice: ChoiceState,
    private readonly catalogue: () => Catalogue,
  ) {}

  get of(): Catalogue {
    return this.catalogue();
  }

  /** Everything on the table as its scene tells it. */
  readonly things = $derived.by(() => byKey(this.table.eyes?.scene));

  /** A thing in one sentence. */
  told(key: string, ...more: string[]): string {
    const thing = this.things.get(key);
    const lies = (thing?.within ?? []).map((x) => x.name);
    return thing ? told(thing, this.things, this.table, this.choice, [...more, ...lies]) : this.name(key);
  }

  get view(): View {
    return this.table.eyes!.view as unknown as View;
  }

  /** Whose board is shown: one's own, or for whoever watches that of the active investigator. */
  me = $derived.by((): Player => {
    const { view } = this;
    return view.players[view.seat ?? view.active ?? 0]!;
  });

  /** Options whose card lies nowhere on the table: they are laid out in a tray. */
  tray = $derived.by((): Choice[] => {
    const drawn = drawnKeys(this.view, this.me);
    return this.choice.options.filter((o) => o.card && !drawn.has(o.card));
  });

  /** What the own investigator may do that needs no card. */
  plain = $derived.by((): Choice[] =>
    this.choice.of(this.me.investigator).filter((o) => !o.key.includes(":") && o.verb),
  );

  /** The key of the keyboard for each thing, and for each option that is no thing's. */
  badges = $derived.by((): Map<string, string> => {
    const out = new Map<string, string>();
    const { choice, me } = this;
    const stop = choice.question?.stop ?? "";
    const loose = [...this.tray, ...this.plain].map((o) => o.key);
    const taken = new Set(loose);
    const things = [...new Set(choice.options.filter((o) => o.card && !taken.has(o.key)).map((o) => o.card))];
    const bare = choice.bare.map((o) => o.key).filter((k) => k !== stop);
    const hand = (me.hand ?? []).map((c) => c.key).filter((k) => things.includes(k));
    const board = me.play.map((c) => c.key).filter((k) => things.includes(k));
    const rest = things.filter((k) => !hand.includes(k) && !board.includes(k));
    const give = (to: readonly string[], from: readonly string[]) => {
      const free = from.filter((k) => ![...out.values()].includes(k));
      to.forEach((k, n) => free[n] && out.set(k, free[n]));
    };
    if (things.length + loose.length + bare.length <= DIGITS.length)
      give([...hand, ...rest, ...board, ...loose, ...bare], DIGITS);
    else {
      give([...hand, ...this.tray.map((o) => o.key), ...bare], DIGITS);
      give(rest, [...LINE, ...MORE]);
      give([...this.plain.map((o) => o.key), ...board], [...SHELF, ...MORE]);
      fill(out, [...hand, ...rest, ...board, ...loose, ...bare]);
    }
    if (stop) out.set(stop, "e");
    return out;
  });

  /** Another seat of this client that is asked while one looks through this seat's eyes; -1 where there is none. */
  get elsewhere(): number {
    const { table } = this;
    if (this.choice.question || !table.live) return -1;
    return table.last?.moment.asked.find((s) => s !== table.seat && table.held.includes(s)) ?? -1;
  }

  /** The effects that outlive their ability, in words; those of a test stand in the test. */
  lasting = $derived.by(() =>
    this.view.lasting
      .filter((x) => x.until !== "test")
      .map((x) => ({ ...x, until: this.of.say(`until:${x.until}`), on: x.on.map((key) => this.name(key)) })),
  );

  badge(key: string): string {
    return drawn(this.badges.get(key) ?? "");
  }

  get keys(): Keys {
    const out: Keys = {};
    for (const [key, badge] of this.badges) out[badge] = () => this.hit(key);
    return { ...out, c: () => this.read(this.at), y: () => this.why() };
  }

  private hit(key: string): void {
    const option = this.choice.option(key);
    if (option) void this.choice.takeByKey(option);
    else void this.choice.press(key, this.name(key));
  }

  /** In one's turn one acts by one's investigator, or from where it stands: drawn to a place or an enemy, it goes or turns to it. */
  actor(q: Question): Actor | null {
    const { me } = this;
    const own = new Set([...(me.hand ?? []), ...me.play].map((c) => c.key));
    const reaches = (option: Choice) => !own.has(option.card) && option.card !== me.at;
    return q.kind === "act" && me.seat === q.seat ? { things: [me.investigator, me.at ?? ""], reaches } : null;
  }

  name(key: string): string {
    return this.of.name(idOf(key));
  }

  /** What a thing's button does: press, look, read. */
  on(key: string, id = idOf(key)) {
    const { choice } = this;
    return {
      "data-key": key,
      onclick: (e: MouseEvent) => {
        letGo(e);
        if (!large.heldBefore()) void choice.press(key, this.of.name(id), (e as PointerEvent).pointerType, e);
      },
      onfocus: () => this.look(key),
      onmouseenter: () => this.look(key),
      // Enter presses a thing, Space shows it large.
      onkeydown: (e: KeyboardEvent) => {
        if (e.key !== " ") return;
        e.preventDefault();
        reading.openCard(this.of, id);
      },
      onkeyup: (e: KeyboardEvent) => {
        if (e.key === " ") e.preventDefault();
      },
      ...large.on(this.of, id),
    };
  }

  private look(key: string): void {
    this.at = key;
    const first = this.choice.of(key)[0];
    if (first) void this.choice.look(first.key);
  }

  read(key: string): void {
    large.hide();
    if (key) reading.openCard(this.of, idOf(key));
  }

  /** The rule behind a thing: why it may be chosen, or why not. */
  private why(): void {
    const first = this.choice.of(this.at)[0];
    if (first) reading.open(this.of, first.rule);
    else if (this.at) void this.choice.press(this.at, this.name(this.at));
    else if (this.choice.question) reading.open(this.of, this.choice.question.rule);
  }

  /** The signs of a thing: legal, chosen, refused, just told of. */
  signs(key: string): string {
    const { choice } = this;
    return [
      this.table.isTold(idOf(key)) && "is-told",
      choice.isLegal(key) && "is-legal",
      this.view.lasting.some((x) => x.until !== "test" && x.on.includes(key)) && "is-under",
      choice.isChosen(key) && "is-chosen",
      choice.whyNot?.thing === key && "is-illegal",
    ]
      .filter(Boolean)
      .join(" ");
  }
}

const DESK = Symbol("desk");
export const setDesk = (desk: Desk): Desk => setContext(DESK, desk);
export const getDesk = (): Desk => getContext(DESK);

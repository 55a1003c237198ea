// A table that is drawn from its scene: what lies where, which keys choose it, what is looked at, and what is open.
import { untrack } from "svelte";
import type { Catalogue } from "$lib/catalogue.svelte";
import { ChoiceState, type Customs, type Verb } from "$lib/choice.svelte";
import type { Actor } from "$lib/drawing";
import { DIGITS, LINE, SHELF, drawn, fill, letGo, type Keys } from "$lib/keyboard";
import { large } from "$lib/large.svelte";
import { reading } from "$lib/reading.svelte";
import { attemptsOf, byKey, told } from "$lib/hearing";
import { EVERYBODY, thingsOf, type Scene } from "$lib/scene";
import type { TableState } from "$lib/table.svelte";
import type { Choice, Figure, Question, SheetMessage, Thing, Zone } from "$lib/wire";
import { capital, say } from "$lib/words";
import { SHELL } from "$lib/words/shell";
import { WORDS } from "./words";

const PILES = ["pile", "leaf"]; // what is opened
const READ = ["page", ...PILES]; // whose things are no buttons of the table
const FEW = 9; // things that are chosen by digits
const RAIL = 1300; // pixels of a window that has room for the thing in focus beside the table

/** The sign of a seat where it stands, by which it is drawn. */
export const signOf = (seat: number): string => `seat:${seat}`;

export class Desk {
  readonly choice: ChoiceState;
  looked = $state<string | null>(null); // the key of the thing that was last looked at
  guest = $state.raw<Thing | null>(null); // what is shown in its place though it lies nowhere, until one looks at something
  opened = $state<{ id: string; seat: number } | null>(null); // the pile that is open
  sheet = $state.raw<SheetMessage | null>(null); // what is printed on the thing in focus
  private leaves = new Set<string>(); // pages that were laid over the table

  constructor(
    readonly table: TableState,
    readonly of: Catalogue,
  ) {
    this.choice = new ChoiceState(table, this.customs());
  }

  /** What the controller of the answers is told; a game may know more. */
  protected customs(): Customs {
    return {
      opens: (q) => !q.source && q.most <= 1,
      secret: untrack(() => this.hidesHands),
      at: (option) => this.at(option),
      attempts: (thing) => this.attempts(thing),
      verb: (option, n) => this.verb(option, n),
      named: (thing) => this.named(thing),
      actor: (q) => this.actor(q),
    };
  }

  /** What a thing is called. */
  private named(key: string): string {
    return this.find(key)?.name ?? this.of.name(key.split("@")[0]!);
  }

  /** Whoever is asked acts from where they stand, and by their sign there: drawn to another place, it goes there. */
  protected actor(q: Question): Actor | null {
    const here = [...this.lying.values()].filter((t) => t.seats?.includes(q.seat)).map((t) => t.key);
    const held = new Set((this.hand?.things ?? []).map((t) => t.key));
    const reaches = (option: Choice) => !held.has(this.at(option));
    return here.length ? { things: [signOf(q.seat), ...here], reaches } : null;
  }

  // ------------------------------------------------------------ what lies where
  readonly scene: Scene = $derived.by(() => this.table.eyes!.scene!);
  readonly near = $derived.by(() => this.scene.seat ?? this.scene.sides[0]?.seat ?? 0);
  readonly question: Question | null = $derived.by(() => this.table.question);
  /** All seats, the one whose eyes these are last, the others as they sit from the far end. */
  readonly seats: number[] = $derived.by(() => {
    const all = this.scene.sides.map((s) => s.seat);
    const at = all.indexOf(this.near);
    return [...all.slice(at + 1), ...all.slice(0, at), ...all.slice(at, at + 1)];
  });

  /** The seats as the keyboard comes to their zones: from the far end, and last one's own. */
  get order(): number[] {
    return [...this.seats.filter((s) => s !== this.near), EVERYBODY, this.near];
  }

  private get hidesHands(): boolean {
    return (this.table.shown?.known ?? []).some((k) => k.scene?.zones.some((z) => z.layout === "hand" && z.hidden));
  }

  /** The zones of a seat or of the table; with all hands open, as a replay may show them, through that seat's own eyes. */
  zonesOf(seat: number): Zone[] {
    const own = this.table.replay?.both && this.table.shown?.known.find((k) => k.seat === seat)?.scene;
    return (own || this.scene).zones.filter((z) => (z.seat ?? EVERYBODY) === seat);
  }

  /** What lies open on the table: not piles, not the hand below the question, not what is being resolved. */
  board(seat: number): Zone[] {
    const own = this.zonesOf(seat).filter((z) => !PILES.includes(z.layout) && z.layout !== "stage");
    const shown = own.filter((z) => z.layout !== "hand" || (seat !== this.near && z.things?.length));
    const far = seat !== this.near && seat !== EVERYBODY;
    const found = shown.filter((z) => z.things?.length || (z.empty && !z.aside && (!far || z.layout === "row")));
    return far ? found.toReversed() : found; // the middle of the table is below them
  }

  readonly hand: Zone | undefined = $derived.by(() => this.zonesOf(this.near).find((z) => z.layout === "hand"));
  readonly stage: Thing[] = $derived.by(() =>
    this.scene.zones.filter((z) => z.layout === "stage").flatMap((z) => z.things ?? []),
  );

  /** The piles of a seat that no number of it opens. */
  piles(seat: number): Zone[] {
    const side = this.scene.sides.find((s) => s.seat === seat);
    const figures = [...(side?.figures ?? []), ...this.scene.figures];
    const named = new Set([side?.zone, ...figures.map((f) => f.zone)]);
    return this.zonesOf(seat).filter((z) => PILES.includes(z.layout) && z.things?.length && !named.has(z.id));
  }

  /** The things of a zone that can be pressed where they lie. */
  protected pressed(zone: Zone): Thing[] {
    return READ.includes(zone.layout) ? [] : thingsOf(zone);
  }

  private readonly lying = $derived.by(
    () => new Map(this.scene.zones.flatMap((z) => this.pressed(z)).map((t) => [t.key, t])),
  );
  private readonly inPiles = $derived.by(
    () => new Map(this.scene.zones.flatMap(thingsOf).flatMap((t) => (this.lying.has(t.key) ? [] : [[t.key, t]]))),
  );
  private readonly attempted = $derived.by(
    () => new Map([...this.lying.values()].flatMap((t) => (t.attempts ?? []).map((a) => [a.key, t.key] as const))),
  );

  private readonly things = $derived.by(() => byKey(this.scene));

  find(key: string): Thing | undefined {
    return this.lying.get(key) ?? this.inPiles.get(key);
  }

  /** A zone by its name: the seat's own, or the table's. */
  zone(id: string, seat: number): Zone | undefined {
    const own = this.zonesOf(seat).find((z) => z.id === id);
    return own ?? this.zonesOf(EVERYBODY).find((z) => z.id === id) ?? this.scene.zones.find((z) => z.id === id);
  }

  // ------------------------------------------------------------ what can be answered
  /** The thing that an option stands for: one on the table, or one of a pile that is chosen as it is. */
  protected at(option: Choice): string {
    if (this.lying.has(option.card)) return option.card;
    return this.attempted.get(option.key) ?? (!option.verb && this.elsewhere(option.card) ? option.card : "");
  }

  /** A thing that lies in a pile, or nowhere on the table though the game shows it just now. */
  private elsewhere(key: string): Thing | undefined {
    return this.inPiles.get(key) ?? (key.includes("@") ? this.printed(key) : undefined);
  }

  /** A card as it is printed, under a key. */
  printed(key: string): Thing | undefined {
    const card = this.of.cards.get(key.split("@")[0]!);
    return card && { key, id: card.id, name: card.name, kind: this.of.label(card.type) };
  }

  /** Things that can be chosen though they cannot be pressed where they lie. */
  readonly tray: Thing[] = $derived.by(() => {
    const keys = new Set(this.choice.options.map((o) => this.at(o)).filter((key) => key && !this.lying.has(key)));
    return [...keys].map((key) => this.elsewhere(key)!);
  });

  protected attempts(thing: string): string[] {
    return attemptsOf(this.find(thing), thing);
  }

  protected verb(option: Choice, n: number): Verb {
    const attempt = this.find(this.at(option))?.attempts?.find((a) => a.key === option.key);
    return { label: attempt?.label ?? capital(option.label), icon: "play", key: DIGITS[n] ?? "" };
  }

  /** What is worth knowing of an answer before it is given. */
  hint(key: string): string {
    return this.scene.hints?.find(([of]) => of === key)?.[1] ?? "";
  }

  /** Whether things are chosen by the keys of their places, and not by one digit after the other. */
  protected byPlace(things: string[]): boolean {
    return things.length > FEW;
  }

  /** The badge of each thing that can be chosen: digits for a few things; or digits for the hand, letters for rows, shelves and the rest. */
  readonly badges: Map<string, string> = $derived.by(() => {
    const out = new Map<string, string>();
    const things = [...new Set(this.choice.options.map((o) => this.at(o)).filter(Boolean))];
    const give = (keys: string[], letters: string[]) =>
      keys.slice(0, letters.length).forEach((key, n) => out.set(key, letters[n]!));
    const lying = (layout: string) =>
      this.zonesOf(this.near)
        .filter((z) => z.layout === layout)
        .flatMap((z) => (z.things ?? []).map((t) => t.key));
    if (!this.byPlace(things)) give(things, DIGITS);
    else {
      give(lying("hand"), DIGITS);
      give(lying("row"), LINE);
      give(lying("shelf"), SHELF);
    }
    fill(out, things);
    return out;
  });

  /** The key of the keyboard that chooses a thing, as it is drawn on it. */
  badge(key: string): string {
    return drawn(this.badges.get(key) ?? "");
  }

  /** The answers that are buttons of the prompt. */
  readonly bare: Choice[] = $derived.by(() => this.choice.bare.filter((o) => !this.hides(o.key)));

  /** Whether an answer is drawn elsewhere than in the prompt. */
  hides(key: string): boolean {
    return key === this.ends?.key;
  }

  /** The answer that ends a turn, where it stands beside the hand. */
  get ends(): Choice | undefined {
    return undefined;
  }

  /** What to know of a question before anything is focused. */
  get leads(): string {
    return "";
  }

  /** The badges of the prompt's buttons: keys that no thing has; the usual answer among them has Enter. */
  readonly answers: Map<string, string> = $derived.by(() => {
    const bare = this.bare.map((o) => o.key);
    const usual = bare.length === 1 || (this.question?.stop && bare.length <= 2);
    const rest = bare.slice(usual ? 1 : 0);
    const taken = new Map(this.choice.isOfCards ? this.badges : []);
    fill(taken, rest);
    return new Map(rest.map((key) => [key, taken.get(key) ?? ""]));
  });

  keys(): Keys {
    const out: Keys = {};
    const { choice } = this;
    for (const [thing, badge] of this.badges) out[badge] = () => void choice.press(thing, this.named(thing));
    for (const [key, badge] of this.answers) if (badge) out[badge] = () => void choice.take(choice.option(key)!);
    const first = this.bare[0];
    if (!choice.isOfCards && first) out["1"] = () => void choice.take(first);
    const done = choice.option(this.question?.stop ?? "");
    if (done) out.e = () => void choice.take(done);
    const { focus } = this;
    if (focus) {
      out.y = () => void choice.press(focus.key, focus.name);
      if (this.of.cards.has(focus.id ?? "")) out.Space = out.c = () => reading.openCard(this.of, focus.id!);
    }
    return out;
  }

  // ------------------------------------------------------------ what is looked at, and what is open
  readonly focus: Thing | undefined = $derived.by(
    () => this.guest ?? (this.looked === null ? undefined : this.find(this.looked)) ?? this.first(),
  );

  /** What is in focus before anything was looked at. */
  protected first(): Thing | undefined {
    return this.hand?.things?.[0] ?? [...this.lying.values()][0];
  }

  look(thing: Thing): void {
    this.looked = thing.key;
    this.guest = null;
    const option = this.choice.of(thing.key)[0];
    if (option) void this.choice.look(option.key);
  }

  /** What a button that stands for a thing does. */
  on(thing: Thing): Record<string, unknown> {
    const look = () => this.look(thing);
    return {
      ...large.on(this.of, thing.id ?? "", () => innerWidth <= RAIL),
      onclick: (e: MouseEvent) => this.click(e, thing),
      onfocus: look,
      onmouseenter: look,
    };
  }

  /** A click on a thing; one that only ends a long press does nothing. */
  private click(e: MouseEvent, thing: Thing): void {
    letGo(e);
    if (!large.heldBefore()) void this.choice.press(thing.key, thing.name, (e as PointerEvent).pointerType, e);
  }

  /** A thing in one sentence, for whoever hears the table. */
  told(thing: Thing, at = ""): string {
    return told(thing, this.things, this.table, this.choice, [at]);
  }

  /** From the thing that acts to the one that is looked at as its target, while one chooses. */
  readonly aim: { from: string; to: string } | null = $derived.by(() => {
    const from = this.question?.source || this.choice.crumbs.at(-1)?.card || "";
    const option = this.choice.focused ? this.choice.option(this.choice.focused) : undefined;
    const to = option ? this.at(option) : "";
    return from && to && from !== to && this.choice.crumbs.length ? { from, to } : null;
  });

  /** What the game is called at the top. */
  get title(): string {
    return this.scene.title || this.table.welcome?.title || this.scene.game;
  }

  /** What stands under the title. */
  get sub(): string {
    const practice = this.table.welcome?.practice && say(SHELL.practice);
    return [this.scene.turn, this.scene.note, practice].filter(Boolean).join(" · ");
  }

  /** What the game calls its end; "" where it is told as in any game. */
  get headline(): string {
    return "";
  }

  /** Read what is printed on the thing in focus. */
  async read(): Promise<void> {
    const key = this.focus?.key;
    if (key !== this.sheet?.key) this.sheet = null;
    const found = key ? await this.table.read(key) : null;
    if (found && this.focus?.key === key) this.sheet = found;
  }

  open(zone: string, seat: number): void {
    this.opened = this.zone(zone, seat) ? { id: zone, seat } : null;
  }

  /** A number was pressed: open what it counts, or its rule; a number that stands for nothing is no answer, and says why. */
  press(figure: Figure, seat: number): void {
    const rule = figure.rules?.[0];
    if (figure.zone && this.zone(figure.zone, seat)) this.open(figure.zone, seat);
    else if (rule) reading.open(this.of, rule);
    else void this.choice.press(figure.id, figure.name);
  }

  /** Lay a new page over the table, once. */
  turnLeaf(): void {
    const leaf = this.scene.zones.find((z) => z.layout === "leaf" && z.things?.length);
    const mark = leaf && `${leaf.id} ${leaf.things![0]!.key}`;
    if (!leaf || this.leaves.has(mark!)) return;
    this.leaves.add(mark!);
    this.open(leaf.id, leaf.seat ?? EVERYBODY);
  }

  /** What a zone is called for whoever hears the table. */
  called(zone: Zone): string {
    const seat = zone.seat ?? EVERYBODY;
    if (seat === EVERYBODY) return zone.name;
    if (seat === this.near && this.table.held.includes(seat)) return say(WORDS.yourZone, { zone: zone.name });
    return say(WORDS.zoneOf, { zone: zone.name, name: this.table.nameOf(seat) });
  }
}

// What the parts of the table share: the position, the question, whose board lies open, and how a thing is pressed.
import { getContext, setContext } from "svelte";
import { innerWidth } from "svelte/reactivity/window";
import type { Catalogue } from "$lib/catalogue.svelte";
import type { ChoiceState } from "$lib/choice.svelte";
import type { Actor } from "$lib/drawing";
import { DIGITS, letGo, LINE, SHELF, type Keys } from "$lib/keyboard";
import { large } from "$lib/large.svelte";
import { reading } from "$lib/reading.svelte";
import type { TableState } from "$lib/table.svelte";
import type { Choice, Question, ShownEvent } from "$lib/wire";
import { capital, say } from "$lib/words";
import { byKey, marks, told } from "$lib/hearing";
import { Brief } from "./briefing.svelte";
import { begunAt, wayOf, type Arrow } from "./past";
import { comesTo, dieKey, pickable, picks, rolling } from "./picking";
import { lyingName } from "./sentence";
import { cardsOf, foeName, goalName, zoneName, type Hero, type View } from "./view";
import { WORDS } from "./words";

const WIDE = 1300; // pixels; on narrower screens the enemies are behind a drawer
const KEYS = [...DIGITS, ...LINE, ...SHELF, ..."bnvxi"]; // the last ones mean nothing else

/** The things of a zone, doors, exits and portals bear a mark before their id, so that no card is meant. */
export const spot = (id: string): string => `@${id}`;
const after = (key: string, mark: string): string => key.slice(key.indexOf(mark) + 1);

/** The thing on the table that an option stands for; "" for a button of the prompt. */
export function pointsAt(o: Choice, q: Question | null, view: View, of: Catalogue): string {
  if (!q || o.key === q.stop) return "";
  const rest = after(o.key, ":");
  switch (q.kind) {
    case "act":
      if (["focus", "take", "portal", "energy-portal"].includes(o.verb)) return spot(rest);
      if (o.verb === "weak-point") return view.foes?.find((e) => e.covered)?.key ?? "";
      if (o.verb.startsWith("ally-")) return view.ally?.id ?? "";
      break;
    case "prepare":
      if (o.verb === "ready") return "";
      if (o.verb === "reroll" || o.verb === "triple") return diceOf(o.key.split("/")[0]!);
      break;
    case "dice":
      return diceOf(o.key.split("/")[0]!);
    case "reroll":
      return diceOf("");
    case "absorb":
    case "trap":
      if (o.key === "parry") return spot("parry");
      if (o.key.includes(":")) return onBoard(rest, view, of);
      return "";
    case "interact":
      return spot(o.key);
    case "exit":
      return spot(`exit:${o.key}`);
    case "stow":
      return spot(o.key);
    case "choice":
      return view.story?.choices.some((c) => c.id === o.key) ? spot(o.key) : "";
    case "direction":
    case "reward":
    case "new-die":
      return spot(o.key);
    case "rest":
      if (o.verb === "visit") return rest;
      if (["service", "side-quest", "new-trait"].includes(o.verb)) return spot(o.key);
      break;
  }
  return onBoard(o.card, view, of);
}

/** The dice of a hero, which are picked one by one. */
export const diceOf = (hero: string): string => `dice:${hero}`;

/** An item or a weapon's attack by the item that lies on a board. */
function onBoard(card: string, view: View, of: Catalogue): string {
  const mine = [...view.heroes].sort((a, b) => Number(b.id === view.turn) - Number(a.id === view.turn));
  for (const h of mine)
    for (const item of h.board)
      if (item && (item.id === card || of.cards.get(item.id)?.special === card)) return item.key;
  return card;
}

/** What somebody who clicks on a thing may have in mind: what the scene says, or of what it does not draw, what fits the question. */
export function attempts(thing: string, q: Question, view: View, hero: string): string[] {
  const id = thing.replace(/^@/, "");
  const item = view.heroes.flatMap((h) => h.board).find((i) => i?.key === thing);
  const card = item?.id ?? thing;
  if (q.kind === "act") {
    if (view.zones?.some((z) => z.id === thing)) return [`move:${thing}`];
    if (view.foes?.some((e) => e.key === thing)) return [`strike:${thing}`, `shoot:${thing}`];
    if (view.portals?.some((p) => p.id === id)) return [`portal:${id}`];
    if (view.objectives?.some((o) => o.id === id)) return [`take:${id}`, `focus:${id}`];
    if (thing.startsWith("@")) return [`focus:${id}`];
    if (view.heroes.some((h) => h.id === thing)) return [`revive:${thing}`];
    return [`use:${card}`, `use:${card}#1`];
  }
  if (q.kind === "prepare") {
    if (view.zones?.some((z) => z.id === thing)) return [`${hero}/sprint:${thing}`];
    const die = /\/die\.(\d+)$/.exec(thing);
    if (die) return [`${hero}/reroll:${die[1]}`];
    if (thing.startsWith("@") || [...view.heroes, ...(view.ally ? [view.ally] : [])].some((x) => x.id === thing))
      return [id];
    if (view.foes?.some((e) => e.key === thing)) return [thing];
    return [`${hero}/use:${card}`];
  }
  if (q.kind === "rest") {
    if (view.rest?.places.some((p) => p.id === thing)) return [`visit:${thing}`];
    if (view.heroes.some((h) => h.id === thing)) return [`heal:${thing}`, `eat:${thing}`];
    return [id, `buy:${card}`, `learn:${card}`, `arrange:${thing}`];
  }
  return [id];
}

export class Desk {
  /** The thing under the pointer or in focus: the keys for card and rule are about it. */
  at = $state("");
  /** The thing under the pointer or in focus right now. */
  looked = $state("");
  /** The hero whose board somebody wants to see. */
  picked = $state("");
  /** The dice that are picked, by their places. */
  dice = $state.raw<number[]>([]);
  /** The place of a rest that lies open. */
  place = $state("");
  /** Whether the objectives lie over the table, where there is no room for them beside it. */
  goals = $state(false);

  /** The page before this combat. */
  brief: Brief;
  /** What has happened since the game began. */
  past: () => readonly ShownEvent[] = () => [];

  constructor(
    readonly table: TableState,
    readonly choice: ChoiceState,
    private readonly catalogue: () => Catalogue,
  ) {
    this.brief = new Brief(this);
  }

  get of(): Catalogue {
    return this.catalogue();
  }

  get view(): View {
    return this.table.eyes!.view as unknown as View;
  }

  hero(id: string): Hero | undefined {
    return this.view.heroes.find((h) => h.id === id);
  }

  /** Whose board lies open: the one somebody wants to see, the one that is asked, or one's own. */
  shown = $derived.by((): Hero => {
    const { view } = this;
    const asked = this.asked();
    const own = view.heroes.find((h) => h.seat === view.seat);
    return this.hero(this.picked) ?? this.hero(asked) ?? own ?? this.hero(view.turn) ?? view.heroes[0]!;
  });

  /** The hero that the question is about. */
  private asked(): string {
    const q = this.choice.question;
    if (!q) return this.view.turn;
    if (q.kind === "prepare" || q.kind === "dice") return q.options[0]?.key.split("/")[0] ?? "";
    const holder = (keys: readonly string[]) =>
      this.view.heroes.find((h) => this.things(h).some((k) => keys.includes(k)))?.id ?? "";
    const used = this.choice.crumbs.at(-1)?.card ?? ""; // in the preparation it is nobody's turn
    if (q.kind === "act" || q.kind === "pay" || q.kind === "which-act") return this.view.turn || holder([used]);
    return holder(q.options.map((o) => this.choice.at(o))) || this.view.turn;
  }

  /** Everything on a hero's board that bears a key. */
  private things(h: Hero): string[] {
    return [...cardsOf(h, this.of), ...h.corruption, ...h.fears, ...h.board.flatMap((i) => (i ? [i.key] : []))];
  }

  /** Pick a die of the open board, or put it back; dice that pay for something pay as soon as they come to it. */
  pick(k: number): void {
    const q = this.choice.question;
    if (!q) return;
    if (q.kind === "prepare" && !pickable(q, this.shown, k)) {
      void this.choice.explain(dieKey(this.shown.id, k), say(WORDS.dice));
      return;
    }
    this.dice = this.dice.includes(k) ? this.dice.filter((x) => x !== k) : [...this.dice, k];
    const found = comesTo(q, this.shown, this.dice);
    if (q.kind === "pay" && found) void this.choice.take(found);
  }

  /** What glows on the map, with a sign for what would be done. */
  aims = $derived.by((): { key: string; icon: string }[] => {
    const { view, choice } = this;
    const zones = new Set((view.zones ?? []).map((z) => z.id));
    const foes = new Set((view.foes ?? []).map((e) => e.key));
    const keys = [...new Set(choice.options.map((o) => choice.at(o)))];
    return keys.flatMap((key) => {
      if (zones.has(key)) return [{ key, icon: "f-move" }];
      if (foes.has(key)) return [{ key, icon: "f-strike" }];
      return key.startsWith("@") && key !== spot("parry") ? [{ key, icon: "f-focus" }] : [];
    });
  });

  /** Options whose thing lies nowhere on the table: they are laid out in a tray. */
  tray = $derived.by((): Choice[] => {
    const { view } = this;
    const drawn = new Set([
      ...this.things(this.shown),
      ...view.heroes.map((h) => h.id),
      ...(view.zones ?? []).map((z) => z.id),
      ...(view.foes ?? []).map((e) => e.key),
      ...(view.rest?.places ?? []).flatMap((p) => [p.id, ...p.stock]),
      // In the preparation another hero's board is one press away, and the map is needed.
      ...(view.rest || this.choice.question?.kind === "prepare" ? view.heroes.flatMap((h) => this.things(h)) : []),
      ...view.bag.map((i) => i.key),
      ...(view.ally ? [view.ally.id] : []),
    ]);
    return this.choice.options.filter((o) => {
      const at = this.choice.at(o);
      return at && !at.startsWith("@") && !at.startsWith("dice:") && !drawn.has(at);
    });
  });

  /** The key of the keyboard for each thing, and for each option that is no thing's. */
  badges = $derived.by((): Map<string, string> => {
    const out = new Map<string, string>();
    const { choice } = this;
    const stop = choice.question?.stop ?? "";
    const trayed = new Set(this.tray);
    const loose = [...this.tray.map((o) => o.key), ...choice.bare.map((o) => o.key).filter((k) => k !== stop)];
    const things = [
      ...new Set(
        choice.options
          .filter((o) => !trayed.has(o))
          .map((o) => choice.at(o))
          .filter((k) => k && !k.startsWith("dice:")),
      ),
    ];
    // Each payment has one key, its own: dice that pay are only pressed.
    const dice = choice.question?.kind === "pay" ? [] : this.pickable;
    [...dice, ...loose, ...things].forEach((k, n) => KEYS[n] && out.set(k, KEYS[n]));
    if (stop) out.set(stop, "e");
    return out;
  });

  /** The dice that can be picked now, by their keys. */
  private get pickable(): string[] {
    const { shown: h, view } = this;
    const q = this.choice.question;
    if (!q || !picks(q, h, view.seat)) return [];
    const all = rolling(q, h) ? h.pool : (h.results ?? []);
    return all.flatMap((_, k) => (pickable(q, h, k) ? [dieKey(h.id, k)] : []));
  }

  badge(key: string): string {
    return this.badges.get(key)?.toUpperCase() ?? "";
  }

  get keys(): Keys {
    if (this.brief.open) return { Enter: () => void this.brief.close(), Escape: () => void this.brief.close() };
    const out: Keys = {};
    for (const [key, badge] of this.badges) out[badge] = () => this.hit(key);
    const picked =
      this.dice.length && this.choice.question ? comesTo(this.choice.question, this.shown, this.dice) : undefined;
    if (picked) out["Enter"] = () => void this.choice.take(picked);
    return {
      ...out,
      c: () => this.at && reading.openCard(this.of, this.idOf(this.at)),
      o: () => (this.goals = !this.goals),
      y: () => this.why(),
    };
  }

  private hit(key: string): void {
    const die = this.pickable.indexOf(key);
    if (die >= 0) return this.pick(Number(key.split(".").at(-1)) - 1);
    const option = this.choice.option(key);
    if (option && !this.choice.isLegal(key)) void this.choice.take(option);
    else void this.choice.press(key, this.name(key));
  }

  /** The card behind a thing: an enemy without its number, an item without its own. */
  idOf(key: string): string {
    const item = this.view.heroes.flatMap((h) => h.board).find((i) => i?.key === key);
    return item?.id ?? this.view.foes?.find((e) => e.key === key)?.id ?? key;
  }

  /** In a battle a hero acts by its figure: drawn to a zone, an enemy or what lies about, it goes or turns to it. */
  actor(q: Question): Actor | null {
    const hero = this.shown.id;
    const own = new Set([...this.view.heroes.flatMap((h) => this.things(h)), ...this.view.bag.map((i) => i.key)]);
    const reaches = (option: Choice) => {
      const at = this.choice.at(option);
      return !own.has(at) && !at.startsWith("dice:") && (q.kind === "act" || option.key.startsWith(`${hero}/`));
    };
    return q.kind === "act" || q.kind === "prepare" ? { things: [hero], reaches } : null;
  }

  /** What a thing is called. */
  name(key: string): string {
    const { view, of } = this;
    const foe = view.foes?.find((e) => e.key === key);
    if (foe) return foeName(of, foe);
    if (view.zones?.some((z) => z.id === key)) return zoneName(of, view.map, key);
    const id = key.replace(/^@/, "");
    if (view.objectives?.some((o) => o.id === id)) return goalName(of, view.scene, id, true);
    if (id.startsWith("exit:")) return capital(say(WORDS.exit, { id: id.slice(5) }));
    const lying = view.zones?.flatMap((z) => z.lying).find((x) => x.id === id);
    if (lying) return capital(lyingName(lying, view, of));
    const door = view.doors?.find((d) => d.id === id);
    if (door) return capital(say(door.open ? WORDS.doorOpen : WORDS.doorClosed, { id }));
    if (view.portals?.some((p) => p.id === id)) return capital(say(WORDS.portal, { id }));
    return of.name(this.idOf(id));
  }

  /** What a thing's button does: press, look, read. */
  on(key: string) {
    const { choice } = this;
    const id = this.idOf(key);
    return {
      "data-key": key,
      onclick: (e: MouseEvent) => {
        letGo(e);
        if (!large.heldBefore()) void choice.press(key, this.name(key), (e as PointerEvent).pointerType, e);
      },
      onfocus: () => this.look(key),
      onblur: () => this.leave(key),
      onmouseenter: () => this.look(key),
      onmouseleave: () => this.leave(key),
      // Enter presses a thing, Space shows it large.
      onkeydown: (e: KeyboardEvent) => {
        if (e.key !== " ") return;
        e.preventDefault();
        if (this.of.cards.has(id)) reading.openCard(this.of, id);
      },
      onkeyup: (e: KeyboardEvent) => {
        if (e.key === " ") e.preventDefault();
      },
      ...(this.of.cards.has(id) && !this.beside(key) ? large.on(this.of, id) : {}),
    };
  }

  /** Whether a thing lies open beside the map anyway, where there is room for it: an enemy with its strip. */
  private beside(key: string): boolean {
    return (innerWidth.current ?? 0) > WIDE && !!this.view.foes?.some((e) => e.key === key);
  }

  private leave(key: string): void {
    if (this.looked === key) this.looked = "";
  }

  private look(key: string): void {
    this.at = this.looked = key;
    const first = this.choice.of(key)[0];
    if (first) void this.choice.look(first.key);
  }

  /** The rule behind a thing: why it may be chosen, or why not. */
  private why(): void {
    const first = this.choice.of(this.at)[0];
    if (first) reading.open(this.of, first.rule);
    else if (this.at) void this.choice.press(this.at, this.name(this.at));
    else if (this.choice.question) reading.open(this.of, this.choice.question.rule);
  }

  /** Whether the line that is being told is about a thing; enemies and zones have names of their own in the story. */
  isTold(key: string): boolean {
    const { view, table } = this;
    if (view.foes?.some((e) => e.key === key)) return table.isTold(key.replace(".", "#"));
    return table.isTold(view.zones?.some((z) => z.id === key) ? `${view.map}/${key}` : this.idOf(key));
  }

  /** The event with which this combat began: what was before belongs to another. */
  begun = $derived(begunAt(this.past()));

  /** Arrows over the map: what an enemy would do that is looked at; or where somebody went and whom it hit in the line that is being told. */
  arrows = $derived.by((): Arrow[] => {
    const { view, table } = this;
    const line = table.telling?.lines[table.telling.at];
    if (line && !line.heading)
      return wayOf(
        this.past().slice(line.first, line.first + line.count),
        (view.zones ?? []).map((z) => z.id),
      );
    const foe = view.foes?.find((e) => e.key === this.looked);
    let from = foe?.key ?? "";
    return (foe?.plan?.steps ?? []).flatMap((step) => {
      const goes = step.zones.map((to) => ({ from, to, kind: "move" as const }));
      if (step.zones.length) from = step.zones[0]!;
      const kind = step.choice || step.zones.length > 1 ? ("maybe" as const) : ("hit" as const);
      return [...goes, ...[...step.heroes, ...step.minions].map((to) => ({ from, to, kind }))];
    });
  });

  /** Whom the enemy would hit that is looked at. */
  private aimed = $derived(new Set(this.arrows.filter((a) => a.kind !== "move").map((a) => a.to)));

  /** The signs of a thing: legal, chosen, refused, just told of. */
  signs(key: string): string {
    const { choice } = this;
    return [
      this.isTold(key) && "is-told",
      this.aimed.has(key) && "is-aimed",
      choice.isLegal(key) && "is-legal",
      choice.isChosen(key) && "is-chosen",
      choice.whyNot?.thing === key && "is-illegal",
    ]
      .filter(Boolean)
      .join(" ");
  }

  /** Everything on the table as its scene tells it. */
  readonly drawn = $derived.by(() => byKey(this.table.eyes?.scene));

  /** A thing in one sentence, with what lies there. */
  told(key: string, ...more: string[]): string {
    const thing = this.drawn.get(key);
    const lies = (thing?.within ?? []).map((x) => x.name);
    return thing ? told(thing, this.drawn, this.table, this.choice, [...more, ...lies]) : this.of.name(key);
  }

  /** What a screen reader hears of it at the end of its sentence. */
  marks(key: string): string {
    const { choice } = this;
    return marks(key, choice)
      .map((x) => `, ${x}`)
      .join("");
  }
}

const DESK = Symbol("desk");
export const setDesk = (desk: Desk): Desk => setContext(DESK, desk);
export const getDesk = (): Desk => getContext(DESK);

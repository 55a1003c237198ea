// Drawing things over the table with a mouse, a pen or a finger: what is picked up, what glows meanwhile, what dropping it does.
// Clicks and keys mean what they always mean: a pointer that goes nowhere draws nothing.
import type { ChoiceState } from "./choice.svelte";
import { along, spotted, turnOf, waysOf, type Foreseen, type Way } from "./drawing";
import { large } from "./large.svelte";
import { thingOf } from "./place";
import { say } from "./words";
import { SHELL } from "./words/shell";

const EDGE = 56; // pixels from the edge of the window in which what lies under the pointer scrolls
const SPEED = 0.25; // pixels a frame for each of them

interface Point {
  x: number;
  y: number;
}

/** What is drawn, and where the pointer is. */
interface Drawn {
  thing: string;
  node: HTMLElement;
  from: Point; // where the arrow begins
  card: boolean; // whether it is carried itself, or an arrow drawn from it
  at: Point;
  on: boolean; // whether it may be dropped where the pointer is
}

/** A pointer that is down on a thing, and has not moved yet. */
interface Held extends Point {
  id: number;
  by: string;
  thing: string;
  node: HTMLElement;
  since: number;
}

/** Where something would be dropped: the way that it means, or the thing under the pointer that it cannot go to. */
interface Landing {
  way: Way | null;
  node: HTMLElement | null;
  thing: string;
  ways: Way[]; // all to the same place; where it can go to none, all there are
}

const THING = "[data-draw], [data-key]";
const APART = ".btn, .prompt, .top, dialog, [popover], .housepick, .replay"; // what is pressed, and never drawn
const FINGER = "touch";
const keyOf = (node: HTMLElement): string => node.dataset["draw"] ?? node.dataset["key"] ?? "";

export class Drag {
  drawn = $state<Drawn | null>(null);
  private held: Held | null = null;
  private foreseen = new Map<string, Foreseen>();
  private asking: Promise<unknown> = Promise.resolve();
  private question: unknown;
  private ghost: HTMLElement | null = null;
  private frame = 0;

  constructor(
    private readonly choice: ChoiceState,
    private readonly root: HTMLElement,
  ) {}

  // ------------------------------------------------------------ from the pointer
  down(e: PointerEvent): void {
    if (!e.isPrimary) return this.stop(); // a second finger means something else
    this.stop();
    const node = this.thingAt(e.target as Element);
    if (!node || e.button || !this.choice.question) return;
    if (e.pointerType === FINGER && !this.goes(keyOf(node))) return; // a finger on it only scrolls
    const { clientX: x, clientY: y, pointerId: id, pointerType: by, timeStamp: since } = e;
    this.held = { x, y, id, by, since, thing: keyOf(node), node };
  }

  move(e: PointerEvent): void {
    if (this.drawn && e.pointerId === this.held?.id) this.to({ x: e.clientX, y: e.clientY });
    else if (this.held && this.held.by !== FINGER && e.pointerId === this.held.id)
      this.turn(e.clientX, e.clientY, e.timeStamp);
  }

  /** A finger moves, or a pen: where it draws, nothing scrolls. */
  touch(e: TouchEvent): void {
    const at = e.touches[0];
    if (!this.held || !at) return;
    if (e.touches.length > 1) this.stop();
    else if (!this.drawn) this.turn(at.clientX, at.clientY, e.timeStamp);
    if (this.drawn && e.cancelable) e.preventDefault();
  }

  async up(e: PointerEvent): Promise<void> {
    const { drawn } = this;
    if (!drawn || e.pointerId !== this.held?.id) {
      this.held = null;
      return;
    }
    this.swallowClick();
    const at = { x: e.clientX, y: e.clientY };
    this.to(at);
    const asked = this.question;
    await this.asking; // what may be chosen next is known before it is dropped
    const landing = this.landing(at);
    this.stop();
    if (asked === this.choice.question) await this.drop(drawn, landing, at);
  }

  /** Put it back. */
  stop(): void {
    if (this.drawn) {
      cancelAnimationFrame(this.frame);
      for (const node of this.root.querySelectorAll<HTMLElement>("[data-drop]")) this.unmark(node);
      delete this.drawn.node.dataset["drawn"];
      delete document.documentElement.dataset["drawing"];
      this.ghost?.remove();
      this.ghost = null;
    }
    this.held = this.drawn = null;
  }

  /** A new question has come: what was drawn belonged to another. */
  renew(): void {
    if (this.drawn && this.choice.question !== this.question) this.stop();
  }

  /** The end of drawing is no click. */
  private swallowClick(): void {
    const stop = (e: MouseEvent) => {
      e.stopPropagation();
      e.preventDefault();
    };
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }));
  }

  // ------------------------------------------------------------ what is picked up
  private thingAt(target: Element): HTMLElement | null {
    const node = target.closest<HTMLElement>(THING);
    return node && this.root.contains(node) && !node.closest(APART) ? node : null;
  }

  /** Whether a thing can go anywhere now. */
  private goes(thing: string): boolean {
    const { choice } = this;
    const q = choice.question;
    const acts = !!q && !!choice.customs.actor?.(q)?.things.includes(thing);
    return acts || choice.isLegal(thing) || choice.source === thing;
  }

  private turn(x: number, y: number, now: number): void {
    const { held } = this;
    if (!held || this.drawn) return;
    const turn = turnOf(held.by, x - held.x, y - held.y, now - held.since, scrolls(held.node));
    if (turn === "leave" || document.querySelector("dialog[open]")) this.stop();
    else if (turn === "draw") this.begin(held, { x, y });
  }

  private begin(held: Held, at: Point): void {
    const { node, thing } = held;
    large.hide();
    if (held.by !== FINGER) this.root.setPointerCapture(held.id); // what it passes over is not looked at
    if (document.activeElement instanceof HTMLElement && node.contains(document.activeElement))
      document.activeElement.blur();
    this.choice.menu = this.choice.whyNot = null;
    this.question = this.choice.question;
    const box = node.getBoundingClientRect();
    const card = !!node.closest(".hand, .tray") && !node.dataset["draw"];
    const from = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    this.drawn = { thing, node, from, card, at, on: false };
    node.dataset["drawn"] = "";
    document.documentElement.dataset["drawing"] = "";
    if (card) this.ghost = carried(node, this.root);
    this.foresee(thing);
    this.to(at);
    this.roll();
  }

  /** Ask what could be chosen after each option of a thing: that is where it may be drawn. */
  private foresee(thing: string): void {
    const { choice } = this;
    this.foreseen = new Map();
    this.asking = Promise.all(
      choice.of(thing).map(async (option) => {
        const found = await choice.table.peek(option.key);
        if (found) this.foreseen.set(option.key, found);
        if (this.drawn?.thing === thing) this.to(this.drawn.at);
      }),
    );
  }

  // ------------------------------------------------------------ where it may go
  private get ways(): Way[] {
    const { choice, drawn } = this;
    const q = choice.question;
    if (!q || !drawn) return [];
    const lies = (key: string) => {
      const node = thingOf(key);
      return !!node && !node.closest(APART) && !(drawn.card && node.closest(".hand")); // the places in a hand are others once a card has left it
    };
    const { source, customs } = choice;
    return waysOf(
      drawn.thing,
      { q, at: (o) => choice.at(o), source, carried: drawn.card, drawing: customs, lies },
      this.foreseen,
    );
  }

  /** What lies under a point: the nearest thing or part of the table that means something, and the thing that is seen there. */
  private landing(at: Point): Landing {
    const { drawn, ways } = this;
    const none: Landing = { way: null, node: null, thing: "", ways };
    if (!drawn) return none;
    let thing = "";
    const home = drawn.node.closest(".hand, .tray");
    for (const under of document.elementsFromPoint(at.x, at.y)) {
      if (!this.root.contains(under) || under.closest(".prompt, .top")) break;
      if (home?.contains(under)) return none;
      const lying = under.closest<HTMLElement>(THING);
      const key = lying ? keyOf(lying) : "";
      if (key === drawn.thing && (lying === drawn.node || !thing)) return none; // back where it was
      const to = thing ? undefined : ways.find((w) => key && w.to === key);
      if (to) return { way: to, node: lying, thing: key, ways: ways.filter((w) => w.to === to.to) };
      if (key && (this.choice.customs.meant?.(key) ?? true)) thing ||= key;
      const spot = under.closest<HTMLElement>("[data-onto]");
      const way = spot && ways.find((w) => w.to === spotted(spot.dataset["onto"]!));
      const aims = way && ways.some((w) => w.option === way.option && w.then);
      if (way && !(aims && thing)) return { way, node: spot, thing, ways: ways.filter((w) => w.to === way.to) };
    }
    return { ...none, thing };
  }

  /** The pointer is here now. */
  private to(at: Point): void {
    const { drawn, ghost, root } = this;
    if (!drawn) return;
    const { way, node } = this.landing(at);
    drawn.at = at;
    drawn.on = !!way;
    if (ghost) ghost.style.translate = `${at.x}px ${at.y}px`;
    const may = new Set(this.ways.map((w) => w.to));
    for (const e of root.querySelectorAll<HTMLElement>(`${THING}, [data-onto]`)) {
      const spot = e.dataset["onto"];
      const goes = spot !== undefined ? may.has(spotted(spot)) : e !== drawn.node && may.has(keyOf(e));
      if (goes && !e.closest(APART)) e.dataset["drop"] = e === node ? "on" : "may";
      else if (e.dataset["drop"]) this.unmark(e);
      if (e === node && way) e.dataset["side"] = this.sideOf(way, node, at);
      else delete e.dataset["side"];
    }
  }

  private unmark(node: HTMLElement): void {
    delete node.dataset["drop"];
    delete node.dataset["side"];
  }

  /** The answer that follows by where on a part of the table something is dropped. */
  private sideOf(way: Way, node: HTMLElement, at: Point): string {
    const then = this.foreseen.get(way.option.key)?.then ?? [];
    return way.then || (this.choice.customs.side?.(then, along(at.x, node.getBoundingClientRect())) ?? "");
  }

  /** Scroll what lies under a pointer near the edge, so that every place can be reached. */
  private roll(): void {
    const step = () => {
      const { drawn } = this;
      if (!drawn) return;
      const { x, y } = drawn.at;
      const by = y < EDGE * 2 ? y - EDGE * 2 : y > innerHeight - EDGE ? y - innerHeight + EDGE : 0;
      const under = by && !drawn.card ? document.elementFromPoint(x, y) : by < 0 ? this.root : null;
      const box = under && scrollerOf(under, "y");
      if (box && by) {
        box.scrollBy({ top: by * SPEED, behavior: "instant" });
        this.to(drawn.at);
      }
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  // ------------------------------------------------------------ what dropping means
  private async drop(drawn: Drawn, { way, node, thing, ways }: Landing, at: Point): Promise<void> {
    const { choice } = this;
    if (way && node) {
      const own = choice.at(way.option) === drawn.thing; // an option of what is drawn, not of what it is drawn to
      const then = this.sideOf(way, node, at);
      if (ways.length === 1) await choice.take(way.option, then);
      else choice.offer(own ? drawn.thing : way.to, at, way.then);
    } else if (thing || !this.goes(drawn.thing)) await this.refuse(drawn.thing, thing, ways);
  }

  /** Say why a thing cannot go to another, which goes these ways. */
  private async refuse(thing: string, to: string, ways: readonly Way[]): Promise<void> {
    const { choice } = this;
    const { customs, question: q } = choice;
    if (!q || thing === to) return;
    if (!this.goes(thing)) {
      await choice.explain(thing, customs.named(thing));
      return;
    }
    const firsts = [...new Set(ways.filter((w) => w.then).map((w) => w.option.key))]; // after which a target is asked for
    for (const first of to ? firsts : []) if (await choice.explain(to, customs.named(to), first)) return;
    const own = ways.some((w) => choice.at(w.option) === thing);
    if (to && !own && !choice.isLegal(to) && (await choice.explain(to, customs.named(to)))) return;
    const goals = [...new Set(ways.map((w) => w.to))].filter((key) => !key.startsWith(spotted("")));
    const list = goals.map((key) => customs.named(key)).join(", ");
    const text = list ? say(SHELL.onlyThere, { list }) : say(SHELL.notThere);
    choice.whyNot = { thing, title: customs.named(thing), text, rule: ways[0]?.option.rule || q.rule };
  }
}

/** Whether what a thing lies in can be scrolled across and along the window. */
const scrolls = (node: Element) => ({ x: !!scrollerOf(node, "x"), y: !!scrollerOf(node, "y") });

/** The nearest box round a node that can be scrolled in a direction. */
function scrollerOf(node: Element, way: "x" | "y"): Element | null {
  for (let box: Element | null = node; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    const free = /auto|scroll/.test(way === "x" ? style.overflowX : style.overflowY);
    const more = way === "x" ? box.scrollWidth - box.clientWidth : box.scrollHeight - box.clientHeight;
    if (free && more > 1) return box;
  }
  return null;
}

/** A card that follows the pointer: it looks as it does in the hand. */
function carried(node: HTMLElement, root: HTMLElement): HTMLElement {
  const { width, height } = node.getBoundingClientRect();
  const inner = node.cloneNode(true) as HTMLElement;
  for (const e of [inner, ...inner.querySelectorAll<HTMLElement>("[data-key], .mark")])
    if (e.matches(".mark")) e.remove();
    else delete e.dataset["key"];
  delete inner.dataset["drawn"];
  inner.tabIndex = -1;
  inner.style.inlineSize = `${width}px`;
  inner.style.blockSize = `${height}px`;
  let whole = inner;
  for (let up = node.parentElement; up && up !== root; up = up.parentElement) {
    const shell = up.cloneNode() as HTMLElement;
    delete shell.dataset["zone"];
    shell.removeAttribute("aria-label");
    shell.append(whole);
    whole = shell;
    if (up.matches(".hand, .tray")) break;
  }
  const ghost = document.createElement("div");
  ghost.className = "carried";
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.append(whole);
  root.append(ghost);
  return ghost;
}

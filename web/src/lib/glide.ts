// Things glide from where they lay to where they lie: whatever bears a card's key, in any game, is found again by its card.
// Who wants no motion sees a moved thing ringed for a second instead. What has no key of its own has a `data-glide`.
import { motion } from "./settings.svelte";

const MOVE = 200; // milliseconds
const RING = 1000;
const NEAR = 3; // pixels that are no way

interface Place {
  key: string;
  at: DOMRect;
}

/** Where each thing lay, by the card that its key names; several copies of a card in the order of the page. */
export type Places = Map<string, Place[]>;

/** The card that a key points at, wherever it lies: "fight:dodger@line:2" is about "dodger". */
const cardOf = (key: string) => key.replace(/[@#].*$/, "").replace(/^.*:/, "");
/** The row or pile in which it lies: "line". */
const zoneOf = (key: string) => /@([\w-]*)/.exec(key)?.[1] ?? "";

function things(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-key]:not(.btn), [data-glide]")].filter(
    (e) => !e.closest("[popover], .prompt"),
  );
}

const keyOf = (e: HTMLElement): string => e.dataset["glide"] ?? e.dataset["key"]!;

/** Where everything lies now. */
export function places(root: HTMLElement): Places {
  const out: Places = new Map();
  for (const e of things(root)) {
    const key = keyOf(e);
    const card = cardOf(key);
    const at = e.getBoundingClientRect();
    if (at.width) out.set(card, [...(out.get(card) ?? []), { key, at }]);
  }
  return out;
}

/** What goes otherwise than by gliding, and the rows that keep their places until it has. */
export interface Stirred {
  without: ReadonlySet<Element>;
  rows: ReadonlySet<Element | null>;
  wait: number; // milliseconds
}

/** The row or the pile of the page in which something lies. */
export const rowOf = (e: Element): Element | null => e.closest("ul, ol");

/** Let everything that lies elsewhere than before come from there. */
export function glide(root: HTMLElement, before: Places, stirred?: Stirred): Animation[] {
  const left = new Map([...before].map(([card, all]) => [card, [...all]]));
  const moved: [HTMLElement, Place][] = [];
  const rest: HTMLElement[] = [];
  for (const e of things(root)) {
    const all = left.get(cardOf(keyOf(e))) ?? [];
    const same = all.findIndex((p) => p.key === keyOf(e));
    if (same < 0) rest.push(e);
    else moved.push([e, all.splice(same, 1)[0]!]);
  }
  const out: (Animation | null)[] = [];
  for (const e of rest) {
    const from = left.get(cardOf(keyOf(e)))?.shift();
    if (from) moved.push([e, from]);
    else if (before.size && !stirred?.without.has(e)) out.push(arrive(e));
  }
  for (const [e, from] of moved)
    if (!stirred?.without.has(e)) out.push(come(e, from, stirred?.rows.has(rowOf(e)) ? stirred.wait : 0));
  return out.filter((a) => a !== null);
}

function come(e: HTMLElement, from: Place, delay: number): Animation | null {
  const to = e.getBoundingClientRect();
  const x = from.at.left + from.at.width / 2 - to.left - to.width / 2;
  const y = from.at.top + from.at.height / 2 - to.top - to.height / 2;
  if (!to.width || Math.hypot(x, y) < NEAR) return null;
  if (motion() === "off") return zoneOf(from.key) !== zoneOf(keyOf(e)) ? ring(e) : null;
  return e.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
    delay,
    duration: MOVE,
    easing: "ease-out",
    composite: "add",
    fill: "backwards",
  });
}

function arrive(e: HTMLElement): Animation {
  return motion() === "off" ? ring(e) : e.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: MOVE });
}

function ring(e: HTMLElement): Animation {
  const on = { outline: "3px solid var(--focus)" };
  return e.animate([on, on], { duration: RING });
}

// Things glide from where they lay to where they lie: whatever bears a card's key, in any game, is found again by its card.
// Who wants no motion sees a moved thing ringed for a second instead.
import { prefersReducedMotion } from "svelte/motion";

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
  return [...root.querySelectorAll<HTMLElement>("[data-key]:not(.btn)")].filter(
    (e) => !e.closest("[popover], .prompt"),
  );
}

/** Where everything lies now. */
export function places(root: HTMLElement): Places {
  const out: Places = new Map();
  for (const e of things(root)) {
    const key = e.dataset["key"]!;
    const card = cardOf(key);
    const at = e.getBoundingClientRect();
    if (at.width) out.set(card, [...(out.get(card) ?? []), { key, at }]);
  }
  return out;
}

/** Let everything that lies elsewhere than before come from there. */
export function glide(root: HTMLElement, before: Places): void {
  const left = new Map([...before].map(([card, all]) => [card, [...all]]));
  const moved: [HTMLElement, Place][] = [];
  const rest: HTMLElement[] = [];
  for (const e of things(root)) {
    const all = left.get(cardOf(e.dataset["key"]!)) ?? [];
    const same = all.findIndex((p) => p.key === e.dataset["key"]);
    if (same < 0) rest.push(e);
    else moved.push([e, all.splice(same, 1)[0]!]);
  }
  for (const e of rest) {
    const from = left.get(cardOf(e.dataset["key"]!))?.shift();
    if (from) moved.push([e, from]);
    else if (before.size) arrive(e);
  }
  for (const [e, from] of moved) come(e, from);
}

function come(e: HTMLElement, from: Place): void {
  const to = e.getBoundingClientRect();
  const x = from.at.left + from.at.width / 2 - to.left - to.width / 2;
  const y = from.at.top + from.at.height / 2 - to.top - to.height / 2;
  if (!to.width || Math.hypot(x, y) < NEAR) return;
  if (prefersReducedMotion.current) {
    if (zoneOf(from.key) !== zoneOf(e.dataset["key"]!)) ring(e);
  } else
    e.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
      duration: MOVE,
      easing: "ease-out",
      composite: "add",
    });
}

function arrive(e: HTMLElement): void {
  if (prefersReducedMotion.current) ring(e);
  else e.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: MOVE });
}

function ring(e: HTMLElement): void {
  const on = { outline: "3px solid var(--focus)" };
  e.animate([on, on], { duration: RING });
}

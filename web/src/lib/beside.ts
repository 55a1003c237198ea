// Where a small panel lies that speaks of something on the table: beside it, where least is covered.
import type { ChoiceState } from "./choice.svelte";

export const NARROW = 760; // pixels; on narrower screens such a panel is a sheet over the prompt
const GAP = 18; // between the panel and what it points at, with room for the tip
const MARGIN = 8;

interface Spot {
  side: string;
  left: number;
  top: number;
}

const within = (x: number, size: number, room: number) => Math.max(MARGIN, Math.min(x, room - size - MARGIN));

/** How much of the table would be covered: what can be chosen counts most, and nothing may lie outside of the window. */
function cost(spot: Spot, box: DOMRect, target: Element, choice: ChoiceState): number {
  const right = spot.left + box.width;
  const bottom = spot.top + box.height;
  const outside =
    spot.left < MARGIN || spot.top < MARGIN || right > innerWidth - MARGIN || bottom > innerHeight - MARGIN;
  let sum = outside ? 100 : 0;
  for (const other of document.querySelectorAll(".app [data-key], .app .prompt")) {
    if (other === target || other.contains(target)) continue;
    const at = other.getBoundingClientRect();
    const wide = Math.min(right, at.right) - Math.max(spot.left, at.left);
    const high = Math.min(bottom, at.bottom) - Math.max(spot.top, at.top);
    if (wide <= 0 || high <= 0) continue;
    const key = (other as HTMLElement).dataset.key ?? "";
    const legal = other.matches(".prompt") || !!choice.option(key) || choice.isLegal(key);
    sum += ((wide * high) / (at.width * at.height)) * (legal ? 4 : 1);
  }
  return sum;
}

/** Lay a panel beside a thing, and its tip towards it (`data-side`, `--tip`); in a corner of a large one. */
export function placeBeside(node: HTMLElement, thing: Element, choice: ChoiceState): void {
  const prompt = document.querySelector(".prompt")?.getBoundingClientRect();
  const at = thing.getBoundingClientRect();
  const box = node.getBoundingClientRect();
  const left = within(at.left + at.width / 2 - box.width / 2, box.width, innerWidth);
  const top = within(at.top + at.height / 2 - box.height / 2, box.height, innerHeight);
  const sheet = Math.min(prompt?.top ?? innerHeight, innerHeight) - box.height - 6;
  const clear = at.bottom <= sheet || at.top >= sheet + box.height;
  const spots: Spot[] =
    innerWidth <= NARROW && clear
      ? [{ side: "above", left, top: sheet }]
      : [
          { side: "above", left, top: at.top - box.height - GAP },
          { side: "below", left, top: at.bottom + GAP },
          ...(innerWidth <= NARROW
            ? []
            : [
                { side: "after", left: at.right + GAP, top },
                { side: "before", left: at.left - box.width - GAP, top },
              ]),
        ];
  // A thing that fills much of the table, such as a map, has room for the panel in its corners.
  if (at.width > 2 * box.width && at.height > 2 * box.height)
    for (const x of [at.left + GAP, at.right - box.width - GAP])
      for (const y of [at.top + GAP, at.bottom - box.height - GAP]) spots.push({ side: "inside", left: x, top: y });
  const costs = spots.map((spot) => cost(spot, box, thing, choice));
  const best = spots[costs.indexOf(Math.min(...costs))]!;
  const x = within(best.left, box.width, innerWidth);
  const y = within(best.top, box.height, innerHeight);
  const sideways = best.side === "after" || best.side === "before";
  const tip = sideways ? at.top + at.height / 2 - y : at.left + at.width / 2 - x;
  node.dataset.side = best.side;
  node.style.left = `${x}px`;
  node.style.top = `${y}px`;
  node.style.setProperty("--tip", `${Math.min(Math.max(24, tip), (sideways ? box.height : box.width) - 24)}px`);
}

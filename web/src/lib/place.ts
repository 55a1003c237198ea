// Where something that opens beside a thing is laid, so that it covers neither the thing nor the question.
export type Way = "above" | "below" | "right" | "left" | "over" | "clear";

const GAP = 10; // pixels between the two, and to the edge of the window

interface Spot {
  left: number;
  top: number;
}

/**
 * Lay a box beside a thing: the first of these ways in which it covers nothing that matters; the first of all where none is free.
 * `clear` is above the question, straight up from the thing.
 */
export function beside(box: HTMLElement, thing: Pick<Element, "getBoundingClientRect">, ways: readonly Way[]): Way {
  const at = thing.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const middle = { left: at.left + at.width / 2 - width / 2, top: at.top + at.height / 2 - height / 2 };
  const ask = document.querySelector(".prompt")?.getBoundingClientRect();
  const spots: Record<Way, Spot> = {
    above: { left: middle.left, top: at.top - height - GAP },
    below: { left: middle.left, top: at.bottom + GAP },
    right: { left: at.right + GAP, top: middle.top },
    left: { left: at.left - width - GAP, top: middle.top },
    over: middle,
    clear: { left: middle.left, top: (ask?.top ?? at.top) - height - GAP },
  };
  const within = (spot: Spot, way: Way): Spot => ({
    left: way === "right" || way === "left" ? spot.left : Math.max(GAP, Math.min(spot.left, innerWidth - width - GAP)),
    top: way === "above" || way === "below" ? spot.top : Math.max(GAP, Math.min(spot.top, innerHeight - height - GAP)),
  });
  const free = (way: Way) => {
    const { left, top } = within(spots[way], way);
    const inside = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
    return (
      inside && !(ask && top < ask.bottom && top + height > ask.top && left < ask.right && left + width > ask.left)
    );
  };
  const way = ways.find(free) ?? ways[0]!;
  const { left, top } = within(spots[way], way);
  box.style.left = `${Math.max(0, Math.min(left, innerWidth - width))}px`;
  box.style.top = `${Math.max(0, Math.min(top, innerHeight - height))}px`;
  return way;
}

/** The thing on the table that bears a key: the one that is seen, where another is hidden on a screen of this width. */
export function thingOf(key: string): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>(`.table [data-key="${CSS.escape(key)}"]`);
  return [...all].find((e) => e.offsetParent) ?? null;
}

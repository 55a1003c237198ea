// Where everything lies on the screen: found by what acts point at.
import type { Spot } from "./acts";

export interface Lying {
  node: HTMLElement;
  key: string;
  at: DOMRect;
}

/** Everything on a table that can be pointed at, as it lies now. */
export class Board {
  private readonly keyed: Lying[] = [];
  private readonly spots = new Map<string, Lying>();

  constructor(root: HTMLElement) {
    for (const node of root.querySelectorAll<HTMLElement>("[data-key]:not(.btn), [data-spot]")) {
      if (node.closest("[popover], .prompt, .motionstage")) continue;
      const at = node.getBoundingClientRect();
      if (!at.width || !at.height) continue;
      const { key, spot } = node.dataset;
      if (key !== undefined && !node.matches(".btn")) this.keyed.push({ node, key, at });
      for (const name of spot?.split(" ") ?? [])
        if (!this.spots.has(name)) this.spots.set(name, { node, key: name, at });
    }
  }

  /** What the first of these spots that is on the screen points at; what was `used` already is not found again. */
  find(spots: readonly Spot[] | undefined, used?: ReadonlySet<HTMLElement>): Lying | undefined {
    for (const spot of spots ?? []) {
      const found = spot.startsWith("#") ? this.lying(spot.slice(1), used) : this.spots.get(spot);
      if (found) return found;
    }
    return undefined;
  }

  /** Where these spots are at all: for what needs a place and no thing. */
  whose(node: HTMLElement): Lying | undefined {
    return this.keyed.find((x) => x.node === node) ?? [...this.spots.values()].find((x) => x.node === node);
  }

  /** A thing by its key; or where another is there by now, by its card in the same row; or by its card alone. */
  private lying(key: string, used?: ReadonlySet<HTMLElement>): Lying | undefined {
    const free = used ? this.keyed.filter((x) => !used.has(x.node)) : this.keyed;
    const exact = free.find((x) => x.key === key);
    if (exact) return exact;
    const [card, place] = key.split("@");
    const row = place?.replace(/[:.].*$/, "");
    const fits = (x: Lying) => {
      const [id, at] = x.key.split("@");
      return id === card && (!row || at?.replace(/[:.].*$/, "") === row);
    };
    return free.findLast(fits);
  }
}

/** The middle of what lies somewhere. */
export const middle = (at: DOMRect): [number, number] => [at.left + at.width / 2, at.top + at.height / 2];

/** How something looks, but for what is only heard or says that it can be chosen. */
export function looksOf(node: HTMLElement): string {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.querySelectorAll(".mark, .sr").forEach((x) => x.remove());
  return copy.innerHTML.replace(/<!--.*?-->/g, "");
}

/** A likeness of something as it looks now, that nobody can point at; drawn where it lay once it is put on the stage. */
export function likeness(node: HTMLElement, at: DOMRect): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const inner of [
    copy,
    ...copy.querySelectorAll<HTMLElement>("[id], [data-key], [data-spot], [role], [aria-label]"),
  ])
    for (const name of ["id", "data-key", "data-spot", "role", "aria-label"]) inner.removeAttribute(name);
  copy.querySelectorAll(".mark, .sr").forEach((x) => x.remove());
  copy.classList.remove("is-legal", "is-chosen", "is-told", "is-focus");
  const whole = document.createElement("div");
  whole.className = "likeness";
  whole.style.cssText = `left:${at.left}px;top:${at.top}px;width:${at.width}px;height:${at.height}px`;
  // What styles it by where it lies finds the same boxes around it, without their own size.
  let inner: HTMLElement = copy;
  for (let up = node.parentElement; up && !up.matches(".app"); up = up.parentElement) {
    const box = document.createElement(/^(UL|OL|LI)$/.test(up.tagName) ? up.tagName : "div");
    box.className = up.className;
    box.style.display = "contents";
    box.append(inner);
    inner = box;
  }
  copy.style.width = `${at.width}px`;
  copy.style.height = `${at.height}px`;
  copy.style.margin = "0";
  copy.style.position = "relative";
  copy.style.inset = "auto";
  copy.style.translate = "none";
  whole.append(inner);
  return whole;
}

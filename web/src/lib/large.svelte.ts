// Showing a card large: while the pointer rests on it, beside where it lies; by a long press, over the table.
import type { Card, Catalogue } from "./catalogue.svelte";
import { reading } from "./reading.svelte";

const RESTS = 420; // milliseconds until a card under the pointer is shown large
const HOLDS = 480; // milliseconds of a long press

class Large {
  shown = $state.raw<{ card: Card; of: Catalogue; near: HTMLElement } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  private watcher: MutationObserver | undefined;

  /** What a thing needs so that its card is shown; `floats` tells whether it floats under a resting pointer. */
  on(of: Catalogue, id: string, floats: () => boolean = () => true) {
    const open = () => {
      this.held = true;
      reading.openCard(of, id);
    };
    return {
      onpointerenter: (e: PointerEvent) => {
        const near = e.currentTarget as HTMLElement;
        if (e.pointerType === "mouse" && floats()) this.wait(RESTS, () => this.show(of, id, near));
      },
      onpointerleave: () => this.hide(),
      onpointerdown: (e: PointerEvent) => {
        this.hide();
        this.held = false;
        if (e.pointerType !== "mouse") this.wait(HOLDS, open);
      },
      onpointerup: () => clearTimeout(this.timer),
      onpointercancel: () => clearTimeout(this.timer),
    };
  }

  /** Whether the click that comes now is only the end of a long press; it is told once. */
  heldBefore(): boolean {
    const { held } = this;
    this.held = false;
    return held;
  }

  hide(): void {
    clearTimeout(this.timer);
    this.watcher?.disconnect();
    this.shown = null;
  }

  private show(of: Catalogue, id: string, near: HTMLElement): void {
    const card = of.cards.get(id);
    const menu = document.querySelector(".verbs");
    if (!card || menu || !near.isConnected) return;
    this.shown = { card, of, near };
    this.watch(near);
  }

  /** What leaves the table takes its card along: a pointer that rested on it never tells that it has left. */
  private watch(near: HTMLElement): void {
    this.watcher?.disconnect();
    this.watcher = new MutationObserver(() => {
      if (!near.isConnected || !near.offsetParent) this.hide();
    });
    this.watcher.observe(document.body, { childList: true, subtree: true });
  }

  private wait(ms: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, ms);
  }
}

export const large = new Large();

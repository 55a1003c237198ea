// The glossary: what a word of the game means, beside the word, while the pointer rests on it or the focus is there.
import type { Catalogue } from "./catalogue.svelte";

const RESTS = 250; // milliseconds until a word under the pointer is explained
const LEAVES = 180; // milliseconds in which the pointer may go over to the explanation

class Glossary {
  shown = $state.raw<{ of: Catalogue; rule: string; near: HTMLElement } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(of: Catalogue, rule: string, near: HTMLElement, after = 0): void {
    clearTimeout(this.timer);
    const open = () => {
      if (!near.isConnected) return;
      this.shown = { of, rule, near };
      void of.readRules().catch(() => undefined); // its title stands there meanwhile
    };
    if (after) this.timer = setTimeout(open, after);
    else open();
  }

  hover(of: Catalogue, rule: string, near: HTMLElement): void {
    this.show(of, rule, near, RESTS);
  }

  /** The pointer has come over the explanation: it stays. */
  stay(): void {
    clearTimeout(this.timer);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), LEAVES);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }
}

export const glossary = new Glossary();

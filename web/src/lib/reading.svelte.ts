// What somebody has opened to read: a rule, or a card shown large. There is one at a time, over the table.
import type { Catalogue } from "./catalogue.svelte";

class Reading {
  rule = $state.raw<{ of: Catalogue; id: string } | null>(null);
  card = $state.raw<{ of: Catalogue; id: string } | null>(null);
  private from: HTMLElement | null = null;

  open(of: Catalogue, id: string): void {
    this.from = document.activeElement as HTMLElement | null;
    this.rule = { of, id };
    void of.readRules().catch(() => undefined); // its title stands there meanwhile
  }

  openCard(of: Catalogue, id: string): void {
    this.from = document.activeElement as HTMLElement | null;
    this.card = { of, id };
  }

  /** Close it, and give the focus back to where it was opened from. */
  close(): void {
    this.rule = null;
    this.card = null;
    this.from?.focus();
    this.from = null;
  }
}

export const reading = new Reading();

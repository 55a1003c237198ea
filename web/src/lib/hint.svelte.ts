// Hints of the table for the question at hand: asked for one depth after the other, forgotten with the question.
import type { TableState } from "./table.svelte";
import type { HintTold } from "./wire";

const DEEPEST = 3; // the whole line

export class HintState {
  told = $state.raw<HintTold | null>(null);
  thinks = $state(false);
  private asked = 0;

  constructor(private readonly table: TableState) {}

  /** Whether this table gives hints to whoever sits here. */
  get offered(): boolean {
    return (this.table.welcome?.hints ?? false) && !!this.table.question;
  }

  get goesDeeper(): boolean {
    return (this.told?.depth ?? 0) < DEEPEST;
  }

  /** Ask for a hint, a step deeper than the last one. */
  async ask(): Promise<void> {
    const q = this.table.question;
    if (!q || this.thinks || !this.offered || !this.goesDeeper) return;
    const mine = ++this.asked;
    this.thinks = true;
    const told = await this.table.hint((this.told?.depth ?? 0) + 1);
    if (mine !== this.asked) return;
    this.thinks = false;
    this.told = told;
    this.table.hinted = told?.thing.split("@")[0] ?? "";
  }

  forget(): void {
    this.asked++;
    this.thinks = false;
    this.told = null;
    this.table.hinted = "";
  }
}

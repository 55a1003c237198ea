// The page before a combat: whether it lies open, and which active skills are chosen on it.
import type { Desk } from "./desk.svelte";
import type { Hero } from "./view";

const MOST = 6; // active skills
const KINDS = ["set-up", "active"]; // the questions that are answered on the page

export class Brief {
  /** Somebody reads it again in the middle of the combat. */
  again = $state(false);
  private closed = $state("");
  /** The skills that are to be active, by hero, where they are being changed. */
  private picks = $state<Record<string, string[]>>({});
  sending = $state(false);

  constructor(private readonly desk: Desk) {
    this.closed = sessionStorage.getItem(this.place) ?? "";
  }

  private get place(): string {
    return `tableforge.briefing.${this.desk.table.id}`;
  }

  private get kind(): string {
    return this.desk.choice.question?.kind ?? "";
  }

  /** Whether the page lies open: by itself once a combat, while it asks something, or because somebody wants to read it. */
  get open(): boolean {
    const { view, table } = this.desk;
    if (!view.briefing || table.replay || !table.held.length) return false;
    return (
      this.again ||
      this.sending ||
      KINDS.includes(this.kind) ||
      (view.briefing.open && this.closed !== view.briefing.key)
    );
  }

  /** Whether the page of this combat has been closed here. */
  get read(): boolean {
    return !!this.desk.view.briefing && this.closed === this.desk.view.briefing.key;
  }

  /** Whether a hero's active skills can be changed now. */
  changes(h: Hero): boolean {
    return !!this.desk.choice.option(`choose-skills:${h.id}`) && !this.sending;
  }

  activeOf = (h: Hero): string[] => this.picks[h.id] ?? h.active;

  /** Make a skill active or not; never more than may be. */
  toggle(h: Hero, skill: string): void {
    const now = this.activeOf(h);
    if (now.includes(skill)) this.picks[h.id] = now.filter((s) => s !== skill);
    else if (now.length < MOST) this.picks[h.id] = [...now, skill];
  }

  /** The hero who has too few active skills to go on. */
  get short(): Hero | undefined {
    return this.desk.view.heroes.find((h) => this.picks[h.id] && this.picks[h.id]!.length < MOST);
  }

  /** Close the page; what was changed on it is answered first. */
  async close(): Promise<void> {
    if (this.short || this.sending) return;
    if (this.kind === "set-up") await this.send();
    this.again = false;
    this.closed = this.desk.view.briefing?.key ?? "";
    sessionStorage.setItem(this.place, this.closed);
  }

  private async send(): Promise<void> {
    const changed = this.desk.view.heroes.filter((h) => this.changes(h) && this.picks[h.id]);
    this.sending = true;
    try {
      for (const h of changed)
        if (this.picks[h.id]!.some((s) => !h.active.includes(s)))
          await this.answer([
            [`choose-skills:${h.id}`, "set-up"],
            ...this.picks[h.id]!.map((s): [string, string] => [s, "active"]),
          ]);
      await this.answer([["ready", "set-up"]]);
      this.picks = {};
    } finally {
      this.sending = false;
    }
  }

  /** Answer one question after the other, each as soon as it is asked. */
  private async answer(all: [string, string][]): Promise<void> {
    for (const [key, kind] of all) {
      const q = await this.asked(kind);
      if (!q?.options.some((o) => o.key === key)) return;
      await this.desk.table.answer(key);
    }
  }

  /** The next question, once it has come: one that was not answered yet. */
  private async asked(kind: string) {
    for (let tries = 0; tries < 400; tries++) {
      const q = this.desk.table.question;
      if (q && q.number !== this.answered && !this.desk.table.busy) {
        if (q.kind !== kind) return null;
        this.answered = q.number;
        return q;
      }
      await new Promise((done) => setTimeout(done, 25));
    }
    return null;
  }
  private answered = -1;
}

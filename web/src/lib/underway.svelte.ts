// What is worked out beside the tables for as long as it takes: begun, watched and stopped by one address.
import { call, type Refusal } from "./api";
import { settings } from "./settings.svelte";
import { ownerKey } from "./tokens";

interface Work {
  running: unknown;
  busy?: string; // what else is under way, which this waits for
}

/** What an address knows of such work, looked at again while it goes on. To be made while a component is. */
export class Underway<T extends Work> {
  found = $state.raw<T | null>(null);
  /** Why the last thing that was asked was refused. */
  problem = $state("");
  stopping = $state(false);
  private looking = false; // whether it was a look that was refused: the next one says more
  private about = "";

  /** `path` is the address, or "" where there is none; `every` is how many milliseconds lie between two looks. */
  constructor(
    private readonly path: () => string,
    private readonly every: number,
    private readonly token = ownerKey(),
  ) {
    $effect(() => {
      void settings.lang; // it is told in this language
      if (path() !== this.about) this.found = null;
      this.about = path();
      if (this.about) void this.ask();
    });
    $effect(() => {
      if (!this.found?.running && !this.found?.busy) return;
      const timer = setTimeout(() => void this.ask(), this.every);
      return () => clearTimeout(timer);
    });
  }

  /** Begin it, or stop it where it goes on. */
  async press(begin: Record<string, unknown>): Promise<void> {
    if (this.stopping) return;
    if (!this.found?.running) return this.ask({ body: begin });
    this.stopping = true;
    await this.ask({ method: "DELETE" });
    this.stopping = false;
  }

  private async ask(how: { method?: string; body?: Record<string, unknown> } = {}): Promise<void> {
    const about = this.path();
    const wanted = !!(how.method || how.body);
    try {
      const told = await call<T>(about, { ...how, token: this.token });
      if (about !== this.path()) return;
      this.found = told;
      if (this.looking || wanted) this.problem = "";
    } catch (e) {
      this.problem = (e as Refusal).message;
      this.looking = !wanted;
      if (this.found) this.found = { ...this.found }; // look again
    }
  }
}

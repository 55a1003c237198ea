// A table that stands for as long as somebody looks at it: that of a lesson, of a puzzle.
import { call } from "./api";
import { settings } from "./settings.svelte";
import { forgetSeats, keepTable, seatsAt, type Made } from "./tokens";
import { say, type Words } from "./words";

/** The one table of its sort in this tab, noted under a name; whoever has given none sits at it under `nameless`. */
export class PassingTable {
  constructor(
    private readonly note: string,
    private readonly nameless: Words,
  ) {}

  /** Lay the table that an address gives, and return its id; the one before it is cleared away. */
  async begin(path: string): Promise<string> {
    await this.clear();
    const made = await call<Made>(path, { body: { name: settings.name || say(this.nameless) } });
    keepTable(made);
    sessionStorage.setItem(this.note, made.table);
    return made.table;
  }

  /** Remove the last one: nobody goes on with it. */
  async clear(): Promise<void> {
    const table = sessionStorage.getItem(this.note);
    if (!table) return;
    sessionStorage.removeItem(this.note);
    const token = tokenAt(table);
    forgetSeats(table);
    if (token) await call(`/tables/${table}`, { method: "DELETE", token }).catch(() => undefined);
  }
}

/** What opens the one seat that is held here of such a table. */
export const tokenAt = (table: string): string | undefined => Object.values(seatsAt(table)?.seats ?? {})[0];

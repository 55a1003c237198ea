// What is said at a table, as this browser knows it: what is new, whom it does not want to hear, and what spectators say among themselves.
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import type { ChatLine } from "./wire";

export const SPECTATOR = -1; // the seat of whoever only watches

/** What is kept of the talk at a table: up to which line it was read, and whom one does not hear. */
interface Kept {
  read: number; // the number of the next line of the players that is new
  apart: number; // the same of the spectators
  muted: number[]; // seats; -1 for all spectators
}

const PLACE = "tableforge.talk";
const MOST = 100; // tables that are remembered

function all(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

function keptOf(table: string): Kept {
  const found = all()[table];
  const number = (value: unknown) => (Number.isInteger(value) ? (value as number) : 0);
  const muted = Array.isArray(found?.muted) ? found.muted.filter(Number.isInteger) : [];
  return { read: number(found?.read), apart: number(found?.apart), muted };
}

/** Lines with others put to them, each once, in the order in which they were said. */
export function joined(known: ChatLine[], more: ChatLine[]): ChatLine[] {
  const by = new Map([...known, ...more].map((line) => [line.number, line]));
  return [...by.values()].sort((a, b) => a.number - b.number);
}

export class Talk {
  said = $state.raw<ChatLine[]>([]); // by players
  apart = $state.raw<ChatLine[]>([]); // by spectators
  asked = $state(false); // whether this browser has asked for what spectators say
  inSight = $state(false); // whether the talk lies before somebody's eyes
  phrases = $state.raw<Record<string, string>>({}); // ready ones, in the language of this browser
  allowed = $state(true); // whether people may talk at this table
  private kept = $state.raw<Kept>({ read: 0, apart: 0, muted: [] });

  constructor(
    private readonly table: string,
    private readonly held: () => number[],
  ) {
    this.kept = keptOf(table);
  }

  /** Whether there is talk here, for this browser. */
  get open(): boolean {
    return this.allowed && settings.talk;
  }

  isMuted(seat: number): boolean {
    return this.kept.muted.includes(seat);
  }

  /** Hear somebody no longer, or again; what they have said is hidden, and shown again. */
  mute(seat: number, on: boolean): void {
    const rest = this.kept.muted.filter((s) => s !== seat);
    this.keep({ muted: on ? [...rest, seat] : rest });
  }

  /** What is new, of others whom one hears. */
  get unread(): ChatLine[] {
    if (!this.open) return [];
    const apart = this.asked ? this.apart.filter((x) => x.number >= this.kept.apart) : [];
    return [...this.said.filter((x) => x.number >= this.kept.read), ...apart].filter(
      (x) => !this.held().includes(x.seat) && !this.isMuted(x.seat),
    );
  }

  /** What was said in a reader's language: a ready phrase in theirs, everything else as it was written. */
  textOf(line: ChatLine): string {
    return this.phrases[line.phrase] ?? line.text;
  }

  /** Something is said now: it is heard, unless it is read at once. */
  hear(line: ChatLine): void {
    this.learn([line]);
    if (this.inSight && !document.hidden) this.read();
    else if (this.unread.some((x) => x.number === line.number && x.seat === line.seat)) sound("talk");
  }

  /** What was said before. */
  learn(lines: ChatLine[]): void {
    const apart = lines.filter((x) => x.seat === SPECTATOR);
    if (apart.length) this.apart = joined(this.apart, apart);
    if (apart.length < lines.length)
      this.said = joined(
        this.said,
        lines.filter((x) => x.seat !== SPECTATOR),
      );
  }

  /** All that is known has been read. */
  read(): void {
    const after = (lines: ChatLine[], before: number) => Math.max(before, (lines.at(-1)?.number ?? -1) + 1);
    const read = after(this.said, this.kept.read);
    const apart = this.asked ? after(this.apart, this.kept.apart) : this.kept.apart;
    if (read !== this.kept.read || apart !== this.kept.apart) this.keep({ read, apart });
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    const others = Object.entries(all()).filter(([table]) => table !== this.table);
    localStorage.setItem(
      PLACE,
      JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [this.table, this.kept]])),
    );
  }
}

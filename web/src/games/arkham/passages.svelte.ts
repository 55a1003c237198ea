// The pages of the story: what is read aloud at the beginning, when an agenda or an act advances, and at the end. Each is read once.
import type { Known, TableState } from "$lib/table.svelte";
import type { ShownEvent } from "$lib/wire";

const MOST = 50; // tables that are remembered
const READ = "tableforge.read"; // by table, the number of the event up to which this browser has read

export interface Passage {
  number: number; // of its event
  id: string;
  card: string; // the agenda or act that has advanced; "" at the beginning and at the end
  text: string;
}

export const isPassage = (e: ShownEvent): boolean => e.kind === "passage";

/** The passages among the events of a moment, of which the first has this number, with what the story says there. */
export function passagesIn(first: number, events: Known["events"], story: Known["story"]): Passage[] {
  return events.flatMap((e, k) => {
    const line = story.find((l) => l.first === first + k);
    return isPassage(e) && line
      ? [{ number: first + k, id: e.note, card: e.cards?.[0]?.id ?? "", text: line.text }]
      : [];
  });
}

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(READ) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function keep(table: string, number: number): void {
  const others = Object.entries(read()).filter(([id]) => id !== table);
  localStorage.setItem(READ, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, number]])));
}

export class Passages {
  queue = $state.raw<Passage[]>([]);

  constructor(private readonly table: TableState) {}

  /** A moment is shown: what it tells and nobody here has read is to be read. Whoever comes later finds the rest in the story. */
  see(): void {
    const { table } = this;
    const moment = table.shown?.moment;
    const eyes = table.eyes;
    if (!moment || !eyes || table.replay || table.replaying || table.welcome?.lesson) return;
    const known = read()[table.id];
    if (known === undefined) return keep(table.id, moment.told - 1);
    if (known >= moment.told) keep(table.id, moment.told - 1); // what was taken back is told again
    const fresh = passagesIn(moment.first, eyes.events, eyes.story).filter(
      (p) => p.number > known && !this.queue.some((q) => q.number === p.number),
    );
    if (fresh.length) this.queue = [...this.queue, ...fresh];
  }

  /** The page on top has been read. */
  turn(): void {
    const [page, ...rest] = this.queue;
    this.queue = rest;
    if (page) keep(this.table.id, page.number);
  }
}

// What a moment adds to what was shown before: the lines for whoever hears the table.
import type { Shown, TableState } from "./table.svelte";
import type { StoryLine } from "./wire";

const MOST = 14; // lines of one move that are told

/** The lines of the story that have come between two moments, for the eyes that look; none where something was taken back. */
export function newLines(table: TableState, before: Shown | null, now: Shown | null): StoryLine[] {
  if (!before || !now || before === now || before.moment.epoch !== now.moment.epoch) return [];
  const known = now.known.find((k) => k.seat === table.seat);
  const pages = new Set((known?.events ?? []).flatMap((e, k) => (table.isPage(e) ? [now.moment.first + k] : [])));
  return (known?.story ?? []).filter((l) => l.first >= before.moment.told && !pages.has(l.first)).slice(-MOST);
}

// The clocks that a table may have, and times in words.
import type { Words } from "./words";
import { HOUSE } from "./words/house";

/** A clock, as the server is asked for it. */
export type ClockRule =
  | { kind: "none" }
  | { kind: "move"; seconds: number }
  | { kind: "game"; seconds: number; increment: number }
  | { kind: "days"; days: number };

/** The clocks that are offered, by the word under which a choice is kept. */
export const CLOCKS: { id: string; rule: ClockRule; label: Words }[] = [
  { id: "none", rule: { kind: "none" }, label: HOUSE.none },
  {
    id: "move-120",
    rule: { kind: "move", seconds: 120 },
    label: { en: "2 min a move", fr: "2 min par coup" },
  },
  {
    id: "game-900-10",
    rule: { kind: "game", seconds: 900, increment: 10 },
    label: { en: "15 min + 10 s", fr: "15 min + 10 s" },
  },
  {
    id: "game-1800-20",
    rule: { kind: "game", seconds: 1800, increment: 20 },
    label: { en: "30 min + 20 s", fr: "30 min + 20 s" },
  },
  { id: "days-1", rule: { kind: "days", days: 1 }, label: { en: "1 day a move", fr: "1 jour par coup" } },
  { id: "days-3", rule: { kind: "days", days: 3 }, label: { en: "3 days a move", fr: "3 jours par coup" } },
];

/** The clock of a kept word; none where there is no such. */
export function clockOf(id: string): ClockRule {
  return CLOCKS.find((c) => c.id === id)?.rule ?? { kind: "none" };
}

/** So many seconds, in minutes and seconds, in hours, or in days; `day` is the sign of a day. */
export function timeLeft(seconds: number, day: string): string {
  const s = Math.max(0, Math.ceil(seconds));
  const two = (n: number) => String(n).padStart(2, "0");
  if (s >= 86400) return `${Math.floor(s / 86400)} ${day} ${Math.floor((s % 86400) / 3600)} h`;
  const [h, m] = [Math.floor(s / 3600), Math.floor((s % 3600) / 60)];
  return h ? `${h}:${two(m)}:${two(s % 60)}` : `${m}:${two(s % 60)}`;
}

// The puzzles of a game, the table on which one is solved, and how an attempt at it stands.
import { call, once } from "$lib/api";
import type { DailyPuzzle, PuzzleHint, PuzzleInfo, PuzzleSolution, PuzzleStanding } from "$lib/answers.gen";
import { settings } from "$lib/settings.svelte";
import { forgetSeats, keepTable, seatsAt, type Made } from "$lib/tokens";
import { say } from "$lib/words";
import { WORDS } from "./words";

export type { PuzzleInfo as Puzzle, PuzzleSolution as Solution, PuzzleStanding as Standing } from "$lib/answers.gen";

const TABLE = "tableforge.puzzle"; // the table of this tab's last puzzle

export const puzzlesOf = (game: string): Promise<PuzzleInfo[]> => once<PuzzleInfo[]>(`/${game}/puzzles`);
export const solutionOf = (game: string, id: string): Promise<PuzzleSolution> =>
  once<PuzzleSolution>(`/${game}/puzzles/${id}/solution`);
export const today = (now = new Date()): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;

/** Which puzzle is the one of a day. */
export async function daily(day: string): Promise<{ game: string; id: string }> {
  const answer = await fetchDay(day);
  return { game: answer.game, id: answer.id };
}

const fetchDay = (day: string) => call<DailyPuzzle>(`/puzzles/daily?day=${day}`);

const tokenAt = (table: string): string | undefined => Object.values(seatsAt(table)?.seats ?? {})[0];

/** Lay the table of a puzzle; the one before it is cleared away. */
export async function begin(game: string, id: string): Promise<string> {
  await clear();
  const made = await call<Made>(`/${game}/puzzles/${id}`, { body: { name: settings.name || say(WORDS.you) } });
  keepTable(made);
  sessionStorage.setItem(TABLE, made.table);
  return made.table;
}

/** Remove the table of the last puzzle: nobody goes on with it. */
export async function clear(): Promise<void> {
  const table = sessionStorage.getItem(TABLE);
  if (!table) return;
  sessionStorage.removeItem(TABLE);
  const token = tokenAt(table);
  forgetSeats(table);
  if (token) await call(`/tables/${table}`, { method: "DELETE", token }).catch(() => undefined);
}

export const standingAt = (table: string): Promise<PuzzleStanding> =>
  call<PuzzleStanding>(`/tables/${table}/puzzle`, { token: tokenAt(table) ?? "" });
export const hintAt = (table: string): Promise<PuzzleHint> =>
  call<PuzzleHint>(`/tables/${table}/puzzle/hint`, { token: tokenAt(table) ?? "" });

/** A chance such as 7/16, in percent. */
export function percent(chance: string): number {
  const [good = "0", of = "1"] = chance.split("/");
  return Math.round((100 * Number(good)) / Number(of));
}

// The puzzles of a game, the table on which one is solved, and how an attempt at it stands.
import { call, once } from "$lib/api";
import type { DailyPuzzle, PuzzleHint, PuzzleInfo, PuzzleSolution, PuzzleStanding } from "$lib/answers.gen";
import { PassingTable, tokenAt } from "$lib/passing";
import { WORDS } from "./words";

export type { PuzzleInfo as Puzzle, PuzzleSolution as Solution, PuzzleStanding as Standing } from "$lib/answers.gen";

const table = new PassingTable("tableforge.puzzle", WORDS.you); // that of this tab's last puzzle

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

/** Lay the table of a puzzle; the one before it is cleared away. */
export const begin = (game: string, id: string): Promise<string> => table.begin(`/${game}/puzzles/${id}`);

/** Remove the table of the last puzzle. */
export const clear = (): Promise<void> => table.clear();

export const standingAt = (table: string): Promise<PuzzleStanding> =>
  call<PuzzleStanding>(`/tables/${table}/puzzle`, { token: tokenAt(table) ?? "" });
export const hintAt = (table: string): Promise<PuzzleHint> =>
  call<PuzzleHint>(`/tables/${table}/puzzle/hint`, { token: tokenAt(table) ?? "" });

/** A chance such as 7/16, in percent. */
export function percent(chance: string): number {
  const [good = "0", of = "1"] = chance.split("/");
  return Math.round((100 * Number(good)) / Number(of));
}

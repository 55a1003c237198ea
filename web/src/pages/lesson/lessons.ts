// The lessons of a game, which of them are done, and the table on which one is given.
import { once } from "$lib/api";
import { isText, readList } from "$lib/notes";
import { PassingTable } from "$lib/passing";
import { WORDS } from "./words";

export interface Lesson {
  id: string;
  title: string;
  idea: string;
  goal: string;
  steps: { do: string; coach: string }[];
  done: string;
  veil: string;
  then: string;
  gauge: { of: string; goal: number } | null;
}

const DONE = "tableforge.lessons"; // by game the ids of those that are done
const table = new PassingTable("tableforge.lesson", WORDS.you); // that of this tab's last lesson

export const lessonsOf = (game: string): Promise<Lesson[]> => once<Lesson[]>(`/${game}/lessons`);

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

const allDone = (): Record<string, string[]> => readList(localStorage.getItem(DONE), isList);

export const doneIn = (game: string): string[] => allDone()[game] ?? [];

export function keepDone(game: string, id: string): void {
  localStorage.setItem(DONE, JSON.stringify({ ...allDone(), [game]: [...new Set([...doneIn(game), id])] }));
}

/** Lay the table of a lesson; the one before it is cleared away. */
export const begin = (game: string, id: string): Promise<string> => table.begin(`/${game}/lessons/${id}`);

/** Remove the table of the last lesson. */
export const clear = (): Promise<void> => table.clear();

// The lessons of a game, which of them are done, and the table on which one is given.
import { call, once } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import { forgetSeats, keepTable, seatsAt, type Made } from "$lib/tokens";
import { say } from "$lib/words";
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
const TABLE = "tableforge.lesson"; // the table of this tab's last lesson

export const lessonsOf = (game: string): Promise<Lesson[]> => once<Lesson[]>(`/${game}/lessons`);

function allDone(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(DONE) ?? "{}") as Record<string, string[]>;
  } catch {
    return {}; // a damaged note: then nothing is done
  }
}

export const doneIn = (game: string): string[] => allDone()[game] ?? [];

export function keepDone(game: string, id: string): void {
  localStorage.setItem(DONE, JSON.stringify({ ...allDone(), [game]: [...new Set([...doneIn(game), id])] }));
}

/** Lay the table of a lesson; the one before it is cleared away. */
export async function begin(game: string, id: string): Promise<string> {
  await clear();
  const made = await call<Made>(`/${game}/lessons/${id}`, { body: { name: settings.name || say(WORDS.you) } });
  keepTable(made);
  sessionStorage.setItem(TABLE, made.table);
  return made.table;
}

/** Remove the table of the last lesson: nobody goes on with it. */
export async function clear(): Promise<void> {
  const table = sessionStorage.getItem(TABLE);
  if (!table) return;
  sessionStorage.removeItem(TABLE);
  const token = seatsAt(table)?.seats[0];
  forgetSeats(table);
  if (token) await call(`/tables/${table}`, { method: "DELETE", token }).catch(() => undefined);
}

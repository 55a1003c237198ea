// What this browser has solved: streaks of days, and what comes back, later each time it is solved and soon once it is missed.
// `tableforge.puzzles.memory` keeps the same for the terminal.

interface Due {
  solved: number;
  on: string;
}

export interface Memory {
  solved: string[]; // game/id
  missed: string[];
  due: Record<string, Due>;
  days: string[];
}

const KEPT = "tableforge.puzzles";
const DAYS = [1, 3, 7, 21]; // until a puzzle that was missed comes back, by how often it has been solved since

export const nameOf = (game: string, id: string): string => `${game}/${id}`;

export function addDays(day: string, n: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + n);
  return at.toISOString().slice(0, 10);
}

export function noted(memory: Memory, name: string, solved: boolean, today: string): Memory {
  const due = { ...memory.due };
  const known = due[name];
  if (!solved) due[name] = { solved: 0, on: addDays(today, DAYS[0]!) };
  else if (known && known.on <= today) {
    const n = known.solved + 1;
    const days = DAYS[n];
    if (days) due[name] = { solved: n, on: addDays(today, days) };
    else delete due[name];
  }
  const of = (list: string[], add: boolean) => (add ? [...new Set([...list, name])] : list);
  return { ...memory, due, solved: of(memory.solved, solved), missed: of(memory.missed, !solved) };
}

export const dayNoted = (memory: Memory, day: string): Memory => ({
  ...memory,
  days: [...new Set([...memory.days, day])].sort(),
});

export function streak(memory: Memory, today: string): number {
  let day = memory.days.includes(today) ? today : addDays(today, -1);
  let n = 0;
  for (; memory.days.includes(day); day = addDays(day, -1)) n += 1;
  return n;
}

export const dueToday = (memory: Memory, today: string): string[] =>
  Object.keys(memory.due)
    .filter((name) => memory.due[name]!.on <= today)
    .sort((a, b) => memory.due[a]!.on.localeCompare(memory.due[b]!.on));

/** What to solve next: what is due, else the first that was never tried. */
export function nextOf(memory: Memory, names: string[], today: string): string | undefined {
  const due = dueToday(memory, today).find((name) => names.includes(name));
  return due ?? names.find((name) => !memory.solved.includes(name) && !memory.missed.includes(name));
}

export function readMemory(): Memory {
  const empty: Memory = { solved: [], missed: [], due: {}, days: [] };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Memory>) };
  } catch {
    return empty; // a damaged note: then nothing is known
  }
}

export const keepMemory = (memory: Memory): void => localStorage.setItem(KEPT, JSON.stringify(memory));

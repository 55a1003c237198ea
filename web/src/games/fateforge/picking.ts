// Dice are picked one by one; what the picked ones come to is one option of the question.
import type { Choice, Question } from "$lib/wire";
import type { Hero } from "./view";

/** The key of a die in a hero's tray. */
export const dieKey = (hero: string, k: number): string => `${hero}/die.${k + 1}`;

const sorted = (list: readonly string[]) => [...list].sort().join("+");
const own = (q: Question, h: Hero) => q.options.filter((o) => o.key.startsWith(`${h.id}/`));

/** Whether the question is which dice of a hero are rolled. */
export const rolling = (q: Question | null, h: Hero): boolean => q?.kind === "dice" && own(q, h).length > 0;

/** Whether dice of a hero's tray are picked now. */
export function picks(q: Question | null, h: Hero, seat: number | null): boolean {
  if (!q || h.seat !== seat) return false;
  return rolling(q, h) || q.kind === "reroll" || q.kind === "pay" || (q.kind === "prepare" && !h.ready);
}

/** What a payment is made of: the faces of each die, or a token. */
export const paidIn = (key: string): { faces: string[]; token: boolean }[] =>
  key.split("+").map((part) => ({ faces: part.replace(/-token$/, "").split("/"), token: part.endsWith("-token") }));

/** Whether a die can be among those that are picked. */
export function pickable(q: Question, h: Hero, k: number): boolean {
  if (q.kind === "dice") return true;
  if (q.kind === "pay") return q.options.some((o) => o.key.split("+").includes(h.results?.[k] ?? ""));
  const named = new RegExp(`(^|/(reroll|triple):)([\\d,]*,)?${k + 1}(,|>|$)`);
  return q.options.some((o) => (q.kind !== "prepare" || o.key.startsWith(`${h.id}/`)) && named.test(o.key));
}

/** The option that the picked dice come to. */
export function comesTo(q: Question, h: Hero, picked: readonly number[]): Choice | undefined {
  const places = [...picked]
    .sort((a, b) => a - b)
    .map((k) => k + 1)
    .join(",");
  if (q.kind === "dice") {
    const want = sorted(picked.map((k) => h.pool[k]!));
    return own(q, h).find((o) => sorted(o.key.slice(h.id.length + 1).split("+")) === want);
  }
  if (q.kind === "pay") {
    const want = sorted(picked.map((k) => h.results?.[k] ?? ""));
    return q.options.find((o) => sorted(o.key.split("+")) === want);
  }
  return q.options.find((o) => o.key === (q.kind === "prepare" ? `${h.id}/reroll:${places}` : places));
}

/** The faces that a single picked die can be turned to: one of three like ones. */
export function turns(q: Question | null, h: Hero, picked: readonly number[]): Choice[] {
  if (!q || picked.length !== 1) return [];
  return q.options.filter((o) => o.key.startsWith(`${h.id}/triple:${picked[0]! + 1}>`));
}

/** The dice that are usually rolled: the first option's. */
export function usual(q: Question | null, h: Hero): number[] {
  const first = q?.kind === "dice" ? own(q, h)[0] : undefined;
  const want = first?.key.slice(h.id.length + 1).split("+") ?? [];
  return h.pool.flatMap((colour, k) => {
    const n = want.indexOf(colour);
    if (n >= 0) want.splice(n, 1);
    return n >= 0 ? [k] : [];
  });
}

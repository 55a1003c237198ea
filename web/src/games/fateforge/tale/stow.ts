// Who can carry something, and where.
import type { Choice } from "$lib/wire";

export interface Berth {
  option: Choice;
  hero: string;
  slot: string;
  works: boolean | null; // elsewhere than in its own slot it is only kept; null where nobody remembers what it is about
}

const fits = (own: string, slot: string): boolean =>
  slot === own || (own === "bulky" && slot === "main") || (own === "backpack" && slot.startsWith("backpack-"));

/**
 * For each hero the slot in which an item of this kind works, and one in which it is kept. Slots of a backpack are alike, so one of
 * them is enough: the last, which leaves clothes their place.
 */
export function berths(options: readonly Choice[], own: string): Berth[] {
  const all = options
    .filter((o) => o.key.includes(":"))
    .map((option): Berth => {
      const [hero, slot] = option.key.split(":") as [string, string];
      return { option, hero, slot, works: own ? fits(own, slot) : null };
    });
  if (!own) return all;
  const heroes = [...new Set(all.map((b) => b.hero))];
  return heroes.flatMap((hero) => {
    const mine = all.filter((b) => b.hero === hero);
    const [works, kept] = [mine.find((b) => b.works), mine.findLast((b) => !b.works)];
    return works && own === "backpack" ? [works] : [works, kept].filter((b) => b !== undefined);
  });
}

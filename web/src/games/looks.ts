// How the games of ours have their cards, people and places drawn: a file `looks.ts` in a game's folder, loaded with its first picture.
import type { Looks } from "$lib/art/looks";

const found = import.meta.glob<{ looks: Looks }>("./*/looks.ts");

/** A game's looks; a game without any is drawn by its names alone. */
export async function looksOf(game: string): Promise<Looks | undefined> {
  return (await found[`./${game}/looks.ts`]?.())?.looks;
}

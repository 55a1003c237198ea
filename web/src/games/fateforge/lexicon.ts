// Texts of pages that the game's lexicon has: each is looked up when it is said.
import { lexiconOf } from "$lib/catalogue.svelte";

const of = () => lexiconOf("fateforge");

/** A text of the game's table. */
export const said = (name: string) => () => of().say(name);

/** What the game calls a thing, or several of it. */
export const word =
  (id: string, n = 1) =>
  () =>
    of().word(id, n);

/** The same as a heading. */
export const label =
  (id: string, n = 1) =>
  () =>
    of().label(id, n);

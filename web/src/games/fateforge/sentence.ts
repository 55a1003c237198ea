// One sentence for a thing on the table, as a screen reader says it.
import type { Catalogue } from "$lib/catalogue.svelte";
import { say } from "$lib/words";
import { goalName, type Hero, type Lying, type View } from "./view";
import { WORDS } from "./words";

type Part = false | "" | undefined | string;
const joined = (parts: Part[]) => parts.filter(Boolean).join(", ");

/** What an enemy defends: an objective, an exit, a door. */
export function dutyName(of: Catalogue, view: View, what: string): string {
  return what.startsWith("exit:") ? say(WORDS.exit, { id: what.slice(5) }) : goalName(of, view.scene, what, true);
}

/** What holds for a hero, besides its boxes. */
export function statesOf(h: Hero, view: View, of: Catalogue): string[] {
  return [
    h.down && say(WORDS.down),
    h.stunned && say(WORDS.stunned),
    h.hidden && say(WORDS.hidden),
    h.taunting && say(WORDS.taunting),
    h.stance && say(WORDS.stance, { name: of.word(`stance:${h.stance}`) }),
    !!h.toxic && `${say(WORDS.toxic)} ${h.toxic}`,
    h.sprinted && say(WORDS.sprinted),
    ...[...new Set(h.carried)].map((id) => {
      const n = h.carried.filter((x) => x === id).length;
      const what = goalName(of, view.scene, id, true);
      return say(WORDS.carries, { what: n > 1 ? `${n} × ${what}` : what });
    }),
  ].filter((x): x is string => !!x);
}

/** Something that lies in a zone. */
export function lyingName(x: Lying, view: View, of: Catalogue): string {
  if (x.kind === "objective")
    return joined([goalName(of, view.scene, x.id ?? "", true), x.defended && say(WORDS.defended)]);
  return say(WORDS[x.kind as "gem"], { n: x.n ?? 0 });
}

/** The same in a word or two, as it stands on the map. */
export function lyingWord(x: Lying, view: View, of: Catalogue): string {
  if (x.kind === "objective") return goalName(of, view.scene, x.id ?? "", true);
  return x.kind === "gem" ? say(WORDS.gold, { n: x.n ?? 0 }) : lyingName(x, view, of);
}

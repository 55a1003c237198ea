// A thing of the scene in one sentence, for whoever hears the table; every table says it so.
import type { ChoiceState } from "./choice.svelte";
import { everything, sentence, type Scene } from "./scene";
import type { TableState } from "./table.svelte";
import type { Thing } from "./wire";
import { say } from "./words";
import { SHELL } from "./words/shell";

/** Everything in a scene by its key; what lies open counts before what lies in a pile under the same one. */
export function byKey(scene: Scene | null | undefined): Map<string, Thing> {
  const zones = scene?.zones ?? [];
  const open = zones.filter((z) => z.layout !== "pile");
  const all = [...zones.filter((z) => z.layout === "pile"), ...open].flatMap((z) =>
    (z.things ?? []).flatMap(everything),
  );
  return new Map(all.map((t) => [t.key, t]));
}

/** Whether a thing can be chosen, and is. */
export function marks(key: string, choice: ChoiceState): string[] {
  return [choice.isLegal(key) && say(SHELL.canBeChosen), choice.isChosen(key) && say(SHELL.chosen)].filter(
    (x) => !!x,
  ) as string[];
}

/** The keys that somebody who clicks on a thing may have in mind, as its game says. */
export function attemptsOf(thing: Thing | undefined, key: string): string[] {
  const found = (thing?.attempts ?? []).map((a) => a.key);
  return found.length ? found : [key];
}

/** Who stands at a thing, and where it leads. */
export function about(thing: Thing, things: ReadonlyMap<string, Thing>, table: TableState): string[] {
  const named = (key: string) => things.get(key)?.name ?? key;
  const here = (thing.seats ?? []).map((s) => say(SHELL.isHere, { name: table.nameOf(s) }));
  return thing.ways?.length ? [...here, say(SHELL.leadsTo, { list: thing.ways.map(named).join(", ") })] : here;
}

/** All of it as one sentence; with what lies there, where that is drawn as a part of it. */
export function told(
  thing: Thing,
  things: ReadonlyMap<string, Thing>,
  table: TableState,
  choice: ChoiceState,
  more: readonly string[] = [],
): string {
  return [sentence(thing), ...more, ...about(thing, things, table), ...marks(thing.key, choice)]
    .filter(Boolean)
    .join(", ");
}

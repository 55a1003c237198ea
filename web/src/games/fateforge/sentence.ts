// One sentence for a thing on the table, as a screen reader says it.
import type { Catalogue } from "$lib/catalogue.svelte";
import { say } from "$lib/words";
import { faceName, foeName, goalName, zoneName, type Foe, type Hero, type Lying, type View, type Zone } from "./view";
import { WORDS } from "./words";

type Part = false | "" | undefined | string;
const joined = (parts: Part[]) => parts.filter(Boolean).join(", ");

/** What an enemy defends: an objective, an exit, a door. */
export function dutyName(of: Catalogue, view: View, what: string): string {
  return what.startsWith("exit:") ? say(WORDS.exit, { id: what.slice(5) }) : goalName(of, view.scene, what, true);
}

export function foeSentence(foe: Foe, view: View, of: Catalogue): string {
  const card = of.cards.get(foe.id);
  return joined([
    foeName(of, foe),
    card && card.type !== "boss" && of.word(card.faction),
    zoneName(of, view.map, foe.at),
    say(WORDS.wounds, { n: foe.wounds, most: foe.res }),
    foe.lives !== undefined && say(WORDS.lives, { n: foe.lives }),
    !!foe.armour && say(WORDS.armour, { n: foe.armour }),
    !!foe.parry && `${say(WORDS.parry)} ${foe.parry}`,
    foe.stunned && say(WORDS.stunned),
    foe.marked && say(WORDS.marked),
    foe.guarded && say(WORDS.guarded),
    foe.defends && say(WORDS.defends, { what: dutyName(of, view, foe.defends) }),
    !!foe.gold && say(WORDS.holdsGold, { n: foe.gold }),
    !!foe.food && say(WORDS.holdsFood),
    view.aloud?.plans?.[foe.key],
  ]);
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

export function heroSentence(h: Hero, view: View, of: Catalogue): string {
  return joined([
    of.name(h.id),
    h.at && zoneName(of, view.map, h.at),
    say(WORDS.ofMost, { what: say(WORDS.health), n: h.hp, most: h.hp_max }),
    say(WORDS.ofMost, { what: say(WORDS.energy), n: h.en, most: h.en_max }),
    !!h.parry && `${say(WORDS.parry)} ${h.parry}`,
    ...statesOf(h, view, of),
    h.results === null
      ? say(WORDS.hiddenDice, { n: h.dice })
      : !!h.results.length &&
        say(WORDS.listed, { what: say(WORDS.dice), list: h.results.map((r) => faceName(of, r)).join(", ") }),
  ]);
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

export function zoneSentence(z: Zone, view: View, of: Catalogue): string {
  const name = zoneName(of, view.map, z.id);
  return joined([
    say(WORDS.zoneOf, { id: z.id, name }),
    z.difficult && say(WORDS.difficult),
    !!z.cubes && say(WORDS.fountain, { n: z.cubes }),
    ...(view.exits ?? [])
      .filter((x) => x.at === z.id)
      .map((x) => say(x.defended ? WORDS.exitDefended : WORDS.exit, { id: x.id })),
    ...z.barred.map((from) => say(WORDS.barricade, { name: zoneName(of, view.map, from) })),
    ...view.heroes.filter((h) => h.at === z.id).map((h) => of.name(h.id)),
    ...(view.foes ?? []).filter((e) => e.at === z.id).map((e) => foeName(of, e)),
    ...z.lying.map((x) => lyingName(x, view, of)),
    view.aloud?.threats?.[z.id],
  ]);
}

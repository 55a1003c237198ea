// A card in one sentence, for whoever hears the table.
import type { Catalogue } from "$lib/catalogue.svelte";
import { say } from "$lib/words";
import type { InPlay } from "./view";
import { WORDS } from "./words";

export function sentence(c: InPlay, of: Catalogue, legal: boolean, chosen: boolean, under: string[] = []): string {
  return [
    of.name(c.id),
    `${of.word(c.house)}, ${say(WORDS.types[c.type]!)}`,
    c.power !== undefined && say(WORDS.power, { n: c.power }),
    c.armor && say(WORDS.armor, { n: c.armor_left ?? c.armor }),
    c.damage && say(WORDS.damage, { n: c.damage }),
    c.amber && say(WORDS.captured, { n: c.amber }),
    ...(c.keywords ?? []).map((k) => of.keyword(k)),
    ...(c.upgrades ?? []).map((u) => of.name(u.id)),
    c.stunned && say(WORDS.stunned),
    c.ready !== undefined && say(c.ready ? WORDS.ready : WORDS.exhausted),
    ...under.map((id) => say(WORDS.isUnder, { name: of.name(id) })),
    legal && say(WORDS.canBeChosen),
    chosen && say(WORDS.chosen),
  ]
    .filter(Boolean)
    .join(", ");
}

const VERBS = ["play", "reap", "fight", "action", "omni", "unstun"];

/** What could be done with the cards of a house, in words: "Play: Punch. Reap: Headhunter." */
export function possibilities(can: Map<string, string[]>, of: Catalogue): string {
  const told = VERBS.flatMap((verb) => {
    const ids = (can.get(verb) ?? []).map((card) => card.split("@")[0]!);
    const names = [...new Set(ids)].map((id) => {
      const n = ids.filter((x) => x === id).length;
      return n > 1 ? `${of.name(id)} ×${n}` : of.name(id);
    });
    return names.length ? [say(WORDS.canDo, { verb: say(WORDS.verbs[verb]!), list: names.join(", ") })] : [];
  });
  return told.join(" ") || say(WORDS.canDoNothing);
}

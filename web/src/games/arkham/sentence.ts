// One sentence for a thing on the table, as a screen reader says it.
import type { Catalogue } from "$lib/catalogue.svelte";
import { say } from "$lib/words";
import { shortName, type InPlay, type Place, type View } from "./view";
import { WORDS } from "./words";

type Sign = false | undefined | string;
const joined = (parts: Sign[]) => parts.filter(Boolean).join(", ");

export function marksOf(legal: boolean, chosen: boolean): string {
  return joined([legal && say(WORDS.canBeChosen), chosen && say(WORDS.chosen)]);
}

function tokens(c: InPlay): Sign[] {
  return [
    !!c.damage && say(WORDS.damageN, { n: c.damage }),
    !!c.horror && say(WORDS.horrorN, { n: c.horror }),
    !!c.doom && say(WORDS.doomN, { n: c.doom }),
    !!c.resource && say(WORDS.resourceN, { n: c.resource }),
    ...Object.entries(c.uses ?? {}).map(([kind, n]) => say(WORDS.uses[kind]!, { n })),
  ];
}

/** A card in play. */
export function inPlaySentence(c: InPlay, of: Catalogue, marks = ""): string {
  const enemy = c.type === "enemy";
  return joined([
    of.name(c.id),
    say(WORDS.types[c.type]!),
    enemy && say(WORDS.fightN, { n: c.fight ?? 0 }),
    enemy && say(WORDS.healthOf, { a: (c.health ?? 0) - (c.damage ?? 0), b: c.health ?? 0 }),
    enemy && say(WORDS.evadeN, { n: c.evade ?? 0 }),
    ...tokens(c),
    !!c.clue && say(WORDS.clueN, { n: c.clue }),
    c.exhausted && say(WORDS.exhausted),
    !!c.attached?.length && say(WORDS.attachedTo, { list: c.attached.map((x) => of.name(x.id)).join(", ") }),
    marks,
  ]);
}

/** A location with who and what is there. */
export function placeSentence(p: Place, view: View, seat: number, of: Catalogue, marks = ""): string {
  const people = p.investigators.map((s) =>
    s === seat ? say(WORDS.youAreHere) : say(WORDS.isHere, { name: shortName(of, view.players[s]!.investigator) }),
  );
  const engaged = p.investigators.flatMap((s) =>
    view.players[s]!.threat.filter((c) => c.type === "enemy").map(
      (c) =>
        `${say(WORDS.enemyHere, { name: of.name(c.id) })} ${say(WORDS.engagedWith, {
          name: shortName(of, view.players[s]!.investigator),
        })}`,
    ),
  );
  const byKey = (key: string) => view.locations.find((x) => x.key === key);
  const name = (x: Place | undefined, key: string) => (x ? (of.words[x.id] ?? of.name(x.id)) : key);
  return joined([
    name(p, p.key),
    p.revealed ? say(WORDS.shroudN, { n: p.shroud ?? 0 }) : say(WORDS.notSeen),
    say(WORDS.clueN, { n: p.clue }),
    !!p.doom && say(WORDS.doomN, { n: p.doom }),
    ...people,
    ...engaged,
    ...p.here.map((c) => say(c.type === "enemy" ? WORDS.enemyHere : WORDS.cardHere, { name: of.name(c.id) })),
    !!p.attached?.length && say(WORDS.attachedTo, { list: p.attached.map((x) => of.name(x.id)).join(", ") }),
    !!p.connections.length && say(WORDS.connects, { list: p.connections.map((k) => name(byKey(k), k)).join(", ") }),
    marks,
  ]);
}

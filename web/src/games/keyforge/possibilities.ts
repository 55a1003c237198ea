// What could be done with the cards of a house, in words.
import type { Catalogue } from "$lib/catalogue.svelte";
import { say } from "$lib/words";
import { WORDS } from "./words";

const VERBS = ["play", "reap", "fight", "action", "omni", "unstun"];

/** "Play: Punch. Reap: Headhunter." */
export function possibilities(can: Map<string, string[]>, of: Catalogue): string {
  const told = VERBS.flatMap((verb) => {
    const ids = (can.get(verb) ?? []).map((card) => card.split("@")[0]!);
    const names = [...new Set(ids)].map((id) => {
      const n = ids.filter((x) => x === id).length;
      return n > 1 ? `${of.name(id)} ×${n}` : of.name(id);
    });
    return names.length ? [say(WORDS.canDo, { verb: of.label(`verb:${verb}`), list: names.join(", ") })] : [];
  });
  return told.join(" ") || of.say("can-do-nothing");
}

// What a turn of each house would give: the cards that would count, and what could be done with them.
import type { Thing } from "$lib/wire";

/** The cards with which each verb could be done, by their keys: from those of the question that would come next. */
export function couldDo(keys: readonly string[]): Map<string, string[]> {
  const out = new Map<string, string[]>();
  for (const key of keys) {
    const [, verb, card] = /^([\w-]+):(.+@.+)$/.exec(key) ?? [];
    if (verb && card) out.set(verb, [...(out.get(verb) ?? []), card]);
  }
  return out;
}

/** Where the server cannot know yet what will be possible: how many cards of a house are in hand, and how many ready in play. */
export function atHand(hand: Thing[], inPlay: Thing[]): { play: number; use: number } {
  return { play: hand.length, use: inPlay.filter((t) => !t.turned).length };
}

/** How many cards could be played, and how many used. */
export function counted(can: Map<string, string[]>): { play: number; use: number } {
  const used = new Set([...can].flatMap(([verb, cards]) => (verb === "play" || verb === "discard" ? [] : cards)));
  return { play: can.get("play")?.length ?? 0, use: used.size };
}

// What has happened, as the server tells it, and the way that somebody went in it.
import type { ShownEvent } from "$lib/wire";

/** An arrow over the map: between zones, or from whoever acts to whom it hits. */
export interface Arrow {
  from: string;
  to: string;
  kind: "move" | "hit" | "maybe";
}

const MOVES = ["foe-moves", "moves", "sprints", "leaps", "portal", "escorted", "forced"];
const HITS = ["foe-strikes", "foe-shoots", "foe-pulls", "foe-pushes", "strikes", "shoots"];
const BEGINS = ["scene", "tells", "quest", "rest"]; // what a combat does not reach back beyond

/** A thing of the story by the key that it has on the table: an enemy by its number, a zone by its letter. */
const keyOf = (id: string): string => (id.includes("/") ? id.split("/")[1]! : id.replace("#", "."));

/** Where somebody really went and whom it hit, step by step; `letters` are those of the map's zones, in their order. */
export function wayOf(events: readonly ShownEvent[], letters: readonly string[]): Arrow[] {
  return events.flatMap((e): Arrow[] => {
    const [who, whom] = (e.cards ?? []).map((c) => keyOf(c.id));
    if (!who || !whom) return [];
    if (HITS.includes(e.kind)) return [{ from: who, to: whom, kind: "hit" }];
    const from = letters[Number(e.from?.at.split(":")[1] ?? -1)];
    return MOVES.includes(e.kind) && from ? [{ from, to: whom, kind: "move" }] : [];
  });
}

/** The event with which the combat under way began. */
export const begunAt = (events: readonly ShownEvent[]): number => events.findLastIndex((e) => BEGINS.includes(e.kind));

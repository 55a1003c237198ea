// Which picture a card has: the generator of its class or kind, and what stands in front.
import type { Card } from "$lib/catalogue.svelte";

/** The colour and the emblem of a card: what comes from the encounter deck, or hurts, is of the mythos. */
export function factionOf(card: Card): string {
  return ["enemy", "treachery", "agenda"].includes(card.type)
    ? "mythos"
    : card.type === "location"
      ? "neutral"
      : card.faction;
}

const TINTS: Record<string, string> = {
  guardian: "#23589a",
  seeker: "#8a5508",
  rogue: "#1d6940",
  mystic: "#5c3b99",
  survivor: "#a02a30",
  neutral: "#565f6b",
  mythos: "#3a3742",
};
export const tintOf = (faction: string) => TINTS[faction] ?? "#565f6b";

// By trait, the first that fits.
const THINGS: readonly (readonly [string, string])[] = [
  ["firearm", "gun"],
  ["melee", "blade"],
  ["weapon", "blade"],
  ["tome", "tome"],
  ["tool", "lens"],
  ["insight", "lens"],
  ["charm", "charm"],
  ["relic", "orb"],
  ["talent", "upgrade"],
  ["ritual", "orb"],
  ["spell", "burst"],
  ["tactic", "shards"],
  ["spirit", "bolt"],
  ["fortune", "burst"],
  ["trick", "wave"],
  ["practiced", "shards"],
  ["innate", "bolt"],
  ["item", "artifact"],
];

export interface Picture {
  kind: string;
  id: string;
  sub: string;
}

export function pictureOf(card: Card): Picture {
  const { id, type, faction } = card;
  if (type === "location") return { kind: "place", id, sub: "" };
  if (type === "scenario") return { kind: "agenda", id, sub: "" };
  if (["enemy", "treachery", "act", "agenda"].includes(type)) return { kind: type, id, sub: "" };
  if (card.traits.includes("creature") && type === "asset") return { kind: "beast", id, sub: tintOf(faction) };
  if (type === "investigator" || card.slots?.includes("ally")) return { kind: "person", id, sub: tintOf(faction) };
  const thing = THINGS.find(([trait]) => card.traits.includes(trait))?.[1];
  return {
    kind: faction === "mythos" ? "treachery" : faction,
    id,
    sub: thing ?? (type === "asset" ? "artifact" : "action"),
  };
}

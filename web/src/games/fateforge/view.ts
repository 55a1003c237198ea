// What a seat sees of Fateforge (`view.gen.ts`), and how its things are called.
import type { Card, Catalogue } from "$lib/catalogue.svelte";
import type { Hero, View } from "./view.gen";

export type * from "./view.gen";

/** A card of a boss's deck. */
export interface BossCard {
  id: string;
  name: string;
  n: number;
  text: string;
  aloud: string;
  orders: string[]; // the colours that it makes act
}

/** Whether this is a round more than the scene has; in a quest another scene may have had it. */
export const isExtra = (view: View): boolean => !view.quest && view.extra_rounds > 0 && view.round === view.rounds;

/** The steps of a round, as the bar above shows them. */
export const STEPS = ["preparation", "order", "action", "enemies", "upkeep"] as const;
export const SLOTS = ["main", "secondary", "clothing", "backpack-2", "backpack-3", "backpack-4"] as const;

export interface Term {
  n: number;
  kind: "result" | "energy" | "health";
  of: string[];
}
export interface Act {
  verb: string;
  n?: number;
  plus?: number;
  lo?: number;
  hi?: number;
  all?: boolean;
  whom?: string;
  toxic?: boolean;
}
export interface Gain {
  n?: number;
  results?: string[];
  tokens?: number;
  acts?: Act[];
  ordered?: boolean;
}
export interface Alt {
  cost: Term[];
  gains: Gain[];
}
export interface Section {
  lo: number;
  hi: number;
  acts: Act[];
  text: string;
  aloud: string; // as a group reads it out, with *words that decide* between stars
}

export const altsOf = (card: Card | undefined): Alt[] => (card?.alts as Alt[] | undefined) ?? [];
export const stripOf = (card: Card | undefined): Section[] => (card?.strip as Section[] | undefined) ?? [];

/** A name that a sentence follows: a period stands behind it, unless it ends with a sign of its own. */
export const headed = (name: string): string => (/[.!?…]$/.test(name) ? name : `${name}.`);

/** The signs of what lies in zones, wherever it is drawn; no two alike. */
export const LYING_SIGNS: Readonly<Record<string, string>> = {
  gem: "f-gem",
  food: "f-food",
  chest: "f-chest",
  trap: "f-trap",
  exploration: "help",
  snare: "chain",
  objective: "f-goal",
};

/** What a zone is called. */
export function zoneName(of: Catalogue, map: string, letter: string): string {
  const zones = of.cards.get(map)?.zones as Record<string, { name: string }> | undefined;
  return zones?.[letter]?.name ?? letter;
}

export const isBoss = (of: Catalogue, enemy: string): boolean => of.cards.get(enemy)?.type === "boss";

/** The colour that gives an enemy's token its outline; a boss wears a leader's. */
export const tokenOf = (of: Catalogue, enemy: string): string =>
  isBoss(of, enemy) ? "purple" : (of.cards.get(enemy)?.faction ?? "");

/** An enemy by its name and number; a boss is the only one of its kind. */
export function foeName(of: Catalogue, foe: { id: string; n: number }): string {
  return isBoss(of, foe.id) ? of.name(foe.id) : `${of.name(foe.id)} ${foe.n}`;
}

/** An objective's name, or that of its token. */
export function goalName(of: Catalogue, scene: string, id: string, token = false): string {
  const goals = of.cards.get(scene)?.goals as Record<string, { name: string; token: string }> | undefined;
  return (token ? goals?.[id]?.token : goals?.[id]?.name) ?? id;
}

/** What a die shows, in words: "strike or move". */
export function faceName(of: Catalogue, face: string): string {
  return face
    .split("/")
    .map((f) => (of.words[`face:${f}`] ?? f).replace("*", "★"))
    .join("/\u200b"); // a line may end after it
}

/** The sign of a result or of an action. */
export const signOf = (name: string): string => SIGNS[name.replace("*", "-x")] ?? "action";

// Those that are called like their sign, then the others.
const OWN = "move strike strike-x shoot shoot-x focus miss parry special any push pull call reroll food gem trap".split(
  " ",
);
const SIGNS: Record<string, string> = {
  ...Object.fromEntries(OWN.map((s) => [s, `f-${s}`])),
  armour: "armor",
  blast: "f-dmg",
  cleanse: "purge",
  difficult: "f-last",
  disarm: "bar",
  "end-turn": "exhausted",
  energize: "f-en",
  energy: "f-en",
  escort: "person",
  goto: "f-move",
  grant: "hand",
  guard: "f-parry",
  heal: "f-hp",
  health: "f-hp",
  hide: "elusive",
  hit: "f-dmg",
  leap: "f-sprint",
  "lose-en": "f-en",
  "lose-hp": "f-hp",
  "lose-parry": "f-parry",
  mark: "eye",
  order: "f-leader",
  prevent: "f-front",
  purify: "purge",
  repair: "armor",
  revive: "f-hp",
  snare: "f-trap",
  stance: "turn",
  strip: "armor",
  stun: "stun",
  summon: "f-call",
  sweep: "f-dmg",
  taunt: "taunt",
  toxic: "f-tox",
  "trait-point": "f-special",
};
const RAISES = ["heal", "energize", "guard", "repair", "armour"];
const LOWERS = ["lose-hp", "lose-en", "lose-parry", "strip"];
export const FAR = 90; // more than any map has zones: as far as one likes, or all there is

/** How much an action does, beside its sign. */
export function muchOf(a: Act): string {
  const n = a.n !== undefined && a.n < FAR ? a.n : 1;
  if (RAISES.includes(a.verb)) return `+${n}`;
  if (LOWERS.includes(a.verb)) return `−${a.n !== undefined && a.n >= FAR ? "∞" : n}`;
  return [a.n !== undefined && a.n < FAR && a.n, a.plus && `+${a.plus}`].filter(Boolean).join(" ");
}

/** Why a card or item of a hero cannot be used any more, if so: the word for it. */
export function wornOf(h: Hero, id: string): "inactive" | "spent" | "used" | "" {
  if (h.skills.includes(id) && !h.active.includes(id)) return "inactive";
  return h.spent.includes(id) ? "spent" : h.used.includes(id) ? "used" : "";
}

/** The colour of a die as it is drawn: both weapon dice are dark. */
export const dieOf = (colour: string): string => (colour === "melee" || colour === "ranged" ? "weapon" : colour);

const TINTS: Record<string, string> = {
  mercenary: "#9a3412",
  shaman: "#2c6e40",
  lord: "#8a5508",
  thief: "#55318f",
  "sylvan-guard": "#2a5ea6",
};
export const tintOf = (hero: string): string => TINTS[hero] ?? "#565f6b";

/** The cards of a hero's board that bear a key: abilities, skills, cards drawn. */
export function cardsOf(hero: Hero, of: Catalogue): string[] {
  const own = (of.cards.get(hero.id)?.abilities as string[] | undefined) ?? [];
  return [...own, ...hero.skills];
}

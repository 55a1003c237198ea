// Fateforge: heroes, speakers, enemies and bosses, cards of all decks, and the place of every scene.
import type { Ground } from "$lib/art/grounds";
import { readLooks, readPlaces, type Looks } from "$lib/art/looks";
import { at, hash } from "$lib/art/pen";
import { CARDS } from "./looks/cards";
import { BOSSES, FOES, HEROES, SPEAKERS } from "./looks/people";
import { COMBATS, PLACES } from "./looks/places";
import { ZONES } from "./looks/zones";

const GROUNDS: Record<string, Ground> = {
  mercenary: { tones: ["#43140a", "#92381a", "#f0b98f"], motif: "embers" },
  shaman: { tones: ["#0f331d", "#2a683d", "#a9dcb2"], motif: "leaves" },
  lord: { tones: ["#412703", "#835109", "#f2d493"], motif: "wheel" },
  thief: { tones: ["#231145", "#4f2e86", "#c9b3f0"], motif: "roofs" },
  "sylvan-guard": { tones: ["#0e284d", "#28599e", "#a9cbf5"], motif: "leaves" },
  tale: { tones: ["#2c3842", "#5f7783", "#dcdac6"], motif: "fog" },
  boss: { tones: ["#300d10", "#8c2f26", "#ffc27a"], motif: "rings" },
  militia: { tones: ["#152349", "#375695", "#b7cdf2"], motif: "bricks" },
  brigands: { tones: ["#2e220e", "#745b2a", "#e3cd93"], motif: "roofs" },
  undead: { tones: ["#122b2a", "#3a7069", "#bfe6d6"], motif: "fog" },
  ashbound: { tones: ["#381106", "#a33d18", "#ffc27a"], motif: "embers" },
  golems: { tones: ["#33261f", "#7d5c48", "#e6cdb4"], motif: "circuit" },
  beasts: { tones: ["#232e1b", "#597242", "#d5e2b0"], motif: "leaves" },
  gear: { tones: ["#2c2620", "#6b5b49", "#ead9bd"], motif: "bricks" },
  allies: { tones: ["#1d3140", "#41708a", "#bfe0ee"], motif: "peaks" },
  peril: { tones: ["#201626", "#543a5e", "#d4b4d8"], motif: "rings" },
};
const ALLIES: Record<string, string> = {
  "ash-runaway": "toril",
  "canal-smuggler": "pell",
  "old-sergeant": "orsa",
  tinker: "iskra",
  "fourth-clause": "fourth-clause",
};
const OWN_ALLIES: Record<string, string> = {
  "grove-warden": "human old broad leaves leafbody longbeard hr:moss staff cl:moss sk:tan roots",
  hound: "dog dogcollar fangs sk:coal",
};
const BACKS: Record<string, string> = {
  skill: "star",
  item: "sack",
  fear: "eye",
  corruption: "drop gm:plum",
  trap: "beartrap",
  boss: "crossbones",
  ability: "up",
  special: "burst",
  ally: "flag",
};
const TELLING = ["short", "bun", "cap", "scarf", "beard", "hood", "braids", "straw"];

const heroes = readLooks(HEROES);
const speakers = readLooks(SPEAKERS);
const bosses = readLooks(BOSSES);
const cards = readLooks(CARDS);
const places = readPlaces(PLACES);
const zones = readLooks(ZONES);
const foes = new Map(
  Object.entries(FOES).flatMap(([people, lines]) =>
    [...readLooks(lines)].map(([id, look]) => [id, { look, ground: GROUNDS[people]! }] as const),
  ),
);

/** Where a scene is that nobody has placed, by the words of its id. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/wood|grove|root|forest/, "grove"],
  [/inn|tavern/, "inn"],
  [/gate|bar\b|wall/, "gate"],
  [/market|square|street/, "market"],
  [/marsh|bog/, "marsh"],
  [/water|drain|cistern/, "cistern"],
  [/crypt|tomb|grave|catacomb/, "crypt"],
  [/throne|king|queen/, "throne"],
  [/court|judge/, "court"],
  [/fire|kiln|shrine/, "kiln"],
  [/cell|prison/, "cell"],
  [/roof/, "roofs"],
];
const placeOf = (id: string) => places.get(id) ?? HINTS.find(([word]) => word.test(id))?.[1] ?? "road";

/** The look of a card: its own; of an improved one that of the card it improves; of a special that of its weapon. */
function lookOf(id: string): string {
  const own = cards.get(id);
  if (own) return own;
  const [weapon, special] = id.split("#");
  if (special && cards.has(weapon!)) return `${cards.get(weapon!)!} in:burst`;
  const better = cards.get(id.replace(/-2$/, ""));
  if (better) return `${better} up`;
  const back = /^back-([a-z]+)/.exec(id)?.[1];
  return BACKS[back ?? ""] ?? at(["sigil", "orb", "gem", "star", "amulet", "scroll"], hash(id));
}

const TYPES = [
  "hero",
  "skill",
  "item",
  "scene",
  "map",
  "quest",
  "place",
  "enemy",
  "boss",
  "ally",
  "fear",
  "corruption",
  "trap",
];

/** A subject comes as its type and its side, in either order. */
export const looks: Looks = ({ kind: said, id, sub: more = "" }) => {
  const [kind, sub] = TYPES.includes(more) ? [more, said] : [said, more];
  if (kind === "zone") return { look: zones.get(id) ?? "" };
  if (kind === "scene" && COMBATS[id]) return { place: COMBATS[id] };
  if (["place", "scene", "map", "quest"].includes(kind)) return { place: placeOf(id) };
  if (kind === "hero") return { look: heroes.get(id) ?? "human hood strap", ground: GROUNDS[id] ?? GROUNDS.tale! };
  if (kind === "speaker" || kind === "ally" || kind === "bust") {
    const look = OWN_ALLIES[id] ?? speakers.get(ALLIES[id] ?? id) ?? `human ${at(TELLING, hash(id))}`;
    if (kind === "bust") return { look }; // before the place where they speak
    return { look, ground: GROUNDS[kind === "ally" ? "allies" : "tale"]! };
  }
  if (kind === "boss") return { look: bosses.get(id) ?? "skull crown", ground: GROUNDS.boss! };
  if (kind === "enemy") return foes.get(id) ?? { look: "human hood scar", ground: GROUNDS.brigands! };
  const plate = { item: "pedestal", corruption: "dim", fear: "dim", trap: "dim" }[kind] ?? "ring";
  return { look: lookOf(id), ground: GROUNDS[sub] ?? GROUNDS.gear!, plate };
};

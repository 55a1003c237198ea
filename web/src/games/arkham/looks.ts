// Arkham Horror: a class gives the ground, a card its words, a location its place.
import type { Ground } from "$lib/art/grounds";
import { readLooks, readPlaces, type Looks } from "$lib/art/looks";
import { CARDS, PLACES } from "./looks/cards";

const CLASSES: Record<string, Ground> = {
  guardian: { tones: ["#0c2142", "#23589a", "#a9ccf5"], motif: "bricks" },
  seeker: { tones: ["#3a2203", "#8a5a12", "#eccb88"], motif: "wheel" },
  rogue: { tones: ["#082c1a", "#1d6940", "#8fd8b0"], motif: "roofs" },
  mystic: { tones: ["#211149", "#5c3b99", "#cdb8f5"], motif: "rings" },
  survivor: { tones: ["#380b0f", "#952a30", "#f2a99e"], motif: "embers" },
  neutral: { tones: ["#262c34", "#5d6876", "#ccd4dd"], motif: "fog" },
  mythos: { tones: ["#14111a", "#403b55", "#a3b196"], motif: "fog" },
  light: { tones: ["#2c2413", "#77602e", "#f0dc9f"], motif: "embers" }, // of acts: what can be done
};

const cards = new Map(
  Object.entries(CARDS).flatMap(([ground, lines]) =>
    [...readLooks(lines)].map(([id, look]) => [id, { look, ground: CLASSES[ground]! }] as const),
  ),
);
const places = readPlaces(PLACES);
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/study|librar/, "study"],
  [/hall|corridor/, "hallway"],
  [/attic/, "attic"],
  [/cellar|basement|crypt/, "cellar"],
  [/parlor|lounge|dining/, "parlor"],
  [/river|dock|canal|harbo/, "river"],
  [/museum|society/, "society"],
  [/hospital/, "hospital"],
  [/universit|school|dormitor/, "university"],
  [/bank/, "bank"],
  [/asylum/, "asylum"],
  [/grave|cemeter/, "graveyard"],
  [/police|precinct/, "police"],
  [/manor|estate|mansion/, "manor"],
  [/cliff|coast|shore/, "cliff"],
  [/glade|clearing/, "glade"],
  [/thicket|swamp|marsh/, "thicket"],
  [/cave|cavern|ritual/, "ritual"],
  [/woods|path|forest/, "path"],
  [/house/, "yourhouse"],
];
const PEOPLE: readonly (readonly [string, string])[] = [
  ["ghoul", "ghoul fangs bare"],
  ["nightgaunt", "nightgaunt"],
  ["byakhee", "byakhee"],
  ["deep one", "deep maw bare"],
  ["dark young", "darkyoung"],
  ["yithian", "yith"],
  ["ancient one", "squid cyclops"],
  ["cultist", "human hood facemask candle"],
  ["creature", "dog"],
  ["police", "human kepi moustache club"],
  ["criminal", "human flatcap smirk stubble"],
  ["sorcerer", "human hood staff"],
  ["monster", "blob"],
];
const SIGNS: readonly (readonly [string, string])[] = [
  ["firearm", "gun"],
  ["melee", "sword"],
  ["tome", "book"],
  ["armor", "vest"],
  ["tool", "lens"],
  ["charm", "clover"],
  ["relic", "amulet"],
  ["spell", "sigil"],
  ["talent", "up"],
  ["tactic", "run"],
  ["insight", "bulb"],
  ["fortune", "dice"],
  ["terror", "spiral"],
  ["hazard", "hands"],
  ["omen", "hourglass"],
];
const PLATES: Record<string, string> = { treachery: "dim", agenda: "dim", skill: "ring", act: "ring" };
const UNKNOWN: Record<string, string> = {
  act: "lamp key",
  agenda: "hourglass smoke",
  scenario: "tome moon",
  person: "human short coat",
};

export const looks: Looks = ({ kind, id, sub = "", traits = "" }) => {
  const place = kind === "place" || kind === "location" || sub === "location";
  if (place && places.has(id)) return { place: places.get(id)! };
  if (place) return { place: KINDS.find(([name]) => name.test(id))?.[1] ?? "street" };
  const plate = PLATES[kind] ?? "";
  const known = cards.get(id);
  if (known) return kind === "act" ? { ...known, ground: CLASSES.light!, plate } : { ...known, plate };
  const somebody = PEOPLE.find(([trait]) => traits.includes(trait))?.[1];
  const sign = SIGNS.find(([trait]) => traits.includes(trait))?.[1] ?? "star";
  const look = UNKNOWN[kind] ?? (somebody || (kind === "enemy" ? "human hood scar" : sign));
  return { look, ground: CLASSES[sub] ?? CLASSES.neutral!, plate };
};

// KeyForge: a house gives the ground, a card its words; a card that has none gets a look from traits, name and id.
import type { Ground } from "$lib/art/grounds";
import { readLooks, type Looks } from "$lib/art/looks";
import { at, hash } from "$lib/art/pen";
import { CREATURES } from "./looks/creatures";
import { THINGS } from "./looks/things";

const HOUSES: Record<string, Ground> = {
  brobnar: { tones: ["#4a1108", "#a83a18", "#ffb05a"], motif: "peaks" },
  dis: { tones: ["#2c0824", "#7e2460", "#e98bc4"], motif: "rings" },
  logos: { tones: ["#0b2850", "#235f9f", "#9ccdff"], motif: "circuit" },
  mars: { tones: ["#232a05", "#667812", "#d5ea62"], motif: "orbits" },
  sanctum: { tones: ["#3d2d06", "#97741f", "#f6dd94"], motif: "wheel" },
  shadows: { tones: ["#121424", "#3c4069", "#aab1e4"], motif: "roofs" },
  untamed: { tones: ["#08301a", "#296f3e", "#a6da98"], motif: "leaves" },
};
const ARCHON: Ground = { tones: ["#1d1833", "#4b3f86", "#c9b8ff"], motif: "rings" };
const PLATES: Record<string, string> = { upgrade: "medallion", artifact: "pedestal" };

const known = new Map(
  [...Object.values(CREATURES), ...Object.values(THINGS)].flatMap((lines) => [...readLooks(lines)]),
);

// What a trait means where a card is unknown: the kind, then choices that the id makes.
const FACES = ["smile", "frown", "grin", "smirk", "angry", "shout"];
const HAIRS = ["short", "long", "bun", "braids", "spiky", "mohawk", "curly", "bob", "wild", "topknot"];
const MARKS = ["scar", "patch", "warpaint", "glasses", "beard", "moustache", "freckles", "old", "fem", "goldtooth"];
const GEAR: Record<string, string[]> = {
  giant: ["hornhelm club", "helm axe", "bandana hammer", "pothat rock", "crown doubleaxe"],
  goblin: ["pothat bomb", "goggleshead dagger", "peak drum", "bandana sack"],
  knight: ["great sword", "sallet shield", "barbute mace", "helm plume spear", "great crest tower"],
  thief: ["hood dagger", "flatcap bag", "tricorn coin", "bandana key", "bowler lamp", "eyemask rope"],
  scientist: ["goggleshead flask", "mortar book", "skullcap chip", "goggles wrench", "monocle lens"],
  demon: ["h-up whip", "h-ram fire", "h-side skulls", "h-tall chains", "h-bull mace", "h-many drop"],
  imp: ["h-up key", "h-side candle", "h-one gem", "h-many bell"],
  martian: ["antenna raygun", "dome syringe", "kettle shield", "brain pod", "visor rifle"],
  witch: ["witch staff", "leaves moon", "feathers flask"],
  human: ["circlet staff", "cap bag", "turban scroll", "kerchief flag"],
};
const BEASTS = ["wolf", "bear", "boar", "lizard", "hyena", "badger", "stag", "bird", "beetle", "moose"];
const NAMED =
  /wolf|bear|ape|monkey|spider|snake|worm|rat|bird|owl|shark|bee|beetle|gator|tiger|cat|boar|hog|dragon|tree/;
const ROBOTS = ["domed grin", "cone visor", "squat", "tankbot", "spiderbot", "drone", "cubebot cyclops"];

function guessed(id: string, traits: string): string {
  const h = hash(id);
  const is = (...words: string[]) => words.find((word) => traits.includes(word));
  if (is("beast", "insect", "tree", "dragon")) return NAMED.exec(id)?.[0] ?? at(BEASTS, h >>> 2);
  if (is("robot")) return `robot ${at(ROBOTS, h >>> 2)}`;
  if (is("specter")) return "specter";
  const kind = is("giant", "goblin", "imp", "demon", "martian", "elf") ?? "human";
  const trade = is("knight", "thief", "scientist", "witch") ?? (GEAR[kind] ? kind : "human");
  const clothes = { knight: "plate", scientist: "lab" }[trade] ?? "";
  const wings = kind === "imp" ? "batwings" : is("faerie") ? "flywings small" : is("angel", "spirit") ? "wings" : "";
  const hair = ["demon", "imp", "martian"].includes(kind) ? "" : at(HAIRS, h >>> 6);
  return `${kind} ${wings} ${clothes} ${at(FACES, h >>> 3)} ${hair} ${at(MARKS, h >>> 10)} ${at(GEAR[trade]!, h >>> 13)}`;
}

const CROWNS = [
  "hood glow nomouth sk:black",
  "great",
  "sallet",
  "facemask hood",
  "wolfmask",
  "dome",
  "crown facemask",
  "helmwings sallet",
  "antlers hood glow nomouth sk:black",
  "rays facemask",
  "halo great crest",
  "mitre facemask",
  "beakmask hood",
  "h-ram sallet",
];
const ROBES = ["gold", "navy", "wine", "teal", "plum", "rust", "moss", "coal", "violet"];
const MASKS = ["white", "gold", "silver", "coal", "sky", "rose", "bronze"];
const SIGNS = ["key", "orb", "gem", "staff", "scales", "star", "moon", "sun", "shard", "hourglass"];

/** Whoever leads a deck: masked, robed, and never the same. */
function archon(id: string): string {
  const h = hash(id);
  const colour = (name: string, from: string[], bit: number) => `${name}:${at(from, h >>> bit)}`;
  return `human robe cloak ${at(CROWNS, h)} ${colour("cl", ROBES, 4)} ${colour("hg", ROBES, 8)} ${colour("mk", MASKS, 12)} ${colour("ck", ROBES, 15)} ${at(SIGNS, h >>> 19)} ${colour("gm", MASKS, 23)} ${colour("ey", MASKS, 20)}`;
}

export const looks: Looks = ({ kind, id, sub = "", traits = "" }) => {
  if (kind === "archon") return { look: archon(id), ground: ARCHON };
  const ground = HOUSES[kind] ?? ARCHON;
  const look = known.get(id);
  if (look) return { look, ground, plate: PLATES[sub] ?? "" };
  if (sub === "creature") return { look: guessed(id, traits), ground };
  const sign = at(["burst", "star", "bolt", "gem", "sigil", "orb", "chest", "shield", "portal", "spiral"], hash(id));
  return { look: sign, ground, plate: PLATES[sub] ?? "" };
};

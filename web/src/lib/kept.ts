// The settings of this browser as plain data: what each may be, what is usual, and how a note of them is read.
import type { Lang } from "./words";

export const THEMES = ["system", "light", "dark"] as const;
export const TEXT_SIZES = ["s", "m", "l", "xl", "xxl"] as const;
export const PALETTES = ["usual", "red-green", "blue-yellow"] as const; // the others: for eyes that do not tell these apart
export const CONTRASTS = ["system", "more"] as const;
export const DENSITIES = ["roomy", "usual", "dense"] as const;
export const ANIMATIONS = ["full", "slow", "off"] as const;

export type Animation = (typeof ANIMATIONS)[number];
export type TextSize = (typeof TEXT_SIZES)[number];

/** By how much each text size makes everything larger. */
export const SIZES: Record<TextSize, number> = { s: 0.875, m: 1, l: 1.125, xl: 1.25, xxl: 1.5 };

/** How fast the browser's speech may be; 1 is its own speed. */
export const RATES = { least: 0.5, most: 2 };

/** Which sounds are made, where the volume is not 0. */
export interface Heard {
  moves: boolean; // what happens on the table
  turn: boolean; // it is my turn, and the page is out of sight
  talk: boolean; // somebody has said something
}

export interface Kept {
  lang: Lang;
  theme: (typeof THEMES)[number];
  text: TextSize;
  palette: (typeof PALETTES)[number];
  contrast: (typeof CONTRASTS)[number];
  density: (typeof DENSITIES)[number];
  animation: Animation; // as chosen; what holds is `motion()`, which follows the system's wish for less
  volume: number; // 0 (silent) to 1
  heard: Heard;
  speech: boolean; // whether what is told is read aloud by itself
  voice: string; // the name of a voice of the browser; "" for its own
  rate: number; // how fast it speaks
  talk: boolean; // whether what others say at a table is shown
  veil: boolean; // whether hands are covered when two people share the screen
  name: string;
  game: string; // whose lobby and library were last looked at
}

/** What holds until somebody chooses. */
export const usual = (lang: Lang): Kept => ({
  lang,
  theme: "system",
  text: "m",
  palette: "usual",
  contrast: "system",
  density: "usual",
  animation: "full",
  volume: 0,
  heard: { moves: true, turn: true, talk: true },
  speech: false,
  voice: "",
  rate: 1,
  talk: true,
  veil: true,
  name: "",
  game: "keyforge",
});

type Found = Record<string, unknown>;

const isRecord = (value: unknown): value is Found =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === "number" && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise;
const among = <T>(value: unknown, all: readonly T[], otherwise: T): T =>
  all.includes(value as T) ? (value as T) : otherwise;

/** Settings from a note, each of them as it may be: what is missing or damaged is as usual. */
export function readKept(note: string | null, lang: Lang): Kept {
  const base = usual(lang);
  let found: Found;
  try {
    const value: unknown = JSON.parse(note ?? "{}");
    found = isRecord(value) ? value : {};
  } catch {
    return base; // a damaged note is no reason not to play
  }
  const like = <T>(name: keyof Kept, otherwise: T): T =>
    typeof found[name] === typeof otherwise ? (found[name] as T) : otherwise;
  const heard = isRecord(found["heard"]) ? found["heard"] : {};
  const hears = (name: keyof Heard): boolean =>
    typeof heard[name] === "boolean" ? heard[name] : base.heard[name] && !chimed(found, name);
  return {
    lang: among(found["lang"], ["en", "fr"] as const, lang),
    theme: among(found["theme"], THEMES, base.theme),
    text: among(found["text"], TEXT_SIZES, base.text),
    palette: among(found["palette"], PALETTES, base.palette),
    contrast: among(found["contrast"], CONTRASTS, base.contrast),
    density: among(found["density"], DENSITIES, base.density),
    animation: among(found["animation"], ANIMATIONS, base.animation),
    volume: within(found["volume"], 0, 1, found["sound"] === true ? 0.5 : base.volume),
    heard: { moves: hears("moves"), turn: hears("turn"), talk: hears("talk") },
    speech: like("speech", base.speech),
    voice: like("voice", base.voice),
    rate: within(found["rate"], RATES.least, RATES.most, base.rate),
    talk: like("talk", base.talk),
    veil: like("veil", base.veil),
    name: like("name", base.name),
    game: like("game", base.game),
  };
}

/** Whether somebody once asked for the chime of their turn, and for no other sound. */
const chimed = (found: Found, name: keyof Heard): boolean => found["sound"] === true && name !== "turn";

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Colours as eyes see them that lack one kind of cones: G. M. Machado and others, 2009, for whole absence, in linear light.
const EYES = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};
type Eyes = keyof typeof EYES;
const MEANT: Record<string, Eyes[]> = {
  "red-green": ["usual", "protan", "deutan"],
  "blue-yellow": ["usual", "tritan"],
};
const HOUSES = ["brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed"];
const CLASSES = ["guardian", "seeker", "rogue", "mystic", "survivor", "neutral", "mythos"];
const FOES = ["foe-blue", "foe-red", "foe-green", "foe-brown", "foe-purple"];
const ink = (name: string) => `${name}-ink`;
// Groups of which one must be told from the others, and how far apart they must be at least (in hundredths of OKLab).
const GROUPS: [string[], number][] = [
  [HOUSES, 7],
  [HOUSES.map(ink), 7],
  [CLASSES, 7],
  [CLASSES.map(ink), 7],
  [FOES, 9],
  [FOES.map(ink), 9],
  [["die-red", "die-yellow", "die-blue", "die-green", "die-weapon"], 9],
  [["seat-you", "seat-them", "seat-3", "seat-4"], 11],
  [["legal", "chosen", "refuse", "good", "harm"], 9],
];

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const css = read("./palettes.css");

/** The colours of a palette by their names: in light and in dark. */
function colours(palette: string): Map<string, [string, string]> {
  const block = new RegExp(`data-palette="${palette}"\\] \\{([^}]*)\\}`).exec(css)![1]!;
  const out = new Map<string, [string, string]>();
  for (const [, name, light, dark, one] of block.matchAll(
    /--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g,
  ))
    out.set(name!, [light ?? one!, dark ?? one!]);
  return out;
}

const linear = (hex: string): number[] =>
  [1, 3, 5].map((k) => {
    const c = parseInt(hex.slice(k, k + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
const through = (eyes: Eyes, [r, g, b]: number[]): number[] =>
  [0, 3, 6].map((k) => {
    const [x, y, z] = EYES[eyes].slice(k, k + 3);
    return Math.min(1, Math.max(0, x! * r! + y! * g! + z! * b!));
  });
function oklab([r, g, b]: number[]): number[] {
  const l = Math.cbrt(0.4122214708 * r! + 0.5363325363 * g! + 0.0514459929 * b!);
  const m = Math.cbrt(0.2119034982 * r! + 0.6806995451 * g! + 0.1073969566 * b!);
  const s = Math.cbrt(0.0883024619 * r! + 0.2817188376 * g! + 0.6299787005 * b!);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
const apart = (eyes: Eyes, one: string, other: string): number => {
  const [a, b] = [one, other].map((hex) => oklab(through(eyes, linear(hex))));
  return 100 * Math.hypot(...a!.map((x, k) => x - b![k]!));
};
const light = (hex: string): number => {
  const [r, g, b] = linear(hex);
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
function contrast(one: string, other: string): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

const least = (of: string[], eyes: Eyes): number =>
  Math.min(...of.flatMap((one, n) => of.slice(0, n).map((other) => apart(eyes, one, other))));

test.each(Object.entries(MEANT))("for %s, the colours of a group stay apart for these eyes", (palette, eyes) => {
  const found = colours(palette);
  for (const [names, most] of GROUPS)
    for (const theme of [0, 1] as const)
      for (const who of eyes) {
        const group = names.map((name) => found.get(name)![theme]);
        expect(least(group, who), `${names[0]} … in ${theme ? "dark" : "light"}, ${who}`).toBeGreaterThan(most);
      }
});

test("the usual colours do not stay apart for these eyes: so there are palettes", () => {
  const tokens = read("./tokens.css");
  const usual = HOUSES.map((name) => new RegExp(`--${name}: +(#\\w{6});`).exec(tokens)![1]!);
  expect(least(usual, "deutan")).toBeLessThan(2);
  expect(least(usual, "tritan")).toBeLessThan(4);
});

test.each(Object.keys(MEANT))("for %s, every text can be read", (palette) => {
  const found = colours(palette);
  const [surfaces, dark] = [
    ["#ffffff", "#dfe1e6"],
    ["#2d2e38", "#0c0d12"],
  ]; // the lightest and the darkest that a text stands on, in each theme
  for (const [name, [onLight, onDark]] of found) {
    if (name === "die-yellow") expect(contrast(onLight, "#15161b"), name).toBeGreaterThan(4.5);
    else if (onLight === onDark) expect(contrast(onLight, "#ffffff"), name).toBeGreaterThan(4.5);
    else {
      for (const on of surfaces!) expect(contrast(onLight, on), name).toBeGreaterThan(4.5);
      for (const on of dark!) expect(contrast(onDark, on), name).toBeGreaterThan(4.5);
    }
  }
});

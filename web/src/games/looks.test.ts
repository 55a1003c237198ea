import { describe, expect, it } from "vitest";
import { FIGURES } from "$lib/art/figure";
import { draw, plain } from "$lib/art/draw";
import { readLooks, type Looks } from "$lib/art/looks";
import { MOST, kept, picture } from "$lib/art/pictures";
import { PLACES } from "$lib/art/places";
import { THINGS } from "$lib/art/things";

// Every table of looks there is, whatever game it belongs to: a text of lines, or one for each side.
type Table = string | Record<string, string>;
const tables = import.meta.glob<Record<string, Table>>("./*/looks/*.ts", { eager: true });
const games = import.meta.glob<{ looks: Looks }>("./*/looks.ts", { eager: true });
const kit = import.meta.glob<string>("../lib/art/**/*.ts", { eager: true, query: "?raw", import: "default" });

const LARGEST = 10_000; // bytes of a picture
const ELSEWHERE = /https?:(?!\/\/www\.w3\.org\/2000\/svg")|href|url\(|<script|<image|NaN|undefined/;
const APART = 0.3; // of the shapes of two pictures, how many are only in one of them, at least

interface Line {
  game: string;
  group: string;
  id: string;
  look: string;
}
const lines: Line[] = Object.entries(tables).flatMap(([path, parts]) =>
  Object.entries(parts).flatMap(([name, table]) =>
    Object.entries(typeof table === "string" ? { all: table } : table)
      .filter(([, text]) => text.includes("|"))
      .flatMap(([side, text]) =>
        [...readLooks(text)].map(([id, look]) => ({ game: path.split("/")[1]!, group: `${name} ${side}`, id, look })),
      ),
  ),
);
const placed = Object.entries(tables).flatMap(([path, parts]) =>
  typeof parts["PLACES"] === "string"
    ? parts["PLACES"]
        .trim()
        .split("\n")
        .map((line) => [path, line.split(": ")[0]!] as const)
    : [],
);
const ground = { tones: ["#111111", "#555555", "#eeeeee"] as const };
const drawn = (line: Line) => draw({ look: line.look, ground }, line.id, "dark");

const shapes = (svg: string) => new Set(svg.split("<").filter((shape) => !/^\/|^g /.test(shape)));

/** The part of the shapes of two pictures that only one of them has. */
function apart(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((shape) => b.has(shape)).length;
  return 1 - (2 * common) / (a.size + b.size);
}

describe("pictures", () => {
  it("has tables of looks to speak of", () => {
    expect(lines.length).toBeGreaterThan(900);
    expect(placed.length).toBeGreaterThan(60);
  });

  it("uses no word that nobody draws", () => {
    const said = new Set(Object.values(kit).flatMap((text) => text.match(/[\w-]+/g) ?? []));
    const unknown = lines.flatMap(({ id, look }) =>
      look
        .split(" ")
        .filter((word) => !word.includes(":") && !/^x\d$/.test(word) && !said.has(word))
        .map((word) => `${id}: ${word}`),
    );
    expect(unknown).toEqual([]);
    const things = lines.flatMap(({ id, look }) =>
      look.split(" ").some((word) => FIGURES.has(word) || THINGS[word]) ? [] : [id],
    );
    expect(things).toEqual([]);
    expect(placed.filter(([, place]) => !PLACES[place])).toEqual([]);
  });

  it("calls no thing as a figure is called", () => {
    expect(Object.keys(THINGS).filter((word) => FIGURES.has(word))).toEqual([]);
  });

  it("draws each small and whole, no two figures of a group alike, and the same things on no two cards of it", async () => {
    const figures = new Map<string, [string, Set<string>][]>();
    const things = new Map<string, string>();
    const near: string[] = []; // what is wrong
    for (const line of lines) {
      const group = `${line.game} ${line.group}`;
      const words = line.look.split(" ");
      const svg = await drawn(line);
      if (svg.length > LARGEST) near.push(`${line.id} has ${svg.length} bytes`);
      if (ELSEWHERE.test(svg)) near.push(`${line.id} has a part from elsewhere, or one that is missing`);
      if (words.some((word) => FIGURES.has(word))) {
        const mine = shapes(svg);
        const others = figures.get(group) ?? [];
        for (const [id, its] of others) if (apart(mine, its) < APART) near.push(`${line.id} and ${id}`);
        figures.set(group, [...others, [line.id, mine]]);
      } else {
        const shown = `${group}: ${words.toSorted().join(" ")}`;
        if (things.has(shown) && !group.includes("ZONES")) near.push(`${line.id} and ${things.get(shown)}`);
        things.set(shown, line.id);
      }
    }
    expect(near).toEqual([]);
  });

  it("draws every place under 10 kB, in both themes", async () => {
    for (const place of Object.keys(PLACES))
      for (const theme of ["dark", "light"]) {
        const svg = await draw({ place }, "somewhere", theme);
        expect(svg.length, place).toBeLessThan(LARGEST);
        expect(svg, place).not.toMatch(/NaN|undefined/);
      }
  });

  it("depends on words, id and theme alone", async () => {
    const [line, other] = [lines[0]!, lines[1]!];
    expect(await drawn(line)).toBe(await drawn(line));
    expect(await drawn({ ...line, id: other.id })).not.toBe(await drawn(line));
    expect(await draw(plain("a"), "a", "light")).not.toBe(await draw(plain("a"), "a", "dark"));
  });

  it("has a picture for what a game has never heard of", async () => {
    for (const { looks } of Object.values(games))
      for (const kind of ["", "place", "enemy", "creature", "person", "archon", "hero"]) {
        const svg = await draw(looks({ kind, id: "nobody-knows", sub: "creature" }), "nobody-knows", "dark");
        expect(svg).toContain("<svg");
      }
  });

  it("keeps a bounded number of pictures", async () => {
    for (let n = 0; n < MOST + 50; n++) void picture("", { kind: "", id: `${n}` }, "dark");
    expect(kept()).toBe(MOST);
    const first = await picture("", { kind: "", id: "first" }, "dark");
    expect(await picture("", { kind: "", id: "first" }, "dark")).toBe(first);
    expect(first).toMatch(/^url\("data:image\/svg\+xml,/);
  });
});

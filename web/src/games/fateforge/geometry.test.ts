import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { borders, cells, outline, type Cell, type Point } from "./geometry";

const MAPS = fileURLToPath(new URL("../../../../src/tableforge/fateforge/content/maps/", import.meta.url));
const WIDE = { width: 886, height: 440 };
const NARROW = { width: 390, height: 440 };

/** Anchors and ways of a map as its file has them. */
function printed(file: string): { places: Record<string, Point>; edges: string[][] } {
  const text = readFileSync(MAPS + file, "utf8");
  const zones = [...text.matchAll(/\{id="(\w)", pos=\[(\d+),(\d+)\]/g)];
  const edges = text.match(/^edges = \[(.*)\]$/m)![1]!;
  return {
    places: Object.fromEntries(zones.map(([, id, x, y]) => [id!, [Number(x), Number(y)] as const])),
    edges: [...edges.matchAll(/"(\w)-(\w)"/g)].map(([, a, b]) => [a!, b!]),
  };
}

const area = (corners: readonly Point[]) =>
  corners.reduce((sum, [x, y], k) => {
    const [u, v] = corners[(k + 1) % corners.length]!;
    return sum + (x * v - u * y) / 2;
  }, 0);

/** Whether a point lies within a cell; its corners all turn the same way. */
const inside = ({ corners }: Cell, [x, y]: Point) =>
  corners.every(([ax, ay], k) => {
    const [bx, by] = corners[(k + 1) % corners.length]!;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= -0.01;
  });

const files = readdirSync(MAPS).filter((f) => f.endsWith(".toml"));

test("there are twelve maps", () => expect(files).toHaveLength(12));

describe.each(files)("%s", (file) => {
  const { places, edges } = printed(file);

  describe.each([WIDE, NARROW])("on $width × $height", (size) => {
    const all = cells(places, edges, size);

    test("is covered by its zones", () => {
      expect(all.reduce((sum, cell) => sum + area(cell.corners), 0)).toBeCloseTo(size.width * size.height, 1);
    });

    test("has a border wherever zones are next to each other", () => {
      const found = new Set(borders(all, size).flatMap(({ a, b }) => [a + b, b + a]));
      expect(edges.filter(([a, b]) => !found.has(a! + b!))).toEqual([]);
    });

    test("shows what is in a zone within its ground, in room enough", () => {
      for (const cell of all) {
        const { left, top, width, height } = cell.room;
        for (const p of [
          [left, top],
          [left + width, top],
          [left, top + height],
          [left + width, top + height],
        ] as const)
          expect(inside(cell, p), `${cell.id} at ${p}`).toBe(true);
        expect(width * height, cell.id).toBeGreaterThan((size.width * size.height) / 60);
      }
    });

    test("has an outline for every zone within the box round it", () => {
      for (const cell of all)
        for (const found of outline(cell).matchAll(/(-?[\d.]+)px (-?[\d.]+)px/g)) {
          const [x, y] = [Number(found[1]), Number(found[2])];
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(cell.box.width + 0.1);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(cell.box.height + 0.1);
        }
    });
  });
});

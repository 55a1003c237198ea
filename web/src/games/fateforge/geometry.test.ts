import { describe, expect, test } from "vitest";
import { borders, cells, outline, spread } from "./geometry";

const GRID = { a: [0, 0], b: [1, 0], c: [0, 1], d: [1, 1] } as const;

describe("zones of a map", () => {
  test("cover the whole map and do not overlap", () => {
    const all = cells(spread(GRID));
    const area = (corners: readonly (readonly [number, number])[]) =>
      Math.abs(
        corners.reduce((sum, [x, y], k) => {
          const [u, v] = corners[(k + 1) % corners.length]!;
          return sum + x * v - u * y;
        }, 0) / 2,
      );
    expect(all.reduce((sum, cell) => sum + area(cell.corners), 0)).toBeCloseTo(10_000, 3);
  });

  test("have borders with their neighbours", () => {
    const found = borders(cells(spread(GRID))).map((b) => b.a + b.b);
    expect(found).toEqual(expect.arrayContaining(["ab", "ac", "bd", "cd"]));
  });

  test("are outlined within the box round them", () => {
    const [first] = cells(spread({ a: [0, 0], b: [1, 0] }));
    expect(outline(first!)).toMatch(/^polygon\(0\.0% 0\.0%, 100\.0%/);
  });
});

import { describe, expect, it } from "vitest";
import { nearest, places } from "./places";
import type { Review } from "./told";

const review = {
  scale: { kind: "chance", name: { en: "", fr: "" }, points: 100, shared: false },
  curve: [
    { n: 0, turn: 1, seat: 0, value: 50 },
    { n: 5, turn: 2, seat: 1, value: 100 },
    { n: 10, turn: 3, seat: 0, value: 120 },
  ],
} as unknown as Review;

describe("the curve", () => {
  it("goes from the first answer to the last, and never leaves the picture", () => {
    expect(places(review, 200, 100)).toEqual([
      { x: 0, y: 50, n: 0 },
      { x: 100, y: 0, n: 5 },
      { x: 200, y: 0, n: 10 },
    ]);
  });
  it("has a place for a mark that lies between two of its points", () => {
    expect(nearest(places(review, 200, 100), 6)?.n).toBe(5);
    expect(nearest([], 6)).toBeUndefined();
  });
});

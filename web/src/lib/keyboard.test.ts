import { describe, expect, it } from "vitest";
import { BADGES, drawn, fill } from "./keyboard";

describe("badges", () => {
  it("go on beyond nine, and no two things share one", () => {
    const given = new Map([["a card", "3"]]);
    const many = Array.from({ length: 30 }, (_, n) => `thing ${n}`);
    fill(given, ["a card", ...many]);
    expect(given.size).toBe(31);
    expect(new Set(given.values()).size).toBe(31);
    expect(given.get("a card")).toBe("3");
  });
  it("never take a key that means something else at every table", () => {
    for (const key of ["e", "u", "p", "l", "z", "c", "y", "o", "?", "Shift+E"]) expect(BADGES).not.toContain(key);
  });
  it("are drawn as people read them", () => {
    expect([drawn("1"), drawn("a"), drawn("Shift+A"), drawn("")]).toEqual(["1", "A", "⇧A", ""]);
  });
});

import { describe, expect, it } from "vitest";
import { spots, ways } from "./places";
import type { Place } from "./view";

const place = (id: string, connections: string[] = [], key = id): Place => ({
  id,
  key,
  type: "location",
  exhausted: false,
  revealed: true,
  clue: 0,
  connections,
  here: [],
  investigators: [],
});

describe("the map", () => {
  it("puts a single location in the middle", () => {
    expect(spots([place("study")]).at.get("study")).toEqual({ x: 50, y: 50 });
  });

  it("gives every location a place of its own, those without a home too", () => {
    const woods = [1, 2, 3, 4].map((n) => place("unrevealed-woods", [], `unrevealed-woods.${n}`));
    const { at } = spots([place("main-path"), ...woods, place("ritual-site")]);
    expect(new Set([...at.values()].map((s) => `${s.x} ${s.y}`)).size).toBe(6);
  });

  it("leaves a location where it was when its neighbour is revealed", () => {
    const before = spots([place("hallway"), place("attic"), place("cellar"), place("parlor")]);
    const after = spots([place("hallway"), { ...place("attic"), revealed: false }, place("cellar"), place("parlor")]);
    expect(after).toEqual(before);
  });

  it("knows namesakes by where one of them would lie", () => {
    const at = (id: string) => spots([place(id), place("rivertown"), place("easttown")]).at.get(id);
    expect(at("downtown-arkham-asylum")).toEqual(at("downtown-first-bank-of-arkham"));
  });

  it("draws each way once, and marks those that lead away from you", () => {
    const found = ways([place("a", ["b"]), place("b", ["a", "c"]), place("c", ["b"])], "a");
    expect(found.map((w) => [w.from, w.to, w.near])).toEqual([
      ["b", "a", true],
      ["c", "b", false],
    ]);
  });
});

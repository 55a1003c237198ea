import { describe, expect, it } from "vitest";
import { begunAt, wayOf, type Event } from "./past";

const event = (kind: string, ids: string[], from?: number): Event => ({
  kind,
  rule: "",
  note: "",
  amount: 0,
  data: [],
  cards: ids.map((id) => ({ id })),
  from: from === undefined ? null : { zone: "zone", at: `zone:${from}` },
});

describe("what has happened", () => {
  it("is drawn along the way that was really taken, zone by zone", () => {
    const acted = [
      event("activates", ["watchdog#1"]),
      event("foe-moves", ["watchdog#1", "mill-ford/b"], 0),
      event("foe-moves", ["watchdog#1", "mill-ford/c"], 1),
      event("foe-strikes", ["watchdog#1", "mercenary"]),
      event("hurt", ["mercenary"]),
    ];
    expect(wayOf(acted, ["a", "b", "c"])).toEqual([
      { from: "a", to: "b", kind: "move" },
      { from: "b", to: "c", kind: "move" },
      { from: "watchdog.1", to: "mercenary", kind: "hit" },
    ]);
  });

  it("begins with the combat under way", () => {
    expect(begunAt([event("scene", []), event("hurt", ["lord"]), event("tells", []), event("rolls", [])])).toBe(2);
    expect(begunAt([])).toBe(-1);
  });
});

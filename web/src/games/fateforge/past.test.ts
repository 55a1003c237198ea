import { describe, expect, it } from "vitest";
import type { ShownEvent } from "$lib/wire";
import { begunAt, wayOf } from "./past";

const event = (kind: string, ids: string[], from?: number): ShownEvent => ({
  kind,
  rule: "",
  note: "",
  how: "",
  seat: 0,
  amount: 0,
  data: [],
  count: ids.length,
  cards: ids.map((id) => ({ id, seat: 0, at: "" })),
  source: null,
  from: from === undefined ? null : { zone: "zone", seat: -1, at: `zone:${from}` },
  to: null,
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

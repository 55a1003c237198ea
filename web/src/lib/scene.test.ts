import { describe, expect, it } from "vitest";
import { drawn, end, merged, said, sentence } from "./scene";
import type { Zone } from "./wire";

const zone = (id: string, ...names: string[]): Zone => ({
  id,
  name: id,
  layout: "row",
  things: names.map((name) => ({ key: name, name })),
});
const bare = { game: "lamps", title: "Lamps", sides: [] };

describe("a scene", () => {
  it("is whole when nothing was known", () => {
    expect(merged({ ...bare, zones: [zone("hand", "rope")] }).zones[0]!.things![0]!.name).toBe("rope");
  });
  it("takes what has not changed from where it stood before", () => {
    const before = merged({ ...bare, zones: [zone("hand", "rope"), zone("street", "mill")], legend: [["†", "doom"]] });
    const after = merged({ ...bare, zones: [1, zone("hand")], legend: [0] }, before);
    expect(after.zones.map((z) => z.id)).toEqual(["street", "hand"]);
    expect(after.zones[0]).toBe(before.zones[1]);
    expect(after.legend).toEqual([["†", "doom"]]);
  });
});

describe("words", () => {
  it("say a thing in one sentence", () => {
    const rope = { key: "rope", name: "Rope", kind: "tool", states: [{ id: "worn", text: "worn" }], notes: ["wet"] };
    expect(sentence(rope)).toBe("Rope, tool, worn, wet");
  });
  it("say a number and what it is held against", () => {
    const fog = { id: "fog", name: "Fog", value: 2, most: 8 };
    expect([drawn(fog), said(fog)]).toEqual(["2/8", "Fog 2 / 8"]);
    expect(drawn({ ...fog, value: -1 })).toBe("?");
  });
  it("say which end of a row a thing stands at", () => {
    const row = { ...zone("line", "a", "b", "c"), ends: ["left", "right", "both"] };
    expect([0, 1, 2].map((n) => end(row, n))).toEqual(["left", "", "right"]);
    expect(end({ ...row, things: row.things!.slice(0, 1) }, 0)).toBe("both");
  });
});

import { describe, expect, it } from "vitest";
import { atHand, counted, couldDo } from "./houses";

const keys = [
  "play:punch@hand:0",
  "discard:punch@hand:0",
  "discard:fear@hand:1",
  "reap:troll@line:0",
  "reap:troll@line:1",
  "fight:troll@line:0",
  "action:library-of-babble@artifacts:0",
  "end-turn",
];

describe("what a house could do", () => {
  it("is told verb by verb, with a card as often as it lies there", () => {
    const can = couldDo(keys);
    expect(can.get("play")).toEqual(["punch@hand:0"]);
    expect(can.get("reap")).toEqual(["troll@line:0", "troll@line:1"]);
    expect([...can.keys()]).not.toContain("end-turn");
  });
  it("counts a creature once, whatever it could be used for", () => {
    expect(counted(couldDo(keys))).toEqual({ play: 1, use: 3 });
  });
  it("is what lies at hand, where nobody can know more", () => {
    const card = { key: "x@hand:0", name: "X" };
    expect(atHand([card], [card, { ...card, turned: true }])).toEqual({ play: 1, use: 1 });
  });
});

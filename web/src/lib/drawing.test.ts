import { describe, expect, it } from "vitest";
import { along, turnOf, waysOf, type Drawing } from "./drawing";
import type { Choice, Question } from "./wire";

const option = (key: string, card = ""): Choice => ({ key, label: key, rule: "", card, verb: "", ability: "" });
const asked = (options: Choice[], drawing: Drawing = {}, more = {}) => ({
  q: { kind: "act", seat: 0, options } as unknown as Question,
  at: (o: Choice) => o.card,
  source: "",
  carried: false,
  lies: (key: string) => key.startsWith("foe"),
  drawing,
  ...more,
});
const to = (ways: { to: string; option: Choice; then: string }[]) => ways.map((w) => [w.to, w.option.key, w.then]);

describe("where a thing may be drawn", () => {
  const fight = option("fight:troll", "troll");

  it("goes to what would be asked for next, and to nothing that lies nowhere", () => {
    const foreseen = new Map([[fight.key, { then: ["foe:1", "foe:2", "end"], meets: ["foe:3"] }]]);
    expect(to(waysOf("troll", asked([fight]), foreseen))).toEqual([
      ["foe:1", "fight:troll", "foe:1"],
      ["foe:2", "fight:troll", "foe:2"],
    ]);
  });

  it("goes to the only thing there is to choose, of which nothing is asked", () => {
    const foreseen = new Map([[fight.key, { then: ["end"], meets: ["troll", "foe:3"] }]]);
    expect(to(waysOf("troll", asked([fight]), foreseen))).toEqual([["foe:3", "fight:troll", ""]]);
  });

  it("is played onto the open table only where it is carried", () => {
    const play = option("play:troll", "troll");
    expect(waysOf("troll", asked([play]), new Map())).toEqual([]);
    expect(to(waysOf("troll", asked([play], {}, { carried: true }), new Map()))).toEqual([
      ["#field", "play:troll", ""],
    ]);
  });

  it("goes to the parts of the table that its game names", () => {
    const drawing = { spots: () => ["pile"] };
    expect(to(waysOf("troll", asked([fight], drawing), new Map()))).toEqual([["#pile", "fight:troll", ""]]);
  });

  it("does what others stand for where it is whoever acts, and nothing that its game keeps from it", () => {
    const drawing = { actor: () => ({ things: ["me"], reaches: (o: Choice) => o.card !== "attic" }) };
    const options = [option("move:attic", "attic"), option("move:cellar", "cellar")];
    expect(to(waysOf("me", asked(options, drawing), new Map()))).toEqual([["cellar", "move:cellar", ""]]);
    expect(waysOf("other", asked(options, drawing), new Map())).toEqual([]);
  });

  it("goes to the targets of a choice that it has begun", () => {
    const options = [option("foe:1", "foe:1"), option("done")];
    expect(to(waysOf("troll", asked(options, {}, { source: "troll" }), new Map()))).toEqual([["foe:1", "foe:1", ""]]);
  });
});

describe("a pointer that moves", () => {
  const across = { x: true, y: false };
  it("draws nothing before it has gone a little way", () => {
    expect(turnOf("mouse", 3, 3, 5000, across)).toBe("wait");
  });
  it("draws at once where it is a mouse or a pen", () => {
    expect(turnOf("mouse", 20, 0, 0, across)).toBe("draw");
    expect(turnOf("pen", 20, 0, 0, across)).toBe("draw");
  });
  it("scrolls where it is a finger that moves the way in which there is something to scroll", () => {
    expect(turnOf("touch", 20, 5, 0, across)).toBe("leave");
    expect(turnOf("touch", 5, 20, 0, across)).toBe("draw");
    expect(turnOf("touch", 20, 5, 300, across)).toBe("draw");
  });
});

it("says how far along a box a point is", () => {
  expect([90, 100, 150, 200, 300].map((x) => along(x, { left: 100, width: 100 }))).toEqual([0, 0, 0.5, 1, 1]);
});

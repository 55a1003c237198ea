import { describe, expect, it } from "vitest";
import { follow } from "./outcome";

const test = { kind: "test", seat: 1, amount: 2, data: [1, 3], cards: [{ id: "study" }], source: null };
const token = { kind: "token", seat: 1, amount: 5, data: [0, 5], cards: [] };
const succeeds = { kind: "succeeds", seat: 1, amount: 3, data: [5, 2], cards: [] };

describe("the last test", () => {
  it("is read off what has happened, however it was cut into moments", () => {
    const whole = follow(null, [test, token, succeeds]);
    expect(follow(follow(null, [test]), [token, succeeds])).toEqual(whole);
    expect(whole).toMatchObject({ skill: "intellect", tokens: ["-3"], value: 5, difficulty: 2, result: "success" });
  });

  it("is forgotten when a round begins", () => {
    expect(follow(follow(null, [test, token, succeeds]), [{ kind: "round" }])).toBeNull();
  });
});

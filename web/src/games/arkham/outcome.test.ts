import { describe, expect, it } from "vitest";
import type { ShownEvent } from "$lib/wire";
import { follow } from "./outcome";

const event = (kind: string, amount = 0, data: number[] = [], note = ""): ShownEvent => ({
  kind,
  how: "",
  rule: "",
  seat: 1,
  amount,
  data,
  note,
  count: 0,
  cards: [],
  source: null,
  from: null,
  to: null,
});
const test = { ...event("test", 2, [1, 3]), cards: [{ id: "study", seat: -1, at: "" }] };
const token = event("token", 5, [0, 5], "-3");
const succeeds = event("succeeds", 3, [5, 2]);

describe("the last test", () => {
  it("is read off what has happened, however it was cut into moments", () => {
    const whole = follow(null, [test, token, succeeds]);
    expect(follow(follow(null, [test]), [token, succeeds])).toEqual(whole);
    expect(whole).toMatchObject({ skill: "intellect", tokens: ["-3"], value: 5, difficulty: 2, result: "success" });
  });

  it("is forgotten when a round begins", () => {
    expect(follow(follow(null, [test, token, succeeds]), [event("round")])).toBeNull();
  });
});

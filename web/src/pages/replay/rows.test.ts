import { describe, expect, it } from "vitest";
import { rows } from "./rows";

const step = (number: number, ask: string, chosen: string, seat = 0) => ({ number, ask, chosen, seat });

describe("the rows of a replay", () => {
  it("tell what is answered alike again and again once", () => {
    const found = rows([step(3, "Window?", "Pass"), step(4, "Window?", "Pass"), step(5, "Window?", "Pass")]);
    expect(found).toEqual([{ step: step(3, "Window?", "Pass"), last: 5, again: false }]);
  });
  it("do not tell a question again that the row above asks of the same seat", () => {
    const found = rows([step(1, "Which?", "A"), step(2, "Which?", "B"), step(3, "Which?", "B", 1)]);
    expect(found.map((r) => r.again)).toEqual([false, true, false]);
  });
});

import { expect, test } from "vitest";
import { chart } from "./summary";

test("a chart reaches from the first turn to the last, and from nothing to the highest value", () => {
  const { points } = chart([{ name: "", seat: 0, values: [0, 3, 6] }]);
  expect(points).toEqual(["0.0,78.0 150.0,42.0 300.0,6.0"]);
});

test("a goal that nobody reached is drawn above all lines", () => {
  const { points, goal } = chart([{ name: "", seat: 0, values: [0, 3] }], 6);
  expect(goal).toBe(6);
  expect(points).toEqual(["0.0,78.0 300.0,42.0"]);
});

test("a game that ended before its first turn is a line all the same", () => {
  expect(chart([{ name: "", seat: 0, values: [0] }]).points).toEqual(["0.0,78.0"]);
});

import { expect, test } from "vitest";
import { clockOf, CLOCKS, timeLeft } from "./clocks";

test("a time is told in minutes, in hours, and in days", () => {
  expect([0, 9.2, 59.5, 60, 754, 3600, 7325, 86400, 3 * 86400 - 1].map((s) => timeLeft(s, "d"))).toEqual([
    "0:00",
    "0:10",
    "1:00",
    "1:00",
    "12:34",
    "1:00:00",
    "2:02:05",
    "1 d 0 h",
    "2 d 23 h",
  ]);
  expect(timeLeft(-5, "d")).toBe("0:00");
});

test("a clock is known by its word, and a word that is none means none", () => {
  expect(clockOf("days-3")).toEqual({ kind: "days", days: 3 });
  expect(clockOf("hourglass")).toEqual({ kind: "none" });
  expect(new Set(CLOCKS.map((c) => c.id)).size).toBe(CLOCKS.length);
});

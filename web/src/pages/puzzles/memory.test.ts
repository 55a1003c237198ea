import { expect, test } from "vitest";
import { addDays, dayNoted, dueToday, nextOf, noted, streak, type Memory } from "./memory";

const EMPTY: Memory = { solved: [], missed: [], due: {}, days: [] };
const DAY = "2026-02-27";

test("what was missed comes back after 1, 3, 7 and 21 days, and then no more", () => {
  let memory = noted(EMPTY, "a/1", false, DAY);
  let day = DAY;
  for (const wait of [1, 3, 7, 21]) {
    expect(dueToday(memory, addDays(day, wait - 1))).toEqual([]);
    day = addDays(day, wait);
    expect(dueToday(memory, day)).toEqual(["a/1"]);
    memory = noted(memory, "a/1", true, day);
  }
  expect(memory.due).toEqual({});
});

test("what is solved before it is due waits as long as before", () => {
  const missed = noted(EMPTY, "a/1", false, DAY);
  expect(noted(missed, "a/1", true, DAY).due).toEqual(missed.due);
});

test("a streak counts days in a row up to today or yesterday, also past the end of a month", () => {
  const days = ["2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01"];
  const memory = days.reduce(dayNoted, EMPTY);
  expect(streak(memory, "2026-03-01")).toBe(4);
  expect(streak(memory, "2026-03-02")).toBe(4);
  expect(streak(memory, "2026-03-03")).toBe(0);
});

test("next comes what is due, else the first that was never tried", () => {
  const names = ["a/1", "a/2", "a/3"];
  const memory = noted(noted(EMPTY, "a/2", false, DAY), "a/1", true, DAY);
  expect(nextOf(memory, names, DAY)).toBe("a/3");
  expect(nextOf(memory, names, addDays(DAY, 1))).toBe("a/2");
});

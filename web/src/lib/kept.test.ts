import { expect, test } from "vitest";
import { readKept, usual } from "./kept";
import { scaled } from "./scale";

test("a browser that has kept nothing has the usual settings, silent", () => {
  expect(readKept(null, "fr")).toEqual(usual("fr"));
  expect(usual("en").volume).toBe(0);
});

test("a damaged note is no reason not to play", () => {
  for (const note of ["{", "[]", "null", "7", '"x"']) expect(readKept(note, "en")).toEqual(usual("en"));
});

test("each setting is as it may be, and what is damaged is as usual", () => {
  const note = { palette: "pink", volume: 7, rate: "fast", text: "xl", veil: "no", heard: { moves: false, turn: 1 } };
  expect(readKept(JSON.stringify(note), "en")).toEqual({
    ...usual("en"),
    volume: 1,
    text: "xl",
    heard: { moves: false, turn: true, talk: true },
  });
});

test("whoever had the chime of their turn on keeps it, and hears nothing else", () => {
  const kept = readKept('{"sound":true}', "en");
  expect(kept.volume).toBe(0.5);
  expect(kept.heard).toEqual({ moves: false, turn: true, talk: false });
});

test("what was kept is read back as it was", () => {
  const kept = { ...usual("fr"), volume: 0.3, animation: "slow" as const, talk: false, voice: "Amélie" };
  expect(readKept(JSON.stringify(kept), "en")).toEqual(kept);
});

test("larger text asks the window for more room before the layout changes", () => {
  expect(scaled("(min-width: 761px) and (max-width: 1300px)", 1.5)).toBe(
    "(min-width: 1141.5px) and (max-width: 1950px)",
  );
  expect(scaled("(prefers-reduced-motion: reduce)", 1.5)).toBe("(prefers-reduced-motion: reduce)");
});

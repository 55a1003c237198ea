import { expect, test } from "vitest";
import { differing, highlighted, plain } from "./spelling";

test("accents, ligatures and capitals need not be typed", () => {
  expect(plain("Écœurant Ækrazzz")).toBe("ecoeurant aekrazzz");
  expect(plain("L’Œil")).toBe("l'oeil");
});

test("what was searched for is marked, and nothing else", () => {
  const parts = highlighted("First turn: one card", ["turn"]);
  expect(parts.map((p) => (p.on ? `[${p.text}]` : p.text)).join("")).toBe("First [turn]: one card");
  expect(highlighted("a (b", ["("])).toEqual([{ text: "a (b", on: false }]);
});

test("two editions of a rule differ by the words that only one of them has", () => {
  const parts = differing("No card may be played", "A card may be discarded");
  expect(parts.filter((p) => p.on).map((p) => p.text.trim())).toEqual(["No", "played"]);
  expect(parts.map((p) => p.text).join("")).toBe("No card may be played");
});

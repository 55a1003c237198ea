import { describe, expect, it } from "vitest";
import { pieces, unmarked } from "./spoken";

describe("what is spoken", () => {
  it("has no marks of writing", () => {
    expect(unmarked("*Dodger* reaps · “Punch” § 1 → you")).toBe("Dodger reaps, Punch 1, you");
  });
  it("comes in pieces of whole sentences, and nothing of it is lost", () => {
    const text = Array.from({ length: 30 }, (_, n) => `Line ${n} is told here.`).join(" ");
    const told = pieces(text);
    expect(told.length).toBeGreaterThan(1);
    expect(told.every((p) => p.length <= 220 && p.endsWith("."))).toBe(true);
    expect(told.join(" ")).toBe(text);
  });
  it("breaks a sentence without end between words", () => {
    const text = Array.from({ length: 200 }, () => "word").join(" ");
    const told = pieces(text);
    expect(told.every((p) => p.length <= 220)).toBe(true);
    expect(told.join(" ")).toBe(text);
  });
  it("is nothing where nothing stands", () => expect(pieces(" ")).toEqual([]));
});

import { describe, expect, it } from "vitest";
import { lineOf, sideOf } from "./riders";

const card = {
  text: ["Easy / Standard", "[skull]: –X. X is the number of Ghouls.", "[cultist]: –1. If you fail, take 1 horror."],
  back: { text: ["Difficile / Expert", "[crâne]\u00a0: –2. En cas d’échec, cherchez."] },
};

describe("what a token does", () => {
  it("stands on the side of the reference card that counts, in either language", () => {
    expect(lineOf("cultist", sideOf(card, false))).toBe("–1. If you fail, take 1 horror.");
    expect(lineOf("skull", sideOf(card, true))).toBe("–2. En cas d’échec, cherchez.");
  });
  it("is nothing where the card has no line about it", () => {
    expect(lineOf("tablet", sideOf(card, false))).toBe("");
    expect(lineOf("-1", sideOf(card, false))).toBe("");
  });
});

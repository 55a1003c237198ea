import { describe, expect, it } from "vitest";
import { parts, spoken } from "./text";

describe("the text of a card", () => {
  it("draws signs for what stands in brackets, in both languages", () => {
    expect(parts("[action] Spend 1 ammo: Fight.", new Map())[0]).toEqual({ text: "action", sign: "action" });
    expect(parts("[crâne]\u00a0: –1.", new Map())[0]).toEqual({ text: "crâne", sign: "skull", word: "Crâne" });
  });

  it("lets each word of the game be looked up once, where it first stands", () => {
    const rules = new Map([
      ["fight", "AH.fight"],
      ["clue", "AH.discover-clue"],
    ]);
    const found = parts("[action] Fight. If you win the fight, discover 1 clue.", rules);
    expect(found.filter((p) => p.rule).map((p) => p.text)).toEqual(["Fight", "clue"]);
  });

  it("leaves brackets that are no sign as they are", () => {
    expect(parts("[x]", new Map())[0]?.text).toBe("[x]");
  });

  it("says them as words to whoever listens", () => {
    expect(spoken("[reaction] After you defeat an enemy: Discover 1 clue.")).toBe(
      "Reaction: After you defeat an enemy: Discover 1 clue.",
    );
    expect(spoken("[action]: Resign.")).toBe("Action: Resign.");
  });
});

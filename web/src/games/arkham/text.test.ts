import { describe, expect, it } from "vitest";
import { parts, spoken } from "./text";

describe("the text of a card", () => {
  it("draws signs for what stands in brackets, in both languages", () => {
    expect(parts("[action] Spend 1 ammo: Fight.", [])[0]).toEqual({ text: "action", sign: "action" });
    expect(parts("[crâne]\u00a0: –1.", [])[0]).toEqual({ text: "crâne", sign: "skull", word: "Crâne" });
  });

  it("leaves brackets that are no sign as they are", () => {
    expect(parts("[x]", [])[0]?.text).toBe("[x]");
  });

  it("says them as words to whoever listens", () => {
    expect(spoken("[reaction] After you defeat an enemy: Discover 1 clue.")).toBe(
      "Reaction: After you defeat an enemy: Discover 1 clue.",
    );
    expect(spoken("[action]: Resign.")).toBe("Action: Resign.");
  });
});

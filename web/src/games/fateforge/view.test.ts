import { describe, expect, it } from "vitest";
import { headed } from "./view";

describe("a name before a sentence", () => {
  it("has one sign at its end", () => {
    expect(headed("Wide Cut")).toBe("Wide Cut.");
    expect(headed("Loose!")).toBe("Loose!");
    expect(headed("Décochez !")).toBe("Décochez !");
  });
});

import { describe, expect, it } from "vitest";
import { close, glossed } from "./marking";

const words = new Map([
  ["elusive", "R.elusive"],
  ["hors de combat", "R.down"],
]);
const all = (text: string) => close(glossed(text, words)).map((p) => `${p.before}|${p.text}|${p.after}`);

describe("signs of writing beside a word of the glossary", () => {
  it("belong to it, so that none begins a line or is left at its end", () => {
    expect(all("No damage (elusive). Next.")).toEqual(["|No damage |", "(|elusive|).", "| Next.|"]);
    expect(all("Varsha hors de combat.")).toEqual(["|Varsha |", "|hors de combat|.", "||"]);
  });
  it("are what stands there and nothing else", () => {
    expect(all("it is elusive now")).toEqual(["|it is |", "|elusive|", "| now|"]);
    const text = "« elusive » : it (hors de combat) is “elusive”!";
    expect(
      close(glossed(text, words))
        .map((p) => p.before + p.text + p.after)
        .join(""),
    ).toBe(text);
  });
});

import { describe, expect, it } from "vitest";
import { lines, longest, sized } from "./setting";

describe("names on paper", () => {
  it("leaves short names in one line and cuts long ones where they come out most alike", () => {
    expect(lines("Fours Bas")).toEqual(["Fours Bas"]);
    expect(lines("Bains des Quatre-Vingt-Dix Marches")).toEqual(["Bains des", "Quatre-Vingt-Dix Marches"]);
    expect(lines("Porte de l’ossuaire")).toEqual(["Porte de", "l’ossuaire"]);
    expect(lines("Wiederherstellungsraum")).toEqual(["Wiederherstellungsraum"]);
  });
  it("knows how long the longest line is", () => {
    expect(longest(["Porte de", "l’ossuaire"])).toBe(10);
  });
  it("takes the first size whose measure a text keeps to, and the last where none is enough", () => {
    expect([10, 20, 30].map((n) => sized("x".repeat(n), [10, 20]))).toEqual(["size-0", "size-1", "size-2"]);
  });
});

import { describe, expect, it } from "vitest";
import { codeIn, joined } from "./bundle";

describe("what is taken along", () => {
  it("keeps the seats that were here beside those that come, and those that come win", () => {
    const here = JSON.stringify({ a: 1, b: 1 });
    expect(JSON.parse(joined("tableforge.seats", here, JSON.stringify({ b: 2, c: 2 })))).toEqual({ a: 1, b: 2, c: 2 });
    expect(JSON.parse(joined("tableforge.offers", '{"a":1}', '{"b":2}'))).toEqual({ a: 1, b: 2 });
  });
  it("takes the place of every other note, and of a damaged one", () => {
    expect(joined("tableforge.person", "old", "new")).toBe("new");
    expect(joined("tableforge.seats", "{", "{}")).toBe("{}");
    expect(joined("tableforge.seats", null, "{}")).toBe("{}");
  });
});

describe("a code", () => {
  it.each(["ABCD-EFGH-JKLM", "abcd efgh jklm", "abcdefghjklm", "https://x.example/move#ABCD-EFGH-JKLM"])(
    "is found in %s",
    (text) => expect(codeIn(text).replace(/[\s-]/g, "").toUpperCase()).toBe("ABCDEFGHJKLM"),
  );
  it.each(["", "ABCD", "ABCD-EFGH", "<b>ABCD-EFGH-JKLM</b>"])("is not found in %s", (text) =>
    expect(codeIn(text)).toBe(""),
  );
});

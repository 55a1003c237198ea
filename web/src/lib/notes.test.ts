import { describe, expect, it } from "vitest";
import { isText, readList } from "./notes";

describe("a note that is a list by name", () => {
  it("gives those of its entries that fit", () => {
    expect(readList('{"a":"x","b":7,"c":null}', isText)).toEqual({ a: "x" });
  });
  it("is empty where it is none, or damaged", () => {
    for (const note of [null, "null", "garbage{", '"text"', "[1,2]", "7", "{}"])
      expect(readList(note, isText)).toEqual({});
  });
});

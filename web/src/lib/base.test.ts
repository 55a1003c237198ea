import { expect, test } from "vitest";
import { BASE, linkTo, pathWithin } from "./base";

test("on a server of its own an address is the path", () => {
  expect(BASE).toBe("/");
  for (const path of ["/", "/table/5ec3", "/rules/keyforge#KF.forge", "/cards/arkham?set=core"]) {
    expect(linkTo(path)).toBe(path);
    expect(pathWithin(path)).toBe(path);
  }
});

test("in a subfolder every path has its address there, and comes back from it", () => {
  expect(linkTo("/", "/tableforge/")).toBe("/tableforge/");
  for (const path of ["/", "/table/5ec3", "/decks/keyforge/starter%3Aonyx", "/rules/keyforge#KF.forge"])
    expect(pathWithin(linkTo(path, "/a/b/"), "/a/b/")).toBe(path);
});

test("the folder without its last stroke is its first page", () => {
  expect(pathWithin("/tableforge", "/tableforge/")).toBe("/");
});

test("what lies beside the folder is no page of the client", () => {
  for (const address of ["/", "/other/", "/tableforged/", "/table/5ec3"])
    expect(pathWithin(address, "/tableforge/")).toBeNull();
});

test("a fragment alone stays one", () => {
  expect(linkTo("#log", "/tableforge/")).toBe("#log");
});

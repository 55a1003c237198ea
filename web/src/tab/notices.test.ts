import { expect, test } from "vitest";
import { bytesSaid, findAdvice, findLack, findNotices, type Abilities, type Keeping } from "./notices";
import { TAB } from "./words";

const able: Abilities = { secure: true, recent: true, wasm: true, locks: true, offline: true };
const well: Keeping = { kept: true, withdrawn: false, unwritten: false, left: 3e9, update: false };

test("a browser that lacks something is told what, and an unsafe address comes first", () => {
  expect(findLack(able)).toBeNull();
  expect(findLack({ ...able, offline: false })).toBeNull(); // it only needs a network then
  expect(findLack({ ...able, wasm: false })).toBe(TAB.wasm);
  expect(findLack({ ...able, recent: false })).toBe(TAB.old);
  expect(findLack({ ...able, secure: false, locks: false })).toBe(TAB.insecure);
});

test("a failed start is advised upon by what the browser said of it", () => {
  expect(findAdvice("TypeError: Failed to fetch")).toBe(TAB.network);
  expect(findAdvice("NetworkError when attempting to fetch resource.")).toBe(TAB.network);
  expect(findAdvice("house.bin: 404")).toBe(TAB.network);
  expect(findAdvice("RangeError: WebAssembly.Memory(): could not allocate memory")).toBe(TAB.memory);
  expect(findAdvice("database disk image is malformed")).toBe(TAB.other);
});

test("nothing is told while all is well", () => {
  expect(findNotices(well)).toEqual([]);
  expect(findNotices({ ...well, left: null })).toEqual([]);
});

test("whatever may lose a game is told with a way to save a copy", () => {
  for (const amiss of [{ kept: false }, { withdrawn: true }, { unwritten: true }, { left: 1e6 }]) {
    const [notice] = findNotices({ ...well, ...amiss });
    expect(notice).toMatchObject({ save: true, grave: true });
  }
});

test("a new version is told after what is graver", () => {
  const said = findNotices({ ...well, withdrawn: true, left: 0, update: true }).map((n) => n.what);
  expect(said).toEqual(["withdrawn", "update"]);
});

test("room is said in numbers that people read", () => {
  expect(bytesSaid(12_345_678, "en")).toBe("12 MB");
  expect(bytesSaid(2_600_000_000, "fr")).toMatch(/^2,6\sGo$/);
  expect(bytesSaid(2000, "en")).toBe("2 kB");
});

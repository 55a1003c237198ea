import { expect, test } from "vitest";
import { crowding, heightOf, nameHeight, type Stander } from "./crowd";

const FOE: Stander = { figure: 2.1, word: 0 };
const HERO: Stander = { figure: 2.8, word: 9 };
const SATCHEL: Stander = { figure: 1.35, word: 7 };

test("whoever has room stands in full size, with a name", () => {
  expect(crowding([HERO, FOE, SATCHEL], { width: 12, height: 6 })).toEqual({ fit: 1, tight: false });
});

test("words give way before figures become small", () => {
  const { fit, tight } = crowding([HERO, HERO, FOE, FOE, SATCHEL], { width: 8, height: 6 });
  expect(tight).toBe(true);
  expect(fit).toBeGreaterThan(0.8);
});

test("four heroes and eight enemies fit into a zone of a wide screen", () => {
  const all = [...Array<Stander>(4).fill(HERO), ...Array<Stander>(8).fill(FOE)];
  const room = { width: 8, height: 5.5 };
  const { fit, tight } = crowding(all, room);
  expect(heightOf(all, room.width, fit, tight)).toBeLessThanOrEqual(room.height);
});

test("a word that is wider than the zone gives way", () => {
  expect(crowding([HERO], { width: 3.4, height: 9 }).tight).toBe(true);
});

test("a long name takes two lines", () => {
  expect(nameHeight(22, 0.46, 8)).toBeGreaterThan(nameHeight(8, 0.46, 8));
});

test("on a very large map figures grow where they leave half of their zone free, and nowhere else", () => {
  const room = { width: 22, height: 18 };
  expect(crowding([HERO, FOE], room)).toEqual({ fit: 1, tight: false });
  expect(crowding([HERO, FOE], room, true).fit).toBeGreaterThan(1.4);
  expect(crowding([HERO, FOE, SATCHEL], { width: 12, height: 6 }, true)).toEqual({ fit: 1, tight: false });
});

import { expect, test } from "vitest";
import type { Card, Catalogue } from "$lib/catalogue.svelte";
import { Filter } from "./filter.svelte";

const card = (id: string, facts: object) =>
  ({ id, name: id, other: id, type: "action", faction: "none", traits: [], text: [], ...facts }) as unknown as Card;
const filter = (...cards: Card[]) => {
  const word = (id: string) => id;
  return new Filter({ cards: new Map(cards.map((c) => [c.id, c])), word, trait: word } as unknown as Catalogue);
};

test("cards are measured by the number that the game's cards have", () => {
  const strong = filter(card("a", { power: 3 }), card("b", { power: 5 }), card("c", {}));
  expect([strong.measure, strong.bars]).toEqual([
    "power",
    [
      [3, 1],
      [5, 1],
    ],
  ]);
  expect(filter(card("a", { cost: 0 }), card("b", {})).bars).toEqual([[0, 1]]);
  expect(filter(card("a", {})).bars).toEqual([]);
});

test("a range leaves out what has no such number", () => {
  const costs = filter(card("a", { cost: 0 }), card("b", { cost: 4 }), card("c", {}));
  costs.range = [1, 5];
  expect(costs.found.map((c) => c.id)).toEqual(["b"]);
});

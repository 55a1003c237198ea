import { beforeEach, expect, test, vi } from "vitest";
import { forgetOffer, heldOffer, heldOffers, keepOffer } from "./kept";

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, text: string) => store.set(name, text),
  });
});

test("a seat at an open table is kept, and forgotten", () => {
  keepOffer("a", { token: "t", host: true });
  expect(heldOffer("a")).toEqual({ token: "t", host: true });
  forgetOffer("a");
  expect(heldOffer("a")).toBeUndefined();
});

test("of many open tables the last twenty are kept", () => {
  for (let n = 0; n < 30; n++) keepOffer(`o${n}`, { token: "t" });
  expect(Object.keys(heldOffers())).toEqual(Array.from({ length: 20 }, (_, n) => `o${n + 10}`));
});

test("a damaged note is no seat", () => {
  localStorage.setItem("tableforge.offers", "{");
  expect(heldOffers()).toEqual({});
});

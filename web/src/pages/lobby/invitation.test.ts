import { expect, test } from "vitest";
import { address, invitation } from "./invitation";

const TOKEN = "g32MVAYv6HgouZRJ-Fvt-_z1";

test("a pasted link is an invitation, with blanks around it or without", () => {
  const found = invitation(` https://example.org/join/5ec3ee35c17d333e#${TOKEN}\n`);
  expect(found).toEqual({ kind: "join", table: "5ec3ee35c17d333e", token: TOKEN });
  expect(address(found!)).toBe(`/join/5ec3ee35c17d333e#${TOKEN}`);
  expect(invitation(`/watch/abc#${TOKEN}`)?.kind).toBe("watch");
  expect(address(invitation(`/offer/5ec3ee35c17d333e#${TOKEN}`)!)).toBe(`/offer/5ec3ee35c17d333e#${TOKEN}`);
});

test("what is no invitation invites to nothing", () => {
  for (const text of [
    "",
    "hello",
    "/join/abc",
    "/join/abc#short",
    `/table/abc#${TOKEN}`,
    `javascript:alert(1)#${TOKEN}`,
  ])
    expect(invitation(text)).toBeNull();
});

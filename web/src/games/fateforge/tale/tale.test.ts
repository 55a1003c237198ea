import { expect, test } from "vitest";
import { parts } from "./prose";
import { berths } from "./stow";
import { best, plainly, together, type Trial } from "./view";

test("what stands between asterisks is stressed, and verse is broken", () => {
  expect(parts("It does *not* scan,\nsays a voice")).toEqual([
    { text: "It does ", em: false, br: false },
    { text: "not", em: true, br: false },
    { text: " scan,", em: false, br: false },
    { text: "says a voice", em: false, br: true },
  ]);
});

const trial: Trial = {
  trait: "guile",
  difficulty: 1,
  who: "",
  dice: { thief: 2, lord: 2 },
  chances: { lord: 25, thief: 91 },
  has: ["thief"],
  rerolls: ["thief"],
  worn: null,
};
const DIE = ["success", "success", "success", "trait", "trait", "fail"];

test("the likeliest hero is named first, and a test of all is as likely as each one together", () => {
  expect(best(trial)).toEqual({ hero: "thief", percent: 91 });
  expect(together(trial)).toBe(23);
});

test("without a reroll only the faces count", () => {
  expect([plainly(trial, "thief", DIE), plainly(trial, "lord", DIE)]).toEqual([69, 25]);
});

test("an item is carried where it works, or kept in one of the slots that are alike", () => {
  const option = (key: string) => ({ key, label: key, rule: "", card: "", verb: "", ability: "" });
  const slots = ["clothing", "backpack-2", "backpack-3", "backpack-4"];
  const options = [...slots.map((s) => option(`thief:${s}`)), option("lord:backpack-4"), option("bag")];
  const told = (own: string) => berths(options, own).map((b) => [b.option.key, b.works]);
  expect(told("clothing")).toEqual([
    ["thief:clothing", true],
    ["thief:backpack-4", false],
    ["lord:backpack-4", false],
  ]);
  expect(told("backpack")).toEqual([
    ["thief:backpack-2", true],
    ["lord:backpack-4", true],
  ]);
  expect(told("")).toHaveLength(5); // after a reload nobody knows what it is about: all are shown
  expect(told("bulky")).toEqual([
    ["thief:backpack-4", false],
    ["lord:backpack-4", false],
  ]);
});

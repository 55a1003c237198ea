import { expect, test } from "vitest";
import { parts } from "./prose";
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
};
const DIE = ["success", "success", "success", "trait", "trait", "fail"];

test("the likeliest hero is named first, and a test of all is as likely as each one together", () => {
  expect(best(trial)).toEqual({ hero: "thief", percent: 91 });
  expect(together(trial)).toBe(23);
});

test("without a reroll only the faces count", () => {
  expect([plainly(trial, "thief", DIE), plainly(trial, "lord", DIE)]).toEqual([69, 25]);
});

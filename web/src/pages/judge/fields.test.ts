import { expect, test } from "vitest";
import { asWords, readCard, readZone, withField, withMark, writeCard } from "./fields";

test("a card is read however it is written, and written again", () => {
  expect(readCard("dodger+stun+damage:2")).toEqual({ id: "dodger", marks: { stun: true, damage: 2 } });
  expect(writeCard(readCard({ id: "dodger", stun: true }))).toEqual({ id: "dodger", stun: true });
  expect(writeCard(readCard("dodger"))).toBe("dodger");
  expect(writeCard(readCard("valdr[blood-of-titans]+exhausted"))).toBe("valdr[blood-of-titans]+exhausted");
});

test("a zone is a list, a text or a number", () => {
  expect(readZone("urchin dodger").cards.map((c) => c.id)).toEqual(["urchin", "dodger"]);
  expect(readZone(5)).toEqual({ cards: [], others: 5 });
  expect(readZone(undefined)).toEqual({ cards: [], others: 0 });
});

test("things with marks are shown as one types them", () => {
  const enemies = [{ id: "archer.2", at: "c", wounds: 1, stunned: true }, "recruit.1@b"];
  expect(asWords(enemies)).toBe("archer.2+at:c+wounds:1+stunned recruit.1@b");
  expect(asWords({ id: "the-masked-hunter", doom: 2 })).toBe("the-masked-hunter+doom:2");
  expect(asWords([{ id: "tinker", faces: ["move", "strike"] }])).toBe("tinker+faces:move,strike");
  expect([asWords(null), asWords(undefined), asWords(["move", "strike*"])]).toEqual(["", "", "move strike*"]);
});

test("what is nothing is left out", () => {
  expect(withMark(readCard("dodger+damage:2"), "damage", 0)).toEqual({ id: "dodger", marks: {} });
  expect(withField({ house: "dis" }, "house", "")).toEqual({});
});

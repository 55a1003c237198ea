import { beforeEach, expect, test, vi } from "vitest";
import type { ChatLine } from "./wire";

const line = (number: number, seat: number, text = "x", phrase = ""): ChatLine => ({
  number,
  seat,
  name: "",
  text,
  phrase,
});
let store: Map<string, string>;
const played: string[] = [];

beforeEach(() => {
  vi.resetModules();
  store = new Map();
  played.length = 0;
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
  });
  vi.doMock("./sound", () => ({ sound: (name: string) => played.push(name) }));
});

const load = async () => ({ ...(await import("./talk.svelte")), ...(await import("./settings.svelte")) });
const texts = (lines: ChatLine[]) => lines.map((x) => `${x.seat}:${x.number}`);

test("what others say is new and heard until it is read, and one's own is not", async () => {
  const { Talk } = await load();
  const talk = new Talk("t", () => [0]);
  talk.hear(line(0, 0));
  expect([texts(talk.unread), played]).toEqual([[], []]);
  talk.hear(line(1, 1));
  expect([texts(talk.unread), played]).toEqual([["1:1"], ["talk"]]);
  talk.read();
  expect(talk.unread).toEqual([]);
  const later = new Talk("t", () => [0]); // the page is loaded anew
  later.learn([line(0, 0), line(1, 1), line(2, 1)]);
  expect([texts(later.unread), played]).toEqual([["1:2"], ["talk"]]); // what was said before makes no sound
});

test("what is said before one's eyes is read at once, and behind another window it is not", async () => {
  const { Talk } = await load();
  const talk = new Talk("t", () => [0]);
  talk.inSight = true;
  talk.hear(line(0, 1));
  expect([talk.unread, played]).toEqual([[], []]);
  vi.stubGlobal("document", { hidden: true });
  talk.hear(line(1, 1));
  expect([texts(talk.unread), played]).toEqual([["1:1"], ["talk"]]);
});

test("who is muted is neither new nor heard, also after the page is loaded anew", async () => {
  const { Talk } = await load();
  new Talk("t", () => [0]).mute(1, true);
  const talk = new Talk("t", () => [0]);
  talk.hear(line(0, 1));
  talk.hear(line(1, 2));
  expect([texts(talk.unread), played]).toEqual([["2:1"], ["talk"]]);
  talk.mute(1, false);
  expect(texts(talk.unread)).toEqual(["1:0", "2:1"]);
});

test("who has turned talk off, or sits where there is none, sees no sign of it", async () => {
  const { Talk, settings } = await load();
  const talk = new Talk("t", () => [0]);
  settings.talk = false;
  talk.hear(line(0, 1));
  expect([talk.unread, played, talk.open]).toEqual([[], [], false]);
  settings.talk = true;
  talk.allowed = false;
  expect([talk.unread, talk.open]).toEqual([[], false]);
});

test("spectators are new only to whoever has asked for them, and are counted apart", async () => {
  const { Talk } = await load();
  const talk = new Talk("t", () => [0]);
  talk.hear(line(7, -1));
  expect([talk.unread, played]).toEqual([[], []]);
  talk.asked = true;
  talk.hear(line(8, -1));
  talk.hear(line(7, 1));
  expect(texts(talk.unread).sort()).toEqual(["-1:7", "-1:8", "1:7"]);
  expect([texts(talk.said), texts(talk.apart)]).toEqual([["1:7"], ["-1:7", "-1:8"]]);
});

test("a ready phrase is told in the reader's language, and one that is not known as it came", async () => {
  const { Talk } = await load();
  const talk = new Talk("t", () => [0]);
  talk.phrases = { thanks: "Merci !" };
  expect(talk.textOf(line(0, 1, "Thank you!", "thanks"))).toBe("Merci !");
  expect(talk.textOf(line(0, 1, "Ahoy!", "ahoy"))).toBe("Ahoy!");
  expect(talk.textOf(line(0, 1, "thanks"))).toBe("thanks");
});

test("of many tables the last are remembered, and a damaged note is no reason not to talk", async () => {
  const { Talk } = await load();
  for (let k = 0; k < 120; k++) new Talk(`t${k}`, () => []).mute(1, true);
  expect(Object.keys(JSON.parse(store.get("tableforge.talk")!) as object).length).toBe(100);
  for (const note of ["{", "null", '{"t":{"muted":"all","read":"x"}}', '{"t":7}']) {
    store.set("tableforge.talk", note);
    expect(new Talk("t", () => []).isMuted(1)).toBe(false);
  }
});

import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { crc32, pack, unpack } from "./zip";

const bytes = (text: string) => new TextEncoder().encode(text);
const FILES = [
  { name: "tables.sqlite3", bytes: new Uint8Array(5000).map((_, n) => n % 251) },
  { name: "decks/keyforge/Ætherwing.deck", bytes: bytes("36 cards") },
  { name: "empty", bytes: new Uint8Array(0) },
];
const packed = async () => new Uint8Array(await pack(FILES).arrayBuffer());

test("what is packed comes out as it went in, and always as the same bytes", async () => {
  expect(await unpack(await packed())).toEqual(FILES);
  expect(await packed()).toEqual(await packed());
});

test("the checksum is that of every zip", () => {
  expect(crc32(bytes("123456789"))).toBe(0xcbf43926);
});

test("a file that somebody has packed again is read, too", async () => {
  const name = bytes("a.txt");
  const text = bytes("again ".repeat(200));
  const small = new Uint8Array(deflateRawSync(text));
  const whole = new Uint8Array(await pack([{ name: "a.txt", bytes: small }]).arrayBuffer());
  const view = new DataView(whole.buffer);
  const list = 30 + name.length + small.length;
  for (const [at, method, sum, size] of [
    [0, 8, 14, 22],
    [list, 10, 16, 24],
  ] as const) {
    view.setUint16(at + method, 8, true);
    view.setUint32(at + sum, crc32(text), true);
    view.setUint32(at + size, text.length, true);
  }
  expect(await unpack(whole)).toEqual([{ name: "a.txt", bytes: text }]);
  view.setUint32(list + 24, 10, true); // more comes out than was said
  expect(await unpack(whole)).toBeNull();
});

test("what is no zip, or a damaged one, is refused", async () => {
  const whole = await packed();
  expect(await unpack(new Uint8Array(0))).toBeNull();
  expect(await unpack(bytes("SQLite format 3\0 and so on, longer than the end of a zip"))).toBeNull();
  expect(await unpack(whole.slice(0, 3000))).toBeNull();
  const wrong = whole.slice();
  wrong[100]! ^= 1;
  expect(await unpack(wrong)).toBeNull();
});

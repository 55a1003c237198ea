// Zip files, as far as we need them: several files as one, which any computer can open. Written unpacked (the database of a few
// games is small); read unpacked or deflated, for somebody may have opened the file and packed it again.

export interface File {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const ENTRY = 0x04034b50;
const LISTED = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_NOTE = 0xffff; // a note may follow the end
const MOST = 1 << 30; // bytes of one file: more is none of ours
const DEFLATED = 8;
const UTF8 = 0x0800;
const NEW_YEAR_1980 = 0x0021; // the same files give the same zip

const CRC = Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});

/** The checksum of some bytes. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = CRC[(sum ^ byte) & 0xff]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Numbers as a zip writes them, each of two or four bytes. */
function row(...fields: [size: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> {
  const made = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) made.setUint16(at, value, true);
    else made.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(made.buffer);
}

/** Several files as one. */
export function pack(files: File[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const list: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const called = new TextEncoder().encode(name);
    const about: [2 | 4, number][] = [
      [2, 20],
      [2, UTF8],
      [2, 0],
      [2, 0],
      [2, NEW_YEAR_1980],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, called.length],
      [2, 0],
    ];
    const head = row([4, ENTRY], ...about);
    list.push(row([4, LISTED], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]), called);
    parts.push(head, called, bytes);
    at += head.length + called.length + bytes.length;
  }
  const size = list.reduce((sum, part) => sum + part.length, 0);
  const end = row([4, END], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, at], [2, 0]);
  return new Blob([...parts, ...list, end], { type: "application/zip" });
}

/** The files of a zip; null where it is none, or damaged. */
export async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<File[] | null> {
  try {
    return await read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes);
  } catch {
    return null; // an address outside of the file, or what does not unpack
  }
}

async function read(view: DataView, bytes: Uint8Array<ArrayBuffer>): Promise<File[] | null> {
  let end = bytes.length - END_SIZE;
  while (end >= Math.max(0, bytes.length - END_SIZE - LONGEST_NOTE) && view.getUint32(end, true) !== END) end--;
  if (view.getUint32(end, true) !== END) return null;
  const files: File[] = [];
  let at = view.getUint32(end + 16, true);
  for (let n = view.getUint16(end + 10, true); n; n--) {
    if (view.getUint32(at, true) !== LISTED) return null;
    const [named, more, note] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + named));
    const from = view.getUint32(at + 42, true);
    const start = from + 30 + view.getUint16(from + 26, true) + view.getUint16(from + 28, true);
    const held = bytes.slice(start, start + view.getUint32(at + 20, true));
    const size = view.getUint32(at + 24, true);
    if (size > MOST) return null;
    const whole = view.getUint16(at + 10, true) === DEFLATED ? await inflated(held, size) : held;
    if (whole.length !== size || crc32(whole) !== view.getUint32(at + 16, true)) return null;
    if (!name.endsWith("/")) files.push({ name, bytes: whole });
    at += 46 + named + more + note;
  }
  return files;
}

/** What was deflated; it stops where more comes out than was said. */
async function inflated(held: Uint8Array<ArrayBuffer>, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(size);
  const from = new Blob([held]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  let at = 0;
  for (;;) {
    const { done, value } = await from.read();
    if (done) return whole.subarray(0, at);
    whole.set(value, at);
    at += value.length;
  }
}

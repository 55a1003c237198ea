import { afterEach, expect, test, vi } from "vitest";
import { leadTo, type FileSystem, type Handle } from "./disk";

class ErrnoError extends Error {
  constructor(readonly code: number) {
    super();
  }
}
const NO_SPACE = 51;
const BROKEN = 29;

/** How a write of eight bytes ends that the browser answers so: what it comes to, and what the page is told. */
function written(answer: () => number): { end: number; told: unknown[] } {
  const node = {
    node_ops: { getattr: () => ({}), setattr: () => undefined },
    stream_ops: {} as Record<string, unknown>,
  };
  const FS = { ErrnoError, writeFile: () => undefined, lookupPath: () => ({ node }) } as unknown as FileSystem;
  const told: unknown[] = [];
  vi.stubGlobal("self", { postMessage: (message: unknown) => told.push(message) });
  leadTo(FS, "/data/x", { write: answer } as unknown as Handle);
  const write = node.stream_ops.write as (...args: unknown[]) => number;
  try {
    return { end: write({ position: 0 }, new Uint8Array(8), 0, 8, 0), told };
  } catch (e) {
    return { end: -(e as ErrnoError).code, told };
  }
}

afterEach(() => void vi.unstubAllGlobals());

test("what is written is not spoken of", () => {
  expect(written(() => 8)).toEqual({ end: 8, told: [] });
});

test("storage that is full is told to Python and to the page, however the browser says it", () => {
  const full = { end: -NO_SPACE, told: [{ t: "unwritten" }] };
  expect(written(() => 3)).toEqual(full);
  expect(written(() => 4294967288)).toEqual(full); // as Chromium 150 does
  expect(
    written(() => {
      throw new DOMException("full", "QuotaExceededError");
    }),
  ).toEqual(full);
});

test("storage that was taken away is an error of the disk", () => {
  const gone = written(() => {
    throw new DOMException("gone", "InvalidStateError");
  });
  expect(gone).toEqual({ end: -BROKEN, told: [{ t: "unwritten" }] });
});

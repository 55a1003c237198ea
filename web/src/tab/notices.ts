// What can be amiss with a table in a tab, and what is said of it.
import type { Words } from "$lib/words";
import { TAB } from "./words";

/** What a browser can do, as far as the table needs it. */
export interface Abilities {
  secure: boolean; // https, or this machine itself
  recent: boolean; // the youngest part of the style that we use
  wasm: boolean;
  locks: boolean;
  offline: boolean; // service workers
}

export const abilities = (): Abilities => ({
  secure: isSecureContext,
  recent: CSS.supports("color", "light-dark(red, blue)"),
  wasm: typeof WebAssembly === "object",
  locks: "locks" in navigator && "BroadcastChannel" in globalThis,
  offline: "serviceWorker" in navigator,
});

/** Why no table can be laid in this browser; null where one can. */
export function findLack(can: Abilities): Words | null {
  if (!can.secure) return TAB.insecure;
  if (!can.recent) return TAB.old;
  if (!can.wasm) return TAB.wasm;
  return can.locks ? null : TAB.old;
}

/** What to do about a start that failed, by what the browser said. */
export function findAdvice(why: string): Words {
  if (/memory|allocat/i.test(why)) return TAB.memory;
  return /fetch|network|load failed|importing|import a module|\b[45]\d\d\b/i.test(why) ? TAB.network : TAB.other;
}

/** What is known of where games are kept. */
export interface Keeping {
  kept: boolean; // whether the browser lets us keep anything at all
  withdrawn: boolean; // whether it has cleared what was kept
  unwritten: boolean; // whether it refuses to write
  left: number | null; // bytes; null where it does not say
  update: boolean; // whether a newer version of the site is there
}

export type Trouble = "nothingKept" | "withdrawn" | "unwritten" | "nearlyFull" | "update";

export interface Notice {
  what: Trouble;
  save: boolean; // whether a copy should be saved now
  grave: boolean; // whether it must be said at once, and aloud
}

const LITTLE = 25_000_000; // bytes: a game needs a hundredth of it, and a deck next to nothing

/** What has to be told, the gravest first. */
export function findNotices({ kept, withdrawn, unwritten, left, update }: Keeping): Notice[] {
  const found: Notice[] = [];
  if (withdrawn) found.push({ what: "withdrawn", save: true, grave: true });
  else if (unwritten) found.push({ what: "unwritten", save: true, grave: true });
  else if (!kept) found.push({ what: "nothingKept", save: true, grave: true });
  else if (left !== null && left < LITTLE) found.push({ what: "nearlyFull", save: true, grave: true });
  if (update) found.push({ what: "update", save: false, grave: false });
  return found;
}

/** A number of bytes in words. */
export function bytesSaid(bytes: number, lang: string): string {
  const [unit, by] = bytes < 1e6 ? ["kilobyte", 1e3] : bytes < 1e9 ? ["megabyte", 1e6] : ["gigabyte", 1e9];
  return new Intl.NumberFormat(lang, {
    style: "unit",
    unit: unit as string,
    maximumFractionDigits: bytes < 1e9 ? 0 : 1,
  }).format(bytes / (by as number));
}

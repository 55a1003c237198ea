// How long ago something was, in a word or two.
import { settings } from "$lib/settings.svelte";
import { say } from "$lib/words";
import { LOBBY } from "./words";

const STEPS: [number, Intl.RelativeTimeFormatUnit][] = [
  [60, "minute"],
  [3600, "hour"],
  [86400, "day"],
  [86400 * 7, "week"],
  [86400 * 30, "month"],
];

/** "now", "5 min. ago", "yesterday": `at` in seconds. */
export function ago(at: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - at);
  const [size, unit] = STEPS.findLast(([size]) => passed >= size) ?? [0, "minute"];
  if (!size) return say(LOBBY.now);
  const words = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto", style: "short" });
  return words.format(-Math.floor(passed / size), unit);
}

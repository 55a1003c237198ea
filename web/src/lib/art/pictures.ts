// Pictures as CSS images. Kit and looks are chunks of their own: a table is there before its pictures are.
import { looksOf } from "../../games/looks";
import type { Subject } from "./looks";

/** How many pictures are kept; those not seen for longest go first. */
export const MOST = 600;
const made = new Map<string, Promise<string>>();

/** How many pictures are kept now. */
export const kept = (): number => made.size;

/** What a game calls a subject, drawn as it has it drawn. */
async function drawn(game: string, of: Subject, theme: string): Promise<string> {
  const [{ draw, plain }, looks] = await Promise.all([import("./draw"), looksOf(game)]);
  const svg = await draw(looks?.(of) ?? plain(of.id), of.id, theme);
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/** A picture as a CSS image; made once, and kept while it is among the last that were asked for. */
export function picture(game: string, of: Subject, theme: string): Promise<string> {
  const key = [game, of.kind, of.id, of.sub, of.traits, theme].join("|");
  const found = made.get(key) ?? drawn(game, of, theme);
  made.delete(key);
  made.set(key, found);
  if (made.size > MOST) made.delete(made.keys().next().value!);
  return found;
}

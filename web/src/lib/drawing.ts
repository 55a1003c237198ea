// Where a thing may be drawn, and what dropping it there means: made from what the options of the question point at.
import type { Choice, Question } from "./wire";

/** Whoever acts in a question: the things that stand for them, and whether they are the ones to do what an option says. */
export interface Actor {
  things: readonly string[];
  reaches(option: Choice): boolean;
}

/** What a game tells of its table for those who draw things over it. */
export interface Drawing {
  /** Parts of the table (`data-onto`) onto which a thing is drawn for an option of its own; unless told, the open table. */
  spots?(option: Choice, q: Question): readonly string[];
  /** Who acts by being drawn to other things. */
  actor?(q: Question): Actor | null;
  /** Whether whoever drops something on a thing means that, though it cannot go there, and not the place it stands in; unless told, always. */
  meant?(thing: string): boolean;
  /** The answer to the next question that is meant by where on a part of the table a thing was dropped: 0 is its left edge, 1 its right. */
  side?(keys: readonly string[], at: number): string;
}

/** What is known of an option before it is taken: the answers to the question that follows, and the things that it is done to. */
export interface Foreseen {
  then: readonly string[];
  meets: readonly string[];
}

/** One way to drop a thing: where, the option that is taken, and the answer to the question that follows ("" where none is told). */
export interface Way {
  to: string; // the key of a thing, or the name of a spot
  option: Choice;
  then: string;
}

/** The part of the table on which whatever is not told elsewhere is dropped. */
export const OPEN = "field";
/** How the name of a spot is told from the key of a thing. */
export const spotted = (name: string): string => `#${name}`;

interface Asked {
  q: Question;
  at: (option: Choice) => string; // the thing that an option stands for
  source: string; // the thing for which one chooses now; "" where a choice begins
  carried: boolean; // whether it is a card that is carried to where it is played
  lies(key: string): boolean; // whether a thing of that key lies on the table
  drawing: Drawing;
}

/** Everywhere that a thing may be dropped; `foreseen` has what is known of each option of its own. */
export function waysOf(thing: string, asked: Asked, foreseen: ReadonlyMap<string, Foreseen>): Way[] {
  const { q, at, source, carried, drawing, lies } = asked;
  const actor = drawing.actor?.(q);
  const acts = !!actor?.things.includes(thing);
  return q.options.flatMap((option): Way[] => {
    const to = at(option);
    if (to === thing) {
      const told = drawing.spots?.(option, q) ?? [OPEN];
      const spots = told.filter((name) => carried || name !== OPEN).map(spotted); // what lies on the open table is there already
      const { then = [], meets = [] } = foreseen.get(option.key) ?? {};
      const others = (keys: readonly string[]) => keys.filter((key) => key !== thing && lies(key));
      const asks = others(then).map((key) => ({ to: key, option, then: key }));
      const only = others(meets).map((key) => ({ to: key, option, then: "" })); // where there is nothing to choose, nothing is asked
      return [...spots.map((to) => ({ to, option, then: "" })), ...(asks.length ? asks : only)];
    }
    const meant = to && ((source === thing && !acts) || (acts && actor!.reaches(option)));
    return meant ? [{ to, option, then: "" }] : [];
  });
}

/** How far along a box something is: 0 is its left edge, 1 its right. */
export const along = (x: number, box: Pick<DOMRect, "left" | "width">): number =>
  box.width ? Math.min(1, Math.max(0, (x - box.left) / box.width)) : 0.5;

const FAR = 7; // pixels that a thing is moved before it is drawn
const RESTS = 200; // milliseconds after which a finger draws in any direction, and no longer scrolls

export type Turn = "wait" | "draw" | "leave";

/**
 * Whether a pointer that has gone so far draws the thing under it, leaves it to the browser (a finger scrolls), or has yet to tell.
 * `scrolls` are the ways in which what the thing lies in can be scrolled.
 */
export function turnOf(by: string, x: number, y: number, held: number, scrolls: { x: boolean; y: boolean }): Turn {
  if (Math.hypot(x, y) < FAR) return "wait";
  if (by !== "touch" || held >= RESTS) return "draw";
  const across = Math.abs(x) > Math.abs(y) ? scrolls.x : scrolls.y;
  return across ? "leave" : "draw";
}

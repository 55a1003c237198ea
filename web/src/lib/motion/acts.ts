// What moves on a table when something happens: acts, made from the events of a game by a table "which event moves what".
import type { Sound } from "../sound";
import { EVERYBODY, type Scene } from "../scene";
import type { Figure, NumberedEvent, ShownThing } from "../wire";

/** A place on the screen: `#key` is a thing by its key (or its card alone), `amber:0` is what bears that `data-spot`, `stage:punch` is
 * where that card was shown large just now. Of several the first that is on the screen counts. */
export type Spot = string;

/** Something that moves, shakes or is counted. */
export interface Act {
  what:
    | "show" // a card is shown large
    | "move" // a thing goes from where it lay to where it lies, or away
    | "fly" // tokens or cards' backs go from one place to another
    | "strike" // a thing is hit
    | "count" // a number has grown or shrunk
    | "lunge" // a thing goes for another, and comes back
    | "walk" // a thing goes to a place next to its own
    | "roll" // dice tumble
    | "rise"; // something drawn unseen comes out of where it was, and turns
  at?: Spot[]; // the thing or the place that it is about
  was?: Spot[]; // of `walk`: the thing as it was called before, where it is called by its place
  from?: Spot[];
  to?: Spot[];
  card?: string; // of `show`: which card
  piece?: string; // of `fly`, `count` and `strike`: the sign of `icons.css` that is drawn, or `back`
  n?: number; // how many
  text?: string; // of `rise`: what is seen when it has turned
  look?: string; // … and the classes by which the game styles it
  dies?: boolean; // of `move`: it is struck down first
  sound?: Sound;
}

/** What one event moves. */
export type Mover = (e: NumberedEvent) => (Act | null)[];
/** Which event moves what: by its kind, or by kind and how (`gain:bonus`). */
export type MoveTable = Record<string, Mover>;

/** The thing of an event as the table may know it: by its key, or by its card where that has moved on since. */
export const thing = (x: ShownThing | null | undefined): Spot[] => (x ? [x.at ? `#${x.id}@${x.at}` : `#${x.id}`] : []);
/** The card of an event in some zone of the table, wherever it lies in there. */
export const within = (x: ShownThing | null | undefined, zone: string): Spot[] => (x ? [`#${x.id}@${zone}`] : []);
/** What a seat has of a name: its pool, its deck. */
export const of = (name: string, seat: number): Spot[] => [`${name}:${seat}`];

export const show = (card: string | undefined, from: Spot[] = [], sound: Sound = "play"): Act | null =>
  card ? { what: "show", card, from, sound } : null;
export const fly = (piece: string, n: number, from: Spot[], to: Spot[], sound?: Sound): Act | null =>
  n > 0 ? { what: "fly", piece, n, from, to, sound } : null;
export const strike = (at: Spot[], n: number, piece = "damage", sound: Sound = "hit"): Act => ({
  what: "strike",
  at,
  n,
  piece,
  sound,
});
export const count = (at: Spot[], n: number, piece: string, sound?: Sound): Act | null =>
  n ? { what: "count", at, n, piece, sound } : null;
export const lunge = (at: Spot[], to: Spot[]): Act => ({ what: "lunge", at, to });
export const walk = (at: Spot[], from: Spot[], to: Spot[], was = at): Act => ({
  what: "walk",
  at,
  from,
  to,
  was,
  sound: "move",
});
/** The card of a thing. */
export const cardOf = (spot: Spot | undefined): string => spot?.replace(/^#/, "").split("@")[0] ?? "";

/** The cards of an event go from the zone that it names to the other. Who may not see them sees as many backs. */
export function moved(e: NumberedEvent, sound?: Sound, dies = false): (Act | null)[] {
  if (!e.from || !e.to) return [];
  const { from, to } = e;
  const [whence, into] = [of(from.zone, from.seat), of(to.zone, to.seat)];
  if (!e.cards?.length) return [fly("back", e.count || Math.min(3, e.amount), whence, into, sound)];
  return e.cards.map((x, n): Act => {
    const lay = from.at ? `#${x.id}@${from.at}` : `#${x.id}@${from.zone}`;
    const lies = x.at ? `#${x.id}@${x.at}` : `#${x.id}@${to.zone}`;
    return {
      what: "move",
      at: [lay],
      from: [`stage:${x.id}`, ...whence],
      to: [lies, ...into],
      dies,
      sound: n ? undefined : sound,
    };
  });
}

/** What moves in a game that declares nothing: its cards, where an event tells from where to where they went. */
export const plainly: Mover = (e) => (e.from && e.to && e.from.zone !== e.to.zone ? moved(e, "move") : []);

/** What has changed of the numbers that seats and the table keep, in a game that declares nothing; piles are seen by what comes and goes. */
export function counted(before: Scene | null, after: Scene | null): Act[] {
  const all = (scene: Scene | null) =>
    [...(scene?.sides ?? []), { seat: EVERYBODY, figures: scene?.figures ?? [] }].flatMap(({ seat, figures }) =>
      (figures ?? []).filter((f) => !f.zone && f.value >= 0).map((f): [Spot, Figure] => [`${f.id}:${seat}`, f]),
    );
  const then = new Map(all(before));
  return all(after).flatMap(([spot, { value }]): Act[] => {
    const grown = value - (then.get(spot)?.value ?? value);
    return grown ? [{ what: "count", at: [spot], n: grown }] : [];
  });
}

export interface Timed extends Act {
  event: number; // the number of the event that it is about
  start: number; // milliseconds since all of it began
  takes: number;
}

/** What some events move, in their order. */
export function actsOf(events: readonly NumberedEvent[], table: MoveTable | null): (Act & { event: number })[] {
  return events.flatMap((e) => {
    const mover = table ? (table[`${e.kind}:${e.how}`] ?? table[e.kind] ?? (() => [])) : plainly;
    return mover(e).flatMap((act) => (act ? [{ ...act, event: e.number }] : []));
  });
}

// Milliseconds that an act takes, and after which the next event begins to move what it moves.
const TAKES: Record<Act["what"], [takes: number, beat: number]> = {
  show: [900, 720],
  move: [420, 260],
  fly: [480, 340],
  strike: [460, 280],
  count: [760, 180],
  lunge: [380, 220],
  walk: [420, 400],
  roll: [700, 520],
  rise: [900, 800],
};
export const STAGGER = 60; // between several that go the same way
const LONGEST = 6000; // all that one answer has brought about; more goes faster
const SHORTEST = 0.3; // of the usual time

/** When everything begins that moves, and when each line is told that tells of it. */
export interface Plan {
  acts: Timed[];
  lines: number[]; // when each line is told
  total: number;
}

/** A line of the story, for its time: the events that it covers, and how long it stays. */
export interface Told {
  first: number;
  count: number;
  stays: number;
}

/** Put acts and lines in time: one event after the other, and no line goes before what it tells has been seen. */
export function planned(acts: readonly (Act & { event: number })[], lines: readonly Told[], speed = 1): Plan {
  const all = acts.length ? acts.map((a) => beatOf(a)).reduce((a, b) => a + b) : 0;
  const pace = Math.max(SHORTEST, Math.min(1, LONGEST / Math.max(1, all))) * speed;
  const out: Plan = { acts: [], lines: [], total: 0 };
  let now = 0;
  const left = [...acts];
  const place = (until: number) => {
    while (left.length && left[0]!.event < until) {
      const event = left[0]!.event;
      let beat = 0;
      while (left.length && left[0]!.event === event) {
        const act = left.shift()!;
        // what has come is counted once it is there
        const before = out.acts.at(-1);
        const counted = act.what === "count" || act.what === "strike";
        const flown = counted && before?.event === event && before.what === "fly" ? before.takes * 0.8 : 0;
        out.acts.push({ ...act, start: now + beat + flown, takes: TAKES[act.what][0] * pace });
        // a card is seen before it does anything; the rest of one event moves together
        if (act.what === "show" || act.what === "rise") beat += beatOf(act) * pace;
      }
      const rest = out.acts.filter((a) => a.event === event && a.what !== "show" && a.what !== "rise");
      const began = now + beat;
      now = Math.max(began, ...rest.map((a) => a.start + (a.start > began ? 100 : beatOf(a)) * pace));
    }
  };
  for (const line of lines) {
    place(line.first);
    out.lines.push(now);
    const since = now;
    place(line.first + Math.max(1, line.count));
    now = Math.max(now, since + line.stays);
  }
  place(Infinity);
  out.total = Math.max(now, ...out.acts.map((a) => a.start + a.takes));
  return out;
}

const beatOf = (act: Act): number =>
  TAKES[act.what][1] + (act.what === "fly" ? STAGGER * (Math.min(6, act.n ?? 1) - 1) : 0);

// The scene of a table as the server tells it: what changed put into what was known, and its parts in words.
import type { Figure, Mark, SceneUpdate, Side, Thing, Zone } from "./wire";

export const EVERYBODY = -1; // the seat of what belongs to no seat
const UNKNOWN = -1; // a number that these eyes may not see

/** All that one pair of eyes may see of a position, in one language. */
export interface Scene extends Omit<SceneUpdate, "sides" | "zones" | "figures" | "legend"> {
  sides: Side[];
  zones: Zone[];
  figures: Figure[];
  legend: [string, string][];
}

/** A scene in full: a number in one of its lists is the place that something had in the list before. */
export function merged(told: SceneUpdate, before?: Scene): Scene {
  const whole = <T>(list: (number | T)[] | undefined, old: T[] | undefined): T[] =>
    (list ?? []).map((x) => (typeof x === "number" ? old![x]! : x));
  return {
    ...told,
    sides: whole<Side>(told.sides, before?.sides),
    zones: whole<Zone>(told.zones, before?.zones),
    figures: whole<Figure>(told.figures, before?.figures),
    legend: whole<[string, string]>(told.legend, before?.legend),
  };
}

/** A thing and everything on it. */
export function everything(thing: Thing): Thing[] {
  return [thing, ...(thing.within ?? []).flatMap(everything)];
}

/** The things of a zone, and everything on them. */
export const thingsOf = (zone: Zone): Thing[] => (zone.things ?? []).flatMap(everything);

/** What is on a thing at the moment, as a list of words. */
export function now(thing: Thing): string {
  const marks = [...(thing.figures ?? []), ...(thing.states ?? []), ...(thing.words ?? [])];
  return [...marks.map((m) => m.text).filter(Boolean), ...(thing.notes ?? [])].join(", ");
}

/** A thing in one line of words, for whoever hears the table. */
export const sentence = (thing: Thing): string => [thing.name, thing.kind, now(thing)].filter(Boolean).join(", ");

/** The number of that name on a thing; 0 where it has none. */
export const amount = (thing: Thing, id: string): number => thing.figures?.find((m) => m.id === id)?.amount ?? 0;

/** A mark as it is drawn on a thing; "" where it is only read. */
export const short = (mark: Mark): string => mark.short?.[0] ?? "";

/** Which end of a row its n-th thing stands at; "" in the middle. */
export function end(zone: Zone, n: number): string {
  const [left = "", right = "", both = ""] = zone.ends ?? [];
  const last = (zone.things?.length ?? 0) - 1;
  return last === 0 ? both : n === 0 ? left : n === last ? right : "";
}

/** How many lie in a zone, face up or face down. */
export const count = (zone: Zone): number => (zone.things?.length ?? 0) + (zone.hidden ?? 0);

/** A number as it stands beside its name. */
export function drawn(figure: Figure): string {
  if (figure.value === UNKNOWN) return "?";
  return figure.most ? `${figure.value}/${figure.most}` : `${figure.value}`;
}

/** A number in words. */
export function said(figure: Figure): string {
  if (figure.value === UNKNOWN) return `${figure.name} ?`;
  return figure.text || `${figure.name} ${figure.value}${figure.most ? ` / ${figure.most}` : ""}`;
}

// What a game draws in its own way on the table that draws any game; what is left out is drawn as in any game.
import type { Component } from "svelte";
import type { Catalogue } from "$lib/catalogue.svelte";
import type { TableState } from "$lib/table.svelte";
import type { Side, Thing, Zone } from "$lib/wire";
import { Desk } from "./desk.svelte";

/** How a thing lies: in a row, on a shelf, in one's hand, on a map, on another thing, among those to choose from, in a hand that is open. */
export type Lie = "tile" | "slab" | "held" | "place" | "chip" | "offered" | "open";

export interface ThingProps<D extends Desk = Desk> {
  thing: Thing;
  desk: D;
  as: Lie;
  at?: string; // which end of its row it stands at
}

export interface Faces<D extends Desk = Desk> {
  /** The class that the style of the table is nested under. */
  root: string;
  /** Further classes of one's own hand. */
  hand?: string;
  /** What is known of the table beyond its scene. */
  Desk?: new (table: TableState, of: Catalogue) => D;
  /** A thing, however it lies. */
  Thing?: Component<ThingProps<D>>;
  /** All that a seat has besides its zones. */
  Seat?: Component<{ side: Side; desk: D }>;
  /** What stands between the seats: what counts for all. */
  Middle?: Component<{ desk: D }>;
  /** The thing in focus. */
  Inspector?: Component<{ desk: D }>;
  /** Answers that are drawn otherwise than as buttons. */
  Answers?: Component<{ desk: D }>;
  /** What lies in a pile that is open. */
  Pile?: Component<{ zone: Zone; desk: D; close: () => void }>;
  /** The picture above the end of a game, and what it came to. */
  Banner?: Component<{ desk: D }>;
  Result?: Component<{ desk: D }>;
}

/** The faces of a game, whose components know its own desk. */
export const facesOf = <D extends Desk>(own: Faces<D>): Faces => own as unknown as Faces;

/** How any game is drawn. */
export const PLAIN: Faces = { root: "scenetable" };

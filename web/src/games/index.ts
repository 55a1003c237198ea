// What the games of ours draw in their own way: one folder and one line each. Any other game is drawn from its scene.
import type { Component } from "svelte";
import type { Card, Catalogue } from "$lib/catalogue.svelte";
import type { TableState } from "$lib/table.svelte";
import type { MoveTable } from "$lib/motion/acts";
import { PLAIN, type Faces } from "../table/faces";

export type Size = "s" | "m" | "l";
type Table = Component<{ table: TableState; of: Catalogue; faces?: Faces }>;

/** What a game's folder offers. */
export interface GameModule {
  /** A card as it is printed. */
  Face: Component<{ card: Card; of: Catalogue; size: Size }>;
  /** What it draws in its own way on the table that draws any game; */
  faces?: Faces;
  /** or the whole table, below nothing and beside nothing. */
  Table?: Table;
  /** Which event moves what on the table; without it cards go where events tell that they went. */
  moves?: MoveTable;
}

/** Whether every game is drawn as one that brings nothing: `?table=scene`. */
const drawsPlainly = (): boolean => new URLSearchParams(location.search).get("table") === "scene";

/** What draws the table of a game: the one that draws any game, with the game's faces; or the game's own. */
export async function tableOf(game: string): Promise<{ Drawn: Table; faces: Faces }> {
  const own = drawsPlainly() ? undefined : await games[game]?.();
  const faces = own?.faces ?? PLAIN;
  return { Drawn: own?.Table ?? (await import("../table/SceneTable.svelte")).default, faces };
}

export const games: Record<string, () => Promise<GameModule>> = {
  keyforge: () => import("./keyforge"),
  arkham: () => import("./arkham"),
  fateforge: () => import("./fateforge"),
};

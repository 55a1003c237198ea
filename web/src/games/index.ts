// The games that have a table of their own: one folder and one line each.
import type { Component } from "svelte";
import type { Card, Catalogue } from "$lib/catalogue.svelte";
import type { TableState } from "$lib/table.svelte";

export type Size = "s" | "m" | "l";

/** What a game's folder offers. */
export interface GameModule {
  /** The whole table, below nothing and beside nothing. */
  Table: Component<{ table: TableState; of: Catalogue }>;
  /** A card as it is printed. */
  Face: Component<{ card: Card; of: Catalogue; size: Size }>;
}

export const games: Record<string, () => Promise<GameModule>> = {
  keyforge: () => import("./keyforge"),
  arkham: () => import("./arkham"),
  fateforge: () => import("./fateforge"),
};

// What a game shows of itself in the lobby: a file `lobby.ts` in its folder, small enough to be there at once.
import type { Component } from "svelte";
import type { Catalogue } from "$lib/catalogue.svelte";
import type { Setting } from "$lib/house";
import type { Json } from "$lib/wire";
import type { Words } from "$lib/words";

/** A way of playing that takes the place of the others. */
export interface Way {
  id: string;
  name: Words;
  about: Words;
  /** Whether it is this one, by what was chosen. */
  is: (values: Record<string, Json>) => boolean;
  /** What choosing it sets; the settings say what there is. */
  sets: (settings: readonly Setting[]) => Record<string, Json>;
}

export interface LobbyPart {
  about: Words;
  minutes: number;
  /** Three pictures: whom or what each shows, as the game's looks have it. */
  pictures: [string, string, string?][];
  /** Settings that are numbers of seats and are chosen as seats. */
  seats?: string[];
  /** Whether a setting is a question at all, by what else was chosen. */
  asks?: (name: string, values: Record<string, Json>) => boolean;
  /** Settings that have a value wherever they are asked: without one it would be another way of playing. */
  must?: readonly string[];
  /** Ways of playing, of which one is chosen before anything else; the first where nobody has chosen yet. */
  ways?: readonly Way[];
  /** What several people should know before they play by what was chosen, and what they could choose instead. */
  warns?: (values: Record<string, Json>) => { of: Words; instead: Words } | undefined;
  /** What its heroes are chosen from, where more is to be known of them than their names. */
  heroes?: () => Promise<{
    default: Component<{
      ids: readonly string[];
      chosen: readonly string[];
      take: (id: string) => void;
      values: Record<string, Json>;
      of: Catalogue;
    }>;
  }>;
  /** What else the game shows of what was chosen, below its settings. */
  more?: () => Promise<{ default: Component<{ values: Record<string, Json>; of: Catalogue }> }>;
  /** The icons of settings, types and keywords; what has none is told by its word alone. */
  icons: Record<string, string>;
  /** What leads to the game's companion for a real table, where it has one. */
  companion?: Words;
  /** What may be dropped here. */
  imports: Words;
}

const found = import.meta.glob<{ LOBBY: LobbyPart }>("./*/lobby.ts", { eager: true });

/** The icon of a type, a keyword or a setting of a game; "" where it has none. */
export function iconOf(game: string, name: string): string {
  return lobbyOf(game)?.icons[name] ?? "";
}

/** A game's part of the lobby; a game without one is shown by its name. */
export function lobbyOf(game: string): LobbyPart | undefined {
  return found[`./${game}/lobby.ts`]?.LOBBY;
}

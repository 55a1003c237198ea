// Which page an address means; every page is a chunk of its own.
import type { Component } from "svelte";
import { once } from "$lib/api";
import type { Game } from "$lib/house";
import { inTab } from "$lib/mode";

export interface Page {
  key: string; // another key is another page
  load: () => Promise<{ default: Component<Record<string, string>> }>;
  props: Record<string, string>;
}

type Load = () => Promise<{ default: Component<never> }>;

const PAGES: [RegExp, Load][] = [
  [/^\/table\/(?<id>[\w-]+)$/, () => import("./Table.svelte")],
  [/^\/learn(?:\/(?<game>\w+))?$/, () => import("./Lessons.svelte")],
  [/^\/learn\/(?<game>\w+)\/(?<id>[\w-]+)$/, () => import("./Lesson.svelte")],
  [/^\/puzzles(?:\/(?<game>\w+))?$/, () => import("./Puzzles.svelte")],
  [/^\/puzzles\/(?<game>\w+)\/(?<id>[\w-]+)$/, () => import("./Puzzle.svelte")],
  [/^\/replay\/(?<id>[\w-]+)$/, () => import("./Replay.svelte")],
  [/^\/analysis\/(?<id>[\w-]+)$/, () => import("./Analysis.svelte")],
  [/^\/decks(?:\/(?<game>\w+))?$/, () => import("./library/Decks.svelte")],
  [/^\/decks\/(?<game>\w+)\/(?<ref>[^/]+)$/, () => import("./library/Deck.svelte")],
  [/^\/cards(?:\/(?<game>\w+)(?:\/(?<id>[\w-]+))?)?$/, () => import("./library/Cards.svelte")],
  [/^\/settings$/, () => import("./Settings.svelte")],
  [/^\/judge$/, () => import("./Judge.svelte")],
  [/^\/rules(?:\/(?<game>\w+))?$/, () => import("./library/Rules.svelte")],
  [/^\/campaign\/(?<game>\w+)$/, () => import("./campaign/New.svelte")],
  [/^\/campaign\/(?<game>\w+)\/(?<id>[\w-]+)$/, () => import("./Campaign.svelte")],
  [/^\/companion\/(?<game>\w+)(?:\/(?<sheets>sheets))?$/, () => import("./Companion.svelte")],
  [
    /^\/(?<kind>join|watch)\/(?<table>[\w-]+)$/,
    () => (inTab ? import("../tab/NoServer.svelte") : import("./Join.svelte")),
  ],
  [/^\/offer\/(?<id>[0-9a-f]{16})$/, () => (inTab ? import("../tab/NoServer.svelte") : import("./Offer.svelte"))],
  [/^\/people$/, () => (inTab ? import("../tab/NoServer.svelte") : import("./People.svelte"))],
  [/^\/move$/, () => (inTab ? import("../tab/NoServer.svelte") : import("./Move.svelte"))],
  [/^\/host$/, () => (inTab ? import("../tab/NoServer.svelte") : import("./Host.svelte"))],
  [/^\/(?:index\.html)?$/, () => import("./Lobby.svelte")],
];

const unknown = (() => import("./Unknown.svelte")) as unknown as Page["load"];

/** Whether there is a game of this name; where the server does not answer, its page says so. */
const isGame = (name: string): Promise<boolean> =>
  once<Game[]>("/games").then(
    (all) => all.some((g) => g.name === name),
    () => true,
  );

export function page(path: string): Page {
  for (const [pattern, found] of PAGES) {
    const hit = pattern.exec(path);
    if (!hit) continue;
    const load = found as unknown as Page["load"];
    const game = hit.groups?.["game"];
    const checked: Page["load"] = async () => {
      const [loaded, known] = await Promise.all([load(), game ? isGame(game) : true]);
      return known ? loaded : unknown();
    };
    return { key: path, load: checked, props: { ...hit.groups } };
  }
  return { key: path, load: unknown, props: {} };
}

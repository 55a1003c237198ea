// Which page an address means; every page is a chunk of its own.
import type { Component } from "svelte";

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
  [/^\/replay\/(?<id>[\w-]+)$/, () => import("./Replay.svelte")],
  [/^\/decks(?:\/(?<game>\w+))?$/, () => import("./library/Decks.svelte")],
  [/^\/decks\/(?<game>\w+)\/(?<ref>[^/]+)$/, () => import("./library/Deck.svelte")],
  [/^\/cards(?:\/(?<game>\w+)(?:\/(?<id>[\w-]+))?)?$/, () => import("./library/Cards.svelte")],
  [/^\/rules(?:\/(?<game>\w+))?$/, () => import("./library/Rules.svelte")],
  [/^\/campaign\/(?<game>\w+)$/, () => import("./campaign/New.svelte")],
  [/^\/campaign\/(?<game>\w+)\/(?<id>[\w-]+)$/, () => import("./Campaign.svelte")],
  [/^\/companion\/(?<game>\w+)(?:\/(?<sheets>sheets))?$/, () => import("./Companion.svelte")],
  [/^\/(?<kind>join|watch)\/(?<table>[\w-]+)$/, () => import("./Join.svelte")],
  [/^\/$/, () => import("./Lobby.svelte")],
];

export function page(path: string): Page {
  for (const [pattern, load] of PAGES) {
    const hit = pattern.exec(path);
    if (hit) return { key: path, load: load as unknown as Page["load"], props: { ...hit.groups } };
  }
  return { key: path, load: (() => import("./Unknown.svelte")) as unknown as Page["load"], props: {} };
}

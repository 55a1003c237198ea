// What a page lays round a game's table: in the bar above it, beside it and over it. The games know nothing of it.
import { getContext, setContext, type Snippet } from "svelte";
import type { Catalogue } from "./catalogue.svelte";
import type { ChoiceState } from "./choice.svelte";

export interface Guide {
  readonly title: string;
  readonly sub: string;
  readonly veiled: boolean; // whether the hand is covered
  bar: Snippet;
  rail: Snippet;
  strip: Snippet; // what a narrow screen shows in place of the rail
  over: Snippet<[ChoiceState, Catalogue]>;
}

const PLACE = Symbol("guide");

export const setGuide = (guide: Guide): Guide => setContext(PLACE, guide);
export const getGuide = (): Guide | undefined => getContext(PLACE);

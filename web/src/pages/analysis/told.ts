// What the server says of a game that was analysed, and how its figures are written.
import type { AnalysisWords, TableAnalysis as Answered } from "$lib/answers.gen";
import { settings } from "$lib/settings.svelte";
import type { MarkedTurn, Review } from "./told.gen";

export type { LineStep, MarkedTurn as TurnMark, Review, Tried } from "./told.gen";
export type MarkKind = MarkedTurn["kind"];
export const KINDS: readonly MarkKind[] = ["slip", "mistake", "blunder"];

/** What is known of a table's game, its review as it was put together. */
export type TableAnalysis = Omit<Answered, "review" | "words"> & {
  review: Review | null;
  words: (Omit<AnalysisWords, "kinds"> & { kinds: Record<MarkKind, string> }) | null;
};

/** A number as the reader's language writes it. */
export const figure = (x: number, signed = false): string =>
  new Intl.NumberFormat(settings.lang, {
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "auto",
  })
    .format(x)
    .replace("-", "−");

/** A figure with its margin; a dash where there is none. */
export const withMargin = (x: number | null, margin: number | null): string =>
  x === null ? "–" : `${figure(x, true)} ± ${figure(margin ?? 0)}`;

/** A value of the curve: a chance with its sign, or a plain figure. */
export const value = (review: Review, x: number): string =>
  review.scale.kind === "chance" ? `${figure(x)}\u00a0%` : figure(x);

/** The signs of marks, so that no colour is the only one. */
export const SIGNS: Record<MarkKind, string> = { slip: "?!", mistake: "?", blunder: "??" };

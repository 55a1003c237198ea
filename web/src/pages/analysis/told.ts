// What the server says of a game that was analysed, and how its figures are written.
import { settings } from "$lib/settings.svelte";
import type { Lang } from "$lib/words";

export type Told = Record<Lang, string>;
export type MarkKind = "slip" | "mistake" | "blunder";
export const KINDS: readonly MarkKind[] = ["slip", "mistake", "blunder"];

export interface LineStep {
  key: string;
  label: Told;
  rule: string;
  open: boolean; // what comes then is not known
  events: { text: Told; rule: string; only: boolean }[];
}

export interface TurnMark {
  kind: MarkKind;
  turn: number;
  name: Told;
  seat: number;
  first: number;
  last: number;
  loss: number;
  margin: number;
  best: number;
  played: number;
  same: number;
  line: LineStep[];
  played_line: LineStep[];
  reasons: { text: Told | null; points: number }[];
  facts: Told[];
}

export interface Review {
  scale: { kind: "chance" | "result"; name: Told; points: number; shared: boolean };
  seats: {
    seat: number;
    accuracy: number | null;
    turns: number;
    lost: number;
    luck: number | null;
    luck_margin: number | null;
    marks: Record<MarkKind, number>;
  }[];
  curve: { n: number; turn: number; seat: number; value: number }[];
  turns: {
    turn: number;
    name: Told;
    seat: number;
    first: number;
    best: number | null;
    played: number | null;
    loss: number;
    mark: MarkKind | "";
    luck: number | null;
    luck_margin: number | null;
  }[];
  marks: TurnMark[];
  chances: {
    seats: { seat: number; count: number; good: number; expected: number; margin: number }[];
    taken: { n: number; seat: number; text: Told; odds: number; good: boolean }[];
  } | null;
}

export interface TableAnalysis {
  game: string;
  title: string;
  brief: string;
  why: string;
  running: { done: number; total: number; part: number; line: string } | null;
  trouble: string;
  review: Review | null;
  words: {
    curve: string;
    seats: string[];
    turning: string;
    marks: { sentence: string; sure: string }[];
    kinds: Record<MarkKind, string>;
    notes: string[];
  } | null;
  old: string;
}

/** A turn that is played again, as far as some answers lead. */
export interface Tried {
  seat: number;
  turn: number;
  over: boolean;
  ask: string;
  options: { key: string; label: string; rule: string }[];
  told: string[];
  table: string[];
  verdict: { tried: number; best: number; played: number; loss: number; kind: MarkKind | ""; better: boolean } | null;
}

/** A number as the reader's language writes it. */
export const figure = (x: number, signed = false): string =>
  new Intl.NumberFormat(settings.lang, {
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(x);

/** A figure with its margin; a dash where there is none. */
export const withMargin = (x: number | null, margin: number | null): string =>
  x === null ? "–" : `${figure(x, true)} ± ${figure(margin ?? 0)}`;

/** A value of the curve: a chance with its sign, or a plain figure. */
export const value = (review: Review, x: number): string =>
  review.scale.kind === "chance" ? `${figure(x)}\u00a0%` : figure(x);

/** The signs of marks, so that no colour is the only one. */
export const SIGNS: Record<MarkKind, string> = { slip: "?!", mistake: "?", blunder: "??" };

// Written by tools/wire_types.py from what the server's addresses answer: do not edit.

import type { Json, Question, SceneUpdate, StoryLine } from "./wire";

/** What can be asked, what is under way, and what is known; `why` says why a game cannot be analysed, "" where it can. */
export interface TableAnalysis {
  game: string;
  title: string;
  brief: string;
  why: string;
  running: AnalysisRunning | null;
  trouble: string;
  review: Record<string, Json> | null;
  words: AnalysisWords | null;
  at: number;
  old: string;
}

/** How far an analysis is; `part` is the share of the answers that were looked at, from 0 to 1. */
export interface AnalysisRunning {
  done: number;
  total: number;
  part: number;
  line: string;
}

/** What a review says in a language: what the curve shows, who sits where, where the game turned, each mark, notes. */
export interface AnalysisWords {
  curve: string;
  seats: string[];
  turning: string;
  marks: MarkWords[];
  kinds: Record<string, string>;
  notes: string[];
}

/** A mark in words: its sentence, and how sure it is. */
export interface MarkWords {
  sentence: string;
  sure: string;
}

/** A position with its trials, the one by its own edition first. */
export interface JudgedPosition {
  posed: PosedPosition;
  seats: string[];
  trials: JudgeTrial[];
}

/** A position that was posed, in every form in which it is passed on; `lost` is what it could not say. */
export interface PosedPosition {
  game: string;
  position: Record<string, Json>;
  answers: string[];
  link: string;
  text: string;
  lost: string[];
}

/** What happens by one edition; `likeness` is "same", "rules" or "other", beside the first. */
export interface JudgeTrial {
  edition: string;
  likeness: "other" | "rules" | "same";
  lines: StoryLine[];
  refused: string;
  fitted: number;
  questions: Question[];
  scenes: SceneUpdate[];
  over: boolean;
}

/** The form of a game, with a position to begin with. */
export interface JudgeForm {
  game: string;
  title: string;
  seats: [string, string][];
  of_seat: FormField[];
  of_table: FormField[];
  marks: FormField[];
  example: Record<string, Json>;
}

/** One field of the form in which positions are laid out. */
export interface FormField {
  name: string;
  title: string;
  sort: "card" | "choice" | "number" | "words";
  most: number;
  options: [string, string][];
  types: string[];
  marked: boolean;
}

/** What happened so far; null where nothing has, and in games that tell none. */
export interface ToldSoFar {
  past: Recount | null;
}

/** What happened so far in a story that goes on: its title, where it stands, who goes with it, and its parts. */
export interface Recount {
  title: string;
  standing: string;
  companions: string[];
  parts: RecountPart[];
}

/** A part of a story that is over or under way, and what happened in it. */
export interface RecountPart {
  title: string;
  episodes: Episode[];
}

/** Something that happened in a story: under which heading, what the players chose or what was, and what came of it. */
export interface Episode {
  kind: string;
  heading: string;
  text: string;
  mark: string;
  came: string[];
  passage: string[];
}

/** A puzzle, as a list tells it: without its position and its solution. */
export interface PuzzleInfo {
  id: string;
  goal: string;
  title: string;
  ask: string;
  themes: string[];
  rating: number;
  answers: number;
  seat: number;
  hard: boolean;
}

/** Which puzzle is the one of a day. */
export interface DailyPuzzle {
  day: string;
  game: string;
  id: string;
}

/** How an attempt stands: `open`, `solved` or `missed`; where chance decides, the chance that is left, and the best one. */
export interface PuzzleStanding {
  verdict: "missed" | "open" | "solved";
  chance: string;
  best: string;
}

/** An answer that leads on, in words; empty where none does any more. */
export interface PuzzleHint {
  key: string;
  label: string;
}

/** The solution, and why it is one. */
export interface PuzzleSolution {
  steps: PuzzleStep[];
  reason: string;
}

/** One answer of the solution. */
export interface PuzzleStep {
  label: string;
  events: PuzzleEvent[];
}

/** Something that comes of an answer, and its rule. */
export interface PuzzleEvent {
  text: string;
  rule: string;
}

// What came of the last skill test, read off what has happened: a test that nobody could add to is over before it is seen.
import type { ShownEvent } from "$lib/wire";
import { SKILLS, type Skill } from "./view";

export interface Outcome {
  seat: number;
  skill: Skill;
  target: string;
  value: number;
  difficulty: number;
  tokens: string[];
  result: "success" | "failure" | null;
  margin: number;
}

/** The outcome after these events, from the one before them. */
export function follow(before: Outcome | null, events: readonly ShownEvent[]): Outcome | null {
  let out = before;
  for (const e of events) {
    if (e.kind === "test")
      out = {
        seat: e.seat,
        skill: SKILLS[e.data[0]!] ?? "willpower",
        target: e.cards?.[0]?.id ?? e.source?.id ?? "",
        value: 0,
        difficulty: e.amount,
        tokens: [],
        result: null,
        margin: 0,
      };
    else if (e.kind === "token" && out) out = { ...out, tokens: [...out.tokens, e.note] };
    else if ((e.kind === "succeeds" || e.kind === "fails") && out)
      out = {
        ...out,
        value: e.data[0]!,
        difficulty: e.data[1]!,
        result: e.kind === "succeeds" ? "success" : "failure",
        margin: e.amount,
      };
    else if (e.kind === "round") out = null;
  }
  return out;
}

// What came of the last skill test, read off what has happened: a test that nobody could add to is over before it is seen.
import type { Json } from "$lib/wire";
import { SKILLS, type Skill } from "./view";

// As the game numbers its tokens.
const FACES = [
  ..."8765432".split("").map((n) => `-${n}`),
  "-1",
  "0",
  "+1",
  "skull",
  "cultist",
  "tablet",
  "elder-thing",
  "auto-fail",
  "elder-sign",
];

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
export function follow(before: Outcome | null, events: readonly Record<string, Json>[]): Outcome | null {
  let out = before;
  for (const e of events) {
    if (e.kind === "test")
      out = {
        seat: e.seat,
        skill: SKILLS[e.data[0] as number] ?? "willpower",
        target: e.cards[0]?.id ?? e.source?.id ?? "",
        value: 0,
        difficulty: e.amount,
        tokens: [],
        result: null,
        margin: 0,
      };
    else if (e.kind === "token" && out) out = { ...out, tokens: [...out.tokens, FACES[e.amount as number] ?? "0"] };
    else if ((e.kind === "succeeds" || e.kind === "fails") && out)
      out = {
        ...out,
        value: e.data[0],
        difficulty: e.data[1],
        result: e.kind === "succeeds" ? "success" : "failure",
        margin: e.amount,
      };
    else if (e.kind === "round") out = null;
  }
  return out;
}

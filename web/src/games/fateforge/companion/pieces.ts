// What a group needs besides cards, and how many of it: more than any scene of ours asks for.
import type { Wording } from "$lib/words";
import { APP } from "./words";

/** A token: its sign, what it is called, how many; `id` where its name has one (an exit, a door, a portal). */
export interface Piece {
  kind: string;
  icon: string;
  words: Wording;
  n: number;
  id?: string;
}

/** Tokens of the board, then those of heroes and of the rest. */
export const PIECES: Piece[] = [
  { kind: "start", icon: "person", words: APP.startHere, n: 4 },
  { kind: "exit", icon: "f-exit", words: APP.exitX, n: 1, id: "A" },
  { kind: "exit", icon: "f-exit", words: APP.exitX, n: 1, id: "B" },
  { kind: "objective", icon: "f-goal", words: APP.objectiveShort, n: 8 },
  { kind: "chest", icon: "f-chest", words: APP.chest, n: 2 },
  { kind: "trap", icon: "f-trap", words: APP.trap, n: 4 },
  { kind: "snare", icon: "chain", words: APP.snare, n: 4 },
  { kind: "exploration", icon: "help", words: APP.look, n: 2 },
  { kind: "food", icon: "f-food", words: APP.food, n: 6 },
  { kind: "gem", icon: "f-gem", words: APP.goldN, n: 4, id: "1" },
  { kind: "gem", icon: "f-gem", words: APP.goldN, n: 4, id: "3" },
  { kind: "gem", icon: "f-gem", words: APP.goldN, n: 3, id: "5" },
  { kind: "barricade", icon: "f-barricade", words: APP.barricade, n: 5 },
  { kind: "difficult", icon: "f-last", words: APP.difficultShort, n: 6 },
  { kind: "fountain", icon: "f-fountain", words: APP.fountainShort, n: 2 },
  { kind: "portal", icon: "f-portal", words: APP.portal, n: 2, id: "P1" },
  { kind: "portal", icon: "f-portal", words: APP.portal, n: 2, id: "P2" },
  ...["D1", "D2", "D3"].flatMap((id) => [
    { kind: "door", icon: "f-door", words: APP.doorOpen, n: 1, id },
    { kind: "door", icon: "f-block", words: APP.doorClosed, n: 1, id },
  ]),
  { kind: "parry", icon: "f-parry", words: APP.parryToken, n: 14 },
  { kind: "focus", icon: "f-focus", words: APP.focusToken, n: 4 },
  { kind: "hidden", icon: "elusive", words: APP.hiddenToken, n: 4 },
  { kind: "taunt", icon: "taunt", words: APP.tauntToken, n: 2 },
  { kind: "marked", icon: "eye", words: APP.markToken, n: 4 },
  { kind: "time", icon: "turn", words: APP.timeToken, n: 7 },
];

/** How many dice of a kind: four heroes roll four each, an ally has two, three test a group at the worst. */
export const DICE: Record<string, number> = { red: 6, yellow: 6, blue: 6, green: 5, melee: 4, ranged: 4, test: 3 };

/** Tokens of each type of enemy. */
export const NUMBERS = [1, 2, 3, 4, 5];

/** Cards of each trait. */
export const TRAITS = 2;

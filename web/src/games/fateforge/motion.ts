// Which event of Fateforge moves what: figures from zone to zone, blows and shots, boxes, and the dice.
import { count, fly, lunge, of, strike, type MoveTable, type Mover, type Spot } from "$lib/motion/acts";
import type { NumberedEvent, ShownThing } from "$lib/wire";

/** A thing of the story by the key that it has on the table: an enemy by its number, a zone by its letter. */
const on = (x: ShownThing | null | undefined): Spot[] =>
  x ? [`#${x.id.includes("/") ? x.id.split("/")[1]! : x.id.replace("#", ".")}`] : [];
const first = (e: NumberedEvent) => on(e.cards?.[0]);
const second = (e: NumberedEvent) => on(e.cards?.[1]);
/** A zone by its place among those of the map: `zone:2`. */
const zone = (e: NumberedEvent): Spot[] => (e.from?.at ? [e.from.at] : []);

const steps: Mover = (e) => [{ what: "walk", at: first(e), from: zone(e), to: second(e), sound: "move" }];
const blow: Mover = (e) => [lunge(first(e), second(e))];
const shot: Mover = (e) => [fly("f-shoot", 1, first(e), second(e))];
const rolled: Mover = (e) => [{ what: "roll", at: [`dice:${e.cards?.[0]?.id ?? ""}`, "dice"], sound: "dice" }];
const tested: Mover = () => [{ what: "roll", at: ["dice"], sound: "dice" }];

export const moves: MoveTable = {
  moves: steps,
  sprints: steps,
  leaps: steps,
  portal: steps,
  escorted: steps,
  forced: steps,
  "foe-moves": steps,
  appears: (e) => [{ what: "move", at: [], to: first(e), sound: "move" }],
  strikes: blow,
  shoots: shot,
  "foe-strikes": blow,
  "foe-shoots": shot,
  hits: (e) => [strike(first(e), e.data[3] ?? 0)],
  "hits:none": (e) => [count(first(e), 1, "armor")],
  defeated: (e) => [{ what: "move", at: first(e), dies: true, sound: "death" }],
  removed: (e) => [{ what: "move", at: first(e) }],
  hurt: (e) => [strike(first(e), e.amount, "f-hp")],
  "knocked-out": (e) => [strike(first(e), 0, "skull", "death")],
  healed: (e) => [count(first(e), e.amount, "f-hp", "heal")],
  energized: (e) => [count(first(e), e.amount, "f-en", "heal")],
  tired: (e) => [count(first(e), -e.amount, "f-en")],
  stuns: (e) => [strike(first(e), 0, "stun")],
  stunned: (e) => [strike(first(e), 0, "stun")],
  parry: (e) => [count(first(e), 1, "f-parry")],
  armour: (e) => [count(first(e), 1, "armor")],
  "foe-armour": (e) => [count(first(e), e.amount, "armor")],
  "foe-parries": (e) => [count(first(e), e.amount, "f-parry")],
  "loses-parry": (e) => [count(first(e), -e.amount, "f-parry")],
  strips: (e) => [count(first(e), -e.amount, "armor", "hit")],
  mends: (e) => [count(second(e), e.amount, "armor")],
  repairs: (e) => [count(first(e), e.amount, "armor")],
  revives: (e) => [count(first(e), e.amount, "f-hp", "heal")],
  "gains-parry": (e) => [count(first(e), e.amount, "f-parry", "gain")],
  takes: (e) => [fly("f-goal", 1, second(e), first(e), "gain")],
  gem: (e) => [count(first(e), 1, "f-gem", "gain")],
  food: (e) => [count(first(e), 1, "f-food", "gain")],
  gold: (e) => [count(of("gold", -1), e.amount, "f-gem", "gain")],
  rolls: rolled,
  rerolls: rolled,
  "turns-die": rolled,
  "test-passed": tested,
  "test-failed": tested,
};

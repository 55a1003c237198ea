// Which event of KeyForge moves what: cards between hand, line and piles, æmber between pools and creatures.
import {
  count,
  fly,
  lunge,
  moved,
  of,
  show,
  strike,
  thing,
  within,
  type MoveTable,
  type Mover,
} from "$lib/motion/acts";
import type { NumberedEvent } from "$lib/wire";

const other = (seat: number) => 1 - seat;
const pool = (seat: number) => of("amber", seat);
/** Where what an ability gives comes from: the card that has it, or the card that is being played. */
const source = (e: NumberedEvent) => (e.source ? [...thing(e.source), `stage:${e.source.id}`, `#${e.source.id}`] : []);
const first = (e: NumberedEvent) => thing(e.cards?.[0]);
const each =
  (act: (at: string[], e: NumberedEvent) => ReturnType<typeof count>): Mover =>
  (e) =>
    (e.cards ?? []).map((x) => act(thing(x), e));
const gone: Mover = (e) => moved(e, "discard");
const dead: Mover = (e) => moved(e, "death", true);

export const moves: MoveTable = {
  play: (e) => [
    show(e.cards?.[0]?.id, [...within(e.cards?.[0], "hand"), ...of(e.from?.zone ?? "hand", e.from?.seat ?? e.seat)]),
  ],
  enter: (e) =>
    (e.cards ?? []).map((x) => ({
      what: "move",
      at: within(x, e.from?.zone ?? "limbo"),
      from: [`stage:${x.id}`, ...of(e.from?.zone === "limbo" ? "hand" : (e.from?.zone ?? "hand"), e.seat)],
      to: [...thing(x), `#${x.id}@${e.to?.at.replace(/:.*/, "") ?? "line"}`],
      sound: "move",
    })),
  attach: (e) => [fly("upgrade", 1, [`stage:${e.cards?.[0]?.id}`, ...of("hand", e.seat)], thing(e.cards?.[1]), "move")],
  draw: (e) => moved(e, "draw"),
  mulligan: (e) => [
    fly("back", Math.min(6, e.amount), of("hand", e.seat), of("deck", e.seat)),
    fly("back", Math.min(6, e.amount - 1), of("deck", e.seat), of("hand", e.seat), "draw"),
  ],
  reshuffle: (e) => moved(e, "draw"),
  "take-archives": (e) => moved(e, "draw"),
  discard: gone,
  archive: gone,
  return: gone,
  "to-deck": gone,
  "put-under": gone,
  purge: gone,
  destroy: dead,
  sacrifice: dead,
  control: (e) => moved(e, "move"),

  gain: (e) => [fly("amber", e.amount, source(e), pool(e.seat), "gain"), count(pool(e.seat), e.amount, "amber")],
  lose: (e) => [count(pool(e.seat), -e.amount, "amber", "steal")],
  steal: (e) => [
    fly("amber", e.amount, pool(other(e.seat)), pool(e.seat), "steal"),
    count(pool(e.seat), e.amount, "amber"),
  ],
  capture: (e) => [fly("amber", e.amount, pool(e.seat), first(e), "steal")],
  "capture:instead": each((at, e) => count(at, e.amount, "amber", "gain")),
  pay: (e) => [fly("amber", e.amount, pool(e.seat), pool(other(e.seat)), "gain")],
  toll: (e) => [count(pool(e.seat), -e.amount, "amber", "steal")],
  "pay-from": (e) => [fly("amber", e.amount, first(e), of("keys", e.seat))],
  "place-aember": (e) => [count(first(e), e.amount, "amber", "gain")],
  "place-aember:pool": (e) => [fly("amber", e.amount, pool(e.seat), first(e), "gain")],
  "take-aember": (e) => [fly("amber", e.amount, first(e), pool(e.seat), "gain")],
  "to-supply": (e) => [count(first(e), -e.amount, "amber", "steal")],
  forge: (e) => [
    fly("amber", Math.min(6, e.amount), pool(e.seat), of("keys", e.seat), "forge"),
    count(of("keys", e.seat), 1, "key"),
  ],
  unforge: (e) => [count(of("keys", e.seat), -1, "key", "steal")],
  chains: (e) => [count(of("chains", e.seat), e.amount, "chain")],
  "shed-chain": (e) => [count(of("chains", e.seat), -1, "chain")],

  attack: (e) => [lunge(thing(e.cards?.[0]), thing(e.cards?.[1]))],
  damage: (e) => (e.cards ?? []).map((x) => strike(thing(x), e.amount)),
  "damage:nobody": () => [],
  prevent: each((at, e) => count(at, e.amount, "armor")),
  elusive: each((at) => count(at, 1, "elusive")),
  heal: each((at, e) => count(at, -e.amount, "damage", "heal")),
  stun: each((at) => strike(at, 0, "stun")),
  "counters:power": each((at, e) => count(at, e.amount, "power", "gain")),
  "counters:power:off": each((at, e) => count(at, -e.amount, "power")),
  "counters:doom": each((at, e) => count(at, e.amount, "doom")),
};

// Which event of Arkham Horror moves what: cards and tokens, enemies from location to location, the token out of the bag.
import {
  count,
  fly,
  lunge,
  moved,
  of,
  show,
  strike,
  thing,
  walk,
  within,
  type MoveTable,
  type Mover,
} from "$lib/motion/acts";
import type { NumberedEvent } from "$lib/wire";
import { faceIcon, faceText, isSymbol } from "./view";

const ALL = -1; // whose the encounter deck and the bag are
const first = (e: NumberedEvent) => thing(e.cards?.[0]);
const by = (e: NumberedEvent) => (e.source ? [...thing(e.source), `#${e.source.id}`] : []);
const whoever = (seat: number) => of("investigator", seat);

/** Tokens on a card: from what has put them there, or from nowhere; an investigator's own count where they are counted. */
const placed =
  (piece: string, hurts: boolean): Mover =>
  (e) => {
    const own = e.cards?.[0]?.id !== e.source?.id ? by(e) : [];
    return [
      own.length && piece ? fly(piece, e.amount, own, first(e)) : null,
      hurts ? strike(first(e), e.amount, piece) : count(first(e), e.amount, piece, "gain"),
    ];
  };
const taken =
  (piece: string): Mover =>
  (e) => [count(first(e), -e.amount, piece)];
const healed =
  (piece: string): Mover =>
  (e) => [count(first(e), -e.amount, piece, "heal")];
const goes: Mover = (e) => moved(e, "discard");
const comes: Mover = (e) =>
  (e.cards ?? []).map((x) => ({
    what: "move",
    at: within(x, e.from?.zone ?? "limbo"),
    from: [`stage:${x.id}`, ...of(e.from?.zone ?? "limbo", e.from?.seat ?? ALL)],
    to: thing(x),
    sound: "move",
  }));
/** An enemy goes from one location to the next; where it comes from is told only of those that stood at a location. */
const steps: Mover = (e) => {
  const [who] = e.cards ?? [];
  const from = e.from?.at ? [`#${e.from.at}`] : whoever(e.from?.seat ?? ALL);
  const was = e.from?.at ? [`#${who?.id}@${e.from.at}`, `#${who?.id}`] : [`#${who?.id}`];
  return [walk([...thing(who), `#${who?.id}`], from, e.to?.at ? [`#${e.to.at}`] : [], was)];
};

export const moves: MoveTable = {
  plays: (e) => [show(e.cards?.[0]?.id, [...within(e.cards?.[0], "hand"), ...of("hand", e.seat)])],
  "plays:paid": (e) => [
    show(e.cards?.[0]?.id, [...within(e.cards?.[0], "hand"), ...of("hand", e.seat)]),
    count(of("resources", e.seat), -e.amount, "resource"),
  ],
  begins: comes,
  "enters-play": comes,
  commit: goes,
  draw: (e) => moved(e, "draw"),
  discard: goes,
  "to-hand": goes,
  found: goes,
  moves: goes,
  removed: goes,
  victory: goes,
  defeated: (e) => [
    {
      what: "move",
      at: [...first(e), `#${e.cards?.[0]?.id ?? ""}`],
      to: of(e.cards?.[0]?.seat === ALL ? "encounter-discard" : "discard", e.cards?.[0]?.seat ?? ALL),
      dies: true,
      sound: "death",
    },
  ],
  gain: (e) => [
    fly("resource", Math.min(6, e.amount), by(e), of("resources", e.seat)),
    count(of("resources", e.seat), e.amount, "resource", "gain"),
  ],
  lose: (e) => [count(of("resources", e.seat), -e.amount, "resource", "steal")],
  discover: (e) => [
    fly("clue", e.amount, first(e), of("clues", e.seat), "gain"),
    count(of("clues", e.seat), e.amount, "clue"),
  ],
  "remove-clue:self": (e) => [
    fly(
      "clue",
      e.amount,
      of("clues", e.seat),
      e.source ? [`#${e.source.id}`, ...of("act", ALL)] : of("act", ALL),
      "gain",
    ),
  ],
  "remove-clue": taken("clue"),
  "place-damage": placed("damage", true),
  "place-horror": placed("sanity", true),
  "place-clue": placed("clue", false),
  "place-doom": (e) => [count(first(e), e.amount, "doom", "hit")],
  "place-resource": placed("resource", false),
  "place-ammo": placed("ammo", false),
  "place-charge": placed("", false), // what has no sign of its own is a number alone
  "place-supply": placed("", false),
  "place-secret": placed("", false),
  "remove-damage": taken("damage"),
  "remove-horror": taken("sanity"),
  "remove-doom": taken("doom"),
  "remove-ammo": taken("ammo"),
  "remove-resource": taken("resource"),
  "remove-charge": taken(""),
  "remove-supply": taken(""),
  "remove-secret": taken(""),
  "heal-damage": healed("damage"),
  "heal-horror": healed("sanity"),
  encounter: (e) => [show(e.cards?.[0]?.id, of("encounter-deck", ALL), "draw")],
  threat: comes,
  "threat:enemy": comes,
  spawns: (e) => comes(e),
  "placed-at": comes,
  attacks: (e) => [lunge(first(e), [...whoever(e.seat)])],
  retaliates: (e) => [lunge(first(e), [...whoever(e.seat)])],
  hunts: steps,
  "moves-to": steps,
  disengages: steps,
  "stays-behind": steps,
  move: (e) => [walk(of("pawn", e.seat), [], thing(e.cards?.[1]))],
  token: (e) => [
    {
      what: "rise",
      from: of("bag", ALL),
      to: of("token", ALL),
      text: isSymbol(e.note) ? "" : faceText(e.note),
      piece: isSymbol(e.note) ? faceIcon(e.note) : undefined,
      look: `chaos large ${isSymbol(e.note) ? `sym ${faceIcon(e.note)}` : ""}`,
      sound: "token",
    },
  ],
};

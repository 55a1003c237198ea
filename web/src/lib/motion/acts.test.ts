import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Scene } from "../scene";
import type { NumberedEvent } from "../wire";
import { moves as arkham } from "../../games/arkham/motion";
import { moves as fateforge } from "../../games/fateforge/motion";
import { moves as keyforge } from "../../games/keyforge/motion";
import { actsOf, counted, planned, type Act, type MoveTable } from "./acts";

const nothing: NumberedEvent = {
  number: 0,
  kind: "",
  how: "",
  rule: "",
  seat: 0,
  amount: 0,
  data: [],
  note: "",
  count: 0,
  cards: [],
  source: null,
  from: null,
  to: null,
};
/** Events in their order, each with what of it counts. */
const told = (...events: Partial<NumberedEvent>[]): NumberedEvent[] =>
  events.map((e, number) => ({ ...nothing, count: e.cards?.length ?? 0, ...e, number }));
const lying = (id: string, at: string, seat: number) => ({ id, at, seat });
const place = (zone: string, seat: number, at = "") => ({ zone, seat, at });
const brief = (table: MoveTable | null, events: NumberedEvent[]) =>
  actsOf(events, table).map((a) => [
    a.what,
    a.piece ?? a.card ?? a.at?.[0],
    a.from?.[0] ?? "",
    a.to?.[0] ?? "",
    a.n ?? 1,
  ]);

describe("what moves in a game of KeyForge", () => {
  // as `drive` told them of a game: Urchin is played by seat 0, steals, and is struck down by seat 1
  const urchin = lying("urchin", "line:2", 0);
  const game = told(
    {
      kind: "play",
      cards: [lying("urchin", "limbo", 0)],
      source: lying("urchin", "limbo", 0),
      from: place("hand", 0),
      to: place("limbo", 0, "limbo"),
    },
    {
      kind: "enter",
      how: "exhausted",
      cards: [urchin],
      source: urchin,
      from: place("limbo", 0, "limbo"),
      to: place("line", 0, "line:2"),
    },
    { kind: "steal", amount: 1, source: urchin },
    { kind: "end-turn" },
    { kind: "attack", seat: 1, cards: [lying("dust-imp", "foe-line:0", 1), urchin] },
    { kind: "damage", seat: 0, amount: 2, cards: [urchin], source: lying("dust-imp", "foe-line:0", 1) },
    {
      kind: "destroy",
      cards: [lying("urchin", "discard:0", 0)],
      from: place("line", 0, "line:2"),
      to: place("discard", 0, "discard:0"),
    },
    { kind: "draw", seat: 1, amount: 2, count: 2, cards: null, from: place("deck", 1), to: place("hand", 1) },
  );

  it("is the card, large and then to its place, æmber from pool to pool, the blow, the way to the discard pile, and backs of cards", () => {
    expect(brief(keyforge, game)).toEqual([
      ["show", "urchin", "#urchin@hand", "", 1],
      ["move", "#urchin@limbo", "stage:urchin", "#urchin@line:2", 1],
      ["fly", "amber", "amber:1", "amber:0", 1],
      ["count", "amber", "", "", 1],
      ["lunge", "#dust-imp@foe-line:0", "", "#urchin@line:2", 1],
      ["strike", "damage", "", "", 2],
      ["move", "#urchin@line:2", "stage:urchin", "#urchin@discard:0", 1],
      ["fly", "back", "deck:1", "hand:1", 2],
    ]);
  });

  it("goes in the order in which it happened, one event after the other", () => {
    const { acts } = planned(actsOf(game, keyforge), []);
    for (const [before, after] of acts.slice(1).map((a, n) => [acts[n]!, a] as const))
      if (before.event < after.event) expect(after.start).toBeGreaterThan(before.start);
  });

  it("captures from the pool of whoever loses it, to the creature", () => {
    const knight = lying("raiding-knight", "foe-line:0", 1);
    expect(brief(keyforge, told({ kind: "capture", seat: 0, amount: 2, cards: [knight], source: knight }))).toEqual([
      ["fly", "amber", "amber:0", "#raiding-knight@foe-line:0", 2],
    ]);
  });
});

describe("what moves in Arkham Horror and Fateforge", () => {
  it("is an enemy that goes from location to location, as far as it went", () => {
    const ghoul = (at: string) => [lying("ghoul-minion", at, -1)];
    const step = (from: string, to: string) => ({
      kind: "hunts",
      seat: -1,
      cards: ghoul(to),
      from: place("location", -1, from),
      to: place("location", -1, to),
    });
    expect(actsOf(told(step("attic", "hallway"), step("hallway", "parlor")), arkham)).toMatchObject([
      { what: "walk", from: ["#attic"], to: ["#hallway"] },
      { what: "walk", from: ["#hallway"], to: ["#parlor"] },
    ]);
  });

  it("is the token out of the bag, with what is on it", () => {
    expect(actsOf(told({ kind: "token", amount: 5, note: "-3" }), arkham)).toMatchObject([
      { what: "rise", from: ["bag:-1"], text: "−3" },
    ]);
    expect(actsOf(told({ kind: "token", amount: 14, note: "auto-fail" }), arkham)).toMatchObject([
      { piece: "autofail" },
    ]);
  });

  it("is what is put on a card to be used up, and taken off it", () => {
    const cards = [lying("flashlight", "in-play:0", 0)];
    const uses = [
      { kind: "place-supply", amount: 3, cards },
      { kind: "remove-supply", amount: 1, cards },
    ];
    expect(actsOf(told(...uses), arkham)).toMatchObject([
      { what: "count", at: ["#flashlight@in-play:0"], n: 3 },
      { what: "count", at: ["#flashlight@in-play:0"], n: -1 },
    ]);
  });

  it("is armour that an enemy loses, and that another mends", () => {
    const cards = [lying("bruiser#1", "zone:3", -1), lying("recruit#2", "zone:3", -1)];
    const armour = [
      { kind: "strips", amount: 2, cards: cards.slice(0, 1) },
      { kind: "mends", amount: 1, cards },
    ];
    expect(brief(fateforge, told(...armour))).toEqual([
      ["count", "armor", "", "", -2],
      ["count", "armor", "", "", 1],
    ]);
  });

  it("is an enemy by its number and a zone by its letter", () => {
    const cards = [lying("bruiser#1", "zone:3", -1), lying("mill-ford/d", "zone:3", -1)];
    expect(
      actsOf(told({ kind: "foe-moves", how: "from", seat: -1, cards, from: place("zone", -1, "zone:4") }), fateforge),
    ).toMatchObject([{ what: "walk", at: ["#bruiser.1"], to: ["#d"] }]);
  });
});

describe("what moves in a game that declares nothing", () => {
  it("is what its events tell that went from one zone to another, and nothing else", () => {
    const pebble = lying("pebble", "row:0", 1);
    const events = told(
      { kind: "lay", cards: [pebble], from: place("hand", 1), to: place("row", 1, "row:0") },
      { kind: "score", amount: 3 },
    );
    expect(brief(null, events)).toEqual([["move", "#pebble@hand", "stage:pebble", "#pebble@row:0", 1]]);
  });
});

describe("the numbers of a game that declares nothing", () => {
  const scene = (points: number, night: number): Scene => ({
    game: "",
    title: "",
    zones: [],
    legend: [],
    sides: [
      {
        seat: 1,
        figures: [
          { id: "points", name: "points", value: points },
          { id: "hand", name: "hand", value: points, zone: "hand" },
        ],
      },
    ],
    figures: [{ id: "night", name: "night", value: night }],
  });

  it("are counted where they stand, but for the sizes of piles", () => {
    expect(counted(scene(2, 1), scene(5, 0))).toEqual([
      { what: "count", at: ["points:1"], n: 3 },
      { what: "count", at: ["night:-1"], n: -1 },
    ]);
    expect(counted(scene(2, 1), scene(2, 1))).toEqual([]);
    expect(counted(null, scene(2, 1))).toEqual([]);
  });
});

describe("a plan", () => {
  const act = (event: number, what: Act["what"] = "move"): Act & { event: number } => ({ what, event });

  it("never lets an act take a second", () => {
    for (const what of ["show", "move", "fly", "strike", "count", "lunge", "walk", "roll", "rise"] as const)
      expect(planned([act(0, what)], []).acts[0]!.takes).toBeLessThan(1000);
  });

  it("tells a line when what it tells of begins to move, and waits for what takes longer", () => {
    const lines = [
      { first: 0, count: 2, stays: 100 },
      { first: 2, count: 1, stays: 2000 },
      { first: 3, count: 1, stays: 500 },
    ];
    const { acts, lines: starts, total } = planned([act(0), act(1), act(3)], lines);
    expect(starts[0]).toBe(0);
    expect(starts[1]).toBeGreaterThan(100); // two acts take longer than the line
    expect(acts[2]!.start).toBe(starts[2]);
    expect(starts[2]! - starts[1]!).toBe(2000);
    expect(total).toBeGreaterThanOrEqual(starts[2]! + 500);
  });

  it("counts what has come once it is there, and hits with what flew", () => {
    const { acts } = planned([act(0, "fly"), act(0, "count")], []);
    expect(acts[1]!.start).toBeGreaterThan(acts[0]!.start);
  });

  it("goes faster where very much has happened, and slower where somebody wants it", () => {
    const many = Array.from({ length: 60 }, (_, n) => act(n));
    expect(planned(many, []).total).toBeLessThan(7000);
    expect(planned([act(0)], [], 2).total).toBe(2 * planned([act(0)], []).total);
  });

  it("is nothing where nothing happened", () => {
    expect(planned([], [])).toEqual({ acts: [], lines: [], total: 0 });
  });
});

describe("the tables of the games", () => {
  const page = readFileSync(new URL("../../../../docs/keys-and-kinds.md", import.meta.url), "utf8");
  const declared = (game: string): Set<string> => {
    const part = page.split(/^## /m).find((p) => p.includes(`(\`${game}\`)`))!;
    const rows = part.slice(part.indexOf("| event | how |")).matchAll(/^\| `([^`]+)` \| ([^|]*) \|/gm);
    return new Set(
      [...rows].flatMap(([, kind, how]) => [kind!, ...[...how!.matchAll(/`([^`]+)`/g)].map((h) => `${kind}:${h[1]}`)]),
    );
  };
  it.each([
    ["keyforge", keyforge],
    ["arkham", arkham],
    ["fateforge", fateforge],
  ])("name no event that %s does not declare", (game, table) => {
    const known = declared(game);
    expect(Object.keys(table).filter((kind) => !known.has(kind))).toEqual([]);
  });
});

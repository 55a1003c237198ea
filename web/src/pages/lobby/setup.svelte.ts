// A game being set up: who has which seat, and what was chosen of all that the game lets one choose.
import { clockOf, CLOCKS, type ClockRule } from "$lib/clocks";
import type { Bot, Deck, Game, Setting } from "$lib/house";
import { inTab } from "$lib/mode";
import { isRecord } from "$lib/notes";
import { settings } from "$lib/settings.svelte";
import type { Json } from "$lib/wire";
import { say } from "$lib/words";
import { SHELL } from "$lib/words/shell";
import { lobbyOf } from "../../games/lobby";
import { BOTS, LOBBY } from "./words";

export type Kind = "here" | "bot" | "invite";

/** How guests come: by a link to what was set up, by one with what they bring themselves, or from the list of open tables. */
export type Guests = "link" | "own" | "listed";

export interface Seat {
  kind: Kind;
  name: string;
  bot: string;
}

const WORTH_A_WORD = 0.5; // seconds that an answer of a bot takes
const place = (game: string) => `tableforge.setup.${game}`;

interface Kept {
  deck?: string; // that the library has handed over
  values: Record<string, Json>;
  seats: Seat[];
  bestOf: number;
  clock?: string;
  rated?: boolean;
  talk?: boolean;
}

function kept(game: string): Partial<Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place(game)) ?? "{}");
    if (!isRecord(found)) return {};
    const { seats, values, ...rest } = found;
    const fits = Array.isArray(seats) && seats.every(isRecord);
    return { ...rest, ...(fits && { seats }), ...(isRecord(values) && { values }) } as Partial<Kept>;
  } catch {
    return {};
  }
}

/** Remember a deck for the first seat of the next game. */
export function nextDeck(game: string, ref: string): void {
  const before = kept(game);
  localStorage.setItem(place(game), JSON.stringify({ ...before, deck: ref }));
}

/** A table that is wanted, as the server is asked for it. */
export interface Wanted {
  game: string;
  setup: Record<string, Json>;
  seats: Json[];
  practice: boolean;
  best_of: number;
  clock?: ClockRule;
  rated?: boolean;
  talk: boolean;
  seed?: string; // in digits: 64 bits are more than a number holds
}

export class Setup {
  values = $state<Record<string, Json>>({});
  seats = $state<Seat[]>([]);
  bestOf = $state(1);
  clock = $state("none"); // by the word under which it is kept
  rated = $state(false); // whether it is wished that the game counts for ratings
  talk = $state(true); // whether people may talk at the table
  seed = $state("");
  picking = $state(0); // the seat whose deck is chosen
  guests = $state<Guests>("link");
  note = $state(""); // for those who look at the list

  constructor(readonly game: Game) {
    const before = kept(game.name);
    const bot = game.bots[0]?.name ?? "";
    this.seats = Array.from({ length: game.seats.most }, (_, n) => {
      const usual: Seat = { kind: n === 0 || game.all_win_alike ? "here" : "bot", name: "", bot };
      const seat = { ...usual, ...before.seats?.[n] };
      if (inTab && seat.kind === "invite") seat.kind = usual.kind; // chosen at a server of the same address
      return game.bots.some((b) => b.name === seat.bot) ? seat : { ...seat, bot };
    });
    for (const s of game.settings) this.values[s.name] = this.fitting(s, before.values?.[s.name]);
    const usual = lobbyOf(game.name)?.ways?.[0];
    if (usual && !before.values) Object.assign(this.values, usual.sets(game.settings));
    this.bestOf = game.match ? (before.bestOf ?? 1) : 1;
    this.clock = CLOCKS.some((c) => c.id === before.clock) ? before.clock! : "none";
    this.rated = before.rated === true;
    this.talk = before.talk !== false;
    const s = this.deckSetting;
    if (before.deck && s) (this.values[s.name] as string[])[0] = before.deck;
  }

  /** What was chosen last time, if it still can be, or what is usual. */
  private fitting(s: Setting, before: Json): Json {
    if (s.kind === "each") {
      const usual: Json[] = Array.from({ length: this.game.seats.most }, (_, n) => s.default[n % s.default.length]);
      return Array.isArray(before) ? usual.map((x, n) => before[n] ?? x) : usual;
    }
    const among = (x: Json) => !s.words || x === s.default || s.words.includes(x as string);
    const known = before !== undefined && (Array.isArray(before) ? before.every(among) : among(before));
    return known && typeof before === typeof s.default ? before : s.default;
  }

  /** How many play. */
  get count(): number {
    return (this.values.seats as number | undefined) ?? this.game.seats.most;
  }

  /** Whether there may be a clock: where another waits, and nothing is taken back for practice. */
  get timed(): boolean {
    return !inTab && this.count > 1 && this.values.practice !== true && !this.values[this.game.campaign_by];
  }

  /** Whether it could count for ratings: one person here, guests in all other seats, and nothing chosen of its chance. */
  get ratable(): boolean {
    const [own, ...others] = this.playing;
    const guests = others.length > 0 && others.every((s) => s.kind === "invite");
    const plain = this.values.practice !== true && !this.seed && !this.values[this.game.campaign_by];
    return !inTab && !this.game.all_win_alike && own?.kind === "here" && guests && plain;
  }

  get playing(): Seat[] {
    return this.seats.slice(0, this.count);
  }

  /** The setting that gives each seat a deck, if the game has decks. */
  get deckSetting(): Setting | undefined {
    return this.game.settings.find((s) => s.kind === "each" && s.of?.kind === "deck");
  }

  deckOf(seat: number): string {
    const s = this.deckSetting;
    return s ? ((this.values[s.name] as string[])[seat] ?? "") : "";
  }

  choose(seat: number, deck: Deck): void {
    const s = this.deckSetting;
    if (s) (this.values[s.name] as string[])[seat] = deck.ref;
  }

  /** Decks that are gone are replaced by the usual ones. */
  check(decks: Deck[]): void {
    const s = this.deckSetting;
    if (!s || !decks.length) return;
    const refs = this.values[s.name] as string[];
    refs.forEach((ref, n) => {
      if (!decks.some((d) => d.ref === ref)) refs[n] = s.default[n % s.default.length];
    });
  }

  nameOf(seat: number): string {
    const at = this.seats[seat];
    if (at?.kind === "bot") return this.botName(at.bot);
    return at?.name || (seat === 0 && settings.name) || say(SHELL.player, { n: seat + 1 });
  }

  botName(name: string): string {
    const told = this.game.bots.find((b) => b.name === name)?.title ?? name;
    return told === name && BOTS[name] ? say(BOTS[name]) : told;
  }

  /** A bot as it is offered: with how long its answers take here, where that is worth a word. */
  botLabel({ name, seconds }: Bot): string {
    const title = this.botName(name);
    return seconds < WORTH_A_WORD ? title : say(LOBBY.slowBot, { title, n: Math.round(seconds) || 1 });
  }

  /** Whether a setting is a question at all, by what else was chosen. */
  asks(name: string): boolean {
    return lobbyOf(this.game.name)?.asks?.(name, this.values) ?? true;
  }

  /** Whether somebody is invited to a game of its own: of a campaign, its keeper shares the link. */
  get invites(): boolean {
    return this.playing.some((s) => s.kind === "invite") && !this.values[this.game.campaign_by];
  }

  /** Whether whoever sits down plays with something of their own. */
  get bringsOwn(): boolean {
    return !!this.deckSetting || this.game.settings.some((s) => s.kind === "heroes");
  }

  /** Whether a waiting room is opened, and no table laid yet. */
  get waits(): boolean {
    return this.invites && this.guests !== "link" && this.playing.some((s) => s.kind === "here");
  }

  /** The same as an open table: only the first seat of this browser is the host's, and nobody else shares its screen. */
  offered(): Record<string, Json> {
    const wanted = this.wanted();
    const host = wanted.seats.findIndex((s: Json) => s.kind === "here");
    const heroes = this.game.settings.find((s) => s.kind === "heroes");
    return {
      ...wanted,
      seats: wanted.seats.map((s: Json, n) => (s.kind === "here" && n !== host ? { kind: "invite" } : s)),
      public: this.guests === "listed",
      note: this.guests === "listed" ? this.note : "",
      rated: this.rated && this.ratable,
      ...(heroes && { choice: (this.values[heroes.name] as string[])[0] ?? "" }),
    };
  }

  /** The table that is wanted, as the server is asked for it. */
  wanted(): Wanted {
    const setup: Record<string, Json> = {};
    for (const s of this.game.settings) {
      if (s.kind === "data" || s.name === "practice" || !this.asks(s.name)) continue;
      const value = $state.snapshot(this.values[s.name]) as Json;
      setup[s.name] = s.kind === "each" ? (value as Json[]).slice(0, this.count) : value;
    }
    return {
      game: this.game.name,
      setup,
      seats: this.playing.map((s, n) => ({
        kind: s.kind,
        ...(s.kind === "bot" ? { bot: s.bot } : { name: s.name || (n === 0 ? settings.name : "") }),
      })),
      practice: this.game.practice && this.values.practice === true,
      best_of: this.bestOf,
      ...(this.timed && this.clock !== "none" && { clock: clockOf(this.clock) }),
      ...(this.rated && this.ratable && { rated: true }),
      talk: this.talk,
      ...(/^\d{1,20}$/.test(this.seed) && { seed: this.seed }),
    };
  }

  keep(): void {
    const note: Kept = {
      values: $state.snapshot(this.values) as Record<string, Json>,
      seats: $state.snapshot(this.seats),
      bestOf: this.bestOf,
      clock: this.clock,
      rated: this.rated,
      talk: this.talk,
    };
    localStorage.setItem(place(this.game.name), JSON.stringify(note));
  }
}

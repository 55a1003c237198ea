// A campaign as the server tells it, and everything that can be done with it.
import { call, type Refusal } from "$lib/api";
import { wholeLink } from "$lib/base";
import {
  campaignKey,
  forgetCampaign,
  keepCampaign,
  keepSeats,
  keepTable,
  opensCampaigns,
  type Made,
} from "$lib/tokens";
import type { Json } from "$lib/wire";

export interface Flag {
  kind: "good" | "bad" | "plain";
  text: string;
  about: string;
}

export interface Chapter {
  number: number;
  title: string;
  picture: [string, string];
  paragraphs: string[];
  flags: Flag[];
  rounds?: number;
  won?: boolean;
  resolution?: string;
  earned?: string[];
  after?: string[];
  table?: string;
}

export interface DeckRow {
  id: string;
  n: number;
  counts: boolean;
  leaves: boolean;
}

export interface Member {
  id: string;
  name: string;
  faction: string;
  seat: number;
  lead: boolean;
  status: string;
  trauma: Record<string, number>;
  experience: number;
  earned: number;
  weaknesses: string[];
  story: string[];
  deck: DeckRow[];
  size: number;
  full: number;
}

/** What must be said before a campaign goes on: each choice is an entry, by a rule. */
export interface Question {
  text: string;
  choices: { text: string; rule: string; entry: Record<string, Json> }[];
}

export interface Page {
  campaign: string;
  name: string;
  game: string;
  table: string; // at which the next game is being played
  you: { keeper: boolean; members: string[] }; // whoever is neither keeper nor member looks on
  told: string[]; // to guests: what the keeper could know of its chance
  number: number;
  of: number;
  over: boolean;
  title: string;
  difficulty: string;
  prologue: string[];
  entries: { do: string; paragraphs: string[] }[];
  chapters: Chapter[];
  members: Member[];
  bag: [string, number][];
  offers: string[];
  next: Chapter | null;
  problem: string;
  question: Question | null; // what its keeper must say before it goes on
  verbs: string[];
  seats?: number; // of a campaign that is one long game
  heroes?: { id: string; name: string }[]; // who could play in it
}

export interface ShopRow {
  id: string;
  level: number;
  price: number;
  upgrades: string;
  may: boolean;
  why: string;
  rule: string;
}

export interface Shop {
  had: number;
  left: number;
  taking: { card: string; instead_of: string; price: number; upgrade: boolean }[];
  cards: ShopRow[];
  deck: DeckRow[];
  size: number;
  full: number;
}

/** A campaign in a list. */
export interface Row {
  campaign: string;
  name: string;
  title: string;
  number: number;
  of: number;
  over: boolean;
  next: string;
  table: string;
  updated: number;
  standing: { act?: string; chapter?: string; playing?: { id: string; name: string }[] }; // of its game, where that says so
  problem: string; // why it cannot be opened
}

/** A card to be bought, and the one that leaves for it. */
export type Wish = [card: string, instead: string];

export class CampaignState {
  page = $state.raw<Page | null>(null);
  problem = $state("");
  busy = $state(false);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  private at<T>(path = "", call_: { method?: string; body?: Json } = {}): Promise<T> {
    return call<T>(`/${this.game}/campaigns/${this.id}${path}`, { ...call_, token: opensCampaigns(this.id) });
  }

  private last: Promise<unknown> = Promise.resolve();

  /** Do something, one thing after the other; what is refused is said, and nothing has changed. */
  private attempt(do_: () => Promise<void>): Promise<boolean> {
    const done = this.last.then(() => this.one(do_));
    this.last = done;
    return done;
  }

  private async one(do_: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.problem = "";
    try {
      await do_();
      return true;
    } catch (e) {
      this.problem = (e as Refusal).message;
      return false;
    } finally {
      this.busy = false;
    }
  }

  load(): Promise<boolean> {
    return this.attempt(async () => {
      this.page = await this.at<Page>();
    });
  }

  /** Come by somebody's link; whoever keeps the campaign already needs none. */
  async come(token: string): Promise<boolean> {
    if (opensCampaigns(this.id) && (await this.load()) && this.page!.you.keeper) return true;
    keepCampaign(this.id, token);
    return this.load();
  }

  /** A link for a member, or for spectators; it takes the place of an earlier one. */
  async share(member: string): Promise<string> {
    let link = "";
    await this.attempt(async () => {
      const { token } = await this.at<{ token: string }>("/share", { body: { member } });
      link = wholeLink(`/campaign/${this.game}/${this.id}#key=${token}`);
    });
    return link;
  }

  /** Take along to the table of the game under way what opens the campaign: it opens a seat there, or a look. */
  sit(): string {
    const { table, you, members } = this.page!;
    const key = campaignKey(this.id);
    if (!you.keeper && key) {
      const mine = members.filter((m) => you.members.includes(m.id) && m.seat >= 0);
      keepSeats(table, mine.length ? { seats: Object.fromEntries(mine.map((m) => [m.seat, key])) } : { watch: key });
    }
    return table;
  }

  enter(entry: Record<string, Json>): Promise<boolean> {
    return this.attempt(async () => {
      this.page = await this.at<Page>("/entries", { body: entry });
    });
  }

  /** Enter something in the middle of a game; another one goes on from there. */
  turn(entry: Record<string, Json>): Promise<boolean> {
    return this.attempt(async () => {
      this.page = await this.at<Page>("/turn", { body: entry });
    });
  }

  undo(number?: number): Promise<boolean> {
    return this.attempt(async () => {
      this.page = await this.at<Page>("/undo", { body: number === undefined ? {} : { number } });
    });
  }

  shop(member: string, taking: Wish[]): Promise<Shop> {
    return this.at<Shop>("/shop", { body: { member, taking } });
  }

  /** The table of the next game. */
  async play(seats: Json[], practice: boolean): Promise<string> {
    let table = "";
    await this.attempt(async () => {
      const made = await this.at<Made>("/play", { body: { seats, practice } });
      keepTable(made);
      table = made.table;
    });
    return table;
  }

  /** The table of the next game, with everybody here. */
  begin(): Promise<string> {
    return this.play(
      Array.from({ length: this.page?.seats ?? 1 }, () => ({ kind: "here" })),
      false,
    );
  }

  giveUp(): Promise<boolean> {
    return this.attempt(async () => {
      await this.at("/play", { method: "DELETE" });
      this.page = await this.at<Page>();
    });
  }

  async paper(): Promise<string> {
    return (await this.at<{ save: string }>("/export")).save;
  }

  remove(): Promise<boolean> {
    return this.attempt(async () => {
      await this.at("", { method: "DELETE" });
      forgetCampaign(this.id);
    });
  }
}

export const listed = (game: string): Promise<Row[]> => call(`/${game}/campaigns`, { token: opensCampaigns() });

/** Begin a campaign, or take one from a file; its id. */
export async function founded(game: string, path: "" | "/import", body: Json): Promise<string> {
  const made = await call<{ campaign: string; token: string }>(`/${game}/campaigns${path}`, {
    body,
    token: opensCampaigns(),
  });
  keepCampaign(made.campaign, made.token);
  return made.campaign;
}

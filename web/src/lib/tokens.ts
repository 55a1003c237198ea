// The seats that this browser holds: a table's tokens open them. They are kept here and in no address that is logged.
import { isRecord, isText, readList } from "./notes";

export interface Seats {
  seats: Record<number, string>;
  invites?: Record<number, string>; // what opens the seats that nobody has taken yet
  watch?: string;
}

const PLACE = "tableforge.seats";
const OWNER = "tableforge.owner";

const isSeats = (value: unknown): value is Seats =>
  isRecord(value) && isRecord(value["seats"]) && Object.values(value["seats"]).every(isText);

const all = (): Record<string, Seats> => readList(localStorage.getItem(PLACE), isSeats);

/** What this browser may do at a table. */
export function seatsAt(table: string): Seats | undefined {
  return all()[table];
}

/** What opens a table: its seats that are held here, or else a look at it. */
export function tokensAt(table: string): string[] {
  const found = seatsAt(table);
  const seats = Object.values(found?.seats ?? {});
  return seats.length ? seats : found?.watch ? [found.watch] : [];
}

/** Whether this browser has any key to a table. */
export function holds(table: string): boolean {
  const found = seatsAt(table);
  return !!found?.watch || Object.keys(found?.seats ?? {}).length > 0;
}

/** All tables at which this browser holds a seat or watches. */
export function heldTables(): Record<string, Seats> {
  return all();
}

export function keepSeats(table: string, found: Partial<Seats>): void {
  const known = all();
  const before = known[table] ?? { seats: {} };
  known[table] = { ...before, ...found, seats: { ...before.seats, ...found.seats } };
  localStorage.setItem(PLACE, JSON.stringify(known));
}

export function forgetSeats(table: string): void {
  const known = all();
  delete known[table];
  localStorage.setItem(PLACE, JSON.stringify(known));
}

/** The key of whoever started the server: it lists all tables. `./play` hands it over in the fragment, which no server sees. */
export function ownerKey(): string {
  return localStorage.getItem(OWNER) ?? "";
}

export function keepOwnerKey(key: string): void {
  localStorage.setItem(OWNER, key);
}

const PERSON = "tableforge.person";

/** A key of this browser's own, made once: under it servers remember what whoever sits here has finished and been told. */
export function personKey(): string {
  const known = localStorage.getItem(PERSON);
  if (known) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(24)), (n) => n.toString(16).padStart(2, "0")).join("");
  localStorage.setItem(PERSON, made);
  return made;
}

/** The invitation to a seat that this browser may hand on; "" where it has none. */
export function inviteAt(table: string, seat: number): string {
  return all()[table]?.invites?.[seat] ?? "";
}

/** What the server answers to whoever has laid a table. */
export interface Made {
  table: string;
  seats: { seat: number; token: string | null; invite: string | null }[];
  watch?: string;
}

/** Keep all that a new table's maker is handed. */
export function keepTable(made: Made): void {
  const seats: Record<number, string> = {};
  const invites: Record<number, string> = {};
  for (const { seat, token, invite } of made.seats) {
    if (token) seats[seat] = token;
    if (invite) invites[seat] = invite;
  }
  keepSeats(made.table, { seats, invites, watch: made.watch });
}

// ---- notices that were read: of each table the last one

const NOTICED = "tableforge.noticed";

const noticed = (): Record<string, string> => readList(localStorage.getItem(NOTICED), isText);

export const noticeClosed = (table: string, text: string): boolean => noticed()[table] === text;

export function closeNotice(table: string, text: string): void {
  localStorage.setItem(NOTICED, JSON.stringify({ ...noticed(), [table]: text }));
}

// ---- campaigns: each has a key of its own

const CAMPAIGNS = "tableforge.campaigns";

/** The keys of all campaigns that this browser opens. */
export const campaignKeys = (): Record<string, string> => readList(localStorage.getItem(CAMPAIGNS), isText);

/** What opens a campaign in this browser, besides the key of the house. */
export const campaignKey = (id: string): string => campaignKeys()[id] ?? "";

export function keepCampaign(id: string, token: string): void {
  localStorage.setItem(CAMPAIGNS, JSON.stringify({ ...campaignKeys(), [id]: token }));
}

export function forgetCampaign(id: string): void {
  const known = campaignKeys();
  delete known[id];
  localStorage.setItem(CAMPAIGNS, JSON.stringify(known));
}

/** What opens a campaign, or all of them: their own keys, and the key of the house. */
export function opensCampaigns(id = ""): string {
  const keys = campaignKeys();
  const own = id ? [keys[id]] : Object.values(keys).slice(-6); // as many as the server reads
  return [ownerKey(), ...own].filter(Boolean).join(",");
}

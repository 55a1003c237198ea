// A person without an account: what this browser keeps of them, taken along to another one, or thrown away.
import { call } from "./api";
import { joined } from "./bundle";
import { campaignKeys } from "./tokens";
import type { Words } from "./words";

const OURS = "tableforge."; // how the pages' notes begin
const NOT_TAKEN = ["tableforge.tab.", "tableforge.setup.", "tableforge.noticed"]; // of this very browser
const OWNER = "tableforge.owner";
const KEPT = "tableforge.settings"; // how the pages look stays when a person is forgotten

/** The signs that a person may choose, as `icons.css` has them, and what they are called. */
export const EMBLEMS: Record<string, Words> = {
  forge: { en: "anvil", fr: "enclume" },
  key: { en: "key", fr: "clé" },
  chain: { en: "links", fr: "maillons" },
  sun: { en: "sun", fr: "soleil" },
  moon: { en: "moon", fr: "lune" },
  eye: { en: "eye", fr: "œil" },
  clock: { en: "clock", fr: "horloge" },
  dice: { en: "pips", fr: "points" },
  bag: { en: "bag", fr: "sac" },
  skull: { en: "bones", fr: "os" },
  "f-gem": { en: "jewel", fr: "bijou" },
  "f-portal": { en: "arch", fr: "arche" },
};

export type Bundle = Record<string, string>;

/** What is taken along: seats, campaigns, the person's key, settings, what was learned; the key of the house if that is wished. */
export function bundle(withOwner: boolean): Bundle {
  const taken = (name: string) =>
    name.startsWith(OURS) && !NOT_TAKEN.some((not) => name.startsWith(not)) && (withOwner || name !== OWNER);
  const names = Object.keys(localStorage).filter(taken).toSorted();
  return Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)!]));
}

/** Keep here what another browser has handed over. */
export function takeOver(found: Bundle): void {
  for (const [name, text] of Object.entries(found))
    if (name.startsWith(OURS) && typeof text === "string")
      localStorage.setItem(name, joined(name, localStorage.getItem(name), text));
}

/** Have the server forget this person, and throw away what the browser keeps of them; it keeps how pages look. */
export async function forget(): Promise<{ removed: string[]; nameless: string[] }> {
  for (const [id, token] of Object.entries(campaignKeys())) {
    const game = await campaignGame(id, token);
    if (game) await call(`/${game}/campaigns/${id}`, { method: "DELETE", token }).catch(() => undefined);
  }
  const found = await call<{ removed: string[]; nameless: string[] }>("/person", { method: "DELETE" });
  const looks = { ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as object), name: "" };
  for (const name of Object.keys(localStorage))
    if (name.startsWith(OURS) && name !== OWNER) localStorage.removeItem(name);
  localStorage.setItem(KEPT, JSON.stringify(looks));
  return found;
}

/** The game of a campaign that this browser keeps; "" where it does not keep it, but takes part in it. */
async function campaignGame(id: string, token: string): Promise<string> {
  const games = await call<{ name: string; campaign: boolean }[]>("/games");
  for (const { name, campaign } of games) {
    if (!campaign) continue;
    const found = await call<{ you?: { keeper: boolean } }>(`/${name}/campaigns/${id}`, { token }).catch(() => null);
    if (found?.you?.keeper) return name;
  }
  return "";
}

/** A table that waits for this person. */
export interface Waiting {
  table: string;
  game: string;
  title: string;
  brief: string;
  seats: number[];
  names: string[];
  clock: string;
  until: number | null; // in seconds: when a clock of days runs out
  updated: number;
}

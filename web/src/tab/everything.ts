// Everything that is kept here as one file, out and in: the database, decks and keys, and what the pages have noted.
import { call } from "$lib/api";
import { offerFile } from "$lib/download";
import { tokensAt } from "$lib/tokens";
import { say } from "$lib/words";
import { bridge } from "./bridge";
import { readKept } from "./disk";
import { pack, unpack, type File as Part } from "./zip";
import { TAB } from "./words";

const OURS = "tableforge."; // how the pages' notes begin
const NOT_KEPT = "tableforge.tab."; // of this very browser
const NOTES = "browser.json";
const DATABASE = "tables.sqlite3";
const SQLITE = "SQLite format 3\0";

/** The pages' notes: which seats are whose, settings, lessons that are done. */
function notes(): Record<string, string> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(OURS) && !name.startsWith(NOT_KEPT));
  return Object.fromEntries(names.toSorted().map((name) => [name, localStorage.getItem(name)!]));
}

/** Hand out everything as one zip, whose files a server's folder would have, too. */
export async function takeOut(): Promise<void> {
  const noted = new TextEncoder().encode(JSON.stringify(notes(), null, 1));
  const kept = await (bridge.state.value.phase === "failed" ? readKept() : bridge.backup());
  const whole = pack([...kept, { name: NOTES, bytes: noted }]);
  const day = new Date().toISOString().slice(0, 10);
  offerFile(`tableforge-${day}.zip`, whole, "application/zip");
}

/** The files of a copy: a zip of ours, or the database that `tableforge backup` writes; null where it is none. */
export async function filesOf(bytes: Uint8Array<ArrayBuffer>): Promise<Part[] | null> {
  const isDatabase = (data: Uint8Array) => new TextDecoder("latin1").decode(data.subarray(0, SQLITE.length)) === SQLITE;
  if (isDatabase(bytes)) return [{ name: DATABASE, bytes }];
  const files = await unpack(bytes);
  const database = files?.find((f) => f.name === DATABASE);
  return files && database && isDatabase(database.bytes) ? files : null;
}

/** Put what is in a file in the place of everything that is kept here; the page is loaded anew then. */
export async function bringBack(file: File): Promise<void> {
  const files = await filesOf(new Uint8Array(await file.arrayBuffer()));
  const wrong = say(TAB.wrongFile, { name: file.name });
  if (!files) throw new Error(wrong);
  if (!bridge.state.value.kept) throw new Error(say(TAB.nothingKept)); // nor would it keep these
  await bridge
    .restore(files.filter((f) => f.name !== NOTES))
    .catch((e: Error) => Promise.reject(new Error(`${wrong} (${e.message})`)));
  const noted = files.find((f) => f.name === NOTES);
  if (noted) takeNotes(new TextDecoder().decode(noted.bytes));
  location.reload();
}

/** Take over the notes of another browser. */
function takeNotes(text: string): void {
  try {
    const found = JSON.parse(text) as Record<string, unknown>;
    for (const [name, value] of Object.entries(found))
      if (name.startsWith(OURS) && typeof value === "string") localStorage.setItem(name, value);
  } catch {
    // the games are there without them: the key of the house opens their seats
  }
}

/** Save a copy of what could be lost: of the game whose table is shown, or of everything. */
export async function saveCopy(path: string): Promise<void> {
  const table = /^\/table\/([\w-]+)$/.exec(path)?.[1];
  if (!table || bridge.state.value.phase !== "ready") return takeOut();
  const { save } = await call<{ save: string }>(`/tables/${table}/save`, { token: tokensAt(table).join(",") });
  offerFile(`game-${table}.json`, save, "application/json");
}

// The server of the tab: Python, the code of the table, and a database in the browser's own file system.
import {
  DATA,
  DATABASE,
  Disk,
  isHeld,
  listKept,
  openFolder,
  readFile,
  removeFile,
  renameFile,
  replaceKept,
  writeFile,
  type Folder,
} from "./disk";
import type { FromWorker, KeptFile, ToWorker, WorkerOptions } from "./messages";
import { Archives, startPython, type Python } from "./python";

const scope = self as unknown as {
  name: string;
  postMessage(message: FromWorker, transfer?: Transferable[]): void;
  onmessage: ((e: MessageEvent<ToWorker>) => void) | null;
  close(): void;
};
const options = JSON.parse(scope.name) as WorkerOptions;
const archives = new Archives(options);
const began = performance.now();
const marks: Record<string, number> = {};
const mark = (name: string) => (marks[name] = Math.round(performance.now() - began));
const post = (message: FromWorker) => scope.postMessage(message);

// ---- how far the start is: bytes that have come, and then the work, which takes as long again
const WORK = 0.4; // of the whole
const STEPS = 3;
let bytes = 0;
let steps = 0;
let told = 0;

function tellProgress(): void {
  const part = Math.min(1, bytes / options.bytes) * (1 - WORK) + (steps / STEPS) * WORK;
  if (part - told < 0.01) return;
  told = part;
  post({ t: "progress", done: Math.round(part * options.bytes), total: options.bytes });
}

function step(name: string): void {
  mark(name);
  steps = Math.min(STEPS, steps + 1);
  tellProgress();
}

/** Count what is fetched, whoever fetches it. */
function countFetches(): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (...asked) => {
    const found = await plain(...asked);
    if (!found.body || !found.ok) return found;
    const counted = found.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, out) {
          bytes += chunk.length;
          tellProgress();
          out.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, { status: found.status, headers: found.headers });
  };
}

// ---- Python's side of it
const PREPARE = `
import sys
sys.path.insert(0, "/site")
from pathlib import Path
from pyodide.ffi import to_js
from tableforge.server.tab import Door, await_games
door = Door(Path("${DATA}"))

async def call(method, path, query, headers, body):
    told = await door.call(method, path, query, [tuple(pair) for pair in headers.to_py()], b"" if body is None else body.to_bytes())
    return to_js(told)

def connect(id, path, headers):
    door.connect(id, path, [tuple(pair) for pair in headers.to_py()])

async def begin(tell, lay_out, missing, pace, want):
    await_games(missing.to_py(), lay_out)
    door.elsewhere.want = want
    await door.open(tell, *([] if pace is None else [pace]))
    return door.key

def have_think(ask):
    async def asked(work):
        return (await ask(to_js(work))).to_bytes()
    door.elsewhere.ask = asked if ask else None
`;
const PREPARE_THINKER = `
import sys
sys.path.insert(0, "/site")
from pyodide.ffi import to_js
from tableforge.server.elsewhere import do_work
from tableforge.server.tab import await_games

def begin(lay_out, missing):
    await_games(missing.to_py(), lay_out)

def think(work):
    return to_js(do_work(work.to_bytes()))
`;
const WARM = (games: string[]) => `
import gc, shutil
door.data = Path("/scratch")
await door.open(pace=0.0)
await door.warm(${JSON.stringify(games)})
await door.close()
door.data = Path("${DATA}")
door.app.state.hall = None
door.key = ""
shutil.rmtree("/scratch", ignore_errors=True)

gc.collect()
`;

const TRIED = "/tried.sqlite3";
const CHECK = `
from tableforge.server.tab import check_copy
check_copy(Path("${TRIED}"))
`;

interface Doors {
  call(
    method: string,
    path: string,
    query: string,
    headers: [string, string][],
    body?: Uint8Array,
  ): Promise<[number, [string, string][], Uint8Array<ArrayBuffer>]>;
  connect(id: number, path: string, headers: [string, string][]): void;
  begin(
    tell: (id: number, what: string, frame: string, code: number) => void,
    layOut: (game: string) => void,
    missing: string[],
    pace: number | undefined,
    want: () => void,
  ): Promise<string>;
  have_think(ask?: (work: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>): void;
  door: {
    hear(id: number, frame: string): void;
    hang_up(id: number): void;
    close(): Promise<void>;
    write_out(): void;
  };
}

let py: Python;
let doors: Doors;
let disk: Disk | null = null;

// ---- the snapshot: its name tells the version, the bytes and the games
const SNAPSHOT = "snapshot-";
const UNFINISHED = "unfinished"; // a snapshot that is being written
const TRYING = `trying-${options.version}`; // one byte for each start from the snapshot that has not come to its end
const MOST_TRIES = 3; // whoever closes a tab at once has not shown that its snapshot is of no use

const snapshotName = (bytes: number, games: string[]) => `${SNAPSHOT}${options.version}-${bytes}-${games.join("+")}`;

/** What the name of a snapshot tells of it; null where it is not of this version of the site. */
function readName(name: string): { bytes: number; games: string[] } | null {
  const [, version, bytes, ...games] = name.split("-");
  if (version !== options.version) return null;
  return { bytes: Number(bytes), games: games.join("-").split("+").filter(Boolean) };
}

/** The snapshot of this version of the site, if one was taken; others are removed. */
async function findSnapshot(folder: Folder): Promise<string | null> {
  let found: string | null = null;
  const others: string[] = [];
  for await (const name of folder.keys()) {
    if (name.startsWith(SNAPSHOT) && readName(name)) found = name;
    else if ((name.startsWith(SNAPSHOT) || name.startsWith("trying-")) && name !== TRYING) others.push(name);
  }
  for (const name of others) await removeFile(folder, name);
  return found;
}

/** How many starts from the snapshot have not come to their end, one after the other. */
const countTries = async (folder: Folder) => (await readFile(folder, TRYING))?.byteLength ?? 0;

/**
 * Python as it was when the snapshot was taken; null where there is none that works.
 *
 * One that is not whole, fails, or has ended the browser's process again and again is removed.
 */
async function restore(folder: Folder): Promise<{ py: Python; games: string[] } | null> {
  const name = options.plain ? null : await findSnapshot(folder);
  if (!name) return null;
  try {
    const told = readName(name)!;
    const bytes = await readFile(folder, name);
    if (bytes?.byteLength !== told.bytes) throw new Error(`${bytes?.byteLength} bytes of ${told.bytes}`);
    const tries = await countTries(folder);
    if (tries >= MOST_TRIES) throw new Error("it has ended the last starts");
    await writeFile(folder, TRYING, new Uint8Array(tries + 1));
    mark("snapshot read");
    const py = await startPython(options, archives, told.games, { snapshot: new Uint8Array(bytes) });
    py.runPython("door"); // there, or it was no good
    return { py, games: told.games };
  } catch (e) {
    console.warn("the snapshot is of no use and is removed:", e);
    await removeFile(folder, name);
    return null;
  }
}

async function serve(): Promise<void> {
  countFetches();
  const folder = await openFolder();
  const restored = folder && (await restore(folder));
  if (restored) py = restored.py;
  else {
    for (const game of options.games) archives.fetch(game).catch(() => undefined);
    py = await startPython(options, archives, []);
    step("python");
    py.runPython(PREPARE);
  }
  step("code");
  py.FS.mkdirTree(DATA);
  if (folder) disk = await Disk.open(py.FS, folder);
  mark("disk");
  doors = Object.fromEntries(
    ["call", "connect", "begin", "have_think", "door"].map((name) => [name, py.globals.get(name)]),
  ) as unknown as Doors;
  const missing = archives.games.filter((name) => !archives.laid.includes(name));
  const key = await doors.begin(tell, layOut, missing, options.pace, want);
  await disk?.keep();
  if (folder && restored) await removeFile(folder, TRYING);
  step("open");
  post({
    t: "ready",
    key,
    kept: disk !== null,
    snapshot: restored?.games ?? null,
    marks,
    heap: py._module.HEAP8.length,
  });
}

function layOut(game: string): void {
  archives.layOut(py.FS, game);
  post({ t: "laid", games: archives.laid.filter((name) => archives.games.includes(name)) });
}

function tell(id: number, what: string, frame: string, code: number): void {
  if (what === "frame") post({ t: "frame", id, frame });
  else if (what === "opened") post({ t: "opened", id });
  else post({ t: "closed", id, code });
}

// ---- what takes long: bots that think, games that are analysed; another worker of the page does it, once there is one
interface Waiting {
  done: (found: Uint8Array<ArrayBuffer>) => void;
  failed: (why: Error) => void;
}

const thought = new Map<number, Waiting>();
let works = 0;
let wanted = false;

function want(): void {
  if (!wanted) post({ t: "wanted" });
  wanted = true;
}

function haveThinker(there: boolean): void {
  doors.have_think(there ? askThinker : undefined);
  if (there) return;
  for (const { failed } of thought.values()) failed(new Error("nobody does it any more"));
  thought.clear();
}

function askThinker(work: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const id = ++works;
  const found = new Promise<Uint8Array<ArrayBuffer>>((done, failed) => thought.set(id, { done, failed }));
  post({ t: "think", id, work });
  return found;
}

/** Do what takes long for the worker that has the table; games are laid out when they are first asked about. */
async function help(): Promise<void> {
  const folder = await openFolder();
  const name = folder && !options.plain ? await findSnapshot(folder) : null;
  const snapshot = folder && name ? await readFile(folder, name).catch(() => null) : null;
  const games = snapshot ? readName(name!)!.games : [];
  py = await startPython(options, archives, games, snapshot ? { snapshot: new Uint8Array(snapshot) } : {});
  py.runPython(PREPARE_THINKER);
  const begin = py.globals.get("begin") as (layOut: (game: string) => void, missing: string[]) => void;
  const think = py.globals.get("think") as (work: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
  begin(
    (game) => archives.layOut(py.FS, game),
    archives.games.filter((game) => !archives.laid.includes(game)),
  );
  scope.onmessage = ({ data }) => {
    if (data.t === "think") post({ t: "thought", id: data.id, found: think(data.work) });
  };
  post({ t: "thinking" });
}

/** Take a snapshot of Python with everything loaded that tables of some games need, for the next start. */
async function takeSnapshot(): Promise<void> {
  const folder = await openFolder();
  if (!folder || (await countTries(folder)) >= MOST_TRIES) return; // not in this browser
  const made = await startPython(options, archives, options.games, { makeSnapshot: true });
  mark("python");
  made.runPython(PREPARE);
  await made.runPythonAsync(WARM(options.games));
  mark("warm");
  const bytes = made.makeMemorySnapshot();
  const before = await findSnapshot(folder);
  await writeFile(folder, UNFINISHED, bytes);
  if (before) await removeFile(folder, before);
  await renameFile(folder, UNFINISHED, snapshotName(bytes.length, options.games));
  mark("written");
  post({ t: "taken", size: bytes.length, marks });
}

// ---- what the page asks
const LONGEST_LOOK = 1 << 20; // bytes of a body that are looked through for the name of a game

/** Have the code at hand of whatever games a request names, before Python asks for it. */
async function fetchNamedGames(path: string, body?: Uint8Array): Promise<void> {
  const text = path + (body && body.length < LONGEST_LOOK ? new TextDecoder().decode(body) : "");
  const named = archives.games.filter((name) => !archives.laid.includes(name) && text.includes(name));
  await Promise.all(named.map((name) => archives.fetch(name).catch(() => undefined)));
}

/** Put files in the place of all that is kept. An error where they are no copy, or do not fit; then everything is as it was. */
async function restoreFiles(files: KeptFile[]): Promise<void> {
  const database = files.find((file) => file.name === DATABASE);
  if (!database) throw new Error(`${DATABASE}?`);
  const log = files.find((file) => file.name === `${DATABASE}-wal`); // of a table that could not be opened
  py.FS.writeFile(TRIED, database.bytes);
  if (log) py.FS.writeFile(`${TRIED}-wal`, log.bytes);
  const wrong = py.runPython(CHECK) as string; // which puts the log into the database, too
  const whole = py.FS.readFile(TRIED);
  for (const path of [TRIED, `${TRIED}-wal`]) if (py.FS.analyzePath(path).exists) py.FS.unlink(path);
  if (wrong) throw new Error(wrong);
  await disk?.makeRoom(whole);
  await doors.door.close();
  replaceKept(py.FS, files);
  await disk?.replace(whole);
}

async function hear(m: ToWorker): Promise<void> {
  if (m.t === "call") {
    await fetchNamedGames(m.path, m.body);
    const [status, headers, body] = await doors.call(m.method, m.path, m.query, m.headers, m.body);
    if (m.method !== "GET") await disk?.keep();
    scope.postMessage({ t: "answer", id: m.id, status, headers, body }, [body.buffer]);
  } else if (m.t === "connect") doors.connect(m.id, m.path, m.headers);
  else if (m.t === "frame") doors.door.hear(m.id, m.frame);
  else if (m.t === "hang up") doors.door.hang_up(m.id);
  else if (m.t === "thinker") haveThinker(m.there);
  else if (m.t === "thought") {
    thought.get(m.id)?.done(m.found);
    thought.delete(m.id);
  } else if (m.t === "backup") {
    doors.door.write_out();
    post({ t: "done", id: m.id, files: listKept(py.FS), text: "" });
  } else if (m.t === "restore") {
    post({ t: "done", id: m.id, files: [], text: await restoreFiles(m.files).then(() => "", reasonOf) });
  } else if (m.t === "run") {
    const text = String(await py.runPythonAsync(m.code));
    post({ t: "done", id: m.id, files: [], text });
  } else {
    await doors.door.close();
    await disk?.close();
    post({ t: "done", id: m.id, files: [], text: "" });
  }
}

/** What went wrong, in one line: the last of what Python says. */
function reasonOf(e: unknown): string {
  const lines = String((e as Error | undefined)?.message ?? e).split("\n");
  return lines.filter((line) => line.trim()).at(-1) ?? "";
}

const tasks = { serve, think: help, snapshot: takeSnapshot };
const ready = tasks[options.task]().catch((e: unknown) => {
  post(isHeld(e) ? { t: "held" } : { t: "failed", why: reasonOf(e) });
  throw e;
});
if (options.task === "snapshot") void ready.finally(() => scope.close());
if (options.task !== "think") scope.onmessage = ({ data }) => void ready.then(() => hear(data));

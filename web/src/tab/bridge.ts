// The table in this tab: what the client asks is answered by a worker of this page, in place of a server.
//
// The page of such a site has <meta name="tableforge" content="tab" data-version="…" data-base="/…/">; `main.ts` then hands the
// client this bridge as its transport. Nothing here is loaded by pages of a server.
import type { Socket, Transport } from "$lib/transport";
import { keepOwnerKey } from "$lib/tokens";
import { staticAnswer } from "./answers";
import type { FromWorker, KeptFile, ToWorker, WorkerOptions } from "./messages";
import { site } from "./site";

export interface TabState {
  phase: "loading" | "ready" | "failed" | "elsewhere"; // elsewhere: another tab has the table
  done: number; // of `total`, while loading
  total: number;
  why: string; // what went wrong, where it failed
  kept: boolean; // whether games are kept by this browser: not in some private windows
  unwritten: boolean; // the browser has refused to write what is to be kept, and nobody has seen it yet
  update: boolean; // a newer version of the site is there, and is used from the next start on
}

/** A value that tells whoever listens when it changes; Svelte reads it as a store. */
export interface Observable<T> {
  readonly value: T;
  subscribe(listen: (value: T) => void): () => void;
}

/** A request as a server would get it; `path` begins with /api/, `query` has no question mark. */
export interface TabRequest {
  method: string;
  path: string;
  query: string;
  headers: [string, string][];
  body?: Uint8Array;
}

export interface StorageState {
  usage: number; // bytes
  quota: number;
  persisted: boolean; // whether the browser has promised to keep it
}

export interface Bridge extends Transport {
  readonly state: Observable<TabState>;
  /** Begin: Python is loaded and the database opened. */
  open(): void;
  /** End: the database is free for another tab once this is done; open sockets are closed. */
  close(phase?: "loading" | "elsewhere"): Promise<void>;
  /** What the application answers, once it can. */
  call(request: TabRequest): Promise<Response>;
  /** A socket of the application. */
  socket(path: string): Socket;
  /** How much this site has stored, and may store. */
  storage(): Promise<StorageState>;
  /** All that is kept, as the files of a server's folder: the database, decks, the key. */
  backup(): Promise<KeptFile[]>;
  /** Put such files in the place of all that is kept; the page must be loaded anew then. Refused where they are no copy. */
  restore(files: KeptFile[]): Promise<void>;
  /** Change some of the state. */
  tell(change: Partial<TabState>): void;
}

const START: TabState = { phase: "loading", done: 0, total: 0, why: "", kept: true, unwritten: false, update: false };

class State implements Observable<TabState> {
  value = START;
  private readonly listeners = new Set<(value: TabState) => void>();

  subscribe(listen: (value: TabState) => void): () => void {
    this.listeners.add(listen);
    listen(this.value);
    return () => this.listeners.delete(listen);
  }

  change(change: Partial<TabState>): void {
    this.value = { ...this.value, ...change };
    for (const listen of this.listeners) listen(this.value);
  }
}

/** A socket whose other end is in the worker. */
class TabSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: ((e: Event) => void) | null = null;
  onmessage: ((e: MessageEvent) => void) | null = null;
  onclose: ((e: CloseEvent) => void) | null = null;

  constructor(
    readonly id: number,
    private readonly post: (message: ToWorker) => void,
  ) {}

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event("open"));
  }

  heard(frame: string): void {
    this.onmessage?.(new MessageEvent("message", { data: frame }));
  }

  ended(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }

  send(frame: string): void {
    if (this.readyState === WebSocket.OPEN) this.post({ t: "frame", id: this.id, frame });
  }

  close(): void {
    if (this.readyState >= WebSocket.CLOSING) return;
    this.readyState = WebSocket.CLOSING;
    this.post({ t: "hang up", id: this.id });
  }
}

/** Something that is waited for, until it is opened. */
class Gate {
  open!: () => void;
  readonly opened = new Promise<void>((done) => (this.open = done));
}

const GOING_AWAY = 1001;
const NO_BODY = [204, 304];
type Answer = Extract<FromWorker, { t: "answer" }>;
type Done = Extract<FromWorker, { t: "done" }>;

/** The worker of this page, and who waits for what it says. */
class TabBridge implements Bridge {
  readonly state = new State();
  readonly marks: Record<string, number> = {}; // milliseconds of the start, for measurements
  readonly frames: { way: "in" | "out"; at: number; frame: string }[] = []; // the last of them, likewise
  games: string[] = []; // that are laid out
  onLaid: (() => void) | null = null; // told when another game is
  private snapshot: string[] | null = null; // the games of the snapshot that this start came from
  private taking: Promise<void> | null = null;
  private readonly firstReady = new Gate();
  private readonly firstAsked = new Gate();
  private worker: Worker | null = null;
  private thinker: Worker | null = null; // in which bots think and games are analysed
  private next = 1;
  private ready = new Gate();
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly pending = new Map<number, (done: Done) => void>();
  private readonly sockets = new Map<number, TabSocket>();

  /** Once the table could be opened for the first time. */
  get begun(): Promise<void> {
    return this.firstReady.opened;
  }

  /** Once a table has been drawn for the first time. */
  get asked(): Promise<void> {
    return this.firstAsked.opened;
  }

  open(): void {
    if (this.worker) return;
    this.state.change({ phase: "loading", done: 0, total: site.bytes, why: "" });
    const worker = this.begin("serve", rememberedGames());
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.worker === worker && this.hear(data);
    worker.onerror = (e) => this.fail(e.message);
  }

  async close(phase: "loading" | "elsewhere" = "loading"): Promise<void> {
    const worker = this.worker;
    if (!worker) return;
    const begun = this.state.value.phase !== "loading";
    if (this.state.value.phase === "ready") await this.done({ t: "close", id: 0 });
    worker.terminate();
    this.worker = null;
    this.dismissThinker();
    if (begun) this.ready = new Gate(); // else whoever waits goes on waiting
    this.state.change({ phase });
    const open = [...this.sockets.values()];
    this.sockets.clear();
    for (const socket of open) socket.ended(GOING_AWAY);
  }

  tell(change: Partial<TabState>): void {
    this.state.change(change);
  }

  async call(request: TabRequest): Promise<Response> {
    if (request.method === "GET") {
      const found = await staticAnswer(request.path, request.query);
      if (found) return found;
    }
    await this.ready.opened;
    if (this.state.value.phase === "failed") return refusal(this.state.value.why);
    const got = await new Promise<Answer>((done) => {
      const id = this.next++;
      this.waiting.set(id, done);
      this.post({ t: "call", id, ...request });
    });
    const headers = got.headers.filter(([name]) => name !== "content-length");
    return new Response(NO_BODY.includes(got.status) ? null : got.body, { status: got.status, headers });
  }

  async fetch(url: URL, init: RequestInit): Promise<Response> {
    const sent = typeof init.body === "string" ? new TextEncoder().encode(init.body) : undefined;
    const headers = [...new Headers(init.headers).entries()];
    headers.push(["accept-language", navigator.language]);
    const query = url.search.slice(1);
    return this.call({ method: init.method ?? "GET", path: url.pathname, query, headers, body: sent });
  }

  socket(path: string): TabSocket {
    const socket = new TabSocket(this.next++, (message) => this.post(message));
    this.sockets.set(socket.id, socket);
    void this.ready.opened.then(() => {
      if (this.sockets.has(socket.id))
        this.post({ t: "connect", id: socket.id, path, headers: [["accept-language", navigator.language]] });
    });
    return socket;
  }

  async storage(): Promise<StorageState> {
    const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    return { usage, quota, persisted: (await navigator.storage?.persisted?.()) ?? false };
  }

  async backup(): Promise<KeptFile[]> {
    await this.ready.opened;
    return (await this.done({ t: "backup", id: 0 })).files;
  }

  async restore(files: KeptFile[]): Promise<void> {
    const { text } = await this.done({ t: "restore", id: 0, files });
    if (text) throw new Error(text);
  }

  /** Have Python run something, for tests and measurements; what it comes to, as text. */
  async run(code: string): Promise<string> {
    await this.ready.opened;
    return (await this.done({ t: "run", id: 0, code })).text;
  }

  /** Have a second worker take a snapshot for the next start, unless there is one with the games that are played here. */
  async takeSnapshot(): Promise<void> {
    const games = rememberedGames();
    if (wishes().plain || (this.snapshot && games.every((name) => this.snapshot!.includes(name)))) return;
    this.taking ??= new Promise<void>((done) => {
      const worker = this.begin("snapshot", games);
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.t === "taken") {
          this.snapshot = games;
          this.marks.taken = data.size;
        } else if (data.t === "failed") console.warn("no snapshot was taken:", data.why);
        done();
      };
      worker.onerror = () => done();
    }).finally(() => (this.taking = null));
    await this.taking;
  }

  /** Begin a worker for what takes long, which the table is not to wait for; until it is ready, the table does it itself. */
  private beginThinker(): void {
    if (this.thinker) return;
    const worker = this.begin("think", []);
    this.thinker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.t === "thinking") {
        this.marks.thinking = Math.round(performance.now());
        this.post({ t: "thinker", there: true });
      } else if (data.t === "thought") this.post(data);
      else if (data.t === "failed") this.dismissThinker(data.why);
    };
    worker.onerror = (e) => this.dismissThinker(e.message);
  }

  private dismissThinker(why = ""): void {
    if (why) console.warn("the table thinks itself:", why);
    this.thinker?.terminate();
    this.thinker = null;
    this.post({ t: "thinker", there: false });
  }

  private begin(task: WorkerOptions["task"], games: string[]): Worker {
    const base = new URL(site.base, location.origin).href;
    const { version, pyodide, library, archives, bytes } = site;
    const options: WorkerOptions = { task, base, version, pyodide, library, archives, bytes, games, ...wishes() };
    const name = JSON.stringify(options);
    return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name });
  }

  private post(message: ToWorker): void {
    if (message.t === "frame") this.note("out", message.frame);
    this.worker?.postMessage(message);
  }

  private done(message: Extract<ToWorker, { t: "close" | "backup" | "restore" | "run" }>): Promise<Done> {
    return new Promise((done) => {
      const id = this.next++;
      this.pending.set(id, done);
      this.post({ ...message, id });
    });
  }

  private hear(m: FromWorker): void {
    if (m.t === "progress") this.state.change({ done: m.done, total: m.total });
    else if (m.t === "ready") {
      keepOwnerKey(m.key);
      Object.assign(this.marks, m.marks, { heap: m.heap, snapshot: m.snapshot ? 1 : 0 });
      this.snapshot = m.snapshot;
      this.games = m.snapshot ?? [];
      this.state.change({ phase: "ready", done: this.state.value.total, kept: m.kept });
      this.ready.open();
      this.firstReady.open();
    } else if (m.t === "failed") this.fail(m.why);
    else if (m.t === "held") {
      this.worker?.terminate();
      this.worker = null;
      this.state.change({ phase: "elsewhere" });
    } else if (m.t === "answer") {
      this.waiting.get(m.id)?.(m);
      this.waiting.delete(m.id);
    } else if (m.t === "done") {
      this.pending.get(m.id)?.(m);
      this.pending.delete(m.id);
    } else if (m.t === "laid") {
      this.games = m.games;
      rememberGames(m.games);
      this.onLaid?.();
    } else if (m.t === "wanted") this.beginThinker();
    else if (m.t === "think") this.thinker?.postMessage(m);
    else if (m.t === "unwritten") this.state.change({ unwritten: true });
    else if (m.t === "opened") this.sockets.get(m.id)?.opened();
    else if (m.t === "frame") {
      this.note("in", m.frame);
      this.sockets.get(m.id)?.heard(m.frame);
      if (m.frame.startsWith('{"t":"table"')) this.firstAsked.open();
    } else if (m.t === "closed") {
      this.sockets.get(m.id)?.ended(m.code);
      this.sockets.delete(m.id);
    }
  }

  private fail(why: string): void {
    this.state.change({ phase: "failed", why });
    this.ready.open();
  }

  private note(way: "in" | "out", frame: string): void {
    this.frames.push({ way, at: performance.now(), frame: frame.slice(0, 40) });
    if (this.frames.length > 2000) this.frames.splice(0, 1000);
  }
}

/** The refusal of a table that could not be opened. */
function refusal(why: string): Response {
  return Response.json({ kind: "failed", code: "failed", text: why }, { status: 503 });
}

const PLAYED = "tableforge.tab.games";

/** The games that were played in this browser: their code is laid out at once. */
function rememberedGames(): string[] {
  const known = (localStorage.getItem(PLAYED) ?? "").split(",");
  return known.filter((name) => name in site.archives);
}

function rememberGames(games: string[]): void {
  localStorage.setItem(PLAYED, [...new Set([...rememberedGames(), ...games])].join(","));
}

/** What whoever tries the site out has set: `tableforge.tab.pace` and `tableforge.tab.plain` of the local storage. */
function wishes(): Pick<WorkerOptions, "pace" | "plain"> {
  const pace = localStorage.getItem("tableforge.tab.pace");
  return { ...(pace !== null && { pace: Number(pace) }), plain: localStorage.getItem("tableforge.tab.plain") !== null };
}

export const bridge = new TabBridge();

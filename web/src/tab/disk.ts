// Where games lie: the origin private file system of this browser. What SQLite has written is there before it goes on.

import type { FromWorker, KeptFile } from "./messages";

/** The part of Emscripten's file system that is used here. */
export interface FileSystem {
  writeFile(path: string, data: Uint8Array, options?: { canOwn?: boolean }): void;
  readFile(path: string): Uint8Array<ArrayBuffer>;
  mkdirTree(path: string): void;
  readdir(path: string): string[];
  unlink(path: string): void;
  stat(path: string): { mode: number; mtime: Date };
  isDir(mode: number): boolean;
  analyzePath(path: string): { exists: boolean };
  lookupPath(path: string): { node: Node };
  ErrnoError: new (code: number) => Error;
}

interface Attributes {
  size?: number;
}

interface Node {
  node_ops: { getattr(node: Node): Attributes; setattr(node: Node, change: Attributes): void };
  stream_ops: Record<string, unknown>;
}

interface Stream {
  position: number;
}

/** As `FileSystemSyncAccessHandle`, which only workers know. */
export interface Handle {
  read(buffer: Uint8Array, options: { at: number }): number;
  write(buffer: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
  close(): void;
}

export type Folder = FileSystemDirectoryHandle;

const NO_SPACE = 51; // ENOSPC, as Emscripten counts
const BROKEN = 29; // EIO
export const DATA = "/data";
export const DATABASE = "tables.sqlite3";
export const FOLDER = "tableforge";
const ROOM = "room"; // a file that is written to see whether there is room for it

/** The folder of this site's own files; null where the browser keeps none, as some private windows. */
export async function openFolder(): Promise<Folder | null> {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(FOLDER, { create: true });
    const tried = await openHandle(folder, "tried");
    tried.close();
    return folder;
  } catch (e) {
    if (isHeld(e)) throw e;
    return null;
  }
}

/** All that is kept, read past Python: for a table that could not be opened. */
export async function readKept(): Promise<KeptFile[]> {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER);
  const found: KeptFile[] = [];
  for (const name of [DATABASE, `${DATABASE}-wal`]) {
    const held = await readFile(folder, name);
    if (held?.byteLength) found.push({ name, bytes: new Uint8Array(held) });
  }
  const files = await folder.getDirectoryHandle("files", { create: true });
  for await (const name of files.keys()) {
    const held = await readFile(files, name);
    if (held) found.push({ name: decodeURIComponent(name).slice(DATA.length + 1), bytes: new Uint8Array(held) });
  }
  return found;
}

/** Whether something failed because another tab has the file open. */
export const isHeld = (e: unknown): boolean => (e as DOMException | undefined)?.name === "NoModificationAllowedError";

export async function openHandle(folder: Folder, name: string): Promise<Handle> {
  const file = (await folder.getFileHandle(name, { create: true })) as unknown as {
    createSyncAccessHandle(): Promise<Handle>;
  };
  return file.createSyncAccessHandle();
}

export async function writeFile(folder: Folder, name: string, bytes: Uint8Array): Promise<void> {
  const handle = await openHandle(folder, name);
  try {
    handle.truncate(0);
    if (handle.write(bytes, { at: 0 }) !== bytes.length) throw new Error("not all of it was written");
    handle.flush();
  } finally {
    handle.close();
  }
}

export async function readFile(folder: Folder, name: string): Promise<ArrayBuffer | null> {
  try {
    return await (await (await folder.getFileHandle(name)).getFile()).arrayBuffer();
  } catch {
    return null;
  }
}

export async function removeFile(folder: Folder, name: string): Promise<void> {
  await folder.removeEntry(name).catch(() => undefined);
}

/** Call a file by another name, at once; where the browser has no way to, by writing it again. */
export async function renameFile(folder: Folder, name: string, wanted: string): Promise<void> {
  const file = (await folder.getFileHandle(name)) as FileSystemFileHandle & { move?(name: string): Promise<void> };
  if (file.move) return file.move(wanted);
  await writeFile(folder, wanted, new Uint8Array((await readFile(folder, name))!));
  await removeFile(folder, name);
}

/** Tell the page that something could not be written; Python learns it by the error. */
function tellUnwritten(): void {
  (self as unknown as { postMessage(message: FromWorker): void }).postMessage({ t: "unwritten" });
}

/** Lead a file of Python's file system to a handle: every read and write goes there, and a full disk is told to Python. */
export function leadTo(FS: FileSystem, path: string, handle: Handle): void {
  FS.writeFile(path, new Uint8Array(0));
  const { node } = FS.lookupPath(path);
  const { getattr, setattr } = node.node_ops;
  const guarded = <T>(act: () => T): T => {
    try {
      return act();
    } catch (e) {
      tellUnwritten();
      throw new FS.ErrnoError((e as DOMException).name === "QuotaExceededError" ? NO_SPACE : BROKEN);
    }
  };
  const part = (buffer: Uint8Array, offset: number, length: number) =>
    new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length);
  node.node_ops = {
    ...node.node_ops,
    getattr: (n) => ({ ...getattr(n), size: handle.getSize() }),
    setattr: (n, change) => {
      if (change.size !== undefined) guarded(() => handle.truncate(change.size!));
      else setattr(n, change);
    },
  };
  node.stream_ops = {
    open() {},
    close() {},
    read: (_: Stream, buffer: Uint8Array, offset: number, length: number, at: number) =>
      guarded(() => handle.read(part(buffer, offset, length), { at })),
    write: (_: Stream, buffer: Uint8Array, offset: number, length: number, at: number) => {
      const written = guarded(() => handle.write(part(buffer, offset, length), { at }));
      if (written !== length) {
        // fewer bytes; or, where Chromium has no room left, its error as a large number in place of an exception
        tellUnwritten();
        throw new FS.ErrnoError(NO_SPACE);
      }
      return written;
    },
    llseek: (stream: Stream, offset: number, whence: number) =>
      offset + (whence === 1 ? stream.position : whence === 2 ? handle.getSize() : 0),
    fsync: () => (guarded(() => handle.flush()), 0),
  };
}

/** The database and its log, in this browser's file system. */
export class Disk {
  private readonly handles = new Map<string, Handle>();
  private readonly mirror: Mirror;

  private constructor(
    private readonly FS: FileSystem,
    private readonly folder: Folder,
    files: Folder,
  ) {
    this.mirror = new Mirror(FS, files);
  }

  static async open(FS: FileSystem, folder: Folder): Promise<Disk> {
    const files = await folder.getDirectoryHandle("files", { create: true });
    const disk = new Disk(FS, folder, files);
    for (const name of [DATABASE, `${DATABASE}-wal`]) {
      const handle = await openHandle(folder, name);
      disk.handles.set(name, handle);
      leadTo(FS, `${DATA}/${name}`, handle);
    }
    await disk.mirror.read();
    return disk;
  }

  /** Keep the small files that have changed. */
  keep(): Promise<void> {
    return this.mirror.write();
  }

  /** See to it that there is room for another database; an error where there is none. */
  async makeRoom(bytes: Uint8Array): Promise<void> {
    try {
      await writeFile(this.folder, ROOM, bytes);
    } finally {
      await removeFile(this.folder, ROOM);
    }
  }

  /** Put another database in the place of this one, once it is closed, and keep the small files as they are now. */
  async replace(bytes: Uint8Array): Promise<void> {
    this.handles.get(`${DATABASE}-wal`)!.truncate(0);
    const handle = this.handles.get(DATABASE)!;
    handle.truncate(0);
    handle.write(bytes, { at: 0 });
    handle.flush();
    await this.mirror.write();
  }

  /** Let go of all files, once the database is closed. */
  async close(): Promise<void> {
    await this.mirror.write();
    for (const [name, handle] of this.handles) {
      if (!this.FS.analyzePath(`${DATA}/${name}`).exists) handle.truncate(0); // SQLite has removed it
      handle.flush();
      handle.close();
    }
  }
}

/** The files beside the database, and when each was changed. */
function* smallFiles(FS: FileSystem, at: string): Generator<[string, number]> {
  for (const name of FS.readdir(at)) {
    if (name === "." || name === ".." || name.startsWith(DATABASE)) continue;
    const path = `${at}/${name}`;
    const { mode, mtime } = FS.stat(path);
    if (FS.isDir(mode)) yield* smallFiles(FS, path);
    else yield [path, mtime.getTime()];
  }
}

/** All that is kept, as files of one folder; the database must have been written out. */
export function listKept(FS: FileSystem): KeptFile[] {
  const paths = [`${DATA}/${DATABASE}`, ...[...smallFiles(FS, DATA)].map(([path]) => path)];
  return paths.map((path) => ({ name: path.slice(DATA.length + 1), bytes: FS.readFile(path) }));
}

/** Put files in the place of all but the database. */
export function replaceKept(FS: FileSystem, files: KeptFile[]): void {
  for (const [path] of smallFiles(FS, DATA)) FS.unlink(path);
  for (const { name, bytes } of files) {
    if (name.startsWith(DATABASE) || name.startsWith("/") || name.split("/").includes("..")) continue;
    const path = `${DATA}/${name}`;
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, bytes);
  }
}

/** The small files beside the database (decks, the key, the profile): read at the start, written whenever they have changed. */
class Mirror {
  private known = new Map<string, number>();
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly FS: FileSystem,
    private readonly folder: Folder,
  ) {}

  async read(): Promise<void> {
    for await (const [name, handle] of this.folder.entries()) {
      const path = decodeURIComponent(name);
      const file = await (handle as FileSystemFileHandle).getFile();
      this.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      this.FS.writeFile(path, new Uint8Array(await file.arrayBuffer()));
      this.known.set(path, this.FS.stat(path).mtime.getTime());
    }
  }

  /** Write what has changed, behind what is being written. */
  write(): Promise<void> {
    this.last = this.last.catch(() => undefined).then(() => this.writeNow());
    return this.last;
  }

  private async writeNow(): Promise<void> {
    const now = new Map(smallFiles(this.FS, DATA));
    for (const [path, at] of now)
      if (this.known.get(path) !== at) await writeFile(this.folder, encodeURIComponent(path), this.FS.readFile(path));
    for (const path of this.known.keys()) if (!now.has(path)) await removeFile(this.folder, encodeURIComponent(path));
    this.known = now;
  }
}

// Python in a worker: Pyodide, the code of the house and of the games, and a snapshot of all that for the next start.
import type { FileSystem } from "./disk";
import type { WorkerOptions } from "./messages";

/** The part of Pyodide that is used here. */
export interface Python {
  FS: FileSystem;
  _module: { HEAP8: Int8Array };
  runPython(code: string): unknown;
  runPythonAsync(code: string): Promise<unknown>;
  globals: { get(name: string): unknown };
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

interface Module {
  HEAP8: Int8Array;
  _malloc(size: number): number;
}

type ModuleSettings = { locateFile?: (path: string, folder: string) => string; dynamicLibraries?: string[] };

const SITE = "/site"; // where Python finds its modules
const LIBRARY = `${SITE}/msgspec/_core.cpython-314-wasm32-emscripten.so`;
const HOUSE = "house";
const STEP = 1 << 21; // bytes by which the memory is made to grow

/** Lay the files of a flat archive (length of the index, index, contents) into Python's file system, without copying them. */
export function layOut(FS: FileSystem, archive: ArrayBuffer): void {
  const length = new DataView(archive).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(new Uint8Array(archive, 4, length))) as [string, number][];
  const made = new Set<string>();
  let at = 4 + length;
  for (const [path, size] of index) {
    const folder = `${SITE}/${path.slice(0, path.lastIndexOf("/") + 1)}`;
    if (!made.has(folder)) {
      made.add(folder);
      FS.mkdirTree(folder);
    }
    FS.writeFile(`${SITE}/${path}`, new Uint8Array(archive, at, size), { canOwn: true });
    at += size;
  }
}

/** The archives of the site, each fetched once. */
export class Archives {
  private readonly fetched = new Map<string, ArrayBuffer>();
  private readonly coming = new Map<string, Promise<void>>();
  readonly laid: string[] = [];

  constructor(private readonly options: WorkerOptions) {}

  get games(): string[] {
    return Object.keys(this.options.archives).filter((name) => name !== HOUSE);
  }

  private address(name: string): string {
    return this.options.base + this.options.archives[name]!;
  }

  /** Have an archive at hand. */
  fetch(name: string): Promise<void> {
    if (!this.coming.has(name)) {
      const found = fetch(this.address(name)).then(async (got) => {
        if (!got.ok) throw new Error(`${this.options.archives[name]}: ${got.status}`);
        this.fetched.set(name, await got.arrayBuffer());
      });
      found.catch(() => this.coming.delete(name));
      this.coming.set(name, found);
    }
    return this.coming.get(name)!;
  }

  /** Lay out an archive now; one that is not at hand yet is fetched while everything waits. */
  layOut(FS: FileSystem, name: string): void {
    if (this.laid.includes(name)) return;
    layOut(FS, this.fetched.get(name) ?? this.fetchNow(name));
    this.fetched.delete(name);
    this.laid.push(name);
  }

  private fetchNow(name: string): ArrayBuffer {
    const asked = new XMLHttpRequest();
    asked.open("GET", this.address(name), false);
    asked.responseType = "arraybuffer";
    asked.send();
    if (asked.status !== 200) throw new Error(`${this.options.archives[name]}: ${asked.status}`);
    return asked.response as ArrayBuffer;
  }
}

/**
 * Python, from scratch or from a snapshot, with the house and some games laid out.
 *
 * The one compiled library is loaded before Python itself, at a place that is the same in every process: a snapshot needs that.
 * The files are no part of a snapshot and are laid out in either case.
 */
export async function startPython(
  options: WorkerOptions,
  archives: Archives,
  games: string[],
  how: { snapshot?: Uint8Array; makeSnapshot?: boolean } = {},
): Promise<Python> {
  const wanted = Promise.all([HOUSE, ...games].map((name) => archives.fetch(name)));
  wanted.catch(() => undefined); // told below, where it is waited for
  const folder = options.base + options.pyodide;
  const [{ loadPyodide }, { default: createModule }] = (await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`),
    import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`),
  ])) as [
    { loadPyodide(settings: Record<string, unknown>): Promise<Python> },
    { default: (settings: ModuleSettings) => Promise<Module> },
  ];
  const room = how.snapshot?.length ?? 0;
  const createPyodideModule = async (settings: ModuleSettings): Promise<Module> => {
    const { locateFile } = settings;
    const module = await createModule(
      Object.assign(settings, {
        dynamicLibraries: [LIBRARY],
        locateFile: (path: string, at: string) =>
          path.endsWith(".so") ? options.base + options.library : locateFile ? locateFile(path, at) : at + path,
      }),
    );
    while (module.HEAP8.length < room) module._malloc(STEP); // a snapshot needs as much memory as it was taken with
    return module;
  };
  const py = await loadPyodide({
    indexURL: folder,
    env: { TABLEFORGE_PURE: "1", HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
    createPyodideModule,
    ...(how.snapshot && { _loadSnapshot: how.snapshot }),
    ...(how.makeSnapshot && { _makeSnapshot: true }),
  });
  await wanted;
  for (const name of [HOUSE, ...games]) archives.layOut(py.FS, name);
  py.FS.writeFile(LIBRARY, new Uint8Array(0)); // for Python to find; what it loads is there already
  return py;
}

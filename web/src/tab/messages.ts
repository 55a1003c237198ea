// What the page and its worker say to each other.

/** How a worker is begun; it goes as the worker's name, for an address that a service worker hands out has lost its query. */
export interface WorkerOptions {
  task: "serve" | "think" | "snapshot"; // answer the page, do what takes long for it, or take a snapshot for the next start and end
  base: string; // the absolute address of the site
  version: string;
  pyodide: string; // the folder of Python itself; this and the others relative to the base
  library: string; // the one compiled library
  archives: Record<string, string>; // Python code: the house's, and each game's
  bytes: number; // that are fetched until a table can be asked for
  games: string[]; // to be laid out at the start
  pace?: number; // seconds between automatic answers
  plain?: boolean; // neither take nor use a snapshot
}

/** A file of the folder of the data, by its path in it. */
export interface KeptFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export type ToWorker =
  | {
      t: "call";
      id: number;
      method: string;
      path: string;
      query: string;
      headers: [string, string][];
      body?: Uint8Array;
    }
  | { t: "connect"; id: number; path: string; headers: [string, string][] }
  | { t: "frame"; id: number; frame: string }
  | { t: "hang up"; id: number }
  | { t: "backup"; id: number }
  | { t: "restore"; id: number; files: KeptFile[] }
  | { t: "thinker"; there: boolean } // whether somebody does what takes long
  | { t: "think"; id: number; work: Uint8Array<ArrayBuffer> } // to whoever does
  | { t: "thought"; id: number; found: Uint8Array<ArrayBuffer> }
  | { t: "run"; id: number; code: string } // Python, for tests and measurements
  | { t: "close"; id: number };

export type FromWorker =
  | { t: "progress"; done: number; total: number }
  | { t: "ready"; key: string; kept: boolean; snapshot: string[] | null; marks: Record<string, number>; heap: number }
  | { t: "failed"; why: string }
  | { t: "held" } // by another tab
  | { t: "answer"; id: number; status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
  | { t: "opened"; id: number }
  | { t: "frame"; id: number; frame: string }
  | { t: "closed"; id: number; code: number }
  | { t: "wanted" } // somebody who does what takes long
  | { t: "think"; id: number; work: Uint8Array<ArrayBuffer> } // for them
  | { t: "thinking" } // by them: they are ready
  | { t: "thought"; id: number; found: Uint8Array<ArrayBuffer> }
  | { t: "laid"; games: string[] }
  | { t: "unwritten" } // the browser has refused to write
  | { t: "done"; id: number; files: KeptFile[]; text: string }
  | { t: "taken"; size: number; marks: Record<string, number> };

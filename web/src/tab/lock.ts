// Which tab of this browser has the table: one at a time, for one alone can open the database. The lock goes to whoever asks for
// it first; another tab waits until it is free, or asks whoever has it to let go.

const NAME = "tableforge"; // all sites of an origin share its storage

/** Who has the table: this tab, another one, or another one that was asked for it (and has not answered). */
export type Holder = "nobody" | "here" | "elsewhere" | "asked" | "silent";

/** What a tab does with the table. */
export interface Housekeeping {
  /** The table is ours now. */
  open(): void;
  /** Another tab wants it: settled once everything is written and closed. */
  close(): Promise<void>;
  /** Who has it has changed. */
  tell(holder: Holder): void;
}

/** What is needed of the browser's locks and channels; tests bring their own. */
export type Locks = Pick<LockManager, "request">;
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((e: MessageEvent<unknown>) => void) | null;
}

interface Plea {
  from: string; // the tab that wants the table
}

const isPlea = (message: unknown): message is Plea => typeof (message as Plea | null)?.from === "string";

export class TableLock {
  holder: Holder = "nobody";
  private readonly id = crypto.randomUUID();
  private letGo: (() => void) | null = null; // while the table is here
  private queue: AbortController | null = null; // while it is waited for
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly house: Housekeeping,
    private readonly locks: Locks = navigator.locks,
    private readonly channel: Channel = new BroadcastChannel(NAME),
    private readonly patience = 10_000, // milliseconds until a tab that was asked counts as silent
  ) {
    channel.onmessage = ({ data }) => isPlea(data) && void this.hear(data);
  }

  /** Take the table if it is free; otherwise say that it is not, and wait for it. */
  async begin(): Promise<void> {
    const got = await this.locks.request(NAME, { ifAvailable: true }, (lock) => (lock ? this.hold() : false));
    if (got === false) this.wait();
  }

  /** Ask whoever has the table to let go. */
  takeOver(): void {
    if (this.letGo) return;
    this.tell("asked");
    this.timer = setTimeout(() => this.tell("silent"), this.patience);
    this.channel.postMessage({ from: this.id } satisfies Plea);
  }

  /** Keep the lock until `letGo` is called. */
  private async hold(): Promise<true> {
    const ended = new Promise<void>((done) => (this.letGo = done));
    this.queue = null;
    this.tell("here");
    this.house.open();
    await ended;
    return true;
  }

  /** Stand in line: the table comes here when those before have let go of it, or are closed. */
  private wait(holder: Holder = "elsewhere"): void {
    const queue = new AbortController();
    this.queue = queue;
    this.tell(holder);
    this.locks
      .request(NAME, { signal: queue.signal }, () => this.hold())
      .catch((e: unknown) => {
        if (!queue.signal.aborted) throw e;
      });
  }

  private async hear({ from }: Plea): Promise<void> {
    if (from === this.id) return;
    if (this.letGo) {
      const letGo = this.letGo;
      this.letGo = null;
      await this.house.close();
      this.wait(); // behind the one who asked
      letGo();
    } else if (this.queue) {
      this.queue.abort();
      this.wait();
    }
  }

  private tell(holder: Holder): void {
    clearTimeout(this.timer);
    this.holder = holder;
    this.house.tell(holder);
  }
}

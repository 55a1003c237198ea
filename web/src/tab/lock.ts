// Which tab of this browser has the table: one at a time, for one alone can open the database. The first to come has it; another
// tab says so, and asks for it when it is told to. A table that nobody has any more comes to a tab that is looked at, but not at
// once: whoever loads a page anew is to find its table there.

const NAME = "tableforge"; // all sites of an origin share its storage

/** Who has the table: this tab, another one, or another one that was asked for it (and does not answer). */
export type Holder = "nobody" | "here" | "elsewhere" | "asked" | "silent";

/** What a tab does with the table. */
export interface Housekeeping {
  /** The table is ours now. */
  open(): void;
  /** Another tab wants it: settled once everything is written and closed. */
  close(): Promise<void>;
  /** Who has it has changed. */
  tell(holder: Holder): void;
  /** Settled when the tab is looked at. */
  seen(): Promise<void>;
}

/** What is needed of the browser's locks and channels; tests bring their own. */
export type Locks = Pick<LockManager, "request">;
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((e: MessageEvent<unknown>) => void) | null;
}

/** How long is waited, in milliseconds: for a tab that was asked, and before a free table is taken. */
export interface Patience {
  answer: number;
  free: number;
}

interface Plea {
  from: string; // the tab that wants the table
}

const isPlea = (message: unknown): message is Plea => typeof (message as Plea | null)?.from === "string";

export class TableLock {
  holder: Holder = "nobody";
  private readonly id = crypto.randomUUID();
  private wanted = true; // whether this tab takes the table as soon as it comes
  private letGo: (() => void) | null = null; // while the table is here
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly house: Housekeeping,
    private readonly locks: Locks = navigator.locks,
    private readonly channel: Channel = new BroadcastChannel(NAME),
    private readonly patience: Patience = { answer: 10_000, free: 2_000 },
  ) {
    channel.onmessage = ({ data }) => isPlea(data) && void this.hear(data);
  }

  /** Take the table if it is free; otherwise say that it is not, and go on looking for it. Never settled. */
  async begin(): Promise<never> {
    await this.take({ ifAvailable: true });
    for (;;) {
      this.wanted = false;
      this.tell("elsewhere");
      await this.stand();
    }
  }

  /** Ask whoever has the table to let go. */
  takeOver(): void {
    if (this.letGo) return;
    this.wanted = true;
    this.tell("asked");
    this.timer = setTimeout(() => this.tell("silent"), this.patience.answer);
    this.channel.postMessage({ from: this.id } satisfies Plea);
  }

  /** Wait until the table is, or has been, here: because this tab has asked for it, or nobody else has it. */
  private async stand(): Promise<void> {
    while (!(await this.take({}))) {
      await this.house.seen();
      await new Promise((done) => setTimeout(done, this.patience.free));
      if (await this.take({ ifAvailable: true }, true)) return;
    }
  }

  /** Have the table until another tab asks for it, if it is wanted when it comes; whether it was here. */
  private take(how: LockOptions, always = false): Promise<boolean> {
    return this.locks.request(NAME, how, async (lock) => {
      if (!lock || !(always || this.wanted)) return false;
      const ended = new Promise<void>((done) => (this.letGo = done));
      this.tell("here");
      this.house.open();
      await ended;
      return true;
    });
  }

  private async hear({ from }: Plea): Promise<void> {
    if (from === this.id) return;
    const letGo = this.letGo;
    this.letGo = null;
    if (letGo) {
      await this.house.close();
      letGo();
    } else if (this.holder === "asked" || this.holder === "silent") {
      this.wanted = false; // who asks last gets it
      this.tell("elsewhere");
    }
  }

  private tell(holder: Holder): void {
    clearTimeout(this.timer);
    this.holder = holder;
    this.house.tell(holder);
  }
}

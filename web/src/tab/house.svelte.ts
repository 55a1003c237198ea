// The table of this tab as its pages know it: whether it is here, how far it is laid, where its games are kept.
import { bridge, type StorageState, type TabState } from "./bridge";
import { FOLDER } from "./disk";
import { TableLock, type Holder } from "./lock";
import type { Keeping } from "./notices";

const SOON = 300; // milliseconds until what another page holds is tried again
const OFTEN = 60_000; // milliseconds between two looks at the storage

class TabHouse {
  tab = $state.raw<TabState>(bridge.state.value);
  holder = $state<Holder>("nobody");
  hadIt = $state(false); // whether the table was here before it went to another tab
  laid = $state(false); // whether it has been laid before our eyes
  storage = $state.raw<StorageState | null>(null);
  private withdrawn = $state(false);
  private begun = false; // whether a game was played in this visit
  private readonly lock = new TableLock({
    open: () => bridge.open(),
    close: () => bridge.close("elsewhere"),
    tell: (holder) => this.heard(holder),
    seen,
  });

  constructor() {
    bridge.state.subscribe((state) => {
      if (this.tab.phase === "loading" && state.phase === "ready") this.laid = true;
      this.tab = state;
      // A page that was just closed may still have the files open.
      if (state.phase === "elsewhere") setTimeout(() => this.holder === "here" && bridge.open(), SOON);
    });
  }

  /** Take the table, or say who has it. */
  open(): void {
    void this.lock.begin();
  }

  /** Ask the other tab for it. */
  takeOver(): void {
    this.lock.takeOver();
  }

  get keeping(): Keeping {
    const { kept, unwritten, update } = this.tab;
    const left = this.storage?.quota ? this.storage.quota - this.storage.usage : null;
    return { kept, unwritten, update, left, withdrawn: this.withdrawn };
  }

  /** Whether another tab has the table. */
  get elsewhere(): boolean {
    return this.holder !== "here" && this.holder !== "nobody";
  }

  /** It was read that something could not be written. */
  forgetUnwritten(): void {
    bridge.tell({ unwritten: false });
  }

  /** Look after the storage for as long as pages are shown; what comes back ends it. */
  watch(): () => void {
    const look = () => void this.look();
    const leave = (e: BeforeUnloadEvent) => {
      if (this.begun && this.tab.phase === "ready" && (!this.tab.kept || this.tab.unwritten || this.withdrawn))
        e.preventDefault();
    };
    const timer = setInterval(look, OFTEN);
    document.addEventListener("visibilitychange", look);
    addEventListener("beforeunload", leave);
    let seen = "";
    const ended = bridge.state.subscribe(({ phase, unwritten }) => {
      const now = `${phase} ${unwritten}`;
      if (now !== seen) look();
      seen = now;
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("beforeunload", leave);
      ended();
    };
  }

  /** Which page is shown: with the first table the browser is asked to keep what there is. */
  at(path: string): void {
    if (this.begun || !path.startsWith("/table/")) return;
    this.begun = true;
    void navigator.storage?.persist?.().then(() => this.look());
  }

  private async look(): Promise<void> {
    if (document.hidden || this.tab.phase !== "ready") return;
    this.storage = await bridge.storage();
    if (this.tab.kept) this.withdrawn = await isEmpty();
  }

  private heard(holder: Holder): void {
    if (this.holder === "here") this.hadIt = true;
    this.holder = holder;
    if (this.elsewhere) bridge.tell({ phase: "elsewhere" });
  }
}

/** Settled when this tab is looked at. */
function seen(): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", look);
      done();
    };
    document.addEventListener("visibilitychange", look);
    look();
  });
}

/** Whether nothing is left of what this site had kept. */
async function isEmpty(): Promise<boolean> {
  try {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(FOLDER);
    return false;
  } catch {
    return true; // no longer allowed
  }
}

export const house = new TabHouse();

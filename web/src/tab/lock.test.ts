import { expect, test } from "vitest";
import { TableLock, type Channel, type Holder, type Locks } from "./lock";

/** One browser: its locks and its channel, and what its tabs have done. */
class Browser {
  readonly done: string[] = [];
  private readonly line: (() => Promise<void>)[] = [];
  private taken = false;
  private readonly channels: Channel[] = [];

  readonly locks = {
    request: async (_: string, how: LockOptions, run: (lock: unknown) => unknown) => {
      if (how.ifAvailable && this.taken) return run(null);
      return new Promise((end) => {
        const turn = async () => {
          this.taken = true;
          const found = await run({});
          this.taken = false;
          void this.line.shift()?.();
          end(found);
        };
        if (this.taken) this.line.push(turn);
        else void turn();
      });
    },
  } as unknown as Locks;

  channel(): Channel {
    const own: Channel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of this.channels)
          if (other !== own) queueMicrotask(() => other.onmessage?.({ data } as MessageEvent<unknown>));
      },
    };
    this.channels.push(own);
    return own;
  }

  /** A tab of another sort that has the lock until it is closed. */
  foreign(): () => void {
    let close: () => void = () => undefined;
    void this.locks.request("tableforge", {}, () => new Promise<void>((done) => (close = done)));
    return () => close();
  }

  async tab(name: string, patience = 60_000, seen = Promise.resolve()): Promise<{ lock: TableLock; told: Holder[] }> {
    const told: Holder[] = [];
    const house = {
      open: () => void this.done.push(`${name} opens`),
      close: async () => {
        await Promise.resolve();
        this.done.push(`${name} has written`);
      },
      tell: (holder: Holder) => void told.push(holder),
      seen: () => seen,
    };
    const lock = new TableLock(house, this.locks, this.channel(), { answer: patience, free: 0 });
    void lock.begin();
    await settled();
    return { lock, told };
  }
}

const settled = () => new Promise((done) => setTimeout(done));

test("the first tab has the table, the second is told so", async () => {
  const browser = new Browser();
  const first = await browser.tab("first");
  const second = await browser.tab("second");
  expect([first.lock.holder, second.lock.holder]).toEqual(["here", "elsewhere"]);
  expect(browser.done).toEqual(["first opens"]);
});

test("a tab that takes the table over gets it once the other has written", async () => {
  const browser = new Browser();
  const first = await browser.tab("first");
  const second = await browser.tab("second");
  second.lock.takeOver();
  await settled();
  expect(browser.done).toEqual(["first opens", "first has written", "second opens"]);
  expect(first.told).toEqual(["here", "elsewhere"]);
  expect(second.told).toEqual(["elsewhere", "asked", "here"]);
});

test("the table can be taken back", async () => {
  const browser = new Browser();
  const first = await browser.tab("first");
  const second = await browser.tab("second");
  second.lock.takeOver();
  await settled();
  first.lock.takeOver();
  await settled();
  expect([first.lock.holder, second.lock.holder]).toEqual(["here", "elsewhere"]);
  expect(browser.done.slice(3)).toEqual(["second has written", "first opens"]);
});

test("of several that wait, the one who asks gets it, and the others go on waiting", async () => {
  const browser = new Browser();
  const tabs = [await browser.tab("first"), await browser.tab("second"), await browser.tab("third")];
  tabs[2]!.lock.takeOver();
  await settled();
  expect(tabs.map((t) => t.lock.holder)).toEqual(["elsewhere", "elsewhere", "here"]);
  expect(browser.done.at(-1)).toBe("third opens");
});

test("a tab that is looked at has the table once the other is closed", async () => {
  const browser = new Browser();
  const close = browser.foreign();
  const second = await browser.tab("second");
  expect(second.lock.holder).toBe("elsewhere");
  close();
  while (second.lock.holder !== "here") await settled();
  expect(second.told).toEqual(["elsewhere", "here"]);
});

test("a page that is loaded anew finds its table there, for a hidden tab does not take it", async () => {
  const browser = new Browser();
  const close = browser.foreign();
  let look: () => void = () => undefined;
  const hidden = await browser.tab("hidden", 60_000, new Promise<void>((done) => (look = done)));
  close();
  await settled();
  const again = await browser.tab("again");
  expect([again.lock.holder, hidden.lock.holder]).toEqual(["here", "elsewhere"]);
  look();
  await settled();
  expect(hidden.told).toEqual(["elsewhere"]);
  hidden.lock.takeOver();
  await settled();
  expect([again.lock.holder, hidden.lock.holder]).toEqual(["elsewhere", "here"]);
});

test("a tab that does not answer is said to be silent, and may still let go later", async () => {
  const browser = new Browser();
  const close = browser.foreign();
  const second = await browser.tab("second", 0);
  second.lock.takeOver();
  while (second.lock.holder !== "silent") await settled();
  close();
  await settled();
  expect(second.lock.holder).toBe("here");
});

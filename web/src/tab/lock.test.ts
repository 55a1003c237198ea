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
      return new Promise((end, fail) => {
        const turn = async () => {
          this.taken = true;
          end(await run({}));
          this.taken = false;
          void this.line.shift()?.();
        };
        how.signal?.addEventListener("abort", () => {
          const at = this.line.indexOf(turn);
          if (at < 0) return;
          this.line.splice(at, 1);
          fail(new Error("aborted"));
        });
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

  async tab(name: string, patience = 60_000): Promise<{ lock: TableLock; told: Holder[] }> {
    const told: Holder[] = [];
    const house = {
      open: () => void this.done.push(`${name} opens`),
      close: async () => {
        await Promise.resolve();
        this.done.push(`${name} has written`);
      },
      tell: (holder: Holder) => void told.push(holder),
    };
    const lock = new TableLock(house, this.locks, this.channel(), patience);
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

test("a tab that waits has the table as soon as the other is closed", async () => {
  const browser = new Browser();
  let close: () => void = () => undefined;
  void browser.locks.request("tableforge", {}, () => new Promise<void>((done) => (close = done)));
  const second = await browser.tab("second");
  expect(second.lock.holder).toBe("elsewhere");
  close();
  await settled();
  expect(second.told).toEqual(["elsewhere", "here"]);
});

test("a tab that does not answer is said to be silent, and may still let go later", async () => {
  const browser = new Browser();
  let close: () => void = () => undefined;
  void browser.locks.request("tableforge", {}, () => new Promise<void>((done) => (close = done)));
  const second = await browser.tab("second", 0);
  second.lock.takeOver();
  while (second.lock.holder !== "silent") await settled();
  close();
  await settled();
  expect(second.lock.holder).toBe("here");
});

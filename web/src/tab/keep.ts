// What makes later visits quick, and possible without a network: all files of the site in the browser's cache, and a snapshot of
// Python with everything loaded. Both are made once the first visit has what it wants, for they cost bytes and work.
import type { bridge as Bridge } from "./bridge";
import { addressOf, site } from "./site";

const QUIET = 10_000; // milliseconds without a table after which whoever visits is taken to look around
const SETTLED = 2_000; // after the first question
const PATIENCE = 3_000; // for a newer version to take over
const LEAST_MEMORY = 4; // gigabytes, as far as a browser tells: a snapshot is taken by a second Python

/** Let a newer version that waits take over before anything is begun; whether the page is about to load anew. */
export async function takeUpdate(): Promise<boolean> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const waiting = (await workers?.getRegistration(site.base).catch(() => undefined))?.waiting;
  if (!workers || !waiting || !workers.controller) return false;
  const changed = new Promise<boolean>((done) => {
    workers.addEventListener("controllerchange", () => done(true), { once: true });
    setTimeout(() => done(false), PATIENCE); // another tab plays with the older one
  });
  waiting.postMessage("take over");
  if (!(await changed)) return false;
  location.reload();
  return true;
}

/** Keep what later visits need, once the table is open and has been asked for. */
export async function keepSite(bridge: typeof Bridge): Promise<void> {
  await bridge.begun;
  await Promise.race([bridge.asked, wait(QUIET)]);
  await wait(SETTLED);
  await keepFiles(bridge);
  await keepSnapshot(bridge);
  bridge.onLaid = () => void wait(QUIET).then(() => keepSnapshot(bridge));
}

async function keepFiles(bridge: typeof Bridge): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  try {
    const registered = await workers.register(addressOf("sw.js"), { scope: site.base, updateViaCache: "none" });
    const look = () => bridge.tell({ update: !!registered.waiting && !!workers.controller });
    registered.addEventListener("updatefound", () => registered.installing?.addEventListener("statechange", look));
    look();
    await workers.ready;
  } catch (e) {
    console.warn("the site is not kept for later visits:", e);
  }
}

async function keepSnapshot(bridge: typeof Bridge): Promise<void> {
  const { deviceMemory = LEAST_MEMORY } = navigator as { deviceMemory?: number };
  if (deviceMemory < LEAST_MEMORY || !bridge.state.value.kept) return;
  await bridge.takeSnapshot();
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

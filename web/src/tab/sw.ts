// The service worker of a site: it keeps all files of one version, so that the site opens without a network. The build writes
// what there is to keep before this code, as `SITE`.
declare const SITE: { version: string; base: string; files: string[] };

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
const scope = self as unknown as {
  addEventListener(type: "install" | "activate", listen: (e: Extendable) => void): void;
  addEventListener(type: "fetch", listen: (e: Fetching) => void): void;
  addEventListener(type: "message", listen: (e: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(): Promise<readonly unknown[]> };
};
const PREFIX = `tableforge ${SITE.base} `; // of other sites on this host nothing is touched
const CACHE = PREFIX + SITE.version;
const TOGETHER = 4; // files that are fetched at the same time

/** Whether a file's name has the digest of what it holds. */
const isLasting = (path: string) => path.startsWith("assets/") || path.startsWith("tab/");

/** Keep every file: from the cache of another version where it is the same, else from the network, which may have it cached. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const left = [...SITE.files];
  const next = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const address = SITE.base + path;
      const known = isLasting(path) ? await caches.match(address) : undefined;
      const found = known ?? (await fetch(address, { cache: isLasting(path) ? "force-cache" : "no-cache" }));
      if (!found.ok) throw new Error(`${address}: ${found.status}`);
      await cache.put(address, found);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, next));
}

async function removeOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

async function answer(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  const page = request.mode === "navigate" && !/\.[a-z]+$/.test(path);
  const cache = await caches.open(CACHE);
  const found = await cache.match(page ? SITE.base + "index.html" : path, { ignoreSearch: true });
  return found ?? fetch(request);
}

scope.addEventListener("install", (e) => e.waitUntil(fill()));
scope.addEventListener("activate", (e) => e.waitUntil(removeOthers().then(() => scope.clients.claim())));
scope.addEventListener("fetch", (e) => {
  const url = new URL(e.request.url);
  if (url.origin === location.origin && e.request.method === "GET" && url.pathname.startsWith(SITE.base))
    e.respondWith(answer(e.request));
});
/** A newer version waits until a page says that nothing is lost by it, and no other page plays with the older one. */
async function takeOver(): Promise<void> {
  if ((await scope.clients.matchAll()).length < 2) await scope.skipWaiting();
}

scope.addEventListener("message", (e) => {
  if (e.data === "take over") void takeOver();
});
export {};

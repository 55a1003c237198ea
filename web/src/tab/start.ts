// Begins the table of this tab, where the browser can.
import { useTransport } from "$lib/transport";
import type { Bridge } from "./bridge";
import { abilities, findLack } from "./notices";

declare global {
  var tableforge: Bridge | undefined; // for whoever looks into a page of the site
}

/** Let the client find its table in this very tab; Python is loaded while the client is drawn. */
export async function start(): Promise<void> {
  if (findLack(abilities())) return; // the page says so
  const [{ bridge }, { house }, { keepSite, takeUpdate }] = await Promise.all([
    import("./bridge"),
    import("./house.svelte"),
    import("./keep"),
  ]);
  globalThis.tableforge = bridge;
  useTransport(bridge);
  void takeUpdate().then((loads) => {
    if (loads) return;
    house.open();
    void keepSite(bridge);
  });
}

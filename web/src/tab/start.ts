// Begins the table of this tab, where the browser can.
import { useTransport } from "$lib/transport";
import type { Bridge } from "./bridge";
import { abilities, findLack } from "./notices";

declare global {
  var tableforge: Bridge | undefined; // for whoever looks into a page of the site
}

export async function start(): Promise<void> {
  if (findLack(abilities())) return; // the page says so
  const { bridge } = await import("./bridge");
  const { house } = await import("./house.svelte");
  globalThis.tableforge = bridge;
  useTransport(bridge);
  house.open();
}

// Begins the table of this tab.
import { bridge, type Bridge } from "./bridge";

declare global {
  var tableforge: Bridge | undefined; // for whoever looks into a page of the site
}

export function start(): Bridge {
  globalThis.tableforge = bridge;
  bridge.open();
  return bridge;
}

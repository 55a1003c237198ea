// What the build has written into the page of the site: where its files lie, and what they are called.

export interface Site {
  version: string;
  base: string; // the folder of the site, as a path: "/" or "/somewhere/"
  pyodide: string;
  library: string;
  archives: Record<string, string>;
  bytes: number;
  answers: string; // the folder of the answers that never change
  single: string[]; // addresses (without /api/) that are a file each
  packed: string[]; // addresses whose parts are together in one file
}

/** What the build has written down; an error where this page is none of a site. */
function read(): Site {
  const written = document.getElementById("site")?.textContent;
  if (!written) throw new Error("this page is not of a site that `tableforge site build` has made");
  return JSON.parse(written) as Site;
}

export const site: Site = read();

/** The absolute address of a file of the site. */
export const addressOf = (path: string): string => new URL(site.base + path, location.origin).href;

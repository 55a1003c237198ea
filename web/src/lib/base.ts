// The folder that the client lies in: "/" on a server of its own, "/tableforge/" on a site in a subfolder. Paths within the
// client begin at that folder: "/table/5ec3" is a page of it wherever it lies.

/** The folder that the page names: the one of its manifest. */
function folderNamed(): string {
  const named = globalThis.document?.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href;
  return named ? new URL(".", named).pathname : "/";
}

export const BASE = folderNamed();

/** The address of a path within the client; what is none, such as a fragment alone, stays as it is. */
export const linkTo = (path: string, base = BASE): string => (path.startsWith("/") ? base + path.slice(1) : path);

/** The same with the host, to be copied and opened elsewhere. */
export const wholeLink = (path: string): string => location.origin + linkTo(path);

/** The path within the client that an address means; null where it lies outside of the client's folder. */
export function pathWithin(address: string, base = BASE): string | null {
  if (address === base.slice(0, -1)) return "/";
  return address.startsWith(base) ? address.slice(base.length - 1) : null;
}

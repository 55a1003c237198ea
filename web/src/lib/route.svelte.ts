// Where in the client we are: the path of the address within the client's folder, and a way to go elsewhere without loading anew.
import { linkTo, pathWithin } from "./base";

const here = (): string => pathWithin(location.pathname) ?? location.pathname;

export const route = $state({ path: here(), hash: location.hash });

function moved(): void {
  route.path = here();
  route.hash = location.hash;
}

addEventListener("popstate", moved);
addEventListener("hashchange", moved);

/** A part of an address as it was meant; one that is no such thing, as it stands. */
export function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Go to another page of the client, by its path. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", linkTo(to));
  else history.pushState(null, "", linkTo(to));
  moved();
  scrollTo(0, 0);
}

/** Let a click on a link of ours go there without loading anew; modified clicks keep their meaning. */
export function followLinks(node: HTMLElement): { destroy(): void } {
  const click = (e: MouseEvent) => {
    const link = (e.target as Element).closest("a[href]");
    if (!(link instanceof HTMLAnchorElement) || e.defaultPrevented || e.button || e.metaKey || e.ctrlKey || e.shiftKey)
      return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    const path = pathWithin(link.pathname);
    if (path === null || path.startsWith("/api/")) return;
    e.preventDefault();
    go(path + link.search + link.hash);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}

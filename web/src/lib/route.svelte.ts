// Where in the client we are: the path of the address, and a way to go elsewhere without loading anew.

export const route = $state({ path: location.pathname, hash: location.hash });

function moved(): void {
  route.path = location.pathname;
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

/** Go to another page of the client. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
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
    if (link.pathname.startsWith("/api/")) return;
    e.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}

// Long lists grow as one comes to their end.

/** Do something whenever a thing is about to come into sight; gives what ends it. */
export function nearing(node: HTMLElement | undefined, act: () => void): (() => void) | undefined {
  if (!node) return;
  const seen = new IntersectionObserver((all) => all.some((x) => x.isIntersecting) && act(), { rootMargin: "800px" });
  seen.observe(node);
  return () => seen.disconnect();
}

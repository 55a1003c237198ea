// Larger text makes a screen as small as a browser's zoom would: where the layout asks for the width of the window, its questions grow along.
const asked = new WeakMap<CSSMediaRule, string>(); // what each asked at the usual size
let size = 1;
let watching = false;

/** A question of a style about width or height, at another size of text. */
export const scaled = (query: string, by: number): string =>
  query.replace(/([\d.]+)px/g, (_, n: string) => `${Number((Number(n) * by).toFixed(2))}px`);

function walk(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const usual = asked.get(rule) ?? rule.media.mediaText;
      asked.set(rule, usual);
      if (usual.includes("px")) rule.media.mediaText = scaled(usual, size);
    }
    if ("cssRules" in rule) walk(rule.cssRules as CSSRuleList);
  }
}

function all(): void {
  for (const sheet of document.styleSheets) {
    try {
      walk(sheet.cssRules);
    } catch {
      continue; // of another origin: an extension's
    }
  }
}

/** Ask all styles' questions about the window as though it were smaller by this much, also those of styles that come later. */
export function scaleQueries(by: number): void {
  if (by === size && !watching) return;
  size = by;
  all();
  if (watching) return;
  watching = true;
  new MutationObserver((changes) => {
    for (const added of changes.flatMap((c) => [...c.addedNodes]))
      if (added instanceof HTMLStyleElement) all();
      else if (added instanceof HTMLLinkElement && added.rel === "stylesheet") added.addEventListener("load", all);
  }).observe(document.head, { childList: true });
}

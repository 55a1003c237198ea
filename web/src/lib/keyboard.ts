// The keys of the table. A badge belongs to one option of the question at hand; the rest mean the same everywhere.

export type Keys = Record<string, () => void>;

/** The badges for a row of things: digits, or the letters of the home row that mean nothing else. */
export const DIGITS = [..."123456789"];
export const LINE = [..."asdfghjk"];
export const SHELF = [..."qwrt"];
const LETTERS = [...LINE, ...SHELF, ..."bnvxim"]; // that mean nothing else at any table
/** All badges there are, those of one key first: for a question with more to choose than a row has keys. */
export const BADGES = [...DIGITS, "0", ...LETTERS, ...LETTERS.map((k) => `Shift+${k.toUpperCase()}`)];

/** A badge as it is drawn: "A", "⇧A". */
export const drawn = (badge: string): string => badge.replace("Shift+", "⇧").toUpperCase();

/** Give a badge to each of these that has none; badges that others have are left alone. */
export function fill(badges: Map<string, string>, of: readonly string[]): void {
  const taken = new Set(badges.values());
  const free = BADGES.filter((k) => !taken.has(k));
  of.filter((x) => !badges.has(x)).forEach((x, n) => free[n] && badges.set(x, free[n]));
}

/** The name of a key with what is held down: "Shift+E", "Escape", "1". */
export function keyName(e: KeyboardEvent): string {
  const key = e.key === " " ? "Space" : e.key.length === 1 ? e.key.toLowerCase() : e.key;
  return e.shiftKey && key.length === 1 && /[a-z]/.test(key) ? `Shift+${key.toUpperCase()}` : key;
}

function typing(e: KeyboardEvent): boolean {
  const at = e.target as HTMLElement;
  return at.matches("input, textarea, select, [contenteditable]");
}

/** Whether a key is the table's: nothing else has taken it, nobody types, and no dialog lies over the page. */
export const ours = (e: KeyboardEvent, over = false): boolean =>
  !(e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented || typing(e)) &&
  (over || !document.querySelector("dialog[open]"));

/** Listen for keys while a component is there; `keys` is asked anew each time. What lies `over` the page has keys of its own. */
export function listen(keys: () => Keys, over = false): () => void {
  const down = (e: KeyboardEvent) => {
    if (!ours(e, over)) return;
    const name = keyName(e);
    const button = (e.target as Element).closest?.("button, a[href], [role=menuitem]");
    if (button && (name === "Enter" || name === "Space")) return; // what is focused takes them
    const act = keys()[name];
    if (!act) return;
    e.preventDefault();
    act();
  };
  addEventListener("keydown", down);
  return () => removeEventListener("keydown", down);
}

/** What was clicked keeps no focus, so that Enter means the main answer; what was pressed by key keeps it. */
export function letGo(e: MouseEvent): void {
  if (e.detail) (e.currentTarget as HTMLElement).blur();
}

/** A zone of the table: Tab stops in it once, at what can be chosen; arrows move the focus among its buttons. */
export function arrows(node: HTMLElement): { destroy(): void } {
  node.dataset.zone = "";
  const buttons = () =>
    [...node.querySelectorAll<HTMLElement>("button, a[href]")].filter(
      (b) => b.offsetParent !== null && b.closest("[data-zone]") === node,
    );
  const stopOnce = () => {
    const all = buttons();
    const stop = all.find((b) => b === document.activeElement) ?? all.find((b) => b.closest(".is-legal")) ?? all[0];
    for (const b of all) b.tabIndex = b === stop ? 0 : -1;
  };
  const down = (e: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key];
    if (!step || e.altKey || e.ctrlKey || e.metaKey || e.defaultPrevented) return;
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || !all.length) return;
    e.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  };
  const changes = new MutationObserver(stopOnce);
  changes.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  node.addEventListener("keydown", down);
  node.addEventListener("focusin", stopOnce);
  stopOnce();
  return {
    destroy() {
      changes.disconnect();
      node.removeEventListener("keydown", down);
      node.removeEventListener("focusin", stopOnce);
    },
  };
}

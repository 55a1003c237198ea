// Which cards are wanted: words, and what may be ticked. Counts tell how many more or fewer a tick would bring.
import type { Card, Catalogue } from "$lib/catalogue.svelte";
import { plain } from "./spelling";

/** The kinds of tick, and what a card has of each. */
const HAS: Record<string, (c: Card) => string[]> = {
  faction: (c) => [c.faction],
  type: (c) => [c.type],
  keyword: (c) => ((c.keywords ?? []) as string[]).map((k) => k.split(":")[0]!),
  trait: (c) => c.traits,
  set: (c) => (c.number ? Object.keys(c.number as object) : c.set ? [c.set as string] : []),
};
const MEASURES = ["power", "cost"];
export type Group = keyof typeof HAS & string;

export class Filter {
  text = $state("");
  on = $state<Record<string, string[]>>({});
  range = $state<[number, number] | null>(null);

  constructor(readonly of: Catalogue) {}

  private texts = $derived.by(
    () =>
      new Map(
        [...this.of.cards.values()].map((c) => [
          c.id,
          plain(
            [
              c.name,
              c.other,
              c.id,
              c.sub ?? "",
              this.of.word(c.type),
              this.of.word(c.faction),
              ...c.traits.map((t) => this.of.trait(t)),
              ...c.text,
              c.code ?? "",
              ...Object.entries((c.number ?? {}) as object).map(([set, n]) => `${set} ${n}`),
            ].join(" · "),
          ),
        ]),
      ),
  );
  words = $derived(plain(this.text).split(/\s+/).filter(Boolean));
  private all = $derived.by(() => [...this.of.cards.values()]);
  /** The number whose range can be chosen: the first that any card of the game has. */
  measure = $derived(MEASURES.find((name) => this.all.some((c) => c[name] !== undefined)) ?? "");

  private fits(c: Card, but = ""): boolean {
    const text = this.texts.get(c.id) ?? "";
    if (!this.words.every((w) => text.includes(w))) return false;
    for (const [group, wanted] of Object.entries(this.on))
      if (group !== but && wanted.length && !HAS[group]!(c).some((x) => wanted.includes(x))) return false;
    if (this.range && but !== this.measure) {
      const n = c[this.measure] as number | undefined;
      if (n === undefined || n < this.range[0] || n > this.range[1]) return false;
    }
    return true;
  }

  /** The cards that are wanted; those whose name has the words come first. */
  found = $derived.by(() => {
    const fit = this.all.filter((c) => this.fits(c));
    if (!this.words.length) return fit;
    const named = (c: Card) => this.words.every((w) => plain(c.name).includes(w));
    return [...fit.filter(named), ...fit.filter((c) => !named(c))];
  });

  /** How many cards there are of each value of a group, by all that is chosen elsewhere. */
  counts(group: Group): Map<string, number> {
    const out = new Map<string, number>();
    for (const c of this.all) for (const x of HAS[group]!(c)) out.set(x, out.get(x) ?? 0);
    for (const c of this.all) if (this.fits(c, group)) for (const x of HAS[group]!(c)) out.set(x, out.get(x)! + 1);
    return out;
  }

  /** How many cards have each value of the measure. */
  bars = $derived.by(() => {
    const out = new Map<number, number>();
    for (const c of this.all) {
      const n = c[this.measure] as number | undefined;
      if (n !== undefined) out.set(n, (out.get(n) ?? 0) + Number(this.fits(c, this.measure)));
    }
    return [...out].toSorted(([a], [b]) => a - b);
  });

  has(group: Group, value: string): boolean {
    return this.on[group]?.includes(value) ?? false;
  }

  tick(group: Group, value: string): void {
    const now = this.on[group] ?? [];
    this.on[group] = now.includes(value) ? now.filter((x) => x !== value) : [...now, value];
  }

  /** A click on a bar: the first chooses one value, the second stretches the range to it, a third begins anew. */
  stretch(n: number): void {
    const [a, b] = this.range ?? [NaN, NaN];
    if (a === b && n !== a) this.range = [Math.min(a, n), Math.max(a, n)];
    else if (a === b && n === a) this.range = null;
    else this.range = [n, n];
  }

  get chosen(): boolean {
    return this.range !== null || Object.values(this.on).some((x) => x.length > 0);
  }

  clear(): void {
    this.on = {};
    this.range = null;
  }
}

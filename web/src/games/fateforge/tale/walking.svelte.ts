// A walk through a city that nobody names: the figure stands where the group thinks it is; the next clue tells whether it was right.
import type { Chronicle } from "./chronicle.svelte";
import type { CityMap } from "./told.svelte";
import type { Exploration, Side } from "./view";

interface Note {
  figure: string;
  trail: string[]; // where the figure stood at each place of the way
  lost: boolean;
}

const EMPTY: Note = { figure: "", trail: [], lost: false };

export class Walking {
  private notes = $state<Record<string, Note>>({});

  constructor(private readonly chronicle: Chronicle) {}

  get now(): Exploration | null {
    return this.chronicle.story?.exploration ?? null;
  }

  get map(): CityMap | undefined {
    return this.now ? this.chronicle.told.index?.maps[this.now.map] : undefined;
  }

  private get place(): string {
    return `tableforge.walk.${this.chronicle.table.id}.${this.chronicle.story?.scene}`;
  }

  private kept(place: string): Note {
    try {
      return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(place) ?? "{}") as Partial<Note>) };
    } catch {
      return EMPTY; // a damaged note: the figure stands nowhere
    }
  }

  /** Where the group thinks it is. */
  get note(): Note {
    return this.notes[this.place] ?? this.kept(this.place);
  }

  get figure(): string {
    return this.note.figure;
  }

  private keep(note: Note): void {
    this.notes = { ...this.notes, [this.place]: note };
    sessionStorage.setItem(this.place, JSON.stringify(note));
  }

  /** Put the figure somewhere: a wrong guess costs nothing. */
  put(spot: string): void {
    this.keep({ ...this.note, figure: spot, lost: false });
  }

  /** Take a way out; the figure goes along, if there is such a street where it stands. */
  async go(side: Side): Promise<void> {
    const { choice } = this.chronicle.desk;
    const option = choice.question?.kind === "direction" ? choice.option(side) : undefined;
    if (!option) return void (await choice.explain(side, side));
    const { figure, trail } = this.note;
    const there = figure ? (this.map?.spots[figure]?.exits[side] ?? "") : "";
    this.keep({ figure: there || figure, trail: [...trail, figure], lost: !!figure && !there });
    await choice.take(option);
  }

  /** Whether a street can be walked, as far as the map tells. */
  open = (a: string, b: string): boolean => {
    const regions = this.chronicle.passage?.regions ?? [];
    const within = (id: string) =>
      !regions.length || regions.includes(id) || regions.includes(this.map?.spots[id]?.region ?? "");
    const gate = this.now?.gates.find((g) => g.between.includes(a) && g.between.includes(b));
    return within(b) && (!gate || gate.open);
  };
}

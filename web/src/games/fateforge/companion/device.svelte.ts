// The one device on the table: what it shows, what can be tapped, and that its screen stays on.
import { getContext, setContext } from "svelte";
import type { Catalogue } from "$lib/catalogue.svelte";
import type { TableState } from "$lib/table.svelte";
import type { Choice, StoryLine, Question } from "$lib/wire";
import { capital } from "$lib/words";
import { told, type Passage, type Told } from "../tale/told.svelte";
import { goalName, type App, type View } from "../view";

export type { App, Arrived, Boss, Coming, Reacting, Supply } from "../view";
/** A view with the companion's screen. */
export type Shown = View & { companion: App };

// Questions that are asked in the scene that the group has come to; others may stand between two.
const IN_A_SCENE = ["choice", "direction", "rest"];
const COLOURS = ["white", "blue", "red", "green", "brown", "purple"];
const KEY = Symbol();

export class Device {
  /** The campaign in words; whoever shows the device says which. */
  told = $state.raw<Told>(told(""));

  constructor(
    readonly table: TableState,
    private readonly catalogue: () => Catalogue,
  ) {}

  /** Read a campaign, in the language of this browser. */
  read(tale: string): void {
    this.told = told(tale);
  }
  get of(): Catalogue {
    return this.catalogue();
  }
  get view(): Shown {
    return this.table.eyes!.view as unknown as Shown;
  }
  get app(): App {
    return this.view.companion;
  }
  get question(): Question | null {
    return this.table.question;
  }
  get options(): Choice[] {
    return this.question?.options ?? [];
  }
  has(key: string): boolean {
    return this.options.some((o) => o.key === key);
  }
  /** The options of one verb, by what they are done to. */
  ofVerb(verb: string): { key: string; target: string; label: string }[] {
    return this.options
      .filter((o) => o.key.startsWith(`${verb}:`))
      .map((o) => ({ key: o.key, target: o.key.slice(verb.length + 1), label: o.label }));
  }
  label(key: string): string {
    return this.options.find((o) => o.key === key)?.label ?? "";
  }
  /**
   * Answer with a key. Several hands use this device, quicker than answers come back: another key that is tapped meanwhile
   * waits for the next question. The same key again is a double tap, and means nothing more.
   */
  tap(key: string): void {
    if (this.table.settling) {
      if (this.table.line === "open" && key !== this.sent) this.waiting = key;
      return;
    }
    if (!this.has(key)) return;
    this.sent = key;
    void this.table.answer(key);
  }
  private sent = "";
  private waiting = $state("");
  /** Answer with the key that was tapped too early, if it is still offered; to be run in an effect. */
  tapWaiting(): void {
    if (!this.waiting || this.table.settling) return;
    const key = this.waiting;
    this.waiting = "";
    this.tap(key);
  }

  /** What has been told since the group last chose: scenes that lead into one another are read one after the other. */
  get passages(): Passage[] {
    const story = this.view.story;
    if (!story) return [];
    const entered = IN_A_SCENE.includes(this.question?.kind ?? "");
    const ids = story.told.length ? story.told : entered || this.table.ending ? [story.scene] : [];
    return ids.flatMap((id) => this.told.passage(id) ?? []);
  }
  /** What an objective asks for, without its name. */
  goal(id: string): string {
    const text = this.view.aloud?.goals?.[id] ?? "";
    const name = goalName(this.of, this.view.scene, id);
    return text.startsWith(name) ? capital(text.slice(name.length).replace(/^[^:]*:\s*/, "")) : text;
  }

  /** What the last tap brought about. */
  get news(): StoryLine[] {
    const story = this.table.eyes?.story ?? [];
    const first = this.table.last?.moment.first ?? 0;
    return story.filter((l) => l.first >= first && !l.heading);
  }

  /** A zone as it is said: its letter and its name. */
  zone(letter: string): string {
    const zones = this.of.cards.get(this.view.map)?.zones as Record<string, { name: string }> | undefined;
    return `${letter}, ${zones?.[letter]?.name ?? ""}`;
  }
  colourOf(enemy: string): string {
    const card = this.of.cards.get(enemy);
    return card?.type === "boss" ? "purple" : (card?.faction ?? "");
  }
  /** The types of enemies in play, in the order in which they act. */
  get types(): string[] {
    const all = [...new Set((this.view.foes ?? []).map((e) => e.id))];
    const rank = (id: string) => {
      const c = this.of.cards.get(id);
      return c?.type === "boss" ? 9 : COLOURS.indexOf(c?.faction ?? "");
    };
    return all.sort((a, b) => rank(a) - rank(b));
  }
  tokensOf(enemy: string): number[] {
    return (this.view.foes ?? []).filter((e) => e.id === enemy).map((e) => e.n);
  }
}

export const setDevice = (device: Device): Device => setContext(KEY, device);
export const getDevice = (): Device => getContext<Device>(KEY);

// ---- the companions of this device, to be resumed
const KEPT = "tableforge.companion";

export function keptHere(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as string[];
  } catch {
    return [];
  }
}
export function keepHere(table: string): void {
  localStorage.setItem(KEPT, JSON.stringify([...new Set([...keptHere(), table])]));
}
export function forgetHere(table: string): void {
  localStorage.setItem(KEPT, JSON.stringify(keptHere().filter((id) => id !== table)));
}

/** Keep the screen on while the page is seen, where the browser can; `tell` hears whether it does. */
export function stayAwake(tell: (on: boolean) => void = () => undefined): () => void {
  let lock: WakeLockSentinel | null = null;
  let gone = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      const got = await navigator.wakeLock.request("screen");
      if (gone) return void (await got.release());
      lock = got;
      tell(true);
      got.addEventListener("release", () => !gone && tell(false));
    } catch {
      lock = null; // low battery, or not allowed: the screen goes dark as usual
    }
  };
  const again = () => void ask();
  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    gone = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}

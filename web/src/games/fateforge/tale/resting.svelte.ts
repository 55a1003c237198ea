// A rest as it is being spent: which place lies open, and what is to be healed and bought before it is paid.
import { DIGITS, LINE, type Keys } from "$lib/keyboard";
import type { Choice } from "$lib/wire";
import type { Chronicle } from "./chronicle.svelte";
import type { Place } from "../view";
import { berths, type Berth } from "./stow";

const PER_GOLD = 2; // boxes of health for one gold (FF.heal-price)
const MEAL = 1; // gold for food (FF.food)

export class Resting {
  /** The place that lies open; "" is the camp itself. */
  place = $state("");
  heals = $state<Record<string, number>>({});
  meals = $state(0);
  readonly perGold = PER_GOLD;
  readonly meal = MEAL;

  constructor(readonly chronicle: Chronicle) {}

  private get desk() {
    return this.chronicle.desk;
  }

  get places(): Place[] {
    return this.chronicle.view.rest?.places ?? [];
  }

  get open(): Place | undefined {
    return this.places.find((p) => p.id === this.place);
  }

  enter(id: string): void {
    this.place = id;
    this.forget();
  }

  option(key: string): Choice | undefined {
    return this.desk.choice.question?.kind === "rest" ? this.desk.choice.option(key) : undefined;
  }

  /** What a card of the open place is bought or learnt by. */
  wanted(id: string): Choice | undefined {
    return this.option(`buy:${id}`) ?? this.option(`learn:${id}`);
  }

  async take(key: string, name: string): Promise<void> {
    const option = this.option(key);
    if (option) await this.desk.choice.take(option);
    else await this.desk.choice.explain(key, name);
  }

  /** Time that a visit costs; every place of a battle's rest costs one. */
  timeOf(id: string): number {
    return this.chronicle.told.index?.places[id]?.time ?? 1;
  }

  // ------------------------------------------------------------ healing and food, before they are paid
  get healed(): number {
    return Object.values(this.heals).reduce((sum, n) => sum + n, 0);
  }

  /** Gold for what is planned; what is left of the last gold's worth heals first. */
  get cost(): number {
    const { balm = 0 } = this.chronicle.view.rest ?? {};
    return Math.ceil(Math.max(0, this.healed - balm) / PER_GOLD) + this.meals * MEAL;
  }

  get plans(): boolean {
    return this.healed + this.meals > 0;
  }

  private costWith(heal: number, meals: number): number {
    const { balm = 0 } = this.chronicle.view.rest ?? {};
    return Math.ceil(Math.max(0, this.healed + heal - balm) / PER_GOLD) + (this.meals + meals) * MEAL;
  }

  mayHeal(id: string): boolean {
    const h = this.chronicle.hero(id);
    const most = h ? h.hp_max - h.toxic - h.hp : 0;
    return (this.heals[id] ?? 0) < most && this.costWith(1, 0) <= this.chronicle.view.gold;
  }

  get mayEat(): boolean {
    return this.costWith(0, 1) <= this.chronicle.view.gold;
  }

  heal(id: string, by: number): void {
    if (by > 0 && !this.mayHeal(id)) return;
    this.heals = { ...this.heals, [id]: Math.max(0, (this.heals[id] ?? 0) + by) };
  }

  buyMeals(by: number): void {
    if (by > 0 && !this.mayEat) return;
    this.meals = Math.max(0, this.meals + by);
  }

  forget(): void {
    this.heals = {};
    this.meals = 0;
  }

  async pay(): Promise<void> {
    const keys = Object.entries(this.heals).flatMap(([id, n]) => Array<string>(n).fill(`heal:${id}`));
    keys.push(...Array<string>(this.meals).fill("buy-food"));
    this.forget();
    await this.chronicle.next(keys, "rest");
  }

  // ------------------------------------------------------------ who carries what was bought
  /** What is asked to be carried, by its card. */
  get stowing(): string {
    const { question, crumbs } = this.desk.choice;
    const key = crumbs.at(-1)?.card ?? "";
    return question?.kind === "stow" ? this.desk.idOf(key) : "";
  }

  get berths(): Berth[] {
    const { question } = this.desk.choice;
    const slot = this.desk.of.cards.get(this.stowing)?.slot as string | undefined;
    return question?.kind === "stow" ? berths(question.options, slot ?? "") : [];
  }

  /** What the thing costs that is about to be bought: gold, and time for the first one of a place. */
  get price(): { gold: number; time: number } | null {
    const place = this.places.find((p) => p.stock.includes(this.stowing));
    if (!place) return null;
    const free = place.visited || !!this.chronicle.view.rest?.free;
    return { gold: place.prices[place.stock.indexOf(this.stowing)] ?? 0, time: free ? 0 : this.timeOf(place.id) };
  }

  // ------------------------------------------------------------ keys
  /** What can be bought in the open place, each with its digit. */
  badges = $derived.by((): Map<string, string> => {
    const legal = (this.open?.stock ?? []).filter((id) => this.wanted(id));
    return new Map(legal.slice(0, DIGITS.length).map((id, n) => [id, DIGITS[n]!] as const));
  });

  get keys(): Keys {
    const out: Keys = {};
    for (const [id, key] of this.badges)
      out[key] = () => void this.take(this.wanted(id)?.key ?? "", this.desk.of.name(id));
    ["", ...this.places.map((p) => p.id)].forEach((id, n) => LINE[n] && (out[LINE[n]] = () => this.enter(id)));
    const quest = this.desk.choice.options.find((o) => o.verb === "side-quest");
    if (quest) out["q"] = () => void this.desk.choice.take(quest);
    const visit = this.option(`visit:${this.place}`);
    if (visit) out["v"] = () => void this.desk.choice.take(visit);
    const { question } = this.desk.choice;
    const stop = question && this.desk.choice.option(question.stop);
    if (stop) out["e"] = () => void this.desk.choice.take(stop);
    if (this.plans) {
      out["Enter"] = () => void this.pay();
      out["Escape"] = () => this.forget();
    } else if (question?.kind === "rest") out["Enter"] = () => undefined; // a rest is not ended by accident
    return out;
  }
}

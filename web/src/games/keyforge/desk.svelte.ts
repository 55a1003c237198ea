// What KeyForge's table knows beyond its scene: what each house would let one do, what counts as a card of it, and what lasts.
import type { Choice, Question, Thing, Zone } from "$lib/wire";
import type { Customs, Verb } from "$lib/choice.svelte";
import { OPEN } from "$lib/drawing";
import { DIGITS, type Keys } from "$lib/keyboard";
import { say } from "$lib/words";
import { EVERYBODY } from "$lib/scene";
import { Desk } from "../../table/desk.svelte";
import { couldDo } from "./houses";
import { possibilities } from "./possibilities";
import { keyOf, type View } from "./view";
import { SHELL } from "$lib/words/shell";

const PRESSED = ["row", "shelf", "hand"]; // where cards are pressed; what is on a card, or being played, is chosen from the tray
const SPOTS: Record<string, string> = { play: OPEN, discard: "discard", reap: "pool" }; // where a card is drawn for what it does
const FLANKS = ["left", "right"];
const SIGNS: Record<string, { icon: string; key: string }> = {
  reap: { icon: "reap", key: "R" },
  fight: { icon: "fight", key: "F" },
  play: { icon: "play", key: "↵" },
  discard: { icon: "discard", key: "D" },
  action: { icon: "action", key: "A" },
  omni: { icon: "action", key: "O" },
  unstun: { icon: "stun", key: "S" },
};

export class KeyForgeDesk extends Desk {
  can = $state.raw(new Map<string, Map<string, string[]>>()); // what each house could do, once the server has told it

  readonly view: View = $derived.by(() => this.table.eyes!.view as unknown as View);
  readonly far: number = $derived.by(() => this.seats.find((s) => s !== this.near) ?? this.near);
  /** The house whose cards light up while one chooses. */
  readonly lit: string = $derived.by(() => (this.question?.kind === "house" ? (this.choice.focused ?? "") : ""));
  private readonly counting = $derived.by(
    () =>
      new Map(
        this.view.players.flatMap((p) => [...p.line, ...p.artifacts]).map((c) => [keyOf(c), c.houses ?? [c.house]]),
      ),
  );

  /** Whether a card counts as one of a house. */
  belongs(thing: Thing, house: string): boolean {
    return (this.counting.get(thing.key) ?? [thing.emblem?.id]).includes(house);
  }

  /** The cards whose lasting effects a card is under. */
  isUnder(thing: Thing): boolean {
    return this.view.lasting.some((x) => x.on.includes(thing.key));
  }

  /** Show a card that lies nowhere. */
  show(id: string): void {
    this.guest = this.printed(id) ?? null;
  }

  override get order(): number[] {
    return [this.near, this.far, EVERYBODY]; // the style sheet lays them out; the keyboard comes to one's own first
  }

  protected override pressed(zone: Zone): Thing[] {
    return PRESSED.includes(zone.layout) ? (zone.things ?? []) : [];
  }

  protected override first(): Thing | undefined {
    return this.zone("line", this.near)?.things?.at(-1) ?? super.first();
  }

  // ------------------------------------------------------------ what can be answered
  protected override customs(): Customs {
    return {
      ...super.customs(),
      secret: true,
      usual: (option) => option.verb === "play",
      careful: (option) => option.verb === "discard",
      spots: (option, q) => (q.kind === "act" ? [SPOTS[option.verb] ?? []].flat() : [OPEN]),
      side: (keys, at) => (FLANKS.every((f) => keys.includes(f)) ? FLANKS[at < 0.5 ? 0 : 1]! : ""),
    };
  }

  protected override verb(option: Choice, n: number): Verb {
    return { ...super.verb(option, n), ...(SIGNS[option.verb] ?? { icon: "action", key: "" }) };
  }

  protected override byPlace(things: string[]): boolean {
    return this.question?.kind === "act" || super.byPlace(things);
  }

  override get ends(): Choice | undefined {
    const q = this.question;
    return q && this.choice.opens(q) ? this.choice.option(q.stop) : undefined;
  }

  override hides(key: string): boolean {
    return super.hides(key) || this.question?.kind === "house";
  }

  override get leads(): string {
    const { question: q, lit, of, can } = this;
    if (q?.kind === "act") return this.choice.options.length > 1 ? say(SHELL.actLeads) : of.say("nothing-left");
    if (q?.kind !== "house") return "";
    const does = can.has(lit) ? possibilities(can.get(lit)!, of) : of.say("house-leads");
    return lit ? `${of.word(lit)} · ${does}` : does;
  }

  override keys(): Keys {
    const out = super.keys();
    if (this.question?.kind === "house")
      this.choice.options.forEach((o, n) => (out[DIGITS[n]!] = () => void this.choice.take(o)));
    return out;
  }

  /** Ask the server what could be done with each house. */
  foresee(): void {
    const q = this.question;
    this.can = new Map();
    if (q?.kind === "house") q.options.forEach((o) => void this.foreseeOne(q, o.key));
  }

  private async foreseeOne(asked: Question, house: string): Promise<void> {
    const found = await this.table.peek(house);
    if (this.table.question === asked && found?.then.includes("end-turn"))
      this.can = new Map([...this.can, [house, couldDo(found.then)]]);
  }

  // ------------------------------------------------------------ what stands above, and the end
  override get title(): string {
    return "KeyForge"; // its edition stands below, and the active house between the battlelines
  }

  override get sub(): string {
    const turn = this.of.say("turn-rules", { n: this.view.turn, edition: this.view.edition });
    return this.table.welcome?.practice ? `${turn} · ${say(SHELL.practice)}` : turn;
  }

  /** The seat that has won, or one's own. */
  readonly winner: number = $derived.by(() => (this.table.ending?.winners.includes(this.far) ? this.far : this.near));
  readonly forged = (seat: number): number =>
    this.scene.sides.find((s) => s.seat === seat)?.figures?.find((f) => f.id === "keys")?.value ?? 0;

  override get headline(): string {
    const { winner, of } = this;
    if (this.forged(winner) < 3) return "";
    const mine = this.table.held.includes(winner);
    return mine ? of.say("you-won") : of.say("they-won", { name: this.table.nameOf(winner) });
  }
}

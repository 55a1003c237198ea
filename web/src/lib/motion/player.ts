// Plays what has happened over the table: what lies there already comes from where it lay, what has gone is seen going, tokens fly.
// Nothing of it can be pointed at, and nobody has to wait for it: the table below is what it will be when all has been seen.
import { glide, places, rowOf, type Places, type Stirred } from "../glide";
import { sound } from "../sound";
import { cardOf, STAGGER, type Plan, type Spot, type Timed } from "./acts";
import { Board, likeness, looksOf, middle, type Lying } from "./board";

/** How the table lay before: what goes, and what is hit, has its likeness taken while it is still there. */
export interface Before {
  plan: Plan;
  board: Board;
  lay: Places;
  looks: Map<HTMLElement, HTMLElement>; // by the thing, its likeness
  marks: Map<HTMLElement, string>; // how each looked
  rows: Map<HTMLElement, Element | null>; // in which each lay
}

const EASE = "cubic-bezier(.3, .7, .3, 1)";
const MANY = 6; // tokens that are drawn at once; more fly as six
const FAR = 0.35; // of the way that a lunge goes
const PLENTY = 90; // pixels that it goes at most
const NEAR = 3; // pixels that are no way
const SHAKE = [0, -7, 6, -4, 3, 0];

/** Take in how everything lies, before any of it is drawn anew. */
export function taken(root: HTMLElement, plan: Plan): Before {
  const board = new Board(root);
  const looks = new Map<HTMLElement, HTMLElement>();
  const marks = new Map<HTMLElement, string>();
  const rows = new Map<HTMLElement, Element | null>();
  const keep = (x: Lying | undefined) => {
    if (!x || looks.has(x.node)) return;
    looks.set(x.node, likeness(x.node, x.at));
    marks.set(x.node, looksOf(x.node));
    rows.set(x.node, rowOf(x.node));
  };
  const used = new Set<HTMLElement>();
  for (const act of plan.acts) {
    const found = board.find(act.was ?? act.at, act.what === "move" ? used : undefined);
    if (act.what === "move" && found) used.add(found.node);
    keep(found);
    if (act.what === "fly") [act.from, act.to].forEach((spots) => keep(board.find(spots)));
  }
  return { plan, board, lay: places(root), looks, marks, rows };
}

/** Whether a thing goes on from where it has gone to: it is called the same, or by the place that it came to. */
const goesOn = (last: Timed, next: Timed): boolean =>
  last.at?.[0] === next.at?.[0] ||
  (cardOf(last.at?.[0]) === cardOf(next.at?.[0]) && !!last.to?.[0] && last.to[0] === next.from?.[0]);

export class Player {
  private readonly moving: Animation[] = [];
  private readonly timers: ReturnType<typeof setTimeout>[] = [];
  private readonly used = { before: new Set<HTMLElement>(), after: new Set<HTMLElement>() };
  private readonly started: [HTMLElement, Keyframe[], KeyframeAnimationOptions][] = [];
  private readonly held = new Map<HTMLElement, number>(); // until when a thing looks as before
  private readonly left = new Map<HTMLElement, HTMLElement>(); // the likeness of what has gone, by what it was
  private readonly after: Board;
  private readonly walked = new Map<string, [number, number]>(); // where a card has gone to on its own feet
  private readonly shown = new Map<Spot, [number, number]>(); // where cards have been shown large

  /** `large` are the cards that are shown large, by the act. */
  constructor(
    private readonly root: HTMLElement,
    private readonly stage: HTMLElement,
    private readonly before: Before,
    private readonly large: Map<Timed, HTMLElement>,
  ) {
    this.after = new Board(root);
  }

  /** Play all of it; calls back when it has been seen. */
  play(done: () => void): void {
    const { acts, total } = this.before.plan;
    const walks: Timed[][] = [];
    const without = new Set<HTMLElement>();
    let wait = 0; // until then whatever lies beside what comes or goes keeps its place
    for (const act of acts) {
      if (act.sound) this.later(act.start, () => sound(act.sound!));
      if (act.what === "walk") {
        const begun = walks.find((all) => goesOn(all.at(-1)!, act));
        if (begun) begun.push(act);
        else walks.push([act]);
        const there = this.place(act.to);
        if (there) this.walked.set(cardOf(act.at?.[0]), there);
      } else if (act.what === "move") {
        const to = this.carry(act);
        if (to) without.add(to);
        wait = Math.max(wait, act.start);
      } else this[act.what](act);
    }
    for (const all of walks) {
      const who = this.walk(all);
      if (who) without.add(who);
    }
    const rows = new Set([...this.used.before].map((e) => this.before.rows.get(e) ?? null));
    for (const e of this.used.after) rows.add(rowOf(e));
    this.cover({ without, rows, wait });
    this.moving.push(...glide(this.root, this.before.lay, { without, rows, wait }));
    this.later(total, () => {
      this.stop();
      done();
    });
  }

  /** End all of it: everything is where it is. */
  stop(): void {
    this.timers.forEach(clearTimeout);
    this.moving.forEach((m) => m.cancel());
    this.stage.querySelectorAll(".likeness, .piece, .tally").forEach((x) => x.remove());
  }

  // ------------------------------------------------------------ what is found
  private later(ms: number, then: () => void): void {
    this.timers.push(setTimeout(then, ms));
  }

  /** A place: where a card was last shown large, what lies there now, or what lay there before. */
  private place(spots: readonly Spot[] | undefined): [number, number] | null {
    for (const spot of spots ?? []) {
      const shown = this.shown.get(spot);
      if (shown) return shown;
      const found = this.after.find([spot]) ?? this.before.board.find([spot]);
      if (found) return middle(found.at);
    }
    return null;
  }

  /** What is to be seen of a thing: itself, or its likeness where it has gone. */
  private seen(spots: readonly Spot[] | undefined): { node: HTMLElement; at: DOMRect } | null {
    for (const spot of spots ?? []) {
      const then = this.before.board.find([spot]);
      const gone = then && this.left.get(then.node);
      if (gone) return { node: gone, at: then.at };
      const now = this.after.find([spot]);
      if (now) return now;
      const look = then && !then.node.isConnected && this.before.looks.get(then.node);
      if (look) {
        this.put(look);
        this.left.set(then.node, look);
        return { node: look, at: then.at };
      }
    }
    return null;
  }

  private put(node: HTMLElement): void {
    this.stage.append(node);
  }

  private animate(
    node: HTMLElement,
    frames: Keyframe[],
    act: { start: number; takes: number },
    more: KeyframeAnimationOptions = {},
  ): Animation {
    const how = { delay: act.start, duration: act.takes, easing: EASE, ...more };
    const moving = node.animate(frames, how);
    this.started.push([node, frames, how]);
    this.moving.push(moving);
    return moving;
  }

  /** Until then something looks as it looked before; of several times the last counts. */
  private hold(spots: readonly Spot[] | undefined, until: number): void {
    const now = this.after.find(spots);
    const then = this.before.board.find(spots);
    if (!now || now.node !== then?.node || this.before.marks.get(now.node) === looksOf(now.node)) return;
    this.held.set(now.node, Math.max(until, this.held.get(now.node) ?? 0));
  }

  /** Cover what looks as before until its time has come, where it lies as before; the cover moves as what it covers does. */
  private cover({ without, rows, wait }: Stirred): void {
    for (const [node, until] of this.held) {
      const cover = this.before.looks.get(node);
      const [then, now] = [this.before.board.whose(node)?.at, this.after.whose(node)?.at];
      if (!cover || !then || !now || without.has(node)) continue;
      const stays = Math.hypot(then.left - now.left, then.top - now.top) < NEAR;
      const ends = stays ? until : rows.has(rowOf(node)) ? Math.min(until, wait) : 0;
      if (ends <= 0) continue;
      this.put(cover);
      for (const [of, frames, how] of this.started) if (of === node) this.moving.push(cover.animate(frames, how));
      this.moving.push(node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ends }));
      this.later(ends, () => cover.remove());
    }
  }

  // ------------------------------------------------------------ what moves
  show(act: Timed): void {
    const card = this.large.get(act);
    if (!card) return;
    const board = (this.root.querySelector<HTMLElement>(".field, .centre") ?? this.root).getBoundingClientRect();
    const [x, y] = middle(board);
    const from = this.place(act.from) ?? [x, y];
    const size = card.getBoundingClientRect();
    const [dx, dy] = [from[0] - x, from[1] - y];
    card.style.left = `${x - size.width / 2}px`;
    card.style.top = `${Math.max(8, Math.min(innerHeight - size.height - 8, y - size.height / 2))}px`;
    this.animate(
      card,
      [
        { translate: `${dx}px ${dy}px`, scale: 0.3, opacity: 0 },
        { translate: "0 0", scale: 1, opacity: 1, offset: 0.28 },
        { translate: "0 0", scale: 1, opacity: 1, offset: 0.8 },
        { translate: "0 0", scale: 0.6, opacity: 0 },
      ],
      act,
    );
    this.shown.set(`stage:${act.card ?? ""}`, [x, y]);
  }

  /** A thing comes to where it lies, or goes from where it lay; what it is now, where it still is. */
  private carry(act: Timed): HTMLElement | null {
    const then = this.before.board.find(act.at, this.used.before);
    if (then) this.used.before.add(then.node);
    const things = act.to?.filter((s) => s.startsWith("#"));
    const now = this.after.find(things, this.used.after);
    if (now) {
      this.used.after.add(now.node);
      const from = this.walked.get(cardOf(things?.[0])) ?? (then ? middle(then.at) : this.place(act.from));
      this.come(now, from, act);
      return now.node;
    }
    const look = then && (this.left.get(then.node) ?? this.before.looks.get(then.node));
    if (then && look) {
      this.put(look);
      this.left.set(then.node, look);
      this.go(look, then.at, this.place(act.to), act);
    } else {
      const from = this.place(act.from);
      const to = this.place(act.to);
      if (from && to) this.piece("back", from, to, act, 0);
    }
    return null;
  }

  private come(now: Lying, from: [number, number] | null, act: Timed): void {
    const [x, y] = middle(now.at);
    const [dx, dy] = from ? [from[0] - x, from[1] - y] : [0, 0];
    const fill = "backwards";
    this.animate(now.node, [{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], act, { fill, composite: "add" });
    const grows = from ? 0.7 : 1.4;
    this.animate(
      now.node,
      [
        { opacity: 0, scale: grows },
        { opacity: 1, offset: 0.2 },
        { opacity: 1, scale: 1 },
      ],
      act,
      { fill },
    );
  }

  private go(look: HTMLElement, at: DOMRect, to: [number, number] | null, act: Timed): void {
    const [x, y] = middle(at);
    const [dx, dy] = to ? [to[0] - x, to[1] - y] : [0, 0];
    const still = act.dies ? 0.45 : 0;
    if (act.dies) this.shake(look, { start: act.start, takes: act.takes * still });
    this.animate(
      look,
      [
        { scale: 1, opacity: 1, translate: "0 0", filter: "none" },
        {
          scale: 1,
          opacity: 1,
          translate: "0 0",
          filter: act.dies ? "grayscale(1) brightness(.7)" : "none",
          offset: still,
        },
        {
          scale: to ? 0.25 : 0.8,
          opacity: to ? 0.5 : 0,
          translate: `${dx}px ${dy}px`,
          filter: act.dies ? "grayscale(1)" : "none",
        },
      ],
      act,
      { fill: "forwards" },
    );
    this.later(act.start + act.takes, () => look.remove());
  }

  fly(act: Timed): void {
    const from = this.place(act.from);
    const to = this.place(act.to);
    if (!from || !to) return;
    const n = Math.min(MANY, act.n ?? 1);
    for (let k = 0; k < n; k++) this.piece(act.piece ?? "", from, to, act, k);
    this.hold(act.from, act.start + STAGGER);
    this.hold(act.to, act.start + act.takes * 0.9);
  }

  private piece(sign: string, from: [number, number], to: [number, number], act: Timed, k: number): void {
    const piece = document.createElement("span");
    piece.className = `piece ${sign}`;
    if (sign !== "back") piece.append(this.sign(sign));
    this.put(piece);
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const lift = Math.min(60, Math.hypot(dx, dy) / 4) + k * 6;
    piece.style.left = `${from[0]}px`;
    piece.style.top = `${from[1]}px`;
    this.animate(
      piece,
      [
        { translate: "-50% -50%", scale: 0.5, opacity: 0 },
        {
          translate: `calc(-50% + ${dx * 0.12}px) calc(-50% + ${dy * 0.12 - lift * 0.4}px)`,
          scale: 1.15,
          opacity: 1,
          offset: 0.18,
        },
        {
          translate: `calc(-50% + ${dx / 2}px) calc(-50% + ${dy / 2 - lift}px)`,
          scale: 1.25,
          opacity: 1,
          offset: 0.55,
        },
        { translate: `calc(-50% + ${dx}px) calc(-50% + ${dy}px)`, scale: 0.8, opacity: 1 },
      ],
      { start: act.start + k * STAGGER, takes: act.takes },
      { easing: "ease-in-out", fill: "backwards" },
    ).onfinish = () => piece.remove();
  }

  private sign(name: string): HTMLElement {
    const sign = document.createElement("span");
    sign.className = `i i-${name}`;
    return sign;
  }

  strike(act: Timed): void {
    const found = this.seen(act.at);
    if (!found) return;
    this.hold(act.at, act.start + act.takes * 0.15);
    this.shake(found.node, act);
    this.tally(found.at, act.n ? `−${act.n}` : "", act, "harm");
  }

  private shake(node: HTMLElement, act: { start: number; takes: number }): void {
    this.animate(
      node,
      SHAKE.map((x) => ({ translate: `${x}px 0` })),
      act,
      { composite: "add", easing: "linear" },
    );
  }

  count(act: Timed): void {
    const found = this.seen(act.at);
    if (!found) return;
    const n = act.n ?? 0;
    this.hold(act.at, act.start + 60);
    this.tally(found.at, n < 0 ? `−${-n}` : `+${n}`, act, n < 0 ? "less" : "more");
  }

  /** A number that rises from where it counts. */
  private tally(at: DOMRect, text: string, act: Timed, how: string): void {
    const tally = document.createElement("span");
    tally.className = `tally ${how}`;
    tally.append(text);
    if (act.piece) tally.append(this.sign(act.piece));
    this.put(tally);
    const [x, y] = middle(at);
    tally.style.left = `${x}px`;
    tally.style.top = `${y}px`;
    this.animate(
      tally,
      [
        { translate: "-50% -30%", opacity: 0, scale: 0.6 },
        { translate: "-50% -70%", opacity: 1, scale: 1.1, offset: 0.2 },
        { translate: "-50% -110%", opacity: 1, scale: 1, offset: 0.75 },
        { translate: "-50% -150%", opacity: 0, scale: 1 },
      ],
      act,
      { fill: "backwards" },
    ).onfinish = () => tally.remove();
  }

  lunge(act: Timed): void {
    const who = this.seen(act.at);
    const to = this.place(act.to);
    if (!who || !to) return;
    const [x, y] = middle(who.at);
    const long = Math.hypot(to[0] - x, to[1] - y) || 1;
    const part = Math.min(PLENTY, long * FAR) / long;
    const there = `${(to[0] - x) * part}px ${(to[1] - y) * part}px`;
    this.animate(who.node, [{ translate: "0 0" }, { translate: there, offset: 0.45 }, { translate: "0 0" }], act, {
      composite: "add",
    });
  }

  /** One thing goes from place to place, as often as it went; what it is that moved, where it lies there now. */
  private walk(all: Timed[]): HTMLElement | null {
    const first = all[0]!;
    const last = all.at(-1)!;
    const lay = this.before.board.find(first.was ?? first.at);
    const now = this.after.find(last.at);
    // What has gone since, or goes on otherwise, is seen walking as it looked before.
    const stays = now && !this.used.after.has(now.node) ? now : null;
    const look = !stays && lay && (this.left.get(lay.node) ?? this.before.looks.get(lay.node));
    if (look) this.put(look);
    const [node, at] = stays ? [stays.node, stays.at] : [look, lay?.at];
    if (!node || !at) return null;
    const [x, y] = middle(at);
    const long = last.start + last.takes - first.start;
    let from = (lay && middle(lay.at)) ?? this.place(first.from) ?? [x, y];
    const way = (p: [number, number]) => `${p[0] - x}px ${p[1] - y}px`;
    const frames: Keyframe[] = [];
    for (const act of all) {
      const to: [number, number] = act === last && stays ? [x, y] : (this.place(act.to) ?? from);
      frames.push({ translate: way(from), offset: (act.start - first.start) / long });
      frames.push({ translate: way(to), offset: (act.start + act.takes - first.start) / long });
      from = to;
    }
    this.animate(
      node,
      frames,
      { start: first.start, takes: long },
      { composite: "add", fill: stays ? "backwards" : "both", easing: "linear" },
    );
    if (look && !this.left.has(lay.node)) this.later(first.start + long, () => look.remove());
    return stays?.node ?? null;
  }

  /** Dice tumble one after the other, and come to lie. */
  roll(act: Timed): void {
    const tray = this.after.find(act.at)?.node;
    tray?.querySelectorAll<HTMLElement>("[data-die], .tdie").forEach((die, n) => {
      const turns = (n % 2 ? -1 : 1) * (360 + 90 * (n % 3));
      this.animate(
        die,
        [
          { rotate: `${turns}deg`, scale: 0.6, translate: `${n % 2 ? 30 : -30}px -46px`, opacity: 0 },
          { rotate: `${turns / 4}deg`, scale: 1.15, translate: "0 6px", opacity: 1, offset: 0.6 },
          { rotate: "0deg", scale: 1, translate: "0 -5px", opacity: 1, offset: 0.8 },
          { rotate: "0deg", scale: 1, translate: "0 0" },
        ],
        { start: act.start + n * 45, takes: act.takes },
        { fill: "backwards" },
      );
    });
  }

  /** What was drawn unseen comes out, turns, and is seen. */
  rise(act: Timed): void {
    const to = this.after.find(act.to);
    const from = this.place(act.from) ?? (to && middle(to.at));
    if (!from) return;
    const goal = to ? middle(to.at) : middle(this.root.getBoundingClientRect());
    const token = document.createElement("span");
    token.className = "piece drawn";
    const face = document.createElement("span");
    face.className = act.look ?? "";
    face.append(act.piece ? this.sign(act.piece) : (act.text ?? ""));
    token.append(face);
    this.put(token);
    token.style.left = `${from[0]}px`;
    token.style.top = `${from[1]}px`;
    const there = `calc(-50% + ${goal[0] - from[0]}px) calc(-50% + ${goal[1] - from[1]}px)`;
    const out = `calc(-50% + ${(goal[0] - from[0]) * 0.15}px) calc(-50% - 40px)`;
    this.animate(
      token,
      [
        { translate: "-50% -50%", scale: 0, rotate: "y 180deg" }, // no opacity: what is not opaque shows its face from behind
        { translate: out, scale: 1, rotate: "y 180deg", offset: 0.25 },
        { translate: there, scale: 1.5, rotate: "y 90deg", offset: 0.6 },
        { translate: there, scale: 1.5, rotate: "y 0deg", offset: 0.75 },
        { translate: there, scale: 1, rotate: "y 0deg" },
      ],
      act,
      { easing: "ease-out", fill: "backwards" },
    ).onfinish = () => token.remove();
    const moment = to?.node.closest<HTMLElement>("[data-moment]") ?? to?.node;
    if (moment)
      this.moving.push(moment.animate([{ opacity: 0 }, { opacity: 0 }], { duration: act.start + act.takes * 0.95 }));
  }
}

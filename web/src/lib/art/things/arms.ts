// What fights and what protects: each thing drawn round 0 0 in a box of 100, small in a hand or large on a card.
import { at, COL, K, e, g, l, o, p, times } from "../pen";
import type { Things } from ".";

const S = COL.steel;
const W = "#7a4e2a"; // wood
const G = COL.gold;
const m = (s: string) => s + g("scale(-1 1)", s); // both sides
const hilt = p("M-16 16h32v7h-32Z", G) + p("M-4 23h8v20h-8Z", W) + o(0, 46, 5, G);

const mine = (x: number, y: number) => o(x, y, 17, COL.coal) + l(`M${x} ${y - 17}q6 -12 14 -10`, COL.red, 3);

export const ARMS: Things = {
  sword: () => p("M-7 16V-36L0 -50 7 -36V16Z", S) + hilt,
  dagger: () => p("M-7 16V-14L0 -34 7 -14V16Z", S) + hilt,
  rapier: () => p("M-3 14V-44L0 -52 3 -44V14Z", S) + l("M-16 16Q0 30 16 16", G, 5) + p("M-4 18h8v24h-8Z", W),
  knife: () => p("M-6 12V-40Q14 -24 10 12Z", S) + p("M-7 12h18v34h-16Z", W),
  sickle: () => l("M-6 46V8", W, 9) + p("M-12 10Q-44 -40 22 -50Q-20 -30 4 8Z", S),
  scythe: () => l("M16 50L0 -40", W, 7) + p("M4 -36Q-40 -52 -50 -6Q-30 -30 2 -24Z", S),
  axe: () => l("M0 50V-44", W, 8) + p("M0 -40Q34 -52 40 -14Q34 14 0 -2Z", S),
  doubleaxe: () => l("M0 50V-44", W, 8) + m(p("M2 -38Q30 -54 40 -20Q34 6 2 -6Z", S)),
  hammer: () => l("M0 50V-20", W, 9) + p("M-34 -46H34V-14H-34Z", S),
  club: () =>
    p("M-7 48L-20 -30Q-16 -52 4 -50Q22 -48 18 -28L7 48Z", W) +
    times(4, (i) => o(-8 + (i % 2) * 16, -38 + i * 9, 4, S, 1.5)),
  bat: () => p("M-4 48L-12 -30Q-10 -50 0 -50Q10 -50 12 -30L4 48Z", "#c8935a") + l("M-6 32H6M-6 38H6", K, 3),
  mace: () =>
    l("M0 50V-10", W, 8) +
    times(8, (i) => g(`rotate(${i * 45} 0 -26)`, p("M-5 -42L0 -54 5 -42Z", S, 2))) +
    o(0, -26, 18, S),
  spear: () => l("M0 50V-24", W, 6) + p("M-10 -22L0 -52 10 -22Z", S),
  halberd: () =>
    l("M0 50V-30", W, 6) + p("M-4 -28L0 -54 4 -28Z", S) + p("M2 -28Q30 -36 32 -4L2 -8ZM-2 -24L-18 -16 -2 -10Z", S),
  bow: () =>
    l("M-8 -50Q40 0 -8 50", W, 7) + l("M-8 -50V50", COL.bone, 2.5) + l("M-30 0H34M34 0l-10 -7M34 0l-10 7", COL.bone, 4),
  crossbow: () => l("M0 46V-34", W, 10) + l("M-40 -8Q0 -48 40 -8", W, 8) + l("M-40 -8L0 6 40 -8", COL.bone, 2.5),
  javelin: () => l("M-34 40L24 -28", W, 6) + p("M14 -32L42 -48 30 -16Z", S),
  arrow: () => l("M-34 34L28 -28", W, 5) + p("M18 -34L42 -42 34 -18Z", S) + p("M-44 44l4 -18 14 14Z", COL.red, 2),
  gun: () =>
    p("M-44 -20H36V-28H46V2H12Q10 14 0 14H-8L0 44H-28L-34 4Q-44 2 -44 -8Z", COL.coal) +
    l("M-38 -12H34", S, 3) +
    o(6, 6, 6, "none", 3, S),
  revolver: () =>
    p("M-8 -22H48V-8H-4Z", S) + p("M-30 -24H4V6H-30Z", COL.coal) + o(-12, -9, 11, S) + p("M-30 0L-46 42H-22L-10 6Z", W),
  derringer: () => p("M-14 -18H34V-4H-10ZM-14 -4H34V8H-8Z", S) + p("M-14 -18Q-38 -16 -36 40H-14Q-18 10 -4 8Z", W),
  shotgun: () =>
    g("rotate(-24)", p("M-10 -10H54V-3H-10ZM-10 -3H54V4H-10Z", S) + p("M-54 4L-14 -10H6V8H-16L-50 24Z", W)),
  rifle: () => g("rotate(-50)", p("M-6 -6H54V2H-6Z", COL.coal) + p("M-52 6L-12 -8H8V8H-14L-48 24Z", W)),
  raygun: (c) =>
    p("M-30 -26H10Q24 -14 10 -2H-6L-12 34H-34Z", c.rg || COL.red) +
    times(3, (i) => e(16 + i * 10, -14, 4, 16 - i * 4, S, 2)) +
    o(48, -14, 6, COL.yellow),
  cannon: () => p("M-46 8L30 -36 46 -10 -32 34Z", COL.coal) + o(-14, 32, 18, W) + o(-14, 32, 5, K, 0),
  blaster: () =>
    p("M-46 -16H20V12H-46Z", COL.steel) +
    p("M20 -24H40V20H20Z", G) +
    p("M-30 12H-10L-16 44H-34Z", W) +
    o(46, -2, 6, COL.red),
  bomb: () =>
    o(-4, 10, 34, COL.coal) +
    p("M10 -26L24 -34 32 -20 20 -14Z", S) +
    l("M28 -28Q38 -46 48 -38", W, 4) +
    o(48, -40, 6, COL.ember, 0),
  dynamite: () =>
    times(3, (i) => p(`M${-32 + i * 22} -20h20v64h-20Z`, COL.red)) +
    l("M-32 10H32", K, 6) +
    l("M0 -20Q4 -44 22 -44", W, 4) +
    o(24, -44, 7, COL.yellow, 0),
  mines: () => mine(-22, 18) + mine(22, 22) + mine(2, -20),
  whip: () => l("M-30 46L-14 16", W, 10) + l("M-14 16Q10 -44 34 -20T10 20Q20 40 46 30", "#3b2a1c", 5),
  rope: () => times(3, (i) => o(0, 0, 36 - i * 11, "none", 6, COL.sand)) + l("M30 20Q46 40 30 50", COL.sand, 6),
  net: () =>
    p("M-40 -40H40L24 44H-24Z", "#0000", 4) +
    times(4, (i) => l(`M${-30 + i * 20} -40L${-18 + i * 12} 44M-40 ${-24 + i * 18}H40`, COL.bone, 2.5)),
  needle: () =>
    l("M-36 38L36 -38", S, 5) + e(30, -32, 4, 9, "none", 2.5, 45) + l("M34 -36Q0 -50 -30 -10T-10 40", COL.red, 3),
  chains: () => times(4, (i) => e(-30 + i * 20, -24 + i * 16, 16, 9, "none", 5, 40)),
  neckring: () =>
    e(0, 4, 38, 22, "none", 10) +
    e(0, 4, 38, 22, "none", 5).replace(K, S) +
    times(5, (i) => p(`M${-30 + i * 14} ${18 + (2 - Math.abs(i - 2)) * 3}l5 20 6 -20Z`, S, 2)),
  shield: (c) =>
    p("M-34 -40Q0 -52 34 -40V0Q30 34 0 50Q-30 34 -34 0Z", c.sh || S) +
    p("M-7 -44H7V46Q0 50 -7 46ZM-34 -14H34V0H-34Z", c.sd || COL.red, 0) +
    p("M-34 -40Q0 -52 34 -40V0Q30 34 0 50Q-30 34 -34 0Z", "none"),
  tower: (c) =>
    p("M-36 -46H36V48H-36Z", c.sh || S) + o(0, 0, 16, c.sd || G) + m(o(26, -36, 4, K, 0) + o(26, 38, 4, K, 0)),
  buckler: (c) => o(0, 0, 36, c.sh || W) + o(0, 0, 26, c.sd || COL.red, 2) + o(0, 0, 10, S),
  gauntlet: () =>
    p("M-30 -8Q-34 -38 -14 -38H22Q36 -34 34 -6V18L28 50H-24L-26 18Z", S) +
    l("M-14 -36V-8M2 -38V-8M17 -36V-8M-28 26H30M-26 38H28", K, 3),
  armor: () =>
    p("M-16 -42Q0 -30 16 -42L40 -32 36 -6 26 -2V42H-26V-2L-36 -6 -40 -32Z", S) + l("M0 -32V40M-24 8Q0 18 24 8", K, 2.5),
  vest: () =>
    p("M-18 -44L-8 -22H8L18 -44 34 -36Q24 -10 36 8V46H-36V8Q-24 -10 -34 -36Z", "#3a4656") +
    l("M0 -20V46", K, 3) +
    m(p("M8 6H28V22H8Z", "#566678", 2) + l("M8 32H30", "#566678", 5)),
  claw: () =>
    times(3, (i) =>
      p(`M${-30 + i * 22} 30Q${-40 + i * 24} -30 ${-4 + i * 20} -48Q${-12 + i * 22} -10 ${-10 + i * 22} 30Z`, COL.bone),
    ),
  fist: (c) =>
    p("M-30 -6Q-34 -34 -16 -34H22Q36 -32 34 -6V20Q30 34 16 36V50H-18V34Q-32 24 -30 -6Z", c.sk || COL.fair) +
    l("M-16 -32V-6M0 -34V-6M16 -34V-6M-28 -4H18Q28 8 8 12", K, 3),

  sling: () =>
    l("M-34 44Q-30 -20 6 -34M-22 46Q0 10 12 -26", "#6b4426", 5) +
    p("M-4 -40Q16 -52 26 -34Q22 -14 2 -22Z", "#6b4426") +
    o(12, -32, 9, COL.grey),
  hatchet: () => l("M-18 48L14 -40", W, 8) + p("M6 -44L34 -48Q46 -26 34 -4Q22 -20 0 -22Z", S),
  machete: () =>
    p("M-12 14L-18 -44Q10 -56 22 -30L10 14Z", S) + p("M-10 14H10L8 46H-12Z", COL.coal) + l("M-6 24H6M-6 34H6", S, 2.5),
  switchblade: () =>
    g("rotate(28)", p("M-7 4V-44L7 -30V4Z", S) + p("M-10 4H10V46Q0 52 -10 46Z", COL.wine) + o(0, 14, 4, G, 1.5)),
  flail: () =>
    l("M-26 48L-10 -8", W, 9) +
    l("M-10 -8Q6 -44 24 -20", COL.grey, 4) +
    times(8, (i) => g(`rotate(${i * 45} 26 -2)`, p("M22 -16L26 -30 30 -16Z", S, 1.5))) +
    o(26, -2, 16, S),
  beartrap: () =>
    p("M-44 10Q0 60 44 10L34 16 26 6 16 20 6 8 -6 20 -16 8 -26 18 -34 6Z", S) +
    p("M-44 4Q0 -46 44 4L34 -2 26 8 16 -6 6 6 -6 -6 -16 6 -26 -4 -34 8Z", S) +
    o(0, 4, 9, COL.red),
  shuriken: () =>
    times(4, (i) => g(`rotate(${i * 90})`, p("M-12 -12L0 -50 12 -12Z", S))) + o(0, 0, 16, S) + o(0, 0, 6, K, 0),
  darts: () =>
    times(3, (i) =>
      g(
        `translate(${-26 + i * 26} ${12 - i * 12}) rotate(20)`,
        l("M0 34V-24", W, 5) +
          p("M-4 -22L0 -42 4 -22Z", S, 1.5) +
          p("M-9 40L0 22 9 40Z", at([COL.red, COL.yellow, COL.teal], i), 1.5),
      ),
    ),
  caltrops: () =>
    times(3, (i) =>
      g(
        `translate(${at([-24, 24, 0], i)} ${at([20, 22, -20], i)}) rotate(${i * 25})`,
        l("M0 0V-22M0 0L-20 14M0 0L20 14", K, 9) + l("M0 0V-20M0 0L-18 13M0 0L18 13", S, 5),
      ),
    ),
  shackles: () =>
    m(o(26, 22, 19, "none", 9, K) + o(26, 22, 19, "none", 5, S)) +
    l("M-16 2Q0 -30 16 2", K, 9) +
    l("M-16 2Q0 -30 16 2", S, 4),
  target: () =>
    o(0, 0, 44, "none", 6, COL.red) +
    o(0, 0, 22, "none", 5, COL.red) +
    l("M0 -52V-30M0 52V30M-52 0H-30M52 0H30", COL.red, 6) +
    o(0, 0, 6, COL.red, 0),
  sickles: () => m(g("rotate(34)", l("M0 48V4", W, 8) + p("M-5 6Q-40 -34 14 -48Q-14 -26 9 4Z", S))),
  lance: () => g("rotate(40)", p("M-5 50L-9 10H9L5 50Z", W) + p("M-16 10H16L0 -56Z", S) + p("M-18 6H18V15H-18Z", G)),
  bullets: () =>
    times(3, (i) =>
      g(
        `translate(${-28 + i * 28} ${(i % 2) * -10})`,
        p("M-10 40V-4H10V40Z", G) + p("M-10 -4Q-8 -36 0 -40Q8 -36 10 -4Z", COL.clay),
      ),
    ),
};

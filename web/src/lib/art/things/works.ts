// Tools, machines, buildings, vehicles: each thing drawn round 0 0 in a box of 100, small in a hand or large on a card.
import { at, COL, K, e, g, l, mix, n, o, p, times } from "../pen";
import type { Things } from ".";

const S = COL.steel;
const W = "#7a4e2a"; // wood
const G = COL.gold;
const m = (s: string) => s + g("scale(-1 1)", s); // both sides
const cog =
  times(8, (i) => g(`rotate(${i * 45})`, p("M-8 -46H8V-30H-8Z", COL.bronze, 2))) +
  o(0, 0, 34, COL.bronze) +
  o(0, 0, 13, K, 0);

export const WORKS: Things = {
  broom: () => l("M0 -52V10", W, 6) + p("M-10 8H10L26 50H-26Z", COL.yellow) + l("M-12 14H12", COL.red, 5),
  paddle: () => l("M0 50V6", W, 8) + p("M-22 10V-44Q0 -54 22 -44V10Z", "#c8935a"),
  oar: () => l("M0 50V-10", W, 6) + p("M-12 -6V-40Q0 -56 12 -40V-6Z", W),
  shovel: () => l("M0 48V-10", W, 6) + l("M-12 48H12", W, 7) + p("M-18 -8V-34Q0 -60 18 -34V-8Z", S),
  pick: () => l("M0 50V-36", W, 7) + p("M-44 -18Q0 -56 44 -18Q0 -36 -44 -18Z", S),
  hook: () => l("M0 50V-20", W, 6) + l("M0 -20Q0 -50 22 -46Q36 -40 28 -24", S, 6),
  syringe: () =>
    g(
      "rotate(40)",
      p("M-10 -24H10V26H-10Z", "#e8f4f8") +
        p("M-10 0H10V26H-10Z", COL.lime, 0) +
        l("M0 26V52M0 -24V-46M-12 -46H12", K, 4),
    ),
  wrench: () => g("rotate(30)", p("M-8 -16V46H8V-16Q22 -24 20 -46L8 -38V-28H-8V-38L-20 -46Q-22 -24 -8 -16Z", S)),
  cog: () => cog,
  cogs: () => g("translate(-14 10) scale(.75)", cog) + g("translate(26 -24) scale(.5)", cog),
  chip: () =>
    times(4, (i) => l(`M${-24 + i * 16} -46V46M-46 ${-24 + i * 16}H46`, G, 4)) +
    p("M-34 -34H34V34H-34Z", COL.black) +
    p("M-16 -16H16V16H-16Z", COL.teal, 2),
  box: () => p("M-40 -20L0 -40 40 -20V24L0 46 -40 24Z", COL.sand) + l("M-40 -20L0 0 40 -20M0 0V46", K, 3),
  machine: () =>
    p("M-44 -10H44V44H-44Z", S) +
    p("M-30 -44H30V-10H-30Z", COL.blue) +
    o(-20, 18, 10, COL.red) +
    o(12, 18, 14, "#fff") +
    l("M12 18l7 -8", K, 3) +
    l("M36 -10V-38q10 -8 12 4", K, 4),
  orb: (c) =>
    p("M-30 46H30L20 28H-20Z", COL.coal) + o(0, -6, 36, c.gm || COL.violet) + l("M-20 -18Q-14 -32 2 -34", "#fff", 5),
  portal: (c) =>
    e(0, 0, 38, 48, c.gm || COL.violet) +
    e(0, 0, 26, 35, mix(c.gm || COL.violet, "#fff", 0.4), 0) +
    e(0, 0, 13, 19, "#fff", 0),
  mirror: () => e(0, -10, 26, 34, COL.ice, 6) + l("M0 26V48", G, 8) + l("M-10 -22l14 -12", "#fff", 4),
  clockface: () =>
    o(0, 0, 38, "#fff", 6, G) +
    l("M0 0V-24M0 0l16 10", K, 4) +
    times(12, (i) => g(`rotate(${i * 30})`, l("M0 -32v4", K, 2.5))),
  hourglass: () =>
    p("M-26 -40H26L4 0 26 40H-26L-4 0Z", "#e8f4f8") +
    p("M-14 -20H14L0 0ZM-22 38H22L0 14Z", COL.yellow, 0) +
    l("M-32 -44H32M-32 44H32", W, 8),
  compass: () => o(0, 0, 38, "#fff", 6, COL.bronze) + p("M0 -28L8 0H-8Z", COL.red, 1.5) + p("M0 28L8 0H-8Z", S, 1.5),
  lens: () => l("M14 16L40 44", W, 11) + o(-10, -10, 30, "#dff4ffaa", 7, G) + l("M-26 -16Q-22 -28 -10 -30", "#fff", 4),
  telescope: () => g("rotate(-30)", p("M-50 -8H-10V8H-50ZM-10 -12H24V12H-10ZM24 -16H48V16H24Z", G)),
  level: () =>
    l("M0 0L-26 50M0 0L26 50M0 0V50", W, 5) +
    p("M-30 -22H30V0H-30Z", G) +
    e(0, -11, 12, 6, COL.lime, 2) +
    o(36, -11, 8, COL.ice),
  plane: () =>
    p("M-44 8H44V34H-44Z", W) +
    p("M-8 8L4 -26H18L10 8Z", S) +
    l("M28 8Q44 -10 34 -20", W, 8) +
    l("M-44 0q-10 -12 4 -20", COL.sand, 5),
  scales: () =>
    l("M0 -44V40M-36 -32H36M-18 42H18", G, 5) +
    m(l("M36 -32L22 4M36 -32L50 4", K, 2) + p("M18 4H54Q50 20 36 20Q22 20 18 4Z", G)),
  lock: () =>
    l("M-20 -6V-22Q-20 -46 0 -46Q20 -46 20 -22V-6", S, 9) +
    p("M-32 -8H32V42H-32Z", G) +
    o(0, 12, 7, K, 0) +
    l("M0 12V28", K, 5),
  door: () => p("M-34 48V-30Q-34 -48 0 -48Q34 -48 34 -30V48Z", W) + l("M-12 -46V48M12 -46V48", K, 2.5) + o(22, 4, 5, G),
  hole: () => e(0, 14, 46, 24, K) + e(0, 18, 36, 15, "#000", 0) + m(o(10, 12, 4, COL.yellow, 0)),
  wall: () =>
    times(4, (i) => times(3, (j) => p(`M${-46 + j * 32 - (i % 2) * 12} ${-40 + i * 21}h30v19h-30Z`, COL.grey, 2))),
  obelisk: () => p("M-18 48L-12 -34 0 -52 12 -34 18 48Z", COL.coal) + l("M-6 -20H6M-8 0H8M-9 20H9", COL.ember, 4),
  altar: () =>
    p("M-44 -4H44V10H-44ZM-30 10H30V44H-30Z", COL.grey) +
    p("M0 -46Q18 -20 8 -6H-8Q-18 -20 0 -46Z", COL.violet) +
    l("M-14 24H14", COL.red, 6),
  cave: () =>
    p("M-50 46Q-44 -46 0 -46Q44 -46 50 46Z", COL.grey) +
    p("M-26 46Q-24 -12 0 -14Q24 -12 26 46Z", K) +
    times(3, (i) => p(`M${-16 + i * 13} -8l4 16 5 -16Z`, COL.grey, 1.5)),
  table: () => e(0, -2, 48, 22, W) + e(0, -2, 36, 14, "#8f6236", 2) + l("M-30 16V44M30 16V44M0 20V50", W, 8),
  house: () =>
    p("M-38 48V-8L0 -42 38 -8V48Z", COL.sand) +
    p("M-48 -4L0 -50 48 -4 40 4 0 -36 -40 4Z", COL.red) +
    p("M-10 48V16H10V48Z", W),
  hive: () =>
    times(7, (i) => {
      const x = i ? 27 * Math.cos(i * 1.047) : 0,
        y = i ? 27 * Math.sin(i * 1.047) : 0;
      return p(`M${n(x)} ${n(y - 16)}l14 8v16l-14 8 -14 -8v-16Z`, i % 2 ? COL.yellow : COL.lime, 2);
    }),
  pod: () => e(0, 0, 28, 46, COL.lime) + e(0, -4, 18, 26, COL.ice, 2) + m(e(6, -6, 4, 7, K, 0)),
  pit: () =>
    e(0, 10, 48, 32, W) +
    e(0, 12, 38, 23, K) +
    times(9, (i) => p(`M${-34 + i * 8} ${-6 + Math.abs(i - 4) * 3}l4 14 4 -14Z`, "#fff", 1)),
  wagon: () =>
    p("M-46 -24H40L34 16H-40Z", W) +
    o(-22, 26, 18, "none", 6, COL.coal) +
    o(22, 26, 18, "none", 6, COL.coal) +
    p("M-46 -24Q-4 -66 40 -24Z", COL.bone),
  buggy: () =>
    p("M-46 10L-30 -18H10L26 2H46V20H-46Z", COL.red) +
    o(-24, 26, 18, COL.coal) +
    o(26, 26, 18, COL.coal) +
    o(-24, 26, 6, S) +
    o(26, 26, 6, S) +
    times(3, (i) => p(`M${-34 + i * 16} -18l6 -18 6 18Z`, S, 2)),
  ship: () =>
    p("M-50 4Q0 -30 50 4Q0 30 -50 4Z", S) +
    p("M-22 -8Q0 -44 22 -8Z", COL.ice) +
    times(3, (i) => o(-24 + i * 24, 8, 5, COL.yellow, 1.5)),
  car: () =>
    p("M-48 16V-6H-30L-18 -28H22L32 -6H48V16Z", COL.coal) +
    p("M-14 -22H0V-6H-24ZM6 -22H18L26 -6H6Z", COL.ice, 2) +
    o(-26, 20, 14, K) +
    o(26, 20, 14, K),
  equation: () =>
    p("M-46 -34H46V34H-46Z", "#1f3a2a") + l("M-34 -8Q-20 -26 -18 8M-6 0H8M1 -7V7M20 -10L36 10M36 -10L20 10", "#fff", 5),

  anvil: () =>
    p("M-46 -26H40Q46 -10 16 -2L12 18H26V36H-30V18H-14L-16 0Q-44 -6 -46 -26Z", COL.coal) + l("M-40 -20H34", S, 4),
  tent: () =>
    p("M-48 42L0 -44 48 42Z", COL.sand) +
    p("M-14 42L0 -10 14 42Z", K) +
    l("M0 -44V-52", W, 5) +
    l("M-48 42L0 -44", COL.rust, 4),
  campfire: () =>
    l("M-34 40L34 22M-34 22L34 40", W, 10) +
    p("M0 -46Q30 -12 24 10Q18 30 0 30Q-18 30 -24 10Q-26 -4 -12 -16Q-10 -2 -4 -4Q-10 -26 0 -46Z", COL.ember) +
    p("M0 -12Q14 6 8 18Q0 28 -8 18Q-12 4 0 -12Z", COL.yellow, 0),
  planet: (c) =>
    o(0, 0, 32, c.gm ?? COL.rust) +
    o(-10, -10, 7, mix(c.gm ?? COL.rust, "#000", 0.25), 0) +
    o(12, 10, 5, mix(c.gm ?? COL.rust, "#000", 0.25), 0) +
    e(0, 0, 50, 13, "none", 4, -20).replace(K, COL.bone),
  atom: (c) =>
    times(3, (i) => e(0, 0, 48, 17, "none", 4, i * 60).replace(K, c.gm ?? COL.sky)) +
    o(0, 0, 11, COL.red) +
    o(46, 0, 6, COL.yellow, 2) +
    o(-23, 40, 6, COL.yellow, 2),
  helix: () =>
    times(6, (i) =>
      l(`M${n(-24 * Math.cos(i * 0.9))} ${-42 + i * 17}H${n(24 * Math.cos(i * 0.9))}`, at([COL.lime, COL.pink], i), 5),
    ) +
    l("M-24 -46Q34 -20 0 4T24 46", COL.sky, 7) +
    l("M24 -46Q-34 -20 0 4T-24 46", COL.white, 7),
  magnet: () =>
    p("M-36 -30H-14V4Q-14 22 0 22Q14 22 14 4V-30H36V6Q36 46 0 46Q-36 46 -36 6Z", COL.red) +
    m(p("M14 -44H36V-26H14Z", S)),
  openhand: (c) =>
    g(
      "rotate(-90)",
      p(
        "M-16 50V8L-34 -6Q-38 -18 -26 -16L-14 -4V-40Q-8 -50 -2 -40V-6V-12Q8 -18 12 -8Q22 -12 24 0V50Z",
        c.sk ?? COL.fair,
      ),
    ),
  stairs: () =>
    times(5, (i) =>
      p(`M${-46 + i * 18} ${44 - i * 18}h${92 - i * 18}v-18h${-92 + i * 18}Z`, i % 2 ? COL.grey : COL.steel, 2),
    ),
  bed: () =>
    p("M-48 10H48V32H-48Z", W) +
    l("M-46 -24V46M46 -6V46", W, 8) +
    p("M-42 -6H-12V12H-42Z", COL.white) +
    p("M-14 -4H44V14H-14Z", COL.navy),
  well: () =>
    p("M-36 4H36V44H-36Z", COL.grey) +
    e(0, 4, 36, 11, K) +
    l("M-30 2V-40M30 2V-40", W, 7) +
    p("M-44 -34L0 -54 44 -34Z", COL.rust) +
    l("M0 -36V-4", COL.sand, 3),
  tomb: () =>
    p("M-32 46V-16Q-32 -46 0 -46Q32 -46 32 -16V46Z", COL.grey) +
    l("M0 -30V6M-14 -14H14", K, 6) +
    l("M-44 46H44", COL.moss, 8),
  bridge: () =>
    p("M-50 -6H50V10H38Q30 44 0 44Q-30 44 -38 10H-50Z", COL.grey).replace("Z", "ZM-20 10Q0 -6 20 10V40H-20Z") +
    l("M-50 -16H50", W, 6) +
    times(4, (i) => l(`M${-36 + i * 24} -16V-6`, W, 5)),
  window: () =>
    p("M-36 46V-20Q-36 -46 0 -46Q36 -46 36 -20V46Z", COL.navy, 6) +
    l("M0 -44V46M-34 4H34", K, 5) +
    o(16, -18, 9, "#f6eccb", 0),
  puppet: () =>
    l("M-30 -44H30M-24 -44L-18 0M24 -44L18 0M0 -44V-16", COL.bone, 3) +
    o(0, -8, 12, COL.sand) +
    p("M-12 6H12L16 36H-16Z", COL.red) +
    m(l("M12 10L20 2M8 36V48", COL.sand, 6)),
  gavel: () => g("rotate(-30)", l("M0 -10V50", W, 8) + p("M-32 -34H32V-8H-32Z", W) + l("M-22 -34V-8M22 -34V-8", G, 5)),
  crane: () =>
    l("M-30 48V-40H38V-14", W, 8) +
    l("M-30 -10L0 -40", W, 5) +
    l("M38 -14V6", K, 3) +
    l("M38 6Q38 22 26 18", S, 6) +
    p("M-46 48H-12V34H-46Z", COL.grey),
  gate: () =>
    p("M-46 48V-10Q-46 -48 0 -48Q46 -48 46 -10V48Z", COL.grey) +
    p("M-30 48V-6Q-30 -32 0 -32Q30 -32 30 -6V48Z", K) +
    times(4, (i) => l(`M${-20 + i * 13} -26V48`, S, 4)) +
    l("M-30 0H30M-30 24H30", S, 4),
};

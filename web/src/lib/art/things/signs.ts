// Nature, bodies, and signs of what happens: each thing drawn round 0 0 in a box of 100, small in a hand or large on a card.
import { at, COL, K, e, g, l, n, o, p, times } from "../pen";
import type { Things } from ".";

const m = (s: string) => s + g("scale(-1 1)", s); // both sides
const deathshead =
  p("M-32 -6Q-34 -44 0 -44Q34 -44 32 -6L24 10V34H-24V10Z", COL.bone) +
  m(o(13, -8, 9, K, 0)) +
  p("M0 4l5 10h-10Z", K, 0) +
  l("M-10 20V34M0 20V34M10 20V34", K, 3);

const W = "#7a4e2a"; // wood

export const SIGNS: Things = {
  deathshead: () => deathshead,
  skulls: () =>
    g("translate(-24 20) scale(.55)", deathshead) +
    g("translate(24 20) scale(.55)", deathshead) +
    g("translate(0 -20) scale(.62)", deathshead),
  heart: (c) =>
    p("M0 42Q-46 8 -40 -18Q-30 -46 0 -20Q30 -46 40 -18Q46 8 0 42Z", c.gm || COL.red) +
    l("M-26 -14Q-22 -26 -12 -26", "#fff8", 5),
  eye: (c) => p("M-48 0Q0 -48 48 0Q0 48 -48 0Z", "#fff") + o(0, 0, 20, c.ey || COL.teal) + o(0, 0, 9, K, 0),
  brains: () =>
    times(5, (i) => o(-28 + i * 14, -6 - Math.sin(i * 0.78) * 12, 15, COL.pink, 2)) +
    p("M-36 0H36Q30 30 0 30Q-30 30 -36 0Z", COL.pink) +
    l("M0 -26V26M-16 -10q8 8 0 18M16 -10q-8 8 0 18", COL.rose, 3),
  rock: () =>
    p("M-40 20L-34 -22 -4 -42 32 -28 42 12 20 40 -22 42Z", COL.grey) + l("M-34 -22L-6 -8 32 -28M-6 -8L-2 40", K, 2.5),
  fire: () =>
    p("M0 -50Q40 -10 34 22Q30 48 0 48Q-30 48 -34 22Q-34 0 -18 -14Q-16 4 -6 2Q-14 -24 0 -50Z", COL.ember) +
    p("M0 -10Q20 12 14 30Q10 44 0 44Q-12 44 -14 28Q-12 8 0 -10Z", COL.yellow, 0),
  snowflake: () => times(6, (i) => g(`rotate(${i * 60})`, l("M0 0V-44M0 -28l-10 -10M0 -28l10 -10", "#fff", 6))),
  drop: (c) =>
    p("M0 -48Q36 0 28 24Q18 46 0 46Q-18 46 -28 24Q-36 0 0 -48Z", c.gm || COL.red) +
    l("M-14 22Q-12 32 -2 34", "#fff9", 5),
  leaf: () =>
    p("M-40 40Q-44 -30 40 -44Q42 36 -40 40Z", COL.green) + l("M-40 40L22 -24M-10 10V-16M-10 10H16", "#2a5a2a", 3.5),
  seed: () =>
    p("M0 44Q-30 20 -18 -10Q0 -24 18 -10Q30 20 0 44Z", COL.brown) +
    l("M0 -16Q0 -34 14 -40", COL.green, 5) +
    p("M14 -40Q36 -48 38 -28Q22 -22 14 -40Z", COL.green, 2),
  paw: () => e(0, 18, 26, 22, COL.brown) + times(4, (i) => e(-33 + i * 22, -16 - (i % 3 ? 12 : 0), 10, 14, COL.brown)),
  clover: () =>
    times(4, (i) => g(`rotate(${i * 90})`, p("M0 0Q-26 -12 -14 -32Q0 -36 0 -24Q0 -36 14 -32Q26 -12 0 0Z", COL.green))) +
    l("M2 6Q10 30 -4 48", COL.moss, 5),
  bolt: () => p("M10 -50L-30 8H-4L-14 50 32 -14H4Z", COL.yellow),
  burst: () =>
    p(
      times(
        20,
        (i) =>
          `${i ? "L" : "M"}${n((i % 2 ? 24 : 48) * Math.cos(i * 0.314))} ${n((i % 2 ? 24 : 48) * Math.sin(i * 0.314))}`,
      ) + "Z",
      COL.ember,
    ) + o(0, 0, 15, COL.yellow, 0),
  up: () =>
    times(3, (i) =>
      p(
        `M-36 ${32 - i * 24}L0 ${6 - i * 24} 36 ${32 - i * 24}V${46 - i * 24}L0 ${20 - i * 24} -36 ${46 - i * 24}Z`,
        at([COL.gold, COL.yellow, "#fff"], i),
      ),
    ),
  star: (c) =>
    p(
      times(
        10,
        (i) =>
          `${i ? "L" : "M"}${n((i % 2 ? 20 : 46) * Math.sin(i * 0.628))} ${n(-(i % 2 ? 20 : 46) * Math.cos(i * 0.628))}`,
      ) + "Z",
      c.gm || COL.yellow,
    ),
  moon: () => p("M14 -46Q-40 -40 -38 6Q-32 48 20 44Q-12 30 -10 -2Q-8 -32 14 -46Z", "#f4ecc8"),
  sun: () =>
    times(12, (i) => g(`rotate(${i * 30})`, p("M-5 -30L0 -50 5 -30Z", COL.orange, 1.5))) + o(0, 0, 26, COL.yellow),
  fog: () => times(4, (i) => l(`M${-44 + (i % 2) * 14} ${-30 + i * 20}H${30 + (i % 2) * 14}`, "#dfe6ea", 11)),
  spiral: () => l("M0 0q10 -8 14 4t-20 18t-28 -24t36 -30t44 40t-50 44t-42 -40", COL.violet, 6),
  sigil: (c) =>
    o(0, 0, 42, "none", 5, c.gm || COL.yellow) +
    p("M0 -38L33 19H-33Z", "none", 5, c.gm || COL.yellow) +
    p("M0 38L33 -19H-33Z", "none", 5, c.gm || COL.yellow) +
    o(0, 0, 9, c.gm || COL.yellow, 0),
  yellowsign: () => l("M0 -44Q-6 0 0 10Q22 2 30 -24M0 10Q-24 10 -32 34M0 10Q10 30 34 36", COL.yellow, 9),
  thought: () =>
    o(-4, -8, 34, "#fff") +
    o(24, 32, 9, "#fff") +
    o(38, 46, 5, "#fff") +
    l("M-14 -18Q-4 -32 8 -20Q12 -10 -2 -2V6", K, 6) +
    o(-2, 16, 4, K, 0),
  web: () =>
    times(6, (i) => g(`rotate(${i * 60})`, l("M0 0V-46", "#fff", 3))) +
    times(3, (i) =>
      p(
        times(
          6,
          (j) => `${j ? "L" : "M"}${n((14 + i * 14) * Math.sin(j * 1.047))} ${n(-(14 + i * 14) * Math.cos(j * 1.047))}`,
        ) + "Z",
        "none",
        2.5,
        "#fff",
      ),
    ),
  tentacle: () =>
    times(3, (i) =>
      l(
        `M${-30 + i * 30} 50Q${-50 + i * 30} 10 ${-20 + i * 24} -8T${-30 + i * 36} -44`,
        i % 2 ? COL.teal : COL.moss,
        13,
      ),
    ),
  hands: () =>
    times(3, (i) =>
      g(
        `translate(${-30 + i * 30} ${10 - (i % 2) * 22})`,
        p("M-8 44V0L-14 -18 -6 -6V-26L0 -4 6 -26V-6L14 -18 8 0V44Z", COL.ash, 2),
      ),
    ),
  speech: () => p("M-44 -36H44V18H4L-18 44V18H-44Z", "#fff") + l("M-28 -18H28M-28 0H10", K, 5),
  arrows: () => m(p("M8 -8H26V-20L48 0 26 20V8H8Z", COL.yellow)),
  swap: () => l("M-34 -14Q0 -46 34 -14M34 -14V-32M34 -14H16M34 14Q0 46 -34 14M-34 14V32M-34 14H-16", COL.yellow, 8),
  run: () => o(8, -36, 10, K, 0) + l("M4 -22L-6 6 14 22 8 46M-6 6L-24 24 -42 22M2 -16L24 -6 36 -16M2 -16L-20 -8", K, 8),
  virus: () =>
    times(10, (i) => g(`rotate(${i * 36})`, l("M0 -26V-42", COL.red, 5) + o(0, -44, 5, COL.red, 1.5))) +
    o(0, 0, 28, COL.lime) +
    o(-8, -6, 6, COL.moss, 0) +
    o(10, 8, 5, COL.moss, 0),

  wave: (c) =>
    p("M-50 46V10Q-30 -44 22 -34Q44 -24 34 -2Q24 -16 8 -8Q-8 6 50 20V46Z", c.gm ?? COL.blue) +
    l("M-40 30Q-20 10 0 26T44 32", "#fff", 4),
  cloud: (c) =>
    o(-22, 8, 20, c.gm ?? "#dfe6ea") +
    o(22, 10, 18, c.gm ?? "#dfe6ea") +
    o(0, -10, 26, c.gm ?? "#dfe6ea") +
    p("M-36 8H36V26H-36Z", c.gm ?? "#dfe6ea", 0) +
    l("M-34 28H34", K, 2.5),
  storm: () =>
    o(-22, -12, 18, COL.coal) +
    o(22, -12, 16, COL.coal) +
    o(0, -24, 24, COL.coal) +
    p("M-36 -14H34V2H-36Z", COL.coal, 0) +
    p("M6 2L-16 28H0L-8 52 22 18H6L14 2Z", COL.yellow),
  tornado: () =>
    times(5, (i) =>
      l(
        `M${-40 + i * 8} ${-38 + i * 18}Q0 ${-26 + i * 18} ${40 - i * 8} ${-38 + i * 18}`,
        i % 2 ? COL.ash : COL.steel,
        10,
      ),
    ),
  volcano: () =>
    p("M-50 46L-16 -20H16L50 46Z", "#5a3226") +
    p("M-16 -20Q-20 -40 -6 -36Q0 -60 8 -36Q22 -40 16 -20L22 4 10 -6 4 16 -6 -4 -14 10Z", COL.ember) +
    o(-26, -38, 5, COL.yellow, 0) +
    o(28, -44, 6, COL.ember, 0),
  comet: () =>
    p("M-50 -44Q-4 -30 22 -4L-4 22Q-30 -4 -50 -44Z", COL.ember, 0) +
    p("M-34 -46Q0 -24 18 2L0 14Q-20 -14 -34 -46Z", COL.yellow, 0) +
    o(18, 16, 24, COL.rust) +
    o(10, 10, 5, "#5a2a14", 0) +
    o(26, 24, 4, "#5a2a14", 0),
  vine: () =>
    l("M-30 50Q-50 10 -14 0T-20 -46M20 50Q48 20 14 6T30 -44", COL.moss, 8) +
    times(6, (i) =>
      e(
        at([-36, -8, -30, 34, 12, 36], i),
        at([20, -4, -30, 30, 0, -30], i),
        8,
        14,
        COL.green,
        2,
        at([40, -30, 20, -40, 30, -10], i),
      ),
    ),
  blossom: (c) =>
    times(6, (i) => g(`rotate(${i * 60})`, e(0, -28, 14, 22, c.fl ?? COL.pink, 2))) + o(0, 0, 14, COL.yellow),
  bouquet: () =>
    l("M-22 -16L0 48M22 -16L0 48M0 -30V48", COL.moss, 5) +
    times(3, (i) =>
      g(
        `translate(${-24 + i * 24} ${-16 - (i % 2) * 20}) scale(.45)`,
        times(6, (j) => g(`rotate(${j * 60})`, e(0, -28, 14, 22, at([COL.pink, COL.yellow, COL.violet], i), 3))) +
          o(0, 0, 14, COL.white, 3),
      ),
    ),
  footprints: () =>
    times(3, (i) =>
      g(
        `translate(${-22 + (i % 2) * 40} ${34 - i * 34}) rotate(${(i % 2) * 20 - 10})`,
        e(0, 4, 9, 15, "#8a6a48", 2) + e(0, -20, 8, 7, "#8a6a48", 2),
      ),
    ),
  shade: (c) =>
    p("M-30 50Q-36 0 -12 -12Q-16 -46 0 -48Q16 -46 12 -12Q36 0 30 50Z", c.gm ?? "#120e18", 3) +
    m(p("M3 -28l10 -5 -2 8Z", c.ey ?? COL.red, 0)),
  wraith: (c) =>
    p("M-32 48Q-36 -46 0 -48Q36 -46 32 48L20 36 10 48 0 36 -10 48 -20 36Z", c.gm ?? COL.ice) +
    m(e(11, -14, 6, 10, K, 0)) +
    e(0, 12, 6, 10, K, 0),
  crack: () => l("M-6 -52L8 -24 -12 -6 12 14 -8 30 4 52M-12 -6L-36 2M12 14L38 8M8 -24L28 -36", K, 7),
  question: () => l("M-20 -22Q-18 -48 4 -46Q28 -42 20 -18Q14 -4 0 2V16", COL.yellow, 12) + o(0, 38, 8, COL.yellow),
  smoke: () =>
    o(-18, 24, 20, "#8f8a99", 0) +
    o(16, 14, 24, "#a9a4b3", 0) +
    o(-8, -10, 22, "#c4c0cc", 0) +
    o(14, -32, 15, "#dcd9e2", 0),
  wing: (c) =>
    p("M-44 40Q-40 -30 44 -44Q46 -14 26 -8Q36 4 10 12Q16 28 -12 28Q-16 40 -44 40Z", c.wg ?? COL.white) +
    l("M-36 34Q-10 -10 34 -34", K, 2.5),
  antlerhorns: () => m(p("M6 40Q12 6 34 -4Q46 -20 40 -46Q56 -14 44 6Q28 24 22 42Z", COL.bone)),
  jaws: () =>
    p("M-46 -4Q-40 -46 0 -46Q40 -46 46 -4L32 8 22 -6 10 8 0 -6 -10 8 -22 -6 -32 8Z", COL.wine) +
    p("M-42 22L-32 10 -22 24 -10 12 0 24 10 12 22 24 32 10 42 22Q34 48 0 48Q-34 48 -42 22Z", COL.wine) +
    m(o(18, -28, 6, COL.yellow, 2)),
  flex: (c) =>
    p("M-44 44Q-48 6 -20 -4Q-22 -34 -34 -40Q-14 -56 0 -40Q12 -22 8 -2Q36 -10 46 14Q46 40 14 44Z", c.sk ?? COL.fair) +
    l("M-20 -4Q-6 2 8 -2", K, 3) +
    l("M14 16Q28 10 38 20", "#0005", 3),
  toadstool: (c) =>
    p("M-12 46Q-8 10 -10 0H10Q8 10 12 46Z", COL.bone) +
    p("M-44 4Q-40 -42 0 -44Q40 -42 44 4Q0 -10 -44 4Z", c.gm ?? COL.red) +
    o(-18, -18, 7, "#fff", 0) +
    o(10, -28, 6, "#fff", 0) +
    o(24, -10, 5, "#fff", 0),
  egg: (c) =>
    p("M0 -46Q34 -20 32 16Q28 46 0 46Q-28 46 -32 16Q-34 -20 0 -46Z", c.gm ?? COL.mint) +
    o(-10, 6, 6, "#0003", 0) +
    o(12, 20, 5, "#0003", 0) +
    l("M-20 -4L-8 -14 0 -2 12 -12 22 0", K, 3),
  moth: () =>
    m(p("M4 -6Q30 -44 48 -30Q44 -2 8 4ZM6 6Q34 8 36 32Q18 42 4 16Z", COL.sand)) +
    e(0, 6, 6, 26, COL.brown) +
    m(l("M2 -20Q8 -38 18 -40", K, 3) + o(28, -16, 5, COL.rust, 0)),
  crossbones: () =>
    g("rotate(0)", l("M-38 20L38 50M38 20L-38 50", COL.bone, 9)) +
    p("M-26 -12Q-28 -46 0 -46Q28 -46 26 -12L18 2V18H-18V2Z", COL.bone) +
    m(o(11, -14, 8, K, 0)) +
    l("M-6 8V18M6 8V18", K, 3),
  cross: () => p("M-14 -46H14V-14H46V14H14V46H-14V14H-46V-14H-14Z", COL.red) + l("M-8 -38V-10", "#fff6", 5),
  oak: (c) =>
    p("M-8 48V8H8V48Z", W) +
    o(-20, 0, 22, c.gm ?? COL.moss) +
    o(20, 0, 22, c.gm ?? COL.moss) +
    o(0, -24, 24, c.gm ?? COL.green),
  pine: () =>
    p("M-6 48V30H6V48Z", W) +
    p("M-34 32L0 -8 34 32Z", COL.moss) +
    p("M-26 8L0 -28 26 8Z", COL.moss) +
    p("M-18 -14L0 -50 18 -14Z", COL.green),
  sprout: () =>
    l("M0 46V-6", COL.moss, 7) +
    p("M0 -4Q-44 -6 -40 -40Q-4 -38 0 -4ZM0 4Q40 2 40 -28Q8 -30 0 4Z", COL.green) +
    p("M-30 46Q0 26 30 46Z", COL.brown),
  beam: (c) => p("M-8 -52H8L44 50H-44Z", c.gm ?? "#d9f58aaa", 0) + p("M-4 -52H4L22 50H-22Z", "#fff8", 0),
  note: () =>
    l("M-18 26V-34L28 -44V16", K, 6) +
    e(-27, 28, 14, 10, COL.yellow, 2.5, -20) +
    e(19, 18, 14, 10, COL.yellow, 2.5, -20),
  skullfire: () =>
    p("M0 -54Q44 -20 38 16H-38Q-44 -14 -18 -24Q-16 -10 -8 -14Q-14 -34 0 -54Z", COL.ember, 2) +
    p("M-28 6Q-30 -22 0 -22Q30 -22 28 6L20 20V40H-20V20Z", COL.bone) +
    m(o(11, 6, 8, K, 0)) +
    l("M-8 28V40M0 28V40M8 28V40", K, 3),
  sleep: () => l("M-40 -34H-10L-40 4H-10M4 2H26L4 30H26M32 -20H46L32 -2H46", COL.sky, 7),
  plus: () =>
    times(3, (i) =>
      g(
        `translate(${at([-22, 22, 0], i)} ${at([-14, -22, 22], i)}) scale(${at([0.6, 0.45, 0.8], i)})`,
        p("M-10 -34H10V-10H34V10H10V34H-10V10H-34V-10H-10Z", COL.mint),
      ),
    ),
};

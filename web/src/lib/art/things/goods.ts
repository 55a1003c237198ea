// What people carry, wear and keep: each thing drawn round 0 0 in a box of 100, small in a hand or large on a card.
import { at, COL, K, e, g, l, mix, o, p, times } from "../pen";
import type { Things } from ".";

const S = COL.steel;
const W = "#7a4e2a"; // wood
const G = COL.gold;
const m = (s: string) => s + g("scale(-1 1)", s); // both sides
const glass = (c: string, f: string) =>
  p("M-9 -44h18v22L30 34Q32 46 20 46H-20Q-32 46 -30 34L-9 -22Z", "#e8f4f8") +
  p("M-20 8H20L30 34Q32 46 20 46H-20Q-32 46 -30 34Z", c, 0) +
  f;

export const GOODS: Things = {
  key: (c) => o(0, -28, 18, "none", 9, c.ky || G) + p("M-5 -12h10v58h-10ZM5 22h16v8H5ZM5 36h12v8H5Z", c.ky || G),
  coin: (c) =>
    o(0, 0, 36, c.ky || G) +
    o(0, 0, 27, "none", 3, mix(c.ky || G, "#000", 0.3)) +
    p("M0 -16l12 16 -12 16 -12 -16Z", COL.orange, 2),
  coins: () => times(4, (i) => e(0, 34 - i * 16, 30, 11, G)) + o(28, -28, 14, G),
  bag: (c) =>
    p("M-14 -22Q-46 10 -34 44H34Q46 10 14 -22Z", c.bg2 || COL.tan) +
    p("M-18 -40L0 -30 18 -40 12 -20H-12Z", c.bg2 || COL.tan) +
    l("M-14 -20H14", COL.red, 5),
  sack: () =>
    p("M-20 -30Q-56 20 -36 46H40Q56 10 20 -30Z", COL.sand) +
    p("M-24 -48L0 -38 22 -50 18 -28H-18Z", COL.sand) +
    l("M-18 -28H18", W, 5),
  tote: () =>
    l("M-20 -14Q-20 -46 0 -46Q20 -46 20 -14", COL.brown, 6) +
    p("M-38 -16H38L32 46H-32Z", COL.wine) +
    p("M-20 -30h18v20h-18Z", COL.blue, 2) +
    p("M4 -34h16v24H4Z", COL.bone, 2),
  gem: (c) => p("M-30 -20L-14 -40H14L30 -20 0 44Z", c.gm || COL.yellow) + l("M-30 -20H30M-12 -20L0 44 12 -20", K, 2.5),
  shard: (c) =>
    p("M-16 46L-24 -8 4 -50 24 0 14 46Z", c.gm || COL.teal) +
    p("M4 -50L6 10 14 46 24 0Z", mix(c.gm || COL.teal, "#000", 0.25), 0) +
    l("M-24 -8L6 10 14 46M6 10L4 -50", K, 2.5),
  chest: () =>
    p("M-44 -4Q-44 -40 0 -40Q44 -40 44 -4Z", W) +
    p("M-44 -4H44V42H-44Z", W) +
    l("M-44 -4H44", G, 6) +
    p("M-9 -10H9V12H-9Z", G),
  cage: () =>
    p("M-34 44V-10Q-34 -44 0 -44Q34 -44 34 -10V44Z", "#0003") +
    times(5, (i) => l(`M${-26 + i * 13} 44V${-34 + Math.abs(i - 2) * 6}`, S, 4)) +
    l("M-38 44H38", S, 7),
  boots: () =>
    p("M-40 -40H-10V14L8 24V42H-40Z", W) +
    p("M4 -30H30V18L48 28V44H4V28", W) +
    p("M-36 44l-6 10 16 -2 4 -8Z", COL.ember, 0),
  sandals: () =>
    e(-18, 10, 14, 34, COL.sand) + e(20, 10, 14, 34, COL.sand) + l("M-28 0L-18 -14 -8 0M10 0L20 -14 30 0", COL.red, 5),
  mantle: (c) =>
    p("M-12 -44H12L40 44Q20 36 0 46Q-20 36 -40 44Z", c.ck || COL.wine) + l("M0 -30V40", "#0005", 3) + o(0, -36, 7, G),
  overcoat: () =>
    p("M-14 -46H14L42 -28 50 34 34 38 28 0 30 50H-30L-28 0 -34 38 -50 34 -42 -28Z", "#6b4423") +
    m(p("M0 -20L14 -46 22 -34 4 6Z", "#54331a", 2)) +
    l("M0 0V50", K, 3),
  badge: () =>
    p(
      "M0 -50L13 -32 34 -36 32 -14 48 0 32 14 34 36 13 32 0 50 -13 32 -34 36 -32 14 -48 0 -32 -14 -34 -36 -13 -32Z",
      G,
    ) +
    o(0, 0, 22, "none", 3) +
    p("M0 -15l4 10h11l-9 7 4 11 -10 -7 -10 7 4 -11 -9 -7h11Z", COL.navy, 0),
  amulet: (c) =>
    l("M-34 -48Q-24 -8 0 -4Q24 -8 34 -48", G, 4) +
    o(0, 18, 28, G) +
    o(0, 18, 20, c.gm || COL.teal, 2) +
    l("M0 4V32M0 12L-10 6M0 12L10 6M0 22L-9 16M0 22L9 16", "#fff", 3),
  rosary: () =>
    times(14, (i) => o(30 * Math.cos(i * 0.449 + 1.8), -14 + 30 * Math.sin(i * 0.449 + 1.8), 5, W, 1.5)) +
    l("M0 16V50M-12 28H12", G, 6),
  ring: () => o(0, 12, 28, "none", 9, G) + p("M-14 -22L-8 -40H8L14 -22 0 -10Z", COL.ice),
  statue: () =>
    p("M-30 46H30V34H-30Z", COL.coal) +
    p("M-22 34Q-30 -4 -12 -10Q-20 -44 0 -46Q20 -44 12 -10Q30 -4 22 34Z", COL.moss) +
    m(o(7, -28, 4, COL.yellow, 1.5) + l("M10 -12Q26 4 12 20", "#2a3a1a", 4)) +
    l("M-6 -16v12M0 -16v14M6 -16v12", "#2a3a1a", 3),
  disc: () =>
    o(0, 0, 42, COL.bronze) +
    o(0, 0, 30, "none", 3) +
    times(8, (i) => g(`rotate(${i * 45})`, p("M-4 -30L0 -40 4 -30Z", K, 0))) +
    o(0, 0, 14, COL.teal) +
    m(o(6, -2, 2.5, K, 0)),
  rabbit: () =>
    p("M-14 44Q-24 0 -8 -36Q4 -50 12 -34Q22 0 12 44Z", COL.white) +
    l("M-2 40V26M6 40V26", COL.grey, 3) +
    p("M-12 -30H14V-44H-12Z", G),
  doll: () =>
    o(0, -26, 18, COL.sand) +
    p("M-18 -8H18L26 44H-26Z", COL.wine) +
    m(l("M16 0L38 14", COL.sand, 9)) +
    l("M-9 -30l6 6M-3 -30l-6 6M4 -30l6 6M10 -30l-6 6M-8 -16H8", K, 2.5),
  mask: () =>
    p("M-34 -36Q0 -48 34 -36Q38 30 0 46Q-38 30 -34 -36Z", COL.bone) +
    m(e(14, -10, 9, 6, K, 0)) +
    l("M-16 16Q0 32 16 16", COL.red, 5),
  regalia: () => p("M-40 34L-46 -28 -20 -2 0 -40 20 -2 46 -28 40 34Z", G) + o(0, 16, 7, COL.red, 2),
  banner: (c) =>
    l("M-26 52V-50", W, 6) + p("M-24 -48H44L28 -22 44 4H-24Z", c.fl || COL.red) + o(2, -22, 9, COL.yellow, 2),
  flag: (c) => l("M-20 52V-48", W, 5) + p("M-18 -46L40 -28 -18 -8Z", c.fl || COL.red),
  umbrella: () =>
    p("M-48 0Q-44 -48 0 -50Q44 -48 48 0Q36 -12 24 0Q12 -12 0 0Q-12 -12 -24 0Q-36 -12 -48 0Z", COL.navy) +
    l("M0 0V38Q0 50 -14 44", K, 5),
  drum: () =>
    p("M-36 -18V24Q0 50 36 24V-18Z", COL.red) +
    e(0, -18, 36, 15, COL.bone) +
    l("M-34 0L-12 36 8 -2 26 32", COL.bone, 3) +
    l("M-44 -44L-8 -20M44 -44L10 -20", W, 5),
  handdrum: () =>
    o(0, 4, 38, W) + o(0, 4, 31, COL.bone, 0) + p("M0 -18l8 18 -8 22 -8 -22Z", COL.red, 0) + l("M-18 4h36", COL.red, 4),
  flute: () => g("rotate(-40)", p("M-7 -50H7V50H-7Z", COL.sand) + times(5, (i) => o(0, -24 + i * 14, 3, K, 0))),
  horn: () => p("M-46 20Q-10 50 22 6Q34 -14 24 -46L46 -36Q50 20 6 44Q-24 54 -46 34Z", COL.bone),
  bell: () => p("M-6 -40H6Q26 -34 28 10L38 30H-38L-28 10Q-26 -34 -6 -40Z", G) + o(0, 38, 8, G),
  book: (c) =>
    p("M-34 -40H28Q36 -40 36 -32V44H-26Q-34 44 -34 34Z", c.bk || COL.wine) +
    p("M-26 34H36V44H-26Q-34 40 -26 34Z", "#fff") +
    l("M-18 -22H20M-18 -10H20", G, 4) +
    o(2, 12, 9, G, 2),
  tome: (c) =>
    p("M-40 -42H34V46H-40Z", c.bk || COL.black) +
    m(p("M26 -42h12v14h-12ZM26 32h12v14h-12Z", G, 2)) +
    o(-2, 2, 22, "none", 3, G) +
    p("M-24 2Q-2 -16 20 2Q-2 20 -24 2Z", COL.bone) +
    o(-2, 2, 7, COL.red, 0),
  openbook: () =>
    p("M0 -22Q-28 -36 -50 -26V32Q-28 24 0 38Q28 24 50 32V-26Q28 -36 0 -22Z", "#fff8e6") +
    l("M0 -22V38", K, 3) +
    times(4, (i) => l(`M-40 ${-14 + i * 11}q16 -4 30 4M12 ${-10 + i * 11}q14 -7 28 -4`, "#8a7a60", 2)),
  scroll: () =>
    p("M-30 -36H30V36H-30Z", "#f4e6c0") +
    p("M-38 -46H38V-32H-38ZM-38 32H38V46H-38Z", COL.sand) +
    times(4, (i) => l(`M-18 ${-18 + i * 11}h${36 - (i % 2) * 12}`, "#7a5a30", 3)) +
    o(18, 26, 8, COL.red),
  paper: () =>
    p("M-28 -44H18L32 -30V44H-28Z", "#fff8e6") +
    times(5, (i) => l(`M-18 ${-24 + i * 12}H20`, "#8a7a60", 3)) +
    o(14, 34, 9, COL.red, 2),
  letter: () => p("M-42 -28H42V30H-42Z", "#fff8e6") + l("M-42 -28L0 8 42 -28", K, 3) + o(0, 8, 9, COL.red),
  stamp: () =>
    p("M-28 20H28V42H-28Z", W) + p("M-8 20L-10 -14Q-20 -44 0 -46Q20 -44 10 -14L8 20Z", W) + l("M-28 46H28", COL.red, 6),
  quill: () => p("M-30 46Q-20 -30 34 -50Q38 -4 -18 28Z", "#fff") + l("M-34 50L20 -32", K, 2.5),
  dice: () =>
    p("M-38 -14H6V30H-38Z", "#fff") +
    o(-16, 8, 5, K, 0) +
    o(-30, -6, 4, K, 0) +
    o(-2, 22, 4, K, 0) +
    g("rotate(18 24 -20)", p("M8 -40H44V-4H8Z", COL.red) + o(18, -30, 4, "#fff", 0) + o(34, -14, 4, "#fff", 0)),
  cards: () =>
    g("rotate(-16)", p("M-36 -34H4V26H-36Z", "#fff")) +
    g("rotate(10)", p("M-8 -40H34V24H-8Z", "#fff") + p("M13 -22l10 14 -10 14 -10 -14Z", COL.red, 0)),
  pot: () =>
    p("M-36 -16H36Q44 46 0 46Q-44 46 -36 -16Z", COL.coal) +
    p("M-42 -26H42V-14H-42Z", COL.coal) +
    l("M-14 -36q-6 -8 0 -14M10 -36q-6 -8 0 -14", "#fff9", 3),
  bowl: () =>
    p("M-40 0H40Q36 40 0 40Q-36 40 -40 0Z", COL.clay) +
    e(0, 0, 40, 9, COL.orange) +
    l("M16 -4L36 -40", W, 6) +
    l("M-16 -16q-6 -8 0 -16M2 -18q-6 -8 0 -16", "#fffa", 3),
  ladle: () => l("M16 -48L-8 20", S, 6) + p("M-34 20H8Q8 46 -14 46Q-34 44 -34 20Z", S),
  mug: () =>
    p("M-26 -30H22V40H-26Z", W) +
    l("M22 -16Q46 -14 44 8Q42 24 22 24", W, 7) +
    times(4, (i) => o(-20 + i * 13, -32, 10, "#fff", 2)),
  pear: () =>
    p("M-4 -30Q10 -30 12 -8Q36 14 26 34Q14 48 0 46Q-24 48 -30 30Q-34 8 -14 -8Q-14 -30 -4 -30Z", COL.lime) +
    l("M-2 -30Q0 -44 10 -48", W, 4),
  apple: () =>
    p("M0 -20Q30 -34 38 0Q36 40 12 44H-12Q-36 40 -38 0Q-30 -34 0 -20Z", COL.red) + l("M0 -22Q0 -36 10 -44", W, 4),
  bucket: () => l("M-32 -20Q0 -66 32 -20", K, 4) + p("M-34 -22H34L26 44H-26Z", S) + e(0, -22, 34, 9, COL.sky),
  jar: () =>
    p("M-22 -28H22Q36 -18 32 44H-32Q-36 -18 -22 -28Z", "#dff0f4") +
    p("M-30 4H31L32 44H-32Z", COL.lime, 0) +
    p("M-24 -42H24V-28H-24Z", W),
  flask: (c) => glass(c.fk || COL.lime, o(-6, 24, 4, "#fff8", 0) + o(8, 14, 3, "#fff8", 0)),
  vial: (c) =>
    p("M-10 -44H10V34Q0 50 -10 34Z", "#e8f4f8") +
    p("M-10 -6H10V34Q0 50 -10 34Z", c.fk || COL.violet, 0) +
    p("M-13 -50H13V-40H-13Z", W),
  medkit: () =>
    p("M-42 -22H42V40H-42Z", "#fff") +
    l("M-16 -24Q-16 -42 0 -42Q16 -42 16 -24", K, 5) +
    l("M0 -8V28M-18 10H18", COL.red, 11),
  torch: () =>
    p("M-7 50L-10 -6H10L7 50Z", W) +
    p("M0 -54Q26 -22 12 -4H-12Q-26 -20 0 -54Z", COL.ember) +
    p("M0 -32Q12 -16 5 -5H-5Q-12 -14 0 -32Z", COL.yellow, 0),
  lamp: () =>
    l("M-16 -34Q0 -58 16 -34", K, 4) +
    p("M-18 -34H18L24 -22H-24Z", G) +
    p("M-18 -22H18V28H-18Z", "#fff3b0") +
    p("M0 -10Q14 8 0 22Q-14 8 0 -10Z", COL.ember, 1.5) +
    p("M-24 28H24V40H-24Z", G),
  flashlight: () =>
    p("M18 -22L52 -46V46L18 22Z", "#fff3b0aa", 0) +
    p("M-48 -11H2L18 -24V24L2 11H-48Z", S) +
    p("M-24 -6h14v8h-14Z", COL.red, 2),
  candle: () =>
    p("M-11 46V-10H11V46Z", COL.bone) + p("M0 -46Q16 -26 0 -12Q-16 -26 0 -46Z", COL.ember) + e(0, 46, 26, 7, G),
  match: () => l("M-16 44L12 -18", COL.bone, 6) + p("M14 -52Q34 -28 16 -12Q-4 -22 14 -52Z", COL.ember),
  staff: (c) => l("M0 50V-28", W, 7) + o(0, -34, 14, c.gm || COL.teal),
  crook: () => l("M0 50V-20Q0 -46 22 -44Q36 -40 30 -22", W, 7),
  wand: () =>
    l("M-22 36L20 -16", W, 7) +
    times(5, (i) => g(`rotate(${i * 72} 26 -24)`, p("M22 -32L26 -48 30 -32Z", COL.yellow, 1.5))) +
    o(26, -24, 7, COL.yellow),

  lemon: () =>
    g(
      "rotate(-24)",
      p("M-46 0Q-40 -30 0 -32Q40 -30 46 0Q40 30 0 32Q-40 30 -46 0Z", COL.yellow) +
        p("M40 -8L54 0 40 8Z", COL.yellow, 2) +
        l("M-24 -12Q-10 -22 6 -22", "#fff", 5),
    ) + p("M-10 -34Q6 -56 26 -44Q14 -30 -10 -34Z", COL.green, 2),
  map: () =>
    p("M-46 -32L-16 -42 16 -30 46 -40V32L16 42 -16 30 -46 40Z", "#f0dfae") +
    l("M-16 -42V30M16 -30V42", "#a88a50", 3) +
    l("M-34 18Q-20 -10 0 8T28 -8", COL.red, 4) +
    l("M22 -20L36 -6M36 -20L22 -6", COL.red, 5),
  ticket: () =>
    g(
      "rotate(-14)",
      p("M-46 -24H46V-8Q36 0 46 8V24H-46V8Q-36 0 -46 -8Z", "#fff3c8") +
        l("M20 -22V22", COL.red, 3) +
        l("M-32 -8H8M-32 6H-4", "#8a6a30", 4),
    ),
  pawn: (c) =>
    p("M-28 46H28L20 28H-20Z", c.pw ?? COL.bone) +
    p("M-14 28Q-6 4 -10 -8H10Q6 4 14 28Z", c.pw ?? COL.bone) +
    o(0, -24, 18, c.pw ?? COL.bone),
  gong: () =>
    l("M-40 50V-46H40V50", W, 7) + o(0, 2, 32, G) + o(0, 2, 22, "none", 3, COL.bronze) + o(0, 2, 8, COL.bronze, 2),
  glove: () =>
    p(
      "M-24 48V10L-40 -8Q-42 -22 -28 -16L-18 -6V-38Q-12 -48 -6 -38V-10V-44Q2 -54 8 -44V-10L10 -38Q18 -46 22 -36V8L26 48Z",
      "#8a5a34",
    ) +
    l("M-24 34H26", G, 6) +
    l("M-24 26H25", "#5a3a20", 3),
  straps: () => m(l("M6 -46Q40 -10 10 44", "#6b4426", 11)) + p("M-14 -8H14V12H-14Z", G) + l("M0 -8V12", K, 3),
  herbs: () =>
    l("M0 48Q-4 10 -20 -30M0 48Q2 6 4 -40M0 48Q8 10 26 -26", COL.moss, 5) +
    times(6, (i) =>
      e(
        at([-20, -8, 4, 10, 26, -26], i),
        at([-34, -10, -44, -12, -30, -14], i),
        8,
        13,
        i % 2 ? COL.green : COL.mint,
        2,
        at([-30, -20, 0, 20, 30, -50], i),
      ),
    ) +
    l("M-10 26H12", COL.red, 6),
  whetstone: () =>
    p("M-44 10L-30 -16H44L30 10Z", COL.grey) +
    p("M-44 10H30V26H-44Z", COL.coal) +
    p("M30 10L44 -16V0L30 26Z", "#5a5560") +
    l("M-14 -30L26 -46", S, 7) +
    l("M-20 -4l8 -8M4 -2l8 -8", "#fff", 3),
  chisel: () => g("rotate(36)", p("M-7 6V-40L7 -46V6Z", S) + p("M-10 6H10L8 46H-8Z", W) + l("M-10 12H10", G, 5)),
  bells: () =>
    l("M-46 -30Q0 6 46 -30", COL.red, 5) +
    times(5, (i) =>
      g(
        `translate(${-38 + i * 19} ${-10 - Math.abs(i - 2) * 7}) scale(.42)`,
        p("M-6 -40H6Q26 -34 28 10L38 30H-38L-28 10Q-26 -34 -6 -40Z", G, 4) + o(0, 38, 8, G, 4),
      ),
    ),
  celestial: () =>
    m(p("M8 -6Q30 -44 50 -34Q46 -6 30 0Q40 4 24 14Z", COL.white)) +
    p("M-12 -8H12L18 46H-18Z", COL.sky) +
    o(0, -22, 14, COL.fair) +
    e(0, -44, 16, 5, "none", 2.5).replace(K, G),
  feather: (c) =>
    g("rotate(30)", p("M0 50Q-26 10 -12 -30Q-4 -50 4 -50Q24 -10 0 50Z", c.ft ?? COL.white) + l("M0 50L0 -34", K, 2.5)),
  bone: () =>
    g(
      "rotate(-40)",
      p(
        "M-30 -8H30Q34 -24 44 -14Q52 -4 42 0Q52 6 44 14Q34 24 30 8H-30Q-34 24 -44 14Q-52 6 -42 0Q-52 -4 -44 -14Q-34 -24 -30 -8Z",
        COL.bone,
      ),
    ),
  bulb: () =>
    p("M-14 20Q-34 4 -30 -16Q-26 -46 0 -46Q26 -46 30 -16Q34 4 14 20Z", "#fff3b0") +
    p("M-13 20H13V40H-13Z", S) +
    l("M-13 27H13M-13 34H13", K, 2) +
    l("M-8 18L-10 -6 0 4 10 -6 8 18", COL.orange, 3),
  diadem: (c) =>
    l("M-46 -8Q0 34 46 -8", K, 13) +
    l("M-46 -8Q0 34 46 -8", G, 8) +
    p("M0 -16L14 10 0 34 -14 10Z", c.gm ?? COL.violet) +
    m(o(26, 4, 5, COL.white, 2)),
  slippers: () =>
    m(p("M8 30Q6 -26 22 -30Q38 -26 36 26Q40 44 22 46Q8 46 8 30Z", COL.rose) + e(22, -16, 9, 8, K, 0)) +
    l("M-30 -36Q0 -56 30 -36", COL.sand, 4),
  pellets: () =>
    o(-22, 24, 15, COL.coal) +
    o(14, 30, 13, COL.coal) +
    o(-2, 8, 13, COL.coal) +
    times(4, (i) => o(-20 + i * 14, -22 - (i % 2) * 12, 13, "#dfe6eacc", 0)),
  saltcrock: () =>
    p("M-30 -20H30Q40 14 28 46H-28Q-40 14 -30 -20Z", COL.steel) +
    p("M-34 -30H34V-18H-34Z", COL.navy) +
    l("M-14 10H14M0 -4V24", COL.white, 7),
  purse: () =>
    p("M-36 -6Q0 -26 36 -6Q44 44 0 46Q-44 44 -36 -6Z", COL.wine) +
    l("M-32 -12Q0 -30 32 -12", G, 7) +
    m(o(5, -26, 6, G, 2)) +
    times(3, (i) => p(`M${-16 + i * 12} 6l4 12 5 -12Z`, "#fff", 1)),
  tooth: () =>
    p("M-26 -30Q0 -44 26 -30Q34 0 18 44Q8 46 4 10H-4Q-8 46 -18 44Q-34 0 -26 -30Z", "#fff") +
    l("M-16 -22Q-10 -28 -2 -28", COL.sky, 4),
  pillow: () =>
    p("M-46 4Q-36 -20 0 -16Q36 -20 46 4Q36 34 0 30Q-36 34 -46 4Z", COL.white) +
    l("M8 -26H28L8 -46H28M-26 -34H-12L-26 -48H-12", COL.sky, 5),
};

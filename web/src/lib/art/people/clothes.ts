// What people wear, and what is seen behind them.
import { COL, K, both, e, g, l, mix, n, o, p, times } from "../pen";
import type { Frame, Parts } from "./frame";

/** What is seen behind the shoulders: wings, flames, cloaks, hair that falls. */
export const behind = (f: Frame): Parts => {
  const { L, R, bw, ch, cl, dk, ey, hair, sw, t, words } = f;
  return {
    wings: () =>
      both(
        p("M120 150Q150 60 192 40Q196 90 180 104Q192 118 176 132Q184 150 160 160Z", words.c.wg || COL.white) +
          l("M132 146Q156 100 182 92M134 152Q160 128 178 128", mix(words.c.wg || COL.white, "#000", 0.3), 2),
      ),
    batwings: () =>
      both(
        p("M122 150Q140 70 190 46Q182 74 196 98Q176 100 180 126Q160 122 160 146Q140 140 122 164Z", words.c.wg || dk),
      ),
    flywings: () =>
      both(e(160, 78, 20, 48, words.c.wg || COL.ice, 2.5, 34) + e(158, 140, 14, 34, words.c.wg || COL.ice, 2.5, 70)),
    halo: () => o(100, 86, 62, "none", 7, COL.yellow),
    rays: () =>
      times(16, (i) =>
        l(
          `M${n(100 + 58 * Math.cos(i * 0.3927))} ${n(84 + 58 * Math.sin(i * 0.3927))}L${n(100 + 84 * Math.cos(i * 0.3927))} ${n(84 + 84 * Math.sin(i * 0.3927))}`,
          COL.yellow,
          6,
        ),
      ),
    flames: () =>
      times(9, (i) =>
        p(
          `M${40 + i * 13} 150Q${28 + i * 14} ${80 - (i % 2) * 24} ${48 + i * 13} ${30 + (i % 3) * 20}Q${66 + i * 12} ${90} ${62 + i * 12} 150Z`,
          i % 2 ? COL.ember : COL.yellow,
          0,
        ),
      ),
    cloak: () =>
      p(
        `M${96 - sw} 210Q${88 - sw} 120 78 122H122Q${112 + sw} 120 ${104 + sw} 210Z`,
        words.c.ck || mix(cl, "#000", 0.35),
      ),
    tank: () => both(p("M132 120h26q8 0 8 10v70h-34Z", COL.steel)),
    quiver: () =>
      g(
        "rotate(24 150 120)",
        p("M140 96h24v70h-24Z", COL.brown) + times(3, (i) => l(`M${145 + i * 7} 96V72`, COL.bone, 4)),
      ),
    long: () =>
      p(
        `M${L - 7} ${ey - 10}Q${L - 20} 168 ${100 - bw * 0.6} 172H${100 + bw * 0.6}Q${R + 20} 168 ${R + 7} ${ey - 10}Z`,
        hair,
      ),
    bob: () =>
      p(`M${L - 8} ${ey - 14}Q${L - 16} ${ch} ${L + 2} ${ch}H${R - 2}Q${R + 16} ${ch} ${R + 8} ${ey - 14}Z`, hair),
    wild: () =>
      times(9, (i) => {
        const a = 3.5 + i * 0.4;
        return p(
          `M${n(100 + (bw + 2) * Math.cos(a - 0.3))} ${n(ey + 40 * Math.sin(a - 0.3))}L${n(100 + (bw + 30) * Math.cos(a))} ${n(ey + 66 * Math.sin(a))} ${n(100 + (bw + 2) * Math.cos(a + 0.3))} ${n(ey + 40 * Math.sin(a + 0.3))}Z`,
          hair,
        );
      }),
    ponytail: () =>
      p(`M${R - 6} ${t + 4}Q${R + 40} ${t} ${R + 30} ${ch + 20}Q${R + 16} ${ey + 20} ${R - 4} ${t + 26}Z`, hair),
    afro: () => o(100, t + 22, bw + 24, hair),
  };
};

/** What is worn on the body. */
export const clothes = (f: Frame): Parts => {
  const { bw, cl, dk, has, skin, sw, sy, tr, words } = f;
  const B = has("robe") ? sw + 10 : sw;
  return {
    bare: () => l(`M100 ${sy + 34}V200M${100 - B * 0.5} ${sy + 44}Q100 ${sy + 62} ${100 + B * 0.5} ${sy + 44}`, dk, 3),
    strap: () => l(`M${100 - B * 0.6} ${sy + 8}L${100 + B * 0.5} 206`, words.c.st || "#3b2a1c", 11),
    plate: () =>
      both(
        p(
          `M${100 + B * 0.45} ${sy + 4}Q${100 + B + 8} ${sy - 4} ${100 + B + 6} ${sy + 38}Q${100 + B * 0.7} ${sy + 44} ${100 + B * 0.4} ${sy + 28}Z`,
          tr,
        ),
      ) + l(`M100 ${sy + 12}V206`, mix(cl, "#000", 0.35), 3),
    coat: () =>
      both(p(`M100 ${sy + 50}L118 ${sy - 2} 134 ${sy + 12} 112 ${sy + 66}Z`, mix(cl, "#000", 0.25))) +
      p(`M90 ${sy - 2}H110L100 ${sy + 50}Z`, COL.white) +
      (has("tie") ? p(`M96 ${sy + 4}h8l4 34-8 10-8-10Z`, tr, 1.5) : ""),
    lab: () =>
      both(p(`M100 ${sy + 44}L116 ${sy - 2} 134 ${sy + 10} 108 ${sy + 70}Z`, "#fff")) +
      o(100, sy + 74, 3, K, 0) +
      p(`M128 ${sy + 40}h20v16h-20Z`, "#fff", 2) +
      l(`M134 ${sy + 34}v12`, COL.red, 4),
    collar: () => both(p(`M100 ${sy + 12}L116 ${sy - 18} 140 ${sy + 2} 118 ${sy + 24}Z`, tr)),
    ruff: () => times(9, (i) => e(56 + i * 11, sy + 2 + Math.sin(i * 0.39) * 8, 9, 11, COL.white, 2)),
    fur: () =>
      times(11, (i) =>
        p(
          `M${100 - B * 0.8 + i * B * 0.16} ${sy + 2}l${n(B * 0.08)} ${28 + (i % 2) * 10} ${n(B * 0.1)} -28Z`,
          words.c.fr || COL.brown,
          2,
        ),
      ),
    apron: () =>
      p(`M${100 - B * 0.4} ${sy + 22}H${100 + B * 0.4}L${100 + B * 0.5} 210H${100 - B * 0.5}Z`, tr) +
      both(l(`M${100 + B * 0.36} ${sy + 24}L${100 + bw * 0.5} ${sy + 2}`, tr, 5)),
    buttons: () => both(times(3, (i) => o(112, sy + 24 + i * 18, 4.5, COL.gold, 1.5))),
    chain: () => times(7, (i) => o(64 + i * 12, sy + 20 + Math.sin(i * 0.52) * 20, 6, "none", 3.5, COL.steel)),
    medal: () => l(`M82 ${sy + 4}L100 ${sy + 34} 118 ${sy + 4}`, tr, 4) + o(100, sy + 40, 9, COL.gold),
    stripes: () => times(3, (i) => l(`M${104 - B} ${sy + 34 + i * 18}H${96 + B}`, tr, 6)),
    patches: () =>
      p(`M${100 + B * 0.3} ${sy + 28}h18v18h-18Z`, tr, 2) +
      p(`M${100 - B * 0.6} ${sy + 40}h16v16h-16Z`, mix(cl, "#000", 0.4), 2),
    leafbody: () =>
      times(9, (i) => e(44 + i * 14, sy + 22 + (i % 2) * 16, 8, 17, i % 2 ? COL.moss : COL.green, 2, (i - 4) * 12)),
    bones: () =>
      times(4, (i) =>
        l(
          `M${100 - B * 0.5} ${sy + 20 + i * 15}Q100 ${sy + 28 + i * 15} ${100 + B * 0.5} ${sy + 20 + i * 15}`,
          COL.bone,
          6,
        ),
      ) + l(`M100 ${sy}V210`, COL.bone, 8),
    tentacles: () =>
      both(
        times(3, (i) =>
          l(
            `M${116 + i * 16} 206Q${140 + i * 18} ${170 - i * 8} ${134 + i * 22} ${140 - i * 26}q4 -14 14 -8`,
            i % 2 ? skin : dk,
            11,
          ),
        ),
      ),
  };
};

// Hats, helmets, masks, crowns.
import { at, COL, K, both, e, g, l, mix, o, p, times } from "../pen";
import { capOf } from "./hair";
import type { Frame, Parts } from "./frame";

/** What is on the head. */
export const headgear = (f: Frame): Parts => {
  const { L, R, bw, ch, cl, ey, h, has, jw, my, ny, pick, skin, t, words, xe } = f;
  const hg = words.c.hg || words.c.tr || mix(cl, "#000", 0.15);
  const hd = mix(hg, "#000", 0.35);
  return {
    hood: () =>
      p(
        `M${L - 16} ${ch + 14}Q${L - 26} ${t - 20} 100 ${t - 26}Q${R + 26} ${t - 20} ${R + 16} ${ch + 14}L${R - 2} ${ch + 4}Q${R + 8} ${t + 14} 100 ${t + 6}Q${L - 8} ${t + 14} ${L + 2} ${ch + 4}Z`,
        hg,
      ),
    peak: () =>
      p(
        `M${L - 10} ${ey + 8}Q${L - 10} ${t} ${pick([70, 130], 5)} ${t - 50}Q${R + 12} ${t} ${R + 10} ${ey + 8}Q${R - 6} ${t + 14} 100 ${t + 14}Q${L + 6} ${t + 14} ${L - 10} ${ey + 8}Z`,
        hg,
      ),
    cap: () =>
      p(
        `M${L - 4} ${t + 22}Q${L - 4} ${t - 16} 100 ${t - 16}Q${R + 4} ${t - 16} ${R + 4} ${t + 22}Q100 ${t + 8} ${L - 4} ${t + 22}Z`,
        hg,
      ),
    flatcap: () =>
      p(
        `M${L - 10} ${t + 18}Q${L - 14} ${t - 16} 96 ${t - 18}Q${R + 16} ${t - 14} ${R + 8} ${t + 12}L${R + 20} ${t + 22}Q100 ${t + 4} ${L - 10} ${t + 18}Z`,
        hg,
      ),
    brim: () =>
      p(`M${L} ${t + 12}L${L + 6} ${t - 26}Q100 ${t - 36} ${R - 6} ${t - 26}L${R} ${t + 12}Z`, hg) +
      p(`M${L + 1} ${t + 2}H${R - 1}V${t + 10}H${L + 1}Z`, words.c.bd || hd, 0) +
      e(100, t + 13, bw + 24, 9, hg),
    tophat: () =>
      p(`M${L + 2} ${t + 10}L${L - 2} ${t - 44}H${R + 2}L${R - 2} ${t + 10}Z`, hg) +
      p(`M${L + 1} ${t - 4}H${R - 1}V${t + 7}H${L + 1}Z`, words.c.bd || COL.red, 0) +
      e(100, t + 11, bw + 16, 7, hg),
    bowler: () =>
      p(`M${L - 1} ${t + 12}Q${L - 2} ${t - 30} 100 ${t - 30}Q${R + 2} ${t - 30} ${R + 1} ${t + 12}Z`, hg) +
      e(100, t + 12, bw + 13, 7, hg),
    tricorn: () =>
      p(
        `M${L - 30} ${t + 4}Q${L} ${t - 30} 100 ${t - 34}Q${R} ${t - 30} ${R + 30} ${t + 4}Q${R} ${t - 2} 100 ${t + 18}Q${L} ${t - 2} ${L - 30} ${t + 4}Z`,
        hg,
      ) + l(`M${L - 26} ${t + 3}Q${L} ${t - 2} 100 ${t + 17}Q${R} ${t - 2} ${R + 26} ${t + 3}`, COL.gold, 3),
    straw: () =>
      e(100, t + 10, bw + 36, 13, COL.yellow) +
      p(
        `M${L + 2} ${t + 8}Q${L + 4} ${t - 26} 100 ${t - 26}Q${R - 4} ${t - 26} ${R - 2} ${t + 8}Q100 ${t + 16} ${L + 2} ${t + 8}Z`,
        COL.yellow,
      ) +
      l(`M${L + 3} ${t + 4}Q100 ${t + 12} ${R - 3} ${t + 4}`, COL.red, 5),
    witch: () =>
      p(`M${L + 4} ${t + 8}L${pick([84, 118, 128], 5)} ${t - 54} ${R - 4} ${t + 8}Z`, hg) +
      l(`M${L + 6} ${t + 3}H${R - 6}`, words.c.bd || COL.orange, 6) +
      e(100, t + 11, bw + 30, 9, hg),
    helm: () =>
      p(
        `M${L - 5} ${ey + 4}Q${L - 6} ${t - 20} 100 ${t - 22}Q${R + 6} ${t - 20} ${R + 5} ${ey + 4}L${R - 2} ${ey - 8}Q100 ${ey - 22} ${L + 2} ${ey - 8}Z`,
        words.c.hg || COL.steel,
      ) + p(`M95 ${ey - 16}h10l-2 28h-6Z`, words.c.hg || COL.steel, 2),
    kettle: () =>
      e(100, t + 16, bw + 24, 10, words.c.hg || COL.steel) +
      p(
        `M${L} ${t + 14}Q${L} ${t - 18} 100 ${t - 20}Q${R} ${t - 18} ${R} ${t + 14}Q100 ${t + 20} ${L} ${t + 14}Z`,
        words.c.hg || COL.steel,
      ),
    great: () =>
      p(
        `M${L - 6} ${t - 6}Q100 ${t - 24} ${R + 6} ${t - 6}V${ch - 4}L100 ${ch + 14} ${L - 6} ${ch - 4}Z`,
        words.c.hg || COL.steel,
      ) +
      p(`M${L} ${ey - 6}H${R}V${ey + 4}H${L}Z`, K, 0) +
      p(`M95 ${t - 14}h10v${ch - t + 24}h-10Z`, words.c.bd || COL.gold, 1.5) +
      both(o(116, ch - 26, 2.6, K, 0) + o(122, ch - 18, 2.6, K, 0) + o(112, ch - 14, 2.6, K, 0)),
    sallet: () =>
      p(
        `M${L - 5} ${ch - 10}L${L - 8} ${t + 10}Q${L} ${t - 22} 100 ${t - 24}Q${R} ${t - 22} ${R + 8} ${t + 10}L${R + 5} ${ch - 10}L100 ${ch + 12}Z`,
        words.c.hg || COL.steel,
      ) +
      p(
        `M${L + 2} ${ey - 6}L97 ${ey + 2}V${ch}L${L + 8} ${ch - 14}ZM${R - 2} ${ey - 6}L103 ${ey + 2}V${ch}L${R - 8} ${ch - 14}Z`,
        mix(words.c.hg || COL.steel, "#000", 0.45),
        2,
      ) +
      both(p(`M${xe - 9} ${ey + 1}l18 -7v9Z`, words.c.ey || "#fff", 0)),
    barbute: () =>
      p(
        `M${L - 5} ${ch}L${L - 6} ${t}Q100 ${t - 32} ${R + 6} ${t}L${R + 5} ${ch}L106 ${ch + 8}V${ey + 12}L${R - 3} ${ey + 8}V${ey - 8}L100 ${ey - 14} ${L + 3} ${ey - 8}V${ey + 8}L94 ${ey + 12}V${ch + 8}Z`,
        words.c.hg || COL.steel,
      ),
    plume: () =>
      p(
        `M98 ${t - 16}Q70 ${t - 54} ${R + 24} ${t - 50}Q${R + 44} ${t - 30} ${R + 30} ${t + 4}Q${R + 10} ${t - 30} 104 ${t - 12}Z`,
        words.c.pl || COL.red,
      ),
    crest: () => p(`M${L} ${t - 8}Q100 ${t - 64} ${R} ${t - 8}Q100 ${t - 26} ${L} ${t - 8}Z`, words.c.pl || COL.red),
    helmwings: () =>
      both(
        p(
          `M${R} ${t + 14}L${R + 34} ${t - 42} ${R + 30} ${t - 10} ${R + 22} ${t} ${R + 24} ${t + 8} ${R} ${t + 30}Z`,
          words.c.wg || COL.white,
        ),
      ),
    hornhelm: () =>
      both(
        p(
          `M${R - 4} ${t + 16}Q${R + 34} ${t + 12} ${R + 30} ${t - 34}Q${R + 16} ${t - 8} ${R - 8} ${t - 2}Z`,
          COL.bone,
        ),
      ) +
      p(
        `M${L - 4} ${t + 26}Q${L - 4} ${t - 18} 100 ${t - 18}Q${R + 4} ${t - 18} ${R + 4} ${t + 26}Q100 ${t + 14} ${L - 4} ${t + 26}Z`,
        words.c.hg || COL.steel,
      ) +
      l(`M100 ${t - 16}V${t + 18}`, COL.bronze, 5),
    pothat: () =>
      p(`M${L - 4} ${t + 18}V${t - 14}H${R + 4}V${t + 18}Z`, words.c.hg || COL.coal) +
      l(`M${R + 4} ${t - 6}H${R + 32}`, K, 6),
    crown: () =>
      p(
        `M${L - 2} ${t + 14}L${L - 8} ${t - 28} ${100 - bw * 0.45} ${t - 6} 100 ${t - 36} ${100 + bw * 0.45} ${t - 6} ${R + 8} ${t - 28} ${R + 2} ${t + 14}Z`,
        COL.gold,
      ) + o(100, t, 5, COL.red, 1.5),
    circlet: () =>
      l(`M${L - 1} ${t + 20}Q100 ${t + 8} ${R + 1} ${t + 20}`, words.c.hg || COL.gold, 6) +
      o(100, t + 13, 6, words.c.gm || COL.teal, 2),
    bandana: () =>
      p(
        `M${L - 3} ${t + 24}Q${L - 4} ${t - 12} 100 ${t - 12}Q${R + 4} ${t - 12} ${R + 3} ${t + 24}Q100 ${t + 10} ${L - 3} ${t + 24}Z`,
        hg,
      ) +
      p(`M${R} ${t + 18}l26 -4 -8 12 10 12 -26 -8Z`, hg, 2) +
      times(3, (i) => o(84 + i * 16, t + 4, 3, "#fff", 0)),
    scarf: () =>
      p(
        `M${L - 10} ${ch + 6}Q${L - 16} ${t - 14} 100 ${t - 16}Q${R + 16} ${t - 14} ${R + 10} ${ch + 6}L100 ${ch + 18}Z M${L + 2} ${ey}Q${L + 6} ${ch - 4} 100 ${ch}Q${R - 6} ${ch - 4} ${R - 2} ${ey}Q${R - 6} ${t + 14} 100 ${t + 12}Q${L + 6} ${t + 14} ${L + 2} ${ey}Z`,
        hg,
      ).replace("<path", '<path fill-rule="evenodd"'),
    turban: () =>
      times(3, (i) => e(100, t + 10 - i * 12, bw + 10 - i * 7, 14, i % 2 ? hd : hg)) + o(100, t + 2, 6, COL.gold, 2),
    mitre: () =>
      p(`M${L + 2} ${t + 16}L${L - 2} ${t - 22} 100 ${t - 56} ${R + 2} ${t - 22} ${R - 2} ${t + 16}Z`, hg) +
      l(`M100 ${t - 46}V${t + 12}M${100 - 12} ${t - 20}h24`, COL.gold, 5),
    wimple: () =>
      p(
        `M${L - 14} ${ch + 20}Q${L - 18} ${t - 10} 100 ${t - 14}Q${R + 18} ${t - 10} ${R + 14} ${ch + 20}L${R + 2} ${ch + 8}Q${R + 2} ${t + 16} 100 ${t + 14}Q${L - 2} ${t + 16} ${L - 2} ${ch + 8}Z`,
        words.c.hg || COL.black,
      ) + l(`M${L} ${t + 22}Q100 ${t + 8} ${R} ${t + 22}`, "#fff", 8),
    kepi: () =>
      p(`M${L - 2} ${t + 14}L${L} ${t - 24}H${R}L${R + 2} ${t + 14}Z`, hg) +
      p(
        `M${L - 6} ${t + 12}Q100 ${t + 2} ${R + 6} ${t + 12}Q${R + 2} ${t + 24} 100 ${t + 18}Q${L - 2} ${t + 24} ${L - 6} ${t + 12}Z`,
        K,
      ) +
      o(100, t - 6, 8, COL.gold, 2),
    wig: () =>
      times(4, (i) => both(o(R + 4, ey - 16 + i * 17, 12, "#ebe8e0", 2))) +
      p(capOf(f) + `Q${R - 4} ${t + 18} 100 ${t + 14}Q${L + 4} ${t + 18} ${L - 3} ${ey - 2}Z`, "#ebe8e0"),
    feathers: () =>
      l(`M${L - 1} ${t + 18}Q100 ${t + 6} ${R + 1} ${t + 18}`, COL.brown, 7) +
      times(2, (i) =>
        g(
          `rotate(${34 + i * 22} ${R - 8} ${t + 14})`,
          e(R - 8, t - 8, 6, 22, at([COL.teal, COL.red, COL.white, COL.orange], i + (h & 3)), 2) +
            l(`M${R - 8} ${t - 24}V${t + 8}`, K, 1.5),
        ),
      ),
    leaves: () =>
      times(7, (i) =>
        e(L + (i * bw) / 3, t + 10 - Math.sin(i * 0.52) * 12, 7, 15, i % 2 ? COL.green : COL.moss, 2, (i - 3) * 22),
      ),
    flower: () =>
      times(6, (i) =>
        o(100 + bw * 0.7 + 9 * Math.cos(i * 1.05), t + 8 + 9 * Math.sin(i * 1.05), 6, words.c.fl || COL.pink, 1.5),
      ) + o(100 + bw * 0.7, t + 8, 5, COL.yellow, 1.5),
    petals: () =>
      times(9, (i) => g(`rotate(${(i - 4) * 22} 100 ${ey})`, e(100, t - 12, 10, 22, words.c.fl || COL.pink, 2))),
    headlamp: () => l(`M${L - 1} ${t + 18}Q100 ${t + 4} ${R + 1} ${t + 18}`, K, 8) + o(100, t + 10, 11, COL.yellow),
    goggleshead: () =>
      l(`M${L - 1} ${t + 22}Q100 ${t + 8} ${R + 1} ${t + 22}`, "#3b2a1c", 7) +
      both(o(113, t + 12, 11, COL.bronze) + o(113, t + 12, 7, COL.ice, 0)),
    antenna: () =>
      both(
        l(`M110 ${t + 4}Q118 ${t - 20} 130 ${t - 32}`, words.c.hg || skin, 4) +
          o(131, t - 33, 6, words.c.an || COL.red, 2),
      ),
    rod: () =>
      l(`M100 ${t}V${t - 34}`, COL.steel, 4) +
      o(100, t - 36, 7, words.c.an || COL.red) +
      l(`M88 ${t - 20}h24M92 ${t - 28}h16`, COL.steel, 3),
    dome: () =>
      o(100, (t + ch) / 2, bw + 24, "#d9f2ff44", 3, COL.ice) +
      l(`M${L - 6} ${t + 16}Q${L} ${t - 8} ${L + 20} ${t - 10}`, "#fff", 5),
    skullcap: () =>
      p(
        `M${L - 2} ${t + 18}Q${L} ${t - 12} 100 ${t - 13}Q${R} ${t - 12} ${R + 2} ${t + 18}Q100 ${t + 8} ${L - 2} ${t + 18}Z`,
        COL.steel,
      ) + both(o(116, t + 8, 3, K, 0)),
    brain: () =>
      times(5, (i) => o(100 - bw * 0.7 + i * bw * 0.35, t + 2 - Math.sin(i * 0.78) * 10, bw * 0.34, COL.pink, 2)) +
      l(`M100 ${t - 16}v20M${100 - bw * 0.4} ${t - 6}q8 6 2 14M${100 + bw * 0.4} ${t - 6}q-8 6 -2 14`, COL.rose, 3),
    mortar: () =>
      p(`M${L} ${t + 14}Q${L} ${t - 6} 100 ${t - 6}Q${R} ${t - 6} ${R} ${t + 14}Z`, COL.black) +
      p(`M100 ${t - 30}L${R + 26} ${t - 12} 100 ${t + 6} ${L - 26} ${t - 12}Z`, COL.black) +
      l(`M100 ${t - 12}L${R + 18} ${t - 6}v24`, COL.yellow, 3),
    beret: () => e(106, t + 2, bw + 16, 17, hg, 2.5, -12) + l(`M108 ${t - 14}l3 -9`, hg, 5),
    nurse: () =>
      p(`M${L + 4} ${t + 10}L${L - 4} ${t - 18}H${R + 4}L${R - 4} ${t + 10}Z`, "#fff") +
      l(`M100 ${t - 14}v18M91 ${t - 5}h18`, COL.red, 6),
    gear: () =>
      times(10, (i) => g(`rotate(${i * 36} 100 ${t - 4})`, p(`M95 ${t - 30}h10v12h-10Z`, COL.bronze, 2))) +
      o(100, t - 4, 18, COL.bronze) +
      o(100, t - 4, 7, K, 0),
    clock: () => o(100, t - 8, 22, "#fff", 3.5, COL.gold) + l(`M100 ${t - 8}v-13M100 ${t - 8}l9 5`, K, 3),
    candles: () =>
      times(
        3,
        (i) =>
          p(`M${84 + i * 13} ${t + 4 - (i === 1 ? 6 : 0)}v-22h8v22Z`, COL.bone, 2) +
          p(`M${88 + i * 13} ${t - 20 - (i === 1 ? 6 : 0)}q-7 -8 0 -18q7 10 0 18Z`, COL.ember, 1.5),
      ),
    nightcap: () =>
      p(
        `M${L - 4} ${t + 18}Q${L} ${t - 30} 110 ${t - 34}Q${R + 30} ${t - 30} ${R + 26} ${t + 20}Q${R + 6} ${t - 8} ${R + 3} ${t + 18}Q100 ${t + 6} ${L - 4} ${t + 18}Z`,
        hg,
      ) + o(R + 26, t + 24, 9, "#fff"),
    catmask: () =>
      p(
        `M${L - 2} ${t + 34}L${L - 2} ${t - 28} ${100 - bw * 0.3} ${t}H${100 + bw * 0.3}L${R + 2} ${t - 28} ${R + 2} ${t + 34}L100 ${ny + 4}Z`,
        words.c.mk || COL.black,
      ) + both(e(xe, ey, 8, 5, COL.yellow, 0) + l(`M${xe} ${ey - 4}v8`, K, 2.5)),
    beakmask: () =>
      p(
        `M${L - 2} ${ey - 16}H${R + 2}L${R - 4} ${ey + 10}L112 ${ch + 34} 94 ${ey + 24}L${L + 2} ${ey + 10}Z`,
        COL.bone,
      ) + both(o(xe, ey - 2, 9, K, 0) + o(xe, ey - 2, 4, COL.red, 0)),
    wolfmask: () =>
      p(
        `M${L - 10} ${ey + 14}L${L - 12} ${t - 34} ${100 - bw * 0.3} ${t - 4}H${100 + bw * 0.3}L${R + 12} ${t - 34} ${R + 10} ${ey + 14}L114 ${ch - 14} 100 ${ch - 2} 86 ${ch - 14}Z`,
        words.c.mk || COL.coal,
      ) +
      both(p(`M${xe - 8} ${ey + 4}l18 -10 -4 12Z`, COL.yellow, 0)) +
      p(`M92 ${ch - 18}h16l-8 12Z`, K, 0),
    facemask: () =>
      p(
        `M${L + 1} ${t + 8}Q100 ${t - 8} ${R - 1} ${t + 8}L${R - 6} ${my}Q100 ${ch + 18} ${L + 6} ${my}Z`,
        words.c.mk || COL.bone,
      ) +
      both(e(xe, ey, 9, 6, K, 0)) +
      l(`M${100 - jw * 0.6} ${my}q${jw * 0.6} ${has("frown") ? -12 : 12} ${jw * 1.2} 0`, K, 4) +
      l(`M100 ${t + 6}V${ny}`, "#0004", 3),
    bandage: () => l(`M${L} ${t + 14}L${R} ${t + 24}M${L} ${t + 24}L${R} ${t + 12}`, "#f2eee4", 9),
    rag: () =>
      p(
        `M${L - 6} ${t + 24}Q${L - 8} ${t - 12} 100 ${t - 14}Q${R + 8} ${t - 12} ${R + 6} ${t + 24}Q100 ${t + 8} ${L - 6} ${t + 24}Z`,
        hg,
      ) + both(p(`M${R} ${t + 18}l12 26 -14 -6Z`, hg, 2)),
  };
};

// Whole bodies: what has no face like a person's or an animal's.
import { COL, K, both, e, g, l, mix, o, p, times, type Words } from "../pen";

export type Bodies = Record<string, (words: Words, id: string) => string>;

export const BODIES: Bodies = {
  worm: (words) => {
    const c = words.c.sk ?? COL.pink;
    const d = mix(c, "#000", 0.3);
    return (
      l("M30 196Q30 130 84 140T140 96", d, 50) +
      l("M30 196Q30 130 84 140T140 96", c, 44) +
      times(5, (i) => l(`M${44 + i * 20} ${140 - (i % 2) * 6}q4 16 0 26`, d, 3)) +
      o(140, 76, 40, c) +
      o(140, 76, 25, "#3a0d18") +
      times(8, (i) => g(`rotate(${i * 45} 140 76)`, p("M135 52l5 14 5 -14Z", "#fff", 1))) +
      (words.has("eyes") ? o(118, 42, 8, COL.yellow) + o(160, 42, 8, COL.yellow) : "")
    );
  },
  shell: (words) => {
    const c = words.c.sk ?? COL.teal;
    return (
      l("M28 190Q60 150 120 168", COL.pink, 34) +
      p("M50 170Q40 50 120 50Q186 60 176 170Z", c) +
      times(4, (i) => l(`M${66 + i * 28} 168Q${70 + i * 22} 100 ${100 + i * 10} 60`, mix(c, "#000", 0.4), 4)) +
      o(34, 158, 16, COL.pink) +
      o(28, 152, 5, K, 0) +
      l("M30 144L20 122M40 144L46 122", COL.pink, 4)
    );
  },
  snake: (words) => {
    const c = words.c.sk ?? COL.green;
    const d = mix(c, "#000", 0.35);
    return (
      l("M40 186H150Q184 176 158 150T70 130Q40 110 74 90T104 66", d, 34) +
      l("M40 186H150Q184 176 158 150T70 130Q40 110 74 90T104 66", c, 28) +
      times(7, (i) => o(54 + i * 15, 186, 4, d, 0)) +
      p("M84 70Q70 20 122 22Q164 26 160 56Q150 78 112 80Z", c) +
      o(132, 42, 7, COL.yellow) +
      o(134, 42, 3, K, 0) +
      l("M160 58l22 6M182 64l10 -6M182 64l8 8", COL.red, 3) +
      p("M146 64l3 14 6 -14Z", "#fff", 1)
    );
  },
  spider: (words) => {
    const c = words.c.sk ?? COL.coal;
    const d = mix(c, "#fff", 0.3);
    return (
      both(
        times(4, (i) =>
          l(`M120 ${104 + i * 8}L${152 + i * 8} ${60 + i * 24} ${176 + (i % 2) * 14} ${104 + i * 28}`, c, 8),
        ),
      ) +
      e(100, 134, 38, 42, c) +
      p("M100 112l14 18 -14 24 -14 -24Z", words.c.tr ?? COL.red, 2) +
      o(100, 88, 28, d) +
      both(
        o(109, 84, 6, words.c.ey ?? COL.yellow, 2) +
          o(120, 76, 4, words.c.ey ?? COL.yellow, 2) +
          p("M104 106l4 16 7 -16Z", COL.bone, 2),
      )
    );
  },
  bee: (words) => {
    const c = words.c.sk ?? COL.yellow;
    return (
      both(e(150, 66, 18, 46, COL.ice, 2.5, 50) + e(156, 104, 14, 34, COL.ice, 2.5, 80)) +
      e(100, 126, 38, 50, c) +
      times(3, (i) => l(`M${66 + i * 3} ${116 + i * 18}H${134 - i * 3}`, K, 9)) +
      p("M94 174h12l-6 20Z", K, 0) +
      o(100, 74, 28, c) +
      both(o(112, 70, 9, K, 0) + o(114, 67, 3, "#fff", 0) + l("M108 48Q116 30 130 28", K, 4)) +
      p(words.has("beak") ? "M90 82h20l-10 24Z" : "M94 86h12l-6 6Z", COL.orange, 2)
    );
  },
  beetle: (words) => {
    const c = words.c.sk ?? COL.rust;
    const d = mix(c, "#000", 0.35);
    return (
      both(times(3, (i) => l(`M130 ${104 + i * 22}l30 ${-14 + i * 10} 14 26`, K, 8))) +
      p("M100 66Q156 70 152 134Q140 188 100 190Q60 188 48 134Q44 70 100 66Z", c) +
      l("M100 70V188", K, 3) +
      p("M68 72Q100 34 132 72Q100 86 68 72Z", d) +
      both(o(112, 62, 7, COL.yellow) + l("M108 44Q140 30 128 8Q118 16 110 12", K, 7)) +
      (words.has("spots") ? both(o(124, 108, 9, d, 0) + o(120, 146, 9, d, 0)) : "")
    );
  },
  grub: (words) => {
    const c = words.c.sk ?? COL.lime;
    const d = mix(c, "#000", 0.3);
    return (
      times(5, (i) => o(168 - i * 24, 150 - Math.sin(i * 0.9) * 30, 32, i % 2 ? c : d)) +
      o(72, 92, 36, c) +
      o(60, 84, 9, "#fff") +
      o(86, 84, 9, "#fff") +
      o(60, 85, 4, K, 0) +
      o(86, 85, 4, K, 0) +
      p("M62 108l8 12 6 -12 6 12 6 -12Z", COL.bone, 2) +
      times(6, (i) => p(`M${90 + i * 14} ${118 - (i % 3) * 12}l8 -22 6 22Z`, COL.brown, 2))
    );
  },
  shark: (words) => {
    const c = words.c.sk ?? COL.blue;
    const d = mix(c, "#000", 0.3);
    return (
      p("M8 116Q70 46 150 70L190 40 184 112 192 160 150 132Q80 176 8 116Z", c) +
      p("M16 120Q60 150 104 146Q70 160 16 120Z", "#fff", 0) +
      p("M84 68L110 16 124 68Z", d) +
      p("M96 128L120 176 128 126Z", d) +
      o(48, 100, 7, "#fff") +
      o(48, 100, 3.4, K, 0) +
      p("M16 122l8 -6 6 10 8 -9 6 11 9 -9 7 8Q40 140 16 122Z", "#fff", 1.5) +
      l("M76 94v24M86 92v26", d, 3) +
      (words.has("atoms") ? e(100, 100, 92, 26, "none", 3, 30) + e(100, 100, 92, 26, "none", 3, -30) : "")
    );
  },
  bird: (words) => {
    const c = words.c.sk ?? COL.black;
    const d = mix(c, "#fff", 0.2);
    return (
      p("M40 120Q20 60 6 40Q70 50 92 96Z", d) +
      p("M160 120Q180 60 194 40Q130 50 108 96Z", d) +
      e(100, 130, 36, 46, c) +
      o(100, 82, 28, c) +
      both(o(111, 76, 7, words.c.ey ?? COL.yellow) + o(111, 76, 3, K, 0)) +
      p("M90 86h20l-10 26Z", COL.orange) +
      l("M90 174v18M110 174v18", COL.orange, 5)
    );
  },
  rats: (words) => {
    const c = words.c.sk ?? COL.grey;
    const d = mix(c, "#000", 0.3);
    return [
      [56, 70, 0.62],
      [146, 78, 0.6],
      [100, 136, 0.8],
    ]
      .map(([x, y, q], i) =>
        g(
          `translate(${x} ${y}) scale(${i % 2 ? -q! : q} ${q})`,
          l("M40 34Q86 40 70 -6", COL.pink, 6) +
            p("M-64 34Q-50 -8 0 -14Q50 -10 50 38Z", i % 2 ? d : c) +
            o(-6, -16, 15, COL.pink) +
            o(-34, 10, 5, COL.red, 0) +
            o(-64, 32, 6, K, 0) +
            l("M-54 34l-24 10M-54 30l-24 -2", K, 2) +
            p("M-58 36h6v10h-6Z", "#fff", 1),
        ),
      )
      .join("");
  },
  dragon: (words) => {
    const c = words.c.sk ?? COL.red;
    const d = mix(c, "#000", 0.35);
    return (
      p("M110 130Q130 40 194 12Q184 50 196 80Q176 84 180 112Q156 112 150 140Z", d) +
      p(
        "M40 214Q30 130 84 118Q40 110 30 84L8 78Q6 60 24 54Q40 30 74 40L96 20 92 48Q120 66 118 110Q150 140 160 214Z",
        c,
      ) +
      p("M70 214Q62 160 92 140Q120 160 122 214Z", COL.yellow, 0) +
      o(64, 60, 8, COL.yellow) +
      o(62, 60, 3.4, K, 0) +
      l("M12 74Q40 84 58 80", K, 3) +
      p("M20 76l4 12 6 -10 5 12 6 -10Z", "#fff", 1) +
      (words.has("fire") ? p("M10 84Q-10 120 20 150Q14 128 30 120Q30 140 44 146Q52 112 26 90Z", COL.ember) : "") +
      times(4, (i) => p(`M${108 + i * 6} ${70 + i * 18}l22 -8 -12 20Z`, d, 2))
    );
  },
  tree: (words) => {
    const c = words.c.sk ?? "#6b4a2a";
    const d = mix(c, "#000", 0.35);
    return (
      both(l("M122 90Q160 84 172 48M146 80l26 6M160 66l-4 -26", c, 12)) +
      times(11, (i) => o(40 + i * 12, 44 - Math.sin(i * 0.314) * 22, 24, i % 2 ? COL.moss : COL.green)) +
      p("M66 214Q74 150 68 66Q100 54 132 66Q126 150 134 214Z", c) +
      both(p("M108 98l18 -8 -2 14Z", COL.yellow, 2) + l("M116 204v-24", d, 4)) +
      p("M84 128Q100 116 116 128Q112 152 100 152Q88 152 84 128Z", K, 0) +
      l("M100 100v16", d, 5)
    );
  },
  mushroom: (words) => {
    const c = words.c.sk ?? COL.red;
    return (
      p("M64 214Q72 150 70 100H130Q128 150 136 214Z", COL.bone) +
      both(o(113, 126, 6, K, 0)) +
      l("M88 146q12 9 24 0", K, 4) +
      p("M16 108Q20 24 100 22Q180 24 184 108Q140 92 100 92Q60 92 16 108Z", c) +
      o(64, 66, 13, "#fff", 2) +
      o(112, 46, 11, "#fff", 2) +
      o(146, 78, 12, "#fff", 2) +
      l("M148 150l30 -20v60", COL.brown, 6)
    );
  },
  rider: (words) => {
    const c = words.c.sk ?? COL.bone;
    const t = words.c.cl ?? COL.black;
    return (
      p(
        "M30 214Q24 150 60 138L52 110Q40 96 20 108Q2 104 10 88L40 50Q50 40 54 26L64 44Q96 56 104 130Q150 134 166 214Z",
        c,
      ) +
      o(46, 66, 5, K, 0) +
      l("M64 46Q92 66 96 118", mix(c, "#000", 0.4), 9) +
      l("M16 100Q60 110 100 150", "#3b2a1c", 4) +
      p("M84 176Q92 96 124 92Q164 96 168 190Z", t) +
      p("M98 92Q94 40 124 34Q154 40 150 92Q124 106 98 92Z", words.c.hg ?? t) +
      (words.has("skull")
        ? p("M106 78Q104 52 122 50Q140 52 138 78Q130 92 122 92Q112 92 106 78Z", COL.bone) +
          o(115, 70, 5, K, 0) +
          o(130, 70, 5, K, 0)
        : p("M104 66H142V76H104Z", K, 0) +
          o(114, 71, 3, words.c.ey ?? COL.yellow, 0) +
          o(132, 71, 3, words.c.ey ?? COL.yellow, 0))
    );
  },
  ghost: (words) => {
    const c = words.c.sk ?? COL.ice;
    return (
      p("M38 200Q34 34 100 30Q166 34 162 200L142 178 122 202 100 178 78 202 58 178Z", c) +
      both(e(118, 86, 9, 15, K, 0)) +
      e(100, 124, 10, 16, K, 0) +
      both(l("M152 110Q182 116 180 84", c, 14))
    );
  },
  specter: (words) => {
    const c = words.c.sk ?? K;
    return (
      p("M40 214Q24 90 72 60Q70 22 100 20Q130 22 128 60Q176 90 160 214Z", c, 3) +
      both(p("M106 54l14 -6 -2 10Z", words.c.ey ?? COL.red, 0)) +
      both(
        times(4, (i) => l(`M150 ${118 + i * 4}Q${176 + i * 4} ${110 + i * 10} ${170 + i * 8} ${70 + i * 22}`, c, 6)),
      ) +
      l("M60 204Q100 120 140 204", "#fff2", 3)
    );
  },
  nightgaunt: (words) => {
    const c = words.c.sk ?? "#1f1c28";
    return (
      both(
        p("M112 96Q140 20 196 14Q180 50 194 84Q170 84 172 116Q148 108 130 140Z", mix(c, "#fff", 0.12)) +
          l("M122 150Q152 150 158 190M158 190l-8 8M158 190l8 6", c, 9),
      ) +
      p("M72 214Q62 120 100 112Q138 120 128 214Z", c) +
      e(100, 84, 27, 34, c) +
      both(p("M110 58Q112 30 128 22Q130 48 122 64Z", c)) +
      e(100, 88, 17, 22, mix(c, "#fff", 0.16), 0) +
      l("M128 196Q180 214 184 168l-8 8M184 168l8 6", c, 6)
    );
  },
  byakhee: (words) => {
    const c = words.c.sk ?? COL.olive;
    return (
      both(p("M112 90L196 26 176 76 198 106 160 112 166 146 122 132Z", COL.sand)) +
      e(100, 134, 28, 52, c) +
      times(4, (i) => l(`M76 ${110 + i * 18}h48`, K, 3)) +
      p("M72 74Q74 38 100 36Q126 38 128 74L100 112Z", c) +
      both(o(114, 66, 8, COL.red) + l("M108 40Q116 20 132 18", K, 4)) +
      l("M90 96l10 12 10 -12", K, 3)
    );
  },
  yith: (words) => {
    const c = words.c.sk ?? COL.rust;
    return (
      p("M40 210Q66 150 76 104H124Q134 150 160 210Z", c) +
      times(3, (i) => l(`M${66 - i * 5} ${150 + i * 20}H${134 + i * 5}`, mix(c, "#000", 0.4), 3)) +
      l("M84 106Q50 90 40 50", c, 12) +
      p("M24 58L30 26 42 44 54 26 56 58Z", COL.bone) +
      l("M116 106Q150 90 160 50", c, 12) +
      p("M148 54Q150 20 160 20Q176 20 176 54Z", COL.bone) +
      l("M100 104V70", c, 14) +
      o(100, 52, 26, c) +
      o(100, 46, 7, COL.yellow) +
      o(86, 56, 7, COL.yellow) +
      o(114, 56, 7, COL.yellow) +
      times(4, (i) => l(`M${88 + i * 8} 76v14`, COL.pink, 3))
    );
  },
  darkyoung: (words) => {
    const c = words.c.sk ?? "#2a2f22";
    return (
      times(9, (i) =>
        l(
          `M100 110Q${30 + i * 17} ${70 - (i % 2) * 20} ${10 + i * 22} ${14 + (i % 3) * 20}`,
          i % 2 ? c : mix(c, "#fff", 0.15),
          12,
        ),
      ) +
      p("M56 190Q44 90 100 86Q156 90 144 190L132 160 122 192 100 166 78 192 68 160Z", c) +
      e(100, 124, 22, 13, "#5a1420") +
      times(4, (i) => p(`M${84 + i * 9} 114l4 10 4 -10Z`, "#fff", 1)) +
      e(78, 152, 12, 8, "#5a1420") +
      e(124, 154, 12, 8, "#5a1420")
    );
  },
  squid: (words) => {
    const c = words.c.sk ?? COL.plum;
    return (
      times(8, (i) =>
        l(`M100 120Q${20 + i * 23} 140 ${4 + i * 27} ${196 - (i % 2) * 30}`, i % 2 ? c : mix(c, "#000", 0.3), 13),
      ) +
      p("M52 120Q44 24 100 20Q156 24 148 120Q100 150 52 120Z", c) +
      (words.has("cyclops")
        ? e(100, 84, 30, 20, "#fff") + o(100, 84, 12, words.c.ey ?? COL.red, 0) + e(100, 84, 3, 12, K, 0)
        : both(e(122, 84, 13, 10, words.c.ey ?? COL.yellow) + o(122, 84, 5, K, 0)))
    );
  },
  eyeball: (words) => {
    const c = words.c.sk ?? COL.plum;
    return (
      both(p("M130 90L192 50 186 90 196 116 150 124Z", c)) +
      times(5, (i) => l(`M${70 + i * 15} 146Q${60 + i * 20} 176 ${66 + i * 18} 198`, c, 8)) +
      o(100, 98, 56, c) +
      o(100, 98, 36, "#fff") +
      o(100, 98, 18, words.c.ey ?? COL.red, 0) +
      o(100, 98, 9, K, 0) +
      o(107, 90, 5, "#fff", 0)
    );
  },
  blob: (words) => {
    const c = words.c.sk ?? COL.lime;
    return (
      p("M20 204Q14 150 44 136Q36 60 92 56Q110 20 140 56Q178 76 164 136Q190 156 184 204Z", c) +
      o(76, 100, 17, "#fff") +
      o(76, 100, 8, K, 0) +
      o(128, 90, 12, "#fff") +
      o(128, 90, 6, K, 0) +
      o(110, 128, 9, "#fff") +
      o(110, 128, 4, K, 0) +
      p("M66 160Q100 148 140 160Q100 190 66 160Z", "#3a0d18") +
      times(5, (i) => p(`M${78 + i * 11} 158l4 9 5 -9Z`, "#fff", 0)) +
      (words.has("old") ? p("M60 164Q100 178 146 164L130 204H74Z", COL.white) : "") +
      (words.has("spiky")
        ? times(6, (i) => p(`M${50 + i * 18} ${70 - (i % 2) * 14}l4 -34 14 30Z`, mix(c, "#000", 0.3), 2))
        : "") +
      (words.has("horned")
        ? p("M56 76Q30 50 40 20Q60 40 78 58Z", COL.bone) + p("M150 66Q176 44 168 14Q150 30 132 48Z", COL.bone)
        : "")
    );
  },
  mountain: (words) => {
    const c = words.c.sk ?? COL.grey;
    return (
      p("M-10 214L30 110 62 124 100 26 138 120 168 104 210 214Z", c) +
      p("M100 26L82 72 96 66 104 78 118 70Z", "#fff") +
      both(p("M108 128l22 -8 -4 16Z", COL.yellow)) +
      p("M74 158Q100 146 126 158Q100 182 74 158Z", K, 0) +
      both(o(160, 180, 20, mix(c, "#000", 0.25))) +
      l("M24 130l8 -16 8 16", COL.moss, 6) +
      l("M160 130l8 -16 8 16", COL.moss, 6)
    );
  },
  turret: (words) => {
    const c = words.c.sk ?? COL.clay;
    return (
      p("M50 204L66 140H134L150 204Z", mix(c, "#000", 0.3)) +
      p("M56 140Q56 84 100 84Q144 84 144 140Z", c) +
      l("M24 86Q100 40 176 86", COL.brown, 11) +
      l("M24 86L100 128 176 86", COL.bone, 3) +
      p("M94 30h12v92h-12Z", COL.steel) +
      p("M88 36L100 8 112 36Z", COL.steel) +
      both(o(122, 116, 7, COL.yellow))
    );
  },
  flamebody: (words) =>
    p(
      "M100 6Q130 46 150 60Q190 110 168 160Q150 200 100 200Q50 200 32 160Q12 110 54 70Q58 96 72 100Q64 46 100 6Z",
      COL.ember,
    ) +
    p("M100 54Q140 94 148 132Q148 184 100 186Q52 184 54 134Q60 116 70 108Q76 126 86 124Q80 84 100 54Z", COL.yellow) +
    (words.has("baby")
      ? both(o(114, 136, 7, K, 0) + o(116, 133, 2.5, "#fff", 0)) + l("M90 156q10 8 20 0", K, 4)
      : both(p("M108 136l20 -10 -4 14Z", K, 0)) + p("M80 158Q100 148 120 158Q100 180 80 158Z", K, 0)),
  hand: (words) => {
    const c = words.c.sk ?? COL.fair;
    return (
      p("M14 74H186V150H14Z", COL.coal) +
      p("M30 92H170V134H30Z", K) +
      p(
        "M64 214V128Q60 96 72 96Q82 98 82 120V72Q84 58 92 60Q100 60 100 76V66Q106 54 114 62Q118 66 117 82Q124 70 131 78Q134 84 132 100V150Q132 180 126 214Z",
        c,
      ) +
      l("M100 76V112M117 82V112", mix(c, "#000", 0.35), 2.5)
    );
  },
  walker: (words) => {
    const c = words.c.sk ?? COL.lime;
    return (
      both(l("M128 110L172 130 160 200", COL.coal, 9) + l("M118 120L132 150 124 204", COL.coal, 8)) +
      p("M44 110Q40 50 100 48Q160 50 156 110Q100 140 44 110Z", c) +
      e(100, 84, 40, 22, COL.ice) +
      both(e(112, 88, 7, 9, K, 0)) +
      l("M100 48V22", COL.coal, 4) +
      o(100, 20, 7, COL.red)
    );
  },
};

// Faces: ears, eyes, noses, mouths, and what is on them.
import { COL, K, both, e, l, mix, n, o, p, times } from "../pen";
import type { Frame, Parts } from "./frame";

/** The right ear; its mirror image is the left one. */
export function ear({ has, R, ey, skin, dk }: Frame): string {
  if (has("elf")) return p(`M${R - 3} ${ey}L${R + 24} ${ey - 26} ${R + 2} ${ey + 18}Z`, skin);
  if (has("goblin"))
    return p(`M${R - 6} ${ey - 6}L${R + 46} ${ey - 30} ${R + 30} ${ey + 8} ${R - 8} ${ey + 20}Z`, skin);
  if (has("imp")) return p(`M${R - 4} ${ey - 4}L${R + 22} ${ey - 24} ${R} ${ey + 14}Z`, skin);
  if (has("bigears")) return o(R + 8, ey + 2, 15, skin) + o(R + 9, ey + 2, 8, dk, 0);
  if (has("deep"))
    return p(`M${R - 4} ${ey - 14}L${R + 26} ${ey - 20} ${R + 16} ${ey} ${R + 26} ${ey + 18} ${R - 4} ${ey + 20}Z`, dk);
  return has("martian", "skull", "hood", "demon") ? "" : o(R, ey + 4, 7, skin, 2.5);
}

/** Both eyes, or however many there are; the first word that fits decides. */
export function eyes(f: Frame): string {
  const { has, words, kind, L, R, bw, ey, ex, xe, dk } = f;
  const glow = words.c.ey ?? COL.yellow;
  if (has("cyclops")) return e(100, ey, bw * 0.55, 14, "#fff") + o(100, ey, 8, words.c.ey ?? K, 0);
  if (has("eyes3"))
    return (
      both(e(xe, ey + 4, 8, 6, glow, 2) + o(xe, ey + 4, 3, K, 0)) +
      e(100, ey - 20, 7, 9, glow, 2) +
      o(100, ey - 20, 3, K, 0)
    );
  if (has("manyeyes"))
    return both(
      o(xe, ey + 4, 7, glow, 2) +
        o(xe + 8, ey - 10, 5, glow, 2) +
        o(100 + ex * 0.4, ey - 16, 4, glow, 2) +
        o(xe, ey + 4, 2.5, K, 0),
    );
  if (has("skull"))
    return (
      both(e(xe, ey, bw * 0.32, 12, K, 0) + (words.c.ey ? o(xe, ey + 1, 4, glow, 0) : "")) +
      p(`M100 ${ey + 12}l6 12h-12Z`, K, 0)
    );
  if (has("noeyes")) return "";
  if (has("glow"))
    return both(p(`M${100 + bw * 0.18} ${ey + 4}L${100 + bw * 0.8} ${ey - 9} ${100 + bw * 0.6} ${ey + 7}Z`, glow, 0));
  if (has("visor"))
    return p(`M${L - 4} ${ey - 10}H${R + 4}V${ey + 8}Q100 ${ey + 16} ${L - 4} ${ey + 8}Z`, words.c.ey ?? COL.red);
  if (has("goggles"))
    return (
      l(`M${L} ${ey}H${R}`, "#3b2a1c", 9) +
      both(o(xe, ey, 13, COL.bronze) + o(xe, ey, 8.5, words.c.ey ?? COL.ice, 0) + o(xe + 3, ey - 3, 2.5, "#fff", 0))
    );
  if (has("eyemask"))
    return (
      p(
        `M${L - 2} ${ey - 11}Q100 ${ey - 16} ${R + 2} ${ey - 11}L${R} ${ey + 9}Q${100 + bw * 0.5} ${ey + 18} 100 ${ey + 6}Q${100 - bw * 0.5} ${ey + 18} ${L} ${ey + 9}Z`,
        words.c.mk ?? K,
        0,
      ) + both(e(xe, ey, 6, 4.4, "#fff", 0) + o(xe, ey, 2.6, K, 0))
    );
  if (has("sleepy", "closed")) return both(l(`M${xe - 7} ${ey}q7 6 14 0`, K, 3.4));
  if (kind === "martian" || has("bigeyes"))
    return both(e(xe, ey, bw * 0.34, 15, words.c.ey ?? K, 2, 20) + o(xe + 4, ey - 6, 4, "#fff", 0));
  if (kind === "deep") return both(o(xe + 8, ey - 4, 12, COL.yellow) + o(xe + 8, ey - 4, 5, K, 0));
  if (kind === "goblin" || kind === "imp")
    return both(e(xe, ey, 10, 8, glow, 2) + o(xe - 2, ey, 3.4, K, 0) + l(`M${xe - 11} ${ey - 9}l20 -5`, dk, 4));
  if (kind === "demon")
    return both(p(`M${100 + bw * 0.15} ${ey + 5}L${100 + bw * 0.85} ${ey - 10} ${100 + bw * 0.7} ${ey + 6}Z`, glow, 2));
  if (kind === "ghoul") return both(e(xe, ey, 9, 8, K, 0) + o(xe, ey, 3.4, glow, 0));
  return both(plainEye(f));
}

function plainEye({ has, kind, child, fem, old, xe, ey, skin, hair, dk }: Frame): string {
  const size = child ? 5.6 : 4;
  const dark = skin === COL.brown || skin === COL.dark || skin === COL.black;
  const white =
    child || has("wide") || dark
      ? e(xe, ey, size + 2, size + 3, "#fff", 1.5)
      : e(xe, ey, size + 1.6, size + 0.6, "#fff", 0);
  const lash = fem ? l(`M${xe + 3} ${ey - 3}l6 -4`, K, 2.4) : "";
  const shine = child ? o(xe + 1.6, ey - 2, 1.8, "#fff", 0) : "";
  const brow = child
    ? l(`M${xe - 6} ${ey - 14}q6 -3 11 0`, hair, 2.5)
    : has("angry") || kind === "giant" || kind === "troll"
      ? l(`M${xe - 10} ${ey - 7}l18 -6`, kind === "human" ? hair : dk, 5)
      : has("worried")
        ? l(`M${xe - 7} ${ey - 15}l13 5`, hair, 3.6)
        : l(`M${xe - 7} ${ey - 11}q7 -5 14 0`, old ? "#c9c5bd" : hair, 3.4);
  return white + o(xe, ey, size, K, 0) + shine + lash + brow;
}

/** What is worn over the eyes. */
export const lenses = ({ L, R, ey, ex, xe, ch }: Frame): Parts => ({
  patch: () => l(`M${L} ${ey - 22}L${R} ${ey + 8}`, K, 4) + o(xe, ey, 11, K, 0),
  eyelens: () => o(xe, ey, 13, COL.steel) + o(xe, ey, 8, COL.red, 0) + o(xe, ey, 3, "#fff", 0),
  glasses: () =>
    both(o(xe, ey, 11, "#ffffff55", 2.6) + l(`M${100 + ex - 11} ${ey}H99M${xe + 11} ${ey}L${R} ${ey - 3}`, K, 2.4)),
  monocle: () =>
    o(xe, ey, 12, "#ffffff66", 3, COL.gold) +
    l(`M${xe + 10} ${ey + 8}Q${R + 6} ${ch} ${R + 2} ${ch + 20}`, COL.gold, 2),
});

export function nose({ has, child, ey, ny, skin, dk }: Frame): string {
  if (has("goblin", "bignose")) return p(`M100 ${ey - 2}Q118 ${ny + 12} 100 ${ny + 16}Q84 ${ny + 14} 96 ${ey}Z`, dk, 2);
  if (has("pignose")) return e(100, ny + 2, 15, 11, mix(skin, COL.pink, 0.5)) + both(o(106, ny + 2, 3, K, 0));
  if (has("rednose")) return o(100, ny, 8, "#d7554a", 2);
  if (has("giant", "troll")) return e(100, ny, 11, 8, dk, 2);
  if (has("martian", "ghoul")) return both(l(`M103 ${ny}v4`, dk, 2.4));
  if (has("skull", "imp", "deep", "noeyes")) return "";
  return child
    ? l(`M98 ${ny}q2 3 4 0`, dk, 2.5)
    : l(`M100 ${ey + 4}l${has("hooknose") ? 9 : 5} ${n(ny - ey + 2)}h-7`, dk, 2.8);
}

/** The mouth; the first word that fits decides. */
export function mouth(f: Frame): string {
  const { has, fem, ch, jw, my } = f;
  const lip = "#6b2320";
  const curve = (down: number, bend: number) =>
    l(`M${100 - jw * 0.5} ${my + down}q${jw * 0.5} ${bend} ${jw} 0`, lip, 3.4);
  if (has("skull")) return times(5, (i) => p(`M${84 + i * 6.6} ${ch - 22}h5.4v13h-5.4Z`, "#fff", 1.5));
  if (has("tusks"))
    return (
      p(
        `M${100 - jw * 0.7} ${my + 4}Q100 ${my - 2} ${100 + jw * 0.7} ${my + 4}Q100 ${my + 16} ${100 - jw * 0.7} ${my + 4}Z`,
        "#3a1414",
        2,
      ) + both(p(`M${100 + jw * 0.35} ${my + 10}l5 -24 8 20Z`, COL.bone, 2))
    );
  if (has("fangs"))
    return (
      p(
        `M${100 - jw * 0.8} ${my}Q100 ${my + 6} ${100 + jw * 0.8} ${my}Q100 ${my + 24} ${100 - jw * 0.8} ${my}Z`,
        "#3a0d18",
        2,
      ) + both(p(`M${100 + jw * 0.25} ${my + 3}l4 13 5 -13Z`, "#fff", 1))
    );
  if (has("grin"))
    return (
      p(
        `M${100 - jw * 0.85} ${my - 4}Q100 ${my + 6} ${100 + jw * 0.85} ${my - 4}Q100 ${my + 26} ${100 - jw * 0.85} ${my - 4}Z`,
        "#fff",
        2,
      ) + l(`M${100 - jw * 0.3} ${my + 1}v9M${100 + jw * 0.3} ${my + 1}v9M100 ${my + 2}v11`, K, 1.6)
    );
  if (has("maw"))
    return (
      e(100, my + 2, jw * 0.9, 17, "#3a0d18") +
      times(6, (i) =>
        p(
          `M${n(100 - jw * 0.75 + i * jw * 0.25)} ${my - 10}l4 10 4 -10ZM${n(100 - jw * 0.75 + i * jw * 0.25)} ${my + 14}l4 -10 4 10Z`,
          "#fff",
          0.8,
        ),
      )
    );
  if (has("shout")) return e(100, my + 4, jw * 0.5, 12, "#4a1418");
  if (has("nomouth")) return "";
  if (has("stitch"))
    return (
      l(`M${100 - jw * 0.7} ${my + 2}H${100 + jw * 0.7}`, K, 2.5) +
      times(5, (i) => l(`M${n(100 - jw * 0.55 + i * jw * 0.28)} ${my - 3}v10`, K, 2))
    );
  if (has("smile", "child")) return curve(0, 11);
  if (has("frown", "angry")) return curve(5, -9);
  if (has("smirk")) return l(`M${100 - jw * 0.4} ${my + 3}q${jw * 0.6} 4 ${jw} -6`, lip, 3.4);
  return l(`M${100 - jw * 0.4} ${my + 2}h${jw * 0.8}`, fem ? "#a8323c" : lip, 3.2);
}

/** What is painted, grown or cut into a face. */
export const marks = (f: Frame): Parts => {
  const { L, R, bw, ch, dk, ey, t, words } = f;
  return {
    cracks: () => l(`M${L + 6} ${t + 20}l14 12 -6 12 12 14M${R - 8} ${ch - 30}l-10 6 -2 12`, dk, 3),
    warpaint: () =>
      both(
        l(
          `M${100 + bw * 0.3} ${ey + 12}l${bw * 0.6} 4M${100 + bw * 0.3} ${ey + 21}l${bw * 0.5} 3`,
          words.c.wp || COL.red,
          5,
        ),
      ),
    stripe: () => p(`M${L + 1} ${ey - 9}H${R - 1}V${ey + 9}H${L + 1}Z`, words.c.wp || COL.red, 0),
    freckles: () =>
      both(
        o(100 + bw * 0.45, ey + 14, 1.8, dk, 0) +
          o(100 + bw * 0.65, ey + 11, 1.8, dk, 0) +
          o(100 + bw * 0.6, ey + 18, 1.8, dk, 0),
      ),
    old: () =>
      both(l(`M${100 + bw * 0.3} ${ey + 10}q${bw * 0.25} 5 ${bw * 0.5} 1`, dk, 2)) +
      l(`M${100 - bw * 0.4} ${t + 18}q${bw * 0.4} -4 ${bw * 0.8} 0`, dk, 2),
    scar: () => l(`M${100 + bw * 0.2} ${ey - 18}L${100 + bw * 0.75} ${ey + 26}`, "#8c2f2a", 4),
  };
};

/** Beards, and what covers the mouth. */
export const beards = (f: Frame): Parts => {
  const { L, R, bw, ch, ey, hair, jw, my, ny, words, xe } = f;
  return {
    goldtooth: () => p(`M102 ${my + 2}h7v7h-7Z`, COL.silver, 1.2),
    longbeard: () =>
      p(
        `M${L + 1} ${ey + 8}Q${100 - bw * 0.5} ${my - 6} 100 ${my - 8}Q${100 + bw * 0.5} ${my - 6} ${R - 1} ${ey + 8}Q${R + 4} ${ch + 20} 100 ${ch + 62}Q${L - 4} ${ch + 20} ${L + 1} ${ey + 8}Z`,
        hair,
      ) + l(`M${100 - 9} ${my + 2}h18`, "#6b2320", 3),
    beard: () =>
      p(
        `M${L + 1} ${ey + 6}Q${100 - bw * 0.5} ${my - 8} 100 ${my - 9}Q${100 + bw * 0.5} ${my - 8} ${R - 1} ${ey + 6}Q${R + 2} ${ch + 10} 100 ${ch + 16}Q${L - 2} ${ch + 10} ${L + 1} ${ey + 6}Z`,
        hair,
      ) + l(`M${100 - 8} ${my + 2}h16`, "#6b2320", 3),
    goatee: () => p(`M92 ${my + 7}h16l-8 ${ch - my + 14}Z`, hair, 2),
    moustache: () =>
      both(
        p(
          `M100 ${my - 6}Q${100 + jw * 0.7} ${my - 10} ${100 + jw + 4} ${my + 6}Q${100 + jw * 0.5} ${my + 4} 100 ${my}Z`,
          hair,
          2,
        ),
      ),
    stubble: () =>
      p(
        `M${100 - jw} ${my - 4}Q100 ${my - 12} ${100 + jw} ${my - 4}L${100 + jw - 2} ${ch - 12}Q100 ${ch + 4} ${102 - jw} ${ch - 12}Z`,
        "#0002",
        0,
      ),
    kerchief: () =>
      p(
        `M${L - 2} ${ny - 2}Q100 ${ny - 8} ${R + 2} ${ny - 2}L${100 + jw} ${ch} 100 ${ch + 24} ${100 - jw} ${ch}Z`,
        words.c.tr || COL.red,
      ),
    gasmask: () => both(o(xe, ey, 12, COL.ice)) + p(`M84 ${ny}h32l6 24H78Z`, COL.coal) + o(100, ny + 16, 9, COL.steel),
  };
};

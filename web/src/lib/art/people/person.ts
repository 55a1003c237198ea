// A person, or anything with a person's face, from shoulders to hat: words in any order, drawn from the back to the front.
import { both, g, l, mix, n, o, p, type Words } from "../pen";
import { behind, clothes } from "./clothes";
import { beards, ear, eyes, lenses, marks, mouth, nose } from "./face";
import { frameOf, type Frame, type Parts } from "./frame";
import { hairs, horns } from "./hair";
import { headgear } from "./headgear";

/** The parts whose words were said, one over the other. */
const worn = (parts: Parts, f: Frame): string =>
  Object.keys(parts)
    .filter((word) => f.has(word))
    .map((word) => parts[word]!())
    .join("");

const NECKLESS = ["giant", "troll", "goblin", "imp"];

function torso({ has, kind, bw, ch, sw, sy, skin, dk, cl }: Frame): string {
  const B = has("robe") ? sw + 10 : sw;
  return (
    p(
      `M${100 - B} 214Q${100 - B + 2} ${sy + 8} ${100 - bw * 0.6} ${sy}H${100 + bw * 0.6}Q${100 + B - 2} ${sy + 8} ${100 + B} 214Z`,
      has("bare") ? skin : cl,
    ) +
    (NECKLESS.includes(kind)
      ? ""
      : p(`M${100 - bw * 0.38} ${ch - 14}h${bw * 0.76}v${sy - ch + 22}q${-bw * 0.38} 12 ${-bw * 0.76} 0Z`, dk, 2))
  );
}

function head({ L, R, ey, t, jw, ch, skin }: Frame): string {
  return (
    p(
      `M${L} ${ey}Q${L} ${t} 100 ${t}Q${R} ${t} ${R} ${ey}L${100 + jw} ${n(ch - 20)}Q${n(100 + jw * 0.75)} ${ch} 100 ${ch}Q${n(100 - jw * 0.75)} ${ch} ${100 - jw} ${n(ch - 20)}Z`,
      skin,
    ) +
    p(
      `M100 ${t + 2}Q${R - 1} ${t + 2} ${R - 1} ${ey}L${99 + jw} ${n(ch - 20)}Q${n(100 + jw * 0.7)} ${ch - 2} 100 ${ch - 1}Q${n(106 + jw * 0.3)} ${ey + 20} 100 ${t + 2}Z`,
      mix(skin, "#000", 0.1),
      0,
    )
  );
}

/** What hangs before everything else. */
const front = ({ bw, my, sw, sy, tr }: Frame): Parts => ({
  pipe: () =>
    l(`M112 ${my + 3}l26 8`, "#4a2c17", 5) +
    p(`M132 ${my - 2}h14v16h-12Z`, "#4a2c17", 2) +
    o(142, my - 14, 5, "#fff8", 0) +
    o(150, my - 26, 7, "#fff6", 0),
  scarfneck: () =>
    p(
      `M${100 - bw * 0.9} ${sy - 6}Q100 ${sy + 14} ${100 + bw * 0.9} ${sy - 6}L${100 + bw} ${sy + 10}Q100 ${sy + 30} ${100 - bw} ${sy + 10}Z`,
      tr,
    ) + p(`M${100 + bw * 0.3} ${sy + 16}l14 40h-22Z`, tr),
  roots: () =>
    both(
      l(
        `M${100 + sw * 0.5} 200Q${100 + sw * 0.9} 160 ${100 + sw * 0.6} 140M${100 + sw * 0.7} 160l20 -12`,
        "#4a3018",
        6,
      ),
    ),
});

export function person(words: Words, id: string): string {
  const f = frameOf(words, id);
  const s =
    worn(behind(f), f) +
    torso(f) +
    worn(clothes(f), f) +
    both(ear(f)) +
    head(f) +
    worn(marks(f), f) +
    eyes(f) +
    worn(lenses(f), f) +
    nose(f) +
    mouth(f) +
    worn(beards(f), f) +
    worn(hairs(f), f) +
    worn(horns(f), f) +
    worn(headgear(f), f) +
    worn(front(f), f);
  if (f.child) return g("translate(13 30) scale(.87)", s);
  if (f.has("imp")) {
    const tail = p("M128 190Q176 196 172 150l-10 8 12 -26 14 24 -9 -4Q182 206 126 206Z", f.skin);
    return g("translate(15 4) scale(.85)", tail + s);
  }
  return f.has("small", "goblin") ? g("translate(20 36) scale(.82)", s) : s;
}

// Machines that walk, roll and fly.
import { at, COL, K, both, e, g, l, mix, n, o, p, times, hash, type Words } from "../pen";

export const robot = (words: Words, id: string): string => {
  const h = hash(id),
    m = words.c.sk ?? at([COL.steel, COL.bronze, COL.teal, COL.blue, COL.orange, COL.grey], h),
    d = mix(m, "#000", 0.35),
    ey = words.c.ey ?? at([COL.red, COL.yellow, COL.lime, COL.ice], h >>> 3);
  const eyes = words.has("cyclops")
    ? o(100, 90, 20, K, 0) + o(100, 90, 13, ey, 0) + o(105, 85, 4, "#fff", 0)
    : words.has("visor")
      ? p("M66 80H134V98H66Z", K, 0) + times(4, (i) => p(`M${72 + i * 15} 84h9v10h-9Z`, ey, 0))
      : both(o(117, 90, 13, K, 0) + o(117, 90, 8, ey, 0));
  if (words.has("spiderbot"))
    return (
      both(l("M130 110L176 70 188 170M126 120L160 110 164 190M120 124L136 140 138 196", d, 9)) +
      e(100, 108, 48, 36, m) +
      o(100, 104, 20, K, 0) +
      o(100, 104, 13, ey, 0) +
      l("M100 72V44", d, 5) +
      o(100, 42, 7, COL.red)
    );
  if (words.has("drone"))
    return (
      both(p("M118 96L194 58 184 96 196 118 150 112Z", d) + l("M140 96l44 -20", m, 4)) +
      e(100, 102, 36, 30, m) +
      eyes +
      p("M84 126h32l-8 20h-16Z", d)
    );
  if (words.has("tankbot"))
    return (
      p("M24 150h152q16 0 16 20t-16 20H24q-16 0 -16 -20t16 -20Z", d) +
      times(5, (i) => o(36 + i * 32, 170, 12, m)) +
      p("M50 150L62 100H138L150 150Z", m) +
      p("M66 100V64q34 -20 68 0V100Z", mix(m, "#fff", 0.2)) +
      g("translate(0 -8)", eyes) +
      p("M134 112h56v14h-56Z", d)
    );
  if (words.has("cubebot"))
    return (
      p("M100 30L162 62V134L100 168 38 134V62Z", m) +
      p("M100 98L162 62V134L100 168Z", d) +
      l("M38 62L100 98V168", K, 3) +
      o(100, 74, 15, K, 0) +
      o(100, 74, 9, ey, 0) +
      times(6, (i) => l(`M${n(100 + 80 * Math.cos(i + 0.3))} ${n(98 + 80 * Math.sin(i + 0.3))}l8 0`, ey, 5))
    );
  const head = words.has("domed")
    ? "M62 124V84Q62 44 100 44Q138 44 138 84V124Z"
    : words.has("cone")
      ? "M74 124L66 66 100 34 134 66 126 124Z"
      : words.has("squat")
        ? "M48 116Q48 62 100 62Q152 62 152 116L134 126H66Z"
        : "M62 56H138V124H62Z";
  return (
    p("M36 214L50 146H150L164 214Z", d) +
    p("M62 214L70 150H130L138 214Z", m) +
    both(o(152, 156, 18, m)) +
    (words.has("screen") ? p("M80 166h40v26h-40Z", ey, 2) : o(100, 178, 12, ey)) +
    p("M88 122h24v28h-24Z", d) +
    (words.has("motherly") ? both(l("M140 70Q170 60 168 100", m, 9)) : "") +
    l("M100 56V28", d, 5) +
    (words.has("dish") ? p("M76 20Q100 52 124 20Z", m) : o(100, 26, 8, ey)) +
    p(head, m) +
    eyes +
    (words.has("grin")
      ? p("M76 106h48v12h-48Z", K, 0) + times(5, (i) => p(`M${79 + i * 9} 108h6v8h-6Z`, "#fff", 0))
      : times(4, (i) => l(`M${82 + i * 12} 108v10`, K, 4))) +
    (words.has("claws")
      ? both(l("M166 160Q190 140 182 110", d, 9) + p("M172 112L168 86l14 12 12 -12 -2 26Z", m))
      : "") +
    (words.has("lab") ? both(p("M100 186L116 148 134 156 112 206Z", "#fff")) : "")
  );
};

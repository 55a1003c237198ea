// Beasts: one face, many animals, by ears, muzzle, coat and marks.
import { COL, K, both, e, g, hash, l, mix, o, p, times, Words } from "../pen";

export const FACES: Record<string, readonly [ears: string, muzzle: string, coat: string, more: string]> = {
  bear: ["round", "short", COL.brown, ""],
  wolf: ["point", "long", COL.grey, "fangs"],
  dog: ["flop", "long", COL.tan, "tongue"],
  tiger: ["round", "cat", COL.orange, "tiger"],
  lion: ["round", "cat", COL.gold, "mane"],
  cat: ["point", "cat", COL.coal, ""],
  fox: ["point", "long", COL.orange, ""],
  sloth: ["none", "short", COL.sand, "slothmask"],
  ape: ["side", "ape", COL.coal, ""],
  monkey: ["side", "ape", COL.rust, "fangs"],
  boar: ["flop", "snout", COL.brown, "tusk"],
  hog: ["point", "snout", COL.sand, "spines"],
  badger: ["round", "long", COL.grey, "badger"],
  owl: ["tuft", "beak", COL.bronze, "disc"],
  stag: ["flop", "long", COL.tan, "antler"],
  gator: ["none", "gator", COL.moss, ""],
  llama: ["long", "long", COL.white, "wool"],
  mole: ["none", "snout", COL.coal, "claw"],
  hyena: ["round", "long", COL.sand, "spots"],
  rhino: ["side", "snout", COL.grey, "horn"],
  lizard: ["none", "gator", COL.teal, "frill"],
  rat: ["round", "long", COL.grey, "whisk"],
  goat: ["flop", "long", COL.bone, "goat"],
  grumpus: ["flop", "snout", COL.rust, "tusk"],
  fruitbat: ["long", "short", COL.plum, "fangs"],
  moose: ["flop", "long", COL.brown, "palm"],
};

interface Coat {
  words: Words;
  coat: string;
  d: string; // its shade
  lt: string; // and light
}
type Parts = Record<string, () => string>;

const behind = ({ words, coat, d }: Coat): Parts => ({
  mane: () => times(14, (i) => g(`rotate(${i * 25.7} 100 96)`, p("M84 60L100 14 116 60Z", words.c.hr ?? COL.rust, 2))),
  spines: () => times(11, (i) => g(`rotate(${-80 + i * 16} 100 110)`, p("M93 60L100 6 107 60Z", words.c.hr ?? d, 2))),
  wool: () => times(9, (i) => o(52 + i * 12, 64 - Math.sin(i * 0.39) * 26, 18, coat)),
  frill: () => both(p("M120 70L176 34 166 74 188 96 160 112 168 146 120 130Z", words.c.hr ?? COL.orange)),
});

const EARS = ({ coat, d, lt }: Coat): Parts => ({
  round: () => o(138, 58, 19, coat) + o(138, 58, 10, d, 0),
  point: () => p("M116 62L146 16 150 82Z", coat) + p("M126 60L142 32 144 72Z", d, 0),
  flop: () => p("M128 60Q176 58 170 104Q150 96 134 84Z", d),
  side: () => o(148, 92, 18, coat) + o(148, 92, 10, lt, 0),
  tuft: () => p("M118 56L152 18 142 74Z", d),
  long: () => p("M112 62Q116 10 134 8Q148 30 132 72Z", coat) + p("M120 58Q124 24 132 22Q138 36 128 64Z", COL.pink, 0),
  none: () => "",
});

const marks = ({ d, lt }: Coat): Parts => ({
  tiger: () => both(p("M104 46l4 22 6 -22ZM120 50l2 18 8 -12ZM150 92l-22 2 20 8ZM146 114l-20 -4 14 14Z", K, 0)),
  spots: () => both(o(124, 66, 6, d, 0) + o(138, 84, 5, d, 0) + o(112, 56, 4, d, 0) + o(134, 116, 5, d, 0)),
  badger: () => p("M92 44h16l6 90H86Z", "#fff", 0) + both(p("M112 50Q134 56 132 100L112 128Z", K, 0)),
  slothmask: () => e(100, 100, 42, 38, lt, 0) + both(p("M104 88Q126 78 146 104Q122 108 106 100Z", d, 0)),
});

const MUZZLES = ({ coat, lt }: Coat): Parts => ({
  short: () => e(100, 124, 24, 19, lt) + e(100, 114, 10, 7, K, 0) + l("M100 120v10q-8 8 -14 2M100 130q8 8 14 2", K, 3),
  long: () => p("M78 100Q100 92 122 100L116 152Q100 166 84 152Z", lt) + p("M86 142Q100 134 114 142L106 156H94Z", K, 0),
  cat: () =>
    both(e(112, 124, 15, 13, lt, 2)) +
    p("M90 110h20l-10 12Z", COL.rose, 2) +
    l("M136 118l30 -6M136 126l30 4M64 118l-30 -6M64 126l-30 4", "#fff", 2),
  ape: () => e(100, 118, 38, 32, lt) + both(o(108, 106, 4, K, 0)) + l("M76 128q24 14 48 0", K, 4),
  snout: () => e(100, 128, 30, 24, mix(coat, COL.pink, 0.45)) + both(e(110, 126, 5, 8, K, 0)),
  beak: () => p("M86 100Q100 94 114 100L100 140Z", COL.orange),
  gator: () =>
    p("M70 96Q100 84 130 96L138 160Q100 190 62 160Z", coat) +
    both(o(112, 104, 4, K, 0) + times(4, (i) => p(`M${104 + i * 9} ${150 - i}l4 16 5 -15Z`, "#fff", 1.5))) +
    l("M64 148Q100 160 136 148", K, 3),
});

const over = ({ d }: Coat): Parts => ({
  fangs: () => both(p("M108 146l5 18 6 -19Z", "#fff", 2)),
  tusk: () => both(p("M124 138Q152 140 146 100Q138 122 122 124Z", COL.bone)),
  tongue: () => p("M94 154h12v18q-6 8 -12 0Z", COL.rose, 2),
  antler: () => both(l("M116 48Q130 30 148 8M128 32l24 2M138 20l-14 -14", COL.bone, 7)),
  palm: () => both(p("M114 50Q132 40 134 20L142 34 152 12 158 32 176 20 172 46Q150 66 120 60Z", COL.bone)),
  goat: () => both(p("M112 50Q120 6 158 10Q134 26 128 58Z", COL.coal)) + p("M92 158h16l-8 30Z", d, 2),
  horn: () => p("M86 106L100 48 114 106Z", COL.bone),
  whisk: () => both(l("M114 140l40 -8M114 146l40 8", K, 2) + p("M96 158h5v12h-5Z", "#fff", 1.5)),
  scar: () => l("M116 62L136 116", "#8c2f2a", 5),
  claw: () => both(times(3, (i) => p(`M${136 + i * 14} 200q-4 -36 8 -44q8 14 2 44Z`, COL.bone, 2))),
  crown: () => p("M68 50L60 10 84 32 100 4 116 32 140 10 132 50Z", COL.gold),
  witch: () => p("M72 40L112 -20 128 40Z", COL.black) + e(100, 44, 62, 10, COL.black),
  cyber: () =>
    p("M100 45Q148 46 150 94Q146 112 138 124L100 98Z", COL.steel) +
    o(124, 88, 14, K, 0) +
    o(124, 88, 8, COL.red, 0) +
    both(o(140, 66, 3, K, 0)),
  gems: () => times(5, (i) => p(`M${56 + i * 20} 52l9 -28 9 28 -9 8Z`, COL.yellow, 2)),
  leaves: () =>
    times(7, (i) => e(58 + i * 14, 50 - Math.sin(i * 0.52) * 10, 7, 15, i % 2 ? COL.green : COL.moss, 2, (i - 3) * 22)),
  dogcollar: () => p("M64 146Q100 172 136 146V160Q100 186 64 160Z", COL.red) + o(100, 174, 9, COL.gold),
});

const CALM = ["bear", "llama", "sloth", "dog", "ape", "stag", "moose"];

function eyes(words: Words, kind: string, disc: boolean, lt: string): string {
  const ey = words.c.ey ?? COL.yellow;
  if (disc) return both(o(121, 88, 28, lt) + o(121, 88, 17, ey) + o(121, 88, 9, K, 0));
  if (words.has("cyclops")) return o(100, 88, 20, "#fff") + o(100, 88, 10, K, 0);
  if (words.has("blind")) return both(l("M112 88q10 6 20 0", K, 4));
  if (words.has("calm") || CALM.includes(kind)) return both(e(122, 86, 8, 9, "#fff", 2) + o(121, 87, 5, K, 0));
  return both(p("M108 94L138 80 130 98Z", ey, 2) + o(124, 91, 3, K, 0));
}

/** The head of a beast; one that nobody draws is one of a few, by its id. */
export function beast(words: Words, id: string): string {
  const kind =
    words.first(Object.keys(FACES)) ?? ["wolf", "bear", "cat", "boar", "lizard", "hyena", "badger"][hash(id) % 7]!;
  const [ears, muzzle, usual, more] = FACES[kind]!;
  const coat = words.c.sk ?? usual;
  const of = { words, coat, d: mix(coat, "#000", 0.35), lt: mix(coat, "#fff", 0.45) };
  const { lt } = of;
  const has = (word: string) => more.split(" ").includes(word) || words.has(word);
  const worn = (parts: Parts) =>
    Object.keys(parts)
      .filter(has)
      .map((word) => parts[word]!())
      .join("");
  const flames = words.has("flames")
    ? times(9, (i) =>
        p(
          `M${36 + i * 14} 150Q${24 + i * 15} ${70 - (i % 2) * 24} ${44 + i * 14} ${16 + (i % 3) * 16}Q${64 + i * 13} 90 ${58 + i * 13} 150Z`,
          i % 2 ? COL.ember : COL.yellow,
          0,
        ),
      )
    : "";
  const s =
    flames +
    worn(behind(of)) +
    p("M28 214Q40 150 74 138H126Q160 150 172 214Z", coat) +
    p("M76 214Q84 160 100 156Q116 160 124 214Z", lt, 0) +
    both(EARS(of)[ears]!()) +
    p("M100 44Q148 46 150 94Q146 132 122 148Q100 158 78 148Q54 132 50 94Q52 46 100 44Z", coat) +
    worn(marks(of)) +
    eyes(words, kind, has("disc"), lt) +
    MUZZLES(of)[muzzle]!() +
    worn(over(of));
  return words.has("small") ? g("translate(20 36) scale(.82)", s) : s;
}

/** Five of the same kind. */
export const swarm = (words: Words, id: string): string => {
  const kind = words.first(Object.keys(FACES)) ?? "badger";
  const coat = words.c.sk ?? COL.brown;
  const light = mix(coat, "#fff", 0.3);
  const fangs = words.has("fangs") ? " fangs" : "";
  return [
    [48, 64, 0.42],
    [152, 60, 0.42],
    [100, 108, 0.52],
    [46, 152, 0.4],
    [156, 152, 0.4],
  ]
    .map(([x, y, q], i) =>
      g(
        `translate(${x! - 100 * q!} ${y! - 100 * q!}) scale(${q})`,
        beast(new Words(`${kind}${fangs} sk:${i % 2 ? coat : light}`), id),
      ),
    )
    .join("");
};

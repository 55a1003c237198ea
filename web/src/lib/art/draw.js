// Procedural art: a picture from a card's id, the same on every machine, drawn by us, with no asset to load.
//   art("logos", "doc-bookton", "creature", "human scientist") -> SVG text, 200 x 200, safe to crop to any shape around its centre.
// One generator per house, class or kind. No Math.random, no clock: chance comes from the id alone.

const hash = (s) => {
  let h = 2166136261;
  for (const c of s) h = Math.imul(h ^ c.codePointAt(0), 16777619);
  return h >>> 0;
};
const chance = (seed) => {
  // mulberry32
  let a = hash(seed);
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const r = (lo = 0, hi = 1) => lo + next() * (hi - lo);
  r.int = (lo, hi) => Math.floor(r(lo, hi + 1));
  r.pick = (xs) => xs[Math.floor(next() * xs.length)];
  for (let i = 0; i < 6; i++) next();
  return r;
};
const n = (x) => +x.toFixed(1);
const pt = (cx, cy, r, a) => `${n(cx + r * Math.cos(a))} ${n(cy + r * Math.sin(a))}`;
const times = (k, f) => Array.from({ length: k }, (_, i) => f(i)).join("");
const poly = (pts, fill, more = "") => `<path d="M${pts.join("L")}Z" fill="${fill}" ${more}/>`;
const disc = (x, y, r, fill, more = "") => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;
const sky = (a, b, c, y = 1) =>
  `<linearGradient id="g" x1="0" y1="0" x2="0" y2="${y}"><stop offset="0" stop-color="${a}"/><stop offset=".62" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></linearGradient><rect width="200" height="200" fill="url(#g)"/>`;
const glow = (a, b, x = 50, y = 50) =>
  `<radialGradient id="g" cx="${x}%" cy="${y}%" r="78%"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></radialGradient><rect width="200" height="200" fill="url(#g)"/>`;
const ridge = (r, y, rough, step = 14) => {
  const p = [];
  for (let x = -6; x <= 214; x += step * r(0.6, 1.4)) p.push([x, y + r(-rough, rough)]);
  return p;
};

const G = {
  // ---------------------------------------------------------------- KeyForge
  brobnar(r) {
    // peaks before a furnace sun
    const sx = r(62, 138),
      sy = r(70, 96),
      sr = r(28, 42);
    let s = sky("#2b0704", "#b23a17", "#ffb057");
    s += times(16, (i) => {
      const a = (i * Math.PI) / 8 + r(-0.06, 0.06);
      return poly(
        [pt(sx, sy, sr, a - 0.07), pt(sx, sy, 190, a - 0.035), pt(sx, sy, 190, a + 0.035), pt(sx, sy, sr, a + 0.07)],
        "#ffcf86",
        'opacity=".2"',
      );
    });
    s += disc(sx, sy, sr, "#ffd992") + disc(sx, sy, sr * 0.72, "#fff0c9");
    [
      ["#a3331a", "#c34a22", 112, 26],
      ["#6d1a0c", "#8e2713", 140, 24],
      ["#300a05", "#511206", 168, 18],
    ].forEach(([dark, lit, y, rough], k) => {
      const p = ridge(r, y, rough, 24 - k * 3);
      s += poly(["-10 210", ...p.map((q) => `${n(q[0])} ${n(q[1])}`), "214 210"], dark);
      for (let i = 1; i < p.length - 1; i++)
        if (p[i][1] < p[i - 1][1] && p[i][1] < p[i + 1][1])
          s += poly(
            [
              `${n(p[i][0])} ${n(p[i][1])}`,
              `${n(p[i + 1][0])} ${n(p[i + 1][1])}`,
              `${n(p[i][0] + r(-5, 5))} ${n(p[i + 1][1] + r(14, 34))}`,
            ],
            lit,
          );
    });
    return (
      s +
      times(14, () => {
        const x = r(10, 190),
          y = r(20, 160),
          d = r(0.8, 2.4);
        return poly(
          [`${n(x)} ${n(y - d * 2)}`, `${n(x + d)} ${n(y)}`, `${n(x)} ${n(y + d * 2)}`, `${n(x - d)} ${n(y)}`],
          "#ffe2a8",
        );
      })
    );
  },
  dis(r, id, type) {
    // a horned mask before broken rings
    let s = glow("#7a1a5a", "#1a0415", 50, 46);
    const k = r.int(2, 3);
    for (let i = 0; i < k; i++)
      s += `<circle cx="100" cy="96" r="${n(52 + i * 17)}" fill="none" stroke="${r.pick(["#c0408f", "#8e2a6d", "#e57fbd"])}" stroke-width="${n(r(2, 6))}" stroke-dasharray="${n(r(20, 70))} ${n(r(8, 26))}" transform="rotate(${n(r(0, 360))} 100 96)" opacity=".75"/>`;
    if (type && type !== "creature") return s;
    const horns = r.int(1, 3),
      w = r(26, 36),
      top = r(66, 80),
      chin = r(140, 158);
    let half = "";
    for (let i = 0; i < horns; i++) {
      const x0 = 100 + w * (0.25 + 0.32 * i),
        x1 = x0 + r(16, 46) + i * 8,
        y1 = r(18, 54) + i * 16,
        b = r(9, 15);
      half += `<path d="M${n(x0 - b / 2)} ${n(top + 8)}Q${n(x0 + r(14, 34))} ${n(top - 8)} ${n(x1)} ${n(y1)}Q${n(x0 + r(34, 48))} ${n(top + 8)} ${n(x0 + b / 2)} ${n(top + 18)}Z" fill="${["#f7a6d5", "#d65fa6", "#a83b82"][i]}"/>`;
    }
    half += `<path d="M100 ${n(top)}L${n(100 + w)} ${n(top + 8)}L${n(100 + w + r(2, 9))} ${n(top + 34)}L${n(100 + w * 0.62)} ${n(chin - 18)}L100 ${n(chin)}Z" fill="#3a0a2b"/><path d="M100 ${n(top + 5)}L${n(100 + w * 0.8)} ${n(top + 13)}L${n(100 + w * 0.35)} ${n(top + 36)}L100 ${n(chin - 14)}Z" fill="#571241"/>`;
    const ey = top + r(24, 32),
      ew = r(13, 18),
      tilt = r(3, 9);
    half += `<path d="M106 ${n(ey + tilt / 2)}Q${n(106 + ew / 2)} ${n(ey - tilt)} ${n(108 + ew)} ${n(ey - tilt)}Q${n(108 + ew / 2)} ${n(ey + 5)} 106 ${n(ey + tilt / 2)}Z" fill="#ffe6f5"/>`;
    const teeth = r.int(2, 4);
    half += times(teeth, (i) =>
      poly(
        [
          `${n(100 + i * 6)} ${n(chin - 34 - i * 1.5)}`,
          `${n(106 + i * 6)} ${n(chin - 35.5 - i * 1.5)}`,
          `${n(103 + i * 6)} ${n(chin - 25 - i * 2)}`,
        ],
        "#f3c9e2",
      ),
    );
    return s + half + `<g transform="matrix(-1 0 0 1 200 0)">${half}</g>`;
  },
  logos(r) {
    // an instrument on its circuit board
    let s =
      sky("#0a2344", "#134277", "#0d2f5a") +
      `<path d="${times(21, (i) => `M${i * 10} 0V200M0 ${i * 10}H200`)}" stroke="#7fbcff" stroke-width=".5" opacity=".16"/>`;
    for (let i = 0; i < 16; i++) {
      let x = r.int(1, 19) * 10,
        y = r.int(1, 19) * 10,
        d = `M${x} ${y}`,
        a = r.int(0, 7);
      s += disc(x, y, 2.8, "#8ec6ff");
      for (let j = 0; j < 3; j++) {
        const l = r.int(1, 4) * 10;
        x += Math.round(Math.cos((a * Math.PI) / 4)) * l;
        y += Math.round(Math.sin((a * Math.PI) / 4)) * l;
        d += `L${x} ${y}`;
        a += r.pick([-1, 1]);
      }
      s +=
        `<path d="${d}" fill="none" stroke="${i % 5 ? "#5da5f0" : "#ffd27a"}" stroke-width="1.8" stroke-linejoin="round" opacity=".85"/>` +
        `<circle cx="${x}" cy="${y}" r="2.6" fill="#0d2f5a" stroke="#8ec6ff" stroke-width="1.4"/>`;
    }
    const R = r(42, 54),
      ticks = r.pick([24, 36, 48]),
      sides = r.int(3, 7),
      turn = r(0, 6);
    s +=
      disc(100, 98, R + 8, "#0a2344") +
      `<circle cx="100" cy="98" r="${n(R + 8)}" fill="none" stroke="#8ec6ff" stroke-width="2.4"/>`;
    s += `<path d="${times(ticks, (i) => `M${pt(100, 98, R + 5, (i * 2 * Math.PI) / ticks)}L${pt(100, 98, i % 4 ? R + 1 : R - 5, (i * 2 * Math.PI) / ticks)}`)}" stroke="#bfe0ff" stroke-width="1.4"/>`;
    for (let k = 0; k < 3; k++)
      s += `<path d="M${Array.from({ length: sides }, (_, i) => pt(100, 98, R - 10 - k * 9, turn + k * 0.32 + (i * 2 * Math.PI) / sides)).join("L")}Z" fill="${["none", "#1f6bb8", "#6fb6ff"][k]}" fill-opacity="${[1, 0.7, 0.9][k]}" stroke="#a9d5ff" stroke-width="1.6"/>`;
    const h = r(0, 6.28);
    return (
      s +
      `<path d="M100 98L${pt(100, 98, R - 3, h)}" stroke="#ffd27a" stroke-width="3" stroke-linecap="round"/>` +
      disc(100, 98, 5, "#ffd27a")
    );
  },
  mars(r) {
    // a halftone planet and its traffic
    let s = sky("#12160a", "#343f06", "#6b7c0a");
    const px = r(70, 130),
      py = r(88, 118),
      R = r(38, 54);
    s += `<pattern id="d" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="4.5" cy="4.5" r="2.3" fill="#b4c934"/></pattern><radialGradient id="f" gradientUnits="userSpaceOnUse" cx="${n(px)}" cy="${n(py)}" r="130"><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient><mask id="m"><rect width="200" height="200" fill="url(#f)"/></mask><rect width="200" height="200" fill="url(#d)" mask="url(#m)" opacity=".6"/>`;
    s +=
      disc(px, py, R, "#c9df4e") +
      `<clipPath id="p"><circle cx="${n(px)}" cy="${n(py)}" r="${n(R)}"/></clipPath><g clip-path="url(#p)">` +
      times(
        r.int(4, 6),
        (i) =>
          `<ellipse cx="${n(px)}" cy="${n(py - R + i * R * 0.42)}" rx="${n(R * 1.2)}" ry="${n(r(2, 7))}" fill="${r.pick(["#8fa31e", "#e6f58f", "#76891a"])}"/>`,
      ) +
      times(4, () => disc(px + r(-R, R), py + r(-R, R), r(3, 9), "#7f931b")) +
      disc(
        px - R * 0.5,
        py - R * 0.3,
        R * 1.25,
        "none",
        `stroke="#1c2206" stroke-width="${n(R * 0.55)}" opacity=".35"`,
      ) +
      "</g>";
    for (let i = 0, k = r.int(1, 3); i < k; i++)
      s += `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(R + 20 + i * 15)}" ry="${n(12 + i * 8)}" fill="none" stroke="#f0ffb0" stroke-width="1.6" transform="rotate(${n(r(-38, 38))} ${n(px)} ${n(py)})" stroke-dasharray="${i ? "3 4" : "none"}"/>`;
    return (
      s +
      times(r.int(2, 3), () => {
        const x = r(30, 170),
          y = r(24, 66),
          w = r(9, 15);
        return (
          poly(
            [
              `${n(x - w * 0.5)} ${n(y)}`,
              `${n(x + w * 0.5)} ${n(y)}`,
              `${n(x + w * 1.5)} ${n(y + 46)}`,
              `${n(x - w * 1.5)} ${n(y + 46)}`,
            ],
            "#f4ffc4",
            'opacity=".2"',
          ) +
          `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w)}" ry="${n(w * 0.32)}" fill="#f4ffc4"/><path d="M${n(x - w * 0.5)} ${n(y - 1)}a${n(w * 0.5)} ${n(w * 0.55)} 0 0 1 ${n(w)} 0Z" fill="#12160a" stroke="#f4ffc4" stroke-width="1.2"/>`
        );
      })
    );
  },
  sanctum(r) {
    // a rose window
    const k = r.pick([6, 8, 10, 12]),
      glass = ["#f6e3a1", "#fff6da", "#9dc6ea", "#e9b75b", "#c9dff2", r.pick(["#e58f8f", "#a9d3a0", "#c3a6e8"])];
    let s =
      glow("#6d5413", "#211806") +
      times(24, (i) =>
        poly(
          ["100 100", pt(100, 100, 190, (i * Math.PI) / 12), pt(100, 100, 190, (i * Math.PI) / 12 + 0.1)],
          "#f6e3a1",
          'opacity=".12"',
        ),
      );
    const lead = 'stroke="#1d1504" stroke-width="2.4"',
      R = 84;
    s += disc(100, 100, R + 5, "#1d1504");
    const ring = (r0, r1, cols, curve) =>
      times(k, (i) => {
        const a = ((i - 0.5) * 2 * Math.PI) / k,
          b = ((i + 0.5) * 2 * Math.PI) / k,
          m = (a + b) / 2;
        return curve
          ? `<path d="M${pt(100, 100, r0, m)}Q${pt(100, 100, (r0 + r1) / 2, a - 0.02)} ${pt(100, 100, r1, m)}Q${pt(100, 100, (r0 + r1) / 2, b + 0.02)} ${pt(100, 100, r0, m)}Z" fill="${cols[i % cols.length]}" ${lead}/>`
          : `<path d="M${pt(100, 100, r0, a)}L${pt(100, 100, r1, a)}A${r1} ${r1} 0 0 1 ${pt(100, 100, r1, b)}L${pt(100, 100, r0, b)}A${r0} ${r0} 0 0 0 ${pt(100, 100, r0, a)}Z" fill="${cols[i % cols.length]}" ${lead}/>`;
      });
    const mid = r(48, 58),
      two = [r.pick(glass), r.pick(glass)];
    s +=
      ring(mid, R, two, false) +
      times(k, (i) =>
        disc(
          ...pt(100, 100, (R + mid) / 2, (i * 2 * Math.PI) / k)
            .split(" ")
            .map(Number),
          r(5, 8),
          r.pick(glass),
          lead,
        ),
      );
    s +=
      disc(100, 100, mid, r.pick(["#2a4a70", "#5a3b12", "#274b34"]), lead) +
      ring(12, mid - 2, [r.pick(glass), r.pick(glass), r.pick(glass)].slice(0, k % 3 ? 2 : 3), true);
    return s + disc(100, 100, 15, "#fff6da", lead) + disc(100, 100, 7, two[0], lead);
  },
  shadows(r) {
    // rooftops under a thin moon
    let s = sky("#0d0e18", "#2b2e4b", "#565b86");
    const mx = r(48, 152),
      my = r(38, 66),
      mr = r(17, 26);
    s +=
      disc(mx, my, mr * 2.1, "#c7cbef", 'opacity=".10"') +
      disc(mx, my, mr, "#e8e6f7") +
      disc(mx + mr * r(0.3, 0.55) * r.pick([-1, 1]), my - mr * 0.2, mr * 0.9, "#191b2d");
    s += times(26, () => disc(r(0, 200), r(0, 90), r(0.4, 1.1), "#e8e6f7", 'opacity=".8"'));
    [
      ["#3d4168", 96, 26],
      ["#262945", 120, 30],
      ["#12131f", 150, 30],
    ].forEach(([c, y, rough], k) => {
      let d = "M-4 210",
        x = -4,
        windows = "";
      while (x < 206) {
        const w = r(18, 36),
          h = y + r(-rough, rough),
          gable = r(6, 20),
          kind = r.int(0, 2);
        d +=
          kind === 0
            ? `L${n(x)} ${n(h)}L${n(x + w / 2)} ${n(h - gable)}L${n(x + w)} ${n(h)}`
            : kind === 1
              ? `L${n(x)} ${n(h)}L${n(x + w)} ${n(h - gable * 0.6)}`
              : `L${n(x)} ${n(h)}H${n(x + w * 0.6)}V${n(h - 10)}H${n(x + w * 0.78)}V${n(h)}H${n(x + w)}`;
        if (k)
          for (let j = 0; j < 3; j++)
            if (r() < 0.42)
              windows += `<path d="M${n(x + r(4, w - 8))} ${n(h + r(12, 44))}h3.600v6h-3.6Z" fill="${r() < 0.8 ? "#ffd27a" : "#9fe0ff"}" opacity="${k === 1 ? 0.75 : 1}"/>`;
        x += w;
      }
      s += `<path d="${d}L210 210Z" fill="${c}"/>` + windows;
    });
    const t = r(-12, 34);
    return (
      s +
      times(3, (i) =>
        poly(
          [
            `${n(60 + t + i * 26)} 208`,
            `${n(72 + t + i * 26)} 208`,
            `${n(122 + t + i * 30)} -8`,
            `${n(117 + t + i * 30)} -8`,
          ],
          "#dfe3ff",
          `opacity="${[0.1, 0.16, 0.08][i]}"`,
        ),
      )
    );
  },
  untamed(r) {
    // a rosette of leaves, grown by the golden angle
    const cx = r(88, 112),
      cy = r(92, 112),
      k = r.int(44, 60),
      spread = r(9.8, 11.4),
      greens = r.pick([
        ["#0f4427", "#1c6a3b", "#3f9a55", "#8fd08a"],
        ["#0d4436", "#14695a", "#3aa084", "#a6dcb4"],
        ["#2b4a12", "#4c7a1e", "#83ab38", "#cfe08a"],
      ]),
      bloom = r.pick(["#ffd1e2", "#ffe58a", "#d8c4ff", "#ffb48a"]);
    let s = glow(greens[1], "#03190e");
    for (let i = k; i > 2; i--) {
      const a = i * 2.39996 + 0.3,
        d = spread * Math.sqrt(i),
        [x, y] = pt(cx, cy, d, a).split(" ").map(Number),
        l = 8 + d * r(0.34, 0.42),
        w = l * r(0.26, 0.36);
      s += `<g transform="translate(${x} ${y}) rotate(${n((a * 180) / Math.PI)})"><path d="M${n(-l * 0.3)} 0Q${n(l * 0.3)} ${n(-w)} ${n(l)} 0Q${n(l * 0.3)} ${n(w)} ${n(-l * 0.3)} 0Z" fill="${greens[((i * 7 + r.int(0, 1)) % 3) + (d < 34 ? 1 : 0)]}" stroke="#03190e" stroke-width=".8"/><path d="M0 0H${n(l * 0.8)}" stroke="#03190e" stroke-width=".7" opacity=".6"/></g>`;
    }
    const petals = r.int(5, 8);
    s +=
      times(
        petals,
        (i) =>
          `<ellipse cx="${n(cx)}" cy="${n(cy - 11)}" rx="5.5" ry="10" fill="${bloom}" stroke="#03190e" stroke-width=".8" transform="rotate(${n((i * 360) / petals)} ${n(cx)} ${n(cy)})"/>`,
      ) + disc(cx, cy, 6, "#7a4a12");
    return (
      s +
      times(r.int(7, 12), () => {
        const x = r(6, 194),
          y = r(6, 194);
        return disc(x, y, 4, bloom, 'opacity=".22"') + disc(x, y, 1.6, bloom);
      })
    );
  },

  // ---------------------------------------------------------------- Arkham
  guardian(r) {
    // a stepped tower and its searchlights
    let s = sky("#071a33", "#1b4a85", "#8fb9e8");
    s += times(r.int(2, 4), () => {
      const a = r(-2.5, -0.6);
      return poly(
        [`${n(r(70, 130))} 180`, pt(100, 150, 220, a - 0.06), pt(100, 150, 220, a + 0.06)],
        "#fff3c4",
        'opacity=".22"',
      );
    });
    s += times(9, (i) =>
      poly(
        [
          `${i * 26 - 14} 210`,
          `${i * 26 - 14} ${n(r(118, 160))}`,
          `${i * 26 + 9} ${n(r(118, 160))}`,
          `${i * 26 + 9} 210`,
        ],
        "#0d2a50",
      ),
    );
    const w = r(24, 32);
    let y = 206,
      ww = w;
    for (let i = 0; i < 5; i++) {
      const h = [70, 34, 24, 18, 12][i];
      s += `<rect x="${n(100 - ww)}" y="${n(y - h)}" width="${n(ww * 2)}" height="${h}" fill="#06152b" stroke="#7fb0e8" stroke-width="1.2"/><path d="${times(5, (j) => `M${n(100 - ww * 0.7 + j * ww * 0.35)} ${n(y - 3)}v${-h + 7}`)}" stroke="#ffe6a0" stroke-width="1.8" stroke-dasharray="3 4" opacity=".8"/>`;
      y -= h;
      ww *= r(0.66, 0.78);
    }
    return s + `<path d="M100 ${n(y)}v-20" stroke="#ffe6a0" stroke-width="2"/>` + disc(100, y - 22, 3, "#ffe6a0");
  },
  seeker(r) {
    // contour lines of an unknown place
    let s = glow("#f0d9a4", "#b98a3d");
    const f = Array.from({ length: 5 }, () => [r.int(2, 5), r(0, 6.3), r(0.03, 0.1)]),
      cx = r(84, 116),
      cy = r(84, 116);
    for (let k = 11; k > 0; k--) {
      const R = k * 11;
      s += `<path d="M${Array.from({ length: 48 }, (_, i) => {
        const a = (i * Math.PI) / 24;
        return pt(cx, cy, R * (1 + f.reduce((t, [m, ph, am]) => t + am * Math.sin(m * a + ph + k * 0.22), 0)), a);
      }).join("L")}Z" fill="${k % 2 ? "#e6c581" : "#f4e3b8"}" stroke="#7a4c0c" stroke-width="${k % 4 ? 0.8 : 1.8}"/>`;
    }
    const a = r(0, 6.3),
      b = a + r(1.6, 3.6);
    s += `<path d="M${pt(cx, cy, 74, a)}Q${pt(cx, cy, 30, (a + b) / 2)} ${pt(cx, cy, 66, b)}" fill="none" stroke="#8c1d12" stroke-width="2.6" stroke-dasharray="7 5"/>`;
    return (
      s +
      `<g transform="translate(${pt(cx, cy, 66, b).replace(" ", ",")})"><path d="m-6-6 12 12M6-6-6 6" stroke="#8c1d12" stroke-width="4"/></g><g transform="translate(${n(cx)} ${n(cy)})"><circle r="15" fill="#fff7e0" stroke="#5e3906" stroke-width="2"/><path d="M0-19 4.5 0 0 19-4.5 0Z" fill="#5e3906" transform="rotate(${n(r(0, 360))})"/></g>`
    );
  },
  rogue(r) {
    // lozenges of lamplight
    let s = sky("#04180f", "#0f4a2e", "#1b6b43");
    const k = r.int(5, 6),
      w = 200 / k;
    for (let y = -1; y < k + 2; y++)
      for (let x = -1; x < k + 1; x++) {
        const px = x * w + (y & 1 ? w / 2 : 0) + w / 2,
          py = y * w * 0.5 * 2 * 0.62,
          t = r();
        s += poly(
          [
            `${n(px)} ${n(py - w * 0.62)}`,
            `${n(px + w / 2)} ${n(py)}`,
            `${n(px)} ${n(py + w * 0.62)}`,
            `${n(px - w / 2)} ${n(py)}`,
          ],
          t < 0.14 ? "#f2d27a" : t < 0.4 ? "#2f8f5d" : t < 0.7 ? "#145a38" : "#0a3321",
          'stroke="#04180f" stroke-width="1.6"',
        );
      }
    const R = r(34, 46);
    return (
      s +
      disc(100, 100, R + 6, "#04180f") +
      disc(100, 100, R, "#f2d27a") +
      disc(100, 100, R - 6, "#0a3321") +
      times(
        r.int(5, 9),
        (i) => `<path d="M100 100L${pt(100, 100, R - 8, (i * 6.283) / 7 + 0.2)}" stroke="#f2d27a" stroke-width="1.6"/>`,
      ) +
      poly(["100 72", "116 100", "100 128", "84 100"], "#f2d27a") +
      poly(["100 82", "110 100", "100 118", "90 100"], "#8c1d12")
    );
  },
  mystic(r) {
    // a star figure drawn by one line
    let s = glow("#5b3aa0", "#0e0724");
    const k = r.pick([7, 9, 11]),
      step = r.int(2, Math.floor(k / 2)),
      t = r(0, 6);
    s += times(40, () => disc(r(0, 200), r(0, 200), r(0.4, 1.4), "#e9deff", `opacity="${n(r(0.4, 1))}"`));
    for (let i = 0; i < 3; i++)
      s += `<path d="M${Array.from({ length: 90 }, (_, j) => pt(100, 100, j * 1.05, j * 0.19 + i * 2.094 + t)).join("L")}" fill="none" stroke="#9a78e6" stroke-width="${n(2.6 - i * 0.6)}" opacity=".55"/>`;
    s += `<circle cx="100" cy="100" r="64" fill="none" stroke="#cdb6ff" stroke-width="2"/>`;
    s += `<path d="M${Array.from({ length: k }, (_, i) => pt(100, 100, 62, t + (i * step * 6.28319) / k)).join("L")}Z" fill="#7f5bd0" fill-opacity=".25" stroke="#eadfff" stroke-width="2.4" stroke-linejoin="round"/>`;
    return (
      s +
      times(k, (i) => {
        const [x, y] = pt(100, 100, 64, t + (i * 6.28319) / k)
          .split(" ")
          .map(Number);
        return disc(x, y, 4.5, "#0e0724", 'stroke="#eadfff" stroke-width="1.8"');
      }) +
      disc(100, 100, 11, "#eadfff") +
      `<ellipse cx="100" cy="100" rx="3.5" ry="9" fill="#2a1650"/>`
    );
  },
  survivor(r) {
    // rain, torn strips, one lit window
    let s = sky("#1b0708", "#6b1d20", "#b2544a");
    for (let i = 0; i < 6; i++) {
      const y = 30 + i * 30,
        p = ridge(r, y, 8, 12);
      s += poly(
        ["-10 210", ...p.map((q) => `${n(q[0])} ${n(q[1])}`), "214 210"],
        ["#8f2a2b", "#a5433d", "#6b1d20", "#7d2526", "#3a0d10", "#1b0708"][i],
        'opacity=".92"',
      );
    }
    s += times(46, () => {
      const x = r(-20, 200),
        y = r(-10, 200),
        l = r(8, 22);
      return `<path d="M${n(x)} ${n(y)}l${n(l * 0.35)} ${n(l)}" stroke="#ffd9cf" stroke-width="1.1" opacity=".5"/>`;
    });
    const x = r(70, 104),
      y = r(92, 110);
    return (
      s +
      disc(x + 15, y + 17, 44, "#ffdc8a", 'opacity=".18"') +
      `<path d="M${n(x - 16)} ${n(y + 60)}V${n(y - 2)}l31-28 31 28v62Z" fill="#120405"/><rect x="${n(x + 4)}" y="${n(y + 6)}" width="22" height="26" fill="#ffdc8a"/><path d="M${n(x + 15)} ${n(y + 6)}v26M${n(x + 4)} ${n(y + 19)}h22" stroke="#120405" stroke-width="3"/>`
    );
  },
  neutral(r) {
    // plain chevrons
    let s = sky("#2a313a", "#56616e", "#8f9aa8");
    const w = r(16, 24),
      t = r(0, 40);
    for (let i = -2; i < 14; i++)
      s += `<path d="M-10 ${n(i * w + t)}L100 ${n(i * w + t - 60)}L210 ${n(i * w + t)}" fill="none" stroke="${i % 3 ? "#aab4c0" : "#e3e8ee"}" stroke-width="${i % 2 ? 2 : 6}" opacity=".42"/>`;
    const k = r.int(4, 8),
      R = r(30, 40);
    return (
      s +
      disc(100, 100, R + 8, "#1c2229") +
      `<path d="M${Array.from({ length: k * 2 }, (_, i) => pt(100, 100, i & 1 ? R * 0.55 : R, (i * Math.PI) / k - 1.5708)).join("L")}Z" fill="#dfe5ec"/>` +
      disc(100, 100, R * 0.3, "#1c2229")
    );
  },
  enemy(r) {
    // limbs and eyes out of the dark
    let s = glow("#46505a", "#0a0b10", 50, 40);
    for (let k = 0; k < 2; k++)
      for (let i = 0, m = r.int(5, 7); i < m; i++) {
        const x0 = r(40, 160),
          a = r(-60, 60),
          x1 = x0 + a,
          y1 = r(34, 120),
          w = r(7, 15) * (k ? 1 : 0.7);
        s += `<path d="M${n(x0 - w)} 210C${n(x0 - w)} ${n(r(120, 170))} ${n(x1 + r(-50, 50))} ${n(r(90, 150))} ${n(x1)} ${n(y1)}C${n(x1 + r(-40, 60))} ${n(r(100, 150))} ${n(x0 + w)} ${n(r(130, 170))} ${n(x0 + w)} 210Z" fill="${k ? "#14161d" : "#2a3038"}" stroke="${k ? "#5f6b76" : "none"}" stroke-width="1"/>`;
      }
    const cy = r(98, 116),
      w = r(34, 46);
    s += `<path d="M${n(100 - w)} 210Q${n(100 - w * 1.25)} ${n(cy + 10)} ${n(100 - w * 0.5)} ${n(cy - 26)}Q100 ${n(cy - 50)} ${n(100 + w * 0.5)} ${n(cy - 26)}Q${n(100 + w * 1.25)} ${n(cy + 10)} ${n(100 + w)} 210Z" fill="#0c0d12" stroke="#6d7a86" stroke-width="1.4"/>`;
    const eyes = r.pick([1, 2, 2, 3, 4]),
      hue = r.pick(["#d8f25a", "#ffb84a", "#ff6a5a", "#9be7ff"]);
    for (let i = 0; i < eyes; i++) {
      const x = 100 + (eyes === 1 ? 0 : (i - (eyes - 1) / 2) * r(22, 26)),
        y = cy - 8 + (i % 2) * r(-4, 10),
        e = r(6, 10) * (eyes === 1 ? 1.5 : 1);
      s +=
        disc(x, y, e * 2, hue, 'opacity=".2"') +
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(e)}" ry="${n(e * 0.72)}" fill="${hue}"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(e * 0.22)}" ry="${n(e * 0.66)}" fill="#0a0b10"/>`;
    }
    const t = r.int(5, 8);
    return (
      s +
      times(t, (i) =>
        poly(
          [
            `${n(100 - w * 0.5 + (i * w) / t)} ${n(cy + 22)}`,
            `${n(100 - w * 0.5 + ((i + 1) * w) / t)} ${n(cy + 22)}`,
            `${n(100 - w * 0.5 + ((i + 0.5) * w) / t)} ${n(cy + r(29, 37))}`,
          ],
          "#cfd8df",
        ),
      )
    );
  },
  treachery(r) {
    // a crack of dark
    let s = glow("#4b4258", "#131018");
    s += times(
      14,
      (i) =>
        `<circle cx="100" cy="100" r="${12 + i * 11}" fill="none" stroke="#857699" stroke-width="1" opacity=".35" stroke-dasharray="${n(r(10, 60))} ${n(r(4, 18))}" transform="rotate(${n(r(0, 360))} 100 100)"/>`,
    );
    let a = [],
      x = r(90, 110);
    for (let y = -6; y < 210; y += r(12, 22)) a.push([(x += r(-15, 15)), y]);
    x = 0;
    return (
      s +
      poly(
        [
          ...a.map(([p, q]) => `${n(p)} ${n(q)}`),
          ...a.reverse().map(([p, q]) => `${n(p + 4 + 22 * Math.sin((Math.PI * q) / 204))} ${n(q + r(-4, 4))}`),
        ],
        "#07060a",
        'stroke="#d9b6ff" stroke-width="1.6"',
      ) +
      times(5, () => disc(r(96, 116), r(60, 150), r(1, 2.4), "#ffdf9a"))
    );
  },
  agenda(r) {
    // an eclipse
    let s = glow("#6a2430", "#12060b");
    const k = r.int(28, 40),
      t = r(0, 6);
    s += times(k, (i) => {
      const a = t + (i * 6.283) / k,
        l = r(54, 98);
      return poly(
        [pt(100, 100, 38, a - 0.07), pt(100, 100, l, a), pt(100, 100, 38, a + 0.07)],
        i % 3 ? "#e8743b" : "#ffc65c",
      );
    });
    return (
      s +
      disc(100, 100, 45, "#ffdf9a") +
      disc(100 + r(-3, 3), 100 + r(-3, 3), 42, "#0c0508") +
      times(
        3,
        (i) =>
          `<circle cx="100" cy="100" r="${70 + i * 16}" fill="none" stroke="#e8743b" stroke-width="1" stroke-dasharray="${n(r(2, 30))} ${n(r(6, 14))}" opacity=".6"/>`,
      )
    );
  },
  act(r) {
    // steps to a lit door
    let s = sky("#0c1f2b", "#1d4d5c", "#3c7f86");
    const x = r(88, 112);
    s += poly([`${n(x - 16)} 60`, `${n(x + 16)} 60`, "176 210", "24 210"], "#fff0b8", 'opacity=".28"');
    s += times(
      7,
      (i) =>
        `<rect x="${n(x - 26 - i * 11)}" y="${112 + i * 14}" width="${n(52 + i * 22)}" height="14" fill="${i % 2 ? "#0f2c38" : "#16404e"}" stroke="#0a1820" stroke-width="1"/>`,
    );
    return (
      s +
      `<path d="M${n(x - 26)} 112V66a26 26 0 0 1 52 0v46Z" fill="#0a1820"/><path d="M${n(x - 18)} 112V68a18 18 0 0 1 36 0v44Z" fill="#fff0b8"/>` +
      times(
        r.int(1, 3),
        (i) =>
          `<path d="M${n(x - 6 + i * 8)} 112v-${n(r(16, 24))}a3.5 3.5 0 1 1 5 0v${n(r(16, 20))}Z" fill="#16404e"/>`,
      )
    );
  },
  place(r) {
    // a town at night, cut like a lino print
    const tint = r.pick([
      ["#0e2230", "#27536a", "#e9d9a6"],
      ["#1a1830", "#46407a", "#f1dca7"],
      ["#0d2620", "#2c6354", "#f0e2b0"],
      ["#2a1820", "#6e3f50", "#f6d9a8"],
      ["#1a2028", "#4b5b6b", "#f0e6c8"],
    ]);
    let s = sky(tint[0], tint[1], tint[2]);
    const mx = r(40, 160),
      my = r(34, 60);
    s +=
      disc(mx, my, r(11, 19), "#fbf1cf") +
      times(
        5,
        (i) =>
          `<path d="M${n(r(-40, 120))} ${n(62 + i * 13)}h${n(r(60, 160))}" stroke="#fbf1cf" stroke-width="${n(r(1, 4))}" opacity=".14" stroke-linecap="round"/>`,
      );
    const kind = r.int(0, 3);
    for (let k = 0; k < 2; k++) {
      let x = -4,
        d = "M-4 210",
        win = "";
      while (x < 206) {
        const w = r(20, 40),
          y = (k ? 122 : 98) + r(-20, 20),
          g = r(10, 26),
          q = (kind + r.int(0, 2)) % 4;
        d +=
          q === 0
            ? `L${n(x)} ${n(y)}L${n(x + w / 2)} ${n(y - g)}L${n(x + w)} ${n(y)}`
            : q === 1
              ? `L${n(x)} ${n(y)}H${n(x + w * 0.32)}L${n(x + w * 0.5)} ${n(y - g * 1.9)}L${n(x + w * 0.68)} ${n(y)}H${n(x + w)}`
              : q === 2
                ? `L${n(x)} ${n(y)}H${n(x + w)}`
                : `L${n(x)} ${n(y)}Q${n(x + w / 2)} ${n(y - g * 1.6)} ${n(x + w)} ${n(y)}`;
        for (let j = 0; j < 5; j++)
          if (k && r() < 0.5)
            win += `<rect x="${n(x + r(4, w - 7))}" y="${n(y + r(8, 52))}" width="4.2" height="6.5" fill="#ffe39a"/>`;
        x += w;
      }
      s += `<path d="${d}L210 210Z" fill="${k ? tint[0] : tint[1]}" ${k ? "" : 'opacity=".75"'}/>` + win;
    }
    return (
      s +
      `<path d="M-6 190Q50 ${n(r(176, 190))} 100 188T206 186V210H-6Z" fill="${tint[1]}" opacity=".8"/>` +
      times(
        8,
        () =>
          `<path d="M${n(r(0, 180))} ${n(r(189, 200))}h${n(r(8, 26))}" stroke="#fbf1cf" stroke-width="1.2" opacity=".45"/>`,
      )
    );
  },
  person(r, id, tint = "#23589a") {
    // a bust under a fan of rays
    const skin = r.pick(["#f0cfae", "#d9a77f", "#b27c55", "#8a5a3c", "#f4dcc4"]),
      coat = r.pick(["#2b2f38", "#4a2f28", "#2e4036", "#3a2f4a", "#5a4a30"]),
      hair = r.pick(["#1c1613", "#4a2c17", "#8a5a24", "#b9b2a6", "#2a1a1f", "#a2452a"]);
    let s =
      glow("#f3e6c6", tint) +
      times(18, (i) =>
        poly(
          [
            "100 132",
            pt(100, 132, 190, Math.PI + (i * Math.PI) / 17 - 0.045),
            pt(100, 132, 190, Math.PI + (i * Math.PI) / 17 + 0.045),
          ],
          tint,
          'opacity=".5"',
        ),
      );
    const hat = r.int(0, 4),
      fw = r(22, 26);
    if (hat === 3 || hat === 4)
      s += `<path d="M${n(100 - fw - 7)} 84Q${n(100 - fw - 12)} ${hat === 3 ? 150 : 122} ${n(100 - fw + 4)} ${hat === 3 ? 150 : 124}H${n(100 + fw - 4)}Q${n(100 + fw + 12)} ${hat === 3 ? 150 : 122} ${n(100 + fw + 7)} 84Z" fill="${hair}"/>`;
    s += `<path d="M40 210Q42 150 84 144L100 152 116 144Q158 150 160 210Z" fill="${coat}"/><path d="M84 144 100 186 116 144 108 138H92Z" fill="#f4efe4"/><path d="M96 152h8l4 34-8 10-8-10Z" fill="${r.pick([tint, "#8c1d12", "#1d6940", "#3a3742"])}"/><path d="M84 144 74 152 92 186 100 186ZM116 144l10 8-18 34h-8Z" fill="${coat}" stroke="#0005" stroke-width="1.5"/><path d="M90 122h20v22l-10 10-10-10Z" fill="${skin}"/>`;
    s += `<path d="M${n(100 - fw)} 82Q${n(100 - fw)} 132 100 136Q${n(100 + fw)} 132 ${n(100 + fw)} 82Q100 58 ${n(100 - fw)} 82Z" fill="${skin}"/>`;
    s += `<path d="M${n(100 - fw * 0.62)} 98h11M${n(100 + fw * 0.62 - 11)} 98h11" stroke="#221a16" stroke-width="3.4" stroke-linecap="round"/><path d="M100 100v12h-4" fill="none" stroke="#0004" stroke-width="2"/><path d="M93 122q7 ${n(r(-3, 4))} 14 0" fill="none" stroke="#5c241d" stroke-width="2.4" stroke-linecap="round"/>`;
    if (r() < 0.3)
      s += `<g fill="none" stroke="#221a16" stroke-width="2"><circle cx="90" cy="99" r="8"/><circle cx="110" cy="99" r="8"/><path d="M98 99h4"/></g>`;
    if (hat === 0)
      s += `<path d="M${n(100 - fw - 2)} 84Q${n(96 - fw)} 52 100 50Q${n(104 + fw)} 52 ${n(100 + fw + 2)} 84Q100 66 ${n(100 - fw - 2)} 84Z" fill="${hair}"/>`;
    if (hat === 1)
      s += `<path d="M58 80Q100 64 142 80Q144 86 138 87Q100 72 62 87Q56 86 58 80Z" fill="${coat}"/><path d="M74 78Q74 40 92 42Q100 46 108 42Q126 40 126 78Q100 66 74 78Z" fill="${coat}"/><path d="M74 76Q100 64 126 76V69Q100 58 74 69Z" fill="${tint}"/>`;
    if (hat === 2)
      s += `<path d="M72 82Q70 48 104 46Q134 48 130 74L146 80Q140 88 122 80Q96 72 72 82Z" fill="${coat}"/>`;
    if (hat === 3 || hat === 4)
      s += `<path d="M${n(100 - fw - 4)} 96Q${n(94 - fw)} 50 100 48Q${n(106 + fw)} 50 ${n(100 + fw + 4)} 96Q${n(100 + fw - 2)} 74 ${n(r(84, 116))} 70Q${n(100 - fw + 4)} 76 ${n(100 - fw - 4)} 96Z" fill="${hair}"/>`;
    return s;
  },

  // ---------------------------------------------------------------- Fateforge
  hero(r, id, tint = "#9a3412") {
    // a helm or hood on a parted field
    const metal = r.pick(["#c9ccd2", "#d8b26a", "#9fb0a6"]),
      kind = r.int(0, 2),
      q = r.int(0, 3);
    let s =
      `<rect width="200" height="200" fill="${tint}"/>` +
      [
        poly(["0 0", "200 0", "0 200"], "#0003"),
        `<path d="M100 0h100v200H100Z" fill="#0003"/>`,
        poly(["0 0", "100 100", "200 0"], "#0003") + poly(["0 200", "100 100", "200 200"], "#0003"),
        times(5, (i) => `<path d="M${i * 44 - 10} 0h22v200h-22Z" fill="#0003"/>`),
      ][q];
    s +=
      disc(100, 96, 70, "#fff3dc", 'opacity=".16"') +
      `<path d="M30 214Q34 154 80 146H120Q166 154 170 214Z" fill="#2c2622"/><path d="M80 146 100 176 120 146 128 156 100 200 72 156Z" fill="${tint}" stroke="#1d1815" stroke-width="2"/>`;
    if (kind === 0)
      s += `<path d="M58 150Q50 48 100 34Q150 48 142 150Q122 166 100 166Q78 166 58 150Z" fill="#3a322c" stroke="#1d1815" stroke-width="3"/><path d="M76 138Q70 76 100 66Q130 76 124 138Q112 150 100 150Q88 150 76 138Z" fill="#12100e"/><path d="M84 106l12 4M116 106l-12 4" stroke="${metal}" stroke-width="5" stroke-linecap="round"/>`;
    if (kind === 1)
      s += `<path d="M64 150V84Q64 44 100 42Q136 44 136 84V150Q118 162 100 162Q82 162 64 150Z" fill="${metal}" stroke="#1d1815" stroke-width="3"/><path d="M70 98H96V150L88 152 84 112H70ZM130 98H104V150L112 152 116 112H130Z" fill="#1d1815"/><path d="M100 42V20M88 26Q100 12 112 26" stroke="${tint}" stroke-width="8" fill="none" stroke-linecap="round"/>`;
    if (kind === 2)
      s += `<path d="M72 84Q72 136 100 146Q128 136 128 84Q100 60 72 84Z" fill="${r.pick(["#e3b48c", "#a8714a", "#f0d2b4", "#7b5237"])}" stroke="#1d1815" stroke-width="3"/><path d="M60 100Q54 46 100 40Q146 46 140 100L132 78Q100 58 68 78Z" fill="#2c2622"/><path d="M82 100h12M106 100h12" stroke="#1d1815" stroke-width="5" stroke-linecap="round"/><path d="M80 112l-8 14M120 112l8 14" stroke="${tint}" stroke-width="5" stroke-linecap="round"/><path d="M92 128h16" stroke="#5c241d" stroke-width="4" stroke-linecap="round"/><path d="M66 76 42 ${n(r(28, 48))} 78 60M134 76l24-${n(r(28, 48))}-36-0Z" fill="${metal}"/>`;
    return s;
  },
  speaker(r, id, sub = "") {
    // who is in the picture: a bust before a woodcut land; sub: tint and features, in words
    const has = (k) => (" " + sub + " ").includes(" " + k + " "),
      tint = (sub.match(/#\w+/) || ["#7a4a24"])[0],
      k = "#1d1815",
      old = has("old");
    const skin = has("clay") ? "#b9764a" : r.pick(["#efcaa2", "#d7a276", "#b57d54", "#8f5f3f", "#f3d9bc"]),
      hair = old ? "#ddd8cd" : r.pick(["#2a1c14", "#5a3216", "#8c5520", "#3b2a3a"]);
    let s =
      glow("#fbf0d8", "#d8b98a") +
      disc(r(40, 160), r(34, 52), r(15, 22), "#fff6df", 'opacity=".9"') +
      times(
        11,
        (i) =>
          `<path d="M-5 ${n(8 + i * 9 + r(-2, 2))}Q${n(r(40, 150))} ${n(4 + i * 9)} 205 ${n(8 + i * 9 + r(-3, 3))}" fill="none" stroke="#8a683a" stroke-width="1" opacity=".28"/>`,
      );
    for (let j = 0; j < 3; j++)
      s += `<path d="M-5 ${n(104 + j * 20 + r(-8, 8))}Q${n(r(30, 80))} ${n(84 + j * 20 + r(-8, 8))} 104 ${n(102 + j * 20 + r(-6, 6))}T205 ${n(100 + j * 20 + r(-8, 8))}V205H-5Z" fill="${["#c7ad82", "#a98d63", "#7f6846"][j]}"/>`;
    s += times(7, (i) => {
      const x = i < 4 ? r(4, 46) : r(154, 196),
        y = r(112, 140),
        h = r(26, 52);
      return line(
        `M${n(x)} ${n(y)}V${n(y - h)}M${n(x)} ${n(y - h * 0.45)}l${n(r(5, 10))} -${n(h * 0.3)}M${n(x)} ${n(y - h * 0.6)}l-${n(r(5, 10))} -${n(h * 0.28)}`,
        "#4a3a26",
        2.2,
      );
    });
    const w = old ? 27 : has("young") ? 26 : 29,
      wide = has("broad") ? 12 : 0;
    if (has("umbrella"))
      s +=
        line("M158 208V66", k, 5) +
        `<path d="M112 74Q118 30 160 26Q202 30 206 74Q196 64 184 74Q172 64 160 74Q148 64 136 74Q124 64 112 74Z" fill="${tint}" stroke="${k}" stroke-width="3"/>`;
    if (has("long"))
      s += `<path d="M${100 - w - 10} 86Q${100 - w - 18} 168 ${100 - w + 2} 172H${98 + w}Q${118 + w} 168 ${110 + w} 86Z" fill="${hair}" stroke="${k}" stroke-width="3"/>`;
    s += `<path d="M${26 - wide} 214Q30 162 80 152H120Q170 162 ${174 + wide} 214Z" fill="${tint}" stroke="${k}" stroke-width="3"/><path d="M78 150 100 190 122 150 132 160 104 214H96L68 160Z" fill="#0004"/><path d="M88 132h24v20l-12 12-12-12Z" fill="${skin}" stroke="${k}" stroke-width="2.5"/>`;
    if (has("scarf"))
      s += `<path d="M66 146Q100 172 134 146L140 162Q100 188 60 162Z" fill="${r.pick(["#b0322b", "#e3c46a", "#5f7a4a"])}" stroke="${k}" stroke-width="3"/>`;
    s += has("bun") ? disc(100, 38, 15, hair, `stroke="${k}" stroke-width="3"`) : "";
    s +=
      disc(100 - w, 100, 6, skin, `stroke="${k}" stroke-width="2.5"`) +
      disc(100 + w, 100, 6, skin, `stroke="${k}" stroke-width="2.5"`);
    s += `<path d="M${100 - w} 84Q${99 - w} 132 100 ${has("young") ? 142 : 146}Q${101 + w} 132 ${100 + w} 84Q100 50 ${100 - w} 84Z" fill="${skin}" stroke="${k}" stroke-width="3"/><path d="M${100 + w} 84Q${101 + w} 132 100 146Q118 120 ${94 + w} 70Z" fill="#0002"/>`;
    s += `<path d="M${100 - w * 0.66} 96q6 -5 12 0M${88 + w * 0.66} 96q6 -5 12 0" fill="none" stroke="${k}" stroke-width="3.4" stroke-linecap="round"/><path d="M${97 - w * 0.66} ${n(r(85, 89))}q9 -5 17 0M${86 + w * 0.66} ${n(r(85, 89))}q9 -4 17 0" fill="none" stroke="${old ? "#a8a196" : hair}" stroke-width="4" stroke-linecap="round"/>`;
    s += `<path d="M101 98l5 16q-4 4 -9 1" fill="none" stroke="${k}" stroke-width="2.4" stroke-linecap="round"/><path d="M90 ${n(128)}q10 ${n(r(-2, 6))} 20 0" fill="none" stroke="#5c241d" stroke-width="3.2" stroke-linecap="round"/>`;
    if (old) s += line("M84 118q-5 6 -3 13M116 118q5 6 3 13M86 74h28M90 68h20", "#0005", 2);
    if (has("beard"))
      s +=
        `<path d="M${100 - w} 104Q${98 - w} 156 100 ${n(r(164, 176))}Q${102 + w} 156 ${100 + w} 104Q112 124 110 122Q100 116 90 122Q88 124 ${100 - w} 104Z" fill="${hair}" stroke="${k}" stroke-width="3"/>` +
        line("M91 133h18", "#5c241d", 3);
    if (!has("bald"))
      s += `<path d="M${97 - w} 98Q${90 - w} 44 100 42Q${110 + w} 44 ${103 + w} 98Q${98 + w} 72 ${n(r(88, 112))} 66Q${102 - w} 74 ${97 - w} 98Z" fill="${hair}" stroke="${k}" stroke-width="3"/>`;
    if (has("straw"))
      s +=
        `<path d="M36 76Q100 50 164 76Q168 86 156 86Q100 66 44 86Q32 86 36 76Z" fill="#e0bd6a" stroke="${k}" stroke-width="3"/><path d="M70 70Q72 34 100 32Q128 34 130 70Q100 58 70 70Z" fill="#edd08a" stroke="${k}" stroke-width="3"/>` +
        line("M72 64Q100 52 128 64", "#a3301f", 5);
    if (has("hood"))
      s += `<path d="M54 158Q44 44 100 30Q156 44 146 158Q128 168 122 150Q136 74 100 62Q64 74 78 150Q72 168 54 158Z" fill="${tint}" stroke="${k}" stroke-width="3"/>`;
    if (has("helm"))
      s += `<path d="M64 88Q60 38 100 34Q140 38 136 88Q100 70 64 88Z" fill="#b9bec6" stroke="${k}" stroke-width="3"/><path d="M96 36h8v66l-4 8 -4 -8Z" fill="#8e949d" stroke="${k}" stroke-width="2"/>`;
    if (has("cap"))
      s += `<path d="M66 78Q66 40 100 38Q134 40 134 78Q100 64 66 78Z" fill="${r.pick(["#4a3524", "#3c4a3a", "#5b2f2a"])}" stroke="${k}" stroke-width="3"/>`;
    if (has("glasses"))
      s += `<g fill="#fff6" stroke="${k}" stroke-width="2.6"><circle cx="${86}" cy="98" r="10.5"/><circle cx="${114}" cy="98" r="10.5"/><path d="M96.500 97q3.500 -3 7 0" fill="none"/></g>`;
    return s;
  },
  foe(r, id, tint = "#b0322b") {
    // a face guard
    let s = glow("#f7e6c8", tint);
    const w = r(38, 46),
      v = r.int(0, 2),
      c = "#1d1815";
    s += `<path d="M${n(100 - w)} 92Q${n(100 - w)} 40 100 36Q${n(100 + w)} 40 ${n(100 + w)} 92L${n(100 + w * 0.62)} 156 100 ${n(r(166, 180))} ${n(100 - w * 0.62)} 156Z" fill="${c}"/>`;
    s +=
      v === 0
        ? `<path d="M${n(100 - w + 8)} 96H${n(100 + w - 8)}v10H${n(100 - w + 8)}Z" fill="${tint}"/><path d="M94 44h12v120H94Z" fill="#443a33"/>`
        : v === 1
          ? `<path d="M72 90l20 10-18 6ZM128 90l-20 10 18 6Z" fill="#ffdf9a"/>` +
            times(5, (i) => `<path d="M${82 + i * 9} 126v24" stroke="${tint}" stroke-width="4"/>`)
          : `<path d="M66 84l28 14-4 12-24-10ZM134 84l-28 14 4 12 24-10Z" fill="#ffdf9a"/><path d="M84 140l16-10 16 10-16 8Z" fill="${tint}"/>`;
    return (
      s +
      `<path d="M${n(100 - w)} 70l-${n(r(8, 24))}-${n(r(16, 34))} ${n(r(18, 26))} 8ZM${n(100 + w)} 70l${n(r(8, 24))}-${n(r(16, 34))}-${n(r(18, 26))} 8Z" fill="${c}"/>`
    );
  },
  beast(r, id, tint = "#8a8474") {
    let s = glow("#f7f1e2", tint);
    const c = "#26221d",
      e = r(20, 34);
    return (
      s +
      `<path d="M62 78 ${n(52 - r(0, 8))} ${n(56 - e)} 88 56Q100 52 112 56L${n(148 + r(0, 8))} ${n(56 - e)} 138 78Q146 112 122 132L112 164Q100 174 88 164L78 132Q54 112 62 78Z" fill="${c}"/><path d="M74 92l18 8-14 6ZM126 92l-18 8 14 6Z" fill="#ffcf5a"/><path d="M90 150h20l-10 12Z" fill="#6d6455"/>` +
      times(4, (i) => poly([`${86 + i * 8} 138`, `${92 + i * 8} 138`, `${89 + i * 8} 147`], "#f7f1e2"))
    );
  },
  rune(r, id, tint = "#9a3412") {
    // skills and items: a struck mark
    let s = glow("#f2dfbd", "#b08a55");
    s += times(
      9,
      (i) =>
        `<path d="M-5 ${n(20 + i * 22 + r(-5, 5))}Q60 ${n(14 + i * 22)} 205 ${n(22 + i * 22 + r(-6, 6))}" fill="none" stroke="#8a683a" stroke-width="1" opacity=".5"/>`,
    );
    const p = Array.from({ length: 9 }, (_, i) => [64 + (i % 3) * 36, 58 + Math.floor(i / 3) * 42]);
    let d = "",
      c = r.int(0, 8);
    for (let i = 0; i < r.int(4, 6); i++) {
      const e = (c + r.int(1, 8)) % 9;
      d += `M${p[c].join(" ")}L${p[e].join(" ")}`;
      c = e;
    }
    return (
      s +
      `<circle cx="100" cy="100" r="78" fill="none" stroke="#5a3a16" stroke-width="3" stroke-dasharray="${n(r(20, 60))} 8"/><path d="${d}" fill="none" stroke="#2c1c0c" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${tint}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`
    );
  },
  archon(r, id) {
    // a deck's own sigil: mirrored cells
    const hue = hash(id) % 360;
    let s = `<rect width="200" height="200" fill="hsl(${hue} 40% 16%)"/>`;
    for (let y = 0; y < 5; y++)
      for (let x = 0; x < 3; x++)
        if (r() < 0.8) {
          const c = `hsl(${(hue + r.int(-1, 1) * 38 + 360) % 360} ${r.int(52, 74)}% ${r.int(52, 74)}%)`,
            q = r.int(0, 3),
            cell = (ox, m) =>
              `<g transform="translate(${ox} ${y * 40})${m ? " matrix(-1 0 0 1 40 0)" : ""}">${[`<path d="M0 0h40v40H0Z"/>`, `<path d="M0 0h40L0 40Z"/>`, `<path d="M40 0v40H0Z"/>`, `<circle cx="20" cy="20" r="16"/>`][q].replace("/>", ` fill="${c}"/>`)}</g>`;
          s += cell(x * 40, 0) + (x < 2 ? cell((4 - x) * 40, 1) : "");
        }
    return s;
  },
};

// Before the house's scene stands a figure (creature) or a thing (any other type), in the house's own inks.
const INK = {
  brobnar: ["#210503", "#6d1a0c", "#ff9a52", "#ffe2a8"],
  dis: ["#1a0415", "#7a1a5a", "#f7a6d5", "#ffe6f5"],
  logos: ["#061a33", "#1f5fa6", "#9dd0ff", "#ffd27a"],
  mars: ["#12160a", "#5d6c12", "#d9ee6a", "#f4ffc4"],
  sanctum: ["#1d1504", "#8a6b1c", "#f6e3a1", "#fff6da"],
  shadows: ["#0b0c15", "#34385c", "#c7cbef", "#ffd27a"],
  untamed: ["#03190e", "#1c5a34", "#a9dd9f", "#ffe58a"],
  guardian: ["#06152b", "#1b4a85", "#a9ccf5", "#ffe6a0"],
  seeker: ["#3d2403", "#7a4c0c", "#fff3d2", "#8c1d12"],
  rogue: ["#04180f", "#145a38", "#8fe0b4", "#f2d27a"],
  mystic: ["#0e0724", "#432a80", "#dccbff", "#fff"],
  survivor: ["#120405", "#6b1d20", "#ffc4b8", "#ffdc8a"],
  neutral: ["#1c2229", "#56616e", "#dfe5ec", "#fff"],
};
const both = (half) => half + `<g transform="matrix(-1 0 0 1 200 0)">${half}</g>`;
const line = (d, c, w = 2) =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shoulders = (r, [k, m, l]) => {
  const w = r(58, 76),
    y = r(136, 148);
  return (
    `<path d="M${n(100 - w)} 214Q${n(104 - w)} ${n(y + 8)} ${n(78)} ${n(y)}H122Q${n(96 + w)} ${n(y + 8)} ${n(100 + w)} 214Z" fill="${k}" stroke="${l}" stroke-width="2"/>` +
    both(
      `<path d="M122 ${n(y + 6)}Q${n(90 + w)} ${n(y + 14)} ${n(94 + w)} 214H${n(66 + w)}Q${n(70 + w)} ${n(y + 34)} 122 ${n(y + 22)}Z" fill="${m}"/>`,
    )
  );
};
const FIGURE = {
  brobnar(r, c) {
    const [k, m, l, e] = c,
      j = r(27, 33),
      horn = r.int(0, 2);
    return (
      shoulders(r, c) +
      both(
        (horn
          ? `<path d="M${n(100 + j - 6)} 78Q${n(100 + j + 30)} ${n(r(66, 84))} ${n(100 + j + r(20, 32))} ${n(r(30, 50))}Q${n(100 + j + 10)} 58 ${n(100 + j - 14)} 62Z" fill="${e}" stroke="${k}" stroke-width="2"/>`
          : "") +
          `<path d="M100 52Q${n(100 + j)} 54 ${n(100 + j)} 84L${n(100 + j - 3)} 122 100 134Z" fill="${m}" stroke="${l}" stroke-width="2"/><path d="M100 88 ${n(100 + j - 2)} 82V96L104 99Z" fill="${k}"/><path d="M106 93l15-4-3 6-11 2Z" fill="${e}"/>`,
      ) +
      (r() < 0.6
        ? times(5, (i) =>
            poly(
              [`${76 + i * 10} 116`, `${88 + i * 10} 116`, `${82 + i * 10} ${n(r(146, 166))}`],
              i % 2 ? l : "#c9571f",
            ),
          )
        : line("M88 118h24", k, 5)) +
      `<path d="M${n(100 - j)} 80Q100 66 ${n(100 + j)} 80V68Q100 ${n(r(36, 46))} ${n(100 - j)} 68Z" fill="${k}" stroke="${l}" stroke-width="2"/>`
    );
  },
  logos(r, c, t) {
    const [k, m, l, e] = c,
      robot = r() < 0.5;
    if (t ? /robot|cyborg/.test(t) : robot) {
      const w = r(30, 38);
      return (
        shoulders(r, c) +
        line(`M100 60V${n(r(30, 40))}`, l, 3) +
        disc(100, r(28, 36), 6, e) +
        `<rect x="${n(100 - w)}" y="60" width="${n(w * 2)}" height="72" rx="${n(r(8, 30))}" fill="${m}" stroke="${l}" stroke-width="2.5"/><rect x="${n(100 - w + 8)}" y="76" width="${n(w * 2 - 16)}" height="22" rx="11" fill="${k}"/>` +
        both(disc(114, 87, 7, e)) +
        times(5, (i) => `<path d="M${84 + i * 7} 110v12h4v-12Z" fill="${k}"/>`)
      );
    }
    return (
      shoulders(r, c) +
      `<path d="M72 92Q70 138 100 140Q130 138 128 92Q128 64 100 62Q72 64 72 92Z" fill="#e8c7a4" stroke="${k}" stroke-width="2.5"/>` +
      times(7, (i) =>
        poly(
          [`${70 + i * 8.6} 74`, `${82 + i * 8.6} 74`, `${n(66 + i * 11 + r(-8, 8))} ${n(r(32, 52))}`],
          r.pick([k, m]),
        ),
      ) +
      both(disc(115, 96, 14, k) + disc(115, 96, 10, l) + disc(118, 93, 3.5, "#fff")) +
      line("M88 124q12 6 24 0", k, 3)
    );
  },
  mars(r, c, tr = "") {
    if (/robot/.test(tr)) return FIGURE.logos(r, c, tr);
    if (/beast/.test(tr)) return FIGURE.untamed(r, c, tr);
    const [k, m, l, e] = c,
      w = r(34, 44),
      t = r(30, 44);
    return (
      shoulders(r, c) +
      both(
        `<path d="M100 ${n(t)}Q${n(100 + w * 1.3)} ${n(t)} ${n(100 + w)} 90Q${n(100 + w * 0.7)} 126 100 142Z" fill="${l}" stroke="${k}" stroke-width="2.5"/><path d="M104 104Q${n(108)} ${n(r(76, 86))} ${n(100 + w - 6)} 84Q${n(100 + w - 4)} 106 104 110Z" fill="${k}"/>` +
          disc(100 + w * 0.6, 90, 3.4, e),
      ) +
      line("M94 128h12", k, 3) +
      (r() < 0.5
        ? both(line(`M110 ${n(t + 6)}Q${n(r(112, 130))} ${n(t - 16)} ${n(r(118, 140))} ${n(t - 12)}`, l, 3))
        : `<path d="M66 142H134L126 156H74Z" fill="${m}" stroke="${l}" stroke-width="2"/>`)
    );
  },
  sanctum(r, c, t = "") {
    const [k, m, l, e] = c,
      w = r(28, 34),
      v = /spirit/.test(t) ? r.int(0, 1) : r.int(0, 2);
    return (
      shoulders(r, c) +
      (v === 0
        ? both(
            `<path d="M${n(100 + w)} 84L${n(r(146, 164))} ${n(r(34, 50))} ${n(r(140, 152))} 78 ${n(100 + w)} 104Z" fill="${e}" stroke="${k}" stroke-width="2"/>`,
          )
        : v === 1
          ? `<circle cx="100" cy="84" r="50" fill="none" stroke="${e}" stroke-width="5"/>`
          : `<path d="M96 60Q${n(r(70, 90))} 22 ${n(r(110, 136))} 26Q108 36 106 60Z" fill="#b3322b" stroke="${k}" stroke-width="2"/>`) +
      both(
        `<path d="M100 56Q${n(100 + w)} 58 ${n(100 + w)} 84V128L100 146Z" fill="#dfe3ea" stroke="${k}" stroke-width="2.5"/><path d="M104 90h${n(w - 9)}v8H104Z" fill="${k}"/><path d="M107 112v16M114 110v14M121 108v12" stroke="${k}" stroke-width="3"/>`,
      ) +
      `<path d="M97 56h6v90h-6Z" fill="${m}"/>`
    );
  },
  shadows(r, c) {
    const [k, m, l, e] = c,
      lean = r(-8, 8);
    return (
      shoulders(r, c) +
      `<path d="M58 150Q${n(52 + lean)} 52 ${n(100 + lean)} ${n(r(34, 44))}Q148 52 142 150Q122 162 100 162Q78 162 58 150Z" fill="${m}" stroke="${l}" stroke-width="2"/><path d="M74 140Q68 82 100 70Q132 82 126 140Q112 150 100 150Q88 150 74 140Z" fill="${k}"/>` +
      (r() < 0.55
        ? both(`<path d="M106 106l16-5-4 8-11 2Z" fill="${e}"/>`) +
          `<path d="M78 122Q100 114 122 122L116 146Q100 152 84 146Z" fill="${m}"/>`
        : `<path d="M80 100h40v12Q110 116 100 110Q90 116 80 112Z" fill="${l}"/>` +
          both(`<path d="M106 104h9l-3 5h-6Z" fill="${k}"/>`) +
          line("M92 132q8 4 16-1", l, 2.5)) +
      `<g transform="rotate(${n(r(-30, 30))} 150 150)"><path d="M150 104l7 40h-14Z" fill="#e8eaf6" stroke="${k}" stroke-width="2"/><path d="M136 144h28v6h-28ZM147 150h6v24h-6Z" fill="${e}" stroke="${k}" stroke-width="1.5"/></g>`
    );
  },
  untamed(r, c, t = "") {
    if (/human|witch|elf|faerie/.test(t)) return FIGURE.folk(r, c, t);
    const [k, m, l, e] = c,
      v = r.int(0, 2),
      coat = r.pick(["#3d2a17", "#54402a", "#27402f", "#5a3a2a"]);
    const ant = (x) =>
      line(
        `M112 64Q${n(x)} 52 ${n(x + r(2, 12))} ${n(r(18, 28))}M${n(x - 6)} 52l${n(r(12, 22))} -8M${n(x - 1)} 40l-14 -12`,
        "#e8d9b0",
        5,
      );
    return (
      shoulders(r, [k, coat, l, e]) +
      both(
        (v === 0
          ? ant(r(128, 138))
          : v === 1
            ? `<path d="M110 62L${n(r(128, 142))} ${n(r(26, 38))} 134 78Z" fill="${coat}" stroke="${k}" stroke-width="2"/>`
            : disc(128, 64, 13, coat, `stroke="${k}" stroke-width="2"`)) +
          `<path d="M100 56Q134 58 132 88Q130 108 116 118L110 142 100 146Z" fill="${coat}" stroke="${k}" stroke-width="2"/><path d="M108 94l17-6-4 10-10 2Z" fill="${e}"/>`,
      ) +
      `<path d="M88 126Q100 116 112 126L106 142Q100 146 94 142Z" fill="${k}"/>` +
      (r() < 0.5 ? both(`<path d="M106 140l4 12 3-13Z" fill="#fff6da"/>`) : "")
    );
  },
  folk(r, c, t) {
    const [k, m, l, e] = c,
      skin = r.pick(["#e8c7a4", "#b9825a", "#f2dcc2", "#8a5c3f", "#bfe0b0"]),
      hair = r.pick(["#3a2415", "#7a3b1c", "#d8cfa8", "#1c2a1c"]);
    return (
      (/faerie/.test(t)
        ? both(
            `<ellipse cx="158" cy="96" rx="20" ry="46" fill="${e}" opacity=".75" stroke="${k}" stroke-width="2" transform="rotate(24 158 96)"/><ellipse cx="150" cy="140" rx="14" ry="30" fill="${l}" opacity=".75" stroke="${k}" stroke-width="2" transform="rotate(58 150 140)"/>`,
          )
        : "") +
      `<path d="M66 88Q${n(r(56, 64))} 150 78 152H122Q${n(r(136, 144))} 150 134 88Z" fill="${hair}" stroke="${k}" stroke-width="2"/>` +
      shoulders(r, c) +
      `<path d="M74 88Q72 134 100 138Q128 134 126 88Q100 62 74 88Z" fill="${skin}" stroke="${k}" stroke-width="2.5"/><path d="M70 98Q66 56 100 54Q134 56 130 98Q126 76 ${n(r(92, 108))} 72Q76 78 70 98Z" fill="${hair}"/>` +
      both(`<path d="M106 102q8 -7 15 0q-7 5 -15 0Z" fill="${k}"/>`) +
      line("M92 122q8 5 16 0", "#7a2b22", 3) +
      (/witch/.test(t) && r() < 0.5
        ? `<path d="M46 74Q100 54 154 74L126 66 ${n(r(104, 124))} 14 78 64Z" fill="${k}" stroke="${l}" stroke-width="2.5"/>`
        : times(
            7,
            (q) =>
              `<path d="M${70 + q * 10} ${n(70 - 9 * Math.sin(q * 0.52))}q${n(r(-8, 2))} -14 4 -18q9 6 2 18Z" fill="${q % 2 ? l : m}" stroke="${k}" stroke-width="1.5"/>`,
          ))
    );
  },
};
const star = (x, y, k, R, q, turn, fill, more) =>
  poly(
    Array.from({ length: k * 2 }, (_, i) => pt(x, y, i & 1 ? R * q : R, turn + (i * Math.PI) / k)),
    fill,
    more,
  );
const THING = {
  action(r, c) {
    return THING[r.pick(["burst", "burst", "bolt", "wave", "shards"])](r, c);
  },
  bolt(r, [k, m, l, e]) {
    const t = r(-14, 14),
      z = (o) =>
        `M${n(118 + t + o)} ${18 - o}L${n(66 + o)} ${n(104 + o)}H${n(98 + o * 0.4)}L${n(78 - t - o * 0.2)} ${182 + o}L${n(140 - o)} ${n(84 - o)}H${n(104 - o * 0.4)}Z`;
    return (
      disc(100, 100, 66, k, `stroke="${l}" stroke-width="2.5" stroke-dasharray="${n(r(20, 60))} 9"`) +
      `<path d="${z(0)}" fill="${e}" stroke="${k}" stroke-width="7" stroke-linejoin="round"/><path d="${z(0)}" fill="${e}" stroke="${l}" stroke-width="2"/>`
    );
  },
  wave(r, [k, m, l, e]) {
    const a = r(-40, 40);
    return (
      `<g transform="rotate(${n(a)} 100 100)">` +
      times(
        5,
        (i) =>
          `<path d="M${n(100 - 78 + i * 9)} ${n(150 - i * 24)}Q100 ${n(84 - i * 30)} ${n(100 + 78 - i * 9)} ${n(150 - i * 24)}Q100 ${n(118 - i * 30)} ${n(100 - 78 + i * 9)} ${n(150 - i * 24)}Z" fill="${[k, m, l, m, e][i]}" stroke="${k}" stroke-width="2"/>`,
      ) +
      disc(100, 158, 12, e, `stroke="${k}" stroke-width="3"`) +
      "</g>"
    );
  },
  shards(r, [k, m, l, e]) {
    const q = r.int(6, 9);
    return (
      times(q, (i) => {
        const a = (i * 6.283) / q + r(-0.2, 0.2),
          d = r(24, 34),
          f = r(72, 92),
          w = r(0.13, 0.24);
        return poly(
          [pt(100, 100, d, a - w), pt(100, 100, f, a), pt(100, 100, d, a + w), pt(100, 100, d * 0.6, a)],
          [l, m, e][i % 3],
          `stroke="${k}" stroke-width="2.5" stroke-linejoin="round"`,
        );
      }) + disc(100, 100, 16, e, `stroke="${k}" stroke-width="3"`)
    );
  },
  burst(r, [k, m, l, e]) {
    const a = r.int(9, 14),
      t = r(0, 1);
    return (
      star(100, 100, a, r(66, 80), r(0.5, 0.66), t, k, `stroke="${l}" stroke-width="2.5"`) +
      star(100, 100, a, r(46, 54), r(0.5, 0.62), t + 0.2, m) +
      star(100, 100, r.int(4, 8), r(30, 40), r(0.3, 0.46), r(0, 1), e) +
      times(10, (i) =>
        line(`M${pt(100, 100, r(82, 88), i * 0.628 + t)}L${pt(100, 100, r(94, 112), i * 0.628 + t)}`, l, 3),
      )
    );
  },
  artifact(r, c) {
    return THING[r.pick(["orb", "charm", "blade", "engine", "tome"])](r, c);
  },
  upgrade(r, [k, m, l, e]) {
    return (
      disc(100, 100, 62, k, `stroke="${l}" stroke-width="3"`) +
      times(
        3,
        (i) =>
          `<path d="M60 ${126 - i * 28}L100 ${96 - i * 28} 140 ${126 - i * 28}V${142 - i * 28}L100 ${112 - i * 28} 60 ${142 - i * 28}Z" fill="${[m, l, e][i]}" transform="translate(0 18)"/>`,
      ) +
      times(r.int(8, 14), (i) =>
        disc(
          ...pt(100, 100, 62, i * 0.52 + r(0, 0.2))
            .split(" ")
            .map(Number),
          3,
          e,
        ),
      )
    );
  },
  orb(r, [k, m, l, e]) {
    return (
      `<path d="M62 176h76l-12-24H74Z" fill="${k}" stroke="${l}" stroke-width="2"/>` +
      disc(100, 100, 52, k, `stroke="${l}" stroke-width="3"`) +
      disc(100, 100, 44, m) +
      times(
        3,
        () =>
          `<ellipse cx="100" cy="100" rx="44" ry="${n(r(8, 36))}" fill="none" stroke="${l}" stroke-width="1.5" transform="rotate(${n(r(0, 180))} 100 100)"/>`,
      ) +
      disc(84, 82, 12, e, 'opacity=".8"')
    );
  },
  charm(r, [k, m, l, e]) {
    const q = r.int(4, 8);
    return (
      line("M40 20Q60 84 100 88Q140 84 160 20", e, 4) +
      disc(100, 122, 44, k, `stroke="${l}" stroke-width="3"`) +
      star(100, 122, q, 38, r(0.45, 0.7), r(0, 1), m, `stroke="${l}" stroke-width="1.5"`) +
      disc(100, 122, 13, e, `stroke="${k}" stroke-width="2"`)
    );
  },
  blade(r, [k, m, l, e]) {
    const w = r(11, 17);
    return `<g transform="rotate(${n(r(-38, 38))} 100 100)"><path d="M${n(100 - w)} 124V44L100 ${n(r(8, 22))} ${n(100 + w)} 44V124Z" fill="${l}" stroke="${k}" stroke-width="3"/><path d="M100 30V124" stroke="${m}" stroke-width="5"/><path d="M${n(r(56, 66))} 122H${n(r(134, 144))}V136H62Z" fill="${e}" stroke="${k}" stroke-width="3"/><path d="M93 136h14v34H93Z" fill="${m}" stroke="${k}" stroke-width="3"/>${disc(100, 176, 9, e, `stroke="${k}" stroke-width="3"`)}</g>`;
  },
  engine(r, [k, m, l, e]) {
    const t = r.int(8, 12),
      g = (x, y, R, f) =>
        star(x, y, t, R, 0.84, r(0, 1), f, `stroke="${k}" stroke-width="3" stroke-linejoin="round"`) +
        disc(x, y, R * 0.5, k) +
        disc(x, y, R * 0.2, e);
    return g(82, 88, 52, l) + g(138, 132, 34, m) + line(`M30 172H170`, e, 6);
  },
  tome(r, [k, m, l, e]) {
    return (
      `<path d="M100 66Q70 48 34 58V160Q70 150 100 168Q130 150 166 160V58Q130 48 100 66Z" fill="${l}" stroke="${k}" stroke-width="3"/><path d="M100 66V168" stroke="${k}" stroke-width="3"/>` +
      times(6, (i) => line(`M48 ${78 + i * 13}q22 -5 40 5`, m, 2.5)) +
      star(133, 108, r.int(5, 9), 24, r(0.3, 0.6), r(0, 1), e, `stroke="${k}" stroke-width="1.5"`)
    );
  },
  gun(r, [k, m, l, e]) {
    return `<g transform="rotate(${n(r(-20, 4))} 100 100)"><path d="M28 78H158V68H168V100H120Q118 116 104 116H96L104 158H72L62 104Q40 104 28 92Z" fill="${k}" stroke="${l}" stroke-width="3"/><path d="M34 84H152M96 100V84" stroke="${m}" stroke-width="4"/>${disc(110, 106, 6, "none", `stroke="${l}" stroke-width="3"`)}</g>`;
  },
  lens(r, [k, m, l, e]) {
    return (
      line("M128 132L166 172", k, 16) +
      line("M130 134L164 170", e, 8) +
      disc(92, 92, 52, k, `stroke="${l}" stroke-width="3"`) +
      disc(92, 92, 42, m, 'opacity=".7"') +
      disc(92, 92, 42, l, 'opacity=".35"') +
      star(92, 92, r.int(5, 9), 24, 0.4, r(0, 1), e)
    );
  },
};

export const art = (kind, id, sub, traits) => {
  const r = chance(kind + ":" + id),
    scene = G[kind](r, id, sub),
    c = INK[kind];
  const front =
    !c || !sub
      ? ""
      : sub === "creature"
        ? FIGURE[kind]
          ? FIGURE[kind](r, c, traits)
          : ""
        : THING[sub]
          ? THING[sub](r, c)
          : "";
  const shade = front ? '<rect width="200" height="200" fill="#000" opacity=".22"/>' : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice">${scene}${kind === "dis" && sub === "creature" ? "" : shade}${front}</svg>`;
};
art.kinds = Object.keys(G);

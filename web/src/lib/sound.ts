// Sounds of our own: the browser makes each from a few notes or from noise, without a file. Silent until somebody asks for them.
import type { Heard } from "./kept";
import { settings } from "./settings.svelte";

/** One part of a sound: a note that glides from one pitch to another, or noise through a filter that does. */
interface Part {
  wave: OscillatorType | "noise";
  at: number; // seconds after the sound begins
  lasts: number; // seconds
  from: number; // hertz
  to?: number;
  loud: number; // 0 to 1, of the volume
}

const note = (from: number, at: number, lasts: number, loud = 0.3, wave: OscillatorType = "sine", to = from): Part => ({
  wave,
  at,
  lasts,
  from,
  to,
  loud,
});
const noise = (from: number, to: number, at: number, lasts: number, loud: number): Part => ({
  wave: "noise",
  at,
  lasts,
  from,
  to,
  loud,
});

/** Every sound there is, by what it tells. */
export const SOUNDS = {
  play: [noise(900, 2600, 0, 0.09, 0.35), note(330, 0.04, 0.16, 0.25, "triangle", 440)], // a card is laid down
  draw: [noise(2400, 4200, 0, 0.08, 0.22)],
  discard: [noise(2600, 700, 0, 0.14, 0.25)],
  move: [noise(600, 1200, 0, 0.1, 0.18), noise(600, 1200, 0.13, 0.1, 0.14)], // steps
  hit: [noise(1600, 160, 0, 0.16, 0.6), note(150, 0, 0.16, 0.5, "triangle", 60)],
  heal: [note(520, 0, 0.22, 0.16, "sine", 660), note(780, 0.1, 0.28, 0.12)],
  death: [note(220, 0, 0.5, 0.35, "sawtooth", 55), noise(700, 90, 0.05, 0.45, 0.3)],
  gain: [note(988, 0, 0.12, 0.2, "triangle"), note(1319, 0.08, 0.2, 0.2, "triangle")],
  steal: [note(1319, 0, 0.1, 0.2, "triangle"), note(880, 0.09, 0.2, 0.2, "triangle", 740)],
  forge: [note(392, 0, 0.5, 0.22), note(494, 0.1, 0.5, 0.22), note(587, 0.2, 0.6, 0.22), note(784, 0.3, 0.8, 0.25)],
  token: [noise(300, 900, 0, 0.2, 0.2), note(196, 0.2, 0.4, 0.3, "triangle"), note(294, 0.2, 0.3, 0.12)], // out of the bag
  dice: [0, 0.07, 0.13, 0.21, 0.3].map((at, n) => noise(1800 - n * 150, 900, at, 0.035, 0.42 - n * 0.05)),
  turn: [note(660, 0, 0.35, 0.3), note(880, 0.12, 0.35, 0.3)],
  talk: [note(740, 0, 0.09, 0.22, "triangle"), note(988, 0.1, 0.12, 0.2, "triangle")],
  won: [523, 659, 784, 1047].map((pitch, n) => note(pitch, n * 0.13, 0.55, 0.24, "triangle")),
  lost: [392, 349, 311, 262].map((pitch, n) => note(pitch, n * 0.18, 0.55, 0.22, "triangle")),
} satisfies Record<string, Part[]>;

export type Sound = keyof typeof SOUNDS;

const GROUPS: Partial<Record<Sound, keyof Heard>> = { turn: "turn", talk: "talk" };
const GAP = 0.04; // seconds in which the same sound is not made twice
const SWELL = 0.012; // seconds until a part is as loud as it gets: a click is heard otherwise
const QUIET = 0.0001; // an exponential ramp never reaches 0

let ears: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
const last = new Map<Sound, number>();

/** Make a sound, as loud as somebody wants it: not at all until they ask. */
export function sound(name: Sound): void {
  if (settings.volume > 0 && settings.heard[GROUPS[name] ?? "moves"]) make(name);
}

/** Let somebody hear a sound because they asked for it now. */
export function trySound(name: Sound): void {
  if (settings.volume > 0) make(name);
}

function make(name: Sound): void {
  if (typeof AudioContext === "undefined") return;
  ears ??= new AudioContext();
  if (ears.state === "suspended") void ears.resume().catch(() => undefined); // until somebody has touched the page
  const now = ears.currentTime;
  if (now - (last.get(name) ?? -1) < GAP) return;
  last.set(name, now);
  const all = ears.createGain();
  all.gain.value = settings.volume ** 2; // ears hear loudness by its logarithm
  all.connect(ears.destination);
  for (const part of SOUNDS[name]) add(ears, part, now + part.at, all);
}

function add(ctx: AudioContext, part: Part, start: number, out: AudioNode): void {
  const end = start + part.lasts;
  const loud = ctx.createGain();
  loud.gain.setValueAtTime(QUIET, start);
  loud.gain.exponentialRampToValueAtTime(part.loud, start + Math.min(SWELL, part.lasts / 2));
  loud.gain.exponentialRampToValueAtTime(QUIET, end);
  loud.connect(out);
  if (part.wave === "noise") {
    const source = ctx.createBufferSource();
    const filter = ctx.createBiquadFilter();
    source.buffer = hiss ??= noiseOf(ctx);
    source.loop = true;
    filter.type = "bandpass";
    glideTo(filter.frequency, part, start, end);
    source.connect(filter).connect(loud);
    source.start(start);
    source.stop(end);
  } else {
    const source = ctx.createOscillator();
    source.type = part.wave;
    glideTo(source.frequency, part, start, end);
    source.connect(loud);
    source.start(start);
    source.stop(end);
  }
}

function glideTo(pitch: AudioParam, part: Part, start: number, end: number): void {
  pitch.setValueAtTime(part.from, start);
  pitch.exponentialRampToValueAtTime(part.to ?? part.from, end);
}

/** Half a second of noise, the same every time. */
function noiseOf(ctx: AudioContext): AudioBuffer {
  const buffer = ctx.createBuffer(1, Math.round(ctx.sampleRate / 2), ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let k = 0; k < samples.length; k++) {
    seed = (seed * 48271) % 2147483647;
    samples[k] = (seed / 2147483647) * 2 - 1;
  }
  return buffer;
}

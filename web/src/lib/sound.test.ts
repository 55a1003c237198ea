import { beforeEach, expect, test, vi } from "vitest";

/** Ears that note what they are to hear. */
class Ears {
  static made: Ears[] = [];
  currentTime = 0;
  sampleRate = 100;
  state = "running";
  destination = {};
  starts: string[] = [];
  loud: number[] = [];
  constructor() {
    Ears.made.push(this);
  }
  private param = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (to: number) => expect(to).toBeGreaterThan(0), // a ramp to 0 is an error in browsers
  });
  createGain() {
    const gain = this.param();
    const loud = this.loud;
    Object.defineProperty(gain, "value", { set: (to: number) => loud.push(to) });
    return { gain, connect: (to: unknown) => to };
  }
  private source = (kind: string) => ({
    frequency: this.param(),
    connect: (to: unknown) => to,
    start: () => this.starts.push(kind),
    stop: () => undefined,
  });
  createOscillator = () => this.source("note");
  createBufferSource = () => this.source("noise");
  createBiquadFilter = () => this.source("filter");
  createBuffer = (_: number, n: number) => ({ getChannelData: () => new Float32Array(n) });
}

beforeEach(() => {
  vi.resetModules();
  Ears.made = [];
  vi.stubGlobal("AudioContext", Ears);
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("localStorage", { getItem: () => null });
});

const load = async () => ({ ...(await import("./sound")), ...(await import("./settings.svelte")) });

test("nothing is heard until somebody asks for sounds", async () => {
  const { sound, SOUNDS } = await load();
  for (const name of Object.keys(SOUNDS)) sound(name as keyof typeof SOUNDS);
  expect(Ears.made).toEqual([]);
});

test("every sound is made of its parts, as loud as was chosen", async () => {
  const { sound, SOUNDS, settings } = await load();
  settings.volume = 0.5;
  for (const [name, parts] of Object.entries(SOUNDS)) {
    sound(name as keyof typeof SOUNDS);
    const ears = Ears.made[0]!;
    expect(ears.starts).toEqual(parts.map((p) => (p.wave === "noise" ? "noise" : "note")));
    expect(ears.loud).toEqual([0.25]);
    ears.starts.length = ears.loud.length = 0;
  }
  expect(Ears.made.length).toBe(1); // browsers allow only a few
});

test("each group of sounds can be left out", async () => {
  const { sound, settings } = await load();
  settings.volume = 1;
  settings.heard = { moves: false, turn: true, talk: false };
  sound("hit");
  sound("talk");
  expect(Ears.made).toEqual([]);
  sound("turn");
  expect(Ears.made[0]!.starts.length).toBe(2);
});

test("the same sound at the same moment is made once", async () => {
  const { sound, settings } = await load();
  settings.volume = 1;
  sound("gain");
  sound("gain");
  expect(Ears.made[0]!.starts.length).toBe(2);
  Ears.made[0]!.currentTime = 1;
  sound("gain");
  expect(Ears.made[0]!.starts.length).toBe(4);
});

// A short chime that the browser makes itself: two notes, no file.
let ears: AudioContext | undefined;

export function chime(): void {
  ears ??= new AudioContext();
  const now = ears.currentTime;
  [660, 880].forEach((pitch, n) => {
    const note = ears!.createOscillator();
    const loud = ears!.createGain();
    note.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, now + n * 0.12);
    loud.gain.exponentialRampToValueAtTime(0.15, now + n * 0.12 + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, now + n * 0.12 + 0.35);
    note.connect(loud).connect(ears!.destination);
    note.start(now + n * 0.12);
    note.stop(now + n * 0.12 + 0.4);
  });
}

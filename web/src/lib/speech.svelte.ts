// The browser's speech: what is read aloud, one text after the other, in the language, voice and speed of this browser's settings.
import { settings } from "./settings.svelte";
import { pieces } from "./spoken";

const MOST = 12; // pieces that wait; whoever is told more hears the newest

class Speech {
  reading = $state(""); // whose text is being read; "" in silence
  voices = $state.raw<SpeechSynthesisVoice[]>([]);
  private waiting = 0;

  /** Whether this browser can speak at all. */
  get able(): boolean {
    return "speechSynthesis" in globalThis && "SpeechSynthesisUtterance" in globalThis;
  }

  /** The voices for the language at hand; the browser may find them late. */
  listVoices(): void {
    if (!this.able) return;
    const find = () => (this.voices = speechSynthesis.getVoices().filter((v) => v.lang.startsWith(settings.lang)));
    find();
    speechSynthesis.onvoiceschanged = find;
  }

  /** Read a text, after what is being read; `by` names whose it is. */
  add(text: string, by: string): void {
    if (!this.able) return;
    const parts = pieces(text);
    if (this.waiting + parts.length > MOST) this.stop();
    for (const part of parts) this.utter(part, by);
  }

  /** Read a text at once, in place of what is being read; the same again ends it. */
  toggle(text: string, by: string): void {
    const same = this.reading === by;
    this.stop();
    if (!same) this.add(text, by);
  }

  stop(): void {
    this.waiting = 0;
    this.reading = "";
    if (this.able) speechSynthesis.cancel();
  }

  private utter(part: string, by: string): void {
    const said = new SpeechSynthesisUtterance(part);
    const voice = this.voices.find((v) => v.name === settings.voice);
    said.lang = voice?.lang ?? (settings.lang === "fr" ? "fr-FR" : "en-GB");
    if (voice) said.voice = voice;
    said.rate = settings.rate;
    this.waiting++;
    this.reading = by;
    const ended = () => {
      this.waiting = Math.max(0, this.waiting - 1);
      if (!this.waiting) this.reading = "";
    };
    said.onend = ended;
    said.onerror = (e) => e.error !== "canceled" && e.error !== "interrupted" && ended();
    speechSynthesis.speak(said);
  }
}

export const speech = new Speech();

// What a person has chosen for this browser: language, looks, motion, sounds, name, game. Kept in the browser alone.
import { prefersReducedMotion } from "svelte/motion";
import { MediaQuery } from "svelte/reactivity";
import { readKept, SIZES, type Animation, type Kept } from "./kept";
import { scaleQueries } from "./scale";

const PLACE = "tableforge.settings";

function read(): Kept {
  const lang = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
  try {
    return readKept(localStorage.getItem(PLACE), lang);
  } catch {
    return readKept(null, lang); // a browser that keeps nothing
  }
}

const asksForContrast = new MediaQuery("prefers-contrast: more");

export const settings = $state<Kept>(read());

/** How much moves now: as chosen, and never where the system asks for less. */
export const motion = (): Animation => (prefersReducedMotion.current ? "off" : settings.animation);

/** Keep the settings, and show them on the page itself. Called once, from the root component. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(PLACE, JSON.stringify($state.snapshot(settings)));
  });
  $effect.pre(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    const shown = {
      theme: settings.theme === "system" ? "" : settings.theme,
      palette: settings.palette === "usual" ? "" : settings.palette,
      contrast: settings.contrast === "more" || asksForContrast.current ? "more" : "",
      density: settings.density === "usual" ? "" : settings.density,
      animation: motion() === "full" ? "" : motion(),
    };
    for (const [name, value] of Object.entries(shown))
      if (value) root.dataset[name] = value;
      else delete root.dataset[name];
    root.style.setProperty("--text-size", String(SIZES[settings.text]));
    if (settings.palette !== "usual") void import("../style/palettes.css");
    scaleQueries(SIZES[settings.text]);
  });
}

// What a person has chosen for this browser: language, theme, sound, name, game. Kept in the browser alone.
import type { Lang } from "./words";

type Theme = "system" | "light" | "dark";
interface Kept {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  veil: boolean; // whether hands are covered when two people share the screen
  name: string;
  game: string; // whose lobby and library were last looked at
}

const PLACE = "tableforge.settings";

function read(): Kept {
  const usual: Kept = {
    lang: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
    theme: "system",
    sound: false,
    veil: true,
    name: "",
    game: "keyforge",
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual; // a damaged note is no reason not to play
  }
}

export const settings = $state<Kept>(read());

/** Keep the settings, and show them on the page itself. Called once, from the root component. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(PLACE, JSON.stringify($state.snapshot(settings)));
    document.documentElement.lang = settings.lang;
    if (settings.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = settings.theme;
  });
}

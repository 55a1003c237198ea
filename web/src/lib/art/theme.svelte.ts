// Which of the two themes pictures are drawn for: the chosen one, or that of the system.
import { settings } from "../settings.svelte";

const system = matchMedia("(prefers-color-scheme: dark)");
let dark = $state(system.matches);
system.addEventListener("change", () => (dark = system.matches));

export const themeNow = (): "dark" | "light" =>
  settings.theme === "system" ? (dark ? "dark" : "light") : settings.theme;

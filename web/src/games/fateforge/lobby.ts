// Fateforge in the lobby.
import type { Setting } from "$lib/house";
import type { LobbyPart } from "../lobby";

/** The first that a setting offers. */
const first = (settings: readonly Setting[], name: string) => settings.find((s) => s.name === name)?.words?.[0] ?? "";

export const LOBBY: LobbyPart = {
  about: { en: "Two to four heroes, dice and zones", fr: "De deux à quatre héros, des dés et des zones" },
  minutes: 60,
  pictures: [
    ["hero", "mercenary"],
    ["hero", "shaman"],
    ["boss", "captain-of-the-gate"],
  ],
  companion: {
    en: "You have a real board? One device is enough: the companion",
    fr: "Vous avez un vrai plateau ? Un seul appareil suffit : le compagnon",
  },
  ways: [
    {
      id: "chronicle",
      name: { en: "Chronicle", fr: "Chronique" },
      about: {
        en: "A whole campaign in three acts: story, combats, rests, and what you did remembered.",
        fr: "Une campagne entière en trois actes : de l’histoire, des combats, des repos, et le souvenir de vos actes.",
      },
      is: (values) => !!values["tale"],
      sets: (settings) => ({ tale: first(settings, "tale"), scene: "", ally: "" }),
    },
    {
      id: "quest",
      name: { en: "Battle quest", fr: "Quête de bataille" },
      about: {
        en: "A few combats with rests between them, for a medal.",
        fr: "Quelques combats, des repos entre eux, et une médaille.",
      },
      is: (values) => !values["tale"] && !values["scene"],
      sets: () => ({ tale: "", scene: "" }),
    },
    {
      id: "scene",
      name: { en: "One combat", fr: "Un combat" },
      about: { en: "A single combat scene.", fr: "Une seule scène de combat." },
      is: (values) => !values["tale"] && !!values["scene"],
      sets: (settings) => ({ tale: "", scene: first(settings, "scene") }),
    },
  ],
  must: ["tale", "scene"],
  heroes: () => import("./HeroPick.svelte"),
  more: () => import("./tale/OwnStories.svelte"),
  // Each way has settings of its own; a companion has a page of its own.
  asks: (name, values) =>
    name === "companion"
      ? false
      : name === "tale" || name === "all_rules"
        ? !!values["tale"]
        : name === "ally"
          ? !values["tale"]
          : name === "scene"
            ? !!values["scene"] && !values["tale"]
            : name !== "quest" || !(values["scene"] || values["tale"]),
  icons: {
    heroes: "person",
    quest: "f-goal",
    scene: "f-exit",
    tale: "log",
    ally: "f-call",
    hero: "person",
    skill: "f-focus",
    item: "bag",
    enemy: "f-strike",
    boss: "skull",
    trap: "f-trap",
    fear: "eye",
    corruption: "f-tox",
    map: "move",
  },
  imports: { en: "", fr: "" },
};

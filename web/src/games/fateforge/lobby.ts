// Fateforge in the lobby.
import type { LobbyPart } from "../lobby";

export const LOBBY: LobbyPart = {
  about: { en: "Two to four heroes, dice and zones", fr: "De deux à quatre héros, des dés et des zones" },
  minutes: 60,
  pictures: [
    ["hero", "mercenary", "#9a3412"],
    ["hero", "shaman", "#2c6e40"],
    ["rune", "lobby"],
  ],
  companion: {
    en: "You have a real board? One device is enough: the companion",
    fr: "Vous avez un vrai plateau ? Un seul appareil suffit : le compagnon",
  },
  // A campaign takes the place of a scene, and either that of a quest.
  asks: (name, values) =>
    name !== "companion" &&
    !(name === "scene" && values["tale"]) &&
    !(name === "quest" && (values["scene"] || values["tale"])),
  icons: {
    heroes: "person",
    quest: "f-goal",
    scene: "f-exit",
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

// Arkham Horror in the lobby.
import type { LobbyPart } from "../lobby";

export const LOBBY: LobbyPart = {
  about: { en: "Investigators against the night", fr: "Des investigateurs face à la nuit" },
  minutes: 90,
  pictures: [
    ["agenda", "lobby"],
    ["person", "roland-banks", "#23589a"],
    ["place", "lobby-5"],
  ],
  seats: ["lead"],
  icons: {
    investigator: "person",
    asset: "hand",
    event: "reaction",
    skill: "wild",
    treachery: "skull",
    enemy: "fight",
    location: "move",
    act: "clue",
    agenda: "doom",
    scenario: "bag",
    willpower: "willpower",
    intellect: "intellect",
    combat: "combat",
    agility: "agility",
    wild: "wild",
  },
  imports: { en: "ArkhamDB, arkham.build, OCTGN, or plain text", fr: "ArkhamDB, arkham.build, OCTGN, ou du texte" },
};

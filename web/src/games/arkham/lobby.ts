// Arkham Horror in the lobby.
import type { LobbyPart } from "../lobby";

export const LOBBY: LobbyPart = {
  about: { en: "Investigators against the night", fr: "Des investigateurs face à la nuit" },
  minutes: 90,
  pictures: [
    ["agenda", "rise-of-the-ghouls"],
    ["person", "roland-banks"],
    ["enemy", "the-masked-hunter"],
  ],
  seats: ["lead"],
  warns: (values) =>
    values.windows === "alike"
      ? undefined
      : {
          of: {
            en: "Several people, quick windows: only those who can act are asked, so whether somebody is asked can betray what they hold.",
            fr: "À plusieurs, fenêtres rapides : seuls ceux qui peuvent agir sont interrogés ; être interrogé ou non peut trahir ce qu’on a en main.",
          },
          instead: {
            en: "“All seats” betrays nothing, and asks more often.",
            fr: "« Tous » ne trahit rien, et interroge plus souvent.",
          },
        },
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

// KeyForge in the lobby.
import type { LobbyPart } from "../lobby";

export const LOBBY: LobbyPart = {
  about: { en: "Two archons, unique decks, three keys", fr: "Deux archontes, des decks uniques, trois clés" },
  minutes: 30,
  pictures: [
    ["brobnar", "ganger-chieftain", "creature"],
    ["sanctum", "champion-anaphiel", "creature"],
    ["untamed", "mighty-tiger", "creature"],
  ],
  icons: {
    chains: "chain",
    creature: "creature",
    action: "action",
    artifact: "artifact",
    upgrade: "upgrade",
    elusive: "elusive",
    skirmish: "skirmish",
    taunt: "taunt",
    assault: "fight",
  },
  imports: {
    en: "Master Vault, Decks of KeyForge, keyteki, or plain text",
    fr: "Master Vault, Decks of KeyForge, keyteki, ou du texte",
  },
};

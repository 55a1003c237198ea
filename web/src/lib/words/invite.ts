// What is said while a seat is free.
import type { Words } from "../words";

export const INVITE = {
  toSeat: { en: "Invite to seat {n}", fr: "Inviter au siège {n}" },
  toSeats: { en: "Invite to {n} seats", fr: "Inviter à {n} sièges" },
  against: { en: "plays against you, {deck}", fr: "joue contre vous, {deck}" },
  or: { en: "or", fr: "ou" },
  watch: { en: "Link to watch", fr: "Lien pour regarder" },
  watchCopied: { en: "Copied: link to watch", fr: "Copié : lien pour regarder" },
  botForNow: { en: "A bot for now", fr: "Un bot pour l’instant" },
  botNow: { en: "a bot for now", fr: "un bot pour l’instant" },
  nobodyYet: { en: "Nobody has opened it yet", fr: "Personne ne l’a encore ouvert" },
  copyByHand: {
    en: "This browser does not let us copy: mark the link and copy it by hand.",
    fr: "Ce navigateur ne nous laisse pas copier : marquez le lien et copiez-le à la main.",
  },
  onlyHere: {
    en: "It opens on this machine only. For others, start the table anew with the command below, open it by this machine’s address, and copy the link there:",
    fr: "Il ne s’ouvre que sur cette machine. Pour d’autres, relancez la table par la commande ci-dessous, ouvrez-la par l’adresse de cette machine, et copiez-y le lien :",
  },
  seated: { en: "{n} of {most} seated", fr: "{n} sur {most} assis" },
  waitingSeat: { en: "Waiting for seat {n}", fr: "On attend le siège {n}" },
  set: {
    en: "The table is set. It goes on as soon as somebody sits down.",
    fr: "La table est dressée. Cela continue dès que quelqu’un s’assied.",
  },
  invite: { en: "Invite", fr: "Inviter" },
} satisfies Record<string, Words>;

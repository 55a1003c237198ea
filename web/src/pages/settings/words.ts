// What the page of settings says.
import type { ANIMATIONS, CONTRASTS, DENSITIES, Heard, PALETTES, TEXT_SIZES } from "$lib/kept";
import type { Words } from "$lib/words";

type Named<T extends readonly string[]> = Record<T[number], Words>;

export const SETTINGS = {
  about: {
    en: "They hold in this browser alone, at every table, and at once.",
    fr: "Ils valent dans ce navigateur seulement, à toutes les tables, et tout de suite.",
  },
  looks: { en: "Looks", fr: "Apparence" },
  textSize: { en: "Text size", fr: "Taille du texte" },
  textSizeMore: { en: "Everything grows along with it.", fr: "Tout grandit avec lui." },
  palette: { en: "Colours", fr: "Couleurs" },
  paletteMore: {
    en: "For eyes that do not tell some colours apart. Whatever has a colour has a sign or a shape, too.",
    fr: "Pour les yeux qui confondent certaines couleurs. Tout ce qui a une couleur a aussi un signe ou une forme.",
  },
  sample: { en: "How it looks", fr: "Aperçu" },
  contrast: { en: "Contrast", fr: "Contraste" },
  density: { en: "Spacing", fr: "Espacement" },
  motion: { en: "Motion", fr: "Mouvement" },
  animation: { en: "Animation", fr: "Animations" },
  stilled: {
    en: "Your system asks for less motion: nothing moves, whatever is chosen here.",
    fr: "Votre système demande moins de mouvement : rien ne bouge, quel que soit votre choix ici.",
  },
  sounds: { en: "Sounds", fr: "Sons" },
  volume: { en: "Volume", fr: "Volume" },
  silent: { en: "silent", fr: "muet" },
  percent: { en: "{n} %", fr: "{n} %" },
  heard: { en: "What is heard", fr: "Ce qui s’entend" },
  listen: { en: "Listen", fr: "Écouter" },
  listenMore: {
    en: "Turn the volume up to hear them.",
    fr: "Montez le volume pour les entendre.",
  },
  atTable: { en: "At the table", fr: "À la table" },
  talk: { en: "Show what others say", fr: "Montrer ce que disent les autres" },
  talkMore: {
    en: "Off: there is no talk at your tables, and no sign of it.",
    fr: "Sans cela, aucune discussion à vos tables, et rien ne la signale.",
  },
  reset: { en: "All as usual", fr: "Tout comme d’ordinaire" },
  resetSure: {
    en: "Set everything on this page as it was at first?",
    fr: "Remettre tout ce qui est sur cette page comme au début ?",
  },
} satisfies Record<string, Words>;

export const TEXT: Named<typeof TEXT_SIZES> = {
  s: { en: "S", fr: "S" },
  m: { en: "M", fr: "M" },
  l: { en: "L", fr: "L" },
  xl: { en: "XL", fr: "XL" },
  xxl: { en: "XXL", fr: "XXL" },
};

export const PALETTE: Named<typeof PALETTES> = {
  usual: { en: "Usual", fr: "Ordinaires" },
  "red-green": { en: "Red and green", fr: "Rouge et vert" },
  "blue-yellow": { en: "Blue and yellow", fr: "Bleu et jaune" },
};

export const CONTRAST: Named<typeof CONTRASTS> = {
  system: { en: "As the system", fr: "Comme le système" },
  more: { en: "More", fr: "Renforcé" },
};

export const DENSITY: Named<typeof DENSITIES> = {
  roomy: { en: "Roomy", fr: "Aéré" },
  usual: { en: "Usual", fr: "Ordinaire" },
  dense: { en: "Dense", fr: "Serré" },
};

export const ANIMATION: Named<typeof ANIMATIONS> = {
  full: { en: "Full", fr: "Complètes" },
  slow: { en: "Slow", fr: "Lentes" },
  off: { en: "Off", fr: "Aucune" },
};

export const HEARD: Record<keyof Heard, Words> = {
  moves: { en: "What happens on the table", fr: "Ce qui se passe sur la table" },
  turn: { en: "My turn, while I look elsewhere", fr: "Mon tour, quand je regarde ailleurs" },
  talk: { en: "What others say", fr: "Ce que disent les autres" },
};

/** Sounds that can be tried, by what they tell. */
export const TRIED = {
  play: { en: "a card", fr: "une carte" },
  hit: { en: "a blow", fr: "un coup" },
  gain: { en: "a gain", fr: "un gain" },
  dice: { en: "a throw", fr: "un lancer" },
  turn: { en: "my turn", fr: "mon tour" },
  talk: { en: "talk", fr: "une parole" },
} satisfies Record<string, Words>;

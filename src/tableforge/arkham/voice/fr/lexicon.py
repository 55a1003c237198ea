"""The terms of Arkham Horror as French sentences need them, and how titles stand in them."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import names
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.words import ANY_SKILL, TRAITS
from tableforge.tongue.fr import NP, Noun, join, noun
from tableforge.tongue.sentence import capitalise


def term(id: str) -> Noun:
    """A noun of the game's lexicon."""
    return noun(LEXICON.terms[id])


def word(id: str) -> str:
    return LEXICON.word("fr", id)


CLASSES: Final = tuple([word(name) for name in names.CLASSES])
CARTE, INVESTIGATEUR, ENNEMI, LIEU = term("card"), term("investigator"), term("enemy"), term("location")
SOUTIEN, EVENEMENT, COMPETENCE = term("asset"), term("event"), term("skill")
TRAITRISE, ACTE, INTRIGUE, FAIBLESSE = term("treachery"), term("act"), term("agenda"), term("weakness")
NOUNS: Final = {
    "investigator": INVESTIGATEUR,
    "asset": SOUTIEN,
    "event": EVENEMENT,
    "skill": COMPETENCE,
    "treachery": TRAITRISE,
    "enemy": ENNEMI,
    "location": LIEU,
    "act": ACTE,
    "agenda": INTRIGUE,
    "card": CARTE,
    "weakness": FAIBLESSE,
}
# skills with their articles, and how a number is said of a value: +1 en volonté, +2 de vie
SKILLS: Final = {
    names.WILLPOWER: "la volonté",
    names.INTELLECT: "l’intelligence",
    names.COMBAT: "la lutte",
    names.AGILITY: "l’agilité",
}
STATS: Final = {
    names.WILLPOWER: "en volonté",
    names.INTELLECT: "en intelligence",
    names.COMBAT: "en lutte",
    names.AGILITY: "en agilité",
    names.FIGHT: "en combat",
    names.EVADE: "en évasion",
    names.HEALTH: "de vie",
    names.SANITY: "de santé mentale",
    names.SHROUD: "de valeur occulte",
    names.SKILL_VALUE: "à votre valeur de compétence",
    names.EACH_SKILL: "à chacune de vos compétences",
    ANY_SKILL: "à une compétence de votre choix",
}
VALUES: Final = {
    stat: word(names.STATS[stat])
    for stat in (names.WILLPOWER, names.INTELLECT, names.COMBAT, names.AGILITY, names.HEALTH, names.SANITY)
}
TOKENS: Final = {n: term(token) for n, token in enumerate(names.TOKENS)}
UNITS: Final = {
    unit.one: unit
    for unit in [term(id) for id in ("card", "clue", "action", "token", "trauma:mental", "trauma:physical")]
}
ZONES: Final = {
    names.HAND: term("zone:hand"),
    names.DECK: term("zone:deck"),
    names.DISCARD: term("discard-pile"),
    names.ENCOUNTER_DECK: term("zone:encounter"),
    names.ENCOUNTER_DISCARD: term("encounter-discard-pile"),
    names.VICTORY: term("zone:victory"),
    names.COLLECTION: term("zone:collection"),
    names.EXTRA_DECK: term("zone:extra-deck"),
}
PHASES: Final = {n: f"la {word(f'full-phase:{phase}')}" for n, phase in enumerate(names.PHASES)}
PERIODS: Final = {
    names.TEST: term("test"),
    names.TURN: term("turn"),
    names.PHASE: term("phase"),
    names.ROUND: term("round"),
    names.GAME: term("game"),
}
TESTS: Final = {
    names.PLAIN: term("skill-test"),
    names.ATTACK: term("attack"),
    names.EVASION: term("evasion"),
    names.INVESTIGATION_TEST: term("investigation"),
}
DOING: Final = {
    names.ATTACK: "vous attaquez",
    names.EVASION: "vous tentez d’échapper à un ennemi",
    names.INVESTIGATION_TEST: "vous enquêtez",
}
DESIGNATORS: Final = {
    names.A_FIGHT: capitalise(word("verb:fight")),
    names.AN_EVASION: capitalise(word("verb:evade")),
    names.AN_INVESTIGATION: capitalise(word("verb:investigate")),
    names.A_PARLEY: capitalise(word("verb:parley")),
    names.A_RESIGNATION: capitalise(word("verb:resign")),
    names.A_MOVE: word("verb:move"),
}
KEYWORDS: Final = {name: row[1] for name, row in LEXICON.rows_with_mark("keyword:").items()}
SYMBOLS: Final = tuple([row[1] for row in LEXICON.rows_with_mark("symbol:").values()])  # in the order of the faces
SLOTS: Final = tuple([word(f"slot:{slot}") for slot in names.SLOTS])
TIMES: Final = {1: "d’une fois", 2: "de deux fois"}
SECTIONS: Final = {"cultists-got-away": "les cultistes enfuis"}  # of the campaign log

# How titles stand in a sentence: the article that they take, and whether what it stands for is feminine.  A title that is a
# phrase or a plural stands behind "la carte"; a name takes no article.
HE, SHE, THE_CARD = ("", False), ("", True), ("la carte", True)
LE, LA, L_HE, L_SHE = ("le", False), ("la", True), ("l’", False), ("l’", True)
TITLES: Final = {
    "Agnes Baker": SHE,
    "Aquinnah": SHE,
    "Lita Chantler": SHE,
    "Ruth Turner": SHE,
    "Victoria Devereux": SHE,
    "Herman Collins": HE,
    "Peter Warren": HE,
    "Umôrdhoth": HE,
    "Drew « L’Homme-Loup »": HE,
    "Sombre Souvenir": HE,
    "Effacer les Traces": THE_CARD,
    "Frais d’Hôpitaux": THE_CARD,
    "Premiers Soins": THE_CARD,
    "Connaissance Interdite": THE_CARD,
    "Vol à la Tire": THE_CARD,
    "Récup’": THE_CARD,
    "Hanté": THE_CARD,
    "Paralysé par la Peur": THE_CARD,
    "Voix Dissonantes": THE_CARD,
    "Rêves de R’lyeh": THE_CARD,
    "Cambriolage": THE_CARD,
    "Opportuniste": THE_CARD,
    "Psychose": THE_CARD,
    "Hypocondrie": THE_CARD,
    "Fausse Piste": THE_CARD,
    "Divination": THE_CARD,
    "Flic en Patrouille": LE,
    "Chien de Garde": LE,
    "Vieux Grimoire": LE,
    "Documentaliste": LE,
    "Disque d’Itzamna": LE,
    "Monte-en-l’Air": LE,
    "Livre des Ombres": LE,
    "Chat Errant": LE,
    "Couteau": LE,
    "Sbire de la Pègre": LE,
    "Détective Obstiné": LE,
    "Prêtre Goule": LE,
    "Brouillard Couvrant": LE,
    "Magicien de l’Ordre": LE,
    "Byakhee Hurlant": LE,
    "Sombre Rejeton Acharné": LE,
    "Rejeton de la Chèvre": LE,
    "Jeune Profond": LE,
    "Barricade": LA,
    "Loupe": LA,
    "Statue Grotesque": LA,
    "Batte de Base-Ball": LA,
    "Patte de Lapin": LA,
    "Maigre Bête de la Nuit Chasseresse": LA,
    "Porte Verrouillée": LA,
    "Insigne de Police": L_HE,
    "Acolyte du Crépuscule d’Argent": L_HE,
    "Acolyte": L_HE,
    "Observateur Yithien": L_HE,
    "Encyclopédie": L_SHE,
    "Initiée aux Arcanes": L_SHE,
    "Amulette de Wendy": L_SHE,
    "Étude": L_SHE,
    "Vestibule": LE,
    "Grenier": LE,
    "Cave": LA,
    "Salon": LE,
    "Quartier de la Rivière": LE,
    "Hôpital St. Mary": L_HE,
    "Université Miskatonic": L_SHE,
    "Centre-Ville": LE,
    "Cimetière": LE,
    "Quartier Nord": LE,
    "Chemin Principal": LE,
    "Site du Rituel": LE,
    "Quartier Sud": LE,
    "Quartier Est": LE,
    "Bois d’Arkham": LE,
    "Dévoreur de Chair": LE,
    "Goule des Glaces": LA,
    "Nuée de Rats": LA,
    "Serviteur Goule": LE,
    "Goule Affamée": LA,
}


def called(title: str, noun: Noun = CARTE) -> NP:
    """A title in the middle of a sentence; one that begins with its article keeps it."""
    title = title.replace("\u00a0", " ")
    if title.startswith("Le "):
        return NP((f"le {title.removeprefix('Le ')}",), noun=noun)
    article, fem = TITLES.get(title, HE)
    text = f"l’{title}" if article == "l’" else join(article, title) if article != "la carte" else f"la carte {title}"
    return NP((text,), fem, noun=noun)


def trait(name: str) -> str:
    return TRAITS[name][1]


def sign(face: int) -> str:
    """A symbol of a chaos token, as it stands in a text: [signe des Anciens]."""
    return f"[{SYMBOLS[face - names.SKULL]}]"

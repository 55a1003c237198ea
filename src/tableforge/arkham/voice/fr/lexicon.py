"""The French names of Arkham Horror, with their genders: skills, tokens, signs, traits, zones, types, keywords, titles."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import names
from tableforge.arkham.words import ANY_SKILL, TRAITS
from tableforge.tongue.fr import NP, Noun, join

CLASSES: Final = ("Gardien", "Chercheur", "Truand", "Mystique", "Survivant", "Neutre", "Mythe")
CARTE, INVESTIGATEUR, ENNEMI, LIEU = Noun("carte", True), Noun("investigateur"), Noun("ennemi"), Noun("lieu", many="lieux")
SOUTIEN, EVENEMENT, COMPETENCE = Noun("soutien"), Noun("événement"), Noun("compétence", True)
TRAITRISE, ACTE, INTRIGUE, FAIBLESSE = Noun("traîtrise", True), Noun("acte"), Noun("intrigue", True), Noun("faiblesse", True)
NOUNS: Final = {
    "investigator": INVESTIGATEUR, "asset": SOUTIEN, "event": EVENEMENT, "skill": COMPETENCE, "treachery": TRAITRISE,
    "enemy": ENNEMI, "location": LIEU, "act": ACTE, "agenda": INTRIGUE, "card": CARTE, "weakness": FAIBLESSE,
}  # fmt: skip
TYPES: Final = (
    "investigateur", "soutien", "événement", "compétence", "traîtrise", "ennemi", "lieu", "acte", "intrigue",
    "référence de scénario",
)  # fmt: skip
# skills with their articles, and how a number is said of a value: +1 en volonté, +2 de vie
SKILLS: Final = {
    names.WILLPOWER: "la volonté", names.INTELLECT: "l’intelligence", names.COMBAT: "la lutte", names.AGILITY: "l’agilité",
}  # fmt: skip
STATS: Final = {
    names.WILLPOWER: "en volonté", names.INTELLECT: "en intelligence", names.COMBAT: "en lutte", names.AGILITY: "en agilité",
    names.FIGHT: "en combat", names.EVADE: "en évasion", names.HEALTH: "de vie", names.SANITY: "de santé mentale",
    names.SHROUD: "de valeur occulte", names.SKILL_VALUE: "à votre valeur de compétence",
    names.EACH_SKILL: "à chacune de vos compétences", ANY_SKILL: "à une compétence de votre choix",
}  # fmt: skip
VALUES: Final = {
    names.WILLPOWER: "volonté", names.INTELLECT: "intelligence", names.COMBAT: "lutte", names.AGILITY: "agilité",
    names.HEALTH: "vie", names.SANITY: "santé mentale",
}  # fmt: skip
TOKENS: Final = {
    names.DAMAGE: Noun("dégât"), names.HORROR: Noun("horreur", True), names.CLUE: Noun("indice"),
    names.DOOM: Noun("fatalité", True), names.RESOURCE: Noun("ressource", True), names.AMMO: Noun("munition", True),
    names.CHARGE: Noun("charge", True), names.SUPPLY: Noun("provision", True), names.SECRET: Noun("secret"),
}  # fmt: skip
UNITS: Final = {
    "carte": CARTE, "indice": TOKENS[names.CLUE], "action": Noun("action", True), "pion": Noun("pion"),
    "traumatisme mental": Noun("traumatisme mental", many="traumatismes mentaux"),
    "traumatisme physique": Noun("traumatisme physique", many="traumatismes physiques"),
}  # fmt: skip
ZONES: Final = {
    names.HAND: Noun("main", True), names.DECK: Noun("deck"), names.DISCARD: Noun("pile de défausse", True),
    names.ENCOUNTER_DECK: Noun("deck Rencontre"), names.ENCOUNTER_DISCARD: Noun("pile de défausse Rencontre", True),
    names.VICTORY: Noun("pile de victoire", True), names.COLLECTION: Noun("collection", True),
    names.EXTRA_DECK: Noun("deck Cultiste"),
}  # fmt: skip
PHASES: Final = {
    names.MYTHOS: "la phase du Mythe", names.INVESTIGATION: "la phase d’Investigation",
    names.ENEMY_PHASE: "la phase des Ennemis", names.UPKEEP: "la phase d’Entretien",
}  # fmt: skip
PERIODS: Final = {
    names.TEST: Noun("test"), names.TURN: Noun("tour"), names.PHASE: Noun("phase", True), names.ROUND: Noun("round"),
    names.GAME: Noun("partie", True),
}  # fmt: skip
TESTS: Final = {
    names.PLAIN: Noun("test de compétence", many="tests de compétence"), names.ATTACK: Noun("attaque", True),
    names.EVASION: Noun("évasion", True), names.INVESTIGATION_TEST: Noun("enquête", True),
}  # fmt: skip
DOING: Final = {
    names.ATTACK: "vous attaquez", names.EVASION: "vous tentez d’échapper à un ennemi",
    names.INVESTIGATION_TEST: "vous enquêtez",
}  # fmt: skip
DESIGNATORS: Final = {
    names.A_FIGHT: "Combattre", names.AN_EVASION: "Échapper à", names.AN_INVESTIGATION: "Enquêter",
    names.A_PARLEY: "Discussion", names.A_RESIGNATION: "Abandon", names.A_MOVE: "se déplacer",
}  # fmt: skip
KEYWORDS: Final = {
    "fast": "Rapide", "hunter": "Chasseur", "retaliate": "Riposte", "massive": "Massif", "aloof": "Distant",
    "peril": "Péril", "surge": "Renfort",
}  # fmt: skip
# in the order of the faces
SYMBOLS: Final = ("crâne", "cultiste", "tablette", "chose très ancienne", "échec automatique", "signe des Anciens")
SLOTS: Final = ("accessoire", "corps", "allié", "main", "arcane")
TIMES: Final = {1: "d’une fois", 2: "de deux fois"}
SECTIONS: Final = {"cultists-got-away": "les cultistes enfuis"}  # of the campaign log

# How titles stand in a sentence: the article that they take, and whether what it stands for is feminine.  A title that is a
# phrase or a plural stands behind "la carte"; a name takes no article.
HE, SHE, THE_CARD = ("", False), ("", True), ("la carte", True)
LE, LA, L_HE, L_SHE = ("le", False), ("la", True), ("l’", False), ("l’", True)
TITLES: Final = {
    "Agnes Baker": SHE, "Aquinnah": SHE, "Lita Chantler": SHE, "Ruth Turner": SHE, "Victoria Devereux": SHE,
    "Herman Collins": HE, "Peter Warren": HE, "Umôrdhoth": HE, "Drew « L’Homme-Loup »": HE, "Sombre Souvenir": HE,
    "Effacer les Traces": THE_CARD, "Frais d’Hôpitaux": THE_CARD, "Premiers Soins": THE_CARD,
    "Connaissance Interdite": THE_CARD, "Vol à la Tire": THE_CARD, "Récup’": THE_CARD, "Hanté": THE_CARD,
    "Paralysé par la Peur": THE_CARD, "Voix Dissonantes": THE_CARD, "Rêves de R’lyeh": THE_CARD,
    "Cambriolage": THE_CARD, "Opportuniste": THE_CARD, "Psychose": THE_CARD, "Hypocondrie": THE_CARD,
    "Fausse Piste": THE_CARD, "Divination": THE_CARD,
    "Flic en Patrouille": LE, "Chien de Garde": LE, "Vieux Grimoire": LE, "Documentaliste": LE, "Disque d’Itzamna": LE,
    "Monte-en-l’Air": LE, "Livre des Ombres": LE, "Chat Errant": LE, "Couteau": LE, "Sbire de la Pègre": LE,
    "Détective Obstiné": LE, "Prêtre Goule": LE, "Brouillard Couvrant": LE, "Magicien de l’Ordre": LE,
    "Byakhee Hurlant": LE, "Sombre Rejeton Acharné": LE, "Rejeton de la Chèvre": LE, "Jeune Profond": LE,
    "Barricade": LA, "Loupe": LA, "Statue Grotesque": LA, "Batte de Base-Ball": LA, "Patte de Lapin": LA,
    "Maigre Bête de la Nuit Chasseresse": LA, "Porte Verrouillée": LA,
    "Insigne de Police": L_HE, "Acolyte du Crépuscule d’Argent": L_HE, "Acolyte": L_HE, "Observateur Yithien": L_HE,
    "Encyclopédie": L_SHE, "Initiée aux Arcanes": L_SHE, "Amulette de Wendy": L_SHE,
    "Étude": L_SHE, "Vestibule": LE, "Grenier": LE, "Cave": LA, "Salon": LE, "Quartier de la Rivière": LE,
    "Hôpital St. Mary": L_HE, "Université Miskatonic": L_SHE, "Centre-Ville": LE, "Cimetière": LE, "Quartier Nord": LE,
    "Chemin Principal": LE, "Site du Rituel": LE, "Quartier Sud": LE, "Quartier Est": LE, "Bois d’Arkham": LE,
    "Dévoreur de Chair": LE, "Goule des Glaces": LA, "Nuée de Rats": LA, "Serviteur Goule": LE, "Goule Affamée": LA,
}  # fmt: skip


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


def type_name(type: int) -> str:
    return TYPES[type]

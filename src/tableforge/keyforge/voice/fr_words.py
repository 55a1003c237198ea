"""The French words of KeyForge, the tables that say a word by its class, and the speaker who remembers what was said.

Terms are those of the official French rulebook; traits and keywords that it does not hold are ours.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar, cast

from tableforge.keyforge import names
from tableforge.keyforge.state import SeatsNode
from tableforge.keyforge.voice.fr_grammar import NP, Noun, Verb, agree, er, join, np

# ------------------------------------------------------------------ nouns
CREATURE: Final = Noun("créature", True)
ARTEFACT: Final = Noun("artéfact")
AMELIORATION: Final = Noun("amélioration", True)
CARTE: Final = Noun("carte", True)
CARTE_ACTION: Final = Noun("carte action", True, "cartes action")
VOISIN: Final = Noun("voisin")
AOMBRE: Final = Noun("Aombre", mass=True)
DEGAT: Final = Noun("dégât")
CLE: Final = Noun("clé", True)
CHAINE: Final = Noun("chaîne", True)
RESERVE: Final = Noun("réserve", True)
TOUR: Final = Noun("tour")
ETAPE: Final = Noun("étape", True)
JOUEUR: Final = Noun("joueur")
PROPRIETAIRE: Final = Noun("propriétaire")
CONTROLEUR: Final = Noun("contrôleur")
ADVERSAIRE: Final = Noun("adversaire")
POINT_ARMURE: Final = Noun("point d’armure", many="points d’armure")
COUNTERS: Final = {
    "power": Noun("marqueur +1 en puissance", many="marqueurs +1 en puissance"),
    "doom": Noun("marqueur fatalité", many="marqueurs fatalité"),
}
NOUNS: Final = {
    "creature": CREATURE, "artifact": ARTEFACT, "upgrade": AMELIORATION, "action_card": CARTE_ACTION, "card": CARTE,
}  # fmt: skip
OF_TYPE: Final = {
    names.CREATURE: CREATURE, names.ARTIFACT: ARTEFACT, names.UPGRADE: AMELIORATION, names.ACTION: CARTE,
}  # fmt: skip
ZONES: Final = {
    names.HAND: Noun("main", True), names.DECK: Noun("deck"), names.DISCARD: Noun("défausse", True),
    names.ARCHIVES: Noun("archives", True, "archives"),
}  # fmt: skip

# ------------------------------------------------------------------ names of the game
HOUSES: Final = {
    "brobnar": "Brobnar", "dis": "Dis", "logos": "Logos", "mars": "Mars", "sanctum": "Sanctum", "shadows": "Ombres",
    "untamed": "Indomptés",
}  # fmt: skip
PLURAL_HOUSES: Final = ("shadows", "untamed")
NAMED_HOUSES: Final = {
    "chosen_house": "la Maison choisie",
    "active_house": "la Maison active",
    "all_houses": "toutes les Maisons",
}
TRAITS: Final = {
    "agent": "Agent", "ai": "IA", "ally": "Allié", "angel": "Ange", "beast": "Bête", "cyborg": "Cyborg", "demon": "Démon",
    "dragon": "Dragon", "elf": "Elfe", "equation": "Équation", "faerie": "Fée", "fungus": "Champignon", "giant": "Géant",
    "goblin": "Gobelin", "horseman": "Cavalier", "human": "Humain", "imp": "Farfadet", "insect": "Insecte", "item": "Objet",
    "knight": "Chevalier", "law": "Loi", "location": "Lieu", "martian": "Martien", "merchant": "Marchand", "monk": "Moine",
    "mutant": "Mutant", "niffle": "Niffleur", "power": "Pouvoir", "priest": "Prêtre", "quest": "Quête", "ranger": "Rôdeur",
    "rat": "Rat", "robot": "Robot", "scientist": "Scientifique", "shard": "Éclat", "soldier": "Soldat", "specter": "Spectre",
    "spirit": "Esprit", "thief": "Voleur", "tree": "Arbre", "vehicle": "Véhicule", "weapon": "Arme", "witch": "Sorcière",
    "[redacted]": "[SUPPRIMÉ]",
}  # fmt: skip
KEYWORDS: Final = {
    "alpha": "alpha", "assault": "assaut", "deploy": "déploiement", "elusive": "insaisissable", "hazardous": "hasardeux",
    "omega": "oméga", "poison": "poison", "skirmish": "escarmouche", "taunt": "provocation",
}  # fmt: skip
LABELS: Final = {
    names.PLAY: "Jouez", names.FIGHT: "Combat", names.REAP: "Moisson", names.BEFORE_FIGHT: "Avant le Combat",
    names.DESTROYED: "Détruit", names.LEAVES_PLAY: "Quitte le Jeu", names.ACTION_LABEL: "Action", names.OMNI: "Omni",
}  # fmt: skip
STEPS: Final = {"forge_step": "« Forger une clé »", "draw_step": "« Piocher des cartes »"}
ORDINALS: Final = ("", "première", "deuxième", "troisième")


def house(name: str) -> str:
    """A house's name: Mars, Ombres."""
    return HOUSES[name]


def the_house(name: str) -> str:
    """A house with its article: la Maison Mars, la Maison des Ombres."""
    if name in NAMED_HOUSES:
        return NAMED_HOUSES[name]
    return f"la Maison des {HOUSES[name]}" if name in PLURAL_HOUSES else f"la Maison {HOUSES[name]}"


def trait(name: str) -> str:
    """A trait: Géant, Chevalier."""
    return TRAITS.get(name, name.capitalize())


def keyword(name: str, n: int = 0) -> str:
    """A keyword in the middle of a sentence: insaisissable, assaut (2)."""
    return f"{KEYWORDS[name]} ({n})" if n else KEYWORDS[name]


# ------------------------------------------------------------------ verbs
AJOUTER, ANNULER, ARCHIVER, ATTAQUER, CAPTURER = er("ajout"), er("annul"), er("archiv"), er("attaqu"), er("captur")
CHANGER, CHERCHER, CONTROLER, DEFAUSSER, DONNER = er("chang"), er("cherch"), er("contrôl"), er("défauss"), er("donn")
DEPENSER, DEPLACER, ECHANGER = er("dépens"), er("déplac"), er("échang")
FORGER, GAGNER, INCLINER, INFLIGER, JOUER = er("forg"), er("gagn"), er("inclin"), er("inflig"), er("jou")
MELANGER, MOISSONNER, PIOCHER, PLACER, PURGER = er("mélang"), er("moissonn"), er("pioch"), er("plac"), er("purg")
QUITTER, REDRESSER, REGARDER, RETIRER, SACRIFIER = er("quitt"), er("redress"), er("regard"), er("retir"), er("sacrifi")
SAUTER, SOIGNER, SONNER, UTILISER, VOLER = er("saut"), er("soign"), er("sonn"), er("utilis"), er("vol")
COUTER, REDISTRIBUER, COMMENCER, TERMINER = er("coût"), er("redistribu"), er("commenc"), er("termin")
ENTRER = replace(er("entr"), with_etre=True)
PAYER, RENVOYER = er("pay", "paie"), er("renvoy", "renvoie")
REPETER, REVELER, POSSEDER = er("répét", "répète"), er("révél", "révèle"), er("posséd", "possède")
APPARTENIR = Verb("appartenir", "appartenez", "appartient", "appartiennent", "appartenu")
CHOISIR = Verb("choisir", "choisissez", "choisit", "choisissent", "choisi")
COMBATTRE = Verb("combattre", "combattez", "combat", "combattent", "combattu")
DETENIR = Verb("détenir", "détenez", "détient", "détiennent", "détenu")
DETRUIRE = Verb("détruire", "détruisez", "détruit", "détruisent", "détruit")
FAIRE = Verb("faire", "faites", "fait", "font", "fait")
METTRE = Verb("mettre", "mettez", "met", "mettent", "mis")
PERDRE = Verb("perdre", "perdez", "perd", "perdent", "perdu")
PRENDRE = Verb("prendre", "prenez", "prend", "prennent", "pris")
REDEVENIR = Verb("redevenir", "redevenez", "redevient", "redeviennent", "redevenu", True)
REFAIRE = Verb("refaire", "refaites", "refait", "refont", "refait")
REJOINDRE = Verb("rejoindre", "rejoignez", "rejoint", "rejoignent", "rejoint")
SUBIR = Verb("subir", "subissez", "subit", "subissent", "subi")


# ------------------------------------------------------------------ what speaking a word gives
@dataclass(frozen=True, slots=True)
class Clause:
    """One thing said.  `inf` and `vous` are what you do, after "vous pouvez" and beside what others do.

    `glued`: it takes up what the clause before spoke of.  `full`: it is a sentence of its own.
    `who`, `verb`, `rest`: the parts of a statement, so that the next one need not repeat them.
    """

    text: str
    inf: str = ""
    vous: str = ""
    glued: bool = False
    full: bool = False
    who: str = ""
    verb: str = ""
    rest: str = ""
    link: str = ""


@dataclass(frozen=True, slots=True)
class Quantity:
    """So much of something, and for each of what: ("1 Aombre", "pour chaque créature alliée")."""

    core: str
    tail: str = ""

    @property
    def text(self) -> str:
        return join(self.core, self.tail)


W = TypeVar("W")
R = TypeVar("R")


class Table(Generic[R]):
    """What is said for a word, by the word's class."""

    def __init__(self) -> None:
        self.rows: dict[type, Callable[[Speaker, object], R]] = {}

    def __call__(self, *classes: type[W]) -> Callable[[Callable[[Speaker, W], R]], Callable[[Speaker, W], R]]:
        """Marks a function as the one that says these classes."""

        def mark(say: Callable[[Speaker, W], R]) -> Callable[[Speaker, W], R]:
            for c in classes:
                self.rows[c] = cast("Callable[[Speaker, object], R]", say)
            return say

        return mark

    def say(self, s: Speaker, word: object) -> R:
        return self.rows[type(word)](s, word)

    def __contains__(self, word: object) -> bool:
        return type(word) in self.rows


# ------------------------------------------------------------------ the speaker
NOTHING: Final = "nothing"


class Speaker:
    """What has been said so far, so that pronouns find their antecedent."""

    def __init__(self, type: int | None = None, id: str = "", title: str = "") -> None:
        self.id = id
        self.title = title
        self.this = np_this(CARTE if type is None else OF_TYPE[type])
        self.bearer = np_this(CREATURE)
        self.it = np_this(CARTE)
        self.chosen = np("la carte choisie", CARTE)
        self.opposing = np("la créature adverse", CREATURE)
        self.yours = False  # whether `it` comes from a zone of yours
        self.topic = ""  # the reference that a pronoun stands for now
        self.nearest = NOTHING  # of two cards just named, the one that "celle-ci" stands for
        self.player = ""  # the player that "il" stands for now
        self.way = Way(CARTE, "désigné")
        self.much = Way(DEGAT, "infligé")
        self.used = False  # whether the clause under way took up what was said before
        self.in_loop = False
        self.found = ""  # said before what is done with a card that may not have been found
        self.for_each = ""  # a target that is picked once for each of these
        self.for_each_ends = False  # whether that is said behind
        self.lasting = ""  # whether what is said lasts for a time
        self.theirs = False  # the card was just said to enter play on the other side, where "vous" is somebody else
        self.no = ""  # the negation of the condition under way
        self.bound = ""  # said behind the cards of an event: ou plus
        self.one_damage = False  # whether the last damage was a single point
        self.hit: list[object] = []  # whom damage has been dealt to
        self.asked = Asked(DEGAT)
        self.permitted = False  # behind "vous pouvez"
        self.labelled = False  # whether a boldface word stands before: then "capturez" means this creature
        self.met = False  # whether `it` stands for something that was said
        self.said = ""  # the named set that `it` stands for

    def sets_it(self, what: NP, done: str = "") -> None:
        """From here on `it` is that; once something was done to it, it is called by that: la carte défaussée."""
        self.it = replace(what, name=the_done(what, done) if done else "")
        self.topic = "it"
        self.met = True
        self.said = ""

    def reference(self, key: str) -> NP:
        """What a reference stands for, in full."""
        if key == "it":
            return replace(self.it.taken_up, parts=(self.it.name or self.it.this_one,))
        if key == "this" and self.title and self.met and self.it.noun is self.this.noun and self.nearest != key:
            return replace(self.this, parts=(self.title,))  # "cette créature" would be the one just spoken of
        return {"this": self.this, "this_creature": self.bearer, "chosen": self.chosen, "opposing": self.opposing}[key]

    def is_topic(self, key: str) -> bool:
        """Whether a pronoun will do; else the full phrase is said, and a pronoun does from then on."""
        same = self.topic == key
        self.topic = key
        self.used = self.used or same
        return same


@dataclass(frozen=True, slots=True)
class Asked:
    """What an amount is an amount of; `pool` is the player whose æmber it is taken from."""

    unit: Noun
    pool: SeatsNode | None = None


@dataclass(frozen=True, slots=True)
class Way:
    """What was done to what: the créatures détruites that "de la sorte" speaks of."""

    noun: Noun
    done: str


def np_this(noun: Noun) -> NP:
    return np(join("cette" if noun.fem else "ce", noun.one), noun)


def the_done(what: NP, done: str) -> str:
    """la carte défaussée, les créatures détruites."""
    noun = what.noun or CARTE
    article = "les" if what.many else "la" if noun.fem else "le"
    return join(article, noun.form(what.many), agree(done, noun.fem, what.many))


EFFECTS: Table[list[Clause]] = Table()  # what a card does
ABILITIES: Table[list[Clause]] = Table()  # what a card has
TARGETS: Table[NP] = Table()  # which cards are meant
AMOUNTS: Table[str] = Table()  # each unit of an amount, after "pour chaque"
CONDITIONS: Table[str] = Table()  # after "si", "tant que"

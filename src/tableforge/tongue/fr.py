"""French grammar that knows nothing of the game: seams between words, agreement, verbs, noun phrases.

Text is built with plain spaces and `’`; `sentence` and `typeset` give it its capital, its period and its no-break spaces.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from tableforge.tongue.lexicon import Term
from tableforge.tongue.text import LANGUAGES

VOWELS: Final = frozenset("aeiouàâäéèêëîïôöùûüœæ")
ASPIRATED: Final = ("hasard", "haut", "hors", "huit", "onze", "oui")
ELIDED: Final = frozenset(("de", "le", "la", "que", "ne", "se", "me", "te", "je", "jusque", "lorsque", "puisque"))
CONTRACTED: Final = {("de", "le"): "du", ("de", "les"): "des", ("à", "le"): "au", ("à", "les"): "aux"}
BEFORE_VOWEL: Final = {"ce": "cet", "sa": "son", "ma": "mon", "ta": "ton"}


# ------------------------------------------------------------------ seams
def opens_with_vowel(text: str) -> bool:
    """Whether a word before this text is elided.

    >>> opens_with_vowel("ombre"), opens_with_vowel("homme"), opens_with_vowel("hasard"), opens_with_vowel("2 cartes")
    (True, True, False, False)
    """
    word = text.lower()
    if word.startswith("h"):
        return not word.startswith(ASPIRATED)
    return word[:1] in VOWELS and not word.startswith(ASPIRATED)


def seam(left: str, right: str) -> str:
    """Two pieces of a sentence put side by side."""
    before, _, word = left.rpartition(" ")
    before = f"{before} " if before else ""
    low = word.lower()
    first, _, rest = right.partition(" ")
    if rest and (low, first) in CONTRACTED:
        small = CONTRACTED[low, first]
        return f"{before}{small.capitalize() if word[:1].isupper() else small} {rest}"
    if low in ELIDED and opens_with_vowel(right):
        return f"{before}{word[:-1]}’{right}"
    if low == "si" and first in ("il", "ils"):
        return f"{before}{word[:-1]}’{right}"
    if low in BEFORE_VOWEL and opens_with_vowel(right):
        return f"{before}{BEFORE_VOWEL[low]} {right}"
    return f"{left} {right}"


def join(*pieces: str) -> str:
    """Pieces put side by side, elided and contracted where they meet; empty ones are skipped.

    >>> join("de", "le deck"), join("que", "une carte"), join("si", "il joue"), join("ce", "arbre")
    ('du deck', 'qu’une carte', 's’il joue', 'cet arbre')
    """
    out = ""
    for piece in pieces:
        if piece:
            out = seam(out, piece) if out else piece
    return out


listed = LANGUAGES["fr"].list_items


def typeset(text: str) -> str:
    """Typographic apostrophes; no-break spaces before high punctuation and inside guillemets."""
    return LANGUAGES["fr"].typeset(text.replace("'", "’"))


def sentence(text: str) -> str:
    """A clause with its capital and its period."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith(".") else text + "."


# ------------------------------------------------------------------ agreement
def agree(adjective: str, fem: bool, plural: bool) -> str:
    """An adjective or participle in the right one of its four forms.

    >>> agree("allié", True, False), agree("adverse", True, True), agree("mis", False, True), agree("premier", True, False)
    ('alliée', 'adverses', 'mis', 'première')
    """
    if fem and not adjective.endswith("e"):
        adjective = adjective[:-2] + "ère" if adjective.endswith("ier") else adjective + "e"
    return adjective + "s" if plural and not adjective.endswith("s") else adjective


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun with its gender; `mass` when its quantity is spoken without a plural (de l’or)."""

    one: str
    fem: bool = False
    many: str = ""
    mass: bool = False

    def form(self, plural: bool) -> str:
        """The noun in the singular or the plural."""
        return (self.many or self.one + "s") if plural else self.one

    def with_number(self, n: int) -> str:
        """0 and 1 are singular: 1 lampe, 2 lampes."""
        return f"{n} {self.form(n >= 2)}"

    @property
    def of(self) -> str:
        """After a quantity: "de lampes", "d’or"."""
        return join("de", self.form(not self.mass))


def noun(term: Term) -> Noun:
    """A term of a game's lexicon as a noun of sentences.

    >>> noun(Term(("lamp", "lampe"), ("lamps", "lampes"), fem=True)).with_number(2)
    '2 lampes'
    """
    return Noun(term.one[1], term.fem, term.many[1], term.mass)


def plural(noun: str) -> str:
    """Several of it: the noun and the adjectives behind it.

    >>> plural("lampe allumée")
    'lampes allumées'
    """
    return " ".join([Noun(word).form(True) for word in noun.split()])


# ------------------------------------------------------------------ noun phrases
@dataclass(frozen=True, slots=True)
class NP:
    """A noun phrase: its conjuncts, the gender and number that agree with it, the noun it can be taken up by."""

    parts: tuple[str, ...]
    fem: bool = False
    plural: bool = False
    noun: Noun | None = None
    link: str = "et"
    you: bool = False
    name: str = ""  # how it is called when it is spoken of again: "la lampe allumée"
    distributive: bool = False  # "chaque …": singular to agree with, plural to take up

    @property
    def text(self) -> str:
        """The whole phrase."""
        return listed(self.parts, self.link)

    def after(self, preposition: str) -> str:
        """With a preposition, repeated before each conjunct."""
        return listed([join(preposition, part) for part in self.parts], self.link)

    @property
    def many(self) -> bool:
        """Whether pronouns for it are in the plural."""
        return self.plural or self.distributive

    @property
    def direct(self) -> str:
        """The pronoun for it as a direct object: "le", "la", "les"."""
        return "les" if self.many else "la" if self.fem else "le"

    @property
    def taken_up(self) -> NP:
        """As a pronoun speaks of it: all that "chaque" went through."""
        return replace(self, plural=self.many, distributive=False)

    @property
    def dative(self) -> str:
        """The pronoun for it as an indirect object: "lui", "leur"."""
        return "leur" if self.many else "lui"

    @property
    def subject(self) -> str:
        """The pronoun for it as a subject: "il", "elles", "vous"."""
        if self.you:
            return "vous"
        return ("elle" if self.fem else "il") + ("s" if self.plural else "")

    @property
    def stressed_form(self) -> str:
        """The pronoun for it behind a preposition: "lui", "elle", "eux", "elles"."""
        return {(True, True): "elles", (True, False): "elle", (False, True): "eux", (False, False): "lui"}[
            self.fem, self.many
        ]

    @property
    def stressed_one(self) -> str:
        """As one of several: the member that "chaque" speaks of."""
        return replace(self, plural=False, distributive=False).stressed_form

    @property
    def pronoun(self) -> NP:
        """The same as a subject pronoun."""
        return replace(self, parts=(self.subject,))

    @property
    def this_one(self) -> str:
        """Taken up by its noun: cette lampe, ces lampes, cet arbre."""
        noun = self.noun
        assert noun is not None, f"{self.text} has no noun to be taken up by"
        if self.many:
            return f"ces {noun.form(True)}"
        return join("cette" if noun.fem else "ce", noun.one)

    def own(self, noun: Noun, plural: bool = False) -> str:
        """What belongs to it: sa main, son deck, leurs lampes."""
        form = noun.form(plural)
        if self.plural:
            return f"{'leurs' if plural else 'leur'} {form}"
        return f"ses {form}" if plural else join("sa" if noun.fem else "son", form)


def np(text: str, noun: Noun | None = None, plural: bool = False) -> NP:
    """A plain noun phrase."""
    return NP((text,), noun is not None and noun.fem, plural, noun)


# ------------------------------------------------------------------ verbs
@dataclass(frozen=True, slots=True)
class FrenchVerb:
    """A verb in the forms rules need: infinitive, vous (also imperative), il, ils, past participle."""

    inf: str
    vous: str
    il: str
    ils: str
    pp: str
    with_etre: bool = False

    def form(self, who: NP) -> str:
        """The form in the present that goes with a subject."""
        return self.vous if who.you else self.ils if who.plural else self.il


IRREGULAR: Final = {
    v.inf: v
    for v in (
        FrenchVerb("appartenir", "appartenez", "appartient", "appartiennent", "appartenu"),
        FrenchVerb("avoir", "avez", "a", "ont", "eu"),
        FrenchVerb("choisir", "choisissez", "choisit", "choisissent", "choisi"),
        FrenchVerb("combattre", "combattez", "combat", "combattent", "combattu"),
        FrenchVerb("découvrir", "découvrez", "découvre", "découvrent", "découvert"),
        FrenchVerb("détenir", "détenez", "détient", "détiennent", "détenu"),
        FrenchVerb("détruire", "détruisez", "détruit", "détruisent", "détruit"),
        FrenchVerb("devoir", "devez", "doit", "doivent", "dû"),
        FrenchVerb("être", "êtes", "est", "sont", "été"),
        FrenchVerb("faire", "faites", "fait", "font", "fait"),
        FrenchVerb("mettre", "mettez", "met", "mettent", "mis"),
        FrenchVerb("perdre", "perdez", "perd", "perdent", "perdu"),
        FrenchVerb("pouvoir", "pouvez", "peut", "peuvent", "pu"),
        FrenchVerb("prendre", "prenez", "prend", "prennent", "pris"),
        FrenchVerb("recevoir", "recevez", "reçoit", "reçoivent", "reçu"),
        FrenchVerb("redevenir", "redevenez", "redevient", "redeviennent", "redevenu", True),
        FrenchVerb("refaire", "refaites", "refait", "refont", "refait"),
        FrenchVerb("rejoindre", "rejoignez", "rejoint", "rejoignent", "rejoint"),
        FrenchVerb("remettre", "remettez", "remet", "remettent", "remis"),
        FrenchVerb("réussir", "réussissez", "réussit", "réussissent", "réussi"),
        FrenchVerb("subir", "subissez", "subit", "subissent", "subi"),
        FrenchVerb("vaincre", "vainquez", "vainc", "vainquent", "vaincu"),
    )
}
WITH_ETRE: Final = ("entrer",)


@cache
def verb(inf: str) -> FrenchVerb:
    """A verb by its infinitive; those in -er are regular, but for the sounds before a mute e.

    >>> verb("voler").ils, verb("répéter").il, verb("payer").il, verb("renvoyer").vous, verb("mettre").pp
    ('volent', 'répète', 'paie', 'renvoyez', 'mis')
    """
    if inf in IRREGULAR:
        return IRREGULAR[inf]
    assert inf.endswith("er"), f"how is {inf!r} conjugated?"
    stem = inf[:-2]
    il = re.sub(r"é([^aeiouyéèêàâîôû]+)$", r"è\1", re.sub(r"([aou])y$", r"\1i", stem)) + "e"
    return FrenchVerb(inf, f"{stem}ez", il, f"{il}nt", f"{stem}é", inf in WITH_ETRE)


def either(a: FrenchVerb, b: FrenchVerb) -> FrenchVerb:
    """Two verbs as one: lire ou écrire."""
    return FrenchVerb(
        f"{a.inf} ou {b.inf}", f"{a.vous} ou {b.vous}", f"{a.il} ou {b.il}", f"{a.ils} ou {b.ils}", f"{a.pp} ou {b.pp}"
    )


WAS_TO: Final = replace(verb("devoir"), vous="deviez", il="devait", ils="devaient")  # after "si": what would happen
BARE_NE: Final = "ne"  # the negation's other half stands elsewhere: aucune lampe ne …


@dataclass(frozen=True, slots=True)
class VP:
    """A verb with what follows it.  A clitic stands before the verb, but behind an imperative."""

    verb: FrenchVerb
    rest: str = ""
    clitic: str = ""

    def imperative(self) -> str:
        """The phrase as an order: "détruisez-la"."""
        verb = f"{self.verb.vous}-{self.clitic}" if self.clitic else self.verb.vous
        return join(verb, self.rest)

    def infinitive(self) -> str:
        """The phrase in the infinitive: "la détruire"."""
        return join(self.clitic, join(self.verb.inf, self.rest))

    def present(self, who: NP, no: str = "") -> str:
        """With its subject; `no` negates or restricts: pas, que, or BARE_NE."""
        verb = join(self.clitic, self.verb.form(who))
        return join(who.text, self.negate(verb, no), self.rest)

    def perfect(self, who: NP, no: str = "") -> str:
        """The phrase in the perfect, with its subject; `no` negates it."""
        aux = verb("être" if self.verb.with_etre else "avoir")
        pp = agree(self.verb.pp, who.fem, who.plural) if self.verb.with_etre else self.verb.pp
        return join(who.text, self.negate(join(self.clitic, aux.form(who)), no), pp, self.rest)

    @staticmethod
    def negate(verb: str, no: str) -> str:
        """A finite verb with "ne" and what goes with it, or as it is where nothing is negated."""
        return join("ne", verb, "" if no == BARE_NE else no) if no else verb


def do(inf: str, rest: str = "", clitic: str = "") -> VP:
    """What is done: a verb by its infinitive, and what follows it."""
    return VP(verb(inf), rest, clitic)


def passive(inf: str, who: NP, rest: str = "") -> VP:
    """The verb suffered: être éteinte."""
    return do("être", join(agree(verb(inf).pp, who.fem, who.plural), rest))


def modal(inf: str | FrenchVerb, vp: VP) -> VP:
    """pouvoir or devoir with an infinitive."""
    return VP(verb(inf) if isinstance(inf, str) else inf, vp.infinitive())


# ------------------------------------------------------------------ clauses into sentences
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
    """So much of something, and for each of what: ("2 pas", "pour chaque lampe")."""

    core: str
    tail: str = ""

    @property
    def text(self) -> str:
        """The whole phrase."""
        return join(self.core, self.tail)


YOU: Final = NP(("vous",), you=True)


def you_do(vp: VP) -> Clause:
    """What you do: imperative, infinitive, and indicative beside others."""
    return Clause(vp.imperative(), vp.infinitive(), vp.present(YOU))


def does(who: NP, vp: VP) -> Clause:
    """What somebody does."""
    return you_do(vp) if who.you else Clause(vp.present(who))


def join_clauses(group: list[Clause]) -> str:
    """Clauses in one sentence; what the one before has said is not said again."""
    mixed = any(c.inf for c in group) and not all(c.inf for c in group)
    parts: list[str] = []
    links = [c.link for c in group[1:]]
    for k, c in enumerate(group):
        before = group[k - 1] if k else None
        text = c.vous if mixed and c.inf else c.text
        if before is not None and c.who and c.who == before.who:
            text = c.rest if c.verb == before.verb else join(c.verb, c.rest)
        parts.append(text)
    behind = [link for link in links if link]
    return listed(parts, LINKS[behind[0]] if behind else "et")


LINKS: Final = {"mais": ", mais", "puis": ", puis", "et,": "et,"}


def sentences(clauses: list[Clause], together: bool) -> list[str]:
    """Clauses as sentences without capital and period; `together` keeps all in one that can be."""
    groups: list[list[Clause]] = []
    for c in clauses:
        if groups and not c.full and not groups[-1][-1].full and (together or c.glued):
            groups[-1].append(c)
        else:
            groups.append([c])
    return [join_clauses(g) for g in groups]


def under(prefix: str, said: list[Clause]) -> list[Clause]:
    """Sentences behind "si …," or "chaque fois que …,"."""
    first, *more = sentences(said, True)
    return [Clause(f"{prefix}, {first}", full=True), *[Clause(text, full=True) for text in more]]


def text_of(said: list[Clause], together: bool) -> str:
    """Clauses as finished sentences."""
    return " ".join([sentence(text) for text in sentences(said, together)])


# ------------------------------------------------------------------ fields of a sentence
class SpokenNumber:
    """A number that can stand before a noun.

    >>> "{n:carte}".format(n=SpokenNumber(2))
    '2 cartes'
    """

    def __init__(self, n: int) -> None:
        self.n = n

    def __format__(self, noun: str) -> str:
        return Noun(noun).with_number(self.n) if noun else str(self.n)


class Phrase:
    """A noun phrase that takes a preposition.

    >>> "{card:de}".format(card=Phrase("le deck"))
    'du deck'
    """

    def __init__(self, text: str) -> None:
        self.text = text

    def __format__(self, preposition: str) -> str:
        return join(preposition, self.text)


class Agreeing:
    """A participle that agrees with what the sentence speaks of.

    >>> "{pp:détruit}".format(pp=Agreeing(True, True))
    'détruites'
    """

    def __init__(self, fem: bool, many: bool) -> None:
        self.fem = fem
        self.many = many

    def __format__(self, participle: str) -> str:
        return agree(participle, self.fem, self.many)

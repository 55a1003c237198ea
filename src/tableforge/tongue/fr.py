"""French grammar that knows nothing of the game: seams between words, agreement, verbs, noun phrases.

Text is built with plain spaces and `’`; `sentence` and `typeset` give it its capital, its period and its no-break spaces.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tableforge.tongue.both import LANGUAGES

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


listed = LANGUAGES["fr"].listed


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
        return (self.many or self.one + "s") if plural else self.one

    def counted(self, n: int) -> str:
        """0 and 1 are singular: 1 lampe, 2 lampes."""
        return f"{n} {self.form(n >= 2)}"

    @property
    def of(self) -> str:
        """After a quantity: "de lampes", "d’or"."""
        return join("de", self.form(not self.mass))


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
        return listed(self.parts, self.link)

    def after(self, preposition: str) -> str:
        """With a preposition, repeated before each conjunct."""
        return listed([join(preposition, part) for part in self.parts], self.link)

    @property
    def many(self) -> bool:
        return self.plural or self.distributive

    @property
    def direct(self) -> str:
        return "les" if self.many else "la" if self.fem else "le"

    @property
    def taken_up(self) -> NP:
        """As a pronoun speaks of it: all that "chaque" went through."""
        return replace(self, plural=self.many, distributive=False)

    @property
    def dative(self) -> str:
        return "leur" if self.many else "lui"

    @property
    def subject(self) -> str:
        if self.you:
            return "vous"
        return ("elle" if self.fem else "il") + ("s" if self.plural else "")

    @property
    def stressed(self) -> str:
        return {(True, True): "elles", (True, False): "elle", (False, True): "eux", (False, False): "lui"}[
            self.fem, self.many
        ]

    @property
    def stressed_one(self) -> str:
        """As one of several: the member that "chaque" speaks of."""
        return replace(self, plural=False, distributive=False).stressed

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
class Verb:
    """A verb in the forms rules need: infinitive, vous (also imperative), il, ils, past participle."""

    inf: str
    vous: str
    il: str
    ils: str
    pp: str
    with_etre: bool = False

    def form(self, who: NP) -> str:
        return self.vous if who.you else self.ils if who.plural else self.il


def er(stem: str, il: str = "") -> Verb:
    """A regular verb in -er; `il` where the stem changes before a mute e."""
    il = il or f"{stem}e"
    return Verb(f"{stem}er", f"{stem}ez", il, f"{il}nt", f"{stem}é")


def either(a: Verb, b: Verb) -> Verb:
    """Two verbs as one: lire ou écrire."""
    return Verb(
        f"{a.inf} ou {b.inf}", f"{a.vous} ou {b.vous}", f"{a.il} ou {b.il}", f"{a.ils} ou {b.ils}", f"{a.pp} ou {b.pp}"
    )


ETRE: Final = Verb("être", "êtes", "est", "sont", "été")
AVOIR: Final = Verb("avoir", "avez", "a", "ont", "eu")
POUVOIR: Final = Verb("pouvoir", "pouvez", "peut", "peuvent", "pu")
DEVOIR: Final = Verb("devoir", "devez", "doit", "doivent", "dû")
WAS_TO: Final = replace(DEVOIR, vous="deviez", il="devait", ils="devaient")  # after "si": what would happen
BARE_NE: Final = "ne"  # the negation's other half stands elsewhere: aucune lampe ne …


@dataclass(frozen=True, slots=True)
class VP:
    """A verb with what follows it.  A clitic stands before the verb, but behind an imperative."""

    verb: Verb
    rest: str = ""
    clitic: str = ""

    def imperative(self) -> str:
        verb = f"{self.verb.vous}-{self.clitic}" if self.clitic else self.verb.vous
        return join(verb, self.rest)

    def infinitive(self) -> str:
        return join(self.clitic, join(self.verb.inf, self.rest))

    def present(self, who: NP, no: str = "") -> str:
        """With its subject; `no` negates or restricts: pas, que, or BARE_NE."""
        verb = join(self.clitic, self.verb.form(who))
        return join(who.text, self.negated(verb, no), self.rest)

    def perfect(self, who: NP, no: str = "") -> str:
        aux = ETRE if self.verb.with_etre else AVOIR
        pp = agree(self.verb.pp, who.fem, who.plural) if self.verb.with_etre else self.verb.pp
        return join(who.text, self.negated(join(self.clitic, aux.form(who)), no), pp, self.rest)

    @staticmethod
    def negated(verb: str, no: str) -> str:
        return join("ne", verb, "" if no == BARE_NE else no) if no else verb


def passive(verb: Verb, who: NP, rest: str = "") -> VP:
    """The verb suffered: être éteinte."""
    return VP(ETRE, join(agree(verb.pp, who.fem, who.plural), rest))


def modal(verb: Verb, vp: VP) -> VP:
    """pouvoir or devoir with an infinitive."""
    return VP(verb, vp.infinitive())


# ------------------------------------------------------------------ fields of a sentence
class Count:
    """A number that can stand before a noun.

    >>> "{n:carte}".format(n=Count(2))
    '2 cartes'
    """

    def __init__(self, n: int) -> None:
        self.n = n

    def __format__(self, noun: str) -> str:
        return Noun(noun).counted(self.n) if noun else str(self.n)


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

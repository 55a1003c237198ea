"""What a French sentence remembers while it is spoken, and the tables that say each kind of word."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tableforge.keyforge.voice.fr.lexicon import CARTE, CREATURE, DEGAT, OF_TYPE
from tableforge.tongue.fr import NP, Clause, Noun, agree, join, np
from tableforge.tongue.table import Table
from tableforge.words.node import SeatsNode

# ------------------------------------------------------------------ the speaker
NOTHING: Final = "nothing"
LASTING: Final = "lasting"
ONCE: Final = "once"


class Talk:
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
        self.finding = False  # what is done now is done with that card
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


EFFECTS: Table[Talk, list[Clause]] = Table("French effects")  # what a card does
ABILITIES: Table[Talk, list[Clause]] = Table("French abilities")  # what a card has
TARGETS: Table[Talk, NP] = Table("French targets")  # which cards are meant
AMOUNTS: Table[Talk, str] = Table("French amounts")  # each unit of an amount, after "pour chaque"
CONDITIONS: Table[Talk, str] = Table("French conditions")  # after "si", "tant que"

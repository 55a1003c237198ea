"""What a French sentence remembers while it is spoken, and the tables that say each kind of word."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.arkham import names
from tableforge.arkham.voice.fr.lexicon import ACTE, CARTE, INTRIGUE, LIEU, TESTS
from tableforge.tongue.fr import NP, YOU, Clause, Noun, join, np
from tableforge.tongue.table import Table

OWN: dict[int, NP] = {
    names.LOCATION: np("ce lieu", LIEU),
    names.ACT: np("cet acte", ACTE),
    names.AGENDA: np("cette intrigue", INTRIGUE),
}  # what says its kind rather than its title


class Talk:
    """One ability being spoken: what was mentioned, so that pronouns can be chosen."""

    def __init__(self, title: NP | None = None, type: int = names.ASSET) -> None:
        self.title = OWN.get(type, title or np("cette carte", CARTE))
        self.type = type
        self.about_this = False  # whether a pronoun is understood as this card
        self.noun = CARTE  # what "that" is taken up by
        self.many = False  # whether "that" is several
        self.you = YOU  # who is "vous": somebody else where another does it
        self.test = TESTS[names.PLAIN]  # what the test under way is called
        self.succeeding = False  # whether its margin is by how much you succeed or fail
        self.event = -1  # the kind of happening that is reacted to
        self.place = "dans"  # the preposition of a zone: cards are counted in it and taken from it
        self.constant = False  # whether it holds as long as the card is in play
        self.permitted = False  # behind "a le droit de"
        self.each = False  # whether "that" is each investigator in turn

    def my(self, noun: Noun) -> str:
        """Votre main, sa main."""
        return f"votre {noun.one}" if self.you.you else self.you.own(noun)

    def now(self, noun: Noun, many: bool = False) -> None:
        """Something else was named: "that" stands for it."""
        self.noun, self.many, self.about_this = noun, many, False

    def that(self) -> NP:
        """Cet ennemi, ces ennemis."""
        if self.many:
            return np(f"ces {self.noun.form(True)}", self.noun, True)
        return np(join("cette" if self.noun.fem else "ce", self.noun.one), self.noun)

    def this_test(self) -> str:
        """Cette attaque, ce test de compétence."""
        return join("cette" if self.test.fem else "ce", self.test.one)


@dataclass(frozen=True, slots=True)
class Measure:
    """An amount in the ways it can be said: so many, in a pattern of its own, for each of …, as a value."""

    n: int = 1
    pattern: str = "{unit}"  # {unit}: so many of them; {many}: them in the plural; {of}: de + them
    each: str = ""  # pour chaque …
    value: str = ""  # what it is: le nombre de …

    def of(self, unit: Noun) -> str:
        every = "toutes" if unit.fem else "tous"
        return self.pattern.format(unit=unit.with_number(self.n), many=unit.form(True), of=unit.of, all=every)


EFFECTS: Table[Talk, list[Clause]] = Table("French effects")  # what a card does
ABILITIES: Table[Talk, str] = Table("French abilities")  # what a card has
TARGETS: Table[Talk, NP] = Table("French targets")  # which cards are meant
AMOUNTS: Table[Talk, Measure] = Table("French amounts")
CONDITIONS: Table[Talk, str] = Table("French conditions")  # after "si", "tant que"

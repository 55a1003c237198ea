"""What a game calls its things: every noun, verb, step, state, zone and token once, in every language.

A game has one lexicon (`<game>/lexicon.py`), a table of terms by id and of the short texts of its table.  Its voices, scene, terms,
refusals, commands and lessons read it, and the server hands it to browsers.
Ids of one kind share a mark (`zone:hand`, `step:draw`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tableforge.tongue.sentence import capitalise
from tableforge.tongue.text import LANGUAGES, Text, column

Row = tuple[str, ...]  # a text in each language, in the order of LANGUAGES
MANY: Final = "#many"
FEMININE: Final = "#f"
GENDER: Final = "#gender"
SAID: Final = "said:"  # before the name of a text, where terms and texts stand together


class Term(NamedTuple):
    """One thing and its forms.

    one       in the middle of a sentence
    many      several of it; empty where it is never counted
    feminine  a state of something feminine, in the languages that have genders; empty where it is no state
    fem       whether it is itself feminine there
    mass      whether a quantity of it is spoken without a plural
    """

    one: Row
    many: Row = ()
    feminine: Row = ()
    fem: bool = False
    mass: bool = False


def word(en: str, fr: str) -> Term:
    """A verb, a step, a name: what stands as it is."""
    return Term((en, fr))


def words(rows: Mapping[str, Row], mark: str = "") -> dict[str, Term]:
    """Many of them, each id with a mark before it.

    >>> words({"lit": ("lit", "allumé")}, "step:")
    {'step:lit': Term(one=('lit', 'allumé'), many=(), feminine=(), fem=False, mass=False)}
    """
    return {mark + id: Term(row) for id, row in rows.items()}


def masculine(en: str, fr: str, en_many: str = "", fr_many: str = "", mass: bool = False) -> Term:
    """A noun; where a plural is not given, it ends in s."""
    return Term((en, fr), (en_many or f"{en}s", fr_many or f"{fr}s"), mass=mass)


def feminine(en: str, fr: str, en_many: str = "", fr_many: str = "", mass: bool = False) -> Term:
    """A noun that is feminine in the languages that have genders."""
    return masculine(en, fr, en_many, fr_many, mass)._replace(fem=True)


def state(en: str, fr: str, fr_feminine: str = "") -> Term:
    """What something is: an adjective, by its masculine form.

    >>> state("lit", "allumé").feminine
    ('lit', 'allumée')
    """
    return Term((en, fr), feminine=(en, fr_feminine or (fr if fr.endswith("e") else f"{fr}e")))


class Lexicon:
    """The terms of a game by id, and the texts of its table by name.

    >>> lamps = Lexicon({"lamp": feminine("lamp", "lampe"), "lit": state("lit", "allumé")}, {"left": ("{n} left", "reste {n}")})
    >>> lamps.label("fr", "lamp"), lamps.word("fr", "lamp", 2), lamps.agreeing("fr", "lit", "lamp"), lamps.say("fr", "left", n=3)
    ('Lampe', 'lampes', 'allumée', 'reste 3')
    """

    def __init__(self, terms: Mapping[str, Term], texts: Mapping[str, Row]) -> None:
        self.terms = terms
        self.texts = texts
        self.rows = rows_of(terms)

    def word(self, lang: str, id: str, n: int = 1) -> str:
        """The term in the middle of a sentence, in the form for a number.

        Raises KeyError for what the game has no term for.
        """
        return column(self.rows[id if n in LANGUAGES[lang].singular else id + MANY], lang)

    def label(self, lang: str, id: str, n: int = 1) -> str:
        """The term as a heading, with its first letter large."""
        return capitalise(self.word(lang, id, n))

    def agreeing(self, lang: str, state: str, noun: str) -> str:
        """A state in the gender of what has it."""
        return column(self.rows[state + FEMININE if self.terms[noun].fem else state], lang)

    def say(self, lang: str, name: str, /, **fill: object) -> str:
        """A text of the table with its fields filled in."""
        text = column(self.texts[name], lang)
        return text.format(**fill) if fill else text

    def text_of(self, id: str) -> Text:
        """The term in every language at once."""
        return Text(*self.rows[id])

    def heading(self, id: str) -> Text:
        """The same with its first letter large."""
        return Text(*[capitalise(text) for text in self.rows[id]])

    def rows_with_mark(self, mark: str) -> dict[str, Row]:
        """The rows of one kind by their ids without the mark: zones, steps, traits."""
        return {id.removeprefix(mark): term.one for id, term in self.terms.items() if id.startswith(mark)}

    def to_json(self, lang: str) -> dict[str, str]:
        """All of it in one language for a browser: terms with their forms and genders; `said:` stands before the names of texts."""
        genders = {id + GENDER: "f" for id, term in self.terms.items() if term.fem}
        rows = {**self.rows, **{SAID + name: row for name, row in self.texts.items()}}
        return {**genders, **{id: column(row, lang) for id, row in rows.items()}}


def rows_of(terms: Mapping[str, Term]) -> dict[str, Row]:
    """Every form of every term by its id, with a mark behind the id for the others than the first."""
    out = {id: term.one for id, term in terms.items()}
    out.update({id + MANY: term.many for id, term in terms.items() if term.many})
    out.update({id + FEMININE: term.feminine for id, term in terms.items() if term.feminine})
    return out


def merge_tables(*parts: Mapping[str, Term]) -> dict[str, Term]:
    """Several tables as one; an id stands in one of them only.

    >>> merge_tables({"lamp": word("lamp", "lampe")}, {"lamp": word("light", "feu")})
    Traceback (most recent call last):
      ...
    ValueError: 'lamp' has two terms
    """
    out: dict[str, Term] = {}
    for part in parts:
        for id in out.keys() & part.keys():
            raise ValueError(f"{id!r} has two terms")
        out.update(part)
    return out

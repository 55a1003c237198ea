"""What can be set before a game: one declaration, from which set-up checks, command lines, drivers and forms are made.

>>> seats = Setting("seats", WholeNumber(2, 4), 2, Text("how many play", "combien de joueurs"))
>>> luck = Setting("luck", PerSeat(WholeNumber(0, 9)), (0,), Text("luck at the start", "chance au départ"))
>>> check_settings("chess", (seats, luck), {"seats": 3}, 2)
{'seats': 3, 'luck': [0, 0, 0]}
>>> check_settings("chess", (seats, luck), {"luck": (1, 12)}, 2)
Traceback (most recent call last):
tableforge.errors.BadSetup: 'luck' takes a number from 0 to 9 for each of 2 seats (luck at the start); got (1, 12)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tableforge.errors import BadSetup
from tableforge.kernel.refusals import A_NUMBER, A_SEAT, FOR_EACH_SEAT, FOR_THE_SEAT, NO_SETTING, SETTING_TAKES
from tableforge.kernel.rules import edition_of
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import LANGUAGES, Text, expected_but_got, in_every, quote_each

Json = Any  # plain data: what json.dumps takes


class Kind(ABC):
    """Which values a setting takes."""

    name = ""  # for forms: a stable word
    listed = False  # whether a command line may name several of them in one word, with commas between

    @abstractmethod
    def takes(self, seats: int) -> Text:
        """What would do, in words."""

    @abstractmethod
    def fits(self, value: object, seats: int) -> bool:
        """Whether the value would do."""

    def to_plain(self, value: Json, seats: int) -> Json:
        """A value that fits, as the set-up keeps it: plain data."""
        return value

    def usual(self, default: Json, seats: int) -> Json:
        """What holds where nobody has said anything."""
        return default

    def read(self, text: str) -> Json:
        """The value that a word of a command line stands for; a word that stands for none stays as it is."""
        return text

    def metavar(self) -> Text:
        """How help shows the place of a value."""
        return Text("WORD", "MOT")

    def limits(self) -> dict[str, Json]:
        """What a form must know of the values besides their name."""
        return {}


@dataclass(frozen=True, slots=True)
class WholeNumber(Kind):
    """A whole number."""

    least: int
    most: int
    name = "number"

    def takes(self, seats: int) -> Text:
        return A_NUMBER.fill(least=self.least, most=self.most)

    def fits(self, value: object, seats: int) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most

    def read(self, text: str) -> Json:
        return parse_whole(text)

    def metavar(self) -> Text:
        return Text("N")

    def limits(self) -> dict[str, Json]:
        return {"least": self.least, "most": self.most}


@dataclass(frozen=True, slots=True)
class OneOf(Kind):
    """One of a few words."""

    words: tuple[str, ...]
    name = "word"

    def takes(self, seats: int) -> Text:
        return quote_each(self.words, "or")

    def fits(self, value: object, seats: int) -> bool:
        return isinstance(value, str) and value in self.words

    def metavar(self) -> Text:
        return Text("|".join(self.words))

    def limits(self) -> dict[str, Json]:
        return {"words": list(self.words)}


class Edition(OneOf):
    """One of the editions of a rulebook."""

    __slots__ = ()

    def fits(self, value: object, seats: int) -> bool:
        return True  # an unknown one is refused by name when it is looked up

    def to_plain(self, value: Json, seats: int) -> Json:
        return edition_of(value, self.words)


@dataclass(frozen=True, slots=True)
class Flag(Kind):
    """Yes or no."""

    name = "flag"

    def takes(self, seats: int) -> Text:
        return Text("True or False", "True ou False")

    def fits(self, value: object, seats: int) -> bool:
        return isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Seat(Kind):
    """A seat; None leaves it to chance."""

    name = "seat"

    def takes(self, seats: int) -> Text:
        known = [str(k) for k in range(seats)]
        return A_SEAT.fill(seats=in_every(lambda lang: f"{', '.join(known[:-1])} {LANGUAGES[lang].or_} {known[-1]}"))

    def fits(self, value: object, seats: int) -> bool:
        return value is None or (type(value) is int and 0 <= value < seats)

    def read(self, text: str) -> Json:
        return parse_whole(text)

    def metavar(self) -> Text:
        return Text("SEAT", "SIÈGE")


@dataclass(frozen=True, slots=True)
class Data(Kind):
    """Plain data that the game reads by itself: a position, a script of chance."""

    name = "data"

    def takes(self, seats: int) -> Text:
        return Text("plain data", "des données simples")

    def fits(self, value: object, seats: int) -> bool:
        return True

    def to_plain(self, value: Json, seats: int) -> Json:
        return list(value) if isinstance(value, tuple) else value


@dataclass(frozen=True, slots=True)
class PerSeat(Kind):
    """One value for each seat.  Where fewer are usual than there are seats, they are dealt round."""

    of: Kind
    name = "each"

    def takes(self, seats: int) -> Text:
        return (FOR_THE_SEAT if seats == 1 else FOR_EACH_SEAT).fill(one=self.of.takes(seats), seats=seats)

    def fits(self, value: object, seats: int) -> bool:
        if not isinstance(value, (list, tuple)) or len(value) != seats:
            return False
        return all([self.of.fits(x, seats) for x in value])

    def to_plain(self, value: Json, seats: int) -> Json:
        return [self.of.to_plain(x, seats) for x in value]

    def usual(self, default: Json, seats: int) -> Json:
        return [default[k % len(default)] for k in range(seats)]

    def read(self, text: str) -> Json:
        return self.of.read(text)

    def metavar(self) -> Text:
        return self.of.metavar()

    def limits(self) -> dict[str, Json]:
        return {"of": {"kind": self.of.name, **self.of.limits()}}


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be set: its name, which values it takes, what is usual, and what it is, in both languages."""

    name: str
    kind: Kind
    default: Json
    about: Text
    option: str = ""  # how a command line calls it, where that is not its name
    offered: bool = True  # whether people are asked for it; doors for programs take it all the same

    def check(self, value: object, seats: int) -> Json:
        """The value as the set-up keeps it; one that does not fit is refused with what would do."""
        if not self.kind.fits(value, seats):
            would = SETTING_TAKES.fill(name=self.name, takes=self.kind.takes(seats), about=self.about)
            raise BadSetup(expected_but_got(would, value))
        return self.kind.to_plain(value, seats)

    def usual(self, seats: int) -> Json:
        """What holds where nobody has said anything."""
        return self.kind.usual(self.default, seats)

    def fill_seats(self, given: Sequence[Json], seats: int) -> Json:
        """The values of the first seats with the usual ones of the others; only what is for each seat is filled."""
        return [*given, *self.usual(seats)[len(given) :]]

    def form(self) -> dict[str, Json]:
        """The setting as plain data, for whoever draws a form or drives the game from outside."""
        return {
            "name": self.name,
            "kind": self.kind.name,
            **self.kind.limits(),
            "default": self.default,
            **self.about.texts(),
        }

    @property
    def option_name(self) -> str:
        """The option of a command line."""
        return f"--{self.option or self.name.replace('_', '-')}"

    def words(self, value: Json) -> list[str]:
        """The words of a command line that would choose the value."""
        if isinstance(value, bool):
            return [self.option_name if value else f"--no-{self.option_name[2:]}"]
        values = value if isinstance(self.kind, PerSeat) else (value,)
        return [word for one in values for word in (self.option_name, str(one))]


ASKS: Final = "asks"
NATURE_ASKS: Final = Setting(
    "nature",
    OneOf(("plays", ASKS)),
    "plays",
    Text(
        "nature plays its own chance, or asks for every outcome",
        "la nature joue son propre hasard, ou demande chaque résultat",
    ),
    offered=False,
)
FORCED_ASKS: Final = Setting(
    "forced",
    OneOf(("taken", ASKS)),
    "taken",
    Text(
        "a question with one answer is taken as answered, or asks all the same",
        "une question à une seule réponse est réglée d’office, ou posée quand même",
    ),
    offered=False,
)
PRACTICE: Final = Setting(
    "practice",
    Flag(),
    True,  # on for programs, which go back and forth; tables of people turn it off
    Text(
        "whether choices can be taken back that have shown what was hidden",
        "si l’on peut annuler des choix qui ont montré ce qui était caché",
    ),
)
TAUGHT: Final = Setting(
    "taught",
    Data(),
    [],
    Text("what has been explained before", "ce qui a déjà été expliqué"),
    offered=False,
)
ALIKE: Final = "alike"
WINDOWS: Final = Setting(
    "windows",
    OneOf((ALIKE, "quick")),
    ALIKE,
    Text(
        "a window asks all seats alike, so that silence tells nothing, or quickly those alone that can do something",
        "une fenêtre interroge tous les sièges de même, pour que le silence ne dise rien, ou vite ceux qui peuvent agir",
    ),
)


def check_settings(
    game: str, settings: Sequence[Setting], options: Mapping[str, object], seats: int
) -> dict[str, Json]:
    """A value for every setting, in the order of their declaration; `seats`, if it is one, comes before what is for each.

    `seats` is how many play where no setting says it.  Raises BadSetup where a setting is unknown or a value will not do.
    """
    known = [s.name for s in settings]
    for name in options:
        if name not in known:
            raise BadSetup(unknown(NO_SETTING, name, known, game=game))
    out: dict[str, Json] = {}
    for s in settings:
        out[s.name] = s.check(options.get(s.name, s.usual(seats)), seats)
        if s.name == "seats":
            seats = out[s.name]
    return out


def parse_whole(text: str) -> Json:
    """The whole number that a text spells, or the text."""
    try:
        return int(text)
    except ValueError:
        return text

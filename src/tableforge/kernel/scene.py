"""What a table shows, as plain data in one language: a game describes its scene, terminal and browser draw it.

Whoever draws knows rows, piles, marks and emblems, and no game.  No meaning hangs on a colour alone: whatever has a hue has a
shape or a word beside it.  `dataclasses.asdict` makes plain JSON of a scene.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tableforge.kernel.settings import Json

EVERYBODY: Final = -1  # the seat number of what belongs to no seat
UNKNOWN: Final = -1  # a number that these eyes may not see

# how the things of a zone lie
ROW: Final = "row"  # side by side, each in a frame with its marks
SHELF: Final = "shelf"  # side by side in one line
HAND: Final = "hand"  # a list under the emblems of its things
MAP: Final = "map"  # places with ways between them
PILE: Final = "pile"  # a number, and a list once it is opened
STAGE: Final = "stage"  # what is being resolved just now, named beside the question
PAGE: Final = (
    "page"  # texts to be read, each under the name of its thing; the notes are the paragraphs, *…* is emphasis
)
LEAF: Final = "leaf"  # a page that is laid over the table once, and can be opened again like a pile
LAYOUTS: Final = (ROW, SHELF, HAND, MAP, PILE, STAGE, PAGE, LEAF)
PILES: Final = (PILE, LEAF)  # what is opened

# Colours by name: whoever draws has a shade of each, for a light ground and for a dark one.
PLAIN: Final = "plain"
FAINT: Final = "faint"
ACCENT: Final = "accent"
GOOD: Final = "good"
HARM: Final = "harm"
HUES: Final = (PLAIN, FAINT, ACCENT, GOOD, HARM, "orange", "pink", "blue", "lime", "sand", "lilac", "green")


@dataclass(frozen=True, slots=True)
class Emblem:
    """What something belongs to, in word, shape and colour; each of them is enough.  A picture is found by the id."""

    id: str
    name: str
    shape: str = "·"  # one letter wide
    hue: str = PLAIN


@dataclass(frozen=True, slots=True)
class Mark:
    """A number, a state or a keyword on a thing: in words, and as it stands on the thing itself."""

    id: str
    text: str
    short: tuple[
        str, ...
    ] = ()  # from the longest to the shortest: "exhausted", "exh.", "↷"; () is only read, not drawn
    amount: int = 0
    hue: str = PLAIN
    usual: bool = False  # left out where room is scarce

    def cut(self, level: int) -> str:
        """How the mark is written at a level of brevity.

        >>> tired = Mark("tired", "exhausted", ("exhausted", "exh."))
        >>> tired.cut(0), tired.cut(1), tired.cut(2)
        ('exhausted', 'exh.', 'exh.')
        """
        return self.short[min(level, len(self.short) - 1)] if self.short else ""


@dataclass(frozen=True, slots=True)
class Attempt:
    """An answer that somebody might want to give with a thing; whether it is legal, the question and `why_not` say."""

    key: str
    label: str


@dataclass(frozen=True, slots=True)
class Thing:
    """A card, a place, a token: whatever lies on the table under a name."""

    key: str  # how answers point at it, wherever it lies now: "rope@hand:0"
    name: str
    id: str = ""  # what it is, wherever it lies: its sheet and its picture are found by it
    sort: str = ""  # in a word: "tool"
    kind: str = ""  # in full: "wooden tool"
    emblem: Emblem | None = None
    figures: tuple[Mark, ...] = ()
    states: tuple[Mark, ...] = ()
    words: tuple[Mark, ...] = ()  # keywords
    notes: tuple[str, ...] = ()  # what else is to be said of it
    turned: bool = False  # lies on its side, or is drawn dashed
    within: tuple[Thing, ...] = ()  # what is attached to it or lies under it
    attempts: tuple[Attempt, ...] = ()
    seats: tuple[int, ...] = ()  # who stands here
    ways: tuple[str, ...] = ()  # the keys of the places that a way leads to
    place: tuple[int, int] = (0, 0)  # column and row on a map

    def now(self) -> str:
        """What is on the thing at the moment, as a list of words."""
        return ", ".join([*[m.text for m in (*self.figures, *self.states, *self.words) if m.text], *self.notes])

    def sentence(self) -> str:
        """The thing in one line of words, for whoever hears the table.

        >>> Thing("rope@hand:0", "Rope", kind="tool", states=(Mark("worn", "worn"),)).sentence()
        'Rope, tool, worn'
        """
        return ", ".join([part for part in (self.name, self.kind, self.now()) if part])

    def all(self) -> Iterator[Thing]:
        """The thing and everything on it."""
        yield self
        for thing in self.within:
            yield from thing.all()


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the table: whose it is, how its things lie, and how many they are where they may not be looked at."""

    id: str
    name: str
    layout: str
    seat: int = EVERYBODY
    things: tuple[Thing, ...] = ()
    hidden: int = 0  # how many lie here face down
    empty: str = ""  # what stands here while nothing lies here
    grouped: bool = False  # read under the emblems of its things
    ends: tuple[str, ...] = ()  # of a row whose ends matter: the left one, the right one, both at once
    rules: tuple[str, ...] = ()
    aside: bool = False  # shown only where all other zones have the room they want

    @property
    def count(self) -> int:
        """How many things lie in it, also where they are not shown."""
        return len(self.things) + self.hidden

    def end(self, n: int) -> str:
        """Which end of the row its n-th thing stands at; '' in the middle."""
        if not self.ends or len(self.things) == 1:
            return self.ends[2] if self.ends else ""
        return self.ends[0] if n == 0 else self.ends[1] if n == len(self.things) - 1 else ""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that a seat or the table keeps: points, hurts, the size of a pile."""

    id: str
    name: str
    value: int
    most: int = 0  # what it is held against, such as a goal or a limit; 0 is nothing
    pips: bool = False  # drawn as so many of so many
    note: str = ""
    strong: bool = False
    final: bool = False  # repeated in the summary once the game is over
    text: str = ""  # in words, where name and number are not enough
    zone: str = ""  # the zone that it counts, to be opened
    rules: tuple[str, ...] = ()

    def value_text(self) -> str:
        """The number as it stands behind its name.

        >>> Figure("lamps", "Lamps", 1, 3, pips=True).value_text(), Figure("fog", "Fog", 2, 8, note="soon").value_text()
        ('■□□', '2/8 soon')
        >>> Figure("omen", "Omen", UNKNOWN).value_text()
        '?'
        """
        if self.value == UNKNOWN:
            return "?"
        if self.pips:
            return "■" * self.value + "□" * (self.most - self.value)
        told = f"{self.value}/{self.most}" if self.most else f"{self.value}"
        return f"{told} {self.note}" if self.note else told

    def in_words(self) -> str:
        """The number in words."""
        if self.value == UNKNOWN:
            return f"{self.name} ?"
        return self.text or f"{self.name} {self.value}{f' / {self.most}' if self.most else ''}"


@dataclass(frozen=True, slots=True)
class Side:
    """One seat: what it plays with, its numbers, and what it belongs to."""

    seat: int
    name: str = ""  # of the deck, the role …; who sits there is for the table to say
    figures: tuple[Figure, ...] = ()
    emblems: tuple[Emblem, ...] = ()
    lit: str = ""  # the id of the emblem that counts now
    emblems_name: str = ""  # what the emblems are, in a word
    out: bool = False  # it has left the game
    zone: str = ""  # what opens behind its name: the list of its deck
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game has ended: who won (nobody, some, all), and what else is to be told of it."""

    winners: tuple[int, ...]
    rule: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """All that one pair of eyes may see of a position, in one language."""

    game: str
    title: str
    sides: tuple[Side, ...]
    zones: tuple[Zone, ...]
    seat: int | None = None  # whose eyes; None is a spectator
    turn: str = ""
    active: int = EVERYBODY  # whose turn it is
    steps: tuple[str, ...] = ()
    step: int = 0  # the one at hand; before the first it is -1
    emblem: Emblem | None = None  # what counts for the whole turn
    note: str = ""  # the same in words
    figures: tuple[Figure, ...] = ()  # the table's own numbers
    verbs: tuple[str, ...] = ()  # the order in which answers are listed; "" stands for all others
    hints: tuple[tuple[str, str], ...] = ()  # what is worth knowing of an answer, by its key
    legend: tuple[tuple[str, str], ...] = ()  # what the signs on things mean

    def zone(self, id: str, seat: int = EVERYBODY) -> Zone | None:
        """The zone of that name that the seat has, or everybody."""
        return next((z for z in self.zones if z.id == id and z.seat in (seat, EVERYBODY)), None)

    def find(self, key: str) -> Thing | None:
        """The thing that an answer points at."""
        for zone in self.zones:
            for thing in zone.things:
                for found in thing.all():
                    if found.key == key:
                        return found
        return None


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the story in short: which events it tells of, and whose thing acted in them."""

    first: int
    count: int
    text: str
    seat: int = EVERYBODY
    heading: bool = False  # a turn or a round begins
    ending: bool = False  # it says who has won, as the result of the game does


@dataclass(frozen=True, slots=True)
class Sheet:
    """A thing to be read: what it is, what is printed on it, its text, and the rules that it cites."""

    name: str
    kind: str = ""
    facts: str = ""
    lines: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


# ------------------------------------------------------------------ a game that has not described its scene yet
def plain_scene(game: str, view: dict[str, Json]) -> Scene:
    """A scene made of nothing but a view: its numbers, and its lists as zones.

    >>> view = {"seat": 0, "fog": 2, "lit": ["mill"], "players": [{"hurts": 1, "hand": ["rope@hand:0"]}]}
    >>> scene = plain_scene("lamps", view)
    >>> [z.id for z in scene.zones], [f.value_text() for s in scene.sides for f in s.figures], scene.figures[0].name
    (['lit', 'hand'], ['1'], 'Fog')
    """
    zones: list[Zone] = list(plain_zones(view, EVERYBODY))
    sides: list[Side] = []
    for seat, player in enumerate(view.get("players", ())):
        sides.append(Side(seat, figures=plain_figures(player)))
        zones += plain_zones(player, seat)
    return Scene(game, game.capitalize(), tuple(sides), tuple(zones), view.get("seat"), figures=plain_figures(view))


def plain_figures(data: dict[str, Json]) -> tuple[Figure, ...]:
    """Return the numbers of some plain data, each as a figure."""
    numbers = [name for name in data if type(data[name]) is int and name != "seat"]
    return tuple([Figure(name, with_spaces(name), data[name]) for name in numbers])


def plain_zones(data: dict[str, Json], seat: int) -> Iterator[Zone]:
    """Return the lists of some plain data, each as a zone of a seat or of the table."""
    for name in data:
        if isinstance(data[name], list) and name != "players":
            layout = HAND if name == "hand" else SHELF
            yield Zone(name, with_spaces(name), layout, seat, tuple([plain_thing(x, name) for x in data[name]]))


def plain_thing(x: Json, where: str) -> Thing:
    """Return an entry of such a list as a thing: by its key or id where it has one, or by what it says."""
    if isinstance(x, dict):
        name = str(x.get("name", x.get("id", where)))
        return Thing(str(x.get("key", name)), with_spaces(name), name)
    return Thing(str(x), with_spaces(str(x).partition("@")[0]), str(x).partition("@")[0])


def with_spaces(word: str) -> str:
    """Return an identifier as words: `deck_size` is "Deck size"."""
    return word.replace("_", " ").replace("-", " ").capitalize()

"""The language in which positions are written, the same for every game: cards with marks, zones, places, seats.

    "dodger"   "dodger+stun+damage:2"   "valdr[blood-of-titans]"       a card by its id, with what lies on it
    "urchin dodger"   ["urchin", {"id": "dodger", "stun": true}]   5   a zone: its cards, or so many that do not matter
    "you.line[0]"   "you.hand[0:2]"   "deck"                           where cards lie
    "you"   0                                                          a seat

Which marks, zones and seats there are is the game's to say.  What does not fit is refused with what would.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tableforge.errors import BadSetup
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import Text, join_texts, quote_each, quote_in_full

MOST_CARDS: Final = 500  # in a zone
MOST: Final = 999  # of anything that is counted
LONGEST_NUMBER: Final = 20  # digits
PLACE: Final = re.compile(r"(?:(\w+)\.)?([\w-]+)(?:\[([^\]]*)\])?")
SPAN: Final = re.compile(r"(\d*)(:?)(\d*)")

# ---------------------------------------------------------------- what is refused
NO_SUCH_MARK: Final = Text("{spec!r}: a card has no {name!r}", "{spec!r} : une carte n’a pas de marque {name!r}")
NO_ID: Final = Text("{spec!r} is no card: it has no id", "{spec!r} n’est pas une carte : il n’y a pas d’« id »")
A_COUNT: Final = Text(
    "{spec!r}: {name} is a whole number from 0 to {most}; got {value!r}",
    "{spec!r} : {name!r} est un nombre entier de 0 à {most} ; reçu : {value!r}",
)
A_WORD: Final = Text("{spec!r}: {name} is a name; got {value!r}", "{spec!r} : {name!r} est un nom ; reçu : {value!r}")
NO_CARD: Final = Text(
    "{spec!r} is no card; write {ways}, then '{marks}'", "{spec!r} n’est pas une carte ; écrivez {ways}, puis {marks!r}"
)
A_FLAG: Final = Text("{of}{name} is true or false; got {value!r}", "{of}{name!r} est vrai ou faux ; reçu : {value!r}")
OF_CARD: Final = Text("{id}: ", "{id} : ")
A_ZONE: Final = Text(
    "a zone is a list of cards, their ids in one text, or a number, at most {most}; got {cards!r}",
    "une zone est une liste de cartes, leurs ids en un seul texte, ou un nombre, au plus {most} ; reçu : {cards!r}",
)
A_NUMBER: Final = Text(
    "{name} is a whole number from {least} to {most}; got {value!r}",
    "{name!r} est un nombre entier de {least} à {most} ; reçu : {value!r}",
)
A_SEAT: Final = Text("{name} is a seat: {seats}; got {value!r}", "{name!r} est un siège : {seats} ; reçu : {value!r}")
ONE_SEAT: Final = Text("{name!r} or {k}", "{name!r} ou {k}")
HAS_NO: Final = Text("{what} has no {name!r}", "{what} n’a pas de champ {name!r}")
A_POSITION: Final = Text("a position", "une position")
A_PLAYER: Final = Text("a player", "un joueur")
A_CARD: Final = Text("a card", "une carte")
THE_TABLE: Final = Text("the table", "la table")
A_PLACE: Final = Text(
    "{ref}: a place is a number, as in {zone}[0], or a span, as in {zone}[0:2]",
    "{ref} : une place est un nombre, comme {zone}[0], ou une plage, comme {zone}[0:2]",
)
AT_NO_CARD: Final = Text(
    "{ref} points at no card: {zone} holds {n}, counted from 0",
    "{ref} ne désigne aucune carte : {zone} en a {n}, comptées à partir de 0",
)


@dataclass(frozen=True, slots=True)
class Marks:
    """What a card may have on it in the positions of a game, and the signs that stand for some of it."""

    counts: tuple[str, ...] = ()  # a number from 0
    flags: tuple[str, ...] = ()  # there or not
    words: tuple[str, ...] = ()  # a name: a seat, another card
    cards: tuple[str, ...] = ()  # other cards
    signs: Mapping[str, str] = field(default_factory=dict)  # "!" a word, "[" cards up to "]", "/" cards up to "+"

    @property
    def names(self) -> tuple[str, ...]:
        """Every mark that a card may have."""
        return (*self.counts, *self.flags, *self.words, *self.cards)


# ---------------------------------------------------------------- cards
def parse(spec: object, marks: Marks) -> dict[str, Any]:
    """A card's id and marks as a dict.

    Raises BadSetup where it is no card, or has a mark that the game does not know.

    >>> some = Marks(("damage",), ("stun",), (), ("upgrades",), {"[": "upgrades"})
    >>> parse("valdr[blood-of-titans]+damage:2+stun", some)
    {'id': 'valdr', 'upgrades': ['blood-of-titans'], 'damage': 2, 'stun': True}
    """
    out = dict(spec) if isinstance(spec, dict) else read_marks(spec, marks)
    for name in out:
        if name != "id" and name not in marks.names:
            raise BadSetup(unknown(NO_SUCH_MARK, name, sorted(marks.names), spec=spec))
    if not isinstance(out.get("id"), str):
        raise BadSetup(NO_ID.fill(spec=spec))
    for name in marks.counts:
        if name in out:
            n = out[name]
            if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= MOST:
                raise BadSetup(A_COUNT.fill(spec=spec, name=name, most=MOST, value=n))
    for name in marks.flags:
        if name in out:
            out[name] = flag(out, name)
    for name in marks.words:
        if name in out and (isinstance(out[name], bool) or not isinstance(out[name], (str, int))):
            raise BadSetup(A_WORD.fill(spec=spec, name=name, value=out[name]))
    for name in marks.cards:
        if name in out:
            out[name] = parse_zone(out[name])
    return out


def read_marks(spec: object, marks: Marks) -> dict[str, Any]:
    """The marks of a card that is written as a text: its id, then signs and `+marks`.  Raises BadSetup where it is no card."""
    text = spec.strip() if isinstance(spec, str) else ""
    signs = "".join(marks.signs)
    m = re.match(rf"\[[^\[\]]+\]|[^+{re.escape(signs)}\[\]]+", text)
    if m is None:
        raise no_card(spec, marks)
    out: dict[str, Any] = {"id": m[0].strip()}
    at = m.end()
    while at < len(text):
        sign = text[at]
        ends = {"[": "]", "+": "+", "/": "+"}.get(sign, f"+{signs}")
        end = next((k for k in range(at + 1, len(text)) if text[k] in ends), len(text))
        part, at = text[at + 1 : end], end
        if sign == "[":
            if at == len(text):
                raise no_card(spec, marks)
            at += 1
        if sign == "+":
            name, colon, value = part.partition(":")
            n = parse_whole(value)
            out[name] = True if not colon else value.split(",") if name in marks.cards else value if n is None else n
        elif sign not in marks.signs or not part:
            raise no_card(spec, marks)
        else:
            name = marks.signs[sign]
            out[name] = [x.strip() for x in part.split(",")] if name in marks.cards else part
    return out


def no_card(spec: object, marks: Marks) -> BadSetup:
    """The refusal of what is no card, with everything that could stand in one."""
    ways = ["id", *[f"id{sign}{name}{']' if sign == '[' else ''}" for sign, name in marks.signs.items()]]
    count = next((f"+{name}:2" for name in marks.counts), "")
    flags = "".join([f"+{name}" for name in marks.flags[:1]])
    return BadSetup(NO_CARD.fill(spec=spec, ways=quote_each(ways), marks=flags + count))


def parse_whole(text: str) -> int | None:
    """The whole number that a text spells, or None."""
    digits = text.removeprefix("-")
    return int(text) if digits.isdecimal() and len(digits) <= LONGEST_NUMBER else None


def flag(fields: Mapping[str, Any], name: str, otherwise: bool = False) -> bool:
    """A mark that is there or not.  Raises BadSetup where it is neither."""
    value = fields.get(name, otherwise)
    if value is True or value in ("true", "yes"):
        return True
    if value is False or value in ("false", "no"):
        return False
    of = OF_CARD.fill(id=fields["id"]) if "id" in fields else ""
    raise BadSetup(A_FLAG.fill(of=of, name=name, value=value))


def parse_zone(cards: object, filler: str | None = None) -> list[str | dict[str, Any]]:
    """A zone as given: a list, a text of ids with blanks between, or a number of cards that do not matter.

    Raises BadSetup where it is none of these.

    >>> parse_zone("urchin dodger"), parse_zone(2, "urchin")
    (['urchin', 'dodger'], ['urchin', 'urchin'])
    """
    if filler is not None and isinstance(cards, int) and not isinstance(cards, bool) and 0 <= cards <= MOST_CARDS:
        return [filler] * cards
    out = cards.split() if isinstance(cards, str) else cards
    if (
        not isinstance(out, (list, tuple))
        or len(out) > MOST_CARDS
        or not all([isinstance(c, (str, dict)) for c in out])
    ):
        raise BadSetup(A_ZONE.fill(most=MOST_CARDS, cards=cards))
    return list(out)


# ---------------------------------------------------------------- fields
def no_other_fields(fields: Mapping[str, object], words: Iterable[str], what: Text) -> None:
    """Refuse fields that nobody asked for."""
    names = list(words)
    for name in fields:
        if name not in names:
            raise BadSetup(unknown(HAS_NO, name, names, what=what))


def number(fields: Mapping[str, Any], name: str, most: int = MOST, least: int = 0) -> int:
    """A field that is a number, and the least where it is left out.  Raises BadSetup where it is none, or out of bounds."""
    n = fields.get(name, least)
    if not isinstance(n, int) or isinstance(n, bool) or not least <= n <= most:
        raise BadSetup(A_NUMBER.fill(name=name, least=least, most=most, value=n))
    return n


def one_of(name: object, known: Iterable[str], refusal: Text) -> str:
    """A name itself, if it is one of those that are known; else the refusal, with the nearest of them.

    Raises BadSetup where it is none of them.
    """
    names = list(known)
    if not isinstance(name, str) or name not in names:
        raise BadSetup(unknown(refusal, name, names))
    return name


def seat(value: object, name: str, seats: Sequence[str]) -> int:
    """The number of a seat that is named, or numbered.

    Raises BadSetup where there is no such seat.

    >>> seat("foe", "active", ("you", "foe")), seat(0, "active", ("you", "foe"))
    (1, 0)
    """
    if isinstance(value, str) and value in seats:
        return seats.index(value)
    if type(value) is int and 0 <= value < len(seats):
        return value
    each = [ONE_SEAT.fill(name=x, k=k) for k, x in enumerate(seats)]
    raise BadSetup(A_SEAT.fill(name=name, seats=join_texts(each, "comma"), value=value))


# ---------------------------------------------------------------- places
def spot(cards: Sequence[int], inside: str | None, zone: str, ref: str) -> list[int]:
    """What a place points at: all of a zone's cards, one (`[0]`), or a span of them (`[0:2]`).

    Raises BadSetup where there is no such card.

    >>> spot((7, 8, 9), "1:", "you.line", "you.line[1:]")
    [8, 9]
    """
    if inside is None:
        return list(cards)
    at = SPAN.fullmatch(inside)
    if at is None or not inside or len(inside) > LONGEST_NUMBER:
        raise BadSetup(A_PLACE.fill(ref=quote_in_full(ref), zone=zone))
    if at[2]:
        return list(cards[int(at[1] or 0) : int(at[3]) if at[3] else None])
    if int(at[1]) >= len(cards):
        raise BadSetup(AT_NO_CARD.fill(ref=quote_in_full(ref), zone=zone, n=len(cards)))
    return [cards[int(at[1])]]

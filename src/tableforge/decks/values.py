"""JSON from strangers: parsed within caps, and taken apart only as what it is."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from tableforge.decks import refusals
from tableforge.decks.wording import not_a_deck, shorten
from tableforge.errors import BadDeck
from tableforge.tongue.text import ENGLISH, LANGUAGES, Text, in_every

D = TypeVar("D")

MOST_VALUES: Final = 60_000
DEEPEST: Final = 12
THE_JSON: Final = Text("the JSON", "le JSON")
EACH_DECK: Final = Text("each deck of the list", "chaque deck de la liste")
AN_OBJECT: Final = Text("an object {…}", "un objet {…}")
A_LIST: Final = Text("a list […]", "une liste […]")
A_NUMBER: Final = Text("a number", "un nombre")
A_WHOLE_NUMBER: Final = Text("a whole number", "un nombre entier")
KINDS: Final = {
    dict: Text("an object", "un objet"),
    list: Text("a list", "une liste"),
    str: Text("text", "un texte"),
    bool: Text("true or false", "vrai ou faux"),
    type(None): Text("missing or null", "rien (absent ou null)"),
}


# ---------------------------------------------------------------- parsing
def parse(text: str, would: Text) -> object:
    """The value of a JSON text, within the caps; `would` says what a deck file is.

    Raises BadDeck where it is no JSON, or more of it than any deck has.
    """
    if text.count(",") > MOST_VALUES or text.count("[") + text.count("{") > MOST_VALUES:
        raise not_a_deck(refusals.JSON_VALUES.fill(most=MOST_VALUES), would)
    try:
        value: object = json.loads(
            text, object_pairs_hook=_pairs, parse_int=_number, parse_float=_decimal, parse_constant=_constant
        )
    except RecursionError:
        raise _too_deep(would) from None
    except json.JSONDecodeError as e:
        raise BadDeck(refusals.JSON_BREAKS_OFF.fill(line=e.lineno, column=e.colno, why=e.msg)) from None
    level = [value]
    for _ in range(DEEPEST):
        level = [y for x in level if isinstance(x, (dict, list)) for y in (x.values() if isinstance(x, dict) else x)]
    if level:
        raise _too_deep(would)
    return value


def _too_deep(would: Text) -> BadDeck:
    return not_a_deck(refusals.JSON_DEEP.fill(most=DEEPEST), would)


def _pairs(pairs: list[tuple[str, object]]) -> dict[str, object]:
    out = dict(pairs)
    if len(out) != len(pairs):
        twice = next(key for key, n in Counter([key for key, _ in pairs]).items() if n > 1)
        raise BadDeck(refusals.JSON_TWICE.fill(key=shorten(twice)))
    return out


def _number(digits: str) -> int:
    if len(digits) > 15:
        raise BadDeck(refusals.JSON_DIGITS.fill(n=len(digits)))
    return int(digits)


def _decimal(digits: str) -> float:
    if len(digits) > 40 or abs(float(digits)) > 1e15:
        raise BadDeck(refusals.JSON_LARGE.fill(digits=shorten(digits, 20)))
    return float(digits)


def _constant(name: str) -> object:
    raise BadDeck(refusals.JSON_NO_NUMBER.fill(name=name))


# ---------------------------------------------------------------- taking apart
def expect_object(value: object, what: str) -> dict[str, object]:
    """The value as an object; `what` names it in a refusal.  Raises BadDeck where it is anything else."""
    if not isinstance(value, dict):
        raise wrong_kind(what, AN_OBJECT, value)
    return value


def expect_list(value: object, what: str) -> list[object]:
    """The value as a list.  Raises BadDeck where it is anything else."""
    if not isinstance(value, list):
        raise wrong_kind(what, A_LIST, value)
    return value


def each_in_list(value: list[object], read: Callable[[object], Iterator[D]], most: int) -> Iterator[D]:
    """Read the decks of a list one by one; raises BadDeck where there are more than `most`, or one of them is no object."""
    if len(value) > most:
        raise BadDeck(refusals.JSON_DECKS.fill(n=len(value), most=most))
    for item in value:
        yield from read(expect_object(item, EACH_DECK))


def expect_text(value: object, what: str) -> str:
    """The value as a text; one that is missing is empty.  Raises BadDeck where it is anything else."""
    if value is None:
        return ""
    if not isinstance(value, str):
        raise wrong_kind(what, KINDS[str], value)
    return value


def expect_number(value: object, what: str) -> int:
    """The value as a whole number; one that is missing is 0.  Raises BadDeck where it is anything else."""
    if value is None:
        return 0
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong_kind(what, A_WHOLE_NUMBER, value)
    return value


def wrong_kind(what: str, wanted: Text, value: object) -> BadDeck:
    """The refusal of a value of another kind."""
    kind = KINDS.get(type(value), A_NUMBER)
    return BadDeck(refusals.JSON_UNLIKE.fill(what=describe_part(what), wanted=wanted, kind=kind))


def describe_part(what: str) -> Text:
    """A part of a file in a sentence: a field alone is a name in quotes, all else has its twin."""
    if isinstance(what, Text):
        return what
    return in_every(lambda lang: what if lang == ENGLISH else LANGUAGES[lang].quote(what.strip("'")))

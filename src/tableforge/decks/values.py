"""JSON from strangers: parsed within caps, and taken apart only as what it is."""

from __future__ import annotations

import json
from collections import Counter
from typing import Final

from tableforge.decks import refusals
from tableforge.decks.told import no_deck, shorten
from tableforge.errors import BadDeck
from tableforge.tongue.both import ENGLISH, LANGUAGES, Both, in_every

MOST_VALUES: Final = 60_000
DEEPEST: Final = 12
THE_JSON: Final = Both("the JSON", "le JSON")
AN_OBJECT: Final = Both("an object {…}", "un objet {…}")
A_LIST: Final = Both("a list […]", "une liste […]")
A_NUMBER: Final = Both("a number", "un nombre")
A_WHOLE_NUMBER: Final = Both("a whole number", "un nombre entier")
KINDS: Final = {
    dict: Both("an object", "un objet"), list: Both("a list", "une liste"), str: Both("text", "un texte"),
    bool: Both("true or false", "vrai ou faux"), type(None): Both("missing or null", "rien (absent ou null)"),
}  # fmt: skip


# ---------------------------------------------------------------- parsing
def parse(text: str, would: Both) -> object:
    """The value of a JSON text, within the caps; `would` says what a deck file is."""
    if text.count(",") > MOST_VALUES or text.count("[") + text.count("{") > MOST_VALUES:
        raise no_deck(refusals.JSON_VALUES.fill(most=MOST_VALUES), would)
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


def _too_deep(would: Both) -> BadDeck:
    return no_deck(refusals.JSON_DEEP.fill(most=DEEPEST), would)


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
def an_object(value: object, what: str) -> dict[str, object]:
    """The value as an object; `what` names it in a refusal."""
    if not isinstance(value, dict):
        raise unlike(what, AN_OBJECT, value)
    return value


def a_list(value: object, what: str) -> list[object]:
    """The value as a list."""
    if not isinstance(value, list):
        raise unlike(what, A_LIST, value)
    return value


def a_text(value: object, what: str) -> str:
    """The value as a text; one that is missing is empty."""
    if value is None:
        return ""
    if not isinstance(value, str):
        raise unlike(what, KINDS[str], value)
    return value


def a_number(value: object, what: str) -> int:
    """The value as a whole number; one that is missing is 0."""
    if value is None:
        return 0
    if not isinstance(value, int) or isinstance(value, bool):
        raise unlike(what, A_WHOLE_NUMBER, value)
    return value


def unlike(what: str, wanted: Both, value: object) -> BadDeck:
    """The refusal of a value of another kind."""
    kind = KINDS.get(type(value), A_NUMBER)
    return BadDeck(refusals.JSON_UNLIKE.fill(what=told(what), wanted=wanted, kind=kind))


def told(what: str) -> Both:
    """A part of a file in a sentence: a field alone is a name in quotes, all else has its twin."""
    if isinstance(what, Both):
        return what
    return in_every(lambda lang: what if lang == ENGLISH else LANGUAGES[lang].quoted(what.strip("'")))

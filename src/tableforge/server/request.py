"""What came from outside, read: an object of a known kind, or a refusal that names the field that is wrong."""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

import msgspec

from tableforge.server import refusals
from tableforge.server.guard import check_depth
from tableforge.server.messages import FromClient, Id
from tableforge.server.refusals import Refusal
from tableforge.tongue.text import ENGLISH, LANGUAGES, Text

T = TypeVar("T")
UNKNOWN: Final = re.compile(r"unknown field `([^`]*)`")
MISSING: Final = re.compile(r"missing required field `([^`]*)`")
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters that nobody sees
MARKS: Final = (
    "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"  # over or under a letter
)
HEAPED: Final = re.compile(f"({MARKS}{{4}}){MARKS}+")
AT: Final = re.compile(r"at `\$\.([^`]*)`")
FRAME: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


class NumberedRequest(msgspec.Struct):
    """The part of a request that is needed to refuse it by its id."""

    id: Id = 0


def read_frame(data: bytes) -> FromClient:
    """Decode one frame.

    Raises Refusal where it is nested too deep or is no known message.
    """
    check_depth(data)
    return decode(FRAME, data)


def read_body(data: bytes, kind: type[T]) -> T:
    """Decode a request body as `kind`.

    Raises Refusal that names the wrong field.
    """
    check_depth(data)
    return decode(msgspec.json.Decoder(kind), data)


def decode(decoder: msgspec.json.Decoder[T], data: bytes) -> T:
    """Decode data.

    Raises Refusal that names the wrong field.
    """
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as e:
        raise Refusal(describe_misfit(str(e)), "bad-request") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal(refusals.NOT_JSON.fill(), "bad-request") from None


def describe_misfit(why: str) -> Text:
    """Return a sentence on what is wrong with an object, from the decoder's message."""
    for pattern, refusal in (
        (UNKNOWN, refusals.NO_FIELD),
        (MISSING, refusals.MISSING_FIELD),
        (AT, refusals.WRONG_FIELD),
    ):
        if found := pattern.search(why):
            if refusal is refusals.WRONG_FIELD and found[1] == "t":
                return refusals.NO_MESSAGE
            return refusal.fill(name=found[1])
    return refusals.NOT_JSON


def request_number(data: bytes) -> int:
    """Return the id of a request that cannot be decoded otherwise; 0 where it has none."""
    try:
        return msgspec.json.decode(data, type=NumberedRequest).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0


def choose_language(asked: str | None, accepted: str = "") -> str:
    """Return the language to answer in: the requested one, or the first of the browser's that we have."""
    for code in [asked or "", *[part.partition(";")[0] for part in accepted.split(",")]]:
        short = code.strip().lower().partition("-")[0]
        if short in LANGUAGES:
            return short
    return ENGLISH


def clean_text(text: str) -> str:
    """Return a text that a person wrote as one line of printable characters.

    Letters that look like blanks count as such, and of a heap of marks over one letter the first few are kept.

    >>> clean_text("a\u202eb\u3164"), clean_text("Zoe\u0308" + "\u0301" * 50) == "Zoe\u0308" + "\u0301" * 3
    ('a b', True)
    """
    shown = "".join([c if c.isprintable() and c not in BLANK else " " for c in text]).strip()
    return HEAPED.sub(r"\1", shown)


def plain_value(value: object) -> Any:
    """Encoder hook: return a subclass of str or int as the str or int that it is."""
    if isinstance(value, str):
        return str(value)
    if isinstance(value, int):
        return int(value)
    raise TypeError(f"{type(value).__name__} is no plain data")

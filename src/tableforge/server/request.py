"""What came from outside, read: an object of a known kind, or a refusal that names the field that is wrong."""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

import msgspec

from tableforge.server import refusals
from tableforge.server.guard import check_depth
from tableforge.server.messages import FromClient, Id
from tableforge.server.refusals import Refusal
from tableforge.tongue.both import ENGLISH, LANGUAGES, Both

T = TypeVar("T")
UNKNOWN: Final = re.compile(r"unknown field `([^`]*)`")
MISSING: Final = re.compile(r"missing required field `([^`]*)`")
AT: Final = re.compile(r"at `\$\.([^`]*)`")
FRAME: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


class Numbered(msgspec.Struct):
    """All that must be known of a request to refuse it by its number."""

    id: Id = 0


def frame(data: bytes) -> FromClient:
    """The message of one frame."""
    check_depth(data)
    return told(FRAME, data)


def body(data: bytes, kind: type[T]) -> T:
    """The object of a body."""
    check_depth(data)
    return told(msgspec.json.Decoder(kind), data)


def told(decoder: msgspec.json.Decoder[T], data: bytes) -> T:
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as e:
        raise Refusal(misfit(str(e)), "bad-request") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal(refusals.NOT_JSON.fill(), "bad-request") from None


def misfit(why: str) -> Both:
    """What is wrong with an object, by what the decoder says of it."""
    for pattern, refusal in ((UNKNOWN, refusals.NO_FIELD), (MISSING, refusals.MISSING_FIELD), (AT, refusals.WRONG_FIELD)):
        if found := pattern.search(why):
            if refusal is refusals.WRONG_FIELD and found[1] == "t":
                return refusals.NO_MESSAGE
            return refusal.fill(name=found[1])
    return refusals.NOT_JSON


def number_of(data: bytes) -> int:
    """The number of a request that cannot be read otherwise; 0 where it has none."""
    try:
        return msgspec.json.decode(data, type=Numbered).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0


def language_of(asked: str | None, accepted: str = "") -> str:
    """The language to answer in: the one that was asked for, or the first of a browser's that we speak."""
    for code in [asked or "", *[part.partition(";")[0] for part in accepted.split(",")]]:
        short = code.strip().lower().partition("-")[0]
        if short in LANGUAGES:
            return short
    return ENGLISH


def inert(text: str) -> str:
    """A text that somebody wrote, as one line of plain characters."""
    return "".join([c if c.isprintable() else " " for c in text]).strip()


def plain(value: object) -> Any:
    """A kind of text or number of ours as the text or number it is."""
    if isinstance(value, str):
        return str(value)
    if isinstance(value, int):
        return int(value)
    raise TypeError(f"{type(value).__name__} is no plain data")

"""A posed position as a link: plain data, compressed, in letters that an address may have.

The link stands in the fragment of an address (`/judge#1.eJx…`), which a browser never sends by itself. What unpacks to more
than a position has is refused before it is unpacked, whatever it is.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from typing import Final

from tableforge.errors import BadLink
from tableforge.judge import refusals
from tableforge.judge.posed import DEEPEST, LONGEST, MOST_UNPACKED, Posed, read_posed

VERSION: Final = "1"  # of what is packed, and how
LETTERS: Final = re.compile(r"[A-Za-z0-9_-]+")
# A string, also one without an end, so that none of its quotes is tried as the beginning of another; or a bracket.
NESTING: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[{]|[\]}]', re.DOTALL)
# the outermost brackets are those of what was posed itself, and of its answers
AROUND: Final = 2


def write_link(posed: Posed) -> str:
    """Return the link to a position, without the address before it.

    Raises BadLink where it would be too long.
    """
    text = json.dumps(posed.to_data(), ensure_ascii=False, separators=(",", ":"))
    packed = base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    link = f"{VERSION}.{packed}"
    if len(link) > LONGEST:
        raise BadLink(refusals.TOO_LONG.fill(most=LONGEST, n=len(link)))
    return link


def read_link(link: str) -> Posed:
    """Return what was posed by a link, given whole or from its fragment on.

    Raises BadLink where it is none, too large, too deep or of another version, UnknownGame where there is no such game.
    """
    if len(link) > LONGEST:
        raise BadLink(refusals.TOO_LONG.fill(most=LONGEST, n=len(link)))
    version, _, packed = link.strip().rpartition("#")[2].partition(".")
    if version != VERSION:
        raise BadLink(refusals.OTHER_VERSION.fill(found=version[:20], known=f"{VERSION}."))
    if not LETTERS.fullmatch(packed):
        raise broken_link(refusals.NOT_LETTERS)
    try:
        data = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        text = unpack(data)
    except (binascii.Error, zlib.error):
        raise broken_link(refusals.NOT_PACKED) from None
    check_nesting(text)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise broken_link(refusals.NOT_JSON) from None
    return read_posed(found)


def unpack(data: bytes) -> str:
    """Return what was compressed, as text.

    Raises BadLink where it is larger than a position can be, zlib.error where it is damaged.
    """
    reader = zlib.decompressobj()
    most = 4 * MOST_UNPACKED  # bytes: a letter has four at most
    out = reader.decompress(data, most + 1)
    try:
        text = out.decode()
    except UnicodeDecodeError:
        if len(out) > most:
            raise BadLink(refusals.TOO_MUCH.fill(most=MOST_UNPACKED)) from None
        raise broken_link(refusals.NOT_JSON) from None
    if len(out) > most or len(text) > MOST_UNPACKED:
        raise BadLink(refusals.TOO_MUCH.fill(most=MOST_UNPACKED))
    if not reader.eof or reader.unused_data:
        raise broken_link(refusals.NOT_PACKED)
    return text


def check_nesting(text: str) -> None:
    """Raise BadLink where JSON is nested deeper than positions are, before it is decoded."""
    depth = 0
    for found in NESTING.finditer(text):
        sign = found[0]
        depth += 1 if sign in "[{" else -1 if sign in "]}" else 0
        if depth > DEEPEST + AROUND:
            raise BadLink(refusals.TOO_DEEP.fill(most=DEEPEST))


def broken_link(why: object) -> BadLink:
    """Return the refusal of what is no whole link."""
    return BadLink(refusals.BROKEN.fill(why=why))

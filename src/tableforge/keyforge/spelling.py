"""Names as people write them: every spelling of a card, a house or a set meets in one form."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

NOT_LETTERS: Final = re.compile("[^0-9a-z]+")


@lru_cache(8192)
def squash(text: str) -> str:
    """A name without case, accents, spaces and punctuation, so that every spelling of it meets.

    >>> squash("Champion’s Challenge") == squash("champion-s-challenge"), squash("Æmber Imp")
    (True, 'aemberimp')
    """
    if text.isascii():
        return NOT_LETTERS.sub("", text.lower())
    plain = unicodedata.normalize("NFKD", text.casefold().replace("æ", "ae").replace("œ", "oe"))
    return "".join([c for c in plain if c.isalnum()])

"""What nobody may guess: the keys to seats, of which the database has only the digests, and the seeds of games.

>>> token = fresh()
>>> len(token), digest(token) == digest(token), digest(token) == digest(fresh())
(32, True, False)
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

from tableforge.table.seeds import SEED_BITS

BITS: Final = 192
TABLE_ID: Final = re.compile("[0-9a-f]{16}")


def fresh() -> str:
    """A word that nobody guesses."""
    return secrets.token_urlsafe(BITS // 8)


def seed() -> int:
    """The seed of a new game: no other tells anything of it, and nobody tries them all."""
    return secrets.randbits(SEED_BITS)


def digest(token: str) -> str:
    """What is kept of a token: a word of that many random bits needs no salt, and nobody finds it from its digest."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def table_id() -> str:
    """The name of a new table: no secret, only unlike all others."""
    return secrets.token_hex(8)


def is_table_id(word: str) -> bool:
    """Whether a table could have that name.

    >>> is_table_id(table_id()), is_table_id("../x")
    (True, False)
    """
    return TABLE_ID.fullmatch(word) is not None

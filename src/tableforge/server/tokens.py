"""What nobody may guess: the keys to seats, of which the database has only the digests, and the seeds of games.

>>> token = new_token()
>>> len(token), token_digest(token) == token_digest(token), token_digest(token) == token_digest(new_token())
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


def new_token() -> str:
    """Return a random token that cannot be guessed."""
    return secrets.token_urlsafe(BITS // 8)


def new_seed() -> int:
    """Return the seed of a new game: from no other can it be inferred, and there are too many to try."""
    return secrets.randbits(SEED_BITS)


def token_digest(token: str) -> str:
    """Return what is stored of a token.

    A token has enough random bits to need no salt.
    """
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_table_id() -> str:
    """Return the id of a new table: no secret, only unique."""
    return secrets.token_hex(8)


def is_table_id(word: str) -> bool:
    """Whether a text could be the id of a table.

    >>> is_table_id(new_table_id()), is_table_id("../x")
    (True, False)
    """
    return TABLE_ID.fullmatch(word) is not None

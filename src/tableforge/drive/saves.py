"""Saves of games that were changed by hand on the way: only the drive door replays those."""

from __future__ import annotations

import json
from typing import Final

import tableforge
from tableforge.errors import TableforgeError
from tableforge.table.handle import SET, Handle
from tableforge.table.sitting import (
    FORMAT,
    LARGEST_SAVE,
    Sitting,
    bad_answer,
    bad_digest,
    not_a_save,
    read_save,
    start_of_save,
)

EDITED: Final = "tableforge-drive/1"


def dump_save(g: Sitting) -> str:
    """Return a game as a save; one that was changed by hand has a format of its own."""
    data = g.save()
    if any([a.startswith(SET) for a in g.answers]):
        data = json.dumps({**json.loads(data), "format": EDITED}, ensure_ascii=False, separators=(",", ":"))
    return data


def load_save(data: str) -> Sitting:
    """Return the game of a save, also of one that was changed by hand.

    Raises BadSave where it cannot be read or replayed.
    """
    if len(data) > LARGEST_SAVE or EDITED not in data[:100]:
        return tableforge.load(data)
    try:
        body = json.loads(data)
    except (ValueError, RecursionError) as e:
        raise not_a_save(e) from None
    if not isinstance(body, dict) or body.get("format") != EDITED:
        return tableforge.load(data)
    body = read_save(json.dumps({**body, "format": FORMAT}))
    t = Handle(start_of_save(tableforge.game(body["game"]), body))
    for n, a in enumerate(body["answers"]):
        try:
            if a.startswith(SET):
                t.change(json.loads(a[len(SET) :]))
            else:
                t.g.answer(a)
        except (TableforgeError, ValueError, RecursionError) as e:
            raise bad_answer(n + 1, len(body["answers"]), e) from e
    if body.get("digest") not in (None, t.g.digest()):
        raise bad_digest()
    return t.g

"""A game as the store has it, taken up again: by its answers or, where content or rules have changed since, as far as it fits.

What was answered before is never thrown away: it is kept as a save beside the table (`records.go_on`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tableforge import games
from tableforge.errors import BadSave, TableforgeError
from tableforge.server import records, refusals
from tableforge.server.records import Answered, Memoir, Record
from tableforge.server.refusals import Refusal
from tableforge.server.setup import given_by
from tableforge.table import older
from tableforge.table import refusals as texts
from tableforge.table.sitting import Sitting, resumed
from tableforge.tongue.both import LANGUAGES, Both, in_every

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Resumed:
    """A table that goes on with other content or rules, by which answers, and the save of what was played before."""

    record: Record
    given: list[Answered]
    before: Json


def sitting_of(record: Record, given: Sequence[Answered], memoir: Memoir | None) -> Sitting:
    """The game of a table as it stands; a game that is over is played again by its answers, or not at all."""
    body = record.save(given, None if record.over else memoir)
    try:
        g = resumed(games.game(record.game), body)
        if record.over and not g.over:  # what has ended does not go on
            versions = {"was": older.version_of(body), "now": older.present_version()}
            raise BadSave(texts.OTHER_VERSION.fill(**versions, why=refusals.NOT_TO_ITS_END))
        return g
    except TableforgeError as e:
        raise Refusal(refusals.CHANGED_CONTENT.fill(table=record.id, why=in_every(e.text)), "content", 409) from None


def mended(record: Record, given: Sequence[Answered], memoir: Memoir | None) -> Resumed | None:
    """The table from where it fits last, where its answers do not fit any more; None where they do."""
    g = sitting_of(record, given, memoir)
    if g.notice is None:
        return None
    note = {**record.note, records.NOTICE: by_language(g.notice), records.VERSION: older.present_version()}
    after = replace(record, setup=g.setup, epoch=record.epoch + 1, note=note)
    return Resumed(after, given_by(g), record.save(given, memoir))


def by_language(said: Both) -> Json:
    """A sentence as the store keeps it."""
    return {lang: said.text(lang) for lang in LANGUAGES}

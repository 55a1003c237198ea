"""Loads games of stored tables: by their answers or, where content or rules have changed since, from the last
checkpoint that fits.

What was answered before is never thrown away: it is kept as a save beside the table (`records.replace_answers`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tableforge import games
from tableforge.errors import BadSave, TableforgeError
from tableforge.server import outcome, records, refusals
from tableforge.server.records import Memoir, StoredAnswer, TableRecord
from tableforge.server.refusals import Refusal
from tableforge.server.setup import list_answers
from tableforge.table import older
from tableforge.table import refusals as texts
from tableforge.table.sitting import Sitting, resume_save
from tableforge.tongue.text import LANGUAGES, Text, in_every

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class ResumedTable:
    """A table that was resumed with other content or rules: its record, its answers, and the save of what was played before."""

    record: TableRecord
    given: list[StoredAnswer]
    before: Json


def load_sitting(record: TableRecord, given: Sequence[StoredAnswer], memoir: Memoir | None) -> Sitting:
    """Return the game of a table as it stands; a finished game is replayed by its answers or not at all.

    Raises Refusal where neither answers nor checkpoint fit.
    """
    body = record.save(given, None if record.over else memoir)
    try:
        g = resume_save(games.game(record.game), body)
        if record.over and not g.over and outcome.ENDED not in record.note:  # a finished game is not resumed
            versions = {"was": older.version_of(body), "now": older.present_version()}
            raise BadSave(texts.OTHER_VERSION.fill(**versions, why=refusals.NOT_TO_ITS_END))
        return g
    except TableforgeError as e:
        raise Refusal(refusals.CHANGED_CONTENT.fill(table=record.id, why=in_every(e.text)), "content", 409) from None


def resume_changed(record: TableRecord, given: Sequence[StoredAnswer], memoir: Memoir | None) -> ResumedTable | None:
    """Return the table resumed from where it still fits; None where its answers fit as they are.

    Raises Refusal where nothing fits.
    """
    g = load_sitting(record, given, memoir)
    if g.notice is None:
        return None
    note = {**record.note, records.NOTICE: texts_by_language(g.notice), records.VERSION: older.present_version()}
    after = replace(record, setup=g.setup, epoch=record.epoch + 1, note=note)
    return ResumedTable(after, list_answers(g), record.save(given, memoir))


def texts_by_language(said: Text) -> Json:
    """Return a text as the database stores it."""
    return {lang: said.text(lang) for lang in LANGUAGES}

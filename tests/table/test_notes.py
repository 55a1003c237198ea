"""Notes in a save: a replay shows them beside the decision that they were written at, and a game replays without them."""

from __future__ import annotations

import io
import json
from typing import Any

import tableforge
from tableforge.cli.table.plain import replay_plain
from tableforge.cli.table.session import ReplaySession
from tableforge.table.notes import LONGEST_NOTE, MOST_NOTES, read_notes
from tableforge.table.sitting import read_save


def a_save(*notes: Any, answers: int = 4) -> dict[str, Any]:
    g = tableforge.new("keyforge", seed=7)
    for _ in range(answers):
        g.answer(0)
    return read_save(json.dumps({**json.loads(g.save()), "notes": list(notes)}))


def test_a_note_stands_before_the_answer_that_it_was_written_at() -> None:
    body = a_save({"answers": 2, "seat": 1, "text": "now or never"}, {"answers": 4, "seat": 0, "text": "too late"})
    out = io.StringIO()
    replay_plain(ReplaySession(body, "en"), out)
    lines = out.getvalue().splitlines()
    at = next(n for n, line in enumerate(lines) if line.strip() == "Player 2 notes: now or never")
    assert lines[at + 1].startswith("   3  ")
    assert [line for line in lines if "Player 1 notes: too late" in line]
    french = io.StringIO()
    replay_plain(ReplaySession(body, "fr"), french)
    assert "Joueur 2 note\u00a0: now or never" in french.getvalue()


def test_a_session_tells_the_notes_of_where_it_stands() -> None:
    session = ReplaySession(a_save({"answers": 1, "seat": 0, "text": "keep it"}), "en")
    assert [len(session.notes_here()) for n in range(5) if session.go(n) is None] == [0, 0, 1, 0, 0]


def test_what_is_no_note_is_left_out_and_the_game_replays_all_the_same() -> None:
    bad = ["?", {}, {"answers": -1, "seat": 0, "text": "x"}, {"answers": True, "seat": 0, "text": "x"}, {"answers": 0}]
    assert read_notes(a_save(*bad)) == []
    assert read_notes({"notes": "no list"}) == []
    long = {"answers": 0, "seat": 0, "text": "x" * 10_000}
    found = read_notes({"notes": [long] * 5000})
    assert (len(found), len(found[0].text)) == (MOST_NOTES, LONGEST_NOTE)

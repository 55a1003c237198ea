"""Undo at the table: back to any decision of the round, never past what was revealed, except in practice."""

from __future__ import annotations

import tableforge
from tableforge.cli.table.session import Session
from tableforge.table.sitting import Sitting


def begun(practice: bool = False) -> Session:
    """Roland's first turn, alone."""
    g: Sitting = tableforge.new("arkham", seed=3, investigators=["roland"], practice=practice)
    while g.decision is not None and g.decision.kind != "act":
        g.answer(g.decision.options[-1].key)
    return Session(g, [None], autosave=False)


def turn(s: Session, key: str) -> None:
    """Take an action, and pass whatever it asks."""
    s.answer(key)
    while (q := s.my_question) is not None and q.kind != "act":
        s.answer("pass" if "pass" in q.keys else q.keys[0])


def test_an_action_that_shows_nothing_is_taken_back() -> None:
    s = begun()
    before = s.sitting.digest()
    turn(s, "resource")
    turn(s, "resource")
    assert s.undo() and s.undo()
    assert s.sitting.digest() == before


def test_a_drawn_card_stays_drawn() -> None:
    """AH.draw-cards: what has been seen cannot be unseen."""
    s = begun()
    turn(s, "draw")
    after = s.sitting.digest()
    assert s.undo() == 0 and s.sitting.digest() == after
    assert "--practice" in s.undo_text(0)


def test_a_revealed_token_stays_revealed() -> None:
    """AH.st3-reveal-chaos-token."""
    s = begun()
    turn(s, "investigate:study")
    turn(s, "resource")
    assert s.undo() == 1  # the resource
    assert s.undo() == 0  # the token


def test_in_practice_anything_is_taken_back() -> None:
    s = begun(practice=True)
    before = s.sitting.digest()
    turn(s, "draw")
    turn(s, "investigate:study")
    while s.sitting.digest() != before:
        assert s.undo()


def test_an_ended_round_stays_ended() -> None:
    """The undo of a round ends with it."""
    s = begun()
    turn(s, "end-turn")
    assert any(e.kind == "round" for e in s.sitting.events[1:])
    assert s.undo() == 0

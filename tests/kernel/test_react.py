"""What is in force and who listens: the index that every game's constant effects and reactions are filed in."""

from __future__ import annotations

from tableforge.kernel.react import AFTER, WHEN, Index

DAMAGE, DRAW = 0, 1
POWER, COST = 0, 1


def index() -> Index[str]:
    x: Index[str] = Index(2)
    x.add(POWER, "banner")
    x.listen(AFTER, DAMAGE, "thorns")
    x.forbid(DRAW, "empty library")
    return x


def test_a_row_is_found_under_its_kind_and_under_no_other() -> None:
    x = index()
    x.add(POWER, "drum")

    assert x.rows[POWER] == ["banner", "drum"]
    assert x.rows[COST] == []


def test_kinds_that_nothing_has_stay_empty_when_another_kind_is_filed() -> None:
    """They share one empty list, which must never be written."""
    x: Index[str] = Index(3)
    x.add(1, "banner")

    assert [len(rows) for rows in x.rows] == [0, 1, 0]


def test_a_listener_hears_one_kind_of_fact_at_one_timing() -> None:
    x = index()

    assert x.listeners(AFTER, DAMAGE) == ["thorns"]
    assert x.listeners(WHEN, DAMAGE) == [] and x.listeners(AFTER, DRAW) == []


def test_bits_tell_which_kinds_of_fact_anybody_listens_to_or_forbids() -> None:
    x = index()

    assert x.watched == 1 << DAMAGE and x.bans == 1 << DRAW
    assert x.forbidders(DRAW) == ["empty library"] and x.forbidders(DAMAGE) == []

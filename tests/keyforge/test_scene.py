"""A card is drawn anew where something about it changes, and only there."""

from __future__ import annotations

from typing import Any

from tableforge.keyforge.scene import Eyes, thing

DODGER: dict[str, Any] = {"id": "dodger", "at": "line:0", "house": "shadows", "type": "creature"}
BUMPSY: dict[str, Any] = {"id": "bumpsy", "at": "line:0.0", "house": "brobnar", "type": "creature"}


def under(*keys: str) -> Eyes:
    """Eyes at a table where an effect of Warsong lasts on some cards."""
    return Eyes("", (("warsong", frozenset(keys)),), "en")


def test_what_lasts_on_other_cards_leaves_a_card_as_it_was_drawn() -> None:
    plain = thing(DODGER, Eyes("", (), "en"))
    assert thing(DODGER, under("bumpsy@line:1")) is plain
    assert thing(DODGER, under("dodger@line:1")) is plain  # another of that name


def test_what_lasts_on_a_card_is_told_with_it() -> None:
    plain = thing(DODGER, Eyes("", (), "en"))
    told = thing(DODGER, under("dodger@line:0", "bumpsy@line:1"))
    assert told.notes != plain.notes and any("Warsong" in note for note in told.notes)
    assert thing(DODGER, under("dodger@line:0")) is told  # on whatever else it lasts


def test_what_lasts_on_a_card_under_another_is_told_with_that_one() -> None:
    host = {**DODGER, "ready": True, "under": [BUMPSY]}
    (plain,), (told,) = [thing(host, eyes).within for eyes in (Eyes("", (), "en"), under("bumpsy@line:0.0"))]
    assert any("Warsong" in note for note in told.notes) and plain.notes == ()

"""What a card's author is told at once: slips that would otherwise only show in play, or never."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.keyforge.words import LOGOS, Action, custom, gain, play

FACTS: dict[str, Any] = {"en": "Slip", "fr": "Lapsus", "house": LOGOS, "rarity": "Common", "number": {"aoa": 999}}


def test_abilities_are_a_tuple() -> None:
    with pytest.raises(TypeError, match="slip: abilities is a tuple of abilities, with a comma after a single one"):
        Action("slip", **FACTS, abilities=play(gain(1)))


def test_an_effect_alone_is_no_ability() -> None:
    with pytest.raises(TypeError, match=r"slip: .* is no ability; an effect stands inside play"):
        Action("slip", **FACTS, abilities=(gain(1),))
    with pytest.raises(TypeError, match=r"is no ability"):
        Action("slip", **FACTS, abilities=(play(gain(1)),), older=(gain(1),))


def test_a_custom_op_that_is_not_there_is_refused() -> None:
    card = Action("slip", **FACTS, abilities=(play(custom("nonesuch", en="nothing", fr="rien")),))
    with pytest.raises(ValueError, match=r"there is no custom op .nonesuch.; ops/custom\.py has mirrored"):
        card.definition()

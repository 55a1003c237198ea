"""Modified values: from scratch, added before multiplied, never below 0; per investigator; what remains of health."""

from __future__ import annotations

from typing import Any

import pytest
from arkham.acting import margins

from tableforge.arkham import board
from tableforge.arkham.doors.testing import given, seat
from tableforge.arkham.names import HEALTH, SANITY


def test_a_value_changes_with_every_modifier_that_comes_or_goes() -> None:
    """AH.values-recalculated: Beat Cop helps until he is spent, even in the midst of the test."""
    t = given(you=seat("roland", play="beat-cop", threat="icy-ghoul"), chance=["0"])
    t.then("you", skills=[3, 3, 5, 2])
    t.you.fights("icy-ghoul").then("table", value=5)
    t.answers("use:beat-cop").then("you", skills=[3, 3, 4, 2])
    assert margins(t) == [1]


def test_additions_come_before_multiplications() -> None:
    """AH.modifier-order: the skull is first counted, then doubled by the nightgaunt."""
    t = given(
        you=seat("wendy", threat="hunting-nightgaunt"),
        enemies="ghoul-minion+exhausted icy-ghoul+exhausted",
        chance=["skull"],
    )
    t.you.evades("hunting-nightgaunt")
    assert margins(t) == [-1]  # agility 4, twice -2, against 1


def test_a_value_is_not_below_0_and_the_sum_behind_it_is_kept() -> None:
    """AH.floor-of-zero: agility 2 - 3 counts as 0, and with +2 as 1."""
    t = given(you=seat("roland", threat="haunted haunted haunted ghoul-minion", hand="manual-dexterity"), chance=["0"])
    t.then("you", skills=[0, 0, 1, 0])
    t.you.evades("ghoul-minion", "commit:manual-dexterity")
    assert margins(t) == [-1]


@pytest.mark.parametrize("seats, health", [(1, 5), (2, 10), (3, 15)])
def test_per_investigator_multiplies_the_printed_value(seats: int, health: int) -> None:
    """AH.per-investigator-first, AH.per-investigator-is-fixed."""
    who: dict[str, Any] = {name: seat() for name in ("you", "ally", "third")[:seats]}
    given(**who, enemies="ghoul-priest+exhausted").then("ghoul-priest", health=health)


@pytest.mark.parametrize("seats, hunter, umordhoth", [(1, 6, 10), (3, 10, 18)])
def test_per_investigator_in_a_text_counts_them_as_well(seats: int, hunter: int, umordhoth: int) -> None:
    """AH.per-investigator-in-text."""
    who: dict[str, Any] = {name: seat() for name in ("you", "ally", "third")[:seats]}
    t = given(**who, enemies="the-masked-hunter+exhausted umordhoth+exhausted")
    t.then("the-masked-hunter", health=hunter).then("umordhoth", health=umordhoth)


def test_who_has_been_eliminated_still_counts() -> None:
    """AH.per-investigator-and-elimination."""
    t = given(
        you=seat("roland", damage=8, threat="swarm-of-rats"),
        ally=seat("agnes", deck=2),
        enemies="ghoul-priest+exhausted",
    )
    t.you.takes_a_resource().then("you", status="defeated").then("ghoul-priest", health=10)


def test_what_remains_is_health_less_damage_with_all_modifiers() -> None:
    """AH.remaining-health-and-sanity."""
    t = given(you=seat("agnes", damage=2, horror=3, threat="dreams-of-rlyeh"), enemies="umordhoth+exhausted+damage:4")
    card = t.s.players[0].card
    assert (board.remaining(t.s, card, HEALTH), board.remaining(t.s, card, SANITY)) == (4, 4)
    assert board.remaining(t.s, [c.d.id for c in t.s.cards].index("umordhoth"), HEALTH) == 6


def test_no_sanity_is_not_0_sanity_and_bears_no_horror() -> None:
    """AH.no-health-is-not-zero."""
    t = given(you=seat("roland", play="leather-coat", threat="ghoul-minion", deck=2), step="3.3")
    t.asks("assign-damage", "you", options="leather-coat roland-banks").answers("leather-coat")
    t.then("leather-coat", damage=1, horror=0).then("you", horror=1)

"""Where the three rulebooks meet or part, from damage to the errata: one switch for each difference, one test for each edition.

Rows 6 to 10, 16 to 19, 21, 22, 25, 26, 28, 29, 35 and 36 of the comparison are shown beside their rules (`rules/test_r_damage.py`
to `rules/test_ad_errata.py`), each in all three editions; here are the switches themselves and the row without a group of its own.
"""

from __future__ import annotations

import pytest

from tableforge.keyforge.game import RULES
from tableforge.keyforge.state import EDITIONS
from tableforge.testing import given, seat

every_edition = pytest.mark.parametrize("edition", ["1.0", "1.1", "1.3"])


@pytest.mark.parametrize(
    ("switch", "values"),
    [
        ("errata", (False, False, True)),  # rows 6, 8, 9, 10: KF.erratum-bait-and-switch and its kin
        ("destroyed_label", ("KF.destroyed-label-1-1", "KF.destroyed-label-1-1", "KF.destroyed-label")),  # row 18
        ("purged_face_up", (False, False, True)),  # row 25: KF.purge, KF.purge-face-down
        ("sacrifice_needs_control", (False, False, True)),  # row 26: KF.only-own-control
        ("lethal_damage", ("KF.lethal-damage-1-0", "KF.lethal-damage", "KF.lethal-damage")),  # row 29
        ("rule_of_six", ("KF.rule-of-six-1-0", "KF.rule-of-six", "KF.rule-of-six")),  # row 31
        ("any_search_shuffles", (True, True, False)),  # row 36: KF.shuffle-after-search
    ],
)
def test_each_difference_is_one_switch(switch: str, values: tuple[object, ...]) -> None:
    """KF.golden-rule: 1.0 follows 1.1 wherever it is silent; a switch of words is the rule's id in that edition."""
    assert tuple(getattr(EDITIONS[name], switch) for name in ("1.0", "1.1", "1.3")) == values
    for name, value in zip(("1.0", "1.1", "1.3"), values, strict=True):
        if isinstance(value, str):
            assert name in RULES[value].editions


# ------------------------------------------------------------------ row 38
@every_edition
def test_doom_counters_work_in_every_edition(edition: str) -> None:
    """KF.other-counters: only 1.3 has an entry; the card that makes them says all there is to say."""
    t = given(
        house="dis",
        edition=edition,
        you=seat(artifacts="wretched-doll", line="pit-demon"),
        foe=seat(line="troll krump+doom:1"),
    )

    t.you.acts("wretched-doll")

    t.then("foe", line="troll").then("you", line="pit-demon")


@every_edition
def test_legacy_cards_are_played_in_every_edition(edition: str) -> None:
    """KF.legacy: Bumpsy, of the first set only, beside Drummernaut, of the second only."""
    t = given(house="brobnar", edition=edition, you=seat(hand="bumpsy", line="drummernaut"), foe=seat(amber=2))

    t.you.plays("bumpsy", "left")

    t.then("foe", amber=1).then("you", line="bumpsy drummernaut")


@every_edition
def test_adjacent_is_beside_in_every_edition(edition: str) -> None:
    """KF.adjacent, KF.neighbors: Bulwark gives armor to the creatures at its left and right, not to those beyond."""
    t = given(house="sanctum", edition=edition, you=seat(line="troll krump bulwark valdr groke"))

    t.then("krump", armor=2).then("valdr", armor=2).then("troll", armor=0).then("groke", armor=0)

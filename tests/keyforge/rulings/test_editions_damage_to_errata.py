"""Where the three rulebooks meet or part, from damage to the errata: one switch for each difference, one test for each edition.

Rows 6 to 10, 16 to 19, 21, 22, 25, 26, 28, 29, 35 and 36 of the comparison are shown beside their rules (`rules/test_r_damage.py`
to `rules/test_ad_errata.py`), each in all three editions; here is the row without a group of its own.
"""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

every_edition = pytest.mark.parametrize("edition", ["1.0", "1.1", "1.3"])


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

"""Where the three rulebooks meet or part, from set-up to the fight: one switch for each difference, one test for each edition.

Rows 1, 3 to 5, 11, 12, 14, 20, 23, 24, 27, 30, 32 to 34 and 37 of the comparison are shown beside their rules
(`rules/test_b_setup.py` to `rules/test_p_stun.py`); here are the rows without a group of their own.
"""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

every_edition = pytest.mark.parametrize("edition", ["1.0", "1.1", "1.3"])
THREE = ["brobnar", "dis", "logos"]


# ------------------------------------------------------------------ row 2
@every_edition
def test_wild_wormhole_resolves_in_the_first_turn_of_every_edition(edition: str) -> None:
    """KF.first-turn-other-zones: the same in all books."""
    t = given(
        house="logos",
        turn=1,
        first="you",
        edition=edition,
        you=seat(hand="wild-wormhole mother", deck="troll", houses=THREE),
    )
    t.you.plays("wild-wormhole").then("you", line="troll")
    t.may_not("play:mother", "KF.first-turn-limit")


# ------------------------------------------------------------------ row 11, second half
@every_edition
def test_the_newest_control_effect_wins_in_every_edition(edition: str) -> None:
    """KF.newest-effect-wins: only 1.3 says it; Collar of Subordination gives back what Hypnobeam took, and later beats it."""
    t = given(
        house="mars",
        edition=edition,
        you=seat(hand="hypnobeam", deck=9, houses=["mars", "dis", "logos"]),
        foe=seat(line="dodger troll", hand="collar-of-subordination", deck=9, houses=["dis", "shadows", "brobnar"]),
    )
    t.you.plays("hypnobeam", "dodger").then("you", line="dodger").then("foe", line="troll")
    t.you.ends_turn()
    t.foe.chooses_house("dis")
    t.foe.plays("collar-of-subordination", "dodger", "left").then("foe", line="dodger troll").then("you", line="")


# ------------------------------------------------------------------ row 13
@every_edition
def test_alpha_deploy_and_omega_work_in_every_edition(edition: str) -> None:
    """KF.alpha, KF.deploy, KF.omega: 1.3 adds these keywords, the older books are silent, and the cards say what they do."""
    t = given(
        house="brobnar", edition=edition, you=seat(hand="first-blood bumpsy", line="troll"), foe=seat(line="dodger")
    )
    assert t.may("play:first-blood")
    t.you.plays("bumpsy", "left").may_not("play:first-blood", "KF.alpha")

    t = given(house="sanctum", edition=edition, you=seat(hand="challe-the-safeguard", line="troll bumpsy"))
    t.you.plays("challe-the-safeguard", "place:1").then("you", line="troll challe-the-safeguard bumpsy")

    t = given(
        house="dis",
        edition=edition,
        you=seat(hand="unlocked-gateway yurk", houses=THREE),
        foe=seat(hand=6, houses=THREE),
    )
    t.you.plays("unlocked-gateway").because("KF.omega").asks("house", seat="foe")


# ------------------------------------------------------------------ row 15
@every_edition
@pytest.mark.parametrize(("pool", "lost"), [(6, 0), (7, 4)])
def test_only_the_pool_is_yours_in_every_edition(edition: str, pool: int, lost: int) -> None:
    """KF.aember-yours: Burn the Stockpile looks at the pool; æmber on Safe Place and on creatures does not count."""
    t = given(
        house="brobnar",
        edition=edition,
        you=seat(hand="burn-the-stockpile"),
        foe=seat(amber=pool, artifacts="safe-place+amber:3", line="charette+amber:2"),
    )
    t.you.plays("burn-the-stockpile").then("foe", amber=pool - lost).then("safe-place", amber=3).then(
        "charette", amber=2
    )


# ------------------------------------------------------------------ row 31
@pytest.mark.parametrize(
    ("edition", "rule"), [("1.0", "KF.rule-of-six-1-0"), ("1.1", "KF.rule-of-six"), ("1.3", "KF.rule-of-six")]
)
def test_the_rule_of_six_counts_plays_and_uses_of_a_turn_in_every_edition(edition: str, rule: str) -> None:
    """KF.rule-of-six, KF.rule-of-six-1-0: six plays of one title; the seventh waits for the next turn, another title does not."""
    t = given(
        house="mars",
        edition=edition,
        you=seat(hand=["soft-landing"] * 7 + ["squawker"], houses=["mars", "dis", "logos"]),
        foe=seat(hand=6, line="dodger", houses=THREE),
    )
    for _ in range(6):
        t.you.plays("soft-landing")
    t.may_not("play:soft-landing@hand:0", rule)
    assert t.may("play:squawker")
    t.you.ends_turn()
    t.foe.chooses_house("dis")
    t.foe.ends_turn()
    t.you.chooses_house("mars")
    assert t.may("play:soft-landing")

"""The comparison of the three rulebooks as one table: each row a named switch, with the rule that holds in each edition."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.keyforge.editions import EDITIONS, NAMES, POINTS
from tableforge.keyforge.game import RULES

ROWS = 38


def test_every_row_of_the_comparison_has_a_switch_of_its_own_name() -> None:
    """KF.golden-rule: nothing that the books say differently is decided without a name."""
    assert sorted({p.row for p in POINTS}) == list(range(1, ROWS + 1))
    assert len({p.switch for p in POINTS}) == len(POINTS)


@pytest.mark.parametrize("point", POINTS, ids=lambda p: p.switch)
def test_each_edition_has_a_rule_that_holds_in_it_and_not_where_another_stands(point: Any) -> None:
    """KF.golden-rule: one rule id per edition; where two editions share a rule, it holds in both."""
    assert len(point.rules) == len(NAMES)
    for name, rule in zip(NAMES, point.rules, strict=True):
        assert EDITIONS[name].rule[point.switch] == rule
        shared = [n for n, r in zip(NAMES, point.rules, strict=True) if r == rule]
        assert list(RULES[rule].editions) == shared


@pytest.mark.parametrize(
    "switch",
    [
        "effects_change_first_turn",  # row 1
        "cannot_beats_must_house",  # row 4
        "errata",  # rows 6, 8, 9, 10
        "played_card_is_yours",  # row 11
        "omni_is_a_creature_use",  # row 12
        "aember_on_cards_must_pay",  # row 14
        "purged_face_up",  # row 25
        "sacrifice_needs_control",  # row 26
    ],
)
def test_what_1_3_changed_is_so_in_1_3_alone(switch: str) -> None:
    """KF.golden-rule: 1.0 follows 1.1 wherever it is silent."""
    assert [getattr(EDITIONS[name], switch) for name in NAMES] == [False, False, True]


def test_any_search_shuffles_in_the_older_books_alone() -> None:
    """KF.shuffle-after-any-search, KF.shuffle-after-search (row 36)."""
    assert [EDITIONS[name].any_search_shuffles for name in NAMES] == [True, True, False]

"""The laws of Arkham Horror in a few games of each sample; thousands are played by `tableforge laws arkham --sample group`."""

from __future__ import annotations

import pytest

from tableforge import laws
from tableforge.arkham import scenarios
from tableforge.arkham.doors.testing import given, seat
from tableforge.arkham.game import GAME
from tableforge.arkham.names import DIFFICULTIES


@pytest.mark.parametrize("sample", GAME.flavours)
def test_no_law_is_broken(sample: str) -> None:
    assert laws.run("arkham", games=12, seed=60, sample=sample, level="light").violations == []


def test_no_law_is_broken_in_a_group_at_every_decision() -> None:
    assert laws.run("arkham", games=3, seed=70, sample="group").violations == []


@pytest.mark.slow
def test_where_all_are_asked_alike_silence_tells_nothing() -> None:
    report = laws.run("arkham", games=1, seed=83, sample="alike")
    assert report.violations == [] and report.checks["silence"] > 50


def test_the_samples_have_every_scenario_difficulty_number_of_seats_and_book() -> None:
    setups = [GAME.sample(seed, "group") for seed in range(60)]
    assert {x["scenario"] for x in setups} == set(scenarios.IDS)
    assert {x["difficulty"] for x in setups} == set(DIFFICULTIES)
    assert {len(x["investigators"]) for x in setups} == {1, 2, 3, 4}
    assert {x["rules"] for x in setups} == set(GAME.editions)


def test_whoever_searches_sees_the_cards_and_nobody_else_does() -> None:
    t = given(
        you=seat("daisy", play="old-book-of-lore", deck="guts knife guts machete"),
        ally=seat("roland"),
        locations="study",
    )
    t.you.activates("old-book-of-lore")
    while t.g.decision is not None and t.g.decision.kind != "search":
        t.g.answer(0)
    assert [c["key"] for c in t.g.view(0)["looked_at"]] == ["guts@deck", "guts@deck.2", "knife@deck"]
    assert t.g.view(1)["looked_at"] == t.g.view(None)["looked_at"] == []

"""How a campaign's combats are counted: what was fought, by how many heroes, and whether it lies in the band."""

from __future__ import annotations

from tableforge.fateforge.doors.bots import campaigns
from tableforge.fateforge.doors.bots.campaigns import ENOUGH, CampaignResult

PAIR, THREE = ("mercenary", "thief"), ("mercenary", "thief", "lord")


def played(heroes: tuple[str, ...], won: tuple[str, ...], lost: tuple[str, ...] = ()) -> CampaignResult:
    return CampaignResult(0, heroes, won, lost, "ending-a", [0.001])


def test_a_combat_is_counted_in_all_and_by_the_number_of_heroes() -> None:
    rows = [played(PAIR, ("a1-toll-bar",)), played(PAIR, (), ("a1-toll-bar",)), played(THREE, ("a1-toll-bar",))]
    found = campaigns.report(rows)["combats"]["a1-toll-bar"]
    assert (found["fought"], found["won"]) == (3, 66.7)
    assert found["by_heroes"] == {2: {"fought": 2, "won": 50.0}, 3: {"fought": 1, "won": 100.0}}


def test_a_combat_that_was_met_often_enough_must_lie_in_the_band() -> None:
    rows = [played(PAIR, ("a1-toll-bar",), ("a1-culvert",)) for _ in range(ENOUGH)]
    found = campaigns.report([*rows, played(THREE, ("a1-long-drain",))])["combats"]
    assert [found[id]["holds"] for id in ("a1-toll-bar", "a1-culvert", "a1-long-drain")] == [False, False, True]


def test_the_table_has_a_column_for_each_number_of_heroes_and_says_what_lies_outside() -> None:
    rows = [played(PAIR, ("a1-toll-bar",)) for _ in range(ENOUGH)]
    lines = campaigns.tables(campaigns.report(rows), "fr").splitlines()
    assert lines[0] == "| combat | livrés | gagnés | 2 héros | |"
    assert f"| a1-toll-bar | {ENOUGH} | 100.0 % | 100.0 % ({ENOUGH}) | hors de la bande |" in lines
    assert lines[-1].endswith(f"ending-a {ENOUGH}.")

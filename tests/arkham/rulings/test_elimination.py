"""Elimination: who is out of the game, by its six steps, and what it leaves behind in a campaign."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.arkham import board, story
from tableforge.arkham.doors.testing import Ruling, given, seat
from tableforge.kernel.core import advance

HOUSE: dict[str, Any] = {"locations": "hallway cellar attic parlor"}


def falls(ally: dict[str, Any] | None = None, **you: Any) -> Ruling:
    """Roland, at the brink, is defeated by going to the cellar; everybody else stays in the hallway."""
    t = given(you=seat("roland", **{"damage": 8, **you}), ally=ally or seat("agnes"), campaign=True, **HOUSE)
    t.you.moves("cellar")
    while t.g.decision is not None and t.g.decision.kind == "window":
        t.answers("pass")
    return t


def test_the_defeated_and_the_resigned_are_eliminated() -> None:
    """AH.elimination."""
    falls().then("you", status="defeated").because("AH.elimination")
    t = given(you=seat("roland", at="parlor"), ally=seat("agnes"), **HOUSE)
    t.you.activates("parlor").then("you", status="resigned").because("AH.elimination")


def test_its_steps_are_taken_in_order() -> None:
    """AH.elimination: the cards, the clues, the enemies, the rest of the threat area."""
    t = falls(hand="guts", clues=1, threat="swarm-of-rats+exhausted dissonant-voices")
    steps = [e.rule for e in t.events() if e.rule.startswith("AH.elimination")]
    assert steps == [
        "AH.elimination",
        "AH.elimination-cards-removed",
        "AH.elimination-clues-and-resources",
        "AH.elimination-enemies",
        "AH.elimination-threat-area",
    ]


def test_who_resigns_is_not_defeated_and_bears_no_trauma() -> None:
    """AH.resign-no-trauma."""
    t = given(you=seat("roland", at="parlor", damage=8, horror=4), ally=seat("agnes"), campaign=True, **HOUSE)
    t.you.activates("parlor").then("you", status="resigned", trauma=[0, 0])


def test_all_cards_of_the_eliminated_leave_the_game() -> None:
    """AH.elimination-cards-removed: play area, hand, deck and discard pile."""
    t = falls(play="machete", hand="guts", deck="perception", discard="overpower")
    t.then("you", play="", hand="", deck="", discard="")
    for name in ("machete", "guts", "perception", "overpower"):
        t.then(name, zone="removed")
    t.because("AH.elimination", "AH.elimination-cards-removed")


def test_so_does_what_they_control_elsewhere() -> None:
    """AH.elimination-cards-removed: the barricade goes with whoever built it."""
    t = given(you=seat("daisy", hand="barricade", damage=3, threat="ghoul-minion+exhausted"), ally=seat("agnes"))
    t.you.plays("barricade").then("study", attached="barricade")
    t.set("ghoul-minion", exhausted=False)
    t.you.takes_a_resource()
    t.you.takes_a_resource()
    t.then("you", status="defeated").then("barricade", zone="removed").then("study", attached="")


def test_what_somebody_else_controls_stays_until_it_leaves_play() -> None:
    """AH.elimination-cards-others-control: the cop of the fallen serves on, and is removed in the end."""
    t = falls(ally=seat("agnes", play="beat-cop+owner:you"))
    t.then("beat-cop", zone="play", controller="ally")
    t = given(
        you=seat("roland", damage=8),
        ally=seat("agnes", play="beat-cop+owner:you", at="cellar"),
        enemies="ghoul-minion@cellar+exhausted",
        **HOUSE,
    )
    t.you.moves("cellar", "pass")
    t.ally.uses("beat-cop").then("ghoul-minion", damage=1).then("beat-cop", zone="removed")


def test_clues_stay_where_the_investigator_was_and_resources_are_gone() -> None:
    """AH.elimination-clues-and-resources."""
    t = falls(clues=3, resources=7)
    t.then("cellar", clues=3).then("you", clues=0, resources=0)


def test_engaged_enemies_stay_as_they_are_and_a_ready_one_engages_another() -> None:
    """AH.elimination-enemies."""
    t = falls(threat="ghoul-minion swarm-of-rats+exhausted")  # the ghoul's attack comes first
    t.then("ghoul-minion", engaged=["ally"], exhausted=False)
    t.then("swarm-of-rats", engaged=[], exhausted=True)


def test_what_else_lies_in_the_threat_area_goes_where_it_belongs() -> None:
    """AH.elimination-threat-area: encounter cards to their pile, the weakness of the eliminated out of the game."""
    t = falls(threat="dissonant-voices haunted")
    t.then("dissonant-voices", zone="encounter-discard").then("haunted", zone="removed")


def test_the_eliminated_are_out_of_everything_but_still_counted() -> None:
    """AH.eliminated-no-interaction: no turn and no share; the act still asks for 2 clues each."""
    t = falls(ally=seat("agnes", at="attic", clues=5, deck=3))
    assert t.s.in_order() == (1,)
    t.then("table", active="ally")
    assert board.threshold(t.s, t.s.act) == 4


def test_a_defeat_leaves_one_trauma_of_its_kind() -> None:
    """AH.trauma-from-defeat."""
    falls().then("you", trauma=[1, 0])
    t = given(you=seat("roland", horror=4), ally=seat("agnes"), campaign=True, **HOUSE)
    t.you.moves("attic").then("you", status="defeated", trauma=[0, 1])


def test_a_card_that_defeats_outright_brings_no_trauma_of_its_own() -> None:
    """AH.defeated-by-ability: agenda 3b names a physical trauma, and that one alone is borne."""
    t = given(
        you=seat("roland", damage=8, horror=4),
        act="what-have-you-done",
        agenda="theyre-getting-out+doom:9",
        step="1.2",
        campaign=True,
        **HOUSE,
    )
    t.answers("no").then("you", trauma=[1, 0]).then("table", resolution="none", over=True)


def test_by_the_book_of_2016_the_weaknesses_of_the_eliminated_have_no_last_word() -> None:
    """AH.elimination-weaknesses-2016, AH.elimination-weaknesses."""
    for rules, trauma in (("faq", [0, 1]), ("2016", [0, 0])):
        t = given(
            you=seat("roland", at="parlor", threat="cover-up+clues:3"),
            ally=seat("agnes"),
            campaign=True,
            rules=rules,
            **HOUSE,
        )
        t.you.activates("parlor").then("you", trauma=trauma).then("cover-up", zone="removed")


def test_in_a_game_on_its_own_to_be_killed_is_no_worse_than_to_be_defeated() -> None:
    """AH.killed-in-standalone, AH.standalone-trauma: no trauma for a defeat; Resolution 1 still deals the lead its own."""
    t = given(you=seat("roland", damage=8), **HOUSE)
    t.you.moves("cellar")
    while t.g.decision is not None:
        t.answers("no")
    t.then("you", trauma=[0, 0]).then("table", over=True)
    assert story.result(t.s)["investigators"][0]["status"] == "defeated"
    t = given(you=seat("roland", trauma=[0, 5]), act="what-have-you-done", **HOUSE)
    t.s.pending = None
    story.resolve(t.s, "R1")
    advance(t.s)
    t.answers("no").then("you", trauma=[0, 6], status="in-play")


def test_the_last_one_out_ends_the_scenario() -> None:
    """AH.elimination-last-player."""
    t = given(you=seat("roland", at="parlor"), **HOUSE)
    t.you.activates("parlor", "no").then("table", over=True, resolution="none")


@pytest.mark.parametrize("rules, zone", [("faq", "removed"), ("2016", "location")])
def test_by_the_faq_the_weaknesses_of_the_eliminated_leave_play_and_enemies_are_no_exception(
    rules: str, zone: str
) -> None:
    """AH.elimination-weaknesses, AH.elimination-weaknesses-2016, AH.elimination-enemies: the Mob Enforcer goes with its bearer."""
    t = given(
        you=seat("skids", at="parlor", threat="mob-enforcer ghoul-minion+exhausted"),
        ally=seat("agnes"),
        campaign=True,
        rules=rules,
        **HOUSE,
    )
    t.you.activates("parlor").then("you", status="resigned").then("mob-enforcer", zone=zone)
    t.then("ghoul-minion", zone="location", at="parlor")  # no weakness of anybody's


@pytest.mark.parametrize("rules, zone", [("faq", "removed"), ("2016", "threat")])
def test_so_it_is_wherever_they_are_in_play(rules: str, zone: str) -> None:
    """AH.elimination-weaknesses: engaged with somebody else, or hunting alone; what others own stays."""
    t = given(
        you=seat("skids", at="parlor"),
        ally=seat("agnes", threat="mob-enforcer+owner:you paranoia"),
        rules=rules,
        **HOUSE,
    )
    t.you.activates("parlor").then("mob-enforcer", zone=zone).then("paranoia", zone="threat")
    t = given(
        you=seat("skids", at="parlor"), ally=seat("agnes"), enemies="mob-enforcer@attic+owner:you", rules=rules, **HOUSE
    )
    t.you.activates("parlor").then("mob-enforcer", zone="removed" if rules == "faq" else "location")


def test_the_last_word_of_a_weakness_comes_before_it_goes_and_both_before_the_first_step() -> None:
    """AH.elimination-weaknesses, AH.elimination: the clues of Cover Up count, then it leaves, then everything else."""
    t = given(you=seat("roland", at="parlor", threat="cover-up+clues:3"), ally=seat("agnes"), campaign=True, **HOUSE)
    t.you.activates("parlor").then("you", trauma=[0, 1]).then("cover-up", zone="removed")
    kinds = t.happened()
    assert kinds.index("trauma") < kinds.index("removed") < kinds.index("eliminated")
    t.because("AH.elimination-weaknesses", "AH.elimination")

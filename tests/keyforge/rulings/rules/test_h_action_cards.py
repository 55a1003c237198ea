"""Group H of the rules: action cards (items 108 to 111)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat


def test_an_action_is_resolved_as_far_as_possible_and_then_discarded() -> None:
    """KF.action-resolve-then-discard: Twin Bolt Emission with only one creature to hit; then it lies on top of its owner's pile."""
    t = given(
        house="logos", you=seat(hand="twin-bolt-emission", discard="mother"), foe=seat(line="troll", discard="dodger")
    )
    t.you.plays("twin-bolt-emission")
    t.then("troll", damage=2).then("you", discard="twin-bolt-emission mother", amber=1).then("foe", discard="dodger")
    t.because("KF.damage-tokens", "KF.action-resolve-then-discard")
    t.nothing_else()


def test_an_action_goes_to_its_owners_pile_whoever_played_it() -> None:
    """KF.action-resolve-then-discard: Murkens plays the opponent's Punch; it is discarded to the opponent's pile."""
    t = given(house="shadows", you=seat(hand="murkens"), foe=seat(deck="punch troll", line="dodger"))
    t.you.plays("murkens").asks("target").answers("dodger")
    t.then("dodger", damage=3).then("foe", discard="punch", deck="troll").then("you", discard="", amber=1)


def test_while_it_resolves_an_action_is_in_no_zone() -> None:
    """KF.action-in-between: asked in the middle of Punch, the card is neither in hand nor in the discard pile."""
    t = given(house="brobnar", you=seat(hand="punch krump"), foe=seat(line="dodger troll"))
    t.you.plays("punch").asks("target")
    t.then("punch", zone="limbo").then("you", hand="krump", discard="")
    t.answers("dodger").then("punch", zone="discard")


@pytest.mark.parametrize(("copies", "stolen"), [(0, 1), (1, 2), (2, 3)])
def test_an_action_does_not_count_itself_in_the_discard_pile(copies: int, stolen: int) -> None:
    """KF.action-in-between: Routine Job steals 1 and 1 more for each copy that lies there already."""
    t = given(
        house="shadows", you=seat(hand="routine-job", discard=["routine-job"] * copies + ["dodger"]), foe=seat(amber=7)
    )
    t.you.plays("routine-job").then("you", amber=stolen, discard=copies + 2).then("foe", amber=7 - stolen)


def test_an_action_cannot_fetch_itself_from_the_discard_pile() -> None:
    """KF.action-in-between: Gravid Cycle returns Dodger without asking, and nothing from an empty pile."""
    t = given(house="untamed", you=seat(hand="gravid-cycle", discard="dodger", deck=9))
    t.you.plays("gravid-cycle")
    assert "dodger" in t.player("you")["hand"] and "gravid-cycle" not in t.player("you")["hand"]
    t.then("gravid-cycle", zone="discard")


def test_a_reshuffle_leaves_the_resolving_action_out() -> None:
    """KF.action-in-between: Neuro Syphon draws from the reshuffled pile, which it has not reached yet."""
    t = given(house="logos", you=seat(hand="neuro-syphon", discard="troll"), foe=seat(amber=9))
    t.you.plays("neuro-syphon").then("you", hand="troll", deck="", discard="neuro-syphon")


def test_an_action_that_moves_itself_goes_there_instead() -> None:
    """KF.action-moves-itself: Sucker Punch is archived when it destroys; else it goes to the discard pile."""
    for victim, archived in (("umbra", True), ("dodger", False)):
        t = given(house="shadows", you=seat(hand="sucker-punch"), foe=seat(line="umbra dodger"))
        t.you.plays("sucker-punch", victim)
        t.then("you", archives="sucker-punch" if archived else "", discard="" if archived else "sucker-punch", amber=1)


@pytest.mark.parametrize(("edition", "zone"), [("1.0", "discard"), ("1.1", "discard"), ("1.3", "purged")])
def test_library_access_purges_itself_since_1_3(edition: str, zone: str) -> None:
    """KF.action-moves-itself: the errata; before, it went to the discard pile like any action."""
    t = given(house="logos", edition=edition, you=seat(hand="library-access"))
    t.you.plays("library-access").then("library-access", zone=zone)


@pytest.mark.parametrize("edition", ["1.1", "1.3"])
def test_the_lasting_part_of_an_action_goes_on_after_the_card_has_left(edition: str) -> None:
    """KF.action-lasting-part: Library Access, purged or discarded, draws for each card played afterwards this turn."""
    t = given(
        house="logos",
        edition=edition,
        you=seat(hand="library-access labwork dextre", deck="troll bumpsy krump"),
        foe=seat(amber=1),
    )
    t.you.plays("library-access").then("you", deck=3)
    t.you.plays("labwork", "troll").then("you", archives="troll", hand="dextre", deck=2)
    t.you.plays("dextre").then("you", hand="bumpsy", deck="krump").then("dextre", amber=1)


def test_the_lasting_part_ends_with_the_turn() -> None:
    """KF.action-lasting-part: Warsong pays for your fights this turn, not for the opponent's, and not next turn."""
    three = ["brobnar", "dis", "logos"]
    t = given(
        house="brobnar",
        you=seat(hand=["warsong"] + ["dust-pixie"] * 5, line="troll", houses=three),
        foe=seat(line="lollop-the-titanic", hand=6, houses=three),
    )
    t.you.plays("warsong").then("you", discard="warsong")
    t.you.fights("troll").then("you", amber=1)
    t.you.ends_turn()
    t.foe.chooses_house("brobnar")
    t.foe.fights("lollop-the-titanic").then("you", amber=1).then("foe", amber=0)

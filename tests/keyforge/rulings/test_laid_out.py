"""What a position can hold without being played through: it then behaves as if it had been."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.errors import BadSetup, UnknownCard
from tableforge.keyforge.doors.testing import Ruling, given, seat

THREE = ["brobnar", "dis", "logos"]


# ------------------------------------------------------------------ control by a card that stays
def test_a_creature_held_by_a_card_goes_back_when_that_card_leaves() -> None:
    """KF.end-of-control: Harland Mindlock holds Dodger, not Urchin, who was taken for good."""
    t = given(
        house="brobnar",
        you=seat(hand="punch", line="harland-mindlock dodger+owner:foe+by:harland-mindlock urchin+owner:foe"),
        foe=seat(line="troll"),
    )

    t.you.plays("punch", "harland-mindlock", "left")

    t.then("dodger", controller="foe").then("urchin", controller="you").then("foe", line="dodger troll")


def test_a_creature_held_by_an_upgrade_goes_back_when_the_upgrade_leaves() -> None:
    """KF.end-of-control: Collar of Subordination is discarded, and Dodger returns to its owner."""
    t = given(
        house="mars",
        you=seat(hand="emp-blast", line="urchin dodger[collar-of-subordination]+owner:foe"),
        foe=seat(line="troll"),
    )
    t.then("dodger", controller="you", upgrades="collar-of-subordination")

    t.set("collar-of-subordination", zone="discard").answers("left")

    t.then("dodger", controller="foe")


@pytest.mark.parametrize(
    "line", ["dodger+by:harland-mindlock", "dodger+owner:foe+by:troll", "dodger+owner:foe+by:pitlord"]
)
def test_a_card_holds_only_what_it_could_hold(line: str) -> None:
    with pytest.raises(BadSetup, match=r"does not hold dodger|is not in this position"):
        given(house="dis", you=seat(line=f"harland-mindlock {line}"), foe=seat(line="troll"))


# ------------------------------------------------------------------ a named house, effects that last
def test_a_creature_in_play_has_named_a_house() -> None:
    """KF.choose-a-house-in-effects: Restringuntus has named Dis, until it leaves play."""
    t = given(step="house", active="foe", you=seat(line="restringuntus+named:dis"), foe=seat(houses=THREE))

    t.asks("house", "foe", options="brobnar logos")
    t.set("restringuntus", zone="hand").asks("house", "foe", options="brobnar dis logos")


def test_an_effect_of_the_last_turn_is_in_force_in_this_one() -> None:
    """KF.next-turn-effects: Control the Weak has named Dis for this turn, and this turn only."""
    t = given(
        step="house",
        active="foe",
        you=seat(discard="control-the-weak", lasting="control-the-weak+named:dis", houses=THREE),
        foe=seat(houses=THREE),
    )
    t.then("table", house="dis")

    t.foe.ends_turn("dis").asks("act", "you")
    t.you.ends_turn().asks("house", "foe", options="brobnar dis logos")


def test_an_effect_of_this_turn_comes_in_force_in_the_next_one() -> None:
    """KF.next-turn-effects: you have just played Foggify; the opponent's creatures cannot fight next turn."""
    t = given(
        house="logos",
        you=seat(discard="foggify", lasting="foggify", line="urchin"),
        foe=seat(line="troll krump", houses=THREE),
    )
    assert t.may("end-turn")

    t.you.ends_turn("brobnar")

    t.may_not("fight:troll").may_not("fight:krump")
    assert t.may("reap:troll")


def test_an_effect_lasts_on_the_card_that_was_chosen() -> None:
    """KF.for-the-rest-of-the-turn: Hallowed Shield is on the second of two Trolls."""
    shielded = [{"id": "hallowed-shield", "on": ["foe.line[1]"]}]
    t = given(
        house="brobnar",
        you=seat(hand="punch punch", artifacts="hallowed-shield+exhausted", lasting=shielded),
        foe=seat(line="troll troll"),
    )

    t.you.plays("punch", "foe.line[1]").then("foe.line[1]", damage=0)
    t.you.plays("punch", "foe.line[0]").then("foe.line[0]", damage=3)


def laid(**you: Any) -> Ruling:
    return given(house="dis", you=seat(**you))


@pytest.mark.parametrize(
    ("you", "says"),
    [
        ({"lasting": "foggify"}, "'foggify' is not in this position"),
        ({"lasting": "punch", "discard": "punch"}, "punch leaves no effect behind that lasts"),
        (
            {"lasting": "control-the-weak", "discard": "control-the-weak"},
            "say what was chosen, as in 'control-the-weak",
        ),
        (
            {"lasting": "hallowed-shield", "artifacts": "hallowed-shield"},
            r"say what was chosen, as in 'hallowed-shield\+on",
        ),
        ({"lasting": "foggify+ability:reap", "discard": "foggify"}, "no effect behind that lasts by 'reap'"),
        ({"lasting": "foggify+named:mras", "discard": "foggify"}, "there is no house 'mras'"),
        ({"lasting": "foggify+for:two", "discard": "foggify"}, "a card has no 'for'"),
        ({"lasting": [7]}, "a zone is a list of cards"),
        ({"line": "restringuntus+named:7"}, "there is no house 7"),
        ({"hand": "restringuntus+named:dis"}, "does not stand in play on its own"),
        ({"line": "troll[blood-of-titans+damage:1]"}, "blood-of-titans does not stand in play on its own"),
    ],
)
def test_an_effect_that_no_card_leaves_is_refused(you: dict[str, object], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        laid(**you)


def test_an_effect_is_looked_for_among_cards_that_exist() -> None:
    with pytest.raises(UnknownCard, match="did you mean 'foggify'"):
        laid(lasting="fogify")


# ------------------------------------------------------------------ under a card, linked to it
def test_what_lies_under_a_card_is_played_from_there() -> None:
    t = given(house="shadows", you=seat(artifacts="masterplan/punch", line="urchin"), foe=seat(line="dodger"))
    t.then("masterplan", under="punch").then("punch", zone="under")

    t.you.omnis("masterplan", "dodger")

    t.then("dodger", damage=3).then("masterplan", zone="discard").then("punch", zone="discard")


def test_spangler_box_gives_back_what_it_has_purged() -> None:
    """KF.spangler-box: Urchin was purged by the box, Dodger by something else."""
    t = given(
        house="brobnar",
        you=seat(artifacts="spangler-box+links:urchin", hand="gauntlet-of-command"),
        foe=seat(purged="urchin dodger"),
    )
    t.then("spangler-box", links="urchin")

    t.set("spangler-box", links="dodger")
    t.then("spangler-box", links="urchin dodger")

    with pytest.raises(BadSetup, match="troll is not purged"):
        given(you=seat(artifacts="spangler-box+links:troll"), foe=seat(line="troll"))


# ------------------------------------------------------------------ earlier events
def test_creatures_used_earlier_this_turn_are_counted() -> None:
    """Stampede counts three different creatures that were used."""
    line = "urchin+exhausted dodger+exhausted troll+exhausted"
    for earlier, stolen in (
        ("reaps:urchin fights:dodger:krump uses:troll", 2),
        ("reaps:urchin reaps:dodger", 0),
        ("reaps:urchin reaps:urchin reaps:urchin", 0),
        ("foe.reaps:krump reaps:urchin reaps:dodger", 0),
    ):
        t = given(
            house="untamed", earlier=earlier, you=seat(hand="stampede", line=line), foe=seat(amber=4, line="krump")
        )
        t.you.plays("stampede").then("foe", amber=4 - stolen)


def test_what_the_opponent_played_last_turn_is_counted() -> None:
    for last_turn, stolen in (
        ("plays:krump plays:troll plays:urchin", 2),
        ("plays:krump plays:troll plays:punch", 0),
        ("you.plays:dodger plays:krump plays:troll", 0),
    ):
        t = given(
            house="untamed",
            last_turn=last_turn,
            you=seat(hand="lifeweb", line="dodger"),
            foe=seat(amber=4, line="krump troll urchin", discard="punch"),
        )
        t.you.plays("lifeweb").then("foe", amber=4 - stolen)


def test_a_creature_that_was_destroyed_in_a_fight_is_counted() -> None:
    t = given(
        house="brobnar",
        earlier="is_destroyed_in_a_fight:urchin is_destroyed:dodger",
        you=seat(artifacts="the-warchest"),
        foe=seat(discard="urchin dodger"),
    )
    t.you.acts("the-warchest").then("you", amber=1)


def test_a_title_played_six_times_is_not_played_again() -> None:
    """KF.rule-of-six: the six Punches of this turn lie in the discard pile."""
    six = " ".join(["plays:punch"] * 6)
    t = given(house="brobnar", earlier=six, you=seat(hand="punch", discard="punch " * 6, line="troll"))
    t.may_not("play:punch", "KF.rule-of-six")
    assert given(house="brobnar", earlier=six[12:], you=seat(hand="punch", discard="punch " * 6, line="troll")).may(
        "play:punch"
    )


def test_a_card_with_alpha_is_not_the_first_thing_done() -> None:
    """KF.alpha: something was discarded before."""
    you = seat(hand="eureka", discard="punch")
    assert given(house="logos", you=you).may("play:eureka")
    given(house="logos", earlier="discards:punch", you=you).may_not("play:eureka", "KF.alpha")


def test_an_elusive_creature_was_attacked_before() -> None:
    """KF.elusive: only the first attack of a turn is evaded."""
    t = given(
        house="brobnar", earlier="fights:krump:dodger", you=seat(line="troll krump+exhausted"), foe=seat(line="dodger")
    )
    t.then("dodger", attacked=1)


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"earlier": "eats:troll"}, "there is no event 'eats'"),
        ({"earlier": "plays"}, "'plays' is no event; write 'plays:card'"),
        ({"earlier": "reaps:troll:troll"}, "is no event; write 'reaps:card'"),
        ({"earlier": "plays:dodger"}, "'dodger' is not in this position"),
        ({"earlier": "me.plays:troll"}, "is a seat: 'you' or 0, 'foe' or 1"),
        ({"earlier": "chooses:mras"}, "there is no house 'mras'"),
        ({"earlier": "forges:3"}, "a key is 1 or 2"),
        ({"earlier": 7}, "earlier is a list of events"),
        ({"last_turn": [["plays"]]}, "last_turn is a list of events"),
        ({"earlier": "plays:troll", "step": "start"}, "a turn that has not begun"),
    ],
)
def test_an_event_that_cannot_have_been_is_refused(fields: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        given(you=seat(line="troll"), **fields)


# ------------------------------------------------------------------ changed by hand
def test_a_ruling_goes_on_from_a_position_changed_by_hand() -> None:
    t = given(house="brobnar", you=seat(hand="punch", line="troll"), foe=seat(line="dodger"))

    t.set("dodger", damage=2).set("you", amber=3).set(house="dis")

    t.then("dodger", damage=2).then("you", amber=3).then("table", house="dis").nothing_else()
    t.set("you", lasting="foggify", discard="foggify").set(earlier="plays:foggify")
    t.g.undo().undo().undo().undo().undo()
    t.then("dodger", damage=0).then("table", house="brobnar")

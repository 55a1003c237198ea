"""Planners: they take what wins, forge, spare their creatures, and know a key that cannot be forged."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tableforge import bots
from tableforge.keyforge import worth
from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.doors.bots import planner
from tableforge.keyforge.doors.testing import Ruling, given, seat
from tableforge.keyforge.plan import plan
from tableforge.keyforge.state import KeyForge

CAREFUL = ("medium", "hard", "expert")
HOUSES = ("brobnar", "dis", "untamed")


def chosen(t: Ruling, name: str, seed: int = 1) -> str:
    """The key of what a bot answers."""
    d = t.g.decision
    assert d is not None
    return d.options[bots.make(name, seed, "keyforge").choose(t.g.view(d.seat), d)].key


def side(t: Ruling, seat: int) -> dict[str, int]:
    """What a side of the position comes to, by name."""
    s = t.g.state
    assert isinstance(s, KeyForge)
    return dict(zip(worth.SIDE, worth.side(s, seat, False, False, True)))


# ---------------------------------------------------------------- what a player would do
@pytest.mark.parametrize("name", ("easy", *CAREFUL))
def test_a_game_that_can_be_won_is_won(name: str) -> None:
    t = given(
        house="untamed",
        you=seat(keys=2, amber=7, hand="key-charge", line="dew-faerie", houses=HOUSES),
        foe=seat(amber=5),
    )
    assert chosen(t, name) == "play:key-charge@hand:0"


@pytest.mark.parametrize("name", CAREFUL)
def test_the_last_æmber_for_a_key_is_reaped_rather_than_a_creature_fought(name: str) -> None:
    t = given(
        house="brobnar", you=seat(keys=2, amber=5, line="valdr", houses=HOUSES), foe=seat(line="dodger", houses=HOUSES)
    )
    assert chosen(t, name) == "reap:valdr@line:0"


@pytest.mark.parametrize("name", CAREFUL)
def test_no_creature_is_thrown_away_in_a_fight(name: str) -> None:
    t = given(house="untamed", you=seat(line="dew-faerie", houses=HOUSES), foe=seat(line="valdr", houses=HOUSES))
    assert chosen(t, name) == "reap:dew-faerie@line:0"


@pytest.mark.parametrize("name", CAREFUL)
def test_whoever_would_forge_the_last_key_is_robbed_before_anything_else_is_done(name: str) -> None:
    """The other house has far more to do, but the game would be over."""
    t = given(
        step="house",
        you=seat(hand="urchin punch anger", line="valdr headhunter bumpsy", houses=("brobnar", "dis", "shadows")),
        foe=seat(keys=2, amber=6, line="dodger", houses=HOUSES),
    )
    assert chosen(t, name) == "shadows"
    t.you.answers("shadows")
    assert chosen(t, name) == "play:urchin@hand:0"


@pytest.mark.parametrize("name", CAREFUL)
def test_the_house_with_which_most_can_be_done_is_chosen(name: str) -> None:
    t = given(
        step="house",
        you=seat(hand="punch anger bumpsy urchin", line="valdr headhunter", houses=("brobnar", "dis", "shadows")),
    )
    assert chosen(t, name) == "brobnar"


def test_a_first_hand_is_kept_with_three_cards_of_a_house_and_not_with_two_of_each() -> None:
    hand = [{"house": h} for h in 2 * HOUSES]
    view = {"players": [{"houses": HOUSES, "hand": hand}]}
    assert not planner.worth_keeping(cast(Any, view), 0)
    hand.append({"house": "dis"})
    assert planner.worth_keeping(cast(Any, view), 0)


# ---------------------------------------------------------------- a key that cannot be forged
def test_a_key_that_cannot_be_forged_is_no_check() -> None:
    """KF.cannot-forge: the æmber is there, but the imp forbids the third key."""
    free = side(given(house="dis", you=seat(keys=2, amber=6)), 0)
    assert (free["check"], free["check at two keys"], free["barred"], free["barred at two keys"]) == (1, 1, 0, 0)

    held = side(given(house="dis", you=seat(keys=2, amber=6), foe=seat(line="gold-key-imp")), 0)
    assert (held["check"], held["check at two keys"], held["barred"], held["barred at two keys"]) == (0, 0, 1, 1)

    other = side(given(house="dis", you=seat(keys=1, amber=6), foe=seat(line="gold-key-imp")), 0)
    assert (other["check"], other["barred"]) == (1, 0), "the imp forbids the third key, not the second"


def test_a_skipped_forge_step_is_as_good_as_a_ban() -> None:
    """KF.skipped-step."""
    t = given(house="shadows", you=seat(amber=6, artifacts="the-sting"))
    assert (side(t, 0)["check"], side(t, 0)["barred"]) == (0, 1)


@pytest.mark.parametrize("name", CAREFUL)
def test_who_can_pay_for_the_last_key_removes_what_forbids_it(name: str) -> None:
    t = given(
        house="brobnar",
        you=seat(keys=2, amber=6, hand="punch", houses=HOUSES),
        foe=seat(keys=2, line="dust-pixie gold-key-imp dodger+damage:2", houses=HOUSES),
    )
    assert chosen(t, name) == "play:punch@hand:0"
    t.you.plays("punch")
    assert chosen(t, name) == "gold-key-imp@foe-line:1"


@pytest.mark.parametrize("name", CAREFUL)
def test_what_keeps_the_other_player_from_the_last_key_is_left_alone(name: str) -> None:
    t = given(
        house="brobnar",
        you=seat(keys=2, hand="punch", houses=HOUSES),
        foe=seat(keys=2, amber=6, line="dust-pixie gold-key-imp dodger+damage:2", houses=HOUSES),
    )
    t.you.plays("punch")
    assert chosen(t, name) != "gold-key-imp@foe-line:1"


# ---------------------------------------------------------------- the plan itself
def planned(t: Ruling, width: int, budget: int) -> list[float]:
    d = t.g.decision
    assert d is not None
    return plan(d.imagined_state(5), d.seat, planner.learned_weights(), width, budget)


def crowded() -> Ruling:
    line = "valdr headhunter bumpsy troll"
    return given(
        house="brobnar", you=seat(hand="punch anger punch", line=line, houses=HOUSES), foe=seat(line="dodger urchin")
    )


def test_every_option_is_planned_to_the_end_of_the_turn() -> None:
    likes = planned(crowded(), 6, 1500)
    assert len(likes) > 8 and min(likes) > -worth.WON


def test_a_plan_without_time_still_ends_every_turn() -> None:
    likes = planned(crowded(), 6, 0)
    assert min(likes) > -worth.WON


def test_a_wider_plan_finds_no_worse_turn() -> None:
    assert max(planned(crowded(), 40, 10**6)) >= max(planned(crowded(), 1, 10**6))


def test_planning_leaves_the_position_alone() -> None:
    d = crowded().g.decision
    assert d is not None
    s = d.imagined_state(5)
    before = s.dump()
    plan(s, d.seat, planner.learned_weights(), 6, 500)
    assert s.dump() == before


def test_a_card_in_hand_is_worth_what_it_can_do_to_whoever_holds_it() -> None:
    t = given(house="dis", you=seat(hand=["urchin", "dextre"], houses=HOUSES), foe=seat(line="valdr", houses=HOUSES))
    s = t.g.state
    assert isinstance(s, KeyForge)
    weights = planner.learned_weights()
    cards = worth.CardWorth({"urchin": -0.5}, {}, {"valdr": 0.25}, {}, {}, {})
    # the turn over, the other player is to move: what worsens that player's chances is good for whoever holds the card
    with_cards = worth.under_way(s, 0, weights, cards) - worth.under_way(s, 0, weights)
    assert with_cards == pytest.approx(0.5 - 0.25)


def test_what_cards_are_worth_is_read_as_it_was_written() -> None:
    rows = {"urchin": [-0.33, 0.0, 0.1, -0.1, 0.0, 0.0], "dodger": [0.0] * 6}
    found = planner.read_cards(planner.format_cards(rows))
    assert found.held == {"urchin": -0.33} and found.own_line == {"urchin": 0.1} and not found.own_artifacts


def test_expert_weighs_only_cards_that_there_are() -> None:
    cards = planner.expert_cards()
    places = [getattr(cards, place) for place in worth.PLACES]
    assert all([id in CARDS for place in places for id in place]) and sum(map(len, places)) > 1000


def test_weights_are_read_as_they_were_written() -> None:
    weights = [round(0.01 * k, 4) for k in range(1 + 2 * worth.N)]
    assert planner.read(planner.format_weights(weights, "a note")) == weights

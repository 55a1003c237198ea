"""Why something is not on offer: the checks that decide it are asked in every question, and the moment only after them."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.arkham.doors.testing import Ruling, given, seat
from tableforge.arkham.names import THREAT


# ---------------------------------------------------------------- committing
def test_a_second_copy_is_refused_by_its_maximum_and_not_for_its_icons() -> None:
    """AH.max-committed."""
    t = given(you=seat("roland", hand="perception perception emergency-cache"), locations="study+clues:1", chance=["0"])
    t.you.investigates("commit:perception").asks("act")  # nothing else could be committed
    t = given(you=seat("roland", hand="perception perception guts deduction"), locations="study+clues:1")
    t.you.investigates("commit:perception").asks("commit", "you")
    t.may_not("commit:perception@hand", "AH.max-committed").may_not("commit:guts", "AH.commit-what")


def test_a_card_for_ones_own_tests_is_refused_as_such_in_the_test_of_another() -> None:
    """AH.commit-others: the note says what is wrong with Opportunist, which has a fitting icon."""
    t = given(
        you=seat("roland"),
        ally=seat("skids", hand="opportunist knife unexpected-courage"),
        enemies="ghoul-minion+exhausted",
    )
    t.you.fights("ghoul-minion").asks("commit", "ally").may_not("commit:opportunist", "AH.commit-others")
    why = t.g.why_not(t.full_key("commit:opportunist"))
    assert why is not None and why.text("en").startswith("Opportunist is only for a test of your own.")
    assert why.text("fr").startswith("Opportuniste ne vaut que pour un test que vous effectuez vous-même.")


def test_what_is_not_in_the_hand_cannot_be_committed() -> None:
    """AH.commit."""
    t = given(you=seat("roland", hand="perception", play="machete"), locations="study+clues:1")
    t.you.investigates().asks("commit", "you").may_not("commit:machete", "AH.commit")


def test_outside_of_a_test_nothing_is_committed() -> None:
    """AH.commit."""
    given(you=seat("roland", hand="perception")).may_not("commit:perception", "AH.commit")


# ---------------------------------------------------------------- in the windows of a test, and of other phases
def window(**you: Any) -> Ruling:
    """A window of Roland's own test: Physical Training can be paid for."""
    t = given(
        you=seat("roland", **{"play": "physical-training", "resources": 2, "threat": "ghoul-minion", **you}),
        locations="hallway attic",
        enemies="swarm-of-rats@attic+exhausted",
    )
    return t.you.fights("ghoul-minion").asks("window", "you", "AH.window-after-st1")


@pytest.mark.parametrize(
    "key, rule",
    [
        ("play:working-a-hunch", "AH.event-must-change"),
        ("play:dynamite-blast", "AH.resource-cost"),
        ("play:evidence", "AH.fast-event-reaction"),
        ("play:guts", "AH.skill-cards"),
        ("use:beat-cop-2", "AH.initiation-costs-payable"),
        ("fight:swarm-of-rats", "AH.fight-any-enemy-here"),
        ("engage:ghoul-minion", "AH.no-engage-twice"),
        ("move:hallway", "AH.move-to-connecting"),
        ("activate:machete", "AH.activate-sources"),
    ],
)
def test_in_the_window_of_a_test_the_reason_is_what_stands_against_it(key: str, rule: str) -> None:
    t = window(
        hand="working-a-hunch dynamite-blast evidence guts machete",
        play="physical-training beat-cop-2+exhausted",
    )
    t.may_not(key, rule)


def test_only_where_nothing_stands_against_it_the_reason_is_the_moment() -> None:
    """AH.window-after-st1: an action is not taken in the midst of another."""
    t = window(hand="knife", resources=3)
    t.may_not("play:knife", "AH.window-after-st1").may_not("move:attic", "AH.window-after-st1")
    t.may_not("resource", "AH.window-after-st1")


def test_who_is_not_active_is_told_whose_the_actions_are() -> None:
    """AH.take-an-action: in the window of the mythos phase nobody is active."""
    t = given(
        you=seat("roland", hand="knife machete", play="beat-cop", resources=1, deck=2),
        encounter="swarm-of-rats crypt-chill",
        step="1.4",
    )
    t.asks("window", "you", "AH.mythos-window")
    t.may_not("play:knife", "AH.take-an-action").may_not("play:machete", "AH.resource-cost")
    t.may_not("fight:swarm-of-rats", "AH.take-an-action").may_not("draw", "AH.take-an-action")
    t.may_not("advance:trapped", "AH.advance-act-with-clues")


def test_a_fast_asset_outside_of_ones_turn_is_refused_as_such() -> None:
    """AH.fast-asset; too dear, it is refused for that."""
    for resources, rule in ((1, "AH.fast-asset"), (0, "AH.resource-cost")):
        t = given(
            you=seat("daisy", hand="magnifying-glass", play="beat-cop", resources=resources, deck=2),
            encounter="swarm-of-rats crypt-chill",
            step="1.4",
        )
        t.asks("window", "you", "AH.mythos-window").may_not("play:magnifying-glass", rule)


# ---------------------------------------------------------------- while something is answered
def test_a_reaction_is_refused_by_its_limit_its_cost_or_for_want_of_what_it_answers() -> None:
    """AH.limit-per-period, AH.initiation-costs-payable, AH.reaction-abilities."""
    t = given(
        you=seat(
            "roland", hand="evidence", resources=2, play="dr-milan-christopher", threat="swarm-of-rats swarm-of-rats"
        ),
        locations="study+clues:4",
        chance=["0", "0"],
    )
    t.may_not("react:roland-banks", "AH.reaction-abilities")
    t.you.fights("swarm-of-rats").asks("react", "you").may_not("react:dr-milan-christopher", "AH.reaction-abilities")
    t.answers("react:roland-banks").asks("react", "you").may_not("react:roland-banks", "AH.once-per-occurrence")
    t.answers("pass").may_not("react:roland-banks", "AH.limit-per-period")
    t.you.fights("swarm-of-rats").asks("react", "you").may_not("react:roland-banks", "AH.limit-per-period")


def test_a_fast_event_that_answers_is_refused_by_what_it_lacks() -> None:
    """AH.resource-cost, AH.event-must-change: at the very moment that Evidence! waits for."""
    t = given(
        you=seat("roland", hand="evidence", threat="swarm-of-rats"),
        locations="study+clues:2",
        chance=["0"],
    )
    t.you.fights("swarm-of-rats").asks("react", "you").may_not("play:evidence", "AH.resource-cost")
    t = given(you=seat("agnes", hand="evidence", resources=1, threat="swarm-of-rats"), chance=["+1"], windows="alike")
    t.you.fights("swarm-of-rats")
    while t.g.decision is not None and t.s.cards[t.ids("swarm-of-rats")[0]].zone == THREAT:
        t.answers("pass")
    t.asks("react", "you").may_not("play:evidence", "AH.event-must-change")  # there is no clue


def test_a_free_ability_is_for_player_windows() -> None:
    """AH.player-windows: while cards are committed there is none; an exhausted card is refused for that."""
    t = given(you=seat("roland", hand="overpower", play="beat-cop beat-cop-2+exhausted", threat="ghoul-minion"))
    t.you.fights("ghoul-minion").answers("pass").asks("commit", "you")
    t.may_not("use:beat-cop", "AH.player-windows").may_not("use:beat-cop-2", "AH.initiation-costs-payable")
    t.may_not("fight:ghoul-minion", "AH.commit")

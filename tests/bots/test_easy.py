"""The easy player of KeyForge plays badly, and never against itself."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tableforge import bots, new
from tableforge.keyforge.doors.bots.planner import sensible, whose
from tableforge.keyforge.doors.testing import given, seat

SEEDS = range(120)
LEVELS = ("easy", "medium")  # which misjudge what they find


def answers(t: object, level: str) -> set[str]:
    """What a level answers to the question of a position, over many seeds."""
    g = t.g  # type: ignore[attr-defined]
    d = g.decision
    return {d.options[bots.make(level, seed=s, game="keyforge").choose(g.view(d.seat), d)].key for s in SEEDS}


@pytest.mark.parametrize("level", LEVELS)
def test_it_never_ends_its_turn_while_there_is_something_good_to_play_or_use(level: str) -> None:
    t = given(
        house="brobnar", you=seat(hand="headhunter ganger-chieftain punch", line="troll"), foe=seat(line="urchin")
    )
    assert not {key for key in answers(t, level) if key == "end-turn" or key.startswith("discard:")}


@pytest.mark.parametrize("level", LEVELS)
def test_it_plays_no_upgrade_that_helps_where_only_the_enemy_has_creatures(level: str) -> None:
    t = given(house="brobnar", you=seat(hand="blood-of-titans headhunter"), foe=seat(line="urchin dodger"))
    assert answers(t, level) == {"play:headhunter@hand:1"}


@pytest.mark.parametrize("level", LEVELS)
def test_it_puts_no_upgrade_that_helps_on_an_enemy_creature(level: str) -> None:
    t = given(house="brobnar", you=seat(hand="blood-of-titans", line="troll bumpsy"), foe=seat(line="urchin dodger"))
    t.you.plays("blood-of-titans")
    t.asks("host")
    assert {whose(key) for key in answers(t, level)} == {"own"}


def test_it_takes_no_house_with_which_nothing_can_be_done() -> None:
    you = seat(houses=["brobnar", "dis", "shadows"], hand="punch headhunter", line="dodger")
    assert "dis" not in answers(given(step="house", you=you, foe=seat(line="urchin")), "easy")


def test_it_still_plays_badly() -> None:
    """Among what is sensible it misjudges: it does not always do the same, as the best player would."""
    t = given(
        house="brobnar", you=seat(hand="headhunter ganger-chieftain punch", line="troll"), foe=seat(line="urchin")
    )
    assert len(answers(t, "easy")) > 1


def test_whoever_has_nothing_good_to_do_may_end_the_turn() -> None:
    view: dict[str, Any] = {"players": [{"line": [], "artifacts": [], "hand": []}]}
    keys = ["play:x@hand:0", "discard:x@hand:0", "end-turn"]
    assert sensible(cast(Any, view), 0, "act", keys, [-1.0, 0.2, 0.1]) == {1, 2}
    assert sensible(cast(Any, view), 0, "act", keys, [0.2, 0.9, 0.1]) == {0}


def test_in_whole_games_no_turn_passes_without_a_card_played_or_used_where_a_creature_could_be() -> None:
    """Two easy players; actions may be kept for good reason, creatures never are."""
    for seed in range(4):
        g = new("keyforge", seed=seed, decks=(f"forged:{2 * seed}", f"forged:{2 * seed + 1}"))
        players = [bots.make("easy", seed=2 * seed + k, game="keyforge") for k in range(2)]
        done = 0
        while (d := g.decision) is not None:
            key = d.options[players[d.seat].choose(g.view(d.seat), d)].key
            if d.kind == "act":
                could = [o.key for o in d.options if o.key.startswith("reap:")]
                assert key != "end-turn" or done or not could, (seed, could)
                done = 0 if key == "end-turn" else done + (not key.startswith("discard:"))
            g.answer(key, seat=d.seat)

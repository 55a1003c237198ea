"""Taking back, at every door alike: free in practice; in earnest, never past what was hidden, nor before the turn or round."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tableforge
from tableforge import bots
from tableforge.cli.table.session import Session
from tableforge.drive import Drive
from tableforge.errors import NothingToUndo
from tableforge.keyforge.doors.testing import Ruling, given, seat
from tableforge.table.sitting import Sitting


def stays(t: Ruling) -> bool:
    """Whether the last answer cannot be taken back in earnest; a refusal changes nothing."""
    g = t.g.clone()
    g.practice = False
    before = g.digest()
    try:
        g.undo()
    except NothingToUndo:
        assert g.digest() == before
        return True
    return False


# ---------------------------------------------------------------- what a game of KeyForge has shown
def test_a_card_that_was_played_is_taken_back() -> None:
    """Its owner knew it, and nobody else has lost by it."""
    t = given(house="brobnar", you=seat(hand="troll", deck="urchin"))
    assert not stays(t.you.plays("troll"))


def test_a_card_that_was_drawn_stays_drawn() -> None:
    t = given(house="logos", you=seat(hand="dextre", deck="urchin", line="dr-escotera"))
    assert not stays(t.you.plays("dextre", "left"))
    t = given(house="logos", you=seat(hand="wild-wormhole", deck="dextre troll"))
    assert stays(t.you.plays("wild-wormhole"))


def test_what_another_player_held_stays_shown() -> None:
    """Mind Barb: a card of the foe's hand lies open, also where there was only one and no chance."""
    t = given(house="dis", you=seat(hand="mind-barb"), foe=seat(hand="troll"))
    assert stays(t.you.plays("mind-barb"))


def test_a_turn_that_has_begun_stays_begun() -> None:
    """KF.turns-alternate: also where nobody has drawn a card."""
    t = given(house="brobnar", you=seat(hand="troll urchin dextre dodger bumpsy punch"), foe=seat())
    assert stays(t.you.ends_turn())


def test_in_practice_anything_is_taken_back() -> None:
    t = given(house="dis", you=seat(hand="mind-barb"), foe=seat(hand="troll urchin"))
    before = t.g.digest()
    t.you.plays("mind-barb")
    assert t.g.practice and t.g.undo().digest() == before


# ---------------------------------------------------------------- the doors
def earnest(seed: int = 3) -> Sitting:
    """A game of KeyForge in earnest, in the first turn's main step."""
    g = tableforge.new("keyforge", seed=seed, practice=False)
    while g.decision is not None and g.decision.kind != "act":
        g.answer(0)
    return g


def test_the_python_door_refuses_it_with_the_way_out_in_both_languages() -> None:
    g = earnest().answer("end-turn")
    before = g.digest()
    with pytest.raises(NothingToUndo, match="practice") as e:
        g.undo()
    assert "s’entraîner" in e.value.text("fr") and g.digest() == before


def test_a_copy_and_a_loaded_save_are_in_earnest_too() -> None:
    g = earnest().answer("end-turn")
    assert g.is_final and g.clone().is_final and tableforge.load(g.save()).is_final


def test_going_back_to_ones_own_decision_is_all_or_nothing() -> None:
    """What the bot has answered since goes with it; where one answer must stay, all do."""
    g = tableforge.new("keyforge", seed=3)
    while g.decision.kind != "act":
        g.answer(0)
    me, before = g.decision.seat, g.digest()
    bot = bots.make("random", 1, "keyforge")
    g.answer("end-turn")
    n = 1
    while me not in g.asked and (d := g.decision) is not None:
        g.answer(bot.choose(g.view(1 - me), d))
        n += 1
    h, after = g.clone(), g.digest()
    h.practice = False
    with pytest.raises(NothingToUndo):
        h.undo_to([me])
    assert h.digest() == after
    assert g.undo_to([me]) == n and g.digest() == before


def say(door: Drive, **request: Any) -> dict[str, Any]:
    out: dict[str, Any] = json.loads(door.answer_line(json.dumps(request)))
    return out


def test_the_drive_door_takes_back_all_that_was_wanted_or_nothing() -> None:
    door = Drive("keyforge")
    say(door, cmd="new", seed=3, practice=False)
    while say(door, cmd="decision")["decision"]["kind"] != "act":
        say(door, cmd="answer", answer=0)
    say(door, cmd="answer", answer="end-turn")
    say(door, cmd="answer", answer=0)
    before = say(door, cmd="save")["data"]
    assert say(door, cmd="undo", n=2)["error"]["type"] == "NothingToUndo"
    assert say(door, cmd="save")["data"] == before
    assert say(door, cmd="undo")["ok"]


def test_whoever_only_watches_goes_back_and_forth() -> None:
    g = earnest().answer("end-turn")
    s = Session(g, [bots.make("random", 1, "keyforge"), bots.make("random", 2, "keyforge")], autosave=False)
    assert s.undo() == 1

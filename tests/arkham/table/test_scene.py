"""What the table shows of a game of Arkham Horror."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

import tableforge
from tableforge.arkham.doors.testing import given, seat
from tableforge.cli.host import Host
from tableforge.cli.table.plain import PlainTable
from tableforge.cli.table.session import ReplaySession, Session
from tableforge.kernel.scene import Thing
from tableforge.table.sitting import Sitting, read_save
from tableforge.table.store import Store


def begun() -> Sitting:
    """Roland's first turn, in the Study."""
    g = tableforge.new("arkham", seed=3, investigators=["roland"])
    while g.decision is not None and g.decision.kind != "act":
        g.answer(g.decision.options[-1].key)
    return g


def place(g: Sitting, id: str, lang: str = "en") -> Thing:
    (zone,) = [z for z in g.scene(0, lang).zones if z.id == "map"]
    return next(thing for thing in zone.things if thing.id == id)


@pytest.mark.parametrize(
    ("lang", "shroud", "clues"),
    [("en", "shroud 2", "clues: 2 per"), ("fr", "valeur occulte 2", "indices\u00a0: 2 par")],
)
def test_the_sheet_of_a_location_tells_its_shroud_and_its_clues(lang: str, shroud: str, clues: str) -> None:
    g = begun()
    facts = g.game.shown.sheet(g.view(0), place(g, "study", lang), lang).facts
    assert shroud in facts and clues in facts


def test_a_location_that_is_not_revealed_keeps_them_to_itself() -> None:
    """AH.location-faces."""
    g = begun()
    while not any(c["id"] == "attic" for c in g.view(0)["locations"]):
        d = g.decision
        wanted = ("advance:trapped", "investigate:study", "pass", "end-turn")
        g.answer(next((key for key in wanted if key in [o.key for o in d.options]), d.options[0].key))
    facts = g.game.shown.sheet(g.view(0), place(g, "attic"), "en").facts
    assert "shroud" not in facts and "clues" not in facts


def test_the_first_round_shows_no_mythos_phase() -> None:
    """AH.first-round-without-mythos: what was left out is not shown as done."""
    g = begun()
    scene = g.scene(0)
    assert scene.steps == ("Investigation", "Enemies", "Upkeep") and scene.step == 0
    while g.view(0)["round"] == 1:
        g.answer(g.decision.options[-1].key)
    assert g.scene(0).steps[0] == "Mythos"


def test_a_replay_calls_seats_by_their_investigators() -> None:
    s = ReplaySession(read_save(begun().save()), "en")
    assert s.seat_name(0) == "Roland Banks"


def test_messages_call_a_bot_by_its_investigator(tmp_path: Path) -> None:
    settings = {"seats": 2, "investigators": ["starter:roland", "starter:daisy"]}
    host = Host("arkham", ("human", "bot:scout"), settings, {}, 3, Store(tmp_path), "en")
    assert [host.seat_title(0), host.seat_title(1)] == ["Roland Banks (you)", "Daisy Walker (bot scout)"]


def test_the_plain_table_tells_who_stands_at_a_location_apart_from_its_clues() -> None:
    told = StringIO()
    PlainTable(Session(begun(), [None], autosave=False), StringIO(), told).table()
    assert "clues: 2; here: You" in told.getvalue()


def test_an_enemy_that_moves_tells_from_which_location_to_which() -> None:
    """AH.hunters-move: what the table lets it walk along; a place in a deck or a hand is told of nothing."""
    t = given(you=seat("roland", at="hallway"), locations="hallway attic", enemies="ghoul-priest@attic", step="3.2")
    events = [t.g.game.shown.event(e, 0) for e in t.g.events]
    (hunts,) = [e for e in events if e["kind"] == "hunts"]
    assert hunts["from"] and hunts["to"]
    assert (hunts["from"]["at"], hunts["to"]["at"]) == ("attic", "hallway")
    others = [place for e in events if e["kind"] == "draw" for place in (e["from"], e["to"]) if place]
    assert {place["at"] for place in others} <= {""}

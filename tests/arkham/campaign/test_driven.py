"""A campaign at the drive door."""

from __future__ import annotations

import json
from typing import Any

from tableforge.drive import Drive


def ask(door: Drive, **request: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(door.line(json.dumps(request)))
    return found


def good(door: Drive, **request: Any) -> dict[str, Any]:
    out = ask(door, **request)
    assert out["ok"], out
    return out


def test_a_campaign_is_begun_played_recorded_and_taken_back_at_the_drive_door() -> None:
    """The next game lies under the campaign's name; its result counts once."""
    door = Drive("arkham")
    good(door, cmd="campaign", do="new", on="night", investigators=["starter:roland"], difficulty="easy", seed=3)
    state = good(door, cmd="campaign", do="play", on="night")
    assert state["decision"]["kind"] == "mulligan"
    early = ask(door, cmd="campaign", do="record", on="night")
    assert early["error"]["type"] == "BadRequest" and early["error"]["message"] != early["error"]["message_fr"]
    while not state["over"]:
        answer = good(door, cmd="bot", on="night", bot="random", seed=1)["answer"]
        state = good(door, cmd="answer", on="night", answer=answer)
    for _ in range(2):
        found = good(door, cmd="campaign", do="record", on="night")["campaign"]
        assert found["number"] == 2
    assert found["investigators"][0]["earned"] == state["result"]["investigators"][0]["experience"]
    data = good(door, cmd="campaign", do="save", on="night")["data"]
    assert good(door, cmd="campaign", do="load", on="again", data=data)["campaign"] == found
    assert good(door, cmd="campaign", do="undo", on="again", number=1)["campaign"]["number"] == 1
    assert len(good(door, cmd="campaign", do="story", on="night", lang="fr")["story"]) > 3


def test_what_makes_no_sense_of_a_campaign_is_refused_by_name() -> None:
    door = Drive("arkham")
    for wrong in (
        {"do": "look"},
        {"do": "dance"},
        {"do": "new"},
        {"do": "new", "game": "keyforge"},
        {"do": "new", "investigators": ["starter:roland"], "seed": -1},
        {"do": "load"},
        {"do": "look", "colour": "red"},
        {"do": 7},
        {"do": "undo", "number": "one"},
    ):
        out = ask(door, cmd="campaign", **wrong)
        assert not out["ok"] and out["error"]["type"] != "InternalError", out
        assert out["error"]["message"] != out["error"]["message_fr"], out
    good(door, cmd="campaign", do="new", investigators=["starter:roland"])
    for wrong in ({"do": "enter"}, {"do": "enter", "verb": "fly"}, {"do": "undo"}, {"do": "record"}):
        out = ask(door, cmd="campaign", **wrong)
        assert not out["ok"] and out["error"]["type"] != "InternalError", out

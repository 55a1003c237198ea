"""A campaign at the drive door."""

from __future__ import annotations

import json
from typing import Any

from tableforge import campaign
from tableforge.drive import Drive


def ask(door: Drive, **request: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(door.answer_line(json.dumps(request)))
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


def test_the_drive_door_asks_what_becomes_of_whoever_has_nobody_to_play() -> None:
    """AH.new-investigator, AH.leave-or-join: `look` tells the question, its answers are entries."""
    door = Drive("arkham")
    ids = ["roland-banks", "daisy-walker", "skids-otoole", "agnes-baker"]
    c = campaign.new("arkham", seed=7, investigators=[f"starter:{id.partition('-')[0]}" for id in ids])
    dead = {"status": "killed", "trauma": [9, 0], "experience": 0}
    rows = [{"id": id, **(dead if id in ids[:2] else {**dead, "status": "in-play", "trauma": [0, 0]})} for id in ids]
    c.record({"scenario": "the-gathering", "resolution": "R1", "investigators": rows, "changes": []})
    c.do("replace", investigator=ids[0], deck="starter:wendy")
    asked = good(door, cmd="campaign", do="load", on="night", data=c.save(), lang="fr")["campaign"]["question"]
    assert "Daisy Walker" in asked["text"] and [x["rule"] for x in asked["choices"]] == [
        "AH.leave-or-join",
        "AH.new-investigator",
    ]
    refused = ask(door, cmd="campaign", do="play", on="night")
    assert refused["error"]["type"] == "IllegalAnswer" and "AH.leave-or-join" in refused["error"]["message"]
    entry = dict(asked["choices"][0]["entry"])
    found = good(door, cmd="campaign", do="enter", on="night", verb=entry.pop("do"), **entry)["campaign"]
    assert found["question"] is None and found["seats"] == ["wendy-adams", "skids-otoole", "agnes-baker"]
    good(door, cmd="campaign", do="undo", on="night")
    assert good(door, cmd="campaign", do="enter", on="night", verb="lose")["campaign"]["result"] == "lost"

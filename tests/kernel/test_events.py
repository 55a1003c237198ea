"""Events as data: where cards came from and went, seen by whom, numbered from the start."""

from __future__ import annotations

import tableforge
from tableforge.keyforge.doors.testing import given, seat


def test_a_drawn_card_is_named_to_its_owner_and_counted_to_the_others() -> None:
    g = tableforge.new("keyforge", seed=3)
    drawn = next(e for e in g.story(0) if e["kind"] == "draw" and e["seat"] == 0)
    assert drawn["from"] == {"zone": "deck", "seat": 0, "at": ""}
    assert drawn["to"] == {"zone": "hand", "seat": 0, "at": ""}
    assert drawn["cards"] is not None and len(drawn["cards"]) == drawn["count"] == drawn["amount"]
    for eyes in (1, None):
        hidden = g.story(eyes)[drawn["number"]]
        assert hidden == {**drawn, "cards": None}


def test_events_are_numbered_from_the_start_and_told_from_any_of_them_on() -> None:
    g = tableforge.new("keyforge", seed=3)
    n = len(g.events)
    g.answer(0)
    whole = g.story(None)
    assert [e["number"] for e in whole] == list(range(len(g.events)))
    assert g.story(None, since=n) == whole[n:] != []


def test_an_event_says_where_a_card_came_from_and_where_it_went() -> None:
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line="urchin urchin[blood-of-titans]+damage:5"))
    t.you.plays("punch").answers("foe.line[1]")
    moved = {e["cards"][0]["id"]: (e["from"], e["to"]) for e in t.g.story(0) if e["from"] is not None}
    upgrade = {"zone": "discard", "seat": 1, "at": "foe-discard:0"}
    assert moved["blood-of-titans"] == ({"zone": "attached", "seat": 1, "at": "foe-line:1.0"}, upgrade)
    assert moved["urchin"] == ({"zone": "line", "seat": 1, "at": "foe-line:1"}, upgrade)
    assert moved["punch"][0] == {"zone": "limbo", "seat": 0, "at": "limbo"}


def test_an_event_points_at_its_cards_as_the_view_of_whoever_is_told_does() -> None:
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line="troll troll"))
    t.you.plays("punch").answers("foe.line[1]")
    for eyes, at in ((0, "foe-line:1"), (1, "line:1"), (None, "foe-line:1")):
        hit = next(e for e in t.g.story(eyes) if e["kind"] == "damage")
        assert hit["cards"] == [{"id": "troll", "seat": 1, "at": at}]
        assert hit["source"]["id"] == "punch"
        assert at in [c["at"] for c in t.g.view(eyes)["players"][1]["line"]]

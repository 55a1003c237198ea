"""Events as data: where cards came from and went, seen by whom, numbered from the start."""

from __future__ import annotations

import tableforge
from tableforge.testing.keyforge import given, seat


def test_a_drawn_card_is_named_to_its_owner_and_counted_to_the_others() -> None:
    g = tableforge.new("keyforge", seed=3)
    drawn = next(e for e in g.story(0) if e["kind"] == "draw" and e["seat"] == 0)
    assert (drawn["from"], drawn["to"]) == ({"zone": "deck", "seat": 0}, {"zone": "hand", "seat": 0})
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
    t = given(house="brobnar", you=seat(hand="punch"), foe=seat(line="urchin[blood-of-titans]+damage:5"))
    t.you.plays("punch")
    moved = {e["cards"][0]: (e["from"], e["to"]) for e in t.g.story(0) if e["from"] is not None}
    assert moved["urchin"] == ({"zone": "line", "seat": 1}, {"zone": "discard", "seat": 1})
    assert moved["blood-of-titans"][0] == {"zone": "attached", "seat": 1}
    assert moved["punch"] == ({"zone": "limbo", "seat": 0}, {"zone": "discard", "seat": 0})

"""Campaigns on a server, as games have left them that would take hours to play."""

from __future__ import annotations

from typing import Any

from web.browsing import House

from tableforge import campaign

Json = dict[str, Any]
DECKS = ["starter:roland", "starter:daisy"]


def begun(house: House, experience: int = 5) -> Json:
    """A campaign after its first scenario."""
    c = campaign.new("arkham", seed=7, investigators=DECKS)
    rows = [
        {"id": id, "status": "in-play", "trauma": [0, n], "experience": experience}
        for n, id in ((1, "roland-banks"), (0, "daisy-walker"))
    ]
    changes = [["record", -1, "house-burned"], ["record", -1, "ghoul-priest-alive"], ["gains-card", 0, "lita-chantler"]]
    c.record(
        {
            "won": True,
            "rule": "AH.won-or-lost",
            "scenario": "the-gathering",
            "resolution": "R1",
            "rounds": 9,
            "victory": [],
            "lead": 0,
            "investigators": rows,
            "changes": changes,
        }
    )
    return house.post("/api/arkham/campaigns/import", {"save": c.save(), "name": "Our night"})


def with_nobody_left(house: House) -> Json:
    """A campaign of four in which two have been killed, and the fifth investigator has taken the place of one of them."""
    ids = ["roland-banks", "daisy-walker", "skids-otoole", "agnes-baker"]
    c = campaign.new("arkham", seed=7, investigators=[f"starter:{id.partition('-')[0]}" for id in ids])
    rows = [
        {"id": id, "status": "killed" if n < 2 else "in-play", "trauma": [9 if n < 2 else 0, 0], "experience": 0}
        for n, id in enumerate(ids)
    ]
    c.record({"scenario": "the-gathering", "resolution": "R1", "rounds": 9, "investigators": rows, "changes": []})
    c.do("replace", investigator=ids[0], deck="starter:wendy")
    return house.post("/api/arkham/campaigns/import", {"save": c.save(), "name": "Our night"})

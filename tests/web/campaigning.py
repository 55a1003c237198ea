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
            "won": True, "rule": "AH.won-or-lost", "scenario": "the-gathering", "resolution": "R1", "rounds": 9,
            "victory": [], "lead": 0, "investigators": rows, "changes": changes,
        }
    )  # fmt: skip
    return house.post("/api/arkham/campaigns/import", {"save": c.save(), "name": "Our night"})

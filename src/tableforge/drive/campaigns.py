"""Campaigns at the drive door: begun, played game by game, entered into, undone, saved and read as a story."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import tableforge
from tableforge import campaign
from tableforge.campaign import Campaign
from tableforge.drive import messages as m
from tableforge.drive import refusals
from tableforge.drive.messages import Json
from tableforge.drive.request import BadRequest, NoSuchGame
from tableforge.table.handle import Handle
from tableforge.table.sitting import Sitting
from tableforge.tongue.spelling import nearest, unknown

MOST: Final = 100


class Campaigns:
    """The campaigns that one driver has under way, by name; a game of a campaign is kept under the campaign's name, or another."""

    def __init__(
        self,
        meant: Callable[[str | None], str],
        game: Callable[[m.Request], Handle],
        put: Callable[[m.Request, Sitting], m.State],
    ) -> None:
        self.meant = meant
        self.game = game
        self.put = put
        self.named: dict[str, Campaign] = {}
        self.ways: dict[str, Callable[[m.OfCampaign], Json | m.State]] = {
            "new": self.new, "load": self.load, "look": self.look, "play": self.play, "record": self.record,
            "enter": self.enter, "undo": self.undo, "save": self.save, "story": self.story, "drop": self.drop,
        }  # fmt: skip

    def obey(self, q: m.OfCampaign) -> Json | m.State:
        if q.do not in self.ways:
            raise BadRequest(unknown(refusals.NO_WAY, q.do, self.ways))
        if q.rest and q.do not in ("new", "enter"):
            raise BadRequest(unknown(refusals.KNOWS_NO, next(iter(q.rest)), ("do", "to", "number"), cmd=q.cmd))
        return self.ways[q.do](q)

    def found(self, q: m.OfCampaign) -> Campaign:
        if q.on not in self.named:
            near = nearest(q.on, list(self.named))
            raise NoSuchGame(refusals.NO_CAMPAIGN.fill(name=q.on, near=near))
        return self.named[q.on]

    def keep(self, q: m.OfCampaign, c: Campaign) -> Json:
        if q.on not in self.named and len(self.named) >= MOST:
            raise BadRequest(refusals.TOO_MANY_CAMPAIGNS.fill(most=MOST))
        self.named[q.on] = c
        return self.look(q)

    # ------------------------------------------------------------ ways
    def new(self, q: m.OfCampaign) -> Json:
        return self.keep(q, campaign.new(self.meant(q.game), seed=q.seed, **q.rest))

    def load(self, q: m.OfCampaign) -> Json:
        return self.keep(q, campaign.load(q.data or ""))

    def look(self, q: m.OfCampaign) -> Json:
        c = self.found(q)
        told: dict[str, Any] = {**c.now.dump(), "number": c.number, "over": c.over, "verbs": list(c.verbs)}
        told["question"] = c.asked(q.lang)
        return {"on": q.on, "campaign": told}

    def play(self, q: m.OfCampaign) -> m.State:
        """The next game, laid out under its name and run up to its first question."""
        c = self.found(q)
        game = c.next_game()
        q.on = q.to or q.on
        return self.put(q, tableforge.new(c.game.name, seed=game.seed, **game.settings))

    def record(self, q: m.OfCampaign) -> Json:
        """The result of the game under its name; brought again it changes nothing."""
        c = self.found(q)
        of = m.Request(cmd=q.cmd, on=q.to or q.on)
        result = self.game(of).g.result
        if result is None:
            raise BadRequest(refusals.NOT_OVER.fill(name=of.on))
        c.record(result)
        return self.look(q)

    def enter(self, q: m.OfCampaign) -> Json:
        if q.verb is None:
            raise BadRequest(refusals.NEEDS.fill(cmd=q.cmd, name="verb"))
        self.found(q).do(q.verb, **q.rest)
        return self.look(q)

    def undo(self, q: m.OfCampaign) -> Json:
        self.found(q).undo(q.number)
        return self.look(q)

    def save(self, q: m.OfCampaign) -> Json:
        return {"on": q.on, "data": self.found(q).save()}

    def story(self, q: m.OfCampaign) -> Json:
        return {"on": q.on, "story": self.found(q).story(q.lang)}

    def drop(self, q: m.OfCampaign) -> Json:
        self.found(q)
        del self.named[q.on]
        return {"on": q.on}

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
    """The campaigns of one driver, by name; a game of a campaign is stored under the campaign's name, or another.

    The functions choose a game by its name, find a stored game, and store a new one: they are the Drive's.
    """

    def __init__(
        self,
        choose_game: Callable[[str | None], str],
        find_game: Callable[[m.DriveRequest], Handle],
        start_game: Callable[[m.DriveRequest, Sitting], m.StateReply],
    ) -> None:
        self.choose_game = choose_game
        self.find_game = find_game
        self.start_game = start_game
        self.by_name: dict[str, Campaign] = {}
        self.commands: dict[str, Callable[[m.CampaignRequest], Json | m.StateReply]] = {
            "new": self.new,
            "load": self.load,
            "look": self.look,
            "play": self.play,
            "record": self.record,
            "enter": self.enter,
            "undo": self.undo,
            "save": self.save,
            "story": self.story,
            "drop": self.drop,
        }

    def dispatch(self, q: m.CampaignRequest) -> Json | m.StateReply:
        """Run the command `do` of a campaign request and return what it replies.

        Raises BadRequest where there is no such command, or a field does not belong to it.
        """
        if q.do not in self.commands:
            raise BadRequest(unknown(refusals.NO_WAY, q.do, self.commands))
        if q.rest and q.do not in ("new", "enter"):
            raise BadRequest(unknown(refusals.KNOWS_NO, next(iter(q.rest)), ("do", "to", "number"), cmd=q.cmd))
        return self.commands[q.do](q)

    def find_campaign(self, q: m.CampaignRequest) -> Campaign:
        """Return the campaign that a request is about.

        Raises NoSuchGame.
        """
        if q.on not in self.by_name:
            near = nearest(q.on, list(self.by_name))
            raise NoSuchGame(refusals.NO_CAMPAIGN.fill(name=q.on, near=near))
        return self.by_name[q.on]

    def store_campaign(self, q: m.CampaignRequest, c: Campaign) -> Json:
        """Store a campaign under the name of the request, and report it.

        Raises BadRequest where there are too many.
        """
        if q.on not in self.by_name and len(self.by_name) >= MOST:
            raise BadRequest(refusals.TOO_MANY_CAMPAIGNS.fill(most=MOST))
        self.by_name[q.on] = c
        return self.look(q)

    # ------------------------------------------------------------ ways
    def new(self, q: m.CampaignRequest) -> Json:
        """Begin a campaign."""
        return self.store_campaign(q, campaign.new(self.choose_game(q.game), seed=q.seed, **q.rest))

    def load(self, q: m.CampaignRequest) -> Json:
        """Begin a campaign from a save."""
        return self.store_campaign(q, campaign.load(q.data or ""))

    def look(self, q: m.CampaignRequest) -> Json:
        """Report how a campaign stands."""
        c = self.find_campaign(q)
        told: dict[str, Any] = {**c.now.dump(), "number": c.number, "over": c.over, "verbs": list(c.verbs)}
        told["question"] = c.describe_question(q.lang)
        return {"on": q.on, "campaign": told}

    def play(self, q: m.CampaignRequest) -> m.StateReply:
        """Begin the next game of a campaign, stored under its name or `to`, and report its state."""
        c = self.find_campaign(q)
        game = c.next_game()
        q.on = q.to or q.on
        return self.start_game(q, tableforge.new(c.game.name, seed=game.seed, **game.settings))

    def record(self, q: m.CampaignRequest) -> Json:
        """Record the result of the game under its name; recording it twice changes nothing.

        Raises BadRequest while that game is not over.
        """
        c = self.find_campaign(q)
        of = m.DriveRequest(cmd=q.cmd, on=q.to or q.on)
        result = self.find_game(of).g.result
        if result is None:
            raise BadRequest(refusals.NOT_OVER.fill(name=of.on))
        c.record(result)
        return self.look(q)

    def enter(self, q: m.CampaignRequest) -> Json:
        """Make an entry between two games: a verb and its fields."""
        if q.verb is None:
            raise BadRequest(refusals.NEEDS.fill(cmd=q.cmd, name="verb"))
        self.find_campaign(q).do(q.verb, **q.rest)
        return self.look(q)

    def undo(self, q: m.CampaignRequest) -> Json:
        """Forget the last entry, or everything from the end of game `number` on."""
        self.find_campaign(q).undo(q.number)
        return self.look(q)

    def save(self, q: m.CampaignRequest) -> Json:
        """Report the campaign as a save."""
        return {"on": q.on, "data": self.find_campaign(q).save()}

    def story(self, q: m.CampaignRequest) -> Json:
        """Report the log of the campaign as a story."""
        return {"on": q.on, "story": self.find_campaign(q).story(q.lang)}

    def drop(self, q: m.CampaignRequest) -> Json:
        """Forget a campaign."""
        self.find_campaign(q)
        del self.by_name[q.on]
        return {"on": q.on}

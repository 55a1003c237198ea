"""What a game may add to being played at the terminal: options of its own, steps before and after each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import click

from tableforge import games
from tableforge.cli.speech import SpokenOption
from tableforge.cli.texts import say
from tableforge.tongue.sentence import capitalise

if TYPE_CHECKING:
    from tableforge.cli.host import Host

Settings = dict[str, Any]


class Steps:
    """The steps of a game that needs none; a game that does has a subclass `Steps` in `<game>/doors/cli/play.py`."""

    options: Sequence[SpokenOption] = ()

    def __init__(self, host: Host, given: Mapping[str, Any]) -> None:
        self.host = host
        self.given = {str(o.name): given.get(str(o.name)) for o in self.options}

    @property
    def asked_for(self) -> bool:
        """Whether one of the options was given."""
        return any(self.given.values())

    def check(self, settings: Settings) -> None:
        """Raise BadSetup for options that do not go together."""

    def prepare(self, settings: Settings) -> Settings:
        """Return the settings after what the players settle before the first game."""
        return settings

    def before(self, settings: Settings) -> Settings:
        """Return the settings of the next game, after what is done before it."""
        return settings

    def after(self, setup: Settings, result: Mapping[str, Any], known: bool) -> None:
        """Print how a game has ended, and what follows; one that is `known` is only looked at again."""
        host = self.host
        if host.told:
            return
        outcome = host.game.shown.outcome(dict(result), host.seats, host.lang)
        who = ", ".join([host.seat_title(seat) for seat in outcome.winners])
        told = say(host.lang, "won", n=len(outcome.winners), names=who) if who else say(host.lang, "lost")
        click.echo(f"{told} {capitalise(outcome.text)}".rstrip())


def steps_of(game: str) -> type[Steps]:
    """Return the class of a game's steps."""
    found = games.find_part("cli", game, OwnSteps, "play")
    return Steps if found is None else found.Steps


@runtime_checkable
class OwnSteps(Protocol):
    """What a game with steps of its own brings as `<game>/doors/cli/play.py`."""

    @property
    def Steps(self) -> type[Steps]:
        """Its steps."""
        ...

"""What a game may add to being played at the terminal: options of its own, steps before and after each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import click

from tableforge import games
from tableforge.cli.speech import Option
from tableforge.cli.texts import say
from tableforge.tongue.sentence import capital

if TYPE_CHECKING:
    from tableforge.cli.host import Host

Settings = dict[str, Any]


class Steps:
    """The steps of a game that needs none.  A game that does has a class `Steps` in `cli.<game>.play`."""

    options: Sequence[Option] = ()

    def __init__(self, host: Host, given: Mapping[str, Any]) -> None:
        self.host = host
        self.given = {str(o.name): given.get(str(o.name)) for o in self.options}

    @property
    def asked_for(self) -> bool:
        """Whether one of the options was given."""
        return any(self.given.values())

    def check(self, settings: Settings) -> None:
        """Refuse options that do not go together."""

    def prepare(self, settings: Settings) -> Settings:
        """What the players settle before the first game."""
        return settings

    def before(self, settings: Settings) -> Settings:
        """What is done before each game."""
        return settings

    def after(self, setup: Settings, result: Mapping[str, Any], known: bool) -> None:
        """Say how a game has ended, and what follows from it; one that is `known` is only looked at again."""
        host = self.host
        outcome = host.game.outcome(dict(result), host.seats, host.lang)
        who = ", ".join([host.name(seat) for seat in outcome.winners])
        told = say(host.lang, "won", n=len(outcome.winners), names=who) if who else say(host.lang, "lost")
        click.echo(f"{told} {capital(outcome.text)}".rstrip())


def steps_of(game: str) -> type[Steps]:
    """The steps of a game."""
    found = games.find_part("cli", game, OwnSteps, "play")
    return Steps if found is None else found.Steps


@runtime_checkable
class OwnSteps(Protocol):
    """What a game whose set-up or end takes steps of its own brings to the command line, as its module `play`."""

    @property
    def Steps(self) -> type[Steps]:
        """Its steps."""
        ...

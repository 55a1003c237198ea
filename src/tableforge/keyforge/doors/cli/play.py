"""What KeyForge adds to being played at the terminal: chains by earlier games, chains that are bid, and what a win leads to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import click

from tableforge.cli import steps
from tableforge.cli.prompt import exit_quietly, read_line
from tableforge.cli.speech import SpokenOption
from tableforge.cli.steps import Settings
from tableforge.errors import BadSetup, TableforgeError
from tableforge.keyforge.doors import table
from tableforge.keyforge.doors.cli import decks
from tableforge.keyforge.doors.cli.texts import say
from tableforge.keyforge.handicap import BIDDING, Bidding, decks_of, key
from tableforge.keyforge.settings import MOST_CHAINS
from tableforge.tongue.text import Text

BOT_BIDS = 3  # a bot goes up to so many chains for a deck
TWO_WAYS: Final = Text(
    "{one} and {other} both settle the chains at the start: give one of them",
    "{one} et {other} fixent tous deux les chaînes de départ : donnez l’un des deux",
)


class Steps(steps.Steps):
    """Chains before a game, and the book of handicaps after it."""

    options = (
        SpokenOption(
            ["--handicap"],
            is_flag=True,
            help="Start with the chains that earlier games of these decks suggest.",
            fr="Commence avec les chaînes que suggèrent les parties passées de ces decks.",
        ),
        SpokenOption(
            ["--bid"],
            is_flag=True,
            help="Bid chains for the first deck before the game.",
            fr="Enchérir en chaînes pour le premier deck avant la partie.",
        ),
    )

    def tell(self, text: str, **values: object) -> None:
        """Print one of the command line's texts, its fields filled in, in the host's language."""
        click.echo(say(self.host.lang, text, **values))

    def check(self, settings: Settings) -> None:
        """Raise BadSetup where more than one way to even out the decks was asked for."""
        ways = [f"--{name}" for name in ("handicap", "bid") if self.given[name]]
        ways += ["--chains"] if "chains" in settings else []
        if len(ways) > 1:
            one, other = ways[:2]
            raise BadSetup(TWO_WAYS.fill(one=one, other=other))

    def before(self, settings: Settings) -> Settings:
        """The chains that earlier games of these decks suggest, where the players want them."""
        if not self.given["handicap"]:
            return settings
        unchained = {name: value for name, value in settings.items() if name != "chains"}  # those of the last game
        settings = table.handicaps(self.host.store).apply_to(unchained)
        a, b = settings["chains"]
        self.tell("handicap", p=self.host.seat_title(0), a=a, q=self.host.seat_title(1), b=b, rule="KF.handicap")
        return settings

    def prepare(self, settings: Settings) -> Settings:
        """Chains are bid for the first deck; a bot goes up to three."""
        if not self.given["bid"]:
            return settings
        bidding = Bidding(decks_of(settings))
        won, left = [d.title(self.host.lang) for d in bidding.decks]
        self.tell("bid-for", deck=won, other=left, rule=BIDDING)
        while (seat := bidding.turn) is not None:
            self.take_bid(bidding, seat)
        result = bidding.result
        assert result is not None
        a, b = [d.title(self.host.lang) for d in result.decks]
        x, y = result.chains
        self.tell("auctioned", p=self.host.seat_title(0), a=a, x=x, q=self.host.seat_title(1), b=b, y=y)
        return {**settings, "decks": list(result.decks), "chains": list(result.chains)}

    def take_bid(self, bidding: Bidding, seat: int) -> None:
        """One seat bids or passes."""
        name = self.host.seat_title(seat)
        if self.host.players[seat] is not None:
            said: str | None = str(bidding.least) if bidding.least <= BOT_BIDS else "pass"
        else:
            said = read_line(say(self.host.lang, "bid?", name=name, least=bidding.least))
        if said is None:
            exit_quietly(self.host.lang)
        if said.lower() in ("list", "l", "liste"):
            for deck in bidding.decks:  # what a deck is made of is open to both players
                decks.page(deck, self.host.lang)
        elif said.lower() in ("pass", "p", "passe", "passer"):
            bidding.pass_(seat)
            self.tell("passes", name=name)
        elif said in [str(n) for n in range(bidding.least, MOST_CHAINS + 1)]:
            bidding.bid(seat, int(said))
            self.tell("bids", name=name, n=bidding.bids[-1])
        elif bidding.least > MOST_CHAINS:
            self.tell("bid-pass-only", most=MOST_CHAINS, rule=BIDDING)
        else:
            self.tell("bid-refused", least=bidding.least, most=MOST_CHAINS, rule=BIDDING)

    def after(self, setup: Settings, result: Mapping[str, Any], known: bool) -> None:
        """Say who won, and what the rulebook suggests after three games in a row."""
        host, w, keys = self.host, result["winner"], result["keys"]
        if not host.told:
            self.tell("won", name=host.seat_title(w), keys=keys[w], other=keys[1 - w], turns=result["turns"])
        if known:
            return
        book = table.handicaps(host.store)
        advice = book.record(setup, w)
        try:
            table.keep_handicaps(host.store, book)
        except TableforgeError as e:
            click.echo(e.text(host.lang), err=True)
        if advice is not None:
            names = [d.title(host.lang) for d in decks_of(setup) if key(d) == advice.deck]
            told = "advice-applied" if self.given["handicap"] else "advice"
            self.tell(told, n=advice.chains, name=names[0], rule=advice.rule)

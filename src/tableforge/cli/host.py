"""Seats the players, keeps their game, and sees to what comes after it: the next game of a match, another one, a farewell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import tableforge
from tableforge import _mode, building
from tableforge.cli import calling, refusals
from tableforge.cli.steps import Settings, steps_of
from tableforge.cli.texts import say
from tableforge.errors import BadSetup, TableforgeError
from tableforge.kernel.settings import TAUGHT
from tableforge.table.hold import Hold
from tableforge.table.profile import Profile
from tableforge.table.seeds import seed_after
from tableforge.table.series import Match, read_match
from tableforge.table.store import SavedGame, Store

if TYPE_CHECKING:
    from tableforge.bots import Bot
    from tableforge.cli.table.aftergame import AfterGame
    from tableforge.kernel.game import Game
    from tableforge.table.sitting import Sitting

HUMAN = "human"
ALONE = "me"  # the same person in every seat of that name


def seat_names(given: Sequence[str], seats: int, game: str, alone: bool = False) -> tuple[str, ...]:
    """Who takes each seat: whoever was named; else a person the first, and bots the others, or one person all of them."""
    from tableforge import bots

    if len(given) > seats:
        raise BadSetup(refusals.TOO_OFTEN.fill(option="--seat", n=len(given), seats=seats))
    if alone:
        return tuple([ALONE if name == HUMAN else name for name in (*given, *[ALONE] * (seats - len(given)))])
    usual = [HUMAN, *[f"bot:{bots.usual(game)}"] * (seats - 1)]
    return (*given, *usual[len(given) :])


def player(name: str, seed: int, game: str) -> Bot | None:
    """Whoever sits in a seat: None is a person."""
    from tableforge import bots

    if name in (HUMAN, ALONE):
        return None
    kind, colon, bot = name.partition(":")
    if kind != "bot" or not colon:
        known = ", ".join([f"bot:{b}" for b in bots.names(game)])
        raise bots.UnknownBot(refusals.NOBODY.fill(name=name, known=known))
    return bots.make(bot, seed, game)


class Host:
    """The players of a game, for one game or for a match."""

    def __init__(
        self, game: str, names: Sequence[str], settings: Settings, given: Mapping[str, Any], seed: int, store: Store, lang: str,
        plain: bool = False,
    ) -> None:  # fmt: skip
        self.game = tableforge.game(game)
        self.names = tuple(names)
        self.seats = len(self.names)
        self.settings = settings
        self.seed = seed
        self.store = store
        self.lang = lang
        self.plain = plain
        self.code = 0
        self.campaign = ""  # the one that the game is of
        self.players = tuple([player(name, self.seats * seed + k, game) for k, name in enumerate(self.names)])
        self.steps = steps_of(game)(self, given)

    def name(self, seat: int) -> str:
        """What a seat is called in messages; at the table people are called alike."""
        who = self.game.called(self.game.setup(**self.settings), seat, self.lang) or say(self.lang, "player", n=seat + 1)
        if self.players[seat] is not None:
            return f"{who} ({self.names[seat].replace(':', ' ')})"
        return f"{who} ({say(self.lang, 'you')})" if self.players.count(None) == 1 else who

    def tell(self, key: str, **values: object) -> None:
        click.echo(say(self.lang, key, **values))

    # ------------------------------------------------------------ games
    def single(self) -> int:
        """One game, and another with the next seed for as long as the players want one."""
        seed = self.seed
        while True:
            settings = self.steps.before(self.settings)
            if self.sit_down(self.new(seed, settings), self.store.new_game(self.game.name, seed), None).what != "new":
                return self.code
            seed = seed_after(seed)

    def match(self, best_of: int) -> int:
        """A match from its first game."""
        return self.play_on(Match(self.game.name, best_of, self.seed, self.settings))

    def play_on(self, match: Match) -> int:
        """The games of a match, one after the other, until it is won or left."""
        while True:
            g = match.next_game()
            self.tell("game-of", n=g.number, most=match.best_of, seed=g.seed)
            sitting = self.new(g.seed, self.steps.before(g.settings))
            if self.sit_down(sitting, self.store.new_game(self.game.name, g.seed), match).what != "next":
                return self.code

    def go_on(self, saved: SavedGame, sitting: Sitting) -> int:
        """A game that was left is taken up again."""
        match = match_of(saved)
        ending = self.sit_down(sitting, saved.path, match)
        if match is not None:
            return self.play_on(match) if ending.what == "next" else self.code
        if ending.what == "new":
            self.seed = seed_after(sitting.seed)
            return self.single()
        return self.code

    def new(self, seed: int, settings: Settings) -> Sitting:
        return tableforge.new(self.game.name, seed=seed, **taught(self.game, settings, self.store))

    def sit_down(self, sitting: Sitting, path: Path, match: Match | None) -> AfterGame:
        """Play one game at the terminal, and see to everything that its end asks for."""
        from tableforge.cli.table import entry as terminal

        _mode.decide_for_children()
        building.prefer(self.game.name)
        ending = terminal.AfterGame(match)
        known = sitting.over and match is None  # a finished game that is only looked at counts no second time
        with Hold(path):
            with suppress(TableforgeError):  # where nothing can be kept, the table says so with the first answer
                self.store.keep(path, sitting, self.note(match))
            alone = ALONE in self.names
            self.code = terminal.play(sitting, self.players, self.lang, path, plain=self.plain, after=ending, alone=alone)
            self.lang = ending.lang or self.lang
            Profile(self.store.root).teach(self.game.name, self.game.explained(sitting.events))
            kept = saved(path, sitting)
            if not sitting.over or (match is not None and not self.won(match, sitting) and ending.what != "next"):
                ending.what = ""
                self.farewell(path, kept)
                return ending
            self.steps.after(sitting.setup, sitting.result or {}, known)
            if kept:
                self.tell("replay-with", command=calling.command(), file=calling.file(self.store.finish(path)))
            else:
                self.farewell(path, kept)
        if match is not None:
            self.record(match, sitting, ending)
        return ending

    def note(self, match: Match | None) -> dict[str, Any]:
        """What is written beside the save: who plays, and in which match."""
        series = None if match is None else match.dump()
        return {"seats": list(self.names), "match": series, "options": self.steps.given}

    def farewell(self, path: Path, kept: bool) -> None:
        """How a game that was left can be gone on with."""
        if not kept and not path.exists():
            self.tell("not-kept")
            return
        if not kept:
            self.tell("kept-before")
        if self.campaign:
            self.tell("kept-campaign", play=calling.play(), name=calling.file(Path(self.campaign)))
        elif path.parent == self.store.saves:
            self.tell("kept", play=calling.play())
        else:
            self.tell("kept-in", play=calling.play(), file=calling.file(path))

    # ------------------------------------------------------------ matches
    def won(self, match: Match, sitting: Sitting) -> bool:
        """Whether the match is won with this game."""
        winners = self.game.outcome(sitting.result or {}, self.seats, self.lang).winners
        return len(winners) == 1 and 2 * (match.wins[winners[0]] + 1) > match.best_of

    def record(self, match: Match, sitting: Sitting, ending: AfterGame) -> None:
        """Write the game into its match; the loser has said who begins the next one, a bot begins itself."""
        match.record(sitting.result or {})
        score = ", ".join([f"{self.name(seat)} {n}" for seat, n in enumerate(match.wins)])
        if self.seats == 2:
            score = f"{self.name(0)} {match.wins[0]} – {match.wins[1]} {self.name(1)}"
        self.tell("score", n=match.best_of, score=score)
        if match.winner is not None:
            n = match.wins[match.winner]
            self.tell("match-won", name=self.name(match.winner), a=n, b=len(match.games) - n)
            ending.what = ""
            return
        if (question := match.question(self.lang)) is None:
            return
        who = question.seat if ending.first is None else ending.first
        match.answer(f"seat:{who}", question.seat)
        self.tell("names-first", name=self.name(question.seat), who=self.name(who), rule=question.rule)


def taught(game: Game, settings: Settings, store: Store) -> Settings:
    """Settings of a new game, with what the user need not be told again."""
    return {**settings, TAUGHT.name: Profile(store.root).taught(game.name)} if TAUGHT in game.settings else settings


def saved(path: Path, sitting: Sitting) -> bool:
    """Whether the game as it stands is in its file."""
    try:
        return path.read_text("utf-8") == sitting.save()
    except (OSError, ValueError):
        return False


def match_of(game: SavedGame) -> Match | None:
    """The match that a saved game belongs to."""
    return read_match(game.body["game"], game.note.get("match"), game.body["setup"])

"""Runs games at the terminal: seats the players, keeps the save, and goes on to the next game of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import tableforge
from tableforge import _mode, building
from tableforge.cli import invocation, refusals
from tableforge.cli.steps import Settings, steps_of
from tableforge.cli.texts import say
from tableforge.errors import BadSetup, TableforgeError
from tableforge.kernel.settings import TAUGHT
from tableforge.table.hold import Hold
from tableforge.table.profile import PlayerProfile
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
    """Return who takes each seat: as given; else a person the first and bots the others, or one person all of them.

    Raises BadSetup where more are given than there are seats.
    """
    from tableforge import bots

    if len(given) > seats:
        raise BadSetup(refusals.TOO_OFTEN.fill(option="--seat", n=len(given), seats=seats))
    if alone:
        return tuple([ALONE if name == HUMAN else name for name in (*given, *[ALONE] * (seats - len(given)))])
    usual = [HUMAN, *[f"bot:{bots.usual(game)}"] * (seats - 1)]
    return (*given, *usual[len(given) :])


def make_player(name: str, seed: int, game: str) -> Bot | None:
    """Return the bot of a seat; None for a person.

    Raises UnknownBot.
    """
    from tableforge import bots

    if name in (HUMAN, ALONE):
        return None
    kind, colon, bot = name.partition(":")
    if kind != "bot" or not colon:
        known = ", ".join([f"bot:{b}" for b in bots.names(game)])
        raise bots.UnknownBot(refusals.NOBODY.fill(name=name, known=known))
    return bots.make(bot, seed, game)


class Host:
    """The players of a game or of a match at this terminal."""

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        settings: Settings,
        given: Mapping[str, Any],
        seed: int,
        store: Store,
        lang: str,
        plain: bool = False,
    ) -> None:
        self.game = tableforge.game(game)
        self.names = tuple(names)
        self.seats = len(self.names)
        self.settings = settings
        self.seed = seed
        self.store = store
        self.lang = lang
        self.plain = plain
        self.told = False  # whether the table has left on the screen how the last game ended
        self.code = 0
        self.campaign = ""  # the campaign that the game belongs to
        self.players = tuple([make_player(name, self.seats * seed + k, game) for k, name in enumerate(self.names)])
        self.steps = steps_of(game)(self, given)

    def seat_title(self, seat: int) -> str:
        """Return the name of a seat in messages."""
        who = self.game.speech.seat_name(self.game.setup(**self.settings), seat, self.lang) or say(
            self.lang, "player", n=seat + 1
        )
        if self.players[seat] is not None:
            return f"{who} ({self.names[seat].replace(':', ' ')})"
        return f"{who} ({say(self.lang, 'you')})" if self.players.count(None) == 1 else who

    def print_text(self, key: str, **values: object) -> None:
        """Print one of the commands' texts."""
        click.echo(say(self.lang, key, **values))

    # ------------------------------------------------------------ games
    def play_single(self) -> int:
        """Play a game, and another with the next seed while the players want one; return the exit code."""
        seed = self.seed
        while True:
            settings = self.steps.before(self.settings)
            if (
                self.play_game(self.new_sitting(seed, settings), self.store.new_game(self.game.name, seed), None).what
                != "new"
            ):
                return self.code
            seed = seed_after(seed)

    def play_match(self, best_of: int) -> int:
        """Play a match from its first game; return the exit code."""
        return self.play_rest_of_match(Match(self.game.name, best_of, self.seed, self.settings))

    def play_rest_of_match(self, match: Match) -> int:
        """Play the games of a match until it is won or left; return the exit code."""
        while True:
            g = match.next_game()
            self.print_text("game-of", n=g.number, most=match.best_of, seed=g.seed)
            sitting = self.new_sitting(g.seed, self.steps.before(g.settings))
            if self.play_game(sitting, self.store.new_game(self.game.name, g.seed), match).what != "next":
                return self.code

    def resume_game(self, saved: SavedGame, sitting: Sitting) -> int:
        """Play a saved game on, and the rest of its match; return the exit code."""
        match = match_of(saved)
        ending = self.play_game(sitting, saved.path, match)
        if match is not None:
            return self.play_rest_of_match(match) if ending.what == "next" else self.code
        if ending.what == "new":
            self.seed = seed_after(sitting.seed)
            return self.play_single()
        return self.code

    def new_sitting(self, seed: int, settings: Settings) -> Sitting:
        """Return a new game."""
        return tableforge.new(self.game.name, seed=seed, **skip_explained(self.game, settings, self.store))

    def play_game(self, sitting: Sitting, path: Path, match: Match | None) -> AfterGame:
        """Play one game at the terminal, keep it, and do what follows its end; return what the players want next."""
        from tableforge.cli.table import entry as terminal

        _mode.decide_for_children()
        building.prefer(self.game.name)
        ending = terminal.AfterGame(match)
        known = sitting.over and match is None  # a finished game that is only looked at counts no second time
        with Hold(path):
            with suppress(TableforgeError):  # where nothing can be written, the table says so at the first answer
                self.store.keep(path, sitting, self.save_note(match))
            alone = ALONE in self.names
            self.code = terminal.play(
                sitting, self.players, self.lang, path, plain=self.plain, after=ending, alone=alone
            )
            self.lang = ending.lang or self.lang
            PlayerProfile(self.store.root).teach(self.game.name, self.game.speech.explained_topics(sitting.events))
            kept = is_saved(path, sitting)
            if not sitting.over or (
                match is not None and not self.is_match_won(match, sitting) and ending.what != "next"
            ):
                ending.what = ""
                self.print_how_to_resume(path, kept)
                return ending
            self.told = ending.told
            self.steps.after(sitting.setup, sitting.result or {}, known)
            if kept:
                self.print_text(
                    "replay-with",
                    command=invocation.command_name(),
                    file=invocation.quote_path(self.store.finish(path)),
                )
            else:
                self.print_how_to_resume(path, kept)
        if match is not None:
            self.record_in_match(match, sitting, ending)
        return ending

    def save_note(self, match: Match | None) -> dict[str, Any]:
        """Return what is written beside the save: who plays, and in which match."""
        series = None if match is None else match.dump()
        return {"seats": list(self.names), "match": series, "options": self.steps.given}

    def print_how_to_resume(self, path: Path, kept: bool) -> None:
        """Print how a game that was left can be resumed."""
        if not kept and not path.exists():
            self.print_text("not-kept")
            return
        if not kept:
            self.print_text("kept-before")
        if self.campaign:
            self.print_text(
                "kept-campaign", play=invocation.play_name(), name=invocation.quote_path(Path(self.campaign))
            )
        elif path.parent == self.store.saves:
            self.print_text("kept", play=invocation.play_name())
        else:
            self.print_text("kept-in", play=invocation.play_name(), file=invocation.quote_path(path))

    # ------------------------------------------------------------ matches
    def is_match_won(self, match: Match, sitting: Sitting) -> bool:
        """Whether this game wins the match."""
        winners = self.game.shown.outcome(sitting.result or {}, self.seats, self.lang).winners
        return len(winners) == 1 and 2 * (match.wins[winners[0]] + 1) > match.best_of

    def record_in_match(self, match: Match, sitting: Sitting, ending: AfterGame) -> None:
        """Record the game in its match, and who begins the next one."""
        match.record(sitting.result or {})
        score = ", ".join([f"{self.seat_title(seat)} {n}" for seat, n in enumerate(match.wins)])
        if self.seats == 2:
            score = f"{self.seat_title(0)} {match.wins[0]} – {match.wins[1]} {self.seat_title(1)}"
        if not self.told:
            self.print_text("score", n=match.best_of, score=score)
        if match.winner is not None:
            n = match.wins[match.winner]
            if not self.told:
                self.print_text("match-won", name=self.seat_title(match.winner), a=n, b=len(match.games) - n)
            ending.what = ""
            return
        if (question := match.question(self.lang)) is None:
            return
        who = question.seat if ending.first is None else ending.first
        match.answer(f"seat:{who}", question.seat)
        self.print_text(
            "names-first", name=self.seat_title(question.seat), who=self.seat_title(who), rule=question.rule
        )


def skip_explained(game: Game, settings: Settings, store: Store) -> Settings:
    """Return the settings of a new game without explanations that the user has read."""
    return (
        {**settings, TAUGHT.name: PlayerProfile(store.root).taught_topics(game.name)}
        if TAUGHT in game.settings
        else settings
    )


def is_saved(path: Path, sitting: Sitting) -> bool:
    """Whether the file holds the game as it stands."""
    try:
        return path.read_text("utf-8") == sitting.save()
    except (OSError, ValueError):
        return False


def match_of(game: SavedGame) -> Match | None:
    """Return the match that a saved game belongs to, or None."""
    return read_match(game.body["game"], game.note.get("match"), game.body["setup"])

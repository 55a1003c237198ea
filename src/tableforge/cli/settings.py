"""The settings of a game as options of a command: `tableforge play keyforge --edition 1.1`, `--help` included."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click
from click.core import ParameterSource

from tableforge import games
from tableforge.cli import refusals
from tableforge.cli.speech import Command, SpokenOption, argument
from tableforge.errors import BadSetup, UnknownGame
from tableforge.kernel.settings import PRACTICE, Flag, PerSeat, Setting
from tableforge.tongue.sentence import capitalise
from tableforge.tongue.text import Text, in_every

if TYPE_CHECKING:
    from tableforge.kernel.game import Game
    from tableforge.table.store import Store

F = TypeVar("F", bound=Callable[..., Any])
GAME = "tableforge.game"  # where the context of a command keeps the game whose settings are its options
MEANT = "tableforge.meant"  # and the name of that game
PREFIX = "setting_"
ONE_FOR_EACH: Final = Text("{about}: first seat 0's, then the next", "{about} : d’abord le siège 0, puis les suivants")

IN_A_LIST: Final = Text("{about}; or all in a row, with commas", "{about} ; ou tous à la suite, avec des virgules")


def usual_game(among: Sequence[str] = ()) -> str | None:
    """Return the default game: that of the variable TABLEFORGE_GAME, or the only possible one; else None."""
    named = os.environ.get("TABLEFORGE_GAME")
    return games.game(named).name if named else games.only_game(among)


def default_game(among: Sequence[str] = (), by: str = "") -> str:
    """Return the default game; `by` names the option for it in the error.

    Raises UnknownGame where there is none.
    """
    found = usual_game(among)
    if found is None:
        how = refusals.BY_OPTION.fill(option=by) if by else ""
        raise UnknownGame(refusals.WHICH_GAME.fill(known=", ".join(among or games.names()), how=how))
    return found


def game_argument(f: F) -> F:
    """Add the argument GAME, which may be left out where there is a default."""
    return argument("game", "JEU", required=False, callback=_game)(f)


def _game(ctx: click.Context, param: click.Parameter, value: str | None) -> str:
    return ctx.meta.get(MEANT) or default_game() if value is None else games.game(value).name


def named_game(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """Return the named game, if any.

    Raises UnknownGame.
    """
    return None if value is None else games.game(value).name


class GameCommand(Command):
    """A command about one game, which takes the settings of that game as options."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        self.add_game_options(ctx, args)
        return super().parse_args(ctx, args)

    def add_game_options(self, ctx: click.Context, args: Sequence[str]) -> None:
        """Find the game of a command line, and add its settings to the options."""
        name = ctx.meta[MEANT] = self.game_of(args)
        ctx.meta[GAME] = [] if name is None else self.options_of(name)

    def options_of(self, game: str) -> list[SpokenOption]:
        """Return the options of the command for a game, besides those for all."""
        return [as_option(s) for s in games.game(game).settings if s.offered]

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        own = super().get_params(ctx)
        return [*own[:-2], *ctx.meta.get(GAME, []), *own[-2:]]  # --lang and --help stay at the end

    def game_of(self, args: Sequence[str]) -> str | None:
        """Return the game of a command line, before its options are known; None where it cannot be told."""
        takes_a_value = {name for p in self.params if isinstance(p, SpokenOption) and not p.is_flag for name in p.opts}
        for arg, before in zip(args, ["", *args]):
            if arg in games.names() and before not in takes_a_value:
                return arg
        return usual_game() or self.game_by_options(args)

    def game_by_options(self, args: Sequence[str]) -> str | None:
        """Return the only game that has the options of a command line; None where several have."""
        own = {name for p in self.params for name in (*p.opts, *p.secondary_opts)} | {"--help"}
        given = {arg.partition("=")[0] for arg in args if arg.startswith("--")} - own
        can_be = [game for game in games.names() if given <= spellings(self.options_of(game))] if given else []
        return default_game(can_be) if can_be else None


def spellings(options: Sequence[SpokenOption]) -> set[str]:
    """Return how options are written on a command line."""
    return {name for o in options for name in (*o.opts, *o.secondary_opts)}


def as_option(s: Setting) -> SpokenOption:
    """Return the option of a setting; one for each seat may be given several times."""
    about = in_every(lambda lang: capitalise(s.about.text(lang)))
    attrs: dict[str, Any] = {"metavar": s.kind.metavar(), "default": s.default, "show_default": s.default is not None}
    spelt = s.option_name
    names = [spelt]
    if isinstance(s.kind, PerSeat):
        attrs.update(multiple=True, default=None, show_default=False)
        about = ONE_FOR_EACH.fill(about=about)
        if s.kind.of.listed:
            names.append(f"--{s.name}")
            about = IN_A_LIST.fill(about=about)
    elif isinstance(s.kind, Flag):
        names = [f"{s.option_name}/--no-{s.option_name[2:]}"]
        attrs.update(metavar=None, show_default=False)
    return SpokenOption([f"{PREFIX}{s.name}", *names], help=about + ".", **attrs)


def given_settings(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the settings that a command line gave, by name."""
    source = click.get_current_context().get_parameter_source
    out: dict[str, Any] = {}
    for s in game.settings:
        name = PREFIX + s.name
        if name not in options or source(name) is not ParameterSource.COMMANDLINE:
            continue
        given = options[name]
        if isinstance(given, tuple):
            out[s.name] = [s.kind.read(x) for word in given for x in split_values(s, word)]
        else:
            out[s.name] = s.kind.read(given) if isinstance(given, str) else given
    return out


def without_practice(game: Game, settings: Mapping[str, Any]) -> dict[str, Any]:
    """Return settings in which revealed information stays revealed, unless practice was asked for."""
    earnest = {PRACTICE.name: False} if PRACTICE.name in [s.name for s in game.settings] else {}
    return {**earnest, **settings}


def split_values(s: Setting, word: str) -> list[str]:
    """Return the values of a word: one, or several separated by commas; a file may have commas in its name."""
    several = isinstance(s.kind, PerSeat) and s.kind.of.listed and not Path(word).exists()
    return [x.strip() for x in word.split(",") if x.strip()] if several else [word]


def fill_seats(game: Game, settings: Mapping[str, Any], people: int) -> dict[str, Any]:
    """Return settings with a seat for everybody who was named, where they do not say how many there are."""
    out = dict(settings)
    told = "seats" in out or not any([s.name == "seats" for s in game.settings])
    return out if told or people <= game.wanted_seats(out) else {**out, "seats": people}


def fill_decks(game: Game, settings: Mapping[str, Any]) -> dict[str, Any]:
    """Return settings with default decks for seats without one."""
    return fill_each_seat(game, {**{s.name: [] for s in game.settings if is_deck_setting(s)}, **settings})


def is_deck_setting(s: Setting) -> bool:
    """Whether a setting is a deck for each seat."""
    return isinstance(s.kind, PerSeat) and s.kind.of.name == "deck"


def resolve_decks(game: Game, settings: Mapping[str, Any], store: Store) -> dict[str, Any]:
    """Return settings seat by seat, with names of decks replaced by decks.

    Raises BadDeck for an unknown name.
    """
    from tableforge.table.library import Library

    out = fill_each_seat(game, settings)
    for s in game.settings:
        if s.name in out and is_deck_setting(s):
            own = Library(game.name, store)
            out[s.name] = [own.find(ref) if isinstance(ref, str) else ref for ref in out[s.name]]
    return out


def fill_each_seat(game: Game, settings: Mapping[str, Any]) -> dict[str, Any]:
    """Return settings with the default for each seat without a value."""
    out = dict(settings)
    seats = game.wanted_seats(out)
    for s in game.settings if isinstance(seats, int) else ():  # anything but a number is refused by the set-up
        if isinstance(s.kind, PerSeat) and s.name in out:
            if len(out[s.name]) > seats:
                raise BadSetup(refusals.TOO_OFTEN.fill(option=s.option_name, n=len(out[s.name]), seats=seats))
            out[s.name] = s.fill_seats(out[s.name], seats)
    return out

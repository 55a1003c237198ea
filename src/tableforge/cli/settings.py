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
from tableforge.cli.speech import Command, Option, argument
from tableforge.errors import BadSetup, UnknownGame
from tableforge.kernel.settings import PRACTICE, Each, Flag, Setting
from tableforge.tongue.both import Both, in_every
from tableforge.tongue.sentence import capital

if TYPE_CHECKING:
    from tableforge.kernel.game import Game
    from tableforge.table.store import Store

F = TypeVar("F", bound=Callable[..., Any])
GAME = "tableforge.game"  # where the context of a command keeps the game whose settings are its options
MEANT = "tableforge.meant"  # and the name of that game
PREFIX = "setting_"
ONE_FOR_EACH: Final = Both(
    "{about}: first seat 0's, then the next", "{about} : d’abord le siège 0, puis les suivants"
)

IN_A_LIST: Final = Both("{about}; or all in a row, with commas", "{about} ; ou tous à la suite, avec des virgules")


def usual_game(among: Sequence[str] = ()) -> str | None:
    """The game that is meant where none is named: that of the variable TABLEFORGE_GAME, or the only one that it can be."""
    named = os.environ.get("TABLEFORGE_GAME")
    return games.game(named).name if named else games.only(among)


def default_game(among: Sequence[str] = (), by: str = "") -> str:
    """The same, where there must be one; `by` is the option that would name it, where the command takes it so."""
    found = usual_game(among)
    if found is None:
        how = refusals.BY_OPTION.fill(option=by) if by else ""
        raise UnknownGame(refusals.WHICH_GAME.fill(known=", ".join(among or games.names()), how=how))
    return found


def game_argument(f: F) -> F:
    """The name of the game, which may be left out where there is only one."""
    return argument("game", "JEU", required=False, callback=_game)(f)


def _game(ctx: click.Context, param: click.Parameter, value: str | None) -> str:
    return ctx.meta.get(MEANT) or default_game() if value is None else games.game(value).name


def named_game(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """The game that was named, if any; an unknown one is refused."""
    return None if value is None else games.game(value).name


class GameCommand(Command):
    """A command about one game, which takes the settings of that game as options."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        self.offer(ctx, args)
        return super().parse_args(ctx, args)

    def offer(self, ctx: click.Context, args: Sequence[str]) -> None:
        """Take the settings of the game that is meant among the options."""
        name = ctx.meta[MEANT] = self.game_of(args)
        ctx.meta[GAME] = [] if name is None else self.options_of(name)

    def options_of(self, game: str) -> list[Option]:
        """What the command takes for a game, besides what it takes for all."""
        return [as_option(s) for s in games.game(game).settings if s.offered]

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        own = super().get_params(ctx)
        return [*own[:-2], *ctx.meta.get(GAME, []), *own[-2:]]  # --lang and --help stay at the end

    def game_of(self, args: Sequence[str]) -> str | None:
        """The game that a command line names, found before its options are known; None where none can be meant."""
        takes_a_value = {name for p in self.params if isinstance(p, Option) and not p.is_flag for name in p.opts}
        for arg, before in zip(args, ["", *args]):
            if arg in games.names() and before not in takes_a_value:
                return arg
        return usual_game() or self.game_by_options(args)

    def game_by_options(self, args: Sequence[str]) -> str | None:
        """The only game that takes the options of a command line; where several do, it must be named."""
        own = {name for p in self.params for name in (*p.opts, *p.secondary_opts)} | {"--help"}
        given = {arg.partition("=")[0] for arg in args if arg.startswith("--")} - own
        can_be = [game for game in games.names() if given <= spellings(self.options_of(game))] if given else []
        return default_game(can_be) if can_be else None


def spellings(options: Sequence[Option]) -> set[str]:
    """How options are written on a command line."""
    return {name for o in options for name in (*o.opts, *o.secondary_opts)}


def as_option(s: Setting) -> Option:
    """The option of a setting; what is for each seat is given once for each."""
    about = in_every(lambda lang: capital(s.about.text(lang)))
    attrs: dict[str, Any] = {"metavar": s.kind.metavar(), "default": s.default, "show_default": s.default is not None}
    spelt = s.spelt
    names = [spelt]
    if isinstance(s.kind, Each):
        attrs.update(multiple=True, default=None, show_default=False)
        about = ONE_FOR_EACH.fill(about=about)
        if s.kind.of.listed:
            names.append(f"--{s.name}")
            about = IN_A_LIST.fill(about=about)
    elif isinstance(s.kind, Flag):
        names = [f"{s.spelt}/--no-{s.spelt[2:]}"]
        attrs.update(metavar=None, show_default=False)
    return Option([f"{PREFIX}{s.name}", *names], help=about + ".", **attrs)


def chosen(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """The settings that a command line gave, by name; what it left out is left to the game."""
    source = click.get_current_context().get_parameter_source
    out: dict[str, Any] = {}
    for s in game.settings:
        name = PREFIX + s.name
        if name not in options or source(name) is not ParameterSource.COMMANDLINE:
            continue
        given = options[name]
        if isinstance(given, tuple):
            out[s.name] = [s.kind.read(x) for word in given for x in in_a_row(s, word)]
        else:
            out[s.name] = s.kind.read(given) if isinstance(given, str) else given
    return out


def in_earnest(game: Game, settings: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of a game that people sit down to: what has been shown stays shown, unless they practise."""
    earnest = {PRACTICE.name: False} if PRACTICE.name in [s.name for s in game.settings] else {}
    return {**earnest, **settings}


def in_a_row(s: Setting, word: str) -> list[str]:
    """What a word names: one value, or several with commas between; a file may have commas in its name."""
    several = isinstance(s.kind, Each) and s.kind.of.listed and not Path(word).exists()
    return [x.strip() for x in word.split(",") if x.strip()] if several else [word]


def with_seats(game: Game, settings: Mapping[str, Any], people: int) -> dict[str, Any]:
    """The settings, with a seat for everybody who was named, where they do not say how many there are."""
    out = dict(settings)
    told = "seats" in out or not any([s.name == "seats" for s in game.settings])
    return out if told or people <= game.wanted_seats(out) else {**out, "seats": people}


def with_decks(game: Game, settings: Mapping[str, Any]) -> dict[str, Any]:
    """The settings, with the usual decks for the seats to which none was given."""
    return seat_by_seat(game, {**{s.name: [] for s in game.settings if is_decks(s)}, **settings})


def is_decks(s: Setting) -> bool:
    """Whether a setting is a deck for each seat."""
    return isinstance(s.kind, Each) and s.kind.of.name == "deck"


def resolved(game: Game, settings: Mapping[str, Any], store: Store) -> dict[str, Any]:
    """The settings, seat by seat, with the decks that their names mean in a store."""
    from tableforge.table.library import Library

    out = seat_by_seat(game, settings)
    for s in game.settings:
        if s.name in out and is_decks(s):
            own = Library(game.name, store)
            out[s.name] = [own.find(ref) if isinstance(ref, str) else ref for ref in out[s.name]]
    return out


def seat_by_seat(game: Game, settings: Mapping[str, Any]) -> dict[str, Any]:
    """The settings with the usual value for each seat for which none was given."""
    out = dict(settings)
    seats = game.wanted_seats(out)
    for s in game.settings if isinstance(seats, int) else ():  # what is no number is refused with the set-up
        if isinstance(s.kind, Each) and s.name in out:
            if len(out[s.name]) > seats:
                raise BadSetup(refusals.TOO_OFTEN.fill(option=s.spelt, n=len(out[s.name]), seats=seats))
            out[s.name] = s.filled(out[s.name], seats)
    return out

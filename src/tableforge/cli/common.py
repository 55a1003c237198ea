"""What the commands share: the folder of the user's own files, the language, tables on the screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.core import ParameterSource

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

F = TypeVar("F", bound=Callable[..., Any])
LANG = "tableforge.lang"  # where the contexts of a command line keep the language that was asked for
WIDE = 160  # columns where the output is no terminal: nothing should be cut


def home() -> Path:
    """The folder of saves and imported decks: TABLEFORGE_HOME, or where this system keeps a user's data."""
    if own := os.environ.get("TABLEFORGE_HOME"):
        return Path(own)
    try:
        Path.home()
    except RuntimeError:
        from tableforge.errors import BadSetup

        raise BadSetup(
            "this user has no home folder; name a folder for decks and saves in the variable TABLEFORGE_HOME",
            fr="cet utilisateur n’a pas de dossier personnel ; indiquez un dossier pour les decks et les sauvegardes dans "
            "la variable TABLEFORGE_HOME",
        ) from None
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "tableforge"


def _language(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """The language of a command: its own --lang, or the one that was given before the command's name."""
    from tableforge.kernel.rules import language

    above = ctx.parent.params.get("lang") if ctx.parent is not None else None
    if above is not None and ctx.get_parameter_source("lang") is not ParameterSource.COMMANDLINE:
        value = above
    return language(value)


def language_of(args: Sequence[str]) -> str:
    """The language that a command line asks for, read before it is understood: its own errors speak it, too."""
    asked = os.environ.get("TABLEFORGE_LANG", "")
    for arg, after in zip(args, [*args[1:], ""]):
        if arg == "--lang" or arg.startswith("--lang="):
            asked = after if arg == "--lang" else arg.partition("=")[2]
    return "fr" if asked == "fr" else "en"


def lang_option(f: F) -> F:
    """`--lang en|fr`, also by the variable TABLEFORGE_LANG."""
    return click.option(
        "--lang", default="en", envvar="TABLEFORGE_LANG", metavar="en|fr", callback=_language, show_default=True,
        help="Language of everything that is printed (or the variable TABLEFORGE_LANG).",
    )(f)  # fmt: skip


def game_argument(f: F) -> F:
    """The name of the game, KeyForge if none is given."""
    return click.argument("game", default="keyforge", required=False, callback=_game)(f)


def game_and_word(first: str, second: str | None, finds: Callable[[str], object]) -> tuple[str, str | None]:
    """A game and what is looked for in it; the game may be left out, if its word alone `finds` something."""
    from tableforge import TableforgeError, game, games
    from tableforge.errors import UnknownGame, quoted

    if second is not None or first in games.names():
        return game(first).name, second
    try:
        finds(first)
    except TableforgeError as e:
        known = ", ".join(games.names())
        raise UnknownGame(
            f"{first!r} is no game ({known}), and {e}", fr=f"{quoted(first)} n’est pas un jeu ({known}), et {e.text('fr')}"
        ) from None
    return games.names()[0], first


def _game(ctx: click.Context, param: click.Parameter, value: str) -> str:
    from tableforge import game

    return game(value).name


def console(err: bool = False) -> Console:
    """A screen that cuts nothing when it is a pipe."""
    from rich.console import Console

    stream = sys.stderr if err else sys.stdout
    wide = None if stream.isatty() else WIDE
    return Console(file=stream, width=wide, highlight=False, soft_wrap=False)


def table(*columns: str, title: str = "", numbers: tuple[int, ...] = ()) -> Table:
    """A plain table; the columns of these numbers stand to the right."""
    from rich import box
    from rich.table import Table

    out = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left", pad_edge=False)
    for k, name in enumerate(columns):
        out.add_column(name, justify="right" if k in numbers else "left", overflow="fold")
    return out


def whole_number(value: object) -> bool:
    """Whether this is a whole number (true and false are none)."""
    return isinstance(value, int) and not isinstance(value, bool)

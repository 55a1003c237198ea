"""What the commands share: the language, a game and a word, tables on the screen."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.core import ParameterSource

from tableforge.cli.speech import Option, language_of_the_system, option
from tableforge.tongue.both import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

F = TypeVar("F", bound=Callable[..., Any])
CUSTOM = Option(  # among the cards of a game whose words can say nearly all of them
    ["--custom"], is_flag=True, help="Only cards with an op of their own, and why they need one.",
    fr="Seulement les cartes qui ont leur propre op, et pourquoi il leur en faut une.",
)  # fmt: skip
WIDE = 160  # columns where the output is no terminal: nothing should be cut


def _language(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """The language of a command: its own --lang, or the one that was given before the command's name."""
    from tableforge.tongue.spelling import language

    if ctx.get_parameter_source("lang") is ParameterSource.COMMANDLINE:
        return language(value)
    above = ctx.parent.params.get("lang") if ctx.parent is not None else None
    return language(above or value or language_of_the_system())


def lang_option(f: F) -> F:
    """`--lang en|fr`, also by the variable TABLEFORGE_LANG or by the language of the system."""
    return option(
        "--lang", default="", envvar="TABLEFORGE_LANG", metavar="|".join(LANGUAGES), callback=_language,
        help="Language of everything that is printed (or the variable TABLEFORGE_LANG); without it, the system's.",
        fr="Langue de tout ce qui s’affiche (ou la variable TABLEFORGE_LANG) ; sans cela, celle du système.",
    )(f)  # fmt: skip


def game_and_word(
    first: str | None, second: str | None, finds: Callable[[str, str], object], among: Sequence[str] = ()
) -> tuple[str, str | None]:
    """A game and what is looked for in it; the game may be left out where the word alone is found in one.

    Without either, it is the only one `among` those that it can be.
    """
    from tableforge import games
    from tableforge.cli import refusals
    from tableforge.cli.settings import default_game
    from tableforge.errors import TableforgeError, UnknownGame
    from tableforge.tongue.both import in_every

    if first is None:
        return default_game(among), None
    if second is not None or first in games.names():
        return games.game(first).name, second
    refused = []
    for name in games.names():
        try:
            finds(name, first)
            return name, first
        except TableforgeError as e:
            refused.append(e)
    known = ", ".join(games.names())
    why = in_every(lambda lang: joined(longest([e.text(lang) for e in refused])))
    raise UnknownGame(refusals.NO_GAME.fill(first=first, known=known, why=why))


def longest(texts: Sequence[str]) -> list[str]:
    """Texts, each once, without those that another one begins with.

    >>> longest(["no such rule", "no such rule; did you mean 'search'?", "no such rule"])
    ["no such rule; did you mean 'search'?"]
    """
    return [x for x in dict.fromkeys(texts) if not any([y != x and y.startswith(x) for y in texts])]


def joined(reasons: Sequence[str]) -> str:
    """Reasons in one line: behind a question a new sentence begins, else a semicolon will do.

    >>> joined(["no rule speaks of 'serch'; did you mean 'search'?", "there is no card 'serch'", "nor a game"])
    "no rule speaks of 'serch'; did you mean 'search'? There is no card 'serch'; nor a game"
    """
    out = ""
    for reason in reasons:
        out += f" {reason[:1].upper()}{reason[1:]}" if out.endswith("?") else f"; {reason}" if out else reason
    return out


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


@contextmanager
def counted(what: str, total: int, long: int) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error while something is counted; it is told how many are done, and of how many.

    Where nobody sees a bar, a run that is so `long` tells each tenth of its way in a line.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = console(err=True)
    tenths = 0

    def progress(done: int, of: int) -> None:
        nonlocal tenths
        bar.update(task, completed=done, total=of)
        if not screen.is_terminal and of >= long and done * 10 // of > tenths:
            tenths = done * 10 // of
            click.echo(f"{what}: {done}/{of}", err=True)

    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield progress

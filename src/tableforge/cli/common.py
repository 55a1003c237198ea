"""What the commands share: the language, a game and a word, tables on the screen."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.core import ParameterSource

from tableforge.cli.speech import SpokenOption, option, system_language
from tableforge.tongue.text import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

F = TypeVar("F", bound=Callable[..., Any])
CUSTOM = SpokenOption(  # for games whose cards are mostly written in words
    ["--custom"],
    is_flag=True,
    help="Only cards with an op of their own, and why they need one.",
    fr="Seulement les cartes qui ont leur propre op, et pourquoi il leur en faut une.",
)
WIDEST = 10_000  # columns that no table has
WIDE = 160  # columns where the output is no terminal: nothing should be cut


def _language(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """The language of a command: its own --lang, or the one that was given before the command's name."""
    from tableforge.tongue.spelling import language

    if ctx.get_parameter_source("lang") is ParameterSource.COMMANDLINE:
        return language(value)
    above = ctx.parent.params.get("lang") if ctx.parent is not None else None
    return language(above or value or system_language())


def lang_option(f: F) -> F:
    """Add `--lang en|fr`, with TABLEFORGE_LANG or the system's language as its default."""
    return option(
        "--lang",
        default="",
        envvar="TABLEFORGE_LANG",
        metavar="|".join(LANGUAGES),
        callback=_language,
        help="Language of everything that is printed (or the variable TABLEFORGE_LANG); without it, the system's.",
        fr="Langue de tout ce qui s’affiche (ou la variable TABLEFORGE_LANG) ; sans cela, celle du système.",
    )(f)


def is_option_given(option: str) -> bool:
    """Whether the command line has an option."""
    return click.get_current_context().get_parameter_source(option) is ParameterSource.COMMANDLINE


@contextmanager
def until_interrupted() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C was pressed, so that what was played until then can be told; pressed again, it ends the command."""
    pressed = threading.Event()

    def press(*_: object) -> None:
        if pressed.is_set():
            raise KeyboardInterrupt
        pressed.set()

    if threading.current_thread() is not threading.main_thread():  # signals are heard there alone
        yield pressed.is_set
        return
    usual = signal.signal(signal.SIGINT, press)
    try:
        yield pressed.is_set
    finally:
        signal.signal(signal.SIGINT, usual)


def end_early(stopped: Callable[[], bool], found: bool, lang: str) -> None:
    """End the command as interrupted where it was, and say whether anything was found."""
    from tableforge.lab import texts

    if stopped():
        click.echo((texts.STOPPED_EARLY if found else texts.STOPPED_AT_ONCE).text(lang), err=True)
        sys.exit(130)


def game_and_word(
    first: str | None, second: str | None, finds: Callable[[str, str], object], among: Sequence[str] = ()
) -> tuple[str, str | None]:
    """Return a game and what is looked for in it; where only one word is given, the game is the one that finds it.

    `finds` looks a word up in a game and raises TableforgeError where it is not there. Raises UnknownGame where no game
    finds it.
    """
    from tableforge import games
    from tableforge.cli import refusals
    from tableforge.cli.settings import default_game
    from tableforge.errors import TableforgeError, UnknownGame
    from tableforge.tongue.text import in_every

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
    why = in_every(lambda lang: join_reasons(drop_prefixes([e.text(lang) for e in refused])))
    raise UnknownGame(refusals.NO_GAME.fill(first=first, known=known, why=why))


def drop_prefixes(texts: Sequence[str]) -> list[str]:
    """Return texts, each once, without those that are the beginning of another.

    >>> drop_prefixes(["no such rule", "no such rule; did you mean 'search'?", "no such rule"])
    ["no such rule; did you mean 'search'?"]
    """
    return [x for x in dict.fromkeys(texts) if not any([y != x and y.startswith(x) for y in texts])]


def join_reasons(reasons: Sequence[str]) -> str:
    """Return reasons in one line: after a question mark a new sentence begins, else a semicolon separates them.

    >>> join_reasons(["no rule speaks of 'serch'; did you mean 'search'?", "there is no card 'serch'", "nor a game"])
    "no rule speaks of 'serch'; did you mean 'search'? There is no card 'serch'; nor a game"
    """
    out = ""
    for reason in reasons:
        out += f" {reason[:1].upper()}{reason[1:]}" if out.endswith("?") else f"; {reason}" if out else reason
    return out


def console(err: bool = False) -> Console:
    """Return a console that cuts no line when its output is a pipe."""
    from rich.console import Console

    stream = sys.stderr if err else sys.stdout
    wide = None if stream.isatty() else WIDE
    return Console(file=stream, width=wide, highlight=False, soft_wrap=False)


def table(*columns: str, title: str = "", numbers: tuple[int, ...] = ()) -> Table:
    """Return a plain table; the columns of these numbers are right-aligned."""
    from rich import box
    from rich.table import Table

    out = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left", pad_edge=False)
    for k, name in enumerate(columns):
        out.add_column(name, justify="right" if k in numbers else "left", overflow="fold")
    return out


def print_table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], *, title: str = "", numbers: tuple[int, ...] = ()
) -> None:
    """Print a table; where the screen is too narrow for its words, each row by itself with its cells under each other."""
    from rich.markup import escape

    screen = console()
    names = [escape(head) for head in heads]
    cells = [[escape(cell) for cell in row] for row in rows]
    out = table(*names, title=escape(title), numbers=numbers)
    for row in cells:
        out.add_row(*row)
    if screen.measure(out, options=screen.options.update(max_width=WIDEST)).minimum > screen.width:
        out = table("", "", title=escape(title), numbers=(1,))
        out.show_header = False
        for first, *rest in cells:
            out.add_row(f"[bold]{first}[/bold]", "")
            for name, cell in zip(names[1:], rest):
                out.add_row(f"  {name}", cell)
    screen.print(out)


@contextmanager
def progress_bar(what: str, total: int, long: int) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar on standard error; yields a function that takes how many are done, and of how many.

    Where nobody sees a bar, a run of at least `long` prints a line for each tenth.
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

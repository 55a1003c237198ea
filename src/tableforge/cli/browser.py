"""`tableforge table`, and `./play`: the table in the browser; with words that only the terminal knows, the one in the terminal."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from tableforge import building
from tableforge.cli import calling
from tableforge.cli.common import lang_option
from tableforge.cli.serve import PORT
from tableforge.cli.speech import Command, Option, option
from tableforge.cli.texts import say
from tableforge.table.store import home
from tableforge.tongue.both import Both

TERMINAL: Final = "--terminal"
WORDS: Final = "tableforge.terminal"  # where the context keeps the words that are for `tableforge play`
DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


class TableCommand(Command):
    """Opens the browser, unless a word is none of its own."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if self.for_terminal(args):
            ctx.meta[WORDS] = [word for word in args if word != TERMINAL]
            args = []
        return super().parse_args(ctx, args)

    def for_terminal(self, args: Sequence[str]) -> bool:
        """Whether a command line is meant for the terminal: it says so, or says what only the terminal knows."""
        own = [p for p in [*self.params, self.help_option] if isinstance(p, Option)]
        flags = {name for p in own if p.is_flag for name in p.opts} - {TERMINAL}
        valued = {name for p in own if not p.is_flag for name in p.opts}
        rest = list(args)
        while rest:
            word = rest.pop(0)
            if word in valued:
                del rest[:1]
            elif word not in flags and word.partition("=")[0] not in valued:
                return True
        return False


@click.command(
    cls=TableCommand,
    fr="""
    Ouvre la table dans le navigateur : démarre le serveur sur cette machine et montre son adresse.

    Ctrl-C l’arrête, et rien n’est perdu. S’il fonctionne déjà, ouvre le même. Avec --terminal, un jeu ou une option de
    `tableforge play`, joue au terminal.
    """,
)
@option(TERMINAL, is_flag=True, help="Play in the terminal instead.", fr="Joue plutôt au terminal.")
@option(
    "--no-browser", "quiet", is_flag=True, help="Only show the address.", fr="Montre seulement l’adresse.",
)  # fmt: skip
@option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), metavar="N", help="The port.", fr="Le port.")
@option(
    "--data", metavar=Both("DIR", "DOSSIER"), help="Where tables and decks are kept; without it, where all games are.",
    fr="Où tables et decks sont gardés ; sans cela, là où sont toutes les parties.",
)
@lang_option
@click.pass_context
def table(ctx: click.Context, terminal: bool, quiet: bool, port: int, data: str | None, lang: str) -> None:
    """Open the table in the browser: start the server on this machine, and show its address.

    Ctrl-C ends it, and nothing is lost. Where it runs already, the same is opened. With --terminal, a game or an option of
    `tableforge play`, play in the terminal.
    """
    if WORDS in ctx.meta:
        from tableforge.cli.app import main

        sys.exit(main(["play", *ctx.meta[WORDS]], standalone_mode=False))
    from tableforge.errors import TableforgeError
    from tableforge.server import worker
    from tableforge.server.hall import Settings, owner_key

    folder = Path(data) if data else home()
    key = owner_key(folder)
    if running := worker.served_at(folder):
        announce("serving-already", running, folder, key, lang, quiet)
        return
    try:
        taken = worker.listening("127.0.0.1", port)
    except TableforgeError:  # somebody else has it: any other will do
        taken = worker.listening("127.0.0.1", 0)
    address = worker.address_of(taken)
    worker.run(Settings(folder, port=port), taken, lambda: announce("serving", address, folder, key, lang, quiet))
    click.echo(say(lang, "served"))


def page(address: str, key: str, lang: str) -> str:
    """The address of the first page, with the key of whoever starts the server where no server ever sees it."""
    return f"{address}/#owner={key}&lang={lang}"


def announce(what: str, address: str, folder: Path, key: str, lang: str, quiet: bool) -> None:
    """Say where the table is, and open it where there is a browser.

    The key is shown to somebody at a terminal alone: whatever else reads this may write it down.
    """
    seen = sys.stdout.isatty()
    click.echo(say(lang, what, address=page(address, key, lang) if seen else address))
    if not seen:
        from tableforge.server.disk import KEY_FILE

        click.echo(say(lang, "key-lies", file=calling.file(folder / KEY_FILE), address=address))
    click.echo(say(lang, "in-terminal", command=f"{calling.play()} {TERMINAL}" if os.environ.get(calling.PLAY) else calling.play()))
    if (told := building.sentence()) is not None:
        click.echo(told.text(lang))
    if not quiet and has_browser():
        import webbrowser

        threading.Thread(target=webbrowser.open, args=(page(address, key, lang),), daemon=True).start()


def has_browser() -> bool:
    """Whether there is a screen for one."""
    return sys.platform in ("win32", "darwin") or any([os.environ.get(name) for name in DISPLAYS])

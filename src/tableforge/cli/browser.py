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
from tableforge.cli import invocation
from tableforge.cli.common import lang_option
from tableforge.cli.options import data_option, port_option
from tableforge.cli.speech import Command, SpokenOption, option
from tableforge.cli.texts import say
from tableforge.table.store import home

TERMINAL: Final = "--terminal"
WORDS: Final = "tableforge.terminal"  # where the context keeps the words that are for `tableforge play`
DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


class TableCommand(Command):
    """Opens the browser, unless the command line has words that only the terminal knows."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if self.for_terminal(args):
            ctx.meta[WORDS] = [word for word in args if word != TERMINAL]
            args = []
        return super().parse_args(ctx, args)

    def for_terminal(self, args: Sequence[str]) -> bool:
        """Whether a command line is meant for the terminal: it says so, or has options that only the terminal knows."""
        own = [p for p in [*self.params, self.help_option] if isinstance(p, SpokenOption)]
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
    "--no-browser",
    "quiet",
    is_flag=True,
    help="Only show the address.",
    fr="Montre seulement l’adresse.",
)
@port_option
@data_option
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
    if running := worker.find_server(folder):
        announce("serving-already", running, folder, key, lang, quiet)
        return
    try:
        taken = worker.open_socket("127.0.0.1", port)
    except TableforgeError:  # the port is taken: use any other
        taken = worker.open_socket("127.0.0.1", 0)
    address = worker.socket_address(taken)
    worker.run(Settings(folder, port=port), taken, lambda: announce("serving", address, folder, key, lang, quiet))
    click.echo(say(lang, "served"))


def page_address(address: str, key: str, lang: str) -> str:
    """Return the address of the first page, with the owner's key in the fragment, which browsers never send."""
    return f"{address}/#owner={key}&lang={lang}"


def announce(what: str, address: str, folder: Path, key: str, lang: str, quiet: bool) -> None:
    """Print where the table is, and open it where there is a browser."""
    seen = sys.stdout.isatty()
    click.echo(say(lang, what, address=page_address(address, key, lang) if seen else address))
    if not seen:
        from tableforge.server.disk import KEY_FILE

        click.echo(say(lang, "key-lies", file=invocation.quote_path(folder / KEY_FILE), address=address))
    click.echo(
        say(
            lang,
            "in-terminal",
            command=f"{invocation.play_name()} {TERMINAL}"
            if os.environ.get(invocation.PLAY)
            else invocation.play_name(),
        )
    )
    if (told := building.status_line()) is not None:
        click.echo(told.text(lang))
    if not quiet and has_browser():
        import webbrowser

        threading.Thread(target=webbrowser.open, args=(page_address(address, key, lang),), daemon=True).start()


def has_browser() -> bool:
    """Whether there is a screen for a browser."""
    return sys.platform in ("win32", "darwin") or any([os.environ.get(name) for name in DISPLAYS])

"""`tableforge site`: the table as a static site, for any host that serves files."""

from __future__ import annotations

import contextlib
from pathlib import Path

import click

from tableforge.cli import invocation
from tableforge.cli.common import lang_option
from tableforge.cli.speech import Group, argument, option
from tableforge.cli.texts import say
from tableforge.tongue.text import Text

PORT = 4748


@click.group(
    cls=Group,
    fr="""
    Fait de la table un site statique, pour tout hébergeur qui sert des fichiers : on y joue dans l’onglet, sans serveur.

    docs/tab.md dit où sont les parties, comment les emporter, et comment héberger le site.
    """,
)
def site() -> None:
    """Make a static site of the table, for any host that serves files: games are played in the tab, without a server.

    docs/tab.md says where games lie, how to take them away, and how to host the site.
    """


@site.command(
    fr="""
    Construit le site dans DOSSIER, qui doit être nouveau, vide, ou contenir un site plus ancien.

    Il y faut Node.js et, la première fois, le réseau : Python pour navigateurs et quelques bibliothèques viennent de npm et de
    PyPI, vérifiés par leurs empreintes.
    """
)
@argument("folder", "DOSSIER", type=click.Path(path_type=Path, file_okay=False))
@option(
    "--games",
    default="",
    metavar=Text("NAMES", "NOMS"),
    help="Only these games, with commas between them; without it, all.",
    fr="Ces jeux seulement, séparés par des virgules ; sans cela, tous.",
)
@option(
    "--base",
    default="/",
    show_default=True,
    metavar=Text("PATH", "CHEMIN"),
    help="The path of the site on its host, as /games/.",
    fr="Le chemin du site chez son hébergeur, comme /jeux/.",
)
@lang_option
def build(folder: Path, games: str, base: str, lang: str) -> None:
    """Build the site in FOLDER, which must be new, empty, or hold an earlier site.

    It takes Node.js and, the first time, the network: Python for browsers and a few libraries come from npm and PyPI, checked by
    their digests.
    """
    from tableforge.site.build import build_site

    chosen = [name.strip() for name in games.split(",") if name.strip()]
    made = build_site(folder, chosen, base)
    size = f"{made.size / 1e6:.0f}"
    click.echo(say(lang, "site-built", folder=invocation.quote_path(folder), n=made.files, size=size))


@site.command(fr="Montre le site de DOSSIER à cette machine, comme le ferait un hébergeur ; Ctrl-C l’arrête.")
@argument("folder", "DOSSIER", type=click.Path(path_type=Path))
@option(
    "--port",
    default=PORT,
    show_default=True,
    type=click.IntRange(0, 65535),
    metavar="N",
    help="The port; 0 takes a free one.",
    fr="Le port ; 0 en prend un libre.",
)
@lang_option
def serve(folder: Path, port: int, lang: str) -> None:
    """Show the site in FOLDER to this machine, as a host would; Ctrl-C stops it."""
    from tableforge.site.serve import open_server

    server, address = open_server(folder, port)
    click.echo(say(lang, "site-served", address=address))
    with contextlib.suppress(KeyboardInterrupt), server:
        server.serve_forever()

"""`tableforge backup` and `tableforge restore`: a checked copy of a server's tables, and the way back."""

from __future__ import annotations

from pathlib import Path

import click

from tableforge.cli import invocation
from tableforge.cli.common import lang_option, progress_bar
from tableforge.cli.options import overwrite_option
from tableforge.cli.speech import Command, argument, option
from tableforge.cli.texts import say
from tableforge.table.store import home
from tableforge.tongue.text import Text

LARGE = 20_000  # pages from which on progress is printed
data_option = option(
    "--data",
    metavar=Text("DIR", "DOSSIER"),
    help="The folder of the server's data; without it, where all games are.",
    fr="Le dossier des données du serveur ; sans cela, là où sont toutes les parties.",
)


@click.command(
    cls=Command,
    fr="""
    Copie les tables d’un serveur dans FICHIER, telles qu’elles sont à un instant, même pendant qu’il fonctionne.

    La copie est vérifiée, et n’est lisible que par vous. Les decks et la clé sont des fichiers à part du même dossier. Une base
    PostgreSQL se copie avec pg_dump.
    """,
)
@argument("file", "FICHIER", type=click.Path(path_type=Path))
@data_option
@overwrite_option
@lang_option
def backup(file: Path, data: str | None, force: bool, lang: str) -> None:
    """Copy the tables of a server into FILE, as they are at one moment, also while it runs.

    The copy is checked, and only you can read it. Decks and the key are files of their own in the same folder. A PostgreSQL is
    copied with pg_dump.
    """
    from tableforge.server.backup import back_up

    with progress_bar(say(lang, "backing-up"), 1, LARGE) as progress:
        n = back_up(Path(data) if data else home(), file, force, progress)
    click.echo(say(lang, "backed-up", n=n, file=invocation.quote_path(file)))


@click.command(
    cls=Command,
    fr="""
    Met la copie FICHIER à la place des tables, pendant qu’aucun serveur ne les tient.

    La copie est vérifiée d’abord. Avec --force elle remplace des tables qui sont là, et celles-ci restent à côté.
    """,
)
@argument("file", "FICHIER", type=click.Path(path_type=Path))
@data_option
@option(
    "--force",
    is_flag=True,
    help="Take the place of tables that are there; they are kept beside it.",
    fr="Prend la place des tables qui sont là ; elles restent à côté.",
)
@lang_option
def restore(file: Path, data: str | None, force: bool, lang: str) -> None:
    """Put the copy FILE in the place of the tables, while no server has them.

    The copy is checked first. With --force it takes the place of tables that are there, and those are kept beside it.
    """
    from tableforge.server import backup as copies
    from tableforge.server.disk import DATABASE

    folder = Path(data) if data else home()
    with progress_bar(say(lang, "backing-up"), 1, LARGE) as progress:
        n, old = copies.restore(folder, file, force, progress)
    click.echo(say(lang, "restored", n=n, file=invocation.quote_path(folder / DATABASE)))
    if old is not None:
        click.echo(say(lang, "put-aside", file=invocation.quote_path(old)))

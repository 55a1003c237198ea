"""`tableforge serve`: the tables in the browser, for this machine or for others."""

from __future__ import annotations

from pathlib import Path

import click

from tableforge.cli import invocation
from tableforge.cli.common import lang_option
from tableforge.cli.options import data_option, port_option
from tableforge.cli.speech import Command, option
from tableforge.cli.texts import say
from tableforge.server.guard import Limits
from tableforge.table.store import home
from tableforge.tongue.text import Text

LIMITS = Limits()


@click.command(
    cls=Command,
    fr="""
    Sert les tables dans le navigateur, et aux programmes par une API JSON ; Ctrl-C l’arrête, et rien n’est perdu.

    Sans --host, cette machine seule peut s’y connecter. docs/server.md dit ce que l’API prend et rend.
    """,
)
@option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    metavar=Text("ADDRESS", "ADRESSE"),
    help="The address to listen to; 0.0.0.0 lets other machines in.",
    fr="L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.",
)
@port_option
@data_option
@option(
    "--database",
    default="",
    metavar="URL",
    help="A PostgreSQL in place of a file: postgresql://…",
    fr="Une base PostgreSQL au lieu d’un fichier : postgresql://…",
)
@option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    metavar="N",
    help="So many processes on one PostgreSQL.",
    fr="Autant de processus sur une base PostgreSQL.",
)
@option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="A further site whose pages may use this server.",
    fr="Un autre site dont les pages peuvent utiliser ce serveur.",
)
@option(
    "--trusted-proxy",
    "proxies",
    multiple=True,
    metavar=Text("ADDRESSES", "ADRESSES"),
    help="Proxies before this server, by address or network: they say for whom they ask.",
    fr="Les proxys devant ce serveur, par adresse ou réseau : ils disent pour qui ils demandent.",
)
@option(
    "--open",
    "open_tables",
    is_flag=True,
    help="Keep a list of open tables: anybody may list one, and anybody may sit down.",
    fr="Tient une liste des tables ouvertes : chacun peut en proposer une, et chacun peut s’y asseoir.",
)
@option(
    "--connections",
    default=LIMITS.connections,
    show_default=True,
    type=click.IntRange(8, 100_000),
    metavar="N",
    help="So many connections at once in each process, as far as the system has files for them.",
    fr="Autant de connexions à la fois par processus, si le système a assez de fichiers.",
)
@option(
    "--connections-each",
    default=LIMITS.connections_each,
    show_default=True,
    type=click.IntRange(4, 100_000),
    metavar="N",
    help="So many of them from one address, but for this machine’s own.",
    fr="Autant d’entre elles par adresse, sauf celles de cette machine.",
)
@option(
    "--head-timeout",
    default=LIMITS.until_head,
    show_default=True,
    type=click.FloatRange(0.1, 3600),
    metavar="S",
    help="Seconds in which a request must say what it is about.",
    fr="Secondes qu’une requête a pour dire ce qu’elle veut.",
)
@option(
    "--body-timeout",
    default=LIMITS.until_body,
    show_default=True,
    type=click.FloatRange(0.1, 3600),
    metavar="S",
    help="Seconds for its body; a steady one has longer.",
    fr="Secondes pour son contenu ; davantage s’il arrive sans cesse.",
)
@option(
    "--idle-timeout",
    default=LIMITS.until_idle,
    show_default=True,
    type=click.IntRange(1, 3600),
    metavar="S",
    help="Seconds that a connection may be idle between two requests.",
    fr="Secondes pendant lesquelles une connexion peut se taire entre deux requêtes.",
)
@option(
    "--webhook",
    default="",
    metavar="URL",
    help="An address of yours that is told when a table waits for somebody who is not there.",
    fr="Une adresse à vous, prévenue quand une table attend quelqu’un qui n’est pas là.",
)
@option(
    "--webhook-secret-file",
    default="",
    metavar=Text("FILE", "FICHIER"),
    help="The key that signs these calls; without it, webhook.key in the folder of the data.",
    fr="La clé qui signe ces appels ; sans cela, webhook.key dans le dossier des données.",
)
@lang_option
def serve(
    host: str,
    port: int,
    data: str | None,
    database: str,
    workers: int,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    open_tables: bool,
    connections: int,
    connections_each: int,
    head_timeout: float,
    body_timeout: float,
    idle_timeout: int,
    webhook: str,
    webhook_secret_file: str,
    lang: str,
) -> None:
    """Serve tables in the browser, and to programs by a JSON API; Ctrl-C ends it, and nothing is lost.

    Without --host only this machine can connect. docs/server.md says what the API takes and gives.
    """
    from tableforge.server import worker
    from tableforge.server.disk import KEY_FILE
    from tableforge.server.hall import Settings, owner_key
    from tableforge.server.proxy import parse_origins, parse_proxies
    from tableforge.server.webhook import parse_webhook

    folder = Path(data) if data else home()
    owner_key(folder)  # creates it, or refuses a folder that cannot be written
    limits = Limits(
        connections=connections,
        connections_each=connections_each,
        until_head=head_timeout,
        until_body=body_timeout,
        until_idle=idle_timeout,
    )
    allowed = parse_origins(origins)
    taken = worker.open_socket(host, port)
    address = worker.socket_address(taken)
    settings = Settings(
        folder,
        database,
        host,
        port,
        allowed,
        workers=workers,
        limits=limits,
        proxies=parse_proxies(proxies),
        open_tables=open_tables,
        webhook=parse_webhook(webhook, webhook_secret_file, folder, allowed[0] if allowed else address),
    )

    def ready() -> None:  # without the key: services log this output
        click.echo(say(lang, "serving", address=address))
        click.echo(say(lang, "key-lies", file=invocation.quote_path(folder / KEY_FILE), address=address))

    worker.run(settings, taken, ready)
    click.echo(say(lang, "served"))

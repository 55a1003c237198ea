"""The group of all commands, and how errors are told: one line, exit code 2."""

from __future__ import annotations

import gettext
import re
import sys
from importlib import import_module
from typing import IO, Any

import click

from tableforge import __version__
from tableforge.cli.common import lang_option
from tableforge.cli.speech import LANG, Group, context_language, option, requested_language, translate_click
from tableforge.cli.streams import replace_unwritable
from tableforge.errors import TableforgeError
from tableforge.tongue.text import LANGUAGES, column

# Where each command is written, and what `tableforge --help` says of it: nothing is imported before it is asked for.
COMMANDS = {
    "play": (
        "tableforge.cli.play:play",
        "Play at the terminal, against a bot or a person.",
        "Jouer au terminal, contre un bot ou une personne.",
    ),
    "table": (
        "tableforge.cli.browser:table",
        "Open the table in the browser.",
        "Ouvrir la table dans le navigateur.",
    ),
    "serve": (
        "tableforge.cli.serve:serve",
        "Serve tables in the browser, and a JSON API for programs.",
        "Servir les tables dans le navigateur, et une API JSON aux programmes.",
    ),
    "site": (
        "tableforge.cli.site:site",
        "Make a static site that has the table in the tab.",
        "Faire un site statique qui a la table dans l’onglet.",
    ),
    "backup": (
        "tableforge.cli.backup:backup",
        "Copy the tables of a server into a file, also while it runs.",
        "Copier les tables d’un serveur dans un fichier, même s’il fonctionne.",
    ),
    "restore": (
        "tableforge.cli.backup:restore",
        "Put such a copy in the place of the tables.",
        "Mettre une telle copie à la place des tables.",
    ),
    "campaign": (
        "tableforge.cli.campaign:campaign",
        "Begin, play, read and change campaigns.",
        "Commencer, jouer, lire et modifier des campagnes.",
    ),
    "games": (
        "tableforge.cli.saved:games",
        "List saved games; go on with one, watch or remove it.",
        "Lister les parties sauvegardées ; en reprendre, regarder ou supprimer une.",
    ),
    "replay": (
        "tableforge.cli.saved:replay",
        "Step forward and back through a saved game.",
        "Parcourir une partie sauvegardée, en avant et en arrière.",
    ),
    "analyse": (
        "tableforge.cli.analyse:analyse",
        "Analyse saved games: chances, mistakes and their reasons, luck.",
        "Analyser des parties sauvegardées : chances, fautes et leurs raisons, hasard.",
    ),
    "cards": (
        "tableforge.cli.cards:cards",
        "List cards, or show one, in English or French.",
        "Lister les cartes, ou en montrer une, en anglais ou en français.",
    ),
    "rules": (
        "tableforge.cli.rules:rules",
        "Look rules up, and compare the rulebooks.",
        "Consulter les règles et comparer les livrets.",
    ),
    "judge": (
        "tableforge.cli.judge:judge",
        "Show a position by its link, and try what happens in it.",
        "Montrer une position par son lien, et essayer ce qui s’y passe.",
    ),
    "content": (
        "tableforge.cli.content:content",
        "Check folders of content.",
        "Vérifier des dossiers de contenu.",
    ),
    "deck": (
        "tableforge.cli.strength:deck",
        "Import, list, show, check, remove and forge decks; tell how strong they are.",
        "Importer, lister, montrer, vérifier, supprimer et forger des decks ; dire leur force.",
    ),
    "puzzles": (
        "tableforge.cli.puzzles:puzzles",
        "Solve puzzles out of games of bots, and mine new ones.",
        "Résoudre des problèmes tirés de parties de bots, et en extraire.",
    ),
    "lab": (
        "tableforge.cli.lab:lab",
        "Run experiments of many games, and report what came of them.",
        "Mener des expériences de beaucoup de parties, et en dire le résultat.",
    ),
    "drive": (
        "tableforge.cli.doors:drive",
        "Drive games with JSON lines over standard input and output.",
        "Piloter des parties par des lignes JSON, sur l’entrée et la sortie standard.",
    ),
    "mcp": (
        "tableforge.cli.mcp:mcp",
        "Serve games to language models (MCP), and measure how they play.",
        "Servir des parties aux modèles de langage (MCP), et mesurer leur jeu.",
    ),
    "laws": (
        "tableforge.cli.doors:laws",
        "Check the laws of the engine in random games.",
        "Vérifier les lois du moteur dans des parties au hasard.",
    ),
    "bench": (
        "tableforge.cli.measures:bench",
        "Measure the engine's speed, or how well the bots play.",
        "Mesurer la vitesse du moteur, ou la force des bots.",
    ),
}


class CommandRefusal(click.ClickException):
    """A refusal of Tableforge as click prints it: one line, exit code 2."""

    exit_code = 2

    def __init__(self, e: TableforgeError, lang: str) -> None:
        colon = LANGUAGES[lang].colon
        said = re.sub(r"[ \t\r\n]+", " ", e.text(lang))
        super().__init__(f"tableforge{colon}{said}")

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(self.message, file=file or sys.stderr)


class Commands(Group):
    """The commands, each imported when it is called; refusals are printed in one line."""

    def main(self, args: Any = None, *rest: Any, **extra: Any) -> Any:
        """Run a command line in its language."""
        words = list(sys.argv[1:] if args is None else args)
        with translate_click(requested_language(words)):
            return super().main(words, *rest, **extra)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        replace_unwritable()
        ctx.meta[LANG] = requested_language(args)
        try:
            return super().parse_args(ctx, args)
        except TableforgeError as e:
            raise CommandRefusal(e, context_language(ctx)) from e

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except TableforgeError as e:
            raise CommandRefusal(e, context_language(ctx)) from e

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name][0].partition(":")
        command = getattr(import_module(module), name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(gettext.gettext("Commands")):
            formatter.write_dl(
                [(name, column(tuple(texts), context_language(ctx))) for name, (_, *texts) in COMMANDS.items()]
            )


def show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    """Print the version and leave, where `--version` is given."""
    if value and not ctx.resilient_parsing:
        click.echo(f"tableforge {__version__}")
        ctx.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"max_content_width": 100},
    fr="""
    Des jeux de société selon leurs règles exactes : jouez, consultez, pilotez depuis n’importe quel langage.

    Sans commande, ouvre la table dans le navigateur, comme `tableforge table`. Chaque question, événement et refus cite
    sa règle. `tableforge COMMANDE --help` en dit plus.
    """,
)
@option(
    "-V",
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help="Show the version and exit.",
    fr="Affiche la version.",
)
@lang_option
@click.pass_context
def main(ctx: click.Context, lang: str) -> None:
    """Tabletop games by their exact rules: play them, look them up, drive them from any language.

    Without a command it opens the table in the browser, as `tableforge table` does. Every question, event and refusal cites
    its rule. `tableforge COMMAND --help` tells more.
    """
    if ctx.invoked_subcommand is None:
        table = main.get_command(ctx, "table")
        assert table is not None
        with table.make_context("table", ["--lang", lang], parent=ctx) as opened:
            table.invoke(opened)

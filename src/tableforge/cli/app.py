"""The group of all commands, and how errors are told: one line, exit code 2."""

from __future__ import annotations

import re
from importlib import import_module
from typing import NoReturn

import click

from tableforge import __version__
from tableforge.cli.common import LANG, lang_option, language_of
from tableforge.cli.help_fr import Speaking
from tableforge.cli.streams import forgiving
from tableforge.errors import TableforgeError, unknown

# Where each command is written, and what `tableforge --help` says of it: nothing is imported before it is asked for.
COMMANDS = {
    "play": ("tableforge.cli.play:play", "Play at the terminal, against a bot or a person."),
    "replay": ("tableforge.cli.play:replay", "Step forward and back through a saved game."),
    "cards": ("tableforge.cli.cards:cards", "List cards, or show one, in English or French."),
    "rules": ("tableforge.cli.rules:rules", "Look rules up, and compare the rulebooks."),
    "deck": ("tableforge.cli.deck:deck", "Import, list, show, check and forge decks."),
    "drive": ("tableforge.cli.doors:drive", "Drive games with JSON lines over standard input and output."),
    "laws": ("tableforge.cli.doors:laws", "Check the laws of the engine in random games."),
    "bench": ("tableforge.cli.doors:bench", "Measure the engine's speed."),
}


class Commands(click.Group):
    """The commands, imported one at a time; what Tableforge refuses is told in one line."""

    context_class = Speaking

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        forgiving()
        lang = ctx.meta[LANG] = language_of(args)
        try:
            return super().parse_args(ctx, args)
        except (TableforgeError, click.UsageError) as e:
            return self.refuse(ctx, e, lang)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name][0].partition(":")
        command = getattr(import_module(module), name)
        assert isinstance(command, click.Command)
        for part in (command, *(command.commands.values() if isinstance(command, click.Group) else ())):
            part.context_class = Speaking
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            told = unknown("there is no command", "il n’y a pas de commande", args[0], COMMANDS)
            ctx.fail(told.text(ctx.meta[LANG]))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, text) for name, (_, text) in COMMANDS.items()])

    def invoke(self, ctx: click.Context) -> object:
        lang = ctx.meta[LANG]
        try:
            return super().invoke(ctx)
        except (TableforgeError, click.ClickException) as e:
            return self.refuse(ctx, e, lang)

    def refuse(self, ctx: click.Context, e: TableforgeError | click.ClickException, lang: str) -> NoReturn:
        """What Tableforge refuses, in one line; what click itself refuses, as click tells it, or in French."""
        if isinstance(e, TableforgeError):
            said = re.sub(r"[ \t\r\n]+", " ", e.text(lang))
            colon = "\u00a0:" if lang == "fr" else ":"
            click.echo(f"tableforge{colon} {type(e).__name__}{colon} {said}", err=True)
            ctx.exit(2)
        if lang != "fr" or type(e).__name__ == "NoArgsIsHelpError":  # no refusal: newer clicks show the help by it
            raise e
        from tableforge.cli.refusals import french

        click.echo(french(e), err=True)
        ctx.exit(e.exit_code)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, "-V", "--version", message="tableforge %(version)s")
@lang_option
def main(lang: str) -> None:
    """Tabletop games by their exact rules: play them, look them up, drive them from any language.

    Every question, event and refusal cites its rule. `tableforge COMMAND --help` tells more.
    """

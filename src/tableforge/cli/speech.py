"""Commands and options that speak every language: `fr=` stands beside every `help=`.

What click itself says (headings, refusals) comes from a catalogue, `locale/fr/LC_MESSAGES/messages.po`, as gettext has it.
"""

from __future__ import annotations

import copy
import gettext
import inspect
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from tableforge.cli.refusals import NO_COMMAND, NO_OPTION
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import ENGLISH, LANGUAGES, Text

F = TypeVar("F", bound=Callable[..., Any])
LANG = "tableforge.lang"  # where the contexts of a command line keep the language that was asked for
LOCALES = Path(__file__).parent / "locale"
A_RANGE = Text("{least} to {most}", "de {least} à {most}")
AT_LEAST = Text("{least} and more", "à partir de {least}")
AT_MOST = Text("up to {most}", "jusqu’à {most}")
A_COMMAND = Text("COMMAND [ARGS]...", "COMMANDE [ARGS]...")
# The variables by which a system says its language, the strongest first.
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def requested_language(args: Sequence[str]) -> str:
    """Return the language that a command line asks for, before it is parsed: errors of parsing speak it, too."""
    asked = os.environ.get("TABLEFORGE_LANG") or system_language()
    for arg, after in zip(args, [*args[1:], ""]):
        if arg == "--lang" or arg.startswith("--lang="):
            asked = after if arg == "--lang" else arg.partition("=")[2]
    return asked if asked in LANGUAGES else ENGLISH


def system_language() -> str:
    """Return the language of the system (`LANG=fr_FR.UTF-8` is French) where it is one of ours; else English."""
    said = next((value for name in SYSTEM if (value := os.environ.get(name))), "")
    code = said.partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else ENGLISH


@contextmanager
def translate_click(lang: str) -> Iterator[None]:
    """Context manager: click takes its own messages from our catalogue of the language."""
    domain, before = gettext.textdomain(), os.environ.get("LANGUAGE")
    folder = gettext.bindtextdomain(domain)
    gettext.bindtextdomain(domain, str(LOCALES))
    os.environ["LANGUAGE"] = lang
    try:
        yield
    finally:
        gettext.bindtextdomain(domain, folder)
        if before is None:
            del os.environ["LANGUAGE"]
        else:
            os.environ["LANGUAGE"] = before


def context_language(ctx: click.Context | None) -> str:
    """Return the language of a command under way."""
    return str(ctx.meta.get(LANG, ENGLISH)) if ctx is not None else ENGLISH


def error_hint(names: Sequence[str], ctx: click.Context | None) -> str:
    """Return the names of a parameter as errors quote them."""
    return " / ".join([LANGUAGES[context_language(ctx)].quote(x) for x in names])


class SpokenRange(click.IntRange):
    """Whole numbers from one to another, told in words in every language."""

    def _describe_range(self) -> str:
        return describe_range(self.min, self.max)


class SpokenFloatRange(click.FloatRange):
    """Numbers from one to another, told in words in every language."""

    def _describe_range(self) -> str:
        return describe_range(self.min, self.max)


def describe_range(least: float | None, most: float | None) -> str:
    """Return which numbers there are, in the language of the command under way, as help and refusals say it."""
    told = A_RANGE if None not in (least, most) else AT_LEAST if most is None else AT_MOST
    return told.fill(least=least, most=most).text(context_language(click.get_current_context(silent=True)))


def spoken_type(type: click.ParamType[Any]) -> click.ParamType[Any]:
    """Return the type of an option; a range is one that is told in words."""
    if isinstance(type, click.IntRange):
        return SpokenRange(type.min, type.max)
    return SpokenFloatRange(type.min, type.max) if isinstance(type, click.FloatRange) else type


class SpokenOption(click.Option):
    """An option with its help in every language."""

    def __init__(self, names: Sequence[str], *, help: str, fr: str = "", **attrs: Any) -> None:
        super().__init__(names, help=help, **attrs)
        self.type = spoken_type(self.type)
        self.told = help if isinstance(help, Text) else Text(help, fr)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        twin = copy.copy(self)
        twin.help = self.told.text(context_language(ctx))
        return click.Option.get_help_record(twin, ctx)

    def make_metavar(self, ctx: click.Context) -> str:
        return self.metavar.text(context_language(ctx)) if isinstance(self.metavar, Text) else super().make_metavar(ctx)

    def get_error_hint(self, ctx: click.Context | None) -> str:
        return error_hint(self.opts, ctx)


class SpokenArgument(click.Argument):
    """An argument with its placeholder in every language."""

    def __init__(self, *args: Any, fr: str, **attrs: Any) -> None:
        super().__init__(*args, **attrs)
        self.place = Text(self.metavar or str(self.name).upper(), fr)

    def make_metavar(self, ctx: click.Context) -> str:
        name = self.place.text(context_language(ctx))
        return name if self.required else f"[{name}]"

    def get_error_hint(self, ctx: click.Context | None) -> str:
        return error_hint([self.place.text(context_language(ctx))], ctx)


def show_help(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    """Print the help of a command and leave, where `--help` is given."""
    if value and not ctx.resilient_parsing:
        click.echo(ctx.get_help(), color=ctx.color)
        ctx.exit()


def split_examples(page: str) -> tuple[str, str]:
    """Return a page of help without its examples, and these."""
    text, mark, examples = page.partition("\n\n\b")
    return text, mark + examples


class SpokenCommand(click.Command):
    """A click command with a page of help in every language."""

    def __init__(self, *args: Any, fr: str = "", **attrs: Any) -> None:
        super().__init__(*args, **attrs)
        page, self.examples = split_examples(inspect.cleandoc(self.help or ""))
        self.told = Text(page, inspect.cleandoc(fr))
        self.help_option = SpokenOption(
            ["-h", "--help"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=show_help,
            help="Show this message and exit.",
            fr="Affiche cette aide.",
        )

    def get_help_option(self, ctx: click.Context) -> click.Option:
        return self.help_option

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse a command line; an unknown option is reported with the nearest known one."""
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as e:
            known = [
                name
                for p in self.get_params(ctx)
                if isinstance(p, SpokenOption)
                for name in (*p.opts, *p.secondary_opts)
            ]
            told = unknown(NO_OPTION, e.option_name, known, list_all=False)
            raise click.UsageError(told.text(context_language(ctx)), ctx) from None

    def text(self, lang: str) -> str:
        """Return the page of help."""
        return self.told.text(lang) + self.examples

    def in_short(self, lang: str) -> str:
        """Return the first sentence of the help."""
        return self.text(lang).partition("\n\n")[0].replace("\n", " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self.text(context_language(ctx)))


class Command(SpokenCommand):
    """One command."""


class Group(SpokenCommand, click.Group):
    """Several commands under one name."""

    command_class = Command

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        pieces = super().collect_usage_pieces(ctx)
        return [*pieces[:-1], A_COMMAND.text(context_language(ctx))]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command of a name; an unknown one is reported with the nearest known one."""
        if args and args[0] not in self.list_commands(ctx) and not args[0].startswith("-"):
            told = unknown(NO_COMMAND, args[0], self.list_commands(ctx))
            ctx.fail(told.text(context_language(ctx)))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = []
        for name in self.list_commands(ctx):
            command = self.get_command(ctx, name)
            if isinstance(command, SpokenCommand):
                rows.append((name, command.in_short(context_language(ctx))))
        with formatter.section(gettext.gettext("Commands")):
            formatter.write_dl(rows)


def option(*names: str, help: str, fr: str, **attrs: Any) -> Callable[[F], F]:
    """Add an option; `help` and `fr` are its help in English and French."""
    return click.option(*names, cls=SpokenOption, help=help, fr=fr, **attrs)


def argument(name: str, fr: str, **attrs: Any) -> Callable[[F], F]:
    """Add an argument; `fr` is its placeholder in French help."""
    return click.argument(name, cls=SpokenArgument, fr=fr, **attrs)

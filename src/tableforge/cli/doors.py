"""The commands for people who build on the engine: `drive`, `laws`, `bench`."""

from __future__ import annotations

import json
import sys
import time

import click

from tableforge.cli.common import console, game_argument, lang_option, table
from tableforge.cli.texts import say

LONG_RUN = 1000  # games; a run of so many tells how far it is, also where nobody sees a bar


@click.command()
def drive() -> None:
    """Drive games from any language: one JSON object a line in, one line out, errors included.

    docs/drive.md says what each command takes and gives. Try: echo '{"cmd":"hello"}' | tableforge drive
    """
    from tableforge import drive as driving

    driving.serve(sys.stdin.buffer, sys.stdout.buffer)


@click.command()
@game_argument
@click.option(
    "--games",
    default=200,
    show_default=True,
    type=click.IntRange(1),
    metavar="N",
    help="How many random games to play.",
)
@click.option(
    "--seed",
    default=0,
    show_default=True,
    type=click.IntRange(0),
    metavar="N",
    help="Seed of the first; the others follow.",
)
@click.option(
    "--decks", default="starter", show_default=True, metavar="starter|forged|REF,REF", help="Which decks play."
)
@click.option("--edition", default="1.3", show_default=True, metavar="EDITION", help="By which rulebook.")
@click.option(
    "--level", default="full", show_default=True, metavar="full|light", help="Every law, or the quick ones only."
)
@click.option(
    "--at",
    type=click.IntRange(0),
    metavar="N",
    help="Play the game of --seed to this decision, and check every law there.",
)
@click.option(
    "--jobs",
    default=1,
    show_default=True,
    type=click.IntRange(1, 256),
    metavar="N",
    help="How many processes share the games.",
)
@lang_option
def laws(
    game: str, games: int, seed: int, decks: str, edition: str, level: str, at: int | None, jobs: int, lang: str
) -> None:
    """Play random games of GAME and check at every decision what must always hold.

    Ends with code 1 if a law is broken; each violation comes with the command that leads back to it.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from tableforge import laws as harness

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    screen = console(err=True)
    began, tenths = time.monotonic(), 0

    def progress(done: int, of: int) -> None:
        nonlocal tenths
        bar.update(task, completed=done, total=of)
        if not screen.is_terminal and of >= LONG_RUN and done * 10 // of > tenths:
            tenths = done * 10 // of
            click.echo(f"{say(lang, 'playing')}: {done}/{of}", err=True)

    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(say(lang, "playing"), total=games if at is None else 1)
        report = harness.run(
            game, games=games, seed=seed, decks=decks, edition=edition, at=at, level=level, jobs=jobs, progress=progress
        )
    report.seconds = time.monotonic() - began
    click.echo(report.text(lang))
    if report.violations:
        sys.exit(1)


@click.command()
@game_argument
@click.option("--json", "as_json", is_flag=True, help="The figures as one JSON object.")
@click.option("--quick", is_flag=True, help="Fewer games: rough figures in a few seconds.")
@click.option("--modes", is_flag=True, help="Measure compiled and pure, each in a process of its own.")
@click.option(
    "--seed", default=0, show_default=True, type=click.IntRange(0), metavar="N", help="Seed of the first game."
)
@lang_option
def bench(game: str, as_json: bool, quick: bool, modes: bool, seed: int, lang: str) -> None:
    """Measure GAME in this process: games and decisions per second, clone, undo, save and load, import.

    The policy is uniform over the options, except that the turn is ended with probability 0.05 while anything else is
    legal. One process, one core.
    """
    from tableforge import bench as measuring

    with console(err=True).status(say(lang, "measuring")):
        found = measuring.both(game, quick, seed) if modes else [measuring.measure(game, quick, seed)]
    if as_json:
        click.echo(json.dumps(found if modes else found[0], ensure_ascii=False, indent=2))
        return
    for report in found:
        click.echo(measuring.headline(report, lang))
        out = table(say(lang, "figure"), say(lang, "value"), numbers=(1,))
        for name, value in measuring.rows(report, lang):
            out.add_row(name, value)
        console().print(out)

"""The commands for people who build on the engine: `drive`, `laws`.  `measures` has `bench`."""

from __future__ import annotations

import sys
import time
from typing import Any

import click

import tableforge
from tableforge.cli.common import lang_option, progress_bar
from tableforge.cli.options import jobs_option
from tableforge.cli.settings import GameCommand, fill_each_seat, game_argument, given_settings, named_game, usual_game
from tableforge.cli.speech import Command, argument, option
from tableforge.cli.texts import say
from tableforge.tongue.text import Text

LONG_RUN = 1000  # games from which on progress is printed


@click.command(
    cls=Command,
    fr="""
    Pilote des parties depuis n’importe quel langage : un objet JSON par ligne, une ligne en réponse, erreurs comprises.

    JEU est celui des requêtes qui n’en nomment pas. docs/drive.md dit ce que chaque commande prend et rend. Essayez :
    echo '{"cmd":"hello"}' | tableforge drive
    """,
)
@argument("game", "JEU", required=False, callback=named_game)
def drive(game: str | None) -> None:
    """Drive games from any language: one JSON object a line in, one line out, errors included.

    GAME is that of the requests which name none. docs/drive.md says what each command takes and gives. Try:
    echo '{"cmd":"hello"}' | tableforge drive
    """
    from tableforge import drive as driving

    driving.serve(sys.stdin.buffer, sys.stdout.buffer, game or usual_game())


@click.command(
    cls=GameCommand,
    fr="""
    Joue des parties de JEU au hasard et vérifie à chaque décision ce qui doit toujours valoir.

    Finit avec le code 1 si une loi est enfreinte ; chaque infraction vient avec la commande qui y ramène.
    """,
)
@game_argument
@option(
    "--games",
    default=200,
    show_default=True,
    type=click.IntRange(1),
    metavar="N",
    help="How many random games to play.",
    fr="Combien de parties jouer.",
)
@option(
    "--seed",
    default=0,
    show_default=True,
    type=click.IntRange(0),
    metavar="N",
    help="Seed of the first; the others follow.",
    fr="Graine de la première ; les autres suivent.",
)
@option(
    "--sample",
    default="",
    metavar=Text("NAME", "NOM"),
    help="Which of the game's samples is played; without one, its first.",
    fr="Lequel des échantillons du jeu est joué ; sans cela, le premier.",
)
@option(
    "--level",
    default="full",
    show_default=True,
    metavar="full|light",
    help="Every law, or the quick ones only.",
    fr="Toutes les lois, ou seulement les rapides.",
)
@option(
    "--at",
    type=click.IntRange(0),
    metavar="N",
    help="Play the game of --seed to this decision, and check every law there.",
    fr="Joue la partie de --seed jusqu’à cette décision, et y vérifie toutes les lois.",
)
@jobs_option
@lang_option
def laws(
    game: str, games: int, seed: int, sample: str, level: str, at: int | None, jobs: int, lang: str, **options: Any
) -> None:
    """Play random games of GAME and check at every decision what must always hold.

    Ends with code 1 if a law is broken; each violation comes with the command that leads back to it.
    """
    from tableforge import laws as harness

    played = tableforge.game(game)
    settings = fill_each_seat(played, given_settings(played, options))
    began = time.monotonic()
    with progress_bar(say(lang, "playing"), games if at is None else 1, LONG_RUN) as progress:
        report = harness.run(
            game,
            games=games,
            seed=seed,
            sample=sample,
            settings=settings,
            at=at,
            level=level,
            jobs=jobs,
            progress=progress,
        )
    report.seconds = time.monotonic() - began
    click.echo(report.text(lang))
    if report.violations:
        sys.exit(1)

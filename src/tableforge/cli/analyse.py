"""`tableforge analyse`: what a saved game teaches, and what many of them do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from tableforge.cli.common import lang_option, print_table
from tableforge.cli.lab import show_progress
from tableforge.cli.prompt import read_line
from tableforge.cli.saved import load_saved, pick_saved
from tableforge.cli.speech import Command, argument, option
from tableforge.errors import BadSetup
from tableforge.table.store import Store, home
from tableforge.tongue.text import Text

if TYPE_CHECKING:
    from tableforge.table.sitting import Sitting

KEPT: Final = "analyses"  # the folder of reviews, beside saved games


@click.command(
    cls=Command,
    fr="""
    Analyse la partie sauvegardée dans FICHIER : les chances de gagner au fil des décisions, les fautes et pourquoi.

    À chaque tour, ce qui fut joué est comparé à la meilleure suite trouvée, dans des parties où le siège aurait pu se trouver : la
    chance n’y compte pas. Avec plusieurs fichiers, dit ce qu’il en ressort en tout. Sans FICHIER, propose les dernières parties.
    Une analyse est gardée dans le dossier de vos fichiers : une même partie, aux mêmes réglages, n’est examinée qu’une fois.
    """,
)
@argument("files", "FICHIER", nargs=-1, type=click.Path(path_type=Path))
@option(
    "--seat",
    "seats",
    type=click.IntRange(0),
    multiple=True,
    metavar=Text("SEAT", "SIÈGE"),
    help="Whose turns; several times for several seats, without it all.",
    fr="Les tours de qui ; plusieurs fois pour plusieurs sièges, sans cela tous.",
)
@option(
    "--worlds",
    type=int,
    metavar="N",
    help="How many imagined games stand behind a mark, from 4 to 100; more are surer and slower.",
    fr="Combien de parties imaginées derrière une marque, de 4 à 100 ; plus il y en a, plus c’est sûr et lent.",
)
@option(
    "--seed",
    type=click.IntRange(0),
    default=1,
    show_default=True,
    metavar="N",
    help="Which games are imagined: the same ones give the same marks.",
    fr="Quelles parties sont imaginées : les mêmes donnent les mêmes marques.",
)
@option(
    "--again",
    type=click.IntRange(1),
    metavar="N",
    help="Play the turn of the Nth mark again, with hints.",
    fr="Rejoue le tour de la N-ième marque, avec des indices.",
)
@option(
    "--world",
    type=click.IntRange(0, 20),
    default=0,
    metavar="N",
    help="With --again: 0 for the hidden cards as they were, else others that the seat could have been facing.",
    fr="Avec --again : 0 pour les cartes cachées telles quelles, sinon d’autres que le siège aurait pu affronter.",
)
@option("--json", "as_json", is_flag=True, help="The review as one JSON object.", fr="L’analyse en un objet JSON.")
@lang_option
def analyse(
    files: tuple[Path, ...],
    seats: tuple[int, ...],
    worlds: int | None,
    seed: int,
    again: int | None,
    world: int,
    as_json: bool,
    lang: str,
) -> None:
    """Analyse the saved game in FILE: the chance to win over its decisions, its mistakes, and why they were some.

    In each turn what was played is compared with the best line that was found, in games that the seat could have been in: luck
    does not count there. Of several files it tells what they come to. Without FILE, the last games are offered. A review is
    kept in the folder of your files: the same game and settings are looked at once.
    """
    from tableforge.analysis import kept, many, texts
    from tableforge.analysis.errors import BadAnalysis
    from tableforge.analysis.review import analyse as make_review

    found = [load_saved(file)[1] for file in files] or [pick_saved(Store(home()), lang)[1]]
    if again is not None and len(found) > 1:
        raise BadAnalysis(texts.ONE_GAME_AGAIN.fill(count=len(found)))
    reviews = []
    folder = find_folder()
    for sitting in found:
        mark = kept.analysis_mark(sitting, worlds, seats, seed)
        review = kept.read_kept(folder, mark)
        if review is None:
            with show_progress(lang, texts.ANALYSING.text(lang)) as told:
                review = make_review(sitting, seats, worlds, seed, told=lambda done, of: told(done, of, done))
            kept.keep_review(folder, mark, review)
        reviews.append(review)
    if len(reviews) > 1:
        reports = many.sum_up(reviews, [sitting.save() for sitting in found], [file.name for file in files])
        if as_json:
            click.echo(json.dumps({"reports": reports, "reviews": reviews}, ensure_ascii=False, indent=2))
        else:
            for report in reports:
                print_many(report, lang)
    elif again is not None:
        play_again(found[0], reviews[0], again, world, worlds, lang)
    elif as_json:
        click.echo(json.dumps(reviews[0], ensure_ascii=False, indent=2))
    else:
        print_review(reviews[0], lang)


def find_folder() -> Path | None:
    """Where reviews are kept; None where the user has no folder."""
    try:
        return home() / KEPT
    except BadSetup:
        return None


def print_review(review: dict[str, Any], lang: str) -> None:
    """A review on the screen: how it ended, the seats, the curve, where it turned, the marks, chance, how sure it is."""
    from tableforge.analysis import telling, texts

    if review["outcome"]:
        click.echo(review["outcome"][lang])
    heads, rows = telling.seat_rows(review, lang)
    print_table(heads, rows, title=texts.SEATS.text(lang), numbers=tuple(range(1, len(heads))))
    click.echo(telling.curve_title(review, lang))
    click.echo(telling.draw_curve(review))
    turned = telling.turning_sentence(review, lang)
    if turned:
        click.echo(turned)
    for mark in review["marks"]:
        click.echo()
        for line in telling.describe_mark(review, mark, lang):
            click.echo(line)
    heads, rows = telling.chance_rows(review, lang)
    if rows:
        print_table(heads, rows, title=texts.ODDS.text(lang), numbers=(1, 2, 3))
    click.echo()
    for note in telling.closing_notes(review, lang):
        click.echo(note)


def print_many(report: dict[str, Any], lang: str) -> None:
    """What many games come to, on the screen."""
    from tableforge.analysis import many

    for told in many.tell_report(report, lang):
        if told.rows:
            print_table(told.heads, told.rows, title=told.title, numbers=told.numbers)
        else:
            click.echo(told.title)


def play_again(
    sitting: Sitting, review: dict[str, Any], number: int, world: int, worlds: int | None, lang: str
) -> None:
    """Play the turn of a mark again at the terminal, until it ends or the player leaves.

    Raises BadAnalysis where there is no such mark.
    """
    from tableforge.analysis import practice, telling, texts
    from tableforge.analysis.errors import BadAnalysis

    if number > len(review["marks"]):
        raise BadAnalysis(texts.NO_SUCH_MARK.fill(n=number, count=len(review["marks"])))
    mark = review["marks"][number - 1]
    hints = practice.list_hints(mark, lang)
    answers: list[str] = []
    click.echo(f"{telling.capital(mark['name'][lang])}. {texts.AGAIN_HELP.text(lang)}")
    told = 0
    while True:
        tried = practice.try_turn(sitting, mark["first"], answers, world, lang=lang, seed=review["seed"], worlds=worlds)
        for line in tried["told"][told:]:
            click.echo(f"  {line}")
        told = len(tried["told"])
        if tried["over"]:
            click.echo(practice.tell_verdict(tried["verdict"], lang))
            return
        if not answers:
            for line in tried["table"]:
                click.echo(line)
        click.echo(tried["ask"])
        for n, option_ in enumerate(tried["options"], 1):
            click.echo(f"  {n}  {option_['label']}")
        said = read_line("> ")
        if said is None or said == "q":
            return
        if said == "h":
            click.echo(hints.pop(0) if hints else "–")
        elif said == "u":
            answers, told = answers[:-1], 0
        elif said.isdecimal() and 1 <= int(said) <= len(tried["options"]):
            answers.append(tried["options"][int(said) - 1]["key"])
        else:
            click.echo(texts.AGAIN_HELP.text(lang))

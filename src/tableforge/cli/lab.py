"""`tableforge lab`: run experiments of many games, report what came of them, compare with an owner's ratings."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tableforge.cli import refusals
from tableforge.cli.common import console, end_early, lang_option, print_table, table, until_interrupted
from tableforge.cli.speech import Group, argument, option
from tableforge.tongue.text import LANGUAGES, Text

if TYPE_CHECKING:
    from tableforge.lab.report import LabReport
    from tableforge.lab.runner import Progress

QUIET = 10.0  # seconds between two lines where nobody sees a bar
WIDEST = 12  # columns of a table on a screen
FIGURES = 54  # letters that stand beside the name of what is under way: a short bar, how many are done, the rate, the time left


def count_processors() -> int:
    """As many processes as this one may use processors."""
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


def jobs_option(f: Any) -> Any:
    """`--jobs N`."""
    return option(
        "--jobs",
        type=click.IntRange(1, 256),
        metavar="N",
        help="How many processes play; without it, one for each processor.",
        fr="Combien de processus jouent ; sans cela, un par processeur.",
    )(f)


@click.group(
    cls=Group,
    fr="""
    Mène des expériences de beaucoup de parties, et dit ce qu’il en ressort.

    Une expérience est un fichier TOML ; docs/lab.md en montre. Les résultats sont des fichiers Parquet, que lisent aussi polars,
    DuckDB et pandas. Il y faut l’extra « lab » : pip install "tableforge[lab]".
    """,
)
@lang_option
def lab(lang: str) -> None:
    """Run experiments of many games, and report what came of them.

    An experiment is a TOML file; docs/lab.md shows some. Results are Parquet files, which polars, DuckDB and pandas read, too.
    It takes the extra 'lab': pip install "tableforge[lab]".
    """


@lab.command(
    fr="""
    Joue les parties de l’expérience FICHIER qui ne sont pas encore dans son dossier ; la même commande reprend après un arrêt.

    Chaque partie ne dépend que de l’expérience et de son numéro : les résultats sont les mêmes sur un cœur et sur une grappe.
    """,
)
@argument("file", "FICHIER", type=click.Path(path_type=Path))
@option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    metavar=Text("FOLDER", "DOSSIER"),
    help="Where results go; without it, a folder named after the file.",
    fr="Où vont les résultats ; sans cela, un dossier du nom du fichier.",
)
@jobs_option
@option(
    "--ray",
    metavar=Text("ADDRESS", "ADRESSE"),
    help="Play on the Ray cluster of this address; 'local' begins one on this machine.",
    fr="Joue sur la grappe Ray de cette adresse ; « local » en démarre une sur cette machine.",
)
@option(
    "--batch",
    default=0,
    type=click.IntRange(0, 100_000),
    metavar="N",
    help="Games that a process takes at a time; without it, about two seconds of them.",
    fr="Parties qu’un processus prend à la fois ; sans cela, environ deux secondes.",
)
@option("--retry", is_flag=True, help="Play games that failed again.", fr="Rejoue les parties qui ont échoué.")
@lang_option
def run(file: Path, out: Path | None, jobs: int | None, ray: str | None, batch: int, retry: bool, lang: str) -> None:
    """Play the games of the experiment FILE that are not in its folder yet; the same command goes on after a stop.

    Every game depends on the experiment and on its number alone: results are the same on one core and on a cluster.
    """
    from tableforge.lab import runner, spec, texts
    from tableforge.lab.texts import number

    experiment = spec.read(file)
    folder = out or Path(file.stem)
    where = None if ray is None else "" if ray == "local" else ray
    last: list[Progress] = []
    try:
        with show_progress(lang) as told:

            def tell(progress: Progress) -> None:
                last[:] = [progress]
                told(progress.done, progress.total, progress.new)

            found = runner.run(
                experiment, folder, jobs=jobs or count_processors(), ray=where, size=batch, retry=retry, told=tell
            )
    except KeyboardInterrupt:
        done, total = (last[0].done, last[0].total) if last else (0, experiment.total)
        fields = {"done": number(done, lang), "total": number(total, lang), "path": folder}
        click.echo(texts.STOPPED.fill(**fields).text(lang), err=True)
        sys.exit(130)
    fields = {"new": number(found.new, lang), "done": number(found.done, lang), "total": number(found.total, lang)}
    click.echo(texts.DONE.fill(path=folder, **fields).text(lang))
    if found.failed:
        click.echo(texts.SOME_FAILED.fill(n=found.failed, path=folder / "failed").text(lang))
        sys.exit(1)


@lab.command(fr="Dit si l’expérience FICHIER peut être jouée, et combien de parties elle a ; rien n’est joué.")
@argument("file", "FICHIER", type=click.Path(path_type=Path))
@lang_option
def check(file: Path, lang: str) -> None:
    """Say whether the experiment FILE can be played, and how many games it has; nothing is played."""
    from tableforge.lab import spec, texts
    from tableforge.lab.texts import number

    e = spec.read(file)
    fields = {"total": number(e.total, lang), "games": number(e.games, lang), "n": number(len(e.combinations), lang)}
    click.echo(texts.CHECKED.fill(path=file, **fields).text(lang))


@lab.command(
    fr="""
    Dit ce que les résultats de DOSSIER contiennent, aussi pendant qu’on y joue encore.

    Des tableaux au terminal ; avec --html, une page autonome avec des graphiques.
    """,
)
@argument("folder", "DOSSIER", type=click.Path(path_type=Path))
@option(
    "--html",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar=Text("FILE", "FICHIER"),
    help="Write one self-contained page with charts.",
    fr="Écrit une page autonome avec des graphiques.",
)
@option(
    "--csv",
    "as_csv",
    type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
    metavar=Text("FILE", "FICHIER"),
    help="Write one line for each combination; '-' is standard output.",
    fr="Écrit une ligne par combinaison ; « - » est la sortie standard.",
)
@option("--json", "as_json", is_flag=True, help="The figures as one JSON object.", fr="Les chiffres en un objet JSON.")
@lang_option
def report(folder: Path, html: Path | None, as_csv: Path | None, as_json: bool, lang: str) -> None:
    """Tell what the results in FOLDER come to, also while they are still played.

    Tables on the terminal; with --html, one self-contained page with charts.
    """
    from tableforge.lab import figures, texts
    from tableforge.lab import report as reports
    from tableforge.lab.folder import ResultFolder
    from tableforge.table.store import write

    piped = str(as_csv) == "-"
    if as_json and piped:
        raise click.UsageError(refusals.BOTH_PRINTED.text(lang))
    found = figures.gather(ResultFolder.to_read(folder))
    made = reports.report(found, lang)
    if html is not None:
        from tableforge.lab.page import page

        write(html, page(made, lang))
        click.echo(texts.WRITTEN.fill(path=html).text(lang), err=as_json or piped)
    if as_csv is not None and not piped:
        write(as_csv, reports.as_csv(found))
        click.echo(texts.WRITTEN.fill(path=as_csv).text(lang), err=as_json)
    if as_json:
        click.echo(json.dumps(reports.as_json(found), ensure_ascii=False, indent=2))
    elif piped:
        click.echo(reports.as_csv(found), nl=False)
    elif html is None and as_csv is None:
        print_report(made)


def print_report(made: LabReport) -> None:
    """A report on the screen."""
    click.secho(made.title, bold=True)
    for name, value in made.facts:
        click.echo(f"  {name}  {value}")
    for section in made.sections:
        if not section.rows or section.hidden or len(section.heads) > WIDEST:
            continue
        print_table(section.heads, section.rows, title=section.title, numbers=section.numbers)
        if section.note:
            click.echo(section.note)


@lab.command(
    fr="""
    Joue les decks de EXPORT.csv (l’export de Decks of KeyForge) contre le champ de référence, et compare avec leur note.

    Le résultat est la corrélation de rang de Spearman avec son intervalle ; il faut une centaine de decks pour qu’il soit étroit.
    """,
)
@argument("export", "EXPORT", type=click.Path(path_type=Path))
@option(
    "--bot",
    default="",
    metavar="BOT",
    help="Who plays, as in `deck strength`.",
    fr="Qui joue, comme pour `deck strength`.",
)
@option(
    "--margin",
    default=5.0,
    show_default=True,
    type=click.FloatRange(0.5, 25),
    metavar="P",
    help="How sure each deck's share of games won should be, in points.",
    fr="La précision voulue pour chaque deck, en points.",
)
@option(
    "--game",
    default="",
    metavar=Text("GAME", "JEU"),
    help="Whose decks, where it cannot be told otherwise.",
    fr="De quel jeu sont les decks, quand rien d’autre ne le dit.",
)
@jobs_option
@option("--json", "as_json", is_flag=True, help="The figures as one JSON object.", fr="Les chiffres en un objet JSON.")
@lang_option
def sas(export: Path, bot: str, margin: float, game: str, jobs: int | None, as_json: bool, lang: str) -> None:
    """Play the decks of EXPORT.csv (Decks of KeyForge's export) against the reference field, and compare with their rating there.

    The outcome is Spearman's rank correlation with its interval; it takes some hundred decks for a narrow one.
    """
    from tableforge import games
    from tableforge.lab import refusals as of_lab
    from tableforge.lab import sas as comparing
    from tableforge.lab import strength, texts
    from tableforge.lab.errors import BadExperiment
    from tableforge.lab.parts import FieldSource
    from tableforge.lab.texts import number
    from tableforge.table.library import reader_of

    meant = game or next(name for name in games.names() if games.find_part("lab", name, FieldSource) is not None)
    decks, left = comparing.read_export(export, reader_of(meant))
    if len(decks) < comparing.LEAST:
        why = of_lab.ALSO.fill(what=texts.SAS_SKIPPED.fill(n=len(left), why=left[0])) if left else Text("")
        raise BadExperiment(of_lab.TOO_FEW.fill(n=len(decks), least=comparing.LEAST, why=why))
    rows = []
    with show_progress(lang) as told, until_interrupted() as stop:
        told(0, len(decks), 0)
        for k, valued in enumerate(decks):
            processes = jobs or count_processors()
            found = strength.measure(meant, valued.deck, bot=bot, margin=margin, jobs=processes, stop=stop)
            if stop():
                break
            rows.append((valued.deck.title(lang), valued.rating, found))
            told(k + 1, len(decks), k + 1)
    if len(rows) < comparing.LEAST:
        end_early(stop, False, lang)
    rho = comparing.spearman([rating for _, rating, _ in rows], [found.won for *_, found in rows])
    low, high = comparing.interval(rho, len(rows))
    if as_json:
        told_rows = [
            {"deck": name, "rating": rating, "won": f.won, "margin": f.margin, "elo": f.elo} for name, rating, f in rows
        ]
        click.echo(json.dumps({"rho": rho, "interval": [low, high], "decks": told_rows}, ensure_ascii=False, indent=2))
        end_early(stop, True, lang)
        return
    out = table(texts.RIVAL.text(lang), comparing.RATING, texts.WON.text(lang), texts.ELO.text(lang), numbers=(1, 2, 3))
    for name, rating, f in sorted(rows, key=lambda row: -row[2].won):
        won, elo = texts.with_margin(f.won, f.margin, lang), texts.with_margin(f.elo, f.elo_margin, lang, 0, True)
        out.add_row(name, number(rating, lang), won, elo)
    console().print(out)
    fields = {
        "n": len(rows),
        "games": number(rows[0][2].games, lang),
        "bot": rows[0][2].bot,
        "column": comparing.RATING,
    }
    figures = {"rho": number(rho, lang, 2), "low": number(low, lang, 2), "high": number(high, lang, 2)}
    click.echo(texts.SAS.fill(**fields, **figures).text(lang))
    if left:
        click.echo(texts.SAS_SKIPPED.fill(n=len(left), why=left[0]).text(lang))
    if len(rows) < comparing.ENOUGH:
        click.echo(texts.SAS_FEW.text(lang))
    end_early(stop, True, lang)


@contextmanager
def show_progress(lang: str, what: str = "") -> Iterator[Callable[[int, int, int], None]]:
    """A bar on standard error with the rate and the time left; it is told how many are done, of how many, and how many are new.

    Where nobody sees a bar, a line says the same from time to time.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.table import Column

    from tableforge.lab import texts
    from tableforge.lab.texts import number, span

    screen = console(err=True)
    began = said = time.monotonic()
    columns = (
        TextColumn("{task.description}", table_column=Column(no_wrap=True, max_width=max(16, screen.width - FIGURES))),
        BarColumn(),
        MofNCompleteColumn(table_column=Column(no_wrap=True)),
        TextColumn("{task.fields[rate]}"),
    )
    named = what or texts.PLAYING.text(lang)

    def progress(done: int, total: int, new: int) -> None:
        nonlocal said
        now = time.monotonic()
        rate = new / (now - began) if now > began and new else 0.0
        told = ""
        if rate:
            left = texts.LEFT.fill(time=span((total - done) / rate, lang)).text(lang)
            told = f"{texts.RATE.fill(rate=number(rate, lang, 1 if rate < 100 else 0)).text(lang)}, {left}"
        bar.update(task, completed=done, total=total, rate=told)
        if not screen.is_terminal and now - said > QUIET:
            said = now
            click.echo(f"{named}{LANGUAGES[lang].colon}{done}/{total} {told}".rstrip(), err=True)

    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(named, total=None, rate="")
        yield progress

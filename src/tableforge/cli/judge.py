"""`tableforge judge`: a position from a link, a text or a save is shown and tried, by every edition of the rules."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tableforge.cli.common import lang_option
from tableforge.cli.options import overwrite_option
from tableforge.cli.speech import Command, argument, option
from tableforge.cli.texts import TextTable
from tableforge.errors import BadLink, BadSetup
from tableforge.tongue.text import LANGUAGES, Text, in_every

if TYPE_CHECKING:
    from tableforge.judge.posed import Posed
    from tableforge.judge.trial import EditionTrial
    from tableforge.table.sitting import Sitting

STDIN = "-"
MOST_READ = 4 << 20  # bytes of a file: a save may be one
MOST_OPTIONS = 60
say = TextTable(
    {
        "edition": ("Edition {name}", "Édition {name}"),
        "position": ("Position ({name})", "Position ({name})"),
        "tried": ("What happens", "Ce qui se passe"),
        "nothing": ("nothing", "rien"),
        "asks": ("{who}: {ask} ({rule})", "{who} : {ask} ({rule})"),
        "over": ("The game is over.", "La partie est finie."),
        "same": ("Edition {name}: the same.", "Édition {name} : la même chose."),
        "rules": (
            "Edition {name}: the same, by other rules:",
            "Édition {name} : la même chose, selon d’autres règles :",
        ),
        "other": ("Edition {name}: otherwise:", "Édition {name} : autrement :"),
        "stopped": ("stopped: {why}", "arrêt : {why}"),
        "written": ("written: {path}", "écrit : {path}"),
        "more": ("… and {n} more", "… et {n} autres"),
        "is-there": ("{path} is already there: --force writes over it", "{path} existe déjà : --force le remplace"),
    }
)


@click.command(
    cls=Command,
    fr="""
    Montre la position d’un lien, d’un texte ou d’une sauvegarde, et y essaie des RÉPONSES.

    SOURCE est un lien, un fichier qui contient un lien, un texte (« keyforge given(…) ») ou une partie sauvegardée, ou « - »
    pour l’entrée standard. Les événements viennent avec leurs règles ; là où les éditions diffèrent, chacune est montrée.
    """,
)
@argument("source", "SOURCE")
@argument("answers", "RÉPONSES", nargs=-1)
@option("--edition", metavar="EDITION", help="By this edition of the rules.", fr="Selon cette édition des règles.")
@option(
    "--at",
    type=click.IntRange(0),
    metavar="N",
    help="Of a saved game: the position after so many answers; without it, the last.",
    fr="D’une partie sauvegardée : la position après tant de réponses ; sans cela, la dernière.",
)
@option("--link", "as_link", is_flag=True, help="Print the link alone.", fr="N’écrit que le lien.")
@option("--text", "as_text", is_flag=True, help="Print the text alone.", fr="N’écrit que le texte.")
@option(
    "--test",
    "test",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar=Text("FILE", "FICHIER"),
    help="Write what happens as a test to this file; --title names it.",
    fr="Écrit ce qui se passe en test dans ce fichier ; --title le nomme.",
)
@option(
    "--title",
    default="",
    metavar=Text("SENTENCE", "PHRASE"),
    help="With --test: the sentence that is proved, in English.",
    fr="Avec --test : la phrase prouvée, en anglais.",
)
@overwrite_option
@lang_option
def judge(
    source: str,
    answers: tuple[str, ...],
    edition: str | None,
    at: int | None,
    as_link: bool,
    as_text: bool,
    test: Path | None,
    title: str,
    force: bool,
    lang: str,
) -> None:
    """Show the position of a link, a text or a save, and try ANSWERS in it.

    SOURCE is a link, a file that holds a link, a text ("keyforge given(…)") or a saved game, or "-" for the standard input.
    Events come with their rules; where editions differ, each is shown.

    \b
    tableforge judge 1.eNo… play:punch dodger
    tableforge judge position.txt --edition 1.1
    """
    from tableforge.judge.link import write_link
    from tableforge.judge.posed import Posed, with_edition
    from tableforge.judge.ruling_text import write_text

    posed = read_source(source, at)
    posed = Posed(posed.game, posed.position, (*posed.answers, *answers), posed.lost)
    if edition is not None:
        posed = with_edition(posed, edition)
    if test is not None:
        write_test_file(posed, test, title, force, lang)
    elif as_link or as_text:
        click.echo(write_link(posed) if as_link else write_text(posed).rstrip("\n"))
    else:
        show_posed(posed, lang)
    for lost in posed.lost:
        click.echo(lost.text(lang), err=True)


def read_source(source: str, at: int | None) -> Posed:
    """Return what is posed by a link, a file or the standard input.

    Raises BadLink where it cannot be read or is no position, BadSetup or BadSave where a save has none.
    """
    from tableforge.judge import refusals
    from tableforge.judge.ruling_text import read_any

    text = source
    if source == STDIN:
        text = sys.stdin.buffer.read(MOST_READ).decode("utf-8", "replace")
    elif len(source) < 1000 and os.path.exists(source):
        try:
            with open(source, "rb") as file:
                text = file.read(MOST_READ).decode("utf-8", "replace")
        except OSError:
            raise BadLink(refusals.NO_FILE.fill(path=source)) from None
    return pose_save(text, at) if text.lstrip().startswith("{") else read_any(text.strip())


def pose_save(text: str, at: int | None) -> Posed:
    """Return the position of a saved game after so many answers."""
    import tableforge
    from tableforge.judge.posing import pose

    g = tableforge.load(text)
    return pose(g if at is None else g.before(at))


def write_test_file(posed: Posed, path: Path, title: str, force: bool, lang: str) -> None:
    """Write a trial as a test.  Raises BadSetup where there is such a file already, or nothing to prove."""
    from tableforge.judge.ruling_file import write_test

    text = write_test(posed, title)
    if path.exists() and not force:
        raise BadSetup(in_every(lambda tongue: say(tongue, "is-there", path=path)))
    path.write_text(text, encoding="utf-8")
    click.echo(say(lang, "written", path=path))


# ---------------------------------------------------------------- showing
def show_posed(posed: Posed, lang: str) -> None:
    """Print a position, what happens in it by each edition, and its link."""
    from tableforge.judge.link import write_link
    from tableforge.judge.posed import lay_posed
    from tableforge.judge.trial import SAME, try_out

    first, *others = try_out(posed)
    click.secho(say(lang, "position", name=first.edition or posed.game), bold=True)
    show_table(posed, lay_posed(posed), lang)
    if posed.answers or first.events:
        click.secho(f"\n{say(lang, 'tried')}", bold=True)
        show_trial(posed, first, lang)
    else:
        show_question(posed, first.g, lang)
    for trial in others:
        click.echo()
        click.secho(say(lang, trial.likeness, name=trial.edition), bold=trial.likeness != SAME)
        if trial.likeness != SAME:
            show_trial(posed, trial, lang)
    click.echo(f"\n{write_link(posed)}")


def show_table(posed: Posed, g: Sitting, lang: str) -> None:
    """Print the whole table: each seat as its own eyes see it."""
    from tableforge.judge.posed import seat_titles
    from tableforge.table.lines import SceneLines

    names = seat_titles(posed, g, lang)
    told = [SceneLines(g.scene(seat, lang), lang, lambda seat: names[seat]) for seat in range(g.seats)]
    common = told[0].table(())
    click.echo("\n".join([told[0].head(), *common]))
    for seat, lines in enumerate(told):
        click.echo("\n".join(lines.table((seat,))[len(lines.table(())) :]))


def show_trial(posed: Posed, trial: EditionTrial, lang: str) -> None:
    """Print what has happened, and what is asked now."""
    if trial.g is not None:
        entries = trial.g.log
        eyes = trial.g.asked
        seat = next(iter(eyes), 0)
        for entry in entries:
            click.echo(f"  {entry.text(lang, max(0, seat))} ({entry.rule})")
        if not entries:
            click.echo(f"  {say(lang, 'nothing')}")
    if trial.refused is not None:
        click.echo(f"  {say(lang, 'stopped', why=trial.refused.text(lang))}")
    show_question(posed, trial.g, lang)


def show_question(posed: Posed, g: Sitting | None, lang: str) -> None:
    """Print what is asked, with the keys of its options."""
    from tableforge.judge.posed import seat_titles

    if g is None:
        return
    if g.over:
        click.echo(say(lang, "over"))
    names = seat_titles(posed, g, lang)
    for seat in g.asked:
        q = g.question(seat, lang)
        if q is None:
            continue
        who = names[seat] if seat >= 0 else "?"
        click.echo(f"\n{say(lang, 'asks', who=who, ask=q.text, rule=q.rule)}")
        colon = LANGUAGES[lang].colon
        for option_ in q.options[:MOST_OPTIONS]:
            click.echo(f"  {option_.key}{colon}{option_.label}")
        if len(q.options) > MOST_OPTIONS:
            click.echo(f"  {say(lang, 'more', n=len(q.options) - MOST_OPTIONS)}")

"""`tableforge puzzles`: list and solve puzzles, the one of the day, and mine new ones out of games of bots."""

from __future__ import annotations

import json
import sys
from collections import Counter
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from tableforge.cli.common import lang_option, print_table, progress_bar
from tableforge.cli.options import first_seed_option, jobs_option, overwrite_option
from tableforge.cli.settings import game_argument
from tableforge.cli.speech import Group, argument, option
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import Text

if TYPE_CHECKING:
    from tableforge.puzzles import Puzzle

MEMORY: Final = "puzzles.json"  # where saved games are
LONG_RUN: Final = 20  # games from which on progress is printed
HEADS: Final = (
    Text("puzzle", "problème"),
    Text("rating", "cote"),
    Text("goal", "but"),
    Text("answers", "réponses"),
    Text("themes", "thèmes"),
    Text("yours", "vous"),
)
SOLVED: Final = Text("solved", "résolu")
MISSED: Final = Text("missed", "manqué")
DUE: Final = Text("again today", "à revoir")
NONE_YET: Final = Text(
    "There are no puzzles of {game} yet; tableforge puzzles mine {name} makes some.",
    "Il n’y a pas encore de problèmes de {game} ; tableforge puzzles mine {name} en fait.",
)
STREAK: Final = Text("Days in a row: {n}", "Jours d’affilée : {n}")
ALL_KNOWN: Final = Text(
    "You have tried every puzzle of {game}, and none is due today.",
    "Vous avez essayé tous les problèmes de {game}, et aucun n’est à revoir aujourd’hui.",
)
MINED: Final = Text(
    "{kept} puzzles kept in {path}, of {candidates} goals looked at in {games} games.",
    "{kept} problèmes gardés dans {path}, pour {candidates} buts examinés dans {games} parties.",
)
RATED: Final = Text("{count} puzzles of {path} rated anew.", "{count} problèmes de {path} cotés à nouveau.")
IN_THE_WAY: Final = Text("{path} is there already; --force writes over it", "{path} existe déjà ; --force le remplace")


@click.group(
    cls=Group,
    fr="""
    Des problèmes tirés de parties de bots, chacun avec un but que peu de voies atteignent, et prouvé.

    On peut tout jouer : c’est le but qui compte, et non la ligne. docs/puzzles.md en dit plus.
    """,
)
@lang_option
def puzzles(lang: str) -> None:
    """Puzzles out of games of bots, each with a goal that few ways reach, and proved.

    Anything may be played: the goal counts, and not the line. docs/puzzles.md tells more.
    """


@puzzles.command("list", fr="Liste les problèmes de JEU, les plus faciles d’abord.")
@game_argument
@option("--json", "as_json", is_flag=True, help="One JSON object a line.", fr="Un objet JSON par ligne.")
@lang_option
def list_puzzles(game: str, as_json: bool, lang: str) -> None:
    """List the puzzles of GAME, the easiest first."""
    from tableforge.puzzles import shelf, telling
    from tableforge.puzzles.memory import read_memory

    found = shelf.puzzles_of(game)
    if as_json:
        for p in found:
            click.echo(json.dumps({k: v for k, v in p.dump().items() if k != "save"}, ensure_ascii=False))
        return
    if not found:
        click.echo(say_none(game, lang))
        return
    memory = read_memory(memory_path())
    due = memory.list_due(date.today())
    rows = []
    for p in found:
        name = name_of(p)
        own = (
            DUE
            if name in due
            else MISSED
            if name in memory.missed
            else SOLVED
            if name in memory.solved
            else Text("", "")
        )
        themes = ", ".join([theme.text(lang) for theme in telling.tell_themes(p)])
        goal = telling.goal_of(p).title.text(lang)
        rows.append([p.id, str(p.rating), goal, str(p.counts.answers), themes, own.text(lang)])
    print_table([head.text(lang) for head in HEADS], rows, numbers=(1, 3))


@puzzles.command(
    fr="""
    Résout un problème de JEU au terminal : celui de cet ID, ou le prochain qui convient.

    « hint » donne un indice, « solution » la donne avec sa raison, « u » reprend une réponse.
    """,
)
@game_argument
@argument("id", "ID", required=False)
@lang_option
def play(game: str, id: str | None, lang: str) -> None:
    """Solve a puzzle of GAME at the terminal: the one of this ID, or the next that fits.

    "hint" gives a hint, "solution" gives it with its reason, "u" takes an answer back.
    """
    from tableforge.puzzles import shelf
    from tableforge.puzzles.memory import read_memory

    if id is None:
        by_name = {name_of(p): p for p in shelf.puzzles_of(game)}
        if not by_name:
            click.echo(say_none(game, lang))
            return
        chosen = read_memory(memory_path()).choose_next(list(by_name), date.today())
        if chosen is None:
            from tableforge import games

            click.echo(ALL_KNOWN.fill(game=games.game(game).title).text(lang))
            return
        puzzle = by_name[chosen]
    else:
        puzzle = shelf.find_puzzle(game, id)
    solve(puzzle, lang)


@puzzles.command(fr="Résout le problème du jour, le même pour tous, et compte les jours d’affilée.")
@option(
    "--game",
    metavar=Text("GAME", "JEU"),
    help="Only of this game; without it, one game after the other.",
    fr="De ce jeu seulement ; sans cela, un jeu après l’autre.",
)
@lang_option
def daily(game: str | None, lang: str) -> None:
    """Solve the puzzle of the day, the same for everybody, and count days in a row."""
    from tableforge import games
    from tableforge.puzzles import shelf
    from tableforge.puzzles.memory import read_memory, write_memory

    today = date.today()
    solved = solve(shelf.puzzle_of_day(today, (games.game(game).name,) if game else ()), lang)
    memory = read_memory(memory_path())
    if solved:
        memory.note_day(today)
        write_memory(memory_path(), memory)
    click.echo(STREAK.fill(n=memory.count_streak(today)).text(lang))


@puzzles.command(
    fr="""
    Tire des problèmes de JEU de parties de bots, les prouve, et les écrit dans un fichier.

    Chaque partie ne dépend que de sa graine : les mêmes graines donnent les mêmes problèmes.
    """,
)
@game_argument
@option(
    "--games",
    "count",
    default=20,
    show_default=True,
    type=click.IntRange(1, 1_000_000),
    metavar="N",
    help="How many games are looked through.",
    fr="Combien de parties sont examinées.",
)
@first_seed_option
@jobs_option
@option(
    "--share",
    default=25,
    show_default=True,
    type=click.IntRange(1, 100),
    metavar="N",
    help="At most so many in a hundred ends of the turn may reach the goal.",
    fr="Au plus tant de fins du tour sur cent peuvent atteindre le but.",
)
@option(
    "--answers",
    default=3,
    show_default=True,
    type=click.IntRange(1, 60),
    metavar="N",
    help="At least so many answers to the goal.",
    fr="Au moins tant de réponses jusqu’au but.",
)
@option(
    "--easy",
    default=20,
    show_default=True,
    type=click.IntRange(0, 20),
    metavar="N",
    help="The weakest level may reach the goal in at most so many of 20 tries.",
    fr="Le niveau le plus faible atteint le but dans au plus tant d’essais sur 20.",
)
@option(
    "--positions",
    default=12_000,
    show_default=True,
    type=click.IntRange(100, 10_000_000),
    metavar="N",
    help="Turns with more positions are left.",
    fr="Les tours qui ont plus de positions sont laissés.",
)
@option(
    "--level",
    "levels",
    multiple=True,
    metavar=Text("NAME", "NOM"),
    help="Only this level tries the puzzles, beside the weakest; several times for several levels, without it all.",
    fr="Seul ce niveau essaie les problèmes, outre le plus faible ; plusieurs fois pour plusieurs niveaux, sans cela tous.",
)
@option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    default=Path("puzzles.jsonl"),
    show_default=True,
    metavar=Text("FILE", "FICHIER"),
    help="Where puzzles go, one a line.",
    fr="Où vont les problèmes, un par ligne.",
)
@overwrite_option
@lang_option
def mine(
    game: str,
    count: int,
    seed: int,
    jobs: int,
    share: int,
    answers: int,
    easy: int,
    positions: int,
    levels: tuple[str, ...],
    out: Path,
    force: bool,
    lang: str,
) -> None:
    """Mine puzzles of GAME out of games of bots, prove them, and write them into a file.

    Every game depends on its seed alone: the same seeds give the same puzzles.
    """
    from tableforge.errors import BadSetup
    from tableforge.puzzles import mining, source_of
    from tableforge.table.store import write

    source_of(game)
    if out.exists() and not force:
        raise BadSetup(IN_THE_WAY.fill(path=out))
    wanted = mining.Wanted(share / 100, answers, easy, positions, levels=check_levels(game, levels))
    looked: Counter[str] = Counter()
    lines: list[str] = []
    with progress_bar(game, count, LONG_RUN) as progress:
        for n, mined in enumerate(mining.mine(game, range(seed, seed + count), wanted, jobs), 1):
            lines += [mining.as_line(p) + "\n" for p in mined.puzzles]
            looked.update(mined.looked)
            progress(n, count)
    write(out, "".join(lines))
    fields = {"kept": len(lines), "path": out, "candidates": looked["candidates"], "games": count}
    click.echo(MINED.fill(**fields).text(lang))


@puzzles.command(
    fr="""
    Fait essayer par les niveaux d’aujourd’hui les problèmes d’un FICHIER, et les cote à nouveau.

    C’est ce qu’il faut après un changement des bots ; le reste d’un problème ne change pas.
    """,
)
@argument("file", "FICHIER", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@option(
    "--level",
    "levels",
    multiple=True,
    metavar=Text("NAME", "NOM"),
    help="Only this level tries them, beside the weakest; several times for several levels, without it all.",
    fr="Seul ce niveau les essaie, outre le plus faible ; plusieurs fois pour plusieurs niveaux, sans cela tous.",
)
@option(
    "--people",
    multiple=True,
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    metavar=Text("FILE", "FICHIER"),
    help="Somebody's puzzles.json: what people have solved and missed counts as well; several times for several people.",
    fr="Le puzzles.json de quelqu’un : ce que des gens ont résolu et manqué compte aussi ; plusieurs fois pour plusieurs.",
)
@lang_option
def rate(file: Path, levels: tuple[str, ...], people: tuple[Path, ...], lang: str) -> None:
    """Let today's levels try the puzzles of a FILE, and rate them anew.

    This is for when bots have changed; nothing else of a puzzle changes.
    """
    from tableforge.puzzles import mining
    from tableforge.puzzles.memory import count_people, read_memory
    from tableforge.table.store import write

    found = mining.read_lines(file)
    memories = [read_memory(path) for path in people]
    for game in {p.game for p in found}:
        check_levels(game, levels)
    lines: list[str] = []
    with progress_bar(file.name, len(found), LONG_RUN) as progress:
        for n, p in enumerate(found, 1):
            lines.append(mining.as_line(mining.rate_again(p, levels, count_people(memories, name_of(p)))) + "\n")
            progress(n, len(found))
    write(file, "".join(lines))
    click.echo(RATED.fill(count=len(lines), path=file).text(lang))


def check_levels(game: str, levels: tuple[str, ...]) -> tuple[str, ...]:
    """The levels, if each is one of the game's.

    Raises UnknownBot where one is not.
    """
    from tableforge import bots
    from tableforge.errors import UnknownBot
    from tableforge.puzzles import mining

    known = mining.levels_of(game)
    for level in levels:
        if level not in known:
            raise UnknownBot(unknown(bots.NO_BOT, level, known))
    return levels


# ---------------------------------------------------------------- solving
def solve(p: Puzzle, lang: str) -> bool:
    """Let somebody solve a puzzle at the terminal, and remember what came of it; whether it was solved."""
    from tableforge.cli.table.puzzle import solve_at_terminal
    from tableforge.puzzles.memory import read_memory, write_memory

    verdict = solve_at_terminal(p, lang, sys.stdin, sys.stdout)
    if verdict != "open":
        memory = read_memory(memory_path())
        memory.note_attempt(name_of(p), verdict == "solved", date.today())
        write_memory(memory_path(), memory)
    return verdict == "solved"


def name_of(p: Puzzle) -> str:
    """What a puzzle is remembered by."""
    return f"{p.game}/{p.id}"


def memory_path() -> Path:
    """Where it is kept what was solved."""
    from tableforge.table.store import home

    return home() / MEMORY


def say_none(game: str, lang: str) -> str:
    """Return that a game has no puzzles yet."""
    from tableforge import games

    return NONE_YET.fill(game=games.game(game).title, name=game).text(lang)

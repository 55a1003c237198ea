"""`tableforge games` and `tableforge replay`: saved games are listed, gone on with, watched, seen again and removed."""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

import tableforge
from tableforge.cli import invocation, refusals
from tableforge.cli.common import console, lang_option, table
from tableforge.cli.host import HUMAN, Host, match_of, seat_names
from tableforge.cli.options import plain_option
from tableforge.cli.prompt import ask_yes, exit_quietly, read_line
from tableforge.cli.speech import Command, Group, argument, option
from tableforge.cli.texts import say
from tableforge.errors import BadSave, BadSetup, TableforgeError
from tableforge.table.hold import held_error, holder_of
from tableforge.table.sitting import WRONG_KIND
from tableforge.table.store import FINISHED, SavedGame, Store, home, read_game
from tableforge.tongue.text import Text, in_every

if TYPE_CHECKING:
    from tableforge.table.sitting import Sitting

BEFORE = ".before"  # the end of a save's name, as it was before its content changed
OFFERED = 9  # saved games among which a player may pick


def load_saved(path: Path) -> tuple[SavedGame, Sitting]:
    """Return a saved game and its sitting; a save of other content is kept beside it as it was.

    Raises BadSave that names the file.
    """
    found = read_game(path)
    try:
        sitting = tableforge.load(json.dumps(found.body))
        if sitting.notice is not None:  # keep the save as it was with the old content
            shutil.copyfile(path, free_name(path))
        return replace(found, body=json.loads(sitting.save())), sitting
    except TableforgeError as e:
        raise BadSave(refusals.IN_FILE.fill(path=path, why=in_every(e.text))) from None


def free_name(path: Path) -> Path:
    """Return an unused name beside a save, under which it is kept as it was."""
    out, n = path.with_suffix(BEFORE), 1
    while out.exists():
        n += 1
        out = path.with_suffix(f".{n}{BEFORE}")
    return out


# ---------------------------------------------------------------- going on
def choose_saved(
    store: Store, named: str | None, wanted: bool, fresh: bool, game: str | None, lang: str
) -> tuple[SavedGame, Sitting] | None:
    """Return the game to resume, if any: the named one, the last one (`wanted`), or the last one if the user says yes.

    Raises BadSetup or BadSave where one is wanted and none can be resumed.
    """
    if named is not None:
        return load_saved(Path(named))
    if fresh and not wanted:
        return None
    paths = [path for path in store.games() if game is None or path.name.startswith(f"{game}-")]
    if wanted and not paths:
        raise BadSetup(in_every(lambda tongue: say(tongue, "nothing-to-resume", folder=store.saves)))
    if not wanted and not sys.stdin.isatty():
        return None
    refused: list[TableforgeError] = []
    for path in paths[:OFFERED]:
        try:
            found = load_saved(path)
        except TableforgeError as e:  # a game that cannot be gone on with should not hide those before it
            click.echo(say(lang, "cannot-resume", why=e.text(lang)), err=True)
            refused.append(e)
            continue
        if wanted:
            return found
        if (who := holder_of(path)) is not None:
            click.echo(
                say(
                    lang,
                    "is-played",
                    who=who.text(lang),
                    command=invocation.command_name(),
                    file=invocation.quote_path(path),
                ),
                err=True,
            )
            continue
        return found if ask_yes(lang, resume_question(*found, lang)) else None
    if wanted:
        raise BadSave(in_every(refused[0].text))
    return None


def resume_question(game: SavedGame, sitting: Sitting, lang: str) -> str:
    """Return the question whether to resume a game."""
    brief = sitting.game.speech.describe_setup(sitting.setup, lang)
    match = match_of(game)
    if match is not None:
        return say(lang, "resume-match?", game=brief, n=match.best_of, k=len(match.games) + 1)
    return say(lang, "resume?", game=brief, answers=len(sitting.answers), seed=sitting.seed)


def resume_saved(
    store: Store, game: SavedGame, sitting: Sitting, seats: tuple[str, ...], lang: str, plain: bool
) -> int:
    """Resume a game with its players, or offer to watch it where another process plays it; return the exit code."""
    who = holder_of(game.path)
    if who is not None:
        if not sys.stdin.isatty():
            raise held_error(game.path, who)
        click.echo(held_error(game.path, who).text(lang))
        if ask_yes(lang, say(lang, "watch?")):
            watch_game(store, game.path, lang)
        return 0
    if sitting.notice is not None:
        click.echo(sitting.notice.text(lang))
    options = game.note.get("options")
    if not isinstance(options, dict):  # as notes had it before they had options
        match = game.note.get("match")
        options = {"handicap": isinstance(match, dict) and match.get("handicap") is True}
    host = Host(
        sitting.game.name,
        seats_of(game, sitting, seats),
        dict(sitting.setup),
        options,
        sitting.seed,
        store,
        lang,
        plain,
    )
    return host.resume_game(game, sitting)


def seats_of(game: SavedGame, sitting: Sitting, given: tuple[str, ...]) -> tuple[str, ...]:
    """Return who sits where: as given, else as written beside the save."""
    n = sitting.game.count_seats(sitting.setup)
    written = game.note.get("seats")
    if given or not isinstance(written, list) or len(written) != n or not all([isinstance(x, str) for x in written]):
        return seat_names(given, n, sitting.game.name)
    return tuple(written)


def watch_game(store: Store, path: Path, lang: str, pause: Callable[[], object] = lambda: time.sleep(1)) -> None:
    """Print the story of a game that another process plays, until it is over or left."""
    click.echo(say(lang, "watching", file=path))
    told = 0
    try:
        while True:
            played = holder_of(path) is not None
            aside = store.saves / FINISHED / path.name
            _, sitting = load_saved(path if path.exists() or not aside.exists() else aside)
            log = sitting.log
            if len(log) < told:
                click.echo(say(lang, "taken-back"))
            for entry in log[told:]:
                click.echo(f"{entry.text(lang)}  ({entry.rule})")
            told = len(log)
            if sitting.over or not played:
                click.echo(say(lang, "watched-over" if sitting.over else "watched-left"))
                return
            pause()
    except KeyboardInterrupt:
        click.echo()


# ---------------------------------------------------------------- games
@click.group(
    cls=Group,
    invoke_without_command=True,
    fr="""
    Liste les parties en cours ; reprend, montre ou supprime l’une d’elles.

    Une partie est désignée par son numéro dans la liste, ou par son fichier.
    """,
)
@lang_option
@click.pass_context
def games(ctx: click.Context, lang: str) -> None:
    """List the games under way; go on with one of them, watch it, or remove it.

    A game is named by its number in the list, or by its file.
    """
    if ctx.invoked_subcommand is None:
        show_games(Store(home()), False, False, lang)


@games.command("list", fr="Liste les parties en cours, la dernière d’abord.")
@option("--finished", is_flag=True, help="Those that are over instead.", fr="Celles qui sont finies, à la place.")
@option("--json", "as_json", is_flag=True, help="One game a line.", fr="Une partie par ligne.")
@lang_option
def list_(finished: bool, as_json: bool, lang: str) -> None:
    """List the games under way, the last one first."""
    show_games(Store(home()), finished, as_json, lang)


@games.command(fr="Reprend la partie NOM.")
@argument("name", "NOM")
@plain_option
@lang_option
def resume(name: str, plain: bool, lang: str) -> None:
    """Go on with the game NAME."""
    store = Store(home())
    sys.exit(resume_saved(store, *load_saved(path_of(store, name)), (), lang, plain))


@games.command("watch", fr="Montre la partie NOM pendant qu’un autre processus la joue, comme à un spectateur.")
@argument("name", "NOM")
@lang_option
def watch_(name: str, lang: str) -> None:
    """Show the game NAME while another process plays it, as a spectator sees it."""
    store = Store(home())
    watch_game(store, path_of(store, name), lang)


@games.command(fr="Supprime la partie NOM, pour de bon.")
@argument("name", "NOM")
@lang_option
def remove(name: str, lang: str) -> None:
    """Remove the game NAME for good."""
    store = Store(home())
    path = path_of(store, name)
    store.remove(path)
    click.echo(say(lang, "game-removed", file=path))


def path_of(store: Store, name: str) -> Path:
    """Return the file of a game, named by its number in the list or by its file.

    Raises BadSetup for a number that is not in the list.
    """
    under_way = store.games()
    if name.isdecimal() and 1 <= int(name) <= len(under_way):
        return under_way[int(name) - 1]
    for path in (Path(name), store.saves / name, store.saves / FINISHED / name):
        if path.is_file():
            return path
    if not name.isdecimal():
        return Path(name)  # reading it gives the error
    raise BadSetup(refusals.NO_NUMBER.fill(name=name, n=len(under_way)))


def show_games(store: Store, finished: bool, as_json: bool, lang: str) -> None:
    """Print the saved games as a table or as JSON lines."""
    from rich.text import Text as StyledText

    store.tidy()
    found = [describe_saved(path) for path in store.games(finished)]
    if as_json:
        for game in found:
            click.echo(json.dumps(game.to_json(lang), ensure_ascii=False))
        return
    if not found:
        click.echo(say(lang, "no-saves" if finished else "no-games", folder=store.saves))
        return
    out = table("", *[say(lang, key) for key in ("game", "table", "players", "answers", "left")], "", numbers=(0, 4))
    for n, game in enumerate(found, 1):
        who = ", ".join([say(lang, HUMAN) if name == HUMAN else name for name in game.seats])
        cells = (game.name, game.brief.text(lang), who, game.answers, game.changed, game.state.text(lang))
        # What somebody else wrote is no markup, whatever brackets it has.
        out.add_row("" if finished else str(n), *[StyledText(cell) for cell in cells])
    console().print(out)


@dataclass(frozen=True, slots=True)
class SavedRow:
    """A saved game as a list shows it; one that cannot be read has the reason as its state."""

    path: Path
    changed: str
    name: str
    brief: Text
    seats: tuple[str, ...]
    answers: str
    state: Text

    def to_json(self, lang: str) -> dict[str, object]:
        """Return the row as plain data."""
        return {
            "file": str(self.path),
            "changed": self.changed,
            "game": self.name,
            "table": self.brief.text(lang),
            "seats": self.seats,
            "answers": self.answers,
            "state": self.state.text(lang),
        }


def describe_saved(path: Path) -> SavedRow:
    """Return the row of a save."""
    changed = datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    try:
        game = read_game(path)
        played = tableforge.game(game.body["game"])
        brief = in_every(lambda lang: played.speech.describe_setup(game.body["setup"], lang))
    except (TableforgeError, *WRONG_KIND) as e:
        why = in_every(e.text) if isinstance(e, TableforgeError) else Text(str(e), str(e))
        return SavedRow(path, changed, "", Text(path.stem, path.stem), (), "", why)
    seats = game.note.get("seats")
    who = holder_of(path)
    return SavedRow(
        path,
        changed,
        played.name,
        brief,
        tuple([str(x) for x in seats]) if isinstance(seats, list) else (),
        str(len(game.body["answers"])),
        in_every(lambda lang: say(lang, "held", who=who.text(lang)) if who is not None else ""),
    )


# ---------------------------------------------------------------- replay
@click.command(
    cls=Command,
    fr="""
    Parcourt la partie sauvegardée dans FICHIER, en avant et en arrière.

    Sans FICHIER, propose les dernières parties.
    """,
)
@argument("file", "FICHIER", required=False)
@option(
    "--log",
    "as_log",
    is_flag=True,
    help="Print the whole story instead of stepping through it.",
    fr="Écrit toute l’histoire au lieu de la parcourir.",
)
@option(
    "--seat",
    type=click.IntRange(0),
    metavar=Text("SEAT", "SIÈGE"),
    help="With --log: through whose eyes; without it, a spectator's.",
    fr="Avec --log : vue par quel siège ; sans cela, par un spectateur.",
)
@lang_option
def replay(file: str | None, as_log: bool, seat: int | None, lang: str) -> None:
    """Step forward and back through the saved game in FILE.

    Without FILE, the last games are offered.
    """
    store = Store(home())
    found, sitting = load_saved(Path(file)) if file is not None else pick_saved(store, lang)
    if as_log:
        sitting.view(seat, asked=False)  # refuses a seat that the game does not have
        for entry in sitting.log:
            click.echo(f"{entry.text(lang, seat)}  ({entry.rule})")
        return
    from tableforge.cli.table import entry as terminal

    sys.exit(terminal.replay(found.body, lang))


def pick_saved(store: Store, lang: str) -> tuple[SavedGame, Sitting]:
    """Return the last saved game, or one of the last that the user picks.

    Raises BadSave where there is none that can be read.
    """
    paths = sorted([*store.games(), *store.games(finished=True)], key=lambda path: -path.stat().st_mtime_ns)
    if not paths:
        raise BadSave(in_every(lambda tongue: say(tongue, "no-saves", folder=store.saves)))
    most = OFFERED if sys.stdin.isatty() else 1
    found: list[tuple[SavedGame, Sitting]] = []
    refused: list[TableforgeError] = []
    for path in paths:
        try:
            found.append(load_saved(path))
        except TableforgeError as e:
            refused.append(e)
        if len(found) == most:
            break
    if not found:
        raise BadSave(in_every(refused[0].text))
    for why in refused:
        click.echo(say(lang, "cannot-replay", why=why.text(lang)), err=True)
    if len(found) == 1:
        return found[0]
    for n, (saved, _) in enumerate(found, 1):
        game = describe_saved(saved.path)
        click.echo(f"{n}  {game.changed}  {game.brief.text(lang)}")
    while True:
        said = read_line(say(lang, "which-replay?"))
        if said is None:
            exit_quietly(lang)
        if said.isdecimal() and 1 <= int(said) <= len(found):
            return found[int(said) - 1]
        if not said:
            return found[0]

"""`tableforge deck`: import, list, show, export, check, remove and forge decks."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tableforge.cli import invocation, refusals
from tableforge.cli.common import console, lang_option, table
from tableforge.cli.options import deck_file_option, overwrite_option
from tableforge.cli.parts import can_forge, find_deck_pages, has_module
from tableforge.cli.parts import forge_deck as forged_deck
from tableforge.cli.settings import default_game, usual_game
from tableforge.cli.speech import Group, argument, option
from tableforge.cli.texts import say
from tableforge.errors import BadDeck, BadSetup
from tableforge.tongue.text import Text, in_every, join_texts

if TYPE_CHECKING:
    from tableforge.table.library import DeckVerdict, Library

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")
STDIN = "-"
TEXT = "text"  # our own form of any game's decks
MOST_READ = 64 << 20  # bytes of standard input; a reader of decks allows less


def open_library(game: str) -> Library:
    """Return the decks of a game that are kept here."""
    from tableforge.table.library import Library
    from tableforge.table.store import Store, home

    return Library(game, Store(home()))


def _game(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    from tableforge import games

    if value is None:
        return usual_game(games_with_decks())
    games.address(value)  # an error where there is no such game
    return value


def game_option(f: F) -> F:
    """`--game GAME`, which may be left out where a file or a name is found in one game only."""
    return option(
        "--game",
        callback=_game,
        metavar=Text("GAME", "JEU"),
        help="Whose decks, where it cannot be told otherwise.",
        fr="De quel jeu sont les decks, quand rien d’autre ne le dit.",
    )(f)


def games_with_decks() -> list[str]:
    """Return the games that have decks of one's own."""
    from tableforge import games

    return [name for name in games.names() if has_module(name, "decks")]


def find_in_games(game: str | None, find: Callable[[Library], T]) -> list[tuple[str, Library, T]]:
    """Return what `find` gives in each game, or in the one that is meant.

    Raises BadDeck with the reason of every game where it gives nothing anywhere.
    """
    if game is not None:
        own = open_library(game)
        return [(game, own, find(own))]
    found, refused = [], []
    for name in games_with_decks():
        own = open_library(name)
        try:
            found.append((name, own, find(own)))
        except BadDeck as e:
            refused.append(refusals.IN_GAME.fill(game=name, why=in_every(e.text)))
    if not found:
        raise BadDeck(join_texts(refused))
    return found


def find_by_name(game: str | None, find: Callable[[Library], T]) -> tuple[str, Library, T]:
    """Return the game, its library and what `find` gives there.

    Raises BadDeck where it gives nothing, UnknownGame where several games have it.
    """
    found = {name: (name, own, it) for name, own, it in find_in_games(game, find)}
    return found[game or default_game(list(found), by="--game")]


def read_decks(game: str | None, file: str) -> tuple[Library, Sequence[DeckVerdict]]:
    """Return the decks of a file, or of standard input, as the game reads them that finds the fewest problems.

    Raises BadDeck where no game can read it.
    """
    data = sys.stdin.buffer.read(MOST_READ) if file == STDIN else b""

    def survey(own: Library) -> Sequence[DeckVerdict]:
        return own.reader.survey(data, STDIN) if file == STDIN else own.reader.survey_file(file)

    found = find_in_games(game, survey)
    _, own, verdicts = min(found, key=lambda each: sum([len(verdict.problems) for verdict in each[2]]))
    return own, verdicts


@click.group(
    cls=Group,
    fr="""
    Importe, liste, montre, exporte, vérifie, supprime et forge des decks.

    Les decks importés sont gardés dans le dossier de vos données (TABLEFORGE_HOME) et se jouent par leur nom.
    """,
)
@lang_option
def deck(lang: str) -> None:
    """Import, list, show, export, check, remove and forge decks.

    Imported decks are kept in the folder of your data (TABLEFORGE_HOME), and are played by their name.
    """


@deck.command(
    "import",
    fr="""
    Garde les decks de FICHIER, dans tout format connu d’un jeu ; « - » lit l’entrée standard.

    Pour KeyForge : JSON de Master Vault, JSON ou CSV de Decks of KeyForge, JSON de keyteki, ou notre texte. Pour Horreur à
    Arkham : JSON ou texte d’ArkhamDB ou d’arkham.build, .o8d d’OCTGN, ou notre texte. Ce qui ne peut pas être joué est dit
    avec chaque problème, et la commande finit avec le code 1 ; les autres decks sont gardés.
    """,
)
@argument("file", "FICHIER")
@game_option
@lang_option
def import_(file: str, game: str | None, lang: str) -> None:
    """Keep the decks of FILE, in any format that a game knows; '-' reads standard input.

    For KeyForge: Master Vault JSON, Decks of KeyForge JSON or CSV, keyteki JSON, or our own text. For Arkham Horror: JSON or
    text of ArkhamDB or arkham.build, .o8d of OCTGN, or our own text. What cannot be played is told with every problem, and
    the command ends with code 1; the other decks are kept.
    """
    kept, verdicts = read_decks(game, file)
    for verdict in verdicts:
        if verdict.deck is None:
            print_problems(verdict, "not-imported", lang)
            continue
        path, new = kept.keep(verdict.deck)
        click.echo(say(lang, "imported" if new else "already", name=verdict.deck.title(lang), file=path))
    if any([verdict.deck is None for verdict in verdicts]):
        sys.exit(1)


@deck.command(fr="Dit si les decks de FICHIER peuvent être joués, et ce qui ne va pas ; rien n’est gardé.")
@argument("file", "FICHIER")
@game_option
@lang_option
def check(file: str, game: str | None, lang: str) -> None:
    """Say whether the decks of FILE can be played, and what is wrong with them; nothing is kept."""
    _, verdicts = read_decks(game, file)
    for verdict in verdicts:
        if verdict.deck is not None:
            click.echo(say(lang, "legal", name=verdict.deck.title(lang)))
        else:
            print_problems(verdict, "illegal", lang)
    if any([verdict.deck is None for verdict in verdicts]):
        sys.exit(1)


def print_problems(verdict: DeckVerdict, key: str, lang: str) -> None:
    """Print what is wrong with a deck."""
    click.echo(say(lang, key, name=verdict.name))
    for problem in verdict.problems:
        click.echo(f"  - {problem.text(lang)}")


@deck.command("list", fr="Liste les decks importés et les decks de démarrage.")
@option("--json", "as_json", is_flag=True, help="One deck a line.", fr="Un deck par ligne.")
@game_option
@lang_option
def list_(as_json: bool, game: str | None, lang: str) -> None:
    """List the imported decks and the starter decks."""
    chosen = games_with_decks() if game is None else [game]
    kept = [list_decks(name, len(chosen) > 1, as_json, lang) for name in chosen]
    if not as_json and not any(kept):
        click.echo(say(lang, "no-decks", command=invocation.command_name()))


def list_decks(game: str, headed: bool, as_json: bool, lang: str) -> int:
    """Print the decks of one game; return how many of them were imported."""
    from rich.text import Text as StyledText

    own = open_library(game)
    kept = [(path.stem, d) for path, d in own.read_all().items()]
    rows = [*own.reader.starters().items(), *kept]
    if as_json:
        for ref, d in rows:
            click.echo(json.dumps({"game": game, "ref": ref, **d.to_json()}, ensure_ascii=False))
        return len(kept)
    pages = find_deck_pages(game)
    out = table(say(lang, "id"), say(lang, "name"), *pages.heads(lang), title=game if headed else "")
    for ref, d in rows:
        # A name that somebody else gave is no markup, whatever brackets it has.
        out.add_row(StyledText(ref), StyledText(d.title(lang)), *pages.row(d, lang))
    console().print(out)
    return len(kept)


@deck.command(
    fr="""
    Montre le deck NOM : un deck importé, un deck du jeu comme « starter:onyx » ou « forged:GRAINE », ou un fichier.

    Avec ses cartes et ses chiffres.
    """
)
@argument("name", "NOM")
@option(
    "--json",
    "as_json",
    is_flag=True,
    help="The deck and its figures as one JSON object.",
    fr="Le deck et ses chiffres en un objet JSON.",
)
@option(
    "--text", "as_text", is_flag=True, help="The deck in our own text form.", fr="Le deck sous notre forme de texte."
)
@game_option
@lang_option
def show(name: str, as_json: bool, as_text: bool, game: str | None, lang: str) -> None:
    """Show the deck NAME: an imported deck, one of the game's own such as 'starter:onyx' or 'forged:SEED', or a file.

    With its cards and its figures.
    """
    meant, own, found = find_by_name(game, lambda own: own.find(name))
    if as_json:
        click.echo(
            json.dumps({**found.to_json(), "figures": find_deck_pages(meant).figures(found)}, ensure_ascii=False)
        )
    elif as_text:
        click.echo(own.write_as(found, TEXT, lang), nl=False)
    else:
        find_deck_pages(meant).page(found, lang)


@deck.command(
    fr="""
    Écrit le deck NOM sous une autre forme : notre texte, ou celle d’un autre outil.

    Un nom de forme inconnu est répondu par toutes celles du jeu.
    """
)
@argument("name", "NOM")
@option(
    "--form",
    default=TEXT,
    show_default=True,
    metavar=Text("FORM", "FORME"),
    help="The form to write it in.",
    fr="La forme sous laquelle l’écrire.",
)
@deck_file_option
@overwrite_option
@game_option
@lang_option
def export(name: str, form: str, out: Path | None, force: bool, game: str | None, lang: str) -> None:
    """Write the deck NAME in another form: our own text, or that of another tool.

    The name of a form that is not known is answered with all those of the game.
    """
    from tableforge.table.store import write

    _, own, found = find_by_name(game, lambda own: own.find(name))
    told = own.write_as(found, form, lang)
    if out is None:
        click.echo(told, nl=False)
    else:
        check_writable(out, force)
        write(out, told)
        click.echo(say(lang, "written", file=out))
    if note := own.note(form, lang):
        click.echo(f"({note})", err=True)


@deck.command(fr="Supprime le deck importé NOM, pour de bon.")
@argument("name", "NOM")
@game_option
@lang_option
def remove(name: str, game: str | None, lang: str) -> None:
    """Remove the imported deck NAME for good."""
    _, own, _ = find_by_name(game, lambda own: own.find_kept(name))
    path, gone = own.remove(name)
    click.echo(say(lang, "removed", name=gone.title(lang), file=path))


@deck.command(
    fr="""
    Forge un nouveau deck que personne d’autre n’a.

    La même graine donne toujours le même deck, deux graines jamais.
    """
)
@option(
    "--seed",
    type=click.IntRange(0, 2**32 - 1),
    metavar="N",
    help="Seed of the deck; without one, chance chooses it.",
    fr="Graine du deck ; sans elle, le hasard la choisit.",
)
@option(
    "--set",
    "of_set",
    metavar=Text("SET", "EXTENSION"),
    help="The set to forge of; without one, the seed chooses it.",
    fr="L’extension d’où forger ; sans elle, la graine la choisit.",
)
@deck_file_option
@overwrite_option
@option("--keep", is_flag=True, help="Keep it among the imported decks.", fr="Le garde parmi les decks importés.")
@game_option
@lang_option
def forge(
    seed: int | None, of_set: str | None, out: Path | None, force: bool, keep: bool, game: str | None, lang: str
) -> None:
    """Forge a new deck that nobody else has.

    The same seed always gives the same deck, two seeds never do.
    """
    from tableforge.table.store import write

    if seed is None:
        from secrets import randbits

        seed = randbits(32)
    meant = game or default_game([name for name in games_with_decks() if can_forge(name)], by="--game")
    own = open_library(meant)
    found = forged_deck(meant, seed, of_set)
    if out is not None:
        check_writable(out, force)
        write(out, own.write_as(found, TEXT, lang))
        click.echo(say(lang, "written", file=out))
    if keep:
        path, new = own.keep(found)
        click.echo(say(lang, "imported" if new else "already", name=found.title(lang), file=path))
    if out is None and not keep:
        click.echo(own.write_as(found, TEXT, lang), nl=False)


def check_writable(path: Path, force: bool) -> None:
    """Raise BadSetup where a file would be overwritten without `force`, or its folder is missing."""
    if not path.parent.is_dir():
        folder = str(path.parent)
        raise BadSetup(refusals.NO_FOLDER.fill(whole=repr(folder), path=folder))
    if path.exists() and not force:
        raise BadSetup(refusals.ALREADY_THERE.fill(whole=repr(str(path)), path=str(path)))

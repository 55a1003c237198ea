"""`tableforge campaign`: campaigns are begun, played game by game, entered into, undone, read, exported and removed.

A campaign lies in a file of its own, and each of its games in another beside it.  A game that is over is written into the campaign
once, whenever that is noticed: also after a crash between its last answer and its record.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import tableforge
from tableforge import games
from tableforge.cli import refusals
from tableforge.cli.common import lang_option
from tableforge.cli.options import overwrite_option, plain_option, seats_option
from tableforge.cli.prompt import exit_quietly, read_line
from tableforge.cli.settings import (
    MEANT,
    GameCommand,
    as_option,
    default_game,
    given_settings,
    is_deck_setting,
    split_values,
    without_practice,
)
from tableforge.cli.speech import Group, SpokenOption, argument, option
from tableforge.cli.texts import say
from tableforge.errors import BadSave, BadSetup, TableforgeError
from tableforge.kernel.settings import PRACTICE
from tableforge.table.profile import PlayerProfile
from tableforge.table.seeds import LARGEST_SEED
from tableforge.table.store import home
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import LANGUAGES, Text, in_every

if TYPE_CHECKING:
    from tableforge.campaign import Campaign, Recount
    from tableforge.kernel.game import Game
    from tableforge.table.sitting import Sitting

FOLDER = "campaigns"
NAME = re.compile(r"[\w-]{1,60}")


def campaigns_folder() -> Path:
    """Return the folder of the campaigns."""
    return home() / FOLDER


def campaign_names() -> list[str]:
    """Return the names of all campaigns that are kept here."""
    return sorted([path.stem for path in campaigns_folder().glob("*.json") if NAME.fullmatch(path.stem)])


def path_of(name: str, must_be: bool = True) -> Path:
    """Return the file of a campaign.

    Raises BadSetup for an impossible name, and where the file is missing though it `must_be` there, or there though it
    must not.
    """
    if not NAME.fullmatch(name):
        raise BadSetup(refusals.CAMPAIGN_NAME.fill(name=name))
    path = campaigns_folder() / f"{name}.json"
    if must_be and not path.exists():
        raise BadSetup(unknown(refusals.NO_CAMPAIGN, name, campaign_names()))
    if not must_be and path.exists():
        raise BadSetup(refusals.CAMPAIGN_THERE.fill(name=name))
    return path


def save_path(path: Path, number: int) -> Path:
    """Return the save of a game of a campaign."""
    return path.with_name(f"{path.stem}.{number}.save")


def parse_fields(words: tuple[str, ...]) -> dict[str, Any]:
    """Return the fields of `key=value` words; a repeated key is a list.

    Raises BadSetup for a word without `=`.
    """
    out: dict[str, Any] = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign or not key:
            raise BadSetup(refusals.A_FIELD.fill(word=word))
        told: Any = int(value) if value.isdecimal() else value
        out[key] = told if key not in out else [*(out[key] if isinstance(out[key], list) else [out[key]]), told]
    return out


def resolve_decks(game: Game, told: dict[str, Any]) -> dict[str, Any]:
    """Return fields with names of decks replaced by decks, the user's own among them.

    Raises BadDeck for an unknown name.
    """
    from tableforge.table.library import DeckReader, Library
    from tableforge.table.store import Store

    if games.find_part("table", game.name, DeckReader) is None:  # it is played without decks
        return told
    out, own = dict(told), Library(game.name, Store(home()))
    for s in [s for s in game.settings if is_deck_setting(s) and s.name in out]:
        given = out[s.name] if isinstance(out[s.name], (list, tuple)) else [out[s.name]]
        words = [x for word in given for x in (split_values(s, word) if isinstance(word, str) else [word])]
        out[s.name] = [own.find(x) if isinstance(x, str) else x for x in words]
    if isinstance(out.get("deck"), str):
        out["deck"] = own.find(out["deck"])
    return out


def open_campaign(name: str) -> Campaign:
    """Return a campaign that is kept here.

    Raises BadSave that names the file and what can be done about it.
    """
    from tableforge.campaign import read

    path = path_of(name)
    try:
        return read(path)
    except BadSave as e:
        raise BadSave(refusals.CAMPAIGN_UNREADABLE.fill(path=path, why=in_every(e.text), name=name)) from None


def belongs_to(name: str, game: str) -> bool:
    """Whether a campaign that is kept here is of a game; False for one that cannot be read."""
    from tableforge.campaign import parse_campaign

    try:
        return parse_campaign(path_of(name).read_bytes())[0] == game
    except (BadSave, OSError):
        return False


def print_story(c: Campaign, since: int, lang: str) -> None:
    """Print the story of a campaign from a paragraph on."""
    click.echo("\n\n".join(c.story(lang)[since:]))


@click.group(
    cls=Group,
    invoke_without_command=True,
    fr="""
    Commence, joue, lit et modifie des campagnes : des parties qui se souviennent les unes des autres.

    Une campagne a un nom que vous choisissez, et reste dans le dossier de vos données (TABLEFORGE_HOME).
    """,
)
@lang_option
@click.pass_context
def campaign(ctx: click.Context, lang: str) -> None:
    """Begin, play, read and change campaigns: games that remember each other.

    A campaign has a name of your choice, and is kept in the folder of your data (TABLEFORGE_HOME).
    """
    if ctx.invoked_subcommand is None:
        show_list(lang)


def show_list(lang: str) -> None:
    """Print a line for every campaign; one that cannot be read hides no other."""
    for name in campaign_names():
        try:
            click.echo(describe_campaign(name, lang))
        except TableforgeError as e:  # one that cannot be read hides no other
            click.echo(f"{name}: {e.text(lang)}", err=True)
    if not campaign_names():
        click.echo(say(lang, "no-campaigns"))


def describe_campaign(name: str, lang: str) -> str:
    """Return a campaign in a line: over, how its game stands and when it was left, or which game is next.

    Raises BadSave where it cannot be read.
    """
    c = open_campaign(name)
    if c.over:
        return say(lang, "campaign-over", name=name)
    if not (line := describe_game_under_way(name, c, lang)):
        return say(lang, "campaign-at", name=name, n=c.number)
    path = save_path(path_of(name), c.number)
    left = datetime.fromtimestamp((path if path.exists() else path_of(name)).stat().st_mtime)
    return say(lang, "campaign-stands", name=name, line=line, date=left.strftime("%Y-%m-%d %H:%M"))


def describe_game_under_way(name: str, c: Campaign, lang: str) -> str:
    """Return how the game under way stands; "" where the campaign does not say."""
    from tableforge.cli.saved import load_saved

    path = save_path(path_of(name), c.number)
    if not c.now.describe_standing(None, lang):
        return ""
    found: str = c.now.describe_standing(load_saved(path)[1] if path.exists() else None, lang)["line"]
    return found


@campaign.command("list", fr="Liste les campagnes.")
@lang_option
def list_(lang: str) -> None:
    """List the campaigns."""
    show_list(lang)


class NewCommand(GameCommand):
    """Takes the settings of the game that its campaign begins with as options."""

    def game_of(self, args: Sequence[str]) -> str | None:
        named = [b for a, b in pairwise([word for arg in args for word in arg.split("=", 1)]) if a == "--game"]
        known = games_with_campaigns()
        if named:
            return next((name for name in named if name in known), None)
        said = {arg.split("=", 1)[0].removeprefix("--").replace("-", "_") for arg in args}
        meant = [name for name in known if said & {*campaign_settings(name)}]
        return meant[0] if len(meant) == 1 else known[0] if len(known) == 1 else None

    def options_of(self, game: str) -> list[SpokenOption]:
        wanted = campaign_settings(game)
        return [as_option(s) for s in games.game(game).settings if s.name in wanted]


def campaign_settings(game: str) -> tuple[str, ...]:
    """Return the names of the settings that a campaign of a game begins with."""
    from tableforge.campaign import chronicle_of

    told = chronicle_of(game)
    return () if told is None else told.options


def games_with_campaigns() -> list[str]:
    """Return the games that have campaigns."""
    return [name for name in games.names() if games.has_part("campaign", name)]


@campaign.command(
    cls=NewCommand,
    fr="""
    Commence la campagne NOM ; `--investigators roland,daisy` ou, comme pour `enter`, CLÉ=VALEUR, une clé répétée étant une liste.
    """,
)
@argument("name", "NOM")
@argument("words", "CLÉ=VALEUR", nargs=-1, metavar="KEY=VALUE")
@option("--game", metavar=Text("GAME", "JEU"), help="Which game it is of.", fr="De quel jeu elle est.")
@option(
    "--seed",
    type=click.IntRange(0, LARGEST_SEED),
    metavar="N",
    help="Seed of all chance; without one, another each time.",
    fr="Graine de tout le hasard ; sans elle, une autre à chaque fois.",
)
@lang_option
def new(name: str, words: tuple[str, ...], game: str | None, seed: int | None, lang: str, **options: Any) -> None:
    """Begin the campaign NAME; `--investigators roland,daisy` or, as for `enter`, KEY=VALUE, where a repeated key is a list."""
    meant = game or click.get_current_context().meta[MEANT] or default_game(games_with_campaigns(), by="--game")
    print_story(
        begin_campaign(name, meant, seed, {**parse_fields(words), **given_settings(games.game(meant), options)}),
        0,
        lang,
    )


def begin_campaign(name: str, game: str, seed: int | None, options: dict[str, Any]) -> Campaign:
    """Begin a campaign and write it; without a seed, by chance.

    Raises BadSetup where the name is taken, all slots are, or an option does not fit.
    """
    from tableforge import campaign as room

    if seed is None:
        from secrets import randbits

        seed = randbits(32)
    path = path_of(name, must_be=False)
    told = room.chronicle_of(game) or room.Chronicle
    check_slots(game)
    if told.veteran and told.veteran not in options and PlayerProfile(home()).finished_campaigns(game):
        options = {**options, told.veteran: True}
    c = room.new(game, seed=seed, **resolve_decks(tableforge.game(game), options))
    c.keep(path)
    return c


def check_slots(game: str) -> None:
    """Raise BadSetup where a game keeps no further campaign."""
    from tableforge.campaign import chronicle_of

    told = chronicle_of(game)
    most = 0 if told is None else told.slots
    kept = [x for x in campaign_names() if most and belongs_to(x, game)]
    if most and len(kept) >= most:
        raise refuse_all_slots(game, most, kept)


def refuse_all_slots(game: str, most: int, kept: Sequence[str]) -> BadSetup:
    """Return the refusal of a game whose slots are all taken, with what can be done about it."""
    title = games.game(game).title
    return BadSetup(refusals.ALL_SLOTS.fill(game=title, most=most, names=", ".join(kept), name=kept[0]))


@campaign.command(fr="Lit le carnet de la campagne NOM comme une histoire.")
@argument("name", "NOM")
@option("--json", "as_json", is_flag=True, help="What is written, as JSON.", fr="Ce qui est écrit, en JSON.")
@lang_option
def show(name: str, as_json: bool, lang: str) -> None:
    """Read the log of the campaign NAME as a story."""
    c = open_campaign(name)
    if as_json:
        click.echo(json.dumps(c.now.dump(), ensure_ascii=False))
    else:
        print_story(c, 0, lang)
        show_question(c, lang)


@campaign.command(fr="Joue la partie suivante de la campagne NOM, ou reprend celle qui a été quittée.")
@argument("name", "NOM")
@seats_option
@plain_option
@option(
    "--alone",
    is_flag=True,
    help="One person plays every seat that no bot has.",
    fr="Une seule personne joue tous les sièges sans bot.",
)
@option(
    "--practice",
    is_flag=True,
    help="Choices can be taken back that have shown what was hidden.",
    fr="On peut annuler des choix qui ont montré ce qui était caché.",
)
@lang_option
def play(name: str, seats: tuple[str, ...], plain: bool, alone: bool, practice: bool, lang: str) -> None:
    """Play the next game of the campaign NAME, or go on with the one that was left."""
    sys.exit(play_next(name, seats, plain, alone, practice, lang))


def play_next(name: str, seats: tuple[str, ...], plain: bool, alone: bool, practice: bool, lang: str) -> int:
    """Play the next game of a campaign, record its end, and return the exit code."""
    from tableforge.cli.host import Host, seat_names, skip_explained
    from tableforge.cli.saved import load_saved, seats_of
    from tableforge.table.store import Store

    c = open_campaign(name)
    if answer_questions(c, lang) and c.over:
        PlayerProfile(home()).finish(c.game.name, name)
        return 0
    game = c.next_game()
    path = save_path(path_of(name), game.number)
    if path.exists():  # it was left, or has ended without being written into the campaign
        found, sitting = load_saved(path)
        who = seats_of(found, sitting, seats)
    else:
        settings = {**game.settings, PRACTICE.name: True} if practice else without_practice(c.game, game.settings)
        sitting = tableforge.new(c.game.name, seed=game.seed, **skip_explained(c.game, settings, Store(home())))
        sitting.notice = c.now.notice()
        who = seat_names(seats, sitting.seats, c.game.name, alone)
    if sitting.notice is not None:
        click.echo(sitting.notice.text(lang))
    if not sitting.over and (past := c.now.recount(sitting, lang)) is not None:
        told = "\n\n".join(tell_past(past, lang, parts=1))
        before = say(lang, "more-before", name=name) if len(past.parts) > 1 else ""
        click.echo("\n\n".join([x for x in (told, before) if x]) + "\n")
        if sys.stdin.isatty() and not plain:  # a table that takes up the whole screen would hide it
            read_line(say(lang, "enter-goes-on"))
    code = 0
    if not sitting.over:
        host = Host(c.game.name, who, dict(sitting.setup), {}, sitting.seed, Store(home()), lang, plain)
        host.campaign = name
        host.play_game(sitting, path, None)
        code = host.code
    if sitting.over:
        c = open_campaign(name)  # something may have been entered while the game was played
        since = len(c.story(lang))
        c.record(sitting.result or {}, game.number)
        print_story(c, since, lang)
        show_question(c, lang)
        if c.over:
            PlayerProfile(home()).finish(c.game.name, name)
    return code


def tell_past(past: Recount, lang: str, parts: int = 0, passages: bool = False) -> list[str]:
    """Return what happened so far as paragraphs: the last `parts` parts, 0 for all; with the passages where wanted."""
    head = f"{say(lang, 'previously')}{LANGUAGES[lang].colon}{past.title}"
    out = [head, past.standing, say(lang, "with-them", names=", ".join(past.companions))]
    for part in past.parts[-parts:]:
        out.append(part.title.upper())
        heading = ""
        for x in part.episodes:
            if x.heading and x.heading != heading:
                heading = x.heading
                out.append(f"— {heading}")
            out += [f"    {plain_prose(row)}" for row in x.passage] if passages else []
            out.append("\n".join([f"  {plain_prose(row)}" for row in (x.text, *x.came)]))
    return out


def plain_prose(text: str) -> str:
    """Return a paragraph of a story in one line, without its marks of emphasis."""
    return re.sub(r"[ \n]+", " ", text.replace("*", ""))  # not a space that keeps a line together


@campaign.command(fr="Raconte ce qui s’est passé jusqu’ici dans la partie en cours de la campagne NOM.")
@argument("name", "NOM")
@option(
    "--passages",
    is_flag=True,
    help="With the passages that were read before each choice.",
    fr="Avec les passages lus avant chaque choix.",
)
@lang_option
def previously(name: str, passages: bool, lang: str) -> None:
    """Tell what happened so far in the game under way of the campaign NAME."""
    c = open_campaign(name)
    past = c.now.recount(sitting_of(name, c), lang)
    click.echo(say(lang, "nothing-yet", name=name) if past is None else "\n\n".join(tell_past(past, lang, 0, passages)))


def sitting_of(name: str, c: Campaign) -> Sitting:
    """Return the game under way of a campaign, or the one that is to be played next, before its first answer.

    Raises GameOver where there is nothing left to play.
    """
    from tableforge.cli.saved import load_saved

    path = save_path(path_of(name), c.number)
    if path.exists():
        return load_saved(path)[1]
    game = c.next_game()
    return tableforge.new(c.game.name, seed=game.seed, **game.settings)


def show_question(c: Campaign, lang: str) -> int:
    """Print what the players must decide before the campaign goes on, with numbered answers; return how many there are."""
    asked = c.describe_question(lang)
    if asked is None:
        return 0
    rows = [f"{n}. {choice['text']} ({choice['rule']})" for n, choice in enumerate(asked["choices"], 1)]
    click.echo("\n".join(["", asked["text"], *rows]))
    return len(rows)


def answer_questions(c: Campaign, lang: str) -> bool:
    """Ask what must be decided before the next game, and enter it; return whether anything was asked."""
    answered = False
    while n := show_question(c, lang):
        said = read_line(say(lang, "which-answer?", n=n))
        if said is None:
            exit_quietly(lang)
        if said.isdecimal() and 1 <= int(said) <= n:
            since, asked = len(c.story(lang)), c.describe_question(lang)
            assert asked is not None
            entry = asked["choices"][int(said) - 1]["entry"]
            c.do(entry["do"], **{field: value for field, value in entry.items() if field != "do"})
            print_story(c, since, lang)
            answered = True
    return answered


@campaign.command(
    fr="""
    Inscrit quelque chose entre deux parties de la campagne NOM : un VERBE du jeu et ses champs CLÉ=VALEUR.

    Pour Horreur à Arkham : buy investigator=… card=… instead_of=…, replace investigator=… deck=…, leave, come_back et lead
    investigator=…, join deck=…, take investigator=… card=…, lose, stop.
    """
)
@argument("name", "NOM")
@argument("verb", "VERBE")
@argument("words", "CLÉ=VALEUR", nargs=-1, metavar="KEY=VALUE")
@lang_option
def enter(name: str, verb: str, words: tuple[str, ...], lang: str) -> None:
    """Enter something between two games of the campaign NAME: a VERB of the game, and its fields as KEY=VALUE.

    Arkham Horror's: buy investigator=… card=… instead_of=…, replace investigator=… deck=…, leave, come_back and lead
    investigator=…, join deck=…, take investigator=… card=…, lose, stop.
    """
    enter_and_tell(name, verb, parse_fields(words), lang)


def enter_and_tell(name: str, verb: str, given: dict[str, Any], lang: str) -> None:
    """Enter something, between two games or in the middle of one, and print what came of it."""
    from tableforge.cli.saved import load_saved

    c = open_campaign(name)
    since = len(c.story(lang))
    if verb.replace("-", "_") in c.now.turns:
        path = save_path(path_of(name), c.number)
        if not path.exists():
            raise BadSetup(refusals.NOTHING_BEGUN.fill(name=name))
        c.turn(verb.replace("-", "_"), load_saved(path)[1], **given)
    else:
        c.do(verb, **resolve_decks(c.game, given))
    print_story(c, since, lang)
    show_question(c, lang)


@campaign.command("restart-act", fr="Recommence l’acte de la campagne NOM, avec les mêmes HÉROS ou d’autres.")
@argument("name", "NOM")
@argument("heroes", "HÉROS", nargs=-1)
@option("--seats", type=int, metavar="N", help="How many people play.", fr="Combien de personnes jouent.")
@lang_option
def restart_act(name: str, heroes: tuple[str, ...], seats: int | None, lang: str) -> None:
    """Begin the act of the campaign NAME again, with the same HEROES or with others."""
    given: dict[str, Any] = {"heroes": list(heroes)} if heroes else {}
    enter_and_tell(name, "restart_act", given if seats is None else {**given, "seats": seats}, lang)


@campaign.command(fr="Dans la campagne NOM, ARRIVÉE prend la place de DÉPART.")
@argument("name", "NOM")
@argument("leaves", "DÉPART")
@argument("comes", "ARRIVÉE")
@lang_option
def swap(name: str, leaves: str, comes: str, lang: str) -> None:
    """In the campaign NAME, the hero COMES takes the place of the hero LEAVES."""
    enter_and_tell(name, "swap", {"leaves": leaves, "comes": comes}, lang)


@campaign.command(fr="Dans la campagne NOM, on joue désormais à N.")
@argument("name", "NOM")
@argument("seats", "N", type=int)
@lang_option
def players(name: str, seats: int, lang: str) -> None:
    """From now on SEATS people play the campaign NAME."""
    enter_and_tell(name, "players", {"seats": seats}, lang)


@campaign.command(
    fr="Oublie la dernière inscription de la campagne NOM, ou tout depuis la fin de la partie NUMÉRO, qui est alors à rejouer."
)
@argument("name", "NOM")
@argument("number", "NUMÉRO", type=int, required=False)
@lang_option
def undo(name: str, number: int | None, lang: str) -> None:
    """Forget the last entry of the campaign NAME, or everything from the end of game NUMBER on, which is to be played again."""
    from tableforge.table.store import note_path

    c, path = open_campaign(name), path_of(name)
    before, ended = c.number, c.endings
    c.undo(number)
    first = c.number
    if (
        first <= len(ended) and ended[first - 1] is None
    ):  # it was turned into another game, and is the one to go on with
        first += 1
    for n in range(first, before + 1):  # else their saves would be taken for unfinished games
        for file in (save_path(path, n), note_path(save_path(path, n))):
            file.unlink(missing_ok=True)
    click.echo(say(lang, "campaign-at", name=name, n=c.number))


@campaign.command(fr="Écrit la campagne NOM dans FICHIER, pour la garder ou l’emporter.")
@argument("name", "NOM")
@argument("file", "FICHIER", type=click.Path(dir_okay=False, path_type=Path))
@overwrite_option
@lang_option
def export(name: str, file: Path, force: bool, lang: str) -> None:
    """Write the campaign NAME to FILE, to keep it or to take it along."""
    from tableforge.cli.deck import check_writable
    from tableforge.table.store import write

    c = open_campaign(name)
    check_writable(file, force)
    write(file, c.save())
    click.echo(say(lang, "written", file=file))


@campaign.command("import", fr="Garde la campagne de FICHIER sous le nom NOM.")
@argument("file", "FICHIER", type=click.Path(dir_okay=False, path_type=Path))
@argument("name", "NOM")
@lang_option
def import_(file: Path, name: str, lang: str) -> None:
    """Keep the campaign of FILE under the name NAME."""
    from tableforge.campaign import read

    c = read(file)
    c.keep(path_of(name, must_be=False))
    click.echo(say(lang, "campaign-over" if c.over else "campaign-at", name=name, n=c.number))


@campaign.command(fr="Supprime la campagne NOM et ses parties, pour de bon.")
@argument("name", "NOM")
@lang_option
def remove(name: str, lang: str) -> None:
    """Remove the campaign NAME and its games for good."""
    from tableforge.table.store import note_path, remove_file

    path = path_of(name)
    for game in path.parent.glob(f"{path.stem}.*.save"):
        note_path(game).unlink(missing_ok=True)
        remove_file(game)
    remove_file(path)
    click.echo(say(lang, "campaign-removed", name=name))

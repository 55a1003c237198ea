"""`tableforge mcp`: a server for language models, and the bench that measures how they play."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tableforge.cli.common import console, lang_option, progress_bar, table
from tableforge.cli.speech import Group, argument, option
from tableforge.tongue.text import LANGUAGES, Text

if TYPE_CHECKING:
    from tableforge.mcp.runner import BenchReport

HOST = "127.0.0.1"
LONG_RUN = 20  # games from which on progress is printed
FOLDER = Text("FOLDER", "DOSSIER")


@click.group(
    cls=Group,
    invoke_without_command=True,
    fr="""
    Sert des parties à un modèle de langage par le Model Context Protocol : sur l’entrée et la sortie standard, ou en HTTP.

    Le modèle sait ce que sait son siège, et rien d’autre. docs/mcp.md a les lignes de configuration que les clients demandent. Il y
    faut l’extra « mcp » : pip install "tableforge[mcp]".
    """,
)
@option(
    "--http",
    "port",
    type=click.IntRange(0, 65535),
    metavar="PORT",
    help="Serve several clients as streamable HTTP on this port; 0 takes a free one.",
    fr="Sert plusieurs clients en HTTP sur ce port ; 0 en prend un libre.",
)
@option(
    "--host",
    default=HOST,
    show_default=True,
    metavar=Text("ADDRESS", "ADRESSE"),
    help="With --http: the address to listen to; 0.0.0.0 lets other machines in.",
    fr="Avec --http : l’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.",
)
@option(
    "--runs",
    type=click.Path(path_type=Path, file_okay=False),
    metavar=FOLDER,
    help="Keep every game there: a save that replays, with the model's notes, and what it did.",
    fr="Y garde chaque partie : une sauvegarde à rejouer, avec les notes du modèle, et ce qu’il a fait.",
)
@option(
    "--seat-of",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar=Text("SAVE", "SAUVEGARDE"),
    help="Let the model sit down in a saved game.",
    fr="Fait asseoir le modèle dans une partie sauvegardée.",
)
@option(
    "--seed",
    type=click.IntRange(0, 2**53),
    metavar="N",
    help="Seed of the first game, the others follow; without it, by chance. The model is not told.",
    fr="Graine de la première partie, les autres suivent ; sans cela, au hasard. Le modèle n’en sait rien.",
)
@option(
    "--at",
    default="",
    metavar="URL",
    help="Pass a server over HTTP on to standard input and output.",
    fr="Relaie un serveur HTTP sur l’entrée et la sortie standard.",
)
@lang_option
@click.pass_context
def mcp(
    ctx: click.Context,
    port: int | None,
    host: str,
    runs: Path | None,
    seat_of: Path | None,
    seed: int | None,
    at: str,
    lang: str,
) -> None:
    """Serve games to a language model over the Model Context Protocol: on standard input and output, or over HTTP.

    The model knows what its seat knows, and nothing else. docs/mcp.md has the configuration lines that clients want. It takes
    the extra 'mcp': pip install "tableforge[mcp]".
    """
    if ctx.invoked_subcommand is not None:
        return
    from tableforge.extras import need

    need("mcp.server", "mcp")
    if at:
        from tableforge.mcp.bridge import bridge_stdio

        bridge_stdio(at)
        return
    from tableforge.mcp import server
    from tableforge.mcp.runs import make_folder
    from tableforge.mcp.tables import Room, open_saved
    from tableforge.mcp.texts import say
    from tableforge.table.store import read_game

    if runs is not None:
        make_folder(runs)  # refuses one that cannot be written before anybody plays
    saved = None if seat_of is None else read_game(seat_of).body
    if saved is not None:
        open_saved(saved)  # refuses one that nobody can sit down at
    room = Room(lang, runs, shared=port is not None, saved=saved, seed=seed)
    if port is None:
        server.serve_stdio(room)
        return
    bound = server.bind(host, port)
    click.echo(say(lang, "listening", url=server.url_of(bound)), err=True)
    with suppress(KeyboardInterrupt):
        server.serve_http(room, bound)


@mcp.command(
    fr="""
    Joue tableforge-bench/1 : les TÂCHES nommées, ou toutes, par un client MCP ou par un de nos bots.

    COMMANDE lance le client, une fois par partie. Dans ses mots, {url} est l’adresse du serveur, {config} un fichier JSON qui la
    donne, {stdio} le même pour des clients sans HTTP, et {prompt} ce qui est demandé au modèle ; les variables TABLEFORGE_MCP_URL,
    …_CONFIG, …_STDIO et …_PROMPT les donnent aussi. La même commande reprend après un arrêt.
    """,
)
@argument("names", "TÂCHE", nargs=-1, metavar="TASK")
@option(
    "--client",
    default="",
    metavar=Text("COMMAND", "COMMANDE"),
    help="The command that starts an MCP client for one game.",
    fr="La commande qui lance un client MCP pour une partie.",
)
@option("--player", default="", metavar="BOT", help="One of our bots instead.", fr="Un de nos bots à la place.")
@option(
    "--name",
    default="",
    metavar=Text("NAME", "NOM"),
    help="What the player is called in the report; without it, the client's command or the bot.",
    fr="Le nom du joueur dans le rapport ; sans cela, la commande du client ou le bot.",
)
@option(
    "--games",
    type=click.IntRange(1, 100_000),
    metavar="N",
    help="How many games of each task; without it, as many as the task says.",
    fr="Combien de parties par tâche ; sans cela, autant que le dit la tâche.",
)
@option(
    "--out",
    required=True,
    type=click.Path(path_type=Path, file_okay=False),
    metavar=FOLDER,
    help="Where the runs go.",
    fr="Où vont les parties.",
)
@option(
    "--secret",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar=Text("FILE", "FICHIER"),
    help="Draw seeds and decks that nobody has seen from the secret in this file (or in TABLEFORGE_BENCH_SECRET).",
    fr="Tire du secret de ce fichier (ou de TABLEFORGE_BENCH_SECRET) des graines et des decks que personne n’a vus.",
)
@option(
    "--timeout",
    default=3600,
    show_default=True,
    type=click.IntRange(1, 7 * 24 * 3600),
    metavar="S",
    help="Seconds that a client has for a game.",
    fr="Secondes qu’un client a pour une partie.",
)
@option(
    "--jobs",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    metavar="N",
    help="How many games are played at a time.",
    fr="Combien de parties se jouent à la fois.",
)
@lang_option
def bench(
    names: tuple[str, ...],
    client: str,
    player: str,
    name: str,
    games: int | None,
    out: Path,
    secret: Path | None,
    timeout: int,
    jobs: int,
    lang: str,
) -> None:
    """Play tableforge-bench/1: the TASKs that are named, or all of them, with an MCP client or with one of our bots.

    COMMAND starts the client, once for each game. In its words {url} is the server's address, {config} a JSON file that has it,
    {stdio} the same for clients without HTTP, and {prompt} what the model is asked to do; the variables TABLEFORGE_MCP_URL,
    …_CONFIG, …_STDIO and …_PROMPT have them, too. The same command goes on after a stop.

    \b
    tableforge mcp bench --player medium keyforge-easy --games 20 --out runs/medium
    tableforge mcp bench --client 'my-agent --mcp-config {config} {prompt}' --secret secret.txt --out runs/my-agent
    """
    from tableforge.errors import BadSetup, UnknownBot
    from tableforge.mcp import refusals, runner, tasks
    from tableforge.mcp.texts import say
    from tableforge.tongue.spelling import unknown

    if bool(client) == bool(player):
        raise BadSetup(refusals.WHO_PLAYS.fill())
    chosen = [tasks.find_task(x) for x in dict.fromkeys(names)] if names else list(tasks.list_tasks().values())
    if player:
        from tableforge import bots

        if not names:
            known = dict.fromkeys([bot for task in chosen for bot in bots.names(task.game)])
            chosen = [task for task in chosen if player in bots.names(task.game)]
            if not chosen:
                raise UnknownBot(unknown(bots.NO_BOT, player, known))
        for task in chosen:
            bots.profile(player, task.game)
    else:
        from tableforge.extras import need

        need("mcp.server", "mcp")
        runner.split_command(client)
    games_of = runner.BenchSet(
        tuple([(task, games or task.games) for task in chosen]), runner.read_secret(secret), lang
    )
    runner.open_folder(out, name or player or client, games_of)
    total = len(runner.missing_games(out, games_of))
    try:
        with progress_bar(say(lang, "playing"), total, LONG_RUN) as progress:
            if player:
                runner.play_bots(out, games_of, player, jobs, progress)
            else:
                runner.play_clients(out, games_of, client, jobs, float(timeout), progress)
        with progress_bar(say(lang, "comparing"), 1, LONG_RUN) as progress:
            runner.compare_bots(out, games_of.secret, progress)
    except KeyboardInterrupt:
        left = len(runner.missing_games(out, games_of))
        click.echo(say(lang, "stopped", left=left, path=out), err=True)
        sys.exit(130)
    show_report(runner.make_report(out), lang)


@mcp.command(fr="Dit ce que donnent les parties de DOSSIER.")
@argument("folder", "DOSSIER", type=click.Path(path_type=Path))
@option("--json", "as_json", is_flag=True, help="As one JSON object.", fr="En un objet JSON.")
@lang_option
def report(folder: Path, as_json: bool, lang: str) -> None:
    """Tell what the games in FOLDER come to."""
    from tableforge.mcp import runner

    found = runner.make_report(folder)
    if as_json:
        click.echo(json.dumps(found.dump(), ensure_ascii=False))
    else:
        show_report(found, lang)


@mcp.command(fr="Liste les tâches de tableforge-bench/1, et ce que nos bots y atteignent.")
@lang_option
def tasks(lang: str) -> None:
    """List the tasks of tableforge-bench/1, and what our bots reach in them."""
    from tableforge.mcp import score
    from tableforge.mcp import tasks as known
    from tableforge.mcp.texts import say

    scores = score.baseline_scores()
    heads = [say(lang, f"head-{x}") for x in ("task", "unit", "player", "games", "score")]
    out = table(*heads, numbers=(3, 4))
    for task in known.list_tasks().values():
        click.echo(f"{task.name}{LANGUAGES[lang].colon}{task.about.text(lang)}")
        for bot, own in scores.get(task.name, {}).items():
            mean, margin = score.mean_and_margin(list(own.values()), task.graded)
            out.add_row(
                task.name, task.unit.text(lang), bot, str(len(own)), number(mean, lang) + " ± " + number(margin, lang)
            )
    if scores:
        click.echo()
        console().print(out)


def number(value: float, lang: str, digits: int = 2) -> str:
    """Return a number as a language writes it, with a true minus."""
    if value == float("inf"):
        return "?"
    return f"{value:.{digits}f}".replace(".", LANGUAGES[lang].decimal).replace("-", "−")


def write_elo(value: float) -> str:
    """Return a rating in whole points, with its sign."""
    return f"{value:+.0f}".replace("-", "−")


def show_report(found: BenchReport, lang: str) -> None:
    """Print what a player has reached, and beside it what our bots have."""
    from tableforge.mcp import score
    from tableforge.mcp import tasks as known
    from tableforge.mcp.texts import say

    games = sum([task.games for task in found.tasks])
    which = say(lang, "held-out", digest=found.secret[:12]) if found.secret else say(lang, "public")
    click.echo(say(lang, "title", bench=known.BENCH, player=found.player, games=games, set=which))
    scores = table(*[say(lang, f"head-{x}") for x in ("task", "games", "score", "unit")], numbers=(1, 2))
    heads = ("task", "unfinished", "illegal", "answers", "letters")
    efforts = table(*[say(lang, f"head-{x}") for x in heads], numbers=(1, 2, 3, 4))
    for task in found.tasks:
        reached = f"{number(task.score, lang)} ± {number(task.margin, lang)}"
        scores.add_row(task.task, str(task.games), reached, known.find_task(task.task).unit.text(lang))
        efforts.add_row(
            task.task,
            str(task.unfinished),
            number(task.illegal, lang, 1),
            number(task.answers, lang, 0),
            f"{number(task.letters_out, lang, 0)} / {number(task.letters_in, lang, 0)}",
        )
    console().print(scores)
    console().print(efforts)
    click.echo(say(lang, "per-game"))
    if found.strength:
        scales = table(*[say(lang, f"head-{x}") for x in ("ladder", "elo", "bots")], numbers=(1,))
        elo = score.read_baseline()["elo"]
        for s in found.strength:
            bots = ", ".join([f"{bot} {write_elo(x)} ± {margin}" for bot, (x, margin) in elo.get(s.ladder, {}).items()])
            scales.add_row(s.ladder, f"{write_elo(s.elo)} ± {s.margin:.0f}", bots)
        console().print(scales)
    if found.changed:
        click.echo(say(lang, "other-engine", names=", ".join(found.changed)), file=sys.stderr)

"""The command `bench`: how fast the engine is, and how well its bots play."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import click

from tableforge.cli.common import console, lang_option, progress_bar, table
from tableforge.cli.options import first_seed_option, jobs_option
from tableforge.cli.settings import game_argument
from tableforge.cli.speech import Group, option
from tableforge.cli.texts import say
from tableforge.tongue.text import LANGUAGES, Text

if TYPE_CHECKING:
    from tableforge.lab.ladder import Ladder

SPEED = "speed"  # what is measured where nothing is named
CAMPAIGNS = "campaigns"  # … of whole campaigns
BALANCE = "balance"  # … where it is named as an option, after the game
NO_BALANCE = Text(
    "{game!r} has nothing to say about its balance",
    "{game!r} n’a rien à dire de son équilibre",
)
LONG_RUN = 50  # games from which on progress is printed


@runtime_checkable
class BalanceMeasure(Protocol):
    """What a game that measures its difficulty offers in `doors/bots`, as modules `balance` and `campaigns`."""

    def games(self, count: int, quests: tuple[str, ...], seed: int, /) -> list[Any]:
        """Return what is to be played."""
        ...

    def measure(
        self, count: int, jobs: int, quests: tuple[str, ...], seed: int, told: Callable[[int, int], None], /
    ) -> list[Any]:
        """Play it and return a row for each; `told` is called with how far it is."""
        ...

    def report(self, rows: list[Any], /) -> dict[str, Any]:
        """Return the rows summed up as plain data."""
        ...

    def tables(self, found: dict[str, Any], lang: str, /) -> str:
        """Return the report as Markdown tables."""
        ...


class MeasureGroup(Group):
    """The group of measurements; `speed` is the default."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, self.with_default_command(args))

    def with_default_command(self, args: list[str]) -> list[str]:
        """Return the words of a call, with the name of the default measurement where none is named."""
        named = bool(args) and (args[0] in self.commands or args[0] in ("-h", "--help"))
        if f"--{BALANCE}" in args and not named:
            return [BALANCE, *[word for word in args if word != f"--{BALANCE}"]]
        return args if named else [SPEED, *args]


@click.group(
    cls=MeasureGroup,
    fr="""
    Mesure la vitesse du moteur, ou la force des bots.

    Ce qui est mesuré peut être omis : `tableforge bench keyforge` mesure la vitesse.
    """,
)
def bench() -> None:
    """Measure the engine's speed, or how well the bots play.

    What is measured may be left out: `tableforge bench keyforge` measures the speed.
    """


@bench.command(
    fr="""
    Mesure JEU dans ce processus : parties et décisions par seconde, copie, annulation, sauvegarde et reprise, import.

    Les réponses sont tirées uniformément, sauf que le tour n’est fini qu’avec une probabilité de 0,05 tant qu’autre chose
    est permis. Un processus, un cœur.
    """,
)
@game_argument
@option("--json", "as_json", is_flag=True, help="The figures as one JSON object.", fr="Les chiffres en un objet JSON.")
@option(
    "--quick",
    is_flag=True,
    help="Fewer games: rough figures in a few seconds.",
    fr="Moins de parties : des chiffres approchés en quelques secondes.",
)
@option(
    "--modes",
    is_flag=True,
    help="Measure compiled and pure, each in a process of its own.",
    fr="Mesure compilé et pur, chacun dans son propre processus.",
)
@first_seed_option
@lang_option
def speed(game: str, as_json: bool, quick: bool, modes: bool, seed: int, lang: str) -> None:
    """Measure GAME in this process: games and decisions per second, clone, undo, save and load, import.

    The policy is uniform over the options, except that the turn is ended with probability 0.05 while anything else is
    legal. One process, one core.
    """
    from tableforge import bench as measuring

    with console(err=True).status(say(lang, "measuring")):
        found = measuring.measure_both(game, quick, seed) if modes else [measuring.measure(game, quick, seed)]
    if as_json:
        click.echo(json.dumps(found if modes else found[0], ensure_ascii=False, indent=2))
        return
    for report in found:
        click.echo(measuring.headline(report, lang))
        out = table(say(lang, "figure"), say(lang, "value"), numbers=(1,))
        for name, value in measuring.report_rows(report, lang):
            out.add_row(name, value)
        console().print(out)


@bench.command(
    fr="""
    Fait jouer les niveaux de JEU et les classe sur une échelle, avec leurs marges et leur temps de calcul.

    Où l’on joue l’un contre l’autre, chacun rencontre chaque autre et le même rival, par paires de parties : mêmes decks, même
    hasard, les sièges échangés ; le rival est à 0. Où tous gagnent ensemble, chaque niveau tient tous les sièges des mêmes
    parties, et 0 est qui gagnerait la moitié d’entre elles.
    """,
)
@game_argument
@option(
    "--games",
    default=100,
    show_default=True,
    type=click.IntRange(1),
    metavar="N",
    help="How many games each pair plays, or each level alone.",
    fr="Combien de parties joue chaque paire, ou chaque niveau seul.",
)
@option(
    "--level",
    "names",
    multiple=True,
    metavar=Text("NAME", "NOM"),
    help="Which bot to measure, a level or any other; without it, every level.",
    fr="Quel bot mesurer, niveau ou autre ; sans cela, tous les niveaux.",
)
@option(
    "--against",
    default="",
    metavar=Text("NAME", "NOM"),
    help="Only against this rival; without it, all against each other and greedy.",
    fr="Contre ce seul rival ; sans cela, tous les uns contre les autres et contre greedy.",
)
@first_seed_option
@jobs_option
@option("--json", "as_json", is_flag=True, help="The figures as one JSON object.", fr="Les chiffres en un objet JSON.")
@lang_option
def bots(
    game: str, games: int, names: tuple[str, ...], against: str, seed: int, jobs: int, as_json: bool, lang: str
) -> None:
    """Let the levels of GAME play, and rank them on one scale, with margins and the time they think.

    Where people play against each other, each meets every other and the same rival in pairs of games: the same decks and the same
    chance, with the seats changed; the rival stands at 0. Where all win together, each level plays every seat of the same games,
    and 0 is whoever would win half of them.
    """
    from tableforge import bench as measuring
    from tableforge import bots as room
    from tableforge.bots import contest
    from tableforge.lab import ladder

    rival = contest.choose_rival(game, against)
    levels = [room.profile(name, game).name for name in names] or [level.name for level in room.levels(game)]
    pairs = ladder.list_pairs(levels, rival, not against)
    with progress_bar(say(lang, "bot-plays", name=", ".join(levels)), games * len(pairs), LONG_RUN) as progress:
        found = ladder.rank(game, contest.meet(game, pairs, games, seed, jobs, progress), rival)
    report = {"game": game, "how": measuring.machine(), "seed": seed, "against": rival, **found.dump()}
    if as_json:
        click.echo(json.dumps(report, ensure_ascii=False, indent=2))
        return
    click.echo(measuring.headline(report, lang))
    print_ladder(found, against, rival, lang)
    if unfinished := max([rung.did.unfinished for rung in found.rungs]):
        click.echo(say(lang, "bots-unfinished", n=unfinished, most=contest.MOST_ANSWERS))


def print_ladder(found: Ladder, against: str, rival: str, lang: str) -> None:
    """Print the table of levels, then who met whom, or what."""
    scored = any([rung.score is not None for rung in found.rungs])
    heads = [say(lang, key) for key in ("level", "version", "elo", "games-played")]
    heads.append(say(lang, "won-against", rival=against) if against else say(lang, "won-games"))
    heads += [say(lang, key) for key in (*(["how-far"] if scored else []), "ms-a-decision", "ms-at-most")]
    out = table(*heads, numbers=tuple(range(2, len(heads))))
    for x in found.rungs:
        row = [x.name, x.version, f"{x.elo:+.0f} ± {x.elo_margin:.0f}", str(x.did.games)]
        row.append(f"{x.did.won:.1f} ± {x.did.margin:.1f}")
        if scored:
            row.append(f"{x.score:.1f} ± {x.score_margin:.1f}")
        row += [f"{x.did.ms:.2f}", f"{x.did.ms_most:.0f}"]
        out.add_row(*row[:2], *[write_figure(cell, lang) for cell in row[2:]])
    console().print(out)
    if len(found.pairings) > 1 and not against:
        out = table(
            say(lang, "level"), say(lang, "rival"), say(lang, "games-played"), say(lang, "won-games"), numbers=(2, 3)
        )
        for pair in found.pairings:
            out.add_row(
                pair.name, pair.rival, str(pair.games), write_figure(f"{pair.won:.1f} ± {pair.margin:.1f}", lang)
            )
        console().print(out)
    if len(found.trials) > 1:
        names = [rung.name for rung in found.rungs]
        heads = [say(lang, "trial"), say(lang, "elo"), say(lang, "games-played"), *names]
        out = table(*heads, numbers=tuple(range(1, len(heads))))
        for trial in found.trials:
            won = [write_figure(f"{trial.won[name]:.0f} %", lang) if name in trial.won else "" for name in names]
            out.add_row(trial.name, write_figure(f"{trial.elo:+.0f}", lang), str(trial.games), *won)
        console().print(out)


def write_figure(figure: str, lang: str) -> str:
    """Return a figure as a language writes it: its decimal sign, a true minus, the space before a percent sign."""
    said = figure.replace(".", LANGUAGES[lang].decimal).replace("-", "−")
    return said if lang == "en" else said.replace(" %", "\u202f%")


@bench.command(
    fr="""
    Mesure la difficulté de JEU en jouant : son meilleur bot tient tous les sièges, dans chaque mission et avec chaque groupe.

    S’écrit aussi `tableforge bench JEU --balance`. Les tableaux sont en Markdown, tels que docs/ les garde.
    """,
)
@game_argument
@option(
    "--games",
    default=200,
    show_default=True,
    type=click.IntRange(1),
    metavar="N",
    help="How many games each group plays of each quest.",
    fr="Combien de parties chaque groupe joue de chaque quête.",
)
@option(
    "--quest",
    "quests",
    multiple=True,
    metavar=Text("NAME", "NOM"),
    help="Only this quest; without it, all of them.",
    fr="Cette quête seulement ; sans cela, toutes.",
)
@first_seed_option
@jobs_option
@option(
    "--campaigns",
    is_flag=True,
    help="Whole campaigns instead of quests: so many in all.",
    fr="Des campagnes entières au lieu de quêtes : tant en tout.",
)
@option("--json", "as_json", is_flag=True, help="The figures as one JSON object.", fr="Les chiffres en un objet JSON.")
@lang_option
def balance(
    game: str, games: int, quests: tuple[str, ...], seed: int, jobs: int, campaigns: bool, as_json: bool, lang: str
) -> None:
    """Measure how hard GAME is by playing it: its best bot in all seats, on every quest, with every group.

    May be written `tableforge bench GAME --balance`, too. The tables are in Markdown, as docs/ keeps them.
    """
    from tableforge import bench as measuring
    from tableforge import games as house

    measured = CAMPAIGNS if campaigns else BALANCE
    room = house.find_part("bots", game, BalanceMeasure, measured)
    if room is None:
        raise click.UsageError(NO_BALANCE.fill(game=game).text(lang))
    count = len(room.games(games, quests, seed))
    with progress_bar(say(lang, "bot-plays", name=game), count, LONG_RUN) as progress:
        found = room.report(room.measure(games, jobs, quests, seed, progress))
    report = {"game": game, "how": measuring.machine(), "seed": seed, **found}
    if as_json:
        click.echo(json.dumps(report, ensure_ascii=False, indent=2))
        return
    click.echo(measuring.headline(report, lang) + "\n")
    click.echo(room.tables(found, lang))

"""`tableforge deck strength`, `even` and `compare`: how strong decks are, by games that bots play."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from tableforge.cli import refusals
from tableforge.cli.common import end_early, is_option_given, lang_option, print_table, until_interrupted
from tableforge.cli.deck import deck, find_by_name, game_option
from tableforge.cli.lab import count_processors, jobs_option, show_progress
from tableforge.cli.speech import argument, option

if TYPE_CHECKING:
    from tableforge.lab.strength import Sofar
    from tableforge.lab.telling import ToldStrength
    from tableforge.table.library import Deck


def bot_option(f: Any) -> Any:
    """`--bot BOT`."""
    return option(
        "--bot",
        default="",
        metavar="BOT",
        help="Who plays: for KeyForge medium (the usual one), hard or easy.",
        fr="Qui joue : pour KeyForge medium (d’ordinaire), hard ou easy.",
    )(f)


def margin_option(usual: float, fr: str, help: str) -> Callable[[Any], Any]:
    """`--margin P`."""
    return option(
        "--margin",
        default=usual,
        show_default=True,
        type=click.FloatRange(0.5, 25),
        metavar="P",
        help=help,
        fr=fr,
    )


def json_option(f: Any) -> Any:
    """Add `--json`."""
    return option(
        "--json", "as_json", is_flag=True, help="The figures as one JSON object.", fr="Les chiffres en un objet JSON."
    )(f)


@deck.command(
    fr="""
    Dit la force du deck NOM : la part de parties gagnées contre le champ de référence, avec sa marge.

    Un bot le joue contre chaque deck du champ, autant de fois de chaque siège, jusqu’à ce que la marge soit atteinte : ±2 points
    demandent 2401 parties. Un deck d’Horreur à Arkham est joué seul dans chaque scénario, à chaque difficulté.
    """,
)
@argument("name", "NOM")
@bot_option
@margin_option(
    2.0,
    help="How sure the answer should be, in points (for KeyForge).",
    fr="La précision voulue de la réponse, en points (pour KeyForge).",
)
@option(
    "--games",
    default=100,
    show_default=True,
    type=click.IntRange(1, 100_000),
    metavar="N",
    help="Games in each scenario and difficulty (for Arkham Horror).",
    fr="Parties dans chaque scénario et difficulté (pour Horreur à Arkham).",
)
@jobs_option
@json_option
@game_option
@lang_option
def strength(
    name: str, bot: str, margin: float, games: int, jobs: int | None, as_json: bool, game: str | None, lang: str
) -> None:
    """Tell how strong the deck NAME is: the share of games that it wins against the reference field, with its margin.

    A bot plays it against each deck of the field, equally often from both seats, until the margin is met: ±2 points take 2,401
    games. A deck of Arkham Horror is played alone in each scenario, at each difficulty.
    """
    from tableforge import games as games_of
    from tableforge.lab import strength as measuring
    from tableforge.lab import telling, texts
    from tableforge.lab.rating import games_for

    meant, _, found = find_by_name(game, lambda own: own.find(name))
    title = found.title(lang)
    if measuring.find_trial_source(meant) is not None:
        if is_option_given("margin"):
            raise click.UsageError(refusals.TRIED_ALONE.fill(game=games_of.game(meant).title).text(lang))
        with show_progress(lang, texts.PLAYS_TRIALS.fill(deck=title).text(lang)) as told, until_interrupted() as stop:
            bot, trials = measuring.try_out(
                meant,
                found,
                bot=bot,
                count=games,
                jobs=jobs or count_processors(),
                told=lambda n, of: told(n, of, n),
                stop=stop,
            )
        summed = [telling.sum_up(meant, trial) for trial in trials if trial.rows]
        if as_json:
            click.echo(json.dumps({"deck": title, "bot": bot, "trials": summed}, ensure_ascii=False, indent=2))
        elif summed:
            print_told(telling.tell_trials(meant, title, bot, games, summed, lang))
        end_early(stop, bool(summed), lang)
        return
    if is_option_given("games"):
        raise click.UsageError(refusals.PLAYED_TO_A_MARGIN.fill(game=games_of.game(meant).title).text(lang))
    with show_progress(lang, texts.PLAYS_FIELD.fill(deck=title).text(lang)) as told, until_interrupted() as stop:
        told(0, games_for(margin), 0)
        outcome = measuring.measure(
            meant,
            found,
            bot=bot,
            margin=margin,
            jobs=jobs or count_processors(),
            told=lambda sofar: told(sofar.games, sofar.needed, sofar.games),
            stop=stop,
        )
    if as_json:
        click.echo(json.dumps({"deck": found.to_json(), **outcome.dump()}, ensure_ascii=False, indent=2))
    elif outcome.games:
        print_told(telling.tell_strength(title, outcome, lang))
    end_early(stop, bool(outcome.games), lang)


@deck.command(
    fr="""
    Dit quel handicap de départ met les decks A et B à égalité : pour KeyForge, combien de chaînes pour le plus fort.

    Un bot joue les deux à plusieurs handicaps, puis près de l’égalité, jusqu’à ce que la marge soit atteinte.
    """,
)
@argument("a", "A")
@argument("b", "B")
@bot_option
@margin_option(
    1.5, help="How sure the answer should be, in chains.", fr="La précision voulue de la réponse, en chaînes."
)
@jobs_option
@json_option
@game_option
@lang_option
def even(a: str, b: str, bot: str, margin: float, jobs: int | None, as_json: bool, game: str | None, lang: str) -> None:
    """Tell which handicap at the start makes the decks A and B even: for KeyForge, how many chains for the stronger one.

    A bot plays both at several handicaps, then close to where they are even, until the margin is met.
    """
    from tableforge.lab import strength as measuring
    from tableforge.lab import telling, texts

    meant, first, second = find_both(game, a, b)
    names = first.title(lang), second.title(lang)
    named = texts.PLAYS_EVEN.fill(a=names[0], b=names[1]).text(lang)
    with show_progress(lang, named) as told, until_interrupted() as stop:
        curve = measuring.even(
            meant,
            first,
            second,
            bot=bot,
            margin=margin,
            jobs=jobs or count_processors(),
            told=lambda games, handicap: told(games, games + 2 * measuring.EVEN_GAMES, games),
            stop=stop,
        )
    if as_json:
        steps = [step._asdict() for step in curve.steps]
        margin_told = curve.margin if curve.even is not None else None
        told_json = {"even": curve.even, "margin": margin_told, "elo_each": curve.elo_each, "steps": steps}
        click.echo(json.dumps(told_json, ensure_ascii=False, indent=2))
    elif curve.steps:
        bot = measuring.bot_of(meant, bot, measuring.find_field_source(meant).STRENGTH_BOTS)
        print_told(telling.tell_even(meant, names, bot, curve, lang))
    end_early(stop, bool(curve.steps), lang)


@deck.command(
    fr="""
    Compare les decks A et B : l’un contre l’autre, et chacun contre le champ de référence, tous trois à la même marge.
    """,
)
@argument("a", "A")
@argument("b", "B")
@bot_option
@margin_option(
    3.0, help="How sure each figure should be, in points.", fr="La précision voulue de chaque chiffre, en points."
)
@jobs_option
@json_option
@game_option
@lang_option
def compare(
    a: str, b: str, bot: str, margin: float, jobs: int | None, as_json: bool, game: str | None, lang: str
) -> None:
    """Compare the decks A and B: against each other, and each against the reference field, all to the same margin."""
    from tableforge.lab import strength as measuring
    from tableforge.lab import telling, texts

    meant, first, second = find_both(game, a, b)
    names = first.title(lang), second.title(lang)
    with (
        show_progress(lang, texts.PLAYS_DUEL.fill(a=names[0], b=names[1]).text(lang)) as told,
        until_interrupted() as stop,
    ):
        stages = {"duel": 0, "first": 0, "second": 0}

        def tell(what: str, sofar: Sofar) -> None:
            stages[what] = sofar.games
            done = sum(stages.values())
            later = len([n for n in stages.values() if not n])
            told(done, done + sofar.needed - sofar.games + later * sofar.needed, done)

        found = measuring.compare(
            meant, first, second, bot=bot, margin=margin, jobs=jobs or count_processors(), told=tell, stop=stop
        )
    if as_json:
        click.echo(json.dumps(found.dump(), ensure_ascii=False, indent=2))
    elif found.games:
        print_told(telling.tell_comparison(names, found, lang))
    end_early(stop, bool(found.games), lang)


def find_both(game: str | None, a: str, b: str) -> tuple[str, Deck, Deck]:
    """Two decks of one game."""
    meant, own, first = find_by_name(game, lambda own: own.find(a))
    return meant, first, own.find(b)


# ---------------------------------------------------------------- on the screen
def print_told(told: ToldStrength) -> None:
    """One sentence, then what it is made of."""
    for line in (told.sentence, *told.notes):
        click.echo(line)
    for one in told.tables:
        print_table(one.heads, one.rows, title=one.title, numbers=one.numbers)
    click.echo(told.last)

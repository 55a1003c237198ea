"""`tableforge play`: a new game or match at the terminal, or one that was left."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import click

import tableforge
from tableforge import bots, games
from tableforge.cli import refusals
from tableforge.cli.common import is_option_given, lang_option
from tableforge.cli.host import HUMAN, Host, seat_names
from tableforge.cli.options import plain_option, seats_option
from tableforge.cli.prompt import ask_yes, exit_quietly, read_line
from tableforge.cli.saved import choose_saved, resume_saved
from tableforge.cli.settings import (
    GAME,
    MEANT,
    PREFIX,
    GameCommand,
    default_game,
    fill_decks,
    fill_seats,
    given_settings,
    named_game,
    resolve_decks,
    without_practice,
)
from tableforge.cli.speech import SpokenOption, argument, context_language, option
from tableforge.cli.steps import steps_of
from tableforge.cli.texts import say
from tableforge.errors import BadSetup
from tableforge.kernel.settings import PRACTICE
from tableforge.table.seeds import LARGEST_SEED
from tableforge.table.store import Store, home
from tableforge.tongue.text import Text

NEWEST = "newest"


class PlayCommand(GameCommand):
    """Takes the settings of the game and the options of its own steps."""

    def options_of(self, game: str) -> list[SpokenOption]:
        return [*super().options_of(game), *steps_of(game).options]

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the bots that the game is played against, where one is meant."""
        super().format_epilog(ctx, formatter)
        game: str | None = ctx.meta.get(MEANT)
        if game is not None:
            lang = context_language(ctx)
            with formatter.section(say(lang, "bots")):
                formatter.write_dl([(f"bot:{level.name}", level.about.text(lang)) for level in bots.levels(game)])


@click.command(
    cls=PlayCommand,
    fr="""
    Joue à JEU au terminal : vous contre un bot, sauf si --seat en dit autrement.

    Chaque réponse est sauvegardée aussitôt : rien n’est perdu, quelle que soit la façon de quitter la partie ; le prochain
    démarrage propose de la reprendre. `tableforge play JEU --help` montre aussi les réglages de ce jeu.
    """,
)
@argument("game", "JEU", required=False, callback=named_game)
@seats_option
@option(
    "--seed",
    type=click.IntRange(0, LARGEST_SEED),
    metavar="N",
    help="Seed of all chance; without one, a new game each time.",
    fr="Graine de tout le hasard ; sans elle, une nouvelle partie à chaque fois.",
)
@option(
    "--best-of",
    default=1,
    show_default=True,
    metavar="N",
    help="A match of so many games; losers say who begins.",
    fr="Un match d’autant de parties ; le perdant dit qui commence.",
)
@option(
    "--campaign",
    metavar=Text("NAME", "NOM"),
    help="The next game of a campaign, begun with these settings where there is none yet.",
    fr="La partie suivante d’une campagne, commencée avec ces réglages si elle n’existe pas encore.",
)
@option(
    "--slot",
    type=int,
    metavar="N",
    help="The campaign in this slot, begun with these settings where it is empty.",
    fr="La campagne de cet emplacement, commencée avec ces réglages s’il est vide.",
)
@option(
    "--resume",
    is_flag=False,
    flag_value=NEWEST,
    metavar=Text("[FILE]", "[FICHIER]"),
    help="Go on with the game left last, or with a save.",
    fr="Reprend la dernière partie quittée, ou une sauvegarde.",
)
@plain_option
@option(
    "--alone",
    is_flag=True,
    help="One person plays every seat that no bot has; nothing is covered between them.",
    fr="Une seule personne joue tous les sièges sans bot ; rien n’est caché de l’un à l’autre.",
)
@option(
    "--new",
    "fresh",
    is_flag=True,
    help="Begin a new game without asking about an unfinished one.",
    fr="Commence une nouvelle partie sans proposer d’en reprendre une.",
)
@lang_option
def play(
    game: str | None,
    seats: tuple[str, ...],
    seed: int | None,
    best_of: int,
    campaign: str | None,
    slot: int | None,
    resume: str | None,
    plain: bool,
    alone: bool,
    fresh: bool,
    lang: str,
    **options: Any,
) -> None:
    """Play GAME at the terminal; you against a bot, unless --seat says otherwise.

    Every answer is saved at once, so nothing is lost however the game is left; the next start offers to go on with it.
    `tableforge play GAME --help` also shows the settings of that game.

    \b
    tableforge play keyforge --seat human --seat bot:hard --lang fr
    tableforge play keyforge --deck forged:1 --deck forged:2 --best-of 3
    tableforge play --resume
    """
    store = Store(home())
    store.tidy()
    found_slot = False
    if slot is not None:
        campaign = slot_name(game or ask_game(lang), slot)
    elif campaign is None and resume is None and best_of == 1 and (meant := wanted_campaign(game)):
        game, campaign = meant, free_slot(meant)
        found_slot = True
    if campaign is not None:
        sys.exit(play_in_campaign(campaign, game, seed, seats, plain, alone, lang, options, found_slot))
    asked_for = bool(seed is not None or seats or alone or best_of != 1 or is_any_option_given())
    found = choose_saved(
        store, None if resume == NEWEST else resume, resume is not None, fresh or asked_for, game, lang
    )
    if found is not None:
        sys.exit(resume_saved(store, *found, seats, lang, plain))
    played = tableforge.game(game or ask_game(lang))
    asks = game is None and not asked_for and sys.stdin.isatty()
    settings = resolve_decks(
        played, fill_seats(played, without_practice(played, given_settings(played, options)), len(seats)), store
    )
    n = played.count_seats(played.setup(**settings))  # refuses what cannot be played before anything is asked
    if seed is None:
        from secrets import randbits

        seed = randbits(32)
    if asks and n > 1:
        seats = (HUMAN, *[f"bot:{ask_bot(played.name, lang)}"] * (n - 1))
    host = Host(played.name, seat_names(seats, n, played.name, alone), settings, options, seed, store, lang, plain)
    host.steps.check(settings)
    host.settings = host.steps.prepare(settings)
    sys.exit(host.play_match(best_of) if best_of != 1 else host.play_single())


def play_in_campaign(
    name: str,
    game: str | None,
    seed: int | None,
    seats: tuple[str, ...],
    plain: bool,
    alone: bool,
    lang: str,
    options: dict[str, Any],
    found_slot: bool = False,
) -> int:
    """Play the next game of a campaign, beginning the campaign where there is none of that name; return the exit code.

    `found_slot` prints which slot was found for it. Raises BadSetup where options are given to a campaign under way.
    """
    from tableforge.cli.campaign import (
        begin_campaign,
        campaign_names,
        campaign_settings,
        describe_game_under_way,
        open_campaign,
        play_next,
    )

    practice = bool(options.get(PREFIX + PRACTICE.name)) and is_option_given(PREFIX + PRACTICE.name)  # each game's own
    if name not in campaign_names():
        played = tableforge.game(game or ask_game(lang))
        told = fill_decks(played, fill_seats(played, given_settings(played, options), len(seats)))
        besides = [key for key in ("seats", PRACTICE.name) if key not in campaign_settings(played.name)]
        begin_campaign(name, played.name, seed, {key: value for key, value in told.items() if key not in besides})
        if found_slot:
            click.echo(say(lang, "slot-found", game=played.name, slot=name.rpartition("-")[2], name=name))
    elif seed is not None or is_any_option_given(besides=PREFIX + PRACTICE.name):
        raise BadSetup(refusals.CAMPAIGN_UNDER_WAY.fill(name=name))
    elif sys.stdin.isatty() and (line := describe_game_under_way(name, open_campaign(name), lang)):
        if not ask_yes(lang, say(lang, "campaign-resume?", line=line)):
            raise BadSetup(refusals.CAMPAIGN_THERE.fill(name=name))
    return play_next(name, seats, plain, alone, practice, lang)


def slots_of(game: str) -> int:
    """Return how many slots for campaigns a game has; 0 where it has none."""
    from tableforge.campaign import chronicle_of

    told = chronicle_of(game)
    return 0 if told is None else told.slots


def wanted_campaign(game: str | None) -> str:
    """Return the game of which a campaign is wanted, by the option that says so; "" where none is."""
    meant = game or click.get_current_context().meta[MEANT]
    if meant is None or not slots_of(meant):
        return ""
    from tableforge.campaign import chronicle_of

    told = chronicle_of(meant)
    return meant if told is not None and is_option_given(PREFIX + told.wanted_by) else ""


def free_slot(game: str) -> str:
    """Return the name of the first free slot of a game.

    Raises BadSetup where all are taken.
    """
    from tableforge.cli.campaign import campaign_names, check_slots, refuse_all_slots

    check_slots(game)
    taken = campaign_names()
    free = [name for n in range(1, slots_of(game) + 1) if (name := slot_name(game, n)) not in taken]
    if not free:
        raise refuse_all_slots(game, slots_of(game), taken)
    return free[0]


def slot_name(game: str, slot: int) -> str:
    """Return the name of the campaign in a slot.

    Raises BadSetup where the game has no such slot.
    """
    most = slots_of(game)
    if not most:
        raise BadSetup(refusals.NO_SLOTS.fill(game=game))
    if not 1 <= slot <= most:
        raise BadSetup(refusals.NO_SLOT.fill(game=game, most=most, slot=slot))
    return f"{game}-{slot}"


def is_any_option_given(besides: str = "") -> bool:
    """Whether the command line has any option of the game itself."""
    own = [str(o.name) for o in click.get_current_context().meta.get(GAME, [])]
    return any([is_option_given(name) for name in own if name != besides])


def ask_game(lang: str) -> str:
    """Return the game where none was named: the only one, or one that the user picks."""
    known = games.names()
    found: str | None = click.get_current_context().meta[MEANT]
    if found is not None or not sys.stdin.isatty():
        return found or default_game()
    return ask_name(
        [games.game(name).title.text(lang) or name for name in known], known, say(lang, "which-game?"), lang
    )


def ask_bot(game: str, lang: str) -> str:
    """Return the bot that the user picks as an opponent; Enter picks the default."""
    levels, usual = bots.levels(game), bots.profile(bots.usual(game), game)
    rows = [f"{level.title.text(lang)}. {level.about.text(lang)}" for level in levels]
    prompt = say(lang, "which-bot?", usual=usual.title.text(lang))
    return ask_name(rows, [level.name for level in levels], prompt, lang, usual.name)


def ask_name(rows: Sequence[str], names: Sequence[str], prompt: str, lang: str, usual: str = "") -> str:
    """Return one of several names, which the user picks by its name or number; Enter picks `usual`, if there is one."""
    for n, row in enumerate(rows, 1):
        click.echo(f"{n}  {row}")
    while True:
        said = read_line(prompt)
        if said is None:
            exit_quietly(lang)
        if said in names:
            return said
        if said.isdecimal() and 1 <= int(said) <= len(names):
            return names[int(said) - 1]
        if usual and not said:
            return usual

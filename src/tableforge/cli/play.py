"""`tableforge play`: a new game or match at the terminal, or one that was left."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import click

import tableforge
from tableforge import bots, games
from tableforge.cli import refusals
from tableforge.cli.common import lang_option
from tableforge.cli.host import HUMAN, Host, seat_names
from tableforge.cli.prompt import leave, typed, yes
from tableforge.cli.saved import go_on, offered
from tableforge.cli.settings import (
    GAME,
    MEANT,
    PREFIX,
    GameCommand,
    chosen,
    default_game,
    in_earnest,
    named_game,
    resolved,
    with_decks,
    with_seats,
)
from tableforge.cli.speech import Option, argument, option, spoken
from tableforge.cli.steps import steps_of
from tableforge.cli.texts import say
from tableforge.errors import BadSetup
from tableforge.kernel.settings import PRACTICE
from tableforge.table.seeds import LARGEST_SEED
from tableforge.table.store import Store, home
from tableforge.tongue.both import Both

NEWEST = "newest"


class PlayCommand(GameCommand):
    """Takes the settings of the game and the options of its own steps."""

    def options_of(self, game: str) -> list[Option]:
        return [*super().options_of(game), *steps_of(game).options]

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the bots that the game is played against, where one is meant."""
        super().format_epilog(ctx, formatter)
        game: str | None = ctx.meta.get(MEANT)
        if game is not None:
            lang = spoken(ctx)
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
@option(
    "--seat", "seats", multiple=True, metavar=Both("human|bot:NAME", "human|bot:NOM"),
    help="Who plays: first seat 0, then the next.", fr="Qui joue : d’abord le siège 0, puis les suivants.",
)
@option(
    "--seed", type=click.IntRange(0, LARGEST_SEED), metavar="N", help="Seed of all chance; without one, a new game each time.",
    fr="Graine de tout le hasard ; sans elle, une nouvelle partie à chaque fois.",
)
@option(
    "--best-of", default=1, show_default=True, metavar="N", help="A match of so many games; losers say who begins.",
    fr="Un match d’autant de parties ; le perdant dit qui commence.",
)
@option(
    "--campaign", metavar=Both("NAME", "NOM"),
    help="The next game of a campaign, begun with these settings where there is none yet.",
    fr="La partie suivante d’une campagne, commencée avec ces réglages si elle n’existe pas encore.",
)
@option(
    "--slot", type=int, metavar="N", help="The campaign in this slot, begun with these settings where it is empty.",
    fr="La campagne de cet emplacement, commencée avec ces réglages s’il est vide.",
)
@option(
    "--resume", is_flag=False, flag_value=NEWEST, metavar=Both("[FILE]", "[FICHIER]"),
    help="Go on with the game left last, or with a save.", fr="Reprend la dernière partie quittée, ou une sauvegarde.",
)
@option(
    "--plain", is_flag=True, help="Line by line with numbered choices, as for a screen reader.",
    fr="Ligne par ligne avec des choix numérotés, comme pour un lecteur d’écran.",
)
@option(
    "--alone", is_flag=True, help="One person plays every seat that no bot has; nothing is covered between them.",
    fr="Une seule personne joue tous les sièges sans bot ; rien n’est caché de l’un à l’autre.",
)
@option(
    "--new", "fresh", is_flag=True, help="Begin a new game without asking about an unfinished one.",
    fr="Commence une nouvelle partie sans proposer d’en reprendre une.",
)
@lang_option
def play(
    game: str | None, seats: tuple[str, ...], seed: int | None, best_of: int, campaign: str | None, slot: int | None,
    resume: str | None, plain: bool, alone: bool, fresh: bool, lang: str, **options: Any,
) -> None:  # fmt: skip
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
        campaign = slot_name(game or which_game(lang), slot)
    elif campaign is None and resume is None and best_of == 1 and (meant := wants_campaign(game)):
        game, campaign = meant, free_slot(meant)
        found_slot = True
    if campaign is not None:
        sys.exit(in_campaign(campaign, game, seed, seats, plain, alone, lang, options, found_slot))
    asked_for = bool(seed is not None or seats or alone or best_of != 1 or any_given())
    found = offered(store, None if resume == NEWEST else resume, resume is not None, fresh or asked_for, game, lang)
    if found is not None:
        sys.exit(go_on(store, *found, seats, lang, plain))
    played = tableforge.game(game or which_game(lang))
    asks = game is None and not asked_for and sys.stdin.isatty()
    settings = resolved(played, with_seats(played, in_earnest(played, chosen(played, options)), len(seats)), store)
    n = played.seated(played.setup(**settings))  # refuses what cannot be played before anything is asked
    if seed is None:
        from secrets import randbits

        seed = randbits(32)
    if asks and n > 1:
        seats = (HUMAN, *[f"bot:{which_bot(played.name, lang)}"] * (n - 1))
    host = Host(played.name, seat_names(seats, n, played.name, alone), settings, options, seed, store, lang, plain)
    host.steps.check(settings)
    host.settings = host.steps.prepare(settings)
    sys.exit(host.match(best_of) if best_of != 1 else host.single())


def in_campaign(
    name: str, game: str | None, seed: int | None, seats: tuple[str, ...], plain: bool, alone: bool, lang: str,
    options: dict[str, Any], found_slot: bool = False,
) -> int:  # fmt: skip
    """The next game of a campaign; the settings are those of a new one, and one that is under way has its own.

    A slot that was found for a new one is told, with the command that goes on with it.
    """
    from tableforge.cli.campaign import begin, begun_with, names, opened, play_next, standing

    practice = bool(options.get(PREFIX + PRACTICE.name)) and given(PREFIX + PRACTICE.name)  # each game's own
    if name not in names():
        played = tableforge.game(game or which_game(lang))
        told = with_decks(played, with_seats(played, chosen(played, options), len(seats)))
        besides = [key for key in ("seats", PRACTICE.name) if key not in begun_with(played.name)]
        begin(name, played.name, seed, {key: value for key, value in told.items() if key not in besides})
        if found_slot:
            click.echo(say(lang, "slot-found", game=played.name, slot=name.rpartition("-")[2], name=name))
    elif seed is not None or any_given(besides=PREFIX + PRACTICE.name):
        raise BadSetup(refusals.CAMPAIGN_UNDER_WAY.fill(name=name))
    elif sys.stdin.isatty() and (line := standing(name, opened(name), lang)):
        if not yes(lang, say(lang, "campaign-resume?", line=line)):
            raise BadSetup(refusals.CAMPAIGN_THERE.fill(name=name))
    return play_next(name, seats, plain, alone, practice, lang)


def slots_of(game: str) -> int:
    """How many slots a game keeps campaigns in; 0 where it keeps none so."""
    from tableforge.campaign import chronicle_of

    told = chronicle_of(game)
    return 0 if told is None else told.slots


def wants_campaign(game: str | None) -> str:
    """The game of which a campaign is wanted, by the setting that says so; "" where a game of its own is."""
    meant = game or click.get_current_context().meta[MEANT]
    if meant is None or not slots_of(meant):
        return ""
    from tableforge.campaign import chronicle_of

    told = chronicle_of(meant)
    return meant if told is not None and given(PREFIX + told.wanted_by) else ""


def free_slot(game: str) -> str:
    """The first slot of a game in which no campaign is kept, by its name; where all are taken, it is refused with what to do."""
    from tableforge.cli.campaign import all_slots, has_room, names

    has_room(game)
    taken = names()
    free = [name for n in range(1, slots_of(game) + 1) if (name := slot_name(game, n)) not in taken]
    if not free:
        raise all_slots(game, slots_of(game), taken)
    return free[0]


def slot_name(game: str, slot: int) -> str:
    """The campaign in a slot of a game, by its name."""
    most = slots_of(game)
    if not most:
        raise BadSetup(refusals.NO_SLOTS.fill(game=game))
    if not 1 <= slot <= most:
        raise BadSetup(refusals.NO_SLOT.fill(game=game, most=most, slot=slot))
    return f"{game}-{slot}"


def given(option: str) -> bool:
    """Whether the command line has an option."""
    return click.get_current_context().get_parameter_source(option) is click.core.ParameterSource.COMMANDLINE


def any_given(besides: str = "") -> bool:
    """Whether the command line has any option of the game itself."""
    own = [str(o.name) for o in click.get_current_context().meta.get(GAME, [])]
    return any([given(name) for name in own if name != besides])


def which_game(lang: str) -> str:
    """The game that is meant where none was named: the only one, or one that the player picks."""
    known = games.names()
    found: str | None = click.get_current_context().meta[MEANT]
    if found is not None or not sys.stdin.isatty():
        return found or default_game()
    return pick([games.game(name).title.text(lang) or name for name in known], known, say(lang, "which-game?"), lang)


def which_bot(game: str, lang: str) -> str:
    """The bot that a player picks as an opponent; with nothing but Enter, the usual one."""
    levels, usual = bots.levels(game), bots.profile(bots.usual(game), game)
    rows = [f"{level.title.text(lang)}. {level.about.text(lang)}" for level in levels]
    prompt = say(lang, "which-bot?", usual=usual.title.text(lang))
    return pick(rows, [level.name for level in levels], prompt, lang, usual.name)


def pick(rows: Sequence[str], names: Sequence[str], prompt: str, lang: str, usual: str = "") -> str:
    """One of several names, which a player picks by it or by its number; with nothing but Enter the usual one, if there is one."""
    for n, row in enumerate(rows, 1):
        click.echo(f"{n}  {row}")
    while True:
        said = typed(prompt)
        if said is None:
            leave(lang)
        if said in names:
            return said
        if said.isdecimal() and 1 <= int(said) <= len(names):
            return names[int(said) - 1]
        if usual and not said:
            return usual

"""`tableforge cards`: the cards of a game as a list, one card as a page, or everything as JSON lines."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import click

from tableforge import games
from tableforge.cli.common import game_and_word, lang_option
from tableforge.cli.parts import find_catalogue, has_module
from tableforge.cli.settings import GAME, GameCommand
from tableforge.cli.speech import SpokenOption, argument, option
from tableforge.cli.texts import say


class CardsCommand(GameCommand):
    """A command that takes the options by which a game's cards can be chosen; where no game is named, those of all."""

    def add_game_options(self, ctx: click.Context, args: Sequence[str]) -> None:
        name = self.game_of(args)
        meant = [name] if name is not None else games.names()
        found = {o.name: o for game in meant for o in self.options_of(game)}
        ctx.meta[GAME] = list(found.values())

    def options_of(self, game: str) -> list[SpokenOption]:
        return list(find_catalogue(game).OPTIONS) if has_module(game, "cards") else []


@click.command(
    cls=CardsCommand,
    fr="Liste les cartes de JEU, ou montre la carte NOM : son id, son nom dans une des langues, ou une partie du nom.",
)
@argument("game", "JEU", required=False)
@argument("name", "NOM", required=False)
@option(
    "--json",
    "as_json",
    is_flag=True,
    help="One card a line: facts and text in both languages.",
    fr="Une carte par ligne : données et texte dans les deux langues.",
)
@lang_option
def cards(game: str | None, name: str | None, as_json: bool, lang: str, **chosen: Any) -> None:
    """List the cards of GAME, or show the card NAME: its id, its name in either language, or a part of it.

    \b
    tableforge cards dextre --lang fr
    tableforge cards keyforge --house mars --set cota
    tableforge cards arkham --class guardian --type asset
    tableforge cards keyforge --json
    """
    shelves = [known for known in games.names() if has_module(known, "cards")]
    of, name = game_and_word(game, name, lambda of, word: find_catalogue(of).find_cards(word), shelves)
    shelf = find_catalogue(of)
    found = shelf.select(name, chosen)
    if as_json:
        for card in found:
            click.echo(json.dumps(shelf.facts(card), ensure_ascii=False))
    elif not found:
        click.echo(say(lang, "no-cards"))
    elif name is not None and len(found) == 1 and not any(chosen.values()):
        shelf.show(found[0], lang)
    else:
        shelf.show_list(found, chosen, lang)

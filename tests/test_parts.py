"""What the games bring into the rooms, held against what each room says that a game may bring.

The lists are for the type checker: it compares every module with its protocol, name by name and type by type.  At run time
they say which modules those are, and the tests below that no game has one that is not listed.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from types import ModuleType

import pytest

import tableforge.bots.arkham
import tableforge.bots.fateforge
import tableforge.bots.fateforge.balance
import tableforge.bots.fateforge.campaigns
import tableforge.bots.keyforge
import tableforge.campaign.arkham
import tableforge.campaign.fateforge
import tableforge.cli.arkham.cards
import tableforge.cli.arkham.decks
import tableforge.cli.fateforge.cards
import tableforge.cli.fateforge.content
import tableforge.cli.keyforge.cards
import tableforge.cli.keyforge.decks
import tableforge.cli.keyforge.play
import tableforge.drive.arkham
import tableforge.drive.fateforge
import tableforge.drive.keyforge
import tableforge.lessons.arkham
import tableforge.lessons.fateforge
import tableforge.lessons.keyforge
import tableforge.server.arkham
import tableforge.server.fateforge
import tableforge.server.keyforge
import tableforge.table.arkham
import tableforge.table.keyforge
import tableforge.testing.arkham
import tableforge.testing.fateforge
import tableforge.testing.keyforge
from tableforge import bots, campaign, cli, drive, games, lessons, server, table, testing
from tableforge.bots.contest import Arena
from tableforge.bots.greedy import Evaluation
from tableforge.cli.measures import Measured
from tableforge.cli.parts import Catalogue, ContentPages, DeckPages, Forge
from tableforge.cli.steps import OwnSteps
from tableforge.server import catalogue, decks, parts, summary, tales
from tableforge.table.handle import Editing
from tableforge.table.library import Reader

EVALUATIONS: tuple[Evaluation, ...] = (tableforge.bots.keyforge, tableforge.bots.arkham, tableforge.bots.fateforge)
PLAYERS: tuple[bots.Players, ...] = (tableforge.bots.keyforge, tableforge.bots.arkham, tableforge.bots.fateforge)
LEVELS: tuple[bots.Levels, ...] = (tableforge.bots.keyforge, tableforge.bots.arkham, tableforge.bots.fateforge)
USUAL: tuple[bots.Usual, ...] = (tableforge.bots.keyforge, tableforge.bots.fateforge)
ARENAS: tuple[Arena, ...] = (tableforge.bots.keyforge, tableforge.bots.fateforge)
MEASURED: tuple[Measured, ...] = (tableforge.bots.fateforge.balance, tableforge.bots.fateforge.campaigns)
CAMPAIGNS: tuple[campaign.Campaigning, ...] = (tableforge.campaign.arkham, tableforge.campaign.fateforge)
CATALOGUES: tuple[Catalogue, ...] = (tableforge.cli.keyforge.cards, tableforge.cli.arkham.cards, tableforge.cli.fateforge.cards)
DECK_PAGES: tuple[DeckPages, ...] = (tableforge.cli.keyforge.decks, tableforge.cli.arkham.decks)
FORGES: tuple[Forge, ...] = (tableforge.cli.keyforge.decks,)
CONTENT: tuple[ContentPages, ...] = (tableforge.cli.fateforge.content,)
STEPS: tuple[OwnSteps, ...] = (tableforge.cli.keyforge.play,)
EDITING: tuple[Editing, ...] = (tableforge.drive.keyforge, tableforge.drive.arkham, tableforge.drive.fateforge)
LESSONS: tuple[lessons.Course, ...] = (tableforge.lessons.keyforge, tableforge.lessons.arkham, tableforge.lessons.fateforge)
SHELVES: tuple[catalogue.Shelf, ...] = (tableforge.server.keyforge, tableforge.server.arkham, tableforge.server.fateforge)
TELLERS: tuple[summary.Teller, ...] = (tableforge.server.keyforge, tableforge.server.arkham, tableforge.server.fateforge)
PAGES: tuple[decks.Pages, ...] = (tableforge.server.keyforge, tableforge.server.arkham)
PLAYED: tuple[parts.PlaysDecks, ...] = (tableforge.server.keyforge, tableforge.server.arkham)
FORGED: tuple[decks.Forges, ...] = (tableforge.server.keyforge,)
TALES: tuple[tales.Library, ...] = (tableforge.server.fateforge,)
ALOUD: tuple[parts.ReadsAloud, ...] = (tableforge.server.fateforge,)
SILENT: tuple[parts.Silences, ...] = (tableforge.server.fateforge,)
TIMED: tuple[parts.Times, ...] = (tableforge.server.fateforge,)
FORETOLD: tuple[parts.Foretells, ...] = (tableforge.server.fateforge,)
READERS: tuple[Reader, ...] = (tableforge.table.keyforge, tableforge.table.arkham)
RULINGS: tuple[testing.Laying, ...] = (tableforge.testing.keyforge, tableforge.testing.arkham, tableforge.testing.fateforge)

LISTED: tuple[tuple[type, str, str, tuple[object, ...]], ...] = (
    (Evaluation, "bots", "", EVALUATIONS),
    (bots.Players, "bots", "", PLAYERS),
    (bots.Levels, "bots", "", LEVELS),
    (bots.Usual, "bots", "", USUAL),
    (Arena, "bots", "", ARENAS),
    (Measured, "bots", "balance", MEASURED[:1]),
    (Measured, "bots", "campaigns", MEASURED[1:]),
    (campaign.Campaigning, "campaign", "", CAMPAIGNS),
    (Catalogue, "cli", "cards", CATALOGUES),
    (DeckPages, "cli", "decks", DECK_PAGES),
    (Forge, "cli", "decks", FORGES),
    (ContentPages, "cli", "content", CONTENT),
    (OwnSteps, "cli", "play", STEPS),
    (Editing, "drive", "", EDITING),
    (lessons.Course, "lessons", "", LESSONS),
    (catalogue.Shelf, "server", "", SHELVES),
    (summary.Teller, "server", "", TELLERS),
    (parts.Charts, "server", "", TELLERS),
    (decks.Pages, "server", "", PAGES),
    (parts.PlaysDecks, "server", "", PLAYED),
    (decks.Forges, "server", "", FORGED),
    (tales.Library, "server", "", TALES),
    (parts.ReadsAloud, "server", "", ALOUD),
    (parts.Silences, "server", "", SILENT),
    (parts.Times, "server", "", TIMED),
    (parts.Foretells, "server", "", FORETOLD),
    (Reader, "table", "", READERS),
    (testing.Laying, "testing", "", RULINGS),
)
ROOMS = (bots, campaign, cli, drive, lessons, server, table, testing)


@pytest.mark.parametrize(("protocol", "room", "inside", "listed"), LISTED, ids=lambda x: getattr(x, "__name__", None))
def test_every_module_that_offers_something_is_compared_with_its_protocol(
    protocol: type, room: str, inside: str, listed: tuple[object, ...]
) -> None:
    found = {games.find_part(room, name, protocol, inside) for name in games.names()}
    assert found - {None} == {*listed}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.__name__))
def test_no_game_has_a_module_in_a_room_that_nothing_compares(room: ModuleType) -> None:
    name = room.__name__.rpartition(".")[2]
    compared = {x for _, where, _, listed in LISTED if where == name for x in listed}
    theirs = [m for m in pkgutil.iter_modules(room.__path__) if m.name in games.names()]
    for module in theirs:
        here = import_module(f"{room.__name__}.{module.name}")
        inside = [getattr(x, "__name__", "").startswith(f"{here.__name__}.") for x in compared]
        assert here in compared or any(inside), here.__name__

"""What the games bring into the rooms, held against what each room says that a game may bring.

The lists are for the type checker: it compares every module with its protocol, name by name and type by type.  At run time
they say which modules those are, and the tests below that no game has one that is not listed.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

import pytest

import tableforge.arkham.doors.analysis
import tableforge.arkham.doors.bots
import tableforge.arkham.doors.campaign
import tableforge.arkham.doors.cli.cards
import tableforge.arkham.doors.cli.decks
import tableforge.arkham.doors.envs
import tableforge.arkham.doors.judge
import tableforge.arkham.doors.lab
import tableforge.arkham.doors.lessons
import tableforge.arkham.doors.mcp
import tableforge.arkham.doors.puzzles
import tableforge.arkham.doors.server
import tableforge.arkham.doors.table
import tableforge.arkham.doors.table.editing
import tableforge.arkham.doors.testing
import tableforge.fateforge.doors.analysis
import tableforge.fateforge.doors.bots
import tableforge.fateforge.doors.bots.balance
import tableforge.fateforge.doors.bots.campaigns
import tableforge.fateforge.doors.campaign
import tableforge.fateforge.doors.cli.cards
import tableforge.fateforge.doors.cli.content
import tableforge.fateforge.doors.envs
import tableforge.fateforge.doors.judge
import tableforge.fateforge.doors.lab
import tableforge.fateforge.doors.lessons
import tableforge.fateforge.doors.mcp
import tableforge.fateforge.doors.puzzles
import tableforge.fateforge.doors.server
import tableforge.fateforge.doors.table.editing
import tableforge.fateforge.doors.testing
import tableforge.keyforge.doors.analysis
import tableforge.keyforge.doors.bots
import tableforge.keyforge.doors.cli.cards
import tableforge.keyforge.doors.cli.decks
import tableforge.keyforge.doors.cli.play
import tableforge.keyforge.doors.envs
import tableforge.keyforge.doors.judge
import tableforge.keyforge.doors.lab
import tableforge.keyforge.doors.lessons
import tableforge.keyforge.doors.mcp
import tableforge.keyforge.doors.puzzles
import tableforge.keyforge.doors.server
import tableforge.keyforge.doors.table
import tableforge.keyforge.doors.table.editing
import tableforge.keyforge.doors.testing
from tableforge import (
    analysis,
    bots,
    campaign,
    cli,
    envs,
    games,
    judge,
    lab,
    lessons,
    mcp,
    puzzles,
    server,
    table,
    testing,
)
from tableforge.analysis.many import HabitSource
from tableforge.analysis.parts import Analyst, ChanceSource, OutcomeSource
from tableforge.bots.contest import Arena
from tableforge.bots.greedy import Evaluation
from tableforge.cli.measures import BalanceMeasure
from tableforge.cli.parts import Catalogue, ContentPages, DeckForge, DeckPages
from tableforge.cli.steps import OwnSteps
from tableforge.envs.parts import EncoderSource, ProgressSource, ScoreSource
from tableforge.judge.parts import LayoutSource, PositionWriter
from tableforge.lab.parts import FieldSource, HandicapSource, Recorder, TrialSource
from tableforge.mcp.tables import CardTexts
from tableforge.mcp.tasks import TaskSource
from tableforge.server import catalogue, decks, parts, story_texts, summary
from tableforge.table.handle import Editing
from tableforge.table.library import DeckReader

ANALYSTS: tuple[Analyst, ...] = (
    tableforge.keyforge.doors.analysis,
    tableforge.arkham.doors.analysis,
    tableforge.fateforge.doors.analysis,
)
PLAYED_OUT: tuple[OutcomeSource, ...] = (
    tableforge.keyforge.doors.analysis,
    tableforge.arkham.doors.analysis,
)
COUNTED: tuple[HabitSource, ...] = (
    tableforge.keyforge.doors.analysis,
    tableforge.arkham.doors.analysis,
    tableforge.fateforge.doors.analysis,
)
CHANCES: tuple[ChanceSource, ...] = (
    tableforge.arkham.doors.analysis,
    tableforge.fateforge.doors.analysis,
)
EVALUATIONS: tuple[Evaluation, ...] = (
    tableforge.keyforge.doors.bots,
    tableforge.arkham.doors.bots,
    tableforge.fateforge.doors.bots,
)
PLAYERS: tuple[bots.Players, ...] = (
    tableforge.keyforge.doors.bots,
    tableforge.arkham.doors.bots,
    tableforge.fateforge.doors.bots,
)
LEVELS: tuple[bots.Levels, ...] = (
    tableforge.keyforge.doors.bots,
    tableforge.arkham.doors.bots,
    tableforge.fateforge.doors.bots,
)
USUAL: tuple[bots.Usual, ...] = (
    tableforge.keyforge.doors.bots,
    tableforge.arkham.doors.bots,
    tableforge.fateforge.doors.bots,
)
ARENAS: tuple[Arena, ...] = (tableforge.keyforge.doors.bots, tableforge.fateforge.doors.bots)
MEASURED: tuple[BalanceMeasure, ...] = (
    tableforge.fateforge.doors.bots.balance,
    tableforge.fateforge.doors.bots.campaigns,
)
CAMPAIGNS: tuple[campaign.Campaigning, ...] = (tableforge.arkham.doors.campaign, tableforge.fateforge.doors.campaign)
CATALOGUES: tuple[Catalogue, ...] = (
    tableforge.keyforge.doors.cli.cards,
    tableforge.arkham.doors.cli.cards,
    tableforge.fateforge.doors.cli.cards,
)
DECK_PAGES: tuple[DeckPages, ...] = (tableforge.keyforge.doors.cli.decks, tableforge.arkham.doors.cli.decks)
FORGES: tuple[DeckForge, ...] = (tableforge.keyforge.doors.cli.decks,)
CONTENT: tuple[ContentPages, ...] = (tableforge.fateforge.doors.cli.content,)
STEPS: tuple[OwnSteps, ...] = (tableforge.keyforge.doors.cli.play,)
EDITING: tuple[Editing, ...] = (
    tableforge.keyforge.doors.table.editing,
    tableforge.arkham.doors.table.editing,
    tableforge.fateforge.doors.table.editing,
)
ENCODINGS: tuple[EncoderSource, ...] = (
    tableforge.keyforge.doors.envs,
    tableforge.arkham.doors.envs,
    tableforge.fateforge.doors.envs,
)
PROGRESS: tuple[ProgressSource, ...] = (
    tableforge.keyforge.doors.envs,
    tableforge.arkham.doors.envs,
    tableforge.fateforge.doors.envs,
)
SCORES: tuple[ScoreSource, ...] = (
    tableforge.keyforge.doors.envs,
    tableforge.arkham.doors.envs,
    tableforge.fateforge.doors.envs,
)
LESSONS: tuple[lessons.LessonModule, ...] = (
    tableforge.keyforge.doors.lessons,
    tableforge.arkham.doors.lessons,
    tableforge.fateforge.doors.lessons,
)
LAYOUTS: tuple[LayoutSource, ...] = (
    tableforge.keyforge.doors.judge,
    tableforge.arkham.doors.judge,
    tableforge.fateforge.doors.judge,
)
WRITERS: tuple[PositionWriter, ...] = (
    tableforge.arkham.doors.judge,
    tableforge.keyforge.doors.judge,
    tableforge.fateforge.doors.judge,
)
TASKS: tuple[TaskSource, ...] = (
    tableforge.keyforge.doors.mcp,
    tableforge.arkham.doors.mcp,
    tableforge.fateforge.doors.mcp,
)
CARD_TEXTS: tuple[CardTexts, ...] = (
    tableforge.keyforge.doors.mcp,
    tableforge.arkham.doors.mcp,
    tableforge.fateforge.doors.mcp,
)
PUZZLES: tuple[puzzles.PuzzleSource, ...] = (
    tableforge.keyforge.doors.puzzles,
    tableforge.arkham.doors.puzzles,
    tableforge.fateforge.doors.puzzles,
)
PUZZLE_ODDS: tuple[puzzles.PuzzleOdds, ...] = (tableforge.arkham.doors.puzzles,)
MINERS: tuple[puzzles.Miner, ...] = (tableforge.fateforge.doors.puzzles,)
SHELVES: tuple[catalogue.CatalogueSource, ...] = (
    tableforge.keyforge.doors.server,
    tableforge.arkham.doors.server,
    tableforge.fateforge.doors.server,
)
TELLERS: tuple[summary.SummarySource, ...] = (
    tableforge.keyforge.doors.server,
    tableforge.arkham.doors.server,
    tableforge.fateforge.doors.server,
)
PAGES: tuple[decks.DeckDescriber, ...] = (tableforge.keyforge.doors.server, tableforge.arkham.doors.server)
PLAYED: tuple[parts.PlaysDecks, ...] = (tableforge.keyforge.doors.server, tableforge.arkham.doors.server)
FORGED: tuple[decks.DeckForger, ...] = (tableforge.keyforge.doors.server,)
TALES: tuple[story_texts.TaleSource, ...] = (tableforge.fateforge.doors.server,)
ALOUD: tuple[parts.ReadsAloud, ...] = (tableforge.fateforge.doors.server,)
SILENT: tuple[parts.Silences, ...] = (tableforge.fateforge.doors.server,)
TIMED: tuple[parts.Times, ...] = (tableforge.fateforge.doors.server,)
FORETOLD: tuple[parts.Foretells, ...] = (tableforge.fateforge.doors.server,)
READERS: tuple[DeckReader, ...] = (tableforge.keyforge.doors.table, tableforge.arkham.doors.table)
RECORDERS: tuple[Recorder, ...] = (
    tableforge.keyforge.doors.lab,
    tableforge.arkham.doors.lab,
    tableforge.fateforge.doors.lab,
)
FIELDS: tuple[FieldSource, ...] = (tableforge.keyforge.doors.lab,)
HANDICAPS: tuple[HandicapSource, ...] = (tableforge.keyforge.doors.lab,)
TRIALS: tuple[TrialSource, ...] = (tableforge.arkham.doors.lab,)
RULINGS: tuple[testing.Laying, ...] = (
    tableforge.keyforge.doors.testing,
    tableforge.arkham.doors.testing,
    tableforge.fateforge.doors.testing,
)

LISTED: tuple[tuple[type, str, str, tuple[object, ...]], ...] = (
    (Analyst, "analysis", "", ANALYSTS),
    (OutcomeSource, "analysis", "", PLAYED_OUT),
    (HabitSource, "analysis", "", COUNTED),
    (ChanceSource, "analysis", "", CHANCES),
    (Evaluation, "bots", "", EVALUATIONS),
    (bots.Players, "bots", "", PLAYERS),
    (bots.Levels, "bots", "", LEVELS),
    (bots.Usual, "bots", "", USUAL),
    (Arena, "bots", "", ARENAS),
    (BalanceMeasure, "bots", "balance", MEASURED[:1]),
    (BalanceMeasure, "bots", "campaigns", MEASURED[1:]),
    (campaign.Campaigning, "campaign", "", CAMPAIGNS),
    (Catalogue, "cli", "cards", CATALOGUES),
    (DeckPages, "cli", "decks", DECK_PAGES),
    (DeckForge, "cli", "decks", FORGES),
    (ContentPages, "cli", "content", CONTENT),
    (OwnSteps, "cli", "play", STEPS),
    (Editing, "table", "editing", EDITING),
    (EncoderSource, "envs", "", ENCODINGS),
    (ProgressSource, "envs", "", PROGRESS),
    (ScoreSource, "envs", "", SCORES),
    (LayoutSource, "judge", "", LAYOUTS),
    (PositionWriter, "judge", "", WRITERS),
    (Recorder, "lab", "", RECORDERS),
    (FieldSource, "lab", "", FIELDS),
    (HandicapSource, "lab", "", HANDICAPS),
    (TrialSource, "lab", "", TRIALS),
    (lessons.LessonModule, "lessons", "", LESSONS),
    (TaskSource, "mcp", "", TASKS),
    (CardTexts, "mcp", "", CARD_TEXTS),
    (puzzles.PuzzleSource, "puzzles", "", PUZZLES),
    (puzzles.PuzzleOdds, "puzzles", "", PUZZLE_ODDS),
    (puzzles.Miner, "puzzles", "", MINERS),
    (catalogue.CatalogueSource, "server", "", SHELVES),
    (summary.SummarySource, "server", "", TELLERS),
    (parts.Charts, "server", "", TELLERS),
    (decks.DeckDescriber, "server", "", PAGES),
    (parts.PlaysDecks, "server", "", PLAYED),
    (decks.DeckForger, "server", "", FORGED),
    (story_texts.TaleSource, "server", "", TALES),
    (parts.ReadsAloud, "server", "", ALOUD),
    (parts.Silences, "server", "", SILENT),
    (parts.Times, "server", "", TIMED),
    (parts.Foretells, "server", "", FORETOLD),
    (DeckReader, "table", "", READERS),
    (testing.Laying, "testing", "", RULINGS),
)
ROOMS = (analysis, bots, campaign, cli, envs, judge, lab, lessons, mcp, puzzles, server, table, testing)


@pytest.mark.parametrize(("protocol", "room", "inside", "listed"), LISTED, ids=lambda x: getattr(x, "__name__", None))
def test_every_module_that_offers_something_is_compared_with_its_protocol(
    protocol: type, room: str, inside: str, listed: tuple[object, ...]
) -> None:
    found = {games.find_part(room, name, protocol, inside) for name in games.names()}
    assert found - {None} == {*listed}


@pytest.mark.parametrize("name", games.names())
def test_no_game_has_a_door_that_nothing_compares(name: str) -> None:
    doors = import_module(f"tableforge.{name}.doors")
    for door in pkgutil.iter_modules(doors.__path__):
        assert door.name in {room.__name__.rpartition(".")[2] for room in ROOMS}, f"there is no room {door.name!r}"
        compared = {x for _, room, _, listed in LISTED if room == door.name for x in listed}
        here = import_module(f"{doors.__name__}.{door.name}")
        inside = [getattr(x, "__name__", "").startswith(f"{here.__name__}.") for x in compared]
        assert here in compared or any(inside), here.__name__

"""The game of docs/add-a-game.md is whole: it is built from the page, seated, and taken through the doors."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from harness.page_game import lay_page_game

import tableforge
from tableforge import bench, bots, games, laws
from tableforge.cli import main


@pytest.fixture
def pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The page's two files as a package, registered as the page says."""
    lay_page_game(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    with games.register_temporarily("pebbles", home="pebbles"):
        yield "pebbles"
    for name in [name for name in sys.modules if name.partition(".")[0] == "pebbles"]:
        del sys.modules[name]


def test_it_keeps_the_laws(pebbles: str) -> None:
    assert laws.run(pebbles, games=10).violations == []


def test_it_is_played_explained_saved_and_taken_back(pebbles: str) -> None:
    g = tableforge.new(pebbles, pebbles=4)
    why = g.why_not("take:4")
    assert why is not None and why.rule == "PB.take"
    g.answer("take:3").answer("take:1")
    assert g.result is not None and g.result["winner"] == 1
    assert [e.text("fr") for e in g.log] == ["le siège 0 prend 3", "le siège 1 prend 1", "le siège 1 gagne"]
    assert tableforge.load(g.save()).digest() == g.digest()
    assert g.undo().undo().decision is not None


def test_a_bot_plays_it(pebbles: str) -> None:
    g = tableforge.new(pebbles)
    bot = bots.make("random", seed=1)
    while (d := g.decision) is not None:
        g.answer(bot.choose(g.view(d.seat), d))
    assert g.over


def test_the_terminal_plays_it_with_its_setting(pebbles: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEFORGE_HOME", str(tmp_path))
    words = ["play", pebbles, "--plain", "--pebbles", "1", "--seat", "human", "--seat", "bot:random"]
    done = CliRunner().invoke(main, words, input="1\nq\n")
    assert done.exit_code == 0 and "seat 0 takes 1" in done.output


def test_a_person_is_seated_against_the_bot_that_can_play_it(
    pebbles: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEFORGE_HOME", str(tmp_path))
    done = CliRunner().invoke(main, ["play", pebbles, "--plain", "--pebbles", "2"], input="1\nq\n")
    assert done.exit_code == 0 and "bot random" in done.output and "seat 1 takes" in done.output


def test_it_is_measured_though_it_never_waits_inside_an_effect(pebbles: str) -> None:
    assert bench.clone(tableforge.game(pebbles), seed=0, rounds=2)["positions"] > 0


def test_it_is_not_meant_where_decks_or_cards_are_asked_for(pebbles: str) -> None:
    assert "starter:onyx" in CliRunner().invoke(main, ["deck", "list"]).output
    assert "known: arkham, fateforge, keyforge (" in CliRunner().invoke(main, ["cards"]).output


def test_its_rules_can_be_looked_up(pebbles: str) -> None:
    assert "Whoever takes the last pebble wins." in CliRunner().invoke(main, ["rules", pebbles, "last"]).output

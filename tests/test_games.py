"""The registry of games: who sits at this table, and what each brings into the rooms."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tableforge
from tableforge import games


def test_every_game_knows_its_own_name() -> None:
    assert {name: tableforge.game(name).name for name in games.names()} == {name: name for name in games.names()}


def test_a_game_that_lives_elsewhere_is_seated_like_any_other(lamplighters: str) -> None:
    assert lamplighters in games.names()
    assert tableforge.new(lamplighters, seats=3).decision is not None


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(tableforge.UnknownGame, match="did you mean 'keyforge'"):
        tableforge.game("keyforg")


def test_a_name_that_is_no_text_is_refused_too() -> None:
    name: Any = ["keyforge"]
    with pytest.raises(tableforge.UnknownGame, match="there is no game"):
        games.address(name)


def test_a_room_asks_the_registry_for_the_games_own_module() -> None:
    assert games.part("bots", "keyforge").__name__ == "tableforge.bots.keyforge"


def test_a_game_that_brings_nothing_into_a_room_is_told_so_by_name() -> None:
    assert not games.has_part("attic", "keyforge")
    with pytest.raises(tableforge.UnknownGame, match="brings nothing into 'attic'") as e:
        games.part("attic", "keyforge")
    assert "n’apporte rien à" in e.value.text("fr")


def test_what_a_game_brings_is_looked_for_again_once_it_is_registered_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    where = {"home": "marbles", "rooms": "marbles_{room}"}
    with games.seated("marbles", **where):
        assert not games.has_part("bots", "marbles")
    (tmp_path / "marbles_bots.py").write_text("BOTS = ()\n")
    with games.seated("marbles", **where):
        assert games.has_part("bots", "marbles")

"""The registry of games: who sits at this table, and what each brings into the rooms."""

from __future__ import annotations

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

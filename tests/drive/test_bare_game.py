"""The drive door for a game that tells an arbiter nothing: it has no module `arbiter`, nor one in any room."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from drive.test_every_game import ask, good
from harness import TOY

from tableforge import games
from tableforge.drive import Drive


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The toy as a game that has nothing but its rules."""
    (tmp_path / "bare_toy").mkdir()
    (tmp_path / "bare_toy" / "game.py").write_text("from toy.game import GAME as GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    with games.register_temporarily(TOY, home="bare_toy", rooms="nowhere.{room}"):
        yield TOY


@pytest.fixture
def door() -> Drive:
    return Drive(TOY)


def test_a_game_without_an_arbiter_is_driven_by_keys_and_numbers(door: Drive, bare: str) -> None:
    assert good(door, cmd="hello", game=bare)["seats"] == []
    d = good(door, cmd="new", game=bare, seed=7, seats=3)["decision"]
    while not any([o["card"] and o["verb"] for o in d["options"]]):
        d = good(door, cmd="answer", seat=d["seat"], answer=0)["decision"]
    assert good(door, cmd="bot")["bot"] == "random", "greedy does not know what its positions are worth"
    verb, card = next(o["key"] for o in d["options"] if o["card"] and o["verb"]).split(":", 1)
    assert good(door, cmd="peek", verb=verb, card=card, eyes=0)["events"]
    assert good(door, cmd="answer", seat=str(d["seat"]), answer=0)["events"]
    assert good(door, cmd="why_not", key="sing")["legal"] is False
    assert good(door, cmd="undo")["decision"] == d
    assert good(door, cmd="load", data=good(door, cmd="save")["data"])["decision"] == d


@pytest.mark.parametrize(
    "request_",
    [
        {"cmd": "given", "deck": 3},
        {"cmd": "look"},
        {"cmd": "look", "whole": True},
        {"cmd": "look", "player": 0},
        {"cmd": "act", "verb": "wear", "card": "cloak"},
        {"cmd": "set", "fog": 1},
    ],
)
def test_what_needs_an_arbiter_is_refused_by_name_without_one(door: Drive, bare: str, request_: dict[str, Any]) -> None:
    good(door, cmd="new", game=bare)
    more = {"game": bare} if request_["cmd"] == "given" else {}
    error = ask(door, **request_, **more)["error"]
    assert error["type"] == "UnknownGame" and f"'{bare}'" in error["message"], error
    assert "'arbiter'" in error["message"] or "'table'" in error["message"]

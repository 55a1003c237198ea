"""The scenario of docs/add-a-scenario.md is whole: it is built from the page, set up, won, lost, and read aloud."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

import tableforge
from tableforge.arkham import cards, scenarios
from tableforge.arkham.doors.testing import given, seat
from tableforge.arkham.scenarios import earlier, passages
from tableforge.arkham.words import Title
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "add-a-scenario.md").read_text("utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


@pytest.fixture
def leak(monkeypatch: pytest.MonkeyPatch) -> str:
    """The page's cards, passages and table, where those of every scenario are."""
    of_cards, of_scenario = blocks("python")
    room: dict[str, Any] = {}
    exec(of_cards, room)
    for card in [x for x in room.values() if isinstance(x, Title)]:
        monkeypatch.setitem(cards.CARDS, card.id, card)
    told = {id: Text.of(texts) for id, texts in tomllib.loads(blocks("toml")[0]).items()}
    every = {**passages.passages(), **told}
    monkeypatch.setattr(passages, "passages", lambda: every)
    module = ModuleType("tableforge.arkham.scenarios.the_leak")
    exec(of_scenario, vars(module))
    monkeypatch.setitem(sys.modules, module.__name__, module)
    ids = ("the-leak", *scenarios.IDS)
    for home in (scenarios, earlier):
        monkeypatch.setattr(home, "IDS", ids)
    return "the-leak"


def test_it_is_set_up_and_played_to_an_end(leak: str) -> None:
    game = tableforge.game("arkham")
    ends = set()
    for seed in range(12):
        g = Sitting(game, {**game.setup(), "scenario": leak}, seed)
        rng = Random(seed)
        while (d := g.decision) is not None:
            g.answer(rng.randrange(len(d.options)))
        ends.add(g.result["resolution"])
        for lang in ("en", "fr"):
            assert passages.passage("the-leak-introduction").text(lang) in [e.text(lang) for e in g.log]
    assert ends & {"R1", "R2"}


def test_the_tap_is_found_with_one_clue(leak: str) -> None:
    """AH.advance-act-with-clues: the act is turned, and its resolution won."""
    t = given(scenario=leak, locations="stairs wash-house", you=seat("roland", clues=1))
    t.you.advances()
    t.then("table", over=True, resolution="R1")
    assert t.g.result["won"]


def test_every_passage_of_the_page_is_one_that_is_read(leak: str) -> None:
    scenario = scenarios.scenario(leak)
    read = {name for name, _, _ in scenario.introduction}
    read |= {f"{leak}-{name}" for name in scenario.resolutions} | {
        f"{id}-b" for id in (*scenario.acts, *scenario.agendas)
    }
    assert read == set(tomllib.loads(blocks("toml")[0]))

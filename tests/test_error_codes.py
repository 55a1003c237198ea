"""Every error has a word for programs that no other has, and docs/errors.md lists them all."""

from __future__ import annotations

import json
import pickle
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tableforge
from tableforge.drive import Drive
from tableforge.errors import GameOver, IllegalAnswer, NotYourDecision, TableforgeError
from tableforge.kernel.ask import RawDecision
from tableforge.kernel.core import State
from tableforge.kernel.game import Reason
from tableforge.kernel.options import Options
from tableforge.server.refusals import Refusal, as_refusal
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text

DOCS = Path(__file__).parent.parent / "docs" / "errors.md"
A_CODE = re.compile(r"[a-z]+(-[a-z]+)*")


def below(kind: type[TableforgeError]) -> Iterator[type[TableforgeError]]:
    for one in kind.__subclasses__():
        yield one
        yield from below(one)


@cache
def every_error() -> tuple[type[TableforgeError], ...]:
    """The root and all classes below it, wherever in the sources they stand."""
    for found in pkgutil.walk_packages(tableforge.__path__, "tableforge."):
        if not found.name.endswith("__main__"):
            import_module(found.name)
    ours = {kind for kind in below(TableforgeError) if kind.__module__.startswith("tableforge.")}
    return (TableforgeError, *sorted(ours, key=lambda kind: kind.__name__))


@pytest.mark.slow
def test_every_error_has_a_code_of_its_own() -> None:
    missing = [kind.__name__ for kind in every_error() if "code" not in vars(kind)]
    assert not missing
    codes = [kind.code for kind in every_error()]
    assert len(set(codes)) == len(codes) > 20
    assert not [code for code in codes if not A_CODE.fullmatch(code)]


@pytest.mark.slow
def test_the_documentation_lists_every_error_with_its_code() -> None:
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| `(\w+)` \|", DOCS.read_text("utf-8"), re.MULTILINE))
    assert rows == {kind.code: kind.__name__ for kind in every_error()}


def test_the_drive_door_sends_the_code() -> None:
    door = Drive("keyforge")
    assert json.loads(door.answer_line("nonsense"))["error"]["code"] == "bad-request"
    assert json.loads(door.answer_line('{"cmd": "new", "edition": "none"}'))["error"]["code"] == "unknown-edition"


def test_a_refusal_of_the_server_keeps_the_code_of_what_is_behind_it() -> None:
    assert as_refusal(GameOver(Text("over", "finie")), "illegal").code == "game-over"
    assert Refusal(Text("late", "tard"), "stale").code == "stale"


# ---------------------------------------------------------------- the reason of an illegal answer
def counted_reasons(monkeypatch: pytest.MonkeyPatch, g: Sitting) -> list[str]:
    """The keys of which the game is asked why they are not legal, from now on."""
    kind, asked = type(g.game.options), list[str]()
    why_not = kind.why_not

    def counting(self: Options[Any], s: State, d: RawDecision | None, key: str) -> Reason | None:
        asked.append(key)
        return why_not(self, s, d, key)

    monkeypatch.setattr(kind, "why_not", counting)
    return asked


def test_an_illegal_answer_carries_its_reason_which_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    g = tableforge.new("keyforge", seed=3)
    expected = g.why_not("end-turn")
    asked = counted_reasons(monkeypatch, g)
    with pytest.raises(IllegalAnswer) as refused:
        g.answer("end-turn")
    assert refused.value.reason == expected and expected is not None
    assert asked == ["end-turn"]
    assert pickle.loads(pickle.dumps(refused.value)).reason.rule == expected.rule


def test_somebody_who_is_not_asked_learns_that_and_nothing_of_the_question() -> None:
    g = tableforge.new("keyforge", seed=3)
    other = 1 - next(iter(g.asked))
    with pytest.raises(NotYourDecision) as refused:
        g.answer("keep", other)
    assert refused.value.reason == g.why_not("keep", other) is not None


def test_an_answer_after_the_end_carries_the_reason_too(lamplighters: str) -> None:
    g = tableforge.new(lamplighters, seed=3)
    while g.decision is not None:
        g.answer(0)
    with pytest.raises(GameOver) as refused:
        g.answer("end")
    assert refused.value.reason == g.why_not("end") is not None


def test_an_answer_that_is_no_key_has_no_reason() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        tableforge.new("keyforge", seed=3).answer(99)
    assert refused.value.reason is None

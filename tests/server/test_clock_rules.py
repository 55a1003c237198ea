"""Which clocks there are, and how one is asked for."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.server import clocks
from tableforge.server.clocks import ClockRule
from tableforge.server.refusals import Refusal


@pytest.mark.parametrize(
    ("json", "rule", "told", "said"),
    [
        (None, ClockRule(), "no clock", "sans pendule"),
        ({"kind": "none"}, ClockRule(), "no clock", "sans pendule"),
        ({"kind": "move", "seconds": 90}, ClockRule("move", 90), "1 min 30 s a move", "1 min 30 s par coup"),
        ({"kind": "game", "seconds": 600}, ClockRule("game", 600), "10 min a game", "10 min par partie"),
        (
            {"kind": "game", "seconds": 600, "increment": 5},
            ClockRule("game", 600, 5),
            "10 min a game, and 5 s more a move",
            "10 min par partie, plus 5 s par coup",
        ),
        ({"kind": "days", "days": 1}, ClockRule("days", days=1), "1 day a move", "1 jour par coup"),
        ({"kind": "days", "days": 3}, ClockRule("days", days=3), "3 days a move", "3 jours par coup"),
    ],
)
def test_a_clock_is_read_from_what_a_client_sends_and_told_in_both_languages(
    json: Any, rule: ClockRule, told: str, said: str
) -> None:
    found = clocks.parse(json)
    assert (found, found.text("en"), found.text("fr").replace("\xa0", " ")) == (rule, told, said)
    assert clocks.parse(found.dump()) == rule
    assert clocks.rule_of(clocks.note_rule(rule)) == rule


@pytest.mark.parametrize(
    "json",
    [
        "blitz",
        [],
        {},
        {"kind": "hourglass"},
        {"kind": ["move"]},
        {"kind": "move"},
        {"kind": "move", "seconds": 0},
        {"kind": "move", "seconds": True},
        {"kind": "move", "seconds": 1e9},
        {"kind": "move", "seconds": 60, "days": 2},
        {"kind": "game", "seconds": 600, "increment": -5},
        {"kind": "days", "days": 400},
        {"kind": "none", "seconds": 5},
    ],
)
def test_a_clock_that_there_is_not_is_refused_with_a_sentence(json: Any) -> None:
    with pytest.raises(Refusal) as refused:
        clocks.parse(json)
    assert refused.value.kind == "clock"
    assert refused.value.text("fr") != refused.value.text("en") != ""

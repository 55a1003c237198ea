"""Every golden log is played again and compared line by line."""

from __future__ import annotations

from pathlib import Path

import pytest
from harness import GAMES
from harness.playthroughs import FILES, Log

HOW = "if this is meant, run `PYTHONPATH=tests python -m harness.playthroughs` and review the difference"


def first_difference(path: Path, wanted: list[str], found: list[str]) -> str:
    """Where the log and the engine part, with the answer that led there; '' where they agree."""
    for n, (a, b) in enumerate(zip([*wanted, "(nothing more)"], [*found, "(nothing more)"], strict=False)):
        if a != b:
            answer = next((x for x in reversed(wanted[:n]) if x.startswith("> ")), "(set-up)")
            return f"{path.parent.parent.name}/{path.name}:{n + 1}, after {answer!r}:\n  log   {a}\n  now   {b}\n{HOW}"
    return ""


@pytest.mark.parametrize("path", [pytest.param(path, id=f"{game}/{path.stem}") for game, path in FILES])
def test_playthrough(path: Path) -> None:
    log = Log(path)
    found = log.played()
    if found != log.lines:
        pytest.fail(first_difference(path, log.lines, found), pytrace=False)


def test_every_game_has_playthroughs() -> None:
    assert {game for game, _ in FILES} == set(GAMES)
    assert len(FILES) >= 8


def test_a_difference_is_named_with_file_line_and_event() -> None:
    log = Log(FILES[0][1])
    k = next(n for n, x in enumerate(log.lines) if x.startswith("    ") and n > 12)
    changed = [*log.lines[:k], "    sneeze 0 dodger  KF.reap", *log.lines[k + 1 :]]
    text = first_difference(log.path, changed, log.lines)
    assert f"{log.path.name}:{k + 1}," in text and "sneeze" in text and log.lines[k] in text
    assert first_difference(log.path, log.lines, log.lines) == ""
    assert "(nothing more)" in first_difference(log.path, [*log.lines, "> 0 act end-turn"], log.lines)


def test_an_answer_that_is_no_longer_legal_is_shown() -> None:
    log = Log(FILES[0][1])
    log.answers[0] = (None, "sneeze")
    assert "refused" in log.played()[-1]

"""The files in `examples/` run as they say, each in a process of its own, with as few games as show that it works."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
# What each is called with, and what it has to say.
RUNS = {
    "bot.py": ((), "KF.victory"),
    "tournament.py": (("1",), "of 4 games"),
    "ruling.py": ((), "KF.taunt"),
    "deck_study.py": (("starter:onyx", "1"), "of 1 games"),
    "play_own_game.py": ((), "Every law holds"),
}


TRIED_ELSEWHERE = {
    "learn_keyforge.py",
    "learn_arkham.py",
    "ppo_keyforge.py",
    "mcp_player.py",
}  # by tests/envs (but for ppo_keyforge.py, which needs torch) and tests/mcp_door


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(RUNS) | TRIED_ELSEWHERE


@pytest.mark.slow
@pytest.mark.parametrize("name", RUNS)
def test_an_example_runs_and_says_what_it_is_about(name: str, tmp_path: Path) -> None:
    words, said = RUNS[name]
    command = [sys.executable, str(EXAMPLES / name), *words]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout

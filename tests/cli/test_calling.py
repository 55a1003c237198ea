"""What a person is told to type next: the command that they used, as it works where they stand."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.conftest import Screen
from click.testing import Result

from tableforge.cli import invocation

Run = Callable[..., Result]
ROOT = Path(__file__).resolve().parents[2]


def test_the_farewell_names_the_script_that_was_used(run: Run, screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    screen.most = 5
    assert "To go on with it: tableforge play --resume\n" in run("play", "--seed", "1").output
    monkeypatch.setenv(invocation.PLAY, "./play")
    assert "To go on with it: ./play --resume\n" in run("play", "--seed", "1").output
    assert "Pour la reprendre\xa0: ./play --resume\n" in run("play", "--seed", "1", "--lang", "fr").output
    screen.most = 10**6
    assert "To see it again: tableforge replay " in run("play", "--seed", "1").output


def test_the_script_says_how_it_was_called(tmp_path: Path) -> None:
    for folder in ("tools", ".venv/bin"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(ROOT / "play", tmp_path)
    for file, does in (
        ("tools/find_python", "echo true"),
        (".venv/bin/tableforge", 'echo "$TABLEFORGE_PLAY: $*"'),
    ):
        (tmp_path / file).write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
        (tmp_path / file).chmod(0o755)
    told = subprocess.run(["./play", "--plain"], cwd=tmp_path, capture_output=True, text=True, check=True, timeout=600)
    assert told.stdout == "./play: table --plain\n"


@pytest.mark.parametrize(
    ("called", "on_the_path", "told"),
    [
        ("/usr/bin/tableforge", True, "tableforge"),
        ("{here}/.venv/bin/tableforge", False, os.path.join(".venv", "bin", "tableforge")),
        ("/opt/tf/bin/tableforge", False, "/opt/tf/bin/tableforge"),
        ("/opt/my games/tableforge", False, "'/opt/my games/tableforge'"),
        ("/lib/python/tableforge/__main__.py", True, "python -m tableforge"),
        ("/usr/bin/pytest", False, "tableforge"),
    ],
)
def test_the_command_is_told_as_it_works_from_here(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, called: str, on_the_path: bool, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [called.format(here=tmp_path)])
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if on_the_path else None)
    monkeypatch.delenv(invocation.PLAY, raising=False)
    assert invocation.command_name() == told and invocation.play_name() == f"{told} play"


def test_a_file_with_blanks_in_its_name_is_told_as_a_shell_takes_it(run: Run, screen: Screen, tmp_path: Path) -> None:
    screen.most = 5
    run("play", "--seed", "1")
    (save,) = (tmp_path / "home" / "saves").glob("*.json")
    moved = save.rename(tmp_path / "my game.json")
    assert f"--resume '{moved}'\n" in run("play", "--resume", str(moved)).output

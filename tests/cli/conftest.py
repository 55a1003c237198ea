"""Runs commands in a home of their own, with a stand-in for the terminal table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tableforge.cli import main

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command in a home of its own; KeyForge is meant where no game is named."""
    monkeypatch.setenv("TABLEFORGE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("TABLEFORGE_GAME", "keyforge")
    monkeypatch.delenv("TABLEFORGE_LANG", raising=False)

    def go(*arguments: str, code: int = 0, input: str | None = None) -> Result:
        result = CliRunner().invoke(main, arguments, input=input, catch_exceptions=True)
        told = f"{arguments}: exit code {result.exit_code}\n{result.output}\n{result.stderr}"
        assert result.exception is None or isinstance(result.exception, SystemExit), f"{told}\n{result.exception!r}"
        assert result.exit_code == code, told
        return result

    return go


@pytest.fixture
def run_unnamed(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The same, where nothing says which game is meant."""
    monkeypatch.delenv("TABLEFORGE_GAME")
    return run


class Screen:
    """Stands in for the terminal table: bots and people alike answer by a random bot, up to a number of answers."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.sittings: list[Any] = []
        self.seen: list[tuple[Any, ...]] = []
        self.then, self.first, self.lang = "next", None, ""  # what the players want after a game

    def play(
        self,
        sitting: Any,
        players: Any,
        lang: str,
        save_path: Path,
        autosave: bool = True,
        plain: bool = False,
        after: Any = None,
        alone: bool = False,
    ) -> int:
        from tableforge import bots

        self.sittings.append(sitting)
        self.seen.append((players, lang, save_path))
        bot = bots.make("bench-random", sitting.seed)
        n = 0
        while (d := sitting.decision) is not None and n < self.most:
            sitting.answer(bot.choose({}, d))
            n += 1
        save_path.write_text(sitting.save(), "utf-8")
        if after is not None and sitting.over:
            after.what, after.first, after.lang = self.then, self.first, self.lang
        return 0

    def replay(self, body: dict[str, Any], lang: str) -> int:
        self.seen.append((body, lang))
        return 0


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    from tableforge.cli.table import entry

    out = Screen(10**6)
    monkeypatch.setattr(entry, "play", out.play)
    monkeypatch.setattr(entry, "replay", out.replay)
    return out


@pytest.fixture
def played(screen: Screen) -> list[Any]:
    return screen.sittings

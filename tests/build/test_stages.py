"""The stages of `./test`: what runs aside is shown whole, and none of it is lost."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
LONG = 300  # seconds: only a guard against hanging


@pytest.fixture
def stages(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return import_module("run_tests")


def test_what_runs_aside_is_shown_when_it_is_asked_for_and_counts(
    stages: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    aside = stages.Aside(
        python=lambda: stages.Stage("python", aside=True).run(["platform"]),
        wrong=lambda: stages.Stage("wrong", aside=True).run(["nosuchmodule"]),
    )
    aside.thread.join(LONG)
    assert capfd.readouterr().out == ""

    done = aside.shown()

    told = capfd.readouterr().out
    assert told.index("--- python: platform") < told.index("--- wrong: nosuchmodule") < told.index("No module named")
    assert [stage.result for stage in done] == ["ok", "FAILED (exit code 1)"]
    assert stages.summary(done, 1.0) == 1


def test_a_stage_that_cannot_even_begin_aside_has_failed(stages: ModuleType) -> None:
    def broken() -> object:
        raise SystemExit("no Node.js here")

    done = stages.Aside(web=broken, mypy=lambda: stages.Stage("mypy", aside=True).run(["platform"])).shown()

    assert [(stage.name, stage.result) for stage in done] == [
        ("web", "FAILED (SystemExit: no Node.js here)"),
        ("mypy", "ok"),
    ]


class Chosen:
    """Stands in for pytest's settings, with every option taken."""

    def __init__(self) -> None:
        self.hook = self
        self.left_out: list[object] = []

    def getoption(self, name: str) -> bool:
        return True

    def pytest_deselected(self, items: list[object]) -> None:
        self.left_out += items


class Item:
    """Stands in for a test."""

    def __init__(self, slow: bool, path: str = "test_x.py") -> None:
        self.slow = slow
        self.path = ROOT / "tests" / path

    def add_marker(self, mark: pytest.MarkDecorator) -> None:
        self.slow = self.slow or mark.name == "slow"

    def get_closest_marker(self, name: str) -> bool:
        return self.slow and name == "slow"


def test_the_second_run_leaves_out_what_is_slow_or_never_compiled_and_nothing_else(
    request: pytest.FixtureRequest,
) -> None:
    file = str(ROOT / "tests" / "conftest.py")
    rule = next(p for p in request.config.pluginmanager.get_plugins() if getattr(p, "__file__", "") == file)
    chosen = Chosen()
    slow, quick, in_a_slow_file = Item(True), Item(False), Item(False, next(iter(rule.slow_files())))
    items = [slow, quick, in_a_slow_file]
    rule.pytest_collection_modifyitems(chosen, items)
    assert items == [quick] and chosen.left_out == [slow, in_a_slow_file]

    tests = ROOT / "tests"
    left_out = ("server", "tongue", "test_imports.py", "fateforge/content", "keyforge/voice")
    run_again = (
        "kernel",
        "laws",
        "harness",
        "keyforge",
        "keyforge/rulings",
        "arkham/perft",
        "fateforge/saves",
        "build",
    )
    assert all(rule.pytest_ignore_collect(tests / name, chosen) for name in left_out)
    assert not any(rule.pytest_ignore_collect(tests / name, chosen) for name in run_again)
    assert all(list(tests.glob(known)) for known in rule.NEVER_COMPILED)

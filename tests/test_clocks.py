"""No test is decided by the clock: whoever waits waits for what happens, and a limit is only a guard, minutes long."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
LEAST = 60  # seconds of a guard
CLOCKS = {"monotonic", "perf_counter", "process_time", "monotonic_ns", "perf_counter_ns", "time_ns"}
LIMITS = {"timeout", "open_timeout", "timeout_seconds", "deadline"}  # named, in seconds; in tests/web in milliseconds
WAITING = {"wait_for": 1, "communicate": 1}  # calls with a limit in that place
MAY_PAUSE = {
    "web/browsing.py",
    "web/hearing.py",
    "web/tabhouse.py",
    "web/test_chronicle.py",
}  # where a page is looked at again after a moment


def files() -> list[Path]:
    return sorted([path for path in TESTS.rglob("*.py") if "older" not in path.parts])


def number(node: ast.expr) -> float | None:
    return float(node.value) if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)) else None


def faults(tree: ast.AST, place: str) -> Iterator[str]:
    """What of a file is decided by a clock."""
    least = LEAST * (1000 if place.startswith("web/") else 1)
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert):
            called = {
                n.func.attr for n in ast.walk(node) if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute)
            }
            if called & (CLOCKS | {"time"}) and "time" in {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}:
                yield f"{place}:{node.lineno}: an assertion reads a clock"
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in CLOCKS:
            yield f"{place}:{node.lineno}: a test reads a clock ({name})"
        if name == "wait_for_timeout" and place not in MAY_PAUSE:
            yield f"{place}:{node.lineno}: a page is waited for by the clock, not by `settled`, `until_asked` or `at_rest`"
        for keyword in node.keywords:
            n = number(keyword.value)
            if keyword.arg in LIMITS and n is not None and 0 < n < least:
                yield f"{place}:{node.lineno}: {keyword.arg}={n:g} is no guard of minutes"
        at = WAITING.get(name)
        if at is not None and len(node.args) > at and (n := number(node.args[at])) is not None and n < LEAST:
            yield f"{place}:{node.lineno}: {name} gives up after {n:g} seconds"


def test_no_test_is_decided_by_the_clock() -> None:
    found = [
        fault
        for path in files()
        for fault in faults(ast.parse(path.read_text("utf-8")), path.relative_to(TESTS).as_posix())
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("import time\ndef test():\n    assert time.monotonic() - began < 12", 2),
        ("import time\ndef test():\n    assert time.time() < until", 1),
        ("subprocess.run(words, timeout=30)", 1),
        ("subprocess.run(words, timeout=300)", 0),
        ("await asyncio.wait_for(recv(), 20)", 1),
        ("page.wait_for_timeout(300)", 1),
        ("settings(deadline=None)", 0),
    ],
)
def test_what_is_decided_by_the_clock_is_found(source: str, told: int) -> None:
    assert len(list(faults(ast.parse(source), "some/test.py"))) == told

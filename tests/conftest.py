"""Says in which mode the tests run, and refuses to run in another than `./test` asked for."""

from __future__ import annotations

import os

import pytest

from tableforge import _mode


def pytest_report_header() -> str:
    return f"tableforge: {'compiled' if _mode.compiled() else 'pure'}"


def pytest_configure() -> None:
    found = "compiled" if _mode.compiled() else "pure"
    expected = os.environ.get("TABLEFORGE_EXPECT", found)
    if found != expected:
        raise pytest.UsageError(f"these tests were to run {expected}, but tableforge is {found}; run ./test again")

"""Every check of the harness sees the toy seated beside the other games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from harness import toy_seated

from tableforge import _mode

# Compiled classes do not show their fields: that stage of ./test leaves this to the other.
collect_ignore = ["test_states.py"] if _mode.compiled() else []


@pytest.fixture(autouse=True)
def with_the_toy() -> Iterator[None]:
    with toy_seated():
        yield

"""Every check of the harness sees the toy seated beside the other games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from harness import toy_seated


@pytest.fixture(autouse=True)
def with_the_toy() -> Iterator[None]:
    with toy_seated():
        yield

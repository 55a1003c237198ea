"""What the laws need to know of Fateforge's decks."""

from __future__ import annotations

import pytest

from tableforge.laws import run


@pytest.mark.parametrize(("seed", "at", "sample"), [(48, 48, "group"), (73, 22, "solo")])
def test_a_fear_card_that_was_drawn_and_shuffled_back_has_been_seen(seed: int, at: int, sample: str) -> None:
    report = run("fateforge", games=1, seed=seed, at=at, sample=sample)

    assert report.violations == []

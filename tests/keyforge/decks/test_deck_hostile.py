"""Files that mean harm, or mean something else: refused at once, with what came and what would do."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from harness.work import MOST_CALLS, calls
from keyforge.decks.hostile_files import FILES

from tableforge.errors import BadDeck
from tableforge.keyforge.cards import titles
from tableforge.keyforge.decks import formats
from tableforge.keyforge.decks.deck import load, tables


@pytest.fixture(autouse=True, scope="module")
def warm() -> None:
    titles()
    tables()


@pytest.mark.parametrize(("make", "said"), FILES.values(), ids=FILES)
def test_a_file_that_is_no_deck_is_refused_and_says_why(make: Callable[[], bytes], said: str) -> None:
    with pytest.raises(BadDeck, match=said) as refused:
        formats.read(make(), "the file")

    assert str(refused.value).startswith("the file: ")
    assert len(str(refused.value)) < 20_000
    assert refused.value.problems


@pytest.mark.parametrize("make", [make for make, _ in FILES.values()], ids=FILES)
def test_a_file_that_is_no_deck_is_refused_with_little_work(make: Callable[[], bytes]) -> None:
    data = make()

    def read() -> None:
        with pytest.raises(BadDeck):
            formats.read(data)

    assert calls(read) < MOST_CALLS


@pytest.mark.slow
def test_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for make, _ in FILES.values():
        with pytest.raises(BadDeck):
            formats.read(make())

    assert list(tmp_path.iterdir()) == []


def test_a_file_larger_than_any_deck_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # a hole of a tebibyte

    with pytest.raises(BadDeck, match="larger than 8 MiB"):
        formats.read_file(str(path))


def test_a_folder_and_a_missing_file_are_no_decks(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing"):
        with pytest.raises(BadDeck, match="there is no deck file"):
            formats.read_file(str(path))


@pytest.mark.parametrize("cut", range(0, 3000, 97))
def test_half_a_file_is_refused_not_guessed(cut: int) -> None:
    whole = json.dumps(load("starter:onyx").to_json())

    if cut < len(whole):
        with pytest.raises(BadDeck):
            formats.read(whole[:cut])

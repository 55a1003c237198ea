"""A user's files: written whole, held by one process at a time, and never hidden by one that is damaged."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tableforge
from tableforge.errors import BadDeck, BadSave, BadSetup
from tableforge.table.hold import GameHeld, Hold, holder_of, lock_of
from tableforge.table.library import Library
from tableforge.table.store import Store, note_path, read_game, write, write_whole


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "home")


def kept(store: Store, seed: int, changed: float) -> Path:
    """A game under way, left at a time."""
    path = store.new_game("keyforge", seed)
    store.keep(path, tableforge.new("keyforge", seed=seed), {"seats": ["human", "bot:greedy"]})
    os.utime(path, (changed, changed))
    return path


# ---------------------------------------------------------------- files
def test_a_file_that_cannot_be_written_whole_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    write_whole(path, "old")

    def broken(fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, "new")
    assert path.read_text() == "old" and [p.name for p in tmp_path.iterdir()] == ["a.json"]


def test_a_disk_that_refuses_is_told_in_both_languages(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadSetup, match="a part of the path is no folder") as refused:
        write(tmp_path / "file" / "home" / "a.json", "x")
    assert "une partie du chemin n’est pas un dossier" in refused.value.text("fr")


def test_what_a_killed_process_left_half_written_is_cleared_and_nothing_else(store: Store) -> None:
    path = kept(store, 1, 5000.0)
    old, young = path.with_name(f"{path.name}.77.part"), path.with_name(f"{path.name}.78.part")
    deck = store.root / "decks" / "x.deck.9.part"
    deck.parent.mkdir(parents=True)
    for part in (old, young, deck):
        part.write_text("{")
    for part in (old, deck):
        os.utime(part, (5000.0, 5000.0))
    store.tidy()
    assert not old.exists() and not deck.exists() and young.exists() and path.exists()


# ---------------------------------------------------------------- games
def test_the_games_under_way_are_listed_the_last_one_first(store: Store) -> None:
    paths = [kept(store, seed, 1000.0 * seed) for seed in (1, 2, 3)]
    assert store.games() == paths[::-1] and store.games(finished=True) == []
    aside = store.finish(paths[2])
    assert aside.parent.name == "finished" and store.games() == [paths[1], paths[0]]
    assert store.games(finished=True) == [aside] and not note_path(paths[2]).exists()


def test_a_folder_or_a_pipe_is_no_save(store: Store) -> None:
    path = kept(store, 1, 1000.0)
    (store.saves / "a.json").mkdir()
    assert store.games() == [path]
    with pytest.raises(BadSave, match="it is a folder"):
        read_game(store.saves / "a.json")


def test_a_pipe_is_refused_by_name_and_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    if sys.platform == "win32":  # which has no pipes among its files
        pipe = Path(os.devnull)
    else:
        os.mkfifo(pipe)
    with pytest.raises(BadSave, match="is no file that a save could be in"):
        read_game(pipe)


def test_a_lost_or_damaged_note_does_not_cost_the_game(store: Store) -> None:
    path = kept(store, 1, 1000.0)
    assert read_game(path).note == {"seats": ["human", "bot:greedy"]}
    for text in ("[1]", "{", ""):
        note_path(path).write_text(text)
        assert read_game(path).note == {}
    note_path(path).unlink()
    assert read_game(path).body["seed"] == 1


def test_a_finished_game_outside_of_the_store_stays_where_it_is(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(tableforge.new("keyforge").save())
    assert store.finish(path) == path and path.exists()


def test_a_game_is_removed_with_its_note(store: Store) -> None:
    path = kept(store, 1, 1000.0)
    store.remove(path)
    assert not path.exists() and not note_path(path).exists() and not lock_of(path).exists()
    with pytest.raises(BadSetup, match="cannot be removed: there is no such file"):
        store.remove(path)


# ---------------------------------------------------------------- one process at a time
def test_a_game_is_held_by_one_at_a_time_and_the_second_is_told_by_whom(store: Store) -> None:
    path = kept(store, 1, 1000.0)
    assert holder_of(path) is None
    with Hold(path):
        who = holder_of(path)
        assert who is not None and who.pid == os.getpid()
        with pytest.raises(GameHeld, match=f"is being played: process {os.getpid()} of ") as refused:
            Hold(path)
        assert f"processus {os.getpid()} de " in refused.value.text("fr") and refused.value.holder == who
        with pytest.raises(GameHeld):
            store.remove(path)
    assert holder_of(path) is None and not lock_of(path).exists()
    Hold(path).release()


HOLDING = """
import sys
from pathlib import Path
from tableforge.table.hold import Hold
hold = Hold(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_a_process_that_is_killed_holds_nothing_any_more(store: Store) -> None:
    path = kept(store, 1, 1000.0)
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, "-c", HOLDING, str(path)], **pipes) as other:
        assert other.stdout is not None and other.stdout.readline() == "held\n"
        who = holder_of(path)
        assert who is not None and who.pid == other.pid
        other.kill()
        other.wait()
    assert holder_of(path) is None
    with Hold(path):
        assert lock_of(path).exists()


def test_where_nothing_can_be_written_nothing_need_be_held(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with Hold(tmp_path / "file" / "a.json"):
        assert holder_of(tmp_path / "file" / "a.json") is None


def test_no_new_game_takes_a_name_that_is_held(store: Store) -> None:
    path = store.new_game("keyforge", 1)
    with Hold(path):
        assert store.new_game("keyforge", 1) != path


# ---------------------------------------------------------------- decks
def test_a_kept_deck_is_found_shown_once_and_removed(store: Store) -> None:
    own = Library("keyforge", store)
    deck = own.find("starter:onyx")
    path, new = own.keep(deck)
    assert new and own.keep(deck) == (path, False) and list(own.read_all()) == [path]
    assert own.find(deck.name) == deck == own.find(path.stem)
    assert own.remove(deck.name) == (path, deck) and own.read_all() == {}
    with pytest.raises(BadDeck, match="imported: none"):
        own.remove(deck.name)


def test_a_damaged_deck_hides_no_other(store: Store) -> None:
    own = Library("keyforge", store)
    path, _ = own.keep(own.find("starter:onyx"))
    own.shelf.path("broken").write_text("nonsense")
    assert list(own.read_all()) == [path]


def test_a_game_without_decks_says_so(store: Store, lamplighters: str) -> None:
    with pytest.raises(BadDeck, match="lamplighters is played without decks of one's own"):
        Library(lamplighters, store)


def test_a_save_is_whole_in_its_file(store: Store) -> None:
    path = kept(store, 7, 1000.0)
    assert json.loads(path.read_text("utf-8"))["seed"] == 7
    assert tableforge.load(path.read_text("utf-8")).seed == 7

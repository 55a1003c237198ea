"""`tableforge games` and `replay`: saved games are listed, gone on with, watched, removed, and one hides no other."""

from __future__ import annotations

import errno
import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

import tableforge
from tableforge.cli import saved
from tableforge.table.hold import Hold
from tableforge.table.store import Store, home

Run = Callable[..., Result]
Screen = Any


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def store(run: Run) -> Store:
    return Store(home())


def kept(store: Store, seed: int, changed: float, game: str = "keyforge") -> Path:
    path = store.new_game(game, seed)
    store.keep(path, tableforge.new(game, seed=seed).answer(0), {"seats": ["human", "bot:random"]})
    os.utime(path, (changed, changed))
    return path


def test_games_under_way_are_listed_the_last_one_first(run: Run, store: Store) -> None:
    assert "no game is under way" in run("games").output
    for seed in (1, 2):
        kept(store, seed, 1000.0 * seed)
    lines = [json.loads(line) for line in run("games", "list", "--json").output.splitlines()]
    assert [Path(line["file"]).stem[-1] for line in lines] == ["2", "1"]
    out = run("games").output
    assert "human, bot:random" in out and "Counsellor" not in out.partition("game")[0]
    french = run("games", "--lang", "fr").output
    assert "joueurs" in french and "humain, bot:random" in french


def test_a_finished_game_is_listed_with_those_who_played_it(run: Run, store: Store) -> None:
    path = store.finish(kept(store, 1, 1000.0))
    assert path.parent.name == "finished" and "human, bot:random" in run("games", "list", "--finished").output
    run("games", "remove", path.name)
    assert not list(path.parent.iterdir()), "nothing is left of it"


def test_a_damaged_save_is_listed_with_the_reason_and_hides_no_other(run: Run, store: Store) -> None:
    bad = kept(store, 2, 2000.0)
    kept(store, 1, 1000.0)
    bad.write_text("{")
    os.utime(bad, (2000.0, 2000.0))
    out = run("games").output
    assert "this is not a Tableforge save" in " ".join(out.split()) and "human, bot:random" in out


def test_a_damaged_newest_save_does_not_hide_the_game_before_it(run: Run, screen: Screen, store: Store) -> None:
    good, bad = kept(store, 1, 1000.0), kept(store, 2, 2000.0)
    bad.write_text("{")
    os.utime(bad, (2000.0, 2000.0))
    result = run("play", "--resume")
    assert screen.sittings[0].seed == 1 and str(bad) in result.stderr and "cannot be gone on with" in result.stderr
    assert not good.exists()


def test_a_game_is_gone_on_with_by_its_number_or_file(run: Run, screen: Screen, store: Store) -> None:
    kept(store, 1, 1000.0)
    path = kept(store, 2, 2000.0)
    screen.most = 2
    run("games", "resume", "2")
    run("games", "resume", str(path))
    run("games", "resume", path.name)
    assert [g.seed for g in screen.sittings] == [1, 2, 2]
    assert "there is no game number 9; 2 are under way" in run("games", "resume", "9", code=2).stderr
    assert "there is no such file" in run("games", "resume", "nothing", code=2).stderr


def test_a_game_is_removed_for_good_unless_somebody_plays_it(run: Run, store: Store) -> None:
    path = kept(store, 1, 1000.0)
    with Hold(path):
        assert "is being played: process" in run("games", "remove", "1", code=2).stderr
    assert path.exists() and "removed: " in run("games", "remove", "1").output
    assert not path.exists()


# ---------------------------------------------------------------- two at one game
def test_whoever_comes_second_is_told_who_plays_and_writes_nothing(run: Run, screen: Screen, store: Store) -> None:
    path = kept(store, 1, 1000.0)
    before = path.read_text("utf-8")
    with Hold(path):
        for words in (("play", "--resume"), ("play", "--resume", str(path)), ("games", "resume", "1")):
            assert f"is being played: process {os.getpid()}" in run(*words, code=2).stderr
        assert "played by process" in " ".join(run("games").output.split())
    assert not screen.sittings and path.read_text("utf-8") == before


def test_whoever_comes_second_may_watch(
    run: Run, store: Store, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(store, 1, 1000.0)
    monkeypatch.setattr(sys, "stdin", Terminal("y\n"))
    monkeypatch.setattr(saved, "watch_game", lambda store, path, lang: print(f"watching {path}"))
    with Hold(path):
        assert saved.resume_saved(store, *saved.load_saved(path), (), "en", False) == 0
    out = capsys.readouterr().out
    assert "is being played" in out and "Watch it instead? [Y/n]" in out and f"watching {path}" in out


def test_a_game_that_is_played_elsewhere_is_not_offered_but_the_one_before_it_is(
    run: Run, store: Store, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    older, newest = kept(store, 1, 1000.0), kept(store, 2, 2000.0)
    monkeypatch.setattr(sys, "stdin", Terminal("y\n"))
    with Hold(newest):
        found = saved.choose_saved(store, None, False, False, None, "fr")
    assert found is not None and found[0].path == older
    assert "est jouée ailleurs" in capsys.readouterr().err


def test_a_game_is_watched_as_it_goes_on_and_hands_stay_hidden(
    run: Run, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(store, 1, 1000.0)
    g = tableforge.load(path.read_text("utf-8"))
    hold = Hold(path)
    steps: list[Callable[[], object]] = [
        lambda: store.keep(path, g.answer(0), {}),
        lambda: store.keep(path, g.undo(), {}),
        hold.release,
    ]
    saved.watch_game(store, path, "en", pause=lambda: steps.pop(0)())
    out = capsys.readouterr().out
    assert "(An answer was taken back.)" in out and "Nobody plays it any more." in out
    mine = [e.text("en", 0) for e in g.log if e.text("en", 0) != e.text("en")]
    assert mine and not [line for line in mine if line in out], "what only a seat knows is not told to a spectator"


def test_a_watched_game_is_followed_to_its_end_though_it_is_put_aside(
    run: Run, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(store, 1, 1000.0)
    g = tableforge.load(path.read_text("utf-8"))

    def play_on() -> None:
        while g.decision is not None:
            g.answer(len(g.decision.options) - 1 if len(g.answers) > 5000 else 0)
        store.keep(path, g, {})
        store.finish(path)

    with Hold(path):
        saved.watch_game(store, path, "en", pause=play_on)
    assert "The game is over." in capsys.readouterr().out


# ---------------------------------------------------------------- farewells
def test_a_game_outside_of_the_store_is_gone_on_with_by_its_file(run: Run, screen: Screen, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(tableforge.new("keyforge", seed=3).save())
    screen.most = 3
    assert f"To go on with it: tableforge play --resume {path}" in run("play", "--resume", str(path)).output
    screen.most = 10**6
    assert f"To see it again: tableforge replay {path}" in run("play", "--resume", str(path)).output
    assert path.exists()


def test_a_game_that_could_not_be_saved_promises_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("TABLEFORGE_HOME", str(tmp_path / "file" / "home"))
    out = run("play", "--seed", "3", "--plain", input="1\n").output
    assert "could not be saved" in out and "--resume" not in out and "replay" not in out
    bots = ("--seat", "bot:random", "--seat", "bot:random")
    out = run("play", "--seed", "3", "--plain", *bots).output
    assert "wins!" in out and "could not be saved" in out and "tableforge replay" not in out


def test_a_game_that_can_no_longer_be_saved_waits_as_it_was(
    run: Run, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was kept before the store was full can be gone on with, and the farewell says so."""

    def full(*given: object, **more: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    path = kept(store, 1, 1000.0)
    before = path.read_text()
    monkeypatch.setattr("tableforge.table.store.write_whole", full)
    monkeypatch.setattr("tableforge.cli.table.session.write_whole", full)
    told = run("play", "--resume", "--plain", input="1\nq\n").output
    assert path.read_text() == before and "cannot be gone on with" not in told
    assert "the game waits as it stood before them" in told and "To go on with it: tableforge play --resume" in told


# ---------------------------------------------------------------- replay
def test_a_replay_without_a_file_takes_the_last_game(run: Run, screen: Screen, store: Store) -> None:
    assert "there is no saved game" in run("replay", code=2).stderr
    kept(store, 1, 1000.0)
    kept(store, 2, 2000.0)
    run("replay")
    assert screen.seen[0][0]["seed"] == 2


def test_a_replay_without_a_file_leaves_out_what_cannot_be_read_and_says_so(
    run: Run, screen: Screen, store: Store
) -> None:
    kept(store, 1, 1000.0)
    cut, other = kept(store, 2, 2000.0), kept(store, 3, 3000.0)
    other.write_text(other.read_text().replace('"seed":3', '"seed":4'))  # another position than it was made from
    cut.write_text("{")
    for n, path in ((2000.0, cut), (3000.0, other)):
        os.utime(path, (n, n))
    told = run("replay").stderr
    assert screen.seen[0][0]["seed"] == 1
    assert [line.partition(": ")[0] for line in told.splitlines()] == ["A saved game is left out"] * 2
    assert str(cut) in told and str(other) in told
    assert "laissée de côté" in run("replay", "--lang", "fr").stderr
    store.games()[-1].unlink()
    assert f"{other}" in run("replay", code=2).stderr, "where none can be read, the newest is refused"


def test_a_player_picks_the_game_to_see_again(
    run: Run, store: Store, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = kept(store, 1, 1000.0), store.finish(kept(store, 2, 2000.0))
    for typed, path in (("7\n2\n", first), ("\n", second)):
        monkeypatch.setattr(sys, "stdin", Terminal(typed))
        assert saved.pick_saved(store, "en")[0].path == path
    assert "1  1970-01-01" in capsys.readouterr().out


def test_a_seat_that_the_game_does_not_have_sees_nothing(run: Run, store: Store) -> None:
    path = kept(store, 1, 1000.0)
    assert "there is no seat 7" in run("replay", str(path), "--log", "--seat", "7", code=2).stderr


# ---------------------------------------------------------------- any game
def test_any_game_is_played_kept_and_gone_on_with(run: Run, screen: Screen, store: Store, lamplighters: str) -> None:
    screen.most = 4
    out = run("play", lamplighters, "--seats", "3", "--seat", "human", "--seed", "5").output
    players, _, path = screen.seen[0]
    assert [getattr(p, "name", None) for p in players] == [None, "greedy", "greedy"] and "play --resume" in out
    assert "3 lamplighters" in run("games").output and path.exists()
    screen.most = 10**6
    out = run("play", "--resume").output
    assert screen.sittings[1].over and "tableforge replay" in out
    assert ("Won: " if screen.sittings[1].result["won"] else "Nobody has won.") in out


def test_decks_are_removed_and_read_from_a_pipe(run: Run, store: Store) -> None:
    text = run("deck", "show", "starter:onyx", "--text").output
    named = text.replace("name: ", "name: My ", 1)
    out = run("deck", "import", "-", input=named).output
    assert "imported: My " in out
    (path,) = (store.root / "decks").glob("*.deck")
    assert "removed: My " in run("deck", "remove", path.stem).output and not path.exists()
    assert "there is no deck" in run("deck", "remove", path.stem, code=2).stderr
    assert "-: " in run("deck", "check", "-", input="nonsense", code=2).stderr

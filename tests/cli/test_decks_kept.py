"""Imported decks with names that mean harm: kept, listed and found, and no name does more than name."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import Result

from tableforge.keyforge.decks.deck import load
from tableforge.keyforge.decks.formats import to_text
from tableforge.table.library import DEVICES, Library
from tableforge.table.store import Store, home

Run = Callable[..., Result]


def library() -> Library:
    return Library("keyforge", Store(home()))


ODD = [
    "../../x",
    "/etc/passwd",
    "CON",
    "nul",
    "com1",
    "...",
    "-rf",
    "[red]x[/nope]",
    "back\\slash [/]",
    ":smile: x",
    "%s {x} $HOME",
    "𠀀" * 100,
    "漢" * 200,
    "😀",
    "starter:onyx",
    "2",
]


def imported(run: Run, folder: Path, name: str, ref: str = "starter:onyx") -> Result:
    path = folder / "a deck.txt"
    path.write_text(to_text(replace(load(ref), name=name, fr="", id="")), "utf-8")
    return run("deck", "import", str(path))


@pytest.mark.parametrize("name", ODD)
def test_a_deck_of_any_name_is_kept_in_its_folder_and_listed_as_it_is(run: Run, tmp_path: Path, name: str) -> None:
    imported(run, tmp_path, name)
    (path,) = library().shelf.files()
    assert path.parent == home() / "decks" and len(path.name.encode()) < 200
    assert path.stem not in DEVICES and list(home().iterdir()) == [home() / "decks"]
    listed = "".join(run("deck", "list").output.split())
    assert "".join(name.split())[:20] in listed
    assert run("deck", "show", path.stem).output.startswith(name)


def test_a_deck_called_by_its_whole_name_is_found_without_reading_the_others(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("Anna of the Hill", "Bert", "nul"):
        imported(run, tmp_path, name)
    assert library().find("anna").name == "Anna of the Hill"
    monkeypatch.setattr(Library, "read_all", dict)
    assert library().find("Anna of the Hill").name == "Anna of the Hill" and library().find("nul").name == "nul"


def test_two_decks_of_one_name_are_told_apart(run: Run, tmp_path: Path) -> None:
    imported(run, tmp_path, "Same Name")
    imported(run, tmp_path, "Same Name", "starter:argus")
    imported(run, tmp_path, "sâme NÀME", "forged:cota:1")
    assert "could be any of 'samename', 'samename-2'" in run("deck", "show", "Same Name", code=2).stderr
    assert "Logos" in run("deck", "show", "samename-2").output
    assert run("deck", "show", "sâme NÀME").output.startswith("sâme NÀME")


def test_a_note_that_no_disk_takes_is_told_in_one_line(run: Run, tmp_path: Path) -> None:
    home().mkdir()
    (home() / "decks").write_text("in the way")
    path = tmp_path / "a.txt"
    path.write_text(to_text(load("starter:onyx")), "utf-8")
    err = run("deck", "import", str(path), code=2).stderr
    assert "cannot be written" in err and err.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize("letters", ["ascii", "cp1252", "utf-8"])
def test_a_stream_with_few_letters_fails_nothing(letters: str) -> None:
    env = {**os.environ, "PYTHONIOENCODING": letters}
    for command in ("deck show starter:onyx", "deck list", "play keyforge --plain --new --seed 1 --lang fr"):
        args = [sys.executable, "-m", "tableforge", *command.split()]
        if command.startswith("play"):
            env["TABLEFORGE_HOME"] = os.devnull  # nothing is kept
        done = subprocess.run(args, env=env, input=b"1\n", capture_output=True, timeout=600)
        assert done.returncode == 0 and b"Traceback" not in done.stderr, done.stderr
        if command == "deck show starter:onyx":
            assert ("#####" if letters != "utf-8" else "█████") in done.stdout.decode(letters, "replace")

"""The registry of games: who sits at this table, and what each brings into the rooms."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tableforge
from tableforge import bots, games


def test_every_game_knows_its_own_name() -> None:
    assert {name: tableforge.game(name).name for name in games.names()} == {name: name for name in games.names()}


def test_a_game_that_lives_elsewhere_is_seated_like_any_other(lamplighters: str) -> None:
    assert lamplighters in games.names()
    assert tableforge.new(lamplighters, seats=3).decision is not None


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(tableforge.UnknownGame, match="did you mean 'keyforge'"):
        tableforge.game("keyforg")


def test_a_name_that_is_no_text_is_refused_too() -> None:
    name: Any = ["keyforge"]
    with pytest.raises(tableforge.UnknownGame, match="there is no game"):
        games.address(name)


def test_a_room_asks_the_registry_for_the_games_own_module() -> None:
    assert games.part("bots", "keyforge", bots.Players) is import_module("tableforge.keyforge.doors.bots")


def test_a_game_that_brings_nothing_into_a_room_is_told_so_by_name() -> None:
    assert not games.has_part("attic", "keyforge")
    with pytest.raises(tableforge.UnknownGame, match="brings nothing into 'attic'") as e:
        games.part("attic", "keyforge", bots.Players)
    assert "n’apporte rien à" in e.value.text("fr")


def test_what_a_game_brings_is_looked_for_again_once_it_is_registered_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    where = {"home": "marbles", "rooms": "marbles_{room}"}
    with games.register_temporarily("marbles", **where):
        assert not games.has_part("bots", "marbles")
    (tmp_path / "marbles_bots.py").write_text("BOTS = ()\n")
    with games.register_temporarily("marbles", **where):
        assert games.has_part("bots", "marbles")


# ---------------------------------------------------------------- games that are installed
INSTALLED = """
import tableforge
from tableforge import bots, games

assert games.address("marbles").home == "marbles_game", games.address("marbles")
assert games.names()[-1] == "marbles" and games.names().count("keyforge") == 1
assert games.address("keyforge").home == "tableforge.keyforge", "a name that is taken stays whose it is"
g = tableforge.new("marbles", pebbles=4)
g.answer("take:3").answer("take:1")
assert g.over and bots.names("marbles") == ("slow", "random", "bench-random"), bots.names("marbles")
"""


def test_a_game_that_is_installed_as_a_package_of_its_own_is_found(tmp_path: Path) -> None:
    """A distribution as an installer leaves it: the package, and beside it what it enters."""
    page = (Path(__file__).resolve().parents[1] / "docs" / "add-a-game.md").read_text("utf-8")
    home, told = tmp_path / "marbles_game", tmp_path / "marbles-1.0.dist-info"
    (home / "doors").mkdir(parents=True)
    told.mkdir()
    (home / "__init__.py").touch()
    (home / "doors" / "__init__.py").touch()
    for kind, name in (("toml", "rules.toml"), ("python", "game.py")):
        block = re.findall(rf"^```{kind}\n(.*?)^```", page, re.DOTALL | re.MULTILINE)[0]
        (home / name).write_text(block.replace('name = "pebbles"', 'name = "marbles"'), "utf-8")
    profile = 'BotProfile("slow", Text("slow", "lent"), Text(""), lambda seed: None)'
    bots_of_it = f"from tableforge.bots.profile import BotProfile\nfrom tableforge.tongue.text import Text\nBOTS = ({profile},)\n"
    (home / "doors" / "bots.py").write_text(bots_of_it)
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: marbles\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text("[tableforge.games]\nmarbles = marbles_game\nkeyforge = marbles_game\n")
    path = os.pathsep.join([str(tmp_path), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", INSTALLED], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


BROKEN = """
from types import SimpleNamespace

import tableforge
from tableforge import games
from tableforge.server import tables
from tableforge.tongue.text import LANGUAGES

refused = {}
for name in games.names()[-3:]:
    try:
        tableforge.new(name)
    except tableforge.UnknownGame as e:
        refused[name] = [e.text(lang) for lang in LANGUAGES]
assert sorted(refused) == ["agates", "beads", "cubes"], refused
assert "no_such_package" in refused["beads"][0] and "ne se charge pas" in refused["beads"][1], refused
assert "ZeroDivisionError" in refused["cubes"][0], refused
assert "called 'marbles', but entered as 'agates'" in refused["agates"][0], refused
assert games.loadable_names() == ("arkham", "fateforge", "keyforge"), games.loadable_names()
tables.lang_of = lambda request: "fr"
tables.hall_of = lambda request: SimpleNamespace(settings=SimpleNamespace(slowness=1.0))
assert [game.name for game in tables.all_games.fn(None)] == ["arkham", "fateforge", "keyforge"]
"""


def test_an_installed_game_that_cannot_be_loaded_says_why_and_takes_no_other_with_it(tmp_path: Path) -> None:
    """A package that is not there, one that fails, and one that is entered under another name than its game has."""
    told = tmp_path / "trays-1.0.dist-info"
    told.mkdir()
    for package, source in (
        ("failing", "1 / 0"),
        ("renamed", "from types import SimpleNamespace\nGAME = SimpleNamespace(name='marbles')"),
    ):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
        (tmp_path / package / "game.py").write_text(source)
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: trays\nVersion: 1.0\n")
    entered = "beads = no_such_package\ncubes = failing\nagates = renamed\n"
    (told / "entry_points.txt").write_text(f"[tableforge.games]\n{entered}")
    path = os.pathsep.join([str(tmp_path), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", BROKEN], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr

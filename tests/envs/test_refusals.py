"""Bad input: each door names what was wrong and what would do, in both languages, before the first game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tableforge import envs
from tableforge.errors import BadSetup, TableforgeError, UnknownBot, UnknownGame
from tableforge.extras import MissingExtra, need


@pytest.mark.parametrize(
    ("door", "options", "told"),
    [
        ("seat", {"seat": 5}, "no seat 5: 'keyforge' has the seats 0 to 1"),
        ("seat", {"seat": -1}, "no seat -1"),
        ("seat", {"seat": True}, "no seat True"),
        ("batch", {"seat": 2, "others": "easy"}, "no seat 2"),
        ("batch", {"games": 0}, "games is a whole number from 1 to 65536; got 0"),
        ("batch", {"games": 1 << 30}, "games is a whole number"),
        ("batch", {"games": 3, "processes": 2}, "3 games cannot be shared out evenly among 2"),
        ("batch", {"processes": 1000}, "processes is a whole number from 1 to 256"),
        ("aec", {"reward": "gold"}, "no reward 'gold'; it has won, progress, score"),
        ("aec", {"blocks": ("cards", "card")}, "no block 'card'"),
        ("aec", {"blocks": ()}, "at least one block of table, cards, options"),
        ("aec", {"places": 1}, "places is a whole number from 2 to 4096; got 1"),
        ("aec", {"places": 10**9}, "places is a whole number"),
        ("aec", {"max_steps": 0}, "max_steps is a whole number"),
        ("aec", {"flavour": "forge"}, "no sample 'forge'"),
        ("aec", {"render_mode": "rgb_array"}, "no render mode 'rgb_array'"),
        ("aec", {"nature": "asks"}, "envs.spiel"),
        ("aec", {"edition": "9"}, "edition"),
        ("seat", {"decks": ("starter:none", "starter:onyx")}, "starter"),
        ("seat", {"colour": "red"}, "colour"),
    ],
)
def test_an_option_that_will_not_do_is_refused_with_what_would(door: str, options: dict[str, Any], told: str) -> None:
    with pytest.raises(TableforgeError) as refused:
        getattr(envs, door)("keyforge", **options)
    assert told in str(refused.value)
    assert refused.value.text("fr") != str(refused.value)


def test_an_unknown_game_or_bot_is_named_with_the_nearest() -> None:
    with pytest.raises(UnknownGame, match="keyforge"):
        envs.aec("keyforg")
    with pytest.raises(UnknownBot, match="easy"):
        envs.seat("keyforge", others="eesy")
    with pytest.raises(UnknownBot, match="scout"):
        envs.batch("arkham", 2, others="expert")


def test_a_game_without_a_potential_says_which_rewards_it_has(heap: str) -> None:
    with pytest.raises(BadSetup, match="'pebbles' has no reward 'progress'; it has won"):
        envs.aec(heap, reward="progress")


def test_nothing_is_done_before_reset() -> None:
    env, seat, many = envs.aec("keyforge"), envs.seat("keyforge"), envs.batch("keyforge", 2)
    for step in (
        lambda: env.step(0),
        lambda: env.last(),
        lambda: env.observe("seat_0"),
        lambda: seat.step(0),
        lambda: many.step([0, 0]),
    ):
        with pytest.raises(BadSetup, match=r"reset\(\) before"):
            step()


def test_nothing_is_done_after_the_end() -> None:
    env = envs.aec("keyforge")
    env.reset(seed=1)
    env.step(63)  # it loses
    env.step(None)
    env.step(None)
    seat = envs.seat("keyforge")
    seat.reset(seed=1)
    seat.step(63)
    for step in (lambda: env.step(0), lambda: seat.step(0)):
        with pytest.raises(BadSetup, match="the game is over"):
            step()


@pytest.mark.parametrize(
    ("door", "package", "extra"),
    [
        ("aec", "pettingzoo", "envs"),
        ("seat", "gymnasium", "envs"),
        ("batch", "gymnasium", "envs"),
        ("spiel", "pyspiel", "spiel"),
    ],
)
def test_a_missing_package_is_told_with_the_command_that_installs_it(
    door: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtra) as refused:
        getattr(envs, door)("keyforge")
    for lang in ("en", "fr"):
        assert f'pip install "tableforge[{extra}]"' in refused.value.text(lang)
    assert isinstance(refused.value, ImportError)


def test_what_a_package_itself_lacks_is_not_called_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "half_installed.py").write_text("import something_it_needs\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModuleNotFoundError, match="something_it_needs") as refused:
        need("half_installed", "envs")
    assert not isinstance(refused.value, MissingExtra)


@pytest.mark.slow
def test_none_of_it_is_imported_by_tableforge_or_by_the_laws() -> None:
    code = (
        "import sys, tableforge, tableforge.laws, tableforge.envs\n"
        "tableforge.envs.layout('keyforge')\n"
        "print([m for m in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel') if m in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert told.stdout.strip() == "[]", told.stderr

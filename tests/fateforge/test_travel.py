"""Positions travel between processes: the content is named, ours and others', everything else is packed."""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path

import pytest

import tableforge
import tableforge.fateforge
from tableforge import laws
from tableforge.fateforge.doors.testing import given, hero
from tableforge.kernel.core import reply

OURS = Path(tableforge.fateforge.__file__).parent / "content"


@pytest.mark.parametrize("flavour", ["solo", "group", "quest"])
def test_a_position_arrives_as_it_was_and_plays_on_alike(flavour: str) -> None:
    game = tableforge.game("fateforge")
    s = game.start(game.setup(**game.sample(4, flavour)), 4)
    chooser = laws.Chooser(4)
    for n in range(150):
        if s.pending is None:
            break
        if n % 10 == 0:
            t = pickle.loads(pickle.dumps(s))
            assert t.dump() == s.dump() and t.pending is not None and t.pending.options == s.pending.options
        reply(s, chooser.pick(s.pending))


def test_a_card_of_other_content_is_found_in_its_own_folder(tmp_path: Path) -> None:
    """In the middle of a use: the program, the card and the hero are those of the folder."""
    folder = tmp_path / "content"
    shutil.copytree(OURS, folder, ignore=shutil.ignore_patterns("story"))
    t = given(
        content=str(folder),
        map="mill-ford",
        you=hero("sylvan-guard", at="b", results="shoot", skills="g-leaf-step"),
        ally=hero("shaman", at="a"),
        enemies="recruit@c",
    )
    t.you.does("use:g-leaf-step").asks("which-act")
    s = pickle.loads(pickle.dumps(t.s))
    assert s.pack is t.s.pack and s.stack[-1].prog is t.s.stack[-1].prog
    assert s.heroes[0].d is t.s.heroes[0].d and s.foes[0].d is t.s.foes[0].d and s.dump() == t.s.dump()


def test_a_map_on_its_own_travels_too() -> None:
    t = given(map="mill-ford", you=hero("mercenary", at="b", results="move"), enemies="recruit@c")
    assert pickle.loads(pickle.dumps(t.s)).dump() == t.s.dump()

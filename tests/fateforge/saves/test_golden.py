"""Golden saves of whole chronicles: one told in English, one in French, one played alone; each is played again answer by answer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fateforge.saves import golden

import tableforge
from tableforge import campaign
from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.game import GAME

HOW = "if this is meant, run `PYTHONPATH=tests python -m harness.playthroughs` and review the difference"
MEGABYTE = 1_000_000


@pytest.mark.parametrize("path", golden.FILES, ids=[path.stem for path in golden.FILES])
def test_a_golden_save_is_played_to_the_same_ending(path: Path) -> None:
    save = json.loads(path.read_text("utf-8"))
    c, met = golden.begun(save), set()
    for n, game in enumerate(save["games"]):
        g = golden.game_of(c)
        for key in game["answers"]:
            g.answer(key)
        assert (golden.scene(g), g.digest()) == (game["scene"], game["digest"]), HOW
        again = tableforge.load(g.save())  # as autosave has written it
        assert again.digest() == g.digest() and len(g.save()) < MEGABYTE
        met |= {e.kind for e in g.events}
        turn = golden.turn_of(save, n)
        if turn is None:
            c.record(g.result or {})
            told = [
                GAME.speech.tell(e, 0, save["lang"])
                for e in g.events
                if e.kind in ("tells", "chooses", "act-ends", "ending")
            ]
            assert len(told) > 10 and all(told)
        else:
            golden.entered(c, g, turn)
    assert c.over and c.results[-1]["ending"] in tale().scenes
    assert set(golden.WANTED) <= met
    assert len(c.save()) < MEGABYTE and campaign.load(c.save()).save() == c.save()
    assert c.story(save["lang"])


def test_there_are_three_one_in_each_language_and_one_alone() -> None:
    saves = [json.loads(path.read_text("utf-8")) for path in golden.FILES]
    assert sorted([save["lang"] for save in saves]) == ["en", "en", "fr"]
    assert [save["setup"]["seats"] for save in saves].count(1) == 1
    done = {turn["do"] for save in saves for turn in save["turns"]}
    assert done == {"restart_act", "swap", "players"}

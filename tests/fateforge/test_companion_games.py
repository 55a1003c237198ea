"""Whatever is tapped, the companion comes to an end: campaigns, quests and scenes by random taps, in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest
from fateforge.voice.test_table import ENGLISH, SIGNS, ids

from tableforge.fateforge.cards import pack
from tableforge.fateforge.companion import taps
from tableforge.fateforge.game import GAME
from tableforge.fateforge.state import Fate
from tableforge.kernel.ask import NO_OPTION
from tableforge.kernel.core import reply
from tableforge.tongue.text import LANGUAGES

MOST = 20_000  # taps
ON_BOARD = ("dice", "prepare", "order", "act", "pay", "absorb", "start", "exit", "whom", "stow", "move-to", "target")


def games() -> list[dict[str, Any]]:
    """A campaign, a quest or a scene in turn, with two, three or four heroes, in groups and alone."""
    quests, scenes, heroes = list(pack().quests), list(pack().scenes), [h.id for h in pack().heroes]
    out: list[dict[str, Any]] = []
    for n in range(200):
        chance = random.Random(n)
        team = chance.sample(heroes, 2 + n % 3)
        what = ({"tale": "ember-loan"}, {"quest": quests[n % len(quests)]}, {"scene": scenes[n % len(scenes)]})[n % 3]
        out.append({"heroes": team, "companion": "solo" if len(team) == 2 and n % 2 else "group", **what})
    return out


def played(options: dict[str, Any], seed: int) -> Fate:
    """A game by random taps: mostly the button at the foot, often objectives that are met."""
    s = GAME.start(GAME.setup(**options), seed)
    assert isinstance(s, Fate)
    chance = random.Random(seed)
    for _ in range(MOST):
        d = s.pending
        if s.over or d is None:
            return s
        assert d.kind not in ON_BOARD
        keys = [GAME.options.key(s, d, o) for o in d.options]
        assert len(set(keys)) == len(keys), keys
        assert d.stop == NO_OPTION or d.stop in d.options, d.kind
        for o in d.options:
            GAME.options.meaning(s, d, o)
        assert not isinstance(GAME.laws.census(s), str)
        counted = [o for o, key in zip(d.options, keys) if key.startswith("more:")]
        if d.kind == taps.OUTCOME_SCREEN and counted and chance.random() < 0.8:
            reply(s, chance.choice(counted))
        else:
            first = d.kind in taps.SCREENS and chance.random() < 0.6
            stops = d.stop in d.options and chance.random() < 0.3
            reply(s, d.options[0] if first else d.stop if stops else chance.choice(d.options))
    raise AssertionError("no end")


@pytest.mark.slow
def test_two_hundred_games_by_random_taps_come_to_an_end() -> None:
    """FF.companion"""
    ended = [played(options, n) for n, options in enumerate(games())]
    assert all([s.over for s in ended])
    assert {s.won for s in ended if s.quest is not None} == {True, False}


def test_every_screen_speaks_both_languages_without_ids_or_gaps() -> None:
    known = ids()
    for n, scene in enumerate(pack().scenes):
        s = GAME.start(GAME.setup(companion="group", scene=scene, heroes=["thief", "lord", "mercenary"]), n)
        chance = random.Random(n)
        while not s.over:
            d = s.pending
            assert d is not None
            for lang in LANGUAGES:
                said = [GAME.speech.question(s, d, lang), *[GAME.speech.label(s, d, o, lang) for o in d.options]]
                for text in said:
                    assert text and not SIGNS.search(text) and not known.search(text), (d.kind, text)
                    assert lang == "en" or not ENGLISH.search(text), text
            reply(s, d.options[0] if chance.random() < 0.4 else chance.choice(d.options))
        for lang in LANGUAGES:
            for line in GAME.speech.story(s.events, 0, lang):
                assert line.text and not SIGNS.search(line.text), line.text
                assert lang == "en" or not ENGLISH.search(line.text), line.text

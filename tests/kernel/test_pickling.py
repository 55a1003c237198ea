"""Pickled positions are the same when they are loaded, and play on the same, compiled and pure, in every game."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from harness import GAMES

import tableforge
from tableforge.errors import BadSave
from tableforge.kernel import pickling
from tableforge.kernel.core import State, reply
from tableforge.kernel.game import Game
from tableforge.keyforge.state import KeyForge
from tableforge.table import course
from tableforge.table.sitting import Sitting

TESTS = Path(__file__).resolve().parents[1]
pytestmark = pytest.mark.usefixtures("lamplighters")
FLAVOURED = [(name, flavour) for name in GAMES for flavour in (0, 1)]


def start(name: str, flavour: int, seed: int) -> tuple[Game, State]:
    game = tableforge.game(name)
    return game, game.start(game.setup(**game.sample(seed, game.flavours[flavour])), seed)


def answer(s: State, rng: Random) -> int:
    assert s.pending is not None
    return s.pending.options[rng.randrange(len(s.pending.options))]


@pytest.mark.parametrize(("name", "flavour"), FLAVOURED)
def test_a_position_arrives_as_it_left_and_plays_on_the_same(name: str, flavour: int) -> None:
    """At one question in eight, through whole games; the keys of the options are read, too, for they look at everything."""
    for seed in range(6):
        game, s = start(name, flavour, seed)
        rng = Random(seed)
        copied: State | None = None
        while s.pending is not None and not s.over:
            if rng.random() < 1 / 8:
                copied = pickle.loads(pickle.dumps(s))
            option = answer(s, rng)
            if copied is not None:
                assert copied.dump() == s.dump()
                keys = [[game.options.key(x, d, o) for d in x.pending.each() for o in d.options] for x in (s, copied)]
                assert keys[0] == keys[1]
                reply(copied, option)
            reply(s, option)
        assert copied is not None and copied.dump() == s.dump() and copied.over


@pytest.mark.parametrize("name", GAMES)
def test_neither_the_copy_nor_the_original_writes_into_the_other(name: str) -> None:
    _, s = start(name, 0, 5)
    t = pickle.loads(pickle.dumps(s))
    before = s.dump()

    reply(t, answer(t, Random(1)))
    assert s.dump() == before

    after = t.dump()
    reply(s, answer(s, Random(2)))
    assert t.dump() == after


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy])
def test_a_copy_by_pythons_own_means_is_a_clone(name: str, duplicate: type) -> None:
    _, s = start(name, 0, 5)
    t = duplicate(s)
    before = s.dump()
    assert t is not s and t.dump() == before

    reply(t, answer(t, Random(1)))

    assert s.dump() == before


def test_definitions_and_programs_are_not_packed_but_named() -> None:
    """A position of some seventy cards is a few kilobytes, and its cards are those of the process it arrives in."""
    _, s = start("keyforge", 0, 3)
    data = pickle.dumps(s)
    t = pickle.loads(data)

    assert isinstance(s, KeyForge) and len(data) < 10_000
    assert [c.d for c in t.cards] == [c.d for c in s.cards] and t.ed is s.ed
    assert [f.prog for f in t.stack] == [f.prog for f in s.stack]


def test_the_older_sentence_of_a_card_stays_the_older_one() -> None:
    game = tableforge.game("keyforge")
    hand = "bait-and-switch library-access troll"
    position = {"players": [{"hand": hand}, {"line": "troll"}], "step": "main"}
    for edition in ("1.1", "1.3"):
        s = game.start(game.setup(edition=edition, position=position), 0)
        t = pickle.loads(pickle.dumps(s))
        assert isinstance(s, KeyForge)
        assert [c.d is d.d for c, d in zip(t.cards, s.cards)] == [True] * len(s.cards)
        assert any(c.d.older for c in t.cards) is (edition == "1.1")


def test_a_position_packed_by_another_version_is_refused() -> None:
    """It has a field more or less than its class has here."""
    whole, (kind, given, changed) = pickling.reduce_fields(course.PositionCopy(3, start("keyforge", 0, 1)[1], False))
    assert whole(kind, given, changed).n == 3

    with pytest.raises(BadSave, match="this PositionCopy was packed by another version"):
        whole(kind, given, (*changed, "a field that it has no more"))


def test_two_procedures_of_a_game_never_have_the_same_name() -> None:
    """A position on its way names them; the look-up refuses two of one name."""
    for name in GAMES:
        found = pickling.programs(type(tableforge.game(name)).__module__.rpartition(".")[0])
        assert found


# ------------------------------------------------------------------ sittings
@pytest.mark.parametrize("name", GAMES)
def test_a_sitting_is_pickled_with_its_log_its_answers_and_its_undo(name: str) -> None:
    game = tableforge.game(name)
    g = Sitting(game, game.setup(**game.sample(3, game.flavours[0])), 3)
    rng = Random(3)
    for _ in range(40):
        if (d := g.decision) is None:
            break
        g.answer(rng.randrange(len(d.options)))

    h = pickle.loads(pickle.dumps(g))

    assert (h.digest(), h.answers, h.save()) == (g.digest(), g.answers, g.save())
    assert [str(e) for e in h.log] == [str(e) for e in g.log]
    for _ in range(min(20, len(g.answers))):
        assert h.undo().digest() == g.undo().digest()
    assert h.answer(0).digest() == g.answer(0).digest()


def test_a_forward_model_is_pickled_too() -> None:
    d = tableforge.new("keyforge", seed=4).decision
    assert d is not None
    model = d.imagined(7).after(0)

    assert pickle.loads(pickle.dumps(model)).digest() == model.digest()


# ------------------------------------------------------------------ between processes
CHILD = """
import pickle, sys
sys.path.insert(0, sys.argv[1])
from harness import toy_seated
from tableforge.kernel.core import reply
with toy_seated():
    states = pickle.load(sys.stdin.buffer)
    for s in states:
        for _ in range(30):
            if s.over:
                break
            reply(s, s.pending.options[-1])
    pickle.dump([s.dump() for s in states], sys.stdout.buffer)
"""


@pytest.mark.parametrize("pure", ["0", "1", "keyforge"])
def test_positions_are_pickled_for_other_processes_compiled_or_pure(pure: str) -> None:
    """Where nothing is compiled all of them are pure."""
    states: list[State] = []
    for name, flavour in FLAVOURED:
        _, s = start(name, flavour, 2)
        for _ in range(25):
            reply(s, answer(s, Random(len(s.stack))))
        states.append(s)
    env = {k: v for k, v in os.environ.items() if k != "TABLEFORGE_EXPECT"} | {"TABLEFORGE_PURE": pure}

    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(TESTS)],
        input=pickle.dumps(states),
        env=env,
        capture_output=True,
        timeout=1200,
    )

    assert done.returncode == 0, done.stderr.decode()
    for s in states:
        for _ in range(30):
            if s.pending is not None and not s.over:
                reply(s, s.pending.options[-1])
    assert pickle.loads(done.stdout) == [s.dump() for s in states]

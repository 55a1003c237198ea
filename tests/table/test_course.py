"""The course of a game: any position of it can be had again, by undo, after an error, and by whoever kept a decision."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import pytest
from toy import game as toy

import tableforge
from tableforge.errors import IllegalAnswer, NothingToUndo, NotYourDecision
from tableforge.kernel.core import Op, State
from tableforge.keyforge.state import KeyForge
from tableforge.table import course
from tableforge.table.sitting import Sitting, replay

pytestmark = pytest.mark.usefixtures("lamplighters")
GAMES = ("keyforge", "lamplighters")
FAR = 2 * course.EVERY + 5  # answers, so that there are marks between


def new(name: str, seed: int = 3) -> Sitting:
    game = tableforge.game(name)
    return Sitting(game, game.setup(**game.sample(seed, game.flavours[0])), seed)


def play(g: Sitting, answers: int, seed: int = 0) -> list[str]:
    """Play on at random; the digests of all positions on the way, the present one first."""
    rng = Random(seed)
    digests = [g.digest()]
    for _ in range(answers):
        d = g.decision
        if d is None:
            break
        g.answer(rng.randrange(len(d.options)))
        digests.append(g.digest())
    return digests


@contextmanager
def failing(error: type[BaseException]) -> Iterator[None]:
    """While this lasts, every op of the toy spoils the position and then ends in an error."""

    def broken(self: object, s: State, f: object) -> None:
        s.next32()
        s.stack.clear()
        raise error

    with pytest.MonkeyPatch.context() as patch:
        for kind in vars(toy).values():
            if isinstance(kind, type) and issubclass(kind, Op):
                patch.setattr(kind, "run", broken)
        yield


@pytest.mark.parametrize("name", GAMES)
def test_undo_leads_back_through_every_position_of_the_game(name: str) -> None:
    g = new(name)
    digests = play(g, FAR)

    for n in range(len(digests) - 1, 0, -1):
        assert g.digest() == digests[n]
        g.undo()

    assert g.digest() == digests[0] and g.answers == []
    with pytest.raises(NothingToUndo):
        g.undo()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_answers_lead_on_from_a_position_that_was_had_again(name: str) -> None:
    g = new(name)
    digests = play(g, FAR)
    keys = list(g.answers)
    for _ in range(course.EVERY + 3):
        g.undo()

    for key in keys[len(g.answers) :]:
        g.answer(key)

    assert g.digest() == digests[-1] and g.answers == keys


def test_undo_takes_back_what_was_told() -> None:
    g = new("keyforge")
    play(g, FAR)
    told = [str(e) for e in g.log]
    g.answer(0)

    g.undo()

    assert [str(e) for e in g.log] == told


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_decision_says_what_was_asked_also_when_the_game_has_gone_another_way(name: str) -> None:
    g = new(name)
    play(g, course.EVERY + 3)
    d = g.decision
    assert d is not None
    asked, keys, n = d.ask, [o.key for o in d.options], len(d.options)
    after = [d.after(i).digest() for i in range(n)]

    def still_true(when: str) -> None:
        assert (d.ask, [o.key for o in d.options]) == (asked, keys), when
        assert [d.after(i).digest() for i in range(n)] == after, when

    g.answer(0)
    still_true("answered")
    for _ in range(5):
        g.undo()
    play(g, FAR, seed=1)
    still_true("the game went back and on by other answers")
    while g.answers:
        g.undo()
    still_true("the game was taken back")


def test_a_decision_that_nobody_answered_stays_true_when_the_answer_before_it_is_taken_back() -> None:
    g = new("keyforge")
    play(g, 5)
    d = g.decision
    assert d is not None
    keys = [o.key for o in d.options]

    g.undo()
    g.answer(0)

    assert [o.key for o in d.options] == keys


@pytest.mark.parametrize("error", [ValueError, KeyboardInterrupt])
@pytest.mark.parametrize("answers", [0, 1, course.EVERY - 1, course.EVERY, course.EVERY + 1])
def test_an_answer_is_taken_whole_or_not_at_all(answers: int, error: type[BaseException]) -> None:
    g = new("lamplighters")
    play(g, answers)
    before, keys, log = g.digest(), list(g.answers), len(g.events)
    d = g.decision
    assert d is not None

    with failing(error), pytest.raises(error):
        g.answer(0)

    assert (g.digest(), g.answers, len(g.events)) == (before, keys, log)
    assert d.after(0).digest() == g.answer(0).digest()


def test_keys_are_made_when_they_are_read() -> None:
    g = new("keyforge")
    asked: list[int] = []
    key = g.game.options.key
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            type(g.game.options), "key", lambda self, s, d, option: (asked.append(option), key(s, d, option))[1]
        )
        play(g, FAR)
        assert asked == []
        assert len(g.answers) == len(asked) == FAR
        g.answer(0)
        assert len(g.answers) == len(asked) == FAR + 1


@pytest.mark.parametrize("most", [0, 1, 5, course.EVERY, FAR])
def test_only_as_much_is_kept_as_can_be_taken_back(most: int) -> None:
    g = new("keyforge")
    g.keep_undo = most
    digests = play(g, 5 * course.EVERY)
    assert len(g._course.marks) <= 3 + most // course.EVERY

    for n in range(1, most + 1):
        assert g.undo().digest() == digests[-1 - n]
    with pytest.raises(NothingToUndo):
        g.undo()
    whole = new("keyforge")
    play(whole, 5 * course.EVERY - most)
    assert g.answers == whole.answers


def test_a_game_that_takes_nothing_back_still_tells_what_was_asked_long_ago() -> None:
    g = new("keyforge")
    g.keep_undo = 0
    play(g, 7)
    d = g.decision
    assert d is not None
    keys = [o.key for o in d.options]
    play(g, FAR)
    assert len(g._course.marks) == 1 and d.number == 7
    assert [o.key for o in d.options] == keys


def test_the_text_of_a_position_is_its_whole_dump_also_where_parts_of_it_are_kept() -> None:
    for seed in (3, 4, 3):
        g = new("keyforge", seed)
        for _ in range(12):
            play(g, 25, seed)
            assert g.game.persistence.position_text(g.state) == repr(g.state.dump())
    assert g.digest() == hashlib.sha256(repr(g.state.dump()).encode()).hexdigest()[:32]


def test_an_option_by_its_place_is_taken_of_the_asked_seat_alone() -> None:
    g = new("keyforge")
    d = g.decision
    assert d is not None
    before = g.digest()
    for seat in (1 - d.seat, -1, 7):
        with pytest.raises(NotYourDecision):
            g.answer(0, seat)
    for place in (-1, len(d.options), True):
        with pytest.raises(IllegalAnswer):
            g.answer(place, d.seat)
    assert g.digest() == before and not g.answers
    assert g.answer(0, d.seat).answers == [d.options[0].key]


# ------------------------------------------------------------------ changes by hand
def more_amber(g: Sitting) -> Callable[[], None]:
    def do() -> None:
        s = g.state
        assert isinstance(s, KeyForge)
        s.player(0).amber += 1

    return do


def test_a_change_by_hand_is_a_step_like_an_answer() -> None:
    g = new("keyforge")
    play(g, 4)
    before = g.digest()
    g.change("set amber", more_amber(g))
    changed = g.digest()
    later = play(g, FAR)
    assert g.answers[4] == "set amber" and len(g.answers) == 5 + FAR

    for digest in reversed(later):
        assert g.digest() == digest
        g.undo()

    assert changed != before == g.digest() and len(g.answers) == 4


def test_several_changes_in_a_row_are_taken_back_one_by_one() -> None:
    g = new("keyforge")
    play(g, 4)
    digests = [g.digest()]
    for n in range(3):
        digests.append(g.change(f"set {n}", more_amber(g)).digest())

    assert len(set(digests)) == 4
    assert [g.undo().digest() for _ in range(3)] == digests[2::-1]


def test_a_change_that_fails_leaves_the_position_as_it_was() -> None:
    g = new("keyforge")
    play(g, 7)
    before = g.digest()

    def do() -> None:
        more_amber(g)()
        raise ValueError

    with pytest.raises(ValueError):
        g.change("set amber", do)

    assert g.digest() == before and len(g.answers) == 7
    assert len(play(g, 3)) == 4


# ------------------------------------------------------------------ copies
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_back_as_far_and_neither_touches_the_other(name: str) -> None:
    g = new(name)
    digests = play(g, FAR)
    h = g.clone()
    play(h, 10, seed=9)
    for _ in range(10):
        h.undo()

    assert h.digest() == g.digest() == digests[-1]
    while h.answers:
        h.undo()
    assert (h.digest(), g.digest()) == (digests[0], digests[-1]) and len(g.answers) == FAR


def test_a_refused_answer_costs_nothing() -> None:
    g = new("keyforge")
    play(g, 3)
    d = g.decision
    with pytest.raises(IllegalAnswer):
        g.answer("no such key")
    assert g.decision is d


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_had_as_it_stood_before_any_answer_and_goes_on_from_there(name: str) -> None:
    g = new(name)
    digests = play(g, FAR)
    keys, events = list(g.answers), list(g.events)
    for n in (0, 1, course.EVERY - 1, course.EVERY, course.EVERY + 1, len(keys) - 1, len(keys)):
        before = g.before(n)
        assert before.digest() == digests[n] and before.answers == keys[:n]
        assert before.events == events[: len(before.events)] and (n == len(keys)) == (len(before.events) == len(events))
        again = replay(g.game, {"seed": g.seed, "setup": g.setup, "answers": keys}, n)
        assert len(again.events) == len(before.events)
        for key in keys[n:]:
            before.answer(key)
        assert before.digest() == digests[-1] and len(before.events) == len(events)
    assert g.digest() == digests[-1] and g.answers == keys

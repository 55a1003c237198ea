"""Chance: drawn from the position's own stream, weighted, scripted by kind, asked of nature; never drawn twice."""

from __future__ import annotations

import pytest

import tableforge
from tableforge.errors import ScriptMisfit
from tableforge.kernel.ask import NATURE, NOT_YET
from tableforge.kernel.chance import ANY_KIND, SHUFFLE, Script, rng
from tableforge.kernel.core import Frame, Op, Program, State, advance, reply
from tableforge.keyforge.doors.testing import given, seat
from tableforge.keyforge.state import KeyForge


class Table(State):
    """Remembers what fell."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.fell: list[object] = []


class Draw(Op[Table, Frame]):
    """A token out of a bag: three of one sort, one of another."""

    def run(self, s: Table, f: Frame) -> None:
        t = s.chance(f, "token", self.rule, (4, 7), (3, 1))
        if t != NOT_YET:
            s.fell.append(t)


class Roll(Op[Table, Frame]):
    def run(self, s: Table, f: Frame) -> None:
        n = s.chance(f, "die", self.rule, (1, 2, 3))
        if n != NOT_YET:
            s.fell.append(n)


class ShuffleAndAsk(Op[Table, Frame]):
    """A shuffle, then a question: the op is run again with the answer."""

    def run(self, s: Table, f: Frame) -> None:
        order = s.chance_order(f, (1, 2, 3, 4, 5), self.rule)
        if order is None:
            return
        a = s.ask(f, 0, "cut", self.rule, (0, 1))
        die = NOT_YET if a == NOT_YET else s.chance(f, "die", self.rule, (1, 2, 3))
        if die != NOT_YET:
            s.fell += [order, a, die]


def playing(*ops: Op[Table, Frame], seed: int = 5, script: Script = (), asks: bool = False) -> Table:
    s = Table(seed)
    s.warm_up()
    s.script = script
    s.nature_asks = asks
    s.call(Frame(Program("luck", ops), -1, 0))
    advance(s)
    return s


# ---------------------------------------------------------------- weights
def test_options_fall_as_often_as_their_weights_say() -> None:
    chance = rng(3)
    drawn = [chance.pick_weighted((3, 1, 4)) for _ in range(8000)]
    assert [round(drawn.count(k) / 1000) for k in (0, 1, 2)] == [3, 1, 4]
    fell = [playing(Draw("R.bag"), seed=k).fell[0] for k in range(400)]
    assert 270 <= fell.count(4) <= 330


def test_a_solver_is_told_the_weights() -> None:
    s = playing(Draw("R.bag"), asks=True)
    d = s.pending
    assert d is not None and (d.seat, d.options, d.weights) == (NATURE, (4, 7), (3, 1))
    reply(s, 7)
    assert s.fell == [7]


def test_without_weights_all_options_are_equally_likely_and_the_stream_is_as_ever() -> None:
    fell = [playing(Roll("R.die"), seed=k).fell[0] for k in range(300)]
    assert all(80 <= fell.count(n) <= 120 for n in (1, 2, 3))
    again = rng(7)
    assert playing(Roll("R.die"), seed=7).fell == [(1, 2, 3)[again.below(3)]]


# ---------------------------------------------------------------- scripts
def test_a_script_says_what_falls_for_which_question() -> None:
    s = playing(Roll("R.die"), Draw("R.bag"), Roll("R.die"), script=(("die", 3), ("token", 7), (ANY_KIND, 2)))
    assert (s.fell, s.script) == ([3, 7, 2], ())


@pytest.mark.parametrize("entry", [("die", 4), ("token", 3), (ANY_KIND, 7)])
def test_a_script_that_does_not_fit_is_an_error_at_once(entry: tuple[str, int]) -> None:
    with pytest.raises(ScriptMisfit, match="what is asked is 'die': one of 1, 2, 3") as e:
        playing(Roll("R.die"), script=(entry,))
    assert str(entry[1]) in str(e.value) and "script du hasard" in e.value.text("fr")
    assert (e.value.kind, e.value.options, e.value.pick) == ("die", (1, 2, 3), entry[1])


def test_a_script_says_the_first_cards_of_a_shuffle_and_the_rest_falls_as_it_may() -> None:
    s = playing(ShuffleAndAsk("R.shuffle"), script=((SHUFFLE, 4), (SHUFFLE, 2), ("die", 1)))
    reply(s, 0)
    order, _, die = s.fell
    assert isinstance(order, tuple) and order[:2] == (4, 2) and sorted(order) == [1, 2, 3, 4, 5] and die == 1


def test_a_misfit_in_a_ruling_is_told_in_the_games_own_words() -> None:
    t = given(
        house="dis", you=seat(hand="gongoozle punch"), foe=seat(line="troll", hand="dodger urchin"), chance=["punch"]
    )
    with pytest.raises(ScriptMisfit) as e:
        t.you.plays("gongoozle")
    assert "has punch@" in str(e.value) and "dodger@" in str(e.value)
    t.state.script = ()


# ---------------------------------------------------------------- shuffles
def test_a_shuffle_before_a_question_is_not_drawn_twice() -> None:
    s = playing(ShuffleAndAsk("R.shuffle"))
    words = (s.ra, s.rb, s.rc, s.rd)
    ans = s.stack[-1].ans
    s.pending = None
    advance(s)
    assert (s.ra, s.rb, s.rc, s.rd, s.stack[-1].ans) == (*words, ans), "asked again: the same cards in the same order"
    reply(s, 1)
    assert s.fell[0] == ans


def test_nature_shuffles_card_by_card_when_it_is_asked() -> None:
    s = playing(ShuffleAndAsk("R.shuffle"), asks=True)
    for k in (5, 3, 1, 2):
        assert s.pending is not None and (s.pending.seat, s.pending.kind) == (NATURE, SHUFFLE)
        reply(s, k)
    reply(s, 0)
    reply(s, 2)
    assert s.fell == [(5, 3, 1, 2, 4), 0, 2]


def test_a_game_is_the_same_whether_its_generator_stands_alone_or_not() -> None:
    g = tableforge.new("keyforge", seed=11)
    chance = rng(11)
    assert isinstance(g.state, KeyForge) and g.state.first == chance.below(2)

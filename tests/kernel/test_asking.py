"""Questions: to one seat, to several at once, what stops, and who is told what."""

from __future__ import annotations

import pytest
from toy.game import Lamplighters

import tableforge
from tableforge.errors import IllegalAnswer, NothingToUndo, NotYourDecision
from tableforge.kernel.ask import DONE, NO_OPTION, PASS, SEVERAL, Part, RawDecision, by_lot, joint, joint_answer
from tableforge.table.sitting import Sitting, read_save, replay


def preparing(seed: int = 1, dice: tuple[int, ...] = (1, 1, 1)) -> Sitting:
    """Three seats in the preparation of a round; where not told otherwise all have rolled a one, and may roll again."""
    game = Lamplighters()
    script = [["omen", n] for n in dice]
    return Sitting(game, game.setup(seats=3, script=script), seed)


def keys(g: Sitting, seat: int) -> list[str]:
    return [o.key for o in g.asked[seat].options]


# ---------------------------------------------------------------- several seats at once
def test_several_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    g = preparing()
    assert list(g.asked) == [0, 1, 2]
    assert all(keys(g, seat) == ["reroll", "ready"] for seat in g.asked)
    g.answer("ready", seat=2)
    assert list(g.asked) == [0, 1]
    g.answer("ready", seat=0)
    g.answer("ready", seat=1)
    assert (list(g.asked), g.decision.kind) == ([0], "act")


def test_a_seat_may_be_asked_again_while_the_others_think() -> None:
    g = preparing()
    g.answer("reroll", seat=1)
    assert list(g.asked) == [0, 1, 2]
    assert keys(g, 1) == ["ready"], "it rolls again once"
    assert keys(g, 0) == ["reroll", "ready"]


def test_an_answer_without_a_seat_is_the_first_asked_ones() -> None:
    g = preparing()
    assert g.decision is g.asked[0]
    g.answer("ready")
    assert (list(g.asked), g.decision.seat) == ([1, 2], 1)


def test_a_save_says_whose_answer_it_was() -> None:
    g = preparing()
    for seat in (2, 0):
        g.answer("ready", seat)
    g.answer(0, seat=1)
    assert g.answers == ["2>ready", "0>ready", "1>reroll"]
    h = replay(g.game, read_save(g.save()))
    assert (h.digest(), h.answers, list(h.asked)) == (g.digest(), g.answers, [1])


def test_a_question_to_one_seat_keeps_its_plain_key() -> None:
    g = preparing()
    for seat in (0, 1, 2):
        g.answer("ready", seat)
    g.answer("rest")
    assert g.answers[-1] == "rest"


def test_each_seat_sees_its_own_options_and_who_else_is_asked() -> None:
    g = preparing(dice=(1, 2, 3))
    mine, other, nobody = g.view(0)["decision"], g.view(1)["decision"], g.view(None)["decision"]
    assert (mine["seat"], mine["options"], mine["seats"]) == (0, ["reroll", "ready"], [0, 1, 2])
    assert (other["seat"], other["options"]) == (1, ["ready"])
    assert nobody == {"seat": 0, "kind": "prepare", "rule": "LL.prepare", "seats": [0, 1, 2]}


def test_a_kept_decision_stays_true_after_another_seat_has_answered() -> None:
    g = preparing()
    d = g.asked[1]
    g.answer("ready", seat=0)
    assert [o.key for o in d.options] == ["reroll", "ready"]
    assert d.after("ready").answers == [] and list(d.after("ready").asked) == [0, 2], (
        "as it was asked: 0 had not answered"
    )


def test_an_imagined_decision_is_the_same_seats() -> None:
    d = preparing().asked[2].imagined(7)
    assert (d.seat, [o.key for o in d.options]) == (2, ["reroll", "ready"])


# ---------------------------------------------------------------- taking back
def test_a_seat_takes_back_its_own_part_alone() -> None:
    g = preparing()
    g.answer("ready", 2).answer("ready", 0)
    g.undo(seat=2)
    assert (list(g.asked), g.answers) == ([1, 2], ["0>ready"])
    assert [e.kind for e in g.log].count("ready") == 1
    g.undo()
    assert (list(g.asked), g.answers) == ([0, 1, 2], [])


@pytest.mark.parametrize(
    ("answers", "seat", "because"),
    [
        ([], 0, "it has answered nothing"),
        (["0>ready"], 1, "it has answered nothing"),
        (["0>ready", "1>reroll"], 0, "a die has been rolled since"),
        (["0>ready", "1>ready", "2>ready"], 0, "the question is closed"),
        (["0>ready", "1>ready", "2>ready", "rest"], 0, "another question was answered since"),
    ],
)
def test_what_others_or_chance_have_built_on_is_not_taken_back_alone(
    answers: list[str], seat: int, because: str
) -> None:
    g = preparing()
    for key in answers:
        g.answer(key)
    before = g.digest()
    with pytest.raises(NothingToUndo, match=f"seat {seat} has no answer"):
        g.undo(seat)
    assert (g.digest(), g.answers) == (before, answers), because


# ---------------------------------------------------------------- who is told what
def test_a_seat_that_is_not_asked_learns_who_is_and_the_kind_alone() -> None:
    g = tableforge.new("keyforge", seed=3)
    d = g.decision
    assert d is not None
    other = 1 - d.seat
    shown = g.view(other)["decision"]
    with pytest.raises(NotYourDecision) as e:
        g.answer("keep", seat=other)
    why = g.why_not("keep", seat=other)
    assert why is not None and why.rule == shown["rule"]
    for lang in ("en", "fr"):
        for told in (e.value.text(lang), why.text(lang)):
            assert shown["kind"] in told and str(d.seat) in told
            assert d.text(lang) not in told
            assert not [c for q in g.view(d.seat)["players"] for c in q.get("hand") or () if str(c) in told]
    assert g.why_not("keep", seat=d.seat) is None and g.why_not("keep") is None


def test_an_answer_of_a_seat_that_is_ready_is_refused_by_name() -> None:
    g = preparing().answer("ready", 1)
    with pytest.raises(NotYourDecision, match="seat 1 answered 'ready', but seats 0, 2 are asked 'prepare'"):
        g.answer("1>ready")
    with pytest.raises(NotYourDecision) as e:
        g.answer("ready", seat=1)
    assert "aux sièges 0, 2" in e.value.text("fr")


def test_a_refused_answer_to_a_joint_question_names_the_seats_own_options() -> None:
    g = preparing(dice=(1, 2, 2))
    with pytest.raises(IllegalAnswer, match=r"seat 1 answered 'reroll'.*LL\.prepare.*legal: ready$"):
        g.answer("reroll", seat=1)
    why = g.why_not("reroll", seat=1)
    assert why is not None and why.rule == "LL.prepare"
    assert g.why_not("reroll", seat=0) is None and g.why_not("0>reroll") is None


# ---------------------------------------------------------------- what stops, and what a clock takes
def test_the_table_knows_what_stops() -> None:
    g = tableforge.new("keyforge", seed=3)
    d = g.decision
    assert d is not None and d.kind == "mulligan" and d.stop is None
    assert d.idle is not None and d.idle.key == "keep"
    while d.kind != "act":
        d = g.answer(0).decision
        assert d is not None
    assert d.stop is not None and d.idle is not None and (d.stop.key, d.idle.key) == ("end-turn", "end-turn")


def test_a_window_is_left_by_passing() -> None:
    g = preparing()
    for seat in (0, 1, 2):
        g.answer("ready", seat)
    g.answer("light")
    assert g.decision.kind == "help" and g.decision.stop.key == "pass" and g.decision.raw.stop == PASS


# ---------------------------------------------------------------- the kernel's own
def test_the_parts_of_a_plain_question_are_its_own() -> None:
    d = RawDecision(1, "act", "R.act", (4, 5), 1, 1, -1, None, stop=5)
    assert [p.dump() for p in d.parts] == [(1, (4, 5), 5, 5)]
    assert d.of(1) is d and d.of(0) is None
    assert (d.answer(1, 4), d.seat_of(4), d.option_of(4)) == (4, 1, 4)


def test_an_answer_to_a_joint_question_is_its_seat_and_its_option() -> None:
    d = joint("prepare", "R.prepare", (Part(0, (0, DONE), stop=DONE), Part(3, (0, 1), idle=1)), -1, None)
    assert (d.seat, d.stop) == (SEVERAL, NO_OPTION)
    assert d.options == (0, DONE, joint_answer(3, 0), joint_answer(3, 1))
    three = d.of(3)
    assert three is not None and (three.seat, three.options, three.stop, three.idle) == (3, (0, 1), NO_OPTION, 1)
    assert all(d.answer(d.seat_of(a), d.option_of(a)) == a for a in d.options)


def test_by_lot_what_ends_something_open_is_taken_as_often_as_was_said() -> None:
    draws = iter([0.04, 0.05, 0.0, 0.06, 0.99])
    d = RawDecision(0, "act", "R.act", (7, 8, 9), 1, 1, -1, None, stop=7)
    assert by_lot(d, lambda: next(draws), 0.05) == 7
    assert by_lot(d, lambda: next(draws), 0.05) == 9, "the last stands in for what stops, wherever that is"
    assert by_lot(d, lambda: next(draws), 0.05) == 8


def test_by_lot_picks_that_may_be_left_out_are_drawn_evenly() -> None:
    d = RawDecision(0, "target", "R.pick", (7, DONE), 0, 1, -1, None, stop=DONE)
    assert [by_lot(d, lambda x=x: x, 0.05) for x in (0.0, 0.49, 0.5, 0.99)] == [7, 7, DONE, DONE]

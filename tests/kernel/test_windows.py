"""Windows: seats are polled in order, those that can do something or, by a setting, all alike."""

from __future__ import annotations

from kernel.climb import ACTION, ANN, BEN, CAM, HOOK, THROW, Climb, answer, asked, begin, on_the_rope, story
from toy.game import Lamplighters

from tableforge.kernel.ask import PASS
from tableforge.table.sitting import Sitting


def bens_test(alike: bool) -> Climb:
    """Ben is tested; Ann can throw a stone, and Cam holds nothing."""
    s = on_the_rope(ann=[THROW], ben=[HOOK], stones=[1])
    s.polls_alike = alike
    return begin(s, ACTION, BEN)


def test_a_window_polls_in_order_and_asks_only_whoever_can_do_something() -> None:
    s = bens_test(alike=False)
    assert asked(s) == (BEN, "help", (HOOK, PASS)), "the poll begins with the one who is tested"
    answer(s, PASS)
    assert asked(s) == (ANN, "help", (THROW, PASS)), "Cam holds nothing and is not asked"
    answer(s, PASS)
    assert s.pending is None and story(s)[-1] == "all round ends"


def test_where_all_are_polled_alike_whoever_holds_nothing_is_asked_too() -> None:
    s = bens_test(alike=True)
    answer(s, PASS)
    assert asked(s) == (CAM, "help", (PASS,))
    answer(s, PASS)
    assert asked(s) == (ANN, "help", (THROW, PASS))


def test_whoever_has_passed_is_polled_again_once_another_has_done_something() -> None:
    s = answer(bens_test(alike=False), PASS, THROW)

    assert story(s)[-3:] == ["ann throws", "ben butted", "ann throw ends"]
    assert asked(s) == (BEN, "help", (HOOK, PASS))


def test_a_window_closes_once_all_have_passed_in_a_row() -> None:
    """Three passes, whoever did something before: Ben, who held the hook, is asked once more where all are polled."""
    s = answer(bens_test(alike=True), HOOK)
    polled = []
    while s.pending is not None:
        polled.append(s.pending.seat)
        answer(s, PASS)
    assert polled == [CAM, ANN, BEN] and "ben passed" in story(s)


def asked_to_pass(windows: str) -> tuple[int, int]:
    """How many questions a game of Lamplighters asks when nobody ever helps, and how many have no other answer."""
    game = Lamplighters()
    g = Sitting(game, game.setup(seats=3, windows=windows), 5)
    questions = only = 0
    while (d := g.decision) is not None:
        questions += 1
        only += [o.key for o in d.options] == ["pass"]
        g.answer(d.stop.key if d.stop is not None and d.kind != "act" else 0, d.seat)
    return questions, only


def test_a_setting_of_the_game_says_whether_all_are_polled_alike() -> None:
    alike, only_pass = asked_to_pass("alike")
    quick, none = asked_to_pass("quick")
    assert only_pass > 0 and none == 0
    assert quick == alike - only_pass, "the same game otherwise"

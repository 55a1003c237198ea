"""An attack between cost and effect: the cost is paid, the attack asks its own questions, the effect goes on or does not."""

from __future__ import annotations

from kernel.climb import ACTION, ANN, BEN, CAM, HORN, SHIELD, answer, asked, begin, on_the_rope, story

from tableforge.kernel.ask import PASS

ANN_CLIMBS = ["ann test", "ann passed", "ann test ends", "ann climbs", "ann action ends", "all round ends"]


def test_an_attack_lies_between_the_cost_and_the_effect() -> None:
    s = begin(on_the_rope(goats=[2, 1, 0], stones=[2]), ACTION, ANN)

    assert story(s) == ["ann pays", "ann butted", "ann butted", *ANN_CLIMBS]
    assert s.strength == [7, 9, 9], "Ben's goat did nothing"


def test_an_attack_asks_its_own_questions_before_the_effect_begins() -> None:
    shield = SHIELD * 10
    s = begin(on_the_rope(ann=[shield], goats=[2, 0, 0], stones=[2]), ACTION, ANN)
    assert (story(s), asked(s)) == (["ann pays"], (ANN, "react", (shield, PASS)))
    answer(s, PASS)
    assert (story(s)[1:], asked(s)) == (["ann butted"], (ANN, "react", (shield, PASS))), "the second goat"

    answer(s, shield)

    assert story(s)[2:] == ["ann shield", *ANN_CLIMBS] and s.strength == [8, 9, 9]


def test_whoever_falls_between_cost_and_effect_has_paid_and_gains_nothing() -> None:
    """Nor does the second goat butt: there is nobody left to butt."""
    s = begin(on_the_rope(goats=[2, 0, 0], strength=[1, 9, 9]), ACTION, ANN)

    assert story(s) == ["ann pays", "ann butted", "ann falls", "ann action ends", "all round ends"]
    assert s.stack == [] and not s.over


def test_an_action_goes_on_when_it_is_another_who_falls() -> None:
    """Cam blows the horn when Ann is butted, and a goat butts Ben off the rope."""
    horn = HORN * 10
    s = begin(on_the_rope(cam=[horn], goats=[1, 0, 0], strength=[9, 1, 9], stones=[2]), ACTION, ANN)
    assert asked(s) == (CAM, "react", (horn, PASS))

    answer(s, horn)

    assert story(s) == ["ann pays", "ann butted", "cam horn", "ben butted", "ben falls", *ANN_CLIMBS]
    assert s.fallen == (BEN,)

"""One frozen question for terminal, drive door, server and browser."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

import tableforge
from tableforge.keyforge.doors.testing import given, seat


def test_a_question_has_all_that_a_table_shows_in_one_language() -> None:
    t = given(house="brobnar", you=seat(line="troll", hand="punch"), foe=seat(line="urchin"))
    q = t.g.question(0, "fr")
    assert q is not None and (q.seat, q.kind, q.least, q.most) == (0, "act", 1, 1)
    assert q.keys == tuple(o.key for o in t.g.decision.options) and q.stop == q.idle == "end-turn"
    reap = next(o for o in q.options if o.key.startswith("reap:"))
    assert (reap.verb, reap.card, reap.rule) == ("reap", "troll@line:0", "KF.reap")
    assert reap.label == t.g.decision.options[q.keys.index(reap.key)].label("fr")
    assert next(o for o in q.options if o.key == "end-turn").verb == "end-turn"
    assert t.g.question(1, "fr") is None


def test_a_question_is_made_once_for_each_answer_and_language() -> None:
    g = tableforge.new("keyforge", seed=7)
    asked = g.decision.seat
    q = g.question(asked)
    assert q is g.question(asked) and q is not g.question(asked, "fr") and q.number == 0
    g.answer(0)
    then = g.question(g.decision.seat)
    assert then is not None and then.number == 1
    g.undo()
    assert g.question(asked) == q
    with pytest.raises(FrozenInstanceError):
        setattr(q, "text", "?")  # noqa: B010


def test_a_question_names_the_card_whose_ability_asks() -> None:
    t = given(house="brobnar", you=seat(line="headhunter", hand="punch"), foe=seat(line="urchin troll"))
    t.g.answer("play:punch@hand:0")
    q = t.g.question(0)
    assert q is not None and (q.kind, q.source, q.ability) == ("target", "punch", "play")
    assert all(o.card for o in q.options)
    t = given(house="logos", you=seat(line="dextre+stun", artifacts="library-of-babble", hand="dextre"))
    assert t.g.question(0).source == ""


def test_each_seat_of_a_joint_question_has_its_own(lamplighters: str) -> None:
    g = tableforge.new(lamplighters, seed=3, seats=3)
    while g.decision is not None and len(g.asked) < 2 and len(g.answers) < 200:
        g.answer(g.decision.options[-1].key, seat=g.decision.seat)
    for seat_ in range(3):
        q = g.question(seat_, "fr")
        assert (q is not None) == (seat_ in g.asked)
        if q is not None:
            assert q.seat == seat_ and q.keys == tuple(o.key for o in g.asked[seat_].options)

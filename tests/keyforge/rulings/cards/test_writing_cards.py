"""What a card's author is told at once: slips that would otherwise only show in play, or never."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.doors.testing import given, seat
from tableforge.keyforge.words import (
    LOGOS,
    Action,
    Creature,
    Effect,
    a,
    any_number,
    both,
    chosen,
    creature,
    custom,
    deal,
    destroy,
    each,
    enemy,
    for_each,
    gain,
    gets,
    it,
    may,
    play,
    there_is,
    this,
    while_,
    your_turn,
)

FACTS: dict[str, Any] = {"en": "Slip", "fr": "Lapsus", "house": LOGOS, "rarity": "Common", "number": {"aoa": 999}}


def test_abilities_are_a_tuple() -> None:
    with pytest.raises(TypeError, match="slip: abilities is a tuple of abilities, with a comma after a single one"):
        lapse: Any = play(gain(1))
        Action("slip", **FACTS, abilities=lapse)


def test_an_effect_alone_is_no_ability() -> None:
    lapse: Any = (gain(1),)
    with pytest.raises(TypeError, match=r"slip: .* is no ability; an effect stands inside play"):
        Action("slip", **FACTS, abilities=lapse)
    with pytest.raises(TypeError, match=r"is no ability"):
        Action("slip", **FACTS, abilities=(play(gain(1)),), older=lapse)


def test_a_custom_op_that_is_not_there_is_refused() -> None:
    card = Action("slip", **FACTS, abilities=(play(custom("nonesuch", en="nothing", fr="rien")),))
    with pytest.raises(ValueError, match=r"there is no custom op .nonesuch.; ops/custom\.py has mirrored"):
        card.definition()


KIND: Any = creature  # what the type checker would refuse


@pytest.mark.parametrize(
    ("effect", "word"),
    [
        (deal(1, KIND), "DealDamage"),
        (may(destroy(KIND)), "DestroyCards"),
        (destroy(both(a(creature), KIND)), "Both"),
    ],
)
def test_a_kind_of_card_does_not_say_which_cards_are_meant(effect: Effect, word: str) -> None:
    """`deal(1, creature)` would be said as "each of creatures" and would hit them all."""
    with pytest.raises(
        TypeError, match=rf"slip: {word} is given a kind of card, .*; say which of them are meant: a\(…\), each"
    ):
        Action("slip", **FACTS, abilities=(play(effect),))


@pytest.mark.parametrize("meant", [a(creature), each(enemy.creature), this, chosen])
def test_a_choice_all_of_them_or_a_pronoun_says_it(meant: Any) -> None:
    assert Action("sound", **FACTS, abilities=(play(deal(1, meant)),)).definition().progs


def test_a_condition_inside_a_condition_needs_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """KF.constant-ability: "while it is your turn, while there is an enemy creature" holds only while both do."""
    twice = while_(your_turn, while_(there_is(enemy.creature), gets(this, power=5)))
    monkeypatch.setitem(CARDS, "twice-bound", Creature("twice-bound", **FACTS, power=2, abilities=(twice,)))

    given(you=seat(line="twice-bound"), foe=seat(line="dodger")).then("you.line[0]", power=7)
    given(you=seat(line="twice-bound")).then("you.line[0]", power=2)
    given(you=seat(line="twice-bound"), foe=seat(line="dodger"), active="foe").then("you.line[0]", power=2)


def test_a_loop_stands_in_no_other_loop() -> None:
    card = Action("slip", **FACTS, abilities=(play(for_each(2, for_each(creature, deal(1, it)))),))
    with pytest.raises(TypeError, match="slip: a loop inside a loop"):
        card.definition()


def test_a_loop_over_picked_cards_must_know_how_many() -> None:
    card = Action("slip", **FACTS, abilities=(play(for_each(any_number(creature), destroy(it))),))
    with pytest.raises(TypeError, match="slip: a loop asks for cards one at a time and must know how many"):
        card.definition()

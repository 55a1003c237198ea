"""A card that asks twice asks each time in the words that are being resolved.  No printed card does; these are made up."""

from __future__ import annotations

import pytest

from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.doors.testing import Ruling, given, seat
from tableforge.keyforge.words import (
    LOGOS,
    Action,
    Effect,
    a,
    choose_one,
    creature,
    deal,
    draw,
    enemy,
    gain,
    if_you_do,
    may,
    play,
    stun,
)


def resolving(monkeypatch: pytest.MonkeyPatch, id: str, *effects: Effect) -> Ruling:
    """A made-up action card that is being played."""
    made_up = Action(
        id,
        en="Second Thoughts",
        fr="Réflexion Faite",
        house=LOGOS,
        rarity="Common",
        number={"aoa": 999},
        abilities=(play(*effects),),
    )
    monkeypatch.setitem(CARDS, id, made_up)
    t = given(house="logos", you=seat(hand=id, deck="dextre dextre"), foe=seat(line="urchin umbra"))
    t.you.plays(id)
    return t


def asks(t: Ruling) -> tuple[str, str]:
    d = t.g.decision
    assert d is not None
    return d.text("en"), d.text("fr").replace("\u00a0", " ")


def offers(t: Ruling, lang: str = "en") -> list[str]:
    d = t.g.decision
    assert d is not None
    return [o.label(lang) for o in d.options]


def test_the_second_may_of_a_card_is_asked_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """KF.may: each permission is a choice of its own, and declining the first leaves the second."""
    t = resolving(monkeypatch, "two-mays", may(gain(1)), may(draw(2)))

    assert asks(t) == (
        "Second Thoughts: You may gain 1 æmber. Do you?",
        "Réflexion Faite : Vous pouvez gagner 1 Aombre. Le faites-vous ?",
    )
    t.answers("no")
    assert asks(t) == (
        "Second Thoughts: You may draw 2 cards. Do you?",
        "Réflexion Faite : Vous pouvez piocher 2 cartes. Le faites-vous ?",
    )
    t.answers("yes")
    t.then("you", amber=0, hand="dextre dextre")


def test_an_if_you_do_is_told_with_the_may_it_hangs_on_and_with_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """KF.if-you-do-in-order-to: the reward belongs to the permission before it."""
    t = resolving(monkeypatch, "may-may-if", may(gain(1)), may(stun(a(enemy & creature))), if_you_do(draw(1)))

    assert asks(t)[0] == "Second Thoughts: You may gain 1 æmber. Do you?"
    t.answers("no")
    assert asks(t)[0] == "Second Thoughts: You may stun an enemy creature. If you do, draw a card. Do you?"


def test_the_second_choice_of_a_card_offers_its_own_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    """KF.all-decisions: each choice is between its own two effects."""
    t = resolving(
        monkeypatch, "two-choices", choose_one(gain(1), draw(1)), choose_one(deal(1, a(creature)), stun(a(creature)))
    )

    assert offers(t) == ["Gain 1 æmber.", "Draw a card."]
    t.answers(0)
    assert offers(t) == ["Deal 1 damage to a creature.", "Stun a creature."]
    assert offers(t, "fr") == ["Infligez 1 dégât à une créature.", "Sonnez une créature."]
    t.answers(1)
    assert asks(t)[0] == "Second Thoughts: choose a creature to stun."

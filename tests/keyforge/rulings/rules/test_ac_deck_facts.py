"""Group AC of the rules: what a deck is (items 355 to 362)."""

from __future__ import annotations

from collections import Counter

import pytest

import tableforge
from tableforge.errors import BadDeck
from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.decks.deck import Deck, check, load
from tableforge.keyforge.decks.forge import legacies
from tableforge.keyforge.doors.testing import given, seat
from tableforge.keyforge.names import HOUSES, TYPES

ONYX, ARGUS = load("starter:onyx"), load("starter:argus")
DECKS = ["starter:onyx", "starter:argus", "forged:cota:1", "forged:aoa:1", "forged:cota:2", "forged:aoa:2"]


@pytest.mark.parametrize("ref", DECKS)
def test_a_deck_has_three_different_houses(ref: str) -> None:
    """KF.deck-three-houses: they stand on its identity card, and the game takes them from there."""
    deck = load(ref)
    g = tableforge.new("keyforge", decks=(ref, "starter:onyx"), seed=1)

    assert len(set(deck.houses)) == 3
    assert g.view(None)["players"][0]["houses"] == [HOUSES[h] for h in deck.houses]


def test_a_deck_of_two_houses_is_refused() -> None:
    """KF.deck-three-houses."""
    a, b, _ = ONYX.houses
    twice = Deck("Twice", (a, b, b), ONYX.cards)

    with pytest.raises(BadDeck, match=r"KF\.deck-three-houses"):
        check(twice)
    check(ONYX)


@pytest.mark.parametrize("ref", DECKS)
def test_a_deck_has_twelve_cards_of_each_of_its_houses(ref: str) -> None:
    """KF.deck-36-cards."""
    deck = load(ref)

    assert len(deck.cards) == 36
    assert Counter(house for _, house in deck.cards) == dict.fromkeys(deck.houses, 12)


@pytest.mark.parametrize("change", ["one fewer", "one more", "eleven and thirteen"])
def test_any_other_number_of_cards_is_refused(change: str) -> None:
    """KF.deck-36-cards: 35, 37, and 36 that are not twelve of each."""
    cards = list(ONYX.cards)
    if change == "one fewer":
        cards.pop()
    elif change == "one more":
        cards.append(cards[0])
    else:
        cards[0] = (cards[0][0], ONYX.houses[1])

    with pytest.raises(BadDeck, match=r"KF\.deck-36-cards"):
        check(Deck("Odd", ONYX.houses, tuple(cards)))


def test_there_are_four_types_of_cards() -> None:
    """KF.card-types: each card is one of them, and each goes where its type goes when it is played."""
    t = given(
        house="brobnar", you=seat(hand="smith cannon troll blood-of-titans", line="krump"), foe=seat(line="valdr")
    )
    assert TYPES == ("action", "artifact", "creature", "upgrade")

    t.you.plays("smith").then("smith", zone="discard")
    t.you.plays("cannon").then("cannon", zone="artifacts")
    t.you.plays("troll", "left").then("troll", zone="line")
    t.you.plays("blood-of-titans", "krump").then("blood-of-titans", zone="attached", host="krump")
    assert [c["type"] for c in (*t.g.view(0)["players"][0]["line"], *t.g.view(0)["players"][0]["artifacts"])] == [
        "creature",
        "creature",
        "artifact",
    ]


def test_the_cards_of_these_sets_belong_to_seven_houses() -> None:
    """KF.houses-of-these-sets: and every house has cards in both sets."""
    assert HOUSES == ("brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed")
    found = {(set_, card.house.house) for card in CARDS.values() for set_ in card.number}

    assert found == {(set_, house) for set_ in ("cota", "aoa") for house in range(7)}


def test_a_maverick_belongs_to_the_house_of_its_frame_alone() -> None:
    """KF.maverick: a Shadows Dextre is played in a Shadows turn and not in a Logos turn; its text is unchanged."""
    t = given(house="shadows", you=seat(hand="dextre!shadows dextre", line="dodger"), foe=seat(amber=2))
    t.may_not("play:dextre@hand:1", "KF.off-house")

    t.you.plays("dextre@hand:0", "left")

    t.then("you.line[0]", id="dextre", house="shadows", amber=1).then("foe", amber=1)
    assert t.g.view(1)["players"][0]["line"][0]["maverick"] is True

    t = given(house="logos", you=seat(hand="dextre!shadows", line="dextre!shadows"))
    t.may_not("play:dextre", "KF.off-house").may_not("reap:dextre@line:0", "KF.off-house")


def test_cards_that_speak_of_a_house_mean_the_frame() -> None:
    """KF.maverick: Take that, Smartypants counts Logos cards: a Logos Troll is one, a Brobnar Dextre is none."""
    t = given(
        house="brobnar",
        you=seat(hand="take-that-smartypants"),
        foe=seat(amber=3, line="troll!logos mother dextre!brobnar"),
    )
    t.you.plays("take-that-smartypants").then("you", amber=1)

    t = given(
        house="brobnar", you=seat(hand="take-that-smartypants"), foe=seat(amber=3, line="troll!logos mother dextre")
    )
    t.you.plays("take-that-smartypants").then("you", amber=3)


def test_any_card_of_the_pool_may_stand_in_another_house() -> None:
    """KF.maverick: a deck with a maverick is legal and says which card it is."""
    house = ONYX.houses[0]
    stranger = next(id for id, card in CARDS.items() if card.house.house not in ONYX.houses)
    first = next(k for k, (_, its) in enumerate(ONYX.cards) if its == house)
    cards = [*ONYX.cards[:first], (stranger, house), *ONYX.cards[first + 1 :]]
    deck = Deck("Odd One", ONYX.houses, tuple(cards))

    check(deck)
    assert deck.mavericks() == (stranger,) and ONYX.mavericks() == ()


def test_a_legacy_card_is_a_legal_card_of_a_later_deck() -> None:
    """KF.legacy: Bumpsy is of the first set only; in a deck of the second it is legal and played like any other."""
    assert list(CARDS["bumpsy"].number) == ["cota"]
    deck = load("forged:aoa:1")
    house = deck.houses[0]
    old = legacies("aoa", house, "Common")[0]
    first = next(k for k, (_, its) in enumerate(deck.cards) if its == house)
    mixed = Deck("Mixed", deck.houses, (*deck.cards[:first], (old, house), *deck.cards[first + 1 :]), "aoa")
    check(mixed)
    assert tableforge.new("keyforge", decks=(mixed, ARGUS), seed=1).decision is not None

    t = given(house="brobnar", you=seat(hand="bumpsy", line="drummernaut"), foe=seat(amber=2))
    t.you.plays("bumpsy", "left")
    t.then("foe", amber=1).then("you", line="bumpsy drummernaut")


def test_each_copy_of_a_title_is_a_card_of_its_own() -> None:
    """KF.deck-copies: of two Trolls one is hurt, exhausted and dies; the other is as it was."""
    t = given(house="brobnar", you=seat(hand="punch punch", line="troll troll+damage:5"), foe=seat(line="urchin"))

    t.you.reaps("you.line[0]")
    t.then("you.line[0]", ready=False, damage=0).then("you.line[1]", ready=True, damage=5)
    t.you.plays("punch", "troll@line:1")

    t.then("you", line="troll", discard="punch troll", hand="punch").then("you.line[0]", damage=0)


def test_a_deck_may_hold_several_copies() -> None:
    """KF.deck-copies: the starter decks do, and every copy is dealt as one card."""
    most = Counter(card for card, _ in ONYX.cards).most_common(1)[0]
    g = tableforge.new("keyforge", seed=1)

    assert most[1] > 1
    assert [p["hand_size"] + p["deck_size"] for p in g.view(None)["players"]] == [36, 36]

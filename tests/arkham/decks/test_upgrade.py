"""What experience buys between two scenarios: prices, exchanges, and every refusal with its rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tableforge.arkham.cards import CARDS
from tableforge.arkham.decks import pool
from tableforge.arkham.decks.deck import Deck, load
from tableforge.arkham.decks.upgrade import Bought, Exchange, buy, is_upgrade, price
from tableforge.errors import BadPurchase


@pytest.fixture
def roland() -> Deck:
    return load("starter:roland").earning(10)


def refused(deck: Deck, *exchanges: tuple[str, str]) -> str:
    """What is said of purchases that cannot be; nothing has changed."""
    before = deck.to_json()
    with pytest.raises(BadPurchase) as e:
        buy(deck, [Exchange(*x) for x in exchanges])
    assert deck.to_json() == before
    assert e.value.problems and all(p.text("fr") != p.text("en") for p in e.value.problems)
    return str(e.value)


# ---------------------------------------------------------------- prices
@pytest.mark.parametrize(
    ("out", "into", "cost"),
    [
        ("knife", "barricade", 1),  # level 0 costs 1
        ("knife", "extra-ammunition", 1),
        ("knife", "police-badge", 2),
        ("knife", "shotgun", 4),
        ("beat-cop", "beat-cop-2", 2),  # an upgrade: the difference
        ("magnifying-glass", "magnifying-glass-1", 1),
        ("knife", "beat-cop-2", 2),  # no upgrade: the whole level
        ("beat-cop-2", "beat-cop", 1),  # nor is a lower level
    ],
)
def test_a_card_costs_its_level_and_an_upgrade_the_difference_and_nothing_is_free(
    out: str, into: str, cost: int
) -> None:
    """AH.experience-2-buying, AH.upgrade."""
    assert price(out, into) == cost


def test_only_a_higher_level_of_the_same_title_is_an_upgrade() -> None:
    """AH.upgrade."""
    assert is_upgrade("lucky", "lucky-2") and not is_upgrade("lucky-2", "lucky")
    assert (
        not is_upgrade("knife", "shotgun") and not is_upgrade("lucky", "lucky") and not is_upgrade("lucky", "nothing")
    )


def test_an_exceptional_card_costs_twice_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """AH.exceptional."""
    dear = CARDS["shotgun"].lower()
    dear.exceptional = True
    monkeypatch.setitem(pool.cards(), "shotgun", dear)
    assert price("knife", "shotgun") == 8


# ---------------------------------------------------------------- buying
def test_a_bought_card_takes_the_place_of_another_and_what_is_left_stays_on_the_deck(roland: Deck) -> None:
    """AH.experience-2-buying, AH.buying-keeps-deck-size, AH.experience-3-unspent."""
    receipt = buy(roland, [Exchange("knife", "shotgun")])

    assert receipt.lines == (Bought("knife", "shotgun", 4, "AH.experience-2-buying"),)
    assert (receipt.deck.copies("shotgun"), receipt.deck.copies("knife"), receipt.deck.experience) == (1, 1, 6)
    assert receipt.price == 4 and receipt.deck.size() == 30 and receipt.deck.problems() == ()


def test_an_upgrade_replaces_the_lower_level(roland: Deck) -> None:
    """AH.upgrade."""
    receipt = buy(roland, [Exchange("beat-cop", "beat-cop-2")])
    assert receipt.lines[0].rule == "AH.upgrade"
    assert (receipt.deck.copies("beat-cop"), receipt.deck.copies("beat-cop-2"), receipt.deck.experience) == (0, 1, 8)


def test_each_copy_is_bought_for_itself(roland: Deck) -> None:
    """AH.each-copy-bought."""
    receipt = buy(roland, [Exchange("knife", "bulletproof-vest"), Exchange("knife", "bulletproof-vest")])
    assert receipt.price == 6 and receipt.deck.copies("bulletproof-vest") == 2 and receipt.deck.copies("knife") == 0


def test_cards_may_change_places_in_one_round_of_purchases(roland: Deck) -> None:
    """AH.buying-keeps-deck-size: what counts is the deck when all is bought."""
    two = roland.losing("knife").gaining("beat-cop")
    receipt = buy(two, [Exchange("beat-cop", "knife"), Exchange("knife", "beat-cop-2")])
    assert receipt.deck.problems() == () and receipt.price == 3


def test_nothing_bought_is_nothing_paid(roland: Deck) -> None:
    assert buy(roland, []).deck == roland


def test_a_permanent_card_takes_no_place(roland: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    """AH.permanent, AH.buying-keeps-deck-size."""
    lasting = CARDS["police-badge"].lower()
    lasting.permanent = True
    monkeypatch.setitem(pool.cards(), "police-badge", lasting)
    receipt = buy(roland, [Exchange("", "police-badge")])
    assert receipt.deck.size() == 30 and receipt.price == 2


def test_a_story_card_that_was_earned_does_not_stand_in_the_way(roland: Deck) -> None:
    """AH.deck-story-assets."""
    with_lita = roland.gaining("lita-chantler")
    receipt = buy(with_lita, [Exchange("knife", "shotgun")], earned=("lita-chantler",))
    assert receipt.deck.copies("lita-chantler") == 1
    assert "story asset" in refused(with_lita, ("knife", "shotgun"))


# ---------------------------------------------------------------- refusals
def test_more_than_was_earned_is_not_spent(roland: Deck) -> None:
    """AH.experience-2-buying: the threshold and its neighbour."""
    poor = replace(roland, experience=4)
    assert buy(poor, [Exchange("knife", "shotgun")]).deck.experience == 0
    assert "cost 4 experience, and 3 is there (AH.experience-2-buying)" in refused(
        replace(poor, experience=3), ("knife", "shotgun")
    )


def test_experience_is_not_spent_twice(roland: Deck) -> None:
    """AH.experience-3-unspent: the deck that was bought knows what is left."""
    after = buy(replace(roland, experience=5), [Exchange("knife", "shotgun")]).deck
    assert "and 1 is there" in refused(after, ("knife", "shotgun"))


def test_weaknesses_and_required_cards_stay(roland: Deck) -> None:
    """AH.buying-keeps-deck-size."""
    for id in ("cover-up", "rolands-38-special", "haunted"):
        assert "weaknesses and required cards stay" in refused(roland.gaining("haunted"), (id, "shotgun"))


def test_a_card_that_is_not_there_cannot_leave(roland: Deck) -> None:
    """AH.buying-keeps-deck-size."""
    assert "'Barricade' cannot leave the deck" in refused(roland, ("barricade", "shotgun"))
    assert "or not so often" in refused(roland, *[("knife", "police-badge")] * 3)


def test_a_purchase_without_a_card_that_leaves_and_a_card_that_leaves_for_nothing_are_refused(roland: Deck) -> None:
    """AH.buying-keeps-deck-size, AH.no-other-deck-changes."""
    assert "no card leaves the deck for it" in refused(roland, ("", "shotgun"))
    assert "nothing is bought for it" in refused(roland, ("knife", ""))
    assert "bought for itself" in refused(roland, ("knife", "knife"))


def test_what_the_deck_may_not_have_cannot_be_bought(roland: Deck) -> None:
    """AH.buying-keeps-deck-size, AH.core-class-access, AH.deck-copies."""
    assert "AH.core-class-access" in refused(roland, ("knife", "lucky"))
    assert "3 copies of 'Guts'" in refused(roland, ("knife", "guts"))


def test_experience_buys_player_cards_with_a_level_only(roland: Deck) -> None:
    """AH.experience-2-buying."""
    for id in ("haunted", "lita-chantler", "ghoul-priest", "daisys-tote-bag", "daisy-walker"):
        assert "experience buys player cards that have a level" in refused(roland, ("knife", id))


def test_an_unknown_card_is_named(roland: Deck) -> None:
    assert "no card 'shotgan'; did you mean 'shotgun'?" in refused(roland, ("knife", "shotgan"))
    assert "no card 'knive'" in refused(roland, ("knive", "shotgun"))
    assert "no card ''" in refused(roland, ("", ""))

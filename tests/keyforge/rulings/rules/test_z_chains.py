"""Group Z of the rules: chains (items 335 to 343)."""

from __future__ import annotations

import pytest

from tableforge.keyforge.doors.testing import given, seat

THREE = ["brobnar", "dis", "logos"]


@pytest.mark.parametrize("chains", [0, 1, 23])
def test_gained_chains_add_to_the_tracker(chains: int) -> None:
    """KF.chains-gaining: Binding Irons give the opponent 3, Arise! gives you 1."""
    t = given(house="dis", you=seat(chains=2, hand="binding-irons arise"), foe=seat(chains=chains))

    t.you.plays("binding-irons").because("KF.chains-gaining")
    t.then("foe", chains=chains + 3).then("you", chains=2)
    t.you.plays("arise", "dis")

    t.then("you", chains=3).then("foe", chains=chains + 3)


@pytest.mark.parametrize(
    ("chains", "fewer"),
    [(0, 0), (1, 1), (6, 1), (7, 2), (12, 2), (13, 3), (18, 3), (19, 4), (24, 4)],
)
def test_the_penalty_follows_the_level_before_shedding(chains: int, fewer: int) -> None:
    """KF.chains-penalty, KF.chains-shedding: a refill of six draws 1 to 4 cards fewer; then one chain goes."""
    t = given(house="brobnar", you=seat(chains=chains, deck=9), foe=seat(chains=5, hand=6))

    t.you.ends_turn()

    t.then("you", hand=6 - fewer, deck=3 + fewer, chains=max(0, chains - 1)).then("foe", chains=5)
    if chains:
        t.because("KF.chains-penalty", "KF.chains-shedding")


@pytest.mark.parametrize(("chains", "left"), [(25, 24), (30, 29), (40, 39)])
def test_beyond_24_the_penalty_stays_four_cards(chains: int, left: int) -> None:
    """KF.chains-beyond-24: the table ends there; the tracker goes on counting."""
    t = given(house="brobnar", you=seat(chains=chains, deck=9), foe=seat(hand=6))

    t.you.ends_turn()

    t.then("you", hand=2, chains=left)


def test_draws_by_card_effects_are_untouched() -> None:
    """KF.chains-when: Library of Babble draws its card and sheds nothing; the refill of step 5 does."""
    t = given(house="logos", you=seat(chains=3, artifacts="library-of-babble", deck=9, hand="troll"), foe=seat(hand=6))

    t.you.acts("library-of-babble").then("you", hand=2, chains=3)
    t.you.ends_turn()

    t.then("you", hand=5, chains=2)


def test_an_effect_that_refills_the_hand_is_a_refill() -> None:
    """KF.chains-when: Punctuated Equilibrium discards both hands; each player refills as at the end of a turn."""
    t = given(
        house="untamed",
        you=seat(chains=7, hand="punctuated-equilibrium flaxia", deck=9),
        foe=seat(chains=1, hand="troll krump", deck=9),
    )

    t.you.plays("punctuated-equilibrium")

    t.then("you", hand=4, chains=6).then("foe", hand=5, chains=0).because("KF.chains-when", "KF.chains-shedding")


@pytest.mark.parametrize("held", [6, 7])
def test_with_no_draw_due_nothing_is_shed(held: int) -> None:
    """KF.chains-no-draw-due: 2 chains and six or seven cards in hand (FAQ 4)."""
    t = given(house="brobnar", you=seat(chains=2, hand=held, deck=9), foe=seat(hand=6))

    t.you.ends_turn()

    t.then("you", hand=held, chains=2, deck=9)


def test_a_draw_that_the_chains_prevent_sheds_one() -> None:
    """KF.chains-draw-prevented: 2 chains and five cards: nothing is drawn, one chain goes (FAQ 5)."""
    t = given(house="brobnar", you=seat(chains=2, hand=5, deck=9), foe=seat(hand=6))

    t.you.ends_turn().because("KF.chains-draw-prevented", "KF.chains-shedding")

    t.then("you", hand=5, chains=1, deck=9)


@pytest.mark.parametrize(("chains", "held"), [(8, 5), (19, 3), (24, 5)])
def test_a_penalty_larger_than_the_draw_means_no_card(chains: int, held: int) -> None:
    """KF.chains-never-below-zero-cards: no card is taken from the hand, one chain is shed."""
    t = given(house="brobnar", you=seat(chains=chains, hand=held, deck=9), foe=seat(hand=6))

    t.you.ends_turn().because("KF.chains-never-below-zero-cards", "KF.chains-shedding")

    t.then("you", hand=held, chains=chains - 1, deck=9)


@pytest.mark.parametrize(
    ("mine", "theirs", "chains", "held", "hand", "left"),
    [
        ("mother", "troll", 1, 6, 6, 0),  # seven were the aim: one due, none drawn
        ("mother", "troll", 1, 5, 6, 0),
        ("troll", "succubus", 3, 5, 5, 3),  # five were the aim: none due, nothing shed
        ("troll", "succubus", 3, 4, 4, 2),
        ("mother", "succubus", 2, 4, 5, 1),  # the two cancel out: two due, one drawn
    ],
)
def test_the_penalty_is_taken_from_the_changed_refill(
    mine: str, theirs: str, chains: int, held: int, hand: int, left: int
) -> None:
    """KF.chains-with-refill-modifiers: Mother adds one to the refill, Succubus takes one away."""
    t = given(house="brobnar", you=seat(chains=chains, hand=held, deck=9, line=mine), foe=seat(hand=6, line=theirs))

    t.you.ends_turn()

    t.then("you", hand=hand, chains=left)

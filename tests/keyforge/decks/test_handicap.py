"""Chains before a game: as a handicap from game to game, and bid for a deck."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.errors import BadSetup, GameOver, IllegalAnswer, NotYourDecision
from tableforge.keyforge.decks.deck import load
from tableforge.keyforge.handicap import Bidding, Handicap, Handicaps
from tableforge.table.series import Match

ONYX, ARGUS = load("starter:onyx"), load("starter:argus")


def match(**options: Any) -> Match:
    return Match("keyforge", settings={"decks": (ONYX, ARGUS), **options.pop("settings", {})}, **options)


# ---------------------------------------------------------------- handicap
def test_three_wins_in_a_row_start_a_handicap_of_four_chains() -> None:
    """KF.handicap-start: two are not enough, three are."""
    pair = Handicap(("onyx", "argus"))

    assert [pair.record("onyx"), pair.record("onyx")] == [None, None]
    assert pair.record("onyx") == ("onyx", 4, "KF.handicap-start")


def test_a_loss_breaks_the_row() -> None:
    pair = Handicap(("onyx", "argus"))

    assert [pair.record(deck) for deck in ("onyx", "onyx", "argus", "onyx", "onyx")] == [None] * 5


def test_three_wins_in_a_row_of_the_chained_deck_add_a_chain_and_three_losses_take_one() -> None:
    """KF.handicap-adjustment: every three in a row, counted anew."""
    pair = Handicap(("onyx", "argus"))
    assert pair.chain("onyx") == ("onyx", 4, "KF.handicap-start")

    said = [pair.record("onyx") for _ in range(6)]
    assert said == [
        None,
        None,
        ("onyx", 5, "KF.handicap-adjustment"),
        None,
        None,
        ("onyx", 6, "KF.handicap-adjustment"),
    ]

    said = [pair.record("argus") for _ in range(3)]
    assert said[-1] == ("onyx", 5, "KF.handicap-adjustment")


def test_a_deck_that_sheds_its_last_handicap_chain_is_no_longer_chained() -> None:
    pair = Handicap(("onyx", "argus"))
    pair.chain("onyx")
    for _ in range(4 * 3):
        last = pair.record("argus")

    assert last == ("onyx", 0, "KF.handicap-adjustment")
    assert pair.chained == ""
    assert [pair.record("argus") for _ in range(3)][-1] == ("argus", 4, "KF.handicap-start")


def test_a_handicap_is_kept_for_each_pair_of_decks() -> None:
    """KF.handicap: against that opposing deck, not against others."""
    other = load("forged:cota:1")
    book = Handicaps()
    for _ in range(3):
        book.won(ONYX, ARGUS)

    assert book.suggested((ONYX, ARGUS)) == (4, 0)
    assert book.suggested((ARGUS, ONYX)) == (0, 4)
    assert book.suggested((ONYX, other)) == (0, 0)
    assert book.won(ONYX, ONYX) is None


def test_a_match_keeps_the_book_of_handicaps() -> None:
    book = Handicaps()
    series = match(best_of=5, handicap=book)
    for game in range(3):
        if game:
            series.name_first(0, 0)
        series.record({"winner": 1, "turns": 1, "rule": "KF.victory"})

    assert book.suggested((ONYX, ARGUS)) == (0, 4)


def test_a_match_by_handicap_starts_each_game_with_what_the_book_suggests_by_then() -> None:
    """KF.handicap-start, KF.handicap-adjustment: three wins in a row chain a deck from the next game on."""
    series = match(best_of=9, handicap=Handicaps())
    chains = []
    for game in range(4):
        if game:
            series.name_first(0, 0)
        chains.append(series.next_game().settings["chains"])
        series.record({"winner": 1, "turns": 1, "rule": "KF.victory"})
    assert chains == [[0, 0], [0, 0], [0, 0], [0, 4]]

    bid = match(settings={"chains": (2, 0)}, handicap=series.handicap)
    assert bid.next_game().settings["chains"] == [2, 0]  # chains that were settled otherwise stand


def test_a_deck_outside_of_the_pair_is_refused() -> None:
    pair = Handicap(("onyx", "argus"))
    with pytest.raises(BadSetup):
        pair.record("other")
    with pytest.raises(BadSetup):
        pair.chain("other")


# ---------------------------------------------------------------- bidding
def test_the_bidding_of_the_rulebook_ends_with_seven_chains() -> None:
    """KF.chain-bidding: five, six, seven; the other lets her play it, and takes the other deck."""
    bidding = Bidding((ONYX, ARGUS), first=1)

    bidding.bid(1, 5)
    bidding.bid(0, 6)
    bidding.bid(1, 7)
    assert bidding.result is None
    bidding.pass_(0)

    assert bidding.over
    assert bidding.result == ((ARGUS, ONYX), (0, 7), "KF.chain-bidding")


def test_a_bid_must_be_higher_than_the_last() -> None:
    bidding = Bidding((ONYX, ARGUS))
    bidding.bid(0, 5)

    for low in (5, 4, -1, 25):
        with pytest.raises(IllegalAnswer, match=rf"bid {low} chains; legal: 6 to 24, or pass \(KF.chain-bidding\)"):
            bidding.bid(1, low)
    assert bidding.turn == 1
    bidding.bid(1, 6)


def test_nobody_bids_out_of_turn_or_after_the_end() -> None:
    bidding = Bidding((ONYX, ARGUS))
    with pytest.raises(NotYourDecision, match="seat 0 is to bid"):
        bidding.bid(1, 3)
    with pytest.raises(NotYourDecision):
        bidding.pass_(1)
    bidding.bid(0, 0)
    bidding.pass_(1)

    assert bidding.turn is None
    with pytest.raises(GameOver, match="the bidding is over"):
        bidding.bid(0, 9)
    with pytest.raises(GameOver, match="the bidding is over"):
        bidding.pass_(0)


def test_a_pass_before_any_bid_leaves_the_deck_without_chains() -> None:
    """Our reading: the rulebook is silent."""
    bidding = Bidding((ONYX, ARGUS), first=0)
    bidding.pass_(0)

    assert bidding.result == ((ARGUS, ONYX), (0, 0), "KF.chain-bidding")


def test_at_the_end_of_the_tracker_only_a_pass_is_left() -> None:
    bidding = Bidding((ONYX, ARGUS))
    bidding.bid(0, 24)

    with pytest.raises(IllegalAnswer, match="legal: pass "):
        bidding.bid(1, 25)
    bidding.pass_(1)
    assert bidding.result is not None and bidding.result.chains == (24, 0)


def test_what_was_bid_is_what_the_match_is_played_with() -> None:
    bidding = Bidding((ONYX, ARGUS))
    bidding.bid(0, 2)
    bidding.pass_(1)
    assert bidding.result is not None

    game = Match("keyforge", settings={"decks": bidding.result.decks, "chains": bidding.result.chains}).next_game()

    assert game.settings["decks"] == [ONYX.to_json(), ARGUS.to_json()] and game.settings["chains"] == [2, 0]


def test_only_the_two_seats_bid() -> None:
    with pytest.raises(BadSetup):
        Bidding((ONYX, ARGUS), first=2)

"""Group AB of the rules: the end of a game, handicap, bidding (items 350 to 354); the series itself is item 15."""

from __future__ import annotations

import pytest

import tableforge
from tableforge.errors import GameOver, IllegalAnswer, NotYourDecision
from tableforge.keyforge.decks.deck import load
from tableforge.keyforge.doors.testing import given, seat
from tableforge.keyforge.handicap import Bidding, Handicap, Handicaps
from tableforge.table.series import Match

ONYX, ARGUS = load("starter:onyx"), load("starter:argus")
THREE = ["brobnar", "dis", "logos"]


# ------------------------------------------------------------------ 350 the end of a game
@pytest.mark.parametrize(("keys", "over"), [(0, False), (1, False), (2, True)])
def test_three_keys_are_the_only_way_to_win(keys: int, over: bool) -> None:
    """KF.only-three-keys, KF.victory: a pool of 20 wins nothing; the third key wins at once."""
    t = given(step="forge", you=seat(keys=keys, amber=20, houses=THREE), foe=seat(keys=2, amber=20))

    assert t.g.over is over
    if over:
        assert t.g.result is not None and t.g.result["winner"] == 0
        assert t.g.decision is None
    else:
        t.asks("house", seat="you").then("you", keys=keys + 1)


def test_a_player_without_a_card_left_goes_on_playing() -> None:
    """KF.only-three-keys: no deck, no discard pile, no hand, nothing in play: turns are taken, nobody has lost."""
    t = given(house="brobnar", you=seat(houses=THREE), foe=seat(houses=THREE))
    for who in (t.you, t.foe, t.you, t.foe):
        who.ends_turn()
        assert not t.g.over
        t.answers("brobnar")

    t.then("you", keys=0, hand="", deck="").then("foe", keys=0, hand="")


# ------------------------------------------------------------------ 351 to 353 handicap
def test_a_handicapped_deck_starts_with_its_chains() -> None:
    """KF.handicap: four chains on one deck: its first hand is one card smaller, the other's is not."""
    settings = {"decks": (ONYX, ARGUS), "chains": (4, 0), "first": 0, "mulligan": False}
    game = Match("keyforge", best_of=3, seed=5, settings=settings).next_game()
    g = tableforge.new("keyforge", seed=game.seed, **game.settings)

    mine, theirs = g.view(0)["players"]
    assert (mine["hand_size"], mine["chains"]) == (6, 3)
    assert (theirs["hand_size"], theirs["chains"]) == (6, 0)


def test_without_an_agreement_no_deck_is_chained() -> None:
    """KF.handicap: a match between decks that nobody has judged, and a new deck in the book of handicaps."""
    assert "chains" not in Match("keyforge", settings={"decks": (ONYX, ARGUS)}).next_game().settings
    assert Handicaps().suggested((ONYX, load("forged:cota:417"))) == (0, 0)


def test_a_deck_thought_stronger_starts_with_four_chains() -> None:
    """KF.handicap-start: the deck that is named, against that opponent only."""
    book = Handicaps()

    advice = book.between(ONYX, ARGUS).chain("starter:argus")

    assert (advice.deck, advice.chains, advice.rule) == ("starter:argus", 4, "KF.handicap-start")
    assert book.suggested((ONYX, ARGUS)) == (0, 4) and book.suggested((ARGUS, ONYX)) == (4, 0)
    assert book.suggested((ARGUS, load("forged:cota:417"))) == (0, 0)


@pytest.mark.parametrize(
    ("results", "chains"),
    [
        ("aa", 4),
        ("aaa", 5),
        ("aaaa", 5),
        ("aaaaaa", 6),
        ("aabaa", 4),
        ("bb", 4),
        ("bbb", 3),
        ("bbbbbb", 2),
        ("aaabbb", 4),
    ],
)
def test_three_in_a_row_change_the_handicap_by_one(results: str, chains: int) -> None:
    """KF.handicap-adjustment: three wins of the chained deck add a chain, three losses take one; a mixed row changes nothing."""
    pair = Handicap(("a", "b"))
    pair.chain("a")

    told = [pair.record(winner) for winner in results]

    assert (pair.chained, pair.chains) == ("a", chains)
    assert {advice.rule for advice in told if advice is not None} <= {"KF.handicap-adjustment"}
    assert (told[-1] is not None) == (results[-3:] in ("aaa", "bbb") and len(results) % 3 == 0)


# ------------------------------------------------------------------ 354 bidding
def test_who_is_not_outbid_plays_the_deck_with_so_many_chains() -> None:
    """KF.chain-bidding: five, six, seven, and the other lets it go (the book's example)."""
    auction = Bidding((ONYX, ARGUS), first=1)
    for bidder, chains in ((1, 5), (0, 6), (1, 7)):
        auction.bid(bidder, chains)
    auction.pass_(0)

    assert auction.result is not None
    assert auction.result.decks == (ARGUS, ONYX)
    assert (auction.result.chains, auction.result.rule) == ((0, 7), "KF.chain-bidding")


@pytest.mark.parametrize("chains", [4, 5])
def test_a_bid_must_be_higher_than_the_last(chains: int) -> None:
    """KF.chain-bidding: neither fewer nor as many."""
    auction = Bidding((ONYX, ARGUS))
    auction.bid(0, 5)

    with pytest.raises(IllegalAnswer, match=r"KF\.chain-bidding"):
        auction.bid(1, chains)
    auction.bid(1, 6)
    assert auction.bids == [5, 6]


def test_the_bidders_take_turns_until_one_passes() -> None:
    """KF.chain-bidding: nobody bids twice running, and nobody after the end."""
    auction = Bidding((ONYX, ARGUS))
    auction.bid(0, 1)
    with pytest.raises(NotYourDecision, match=r"KF\.chain-bidding"):
        auction.bid(0, 2)

    auction.pass_(1)

    assert auction.over and auction.result is not None and auction.result.chains == (1, 0)
    with pytest.raises(GameOver, match=r"KF\.chain-bidding"):
        auction.bid(0, 3)


def test_the_deck_won_by_bidding_starts_with_the_chains_bid() -> None:
    """KF.chain-bidding, KF.chains-on-the-first-hand: seven chains cost two cards of the first hand."""
    auction = Bidding((ONYX, ARGUS))
    auction.bid(0, 7)
    auction.pass_(1)
    assert auction.result is not None

    g = tableforge.new(
        "keyforge", decks=auction.result.decks, chains=auction.result.chains, first=0, seed=2, mulligan=False
    )

    assert [p["hand_size"] for p in g.view(None)["players"]] == [5, 6]
    assert [p["chains"] for p in g.view(None)["players"]] == [6, 0]

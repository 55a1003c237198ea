"""Several games between two decks: who begins, who wins, chains as a handicap, bidding chains for a deck."""

from __future__ import annotations

import pytest

from tableforge.errors import BadSetup, GameOver, IllegalAnswer, NotYourDecision
from tableforge.keyforge.decks.deck import load
from tableforge.keyforge.match import Bidding, Handicap, Handicaps, Match

ONYX, ARGUS = load("starter:onyx"), load("starter:argus")


@pytest.fixture
def match() -> Match:
    return Match((ONYX, ARGUS), best_of=3, seed=417)


# ---------------------------------------------------------------- the series
def test_the_first_game_begins_by_chance_and_the_seed_decides() -> None:
    """KF.setup-first-player: random, and the same for the same seed."""
    games = [Match((ONYX, ARGUS), seed=seed).next_game() for seed in range(200)]

    assert games == [Match((ONYX, ARGUS), seed=seed).next_game() for seed in range(200)]
    assert 60 < sum(game.first for game in games) < 140
    assert {game.rule for game in games} == {"KF.setup-first-player"}


def test_the_loser_of_a_game_decides_who_begins_the_next(match: Match) -> None:
    """KF.first-player-in-a-series."""
    match.record(winner=1)

    assert match.chooser == 0
    with pytest.raises(NotYourDecision, match=r"seat 0 lost.*KF\.first-player-in-a-series"):
        match.name_first(seat=1, who=1)
    match.name_first(seat=0, who=1)

    assert match.chooser is None
    assert match.next_game()[0:1] + match.next_game()[2:4] == (2, 1, "KF.first-player-in-a-series")


@pytest.mark.parametrize("who", [0, 1])
def test_the_loser_may_name_either_player(match: Match, who: int) -> None:
    match.record(winner=0)

    match.name_first(seat=1, who=who)

    assert match.next_game().first == who


def test_no_game_begins_before_the_loser_has_named_a_first_player(match: Match) -> None:
    match.record(winner=0)

    with pytest.raises(IllegalAnswer, match="seat 1 has yet to name"):
        match.next_game()
    with pytest.raises(IllegalAnswer):
        match.record(winner=0)
    assert match.wins == (1, 0)


def test_nobody_names_the_first_player_of_the_first_game(match: Match) -> None:
    with pytest.raises(IllegalAnswer, match="by chance"):
        match.name_first(seat=0, who=0)


def test_only_the_two_players_can_be_named_or_win(match: Match) -> None:
    with pytest.raises(IllegalAnswer):
        match.record(winner=2)
    match.record(winner=0)
    with pytest.raises(IllegalAnswer, match="legal: 0, 1"):
        match.name_first(seat=1, who=2)


def test_a_best_of_three_is_over_with_the_second_win(match: Match) -> None:
    match.record(winner=0)
    match.name_first(1, 1)
    match.record(winner=1)
    assert (match.wins, match.over, match.winner) == ((1, 1), False, None)
    match.name_first(0, 0)
    match.record(winner=1)

    assert (match.wins, match.over, match.winner, match.chooser) == ((1, 2), True, 1, None)
    for late in (lambda: match.record(0), lambda: match.name_first(0, 0), match.next_game):
        with pytest.raises(GameOver, match="seat 1 has won the match"):
            late()


def test_every_game_of_a_match_has_its_own_seed() -> None:
    match, seeds = Match((ONYX, ARGUS), best_of=9, seed=5), []
    for i in range(9):
        seeds.append(match.next_game().seed)
        match.record(winner=i % 2)
        if not match.over:
            match.name_first(1 - i % 2, 0)

    assert len(set(seeds)) == 9
    assert match.winner == 0


def test_one_game_is_a_match_too() -> None:
    match = Match((ONYX, ARGUS), best_of=1)
    match.record(winner=1)

    assert match.winner == 1


@pytest.mark.parametrize("best_of", [0, 2, -3, 101])
def test_an_even_number_of_games_has_no_best_half(best_of: int) -> None:
    with pytest.raises(BadSetup, match="odd number"):
        Match((ONYX, ARGUS), best_of=best_of)


def test_chains_beyond_the_tracker_are_refused() -> None:
    with pytest.raises(BadSetup, match="0 to 24"):
        Match((ONYX, ARGUS), chains=(0, 25))


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
        book.record(ONYX, ARGUS)

    assert book.suggested((ONYX, ARGUS)) == (4, 0)
    assert book.suggested((ARGUS, ONYX)) == (0, 4)
    assert book.suggested((ONYX, other)) == (0, 0)
    assert book.record(ONYX, ONYX) is None


def test_a_match_keeps_the_book_of_handicaps() -> None:
    book = Handicaps()
    match = Match((ONYX, ARGUS), best_of=5, handicaps=book)
    for game in range(3):
        if game:
            match.name_first(0, 0)
        match.record(winner=1)

    assert book.suggested(match.decks) == (0, 4)


def test_a_match_by_handicap_starts_each_game_with_what_the_book_suggests_by_then() -> None:
    """KF.handicap-start, KF.handicap-adjustment: three wins in a row chain a deck from the next game on."""
    match = Match((ONYX, ARGUS), best_of=9, handicaps=Handicaps())
    chains = []
    for game in range(4):
        if game:
            match.name_first(0, 0)
        chains.append(match.next_game().chains)
        match.record(winner=1)
    assert chains == [(0, 0), (0, 0), (0, 0), (0, 4)]

    bid = Match((ONYX, ARGUS), chains=(2, 0), handicaps=match.handicaps)
    assert bid.next_game().chains == (2, 0)  # chains that were settled otherwise stand


@pytest.mark.parametrize("first", [0, 1])
def test_the_players_may_settle_who_begins_the_first_game(first: int) -> None:
    match = Match((ONYX, ARGUS), seed=417, first=first)
    assert match.next_game().first == first
    match.record(winner=0)
    assert match.chooser == 1


def test_nobody_else_is_the_first_player() -> None:
    for odd in ({"first": 2}, {"named": 2}, {"named": -2}):
        with pytest.raises(BadSetup, match="seat 0 or 1"):
            Match((ONYX, ARGUS), **odd)


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

    game = Match(bidding.result.decks, chains=bidding.result.chains).next_game()

    assert (game.decks, game.chains) == ((ONYX, ARGUS), (2, 0))


def test_only_the_two_seats_bid() -> None:
    with pytest.raises(BadSetup):
        Bidding((ONYX, ARGUS), first=2)

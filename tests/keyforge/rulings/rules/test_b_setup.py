"""Group B of the rules: set-up (items 11 to 23)."""

from __future__ import annotations

import pytest

import tableforge
from tableforge.errors import IllegalAnswer, NotYourDecision
from tableforge.keyforge.decks.deck import load
from tableforge.keyforge.editions import EDITIONS
from tableforge.keyforge.state import KeyForge
from tableforge.table.series import Match
from tableforge.table.sitting import Sitting

ONYX, ARGUS = "starter:onyx", "starter:argus"
every_edition = pytest.mark.parametrize("edition", list(EDITIONS))


def table(
    seed: int = 1, first: int | None = 0, chains: tuple[int, int] = (0, 0), edition: str = "1.3", **more: bool
) -> Sitting:
    """A new game between the starter decks, up to its first question."""
    return tableforge.new(
        "keyforge", decks=(ONYX, ARGUS), seed=seed, first=first, chains=chains, edition=edition, **more
    )


def state(g: Sitting) -> KeyForge:
    assert isinstance(g.state, KeyForge)
    return g.state


def hands(g: Sitting) -> tuple[int, int]:
    return len(state(g).players[0].hand), len(state(g).players[1].hand)


def chains(g: Sitting) -> tuple[int, int]:
    return state(g).players[0].chains, state(g).players[1].chains


def asked(g: Sitting) -> tuple[str, int]:
    """The kind of the pending question, and the seat it is put to."""
    assert g.decision is not None
    return g.decision.kind, g.decision.seat


def rules(g: Sitting) -> list[str]:
    return [e.rule for e in g.log]


# ------------------------------------------------------------------ 12 and 13 pool and keys
def test_each_player_starts_with_an_identity_card_of_three_houses_and_an_empty_pool() -> None:
    """KF.setup-identity-card-and-pool: the pool lies on the identity card and starts empty."""
    g = table()
    for p, deck in enumerate((load(ONYX), load(ARGUS))):
        q = state(g).players[p]
        assert q.houses == deck.houses and len(set(q.houses)) == 3
        assert q.amber == 0
        assert (q.line, q.artifacts, q.discard, q.archives, q.purged) == ((), (), (), (), ())


def test_each_player_starts_with_no_key_forged_and_needs_three() -> None:
    """KF.setup-keys: three keys each, all unforged: the view shows none, and one or two do not win."""
    g = table()
    assert [p["keys"] for p in g.view(0)["players"]] == [0, 0]
    assert not g.over


# ------------------------------------------------------------------ 14 and 15 the first player
def test_the_first_player_is_random() -> None:
    """KF.setup-first-player: over many seeds either player begins, about as often as the other."""
    firsts = [state(table(seed=n, first=None)).first for n in range(60)]
    assert 15 < sum(firsts) < 45


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_takes_the_first_turn(first: int) -> None:
    """KF.setup-first-player: whoever is first is asked for a house in turn 1; the other waits."""
    g = table(first=first, mulligan=False)
    assert asked(g) == ("house", first)
    assert state(g).turn == 1 and state(g).active == first
    assert "KF.setup-hands" in rules(g)


def test_chance_is_cited_for_the_first_game() -> None:
    """KF.setup-first-player: the log says why this player begins."""
    assert rules(table(first=None))[0] == "KF.setup-first-player"


@every_edition
@pytest.mark.parametrize("loser", [0, 1])
@pytest.mark.parametrize("named", [0, 1])
def test_the_loser_of_a_game_names_the_first_player_of_the_next(loser: int, named: int, edition: str) -> None:
    """KF.first-player-in-a-series: the loser, nobody else, and either player may be named; the same in every edition."""
    match = Match("keyforge", best_of=3, seed=5, settings={"decks": (ONYX, ARGUS), "edition": edition})
    assert match.chooser is None  # the first game is left to chance
    with pytest.raises(IllegalAnswer):
        match.name_first(seat=loser, who=named)
    match.record({"winner": 1 - loser, "turns": 9, "rule": "KF.victory"})

    assert match.chooser == loser
    with pytest.raises(NotYourDecision):
        match.name_first(seat=1 - loser, who=named)
    match.name_first(seat=loser, who=named)
    game = match.next_game()

    assert (game.number, game.settings["first"], game.rule) == (2, named, "KF.first-player-in-a-series")
    g = tableforge.new("keyforge", seed=game.seed, **game.settings, mulligan=False)
    assert asked(g) == ("house", named)
    assert rules(g)[0] == "KF.first-player-in-a-series"


# ------------------------------------------------------------------ 16 shuffling
def test_both_decks_are_shuffled() -> None:
    """KF.setup-shuffling: each deck once, and two seeds give two orders of the same cards."""
    a, b = table(seed=1), table(seed=2)
    assert rules(a).count("KF.setup-shuffling") == 2
    for p in (0, 1):
        one, other = [(*state(g).players[p].hand, *state(g).players[p].deck) for g in (a, b)]
        assert one != other and sorted(one) == sorted(other)
        assert one != tuple(sorted(one))


def test_the_opponent_cannot_know_the_order_of_a_shuffled_deck() -> None:
    """KF.setup-shuffling: shuffling and cutting by the opponent is what nature does here: neither view shows a deck."""
    g = table()
    for seat in (0, 1):
        for p in g.view(seat)["players"]:
            assert "deck" not in p and p["deck_size"] in (29, 30)


# ------------------------------------------------------------------ 17 starting hands
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_draws_seven_cards_and_the_other_six(first: int) -> None:
    """KF.setup-hands: seven against six, whoever is first."""
    g = table(first=first)
    assert hands(g) == ((7, 6) if first == 0 else (6, 7))
    assert [len(q.deck) for q in state(g).players] == ([29, 30] if first == 0 else [30, 29])
    assert rules(g).count("KF.setup-hands") == 2


# ------------------------------------------------------------------ 18, 19, 20, 23 mulligan
def test_each_player_may_once_shuffle_the_hand_back_and_draw_one_card_fewer() -> None:
    """KF.setup-mulligan: the first player's seven become six new ones; the other's six are untouched."""
    g = table()
    before, other = state(g).players[0].hand, state(g).players[1].hand
    assert g.decision is not None and g.decision.rule == "KF.setup-mulligan"
    assert [o.key for o in g.decision.options] == ["keep", "mulligan"]

    g.answer("mulligan")

    assert hands(g) == (6, 6)
    assert state(g).players[0].hand != before and state(g).players[1].hand == other
    assert len(state(g).players[0].deck) == 30
    assert "KF.setup-mulligan" in rules(g)


def test_whoever_keeps_the_hand_keeps_it_as_it_is() -> None:
    """KF.setup-mulligan: it is an opportunity, not a duty."""
    g = table()
    before = state(g).players[0].hand
    g.answer("keep")
    assert state(g).players[0].hand == before and hands(g) == (7, 6)


def test_the_new_hand_must_be_kept() -> None:
    """KF.no-second-mulligan: after a mulligan the next question goes to the other player, then the game begins."""
    g = table()
    g.answer("mulligan")
    assert asked(g) == ("mulligan", 1)
    g.answer("mulligan")
    assert asked(g) == ("house", 0)
    assert hands(g) == (6, 5)


def test_the_introductory_game_has_no_mulligan() -> None:
    """KF.quickstart: with the option off nobody is asked; hands are seven and six as ever."""
    g = table(mulligan=False)
    assert asked(g) == ("house", 0)
    assert hands(g) == (7, 6)


@pytest.mark.parametrize("first", [0, 1])
def test_the_second_player_decides_only_after_the_first_has_finished(first: int) -> None:
    """KF.order-of-decisions: the first player's new hand is drawn before the second player is asked."""
    g = table(first=first)
    assert asked(g) == ("mulligan", first)
    g.answer("mulligan")
    assert asked(g) == ("mulligan", 1 - first)
    assert hands(g)[first] == 6


# ------------------------------------------------------------------ 21 and 22 chains
@every_edition
@pytest.mark.parametrize(
    ("level", "drawn"), [(0, 7), (1, 6), (6, 6), (7, 5), (12, 5), (13, 4), (18, 4), (19, 3), (24, 3)]
)
def test_chains_shrink_the_first_hand_and_one_is_shed(level: int, drawn: int, edition: str) -> None:
    """KF.chains-on-the-first-hand: the hand is drawn as a refill; every level's two ends; the unchained opponent draws six."""
    g = table(chains=(level, 0), edition=edition)
    assert hands(g) == (drawn, 6)
    assert chains(g) == (max(0, level - 1), 0)
    assert ("KF.chains-on-the-first-hand" in rules(g)) is (level > 0)


@every_edition
def test_a_mulligan_sheds_no_chain_and_costs_one_card_of_the_smaller_hand(edition: str) -> None:
    """KF.chains-and-mulligan: seven chains draw five; the new hand holds four, chain reduction counted once; six chains stay."""
    g = table(chains=(7, 1), edition=edition)
    assert (hands(g), chains(g)) == ((5, 5), (6, 0))
    g.answer("mulligan")
    assert (hands(g), chains(g)) == ((4, 5), (6, 0))
    g.answer("mulligan")
    assert (hands(g), chains(g)) == ((4, 4), (6, 0))
    assert rules(g).count("KF.chains-on-the-first-hand") == 2

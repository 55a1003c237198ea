"""Random basic weaknesses: one box for the whole group, drawn by the seed and never put back."""

from __future__ import annotations

from collections import Counter

import pytest

from tableforge.arkham.decks import weaknesses
from tableforge.arkham.decks.deck import Deck, load
from tableforge.arkham.decks.weaknesses import box, draw, due, extra, left
from tableforge.errors import BadDeck
from tableforge.kernel.chance import rng

GROUP = ("roland", "daisy", "skids", "agnes")


def group(ending: str = "") -> list[Deck]:
    return [load(f"starter:{name}{ending}") for name in GROUP]


def test_the_box_holds_ten() -> None:
    """AH.basic-weakness-pool: Amnesia and Paranoia twice, six others once."""
    assert len(box()) == 10
    assert {id for id, n in Counter(box()).items() if n == 2} == {"amnesia", "paranoia"}


def test_each_deck_gets_its_weakness_last_and_is_then_whole() -> None:
    """AH.random-basic-weakness-last."""
    for deck, before in zip(draw(group(), rng(1)), group()):
        assert deck.random == 0 and len(deck.weaknesses()) == 1
        assert deck.losing(*deck.weaknesses()).cards == before.cards
        assert deck.problems() == ()


def test_the_seed_alone_says_what_is_drawn() -> None:
    assert draw(group(), rng(7)) == draw(group(), rng(7))
    assert len({draw(group(), rng(seed)) for seed in range(20)}) > 10


@pytest.mark.parametrize("seed", range(30))
def test_nothing_is_drawn_twice_from_one_box(seed: int) -> None:
    """AH.basic-weakness-pool: without replacement over all decks of the group."""
    drawn = Counter([id for deck in draw(group("-strong"), rng(seed), standalone=True) for id in deck.weaknesses()])
    assert sum(drawn.values()) == 8
    assert not drawn - Counter(box())


def test_what_a_deck_holds_already_is_not_in_the_box_any_more() -> None:
    """AH.basic-weakness-pool."""
    decks = group()
    decks[0] = decks[0].gaining("haunted", "amnesia")
    assert Counter(left(decks)) == Counter(box()) - Counter(["haunted", "amnesia"])
    for seed in range(40):
        drawn = draw(decks, rng(seed))
        assert sum([deck.weaknesses().count("haunted") for deck in drawn]) == 1


def test_an_empty_box_adds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """AH.basic-weakness-pool: players share a box, and there is nothing beyond it."""
    monkeypatch.setattr(weaknesses, "box", lambda: ("haunted", "psychosis"))
    got = [deck.weaknesses() for deck in draw(group(), rng(3))]
    assert sorted([len(ids) for ids in got]) == [0, 0, 1, 1] and got[2:] == [(), ()]


@pytest.mark.parametrize(
    ("experience", "more"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (29, 2), (30, 3), (40, 4), (49, 4)]
)
def test_every_ten_points_of_experience_bring_a_further_weakness(experience: int, more: int) -> None:
    """AH.standalone-experience."""
    assert extra(experience) == more


def test_only_a_single_scenario_asks_for_further_weaknesses() -> None:
    """AH.standalone-experience: a strong deck of 19 experience takes two there, and one in a campaign that has paid for it."""
    strong = load("starter:roland-strong")
    assert (due(strong), due(strong, standalone=True)) == (1, 2)
    assert len(draw([strong], rng(1), standalone=True)[0].weaknesses()) == 2


def test_weaknesses_that_a_deck_holds_are_part_of_those_it_must_have() -> None:
    """AH.standalone-experience."""
    strong = load("starter:roland-strong").gaining("haunted")
    assert due(strong, standalone=True) == 1


def test_more_than_49_experience_is_refused_before_anything_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """AH.standalone-experience."""
    monkeypatch.setattr(Deck, "spent", lambda deck: 50)
    chance = rng(1)
    before = (chance.ra, chance.rb, chance.rc, chance.rd)
    with pytest.raises(BadDeck, match="at most 49"):
        draw(group(), chance, standalone=True)
    assert (chance.ra, chance.rb, chance.rc, chance.rd) == before

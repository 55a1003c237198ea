"""What makes a deck legal: size, copies, classes and levels, what must be in it and what may not; each refusal with its rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tableforge.arkham.cards import CARDS
from tableforge.arkham.decks import deck as decks
from tableforge.arkham.decks import pool
from tableforge.arkham.decks.deck import Deck, check, check_start, load, starters
from tableforge.arkham.definition import CardDef
from tableforge.errors import BadDeck

Printed = Callable[..., CardDef]


@pytest.fixture
def roland() -> Deck:
    return load("starter:roland")


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> Printed:
    """Prints a card anew for one test, with other facts than it has: the core set has nothing permanent or exceptional."""

    def print_anew(id: str, **facts: object) -> CardDef:
        anew = CARDS[id].lower()
        for name, value in facts.items():
            setattr(anew, name, value)
        monkeypatch.setitem(pool.cards(), id, anew)
        return anew

    return print_anew


def without(deck: Deck, *ids: str) -> Deck:
    return deck.losing(*ids)


def swapped(deck: Deck, out: str, *into: str) -> Deck:
    """The deck with a card in place of another, or several."""
    return deck.losing(out).gaining(*into)


def problems(deck: Deck) -> str:
    return "; ".join(deck.problems())


# ---------------------------------------------------------------- the decks that ship with the game
@pytest.mark.parametrize("short", ["roland", "daisy", "skids", "agnes", "wendy"])
def test_every_investigator_has_a_deck_of_level_0_that_one_core_set_holds_and_a_strong_one(short: str) -> None:
    """AH.deck-size, AH.deck-level-zero, AH.standalone-experience."""
    starter, strong = load(f"starter:{short}"), load(f"starter:{short}-strong")

    assert starter.problems() == strong.problems() == ()
    assert (starter.size(), starter.spent(), starter.core_sets()) == (30, 0, 1)
    assert (strong.size(), strong.spent(), strong.core_sets()) == (30, 19, 2)
    assert starter.investigator == strong.investigator
    check_start(starter, standalone=False)
    check_start(strong, standalone=True)


def test_the_ten_decks_have_ten_names_in_two_languages() -> None:
    every = list(starters().values())
    assert len({d.title("en") for d in every}) == len({d.title("fr") for d in every}) == 10
    assert all(d.title("en") != d.title("fr") for d in every)
    assert len({d.digest() for d in every}) == 10


def test_an_unknown_starter_deck_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadDeck, match=r"no starter deck 'rolend'; did you mean 'roland'\?.*'starter:wendy-strong'"):
        load("starter:rolend")
    with pytest.raises(BadDeck, match="names no deck"):
        load("/etc/passwd", files=False)


# ---------------------------------------------------------------- one investigator
def test_a_deck_is_for_one_investigator_of_the_pool(roland: Deck) -> None:
    """AH.one-investigator-card."""
    assert "no investigator 'jenny'" in problems(replace(roland, investigator="jenny"))
    assert "no investigator 'machete'" in problems(replace(roland, investigator="machete"))


def test_a_second_investigator_is_no_card_of_the_deck(roland: Deck) -> None:
    """AH.one-investigator-card."""
    assert "'Daisy Walker' is an investigator" in problems(roland.gaining("daisy-walker"))


# ---------------------------------------------------------------- size and copies
def test_29_and_31_cards_are_refused(roland: Deck) -> None:
    """AH.deck-size: exactly as many as the investigator's card says."""
    assert roland.problems() == ()
    assert problems(without(roland, "knife")) == (
        "a deck has 30 cards besides weaknesses and the investigator's own, this one has 29 cards (AH.deck-size)"
    )
    assert "this one has 31 cards" in problems(roland.gaining("barricade"))


def test_weaknesses_and_signature_cards_do_not_count_towards_the_size(roland: Deck) -> None:
    """AH.deck-size."""
    more = roland.gaining("haunted", "amnesia")
    assert more.problems() == () and more.size() == 30 and len(more.ids()) == 34


def test_a_permanent_card_does_not_count_towards_the_size_and_all_else_holds_for_it(
    roland: Deck, printed: Printed
) -> None:
    """AH.permanent."""
    printed("barricade", permanent=True)
    assert roland.gaining("barricade").problems() == ()
    assert "3 copies of 'Barricade'" in problems(roland.gaining("barricade", "barricade", "barricade"))


def test_three_copies_of_a_title_are_too_many_whatever_their_levels(roland: Deck) -> None:
    """AH.deck-copies."""
    two = swapped(roland, "knife", "beat-cop-2")
    three = swapped(two, "knife", "beat-cop-2")
    assert two.problems() == ()
    assert problems(three) == (
        "there are 3 copies of 'Beat Cop', all levels together; a deck has at most 2 (AH.deck-copies)"
    )


def test_of_an_exceptional_card_a_deck_has_one_and_it_is_worth_twice_its_level(roland: Deck, printed: Printed) -> None:
    """AH.exceptional."""
    printed("shotgun", exceptional=True)
    one = swapped(roland, "knife", "shotgun")
    assert one.problems() == () and one.spent() == 8
    assert "'Shotgun (4)' is exceptional" in problems(swapped(one, "knife", "shotgun"))


# ---------------------------------------------------------------- classes and levels
@pytest.mark.parametrize(
    ("deck", "second", "too_high", "stranger"),
    [
        ("roland", "encyclopedia", "cryptic-research", "lucky"),
        ("daisy", "blinding-light-2", "book-of-shadows", "machete"),
        ("skids", "police-badge", "shotgun", "deduction"),
        ("agnes", "lucky-2", "will-to-survive", "backstab"),
        ("wendy", "cat-burglar", "sure-gamble", "shrivelling"),
    ],
)
def test_the_second_class_ends_at_level_2_and_a_third_is_not_open(
    deck: str, second: str, too_high: str, stranger: str
) -> None:
    """AH.core-class-access, AH.deck-options, AH.classes."""
    own = load(f"starter:{deck}")
    assert swapped(own, "flashlight", second).problems() == ()
    for id in (too_high, stranger):
        told = problems(swapped(own, "flashlight", id))
        assert repr(pool.told(pool.card(id))) in told and "(AH.deck-options, AH.core-class-access)" in told


def test_neutral_cards_are_open_to_everybody_up_to_level_5(roland: Deck) -> None:
    """AH.classes, AH.core-class-access."""
    for short in ("roland", "daisy", "skids", "agnes", "wendy"):
        assert swapped(load(f"starter:{short}"), "flashlight", "elder-sign-amulet").problems() == ()


def test_a_refused_class_says_what_the_investigator_may_have(roland: Deck) -> None:
    told = swapped(roland, "knife", "lucky").problems()[0]
    assert told.startswith("'Lucky!' is Survivor of level 0; Roland Banks may have ")
    assert all(part in told for part in ("Guardian 0–5", "Seeker 0–2", "Neutral 0–5"))
    assert "Chanceux" in told.text("fr") and "Survivant de niveau 0" in told.text("fr")


def test_a_card_of_the_scenarios_is_in_no_deck(roland: Deck) -> None:
    """AH.deck-options."""
    assert "'Ghoul Priest' is a card of the scenarios" in problems(roland.gaining("ghoul-priest"))


# ---------------------------------------------------------------- what must be there
def test_signature_cards_and_a_basic_weakness_must_be_there(roland: Deck) -> None:
    """AH.deck-requirements."""
    assert "must have 'Cover Up', and has not" in problems(without(roland, "cover-up"))
    assert 'must have "Roland\'s .38 Special"' in problems(without(roland, "rolands-38-special"))
    bare = replace(roland, random=0)
    assert "a deck has a basic weakness: add 'Random Basic Weakness'" in problems(bare)
    assert bare.gaining("haunted").problems() == ()


def test_cards_of_one_investigator_are_in_no_other_deck_and_once_in_their_own(roland: Deck) -> None:
    """AH.signature-cards."""
    assert '"Daisy\'s Tote Bag" is for Daisy Walker only, not for Roland Banks' in problems(
        roland.gaining("daisys-tote-bag")
    )
    assert "'Dark Memory' is for Agnes Baker only" in problems(roland.gaining("dark-memory"))
    assert "there are 2 of 'Cover Up'" in problems(roland.gaining("cover-up"))


def test_no_more_of_a_basic_weakness_than_the_pool_has(roland: Deck) -> None:
    """AH.basic-weakness-pool: Amnesia and Paranoia are there twice, all others once."""
    assert roland.gaining("amnesia", "amnesia").problems() == ()
    assert "there are 3 of 'Amnesia'" in problems(roland.gaining("amnesia", "amnesia", "amnesia"))
    assert "there are 2 of 'Haunted'" in problems(roland.gaining("haunted", "haunted"))
    assert "11 random basic weaknesses are more than the 10" in problems(replace(roland, random=11))


def test_a_story_asset_needs_leave(roland: Deck) -> None:
    """AH.deck-story-assets: a scenario must have given it; it stands outside of the size."""
    more = roland.gaining("lita-chantler")
    assert (
        problems(more) == "'Lita Chantler' is a story asset; only a scenario can give it to you (AH.deck-story-assets)"
    )
    assert more.problems(earned=("lita-chantler",)) == ()
    check(more, earned=("lita-chantler",))


# ---------------------------------------------------------------- experience
def test_a_campaign_begins_at_level_0_unless_experience_is_granted(roland: Deck) -> None:
    """AH.deck-level-zero."""
    better = swapped(roland, "knife", "police-badge")
    with pytest.raises(BadDeck, match=r"begins with 0 experience.*cost 2.*'Police Badge \(2\)' is above level 0"):
        check_start(better, standalone=False)
    check_start(better, standalone=False, granted=2)


def test_a_single_scenario_is_played_with_49_experience_at_most(printed: Printed) -> None:
    """AH.standalone-experience: the threshold and its neighbour."""
    deck = load("starter:roland-strong")
    printed("machete", level=5)
    printed("vicious-blow", level=5)
    printed("evidence", level=5)
    assert deck.spent() == 49
    check_start(deck, standalone=True)
    printed("guts", level=1)
    with pytest.raises(BadDeck, match=r"at most 49 experience; this deck has 51 \(AH.standalone-experience\)"):
        check_start(deck, standalone=True)


# ---------------------------------------------------------------- as data
def test_everything_that_is_wrong_is_told_at_once_in_both_languages(roland: Deck) -> None:
    wrong = replace(roland.losing("cover-up", "knife", "knife").gaining("lucky", "machette"), random=0)
    found = wrong.problems()
    assert len(found) == 5
    assert all(p.text("fr") and p.text("fr") != p.text("en") for p in found)
    with pytest.raises(BadDeck) as refused:
        check(wrong)
    assert refused.value.problems == found


def test_an_unknown_card_is_answered_with_the_nearest(roland: Deck) -> None:
    assert "no card 'machette'; did you mean 'machete'?" in problems(roland.gaining("machette"))


@pytest.mark.parametrize("short", starters())
def test_a_deck_is_plain_data_and_back(short: str) -> None:
    deck = load(f"starter:{short}").earning(3)
    assert Deck.from_json(deck.to_json()) == deck


@pytest.mark.parametrize(
    "change",
    [
        {"cards": None},
        {"cards": [["machete"]]},
        {"cards": [["machete", 0]]},
        {"cards": [["machete", 1.0]]},
        {"cards": [["machete", 1], ["machete", 1]]},
        {"cards": [[1, 1]]},
        {"cards": [["machete", True]]},
        {"cards": [[str(n), 1] for n in range(501)]},
        {"random": -1},
        {"random": "1"},
        {"experience": 1000},
        {"name": 1},
        {"name": "x" * 201},
    ],
)
def test_data_of_another_shape_is_no_deck(roland: Deck, change: dict[str, object]) -> None:
    with pytest.raises(BadDeck, match="no saved deck"):
        Deck.from_json({**roland.to_json(), **change})


def test_a_deck_that_is_no_object_is_none() -> None:
    others: tuple[object, ...] = (None, [], "starter:roland", 7)
    for data in others:
        with pytest.raises(BadDeck, match="no saved deck"):
            Deck.from_json(data)


def test_the_digest_tells_decks_apart_by_what_is_in_them(roland: Deck) -> None:
    assert replace(roland, name="Another").digest() == roland.digest()
    assert swapped(roland, "knife", "barricade").digest() != roland.digest()


def test_no_deck_of_the_game_names_a_card_that_is_not_there() -> None:
    assert {id for d in decks.starters().values() for id, _ in d.cards} <= pool.cards().keys()

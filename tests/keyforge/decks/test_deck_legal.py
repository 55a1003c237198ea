"""A deck and where it comes from: what makes it legal, what is said of one that is not, and references to decks."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tableforge.decks.wording import MOST_PROBLEMS
from tableforge.errors import BadDeck
from tableforge.keyforge.decks import deck as decks
from tableforge.keyforge.decks import formats
from tableforge.keyforge.decks.deck import Deck, check, load
from tableforge.keyforge.names import BROBNAR, DIS, LOGOS, SANCTUM, SHADOWS, UNTAMED

PACKAGE = Path(decks.__file__).parent.parent


@pytest.fixture
def onyx() -> Deck:
    return load("starter:onyx")


@pytest.mark.parametrize(
    ("ref", "name", "houses"),
    [
        ("starter:onyx", 'Miss "Onyx" Censorius', (BROBNAR, DIS, SHADOWS)),
        ("starter:argus", "Radiant Argus the Supreme", (LOGOS, SANCTUM, UNTAMED)),
    ],
)
def test_the_starter_decks_are_legal(ref: str, name: str, houses: tuple[int, int, int]) -> None:
    """KF.deck-36-cards, KF.deck-three-houses: twelve cards of each of three houses."""
    deck = load(ref)

    assert (deck.name, deck.houses, deck.id, deck.set) == (name, houses, ref, "cota")
    assert deck.problems() == ()
    assert [len(deck.of_house(house)) for house in houses] == [12, 12, 12]
    assert deck.mavericks() == ()


def test_an_unknown_starter_deck_is_answered_with_the_known_ones() -> None:
    with pytest.raises(
        BadDeck, match=r"no starter deck 'onix'; did you mean 'onyx'\?.*'starter:onyx'.*'starter:argus'"
    ):
        load("starter:onix")


def test_a_deck_of_35_cards_is_refused_and_says_which_house_is_short(onyx: Deck) -> None:
    """KF.deck-36-cards: the threshold and its neighbours."""
    short = replace(onyx, cards=onyx.cards[:-1])
    long = replace(onyx, cards=onyx.cards + (("urchin", SHADOWS),))

    assert short.problems() == (
        "a deck has 36 cards, this one has 35 (KF.deck-36-cards)",
        "shadows has 11 cards, not 12 (KF.deck-36-cards)",
    )
    assert any("has 37" in problem for problem in long.problems())
    with pytest.raises(BadDeck) as refused:
        check(short)
    assert refused.value.problems == short.problems()
    check(onyx)


def test_two_houses_are_not_three(onyx: Deck) -> None:
    """KF.deck-three-houses: three, and different ones."""
    assert "three different houses" in replace(onyx, houses=(DIS, DIS, SHADOWS)).problems()[0]


def test_a_card_of_a_fourth_house_is_named(onyx: Deck) -> None:
    cards = (("batdrone", LOGOS), *onyx.cards[1:])

    problems = replace(onyx, cards=cards).problems()

    assert any("'batdrone'" in p and "logos is not a house of this deck" in p for p in problems)


def test_a_house_without_a_name_is_refused(onyx: Deck) -> None:
    assert any("there is no house 9" in problem for problem in replace(onyx, houses=(BROBNAR, DIS, 9)).problems())


def test_a_misspelt_card_is_answered_with_the_nearest(onyx: Deck) -> None:
    cards = tuple([("urchn" if card == "urchin" else card, house) for card, house in onyx.cards])

    assert replace(onyx, cards=cards).problems() == ("there is no card 'urchn'; did you mean 'urchin'?",)


def test_a_maverick_is_legal_and_told(onyx: Deck) -> None:
    """KF.maverick: a card in another house's frame belongs to that house."""
    cards = (("dextre", BROBNAR), *onyx.cards[1:])

    deck = replace(onyx, cards=cards)

    assert deck.problems() == ()
    assert deck.mavericks() == ("dextre",)


def test_a_million_wrong_cards_are_a_short_list_of_problems(onyx: Deck) -> None:
    deck = replace(onyx, cards=tuple([(f"card-{i}", DIS) for i in range(100_000)]))

    problems = deck.problems()

    assert len(problems) <= MOST_PROBLEMS + 1
    assert "more" in problems[-1]


def test_a_saved_deck_is_the_same_deck(onyx: Deck) -> None:
    assert Deck.from_json(onyx.to_json()) == onyx


def test_a_saved_deck_loses_what_could_deceive_the_eye(onyx: Deck) -> None:
    odd = onyx.to_json() | {"name": "\x1b[2JOnyx\u202e", "fr": "\x9bOnyx\x07"}
    assert (Deck.from_json(odd).name, Deck.from_json(odd).fr) == ("[2JOnyx", "Onyx")


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"name": "x", "houses": ["dis"], "cards": []},
        {"name": 3, "houses": ["dis", "mars", "logos"], "cards": []},
        {"name": "x", "houses": ["dis", "mars", "saurian"], "cards": []},
        {"name": "x", "houses": ["dis", "mars", "logos"], "cards": ["urchin"]},
        {"name": "x", "houses": ["dis", "mars", "logos"], "cards": [["urchin", 5]]},
        {"name": "x" * 1000, "houses": ["dis", "mars", "logos"], "cards": []},
        {"name": "x", "houses": ["dis", "mars", "logos"], "cards": [["urchin", "dis"]] * 10_000},
    ],
)
def test_a_damaged_save_of_a_deck_is_refused(data: object) -> None:
    with pytest.raises(BadDeck):
        Deck.from_json(data)


def test_a_forged_deck_is_found_by_seed_by_set_and_by_name() -> None:
    deck = load("forged:cota:417")

    assert deck == load(f"forged:{deck.name}")
    assert load("forged:417") in (deck, load("forged:aoa:417"))


@pytest.mark.parametrize("ref", ["forged:", "forged:abc", "forged:mm:4", "forged:-1", "forged:99999999999", "forged:²"])
def test_a_forged_deck_without_a_seed_is_refused(ref: str) -> None:
    with pytest.raises(BadDeck):
        load(ref)


def test_a_deck_file_is_loaded_whatever_its_name(tmp_path: Path, onyx: Deck) -> None:
    path = tmp_path / "deck.of.mine"
    path.write_text(formats.to_text(onyx, "fr"), "utf-8")

    assert load(str(path)) == onyx


def test_a_file_of_many_decks_is_asked_for_one(tmp_path: Path, onyx: Deck) -> None:
    argus = load("starter:argus")
    path = tmp_path / "decks.json"
    path.write_text(json.dumps([onyx.to_json(), argus.to_json()]), "utf-8")

    assert load(f"{path}#2") == argus
    assert load(f"{path}#{onyx.name}") == onyx
    with pytest.raises(BadDeck, match="several; add '#' and the number or name of one: 1 "):
        load(str(path))
    with pytest.raises(BadDeck, match="no deck '3'"):
        load(f"{path}#3")


@pytest.mark.parametrize("ref", ["no/such/file", "", ".", "a\0b", "/dev/zero"])
def test_what_is_no_deck_file_is_refused_with_what_a_deck_is(ref: str) -> None:
    with pytest.raises(BadDeck, match="starter:onyx"):
        load(ref)


def test_a_stranger_may_not_name_a_file(tmp_path: Path, onyx: Deck) -> None:
    path = tmp_path / "a.deck"
    path.write_text(formats.to_text(onyx), "utf-8")

    with pytest.raises(BadDeck, match="names no deck"):
        load(str(path), files=False)
    assert load("starter:onyx", files=False) == onyx


def test_importing_decks_reads_no_card() -> None:
    code = "import sys, tableforge.keyforge.decks.deck; print([m for m in sys.modules if '.cards' in m or '.formats' in m])"

    said = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(PACKAGE.parent.parent)},
    )

    assert said.stdout.strip() == "[]"


def test_every_rule_that_decks_cite_exists() -> None:
    known = set(re.findall(r'"?(KF\.[a-z0-9-]+)', (PACKAGE / "rules.toml").read_text("utf-8")))

    for name in ("decks/deck", "decks/formats", "decks/forge", "handicap"):
        cited = set(re.findall(r"KF\.[a-z0-9-]+", (PACKAGE / f"{name}.py").read_text("utf-8")))
        assert cited <= known, cited - known

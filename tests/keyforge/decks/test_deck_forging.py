"""Forged decks: laws over many seeds, proportions, families, names."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tableforge.errors import BadDeck
from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.decks import archon_names
from tableforge.keyforge.decks.deck import Deck
from tableforge.keyforge.decks.forge import (
    AMBASSADORS,
    HORSEMEN,
    KEY_IMPS,
    MASTERS,
    PARTNERS,
    RARITIES,
    SEEDS,
    SHARDS,
    by_name,
    forge,
    pool,
)
from tableforge.keyforge.names import CREATURE, HOUSES

MANY = 1500
SETS = ("cota", "aoa")


@pytest.fixture(scope="module")
def decks() -> dict[str, list[Deck]]:
    return {of: [forge(seed, of) for seed in range(MANY)] for of in SETS}


def fingerprint(deck: Deck) -> str:
    return hashlib.sha256(repr(deck.cards).encode()).hexdigest()[:16]


# ---------------------------------------------------------------- laws
def test_every_forged_deck_is_legal(decks: dict[str, list[Deck]]) -> None:
    """KF.deck-36-cards, KF.deck-three-houses."""
    for of in SETS:
        for deck in decks[of]:
            assert deck.problems() == ()
            assert deck.set == of


def test_no_two_seeds_give_the_same_deck_or_name(decks: dict[str, list[Deck]]) -> None:
    every = [deck for of in SETS for deck in decks[of]]

    assert len({deck.cards for deck in every}) == 2 * MANY
    assert len({deck.name for deck in every}) == 2 * MANY
    assert len({deck.fr for deck in every}) == 2 * MANY
    assert len({deck.id for deck in every}) == 2 * MANY


@pytest.mark.parametrize(
    ("seed", "of", "en", "fr", "houses", "cards"),
    [
        (
            0,
            "cota",
            "Ysa, Keeper of the First Oath",
            "Ysa, gardienne du Premier Serment",
            (1, 4, 6),
            "0e334297a267ccc7",
        ),
        (
            1,
            "cota",
            "Counsellor Falos of the Crimson Chain",
            "Conseiller Falos de la Chaîne Pourpre",
            (1, 2, 5),
            "5cdbbc151fc13802",
        ),
        (
            417,
            "cota",
            "Sovereign Casolde of the Wandering Serpent",
            "Souveraine Casolde du Serpent Errant",
            (1, 2, 3),
            "f198157f26e61cf6",
        ),
        (
            417,
            "aoa",
            "Raveon, Rider of the Ashen River",
            "Raveon, cavalier du Fleuve Cendré",
            (1, 3, 6),
            "9f96d8764d17cf26",
        ),
        (
            4294967295,
            "aoa",
            "Brixora, Astronomer of the Ninth Sword",
            "Brixora, astronome du Neuvième Glaive",
            (0, 2, 4),
            "631c81a600988c5f",
        ),
    ],
)
def test_a_seed_is_a_promise(seed: int, of: str, en: str, fr: str, houses: tuple[int, ...], cards: str) -> None:
    """The same deck today, tomorrow, and on every Python."""
    deck = forge(seed, of)

    assert (deck.name, deck.fr, deck.houses, fingerprint(deck)) == (en, fr, houses, cards)


def test_hash_seeds_do_not_matter() -> None:
    code = "from tableforge.keyforge.decks.forge import forge; print([forge(s).cards for s in range(5)])"
    src = str(Path(archon_names.__file__).parents[3])
    said = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONPATH": src, "PYTHONHASHSEED": hash_seed},
        ).stdout
        for hash_seed in ("1", "2")
    }

    assert said == {f"{[forge(seed).cards for seed in range(5)]}\n"}


def test_without_a_set_the_seed_chooses_it() -> None:
    free = [forge(seed) for seed in range(200)]

    assert all(deck == forge(seed, deck.set) for seed, deck in enumerate(free))
    assert 60 < sum(deck.set == "cota" for deck in free) < 140


def test_a_deck_knows_the_reference_that_forges_it_again() -> None:
    from tableforge.keyforge.decks.deck import load

    for seed in (0, 7, SEEDS - 1):
        for of in SETS:
            deck = forge(seed, of)
            assert load(deck.id) == deck == by_name(deck.name)


@pytest.mark.parametrize("seed", [-1, SEEDS, 1 << 64])
def test_a_seed_outside_of_32_bits_is_refused(seed: int) -> None:
    with pytest.raises(BadDeck, match="from 0 to 4294967295"):
        forge(seed)


def test_an_unknown_set_is_refused() -> None:
    with pytest.raises(BadDeck, match="'mm'; sets: cota, aoa"):
        forge(1, "mm")


# ---------------------------------------------------------------- proportions of printed decks
@pytest.mark.parametrize(
    ("of", "common", "uncommon", "rare", "special"), [("cota", 66.2, 24.2, 9.3, 0.3), ("aoa", 65.6, 24.0, 9.7, 0.6)]
)
def test_rarities_come_as_counted(
    decks: dict[str, list[Deck]], of: str, common: float, uncommon: float, rare: float, special: float
) -> None:
    """KF.rarity: the counts of Archon Arcana over 100,000 decks, within what chance allows."""
    count = Counter([CARDS[card].rarity for deck in decks[of] for card, _ in deck.cards])
    share = {rarity: 100 * n / count.total() for rarity, n in count.items()}

    assert share["Common"] == pytest.approx(common, abs=1)
    assert share["Uncommon"] == pytest.approx(uncommon, abs=1)
    assert share["Rare"] == pytest.approx(rare, abs=0.7)
    assert share["FIXED"] + share["Variant"] == pytest.approx(special, abs=0.2)


def test_mavericks_and_legacies_are_as_rare_as_counted(decks: dict[str, list[Deck]]) -> None:
    """KF.maverick, KF.legacy: 4.1 % of decks, and 8.4 % of those of the second set."""
    for of, legacies in (("cota", 0.0), ("aoa", 8.4)):
        with_maverick = sum([bool(deck.mavericks()) for deck in decks[of]])
        with_legacy = sum([any([of not in CARDS[card].number for card, _ in deck.cards]) for deck in decks[of]])
        assert 100 * with_maverick / MANY == pytest.approx(4.1, abs=1.6)
        assert 100 * with_legacy / MANY == pytest.approx(legacies, abs=2.2)


def test_every_house_and_every_card_comes_up(decks: dict[str, list[Deck]]) -> None:
    for of in SETS:
        houses = Counter([house for deck in decks[of] for house in deck.houses])
        assert set(houses) == set(range(len(HOUSES)))
        assert max(houses.values()) < 1.25 * min(houses.values())
        seen = {card for deck in decks[of] for card, _ in deck.cards}
        assert {card.id for card in CARDS.values() if of in card.number} <= seen


def test_copies_are_plausible(decks: dict[str, list[Deck]]) -> None:
    """KF.deck-copies: most decks hold some cards twice, hardly any five times."""
    for of in SETS:
        most = [max(Counter(deck.cards).values()) for deck in decks[of]]
        assert sum([n >= 2 for n in most]) > 0.95 * MANY
        assert sum([n >= 5 for n in most]) < 0.03 * MANY
        creatures = [sum([CARDS[card].type == CREATURE for card, _ in deck.cards]) for deck in decks[of]]
        assert 15 < sum(creatures) / MANY < 19


# ---------------------------------------------------------------- cards that come together
def test_the_four_horsemen_ride_together_or_not_at_all(decks: dict[str, list[Deck]]) -> None:
    ridden = 0
    for deck in decks["cota"]:
        here = [card for card, _ in deck.cards if card in HORSEMEN]
        assert sorted(here) in ([], sorted(HORSEMEN))
        ridden += bool(here)
    assert ridden > 0


def test_each_timetraveller_brings_its_help(decks: dict[str, list[Deck]]) -> None:
    met = 0
    for of in SETS:
        for deck in decks[of]:
            count = Counter([card for card, _ in deck.cards])
            assert count["help-from-future-self"] == count["timetraveller"]
            met += count["timetraveller"]
    assert met > 0


@pytest.mark.parametrize("lead", PARTNERS)
def test_a_card_that_names_another_is_not_without_it(decks: dict[str, list[Deck]], lead: str) -> None:
    partner, least, _ = PARTNERS[lead]
    met = 0
    for of in SETS:
        for deck in decks[of]:
            count = Counter([card for card, _ in deck.cards])
            if count[lead]:
                met += 1
                assert count[partner] >= least
    assert met > 0


def test_a_binding_comes_with_ortannu_only(decks: dict[str, list[Deck]]) -> None:
    for deck in decks["aoa"]:
        cards = [card for card, _ in deck.cards]
        assert "ortannu-s-binding" not in cards or "ortannu-the-chained" in cards


def test_shards_come_one_in_each_house_or_not_at_all(decks: dict[str, list[Deck]]) -> None:
    met = 0
    for deck in decks["aoa"]:
        here = sorted([house for card, house in deck.cards if card in SHARDS])
        assert here in ([], sorted(deck.houses))
        met += bool(here)
    assert met > 0


def test_an_ambassador_is_of_another_house_of_the_deck(decks: dict[str, list[Deck]]) -> None:
    met = 0
    for deck in decks["aoa"]:
        for card, house in deck.cards:
            if card.endswith("-ambassador"):
                met += 1
                assert HOUSES[house] == "sanctum"
                assert card.removesuffix("-ambassador") in [HOUSES[h] for h in deck.houses if h != house]
    assert met > 0


def test_a_deck_has_one_master_at_most_and_every_face_is_seen(decks: dict[str, list[Deck]]) -> None:
    masters = [[card for card, _ in deck.cards if card in MASTERS] for deck in decks["cota"]]
    imps = {card for deck in decks["aoa"] for card, _ in deck.cards if card in KEY_IMPS}

    assert max(map(len, masters)) == 1
    assert {card for found in masters for card in found} == set(MASTERS)
    assert imps == set(KEY_IMPS)


def test_no_special_card_is_drawn_by_itself() -> None:
    """KF.rarity: every FIXED or Variant card belongs to a family that is handled."""
    special = {card.id for card in CARDS.values() if card.rarity in ("FIXED", "Variant")}
    handled = {*HORSEMEN, *MASTERS, *KEY_IMPS, *AMBASSADORS, "help-from-future-self", "ortannu-s-binding"}

    assert special <= handled
    for of in SETS:
        for house in range(len(HOUSES)):
            places = [place for rarity in RARITIES for place in pool(of, house, rarity)]
            assert not [place for place in places if len(place) == 1 and place[0] in special]


# ---------------------------------------------------------------- names
def test_a_name_leads_back_to_its_number() -> None:
    """So no two of the 2**33 numbers share a name."""
    step = 0x1FFFFFFF
    for n in [0, 1, 2, SEEDS - 1, SEEDS, archon_names.MASK, *[i * step & archon_names.MASK for i in range(500)]]:
        assert archon_names.number_of(archon_names.name(n)[0]) == n


def test_the_lists_of_words_hold_nothing_twice() -> None:
    """With the bijection of the numbers, this is what makes names unique, in both languages."""
    given = [b + e for b in archon_names.BEGINNINGS for e in archon_names.ENDINGS]
    assert len(set(given)) == len(given) == 2048
    for words, size in ((archon_names.CALLINGS, 64), (archon_names.ADJECTIVES, 128), (archon_names.THINGS, 256)):
        assert len(words) == size
        assert len({word.partition("|")[0] for word in words}) == size
        french = [{form.removeprefix("+") for form in word.split("|")[1:]} for word in words]
        assert len(set().union(*french)) == sum(map(len, french))
    adjectives = {form.removeprefix("+") for word in archon_names.ADJECTIVES for form in word.split("|")[1:]}
    assert adjectives.isdisjoint([word.split("|")[1] for word in archon_names.THINGS])


def test_french_names_agree_and_elide() -> None:
    names = [archon_names.name(n)[1] for n in range(3000)]

    assert not [name for name in names if "de le " in name or "la A" in name or "_" in name or "+" in name]
    assert any("de l’" in name for name in names)
    assert any(" du " in name for name in names)
    assert archon_names.name(3) == ("Galota, Dreamer of the Twisted Snow", "Galota, rêveuse de la Neige Tordue")
    assert archon_names.name(1) == ("Counsellor Falos of the Crimson Chain", "Conseiller Falos de la Chaîne Pourpre")


@pytest.mark.parametrize(
    "text", ["", "Nobody", "Ysa, Keeper of the First", "ysa, keeper of the first oath", "x" * 9999]
)
def test_another_text_is_no_name(text: str) -> None:
    with pytest.raises(BadDeck, match="not the name of a forged Archon"):
        archon_names.number_of(text)

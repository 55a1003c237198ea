"""Deck files of other programs and our own text.  All data is made here, from decks of our own."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tableforge.errors import BadDeck, UnknownLanguage
from tableforge.keyforge.cards import CARDS, titles
from tableforge.keyforge.decks import formats
from tableforge.keyforge.decks.deck import Deck, load
from tableforge.keyforge.decks.formats import read, survey, to_text
from tableforge.keyforge.names import DIS, HOUSES, LOGOS, MARS
from tableforge.tongue.spelling import squash

NUMBERS = {"cota": 341, "aoa": 435}
ENUMS = {"cota": "CALL_OF_THE_ARCHONS", "aoa": "AGE_OF_ASCENSION"}
UUID = "0a1b2c3d-0000-4000-8000-00000000beef"


def uid(n: int) -> str:
    return f"11111111-0000-4000-8000-{n:012d}"


# ---------------------------------------------------------------- the same deck, in each program's shape
def master_vault(deck: Deck, lang: str = "en", **changes: Any) -> dict[str, Any]:
    kinds = list(dict.fromkeys(deck.cards))
    linked = []
    for n, (id, house) in enumerate(kinds):
        card = CARDS[id]
        home = deck.set if deck.set in card.number else next(iter(card.number))
        linked.append(
            {
                "id": uid(n),
                "card_title": {"en": card.en, "fr": card.fr}.get(lang, f"Karte {n}"),
                "house": HOUSES[house].capitalize(),
                "card_type": "Creature",
                "front_image": "",
                "card_text": "\uf360: \v",
                "traits": None,
                "amber": card.amber,
                "power": "3",
                "armor": "",
                "rarity": card.rarity,
                "flavor_text": None,
                "card_number": f"{card.number[home]:03d}",
                "expansion": NUMBERS[home],
                "is_maverick": card.house.house != house,
                "is_anomaly": False,
                "is_enhanced": False,
                "is_non_deck": False,
            }
        )
    links = [uid(kinds.index(pair)) for pair in deck.cards]
    linked.append({"id": uid(999), "card_title": "A Token", "house": "Logos", "is_non_deck": True, "expansion": 600})
    data = {
        "id": UUID,
        "name": deck.name,
        "expansion": NUMBERS[deck.set],
        "chains": 0,
        "wins": 0,
        "notes": [],
        "set_era_cards": {"Anomaly": [], "Legacy": []},
        "shards_bonus": None,
        "_links": {"houses": [HOUSES[h].capitalize() for h in deck.houses], "cards": [*links, uid(999)]},
    }
    return {"data": {**data, **changes}, "_linked": {"houses": [], "cards": linked, "accolades": []}}


def dok(deck: Deck, **changes: Any) -> dict[str, Any]:
    pods = [
        {
            "house": HOUSES[house].capitalize(),
            "cards": [
                {"cardTitle": CARDS[id].en, "cardTitleUrl": "", "rarity": CARDS[id].rarity}
                | ({"maverick": True} if CARDS[id].house.house != house else {})
                | ({} if deck.set in CARDS[id].number else {"legacy": True})
                for id in deck.of_house(house)
            ],
        }
        for house in deck.houses
    ]
    inner = {"deckType": "STANDARD", "id": 1, "keyforgeId": UUID, "expansion": ENUMS[deck.set], "name": deck.name}
    return {"deck": {**inner, "housesAndCards": pods, **changes}, "sasVersion": 1}


def dok_csv(*decks: Deck, order: tuple[int, int, int] = (0, 1, 2), delimiter: str = ",") -> str:
    names = [
        "Name",
        "Houses",
        "Expansion",
        "Sas Rating",
        "House 1 Cards",
        "House 2 Cards",
        "House 3 Cards",
        "DoK Link",
        "Master Vault Link",
        "My Notes",
    ]
    out = io.StringIO()
    rows = csv.DictWriter(out, names, quoting=csv.QUOTE_ALL, delimiter=delimiter)
    rows.writeheader()
    for deck in decks:
        pods = ["|".join([CARDS[id].en for id in deck.of_house(deck.houses[i])]) for i in order]
        rows.writerow(
            {
                "Name": deck.name,
                "Houses": " | ".join([HOUSES[h].capitalize() for h in deck.houses]),
                "Expansion": ENUMS.get(deck.set, deck.set),
                "House 1 Cards": pods[0],
                "House 2 Cards": pods[1],
                "House 3 Cards": pods[2],
                "Master Vault Link": f"https://www.keyforgegame.com/deck-details/{UUID}",
                "My Notes": 'two\nlines, "quoted"',
            }
        )
    return out.getvalue()


def keyteki(deck: Deck, **changes: Any) -> dict[str, Any]:
    cards = [
        {"id": id, "count": copies} | ({"maverick": HOUSES[house]} if CARDS[id].house.house != house else {})
        for (id, house), copies in Counter(deck.cards).items()
    ]
    cards.append({"id": "a-token", "count": 1, "isNonDeck": True})
    plain = {"uuid": UUID, "identity": "x", "name": deck.name, "expansion": NUMBERS[deck.set], "username": "me"}
    return {**plain, "houses": [HOUSES[h] for h in deck.houses], "cards": cards, **changes}


def maverick_deck() -> Deck:
    """Argus with two copies of a Mars card in Logos's frame."""
    argus = load("starter:argus")
    swap = {"wild-wormhole": "zorg"}
    return replace(argus, cards=tuple([(swap.get(card, card), house) for card, house in argus.cards]))


def legacy_deck() -> Deck:
    """A deck of the second set with a card of the first."""
    deck = load("forged:aoa:3")
    old = next(c.id for c in CARDS.values() if "aoa" not in c.number and c.house.house == deck.houses[0])
    return replace(deck, cards=((old, deck.houses[0]), *deck.cards[1:]))


DECKS = {
    "a starter deck": load("starter:onyx"),
    "mavericks": maverick_deck(),
    "a legacy card": legacy_deck(),
    "a forged deck": load("forged:aoa:417"),
}
SHAPES = {
    "Master Vault": lambda deck: json.dumps(master_vault(deck)),
    "Master Vault in French": lambda deck: json.dumps(master_vault(deck, "fr"), ensure_ascii=False),
    "Master Vault in German, by collector number": lambda deck: json.dumps(master_vault(deck, "de")),
    "Decks of KeyForge": lambda deck: json.dumps(dok(deck), indent=1),
    "Decks of KeyForge, the deck alone": lambda deck: json.dumps(dok(deck)["deck"]),
    "Decks of KeyForge, my decks": lambda deck: json.dumps([{**dok(deck), "wishlist": False, "notes": "mine"}]),
    "Decks of KeyForge CSV": dok_csv,
    "CSV with semicolons and a byte order mark": lambda deck: "\ufeff" + dok_csv(deck, delimiter=";"),
    "keyteki": lambda deck: json.dumps(keyteki(deck)),
    "keyteki, a list": lambda deck: json.dumps({"success": True, "decks": [keyteki(deck)]}),
    "our save": lambda deck: json.dumps(deck.to_json()),
    "our text": to_text,
    "our text in French": lambda deck: to_text(deck, "fr"),
    "our text with Windows line ends": lambda deck: to_text(deck).replace("\n", "\r\n"),
}


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_a_deck_is_the_same_from_every_format(shape: Any, deck: Deck) -> None:
    """KF.maverick, KF.legacy: marked as each format marks them, or known by the house that it gives."""
    (found,) = read(shape(deck).encode())

    assert (found.name, found.houses, found.set) == (deck.name, deck.houses, deck.set)
    assert Counter(found.cards) == Counter(deck.cards)
    assert found.id in (UUID, deck.id)
    assert found.problems() == ()
    assert Counter(found.mavericks()) == Counter(deck.mavericks())


# ---------------------------------------------------------------- Master Vault
def test_copies_are_counted_by_the_links_not_by_the_descriptions() -> None:
    deck = load("starter:onyx")
    vault = master_vault(deck)
    vault["data"]["cards"] = vault["data"].pop("_links")["cards"]  # as list pages give them

    (found,) = read(json.dumps(vault))

    assert Counter(found.cards) == Counter(deck.cards)


def test_a_page_of_the_master_vault_holds_many_decks() -> None:
    one = master_vault(load("starter:onyx"))
    page = {"count": 2, "data": [one["data"], {**one["data"], "name": "Again"}], "_linked": one["_linked"]}

    assert [deck.name for deck in read(json.dumps(page))] == ['Miss "Onyx" Censorius', "Again"]


def test_a_card_that_is_linked_but_not_described_is_a_problem() -> None:
    vault = master_vault(load("starter:onyx"))
    vault["_linked"]["cards"].pop(0)

    with pytest.raises(BadDeck, match=r"the id '1{8}-.*' \(1 card\) is not described"):
        read(json.dumps(vault))


def test_a_deck_page_without_its_cards_says_how_to_ask_for_them() -> None:
    with pytest.raises(BadDeck, match=r"\?links=cards"):
        read(json.dumps({"data": {"name": "x", "_links": {"cards": []}}}))


def test_the_all_zero_id_is_no_id() -> None:
    (deck,) = read(json.dumps(master_vault(load("starter:onyx"), id="00000000-0000-0000-0000-000000000000")))

    assert deck.id == ""


# ---------------------------------------------------------------- what is not in the pool
def later_deck(**changes: Any) -> dict[str, Any]:
    vault = master_vault(load("starter:argus"), expansion=452)
    for n, card in enumerate(vault["_linked"]["cards"]):
        if card["house"] == "Logos":
            card |= {"house": "Star Alliance", "card_title": f"Ensign Example {n}", "expansion": 452}
    vault["data"]["_links"]["houses"][0] = "Star Alliance"
    return vault | changes


def test_a_deck_of_a_later_set_is_told_from_a_misspelt_one() -> None:
    with pytest.raises(BadDeck) as refused:
        read(json.dumps(later_deck()), "download.json")

    said = refused.value.problems
    assert said[0].startswith("the set Worlds Collide is not in the pool yet; playable are Call of the Archons")
    assert said[1].startswith("the house Star Alliance is not in the pool yet")
    assert said[2].startswith("12 cards are not in the pool yet: Ensign Example 0, Ensign Example 1")
    assert len(said) == 3
    assert str(refused.value).startswith("download.json: the deck 'Radiant Argus the Supreme' cannot be played: ")


def test_an_anomaly_is_of_a_later_set() -> None:
    vault = master_vault(load("starter:onyx"))
    vault["_linked"]["cards"][0] |= {"card_title": "Odd Example", "card_number": "A01", "is_anomaly": True}

    with pytest.raises(BadDeck, match="1 card is not in the pool yet: Odd Example"):
        read(json.dumps(vault))


def test_bonus_icons_are_not_dropped_in_silence() -> None:
    deck = keyteki(load("starter:onyx"))
    deck["cards"][0]["enhancements"] = ["amber", "draw"]

    with pytest.raises(BadDeck, match="'anger' is enhanced with bonus icons"):
        read(json.dumps(deck))


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Urchn", "did you mean 'Urchin'?"),
        ("Gangr Chieftain", "did you mean 'Ganger Chieftain'?"),
        ("Singe Nifleur", "did you mean 'Singe Niffleur'?"),
        (
            "Quite Another Thing",
            "no set of the pool has a card 'Quite Another Thing': it is of a later set, or misspelt",
        ),
    ],
)
def test_a_title_is_answered_with_the_nearest_or_with_the_pool(written: str, said: str) -> None:
    text = to_text(load("starter:onyx")).replace("2 Urchin", f"2 {written}")

    with pytest.raises(BadDeck) as refused:
        read(text)

    assert len(refused.value.problems) == 1
    assert refused.value.problems[0].startswith("line ")
    assert said in refused.value.problems[0]


def test_a_card_of_a_house_that_nobody_knows_is_a_problem() -> None:
    vault = master_vault(load("starter:onyx"))
    vault["_linked"]["cards"][0]["house"] = "Brobnr"

    with pytest.raises(BadDeck, match="there is no house 'Brobnr'; did you mean 'Brobnar'"):
        read(json.dumps(vault))


def test_an_unknown_set_number_is_named() -> None:
    with pytest.raises(BadDeck, match="there is no set '12345' in the pool"):
        read(json.dumps(keyteki(load("starter:onyx"), expansion=12345)))


def test_every_spelling_of_a_title_meets_one_card_only() -> None:
    spellings = [(squash(name), c.id) for c in CARDS.values() for name in {c.id, c.en, c.fr}]

    assert all(titles()[key] == id for key, id in spellings)


# ---------------------------------------------------------------- Decks of KeyForge CSV
def test_a_csv_holds_many_decks() -> None:
    decks = [load(f"forged:{seed}") for seed in range(60)]

    found = read(dok_csv(*decks))

    assert [deck.cards for deck in found] == [deck.cards for deck in decks]


def test_columns_are_found_by_name_and_houses_by_their_cards() -> None:
    deck = load("starter:argus")

    (found,) = read(dok_csv(deck, order=(2, 0, 1)))

    assert Counter(found.cards) == Counter(deck.cards)
    assert found.mavericks() == ()


def test_a_collection_with_later_decks_is_surveyed_but_not_read_in_silence() -> None:
    good, strange = load("starter:onyx"), replace(load("starter:argus"), name="Stranger", set="MASS_MUTATION")
    text = dok_csv(good, *[strange] * 50, good)

    entries = survey(text)

    assert [entry.deck is not None for entry in entries] == [True, *[False] * 50, True]
    assert all("the set Mass Mutation is not in the pool yet" in entry.problems[0] for entry in entries[1:-1])
    with pytest.raises(BadDeck, match="50 of 52 decks cannot be played: Stranger: the set Mass Mutation"):
        read(text)


def test_a_csv_without_its_columns_says_which_one_it_misses() -> None:
    with pytest.raises(BadDeck, match="no column 'House 2 Cards'"):
        read("Name,Houses,House 1 Cards\nx,Dis,Fear\n")


# ---------------------------------------------------------------- our own text
def test_a_deck_text_reads_like_a_deck() -> None:
    lines = to_text(maverick_deck()).splitlines()

    assert lines[:4] == [
        "name: Radiant Argus the Supreme",
        "nom: Le Suprême Argus Radiant",
        "set: cota",
        "id: starter:argus",
    ]
    assert lines[5:10] == ["Logos", "1 Dimension Door", "1 Library Access", "1 Twin Bolt Emission", "2 Zorg (maverick)"]
    assert "(legacy)" in to_text(legacy_deck())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_deck_text_is_read_back_as_the_same_deck(lang: str) -> None:
    for deck in [*DECKS.values(), *[load(f"forged:{seed}") for seed in range(100)]]:
        assert read(to_text(deck, lang)) == [deck]


def test_a_deck_text_may_be_written_freely() -> None:
    """Comments, counts in several ways, other languages, somebody's own headings, blank lines, a byte order mark."""
    text = "\ufeff# my deck\n author: me \n\tname:  Onyx   again \n" + to_text(load("starter:onyx")).replace(
        'name: Miss "Onyx" Censorius\n', ""
    ).replace("Brobnar", "  BROBNAR: ").replace("Shadows", "Ombres (12)").replace(
        "2 Urchin", "2x urchin # both of them\n\n\n# the rest"
    ).replace("1 Dodger", "Dodger").replace("2 Nerve Blast", "1 nerve-blast\n1 × NERVE BLAST")

    (deck,) = read(text.encode())

    assert deck == replace(load("starter:onyx"), name="Onyx again")


def test_a_card_under_the_wrong_house_is_a_maverick_only_if_it_says_so() -> None:
    """KF.maverick."""
    text = to_text(load("starter:onyx"))
    silent = text.replace("1 Anger", "1 Dextre")
    said = text.replace("1 Anger", "1 Dextre (maverick)")

    with pytest.raises(
        BadDeck, match=r"line 7: 'Dextre' is of Logos, not of Brobnar: move it, or write '\(maverick\)'"
    ):
        read(silent)
    assert read(said)[0].mavericks() == ("dextre",)


def test_a_misspelt_house_is_answered_with_the_nearest() -> None:
    with pytest.raises(BadDeck) as refused:
        read(to_text(load("starter:onyx")).replace("Shadows", "Shadosw"))

    assert refused.value.problems == ("line 30: there is no house 'Shadosw'; did you mean 'Shadows'?",)


def test_a_deck_text_of_a_later_house_says_so() -> None:
    with pytest.raises(BadDeck, match="the house Saurian is not in the pool yet"):
        read(to_text(load("starter:onyx")).replace("Shadows", "Saurian"))


def test_a_nameless_deck_is_refused() -> None:
    text = to_text(replace(load("starter:onyx"), name="", fr=""))

    with pytest.raises(BadDeck, match="a deck has a name"):
        read(text)


def test_a_name_loses_what_could_deceive_the_eye() -> None:
    odd = "Onyx\u202e\u200b the\x07  Odd"
    (deck,) = read(json.dumps(keyteki(load("starter:onyx"), name=odd)))

    assert deck.name == "Onyx the Odd"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_lines_may_end_as_any_system_ends_them(end: str, mark: str) -> None:
    deck = load("starter:onyx")
    assert read((mark + to_text(deck).replace("\n", end)).encode()) == [deck]


def test_every_card_of_a_later_set_is_named() -> None:
    vault = master_vault(load("starter:onyx"))
    vault["data"]["expansion"] = 452
    for n, card in enumerate(vault["_linked"]["cards"]):
        card |= {"card_title": f"Odd Example {n}", "card_number": "A01", "expansion": 452}

    with pytest.raises(BadDeck) as refused:
        read(json.dumps(vault))

    (said,) = [problem for problem in refused.value.problems if "36 cards are not in the pool yet" in problem]
    linked = {card["id"]: card["card_title"] for card in vault["_linked"]["cards"] if not card.get("is_non_deck")}
    assert len(linked) > 25 and all(title in said for title in linked.values())


def test_decks_are_written_in_two_languages_only() -> None:
    with pytest.raises(UnknownLanguage):
        to_text(load("starter:onyx"), "de")


def test_problems_come_all_at_once() -> None:
    text = (
        to_text(load("starter:onyx"))
        .replace("2 Urchin", "2 Urchn")
        .replace("1 Fear\n", "")
        .replace("1 Anger", "3 Anger")
    )

    with pytest.raises(BadDeck) as refused:
        read(text)

    assert len(refused.value.problems) == 4  # Urchn, 37 cards, Brobnar 14, Dis 11
    assert formats.detect(text) == formats.TEXT


def test_houses_keep_the_order_of_the_file() -> None:
    deck = load("starter:onyx")
    turned = replace(deck, houses=(DIS, deck.houses[2], deck.houses[0]))

    assert read(to_text(turned))[0].houses == turned.houses
    assert {LOGOS, MARS}.isdisjoint(turned.houses)

"""Deck files of other tools and of ours: each is told by its content, read, and written so that it is read back."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tableforge.arkham.decks import pool
from tableforge.arkham.decks.deck import Deck, load, starters
from tableforge.arkham.decks.formats import FORMS, read, survey, write
from tableforge.errors import BadDeck, UnknownLanguage
from tableforge.tongue.spelling import squash

Site = dict[str, object]


@pytest.fixture
def roland() -> Deck:
    return load("starter:roland")


@pytest.fixture
def site(roland: Deck) -> Site:
    """Roland's deck as ArkhamDB gives it, with all that it says besides."""
    told: Site = json.loads(write(roland, "arkhamdb"))
    return told | {"id": 123456, "date_creation": "2026-01-01T00:00:00+00:00", "tags": "solo", "previous_deck": 123400}


def slots_of(site: Site) -> dict[str, int]:
    slots = site["slots"]
    assert isinstance(slots, dict)
    return slots


def problems(data: bytes | str) -> str:
    """What is wrong with the only deck of a file."""
    (verdict,) = survey(data)
    assert verdict.deck is None
    return "; ".join(verdict.problems)


# ---------------------------------------------------------------- there and back
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("short", starters())
def test_every_deck_is_read_back_from_every_form(short: str, form: str) -> None:
    deck = load(f"starter:{short}")
    (back,) = read(write(deck, form))
    assert (back.name, back.investigator, back.cards, back.random) == (
        deck.name,
        deck.investigator,
        deck.cards,
        deck.random,
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("short", starters())
def test_our_own_text_loses_nothing_in_either_language(short: str, lang: str) -> None:
    deck = load(f"starter:{short}").earning(3).gaining("haunted")
    assert read(write(deck, "text", lang)) == [deck]


def test_our_own_json_loses_nothing(roland: Deck) -> None:
    assert read(write(roland.earning(7), "json")) == [roland.earning(7)]


def test_experience_that_is_left_goes_with_the_json_of_arkhamdb(roland: Deck, site: Site) -> None:
    assert read(write(roland.earning(5), "arkhamdb"))[0].experience == 5
    assert read(json.dumps(site | {"xp": 9, "xp_spent": 4, "xp_adjustment": 1}))[0].experience == 6
    assert read(json.dumps(site | {"xp": None, "xp_spent": None}))[0].experience == 0


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", ["2 Guns", "Name: a deck", "<b>&amp;]]>", '"quoted" \\ [x](y)', "# hash", "Été – 漢"])
def test_a_deck_of_any_name_keeps_it(roland: Deck, name: str, form: str) -> None:
    (back,) = read(write(replace(roland, name=name), form))
    assert back.name == name and back.cards == roland.cards


def test_a_language_that_nobody_speaks_is_refused(roland: Deck) -> None:
    with pytest.raises(UnknownLanguage):
        write(roland, "text", "tlh")


def test_a_file_is_known_by_its_content_and_a_deck_in_it_by_its_number_or_name(tmp_path: Path, roland: Deck) -> None:
    both = [json.loads(write(deck, "arkhamdb")) for deck in (roland, load("starter:wendy"))]
    path = tmp_path / "decks.txt"
    path.write_text(json.dumps(both), "utf-8")
    assert load(f"{path}#2").investigator == load(f"{path}#Down the Alleys").investigator == "wendy-adams"
    with pytest.raises(BadDeck, match="not one deck but several"):
        load(str(path))
    with pytest.raises(BadDeck, match="no deck 'Nine Lives'"):
        load(f"{path}#Nine Lives")


# ---------------------------------------------------------------- ArkhamDB JSON
def test_a_deck_of_arkhamdb_keeps_its_number(site: Site) -> None:
    (deck,) = read(json.dumps(site))
    assert deck.id == "arkhamdb:123456"
    assert json.loads(write(deck, "arkhamdb"))["id"] == 123456


def test_01000_is_a_weakness_that_is_yet_to_be_drawn(site: Site) -> None:
    """AH.random-basic-weakness-last: a place holder, and never a card."""
    (deck,) = read(json.dumps(site | {"slots": slots_of(site) | {"01000": 2}}))
    assert deck.random == 2 and deck.weaknesses() == ()


def test_the_side_deck_is_not_in_the_deck_and_what_is_empty_may_be_a_list(site: Site, roland: Deck) -> None:
    (deck,) = read(json.dumps(site | {"sideSlots": {"02105": 2, "01094": 1}, "ignoreDeckLimitSlots": [], "meta": ""}))
    assert deck.cards == roland.cards
    assert "AH.deck-size" in problems(json.dumps(site | {"slots": []}))


def test_a_reprint_of_the_revised_core_set_is_the_same_card(site: Site, roland: Deck) -> None:
    slots = {f"{int(code) + 500:05}" if code >= "01016" else code: n for code, n in slots_of(site).items()}
    (deck,) = read(json.dumps(site | {"slots": slots}))
    assert deck.cards == roland.cards


def test_cards_outside_of_the_core_set_are_named_as_not_in_the_pool(site: Site) -> None:
    told = problems(json.dumps(site | {"slots": slots_of(site) | {"02105": 1, "06116": 2}}))
    assert "the card with the code '02105' is not in the pool: only the core set is" in told and "'06116'" in told


def test_an_investigator_outside_of_the_core_set_is_refused(site: Site) -> None:
    """AH.one-investigator-card."""
    assert "there is no investigator '02001'" in problems(json.dumps(site | {"investigator_code": "02001"}))
    assert "names no investigator" in problems(json.dumps(site | {"investigator_code": None}))


def test_another_side_of_the_investigator_and_copies_beyond_all_limits_are_refused(site: Site) -> None:
    """AH.deck-copies."""
    meta = json.dumps({"alternate_front": "90024", "alternate_back": "01001", "faction_selected": "seeker"})
    assert "another side, '90024'" in problems(json.dumps(site | {"meta": meta}))
    assert "1 of 'Machete' would stand outside of all limits" in problems(
        json.dumps(site | {"ignoreDeckLimitSlots": {"01020": 1}})
    )
    assert read(json.dumps(site | {"meta": "{broken"}))


@pytest.mark.parametrize("copies", [0, -1, 100, 10**12])
def test_copies_that_no_deck_has_are_told_by_card(site: Site, copies: int) -> None:
    told = problems(json.dumps(site | {"slots": slots_of(site) | {"01020": copies}}))
    assert f"'01020' has {copies} copies; 1 to 99 would do" in told


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"slots": {"01020": "2"}}, "'slots' should be a whole number; it is text"),
        ({"slots": {"01020": 1.5}}, "'slots' should be a whole number; it is a number"),
        ({"slots": {"01020": True}}, "'slots' should be a whole number; it is true or false"),
        ({"slots": [1]}, "'slots' should be an object"),
        ({"name": 7}, "'name' should be text"),
        ({"xp": "a lot"}, "'xp' should be a whole number"),
        ({"slots": {f"{n:05}": 1 for n in range(20_000, 20_501)}}, "more than 500 cards"),
    ],
)
def test_a_value_of_another_kind_is_told_by_its_field(site: Site, change: Site, said: str) -> None:
    with pytest.raises(BadDeck, match=said):
        read(json.dumps(site | change))


def test_what_arkham_build_answers_is_read_as_the_deck_in_it(site: Site, roland: Deck) -> None:
    own = site | {"id": "aB3dE6gH9jK2mN5", "source": "local"}
    for wrapped in (own, {"data": own, "type": "deck"}, {"data": own, "history": []}, [own]):
        (deck,) = read(json.dumps(wrapped))
        assert deck.cards == roland.cards and deck.id == "aB3dE6gH9jK2mN5"


# ---------------------------------------------------------------- texts
ARKHAMDB = """Synthetic\r
\r
Daisy Walker\r
\r
Packs: \r
From Core Set to Core Set\r
\r
Assets\r
\r
1x Daisy's Tote Bag (Core Set)\r
1x The Necronomicon :John Dee Translation (Core Set)\r
2x Magnifying Glass [1] (Core Set)\r
2x Dr. Milan Christopher: Professor of Entomology (Core Set)\r
{more}\r
"""


def arkhamdb_text(more: str) -> str:
    return ARKHAMDB.replace("{more}", more)


def test_a_line_of_arkhamdb_has_copies_name_subtitle_level_and_pack() -> None:
    told = problems(arkhamdb_text("1x Random Basic Weakness (Core Set)"))
    assert told == (
        "a deck has 30 cards besides weaknesses and the investigator's own, this one has 4 cards (AH.deck-size)"
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("2x Delve Too Deep (The Miskatonic Museum)", "line 14: 'Delve Too Deep' is not in the pool"),
        ("1x Machette (Core Set)", "line 14: 'Machete' is Guardian"),  # its French name
        (
            "1x Magnifing Glass (Core Set)",
            "line 14: there is no card 'Magnifing Glass'; did you mean 'Magnifying Glass'",
        ),
        ("1x Machete [3] (Core Set)", "line 14: there is no 'Machete' of level 3; there is one of level 0"),
        ("Machete", "line 14: 'Machete' is neither a heading nor a card with its copies"),
        ("1x Machete (Core Set)", "line 14: 'Machete' is Guardian of level 0; Daisy Walker may have"),
        ("2x Magnifying Glass (Core Set)", "4 copies of 'Magnifying Glass'"),
        ("400x Deduction (Core Set)", "line 14: 'Deduction' has 400 copies; 1 to 99 would do"),
        ("1x Ghoul Priest (Core Set)", "line 14: 'Ghoul Priest' is a card of the scenarios"),
    ],
)
def test_every_problem_of_a_text_names_its_line_and_card(line: str, said: str) -> None:
    told = problems(arkhamdb_text(line))
    assert said in told


def test_french_names_and_headings_are_read_like_english_ones() -> None:
    cards = "2x Loupe [1] (Boîte de Base)\n1x Le Fourre-Tout de Daisy\n1 Faiblesse de base aléatoire\n"
    text = f"Le Rayon\n\nDaisy Walker\n\nSoutiens\n\n{cards}"
    assert "this one has 2 cards" in problems(text) and "Loupe" not in problems(text)


def test_our_text_takes_comments_signs_and_any_line_ending(roland: Deck) -> None:
    text = "# mine\n" + write(roland).replace("1 Machete", "1x Machete # sharp").replace("2 Knife", "2 × Knife")
    assert read(text) == read(text.replace("\n", "\r\n")) == read("\ufeff" + text.replace("\n", "\r")) == [roland]


def test_our_text_says_what_is_wrong_in_which_line(roland: Deck) -> None:
    text = write(roland).replace("1 Machete\n", "Machete\n1 Macheta\n")
    told = problems(text.replace("investigator: Roland Banks", "investigator: Roland Banks\nexperience: much"))
    assert "line 4: 'much' is no number of experience points" in told
    assert "'Machete' is neither a heading" in told and "no card 'Macheta'; did you mean 'Machete'?" in told


@pytest.mark.parametrize("name", ["roland", "Roland Banks", "ROLAND", "roland-banks", "01001"])
def test_an_investigator_may_be_called_by_the_first_name(roland: Deck, name: str) -> None:
    assert read(write(roland).replace("investigator: Roland Banks", f"investigator: {name}")) == [roland]


def test_a_text_of_arkham_build_without_its_side_deck(roland: Deck) -> None:
    text = write(roland, "arkham.build")
    more = text + "\n## Side deck\n\n**Asset** (1)  \n_Ally_ (1)  \n- Kind Friend (5)\n"
    signs = more.replace("- Machete\n", "- Machete†\n").replace(
        "Investigator:", "Class Choice: Seeker  \nInvestigator:"
    )
    assert read(signs)[0].cards == roland.cards


def test_customised_cards_of_arkham_build_are_not_in_the_pool_and_their_options_are_no_cards(roland: Deck) -> None:
    text = (
        write(roland, "arkham.build") + "- Custom Spell (C) x2\n  - First Option.\n  - Second Option. => Tome, Spell\n"
    )
    told = problems(text)
    assert "'Custom Spell' is not in the pool" in told and "Option" not in told


# ---------------------------------------------------------------- .o8d
def test_the_large_and_the_small_card_of_an_investigator_are_one(roland: Deck) -> None:
    text = write(roland, "o8d")
    line = next(line for line in text.splitlines() if ">Roland Banks<" in line)
    assert read(text.replace(line, f"{line}\n{line}"))[0].cards == roland.cards


def test_a_title_of_two_levels_must_say_which_is_meant(roland: Deck) -> None:
    text = write(roland, "o8d").replace("Beat Cop (0)", "Beat Cop")
    line = next(n for n, line in enumerate(text.splitlines(), 1) if "Beat Cop" in line)
    assert f"line {line}: 'Beat Cop' may be of level 0 or 2, and the file does not say which" in problems(text)


def test_an_o8d_without_notes_is_called_after_its_investigator(roland: Deck) -> None:
    text = write(roland, "o8d").replace("<notes>By the Book</notes>", "<notes><![CDATA[]]></notes>")
    assert read(text)[0].name == "Roland Banks"


@pytest.mark.parametrize("qty", ["0", "-1", "many", "1000", "٣"])
def test_a_quantity_that_is_none_is_told_by_line(roland: Deck, qty: str) -> None:
    text = write(roland, "o8d")
    line = next(n for n, line in enumerate(text.splitlines(), 1) if ">Machete<" in line)
    old = text.splitlines()[line - 1]
    assert f"line {line}: 'Machete' has " in problems(text.replace(old, old.replace('qty="1"', f'qty="{qty}"')))


# ---------------------------------------------------------------- nothing half-imported
@pytest.mark.parametrize("spoil", [lambda t: t.replace("1 Machete", "1 Chainsaw"), lambda t: t + "1 Lucky!\n"])
def test_a_deck_with_one_wrong_card_is_not_read_at_all(roland: Deck, spoil: Callable[[str], str]) -> None:
    (verdict,) = survey(spoil(write(roland)))
    assert verdict.deck is None and verdict.name == roland.name and verdict.problems
    with pytest.raises(BadDeck) as refused:
        read(spoil(write(roland)), "mine.txt")
    assert str(refused.value).startswith("mine.txt: ") and refused.value.problems == verdict.problems


def test_the_good_decks_of_a_file_are_read_beside_the_others(roland: Deck, site: Site) -> None:
    good, bad = survey(json.dumps([site, site | {"name": "Bad", "slots": {"99999": 1}}]))
    assert good.deck is not None and good.deck.cards == roland.cards
    assert bad.deck is None and bad.name == "Bad"


def test_names_meet_in_both_languages_and_no_two_cards_share_one() -> None:
    for d in pool.cards().values():
        if pool.is_for_decks(d):
            for name in (d.en, d.fr):
                assert pool.by_name()[squash(name)][max(0, d.level)] == d.id

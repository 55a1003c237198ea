"""What is no name, no trauma and no deck is refused by name in both languages, and nothing changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tableforge
from tableforge import campaign
from tableforge.errors import BadSave, BadSetup, IllegalAnswer
from tableforge.table.series import Match

NO_NAMES: list[Any] = [None, True, 7, 1.5, [], ["roland-banks"], {"id": "roland-banks"}]


@pytest.mark.parametrize("value", NO_NAMES, ids=repr)
@pytest.mark.parametrize(
    "entry",
    [
        {"verb": "come_back", "investigator": ...},
        {"verb": "leave", "investigator": ...},
        {"verb": "buy", "investigator": "roland", "card": ..., "instead_of": "machete"},
        {"verb": "buy", "investigator": "roland", "card": "beat-cop-2", "instead_of": ...},
        {"verb": "take", "investigator": "roland", "card": ...},
    ],
    ids=lambda entry: f"{entry['verb']}-{next(key for key in entry if entry[key] is ...)}",
)
def test_what_is_no_name_is_no_entry_of_a_campaign(entry: dict[str, Any], value: Any) -> None:
    c = campaign.new("arkham", seed=7, investigators=["roland"])
    before = c.save()
    with pytest.raises(IllegalAnswer) as refused:
        c.do(**{key: value if told is ... else told for key, told in entry.items()})
    assert "is a name; got" in str(refused.value) and "est un nom" in refused.value.text("fr")
    assert c.save() == before


def test_an_investigator_of_a_campaign_goes_by_the_first_name_too() -> None:
    c = campaign.new("arkham", seed=7, investigators=["roland", "wendy"])
    c.do("lead", investigator="Wendy")
    assert c.now.dump()["lead"] == "wendy-adams" and c.entries[-1]["investigator"] == "wendy-adams"


def test_two_copies_of_a_campaign_do_not_write_over_each_other(tmp_path: Path) -> None:
    file = tmp_path / "night.json"
    campaign.new("arkham", seed=7, investigators=["roland"]).keep(file)
    one, other = campaign.read(file), campaign.read(file)
    one.do("join", deck="wendy")
    with pytest.raises(BadSave, match="has changed since it was read") as refused:
        other.do("join", deck="daisy")
    assert "a changé depuis" in refused.value.text("fr")
    assert campaign.read(file).now.dump()["seats"] == ["roland-banks", "wendy-adams"]
    assert other.now.dump()["seats"] == ["roland-banks"], "what is refused changes nothing"


def test_a_campaign_begins_with_investigators_no_two_of_them_the_same() -> None:
    with pytest.raises(BadSetup, match="'investigators' names one to 4 of them"):
        campaign.new("arkham", seed=7)
    with pytest.raises(BadSetup, match="Roland Banks takes part twice") as refused:
        campaign.new("arkham", seed=7, investigators=["roland", "roland"])
    assert "participe deux fois" in refused.value.text("fr")


@pytest.mark.parametrize(
    "trauma", [None, 1, "00", [0], [0, 0, 0], [0, "x"], [-1, 0], [True, 0], {"mental": 1}], ids=repr
)
def test_trauma_is_two_whole_numbers(trauma: Any) -> None:
    with pytest.raises(BadSetup, match="trauma is two whole numbers from 0 on") as refused:
        tableforge.new("arkham", seed=7, investigators=[{"id": "roland-banks", "deck": ["machete"], "trauma": trauma}])
    assert "deux nombres entiers" in refused.value.text("fr")


def test_there_is_no_match_of_a_game_that_all_win_or_lose_together() -> None:
    with pytest.raises(BadSetup, match="nobody can win a match") as refused:
        Match("arkham", 3)
    assert "personne ne peut gagner un match" in refused.value.text("fr")
    assert Match("arkham", 1).best_of == 1


def test_no_game_is_undone_before_one_has_been_played() -> None:
    c = campaign.new("arkham", seed=7, investigators=["roland"])
    with pytest.raises(IllegalAnswer, match="no game has been played yet"):
        c.undo(1)


def test_what_is_no_investigator_is_told_in_a_whole_sentence() -> None:
    with pytest.raises(
        BadSetup, match=r"'investigators' takes an investigator \(a name .*\) for each of 2 seats"
    ) as refused:
        tableforge.new("arkham", seed=7, seats=2, investigators=["roland"])
    assert "prend un investigateur (un nom" in refused.value.text("fr")
    with pytest.raises(BadSetup, match=r"this is not an investigator \(a name .*; got 7") as refused:
        tableforge.new("arkham", seed=7, investigators=[7])
    assert "ceci n’est pas un investigateur (un nom" in refused.value.text("fr")


@pytest.mark.parametrize("deck", [None, 1, "machete", [1], [["machete"]], {"machete": 2}], ids=repr)
def test_the_deck_that_a_campaign_hands_on_is_a_list_of_ids(deck: Any) -> None:
    with pytest.raises(BadSetup, match="a list of cards, each by its id"):
        tableforge.new("arkham", seed=7, investigators=[{"id": "roland-banks", "deck": deck, "trauma": [0, 0]}])


def test_a_deck_that_a_set_up_spells_out_is_held_to_the_rules_too() -> None:
    """AH.deck-copies, AH.deck-size: a campaign hands decks on card by card, and so might anybody."""
    with pytest.raises(tableforge.BadDeck) as refused:
        tableforge.new("arkham", investigators=[{"id": "roland-banks", "deck": ["machete"] * 33, "trauma": [0, 0]}])
    assert "Machete" in str(refused.value)

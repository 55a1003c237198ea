"""`tableforge cards arkham`: the cards as a list, one as a page, all as data."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from tableforge.arkham.cards import CARDS
from tableforge.cli import main


def cards(*arguments: str, code: int = 0) -> str:
    done = CliRunner().invoke(main, ["cards", "arkham", *arguments])
    assert done.exit_code == code, f"{done.output}\n{done.stderr}\n{done.exception!r}"
    return done.output + done.stderr


def data(*arguments: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in cards("--json", *arguments).splitlines()]


def test_every_card_is_a_line_of_data_with_both_its_sides_in_both_languages() -> None:
    rows = data()
    assert [row["code"] for row in rows] == [c.code for c in CARDS.values()]
    for row in rows:
        for side in ("text", "back_text"):
            assert bool(row[f"{side}_en"]) is bool(row[f"{side}_fr"])
    assert [row["id"] for row in rows if row["custom"]] == ["vengeance-awaits"]


def test_the_data_of_a_card_is_named_as_in_other_collections() -> None:
    (shotgun,) = data("shotgun")
    assert (shotgun["slot"], shotgun["xp"], shotgun["cost"], shotgun["skill_combat"]) == ("Hand x2", 4, 5, 2)
    assert shotgun["traits"] == ["Item", "Weapon", "Firearm"]
    (weakness,) = data("01007")
    assert (weakness["faction_code"], weakness["subtype_code"]) == ("neutral", "weakness")
    assert weakness["name_fr"] == "Effacer les Traces"
    (priest,) = data("ghoul-priest")
    assert (priest["enemy_fight"], priest["health"], priest["health_per_investigator"], priest["victory"]) == (
        4,
        5,
        True,
        2,
    )


def test_a_card_is_a_page_in_either_language() -> None:
    page = cards("machette", "--lang", "fr")
    assert page.startswith("Machette  (Machete)  [machete, 01020]\nsoutien · Gardien · niveau 0 · coût 3 · ")
    assert "Vous gagnez +1 en lutte pour cette attaque." in page
    assert "(A Lapse in Time)\nThe lead investigator must choose one" in cards("whats-going-on", "--lang", "en")


def test_cards_of_one_title_are_listed_and_one_is_shown_by_its_id_or_number() -> None:
    assert "2 cards" in cards("beat cop", "--lang", "en")
    assert cards("beat-cop-2", "--lang", "en") == cards("01028", "--lang", "en")
    assert cards("beat-cop-2", "--lang", "en").startswith("Beat Cop (2)  ")


@pytest.mark.parametrize(
    ("chosen", "n"),
    [
        (("--class", "guardian", "--type", "asset"), 9),
        (("--type", "location"), 24),
        (("--encounter", "rats"), 1),
        (("--class", "mythos"), 79),
    ],
)
def test_cards_are_chosen_by_class_type_and_encounter_set(chosen: tuple[str, ...], n: int) -> None:
    assert len(data(*chosen)) == n


def test_the_card_with_an_op_of_its_own_says_why() -> None:
    assert "become_act_and_agenda" in cards("--custom", "--lang", "fr")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("machetee",), "did you mean 'machete'?"),
        (("--class", "gardian"), "there is no class 'gardian'; did you mean 'guardian'?"),
        (("--type", "monster"), "there is no type of card 'monster'"),
        (("--encounter", "rat"), "there is no encounter set 'rat'; did you mean 'rats'?"),
    ],
)
def test_an_unknown_word_is_told_the_nearest(arguments: tuple[str, ...], said: str) -> None:
    assert said in cards(*arguments, "--lang", "en", code=2)

"""A sheet says what a thing is, what it does, and which rules touch it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tableforge import fateforge
from tableforge.fateforge.cards import pack
from tableforge.fateforge.sheet import Entry, entries, rules_of, sheet
from tableforge.tongue.text import LANGUAGES

RULES = Path(fateforge.__file__).with_name("rules.toml")


def entry(id: str) -> Entry:
    return next(one for one in entries(pack()) if one.id == id)


def test_everything_of_the_content_has_a_sheet_with_text_and_rules() -> None:
    p = pack()
    own = [
        card.id for card in p.cards if "#" not in card.id
    ]  # special attacks and allies' skills stand on another sheet
    assert len(entries(p)) == len(p.heroes) + len(own) + len(p.allies) + len(p.enemies)
    for one in entries(p):
        for lang in LANGUAGES:
            page = sheet(p, one, lang)
            assert page.name and page.kind and page.lines and page.rules, (one.id, lang)


def test_a_sheet_cites_only_rules_that_there_are() -> None:
    known = {rule["id"] for rule in tomllib.loads(RULES.read_text(encoding="utf-8"))["rule"]}

    assert {rule for one in entries(pack()) for rule in rules_of(one.thing)} <= known


@pytest.mark.parametrize(
    ("id", "rules"),
    [
        (
            "halberd",
            ["FF.item-kinds", "FF.bulky", "FF.weapon-die", "FF.special", "FF.strike", "FF.reach", "FF.all-flag"],
        ),
        (
            "m-shove",
            [
                "FF.skill-card",
                "FF.recurrent",
                "FF.ordered-actions",
                "FF.strike",
                "FF.push",
                "FF.minions-only",
                "FF.same-target",
            ],
        ),
        ("tower-shield", ["FF.item-kinds", "FF.slots", "FF.armour"]),
        ("f-leaden", ["FF.fear", "FF.fear-face", "FF.card-limits"]),
        ("t-pit", ["FF.trap-card", "FF.stun-hero"]),
        ("archer", ["FF.blue", "FF.strip", "FF.resistance", "FF.enemy-actions", "FF.players-choose"]),
    ],
)
def test_the_rules_of_a_sheet_are_those_of_its_words(id: str, rules: list[str]) -> None:
    assert rules_of(entry(id).thing) == rules


def test_what_is_printed_around_a_text_is_told_in_both_languages() -> None:
    assert sheet(pack(), entry("m-charge"), "en").facts == "Mercenary · level I · 4 gold · once per round"
    assert sheet(pack(), entry("m-charge"), "fr").facts == "Mercenaire · niveau I · 4 or · une fois par round"
    assert sheet(pack(), entry("lieutenant"), "en").facts == "Militia · purple · resistance 2 · armour 2"
    assert sheet(pack(), entry("healing-herbs"), "en").facts == "backpack · 1 gold · tier 1"

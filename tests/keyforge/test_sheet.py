"""The sheet of a card cites the rules that touch it, and no others."""

from __future__ import annotations

import pytest

from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.editions import EDITIONS
from tableforge.keyforge.game import RULES
from tableforge.keyforge.keywords import KEYWORDS
from tableforge.keyforge.sheet import rules_of

SEVERAL = "KF.one-effect-many-creatures"
TOGETHER = "KF.simultaneous-the-set"


def test_damage_to_one_creature_cites_nothing_of_several() -> None:
    assert rules_of("punch", "1.3") == ["KF.choosing-objects", "KF.damage-tokens", "KF.action-resolve-then-discard"]


@pytest.mark.parametrize("id", ["carpet-phloxem", "first-blood", "twin-bolt-emission", "mindworm", "poison-wave"])
def test_damage_to_several_creatures_says_that_it_is_dealt_at_once(id: str) -> None:
    assert SEVERAL in rules_of(id, "1.3")


@pytest.mark.parametrize("id", ["cannon", "positron-bolt", "destructive-analysis", "shard-of-pain", "bonerot-venom"])
def test_damage_to_one_creature_after_another_is_not_dealt_at_once(id: str) -> None:
    assert SEVERAL not in rules_of(id, "1.3")


def test_a_group_is_destroyed_together_but_a_single_card_is_just_destroyed() -> None:
    assert TOGETHER in rules_of("unlocked-gateway", "1.3") and "KF.destroyed" not in rules_of("unlocked-gateway", "1.3")
    assert "KF.destroyed" in rules_of("hand-of-dis", "1.3") and TOGETHER not in rules_of("hand-of-dis", "1.3")


def test_a_card_that_comes_from_a_discard_pile_does_not_leave_play() -> None:
    assert "KF.leaving-destination" not in rules_of("sound-the-horns", "1.3")
    assert "KF.reach-of-abilities" in rules_of("regrowth", "1.3")
    assert "KF.leaving-destination" in rules_of("hysteria", "1.3")
    assert "KF.leaving-destination" in rules_of("faygin", "1.3"), "its Urchin may be in play"


def test_what_lasts_until_an_event_is_no_effect_of_the_next_turn() -> None:
    assert "KF.next-turn-effects" not in rules_of("sneklifter", "1.3")
    assert "KF.next-turn-effects" in rules_of("foggify", "1.3")


def test_only_a_replaced_destruction_cites_what_saves_from_destruction() -> None:
    assert "KF.instead" in rules_of("armageddon-cloak", "1.3")
    assert "KF.instead" not in rules_of("po-s-pixies", "1.3")


def test_a_creature_that_enters_stunned_cites_the_stun() -> None:
    assert "KF.stunning" in rules_of("zorg", "1.3") and "KF.entering-exhausted" not in rules_of("zorg", "1.3")
    assert "KF.entering-exhausted" in rules_of("silvertooth", "1.3")


def test_a_condition_and_a_choice_cite_nothing_by_themselves() -> None:
    assert rules_of("burn-the-stockpile", "1.3") == ["KF.lose", "KF.action-resolve-then-discard"]
    assert "KF.may" not in rules_of("begone", "1.3")


def test_the_keywords_are_those_printed_unless_others_are_given() -> None:
    assert rules_of("urchin", "1.3")[0] == "KF.elusive"
    assert rules_of("urchin", "1.3", ("taunt",))[0] == "KF.taunt"
    assert rules_of("urchin", "1.3", ())[0] == "KF.steal"


def test_every_rule_of_every_sheet_exists() -> None:
    cited = {rule for id in CARDS for edition in EDITIONS for rule in rules_of(id, edition)}

    assert not [rule for rule in cited if rule not in RULES]


def test_every_keyword_has_a_rule_of_its_own_and_a_bit_of_its_own() -> None:
    rows = list(KEYWORDS.values())

    assert all(k.rule in RULES for k in rows)
    assert (
        len({k.bit for k in rows}) == len({k.rule for k in rows}) == len({k.said.text("fr") for k in rows}) == len(rows)
    )
    assert KEYWORDS.among(sum(k.bit for k in rows)) == list(KEYWORDS)

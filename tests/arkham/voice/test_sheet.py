"""The sheet of a card: its text, and the rules that it cites."""

from __future__ import annotations

import pytest

from tableforge import games
from tableforge.arkham.cards import CARDS
from tableforge.arkham.editions import NAMES
from tableforge.arkham.sheet import KEYWORD_RULES, back_text, card_text, rules_of
from tableforge.arkham.words import Keyword, walk


@pytest.mark.parametrize("id", CARDS)
@pytest.mark.parametrize("edition", NAMES)
def test_a_sheet_cites_rules_that_there_are_each_once(id: str, edition: str) -> None:
    known = games.game("arkham").rules.rules
    cited = rules_of(id, edition)
    assert cited and len(cited) == len(set(cited))
    assert all(edition in known[rule].editions for rule in cited)


def test_every_keyword_of_the_cards_cites_its_rule() -> None:
    assert {k.name for c in CARDS.values() for k in walk(c.abilities, Keyword)} <= set(KEYWORD_RULES)
    assert "AH.hunter" in rules_of("swarm-of-rats")


def test_a_weapon_cites_its_uses_its_slot_and_what_a_fight_is() -> None:
    cited = rules_of("45-automatic")
    assert {"AH.uses", "AH.slots-filled", "AH.action-abilities", "AH.asset-stays-in-play"} <= set(cited)


def test_a_weakness_cites_what_a_weakness_is() -> None:
    assert "AH.weakness-encounter-type" in rules_of("cover-up")
    assert "AH.weakness-player-type" in rules_of("the-necronomicon")


def test_the_titles_of_other_cards_are_told_in_the_language_of_the_text() -> None:
    assert "Roland’s .38 Special, Cover Up" in back_text("roland-banks", "en")
    assert ".38 Spécial de Roland, Effacer les Traces" in back_text("roland-banks", "fr")
    assert card_text("heirloom-of-hyperborea", "fr").startswith("Deck d’Agnes Baker uniquement.")

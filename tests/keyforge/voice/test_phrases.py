"""What stands side by side is said in every language, and each language has a place for it in its noun phrases."""

from __future__ import annotations

import pytest

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.en import cards as en
from tableforge.keyforge.voice.fr import cards as fr
from tableforge.keyforge.voice.phrases import COUNTED, OPENINGS, QUALITIES, STATEMENTS, sides
from tableforge.tongue.text import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_quality_and_opening_has_a_text_in_every_language(lang: str) -> None:
    for row in (*QUALITIES.values(), *OPENINGS.values(), *COUNTED.values()):
        assert row.text(lang), row.texts


def test_what_has_a_contrary_in_english_has_one_in_french() -> None:
    for row in QUALITIES.values():
        assert sides(row, "fr")[1] or not sides(row, "en")[1], row.texts


def test_every_statement_stands_in_english() -> None:
    assert all([row.text("en") for row in STATEMENTS.values()])


@pytest.mark.parametrize(
    ("sel", "english", "french"),
    [
        (w.creature & w.damaged, "a damaged creature", "une créature blessée"),
        (w.creature & ~w.damaged, "an undamaged creature", "une créature non blessée"),
        (w.artifact & w.is_ready, "a ready artifact", "un artéfact redressé"),
        (w.creature & ~w.flank, "a creature that is not on a flank", "une créature qui n’est pas située sur un flanc"),
        (
            w.enemy.creature & w.with_amber,
            "an enemy creature with æmber on it",
            "une créature ennemie détenant de l’Aombre",
        ),
        (w.creature & ~w.with_armor, "a creature without armor", "une créature sans armure"),
        (w.creature & w.odd_power, "a creature with odd power", "une créature de puissance impaire"),
        (w.creature & ~q.TraitIs("giant"), "a non-Giant creature", "une créature non-Géant"),
        (w.creature & ~w.taunt, "a creature without taunt", "une créature dépourvue du mot-clé provocation"),
    ],
)
def test_a_quality_and_its_contrary_agree_with_the_cards_they_speak_of(sel: q.Sel, english: str, french: str) -> None:
    assert (en.phrase(sel), fr.phrase(sel)) == (english, french)

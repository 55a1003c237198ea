"""The page for authors of content names every word that can be written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tableforge.fateforge import names
from tableforge.fateforge.words import formula, mods, outcome, strip

PAGE = (Path(__file__).parents[3] / "docs" / "write-fateforge-content.md").read_text(encoding="utf-8")
QUOTED = set(re.findall(r"`([^`\n]+)`", PAGE))
WORDS = {re.split(r"[ :@~+(<=>]", text)[0] for text in QUOTED} | QUOTED


@pytest.mark.parametrize(
    "words",
    [
        names.VERBS,
        names.ENEMY_VERBS,
        names.ABILITIES,
        names.MODS,
        names.RESULTS,
        names.OBJECTIVES,
        names.FREQUENCIES,
        names.MOMENTS,
        tuple(outcome.CONSEQUENCES),
    ],
)
def test_every_word_of_a_list_stands_on_the_page(words: tuple[str, ...]) -> None:
    assert [word for word in words if word not in WORDS] == []


@pytest.mark.parametrize("words", [outcome.POINT_WORDS, outcome.SETUP_WORDS])
def test_every_word_of_scenes_stands_on_the_page_as_it_is_written(words: tuple[str, ...]) -> None:
    shapes = [outcome.SHAPES[word][1] for word in words if word != "stun"]

    assert [shape for shape in shapes if shape not in QUOTED] == []


@pytest.mark.parametrize("word", [*mods.NUMBERED.values(), *mods.NAMED])
def test_every_standing_change_stands_on_the_page_as_it_is_written(word: str) -> None:
    assert word in QUOTED


def test_every_action_of_the_page_can_be_read() -> None:
    table = PAGE.partition("| verb | does |")[2].partition("\n\n")[0]
    for line in table.splitlines()[2:]:
        for text in re.findall(r"`([^`]+)`", line.split("|")[1]):
            formula.act(text)


def test_every_strip_and_boss_card_of_the_page_can_be_read() -> None:
    (line,) = re.findall(r'strip="(.+)"', PAGE)
    assert len(strip.strip(line)) == 3
    for text in ("goto first", "sweep 1", "blast 1@0..1", "summon conscript 1@edge", "armour 1", "order blue"):
        assert text in QUOTED
        strip.acts(text)

"""The rule index: whole, in both languages, and every rule shown by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from harness import GAMES, TESTS, facts

import tableforge
from tableforge.kernel.rules import Rule

SOURCES = Path(tableforge.__file__).parent


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    game: str = request.param
    return game


def rules(name: str) -> list[Rule]:
    return list(tableforge.game(name).rules.rules.values())


def cited(name: str, *folders: Path) -> dict[str, str]:
    """Every rule id of a game in the Python files of some folders, with the file that names it."""
    id = re.compile(facts(name).RULE_ID)
    return {
        x: f.name for folder in folders for f in sorted(folder.rglob("*.py")) for x in id.findall(f.read_text("utf-8"))
    }


def test_every_rule_that_is_cited_exists(name: str) -> None:
    known = tableforge.game(name).rules
    assert not {id: f for id, f in cited(name, SOURCES, TESTS).items() if id not in known}


def test_every_rule_is_shown_by_a_test_or_is_a_definition(name: str) -> None:
    shown = cited(name, TESTS)
    assert [r.id for r in rules(name) if not r.definition and r.id not in shown] == []


def test_every_rule_speaks_both_languages_and_names_its_editions(name: str) -> None:
    editions = tableforge.game(name).editions
    for r in rules(name):
        for said in (r.title, r.text, r.section):
            assert isinstance(said, dict) and set(said) == {"en", "fr"} and all(said.values()), r.id
        assert r.editions and set(r.editions) <= set(editions), r.id


def test_rules_are_numbered_without_a_gap(name: str) -> None:
    assert [r.number for r in rules(name)] == list(range(1, len(rules(name)) + 1))


def words(section: str) -> set[str]:
    return {w for w in re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", section.casefold()) if len(w) > 1}


def test_a_section_has_the_headings_of_its_own_language(name: str) -> None:
    """A word that stands in both is one that both languages spell alike."""
    english, french, alike = facts(name).HEADINGS
    assert not {r.id: w for r in rules(name) if (w := words(r.section["fr"]) & english)}
    assert not {r.id: w for r in rules(name) if (w := words(r.section["en"]) & french)}
    spoken = {w for r in rules(name) for w in words(r.section["en"])}
    assert not {r.id: w for r in rules(name) if (w := words(r.section["fr"]) & spoken - alike)}


def test_a_section_names_the_same_places_in_both_languages(name: str) -> None:
    for r in rules(name):
        en, fr = r.section["en"].split("; "), r.section["fr"].split("\u00a0; ")
        assert len(en) == len(fr) and ";" not in "".join(en + fr), r.id
        for here, there in zip(en, fr, strict=True):
            assert here.startswith("Gl. ") == there.startswith("Gl. "), r.id
            assert not here.startswith("FAQ") or here == there, r.id

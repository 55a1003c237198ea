"""The rule index: whole, in both languages, and every rule shown by a test."""

from __future__ import annotations

import re
from pathlib import Path

from tableforge.keyforge.game import RULES
from tableforge.keyforge.state import EDITIONS

HERE = Path(__file__).parent
SOURCES = HERE.parent / "src" / "tableforge"
ID = re.compile(r"KF\.[a-z0-9]+(?:-[a-z0-9]+)*")


def cited(folder: Path) -> dict[str, str]:
    """Every rule id in the Python files of a folder, with the file that names it."""
    return {id: f.name for f in sorted(folder.rglob("*.py")) for id in ID.findall(f.read_text("utf-8"))}


def test_every_rule_that_is_cited_exists():
    known = RULES.rules
    unknown = {id: f for id, f in {**cited(SOURCES), **cited(HERE)}.items() if id not in known}
    assert not unknown


def test_every_rule_is_shown_by_a_test_or_is_a_definition():
    shown = cited(HERE)
    assert [r.id for r in RULES.rules.values() if not r.definition and r.id not in shown] == []


def test_every_rule_speaks_both_languages_and_names_its_editions():
    for r in RULES.rules.values():
        assert set(r.title) == set(r.text) == {"en", "fr"}, r.id
        assert all(r.title.values()) and all(r.text.values()), r.id
        assert r.editions and set(r.editions) <= set(EDITIONS), r.id


def test_rules_are_numbered_without_a_gap():
    assert [r.number for r in RULES.rules.values()] == list(range(1, len(RULES.rules) + 1))

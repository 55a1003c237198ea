"""Every check of content finds what it is for; ours has no error."""

from __future__ import annotations

import copy
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tableforge.fateforge import cards
from tableforge.fateforge.cards import OURS, STORY, check
from tableforge.fateforge.cards.source import File, Finding, Folder


@cache
def ours() -> Folder:
    return Folder(OURS)


def found(*edits: tuple[str, str, str]) -> list[Finding]:
    """What the checks find in our content where files are edited: (file, what stands there, what stands there then)."""
    folder = copy.copy(ours())
    # whatever is no story's is checked without it
    told = not edits or any([file.startswith(STORY) for file, _, _ in edits])
    folder.findings, folder.files = [], {k: v for k, v in ours().files.items() if told or not k.startswith(STORY)}
    for file, old, new in edits:
        text = folder.files[file].text
        assert old in text, (file, old)
        folder.files[file] = File(file, text.replace(old, new, 1))
    return check.run(cards.read(folder))


def test_our_own_content_has_no_error() -> None:
    assert [str(f.told()) for f in found() if f.error] == []


def test_our_own_content_has_only_the_warnings_that_we_know() -> None:
    assert {(f.check, f.id) for f in found() if not f.check.startswith("T")} == {
        ("N4", "captain-of-the-gate"),
        ("N4", "the-hollow-king"),
        ("N4", "heart-of-cinders"),
        ("M4", "catacomb-ring"),
        ("S8", "a1-ford-of-smoke"),
        ("S8", "a1-both-sides"),
        ("S8", "sq-name-day"),
        ("S8", "a3-root-line"),
        ("S8", "sq-kennel-five"),
        ("S8", "sq-last-mile"),
    }


BATTLE = "scenes/battle.toml"
BROKEN = tomllib.loads(Path(__file__).with_name("broken.toml").read_text(encoding="utf-8"))["broken"]
# Checks that find in one file what another one is missing.
ACROSS = ("F5", "F6", "G4", "N5", "S4", "S6", "Q2")


@pytest.mark.slow
@pytest.mark.parametrize("case", BROKEN, ids=[f"{case['check']} {case['says']}" for case in BROKEN])
def test_a_check_finds_what_it_is_for(case: dict[str, Any]) -> None:
    edits = [(file, old, new) for file, old, new in case["edits"]]

    every = found(*edits)

    told = [f for f in every if (f.check, f.id) == (case["check"], case["id"]) and case["says"] in f.message]
    assert told, [str(f.told()) for f in every]
    assert told[0].error is not case.get("warning", False)
    assert told[0].file in {file for file, _, _ in edits} or told[0].check in ACROSS
    assert told[0].told().text("fr") != told[0].told().text("en")


def test_every_check_of_the_list_is_shown_to_find_something() -> None:
    wanted = [f"{letter}{k}" for letter, n in zip("GFINMSDQ", (5, 8, 3, 5, 4, 10, 2, 2)) for k in range(1, n + 1)]

    assert [check_id for check_id in wanted if check_id not in {case["check"] for case in BROKEN}] == []


def test_a_finding_stands_at_the_line_that_is_wrong() -> None:
    (finding,) = [f for f in found((BATTLE, 'carry="gem-yellow"', 'carry="gem-pink"')) if f.check == "S7"]

    lines = ours().files[BATTLE].lines
    assert 'carry="gem-yellow"' in lines[finding.line - 1]


def test_what_the_story_prepares_must_stand_in_the_scene() -> None:
    folder = copy.copy(ours())
    folder.findings, folder.files = [], dict(ours().files)
    text = '[[combat]]\nid = "a1-toll-bar"\nsetups = ["extra-barricade", "late-guard"]\n'
    folder.files["story/act1/combats.toml"] = File("story/act1/combats.toml", text)

    told = [f for f in check.run(cards.read(folder)) if f.check == "S10"]

    assert [f.id for f in told] == ["a1-toll-bar"]

"""`tableforge content check` and `tableforge cards fateforge`: what the command line tells of the content."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from tableforge.cli import main
from tableforge.fateforge.cards import OURS, pack
from tableforge.fateforge.sheet import entries


def run(*arguments: str, code: int = 0) -> str:
    done = CliRunner().invoke(main, list(arguments))
    assert done.exit_code == code, f"{done.output}\n{done.stderr}\n{done.exception!r}"
    return done.output + done.stderr


@pytest.mark.slow
def test_our_own_content_passes_its_checks() -> None:
    assert "errors: 0, warnings: " in run("content", "check", "--lang", "en")


@pytest.mark.slow
def test_a_broken_folder_is_told_line_by_line_and_ends_with_code_1(tmp_path: Path) -> None:
    # which no skill is part of
    folder = shutil.copytree(OURS, tmp_path / "mine", ignore=shutil.ignore_patterns("story"))
    skills = folder / "skills.toml"
    skills.write_text(skills.read_text(encoding="utf-8").replace("[strike+3]", "[smite+3]"), encoding="utf-8")

    english = run("content", "check", str(folder), "--lang", "en", code=1)
    french = run("content", "check", str(folder), "--lang", "fr", code=1)

    assert "error F2  skills.toml:8: m-beheading, use: there is no action 'smite'" in english
    assert "erreur F2  skills.toml:8" in french and "il n’y a pas d’action" in french


def test_a_folder_that_is_none_is_refused(tmp_path: Path) -> None:
    assert "is no folder of content" in run("content", "check", str(tmp_path / "nowhere"), "--lang", "en", code=2)


def test_a_game_without_folders_of_content_says_so() -> None:
    assert "keyforge has no folders of content" in run("content", "check", "--game", "keyforge", "--lang", "en", code=2)


def test_every_card_is_a_line_of_data() -> None:
    rows = [json.loads(line) for line in run("cards", "fateforge", "--json").splitlines()]

    assert [row["id"] for row in rows] == [one.id for one in entries(pack())]
    assert all(row["text_en"] and row["text_fr"] and row["rules"] for row in rows)


def test_a_card_is_found_by_its_name_in_either_language() -> None:
    page = run("cards", "fateforge", "hallebarde", "--lang", "fr")

    assert page.startswith("Hallebarde  (Halberd)  [halberd]\nObjet · arme encombrante · 5 or · rang 2")
    assert page == run("cards", "fateforge", "halberd", "--lang", "fr")


@pytest.mark.parametrize(
    ("chosen", "n"), [(("--kind", "item"), 62), (("--hero", "thief"), 24), (("--kind", "skill", "--hero", "lord"), 21)]
)
def test_cards_are_chosen_by_kind_and_hero(chosen: tuple[str, ...], n: int) -> None:
    assert f"{n} found" in run("cards", "fateforge", *chosen, "--lang", "en")


def test_what_there_is_not_is_refused_with_the_nearest() -> None:
    assert "did you mean 'halberd'" in run("cards", "fateforge", "halbrd", "--lang", "en", code=2)
    assert "did you mean 'skill'" in run("cards", "fateforge", "--kind", "skil", "--lang", "en", code=2)
    assert "did you mean 'thief'" in run("cards", "fateforge", "--hero", "theif", "--lang", "en", code=2)

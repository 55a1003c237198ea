"""A report tells every game's figures in tables and in one page that needs nothing from elsewhere, in both languages."""

from __future__ import annotations

import csv
import io
import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from lab import small
from tableforge.lab import figures, report, spec
from tableforge.lab.errors import BadExperiment
from tableforge.lab.figures import Figures
from tableforge.lab.folder import ResultFolder
from tableforge.lab.page import page
from tableforge.lab.report import ReportSection
from tableforge.lab.runner import run
from tableforge.tongue.text import LANGUAGES

pytest.importorskip("pyarrow")
MORE: dict[str, dict[str, Any]] = {
    "arkham": {"investigators": [["starter:roland"], ["starter:daisy"]], "difficulty": ["easy", "expert"]},
    "fateforge": {"quest": ["bells-below"], "heroes": [["lord", "shaman"], ["lord", "thief"]], "seats": [2]},
}


def gathered(path: Path, game: str) -> Figures:
    keep = {"keep": ["deeds"]}
    experiment = (
        small(**keep) if game == "keyforge" else spec.make({"game": game, "games": 3, "bots": ["random"], **MORE[game]})
    )
    run(experiment, path, jobs=0)
    return figures.gather(ResultFolder.to_read(path))


@pytest.mark.parametrize("game", ["keyforge", *MORE])
def test_a_page_stands_by_itself_in_both_languages(tmp_path: Path, game: str) -> None:
    found = gathered(tmp_path, game)
    for lang in ("en", "fr"):
        made = report.report(found, lang)
        html = page(made, lang)
        assert f'<html lang="{lang}">' in html and "prefers-color-scheme:dark" in html
        assert not re.search(r"(src|href)=|url\(|@import|<script", html)
        charts = sum([section.chart is not None for section in made.sections])
        assert (
            html.count("<svg") == html.count('<div class="wide chart"><svg') == charts >= 2
        )  # they scroll on a small screen
        for drawing in re.findall(r"<svg.*?</svg>", html, re.DOTALL):
            ET.fromstring(drawing)
    english, french = [report.report(found, lang) for lang in ("en", "fr")]
    assert [s.title for s in english.sections] != [s.title for s in french.sections]


def test_keyforge_is_told_by_ratings_pairs_lengths_and_courses(tmp_path: Path) -> None:
    found = gathered(tmp_path, "keyforge")
    titles = " / ".join([section.title for section in report.report(found, "en").sections])
    for word in ("Ratings", "Pairs", "On average", "Turns", "Æmber in the pool, turn by turn", "Keys forged"):
        assert word in titles, titles
    rows = list(ResultFolder.to_read(tmp_path).rows())
    onyx = [row["won"] for row in rows if row["deck_a"] == "starter:onyx"]
    onyx += [1 - row["won"] for row in rows if row["deck_b"] == "starter:onyx"]
    assert found.ratings().of("starter:onyx").won == pytest.approx(100 * sum(onyx) / len(onyx))
    keys = [row["keys_a"] for row in rows if row["combination"] == 0]
    assert found.cells[0].means["keys_a"].mean == pytest.approx(sum(keys) / len(keys))
    turns = [row["turns"] for row in rows]
    assert sum(figures.joined_counts(found.cells, "turns").values()) == len(turns)
    first = [row["aember_a"][1] for row in rows if row["combination"] == 0]
    assert found.cells[0].courses["aember_a"].means()[1] == pytest.approx(sum(first) / len(first))


def test_arkham_is_told_by_resolutions_experience_and_trauma(tmp_path: Path) -> None:
    found = gathered(tmp_path, "arkham")
    told = report.report(found, "en")
    assert "Resolution: share of games, %" in [section.title for section in told.sections]
    rows = list(ResultFolder.to_read(tmp_path).rows())
    mean = [row["experience"] for row in rows if row["combination"] == 0]
    assert found.cells[0].means["experience"].mean == pytest.approx(sum(mean) / len(mean))
    assert {"physical", "mental"} <= found.cells[0].means.keys()


def test_fateforge_is_told_by_combats_won_and_where_it_was_lost(tmp_path: Path) -> None:
    found = gathered(tmp_path, "fateforge")
    told = report.report(found, "en")
    assert any(["combats won" in section.heads for section in told.sections])
    assert any([section.title.startswith("The combat that ended it") for section in told.sections])


def test_values_are_told_by_their_words_in_both_languages(tmp_path: Path) -> None:
    arkham, fateforge = gathered(tmp_path / "a", "arkham"), gathered(tmp_path / "f", "fateforge")
    fateforge.cells[0].counts["rank"] = {"gold": 2, "silver": 1}
    fateforge.cells[0].counts["lost_in"] = {"": 2, "ford-ambush": 1}
    fateforge.cells[0].counts["ending"] = {"end-watch": 2, "end-elsewhere": 1}
    english, french = [
        {cell for found in (arkham, fateforge) for s in report.report(found, lang).sections for cell in whole(s)}
        for lang in ("en", "fr")
    ]
    assert {"gold medal", "Ambush at the Ford", "Easy", "the difficulty", "'The pen scratches.'"} <= english
    assert {
        "médaille d’or",
        "Embuscade au gué",
        "Facile",
        "la difficulté",
        LANGUAGES["fr"].in_quotes("La plume gratte."),
    } <= french
    assert "end-elsewhere" in english  # of a campaign that is not at hand
    assert not {"end-watch", "gold", "ford-ambush", "easy", "difficulty", "none"} & (english | french)


def whole(section: ReportSection) -> list[str]:
    """All cells of a section's table, its heads included; a combination value by value."""
    return [part for row in (section.heads, *section.rows) for cell in row for part in cell.split(", ")]


def test_entrants_that_never_met_are_not_rated_against_each_other(tmp_path: Path) -> None:
    run(small(bots=["random", "bench-random"]), tmp_path, jobs=0)
    found = figures.gather(ResultFolder.to_read(tmp_path))
    for lang, title in (("en", "Ratings, group 1 of 2"), ("fr", "Classement, groupe 1 sur 2")):
        sections = report.report(found, lang).sections
        told = next(s for s in sections if s.title == title)
        assert len(told.rows) == 3 and len({row[0].split(" · ")[0] for row in told.rows}) == 1
        assert "nobody knows" in told.note or "nul ne sait" in told.note
    assert {r["group"] for r in report.as_json(found)["ratings"]} == {0, 1}
    assert max([r.margin for r in found.ratings().ratings]) < 1000


def test_csv_and_json_say_the_same_as_the_figures(tmp_path: Path) -> None:
    found = gathered(tmp_path, "keyforge")
    rows = list(csv.DictReader(io.StringIO(report.as_csv(found))))
    assert rows[0]["decks"] == "starter:onyx + starter:argus" and len(rows) == 3
    assert [int(row["games"]) for row in rows] == [4, 4, 4]
    data = json.loads(json.dumps(report.as_json(found)))
    assert [float(row["won"]) for row in rows] == [one["won"] for one in data["combinations"]]
    assert {r["name"] for r in data["ratings"]} == {"starter:onyx", "starter:argus", "forged:cota:11"}


def test_a_report_of_a_run_under_way_says_how_far_it_is(tmp_path: Path) -> None:
    with ResultFolder.to_write(tmp_path, small()) as folder:
        with pytest.raises(BadExperiment, match="no games yet"):
            figures.gather(ResultFolder.to_read(tmp_path))
        from tableforge.lab.play import ExperimentPlayer

        row = ExperimentPlayer(small()).play(0)
        assert isinstance(row, dict)
        folder.write([row])
        assert report.report(figures.gather(ResultFolder.to_read(tmp_path)), "en").title == "KeyForge · 1 of 12 games"


def test_games_without_an_end_are_told_and_count_half(tmp_path: Path) -> None:
    run(small(answers=5), tmp_path, jobs=0)
    found = figures.gather(ResultFolder.to_read(tmp_path))
    assert ("without an end, counted half", "12") in report.report(found, "en").facts
    assert ("sans fin, comptées pour moitié", "12") in report.report(found, "fr").facts
    assert {r.won for r in found.ratings().ratings} == {50.0}


def test_a_name_with_markup_stays_a_name(tmp_path: Path) -> None:
    found = gathered(tmp_path, "keyforge")
    for one in found.experiment.combinations:
        one["decks"] = [f"<script>{name}" for name in one["decks"]]
    assert "<script>" not in page(report.report(found, "en"), "en")

"""The analysis of a table's game, over HTTP: begun once, watched, kept, said to be old, and only for those who may see the game."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from server.serving import EASY, Server, serving

import tableforge.analysis.review
import tableforge.table.sitting
from tableforge import bots
from tableforge.analysis.told import Review, Tried
from tableforge.kernel.declared import differences
from tableforge.keyforge.doors import analysis as door
from tableforge.server import analyses, analysing
from tableforge.server.guard import Rate

Json = dict[str, Any]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few imagined games: what matters here is the way of an analysis."""
    monkeypatch.setattr(
        door, "DEPTH", replace(door.DEPTH, looks=1, worlds=2, checks=4, width=2, budget=60, playouts=1, proofs=1)
    )


def short_game(answers: int = 0, practice: bool = True) -> str:
    """A game between easy bots, or its first answers, as a save."""
    g = tableforge.new("keyforge", decks=("forged:1", "forged:2"), seed=3, practice=practice)
    players = [bots.make("easy", seat, "keyforge") for seat in (0, 1)]
    while (d := g.decision) is not None and (not answers or len(g.answers) < answers):
        g.answer(players[d.seat].choose(g.view(d.seat, asked=False), d), d.seat)
    return g.save()


async def open_table(server: Server, answers: int = 0, practice: bool = True) -> tuple[str, str]:
    """A table at which such a game stands, and the tokens of its seats."""
    seats = [{"kind": "here"}, {"kind": "here"}]
    save = short_game(answers, practice)
    status, made = await server.call("POST", "/api/tables/load", {"save": save, "seats": seats})
    assert status == 201, made
    return made["table"], ",".join([seat["token"] for seat in made["seats"]])


async def ended(server: Server, table: str, token: str, lang: str = "en") -> Json:
    """What is known once nothing is under way any more."""
    while True:
        page: Json
        _, page = await server.call("GET", f"/api/tables/{table}/analysis?lang={lang}", token=token)
        if page["running"] is None:
            return page
        await asyncio.sleep(0.02)


async def test_a_game_is_analysed_once_and_kept_in_both_languages(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, token = await open_table(server, 40)
        _, page = await server.call("GET", f"/api/tables/{table}/analysis", token=token)
        assert page["why"] == "" and page["review"] is None and page["running"] is None
        status, page = await server.call("POST", f"/api/tables/{table}/analysis", {}, token=token)
        assert status == 202 and page["running"]["total"] == 40
        page = await ended(server, table, token)
        assert page["old"] == "" and page["trouble"] == ""
        review = page["review"]
        assert review["judge"] == door.name_judge() and review["answers"] == 40 and review["curve"]
        assert len(page["words"]["marks"]) == len(review["marks"])
    async with serving(tmp_path) as server:
        french = await ended(server, table, token, "fr")
        assert french["review"] == review
        assert french["words"]["curve"].startswith("Chance de gagner, tour après tour")
        assert french["words"]["kinds"]["blunder"] == "gaffe"


async def test_an_analysis_is_old_once_the_game_has_gone_on_or_the_weights_are_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        table, token = await open_table(server, 12)
        await server.call("POST", f"/api/tables/{table}/analysis", {}, token=token)
        assert (await ended(server, table, token))["old"] == ""
        monkeypatch.setattr(door, "name_judge", lambda: "other-weights")
        assert "Analyse it again" in (await ended(server, table, token))["old"]


async def test_a_game_in_earnest_is_not_analysed_before_it_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, token = await open_table(server, 12, practice=False)
        _, page = await server.call("GET", f"/api/tables/{table}/analysis", token=token)
        assert page["why"].startswith("the game is not over")
        for path, body in (("", {}), ("/try", {"first": 2})):
            status, refused = await server.call("POST", f"/api/tables/{table}/analysis{path}", body, token=token)
            assert (status, refused["kind"]) == (403, "no-analysis")


async def test_whoever_may_not_see_the_whole_game_gets_no_analysis_of_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, token = await open_table(server, 12)
        first = token.partition(",")[0]
        for method, path, body in (
            ("GET", "", None),
            ("POST", "", {}),
            ("DELETE", "", None),
            ("POST", "/try", {"first": 2}),
        ):
            address = f"/api/tables/{table}/analysis{path}"
            assert (await server.call(method, address, body, token=first))[0] == 403
            assert (await server.call(method, address, body))[0] == 401


@pytest.mark.slow
async def test_a_turn_is_played_again_to_its_end_and_judged(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, token = await open_table(server, 40)
        await server.call("POST", f"/api/tables/{table}/analysis", {}, token=token)
        turn = (await ended(server, table, token))["review"]["turns"][1]
        for world in (0, 3):
            answers: list[str] = []
            while True:
                asked = {"first": turn["first"], "world": world, "answers": answers}
                status, tried = await server.call("POST", f"/api/tables/{table}/analysis/try", asked, token=token)
                assert status == 200, tried
                assert differences(tried, Tried) == []
                if tried["over"]:
                    break
                assert tried["options"] and tried["table"]
                keys = [option["key"] for option in tried["options"]]
                answers.append("end-turn" if "end-turn" in keys else keys[0])
            verdict = tried["verdict"]
            assert verdict["best"] >= verdict["tried"] and verdict["worlds"] >= 2
        status, refused = await server.call(
            "POST", f"/api/tables/{table}/analysis/try", {"first": turn["first"], "answers": ["nonsense"]}, token=token
        )
        assert status == 400 and refused["text"]


@pytest.mark.slow
async def test_analyses_are_counted_for_each_address_and_bad_requests_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(EASY, analyses=Rate(0.0, 1))) as server:
        table, token = await open_table(server, 12)
        status, refused = await server.call("POST", f"/api/tables/{table}/analysis", {"worlds": 1000}, token=token)
        assert status == 400 and "1000" in refused["text"].replace(",", "")
        await server.call("POST", f"/api/tables/{table}/analysis", {}, token=token)
        await ended(server, table, token)
        status, refused = await server.call("POST", f"/api/tables/{table}/analysis", {}, token=token)
        assert (status, refused["kind"]) == (429, "too-fast")


async def test_an_analysis_that_is_stopped_leaves_nothing_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "analyse_part", lambda *_: analysing.PartDone(1, 12, None))  # never comes to an end
    async with serving(tmp_path) as server:
        table, token = await open_table(server, 12)
        status, page = await server.call("POST", f"/api/tables/{table}/analysis", {}, token=token)
        assert status == 202 and page["running"] is not None
        while not page["running"]["done"]:
            _, page = await server.call("GET", f"/api/tables/{table}/analysis", token=token)
        assert page["running"]["line"].startswith("1 of 12 answers, about ")
        status, page = await server.call("DELETE", f"/api/tables/{table}/analysis", token=token)
        assert status == 200 and page["running"] is None and page["review"] is None


def test_a_review_that_is_made_in_parts_is_the_same_as_one_made_at_once() -> None:
    body = tableforge.table.sitting.read_save(short_game(30))
    parts = []
    while True:
        part = analysing.analyse_part("mark", body, None, False)
        parts.append(part)
        if part.review is not None:
            break
    assert part.review == tableforge.analysis.review.analyse(short_game(30))
    assert differences(part.review, Review) == []
    assert "mark" not in analysing.UNDER_WAY


@pytest.mark.parametrize(
    ("done", "passed", "english", "french"),
    [
        (0, 0.0, "0 of 200 answers", "0 réponses sur 200"),
        (50, 4.0, "50 of 200 answers, about 15 s left", "50 réponses sur 200, encore 15 s environ"),
        (50, 100.0, "50 of 200 answers, about 5 min left", "50 réponses sur 200, encore 5 min environ"),
    ],
)
def test_how_long_an_analysis_goes_on_is_said_by_what_it_has_done(
    done: int, passed: float, english: str, french: str
) -> None:
    waiting = analysing.AnalysisJob("", {}, None, total=200)
    assert analyses.say_progress(waiting, 9.0).text("en") == "waits for another analysis"
    job = analysing.AnalysisJob("", {}, None, done, 200, began=7.0)
    said = analyses.say_progress(job, 7.0 + passed)
    assert (said.text("en"), said.text("fr")) == (english, french)

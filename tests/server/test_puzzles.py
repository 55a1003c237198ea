"""Puzzles on the wire: their list, the one of a day, their tables, verdicts, hints and solutions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.serving import serving

from tableforge.puzzles import shelf

Json = dict[str, Any]
GAMES = ("keyforge", "arkham", "fateforge")


async def test_the_puzzles_of_a_game_are_listed_without_their_solutions(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        status, english = await server.call("GET", "/api/keyforge/puzzles?lang=en")
        _, french = await server.call("GET", "/api/keyforge/puzzles?lang=fr")
        assert status == 200 and len(english) == len(french) == len(shelf.puzzles_of("keyforge"))
        assert [p["rating"] for p in english] == sorted([p["rating"] for p in english])
        assert english[0]["ask"] != french[0]["ask"] and not {"solution", "save"} & {*english[0]}
        _, games = await server.call("GET", "/api/games")
        assert all(g["puzzles"] for g in games if g["name"] in GAMES)


async def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_a_day_must_be_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        status, one = await server.call("GET", "/api/puzzles/daily?day=2026-11-18")
        _, again = await server.call("GET", "/api/puzzles/daily?day=2026-11-18")
        _, next_day = await server.call("GET", "/api/puzzles/daily?day=2026-11-19")
        assert status == 200 and one == again and (one["game"], one["id"]) != (next_day["game"], next_day["id"])
        status, refused = await server.call("GET", "/api/puzzles/daily?day=yesterday")
        assert (status, refused["kind"]) == (400, "bad-request")


@pytest.mark.parametrize("game", GAMES)
async def test_the_solution_played_at_its_table_is_found_to_solve_it(tmp_path: Path, game: str) -> None:
    p = min(shelf.puzzles_of(game), key=lambda p: p.counts.looked)
    async with serving(tmp_path) as server:
        status, begun = await server.call("POST", f"/api/{game}/puzzles/{p.id}", {"name": "Ada"})
        assert status == 201, begun
        mine = begun["seats"][p.seat]["token"]
        assert [seat["token"] is not None for seat in begun["seats"]] == [
            k == p.seat for k in range(len(begun["seats"]))
        ]
        where = f"/api/tables/{begun['table']}"
        status, stands = await server.call("GET", f"{where}/puzzle", token=mine)
        assert (status, stands["verdict"]) == (200, "open"), stands
        _, hint = await server.call("GET", f"{where}/puzzle/hint", token=mine)
        assert hint["key"] == p.solution[0] and hint["label"]
        for key in p.solution:
            _, table = await server.call("GET", f"{where}/seat", token=mine)
            answer = {"seat": p.seat, "number": table["number"], "key": key}
            status, table = await server.call("POST", f"{where}/answer", answer, token=mine)
            assert status == 200, table
        _, stands = await server.call("GET", f"{where}/puzzle", token=mine)
        assert stands["verdict"] == "solved" and stands["best"] == p.chance
        _, listed = await server.call("POST", "/api/tables/mine", {"tokens": [mine]})
        assert listed == []  # a puzzle is no game to go on with


async def test_a_turn_ended_at_once_misses_the_goal_and_no_answer_before_the_puzzle_is_taken_back(
    tmp_path: Path,
) -> None:
    p = min(shelf.puzzles_of("keyforge"), key=lambda p: p.counts.looked)
    async with serving(tmp_path) as server:
        _, begun = await server.call("POST", f"/api/keyforge/puzzles/{p.id}")
        mine, where = begun["seats"][p.seat]["token"], f"/api/tables/{begun['table']}"
        async with server.at(begun["table"], mine) as ada:
            assert not ada.last["table"]["undo"]["may"]
            await ada.answer(p.solution[0])
            await ada.answer("end-turn")
            assert ada.last["table"]["undo"]["may"]
            _, stands = await server.call("GET", f"{where}/puzzle", token=mine)
            assert stands["verdict"] == "missed"


async def test_a_solution_is_told_step_by_step_with_its_rules_and_its_reason(tmp_path: Path) -> None:
    p = shelf.puzzles_of("keyforge")[0]
    async with serving(tmp_path) as server:
        status, en = await server.call("GET", f"/api/keyforge/puzzles/{p.id}/solution?lang=en")
        _, fr = await server.call("GET", f"/api/keyforge/puzzles/{p.id}/solution?lang=fr")
        assert status == 200 and len(en["steps"]) == len(p.solution)
        assert all(e["rule"] for step in en["steps"] for e in step["events"])
        assert str(p.counts.ends) in en["reason"] and en["reason"] != fr["reason"]
        status, refused = await server.call("GET", "/api/keyforge/puzzles/chess/solution")
        assert (status, refused["kind"]) == (404, "no-puzzle")
        _, begun = await server.call("POST", "/api/keyforge/lessons/reaping")
        status, refused = await server.call(
            "GET", f"/api/tables/{begun['table']}/puzzle", token=begun["seats"][0]["token"]
        )
        assert (status, refused["kind"]) == (404, "no-puzzle")

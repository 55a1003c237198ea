"""Lessons on the wire: their list, their tables, and what is said to whoever strays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.serving import Player, Reached, serving

from tableforge import games, lessons

Json = dict[str, Any]


async def begin(server: Reached, game: str, lesson: str) -> Json:
    status, begun = await server.call("POST", f"/api/{game}/lessons/{lesson}")
    assert status == 201, begun
    found: Json = begun
    return found


async def try_to(player: Player, key: str) -> Json:
    q = player.question
    assert q is not None
    return await player.ask("answer", seat=0, number=q["number"], key=key)


async def test_the_lessons_of_a_game_are_listed_in_the_language_of_whoever_asks(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for game in ("keyforge", "arkham"):
            status, english = await server.call("GET", f"/api/{game}/lessons?lang=en")
            _, french = await server.call("GET", f"/api/{game}/lessons?lang=fr")
            assert status == 200 and len(english) == len(french) == 10
            assert [x["id"] for x in english] == [x["id"] for x in french]
            assert english[0]["title"] != french[0]["title"] and english[0]["steps"][0]["coach"]
            assert all(
                en["then"] and fr["then"] and en["then"] != fr["then"] for en, fr in zip(english, french, strict=True)
            )
        status, refused = await server.call("POST", "/api/keyforge/lessons/chess")
        assert (status, refused["kind"]) == (404, "no-lesson")
        status, refused = await server.call("GET", "/api/chess/lessons")
        assert (status, refused["kind"]) == (404, "no-game")


@pytest.mark.parametrize("game", ["keyforge", "arkham"])
async def test_a_gauge_counts_up_to_its_goal_while_the_lesson_is_played(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path) as server:
        for lesson in [each for each in lessons.lessons_of(game) if each.gauge is not None]:
            assert lesson.gauge is not None
            begun = await begin(server, game, lesson.id)
            async with server.at(begun["table"], begun["seats"][0]["token"]) as ada:
                seen = [ada.last["table"]["eyes"][0]["view"]["players"][0][lesson.gauge.of]]
                while not ada.last["table"]["lesson"]["done"]:
                    if ada.question is None:
                        await ada.hear("table")
                    else:
                        await ada.answer(ada.last["table"]["lesson"]["wanted"][0])
                    seen.append(ada.last["table"]["eyes"][0]["view"]["players"][0][lesson.gauge.of])
                assert seen[0] < lesson.gauge.goal <= max(seen), lesson.id


async def test_whoever_learns_sits_there_by_name(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        status, begun = await server.call("POST", "/api/keyforge/lessons/reaping", {"name": "Ada"})
        assert status == 201
        async with server.at(begun["table"], begun["seats"][0]["token"]) as ada:
            assert [seat["name"] for seat in ada.last["people"]["seats"]] == ["Ada", "Wick"]


async def test_a_legal_move_that_leads_elsewhere_is_refused_by_its_reason_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await begin(server, "keyforge", "reaping")
        async with server.at(begun["table"], begun["seats"][0]["token"], lang="fr") as ada:
            assert ada.last["welcome"]["lesson"] == "reaping"
            before = ada.last["table"]
            assert before["lesson"] == {"step": 0, "done": False, "wanted": ["reap:headhunter@line:1"]}
            refused = await try_to(ada, "fight:valdr@line:2")
            assert (refused["t"], refused["kind"]) == ("refused", "lesson") and "moissonnez" in refused["text"]
            illegal = await try_to(ada, "reap:charette@line:3")
            assert illegal["kind"] == "illegal" and illegal["rule"].startswith("KF.")
            order = await ada.ask(
                "order", seat=0, until=next(iter([o["word"] for o in ada.last["welcome"]["offers"]]), "x")
            )
            assert order["kind"] == "lesson"
            table = await ada.answer("reap:headhunter@line:1")
            assert table["number"] == 1 and table["lesson"]["step"] == 1


async def test_after_the_last_step_the_lesson_is_through_and_can_be_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await begin(server, "keyforge", "reaping")
        async with server.at(begun["table"], begun["seats"][0]["token"]) as ada:
            await ada.answer("reap:headhunter@line:1")
            table = await ada.answer("reap:valdr@line:2")
            assert table["lesson"] == {"step": 2, "done": True, "wanted": []}
            assert (await try_to(ada, "end-turn"))["text"] == lessons.ALL_DONE
            await ada.say("undo", seat=0, number=0)
            table = await ada.hear("table", until=lambda message: message["number"] == 0)
            assert table["lesson"]["step"] == 0


async def test_whoever_watches_is_not_told_which_card_would_lead_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await begin(server, "keyforge", "creature")
        async with server.at(begun["table"], begun["watch"]) as watching:
            assert watching.last["table"]["lesson"] is None


@pytest.mark.parametrize(
    ("game", "lesson"), [("keyforge", "keys"), ("keyforge", "winning"), ("arkham", "committing"), ("arkham", "ending")]
)
async def test_a_lesson_is_done_over_the_wire_while_the_other_seats_answer_by_themselves(
    tmp_path: Path, game: str, lesson: str
) -> None:
    async with serving(tmp_path) as server:
        begun = await begin(server, game, lesson)
        token = begun["seats"][0]["token"]
        async with server.at(begun["table"], token) as ada:
            table = ada.last["table"]
            while not table["lesson"]["done"]:
                if table["lesson"]["wanted"]:
                    table = await ada.answer(table["lesson"]["wanted"][0])
                else:  # another seat is asked
                    table = await ada.hear("table")
        _, kept = await server.call("GET", f"/api/tables/{begun['table']}/save", token=token)
        assert games.game(game).name in kept["save"]
        _, listed = await server.call("GET", f"/api/tables/{begun['table']}", token=token)
        assert listed["lesson"] == lesson


async def test_a_lesson_is_no_game_under_way(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        lesson, game = await begin(server, "keyforge", "reaping"), await server.begin()
        tokens = [begun["seats"][0]["token"] for begun in (lesson, game)]
        _, mine = await server.call("POST", "/api/tables/mine", {"tokens": tokens})
        assert [table["table"] for table in mine] == [game["table"]]

"""A story that changes while tables of it are kept: they go on from where they stood, and say so in a sentence."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from server.serving import EASY, Reached, serving
from server.stories import SCENES, rewrite
from server.test_chronicles import PLACE, answer, begun, played, row, turn

Json = dict[str, Any]
SAID = (
    "The story has changed since you left it (version 2 instead of 1); the chronicle goes on at “One Night” (lr-mill)."
)
DIT = (
    "L’histoire a changé depuis que vous l’avez quittée (version 2 au lieu de 1)\xa0; la chronique reprend à "
    "«\xa0Une nuit\xa0» (lr-mill)."
)


def another_way(folder: Path) -> None:
    """The way over the hill has another name in version 2: answers of before do not fit."""
    rewrite(folder, SCENES, lambda t: t.replace('id = "left"', 'id = "west"'))
    rewrite(folder, "campaign.toml", lambda t: t.replace("version = 1", "version = 2"))


def no_mill(folder: Path) -> None:
    """The mill has gone."""
    another_way(folder)
    rewrite(folder, SCENES, lambda t: t.replace("lr-mill", "lr-house"))


async def stands(server: Reached, table: Json, lang: str = "en") -> tuple[Json, Json]:
    """What somebody who sits down is told: the welcome and the view."""
    async with server.at(table["table"], table["seats"][0]["token"], lang=lang) as player:
        return player.last["welcome"], player.last["table"]["eyes"][0]["view"]


async def test_a_table_whose_answers_fit_no_more_goes_on_from_where_it_stood_and_says_so(
    story: Path, tmp_path: Path
) -> None:
    async with serving(tmp_path) as server:
        made, table = await begun(server)
        await answer(server, table, "go", "left")
        assert (await stands(server, table))[0]["notice"] == ""
    another_way(story)
    async with serving(tmp_path) as server:
        assert "One Night" in (await row(server, made))["standing"]["line"]  # looked at, not yet gone on with
        welcome, view = await stands(server, table)
        assert (welcome["notice"], view["story"]["scene"], view["gold"]) == (SAID, "lr-mill", 3)
        assert (await stands(server, table, "fr"))[0]["notice"] == DIT
        await answer(server, table, "back", "west", "on")
    async with serving(tmp_path) as server:
        welcome, view = await stands(server, table)
        assert welcome["notice"] == SAID and view["phase"] == "preparation"


async def test_what_was_answered_before_the_story_changed_is_kept_as_a_save(story: Path, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, table = await begun(server)
        await answer(server, table, "go", "left")
    another_way(story)
    async with serving(tmp_path) as server:
        await stands(server, table)
        place, token = f"/api/tables/{table['table']}/earlier", table["seats"][0]["token"]
        status, [before] = await server.call("GET", f"{place}?lang=fr", token=token)
        assert status == 200 and before["notice"] == DIT
        body = json.loads(before["save"])
        assert body["answers"] == ["go", "left"] and body["kept"]["memoir"]["saga"]["at"] == "lr-mill"
        assert (await server.call("GET", place, token=table["watch"]))[0] == 403
        assert (await server.call("GET", place))[0] == 401
        assert (await server.call("DELETE", f"/api/tables/{table['table']}", token=token))[0] == 204
    with sqlite3.connect(tmp_path / "tables.sqlite3") as c:
        assert [c.execute(f"SELECT count(*) FROM {name}").fetchone() for name in ("memoirs", "earlier")] == [(0,), (0,)]


async def test_a_story_whose_scene_has_gone_is_refused_by_name_and_disturbs_nobody_else(
    story: Path, tmp_path: Path
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made, table = await begun(server)
        _, other = await begun(server)
        await answer(server, table, "go", "left")
        await answer(server, other, "go")
    no_mill(story)
    async with serving(tmp_path, limits=EASY) as server:
        token = table["seats"][0]["token"]
        async with server.at(table["table"], token, lang="fr") as player:
            bye = player.last["bye"]
            assert bye["kind"] == "content" and not bye["again"] and "memoir.saga.at" in bye["text"]
            assert (
                table["table"] in bye["text"]
                and "«\xa0lr-mill\xa0»" in bye["text"]
                and "migrations.toml" in bye["text"]
            )
        status, said = await server.call("GET", f"/api/tables/{table['table']}/save", token=token)
        assert (
            status == 409 and "version 2 instead of 1" in said["text"] and "what was answered is kept" in said["text"]
        )
        status, mine = await server.call("POST", "/api/tables/mine", {"tokens": [token, other["seats"][0]["token"]]})
        assert status == 200 and {x["table"]: "lr-mill" in x["turn"] for x in mine} == {
            table["table"]: True,
            other["table"]: False,
        }
        found = await row(server, made)
        assert "lr-mill" in found["problem"] and found["name"] == "Ours"
        assert (await stands(server, other))[1]["story"]["scene"] == "lr-hill"
        assert server.hall.metrics.counters.get("failures", 0) == 0
    rewrite(story, SCENES, lambda t: t.replace("lr-house", "lr-mill"))  # it is there again
    async with serving(tmp_path) as server:
        assert (await stands(server, table))[1]["story"]["scene"] == "lr-mill"


async def test_a_campaign_that_cannot_be_opened_can_be_removed(story: Path, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made, _ = await begun(server)
    rewrite(story, "campaign.toml", lambda t: t.replace('"lord", "thief", ', ""))
    async with serving(tmp_path) as server:
        assert "lord" in (await row(server, made))["problem"]
        assert (await server.call("GET", f"{PLACE}/{made['campaign']}", token=made["token"]))[0] == 400
        assert (await server.call("DELETE", f"{PLACE}/{made['campaign']}", token=made["token"]))[0] == 204


async def test_taking_back_leaves_no_place_to_go_on_from_that_was_not_reached(story: Path, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, table = await begun(server)
        async with server.at(table["table"], table["seats"][0]["token"]) as player:
            await player.answer("go")
            await player.answer("left")
            assert (await player.ask("undo", seat=0, number=1))["t"] == "ack"
    rewrite(story, SCENES, lambda t: t.replace('id = "go"', 'id = "leave"'))
    async with serving(tmp_path) as server:
        welcome, view = await stands(server, table)
        assert (view["story"]["scene"], view["gold"]) == ("lr-hill", 2)
        assert "(in act1/c1.toml)" in welcome["notice"]


async def test_a_game_that_is_over_is_not_taken_up_again_with_other_content(story: Path, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made, table = await begun(server)
        await answer(server, table, "go", "left", "home")
    another_way(story)
    async with serving(tmp_path) as server:
        token = table["seats"][0]["token"]
        status, said = await server.call("GET", f"/api/tables/{table['table']}/save", token=token)
        assert status == 409 and said["kind"] == "content" and "answer 2 of 3" in said["text"]
        assert (await row(server, made))["over"]
        status, mine = await server.call("POST", "/api/tables/mine", {"tokens": [token]})
        assert status == 200 and mine[0]["over"]


async def test_a_hero_exchanged_before_the_story_changed_goes_on_with_the_names_of_today(
    story: Path, tmp_path: Path
) -> None:
    async with serving(tmp_path) as server:
        made, table = await begun(server)
        await answer(server, table, "go", "left")
        assert (await turn(server, made, do="swap", leaves="lord", comes="shaman"))[0] == 200
    no_mill(story)
    async with serving(tmp_path) as server:
        assert (await row(server, made))["problem"] == ""
        status, refused = await server.call("POST", f"{PLACE}/{made['campaign']}/play", {}, made["token"])
        assert status == 400 and "lr-mill" in refused["text"]
        (story / "migrations.toml").write_text('[[migration]]\nfrom = 1\nscene = "lr-mill"\nto = "lr-house"\n')
        table = await played(server, made)
        welcome, view = await stands(server, table)
        assert view["story"]["scene"] == "lr-house" and welcome["notice"] == SAID.replace("lr-mill", "lr-house")


async def test_a_save_of_another_version_becomes_a_table_that_says_where_it_goes_on(
    story: Path, tmp_path: Path
) -> None:
    async with serving(tmp_path) as server:
        _, table = await begun(server)
        await answer(server, table, "go", "left")
        _, kept = await server.call("GET", f"/api/tables/{table['table']}/save", token=table["seats"][0]["token"])
        another_way(story)
        status, loaded = await server.call("POST", "/api/tables/load", {"save": kept["save"]})
        assert status == 201, loaded
        welcome, view = await stands(server, loaded)
        assert welcome["notice"] == SAID and view["story"]["scene"] == "lr-mill"

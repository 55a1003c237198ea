"""Chronicles over HTTP: slots that say how they stand, an act begun again, a hero exchanged, and nothing lost to a kill."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.serving import Apart, Reached, serving

Json = dict[str, Any]
PLACE = "/api/fateforge/campaigns"
SETUP = {"tale": "ember-loan", "heroes": ["lord", "thief"], "seats": 1}


async def begun(server: Reached, **setup: Any) -> tuple[Json, Json]:
    """A chronicle in a slot, and its table."""
    status, made = await server.call("POST", PLACE, {"name": "Ours", "setup": {**SETUP, **setup}, "seed": 4})
    assert status == 201, made
    return made, await played(server, made)


async def played(server: Reached, made: Json) -> Json:
    where = f"{PLACE}/{made['campaign']}/play"
    status, table = await server.call("POST", where, {"seats": [{"kind": "here"}]}, made["token"])
    assert status == 201, table
    found: Json = table
    return found


async def answer(server: Reached, table: Json, *keys: str) -> None:
    async with server.at(table["table"], *[x["token"] for x in table["seats"]]) as player:
        for key in keys:
            await player.answer(key)


async def row(server: Reached, made: Json, lang: str = "en") -> Json:
    status, rows = await server.call("GET", f"{PLACE}?lang={lang}", token=made["token"])
    assert status == 200, rows
    return next(x for x in rows if x["campaign"] == made["campaign"])


async def turn(server: Reached, made: Json, token: str | None = None, **entry: Any) -> tuple[int, Json]:
    return await server.call(
        "POST", f"{PLACE}/{made['campaign']}/turn", entry, made["token"] if token is None else token
    )


async def first_choice(server: Reached, table: Json) -> str:
    async with server.at(table["table"], *[x["token"] for x in table["seats"]]) as player:
        assert player.question is not None
        return str(player.question["options"][0]["key"])


async def test_a_slot_says_in_both_languages_how_its_chronicle_stands(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made, table = await begun(server)
        await answer(server, table, await first_choice(server, table))
        found = await row(server, made)
        assert found["standing"]["act"] == "Act I, The Road and the Gate" and found["table"] == table["table"]
        assert [x["name"] for x in found["standing"]["playing"]] == ["Edrem (Lord)", "Tamsil (Thief)"] and found[
            "updated"
        ] > 0
        assert (await row(server, made, "fr"))["standing"]["act"] == "Acte I, La route et la porte"


async def test_a_table_tells_what_happened_so_far_to_whoever_sits_there_and_to_nobody_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, table = await begun(server)
        place, token = f"/api/tables/{table['table']}/past", table["seats"][0]["token"]
        assert await server.call("GET", place, token=token) == (200, {"past": None})
        await answer(server, table, await first_choice(server, table))
        for lang, title, said in (
            ("en", "The Ember Loan", "You chose: "),
            ("fr", "Le Prêt de braise", "Vous avez choisi"),
        ):
            status, told = await server.call("GET", f"{place}?lang={lang}", token=token)
            assert status == 200 and told["past"]["title"] == title
            assert told["past"]["parts"][0]["episodes"][0]["text"].startswith(said)
        assert (await server.call("GET", place))[0] == 401


async def test_an_act_is_begun_again_and_a_hero_exchanged_at_a_table_that_follows(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made, table = await begun(server)
        await answer(server, table, await first_choice(server, table))
        status, page = await turn(server, made, do="restart_act", heroes=["mercenary", "shaman", "lord"], seats=1)
        assert status == 400 and "alone one plays two heroes" in page["text"]
        status, page = await turn(server, made, do="restart_act", heroes=["mercenary", "shaman"], seats=1)
        assert status == 200 and page["table"] == "" and page["number"] == 2
        again = await played(server, made)
        async with server.at(again["table"], again["seats"][0]["token"]) as player:
            assert player.question is not None and player.question["kind"] == "rebuy"
            await player.answer("done")
        status, page = await turn(server, made, do="swap", leaves="shaman", comes="thief")
        assert status == 200, page
        assert [m["id"] for m in page["members"]] == ["mercenary", "thief"]
        assert [x["name"] for x in (await row(server, made))["standing"]["playing"]] == [
            "Varsha (Mercenary)",
            "Tamsil (Thief)",
        ]


async def test_a_turn_is_undone_and_the_table_that_was_left_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made, _ = await begun(server)
        assert (await turn(server, made, do="swap", leaves="lord", comes="shaman"))[0] == 200
        status, page = await server.call("POST", f"{PLACE}/{made['campaign']}/undo", {}, made["token"])
        assert status == 200 and page["number"] == 1 and [m["id"] for m in page["members"]] == ["lord", "thief"]


async def test_what_cannot_be_done_is_refused_by_name_and_a_stranger_may_do_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made, _ = await begun(server)
        for entry, said in (
            ({"do": "swap", "leaves": "lord", "comes": "thief"}, "in the group already"),
            ({"do": "swap", "leaves": "nobody", "comes": "shaman"}, "no hero of this group"),
            ({"do": "fly"}, "fly"),
            ({"do": "players", "seats": 4}, "two to four heroes"),
            ({"do": "players", "seats": "many"}, "whole number"),
            ({"do": "swap", "goes_on": {}}, "goes_on"),
        ):
            status, refused = await turn(server, made, **entry)
            assert status == 400 and said in refused["text"], (entry, refused)
        assert (await turn(server, made, token="", do="restart_act"))[0] == 401
        assert (await row(server, made))["number"] == 1


async def test_a_chronicle_that_has_ended_is_over_in_its_slot_and_can_be_looked_at(story: Path, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        made, table = await begun(server)
        await answer(server, table, "go", "left", "home")
        found = await row(server, made)
        assert found["over"] and found["table"] == table["table"] and found["problem"] == ""
        status, page = await server.call("GET", f"{PLACE}/{made['campaign']}", token=made["token"])
        assert status == 200 and page["over"] and page["result"]["ending"] == "lr-lit"
        status, refused = await server.call("POST", f"{PLACE}/{made['campaign']}/play", {}, made["token"])
        assert (status, refused["kind"]) == (409, "over")


async def test_a_fifth_chronicle_is_refused_until_one_is_removed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        tokens: list[str] = []
        for _ in range(4):
            status, made = await server.call("POST", PLACE, {"setup": SETUP}, ",".join(tokens))
            assert status == 201, made
            tokens.append(made["token"])
        status, refused = await server.call("POST", PLACE, {"setup": SETUP}, ",".join(tokens))
        assert status == 409 and "4 campaigns are kept" in refused["text"]
        assert (await server.call("DELETE", f"{PLACE}/{made['campaign']}", token=made["token"]))[0] == 204
        assert (await server.call("POST", PLACE, {"setup": SETUP}, ",".join(tokens)))[0] == 201


async def test_a_chronicle_names_no_folder_of_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        status, refused = await server.call("POST", PLACE, {"setup": {**SETUP, "stories": str(tmp_path)}})
        assert status == 400, refused


@pytest.mark.slow
async def test_a_killed_server_has_every_answer_and_every_turn_of_a_chronicle(tmp_path: Path) -> None:
    with Apart(tmp_path) as server:
        made, table = await begun(server)
        await answer(server, table, await first_choice(server, table))
        server.kill()
    with Apart(tmp_path) as server:
        found = await row(server, made)
        assert found["table"] == table["table"] and found["number"] == 1
        status, listed = await server.call(
            "GET", f"/api/tables/{table['table']}/save", token=table["seats"][0]["token"]
        )
        assert status == 200 and '"answers":["' in listed["save"]
        assert (await turn(server, made, do="swap", leaves="lord", comes="shaman"))[0] == 200
        server.kill()
    with Apart(tmp_path) as server:
        found = await row(server, made)
        assert found["number"] == 2 and [x["name"] for x in found["standing"]["playing"]] == [
            "Ki-La (Shaman)",
            "Tamsil (Thief)",
        ]

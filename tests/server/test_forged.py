"""What is forged of a chronicle: saves, memoirs, logs of campaigns, messages.  It is refused by name, or harms nobody else."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.serving import EASY, GUARD, Server, serving
from server.test_chronicles import PLACE, SETUP, answer, begun, first_choice, row, turn

import tableforge
from tableforge.server.threads import run_in_thread

pytestmark = pytest.mark.slow

Json = dict[str, Any]
BEGIN = {"do": "begin", "seed": 1, **SETUP}
FORMAT = "tableforge-campaign-1"


def a_save() -> Json:
    """A chronicle that has just begun."""
    body: Json = json.loads(tableforge.new("fateforge", seed=4, practice=False, **SETUP).save())
    return body


def with_memoir(change: Callable[[Json], object]) -> str:
    """A save that goes on from a memoir in which something was changed by hand."""
    body = a_save()
    memoir = copy.deepcopy(body["kept"]["memoir"])
    change(memoir)
    return json.dumps({**body, "setup": {**body["setup"], "memoir": memoir}, "digest": None, "kept": None})


async def loaded(server: Server, save: str) -> tuple[int, Json]:
    status, said = await server.call("POST", "/api/tables/load", {"save": save})
    return status, said


async def imported(server: Server, *entries: Json) -> tuple[int, Json]:
    save = json.dumps({"format": FORMAT, "game": "fateforge", "entries": [BEGIN, *entries]})
    return await server.call("POST", f"{PLACE}/import", {"name": "Mine", "save": save})


# ---------------------------------------------------------------- memoirs
@pytest.mark.parametrize(
    ("change", "said"),
    [
        # all ways to choose four of them
        (lambda m: m["heroes"][0].update(dice=["red"] * 40), "memoir.heroes[0].dice"),
        (lambda m: m.update(gear=[["hill-sword", 0, 0]] * 500), "memoir.gear"),
        (lambda m: m.update(gold=10**9), "memoir.gold"),
        (lambda m: m["saga"].update(flags=["x" * 300] * 1500), "at most 200000 characters"),
        (lambda m: m["saga"].update(at="a1-c1-ford"), "memoir.step"),  # a combat: there is nothing to choose
        (lambda m: m.update(step="rest"), "memoir.step"),
        # the end of a side quest that nobody has begun
        (lambda m: m["saga"].update(at="sq-mile-won"), "memoir.saga.back"),
        (lambda m: m["saga"].update(side="mile"), "memoir.saga"),
        (lambda m: m["saga"].update(exploration="a1-c1-council"), "memoir.saga.exploration"),
        (lambda m: m.update(chance=[[0, 0, 0, 0]]), "memoir.chance"),
        (lambda m: m.update(fitting={"way": "fly"}), "memoir.fitting"),
    ],
)
async def test_a_memoir_in_which_nobody_can_stand_is_refused_by_its_field(
    tmp_path: Path, change: Callable[[Json], object], said: str
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        status, refused = await loaded(server, with_memoir(change))
        assert (status, refused["kind"]) == (400, "save") and said in refused["text"], refused


async def test_a_save_that_is_nested_too_deep_is_refused_before_it_is_read(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        nested: Json = {}
        for _ in range(200):
            nested = {"began": nested}
        body = a_save()
        body["setup"]["written"]["version"] = 0
        save = json.dumps({**body, "answers": ["no answer"], "kept": {"answers": 0, "memoir": nested}})
        assert (await loaded(server, save))[1]["kind"] == "too-deep"
        assert (await server.call("POST", f"{PLACE}/import", {"save": save}))[1]["kind"] == "too-deep"


async def test_nobody_begins_a_table_or_a_chronicle_with_a_memoir(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        memoir = a_save()["kept"]["memoir"]
        for name, value in (
            ("memoir", memoir),
            ("written", {}),
            ("taught", []),
            ("position", {"gold": 99}),
            ("prepared", []),
        ):
            wanted = {"setup": {**SETUP, name: value}}
            for path, body in (("/api/tables", {"game": "fateforge", **wanted}), (PLACE, wanted)):
                status, refused = await server.call("POST", path, body)
                assert status == 400 and name in refused["text"], (path, name, refused)


async def test_a_save_whose_answers_were_edited_is_refused_and_names_the_answer(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        for edited, said in (({"answers": ["sideways"]}, "answer 1 of 1"), ({"seed": 5}, "another position")):
            status, refused = await loaded(server, json.dumps({**a_save(), **edited}))
            assert status == 400 and said in refused["text"]


# ---------------------------------------------------------------- logs of campaigns
@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({"do": "players", "seats": 1, "goes_on": {**SETUP, "stories": "/etc"}}, "stories"),
        ({"do": "players", "seats": 1, "goes_on": {**SETUP, "content": "/etc"}}, "content"),
        ({"do": "players", "seats": 1, "goes_on": 5}, "damaged"),
        ({"do": "players", "seats": 1, "goes_on": {"self": 1}}, "damaged"),
        ({"do": "players", "seats": 1, "goes_on": {**SETUP, "memoir": 5}}, "memoir"),
        ({"do": "players", "seats": 1, "goes_on": {**SETUP, "memoir": {"saga": {}}}}, "memoir"),
        ({"do": "players", "seats": 2, "goes_on": SETUP}, "seats 2"),
        ({"do": "players", "seats": 1, "goes_on": {"scene": "ford-tutorial", "heroes": ["lord", "thief"]}}, "tale"),
        ({"do": "swap", "leaves": "nobody", "comes": "noone", "goes_on": SETUP}, "leaves 'nobody'"),
        ({"do": "swap", "leaves": "lord", "comes": "noone", "goes_on": SETUP}, "heroes"),
        ({"do": "restart_act", "heroes": ["lord", "thief"], "seats": 1, "act": 99, "goes_on": SETUP}, "act 99"),
        ({"do": "restart_act", "heroes": [{}], "seats": 1, "act": 0, "goes_on": SETUP}, "heroes"),
        ({"do": "record", "result": {"ending": "a1-c1-council"}}, "no ending"),
        ({"do": "record", "result": {"ending": ["x"]}}, "not the result"),
    ],
)
async def test_a_forged_log_is_refused_by_what_is_wrong_with_it(tmp_path: Path, entry: Json, said: str) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        status, refused = await imported(server, entry)
        assert status == 400 and said in refused["text"], refused
        assert server.hall.metrics.counters.get("failures", 0) == 0


async def test_a_log_names_no_folder_of_the_server_at_its_beginning(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        for name in ("stories", "content"):
            save = json.dumps({"format": FORMAT, "game": "fateforge", "entries": [{**BEGIN, name: str(tmp_path)}]})
            status, refused = await server.call("POST", f"{PLACE}/import", {"save": save})
            assert status == 400 and name in refused["text"] and str(tmp_path) not in refused["text"]


async def test_a_log_of_endless_turns_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        status, refused = await imported(server, *[{"do": "players", "seats": 1, "goes_on": SETUP}] * 101)
        assert status == 400 and "at most 100 times" in refused["text"]


async def test_what_was_exported_is_imported_with_its_memoir_and_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made, table = await begun(server)
        await answer(server, table, await first_choice(server, table))
        assert (await turn(server, made, do="swap", leaves="lord", comes="shaman"))[0] == 200
        _, paper = await server.call("GET", f"{PLACE}/{made['campaign']}/export", token=made["token"])
        status, again = await server.call("POST", f"{PLACE}/import", {"save": paper["save"]})
        assert status == 201
        assert [x["name"] for x in (await row(server, again))["standing"]["playing"]] == [
            "Ki-La (Shaman)",
            "Tamsil (Thief)",
        ]


# ---------------------------------------------------------------- other people's
def fields(data: object) -> set[str]:
    """The names of everything in a message, however deep."""
    if isinstance(data, dict):
        return set(data).union(*[fields(value) for value in data.values()])
    return set().union(*[fields(value) for value in data]) if isinstance(data, list) else set()


async def test_the_slot_of_somebody_else_stays_shut_and_shared_it_tells_no_chance(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made, table = await begun(server)
        other, _ = await begun(server)
        place = f"{PLACE}/{made['campaign']}"
        for method, path, body in (
            ("GET", "", None),
            ("DELETE", "", None),
            ("GET", "/export", None),
            ("POST", "/undo", {}),
            ("POST", "/play", {}),
            ("DELETE", "/play", None),
            ("POST", "/turn", {"do": "players", "seats": 1}),
            ("POST", "/share", {}),
        ):
            assert (await server.call(method, place + path, body, other["token"]))[0] == 403
            assert (await server.call(method, place + path, body))[0] == 401
        assert (await row(server, other))["campaign"] == other["campaign"]
        await server.call("DELETE", f"{place}/play", token=made["token"])
        _, link = await server.call("POST", f"{place}/share", {"member": "thief"}, made["token"])
        status, page = await server.call("GET", place, token=link["token"])
        assert status == 200 and not {"chance", "seed", "seeds"} & fields(page)
        turned = {"do": "players", "seats": 1}
        for method, path, body in (("GET", "/export", None), ("POST", "/turn", turned), ("DELETE", "", None)):
            assert (await server.call(method, place + path, body, link["token"]))[0] == 403
        async with server.at(table["table"], other["token"]) as stranger:
            assert stranger.last["bye"]["kind"] == "no-seat"


async def test_of_two_tabs_that_answer_one_question_of_the_story_one_answer_counts_and_both_see_it(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        _, table = await begun(server)
        id, token = table["table"], table["seats"][0]["token"]
        async with server.at(id, token) as one, server.at(id, token) as two:
            q = one.question
            assert q is not None and len(q["options"]) > 1
            said = [{"seat": 0, "number": 0, "key": q["options"][k]["key"]} for k in (0, -1)]
            got = await asyncio.gather(one.ask("answer", **said[0]), two.ask("answer", **said[1]))
            assert sorted([str(x.get("kind", x["t"])) for x in got]) == ["ack", "stale"]
            for player in (one, two):
                while player.last["table"]["number"] < 1:
                    await player.hear("table")
            assert one.last["table"]["eyes"][0]["view"] == two.last["table"]["eyes"][0]["view"]
            again = said[0 if got[0]["t"] == "ack" else 1]
            assert (await one.ask("answer", **again))["t"] == "ack" and server.hall.tables[id].number == 1  # said twice


async def test_whoever_begins_one_game_twice_at_once_gets_one_table(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        _, made = await server.call("POST", PLACE, {"setup": SETUP, "seed": 4})
        play = [server.call("POST", f"{PLACE}/{made['campaign']}/play", {}, made["token"]) for _ in range(4)]
        got = sorted([status for status, _ in await asyncio.gather(*play)])
        assert got == [201, 409, 409, 409]


async def test_work_that_looks_for_what_is_not_there_fails_and_keeps_nobody_waiting() -> None:
    with pytest.raises(RuntimeError):
        await asyncio.wait_for(run_in_thread(next, iter(())), GUARD)

"""What a server remembers of people (FF.all-rules-unlocked): who has finished a chronicle, and what need not be explained again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from server.serving import EASY, Player, Reached, Server, serving
from server.stories import SCENES, rewrite
from server.test_chronicles import PLACE, SETUP

from tableforge.server.hall import owner_key
from tableforge.table.profile import PlayerProfile
from tableforge.table.sitting import Sitting

Json = dict[str, Any]
ADA, BO, STRANGER = "ada-has-a-key-of-her-own", "bo-has-a-key-of-his-own", "nobody-has-seen-this-one"
TUTORIAL = {"scene": "ford-tutorial", "heroes": ["lord", "thief"], "seats": 1}


async def founded(server: Reached, person: str = "", token: str = "", **setup: Any) -> Json:
    """A new chronicle of somebody."""
    wanted = {"setup": {**SETUP, **setup}, "seed": 4}
    status, made = await server.call("POST", PLACE, wanted, token, **named(person))
    assert status == 201, made
    found: Json = made
    return found


def named(person: str) -> dict[str, str]:
    return {"Tableforge-Person": person} if person else {}


async def all_rules(server: Reached, made: Json) -> bool:
    """Whether a chronicle begins with all rules."""
    _, page = await server.call("GET", f"{PLACE}/{made['campaign']}", token=made["token"])
    return bool(page["now"]["all_rules"])


async def laid(server: Reached, made: Json, *kinds: str, person: str = "") -> Json:
    wanted = {"seats": [{"kind": kind} for kind in kinds]}
    status, table = await server.call(
        "POST", f"{PLACE}/{made['campaign']}/play", wanted, made["token"], **named(person)
    )
    assert status == 201, table
    found: Json = table
    return found


async def sit(player: Player, token: str, person: str) -> None:
    await player.say("sit", tokens=[token], person=person)
    await player.hear("table")


async def played(server: Reached, table: str, token: str, person: str, *keys: str) -> None:
    async with server.socket(table) as socket:
        player = Player(socket)
        await sit(player, token, person)
        for key in keys:
            await player.answer(key)


async def finished(server: Reached, person: str, token: str = "") -> Json:
    """A chronicle that somebody has played to its ending, alone."""
    made = await founded(server, person, token)
    table = await laid(server, made, "here")
    await played(server, table["table"], table["seats"][0]["token"], person, "go", "left", "home")
    return made


async def profile(server: Reached, person: str = "", token: str = "") -> Json:
    status, found = await server.call("GET", "/api/fateforge/profile", token=token, **named(person))
    assert status == 200, found
    out: Json = found
    return out


# ---------------------------------------------------------------- all rules
async def test_whoever_has_finished_a_chronicle_begins_the_next_with_all_rules_and_nobody_else_does(
    story: Path, tmp_path: Path
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await finished(server, ADA)
        assert not await all_rules(server, made)
        assert await all_rules(server, await founded(server, ADA))
        for person in ("", STRANGER):
            assert not await all_rules(server, await founded(server, person))
        assert not await all_rules(server, await founded(server, ADA, all_rules=False))  # as she wishes


async def test_it_is_remembered_when_the_chronicle_is_removed_and_the_server_starts_again(
    story: Path, tmp_path: Path
) -> None:
    async with serving(tmp_path) as server:
        made = await finished(server, ADA)
        assert (await server.call("DELETE", f"{PLACE}/{made['campaign']}", token=made["token"]))[0] == 204
    async with serving(tmp_path) as server:
        assert (await profile(server, ADA))["finished"] == ["ember-loan"]
        status, table = await server.call("POST", "/api/tables", {"game": "fateforge", "setup": SETUP}, **named(ADA))
        assert status == 201
        async with server.at(table["table"], table["seats"][0]["token"]) as player:
            assert player.last["welcome"]["setup"]["all_rules"]


async def test_everybody_who_sat_at_the_table_has_finished_it_also_by_invitation(story: Path, tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await founded(server, ADA, seats=2)
        table = await laid(server, made, "here", "invite")
        _, seat = await server.call(
            "POST", f"/api/tables/{table['table']}/join", {"invite": table["seats"][1]["invite"]}
        )
        async with server.socket(table["table"]) as one, server.socket(table["table"]) as two:
            ada, bo = Player(one), Player(two)
            await sit(ada, table["seats"][0]["token"], ADA)
            await sit(bo, seat["token"], BO)
            for key in ("go", "left", "home"):
                for player, other in ((ada, bo), (bo, ada)):
                    if player.question is not None and key in [o["key"] for o in player.question["options"]]:
                        number = (await player.answer(key))["number"]
                        while other.last["table"]["number"] < number:
                            await other.hear("table")
        assert ada.last["table"]["over"]
        for person, known in ((ADA, ["ember-loan"]), (BO, ["ember-loan"]), (STRANGER, [])):
            assert (await profile(server, person))["finished"] == known


async def test_a_chronicle_that_bots_alone_have_finished_counts_for_nobody(
    story: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first(g: Sitting, seat: int, bot: str, table: str) -> str:
        return g.asked[seat].options[0].key  # a bot of this process, which has the small story, too

    async with serving(tmp_path) as server:
        monkeypatch.setattr(server.hall.bots, "choose", first)
        key = owner_key(tmp_path)
        rewrite(story, SCENES, lambda t: re.sub('goto = "lr-(hill|fight)"', 'goto = "lr-lit"', t))
        wanted = {"game": "fateforge", "setup": SETUP, "seats": [{"kind": "bot", "bot": "random"}]}
        status, table = await server.call("POST", "/api/tables", wanted, key)
        assert status == 201
        async with server.at(table["table"], table["watch"]) as guest:
            while not guest.last["table"]["over"]:
                await guest.hear("table")
        assert (await profile(server, token=key))["finished"] == []


async def test_a_key_that_is_none_names_nobody(story: Path, tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        for person in ("short", "x" * 101, "é" * 20, "x" * 5000):
            assert await profile(server, person) == {"finished": [], "taught": []}
        await finished(server, "short")
        assert (await profile(server, "short"))["finished"] == []
        assert server.hall.metrics.counters.get("failures", 0) == 0


# ---------------------------------------------------------------- whoever runs the server
async def test_whoever_runs_the_server_has_the_profile_of_the_terminal_and_the_terminal_has_theirs(
    story: Path, tmp_path: Path
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        key = owner_key(tmp_path)
        PlayerProfile(tmp_path).finish("fateforge", "played at the terminal")
        assert await all_rules(server, await founded(server, token=key))
        assert not await all_rules(server, await founded(server, STRANGER))
        PlayerProfile(tmp_path).path.unlink()
        assert not await all_rules(server, await founded(server, token=key))
        await finished(server, "", key)
        assert (await profile(server, token=key))["finished"] == ["ember-loan"]
    assert PlayerProfile(tmp_path).finished_campaigns("fateforge") == ["ember-loan"]


async def test_a_damaged_profile_of_the_house_costs_nothing_but_that_memory(story: Path, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        key = owner_key(tmp_path)
        PlayerProfile(tmp_path).path.write_text(json.dumps({"fateforge": [1]}))
        assert await profile(server, token=key) == {"finished": [], "taught": []}
        await finished(server, "", key)
    assert PlayerProfile(tmp_path).finished_campaigns("fateforge") == ["ember-loan"]


# ---------------------------------------------------------------- the coach
async def coached(server: Server, person: str, answers: int, *kinds: str) -> list[str]:
    """What the coach explains at a new table of somebody, to so many answers."""
    setup = {**TUTORIAL, "seats": len(kinds)}
    wanted = {"game": "fateforge", "setup": setup, "seats": [{"kind": kind} for kind in kinds], "seed": 3}
    status, table = await server.call("POST", "/api/tables", wanted, **named(person))
    assert status == 201, table
    token = table["seats"][0]["token"]
    async with server.socket(table["table"]) as socket:
        player = Player(socket)
        await sit(player, token, person)
        for _ in range(answers):
            await player.answer()
        live = server.hall.tables[table["table"]]
        return [e.note for e in live.g.events if e.kind == "coach"]


async def test_the_coach_explains_nothing_twice_and_to_a_newcomer_everything(tmp_path: Path) -> None:
    """FF.tutorial-steps"""
    async with serving(tmp_path, limits=EASY) as server:
        told = await coached(server, ADA, 3, "here")
        assert told[:2] == ["zones", "objective"] and "dice" in told
        assert (await profile(server, ADA))["taught"] == sorted(told)
        assert not set(told) & set(await coached(server, ADA, 3, "here"))
        assert await coached(server, STRANGER, 3, "here") == told
        assert (await coached(server, ADA, 0, "here", "invite"))[:2] == ["zones", "objective"]

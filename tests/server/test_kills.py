"""Killed at random moments, a server has every acknowledged answer; `bench/server_proofs.py kills` does it a hundred times."""

from __future__ import annotations

import asyncio
import signal
from http.client import HTTPException
from pathlib import Path
from random import Random

import pytest
from server.kills import GONE, Mirror, checked, killed
from server.serving import Apart, Reached
from server.test_chronicles import begun, row

import tableforge

PLACES = ("story", "action", "rest")  # in which a chronicle is interrupted, in this order


@pytest.mark.slow
async def test_no_acknowledged_answer_is_lost_to_a_kill(tmp_path: Path) -> None:
    assert await killed(tmp_path, times=4, tables=3) > 0


@pytest.mark.slow
async def test_a_chronicle_that_is_killed_in_its_story_in_a_combat_and_at_a_rest_goes_on_in_the_same_place(
    tmp_path: Path,
) -> None:
    """FF.save-content"""
    chance = Random(4)
    with Apart(tmp_path) as server:
        made, table = await begun(server)
        token = table["seats"][0]["token"]
        _, kept = await server.call("GET", f"/api/tables/{table['table']}/save", token=token)
        mirror = Mirror(table["table"], [token], tableforge.load(kept["save"]))
        await told(server, mirror, chosen(mirror, chance))
        await walked(server, mirror, PLACES[0], chance)
        await cut_off(server, mirror, chance)
    for here, there in zip(PLACES, (*PLACES[1:], "")):
        with Apart(tmp_path) as server:
            assert await checked(server, mirror) > 0
            async with server.at(mirror.table, token) as player:
                shown = player.last["table"]
                assert shown["number"] == len(mirror.g.answers) and player.last["welcome"]["notice"] == ""
                assert {**shown["eyes"][0]["view"], "aloud": None} == {**mirror.g.view(0, asked=False), "aloud": None}
            assert shown["eyes"][0]["view"]["phase"] == here
            assert (await row(server, made))["table"] == mirror.table
            if there:
                await walked(server, mirror, there, chance)
                await cut_off(server, mirror, chance)


async def walked(server: Reached, mirror: Mirror, phase: str, chance: Random) -> None:
    """Play by lot until a phase is reached, and an answer is chosen that does not end it."""
    while mirror.g.view(0, asked=False)["phase"] != phase or not stays(mirror, chosen(mirror, chance)):
        await told(server, mirror, chosen(mirror, chance))


def chosen(mirror: Mirror, chance: Random) -> str:
    """An answer by lot; packs are not opened for ever, and a turn is not ended while it can go on."""
    assert mirror.g.decision is not None
    keys = [o.key for o in mirror.g.decision.options]
    return chance.choice([key for key in keys if key not in ("packs", "end-turn", "done")] or keys)


def stays(mirror: Mirror, key: str) -> bool:
    """Whether an answer leads no further than to the same phase; it is the one that is sent next."""
    after = mirror.g.clone().answer(key)
    mirror.sent = key
    return not after.over and after.view(0, asked=False)["phase"] == mirror.g.view(0, asked=False)["phase"]


async def told(server: Reached, mirror: Mirror, key: str) -> None:
    given = {"seat": 0, "number": len(mirror.g.answers), "key": key}
    status, said = await server.call("POST", f"/api/tables/{mirror.table}/answer", given, mirror.tokens[0])
    assert status == 200, said
    mirror.g.answer(key)


async def cut_off(server: Apart, mirror: Mirror, chance: Random) -> None:
    """Kill the server while an answer is on its way."""
    on_its_way = asyncio.create_task(told(server, mirror, mirror.sent))
    await asyncio.sleep(chance.random() * 0.02)
    server.kill(signal.SIGKILL)
    try:
        await on_its_way
        mirror.sent = ""
    except (*GONE, HTTPException):
        return

"""Hardcore at a table of the server: who may speak when, the time that is shown, and what is never taken back."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from server.serving import EASY, Player, Server, serving

from tableforge.server import live

Json = dict[str, Any]
SETUP = {"scene": "ford-tutorial", "heroes": ["lord", "thief"], "seats": 2, "hardcore": True}
TO_ACTION = ((0, "lord/ready"), (1, "thief/ready"), (0, "lord"))  # who does what until the Lord's turn begins


@contextlib.asynccontextmanager
async def two(server: Server, **more: Any) -> AsyncIterator[tuple[Player, Player]]:
    """Two people at a table, the Lord and the Thief, one of them in French."""
    wanted = {"setup": {**SETUP, **more.pop("setup", {})}, "seats": [{"kind": "here"}] * 2, "seed": 3, **more}
    begun = await server.begin("fateforge", **wanted)
    one, other = [seat["token"] for seat in begun["seats"]]
    async with server.at(begun["table"], one) as lord, server.at(begun["table"], other, lang="fr") as thief:
        yield lord, thief


async def do(lord: Player, thief: Player, *answers: tuple[int, str]) -> None:
    """Answers one after the other, until both have heard of the last."""
    for seat, key in answers:
        player, other = (lord, thief) if seat == 0 else (thief, lord)
        number = (await player.answer(key))["number"]
        while other.last["table"]["number"] < number:
            await other.hear("table")


def hushed(player: Player) -> str:
    return str(player.last["table"]["eyes"][0]["hushed"])


async def says(player: Player, seat: int) -> str:
    """What comes of saying something: `ack`, or the kind of refusal."""
    got = await player.ask("say", seat=seat, text="Left, left!")
    return str(got.get("kind", got["t"]))


async def test_in_the_action_phase_of_hardcore_only_whoever_plays_its_turn_may_speak(tmp_path: Path) -> None:
    """FF.hardcore, FF.hardcore-quiet"""
    async with serving(tmp_path, limits=EASY) as server, two(server) as (lord, thief):
        assert (hushed(lord), hushed(thief)) == ("", "")
        assert [await says(lord, 0), await says(thief, 1)] == ["ack", "ack"]
        await do(lord, thief, *TO_ACTION[:2])
        assert [await says(lord, 0), await says(thief, 1)] == ["ack", "ack"]  # while the order is set
        await do(lord, thief, *TO_ACTION[2:])
        assert hushed(lord) == "" and hushed(thief).startswith("En mode Hardcore")
        assert [await says(lord, 0), await says(thief, 1)] == ["ack", "hushed"]
        await do(lord, thief, (0, "end-turn"))
        assert hushed(thief) == "" and "whoever plays its turn" in hushed(lord)
        refused = await lord.ask("say", seat=0, text="Now!")
        assert (refused["kind"], refused["rule"], refused["text"]) == ("hushed", "FF.hardcore-quiet", hushed(lord))
        await do(lord, thief, (1, "end-turn"))  # the enemies act, and the next round is prepared
        assert lord.last["table"]["eyes"][0]["view"]["phase"] == "preparation"
        assert [await says(lord, 0), await says(thief, 1)] == ["ack", "ack"]


async def test_nobody_is_hushed_without_hardcore_and_no_other_game_is(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        async with two(server, setup={"hardcore": False}) as (lord, thief):
            await do(lord, thief, *TO_ACTION)
            assert await says(thief, 1) == "ack" and thief.last["table"]["clock"] is None
        begun = await server.begin(seats=[{"kind": "here"}] * 2)
        async with server.at(begun["table"], begun["seats"][1]["token"]) as player:
            assert await says(player, 1) == "ack" and player.last["table"]["clock"] is None


async def test_the_time_of_a_turn_is_shown_to_all_and_begins_anew_with_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FF.hardcore-timer: running over it has no effect."""
    now = 1000.0
    monkeypatch.setattr(live, "clock_time", lambda: now)
    async with serving(tmp_path, limits=EASY) as server, two(server) as (lord, thief):
        assert lord.last["table"]["clock"] is None
        await do(lord, thief, *TO_ACTION)
        for player in (lord, thief):
            assert player.last["table"]["clock"] == {"seat": 0, "seconds": 90, "passed": 0.0}
        now += 100
        await do(lord, thief, (0, "move:b"))
        assert thief.last["table"]["clock"]["passed"] == 100.0
        await do(lord, thief, (0, "end-turn"))
        assert lord.last["table"]["clock"] == {"seat": 1, "seconds": 90, "passed": 0.0}


async def test_in_hardcore_nothing_is_taken_back_across_chance_not_even_in_practice(tmp_path: Path) -> None:
    """FF.turn-undo"""
    async with serving(tmp_path, limits=EASY) as server:
        for hardcore in (False, True):
            async with two(server, setup={"hardcore": hardcore}, practice=True) as (lord, thief):
                assert lord.last["welcome"]["practice"] != hardcore
                await do(lord, thief, (0, "lord/reroll:1"))
                got = await lord.ask("undo", seat=0, number=0)
                assert got.get("kind", got["t"]) == ("shown" if hardcore else "ack")
                assert lord.last["table"]["number"] == int(hardcore)

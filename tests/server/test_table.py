"""A table over the wire: sitting down, answering, asking, taking back, coming back."""

from __future__ import annotations

import asyncio
import gc
import sys
from pathlib import Path
from typing import Any

import pytest
from server.serving import Server, serving

from tableforge.keyforge.doors.testing import given, seat
from tableforge.server import refusals

ONLY_HERE = 2  # how often a thing is referred to that has one name: by that, and by the call that counts
ALONE = {"seats": [{"kind": "here"}, {"kind": "here"}]}


async def begun_alone(server: Server, **wanted: Any) -> tuple[str, list[str]]:
    """A table whose seats are both here: its name and its tokens."""
    begun = await server.begin(seed=7, **{**ALONE, **wanted})
    return begun["table"], [seat["token"] for seat in begun["seats"]]


async def test_a_person_plays_against_a_bot(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin(seed=7)
        async with server.at(begun["table"], begun["seats"][0]["token"]) as player:
            assert player.last["welcome"]["held"] == [0]
            while player.last["table"]["number"] < 30 and not player.last["table"]["over"]:
                if player.question is not None:
                    await player.answer()
                else:
                    await player.hear("table")
            assert player.last["people"]["seats"][1]["kind"] == "bot"


async def test_one_client_holds_several_seats(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun_alone(server)
        async with server.at(table, *tokens) as player:
            assert [eyes["seat"] for eyes in player.last["table"]["eyes"]] == [0, 1]
            for _ in range(6):
                await player.answer()
            assert player.last["table"]["number"] == 6


async def test_an_answer_said_twice_does_nothing_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun_alone(server)
        async with server.at(table, *tokens) as player:
            q = player.question
            assert q is not None
            said = {"seat": q["seat"], "number": q["number"], "key": q["options"][0]["key"]}
            assert (await player.ask("answer", **said))["t"] == "ack"
            assert (await player.ask("answer", **said))["t"] == "ack"
            other = {**said, "key": q["options"][1]["key"]}
            assert (await player.ask("answer", **other))["kind"] == "stale"
            assert (await player.ask("answer", **{**said, "number": 5}))["kind"] == "stale"
            assert player.last["table"]["number"] == 1


async def test_a_wrong_answer_is_refused_with_its_rule(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun_alone(server)
        async with server.at(table, *tokens, lang="fr") as player:
            q = player.question
            assert q is not None
            refused = await player.ask("answer", seat=q["seat"], number=0, key="reap:dodger@line:0")
            assert refused["kind"] == "illegal" and refused["rule"].startswith("KF.")
            assert "joueur" in refused["text"]
            why = await player.ask("why", seat=q["seat"], key="end-turn")
            assert why["rule"].startswith("KF.") and why["text"]
            assert (await player.ask("why", seat=q["seat"], key=q["options"][0]["key"]))["text"] == ""


async def test_why_tells_of_what_would_be_asked_after_another_answer_and_a_peek_of_what_it_would_meet(
    tmp_path: Path,
) -> None:
    foe = seat(line="urchin champion-anaphiel dodger snufflegator")
    t = given(house="brobnar", you=seat(line="troll"), foe=foe)
    async with serving(tmp_path) as server:
        seats = [{"kind": "here"}, {"kind": "here"}]
        _, made = await server.call("POST", "/api/tables/load", {"save": t.g.save(), "seats": seats})
        async with server.at(made["table"], made["seats"][0]["token"]) as player:
            q = player.question
            assert q is not None
            fight, urchin = "fight:troll@line:0", "urchin@foe-line:0"
            why = await player.ask("why", seat=0, key=urchin, after=fight)
            assert why["rule"] == "KF.taunt" and "taunt" in why["text"]
            for key, after in (("snufflegator@foe-line:3", fight), (urchin, "fight:nobody@line:0"), (urchin, "\x00")):
                assert (await player.ask("why", seat=0, key=key, after=after))["text"] == ""
            seen = await player.ask("peek", seat=0, number=q["number"], key=fight)
            assert seen["then"] == ["champion-anaphiel@foe-line:1", "snufflegator@foe-line:3"]
            assert seen["meets"] == ["troll@line:0"]
            assert player.last["table"]["number"] == 0


async def test_a_peek_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun_alone(server)
        async with server.at(table, *tokens) as player:
            while player.question is not None and player.question["kind"] != "act":
                await player.answer()
            q = player.question
            assert q is not None
            plays = [o["key"] for o in q["options"] if o["verb"] == "play"]
            seen = await player.ask("peek", seat=q["seat"], number=q["number"], key=plays[0])
            assert seen["t"] == "peeked" and seen["lines"][0]["cards"]
            await player.answer(plays[0])
            told = [line["text"] for line in player.last["table"]["eyes"][q["seat"]]["lines"]]
            assert seen["lines"][0]["text"] in told


async def test_alone_one_takes_back_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun_alone(server, practice=True)
        async with server.at(table, *tokens) as player:
            for _ in range(4):
                await player.answer()
            assert player.last["table"]["undo"] == {"may": True, "consent": False, "why": "", "rule": "", "to": 3}
            assert (await player.ask("undo", seat=0, number=2))["t"] == "ack"
            assert (player.last["table"]["number"], player.last["table"]["epoch"]) == (2, 1)
            assert player.last["table"]["first"] == 0


async def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun_alone(server, practice=True)
        async with server.at(table, *tokens) as player:
            for _ in range(9):
                await player.answer()
            await player.ask("undo", seat=0, number=8)
            before = player.last["table"]
    async with serving(tmp_path) as server, server.at(table, *tokens) as player:
        after = player.last["table"]
        assert after["number"] == 8
        assert (after["eyes"][0]["view"], after["epoch"]) == (before["eyes"][0]["view"], before["epoch"])


async def test_whoever_comes_back_is_told_what_it_missed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun_alone(server)
        async with server.at(table, *tokens) as player:
            for _ in range(5):
                await player.answer()
            seen = player.last["table"]["told"]
            async with server.at(table, *tokens, epoch=0, seen=seen) as again:
                assert again.last["table"]["first"] == seen
                assert again.last["table"]["eyes"][0]["events"] == []
                await player.answer()
                told = await again.hear("table")
            assert [e["number"] for e in told["eyes"][0]["events"]] == list(range(seen, told["told"]))


async def test_a_table_that_has_gone_leaves_no_memory_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        gc, "collect", lambda *_: 0
    )  # which the server calls now and then, and which would hide a cycle
    async with serving(tmp_path) as server:
        table, tokens = await begun_alone(server)
        async with server.at(table, *tokens) as player:
            for _ in range(20):
                await player.answer()
        live = server.hall.tables[table]
        while live.clients or server.hall.sockets:
            await asyncio.sleep(0.01)
        game = live.g
        gc.disable()
        try:
            server.hall.drop(live, "idle", refusals.MOVED)
            del live
            for _ in range(30_000):  # until the last of its sockets has ended
                if sys.getrefcount(game) == ONLY_HERE:
                    break
                await asyncio.sleep(0.01)
            assert sys.getrefcount(game) == ONLY_HERE, "nobody else refers to it, nor it to itself"
        finally:
            gc.enable()


async def test_a_spectator_sees_no_hand_and_cannot_answer(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin(seed=7)
        async with server.at(begun["table"], begun["watch"]) as watcher:
            assert watcher.last["welcome"]["held"] == []
            eyes = watcher.last["table"]["eyes"]
            assert [e["seat"] for e in eyes] == [-1] and eyes[0]["question"] is None
            assert (await watcher.ask("answer", seat=0, number=0, key="keep"))["kind"] == "not-yours"


async def test_a_client_may_change_its_language(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun_alone(server)
        async with server.at(table, *tokens) as player:
            await player.ask("speak", lang="fr")
            assert player.question is not None and "main" in player.question["text"]
            assert (await player.ask("ping"))["t"] == "pong"


async def test_a_guest_joins_by_invitation_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin(seats=[{"kind": "here", "name": "Ada"}, {"kind": "invite"}])
        invite = begun["seats"][1]["invite"]
        path = f"/api/tables/{begun['table']}/join"
        status, joined = await server.call("POST", path, {"invite": invite, "name": "Bo"})
        assert (status, joined["seat"]) == (200, 1)
        assert (await server.call("POST", path, {"invite": invite}))[0] == 403
        async with server.at(begun["table"], joined["token"]) as guest:
            assert [p["name"] for p in guest.last["people"]["seats"]] == ["Ada", "Bo"]

"""Games watched again: every decision, any moment, going on from there; and nothing that would wrong somebody."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from server.serving import Server, serving

import tableforge


async def played(server: Server, answers: int = 12, **wanted: Any) -> tuple[str, list[str]]:
    """A table at which some answers have been given."""
    begun = await server.begin(seed=7, **{"seats": [{"kind": "here"}, {"kind": "here"}], **wanted})
    tokens = [seat["token"] for seat in begun["seats"]]
    async with server.at(begun["table"], *tokens) as player:
        for _ in range(answers):
            await player.answer()
    return begun["table"], tokens


async def test_a_replay_tells_every_decision_and_what_was_chosen(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await played(server)
        status, told = await server.call("GET", f"/api/tables/{table}/replay", token=",".join(tokens))
        assert status == 200
        assert [step["number"] for step in told["steps"]] == list(range(12))
        assert told["steps"][0]["chosen"] == "Keep the hand"
        assert len(told["points"]) == 13
        assert [s["id"] for s in told["series"]] == ["amber", "keys", "creatures"]


async def test_a_moment_is_the_game_as_it_stood_with_both_hands(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await played(server)
        _, first = await server.call("GET", f"/api/tables/{table}/replay/0", token=",".join(tokens))
        assert first["question"]["kind"] == "mulligan" and first["chosen"] == "keep"
        assert [eyes["seat"] for eyes in first["table"]["eyes"]] == [0, 1, -1]
        assert len(first["table"]["eyes"][1]["view"]["players"][1]["hand"]) == 6
        _, last = await server.call("GET", f"/api/tables/{table}/replay/12", token=",".join(tokens))
        assert last["chosen"] == "" and last["table"]["number"] == 12


@pytest.mark.slow
@pytest.mark.parametrize(("number", "status"), [(13, 404), (-1, 404), (99999, 404)])
async def test_a_decision_that_there_is_not_is_refused(tmp_path: Path, number: int, status: int) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await played(server)
        got, told = await server.call("GET", f"/api/tables/{table}/replay/{number}", token=",".join(tokens))
        assert got == status and told["text"]


async def test_of_a_game_under_way_nobody_sees_the_others_hands(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await played(server)
        status, told = await server.call("GET", f"/api/tables/{table}/replay", token=tokens[0])
        assert (status, told["kind"]) == (403, "private")
        status, told = await server.call("GET", f"/api/tables/{table}/replay/3", token=tokens[1])
        assert (status, told["kind"]) == (403, "private")


async def test_one_plays_on_from_any_decision(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await played(server)
        status, begun = await server.call("POST", f"/api/tables/{table}/replay/5/play-on", token=",".join(tokens))
        assert status == 201
        async with server.at(begun["table"], *[seat["token"] for seat in begun["seats"]]) as player:
            assert player.last["table"]["number"] == 5
            await player.answer()


async def test_notes_of_a_save_are_told_with_its_replay_and_nowhere_else(tmp_path: Path) -> None:
    g = tableforge.new("keyforge", seed=7)
    for _ in range(5):
        g.answer(0)
    notes = [{"answers": 2, "seat": 0, "text": "the rival holds Anger"}]
    save = json.dumps({**json.loads(g.save()), "notes": notes})
    async with serving(tmp_path) as server:
        status, made = await server.call("POST", "/api/tables/load", {"save": save})
        assert status == 201, made
        token = made["seats"][0]["token"]
        status, told = await server.call("GET", f"/api/tables/{made['table']}/replay", token=token)
        assert (status, told["notes"]) == (200, notes)
        status, now = await server.call("GET", f"/api/tables/{made['table']}", token=token)
        assert status == 200 and "Anger" not in json.dumps(now)
        table, tokens = await played(server)
        _, told = await server.call("GET", f"/api/tables/{table}/replay", token=",".join(tokens))
        assert told["notes"] == []

"""Several people at one table: consent, sayings, standing orders, the next game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.serving import EASY, Player, Server, serving

TWO = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]


async def begun_for_two(server: Server, **wanted: Any) -> tuple[str, list[str]]:
    begun = await server.begin(**{"seed": 7, "seats": TWO, **wanted})
    return begun["table"], [seat["token"] for seat in begun["seats"]]


async def until_asked(*players: Player) -> Player:
    """Whoever is asked, once all know of the same answers."""
    most = max(player.last["table"]["number"] for player in players)
    for player in players:
        while player.last["table"]["number"] < most:
            await player.hear("table")
    return next(player for player in players if player.question is not None)


async def open_turn(*players: Player) -> Player:
    """Play to the first question of a turn in which nothing is settled yet, and answer it twice."""
    while (asked := await until_asked(*players)).question["kind"] != "act":
        await asked.answer()
    discards = [o["key"] for o in asked.question["options"] if o["verb"] == "discard"]
    await asked.answer(discards[0])
    await until_asked(*players)
    return asked


async def test_taking_back_needs_the_consent_of_the_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun_for_two(server)
        async with server.at(table, tokens[0]) as ada, server.at(table, tokens[1]) as bo:
            mover = await open_turn(ada, bo)
            other = bo if mover is ada else ada
            seat, number = mover.last["welcome"]["held"][0], mover.last["table"]["number"]
            assert mover.last["table"]["undo"] == {
                "may": True,
                "consent": True,
                "why": "",
                "rule": "",
                "to": number - 1,
            }
            await mover.ask("undo", seat=seat, number=number - 1)
            plea = await other.hear("plea")
            assert plea["waiting"] == [1 - seat] and plea["number"] == number - 1
            assert (await mover.ask("consent", seat=seat, plea=plea["plea"], yes=True))["kind"] == "plea"
            assert (await other.ask("consent", seat=1 - seat, plea=plea["plea"], yes=False))["t"] == "ack"
            assert not (await mover.hear("settled"))["granted"]
            await mover.ask("undo", seat=seat, number=number - 1)
            plea = await other.hear("plea")
            assert (await mover.ask("consent", seat=seat, plea=plea["plea"], yes=False))["t"] == "ack"
            assert not (await other.hear("settled"))["granted"]
            await mover.ask("undo", seat=seat, number=number - 1)
            plea = await other.hear("plea")
            assert (await other.ask("consent", seat=1 - seat, plea=plea["plea"], yes=True))["t"] == "ack"
            assert (await mover.hear("settled"))["granted"]
            table_now = await mover.hear("table")
            assert (table_now["number"], table_now["epoch"]) == (number - 1, 1)


async def test_a_plea_tells_what_would_be_taken_back_as_each_has_seen_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun_for_two(server)
        async with server.at(table, tokens[0]) as ada, server.at(table, tokens[1]) as bo:
            mover = await open_turn(ada, bo)
            other = bo if mover is ada else ada
            seat, number = mover.last["welcome"]["held"][0], mover.last["table"]["number"]
            await mover.ask("undo", seat=seat, number=number - 1)
            await other.hear("plea")
            texts = [player.last["plea"]["text"] for player in (other, mover)]
            lines = [player.last["table"]["eyes"][0]["lines"][-1]["text"] for player in (other, mover)]
            assert "discard" in lines[1] and lines[0] != lines[1]
            assert [text.endswith(line) for text, line in zip(texts, lines, strict=True)] == [True, True]


async def test_a_bot_keeps_a_free_seat_warm_until_somebody_takes_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin(seed=7, seats=[{"kind": "here", "name": "Ada"}, {"kind": "invite"}])
        table, (ada_s, bo_s) = begun["table"], begun["seats"]
        path = f"/api/tables/{table}/seats"
        assert (await server.call("POST", f"{path}/1/bot", {}))[0] == 401
        async with server.at(table, ada_s["token"]) as ada:
            while ada.question is not None:
                await ada.answer()
            status, told = await server.call("POST", f"{path}/1/bot", {"bot": "nobody"}, token=ada_s["token"])
            assert status == 400 and "nobody" in told["text"]
            assert (await server.call("POST", f"{path}/1/bot", {"bot": "random"}, token=ada_s["token"]))[0] == 200
            people = await ada.hear("people", until=lambda message: message["seats"][1]["kind"] == "bot")
            assert people["seats"][1]["bot"] == "random"
            await ada.hear("table", until=lambda message: any(eyes["question"] for eyes in message["eyes"]))
            for seat in (0, 1, 7):
                status, told = await server.call("POST", f"{path}/{seat}/bot", {}, token=ada_s["token"])
                assert (status, told["kind"]) == (409, "seat-taken")
            status, joined = await server.call(
                "POST", f"/api/tables/{table}/join", {"invite": bo_s["invite"], "name": "Bo"}
            )
            assert status == 200 and joined["seat"] == 1
            people = await ada.hear("people", until=lambda message: message["seats"][1]["kind"] == "person")
            assert (people["seats"][1]["name"], people["seats"][1]["bot"]) == ("Bo", "")


async def test_a_plea_ends_when_the_game_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun_for_two(server)
        async with server.at(table, tokens[0]) as ada, server.at(table, tokens[1]) as bo:
            mover = await open_turn(ada, bo)
            seat, number = mover.last["welcome"]["held"][0], mover.last["table"]["number"]
            await mover.ask("undo", seat=seat, number=number - 1)
            await mover.answer()
            assert not mover.last["settled"]["granted"]


async def test_in_earnest_nobody_takes_back_what_has_shown_something(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun_for_two(server)
        async with server.at(table, *tokens) as player:
            await player.answer("mulligan")
            back = player.last["table"]["undo"]
            assert not back["may"] and back["why"]
            assert (await player.ask("undo", seat=0, number=0))["kind"] == "shown"
        table, tokens = await begun_for_two(server, practice=True)
        async with server.at(table, tokens[0]) as ada, server.at(table, tokens[1]) as bo:
            player = await until_asked(ada, bo)
            await player.answer("mulligan")
            assert player.last["table"]["undo"]["may"] and not player.last["table"]["undo"]["consent"]
            assert (await player.ask("undo", seat=player.last["welcome"]["held"][0], number=0))["t"] == "ack"
            assert player.last["table"]["number"] == 0


async def test_what_is_said_is_heard_and_kept_as_plain_text(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun_for_two(server)
        async with server.at(table, tokens[0]) as ada, server.at(table, tokens[1], lang="fr") as bo:
            await ada.ask("say", seat=0, text="<img src=x onerror=alert(1)>\x00\n  ")
            said = await bo.hear("said")
            assert (said["name"], said["text"]) == ("Ada", "<img src=x onerror=alert(1)>")
            assert (await ada.ask("say", seat=1, text="I am Bo"))["kind"] == "not-yours"
        async with server.at(table, tokens[1]) as bo:
            [before] = (await bo.hear("sayings"))["sayings"]
            assert {"t": "said", **before} == {**said, "name": "Ada"}


async def test_a_standing_order_answers_until_it_is_forgotten(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        setup = {"investigators": ["roland", "daisy"], "seats": 2}
        begun = await server.begin("arkham", seed=3, setup=setup, seats=TWO)
        tokens = [seat["token"] for seat in begun["seats"]]
        async with server.at(begun["table"], *tokens) as player:
            words = [offer["word"] for offer in player.last["welcome"]["offers"]]
            assert {"nothing-else", "my-turn"} <= set(words)
            assert (await player.ask("order", seat=0, until="nothing-else"))["t"] == "ack"
            orders: list[dict[str, Any]] = player.last["table"]["eyes"][0]["orders"]
            assert len(orders) == 1 and orders[0]["text"]
            assert (await player.ask("order", seat=0, forget="9"))["kind"] == "bad-request"
            assert (await player.ask("order", seat=0, until="x", forget="9"))["kind"] == "bad-request"
            assert (await player.ask("order", seat=0, forget=orders[0]["id"]))["t"] == "ack"
            assert player.last["table"]["eyes"][0]["orders"] == []
            await player.ask("order", seat=0, until="my-turn")
            await player.ask("order", seat=1, until="my-turn")


async def finished(server: Server, table: str, tokens: list[str]) -> None:
    """Play a game to its end by always taking the first option, or ending the turn where that leads on."""
    async with server.at(table, *tokens) as player:
        while not player.last["table"]["over"]:
            q = player.question
            assert q is not None
            keys = [o["key"] for o in q["options"]]
            reaps = [key for key in keys if key.startswith("reap:")]
            await player.answer((reaps or keys)[0])
        assert player.last["table"]["ending"]["winners"]


@pytest.mark.slow
async def test_a_match_goes_on_with_the_same_tokens(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        table, tokens = await begun_for_two(server, best_of=3)
        path = f"/api/tables/{table}/next"
        assert (await server.call("POST", path, {}, token=tokens[0]))[0] == 409
        await finished(server, table, tokens)
        async with server.at(table, *tokens) as player:
            status, begun = await server.call("POST", path, {"first": 1}, token=tokens[0])
            assert status == 201, begun
            assert (await player.hear("follow"))["table"] == begun["table"]
        assert (await server.call("POST", path, {}, token=tokens[1]))[1]["table"] == begun["table"]
        _, told = await server.call("GET", f"/api/tables/{begun['table']}", token=tokens[1])
        assert told["match"]["game"] == 2 and sum(told["match"]["wins"]) == 1 and told["held"] == [1]
        _, again = await server.call("POST", f"/api/tables/{table}/again", {}, token=tokens[0])
        assert again["table"] not in (table, begun["table"])


async def test_a_game_can_be_saved_alone_and_loaded(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun_for_two(server)
        async with server.at(table, *tokens) as player:
            for _ in range(5):
                await player.answer()
            view = player.last["table"]["eyes"][0]["view"]
        path = f"/api/tables/{table}/save"
        assert (await server.call("GET", path, token=tokens[0]))[0] == 403
        assert (await server.call("GET", path))[0] == 401
        status, kept = await server.call("GET", path, token=",".join(tokens))
        assert status == 200
        status, begun = await server.call("POST", "/api/tables/load", {"save": kept["save"], "seats": TWO})
        assert status == 201, begun
        async with server.at(begun["table"], begun["seats"][0]["token"]) as player:
            assert player.last["table"]["number"] == 5 and player.last["table"]["eyes"][0]["view"] == view
        status, refused = await server.call("POST", "/api/tables/load", {"save": kept["save"][:-40]})
        assert status == 400 and refused["kind"] == "save"


@pytest.mark.slow
async def test_a_table_is_removed_by_whoever_plays_it_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await begun_for_two(server)
        assert (await server.call("DELETE", f"/api/tables/{table}", token=tokens[0]))[0] == 409
        async with server.at(table, *tokens) as player:
            assert (await server.call("DELETE", f"/api/tables/{table}", token=",".join(tokens)))[0] == 204
            assert not (await player.hear("bye"))["again"]
        assert (await server.call("GET", f"/api/tables/{table}", token=tokens[0]))[0] == 404

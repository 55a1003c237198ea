"""Whoever tries what nobody should, or two things at once: nothing breaks, and everybody sees the same table in the end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.serving import EASY, Apart, Player, Server, serving
from server.test_together import begun_for_two, open_turn, until_asked

from tableforge.server import live as server_live
from tableforge.server import records
from tableforge.server.setup import LONGEST_GAME
from tableforge.table.sitting import replay

pytestmark = pytest.mark.slow

Json = dict[str, Any]


async def refused(server: Server, path: str, body: object = None, token: str = "") -> Json:
    """What a request is refused with; the server has nothing to be sorry for."""
    status, said = await server.call("GET" if body is None else "POST", path, body, token)
    assert 400 <= status < 500, (path, status, said)
    found: Json = said
    return found


# ---------------------------------------------------------------- odd words
@pytest.mark.parametrize("name", ("self", "game", "seed", "cls", "", "decks ", "position"))
async def test_a_setting_by_any_name_that_is_none_is_refused(tmp_path: Path, name: str) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        for game in ("keyforge", "arkham"):
            assert (await refused(server, "/api/tables", {"game": game, "setup": {name: 1}}))["kind"] == "setup"


async def test_a_save_whose_settings_are_none_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        table, tokens = await begun_for_two(server)
        _, kept = await server.call("GET", f"/api/tables/{table}/save", token=",".join(tokens))
        body = json.loads(kept["save"])
        values: tuple[Any, ...] = (1, "x", [], {}, [{}], [None, None], 10**30, 1.5)
        for name in ("self", *body["setup"]):
            for value in values:
                save = json.dumps({**body, "digest": None, "setup": {**body["setup"], name: value}})
                status, said = await server.call("POST", "/api/tables/load", {"save": save})
                assert status in (201, 400), (name, value, said)


async def test_a_save_of_an_endless_game_becomes_no_table(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        table, tokens = await begun_for_two(server)
        _, kept = await server.call("GET", f"/api/tables/{table}/save", token=",".join(tokens))
        endless = json.dumps({**json.loads(kept["save"]), "answers": ["end-turn"] * (LONGEST_GAME + 1)})
        said = await refused(server, "/api/tables/load", {"save": endless})
        assert said["kind"] == "save" and str(LONGEST_GAME) in said["text"]


@pytest.mark.parametrize(
    "ref", ("a" * 3000, "é" * 200, "con", "forged:-1", "starter:", "a%00b", "%ff", "a#" + "b" * 400)
)
async def test_a_deck_by_a_name_that_no_file_can_have_is_no_deck(tmp_path: Path, ref: str) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        quoted = ref.replace("#", "%23").replace("é", "%C3%A9")
        assert (await refused(server, f"/api/keyforge/decks/{quoted}"))["kind"] == "no-deck"
        wanted = {"game": "keyforge", "setup": {"decks": [ref, "starter:onyx"]}}
        assert (await refused(server, "/api/tables", wanted))["kind"] == "setup"


# ---------------------------------------------------------------- two at once
@pytest.mark.slow
async def test_of_two_browsers_with_one_seat_that_answer_at_once_one_answer_counts(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        table, tokens = await begun_for_two(server)
        async with server.at(table, *tokens) as one, server.at(table, *tokens) as two:
            for n in range(30):
                q = (await until_asked(one, two)).question
                assert q is not None
                keys = [o["key"] for o in q["options"]]
                said = [{"seat": q["seat"], "number": n, "key": key} for key in (keys[0], keys[-1])]
                got = await asyncio.gather(one.ask("answer", **said[0]), two.ask("answer", **said[1]))
                if len(keys) == 1:
                    assert [x["t"] for x in got] == ["ack", "ack"]
                else:
                    assert sorted([x.get("kind", "ack") for x in got]) == ["ack", "stale"]
                for player in (one, two):
                    while player.last["table"]["number"] <= n:
                        await player.hear("table")


async def test_of_two_who_take_up_one_invitation_at_once_one_sits_down(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "invite"}])
        join = {"invite": begun["seats"][1]["invite"], "name": "Bo"}
        got = await asyncio.gather(*[server.call("POST", f"/api/tables/{begun['table']}/join", join) for _ in range(6)])
        assert sorted([status for status, _ in got]) == [200, 403, 403, 403, 403, 403]


async def test_an_answer_that_was_taken_back_elsewhere_is_not_given_again_by_a_browser_that_comes_back(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        table, tokens = await begun_for_two(server, practice=True)
        async with server.at(table, *tokens) as one, server.at(table, *tokens) as two:
            q = one.question
            assert q is not None
            said = {"seat": q["seat"], "number": 0, "key": q["options"][0]["key"], "epoch": 0}
            assert (await one.ask("answer", **said))["t"] == "ack"
            assert (await two.ask("undo", seat=q["seat"], number=0))["t"] == "ack"
            again = await one.ask("answer", **said)
            assert again["kind"] == "stale" and server.hall.tables[table].number == 0
            assert (await one.ask("answer", **{**said, "epoch": 1}))["t"] == "ack"


async def test_a_plea_is_granted_once_it_is_on_disk_and_stands_where_the_disk_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        table, tokens = await begun_for_two(server)
        async with server.at(table, tokens[0]) as ada, server.at(table, tokens[1]) as bo:
            mover = await open_turn(ada, bo)
            other = bo if mover is ada else ada
            seat, number = mover.last["welcome"]["held"][0], mover.last["table"]["number"]
            await mover.ask("undo", seat=seat, number=number - 1)
            plea = (await other.hear("plea"))["plea"]
            with monkeypatch.context() as m:
                m.setattr(records, "delete_answers", broken)
                assert (await other.ask("consent", seat=1 - seat, plea=plea, yes=True))["kind"] == "not-kept"
            assert "settled" not in other.last and server.hall.tables[table].number == number
            assert (await other.ask("consent", seat=1 - seat, plea=plea, yes=True))["t"] == "ack"
            assert other.last["settled"]["granted"] and server.hall.tables[table].number == number - 1


def broken(*things: object) -> None:
    raise OSError("no space left")


# ---------------------------------------------------------------- orders
async def passing(server: Server) -> tuple[Json, list[str]]:
    """A table of Arkham Horror for one, at which there is much to pass."""
    begun = await server.begin("arkham", seed=7, seats=[{"kind": "here"}], setup={"windows": "alike"}, practice=True)
    return begun, [begun["seats"][0]["token"]]


async def until_nothing_else(player: Player) -> None:
    """Answer until passing is all that can be done."""
    while (q := player.question) is not None and not (q["stop"] and len(q["options"]) == 1):
        await player.answer()


async def test_an_order_that_is_forgotten_while_it_is_about_to_answer_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about, forgotten = asyncio.Event(), asyncio.Event()

    async def pause(seconds: float) -> None:
        about.set()
        await forgotten.wait()

    monkeypatch.setattr(server_live, "pause", pause)
    async with serving(tmp_path, limits=EASY) as server:
        begun, tokens = await passing(server)
        async with server.at(begun["table"], *tokens) as ada:
            await until_nothing_else(ada)
            number = ada.last["table"]["number"]
            await ada.ask("order", seat=0, until="nothing-else")
            [order] = ada.last["table"]["eyes"][0]["orders"]
            await about.wait()
            assert (await ada.ask("order", seat=0, forget=order["id"]))["t"] == "ack"
            forgotten.set()
            table = server.hall.tables[begun["table"]]
            if table.playing is not None:
                await asyncio.wait([table.playing])
            assert table.number == number


async def test_what_is_taken_back_is_not_answered_again_by_the_order_that_answered_it(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        begun, tokens = await passing(server)
        async with server.at(begun["table"], *tokens) as ada:
            await until_nothing_else(ada)
            number = ada.last["table"]["number"]
            await ada.ask("order", seat=0, until="nothing-else")
            await ada.hear("table", until=lambda message: message["number"] > number)
            assert (await ada.ask("undo", seat=0, number=number))["t"] == "ack"
            assert ada.last["table"]["eyes"][0]["orders"] == []
            table = server.hall.tables[begun["table"]]
            if table.playing is not None:
                await asyncio.wait([table.playing])
            assert table.number == number


# ---------------------------------------------------------------- tables that go
async def test_whoever_began_a_table_removes_it_while_nobody_has_taken_up_the_invitation(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        for taken_up in (False, True):
            begun = await server.begin(seats=[{"kind": "here"}, {"kind": "invite"}])
            place = f"/api/tables/{begun['table']}"
            if taken_up:
                await server.call("POST", f"{place}/join", {"invite": begun["seats"][1]["invite"]})
            status, _ = await server.call("DELETE", place, token=begun["seats"][0]["token"])
            assert status == (409 if taken_up else 204)


@pytest.mark.parametrize("text", ("\0", "\u202e\ufeff", " \n\t ", "\u3164\u2800\uffa0"))
async def test_nothing_that_can_be_read_is_nothing_said(tmp_path: Path, text: str) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        table, tokens = await begun_for_two(server)
        async with server.at(table, *tokens) as ada:
            assert (await ada.ask("say", seat=0, text=text))["kind"] == "bad-request"


async def test_whoever_speaks_at_a_table_that_goes_away_meanwhile_is_told_so(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        for _ in range(5):
            table, tokens = await begun_for_two(server)
            async with server.at(table, *tokens) as ada, server.at(table, *tokens) as bo:
                gone, *_ = await asyncio.gather(
                    server.call("DELETE", f"/api/tables/{table}", token=",".join(tokens)),
                    *[player.say("say", seat=0, text=f"{n}") for n in range(20) for player in (ada, bo)],
                )
                assert gone[0] == 204
                for player in (ada, bo):
                    assert (await player.hear("bye"))["kind"] == "removed"
                    assert "internal" not in {message.get("kind") for message in player.heard}
        assert server.hall.metrics.counters.get("failures", 0) == 0


# ---------------------------------------------------------------- a server that ends
@pytest.mark.slow
async def test_whoever_waits_when_the_server_ends_is_answered_and_nothing_is_complained_of(tmp_path: Path) -> None:
    with Apart(tmp_path) as server:
        async with contextlib.AsyncExitStack() as stack:
            sitting = []
            for seed in range(6):  # more bots than processes
                seats = [{"kind": "here"}, {"kind": "bot", "bot": "hard"}]
                begun = await server.begin(seed=seed, seats=seats, setup={"first": 1})
                sitting.append(await stack.enter_async_context(server.at(begun["table"], begun["seats"][0]["token"])))
            begun = await server.begin(seats=[{"kind": "here"}, {"kind": "here"}], setup={"first": 0})
            place, token = f"/api/tables/{begun['table']}/seat?wait=50", begun["seats"][1]["token"]
            waiting = asyncio.create_task(server.call("GET", place, token=token))
            while "\ntableforge_waiting 1\n" not in (await server.call("GET", "/metrics"))[1]:
                await asyncio.sleep(0.05)
            await asyncio.to_thread(server.kill, signal.SIGINT)
            assert (await waiting)[0] == 200
            for player in sitting:
                bye = await player.hear("bye")
                assert (bye["kind"], bye["again"]) == ("closing", True)
        assert server.process.returncode == 0 and "Traceback" not in server.rest, server.rest


# ---------------------------------------------------------------- everything at once
async def busy(player: Player, chance: Random, rounds: int) -> None:
    """Do odd things one after the other, whatever is said to them."""
    for _ in range(rounds):
        held = player.last["welcome"]["held"]
        seat, number = chance.choice(held) if held else 0, player.last["table"]["number"]
        q, epoch = player.question, player.last["table"]["epoch"]
        what = chance.choice(
            ["answer"] * 6 + ["undo", "consent", "order", "forget", "why", "peek", "say", "speak", "stale"]
        )
        if what == "answer" and q is not None:
            key = chance.choice(q["options"])["key"]
            await player.ask("answer", seat=q["seat"], number=q["number"], key=key, epoch=epoch)
        elif what == "stale":
            await player.ask("answer", seat=seat, number=chance.randrange(number + 2), key="end-turn")
        elif what == "undo":
            await player.ask("undo", seat=seat, number=max(0, number - chance.randrange(4)))
        elif what == "consent":
            plea = player.last.get("plea", {"plea": 1})["plea"]
            await player.ask("consent", seat=seat, plea=plea, yes=chance.random() < 0.7)
        elif what == "order":
            words = [offer["word"] for offer in player.last["welcome"]["offers"]]
            await player.ask("order", seat=seat, until=chance.choice(words))
        elif what == "forget":
            await player.ask("order", seat=seat, forget=str(chance.randrange(1, 9)))
        elif what in ("why", "peek"):
            key = chance.choice(q["options"])["key"] if q else "end-turn"
            await player.ask(what, seat=seat, key=key, **({"number": number} if what == "peek" else {}))
        elif what == "say":
            await player.ask("say", seat=seat, text="…")
        elif what == "speak":
            await player.ask("speak", lang=chance.choice(["en", "fr", "xx"]))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ("keyforge", "arkham"))
async def test_answers_orders_undo_and_bots_at_once_leave_one_table_for_all(
    tmp_path: Path, game: str, seed: int
) -> None:
    chance = Random(seed)
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "random"} if seed == 1 else {"kind": "here"}]
    setup = {"investigators": ["starter:roland", "starter:daisy"], "windows": "alike"} if game == "arkham" else {}
    async with serving(tmp_path, limits=EASY, pace=0.01) as server:
        begun = await server.begin(game, seed=seed, seats=seats, setup=setup, practice=seed == 2)
        table, tokens = begun["table"], [seat["token"] for seat in begun["seats"] if seat["token"]]
        async with (
            server.at(table, tokens[0]) as ada,
            server.at(table, tokens[0], lang="fr") as again,
            server.at(table, tokens[-1]) as bo,
            server.at(table, begun["watch"]) as guest,
        ):
            everybody = (ada, again, bo, guest)
            await asyncio.gather(*[busy(player, Random(chance.random()), 60) for player in everybody])
            live = server.hall.tables[table]
            for seat in live.orders.values():
                seat.standing.orders.clear()
            if live.playing is not None:
                await asyncio.wait([live.playing])
            for player in everybody:
                assert (await player.ask("ping"))["t"] == "pong"
                assert (player.last["table"]["epoch"], player.last["table"]["number"]) == (
                    live.record.epoch,
                    live.number,
                )
                assert not [x for x in player.heard if x.get("kind") in ("internal", "not-kept", "moved")]
            kept = await server.hall.store.read(lambda c: records.answers_of(c, table))
            assert kept == live.answers and replay(live.g.game, live.record.save(kept)).digest() == live.g.digest()
            assert server.hall.metrics.counters.get("failures", 0) == 0

"""People without accounts: what is known of them, how they take it along to another device, and how it is forgotten."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.company import ADA, BO, CY, ended, invited, joined, named, seen
from server.serving import EASY, Player, Server, serving
from websockets.asyncio.client import connect

from tableforge.server import moving, profiles, wall_clock
from tableforge.server.guard import Limits, Rate

Json = dict[str, Any]
BUNDLE = {
    "tableforge.person": ADA,
    "tableforge.seats": json.dumps({"0123456789abcdef": {"seats": {"0": "a-token-that-opens-a-seat"}}}),
    "tableforge.settings": json.dumps({"lang": "fr", "name": "Zoé ✓"}),
}


async def known(server: Server, person: str) -> Json:
    status, found = await server.call("GET", "/api/person", **named(person))
    assert status == 200, found
    out: Json = found
    return out


async def handed_over(server: Server, bundle: Json = BUNDLE) -> str:
    status, made = await server.call("POST", "/api/person/move", {"bundle": bundle})
    assert status == 201, made
    assert made["seconds"] == 600
    return str(made["code"])


async def arrived(server: Server, code: str, person: str = "") -> tuple[int, Json]:
    status, found = await server.call("POST", "/api/person/arrive", {"code": code}, **named(person))
    return status, found


# ---------------------------------------------------------------- moving
async def test_what_one_browser_keeps_comes_to_another_by_a_code_that_counts_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        code = await handed_over(server)
        status, found = await arrived(server, code.lower().replace("-", " "))
        assert (status, found["bundle"]) == (200, BUNDLE)
        status, refused = await arrived(server, code)
        assert (status, refused["kind"]) == (404, "no-code")


async def test_of_two_who_say_a_code_at_once_one_gets_the_bundle(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        code = await handed_over(server)
        said = await asyncio.gather(*[arrived(server, code) for _ in range(3)])
        assert sorted([status for status, _ in said]) == [200, 404, 404]


async def test_a_code_is_too_old_after_ten_minutes_and_its_bundle_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        code, at = await handed_over(server), wall_clock.now()
        monkeypatch.setattr(wall_clock, "now", lambda: at + 601)
        status, refused = await arrived(server, code)
        assert (status, refused["kind"]) == (404, "no-code")
        monkeypatch.setattr(wall_clock, "now", lambda: at)
        assert (await arrived(server, code))[0] == 404


async def test_whoever_tries_codes_is_soon_refused_even_the_right_one(tmp_path: Path) -> None:
    limits = Limits(codes=Rate(0.0, 4))
    async with serving(tmp_path, limits=limits) as server:
        code = await handed_over(server)
        wrong = [moving.new_code() for _ in range(4)]
        assert [(await arrived(server, word))[0] for word in wrong] == [404] * 4
        status, refused = await arrived(server, code)
        assert (status, refused["kind"]) == (429, "too-fast")


@pytest.mark.parametrize(
    "code", ["", "abc", "U" * 12, "0000-0000-000", "'; DROP TABLE parcels; --", "٠" * 12, "1" * 60]
)
async def test_what_is_no_code_opens_nothing_and_harms_nothing(tmp_path: Path, code: str) -> None:
    async with serving(tmp_path) as server:
        right = await handed_over(server)
        status, refused = await arrived(server, code)
        assert (status, refused["kind"]) == (404, "no-code")
        assert (await arrived(server, right))[0] == 200


async def test_the_database_has_neither_the_code_nor_what_it_opens(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        code = await handed_over(server)
        [(digest, sealed)] = sqlite3.connect(tmp_path / "tables.sqlite3").execute("SELECT digest, sealed FROM parcels")
        for secret in (code, code.replace("-", ""), ADA, "a-token-that-opens-a-seat"):
            assert secret not in digest + sealed
        assert moving.derive_keys(moving.clean_code(code)).digest == digest
        await arrived(server, code)
        assert sqlite3.connect(tmp_path / "tables.sqlite3").execute("SELECT count(*) FROM parcels").fetchone() == (0,)


async def test_only_what_browsers_keep_for_us_is_taken_and_not_too_much(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        status, refused = await server.call("POST", "/api/person/move", {"bundle": {"other.site": "x"}})
        assert (status, refused["kind"]) == (400, "bad-request")
        huge = {"tableforge.puzzles": "x" * (moving.LONGEST_BUNDLE + 1)}
        status, refused = await server.call("POST", "/api/person/move", {"bundle": huge})
        assert (status, refused["kind"]) == (413, "too-long")


def test_a_parcel_that_was_changed_is_not_opened() -> None:
    code = moving.new_code()
    digest, sealed = moving.pack(code, BUNDLE)
    keys = moving.derive_keys(moving.clean_code(code))
    assert keys.digest == digest
    assert moving.unpack(keys, sealed) == BUNDLE
    place = Random(3).randrange(50, len(sealed) - 4)
    changed = sealed[:place] + ("A" if sealed[place] != "A" else "B") + sealed[place + 1 :]
    assert moving.unpack(keys, changed) is None


async def test_what_the_new_browser_had_done_before_is_remembered_of_whoever_arrives(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server, CY)
        await seen(server, made["table"], made["seats"][0]["token"], CY)
        assert (await arrived(server, await handed_over(server), CY))[0] == 200
        assert [x["table"] for x in (await known(server, ADA))["seats"]] == [made["table"]]
        assert (await known(server, CY))["seats"] == []


async def test_a_rating_is_not_shed_by_moving_onto_it(tmp_path: Path) -> None:
    """Given Ada and Bo with ratings, when Bo arrives where Ada sat, then his rating stays his, and hers does not become his."""
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server, rated=True)
        await ended(server, made, await joined(server, made, rated=True))
        [before] = (await known(server, BO))["ratings"]
        await arrived(server, await handed_over(server, {"tableforge.person": BO}), ADA)
        assert (await known(server, BO))["ratings"] == [before]


# ---------------------------------------------------------------- what is known, and forgetting it
async def test_a_person_gets_everything_that_is_known_of_them_and_nothing_of_others(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        said = {"name": "Ada <script>", "emblem": "sun", "listed": True}
        assert (await server.call("PUT", "/api/person", said, **named(ADA)))[0] == 200
        made = await invited(server, rated=True)
        guest = await joined(server, made, rated=True)
        async with server.at(made["table"], made["seats"][0]["token"], person=ADA) as ada:
            assert (await ada.ask("say", seat=0, text="Good luck!"))["t"] == "ack"
        await ended(server, made, guest)
        found = await known(server, ADA)
        assert (found["name"], found["emblem"], found["listed"]) == ("Ada <script>", "sun", True)
        assert found["sign"] == profiles.digest(ADA)[:12]
        [seat] = found["seats"]
        assert (seat["table"], seat["seat"], seat["name"], seat["over"]) == (made["table"], 0, "Ada", True)
        assert [x["text"] for x in seat["sayings"]] == ["Good luck!"]
        assert len(found["ratings"]) == len(found["rated"]) == 1
        assert (await known(server, BO))["seats"][0]["sayings"] == []
        assert (await known(server, CY))["seats"] == []
        status, refused = await server.call("GET", "/api/person")
        assert (status, refused["kind"]) == (401, "no-person")


async def test_a_person_who_wants_is_forgotten_and_the_game_goes_on_without_the_name(tmp_path: Path) -> None:
    """Given a game of Ada and Bo under way and one of Ada alone, when she is forgotten, then the first one stays, without her."""
    async with serving(tmp_path, limits=EASY) as server:
        await server.call("PUT", "/api/person", {"name": "Ada", "emblem": "sun"}, **named(ADA))
        rated = await invited(server, rated=True)
        await ended(server, rated, await joined(server, rated, rated=True))
        made = await invited(server, rated=True)
        guest = await joined(server, made, rated=True)
        alone = await server.begin(seats=[{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
        await seen(server, alone["table"], alone["seats"][0]["token"], ADA)
        async with (
            server.at(made["table"], made["seats"][0]["token"], person=ADA) as ada,
            server.at(made["table"], guest, person=BO) as bo,
        ):
            await ada.ask("say", seat=0, text="My address is …")
            await bo.ask("say", seat=1, text="Noted.")
            status, gone = await server.call("DELETE", "/api/person", **named(ADA))
            assert status == 200
            assert gone["removed"] == [alone["table"]]
            assert sorted(gone["nameless"]) == sorted([rated["table"], made["table"]])
            assert (await bo.hear("bye"))["again"] is True
        found = await known(server, ADA)
        assert not any([found[what] for what in ("name", "emblem", "ratings", "rated", "learned", "seats")])
        assert (await server.call("GET", f"/api/tables/{alone['table']}", token=alone["seats"][0]["token"]))[0] == 404
        async with server.at(made["table"], guest, person=BO) as bo:
            assert [x["name"] for x in bo.last["people"]["seats"]] == ["—", "Bo"]
            assert [x["text"] for x in (await bo.hear("sayings"))["sayings"]] == ["Noted."]
        async with server.at(made["table"], made["seats"][0]["token"]) as ada:
            assert ada.last["bye"]["kind"] == "no-seat"
        assert len((await known(server, BO))["ratings"]) == 1
        await server.hall.store.write(lambda c: None)
    kept = "".join(sqlite3.connect(tmp_path / "tables.sqlite3").iterdump())
    assert profiles.digest(ADA) not in kept
    assert "My address" not in kept


async def test_whoever_is_forgotten_leaves_open_tables_and_those_who_wait_are_told(tmp_path: Path) -> None:
    """Given a table that Ada offers and one at which she waits as a guest, when she is forgotten, then she is at neither."""
    async with serving(tmp_path, limits=EASY) as server:
        deck = {"deck": {"ref": "starter:daisy"}, "name": "Ada"}
        wanted: Json = {"game": "arkham", "setup": {"seats": 3}, "note": "of Ada’s", "choice": ""}
        made = {}
        for person in (ADA, BO):
            status, made[person] = await server.call("POST", "/api/offers", wanted, **named(person))
            assert status == 201, made[person]
        path = f"/api/offers/{made[BO]['offer']}"
        assert (await server.call("POST", f"{path}/sit", deck, made[BO]["key"], **named(ADA)))[0] == 200
        known_there = (await known(server, ADA))["offers"]
        assert {(x["offer"], x["seat"], x["name"], x["note"]) for x in known_there} == {
            (made[ADA]["offer"], 0, "", "of Ada’s"),
            (made[BO]["offer"], 1, "Ada", ""),
        }
        assert all([x["deck"] for x in known_there])
        place = server.address.replace("http", "ws", 1)
        async with connect(f"{place}/ws/offers", ping_interval=None) as socket:
            waits = Player(socket)
            await waits.say("look", offer=made[BO]["offer"], keys=[made[BO]["token"]])
            await waits.hear("offer", until=lambda x: x["offer"]["seats"][1]["name"] == "Ada")
            assert (await server.call("DELETE", "/api/person", **named(ADA)))[0] == 200
            await waits.hear(
                "offer", until=lambda x: [s["kind"] for s in x["offer"]["seats"]] == ["host", "free", "free"]
            )
        gone = f"/api/offers/{made[ADA]['offer']}"
        assert (await server.call("GET", gone, token=made[ADA]["key"]))[0] == 404
        assert (await known(server, ADA))["offers"] == []


async def test_whoever_is_forgotten_is_not_named_by_the_offer_of_a_table_that_was_dealt(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        status, made = await server.call("POST", "/api/offers", {"game": "keyforge"}, **named(BO))
        deck = {"deck": {"ref": "starter:argus"}, "name": "Adalbert"}
        status, got = await server.call("POST", f"/api/offers/{made['offer']}/sit", deck, made["key"], **named(ADA))
        assert status == 200 and got["table"]
        assert [x["table"] for x in (await known(server, ADA))["seats"]] == [got["table"]], "before she has come to it"
        assert (await server.call("DELETE", "/api/person", **named(ADA)))[1]["nameless"] == [got["table"]]
    kept = "".join(sqlite3.connect(tmp_path / "tables.sqlite3").iterdump())
    assert "Adalbert" not in kept and profiles.digest(ADA) not in kept


@pytest.mark.parametrize("said", [{"emblem": "<img>"}, {"name": "x" * 41}, {"person": "y"}, {"listed": "yes"}])
async def test_what_somebody_says_of_themselves_is_checked(tmp_path: Path, said: Json) -> None:
    async with serving(tmp_path) as server:
        status, refused = await server.call("PUT", "/api/person", said, **named(ADA))
        assert (status, refused["kind"]) == (400, "bad-request")


# ---------------------------------------------------------------- tables that wait
async def waiting(server: Server, person: str, token: str = "") -> list[Json]:
    status, found = await server.call("GET", "/api/tables/waiting", token=token, **named(person))
    assert status == 200, found
    out: list[Json] = found
    return out


async def test_the_tables_that_wait_for_somebody_are_told_those_with_days_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = []
        for clock in (None, {"kind": "days", "days": 3}, {"kind": "days", "days": 1}):
            table = await invited(server, clock=clock)
            await joined(server, table)
            await seen(server, table["table"], table["seats"][0]["token"], ADA)
            made.append(table)
        asked = [(await server.hall.find_record(x["table"])).asked for x in made]
        assert asked == [(0,)] * 3 or asked == [(0, 1)] * 3 or {seat for seats in asked for seat in seats} <= {0, 1}
        mine = [x["table"] for x, seats in zip(made, asked, strict=True) if 0 in seats]
        rows = await waiting(server, ADA)
        assert {x["table"] for x in rows} == {*mine}
        days = [x for x in rows if x["until"] is not None]
        assert rows[: len(days)] == sorted(days, key=lambda x: x["until"])
        assert all([x["clock"] for x in days])
        assert await waiting(server, CY) == []


async def test_a_table_waits_for_the_other_one_once_it_is_answered_and_for_nobody_once_it_is_over(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server)
        guest = await joined(server, made)
        tokens = {0: made["seats"][0]["token"], 1: guest}
        people = {0: ADA, 1: BO}
        for seat in (0, 1):
            await seen(server, made["table"], tokens[seat], people[seat])
        for _ in range(6):
            record = await server.hall.find_record(made["table"])
            for seat in (0, 1):
                rows = await waiting(server, people[seat])
                assert [x["seats"] for x in rows] == ([[seat]] if seat in record.asked else [])
            seat = record.asked[0]
            async with server.at(made["table"], tokens[seat], person=people[seat]) as player:
                await player.answer()
        done = await invited(server)
        await ended(server, done, await joined(server, done))
        assert done["table"] not in [x["table"] for who in (ADA, BO) for x in await waiting(server, who)]


async def test_tables_wait_by_tokens_too_and_never_lessons(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await server.begin(seats=[{"kind": "here"}, {"kind": "here"}])
        both = ",".join([x["token"] for x in made["seats"]])
        assert [x["table"] for x in await waiting(server, "", both)] == [made["table"]]
        _, lessons = await server.call("GET", "/api/keyforge/lessons")
        _, begun = await server.call("POST", f"/api/keyforge/lessons/{lessons[0]['id']}", {})
        assert await waiting(server, "", begun["seats"][0]["token"]) == []


async def test_a_game_goes_on_by_turns_over_three_days_and_restarts_without_a_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a clock of two days, when each answers once a day and the server restarts each night, then nothing is lost."""
    begun, passed = wall_clock.now(), [0.0]
    monkeypatch.setattr(wall_clock, "now", lambda: begun + passed[0])
    people, given = {0: ADA, 1: BO}, 0
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server, clock={"kind": "days", "days": 2})
        tokens = {0: made["seats"][0]["token"], 1: await joined(server, made)}
        for seat, person in people.items():
            await seen(server, made["table"], tokens[seat], person)
    for day in range(1, 4):
        passed[0] += 12 * 3600  # of the night, in which no server is up: nobody's time
        async with serving(tmp_path, limits=EASY) as server:
            passed[0] = day * 24 * 3600
            record = await server.hall.find_record(made["table"])
            assert (record.number, record.over) == (given, False)
            for seat in people:
                rows = await waiting(server, people[seat])
                assert [x["table"] for x in rows] == ([made["table"]] if seat in record.asked else [])
                assert all([wall_clock.now() < x["until"] <= wall_clock.now() + 2 * 24 * 3600 for x in rows])
            for seat in record.asked:
                async with server.at(made["table"], tokens[seat], person=people[seat]) as player:
                    await player.answer()
                    given += 1
    assert given >= 3

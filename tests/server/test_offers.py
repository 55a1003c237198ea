"""Open tables: a host offers one, others see everything before they sit down with decks of their own, and it is dealt once all
are there. And whoever would misuse them.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import urllib.parse
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from server.serving import ANY, GUARD, Player, Server, serving
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tableforge.keyforge.decks import deck as keyforge
from tableforge.keyforge.decks.formats import to_text
from tableforge.server import offer_records, offers, ratings, records, talk, wall_clock
from tableforge.server.guard import Limits
from tableforge.server.offer_board import OfferBoard

Json = dict[str, Any]
ONYX = to_text(keyforge.starters()["onyx"], "en")
MARKUP = "<img src=x onerror=alert(1)>"
FREE = Limits(ANY, ANY, ANY, frames=ANY, offers=ANY, sittings=ANY, until_seated=GUARD)
OPEN: Json = {"limits": FREE, "open_tables": True}
ADA, BO, CY = [f"{name}-{'k' * 40}" for name in ("ada", "bo", "cy")]  # the keys of people


async def offer(server: Server, game: str = "keyforge", person: str = "", **wanted: object) -> Json:
    """A table that somebody offers: its id, the host's token, the key of its link."""
    status, made = await ask(server, "POST", "/api/offers", {"game": game, "public": True, **wanted}, person=person)
    assert status == 201, made
    assert isinstance(made, dict)
    return made


async def ask(
    server: Server, method: str, path: str, body: object = None, token: str = "", person: str = ""
) -> tuple[int, Any]:
    headers = {"Tableforge-Person": person} if person else {}
    return await server.call(method, path, body, token, **headers)


async def sit(server: Server, made: Json, person: str = "", token: str = "", **how: object) -> tuple[int, Any]:
    body = {"deck": {"ref": "starter:argus"}, **how}
    return await ask(server, "POST", f"/api/offers/{made['offer']}/sit", body, token, person)


async def listed(server: Server) -> list[Json]:
    _, said = await server.call("GET", "/api/offers")
    found: list[Json] = said["offers"]
    return found


@contextlib.asynccontextmanager
async def looking(server: Server, offer: str = "", *keys: str, lang: str = "en") -> AsyncIterator[Player]:
    """Somebody who looks at the list, or at one table."""
    place = server.address.replace("http", "ws", 1)
    async with connect(f"{place}/ws/offers", open_timeout=GUARD, ping_interval=None) as socket:
        player = Player(socket)
        await player.say("look", offer=offer, keys=list(keys), lang=lang)
        await player.hear("offers", "offer", "gone", "bye")
        yield player


# ---------------------------------------------------------------- two meet
async def test_a_guest_sits_down_with_a_deck_of_their_own_and_both_play(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server, seats=[{"kind": "here", "name": "Ada"}, {"kind": "open"}], note="Hello")
        (row,) = await listed(server)
        assert row["note"] == "Hello" and row["seats"][0]["name"] == "Ada" and not row["table"] and row["you"] == -1
        async with looking(server, made["offer"], made["token"]) as host:
            status, got = await sit(server, made, name="Bo", deck={"text": ONYX})
            assert status == 200 and got["seat"] == 1
            told = await host.hear("offer", until=lambda x: bool(x["offer"]["table"]))
            assert told["offer"]["table"] == got["table"] and told["offer"]["you"] == 0
            assert told["offer"]["seats"][1]["deck"]["name"] == "Miss “Onyx” Censorius"
        table = got["table"]
        for seat, token, name in ((0, made["token"], "Ada"), (1, got["token"], "Bo")):
            status, at = await server.call("GET", f"/api/tables/{table}", token=token)
            assert status == 200 and at["held"] == [seat] and at["seats"][seat]["name"] == name
        assert at["seats"][1]["deck"].replace('"', "") == "Miss Onyx Censorius"
        assert await listed(server) == []


async def test_whoever_looks_at_the_list_hears_of_every_change_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server, looking(server) as onlooker:
        assert onlooker.last["offers"]["offers"] == [] and onlooker.last["offers"]["open"]
        made = await offer(server)
        await onlooker.hear("offers", until=lambda x: [o["id"] for o in x["offers"]] == [made["offer"]])
        async with looking(server, made["offer"], made["token"]):
            await onlooker.hear("offers", until=lambda x: bool(x["offers"] and x["offers"][0]["here"]))
        await onlooker.hear("offers", until=lambda x: bool(x["offers"] and not x["offers"][0]["here"]))
        await server.call("DELETE", f"/api/offers/{made['offer']}", token=made["token"])
        await onlooker.hear("offers", until=lambda x: not x["offers"])


@pytest.mark.parametrize(
    ("lang", "said"), [("en", ["The seed was chosen", "practice"]), ("fr", ["La graine", "entraînement"])]
)
async def test_everything_is_told_before_one_sits_down(tmp_path: Path, lang: str, said: list[str]) -> None:
    async with serving(tmp_path, **OPEN) as server:
        wanted: Json = {"seed": 5, "practice": True, "best_of": 3}
        made = await offer(server, setup={"edition": "1.1", "decks": ["starter:onyx"]}, **wanted)
        _, told = await server.call("GET", f"/api/offers/{made['offer']}?lang={lang}")
        assert [word in text for word, text in zip(said, told["told"], strict=True)] == [True, True]
        assert told["setup"]["edition"] == "1.1" and told["best_of"] == 3 and not told["rated"] and told["seeded"]
        assert told["seats"][0]["deck"]["face"][0] == "archon"
        assert told["seats"][1] == {
            "seat": 1, "kind": "free", "name": "", "level": "", "deck": None, "choice": "", "chosen": ""
        }  # fmt: skip
        text = json.dumps(told)
        assert made["token"] not in text and made["key"] not in text and '"5"' not in text


async def test_practice_is_told_by_whatever_name_the_host_asks_for_it(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server, setup={"practice": True})
        _, told = await server.call("GET", f"/api/offers/{made['offer']}")
        assert told["practice"] and "practice" in told["told"][0]
        assert told["setup"] == {"edition": "1.3", "chains": [0, 0], "first": None, "mulligan": True}
        _, got = await sit(server, made)
        record = await server.hall.find_record(got["table"])
        assert record.setup["practice"] is True


async def test_a_table_that_is_offered_without_talk_says_so_and_is_dealt_without_it(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server, talk=False)
        _, told = await server.call("GET", f"/api/offers/{made['offer']}")
        assert told["told"] == ["Nobody talks at this table."]
        _, got = await sit(server, made)
        record = await server.hall.find_record(got["table"])
        assert not talk.is_open(record.note)


async def test_a_rated_table_counts_for_both_and_wants_people_with_keys_and_nothing_chosen(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        tries: list[Json] = [{}, {"person": ADA, "seed": 5}, {"person": ADA, "practice": True}]
        for wrong in tries:
            person = str(wrong.pop("person", ""))
            wanted = {"game": "keyforge", "rated": True, **wrong}
            status, said = await ask(server, "POST", "/api/offers", wanted, person=person)
            assert (status, said["kind"]) == (400, "not-rated"), wrong
        made = await offer(server, rated=True, person=ADA)
        status, said = await sit(server, made)
        assert (status, said["kind"]) == (400, "not-rated")
        _, got = await sit(server, made, person=BO)
        record = await server.hall.find_record(got["table"])
        assert ratings.counts(record, server.hall.game("keyforge"))


async def test_the_clock_is_told_before_one_sits_down_and_is_that_of_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server, clock={"kind": "game", "seconds": 600, "increment": 10})
        _, told = await server.call("GET", f"/api/offers/{made['offer']}?lang=fr")
        assert told["clock"] == "10 min par partie, plus 10 s par coup"
        _, got = await sit(server, made)
        record = await server.hall.find_record(got["table"])
        assert record.note["clock"] == {"kind": "game", "seconds": 600, "increment": 10}


async def test_the_clock_of_a_table_that_is_dealt_waits_for_a_host_who_is_elsewhere(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server, public=False, rated=True, person=ADA, clock={"kind": "move", "seconds": 60})
        _, got = await sit(server, made, token=made["key"], person=BO)
        async with server.at(got["table"], got["token"]) as bo:
            await bo.hear("times", until=lambda message: message["times"]["awaited"] == [0])
            live = server.hall.tables[got["table"]]
            assert live.timed_seats() == set() and not ratings.counts(live.record, live.g.game)
            async with server.at(got["table"], made["token"]):
                await bo.hear("times", until=lambda message: message["times"]["awaited"] == [])
                assert live.timed_seats() == set(live.asked_seats) and ratings.counts(live.record, live.g.game)


async def test_a_table_by_its_link_is_in_no_list_and_opens_to_the_link_alone(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=FREE) as server:  # without --open
        made = await offer(server, public=False)
        _, said = await server.call("GET", "/api/offers")
        assert said["open"] is False and said["offers"] == []
        status, said = await server.call("GET", f"/api/offers/{made['offer']}")
        assert (status, said["kind"]) == (403, "no-offer-key")
        assert (await sit(server, made))[0] == 403
        async with looking(server, made["offer"]) as nobody:
            assert nobody.last["bye"]["kind"] == "no-offer-key"
        assert (await server.call("GET", f"/api/offers/{made['offer']}", token=made["key"]))[0] == 200
        status, got = await sit(server, made, token=made["key"], name="Bo")
        assert status == 200 and got["table"]


async def test_where_no_list_is_kept_nobody_lists_a_table(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=FREE) as server:
        status, said = await ask(server, "POST", "/api/offers", {"game": "keyforge", "public": True})
        assert (status, said["kind"]) == (403, "not-listed")


@pytest.mark.slow
async def test_four_investigators_come_one_after_the_other_and_one_gets_up_again(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server, "arkham", setup={"seats": 3, "investigators": ["starter:skids"]})
        status, said = await sit(server, made, deck={"ref": "starter:skids"})  # whom the host plays
        assert (status, said["kind"]) == (400, "setup")
        _, one = await sit(server, made, deck={"ref": "starter:daisy"}, name="Bo")
        assert one["table"] == ""
        await server.call("DELETE", f"/api/offers/{made['offer']}/seat", token=one["token"])
        _, told = await server.call("GET", f"/api/offers/{made['offer']}")
        assert [s["kind"] for s in told["seats"]] == ["host", "free", "free"]
        for ref, name in (("starter:agnes", "Cy"), ("starter:roland", "Di")):
            status, got = await sit(server, made, deck={"ref": ref}, name=name)
            assert status == 200, got
        _, at = await server.call("GET", f"/api/tables/{got['table']}", token=got["token"])
        assert [s["name"] for s in at["seats"]] == ["", "Cy", "Di"] and at["held"] == [2]
        assert (await server.call("GET", f"/api/tables/{got['table']}", token=one["token"]))[0] == 403


@pytest.mark.slow
async def test_everybody_chooses_a_hero_of_their_own(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server, "fateforge", setup={"seats": 2, "quest": "missing-caravan"}, choice="lord")
        _, told = await server.call("GET", f"/api/offers/{made['offer']}")
        assert told["seats"][0]["chosen"] == "Edrem" and not told["decks"] and len(told["choices"]) == 5
        for choice, kind in (("lord", "setup"), ("dragon", "choice")):
            status, said = await sit(server, made, deck=None, choice=choice)
            assert (status, said["kind"]) == (400, kind)
        status, said = await sit(server, made)  # with a deck
        assert (status, said["kind"]) == (400, "deck")
        status, got = await sit(server, made, deck=None, choice="thief")
        assert status == 200, got
        record = await server.hall.find_record(got["table"])
        assert record.setup["heroes"] == ["lord", "thief"]


async def test_a_bot_may_have_a_seat_and_a_match_goes_on_after_its_first_game(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        seats = [{"kind": "here"}, {"kind": "bot", "bot": "nobody"}]
        status, said = await ask(server, "POST", "/api/offers", {"game": "keyforge", "seats": seats})
        assert (status, said["kind"]) == (400, "seats")  # nobody else could come
        made = await offer(server, best_of=3)
        _, got = await sit(server, made)
        record = await server.hall.find_record(got["table"])
        assert record.note["match"]["best_of"] == 3 and not records.human_seats(record) - {0, 1}


# ---------------------------------------------------------------- hosts who vanish, servers that end
@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The time of day, as the test says it."""

    class Clock:
        now = 1_000_000.0

    monkeypatch.setattr(wall_clock, "now", lambda: Clock.now)
    return Clock


async def test_a_table_whose_host_has_no_line_for_two_minutes_is_offered_no_longer(tmp_path: Path, clock: Any) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server)
        board = server.hall.offers
        async with looking(server, made["offer"], made["token"]):
            clock.now += 10_000
            await board.tend()
            assert len(await listed(server)) == 1  # the host is there all the while
        while made["offer"] in board.hosts:
            await asyncio.sleep(0)
        async with looking(server, made["offer"]) as guest:
            clock.now += offer_records.VANISHED - 1
            await board.tend()
            assert len(await listed(server)) == 1
            clock.now += 2
            await board.tend()
            gone = await guest.hear("gone")
            assert "host has gone" in gone["text"]
        assert await listed(server) == []
        status, said = await sit(server, made)
        assert (status, said["kind"]) == (404, "no-offer") and "host" in said["text"]


async def test_a_table_by_its_link_waits_for_a_day_without_its_host(tmp_path: Path, clock: Any) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server, public=False)
        for passed, found in ((offer_records.LINKED - 1, 200), (2, 404)):
            clock.now += passed
            await server.hall.offers.tend()
            status, _ = await server.call("GET", f"/api/offers/{made['offer']}", token=made["key"])
            assert status == found


async def test_a_host_who_was_away_finds_the_table_that_was_dealt(tmp_path: Path, clock: Any) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server, public=False)
        clock.now += 3600
        _, got = await sit(server, made, token=made["key"])
        clock.now += 3600
        await server.hall.offers.tend()
        _, told = await server.call("GET", f"/api/offers/{made['offer']}", token=made["token"])
        assert told["table"] == got["table"]


async def test_a_server_that_was_away_takes_no_table_from_the_list(tmp_path: Path, clock: Any) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server)
    clock.now += 10_000
    async with serving(tmp_path, **OPEN) as server:
        await server.hall.offers.tend()
        assert [x["id"] for x in await listed(server)] == [made["offer"]]
        assert (await sit(server, made))[0] == 200


async def test_a_table_that_was_not_dealt_when_the_server_ended_is_dealt_by_the_next(
    tmp_path: Path, clock: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> None:
        raise RuntimeError("the server ends here")

    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server)
        with monkeypatch.context() as patch:
            patch.setattr(offers, "make_table", killed)
            status, _ = await sit(server, made, person=BO)
            assert status == 500
    clock.now += offer_records.UNFINISHED + 1
    async with serving(tmp_path, **OPEN) as server:
        await server.hall.offers.tend()
        async with looking(server, made["offer"], made["token"]) as host:
            table = host.last["offer"]["offer"]["table"]
        assert (await server.call("GET", f"/api/tables/{table}", token=made["token"]))[0] == 200
        await server.hall.offers.tend()  # done again, it does nothing more
        found = await server.hall.store.read(lambda c: offer_records.find_offer(c, made["offer"]))
        assert found is not None and found.made


async def test_what_other_processes_change_is_told_here_too(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server, looking(server) as onlooker:
        hall = server.hall
        hall.offers.alone = False
        beside = OfferBoard(hall.store, alone=False)  # the board of another process on the same database
        hall.offers, mine = beside, hall.offers
        made = await offer(server)  # nobody at `mine` is told
        hall.offers = mine
        await mine.listen()
        await onlooker.hear("offers", until=lambda x: [o["id"] for o in x["offers"]] == [made["offer"]])


async def test_with_its_table_an_offer_is_removed(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server)
        _, got = await sit(server, made)
        await server.hall.remove(got["table"])
        assert await server.hall.store.read(lambda c: offer_records.find_offer(c, made["offer"])) is None


async def test_offers_are_kept_in_every_database(tmp_path: Path, database: str) -> None:
    async with serving(tmp_path, database=database, **OPEN) as server:
        made = await offer(server)
        got = await asyncio.gather(*[sit(server, made, name=f"guest {n}") for n in range(4)])
        assert sorted([status for status, _ in got]) == [200, 409, 409, 409]
        assert await listed(server) == []


# ---------------------------------------------------------------- whoever tries what nobody should
async def test_of_many_who_sit_down_at_once_one_gets_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server)
        got = await asyncio.gather(*[sit(server, made, name=f"guest {n}") for n in range(4)])
        assert sorted([status for status, _ in got]) == [200, 409, 409, 409]
        assert {said["kind"] for status, said in got if status != 200} == {"seat-taken"}
        (winner,) = [said for status, said in got if status == 200]
        record = await server.hall.find_record(winner["table"])
        assert record.chairs[1].name in [f"guest {n}" for n in range(4)]


@pytest.mark.slow
async def test_guests_who_sit_down_at_once_where_there_is_room_all_get_a_seat(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server, "arkham", setup={"seats": 4})
        refs = [f"starter:{name}" for name in ("daisy", "skids", "agnes")]
        got = await asyncio.gather(*[sit(server, made, deck={"ref": ref}) for ref in refs])
        assert [status for status, _ in got] == [200] * 3
        assert sorted([said["seat"] for _, said in got]) == [1, 2, 3]


async def test_nobody_sits_twice_at_a_table_nor_at_their_own(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server, "arkham", setup={"seats": 4}, person=ADA)
        deck = {"ref": "starter:daisy"}
        for tries in ({"person": ADA}, {"token": made["token"]}):
            status, said = await sit(server, made, deck=deck, **tries)
            assert (status, said["kind"]) == (409, "sits-already")
        status, got = await sit(server, made, person=BO, deck=deck)
        assert status == 200
        for tries in ({"person": BO}, {"token": got["token"]}):
            status, said = await sit(server, made, deck={"ref": "starter:agnes"}, **tries)
            assert (status, said["kind"]) == (409, "sits-already")


async def test_nobody_fills_the_list(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        for _ in range(offer_records.MOST_OF_ONE):
            made = await offer(server, person=ADA)
        for person in (ADA, BO):  # the same address
            status, said = await ask(server, "POST", "/api/offers", {"game": "keyforge"}, person=person)
            assert (status, said["kind"]) == (409, "many-offers") and "3" in said["text"]
        await server.call("DELETE", f"/api/offers/{made['offer']}", token=made["token"])
        made = await offer(server, person=ADA)
        await sit(server, made, person=BO)
        await offer(server, person=ADA)  # what has become a table is no offer any more


async def test_a_person_fills_no_list_from_many_addresses(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = [await offer(server, person=ADA) for _ in range(offer_records.MOST_OF_ONE)]
        store = server.hall.store
        found = await store.read(lambda c: offer_records.find_offer(c, made[0]["offer"]))
        assert found is not None
        with pytest.raises(Exception, match="you offer 3 tables"):
            again = replace(found, id="f" * 16)
            await store.write(lambda c: offer_records.add_offer(c, again, "elsewhere", found.host.person))


async def test_the_list_has_an_end_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offer_records, "MOST_OPEN", 2)
    async with serving(tmp_path, **OPEN) as server:
        for _ in range(2):
            await offer(server)
        status, said = await ask(server, "POST", "/api/offers", {"game": "keyforge", "public": True})
        assert (status, said["kind"]) == (503, "full")
        await offer(server, public=False)  # what is in no list fills none


async def test_offers_and_sittings_have_budgets(tmp_path: Path) -> None:
    limits = Limits(ANY, ANY, ANY, until_seated=GUARD)
    async with serving(tmp_path, limits=limits, open_tables=True) as server:
        made = await offer(server)
        got = [await sit(server, made, deck={"ref": "nobody"}) for _ in range(40)]
        assert {status for status, _ in got} == {400, 429}
        got = [await ask(server, "POST", "/api/offers", {"game": "nothing"}) for _ in range(30)]
        assert {status for status, _ in got} == {404, 429}


async def test_markup_and_signs_that_turn_a_line_stay_text(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        name, note = "Ada\u202e\n\x00" + MARKUP[:20], MARKUP + "\u2066\r\n"
        made = await offer(server, seats=[{"kind": "here", "name": name}, {"kind": "open"}], note=note)
        (row,) = await listed(server)
        assert row["note"] == MARKUP and row["seats"][0]["name"] == "Ada   " + MARKUP[:20]
        status, said = await ask(server, "POST", "/api/offers", {"game": "keyforge", "note": "x" * 81})
        assert (status, said["kind"]) == (400, "bad-request")
        assert (await sit(server, made, name="y" * 41))[0] == 400


@pytest.mark.parametrize(
    ("deck", "told"),
    [
        ({"ref": "../../etc/passwd"}, "no deck of this server"),
        ({"ref": "nobody's deck"}, "nobody's deck"),
        ({"text": "not a deck at all"}, ""),
        ({"text": "{" * 50_000}, ""),
        ({"text": "name: " + "x" * 90_000}, ""),
        ({"text": ONYX.replace("Headhunter", "Headhumter")}, "Headhumter"),
        ({"text": "\ud800"}, ""),
        ({}, "one deck"),
        ({"forged": True, "ref": "starter:onyx"}, "one deck"),
    ],
)
async def test_a_deck_that_cannot_be_played_is_refused_by_its_name_and_the_seat_stays_free(
    tmp_path: Path, deck: Json, told: str
) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server)
        status, said = await sit(server, made, deck=deck)
        assert status == 400 and told in said["text"], said
        (row,) = await listed(server)
        assert row["seats"][1]["kind"] == "free"


async def test_a_deck_that_is_too_long_is_not_even_read(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server)
        assert (await sit(server, made, deck={"text": "x" * (offers.LONGEST_DECK + 1)}))[0] == 400
        assert (await sit(server, made, deck={"text": "x" * 300_000}))[0] == 413


async def test_a_guest_may_have_a_deck_forged(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server)
        status, got = await sit(server, made, deck={"forged": True})
        assert status == 200, got
        made = await offer(server, "arkham", setup={"seats": 2})
        status, said = await sit(server, made, deck={"forged": True})
        assert (status, said["kind"]) == (400, "deck")


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "nothing"},
        {"setup": {"position": 1}},
        {"setup": {"seats": "many"}},
        {"setup": {"decks": 7}, "seats": [{"kind": "here"}] * 2},
        {"setup": {"decks": ["/etc/passwd"]}},
        {"seats": [{"kind": "here"}]},
        {"seats": [{"kind": "open"}, {"kind": "open"}]},
        {"seats": [{"kind": "here"}] + [{"kind": "open"}] * 2},
        {"seats": [{"kind": "here"}, {"kind": "throne"}]},
        {"clock": {"kind": "x" * 500}},
        {"clock": {"kind": "move", "seconds": 60}, "practice": True},
        {"seed": "99999999999999999999"},
        {"choice": "lord"},
        {"game": "fateforge", "setup": {"tale": "ember-loan", "seats": 2}},
        {"game": "fateforge", "setup": {"content": "/etc", "seats": 2}},
        {"game": "arkham", "setup": {"seats": 9}},
        {"game": "arkham", "setup": {"seats": 1}},
        {"game": "arkham", "best_of": 3},
    ],
)
async def test_what_cannot_be_played_is_not_offered(tmp_path: Path, wanted: Json) -> None:
    async with serving(tmp_path, **OPEN) as server:
        status, said = await ask(server, "POST", "/api/offers", {"game": "keyforge", "public": True, **wanted})
        assert 400 <= status < 500 and said["text"], said
        assert await listed(server) == []


async def test_only_the_host_withdraws_a_table_and_only_a_guest_gets_up(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server, "arkham", setup={"seats": 3})
        _, guest = await sit(server, made, deck={"ref": "starter:daisy"})
        path = f"/api/offers/{made['offer']}"
        for token in ("", made["key"], guest["token"], "x" * 32):
            status, said = await server.call("DELETE", path, token=token)
            assert (status, said["kind"]) == (403, "not-host")
        for token in ("", made["key"], made["token"]):
            assert (await server.call("DELETE", f"{path}/seat", token=token))[0] == 403
        async with looking(server, made["offer"], guest["token"]) as waiting:
            assert (await server.call("DELETE", path, token=made["token"]))[0] == 204
            assert "withdrawn" in (await waiting.hear("gone"))["text"]
        for gone in (path, "/api/offers/x", f"/api/offers/{'0' * 16}", f"/api/offers/{urllib.parse.quote('../x')}"):
            assert (await server.call("GET", gone))[0] == 404


async def test_a_table_that_is_dealt_is_neither_withdrawn_nor_left(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server)
        _, got = await sit(server, made)
        path = f"/api/offers/{made['offer']}"
        assert (await server.call("DELETE", path, token=made["token"]))[0] == 409
        assert (await server.call("DELETE", f"{path}/seat", token=got["token"]))[0] == 409
        _, told = await server.call("GET", path, token=made["token"])
        assert told["table"] == got["table"]
        _, told = await server.call("GET", path)  # whoever does not sit there is not told where it is
        assert told["table"] == ""


async def test_who_looks_at_the_list_with_odd_frames_is_sent_away_and_nobody_else_notices(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        place = server.address.replace("http", "ws", 1)
        for first in (
            "",
            "{",
            "[" * 5000,
            '{"t":"sit","tokens":[]}',
            '{"t":"look","offer":"' + "x" * 99 + '"}',
            '{"t":"ping"}',
        ):
            async with connect(f"{place}/ws/offers", open_timeout=GUARD) as socket:
                await socket.send(first)
                said = json.loads(await asyncio.wait_for(socket.recv(), GUARD))
                assert said["t"] == "bye", said
        async with looking(server) as onlooker, looking(server) as noisy:
            assert (await noisy.ask("ping"))["t"] == "pong"
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await noisy.socket.send("{")
            made = await offer(server)
            await onlooker.hear("offers", until=lambda x: [o["id"] for o in x["offers"]] == [made["offer"]])
        async with looking(server, "0" * 16) as nobody:
            assert nobody.last["gone"]["kind"] == "no-offer"
        assert server.hall.metrics.counters["failures"] == 0


async def test_the_seat_of_a_guest_reads_no_more_of_the_game_than_that_of_the_host(tmp_path: Path) -> None:
    async with serving(tmp_path, **OPEN) as server:
        made = await offer(server)
        _, got = await sit(server, made)
        for token in (made["token"], got["token"]):
            assert (await server.call("GET", f"/api/tables/{got['table']}/save", token=token))[0] == 403
            async with server.at(got["table"], token) as player:
                assert len(player.last["welcome"]["held"]) == 1

"""Ratings at tables: which games count, for whom, once, and what others see of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.company import ADA, BO, CY, INVITED, ended, invited, joined, named, seen
from server.serving import EASY, Server, serving

from tableforge.server import glicko, profiles, ratings, wall_clock
from tableforge.server.glicko import GlickoRating, RivalResult
from tableforge.server.store import RATED
from tableforge.table.sitting import Sitting

Json = dict[str, Any]


async def me(server: Server, person: str) -> Json:
    status, found = await server.call("GET", "/api/person", **named(person))
    assert status == 200, found
    out: Json = found
    return out


async def test_a_game_that_both_wished_counts_for_both_by_the_book_of_glicko(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server, rated=True)
        _, told = await server.call("GET", f"/api/tables/{made['table']}/invitation", token=made["seats"][1]["invite"])
        assert told["rated"] is True
        guest = await joined(server, made, rated=True)
        winners = await ended(server, made, guest)
        rows = [(await me(server, who))["ratings"] for who in (ADA, BO)]
        won = glicko.update_rating(GlickoRating(), [RivalResult(GlickoRating(), 1.0)])
        for seat, [row] in enumerate(rows):
            assert (row["game"], row["pace"], row["games"]) == ("keyforge", "none", 1)
            points = won.rating if seat in winners else 3000 - won.rating
            assert row["rating"] == round(points)
            assert row["margin"] == round(won.margin)
        [game] = (await me(server, ADA))["rated"]
        assert (game["table"], game["before"], game["score"]) == (made["table"], 1500, float(0 in winners))


@pytest.mark.parametrize(
    ("wish", "guest", "person"),
    [(False, True, BO), (True, False, BO), (True, True, ADA), (True, True, "")],
    ids=["the host did not wish it", "the guest did not wish it", "both are one person", "the guest has no key"],
)
async def test_a_game_that_not_everybody_wished_counts_for_nobody(
    tmp_path: Path, wish: bool, guest: bool, person: str
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server, rated=wish)
        token = await joined(server, made, person, rated=guest)
        await ended(server, made, token, second=person or BO)
        assert (await me(server, ADA))["ratings"] == (await me(server, BO))["ratings"] == []


@pytest.mark.parametrize(
    "wanted",
    [
        {"seed": 7},
        {"practice": True},
        {"seats": [{"kind": "here"}, {"kind": "bot"}]},
        {"seats": [{"kind": "invite"}, {"kind": "invite"}]},
        {"game": "arkham", "setup": {"seats": 2}},
    ],
    ids=["chosen seed", "practice", "bot", "nobody here", "all win alike"],
)
async def test_a_game_whose_chance_could_be_known_or_without_people_is_not_begun_as_one_that_counts(
    tmp_path: Path, wanted: Json
) -> None:
    async with serving(tmp_path) as server:
        body = {"game": "keyforge", "seats": INVITED, "rated": True, **wanted}
        status, refused = await server.call("POST", "/api/tables", body, **named(ADA))
        assert (status, refused["kind"]) == (400, "not-rated"), refused
        status, refused = await server.call(
            "POST", "/api/tables", {"game": "keyforge", "seats": INVITED, "rated": True}
        )
        assert (status, refused["kind"]) == (400, "not-rated"), refused


async def test_whoever_sits_down_with_another_key_before_the_end_loses_under_their_own(tmp_path: Path) -> None:
    """Given a game that counts, when the one who is about to lose comes back as a stranger, then the loss is still theirs."""
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server, rated=True)
        guest = await joined(server, made, rated=True)
        await ended(server, made, guest, first=CY, second=CY)
        assert (await me(server, CY))["ratings"] == []
        assert len((await me(server, ADA))["ratings"]) == len((await me(server, BO))["ratings"]) == 1


async def test_the_end_of_a_game_that_has_counted_is_not_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server, rated=True)
        guest = await joined(server, made, rated=True)
        await ended(server, made, guest)
        async with server.at(made["table"], guest) as bo:
            state = bo.last["table"]
            assert state["undo"]["may"] is False
            refused = await bo.ask("undo", seat=1, number=state["number"] - 1)
            assert (refused["t"], refused["kind"]) == ("refused", "counted")


async def test_a_game_counts_once_however_often_its_end_is_written(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server, rated=True)
        guest = await joined(server, made, rated=True)
        await ended(server, made, guest)
        live = await server.hall.table(made["table"])
        end = ratings.collect(live.record, live.g)
        assert end is not None
        await server.hall.store.write(lambda c: ratings.settle(c, live.record, end))
        assert (await me(server, ADA))["ratings"][0]["games"] == 1


async def test_others_see_a_rating_with_its_margin_at_the_table_and_bots_have_theirs(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server, rated=True)
        guest = await joined(server, made, rated=True)
        await ended(server, made, guest)
        after = {seat: (await me(server, who))["ratings"][0] for seat, who in enumerate((ADA, BO))}
        async with server.at(made["table"], guest, person=BO) as bo:
            for seat in bo.last["people"]["seats"]:
                assert (seat["rating"], seat["margin"]) == (
                    after[seat["seat"]]["rating"],
                    after[seat["seat"]]["margin"],
                )
        made = await server.begin(seats=[{"kind": "here"}, {"kind": "bot", "bot": "hard"}])
        async with server.at(made["table"], made["seats"][0]["token"]) as ada:
            bot = ada.last["people"]["seats"][1]
            measured = ratings.bot_ratings("keyforge")["hard"]
            assert (bot["rating"], bot["margin"]) == (round(measured.rating), round(measured.margin))
            assert bot["margin"] > 0


async def test_only_those_who_want_stand_in_the_list_and_only_after_a_few_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "FEW", 1)
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server, rated=True)
        await ended(server, made, await joined(server, made, rated=True))
        await server.call("PUT", "/api/person", {"name": "Bo <b>", "emblem": "moon", "listed": True}, **named(BO))
        await server.call("PUT", "/api/person", {"name": "Ada", "emblem": "sun"}, **named(ADA))
        status, listed = await server.call("GET", "/api/keyforge/ratings")
        assert status == 200
        assert [(x["name"], x["emblem"], x["games"]) for x in listed["people"]] == [("Bo <b>", "moon", 1)]
        assert listed["rated"] and listed["bots"]
        _, others = await server.call("GET", "/api/fateforge/ratings")
        assert not others["rated"] and not others["people"]


async def test_decks_are_held_against_what_the_ratings_foretold(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        decks = ["starter:onyx", "starter:argus"]
        made = await invited(server, rated=True, setup={"decks": decks})
        winners = await ended(server, made, await joined(server, made, rated=True))
        for seat, ref in enumerate(decks):
            _, page = await server.call("GET", f"/api/keyforge/decks/{ref}")
            assert page["rated"] == {"games": 1, "score": float(seat in winners), "expected": 0.5}
        live = await server.hall.table(made["table"])
        marks = ratings.decks_of(live.g)
        found = await server.hall.store.read(lambda c: ratings.deck_records(c, "keyforge"))
        assert {found[mark] for mark in marks} == {
            ratings.DeckRecord(1, float(seat in winners), 0.5) for seat in range(2)
        }


async def test_a_rematch_of_those_who_wished_it_counts_too(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server, rated=True)
        guest = await joined(server, made, rated=True)
        await ended(server, made, guest)
        status, again = await server.call("POST", f"/api/tables/{made['table']}/again", {}, guest)
        assert status == 201
        await ended(server, {**made, "table": again["table"]}, guest)
        [row] = (await me(server, ADA))["ratings"]
        assert row["games"] == 2


@pytest.mark.parametrize("clock", [None, {"kind": "move", "seconds": 60}, {"kind": "days", "days": 1}])
async def test_a_rematch_counts_for_nobody_until_the_other_has_come_to_it(tmp_path: Path, clock: Json | None) -> None:
    """Given a rated game, when one asks for another and the other stays away, then no time runs out and nothing is lost."""
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server, rated=True, clock=clock)
        guest = await joined(server, made, rated=True)
        await ended(server, made, guest)
        _, again = await server.call("POST", f"/api/tables/{made['table']}/again", {}, guest)
        async with server.at(again["table"], guest, person=BO) as bo:
            await bo.hear("times", until=lambda message: message["times"]["awaited"] == [0])
            live = server.hall.tables[again["table"]]
            assert live.timed_seats() == set() and live.house.away() == [
                x for x in live.house.away() if x.may == ["bot"]
            ]
            assert not ratings.counts(live.record, live.g.game)
            await bo.ask("resign", seat=1)
        assert [(await me(server, who))["ratings"][0]["games"] for who in (ADA, BO)] == [1, 1]
        _, other = await server.call("POST", f"/api/tables/{again['table']}/again", {}, guest)
        await seen(server, other["table"], guest, BO)
        assert (await server.call("DELETE", f"/api/tables/{other['table']}", token=guest))[0] == 204


async def test_a_game_under_way_is_not_shed_by_moving_to_another_key(tmp_path: Path) -> None:
    """Given a game that Ada is about to lose or win, when her browser takes over another key, then the game counts for that."""
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server, rated=True)
        guest = await joined(server, made, rated=True)
        await server.hall.table(made["table"])
        _, parcel = await server.call("POST", "/api/person/move", {"bundle": {"tableforge.person": CY}})
        assert (await server.call("POST", "/api/person/arrive", {"code": parcel["code"]}, **named(ADA)))[0] == 200
        await ended(server, made, guest, first=CY)
        assert [len((await me(server, who))["ratings"]) for who in (ADA, BO, CY)] == [0, 1, 1]


async def test_two_keys_that_became_one_person_do_not_rate_each_other(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server, rated=True)
        guest = await joined(server, made, rated=True)
        _, parcel = await server.call("POST", "/api/person/move", {"bundle": {"tableforge.person": BO}})
        await server.call("POST", "/api/person/arrive", {"code": parcel["code"]}, **named(ADA))
        await ended(server, made, guest, first=BO)
        assert [(await me(server, who))["ratings"] for who in (ADA, BO)] == [[], []]


async def test_whoever_does_not_play_for_long_is_less_surely_rated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server, rated=True)
        await ended(server, made, await joined(server, made, rated=True))
        [before] = (await me(server, ADA))["ratings"]
        later = wall_clock.now() + 365 * 24 * 3600
        monkeypatch.setattr(wall_clock, "now", lambda: later)
        [after] = (await me(server, ADA))["ratings"]
        assert after["rating"] == before["rating"]
        assert after["margin"] > before["margin"]


def test_the_score_of_a_draw_is_a_half_and_of_a_game_of_three_what_each_did_against_each() -> None:
    assert ratings.scores_of((), 2) == ratings.scores_of((0, 1), 2) == [0.5, 0.5]
    assert ratings.scores_of((1,), 3) == [0.0, 1.0, 0.0]
    assert [ratings.duel_score([0.0, 1.0, 0.0], 0, rival) for rival in (1, 2)] == [0.0, 0.5]


async def test_a_failure_of_the_ratings_costs_the_game_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        made = await invited(server, rated=True)
        guest = await joined(server, made, rated=True)
        await server.hall.store.write(lambda c: RATED.drop(c))
        await ended(server, made, guest)
        live = await server.hall.table(made["table"])
        assert isinstance(live.g, Sitting) and live.g.over
        await server.hall.store.write(lambda c: RATED.create(c))
        assert profiles.digest(ADA) in ratings.wishes_of(live.record).values()

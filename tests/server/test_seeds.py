"""Every game of a server begins with 64 bits of its own, unless somebody has chosen a seed, and then that is told."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any

import pytest
from server.serving import EASY, Server, play_but, serving
from server.test_trust import ADA, BO, Chronicle

import tableforge
from tableforge.kernel.chance import rng
from tableforge.table.series import Match

Json = dict[str, Any]
TWO = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every seed that was drawn from the system's own chance."""
    found: list[int] = []
    draw = secrets.randbits

    def noted(bits: int) -> int:
        assert bits >= 64
        found.append(draw(bits))
        return found[-1]

    monkeypatch.setattr(secrets, "randbits", noted)
    return found


async def seed_of(server: Server, table: str) -> int:
    return (await server.hall.find_record(table)).seed


# ---------------------------------------------------------------- the generator
def test_the_generator_begins_with_every_bit_of_a_seed() -> None:
    base = rng(0x0123456789ABCDEF)
    plain = [base.next32() for _ in range(8)]
    for bit in range(64):
        other = rng(0x0123456789ABCDEF ^ (1 << bit))
        assert [other.next32() for _ in range(8)] != plain, bit


@pytest.mark.parametrize(
    ("game", "setup"), [("keyforge", {}), ("arkham", {}), ("fateforge", {"scene": "ford-tutorial"})]
)
def test_a_game_depends_on_the_upper_half_of_its_seed(game: str, setup: Json) -> None:
    digests = {tableforge.new(game, seed=high << 32 | 7, **setup).digest() for high in range(8)}
    assert len(digests) == 8


# ---------------------------------------------------------------- games of a server
@pytest.mark.slow
async def test_the_games_of_a_match_tell_nothing_of_each_other(tmp_path: Path, drawn: list[int]) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        begun = await server.begin(seats=TWO, best_of=3)
        keys = ",".join([s["token"] for s in begun["seats"]])
        seeds = [await seed_of(server, begun["table"])]
        live = await server.hall.table(begun["table"])
        match = live.record.note["match"]
        await play_but(server, begun["table"], 0)
        for way in ("next", "again"):
            status, after = await server.call("POST", f"/api/tables/{begun['table']}/{way}", {}, token=keys)
            assert status == 201, after
            seeds.append(await seed_of(server, after["table"]))
        assert {*seeds} <= {*drawn} and len(
            {*seeds, match["seed"]}
        ) == 4  # each was drawn by itself, also apart from the match's
        _, listed = await server.call("GET", f"/api/tables/{begun['table']}", token=keys)
        assert listed["match"]["seeded"] is False


@pytest.mark.slow
async def test_a_match_that_was_chosen_by_its_seed_is_played_by_it_and_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        begun = await server.begin(seats=TWO, best_of=3, seed=9)
        keys = ",".join([s["token"] for s in begun["seats"]])
        match = Match("keyforge", 3, 9)
        assert await seed_of(server, begun["table"]) == match.next_game().seed
        await play_but(server, begun["table"], 0)
        live = await server.hall.table(begun["table"])
        match.record(live.g.result or {})
        match.name_first(match.chooser or 0, match.chooser or 0)
        _, after = await server.call("POST", f"/api/tables/{begun['table']}/next", {}, token=keys)
        assert await seed_of(server, after["table"]) == match.next_game().seed
        for table in (begun["table"], after["table"]):
            _, listed = await server.call("GET", f"/api/tables/{table}", token=keys)
            assert listed["match"]["seeded"] is True


async def test_the_scenarios_of_a_campaign_tell_nothing_of_each_other(tmp_path: Path, drawn: list[int]) -> None:
    place, setup = "/api/arkham/campaigns", {"investigators": ["starter:roland"]}
    async with serving(tmp_path, limits=EASY) as server:
        _, made = await server.call("POST", place, {"setup": setup})
        seeds = []
        for _ in range(3):  # given up, it is another game the next time
            _, begun = await server.call("POST", f"{place}/{made['campaign']}/play", {}, made["token"])
            seeds.append(await seed_of(server, begun["table"]))
            await server.call("DELETE", f"{place}/{made['campaign']}/play", token=made["token"])
        _, paper = await server.call("GET", f"{place}/{made['campaign']}/export", token=made["token"])
        own = json.loads(paper["save"])["entries"][0]["seed"]
        assert {own, *seeds} <= {*drawn} and len({own, *seeds}) == 4


async def test_an_act_that_is_begun_again_is_another_game(tmp_path: Path, drawn: list[int]) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        tale = await Chronicle.begin(server)
        begun = await tale.play(ADA, BO)
        seeds, chances, decks = [await seed_of(server, begun["table"])], [], []
        for _ in range(2):
            status, page = await tale.call("POST", "/turn", {"do": "restart_act"})
            assert status == 200, page
            begun = await tale.play(ADA, BO)
            live = await server.hall.table(begun["table"])
            seeds.append(live.record.seed)
            memoir = live.record.setup["memoir"]
            chances.append(json.dumps(memoir["chance"]))
            decks.append(tuple(memoir["decks"]["corruption_deck"]))
            words = rng(live.record.seed)
            # and by nothing of the game that was left
            assert memoir["chance"][0] == [words.ra, words.rb, words.rc, words.rd]
        assert {*seeds} <= {*drawn} and len({*seeds}) == 3 and len({*chances}) == 2
        assert decks[0] != decks[1] and sorted(decks[0]) == sorted(decks[1])


async def test_another_game_of_a_chronicle_that_goes_on_is_another_game(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=EASY) as server:
        tale = await Chronicle.begin(server)
        await tale.play(ADA, BO)
        assert (await tale.call("POST", "/turn", {"do": "swap", "leaves": "lord", "comes": "shaman"}))[0] == 200
        begun = await tale.play(ADA, BO)
        keys = ",".join([s["token"] for s in begun["seats"]])
        status, after = await server.call("POST", f"/api/tables/{begun['table']}/again", {}, token=keys)
        assert status == 201, after
        first, second = [(await server.hall.table(x["table"])).record.setup["memoir"] for x in (begun, after)]
        assert first["chance"] != second["chance"] and first["decks"] == second["decks"]


# ---------------------------------------------------------------- 64 bits on the way
async def test_a_seed_of_64_bits_is_taken_and_told_whole(tmp_path: Path) -> None:
    seed = (1 << 64) - 59
    async with serving(tmp_path, limits=EASY) as server:
        for given in (seed, str(seed)):
            begun = await server.begin(seats=TWO, seed=given)
            keys = ",".join([s["token"] for s in begun["seats"]])
            assert await seed_of(server, begun["table"]) == seed
            _, told = await server.call("GET", f"/api/tables/{begun['table']}/replay", token=keys)
            assert told["seed"] == str(seed)  # a browser would round a number
            _, kept = await server.call("GET", f"/api/tables/{begun['table']}/save", token=keys)
            assert json.loads(kept["save"])["seed"] == seed
            _, loaded = await server.call("POST", "/api/tables/load", {"save": kept["save"], "seats": TWO})
            assert await seed_of(server, loaded["table"]) == seed
        for wrong in (1 << 64, str(1 << 64), "-1", "1.5", "", "x", True, -1):
            status, refused = await server.call("POST", "/api/tables", {"game": "keyforge", "seed": wrong})
            assert (status, refused["kind"]) == (400, "bad-request"), wrong

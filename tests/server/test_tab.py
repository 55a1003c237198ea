"""The application without a server, called in the same process, answers as the server does over HTTP and sockets."""

from __future__ import annotations

import asyncio
import json
import pickle
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from server.serving import GUARD, Player, serving

import tableforge
from tableforge import games
from tableforge.server import analysing
from tableforge.server.disk import DATABASE
from tableforge.server.elsewhere import do_work
from tableforge.server.store import InlineDatabase
from tableforge.server.tab import Door, await_games, check_copy
from tableforge.server.tables import MEAN_WAIT

Json = dict[str, Any]
JSON = ("content-type", "application/json")
SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random", "name": "Wick"}]
SECRET = re.compile(r'"(?:[0-9a-f]{16}|[0-9A-Za-z_-]{22,64})"')  # ids and tokens
TIME = re.compile(r'"(created|updated|at|until)":[\d.e+]+')


def plain(text: str) -> str:
    """What was said, without what differs from one server to the next: ids, tokens and times."""
    return TIME.sub(r'"\1":0', SECRET.sub('"…"', text))


class Ears:
    """The sockets of a door: what each of them was told."""

    def __init__(self) -> None:
        self.told: asyncio.Queue[tuple[int, str, str, int]] = asyncio.Queue()

    def tell(self, id: int, what: str, frame: str, code: int) -> None:
        self.told.put_nowait((id, what, frame, code))


class DoorSocket:
    """A socket of a door, as `Player` uses one."""

    def __init__(self, door: Door, ears: Ears, table: str) -> None:
        self.door, self.ears = door, ears
        door.connect(1, f"/ws/tables/{table}", [])

    async def send(self, frame: str) -> None:
        self.door.hear(1, frame)

    async def recv(self) -> str:
        while True:
            _, what, frame, code = await asyncio.wait_for(self.ears.told.get(), GUARD)
            if what == "frame":
                return frame
            assert what == "opened", code


@pytest.fixture
async def door(tmp_path: Path) -> AsyncIterator[Door]:
    opened = Door(tmp_path / "tab")
    await opened.open(pace=0.0)
    yield opened
    await opened.close()


async def call(door: Door, method: str, path: str, body: object = None, token: str = "") -> tuple[int, Any]:
    """A request to a door: the status, and the JSON that came."""
    path, _, query = path.partition("?")
    headers = [*([JSON] if body is not None else []), *([("authorization", f"Bearer {token}")] if token else [])]
    sent = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    status, _, found = await door.call(method, path, query, headers, sent)
    return status, json.loads(found) if found else None


ALIKE: list[tuple[str, str, Any]] = [
    ("GET", "/api/keyforge/words?lang=fr", None),
    ("GET", "/api/keyforge/cards/dextre", None),
    ("GET", "/api/keyforge/cards/nobody?lang=fr", None),
    ("GET", "/api/arkham/rules/AH.setup-chaos-bag", None),
    ("GET", "/api/keyforge/rules/diff?a=1.1&b=1.3", None),
    ("GET", "/api/keyforge/lessons", None),
    ("GET", "/api/keyforge/decks", None),
    ("GET", "/api/fateforge/tales", None),
    ("GET", "/api/keyforge/profile", None),
    ("GET", "/api/tables/0123456789abcdef", None),
    ("GET", "/api/chess/cards", None),
    ("GET", "/api/nothing/at/all", None),
    ("PUT", "/api/tables", {}),
    ("POST", "/api/tables", {"game": "chess"}),
    ("POST", "/api/tables", {"game": "keyforge", "seats": 7}),
    ("POST", "/api/tables", b'{"game": '),
    ("POST", "/api/tables", b"[" * 5000),
    ("POST", "/api/tables", b'"' + b"x" * 300_000 + b'"'),
    ("POST", "/api/tables/load", {"save": "none"}),
    ("POST", "/api/tables/mine", {"tokens": []}),
]


async def test_every_address_answers_as_the_server_does(door: Door, tmp_path: Path) -> None:
    async with serving(tmp_path / "server") as server:
        for method, path, body in ALIKE:
            there, here = await server.call(method, path, body), await call(door, method, path, body)
            assert here[0] == there[0], path
            assert plain(json.dumps(here[1])) == plain(json.dumps(there[1])), path


async def test_games_are_offered_as_a_server_does_but_for_bots_that_are_too_slow_here(
    door: Door, tmp_path: Path
) -> None:
    """A tab has no compiled engine: its bots say how long they take, and one that would take half a minute is left out."""
    async with serving(tmp_path / "server") as server:
        _, there = await server.call("GET", "/api/games?lang=fr", None)
    _, here = await call(door, "GET", "/api/games?lang=fr")
    names = [{g["name"]: [b["name"] for b in g["bots"]] for g in page} for page in (there, here)]
    assert names[0]["fateforge"] == ["easy", "planner", "hard"] and names[1]["fateforge"] == ["easy", "planner"]
    assert names[0]["keyforge"] == names[1]["keyforge"] and names[0]["arkham"] == names[1]["arkham"]
    seconds = [{(g["name"], b["name"]): b["seconds"] for g in page for b in g["bots"]} for page in (there, here)]
    assert 10 * seconds[0]["arkham", "hard"] < seconds[1]["arkham", "hard"] <= MEAN_WAIT
    for page in (there, here):
        for game in page:
            del game["bots"]
    assert here == there


async def test_bots_think_and_games_are_analysed_by_whoever_does_it_elsewhere(door: Door) -> None:
    done: list[str] = []

    async def ask(work: bytes) -> bytes:
        done.append(pickle.loads(work)[0].__name__)
        return do_work(work)

    wanted: list[None] = []
    door.elsewhere.want = lambda: wanted.append(None)
    save = tableforge.new("keyforge", decks=("forged:1", "forged:2"), seed=3, practice=True).answer("keep").save()
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "easy"}]
    _, first = await call(door, "POST", "/api/tables", {"game": "keyforge", "seed": 7, "seats": seats})
    await play_against_a_bot(await sit_down(door, first))
    assert wanted and not done, "nobody is there yet"
    door.hang_up(1)
    while 1 in door.sockets:
        await asyncio.sleep(0)
    wanted.clear()
    door.elsewhere.ask = ask
    _, other = await call(door, "POST", "/api/tables", {"game": "keyforge", "seed": 8, "seats": seats})
    await play_against_a_bot(await sit_down(door, other))
    assert {*done} == {"choose"} and not wanted
    done.clear()
    _, made = await call(door, "POST", "/api/tables/load", {"save": save, "seats": [{"kind": "here"}] * 2})
    at, token = f"/api/tables/{made['table']}/analysis", ",".join(held(made))
    _, page = await call(door, "POST", at, {}, token=token)
    while page["running"] is not None:
        await asyncio.sleep(0)
        _, page = await call(door, "GET", at, token=token)
    assert page["review"] is not None and {*done} == {"run_timed"} and not wanted


async def play_against_a_bot(player: Player) -> None:
    """Three answers, each once the bot has given its own."""
    for _ in range(3):
        if player.question is None:
            await player.hear("table", until=lambda message: any([eyes["question"] for eyes in message["eyes"]]))
        await player.answer()


async def play(player: Player) -> list[str]:
    """Five answers, and everything that was heard until then."""
    for _ in range(5):
        await player.answer()
    return [plain(json.dumps(m)) for m in player.heard if m["t"] in ("welcome", "table", "ack")]


def held(begun: Json) -> list[str]:
    """The tokens of the seats of a new table."""
    return [seat["token"] for seat in begun["seats"] if seat["token"]]


async def sit_down(door: Door, begun: Json) -> Player:
    """Somebody at a table of a door, in all seats that are theirs."""
    ears = Ears()
    door.tell = ears.tell
    player = Player(DoorSocket(door, ears, begun["table"]))  # type: ignore[arg-type]
    await player.say("sit", tokens=held(begun), lang="en", epoch=0, seen=0)
    await player.hear("table", until=lambda m: any([eyes["question"] for eyes in m["eyes"]]))
    return player


@pytest.mark.parametrize("game", games.names())
async def test_a_table_says_what_a_server_s_table_says(game: str, door: Door, tmp_path: Path) -> None:
    own = games.game(game)
    seats = [{"kind": "here", "name": f"Ada {n}"} for n in range(own.count_seats(own.setup()))]
    wanted: Json = {"game": game, "seed": 5, "seats": seats}
    status, begun = await call(door, "POST", "/api/tables", wanted)
    assert status == 201, begun
    here = await play(await sit_down(door, begun))
    async with serving(tmp_path / "server") as server:
        begun = await server.begin(**wanted)
        async with server.at(begun["table"], *held(begun)) as player:
            assert here == await play(player)


async def test_a_bot_answers_in_place_and_what_it_answered_is_on_disk(door: Door) -> None:
    _, begun = await call(door, "POST", "/api/tables", {"game": "keyforge", "seed": 7, "seats": SEATS})
    player = await sit_down(door, begun)
    await player.answer()
    await player.hear("table", until=lambda m: m["number"] >= 2 and any([eyes["question"] for eyes in m["eyes"]]))
    live = door.hall.tables[begun["table"]]
    number, digest = live.record.number, live.g.digest()
    await door.close()
    again = Door(door.data)
    await again.open(pace=0.0)
    found = await again.hall.table(begun["table"])
    assert (found.record.number, found.g.digest()) == (number, digest)
    await again.close()


async def test_a_server_goes_on_with_the_tables_of_a_tab(door: Door) -> None:
    _, begun = await call(door, "POST", "/api/tables", {"game": "keyforge", "seed": 7, "seats": SEATS})
    await door.close()
    async with serving(door.data) as server:
        status, found = await server.call("GET", f"/api/tables/{begun['table']}", token=begun["seats"][0]["token"])
        assert (status, found["game"]) == (200, "keyforge")


async def test_a_socket_is_closed_from_both_sides_and_told_once(tmp_path: Path) -> None:
    ears = Ears()
    door = Door(tmp_path)
    await door.open(ears.tell, pace=0.0)
    _, begun = await call(door, "POST", "/api/tables", {"game": "keyforge", "seed": 7, "seats": SEATS})
    DoorSocket(door, ears, begun["table"])
    door.hang_up(1)
    told = [await asyncio.wait_for(ears.told.get(), GUARD) for _ in range(2)]
    assert [what for _, what, _, _ in told] == ["opened", "closed"]
    door.hear(1, "late")  # nobody hears it
    door.connect(2, "/ws/nowhere", [])
    assert (await asyncio.wait_for(ears.told.get(), GUARD))[:2] == (2, "closed")
    await door.close()


async def test_decks_are_not_measured_where_nothing_can_run_beside_the_tables(door: Door) -> None:
    status, found = await call(door, "GET", "/api/keyforge/decks/starter:onyx/strength", token=door.key)
    assert (status, found["offers"]) == (200, [])
    status, found = await call(door, "POST", "/api/keyforge/decks/starter:onyx/strength", {}, token=door.key)
    assert (status, found["kind"]) == (403, "no-measure")


async def test_a_door_that_was_warmed_opens_again_with_a_key_of_its_own(tmp_path: Path) -> None:
    door = Door(tmp_path / "one")
    await door.open()
    await door.warm(["keyforge"])
    await door.close()
    door.data = tmp_path / "two"
    await door.open()
    assert (tmp_path / "one/owner.key").read_text() != (tmp_path / "two/owner.key").read_text() == door.key
    assert await call(door, "POST", "/api/tables/mine", {}, token=door.key) == (200, [])
    await door.close()


async def test_an_analysis_that_breaks_off_says_so(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ModuleNotFoundError("no module of that name in this browser")

    monkeypatch.setattr(analysing, "begin_review", broken)
    save = tableforge.new("keyforge", decks=("forged:1", "forged:2"), seed=3, practice=True).answer("keep").save()
    _, made = await call(door, "POST", "/api/tables/load", {"save": save, "seats": [{"kind": "here"}] * 2})
    at, token = f"/api/tables/{made['table']}/analysis", ",".join([seat["token"] for seat in made["seats"]])
    status, page = await call(door, "POST", at, {}, token=token)
    assert status == 202
    while page["running"] is not None:
        await asyncio.sleep(0)
        _, page = await call(door, "GET", at, token=token)
    assert page["trouble"] and page["review"] is None


async def test_a_database_without_threads_has_one_connection_and_does_every_job_at_once(tmp_path: Path) -> None:
    store = InlineDatabase(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    store.open()
    modes = ("locking_mode", "journal_mode")
    found = [await store.read(lambda c, m=m: c.execute(sa.text(f"PRAGMA {m}")).scalar()) for m in modes]
    assert found == ["exclusive", "wal"]
    assert store.write(lambda c: c.execute(sa.text("SELECT 1")).scalar()).result() == 1
    assert not (tmp_path / "tables.sqlite3-shm").exists()
    store.write_out()
    assert (tmp_path / "tables.sqlite3-wal").stat().st_size == 0
    store.close()


async def test_a_copy_is_checked_before_it_takes_the_place_of_anything(door: Door, tmp_path: Path) -> None:
    await call(door, "POST", "/api/tables", {"game": "keyforge", "seed": 7, "seats": SEATS})
    door.write_out()
    whole = (door.data / DATABASE).read_bytes()
    for name, data, wrong in (
        ("whole", whole, ""),
        ("other", b"x" * 5000, "file is not a database"),
        ("cut", whole[: len(whole) // 2], "malformed"),
        ("empty", b"", "no such table"),
    ):
        (tmp_path / name).write_bytes(data)
        found = check_copy(tmp_path / name)
        assert wrong in found and bool(found) == bool(wrong), name


async def test_a_game_is_laid_out_when_something_of_it_is_first_imported() -> None:
    laid: list[str] = []
    finder = await_games(["nowhere", "elsewhere"], laid.append)
    try:
        for _ in range(2):
            with pytest.raises(ModuleNotFoundError):
                __import__("tableforge.nowhere.game")
        assert laid == ["nowhere"]
    finally:
        sys.meta_path.remove(finder)

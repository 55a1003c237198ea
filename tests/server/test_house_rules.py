"""Results by rules of the house, clocks, lost lines, and what may be done when somebody has left."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from server.serving import Player, Server, serving

from tableforge.server import live, records, wall_clock
from tableforge.server.running_clock import GRACE, MOST_GRACES
from tableforge.server.store import CLOCKS, RESULTS

TWO = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
GAME = {"kind": "game", "seconds": 600}
MOVE = {"kind": "move", "seconds": 60}
DAYS = {"kind": "days", "days": 3}
DAY = 24 * 3600.0


class Moved:
    """The clocks of the server, which the tests move."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Moved:
    moved = Moved()
    monkeypatch.setattr(live, "clock_time", moved)
    monkeypatch.setattr(wall_clock, "now", moved)
    return moved


async def heard(player: Player, kind: str, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The last message of a kind, where it will do, or else the next that does."""
    if kind in player.last and until(player.last[kind]):
        return player.last[kind]
    return await player.hear(kind, until=until)


class Two:
    """A table of two, each with a client of their own: whoever is asked, and whoever waits."""

    def __init__(self, server: Server, table: str, tokens: list[str], players: list[Player]) -> None:
        self.server = server
        self.table = table
        self.tokens = tokens
        self.players = players

    @property
    def asked(self) -> int:
        return int(self.players[0].last["table"]["asked"][0])

    @property
    def mover(self) -> Player:
        return self.players[self.asked]

    @property
    def other(self) -> Player:
        return self.players[1 - self.asked]

    async def ended(self) -> dict[str, Any]:
        """How the game has ended, as both are told."""
        told = [await heard(player, "table", until=lambda message: message["over"]) for player in self.players]
        assert told[0]["ending"] == told[1]["ending"]
        assert told[0]["asked"] == [] and all(eyes["question"] is None for t in told for eyes in t["eyes"])
        ending: dict[str, Any] = told[0]["ending"]
        return ending

    async def pass_on(self, key: str | None = None) -> None:
        """The one who is asked answers, and both hear of it."""
        mover, other = self.mover, self.other
        after = await mover.answer(key)
        await heard(other, "table", until=lambda message: message["number"] == after["number"])


@asynccontextmanager
async def two_at(server: Server, **wanted: Any) -> AsyncIterator[Two]:
    begun = await server.begin(**{"seed": 7, "seats": TWO, **wanted})
    tokens = [seat["token"] for seat in begun["seats"]]
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(server.at(begun["table"], token)) for token in tokens]
        yield Two(server, begun["table"], tokens, players)


# ------------------------------------------------------------ giving up
async def test_who_gives_up_loses_by_a_rule_of_the_house_that_no_answer_and_no_undo_changes(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, two_at(server) as two:
        await two.pass_on()
        loser = two.asked
        assert two.mover.last["welcome"]["house"] == ["resign", "draw"]
        q = two.mover.question
        assert q is not None
        assert (await two.mover.ask("resign", seat=loser))["t"] == "ack"
        ending = await two.ended()
        names = ["Ada", "Bo"]
        told = f"{names[loser]} gives up: {names[1 - loser]} has won (a rule of this table, not of the rulebook)"
        assert ending == {"winners": [1 - loser], "rule": "", "text": told, "house": "resigned"}
        players = two.players
        late = await players[loser].ask("answer", seat=loser, number=q["number"], key=q["options"][0]["key"])
        assert (late["t"], late["kind"]) == ("refused", "over")
        back = await players[1 - loser].ask("undo", seat=1 - loser, number=0)
        assert (back["t"], back["kind"]) == ("refused", "over")
        assert not players[loser].last["table"]["undo"]["may"]
        again = await players[1 - loser].ask("resign", seat=1 - loser)
        assert (again["t"], again["kind"]) == ("refused", "over")


async def test_a_game_that_was_given_up_is_kept_counted_shown_and_played_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        async with two_at(server, best_of=3, clock=GAME) as two:
            await two.pass_on()
            loser, table, tokens = two.asked, two.table, two.tokens
            await two.mover.ask("resign", seat=loser)
            await two.ended()
        server.hall.drop(await server.hall.table(table), "idle", records_refusal())
        async with server.at(table, tokens[loser], lang="fr") as player:
            told = player.last["table"]
            assert told["over"] and told["ending"]["winners"] == [1 - loser]
            assert "abandonne" in told["ending"]["text"] and "pas du livret" in told["ending"]["text"]
            assert player.question is None
        rows = await server.hall.store.read(lambda c: c.execute(sa.select(RESULTS.c.seat, RESULTS.c.won)).all())
        assert sorted(rows) == sorted([(loser, False), (1 - loser, True)])
        status, summary = await server.call("GET", f"/api/tables/{table}/summary", token=tokens[0])
        assert status == 200, summary
        assert summary["match"]["wins"][1 - loser] == 1 and summary["match"]["chooser"] == loser
        status, replay = await server.call("GET", f"/api/tables/{table}/replay", token=tokens[0])
        assert status == 200 and replay["ending"]["house"] == "resigned"
        status, last = await server.call("GET", f"/api/tables/{table}/replay/{told['number']}", token=tokens[0])
        assert status == 200 and last["table"]["over"] and last["table"]["ending"]["house"] == "resigned"
        status, first = await server.call("GET", f"/api/tables/{table}/replay/0", token=tokens[0])
        assert status == 200 and not first["table"]["over"] and first["table"]["ending"] is None
        status, analysis = await server.call("POST", f"/api/tables/{table}/analysis", {}, token=tokens[0])
        assert status == 202 and analysis["why"] == "", analysis
        status, listed = await server.call("POST", "/api/tables/mine", {"tokens": tokens})
        assert status == 200 and listed[0]["over"] and not listed[0]["your_turn"]
        status, following = await server.call("POST", f"/api/tables/{table}/next", {}, token=tokens[loser])
        assert status == 201, following
        async with server.at(following["table"], tokens[0]) as player:
            assert player.last["welcome"]["clock"]["kind"] == "game"


def records_refusal() -> Any:
    from tableforge.server import refusals

    return refusals.MOVED


async def test_nobody_gives_up_for_another(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, two_at(server) as two:
        for word, fields in (
            ("resign", {}),
            ("draw", {}),
            ("settle", {"proposal": 1, "yes": True}),
            ("claim", {"of": 0, "how": "win"}),
        ):
            refused = await two.players[0].ask(word, seat=1, **fields)
            assert (refused["t"], refused["kind"]) == ("refused", "not-yours"), word
        status, begun = await server.call("GET", f"/api/tables/{two.table}", token=two.tokens[0])
        assert status == 200 and not begun["over"]
        watch = server.hall.tables[two.table]
        assert not watch.over


async def test_where_all_win_or_lose_together_all_must_give_up(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as server,
        two_at(server, game="arkham", setup={"investigators": ["roland-banks", "daisy-walker"]}) as two,
    ):
        ada, bo = two.players
        assert ada.last["welcome"]["house"] == ["give-up"]
        assert (await ada.ask("draw", seat=0))["kind"] == "no-draw"
        assert (await ada.ask("resign", seat=0))["t"] == "ack"
        asked = await heard(bo, "proposal", until=bool)
        assert (asked["what"], asked["seat"], asked["waiting"]) == ("give-up", 0, [1])
        assert asked["text"] == "Ada would give the game up."
        assert (await ada.ask("settle", seat=0, proposal=asked["proposal"], yes=True))["kind"] == "proposal"
        assert (await bo.ask("settle", seat=1, proposal=asked["proposal"], yes=False))["t"] == "ack"
        assert not (await heard(ada, "decided", until=bool))["agreed"]
        assert (await ada.ask("resign", seat=0))["kind"] == "proposal", "asked again, though nothing has happened since"
        assert (await bo.ask("resign", seat=1))["t"] == "ack"
        asked = await heard(ada, "proposal", until=lambda message: message["seat"] == 1)
        assert (await ada.ask("settle", seat=0, proposal=asked["proposal"], yes=True))["t"] == "ack"
        ending = await two.ended()
        assert ending["winners"] == [] and ending["house"] == "resigned"
        assert ending["text"].startswith("All give up: the game is lost")


# ------------------------------------------------------------ draws
async def test_a_draw_needs_both_and_waits_until_the_other_comes(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin(seed=7, seats=TWO)
        table, tokens = begun["table"], [seat["token"] for seat in begun["seats"]]
        async with server.at(table, tokens[0]) as ada:
            assert (await ada.ask("draw", seat=0))["t"] == "ack"
            assert (await ada.ask("draw", seat=0))["kind"] == "proposal"
        server.hall.drop(await server.hall.table(table), "idle", records_refusal())
        async with server.at(table, tokens[1], lang="fr") as bo, server.at(table, tokens[0]) as ada:
            asked = await heard(bo, "proposal", until=bool)
            assert (asked["what"], asked["text"], asked["waiting"]) == ("draw", "Ada propose la nulle.", [1])
            assert (await bo.ask("settle", seat=1, proposal=asked["proposal"] + 1, yes=True))["kind"] == "proposal"
            assert (await bo.ask("settle", seat=1, proposal=asked["proposal"], yes=True))["t"] == "ack"
            told = await heard(ada, "table", until=lambda message: message["over"])
            assert told["ending"]["winners"] == [] and told["ending"]["house"] == "draw"
            assert told["ending"]["text"] == "Both agree on a draw (a rule of this table, not of the rulebook)"
        rows = await server.hall.store.read(lambda c: c.execute(sa.select(RESULTS.c.seat)).all())
        assert rows == [], "a draw is neither won nor lost"


async def test_a_bot_agrees_to_no_draw(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin(seed=7)
        async with server.at(begun["table"], begun["seats"][0]["token"]) as player:
            assert player.last["welcome"]["house"] == ["resign"]
            assert (await player.ask("draw", seat=0))["kind"] == "no-draw"


# ------------------------------------------------------------ clocks
async def test_who_is_out_of_time_has_lost_and_an_answer_comes_too_late(tmp_path: Path, time: Moved) -> None:
    async with serving(tmp_path) as server, two_at(server, clock=GAME) as two:
        late = two.asked
        assert two.mover.last["welcome"]["clock"] == {
            "kind": "game",
            "text": "10 min a game",
            "seconds": 600,
            "increment": 0,
            "days": 0,
        }
        time.now += 599
        await two.pass_on()
        assert not two.players[0].last["table"]["over"]
        late = two.asked
        left = {x["seat"]: x["left"] for x in two.players[0].last["table"]["times"]["seats"]}
        time.now += left[late]
        q = two.mover.question
        assert q is not None
        reply = await two.mover.ask("answer", seat=late, number=q["number"], key=q["options"][0]["key"])
        assert (reply["t"], reply["kind"]) == ("refused", "over")
        ending = two.mover.last["table"]["ending"]
        assert (ending["house"], ending["winners"]) == ("time", [1 - late])
        assert "is out of time" in ending["text"]


async def test_the_server_ends_a_game_whose_time_is_up_though_nobody_answers(tmp_path: Path, time: Moved) -> None:
    async with serving(tmp_path) as server, two_at(server, clock=MOVE) as two:
        late = two.asked
        time.now += 61
        await server.hall.check_clocks()
        ending = await two.ended()
        assert (ending["house"], ending["winners"]) == ("time", [1 - late])


async def test_a_clock_a_move_begins_anew_whenever_the_table_waits_for_somebody_else(
    tmp_path: Path, time: Moved
) -> None:
    async with serving(tmp_path) as server, two_at(server, clock=MOVE) as two:
        first = two.asked
        time.now += 50
        while two.asked == first:
            await two.pass_on()
        second = two.players[0].last["table"]["times"]["seats"][two.asked]
        assert (second["left"], second["runs"]) == (60.0, True)
        first_time = two.players[0].last["table"]["times"]["seats"][first]
        assert not first_time["runs"]
        time.now += 50
        await server.hall.check_clocks()
        assert not server.hall.tables[two.table].over


async def test_an_increment_is_given_once_the_table_waits_for_somebody_else(tmp_path: Path, time: Moved) -> None:
    async with serving(tmp_path) as server, two_at(server, clock={**GAME, "increment": 10}) as two:
        first = two.asked
        time.now += 50
        while two.asked == first:
            assert two.players[0].last["table"]["times"]["seats"][first]["left"] <= 600
            await two.pass_on()
        assert two.players[0].last["table"]["times"]["seats"][first]["left"] == 560.0


@pytest.mark.parametrize("clock", [{**GAME, "increment": 10}, MOVE])
async def test_no_time_is_won_by_orders_that_are_given_and_forgotten_again(
    tmp_path: Path, time: Moved, monkeypatch: pytest.MonkeyPatch, clock: dict[str, Any]
) -> None:
    """Given whose clock runs, when they give an order and forget it before it answers, then the clock runs on as it did."""
    forever = asyncio.Event()

    async def pause(_: float) -> None:
        await forever.wait()

    monkeypatch.setattr(live, "pause", pause)
    async with serving(tmp_path) as server, two_at(server, clock=clock) as two:
        mover, seat = two.mover, two.asked
        assert mover.question is not None
        keys = [
            option["key"] for option in mover.question["options"]
        ]  # such an order answers where there is nothing else
        before = seconds(server, two.table)[seat]
        for _n in range(3):
            time.now += 5
            assert (await mover.ask("order", seat=seat, always=keys))["t"] == "ack"
            time.now += 5
            active = await heard(mover, "table", until=lambda message: bool(message["eyes"][0]["orders"]))
            assert (await mover.ask("order", seat=seat, forget=active["eyes"][0]["orders"][0]["id"]))["t"] == "ack"
            await heard(mover, "table", until=lambda message: not message["eyes"][0]["orders"])
        assert seconds(server, two.table)[seat] == before - 30


async def test_no_clock_runs_for_a_bot_or_before_all_have_come(tmp_path: Path, time: Moved) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin(seed=7, seats=[TWO[0], {"kind": "invite", "name": "Bo"}], clock=MOVE)
        async with server.at(begun["table"], begun["seats"][0]["token"]) as ada:
            assert [x["runs"] for x in ada.last["table"]["times"]["seats"]] == [False, False]
            status, told = await server.call(
                "GET", f"/api/tables/{begun['table']}/invitation", token=begun["seats"][1]["invite"]
            )
            assert status == 200 and told["clock"] == "1 min a move"
            await server.call("POST", f"/api/tables/{begun['table']}/seats/1/bot", {}, begun["seats"][0]["token"])
            times = await heard(ada, "times", until=lambda message: any(x["runs"] for x in at(message)))
            assert [x["runs"] for x in at(times)] == [True, False]


async def test_a_clock_begins_once_everybody_has_been_at_the_table(tmp_path: Path, time: Moved) -> None:
    """Given a host who closes the page after inviting somebody, when the guest comes, then no clock runs and nobody claims."""
    async with serving(tmp_path) as server:
        begun = await server.begin(seed=7, seats=[TWO[0], {"kind": "invite", "name": "Bo"}], clock=GAME)
        host, invite = begun["seats"][0]["token"], begun["seats"][1]["invite"]
        time.now += 3600
        _, got = await server.call("POST", f"/api/tables/{begun['table']}/join", {"invite": invite, "name": "Bo"})
        async with server.at(begun["table"], got["token"]) as bo:
            times = (await heard(bo, "times", until=lambda message: message["times"]["awaited"] == [0]))["times"]
            assert [x["runs"] for x in times["seats"]] == [False, False]
            assert all([x["may"] == ["bot"] and x["wait"] > 60 for x in times["away"]])
            time.now += 3600
            refused = await bo.ask("claim", seat=1, of=0, how="win")
            assert (refused["t"], refused["kind"]) == ("refused", "claim")
            assert not server.hall.tables[begun["table"]].is_late()
            async with server.at(begun["table"], host):
                told = await heard(bo, "times", until=lambda message: any([x["runs"] for x in at(message)]))
                assert told["times"]["awaited"] == []
                assert {x["left"] for x in at(told)} == {600.0}
        server.hall.drop(await server.hall.table(begun["table"]), "idle", records_refusal())
        assert records.awaited_seats((await server.hall.table(begun["table"])).record) == set(), (
            "it is kept who has come"
        )


async def test_who_answers_over_plain_http_has_come(tmp_path: Path, time: Moved) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin(seed=7, seats=[TWO[0], {"kind": "invite", "name": "Bo"}], clock=GAME)
        host, invite = begun["seats"][0]["token"], begun["seats"][1]["invite"]
        _, got = await server.call("POST", f"/api/tables/{begun['table']}/join", {"invite": invite, "name": "Bo"})
        live = await server.hall.table(begun["table"])
        assert records.awaited_seats(live.record) == {0, 1}
        for token, left in ((host, {1}), (got["token"], set())):
            status, _ = await server.call("GET", f"/api/tables/{begun['table']}/seat", token=token)
            assert (status, records.awaited_seats(live.record)) == (200, left)
        assert live.clock is not None and any([x.runs for x in live.clock.seats])


def at(message: dict[str, Any]) -> list[dict[str, Any]]:
    """The times of the seats in a message."""
    times = message["times"]
    return [] if times is None else list(times["seats"])


@pytest.mark.parametrize(
    "wanted",
    [
        {"clock": {"kind": "hourglass"}},
        {"clock": {"kind": "move", "seconds": -1}},
        {"clock": MOVE, "practice": True},
        {"clock": MOVE, "game": "arkham", "setup": {"investigators": ["roland-banks"]}, "seats": TWO[:1]},
    ],
)
async def test_a_clock_that_fits_no_table_is_refused_with_a_sentence(tmp_path: Path, wanted: Any) -> None:
    async with serving(tmp_path) as server:
        body = {"game": "keyforge", "seats": TWO, **wanted}
        status, refused = await server.call("POST", "/api/tables", body)
        assert (status, refused["kind"]) == (400, "clock")
        assert "clock" in refused["text"]


# ------------------------------------------------------------ lost lines
async def test_a_lost_line_is_given_a_grace_that_both_are_told_and_that_ends_when_they_are_back(
    tmp_path: Path, time: Moved
) -> None:
    async with serving(tmp_path) as server, two_at(server, clock=GAME) as two:
        lost, other = two.asked, two.other
        await two.mover.socket.close()
        told = await heard(other, "times", until=lambda message: at(message)[lost]["grace"] > 0)
        assert (at(told)[lost]["grace"], at(told)[lost]["graces"]) == (GRACE, MOST_GRACES - 1)
        time.now += 20
        async with server.at(two.table, two.tokens[lost]) as back:
            seat = back.last["table"]["times"]["seats"][lost]
            assert (seat["left"], seat["grace"], seat["runs"]) == (600.0, 0.0, True), "the clock stood"
            told = await heard(other, "times", until=lambda message: at(message)[lost]["grace"] == 0)
            time.now += 20
            assert server.hall.tables[two.table].clock is not None
            assert seconds(server, two.table)[lost] == 580.0, "and runs again"


def seconds(server: Server, table: str) -> dict[int, float]:
    """What the seats have left whose clock runs."""
    found = server.hall.tables[table]
    assert found.clock is not None
    return dict(found.clock.seconds_left(found.clock_now()))


async def test_a_grace_that_is_used_up_is_time_like_any_other(tmp_path: Path, time: Moved) -> None:
    async with serving(tmp_path) as server, two_at(server, clock=MOVE) as two:
        late, other = two.asked, two.other
        await two.mover.socket.close()
        await heard(other, "times", until=lambda message: at(message)[late]["grace"] > 0)
        time.now += GRACE + 59
        assert not server.hall.tables[two.table].is_late()
        time.now += 2
        await server.hall.check_clocks()
        told = await heard(other, "table", until=lambda message: message["over"])
        assert told["ending"]["house"] == "time" and told["ending"]["winners"] == [1 - late]


async def test_time_is_not_cheated_by_losing_the_line_again_and_again(tmp_path: Path, time: Moved) -> None:
    async with serving(tmp_path) as server, two_at(server, clock=GAME) as two:
        late, other = two.asked, two.other
        player, passed, tries = two.mover, 0.0, MOST_GRACES + 4
        async with AsyncExitStack() as stack:
            for _n in range(tries):
                await player.socket.close()
                await heard(other, "times", until=lambda message: not here(server, two.table, late))
                time.now += GRACE
                passed += GRACE
                player = await stack.enter_async_context(server.at(two.table, two.tokens[late]))
                await heard(other, "times", until=lambda message: here(server, two.table, late))
            assert seconds(server, two.table)[late] == 600 - passed + MOST_GRACES * GRACE


def here(server: Server, table: str, seat: int) -> bool:
    return seat not in server.hall.tables[table].lost


async def test_a_second_window_keeps_the_line(tmp_path: Path, time: Moved) -> None:
    async with serving(tmp_path) as server, two_at(server, clock=GAME) as two:
        mover = two.asked
        async with server.at(two.table, two.tokens[mover]):
            await two.mover.socket.close()
            await two.other.hear("people")
            found = server.hall.tables[two.table]
            assert found.lost == {} and found.clock is not None and found.clock.seats[mover].graces == 0


async def test_a_table_that_is_unloaded_or_a_server_that_is_down_costs_no_time_of_a_live_clock(
    tmp_path: Path, time: Moved
) -> None:
    async with serving(tmp_path) as server, two_at(server, clock=GAME) as two:
        time.now += 100
        await two.pass_on()
        mover, table, tokens = two.asked, two.table, two.tokens
        before = at(two.players[0].last["table"])
        time.now += 7
    time.now += 2 * DAY
    async with serving(tmp_path) as server, server.at(table, tokens[mover]) as player:
        after = at(player.last["table"])
        assert [x["left"] for x in after] == [x["left"] - (7 if x["seat"] == mover else 0) for x in before], (
            "the time until the server ended counts, and none after it"
        )
        assert after[mover]["runs"] and after[mover]["graces"] == before[mover]["graces"] - 1, (
            "for the line lost before"
        )


# ------------------------------------------------------------ days
async def test_a_game_by_days_goes_on_over_restarts_and_ends_when_the_days_are_up(tmp_path: Path, time: Moved) -> None:
    async with serving(tmp_path) as server:
        async with two_at(server, clock=DAYS) as two:
            table, tokens = two.table, two.tokens
            first = two.asked
            time.now += 2 * DAY
            while two.asked == first:
                await two.pass_on()
            second = two.asked
            assert at(two.players[0].last["table"])[second]["left"] == 3 * DAY
        server.hall.drop(await server.hall.table(table), "idle", records_refusal())
        time.now += DAY
        await server.hall.check_days()
        assert table not in server.hall.tables, "a table that waits sleeps"
    time.now += 5 * DAY  # the server is down
    async with serving(tmp_path) as server:
        async with server.at(table, tokens[second]) as player:
            assert at(player.last["table"])[second]["left"] == 2 * DAY, "the server's own days are nobody's"
            assert not player.last["table"]["over"]
        server.hall.drop(await server.hall.table(table), "idle", records_refusal())
        time.now += 2 * DAY + 1
        await server.hall.check_days()
        found = await server.hall.find_record(table)
        assert found.over and found.note["ended"] == {"how": "time", "seat": second, "winners": [first]}
        due = await server.hall.store.read(lambda c: c.execute(sa.select(CLOCKS.c.due)).scalar())
        assert due is None, "nobody looks at it again"


async def test_by_days_nobody_has_left(tmp_path: Path, time: Moved) -> None:
    async with serving(tmp_path) as server, two_at(server, clock=DAYS) as two:
        gone, other = two.asked, two.other
        await two.mover.socket.close()
        await heard(other, "people", until=lambda message: not message["seats"][gone]["here"])
        time.now += DAY
        refused = await other.ask("claim", seat=1 - gone, of=gone, how="win")
        assert (refused["t"], refused["kind"]) == ("refused", "claim")


async def test_what_is_kept_of_a_clock_goes_with_its_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        async with two_at(server, clock=DAYS) as two:
            await two.mover.ask("resign", seat=two.asked)
        status, _ = await server.call("DELETE", f"/api/tables/{two.table}", token=two.tokens[0])
        assert status == 204
        assert await server.hall.store.read(lambda c: c.execute(sa.select(CLOCKS)).all()) == []


# ------------------------------------------------------------ who has left
async def test_who_waits_may_claim_the_game_after_a_minute_and_no_sooner(tmp_path: Path, time: Moved) -> None:
    async with serving(tmp_path) as server, two_at(server, clock=GAME) as two:
        gone, other = two.asked, two.other
        await two.mover.socket.close()
        told = await heard(other, "times", until=lambda message: message["times"]["away"] != [])
        assert told["times"]["away"] == [{"seat": gone, "wait": 60.0, "may": ["win", "bot"]}]
        time.now += 59
        soon = await other.ask("claim", seat=1 - gone, of=gone, how="win")
        assert (soon["t"], soon["kind"], soon["text"]) == ("refused", "claim", "wait 1 s more")
        time.now += 1
        own = await other.ask("claim", seat=1 - gone, of=1 - gone, how="win")
        assert (own["t"], own["kind"]) == ("refused", "claim")
        assert "own seat" in own["text"]
        nobody = await other.ask("claim", seat=1 - gone, of=9, how="win")
        assert nobody["t"] == "refused"
        assert (await other.ask("claim", seat=1 - gone, of=gone, how="win"))["t"] == "ack"
        ending = other.last["table"]["ending"]
        assert (ending["house"], ending["winners"]) == ("claimed", [1 - gone])
        assert "has left the table" in ending["text"]


async def test_nobody_claims_against_somebody_who_is_there_or_whom_nobody_waits_for(
    tmp_path: Path, time: Moved
) -> None:
    async with serving(tmp_path) as server, two_at(server, clock=GAME) as two:
        mover, waits = two.asked, 1 - two.asked
        time.now += 100
        here_still = await two.other.ask("claim", seat=waits, of=mover, how="win")
        assert (here_still["t"], here_still["kind"]) == ("refused", "claim")
        await two.other.socket.close()
        await heard(two.mover, "people", until=lambda message: not message["seats"][waits]["here"])
        time.now += 100
        not_asked = await two.mover.ask("claim", seat=mover, of=waits, how="win")
        assert (not_asked["t"], not_asked["kind"]) == ("refused", "claim")


async def test_who_was_away_before_their_turn_is_awaited_from_their_turn_on(tmp_path: Path, time: Moved) -> None:
    async with serving(tmp_path) as server, two_at(server, clock=GAME) as two:
        waits, gone = two.asked, 1 - two.asked
        await two.other.socket.close()
        await heard(two.mover, "people", until=lambda message: not message["seats"][gone]["here"])
        time.now += 300
        player = two.mover
        told = await player.answer()
        assert told["asked"] == [gone]
        assert told["times"]["away"] == [{"seat": gone, "wait": 60.0, "may": ["win", "bot"]}]
        soon = await player.ask("claim", seat=waits, of=gone, how="win")
        assert (soon["t"], soon["kind"], soon["text"]) == ("refused", "claim", "wait 60 s more")
        time.now += 60
        assert (await player.ask("claim", seat=waits, of=gone, how="win"))["t"] == "ack"


async def test_whoever_only_watches_claims_nothing_gives_nothing_up_and_settles_nothing(
    tmp_path: Path, time: Moved
) -> None:
    async with serving(tmp_path) as server:
        begun = await server.begin(seed=7, seats=TWO, clock=GAME)
        async with server.at(begun["table"], begun["watch"]) as watcher:
            time.now += 600
            fields: tuple[dict[str, Any], ...] = (
                {"of": 0, "how": "win"},
                {"of": 1, "how": "bot"},
                {},
                {},
                {"proposal": 1, "yes": True},
            )
            for word, more in zip(("claim", "claim", "resign", "draw", "settle"), fields, strict=True):
                for seat in (0, 1):
                    refused = await watcher.ask(word, seat=seat, **more)
                    assert (refused["t"], refused["kind"]) == ("refused", "not-yours"), (word, seat)
        assert not server.hall.tables[begun["table"]].over


async def test_of_two_who_end_the_game_at_once_one_end_counts_and_nothing_is_proposed_after_it(tmp_path: Path) -> None:
    """Given a draw that is offered, when one gives up while the other agrees, then the game has ended once, for both alike."""
    async with serving(tmp_path) as server, two_at(server) as two:
        ada, bo = two.players
        assert (await ada.ask("draw", seat=0))["t"] == "ack"
        asked = await heard(bo, "proposal", until=bool)
        got = await asyncio.gather(
            ada.ask("resign", seat=0), bo.ask("settle", seat=1, proposal=asked["proposal"], yes=True)
        )
        assert sorted([x["t"] for x in got]) == ["ack", "refused"]
        assert next(x["kind"] for x in got if x["t"] == "refused") == "over"
        ending = await two.ended()
        assert ending["house"] in ("resigned", "draw")
        for word, fields in (("draw", {}), ("settle", {"proposal": asked["proposal"], "yes": True})):
            late = await bo.ask(word, seat=1, **fields)
            assert (late["t"], late["kind"]) == ("refused", "over")
        won = await server.hall.store.read(lambda c: c.execute(sa.select(RESULTS.c.seat).where(RESULTS.c.won)).all())
        assert won == ([(1,)] if ending["house"] == "resigned" else [])


async def test_without_a_clock_nothing_is_claimed_and_a_bot_may_be_called_after_a_long_while(
    tmp_path: Path, time: Moved
) -> None:
    async with serving(tmp_path) as server, two_at(server) as two:
        gone, other = two.asked, two.other
        await two.mover.socket.close()
        await heard(other, "times", until=lambda message: message["times"]["away"] != [])
        time.now += 100
        assert (await other.ask("claim", seat=1 - gone, of=gone, how="win"))["kind"] == "claim"
        assert (await other.ask("claim", seat=1 - gone, of=gone, how="bot"))["kind"] == "claim"
        time.now += 500
        assert (await other.ask("claim", seat=1 - gone, of=gone, how="bot"))["t"] == "ack"


async def test_a_bot_plays_for_who_has_left_until_they_take_their_seat_again(tmp_path: Path, time: Moved) -> None:
    async with serving(tmp_path) as server, two_at(server, clock=GAME) as two:
        gone, other, number = two.asked, two.other, two.players[0].last["table"]["number"]
        await two.mover.socket.close()
        await heard(other, "times", until=lambda message: message["times"]["away"] != [])
        time.now += 60
        assert (await other.ask("claim", seat=1 - gone, of=gone, how="bot"))["t"] == "ack"
        seat = other.last["people"]["seats"][gone]
        assert (seat["kind"], seat["lent"], seat["name"]) == ("bot", True, ["Ada", "Bo"][gone])
        await heard(other, "table", until=lambda message: message["number"] > number)
        record = server.hall.tables[two.table].record
        assert records.human_seats(record) == {0, 1}, "the seat stays theirs: nobody may read its hand"
        status, refused = await server.call("GET", f"/api/tables/{two.table}/save", token=two.tokens[1 - gone])
        assert status == 403, refused
        status, refused = await server.call("DELETE", f"/api/tables/{two.table}", token=two.tokens[1 - gone])
        assert status == 409, refused
        wrong = await other.ask("claim", seat=1 - gone, of=gone, how="return")
        assert (wrong["t"], wrong["kind"]) == ("refused", "claim")
        async with server.at(two.table, two.tokens[gone]) as back:
            assert back.last["welcome"]["held"] == [gone]
            assert (await back.ask("claim", seat=gone, of=gone, how="return"))["t"] == "ack"
            seat = back.last["people"]["seats"][gone]
            assert (seat["kind"], seat["lent"], seat["here"]) == ("person", False, True)


async def test_a_lost_write_of_an_end_leaves_the_game_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server, two_at(server) as two:
        real = records.end_table

        def fails(*_: object) -> None:
            raise sa.exc.OperationalError("no room", None, Exception())

        monkeypatch.setattr(records, "end_table", fails)
        refused = await two.mover.ask("resign", seat=two.asked)
        assert (refused["t"], refused["kind"]) == ("refused", "not-kept")
        assert not server.hall.tables[two.table].over
        await two.players[0].ask("draw", seat=0)
        asked = await heard(two.players[1], "proposal", until=bool)
        lost = await two.players[1].ask("settle", seat=1, proposal=asked["proposal"], yes=True)
        assert (lost["t"], lost["kind"]) == ("refused", "not-kept")
        assert "decided" not in two.players[0].last, "nobody is told of an end that is not on disk"
        monkeypatch.setattr(records, "end_table", real)
        assert (await two.players[0].ask("settle", seat=0, proposal=asked["proposal"], yes=False))["t"] == "ack"
        await two.pass_on()
        await two.mover.ask("resign", seat=two.asked)
        await two.ended()
        await asyncio.sleep(0)

"""How a game went: its course turn by turn, what was counted, where it turned, and how the match stands."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from server.serving import Reached, serving

from tableforge import bots, new
from tableforge.server import summary
from tableforge.server.records import TableRecord
from tableforge.table.series import Match
from tableforge.table.sitting import Sitting

Json = dict[str, Any]


@cache
def played(game: str, seed: int, **settings: Any) -> Sitting:
    """A game that bots have played to its end."""
    g = new(game, seed=seed, **settings)
    players = [bots.make("greedy", seed=k, game=game) for k in range(g.seats)]
    while not g.over:
        d = g.decision
        assert d is not None
        g.answer(players[d.seat].choose(g.view(d.seat), d), seat=d.seat)
    return g


def summed(g: Sitting, seat: int = 0, lang: str = "en", note: Json | None = None) -> summary.Summary:
    record = TableRecord(
        "", g.game.name, g.seed, g.setup, (), "", note=note or {}, created=1000.0, updated=1000.0 + 41 * 60
    )
    return summary.summarise_game(g, record, seat, lang)


def told_of(g: Sitting, kind: str) -> list[Json]:
    return [e for e in g.story(None, 0) if e["kind"] == kind]


async def finished(server: Reached, g: Sitting) -> tuple[str, list[str]]:
    """A table at which a game is over, and the tokens of its seats."""
    body = {"save": g.save(), "seats": [{"kind": "here"}] * g.seats}
    status, begun = await server.call("POST", "/api/tables/load", body)
    assert status == 201
    return begun["table"], [seat["token"] for seat in begun["seats"]]


def test_the_course_of_a_game_has_each_turn_and_where_it_ended() -> None:
    g = played("keyforge", 4)
    found = summed(g)
    turns = g.view(None, asked=False)["turn"]
    amber = [p["amber"] for p in g.view(None, asked=False)["players"]]
    assert [(line.seat, line.values[-1]) for line in found.course] == [(0, amber[0]), (1, amber[1])]
    assert {len(line.values) for line in found.course} == {turns + 2}  # the set-up, every turn, and the first position
    assert (found.turn, found.minutes) == (f"turn {turns}", 41)
    assert found.goal is not None and found.goal.value == 6


def test_where_all_win_alike_the_course_is_that_of_the_table() -> None:
    found = summed(played("arkham", 2, seats=2))
    assert [(line.name, line.seat) for line in found.course] == [("doom", -1), ("clues held", -1)]


def test_keyforge_counts_reaping_stealing_and_what_each_side_felled_of_the_other() -> None:
    g = played("keyforge", 4)
    reaped, stolen, felled = summed(g).figures
    assert reaped.seats == [sum([e["seat"] == k for e in told_of(g, "reap")]) for k in (0, 1)]
    assert sum(stolen.seats) == sum([e["amount"] for e in told_of(g, "steal")])
    assert sum(felled.seats) == len([e for e in told_of(g, "destroy") if e["from"]["zone"] == "line"]) > 0


def test_arkham_counts_clues_enemies_and_tests_of_each_investigator() -> None:
    g = played("arkham", 2, seats=2)
    clues, foes, tests = summed(g).figures
    assert sum(clues.seats) == sum([e["amount"] for e in told_of(g, "discover")])
    assert sum(tests.seats) == len(told_of(g, "succeeds")) > 0
    assert len(foes.seats) == 2


def test_a_game_turns_where_the_winner_gained_most_in_a_turn() -> None:
    x = summary.SummaryPosition
    course = [x(1, 0, [], [0, 0]), x(1, 1, [], [2, 0]), x(2, 2, [], [2, 3]), x(3, 3, [], [3, 1]), x(3, 4, [], [4, 1])]
    assert summary.swings(course, (0,)) == [2, -3, 3, 1]
    assert summary.swings(course, (1,)) == [-2, 3, -3, -1]


@pytest.mark.parametrize(("game", "seed"), [("keyforge", 4), ("arkham", 2)])
def test_the_turning_point_is_told_in_the_words_of_whoever_asks(game: str, seed: int) -> None:
    g = played(game, seed)
    en, fr = summed(g, 0, "en").turning, summed(g, 0, "fr").turning
    assert en is not None and fr is not None and en.number == fr.number < len(g.answers)
    assert en.text and fr.text and en.text != fr.text


def test_the_score_counts_this_game_and_the_loser_may_say_who_begins() -> None:
    g = played("keyforge", 4)
    winner = (g.result or {})["winner"]
    first = summed(g, note={"match": Match("keyforge", 3, seed=1).dump()}).match
    assert first == summary.MatchScore(3, [int(k == winner) for k in (0, 1)], False, 1 - winner)
    led = Match("keyforge", 3, seed=1)
    led.record(g.result or {})
    led.name_first(1 - winner, winner)
    second = summed(g, note={"match": led.dump()}).match
    assert second == summary.MatchScore(3, [2 * (k == winner) for k in (0, 1)], True, None)
    assert summed(g).match is None


async def test_only_a_game_that_is_over_is_summed_up_and_only_for_those_at_its_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await finished(server, played("keyforge", 4))
        status, told = await server.call("GET", f"/api/tables/{table}/summary", token=tokens[1])
        assert status == 200 and len(told["figures"]) == 3
        assert (await server.call("GET", f"/api/tables/{table}/summary"))[0] == 401
        begun = await server.begin(seats=[{"kind": "here"}, {"kind": "here"}])
        status, told = await server.call(
            "GET", f"/api/tables/{begun['table']}/summary", token=begun["seats"][0]["token"]
        )
        assert (status, told["kind"]) == (409, "not-over")


async def test_again_with_decks_swapped_gives_each_seat_what_the_other_had(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        table, tokens = await finished(server, played("keyforge", 4))
        before = [
            seat["deck"] for seat in (await server.call("GET", f"/api/tables/{table}", token=tokens[0]))[1]["seats"]
        ]
        status, begun = await server.call("POST", f"/api/tables/{table}/again", {"swap": True}, token=tokens[0])
        assert status == 201
        _, after = await server.call("GET", f"/api/tables/{begun['table']}", token=tokens[0])
        assert [seat["deck"] for seat in after["seats"]] == before[::-1] and before[0] != before[1]

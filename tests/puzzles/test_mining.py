"""Mining: the same seed gives the same puzzles, a walk leaves nothing out, chances are exact, and ratings follow the tries."""

from __future__ import annotations

from collections.abc import Hashable
from datetime import date, timedelta
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest

import tableforge
from tableforge import games
from tableforge.arkham.doors import testing as ah
from tableforge.errors import TableforgeError
from tableforge.kernel.core import State, reply
from tableforge.puzzles import UnknownPuzzle, read_puzzle, shelf, source_of
from tableforge.puzzles.chances import Chances, TooMany, ask_nature
from tableforge.puzzles.memory import Memory, read_memory, write_memory
from tableforge.puzzles.mining import Wanted, as_line, mine, mine_game, read_lines
from tableforge.puzzles.proving import Position
from tableforge.puzzles.rating import rate
from tableforge.puzzles.turns import TurnWalk
from tableforge.table.sitting import Sitting

KF = "keyforge"


def a_turn(**you: object) -> Sitting:
    """The turn of a player of Brobnar with two creatures, against one."""
    mine = {"houses": ["brobnar", "dis", "shadows"], "deck": "punch bad-penny krump", **you}
    theirs = {"houses": ["logos", "sanctum", "untamed"], "deck": "dextre", "line": "doc-bookton", "amber": 2}
    position = {"players": [mine, theirs], "active": "you", "first": "foe", "turn": 5, "step": "house"}
    return tableforge.new(KF, position=position, seed=1)


def every_end(s: State, start: State, out: set[Hashable]) -> None:
    """All ends of a turn by plain recursion, without transpositions: what a walk is held against."""
    source = source_of(KF)
    d = s.pending
    if source.is_end(start, s) or d is None:
        out.add(source.mark(start, s))
        return
    for option in d.options:
        t = s.clone()
        reply(t, option)
        every_end(t, start, out)


def test_a_walk_with_transpositions_finds_every_end_that_plain_recursion_finds() -> None:
    g = a_turn(line="krump headhunter", hand="punch bad-penny", amber=1)
    source, start = source_of(KF), g.state.clone()
    start.tracing = False
    turn = TurnWalk(
        start,
        partial(source.is_end, start),
        partial(source.mark, start),
        lambda s: source.is_open(start, s, 0),
        100_000,
    ).turn()
    plain: set[Hashable] = set()
    every_end(start, start, plain)
    assert turn.whole
    assert {source.mark(start, t) for ends in turn.ends.values() for t, _ in ends} == plain


def test_a_walk_discards_cards_that_could_be_played_and_ends_the_turn_at_once() -> None:
    g = a_turn(line="krump", hand="punch", amber=1)
    at = Position(g, 1, 0)
    keys = {
        at.keys_of(KF, at.walk(0).turn().way_to(where)) for ends in at.walk(0).turn().ends.values() for _, where in ends
    }
    assert any("discard:punch@hand:0" in way for way in keys) and ("brobnar", "end-turn") in keys


def test_a_walk_that_is_cut_off_says_so_and_proves_nothing() -> None:
    at = Position(a_turn(line="krump headhunter", hand="punch bad-penny"), 1, 0, most=10)
    assert at.count("check") is None and not at.walk(0).found.whole


def test_a_goal_that_two_houses_reach_is_no_puzzle_and_one_that_a_single_house_reaches_is() -> None:
    both = Position(a_turn(line="krump charette", amber=5), 1, 1)
    assert both.count("check") is None
    one = Position(a_turn(line="krump headhunter", amber=4), 1, 1)
    counted = one.count("check")
    assert counted is not None and one.holds_everywhere("check", counted[0])
    way = one.solve("check", counted[0])
    assert way is not None and one.keys_of(KF, way)[0] == "brobnar"
    assert counted[1].good < counted[1].ends and counted[1].answers == 3  # the house, and two creatures that reap


def test_the_same_seed_gives_the_same_puzzles() -> None:
    wanted = Wanted(share=0.5, answers=2, most=800, worlds=1)
    first, again = mine_game("fateforge", wanted, 7), next(mine("fateforge", [7], wanted))
    assert first.puzzles and first.seed == again.seed == 7
    assert [as_line(p) for p in first.puzzles] == [as_line(p) for p in again.puzzles]


def test_a_puzzle_is_the_same_after_a_file(tmp_path: Path) -> None:
    p = shelf.puzzles_of(KF)[0]
    (tmp_path / "x.jsonl").write_text(as_line(p) + "\n", "utf-8")
    assert read_lines(tmp_path / "x.jsonl") == [read_puzzle(p.dump())] and read_lines(tmp_path / "none") == []


def test_a_chance_is_the_part_of_the_bag_that_does() -> None:
    g = tableforge.new("arkham", seed=2, investigators=["roland"], difficulty="standard")
    while g.decision is not None and g.decision.kind != "act":
        g.answer((g.decision.stop or g.decision.options[0]).key)
    d, source = g.decision, source_of("arkham")
    assert d is not None
    chances = Chances(source, "clue", ask_nature(g.state), d.seat, 200_000)  # type: ignore[arg-type]
    here = next(o for o in d.options if o.key.startswith("investigate:"))
    g.answer(here.key)
    from tableforge.arkham.odds import odds
    from tableforge.arkham.state import Arkham

    here_now = g.state
    assert isinstance(here_now, Arkham)
    now = odds(here_now)
    assert now is not None
    last = ask_nature(here_now)
    assert isinstance(last, Arkham)
    last.player(0).actions = 0
    assert chances.of(last) >= Fraction(now.good, now.of)  # committing cards can only add to it
    assert chances.of(last) <= 1


def test_chances_that_would_take_too_many_positions_are_not_told() -> None:
    p = shelf.puzzles_of("arkham")[0]
    from tableforge.puzzles.proving import open_puzzle

    g = open_puzzle(p)
    with pytest.raises(TooMany):
        Chances(source_of("arkham"), p.goal, ask_nature(g.state), p.seat, 3).of(ask_nature(g.state))  # type: ignore[arg-type]


class Forgetful:
    """Arkham Horror's puzzles, where no position is known again."""

    def __getattr__(self, name: str) -> object:
        return getattr(source_of("arkham"), name)

    def mark(self, start: object, s: object) -> object:
        return object()


def test_a_free_ability_that_leads_back_without_being_known_again_ends_in_a_refusal_and_not_in_a_crash() -> None:
    """A Magnifying Glass is put back into the hand and played again for nothing that the goal needs, over and over."""
    t = ah.given(you=ah.seat("daisy", hand="magnifying-glass-1", resources=9, actions=1), locations="study+clues:0")
    with pytest.raises(TooMany):
        start = ask_nature(t.state)
        Chances(Forgetful(), "clue", start, 0, 1_000_000).of(start)  # type: ignore[arg-type]


def test_what_fewer_bots_solve_is_rated_higher_and_people_count_as_well() -> None:
    levels = ["easy", "medium", "hard"]
    ratings = [rate({"easy": n, "medium": 10 + n, "hard": 20}, 20, levels) for n in (10, 5, 0)]
    assert ratings == sorted(ratings) and len({*ratings}) == 3
    solved = {"easy": 0, "medium": 10, "hard": 20}
    assert rate(solved, 20, levels, (40, 2)) > rate(solved, 20, levels) > rate(solved, 20, levels, (40, 38))


def test_every_day_has_one_puzzle_and_none_comes_again_before_all_were_there() -> None:
    names = [name for name in games.names() if shelf.has_puzzles(name)]
    fewest = min([len(shelf.puzzles_of(name)) for name in names])
    days = [date(2026, 11, 18) + timedelta(days=n) for n in range(len(names) * fewest)]
    found = [shelf.puzzle_of_day(day) for day in days]
    assert len({(p.game, p.id) for p in found}) == len(found)
    assert {p.game for p in found[: len(names)]} == {*names}


def test_a_game_without_puzzles_and_an_unknown_puzzle_are_refused_in_both_languages() -> None:
    with pytest.raises(UnknownPuzzle) as refused:
        shelf.find_puzzle(KF, "chess")
    assert refused.value.code == "unknown-puzzle" and "problème" in refused.value.text("fr")
    assert isinstance(refused.value, TableforgeError)


def test_what_was_missed_comes_back_later_each_time_and_days_in_a_row_are_counted(tmp_path: Path) -> None:
    memory, day = Memory(), date(2026, 2, 27)
    memory.note_attempt("a/1", False, day)
    for wait in (1, 3, 7, 21):
        assert memory.list_due(day + timedelta(days=wait - 1)) == []
        day += timedelta(days=wait)
        assert memory.choose_next(["a/1", "a/2"], day) == "a/1"
        memory.note_attempt("a/1", True, day)
    assert memory.due == {} and memory.choose_next(["a/1", "a/2"], day) == "a/2"
    for n in (0, 1, 2):
        memory.note_day(day + timedelta(days=n))
    assert memory.count_streak(day + timedelta(days=3)) == 3 and memory.count_streak(day + timedelta(days=4)) == 0
    write_memory(tmp_path / "puzzles.json", memory)
    assert read_memory(tmp_path / "puzzles.json") == memory
    (tmp_path / "puzzles.json").write_text("{", "utf-8")
    assert read_memory(tmp_path / "puzzles.json") == Memory()

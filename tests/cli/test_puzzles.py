"""`tableforge puzzles`: lists, solving at the terminal, the puzzle of the day, mining and rating, in both languages."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Self

import pytest
from cli.conftest import Run

from tableforge.cli.puzzles import name_of
from tableforge.puzzles import Puzzle, mining, shelf
from tableforge.puzzles.memory import Memory, read_memory, write_memory


def soonest(game: str) -> Puzzle:
    return min(shelf.puzzles_of(game), key=lambda p: (p.counts.looked, p.id))


def test_a_list_tells_every_puzzle_and_in_json_no_position(run: Run) -> None:
    english, french = (
        run("puzzles", "list", "fateforge", "--lang", "en"),
        run("puzzles", "list", "fateforge", "--lang", "fr"),
    )
    for p in shelf.puzzles_of("fateforge"):
        assert p.id in english.output and p.id in french.output
    assert "rating" in english.output and "cote" in french.output
    rows = [json.loads(line) for line in run("puzzles", "list", "fateforge", "--json").output.splitlines()]
    assert {row["id"] for row in rows} == {p.id for p in shelf.puzzles_of("fateforge")}
    assert not any(["save" in row for row in rows])


def test_a_puzzle_is_solved_at_the_terminal_and_kept_as_solved(run: Run, tmp_path: Path) -> None:
    p = soonest("keyforge")
    typed = "\n".join(["hint", *p.solution]) + "\n"
    told = run("puzzles", "play", "keyforge", p.id, "--lang", "en", input=typed).output
    assert "Hint: " in told and "Solved." in told and str(p.counts.ends) in told
    memory = read_memory(tmp_path / "home" / "puzzles.json")
    assert memory.solved == [f"keyforge/{p.id}"] and memory.missed == []


def test_whoever_looks_at_the_solution_has_missed_the_puzzle_and_sees_it_again(run: Run, tmp_path: Path) -> None:
    p = soonest("keyforge")
    told = run("puzzles", "play", "keyforge", p.id, "--lang", "fr", input="solution\nq\n").output
    assert "But : " in told.replace("\u00a0", " ") and "1. " in told
    memory = read_memory(tmp_path / "home" / "puzzles.json")
    assert memory.missed == [f"keyforge/{p.id}"] and list(memory.due) == memory.missed


def on_day(monkeypatch: pytest.MonkeyPatch, day: date) -> None:
    """Let it be that day at the terminal."""

    class ThatDay(date):
        @classmethod
        def today(cls) -> Self:
            return cls(day.year, day.month, day.day)

    monkeypatch.setattr("tableforge.cli.puzzles.date", ThatDay)


def test_the_puzzle_of_the_day_counts_days_in_a_row(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = date(2026, 2, 28)
    for n, streak in ((0, 1), (1, 2), (3, 1)):
        day = first + timedelta(days=n)
        on_day(monkeypatch, day)
        typed = "\n".join(shelf.puzzle_of_day(day, ("keyforge",)).solution) + "\n"
        told = run("puzzles", "daily", "--game", "keyforge", "--lang", "en", input=typed).output
        assert "Solved." in told and f"Days in a row: {streak}" in told
        assert read_memory(tmp_path / "home" / "puzzles.json").count_streak(day) == streak


def test_a_puzzle_that_was_missed_is_the_next_one_once_it_is_due(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    p, day = soonest("keyforge"), date(2026, 2, 28)
    on_day(monkeypatch, day)
    run("puzzles", "play", "keyforge", p.id, "--lang", "fr", input="solution\nq\n")
    assert f"problème {p.id}," not in run("puzzles", "play", "keyforge", "--lang", "fr", input="q\n").output
    on_day(monkeypatch, day + timedelta(days=1))
    assert "à revoir" in run("puzzles", "list", "keyforge", "--lang", "fr").output
    assert f"problème {p.id}," in run("puzzles", "play", "keyforge", "--lang", "fr", input="q\n").output


def test_puzzles_are_mined_into_a_file_that_is_not_written_over_unasked(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "mine.jsonl"
    more = ("--games", "1", "--seed", "7", "--share", "50", "--answers", "2", "--positions", "800", "--level", "easy")
    run("puzzles", "mine", "fateforge", *more, "--out", str(out))
    found = mining.read_lines(out)
    assert found and all([[*p.solved] == ["easy"] for p in found])
    refused = run("puzzles", "mine", "fateforge", *more, "--out", str(out), "--lang", "fr", code=2)
    assert "existe déjà" in refused.stderr
    refused = run(
        "puzzles", "mine", "fateforge", "--level", "esay", "--out", str(tmp_path / "x"), "--lang", "fr", code=2
    )
    assert "easy" in refused.stderr and not (tmp_path / "x").exists()


def test_puzzles_are_rated_anew_by_the_levels_of_today(run: Run, tmp_path: Path) -> None:
    p, out = soonest("fateforge"), tmp_path / "old.jsonl"
    out.write_text(json.dumps({**p.dump(), "solved": {"a bot of old": 3}, "rating": 1}) + "\n", "utf-8")
    told = run("puzzles", "rate", str(out), "--level", "easy", "--lang", "fr").output
    (again,) = mining.read_lines(out)
    assert "1 problèmes" in told and again.solved == {"easy": p.solved["easy"]} and again.rating > 1
    assert again.save == p.save and again.solution == p.solution and again.counts == p.counts


def test_what_people_have_missed_is_rated_higher_than_what_they_have_solved(run: Run, tmp_path: Path) -> None:
    p, out = soonest("fateforge"), tmp_path / "some.jsonl"
    ratings = []
    for memory in (Memory(), Memory(solved=[name_of(p)]), Memory(missed=[name_of(p)], solved=[name_of(p)])):
        out.write_text(mining.as_line(p) + "\n", "utf-8")
        write_memory(tmp_path / "ada.json", memory)
        more = ("--people", str(tmp_path / "ada.json")) * 3
        run("puzzles", "rate", str(out), "--level", "easy", *more)
        ratings.append(mining.read_lines(out)[0].rating)
    nobody, solved, missed = ratings
    assert nobody == p.rating and solved < nobody < missed


@pytest.mark.parametrize("command", ["play", "list"])
def test_a_game_or_a_puzzle_that_is_not_there_is_refused(run: Run, command: str) -> None:
    assert run("puzzles", command, "chess", "--lang", "fr", code=2).stderr
    assert "no-such" in run("puzzles", "play", "keyforge", "no-such", code=2).stderr

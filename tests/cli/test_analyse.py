"""`tableforge analyse`: a review on the screen and as JSON, in both languages, and what many games come to."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import tableforge
import tableforge.analysis.review
from tableforge import bots
from tableforge.analysis import telling
from tableforge.cli.app import main
from tableforge.keyforge.doors import analysis as door
from tableforge.table.sitting import Sitting


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Few imagined games: what matters here is what is said; reviews are kept in a folder of the test."""
    monkeypatch.setenv("TABLEFORGE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(door, "DEPTH", replace(door.DEPTH, looks=1, width=2, budget=60, playouts=1, proofs=1))


def save_game(folder: Path, name: str, seed: int = 3, answers: int = 30, practice: bool = True) -> Path:
    """A game's first answers, played by lot, in a file."""
    g: Sitting = tableforge.new("keyforge", decks=("forged:1", "forged:2"), seed=seed, practice=practice)
    players = [bots.make("random", seat, "keyforge") for seat in (0, 1)]
    while (d := g.decision) is not None and len(g.answers) < answers:
        g.answer(players[d.seat].choose(g.view(d.seat, asked=False), d), d.seat)
    path = folder / name
    path.write_text(g.save(), "utf-8")
    return path


def call(*args: str | Path, typed: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(main, ["analyse", *[str(a) for a in args]], input=typed)
    return done.exit_code, done.output


def test_a_review_says_the_same_in_json_in_english_and_in_french(tmp_path: Path) -> None:
    path = save_game(tmp_path, "a.json")
    code, told = call(path, "--worlds", "4", "--json")
    review = json.loads(told[told.index("{") :])
    assert code == 0 and review["depth"]["checks"] == 4 and review["answers"] == 30
    code, english = call(path, "--worlds", "4", "--lang", "en")
    assert code == 0 and "Chance to win, turn by turn, for seat 0" in english
    code, french = call(path, "--worlds", "4", "--lang", "fr")
    assert code == 0 and "Chance de gagner, tour après tour, pour le siège 0" in french
    for mark in review["marks"]:
        assert mark["line"][mark["same"]]["label"]["en"] in english
        assert mark["line"][mark["same"]]["label"]["fr"] in french


def test_one_seat_alone_is_reviewed_where_it_is_named(tmp_path: Path) -> None:
    code, told = call(save_game(tmp_path, "a.json", answers=14), "--seat", "1", "--worlds", "4", "--json")
    review = json.loads(told[told.index("{") :])
    assert code == 0 and [seat["seat"] for seat in review["seats"]] == [1]
    assert {turn["seat"] for turn in review["turns"]} == {1}


def test_many_games_come_to_a_report_with_houses_and_aember(tmp_path: Path) -> None:
    paths = [save_game(tmp_path, f"{k}.json", seed=k, answers=16) for k in (1, 2)]
    code, told = call(*paths, "--worlds", "4", "--lang", "en")
    assert code == 0 and "KeyForge: 2 games, " in told
    assert "turns with " in told and "points lost in such a turn" in " ".join(told.split())
    code, told = call(*paths, "--worlds", "4", "--json")
    (report,) = json.loads(told[told.index("{") :])["reports"]
    houses = [habit for habit in report["habits"] if habit["name"].startswith("house:")]
    assert report["games"] == 2 and houses and all([habit["title"]["fr"].startswith("tours avec") for habit in houses])


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--seat", "7"), "there is no seat 7"),
        (("--worlds", "3"), "from 4 to 100 games; got 3"),
    ],
)
def test_what_cannot_be_analysed_is_refused_in_one_line(tmp_path: Path, more: tuple[str, ...], said: str) -> None:
    code, told = call(save_game(tmp_path, "a.json", answers=4), *more, "--lang", "en")
    assert code == 2 and said in told


def test_games_of_two_kinds_have_a_report_each(tmp_path: Path) -> None:
    g = tableforge.new("fateforge", seed=5, practice=True)
    while (d := g.decision) is not None and len(g.answers) < 3:
        g.answer(d.options[0].key, d.seat)
    (tmp_path / "b.json").write_text(g.save(), "utf-8")
    code, told = call(save_game(tmp_path, "a.json", answers=8), tmp_path / "b.json", "--worlds", "4", "--lang", "fr")
    said = " ".join(told.split())
    assert code == 0 and said.count(" une partie, ") == 2 and said.index("KeyForge :") < said.index("Fateforge")
    assert said.count("chance, points par partie") == 1  # dice have odds of their own: nothing else is claimed there


def test_the_end_of_a_game_names_who_has_won_it() -> None:
    review = {"seats": [{"seat": 1, "name": {"en": "Ada", "fr": "Ada"}}]}
    ada = telling.seat_title(review, 1, "en")
    assert telling.say_ending([ada], 2, "after 24 turns", "en") == "Seat 1 (Ada) has won (after 24 turns)."
    assert telling.say_ending(["siège 1"], 2, "", "fr") == "Siège 1 a gagné."
    assert telling.say_ending(["seat 0", "seat 1"], 2, "", "en") == "All seats have won."
    assert telling.say_ending([], 1, "", "fr") == "Personne n’a gagné."


def test_a_review_is_made_once_and_another_seed_or_a_changed_game_makes_it_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = save_game(tmp_path, "a.json", answers=8)
    made: list[int] = []
    make = tableforge.analysis.review.analyse

    def count(*args: Any, **more: Any) -> Any:
        made.append(1)
        return make(*args, **more)

    monkeypatch.setattr(tableforge.analysis.review, "analyse", count)
    first, again = call(path, "--worlds", "4", "--json"), call(path, "--worlds", "4", "--json")
    assert first[0] == again[0] == 0 and len(made) == 1
    assert json.loads(first[1][first[1].index("{") :]) == json.loads(again[1][again[1].index("{") :])
    call(path, "--worlds", "4", "--seed", "2", "--json")
    call(save_game(tmp_path, "a.json", answers=9), "--worlds", "4", "--json")
    call(path, "--worlds", "5", "--json")
    call(path, "--worlds", "5", "--seat", "0", "--json")
    assert len(made) == 5
    for kept in (tmp_path / "home" / "analyses").iterdir():
        kept.write_text("{", "utf-8")  # a damaged one is made again
    call(path, "--worlds", "5", "--json")
    assert len(made) == 6


def test_a_turn_of_several_games_is_not_played_again(tmp_path: Path) -> None:
    path = save_game(tmp_path, "a.json", answers=4)
    code, told = call(path, path, "--again", "1", "--lang", "fr")
    assert code == 2 and "--again" in told and "2 fichiers" in told


def test_a_game_in_earnest_is_not_analysed_before_its_end(tmp_path: Path) -> None:
    code, told = call(save_game(tmp_path, "a.json", answers=4, practice=False), "--lang", "fr")
    assert code == 2 and "la partie n’est pas finie" in told


def test_the_turn_of_a_mark_is_played_again_with_hints_and_judged(tmp_path: Path) -> None:
    path = save_game(tmp_path, "a.json")
    code, told = call(path, "--worlds", "4", "--json")
    mark = json.loads(told[told.index("{") :])["marks"][0]
    typed = "nonsense\nh\n1\nu\n" + "1\n" * 60
    code, told = call(path, "--worlds", "4", "--again", "1", "--lang", "en", typed=typed)
    assert code == 0 and "A number answers; h gives a hint" in told
    assert mark["line"][mark["same"]]["label"]["en"] in told or "Look for this" in told
    assert "the best that is known" in told
    code, told = call(path, "--worlds", "4", "--again", "99", "--lang", "fr")
    assert code == 2 and "il n’y a pas de marque 99" in told

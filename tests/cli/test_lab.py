"""`tableforge lab` and `deck strength`, `even`, `compare`: what people type, and what they read."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import Result
from lab import write_export

from tableforge.cli import lab as lab_words
from tableforge.extras import need
from tableforge.keyforge.doors import lab as door
from tableforge.lab import strength
from tableforge.lab.evening import Curve, HandicapStep

pytest.importorskip("pyarrow")
Run = Callable[..., Result]
EXPERIMENT = """
game = "keyforge"
games = 2
bots = ["bench-random"]
decks = { each_against_each = ["starter:onyx", "starter:argus", "forged:cota:11"] }
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "field.toml"
    path.write_text(EXPERIMENT, "utf-8")
    return path


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field of three, played by lot in this process."""
    field = replace(door.field(), decks=door.field().decks[::10])
    monkeypatch.setattr(door, "field", lambda: field)
    monkeypatch.setattr(door, "STRENGTH_BOTS", ("bench-random", "medium"))
    monkeypatch.setattr("tableforge.cli.strength.count_processors", lambda: 0)


def test_an_experiment_is_checked_run_and_reported(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tableforge.cli.lab.count_processors", lambda: 0)
    assert "6 games, 2 of each combination; combinations: 3" in run("lab", "check", str(file)).output
    assert "6 games played, 6 of 6 are in field" in run("lab", "run", str(file)).output
    assert "0 games played, 6 of 6" in run("lab", "run", str(file)).output
    told = run("lab", "report", "field").output
    assert "KeyForge · 6 of 6 games" in told and "Ratings" in told and "starter:onyx" in told
    assert "Classement" in run("lab", "report", "field", "--lang", "fr").output
    run("lab", "report", "field", "--html", "field.html", "--csv", "field.csv")
    assert "<svg" in Path("field.html").read_text("utf-8")
    assert Path("field.csv").read_text("utf-8").startswith("combination,bots,decks,games,won")
    assert run("lab", "report", "field", "--csv", "-").output == Path("field.csv").read_text("utf-8")
    assert json.loads(run("lab", "report", "field", "--json").stdout)["games"] == 6


def test_every_form_of_a_report_that_is_asked_for_is_made(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is printed goes to standard output alone, so that another program can read it."""
    monkeypatch.setattr("tableforge.cli.lab.count_processors", lambda: 0)
    run("lab", "run", str(file))
    both = run("lab", "report", "field", "--json", "--csv", "field.csv", "--html", "field.html")
    assert json.loads(both.stdout)["games"] == 6 and "written: field.csv" in both.stderr
    piped = run("lab", "report", "field", "--csv", "-", "--html", "again.html")
    assert piped.stdout == Path("field.csv").read_text("utf-8") and "written: again.html" in piped.stderr
    assert Path("field.html").read_text("utf-8") == Path("again.html").read_text("utf-8")
    assert "would both go to standard output" in run("lab", "report", "field", "--json", "--csv", "-", code=2).stderr


def test_what_is_wrong_with_an_experiment_is_one_line_in_the_language_asked_for(run: Run, file: Path) -> None:
    file.write_text(EXPERIMENT.replace("bench-random", "medum"), "utf-8")
    refused = run("lab", "run", str(file), code=2)
    assert "line 4: there is no bot 'medum'; did you mean 'medium'?" in refused.stderr
    assert "ligne 4" in run("lab", "run", str(file), "--lang", "fr", code=2).stderr
    assert not Path("field").exists()
    assert "has no experiment.json" in run("lab", "report", str(file.parent), code=2).stderr


def test_a_missing_extra_says_the_command_that_installs_it(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)  # as Python marks a module that is not to be found
    monkeypatch.setattr("tableforge.lab.folder.need", missing)
    refused = run("lab", "run", str(file), code=2)
    assert 'pip install "tableforge[lab]"' in refused.stderr
    assert "l’extra" in run("lab", "run", str(file), "--lang", "fr", code=2).stderr


def test_a_missing_cluster_is_told_with_the_command_that_installs_it(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for lang in ("en", "fr"):
        assert (
            'pip install "tableforge[ray]"'
            in run("lab", "run", str(file), "--ray", "local", "--lang", lang, code=2).stderr
        )
    assert not list(Path("field").rglob("*.parquet"))


def test_a_run_says_how_far_it_is_how_fast_and_how_long_still(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given 84 games in 10.5 seconds and twenty from before, of 400, when it is told, then it is 8 a second with 37 s left."""
    now = iter([100.0, 110.5])
    monkeypatch.setattr(lab_words, "time", SimpleNamespace(monotonic=lambda: next(now)))
    with lab_words.show_progress("en") as told:
        told(104, 400, 84)
    assert capsys.readouterr().err.strip() == "playing: 104/400 8.0 games/s, 37 s left"


def missing(module: str, extra: str) -> object:
    return need("a_package_that_nobody_has", extra)


@pytest.mark.usefixtures("quick")
def test_a_deck_is_told_in_one_sentence_with_margin_bot_and_field(run: Run) -> None:
    told = run("deck", "strength", "starter:argus", "--margin", "20").output
    first = told.splitlines()[0]
    assert (
        first.startswith("Radiant Argus the Supreme: ")
        and " games against keyforge-1 (bench-random); better than " in first
    )
    assert "Elo" in first and " ± " in first
    assert "The field was rated by medium" in told and "æmber made a turn" in told and "from 5,000 games on" in told
    french = run("deck", "strength", "starter:argus", "--margin", "20", "--lang", "fr").output
    assert "parties contre keyforge-1" in french and "Ce que fait le deck" in french
    data = json.loads(run("deck", "strength", "starter:argus", "--margin", "20", "--json").stdout)
    assert data["games"] == sum([m["games"] for m in data["matchups"]]) and data["margin"] <= 20


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("words", "at", "first"),
    [
        (["strength", "starter:argus", "--margin", "0.5"], 6, "Radiant Argus the Supreme: "),
        (["strength", "starter:argus", "--margin", "0.5", "--jobs", "1"], 0, ""),
        (["compare", "starter:argus", "starter:onyx", "--margin", "0.5"], 2, "Radiant Argus the Supreme wins "),
        (["even", "starter:argus", "starter:onyx", "--margin", "0.5"], 2, "What makes Radiant Argus the Supreme and "),
        (["strength", "starter:roland", "--game", "arkham", "--games", "90000"], 2, "“Skids”|Roland|.*alone by scout"),
    ],
)
def test_ctrl_c_tells_what_was_found_until_then(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: list[str], at: int, first: str
) -> None:
    """Given a measurement that would take hours, when Ctrl-C is pressed after some games, then those are told, and it ends."""

    @contextmanager
    def pressing(lang: str, what: str = "") -> Iterator[Callable[[int, int, int], None]]:
        def told(done: int, total: int, new: int) -> None:
            if done >= at and not pressed:
                pressed.append(done)
                os.kill(os.getpid(), signal.SIGINT)

        pressed: list[int] = []
        yield told

    monkeypatch.setattr("tableforge.cli.strength.show_progress", pressing)
    usual = signal.getsignal(signal.SIGINT)
    ended = run("deck", *words, code=130)
    assert re.match(first or "$", ended.stdout), ended.stdout
    assert ("this is what was found until then" if first else "before there was anything to say") in ended.stderr
    assert signal.getsignal(signal.SIGINT) is usual


def test_what_says_how_much_is_played_is_refused_where_it_says_nothing(run: Run) -> None:
    refused = run("deck", "strength", "starter:onyx", "--games", "10", code=2)
    assert "those of KeyForge play until --margin is met" in refused.stderr
    refused = run("deck", "strength", "starter:roland", "--game", "arkham", "--margin", "5", "--lang", "fr", code=2)
    assert "autant de fois que le dit --games" in refused.stderr


@pytest.mark.usefixtures("quick")
def test_cards_are_shown_with_the_warning(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tableforge.lab.strength.LEAST_GAMES", 10)
    monkeypatch.setattr("tableforge.lab.contribution.LEAST_WITH", 2)
    told = run("deck", "strength", "starter:argus", "--margin", "20").output
    assert "cards were looked at" in told and "chance alone" in told


@pytest.mark.usefixtures("quick")
def test_an_export_is_compared_with_what_its_decks_win(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tableforge.cli.lab.count_processors", lambda: 0)
    path = write_export(tmp_path, [(f"forged:cota:{k}", str(60 + k)) for k in range(1, 6)])
    told = run("lab", "sas", str(path), "--margin", "24").output
    assert "5 decks" in told and "Spearman" in told and "Sas Rating" in told and "So few decks" in told
    assert "corrélation de rang" in run("lab", "sas", str(path), "--margin", "24", "--lang", "fr").output
    data = json.loads(run("lab", "sas", str(path), "--margin", "24", "--json").stdout)
    assert len(data["decks"]) == 5 and data["interval"][0] <= data["rho"] <= data["interval"][1]

    def press(*args: Any, **more: Any) -> Any:
        os.kill(os.getpid(), signal.SIGINT)
        return played(*args, **more)

    played = strength.measure
    after = iter([played, played, played, played, press])
    monkeypatch.setattr(strength, "measure", lambda *args, **more: next(after)(*args, **more))
    stopped = run("lab", "sas", str(path), "--margin", "24", code=130)
    assert "4 decks" in stopped.stdout and "this is what was found until then" in stopped.stderr
    monkeypatch.setattr(strength, "measure", press)
    assert "before there was anything to say" in run("lab", "sas", str(path), code=130).stderr
    few = write_export(tmp_path, [("forged:cota:1", "60")])
    assert "takes at least 4" in run("lab", "sas", str(few), code=2).stderr
    few.write_text(few.read_text("utf-8").replace("CALL_OF_THE_ARCHONS", "WINDS_OF_EXCHANGE"), "utf-8")
    assert "left out: 1, the first because the set Winds of Exchange is" in run("lab", "sas", str(few), code=2).stderr


@pytest.mark.usefixtures("quick")
def test_two_decks_are_compared(run: Run) -> None:
    told = run("deck", "compare", "starter:argus", "starter:onyx", "--margin", "24").output
    assert "Radiant Argus the Supreme wins" in told and "a difference of" in told


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("curve", "said"),
    [
        (
            Curve(6.3, 1.5, -25.0, (HandicapStep(0, 100, 68.0), HandicapStep(12, 100, 32.0))),
            "With 6.3 ± 1.5 chains at the start for Radiant",
        ),
        (
            Curve(-4.0, 1.5, -25.0, (HandicapStep(-12, 100, 70.0), HandicapStep(0, 100, 40.0))),
            "chains at the start for Miss",
        ),
        (Curve(0.2, 1.5, -25.0, (HandicapStep(0, 100, 50.0), HandicapStep(6, 100, 40.0))), "Both are even as they are"),
        (
            Curve(80.0, 9.0, -25.0, (HandicapStep(0, 100, 99.0), HandicapStep(24, 100, 96.0))),
            "Not even 24 chains for Radiant",
        ),
        (
            Curve(-80.0, 9.0, -25.0, (HandicapStep(-24, 100, 4.0), HandicapStep(0, 100, 1.0))),
            "Not even 24 chains for Miss",
        ),
        (Curve(0.1, 190.0, -25.0, (HandicapStep(0, 2, 1.0),)), "cannot be told from 2 games"),
        (Curve(None, inf, 0.0, (HandicapStep(-12, 9, 4.5), HandicapStep(24, 9, 4.5))), "cannot be told from 18 games"),
    ],
)
def test_what_makes_two_decks_even_is_said_in_chains(
    run: Run, monkeypatch: pytest.MonkeyPatch, curve: Curve, said: str
) -> None:
    monkeypatch.setattr("tableforge.lab.strength.even", lambda *args, **more: curve)
    told = run("deck", "even", "starter:argus", "starter:onyx").output
    assert said in told, told
    assert run("deck", "even", "starter:argus", "starter:onyx", "--lang", "fr").output != told
    assert json.loads(run("deck", "even", "starter:argus", "starter:onyx", "--json").stdout)["even"] == curve.even


def test_a_deck_of_arkham_is_told_by_scenario_as_the_scout_plays_it(
    run_unnamed: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tableforge.arkham.doors import lab as arkham

    monkeypatch.setattr(arkham, "TRIALS", {"scenario": ("the-gathering",), "difficulty": ("easy",)})
    monkeypatch.setattr("tableforge.cli.strength.count_processors", lambda: 0)
    told = run_unnamed("deck", "strength", "starter:roland", "--games", "2").output
    assert "played alone by scout, 2 games each" in told and "The Gathering" in told and "Easy" in told
    assert "says nothing of what a person can" in told
    data = json.loads(run_unnamed("deck", "strength", "starter:roland", "--games", "2", "--json").stdout)
    assert data["trials"][0]["games"] == 2 and "experience" in data["trials"][0]["means"]


def test_strength_needs_no_extra_and_nothing_of_the_lab_is_imported_with_tableforge() -> None:
    program = (
        "import sys, tableforge, tableforge.cli\n"
        "assert not [name for name in sys.modules if name.startswith(('tableforge.lab', 'pyarrow', 'ray'))]\n"
        "import tableforge.lab.strength, tableforge.cli.strength, tableforge.cli.lab\n"
        "assert not [name for name in sys.modules if name.partition('.')[0] in ('pyarrow', 'ray', 'numpy')]\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, env=os.environ, timeout=600)


def test_a_table_that_is_too_wide_for_its_words_is_printed_row_by_row_and_names_stay_names(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from tableforge.cli import common

    heads, rows = ["deck", "investigators", "traumatism"], [["[/b] Ada", "1", "2"], ["Wick", "3", "4"]]
    common.print_table(heads, rows, numbers=(1, 2))
    assert [line.split() for line in capsys.readouterr().out.splitlines()][3] == ["[/b]", "Ada", "1", "2"]
    monkeypatch.setattr(common, "WIDE", 24)
    common.print_table(heads, rows, numbers=(1, 2))
    told = [line.strip() for line in capsys.readouterr().out.splitlines() if line.strip()]
    assert [line.split()[0] for line in told] == [
        "[/b]",
        "investigators",
        "traumatism",
        "Wick",
        "investigators",
        "traumatism",
    ]

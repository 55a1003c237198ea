"""`tableforge deck … --game arkham`: the same commands and the same folder as for every game with decks."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tableforge import games
from tableforge.arkham.decks import formats
from tableforge.arkham.decks.deck import load
from tableforge.cli import main

Run = Callable[..., Result]
ARKHAM = {"home": "tableforge.arkham", "rooms": "tableforge.arkham.doors.{room}"}


@pytest.fixture
def deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """Runs `tableforge deck` for this game in a home of its own."""
    monkeypatch.setenv("TABLEFORGE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("TABLEFORGE_LANG", "en")

    def go(command: str, *arguments: str, code: int = 0, input: str | None = None) -> Result:
        result = CliRunner().invoke(main, ["deck", command, "--game", "arkham", *arguments], input=input)
        assert result.exit_code == code, f"{result.output}\n{result.stderr}\n{result.exception!r}"
        return result

    with nullcontext() if "arkham" in games.names() else games.register_temporarily("arkham", **ARKHAM):
        yield go


def test_the_decks_of_the_game_are_listed_with_their_investigators(deck: Run) -> None:
    out = deck("list").output
    assert "starter:roland" in out and "By the Book" in out and "Roland Banks" in out
    assert "Dans les règles" in deck("list", "--lang", "fr").output
    rows = [json.loads(line) for line in deck("list", "--json").output.splitlines()]
    assert len(rows) == 10 and all(row["ref"].startswith("starter:") for row in rows)


@pytest.mark.parametrize("form", formats.FORMS)
def test_a_deck_is_exported_imported_shown_and_removed(deck: Run, tmp_path: Path, form: str) -> None:
    path = tmp_path / "deck"
    deck("export", "starter:daisy-strong", "--form", form, "--out", str(path))
    assert "legal: Every Page Turned" in deck("check", str(path)).output
    assert "imported: Every Page Turned" in deck("import", str(path)).output
    (kept,) = (tmp_path / "home" / "decks" / "arkham").iterdir()
    assert kept.name == "everypageturned.deck"
    assert "already there" in deck("import", str(path)).output
    out = deck("show", "Every Page Turned").output
    assert "Cryptic Research" in out and "Daisy Walker" in out and "its cards cost 19 experience" in out
    deck("remove", "Every Page Turned")
    assert not kept.exists()


def test_a_page_tells_what_a_single_scenario_asks_for(deck: Run) -> None:
    """AH.standalone-experience."""
    assert "a single scenario asks for: 1 (AH.standalone-experience)" in deck("show", "starter:roland").output
    out = deck("show", "starter:roland-strong", "--lang", "fr").output
    assert "un scénario seul\xa0: 2" in out and "Gardien" in out and "Fusil de Chasse" in out
    figures = json.loads(deck("show", "starter:roland-strong", "--json").output)["figures"]
    assert figures["size"] == 30 and figures["experience"] == {"spent": 19, "unspent": 0} and figures["core_sets"] == 2


def test_what_cannot_be_played_is_told_line_by_line_and_not_kept(deck: Run, tmp_path: Path) -> None:
    text = formats.write(load("starter:roland")).replace("1 Machete\n", "1 Chainsaw\n")
    out = deck("import", "-", input=text, code=1).output
    assert "not imported: By the Book" in out and "'Chainsaw' is not in the pool" in out and "- line " in out
    assert not (tmp_path / "home" / "decks").exists()
    assert "injouable" in deck("check", "-", "--lang", "fr", input=text, code=1).output


def test_an_unknown_form_is_answered_with_those_there_are(deck: Run) -> None:
    err = deck("export", "starter:roland", "--form", "o9d", code=2).stderr
    assert "'o9d'; did you mean 'o8d'?" in err and "arkhamdb (the JSON of ArkhamDB and arkham.build)" in err


def test_a_file_that_is_there_is_not_written_over(deck: Run, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    deck("export", "starter:roland", "--out", str(path))
    assert "--force" in deck("export", "starter:agnes", "--out", str(path), code=2).stderr
    assert "Roland" in path.read_text("utf-8")
    deck("export", "starter:agnes", "--out", str(path), "--force")
    assert "Agnes" in path.read_text("utf-8")


def test_decks_are_built_here_and_not_forged(deck: Run) -> None:
    assert "are built, not forged" in deck("forge", "--seed", "1", code=2).stderr


def test_a_name_that_no_deck_has_says_what_a_deck_is(deck: Run) -> None:
    assert (
        "an investigator's name such as 'roland' or 'daisy', a deck that `deck list` shows"
        in deck("show", "nobody", code=2).stderr
    )


# ---------------------------------------------------------------- where no game is named
@pytest.fixture
def any_deck(deck: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The same, where nothing says which game is meant."""
    monkeypatch.delenv("TABLEFORGE_GAME", raising=False)

    def go(*arguments: str, code: int = 0, input: str | None = None) -> Result:
        result = CliRunner().invoke(main, ["deck", *arguments], input=input)
        assert result.exit_code == code, f"{result.output}\n{result.stderr}\n{result.exception!r}"
        return result

    return go


@pytest.mark.parametrize("form", formats.FORMS)
def test_a_file_says_itself_of_which_game_it_is(any_deck: Run, tmp_path: Path, form: str) -> None:
    told = any_deck("export", "starter:wendy", "--form", form).stdout
    any_deck("import", "-", input=told)
    assert (tmp_path / "home" / "decks" / "arkham" / "downthealleys.deck").is_file()
    any_deck("import", "-", input=any_deck("export", "starter:onyx").output)
    assert len(list((tmp_path / "home" / "decks").glob("*.deck"))) == 1


def test_a_broken_file_is_judged_by_the_game_that_makes_the_most_of_it(any_deck: Run) -> None:
    ours = any_deck("export", "starter:wendy").output.replace("1 Lucky!\n", "1 Unlucky?\n")
    theirs = any_deck("export", "starter:onyx").output.replace("1 Valdr", "1 Waldo")
    assert "AH.deck-size" in any_deck("check", "-", input=ours, code=1).output
    assert "'Waldo'" in any_deck("check", "-", input=theirs, code=1).output


def test_a_name_is_looked_for_in_every_game(any_deck: Run) -> None:
    assert "Wendy Adams" in any_deck("show", "starter:wendy").output
    assert "Shadows" in any_deck("show", "starter:onyx").output
    err = any_deck("show", "nobody", code=2).stderr
    assert "arkham: " in err and "keyforge: " in err and err.count("\n") == 1


def test_the_decks_of_every_game_are_listed_and_only_one_of_them_forges(any_deck: Run) -> None:
    out = any_deck("list").output
    assert "starter:wendy" in out and "starter:onyx" in out
    assert {json.loads(line)["game"] for line in any_deck("list", "--json").output.splitlines()} == {
        "arkham",
        "keyforge",
    }
    assert any_deck("forge", "--seed", "1").output.startswith("name: ")


def test_an_investigators_name_means_the_first_deck_for_them_unless_a_kept_deck_has_it(
    deck: Run, tmp_path: Path
) -> None:
    assert "By the Book" in deck("show", "roland").output and "By the Book" in deck("show", "Roland Banks").output
    text = formats.write(load("starter:roland-strong")).replace("The Long Arm", "Roland Banks")
    deck("import", "-", input=text)
    assert "Shotgun" in deck("show", "Roland Banks").output and "By the Book" in deck("show", "roland").output


def test_whoever_exports_for_octgn_is_told_that_the_numbers_are_stand_ins(deck: Run) -> None:
    out = deck("export", "starter:daisy", "--form", "o8d")
    assert out.stdout.startswith("<?xml") and out.stderr.startswith("(OCTGN's own numbers")
    assert "les numéros" in deck("export", "starter:daisy", "--form", "o8d", "--lang", "fr").stderr
    assert not deck("export", "starter:daisy", "--form", "arkhamdb").stderr

"""The documents say what is so: their code runs, and every command, option, file, name, rule and word in them exists.

Blocks with `>>>` are run by the stage "examples" of ./test, the transcript of docs/drive.md by tests/drive.
"""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

import tableforge
from tableforge import games
from tableforge.cli import main
from tableforge.cli.browser import table
from tableforge.cli.measures import MeasureGroup
from tableforge.cli.settings import GameCommand
from tableforge.errors import BadDeck
from tableforge.kernel.core import Program
from tableforge.kernel.declared import records
from tableforge.keyforge import damage, editions, turn, use, words
from tableforge.keyforge.cards import CARDS
from tableforge.keyforge.decks import formats
from tableforge.keyforge.game import RULES
from tableforge.keyforge.voice.en.table import QUESTIONS
from tableforge.keyforge.voice.languages import voice
from tableforge.keyforge.words import Title

ROOT = Path(__file__).resolve().parents[2]
TOP = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
DOCS = {name: ROOT / name for name in TOP}
DOCS |= {path.relative_to(ROOT / "docs").as_posix(): path for path in sorted((ROOT / "docs").rglob("*.md"))}
NAMES = list(DOCS)
SRC = ROOT / "src" / "tableforge"
TALE = SRC / "fateforge" / "content" / "story"  # the files of a campaign
HOMES = (ROOT, SRC, SRC / "keyforge", SRC / "keyforge" / "words", SRC / "arkham", SRC / "fateforge" / "content", TALE)
THEIR_OWN = (
    "field.toml",
    "puzzles.json",
    "field.html",
    "field/",
    "games/",
    "failed/",
    "experiment.json",
    "doors/lab.py",
    "my-campaign/",
    "mydeck.json",
    "seven.txt",
    "patient.py",
    "patient.json",
    "game.json",
    "requests.jsonl",
    "answers.jsonl",
    "profile.json",
    "migrations.toml",
    "mcp.json",
    "run.json",
    "save.json",
)


def text_of(name: str) -> str:
    return DOCS[name].read_text("utf-8")


def blocks(name: str, kind: str = "python") -> list[str]:
    """The fenced blocks of a document, those with a prompt left out."""
    found: list[str] = re.findall(rf"^```{kind}\n(.*?)^```", text_of(name), re.DOTALL | re.MULTILINE)
    return [code for code in found if ">>>" not in code]


def without_fences(name: str) -> str:
    return re.sub(r"^```.*?^```", "", text_of(name), flags=re.DOTALL | re.MULTILINE)


def spans(name: str) -> list[str]:
    """What stands in backticks within the sentences."""
    return re.findall(r"`([^`]+)`", without_fences(name))


def indented(name: str) -> list[str]:
    return re.findall(r"^ {4}(\S.*)$", without_fences(name), re.MULTILINE)


def commands(name: str) -> list[list[str]]:
    """Every call of `tableforge` and `./play` in a document, without its comment."""
    out = []
    for line in [*indented(name), *spans(name)]:
        line = line.partition("  #")[0].strip()
        if re.match(r"(tableforge|\./play)( [\w\"-]|$)", line):
            call = shlex.split(line)
            if call[0] == "./play":
                words = [word for word in call[1:] if word != "--terminal"]
                call = ["tableforge", "play" if table.for_terminal(call[1:]) else "table", *words]
            out.append(call[1:])
    return out


# ---------------------------------------------------------------- code
def sentences(code: str) -> list[Title]:
    room: dict[str, Any] = dict(vars(words))
    known = set(room)
    exec(code, room)
    return [value for key, value in room.items() if isinstance(value, Title) and key not in known]


@pytest.mark.parametrize("name", ["start/content.md", "write-a-card.md"])
def test_a_card_in_a_document_is_the_card_of_the_pool(name: str) -> None:
    shown = [card for code in blocks(name) if "= Creature(" in code for card in sentences(code)]
    assert shown
    for card in shown:
        assert card.id == "toll-giant" or card == CARDS[card.id]


def test_the_invented_card_says_what_the_document_shows() -> None:
    (giant,) = [card for code in blocks("write-a-card.md") if '"toll-giant"' in code for card in sentences(code)]
    assert giant.id not in CARDS
    assert voice("en").card_text(giant) == blocks("write-a-card.md", "text")[0].rstrip("\n")
    assert voice("fr").card_text(giant).count("\n") == 2 and giant.definition().progs


def test_the_ruling_of_the_card_document_holds() -> None:
    room: dict[str, Any] = {}
    exec(next(code for code in blocks("write-a-card.md") if "def test_" in code), room)
    for name, ruling in room.items():
        if name.startswith("test_"):
            ruling()


def test_the_bots_of_the_document_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.chdir(tmp_path)
    room: dict[str, Any] = {}
    for code in blocks("write-a-bot.md"):
        exec(code, room)
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] in spans("write-a-bot.md") and len(printed) == 4
    assert str(tableforge.load((tmp_path / "patient.json").read_text("utf-8")).result) == printed[0]
    g = tableforge.new("keyforge", decks=("starter:onyx", "starter:argus"), seed=7)
    for _ in range(60):
        d = g.decision
        g.answer(room["Eager"]().choose(g.view(d.seat), d))
    assert len(g.answers) == 60


def test_the_bot_of_the_first_page_plays(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("start/bots.md")
    exec(code, {})
    assert "'winner'" in capsys.readouterr().out


@pytest.fixture
def shell(tmp_path: Path) -> dict[str, str]:
    """An environment in which `tableforge` is the command of this very interpreter."""
    command = tmp_path / "tableforge"
    command.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m tableforge "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    home = tmp_path / "home"
    return {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}", "TABLEFORGE_HOME": str(home)}


def test_the_two_beginnings_of_the_drive_document_run(tmp_path: Path, shell: dict[str, str]) -> None:
    (by_shell,), (by_program,) = blocks("drive.md", "sh"), blocks("drive.md")
    done = subprocess.run(["sh", "-c", by_shell], env=shell, cwd=tmp_path, capture_output=True, text=True, timeout=600)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [a["ok"] for a in answers] == [True] * 3 and answers[1]["decision"]["kind"] == "act"
    program = [sys.executable, "-c", by_program]
    done = subprocess.run(program, env=shell, cwd=tmp_path, capture_output=True, text=True, timeout=600)
    assert "'winner'" in done.stdout, done.stderr
    told = CliRunner().invoke(main, ["replay", str(tmp_path / "game.json"), "--log"])
    assert told.exit_code == 0 and "KF.victory" in told.output


# ---------------------------------------------------------------- commands
@pytest.mark.parametrize("name", NAMES)
def test_every_command_and_option_of_a_document_exists(name: str) -> None:
    for call in commands(name):
        command: click.Command = main
        args = list(call)
        while isinstance(command, click.Group) and args:
            ctx = click.Context(command)
            if args[0].startswith("--"):
                left = command.make_parser(ctx).parse_args(list(args))[1]  # an option before the command
                assert len(left) < len(args), call
                args = left
                continue
            if isinstance(command, MeasureGroup):
                args = command.with_default_command(args)
            found = command.get_command(ctx, args.pop(0))
            assert found is not None, call
            command = found
        ctx = click.Context(command)
        if isinstance(command, GameCommand):
            command.add_game_options(ctx, args)
        command.make_parser(ctx).parse_args(args)  # an unknown option raises


PLAYS = ("strength", "even", "compare")  # commands about decks that play thousands of games
QUICK = ("cards", "rules", "deck", "--help", "--lang")


@pytest.mark.parametrize("name", NAMES)
def test_every_quick_command_of_a_document_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEFORGE_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    runner = CliRunner()
    deck = runner.invoke(main, ["deck", "show", "starter:onyx", "--text"]).output
    deck = re.sub(r"^name: .*\n(nom: .*\n)?", "name: Archon Name\n", deck)
    deck = re.sub(r"^id: .*\n", "", deck, flags=re.MULTILINE)
    (tmp_path / "mydeck.json").write_text(deck, encoding="utf-8")  # told by its content, not by its name
    for call in commands(name):
        if call and call[0] in QUICK and not {*call[:2]} & {*PLAYS} and "toll-giant" not in call:
            call = [("new.txt" if "--out" in call else "mydeck.json") if arg == "FILE" else arg for arg in call]
            done = runner.invoke(main, call, catch_exceptions=False)
            assert done.exit_code == 0, f"{call}\n{done.output}"


def test_the_text_form_of_the_document_is_read_up_to_what_it_leaves_out() -> None:
    lines = [line for line in indented("decks-and-matches.md") if not line.startswith("tableforge")]
    with pytest.raises(BadDeck) as refused:
        formats.read("\n".join(lines))
    assert "three different houses" in str(refused.value) and "there is no" not in str(refused.value)


# ---------------------------------------------------------------- names
@pytest.mark.parametrize("name", NAMES)
def test_every_file_of_a_document_exists(name: str) -> None:
    for word in " ".join(spans(name)).split():
        path = word.strip(".,:;()\"'")
        if re.fullmatch(r"\w[\w./-]*(\.(py|md|toml|txt|svg|json)|/)", path) and path not in THEIR_OWN:
            assert any([(home / path).exists() for home in HOMES]), path


def test_every_file_of_the_map_exists() -> None:
    """The rooms of docs/architecture.md, each where the map puts it."""
    rooms = re.search(r"## The rooms\n(.*?)\nImports point", text_of("architecture.md"), re.DOTALL)
    assert rooms is not None
    home = room = ROOT
    seen = 0
    for line in rooms[1].splitlines():
        names = re.findall(r"[\w/]+(?:\.py|\.toml|/)(?=[\s,:;`]|$)", line)
        if not line.startswith("      "):  # a room of its own: src/tableforge/, tests/
            home = room = ROOT / (names.pop(0) if names else "")
        elif not line.startswith("       "):  # a room in it
            room = home / names[0] if names and names[0].endswith("/") else home
        for x in names:
            assert any([(where / x).exists() for where in (room, home, ROOT)]), f"{x} in {room}"
            seen += 1
    assert seen > 40


@cache
def everything() -> set[str]:
    """Every name that a module of tableforge has."""
    out: set[str] = set()
    for module in pkgutil.walk_packages(tableforge.__path__, "tableforge."):
        if not module.name.endswith("__main__"):
            out |= {key for key in vars(importlib.import_module(module.name)) if not key.startswith("__")}
    for script in (ROOT / "web/src").rglob("*.*"):  # and every class, type and component of the client
        out |= {script.stem, *re.findall(r"(?:class|interface|type|const) (\w+)", script.read_text("utf-8"))}
    return out


@pytest.mark.parametrize("name", NAMES)
def test_every_class_and_constant_of_a_document_exists(name: str) -> None:
    for span in spans(name):
        for word in re.findall(r"\b(?:[A-Z][a-z]+(?:[A-Z][a-z]+)+|[A-Z]{2,}(?:_[A-Z]+)+)\b", span):
            known = word in everything() or word.startswith("TABLEFORGE_") or word in ("InternalError", "KeyForge")
            assert known, word


@pytest.mark.parametrize("name", NAMES)
def test_every_name_behind_the_door_exists(name: str) -> None:
    for attribute in re.findall(r"\btableforge\.(\w+)", " ".join(spans(name))):
        assert hasattr(tableforge, attribute) or importlib.import_module(f"tableforge.{attribute}"), attribute


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_of_a_document_exists(name: str) -> None:
    invented = re.findall(r'^id = "(KF\.[a-z-]+)"', text_of(name), re.MULTILINE)  # by the document itself
    for id in re.findall(r"KF\.[a-z0-9]+(?:-[a-z0-9]+)*", text_of(name)):
        assert id in RULES.rules or id in invented, id


def ops(program: Program) -> str:
    return ", ".join([type(op).__name__ for op in program.ops])


def test_the_procedures_of_the_map_are_the_programs() -> None:
    told = " ".join(text_of("architecture.md").split())
    for program in (turn.TURN, use.FIGHTING, damage.DESTRUCTION):
        assert f"`{ops(program)}`" in told, program.name


def test_every_word_of_the_table_is_in_the_vocabulary() -> None:
    rows = re.findall(r"^\| [a-z ]+ \| (.*) \|$", text_of("write-a-card.md"), re.MULTILINE)
    told = [span for row in rows for span in re.findall(r"`([^`]+)`", row)]
    stand_ins = set("set n zone event condition what who x card opponent otherwise power armor a b".split())
    seen = 0
    for span in told:
        for dotted in re.findall(r"[a-z_]+(?:\.[a-z_]+)*", span):
            first, *rest = dotted.split(".")
            if first in stand_ins:
                continue
            value = getattr(words, first)
            for part in rest:
                value = getattr(value, part)
            seen += 1
    assert seen > 80


def test_every_kind_of_question_is_in_the_table_of_the_bot_document() -> None:
    table = re.search(r"\| what is asked \|.*?\n\n", text_of("write-a-bot.md"), re.DOTALL)
    assert table is not None
    told = set(re.findall(r"`([a-z-]+)`", table[0]))
    assert told == {kind.partition(":")[0] for kind in QUESTIONS}


@pytest.mark.parametrize("name", games.names())
def test_every_field_of_a_view_is_in_the_tables_of_the_bot_document(name: str) -> None:
    tables = re.search(rf"<!-- view: {name} -->(.*?)<!-- end of view -->", text_of("write-a-bot.md"), re.DOTALL)
    assert tables is not None
    told = re.findall(r"^\| `(\w+)` \|", tables[1], re.MULTILINE)
    assert told == [field.name for record in records(games.game(name).shown.view_type) for field in record.fields]


def test_the_numbers_of_the_documents_are_counted() -> None:
    rows = {point.row for point in editions.POINTS}
    ours = {name: len(games.game(name).rules.rules) for name in ("keyforge", "arkham", "fateforge")}
    each = f"{ours['keyforge']} of KeyForge, {ours['arkham']} of Arkham Horror, {ours['fateforge']} of Fateforge"
    told = f"one of {sum(ours.values()):,} rules, {each}"
    assert f"{len(CARDS)} cards" in text_of("README.md") and told in text_of("README.md")
    assert f"{len(rows)} rows, {len(RULES.rules)} rules" in text_of("CHANGELOG.md")
    assert f"`POINTS`, {len(rows)} rows" in text_of("architecture.md")
    assert f"{len(CARDS)} sentences" in text_of("architecture.md")


def test_the_readme_says_first_how_to_play_and_how_to_test() -> None:
    assert [line.split()[0] for line in indented("README.md")[:2]] == ["./play", "./test"]
    assert len(text_of("README.md").splitlines()) < 150


def test_every_page_for_players_is_in_french_too_with_the_same_commands() -> None:
    told = importlib.import_module("yaml").safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    nav = {name: pages for part in told["nav"] for name, pages in part.items()}
    french = [place for page in nav["En français"] for place in page.values()]
    for place in [*[place for page in nav["Play"] for place in page.values()], "judge.md"]:
        own = f"fr/{Path(place).name}"
        assert own in french and own in NAMES, place
        assert {call[0] for call in commands(place) if call} <= {call[0] for call in commands(own) if call}, place


def test_readme_and_site_lead_to_every_page() -> None:
    for name in NAMES:
        if name not in TOP and name != "index.md":
            assert name in (ROOT / "mkdocs.yml").read_text("utf-8"), name
            assert f"`docs/{name}`" in text_of("README.md") or name.startswith("fr/"), name

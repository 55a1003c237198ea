"""The first start: the table opens before the engine is compiled, and what goes wrong is told in a sentence."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner

from tableforge import building
from tableforge.cli import main

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ROOT / "tools"
LONG = 300  # seconds: only a guard against hanging


@pytest.fixture(autouse=True)
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))


def tool(name: str) -> ModuleType:
    return import_module(name)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which a build says how far it is."""
    monkeypatch.setenv(building.FOLDER, str(tmp_path))
    monkeypatch.setattr(building, "_STARTED_WITH", None)
    return tmp_path


def write_status(folder: Path, state: str, process: int) -> None:
    (folder / building.STATUS).write_text(json.dumps({"state": state, "process": process}))


# ---------------------------------------------------------------- help
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_before_set_up_is_the_help_of_the_command(lang: str) -> None:
    shown = CliRunner().invoke(main, ["table", "--help", "--lang", lang], prog_name="tableforge")

    assert shown.output.split() == (TOOLS / "help" / f"play.{lang}.txt").read_text("utf-8").split()


@pytest.mark.parametrize(
    ("words", "said"),
    [(["--help"], "Usage:"), (["--lang", "fr", "-h"], "Utilisation"), (["arkham", "--help"], "Usage:")],
)
def test_play_answers_for_help_where_nothing_is_set_up(tmp_path: Path, words: list[str], said: str) -> None:
    shutil.copy(ROOT / "play", tmp_path)
    shutil.copytree(TOOLS, tmp_path / "tools")

    done = subprocess.run([str(tmp_path / "play"), *words], capture_output=True, text=True, timeout=LONG)

    assert done.returncode == 0 and done.stdout.startswith(said), done.stderr
    assert not (tmp_path / ".venv").exists()


# ---------------------------------------------------------------- the script
@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose set-up ends as the file `code` says, and whose table prints what it was called with."""
    shutil.copy(ROOT / "play", tmp_path)
    (tmp_path / "tools").mkdir()
    find = tmp_path / "tools" / "find_python"
    find.write_text(f"#!/bin/sh\necho '{sys.executable}'\n")
    (tmp_path / "tools" / "setup_env.py").write_text(
        "import sys; from pathlib import Path; p = Path(__file__).parent; (p / 'called').write_text(' '.join(sys.argv[1:]))\n"
        "sys.exit(int((p / 'code').read_text()))\n"
    )
    table = tmp_path / ".venv" / "bin" / "tableforge"
    table.parent.mkdir(parents=True)
    table.write_text('#!/bin/sh\necho "$TABLEFORGE_BUILD: $*"\n')
    for path in (find, table):
        path.chmod(0o755)
    return tmp_path


def play(checkout: Path, code: int, *words: str) -> subprocess.CompletedProcess[str]:
    (checkout / "tools" / "code").write_text(str(code))
    return subprocess.run([str(checkout / "play"), *words], capture_output=True, text=True, timeout=LONG)


def test_the_table_opens_with_what_it_was_called_with(checkout: Path) -> None:
    done = play(checkout, 0, "--port", "5000")

    assert done.stdout == f"{checkout}/.venv: table --port 5000\n"
    assert (checkout / "tools" / "called").read_text() == "--play --web -- --port 5000"


def test_the_terminal_needs_no_browser_table(checkout: Path) -> None:
    assert play(checkout, 0, "arkham", "--alone").stdout.endswith("table arkham --alone\n")
    assert (checkout / "tools" / "called").read_text() == "--play -- arkham --alone"


def test_where_the_browser_table_is_not_there_yet_the_terminal_opens_in_the_same_language(checkout: Path) -> None:
    assert play(checkout, 3, "--no-browser", "--lang", "fr").stdout.endswith("table --terminal --lang=fr\n")
    assert play(checkout, 3).stdout.endswith("table --terminal\n")


def test_what_cannot_be_set_up_opens_nothing(checkout: Path) -> None:
    done = play(checkout, 1)
    assert (done.returncode, done.stdout) == (1, "")
    assert play(checkout, 130).returncode == 130


# ---------------------------------------------------------------- what goes wrong
@pytest.mark.parametrize(
    ("log", "english", "french"),
    [
        ("OSError: [Errno 28] No space left on device", "the disk is full", "le disque est plein"),
        ("npm error code ENOSPC", "the disk is full", "le disque est plein"),
        ("npm error code EACCES", "may not be written", "ne peut pas être écrit"),
        (
            "error: Failed to fetch: `x`\n  Caused by: dns error",
            "a download broke off",
            "un téléchargement s’est interrompu",
        ),
        (
            "NewConnectionError: Temporary failure in name resolution",
            "a download broke off",
            "un téléchargement s’est interrompu",
        ),
        ("npm error code EINTEGRITY", "a download broke off", "un téléchargement s’est interrompu"),
        (
            "ERROR: Wheel 'x' located at /tmp/pip-unpack-1/x-1.0-py3-none-any.whl is invalid.",
            "a download broke off",
            "un téléchargement s’est interrompu",
        ),
        (
            "ERROR: HTTP error 502 while getting x.whl",
            "a download broke off",
            "un téléchargement s’est interrompu",
        ),
        (
            "cause: HTTP status server error (502 Bad Gateway) for url (x)",
            "a download broke off",
            "un téléchargement s’est interrompu",
        ),
        ("npm error code E503", "a download broke off", "un téléchargement s’est interrompu"),
    ],
)
def test_what_went_wrong_is_one_sentence_with_what_to_do(
    log: str, english: str, french: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = tool("setup_base")
    for lang, words, do in (("en", english, "then start again"), ("fr", french, "relancez")):
        monkeypatch.setattr(base, "LANG", lang)
        told = base.explained(log)
        assert words in told and do in told and "\n" not in told


def test_a_screen_that_does_not_know_its_width_shows_the_whole_progress_line(monkeypatch: pytest.MonkeyPatch) -> None:
    base = tool("setup_base")
    monkeypatch.setattr(base.os, "get_terminal_size", lambda _=0: os.terminal_size((0, 0)))
    monkeypatch.setattr(base.sys, "stderr", open(os.devnull, "w"))  # noqa: SIM115 (pytest's own has no number)
    assert base.screen_width() == 80


def test_a_command_that_fails_is_told_by_its_last_error_and_the_log_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    base = tool("setup_base")
    monkeypatch.setattr(base, "ROOT", str(tmp_path))
    log = tmp_path / "x.log"

    with pytest.raises(base.SetupError, match=r"^it failed: error: no such thing \(x.log has it all\)$"):
        code = "print('error: no such thing'); print('bye'); raise SystemExit(2)"
        base.run([sys.executable, "-c", code], str(log), "it failed", str(tmp_path))


def test_without_a_compiler_that_is_said_once_and_the_table_opens(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    env, base, engine = tool("setup_env"), tool("setup_base"), tool("setup_engine")
    said: list[str] = []
    monkeypatch.setattr(base, "say", said.append)
    monkeypatch.setattr(base, "VENV", str(tmp_path))
    monkeypatch.setattr(engine, "cannot_compile", lambda: "There is no C compiler")

    env.compile_beside([])
    env.compile_beside([])

    assert said == ["There is no C compiler: the engine runs as plain Python, which is the reference but slower."]


@pytest.mark.parametrize(("lang", "said"), [("en", "could not be built: "), ("fr", "n’a pas pu être construite : ")])
def test_a_browser_table_whose_folder_cannot_be_made_is_told_in_one_line(tmp_path: Path, lang: str, said: str) -> None:
    shutil.copytree(TOOLS, tmp_path / "tools")
    (tmp_path / "build").write_text("in the way")

    command = [sys.executable, str(tmp_path / "tools" / "setup_web.py"), "--lang", lang]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONG)

    assert done.returncode == 1 and said in done.stderr and len(done.stderr.splitlines()) == 1, done.stderr


@pytest.mark.parametrize(
    ("lang", "said", "do"),
    [
        ("en", "could not be fetched: a download broke off", "Or install Node.js"),
        ("fr", "n’a pas pu être obtenu : un", "Ou installez"),
    ],
)
def test_without_node_and_without_a_network_it_is_told_once_why_and_what_to_do(
    lang: str, said: str, do: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    base, web, packages = tool("setup_base"), tool("setup_web"), tool("setup_packages")
    monkeypatch.setattr(base, "LANG", lang)
    monkeypatch.setattr(base, "ROOT", str(tmp_path))
    monkeypatch.setattr(web, "own_node", lambda: "")
    monkeypatch.setattr(base, "ask_python", no_node)
    code = "print('error: Failed to fetch: x'); raise SystemExit(2)"
    failing = [sys.executable, "-c", code]
    log = str(tmp_path / "install.log")
    monkeypatch.setattr(
        packages, "add", lambda *_: base.run(failing, log, "the packages could not be installed", str(tmp_path))
    )

    with pytest.raises(base.SetupError) as told:
        web.found_node()

    assert said in str(told.value) and do in str(told.value) and "./play --terminal" in str(told.value)
    assert "install.log" in str(told.value) and "the packages" not in str(told.value) and "..." not in str(told.value)


def no_node(code: str) -> str:
    """What stands for a virtual environment without Node.js."""
    raise tool("setup_base").SetupError("there is none")


def test_where_there_is_no_compiler_it_is_said_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    base, engine = tool("setup_base"), tool("setup_engine")
    monkeypatch.setenv("CC", "no-such-compiler")
    for lang, said in (("en", "There is no C compiler"), ("fr", "Il n’y a pas de compilateur C")):
        monkeypatch.setattr(base, "LANG", lang)
        assert engine.cannot_compile().startswith(said) and "apt-get install build-essential" in engine.cannot_compile()


# ---------------------------------------------------------------- packages
class Commands:
    """Commands that are written down instead of run; those with one of these words fail."""

    def __init__(self, failing: tuple[str, ...] = ()) -> None:
        self.failing = failing
        self.run: list[str] = []

    def __call__(self, command: list[str], log: str, failure: str, folder: str = "", **variables: str) -> None:
        self.run.append(" ".join(command))
        if any(word in command for word in self.failing):
            raise tool("setup_base").SetupError(failure)


def test_packages_are_installed_by_uv_where_it_is_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    packages, commands = tool("setup_packages"), Commands()
    monkeypatch.setattr(packages.base, "run", commands)
    monkeypatch.setattr(packages, "find_uv", lambda: "/bin/uv")

    packages.add("some-package")

    assert len(commands.run) == 1 and commands.run[0].startswith("/bin/uv pip install")


def test_where_uv_fails_pip_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    packages, commands = tool("setup_packages"), Commands(failing=("/bin/uv",))
    monkeypatch.setattr(packages.base, "run", commands)
    monkeypatch.setattr(packages, "find_uv", lambda: "/bin/uv")
    monkeypatch.setattr(packages.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, "", ""))

    packages.add("some-package")

    assert "-m pip install" in commands.run[-1] and commands.run[-1].endswith("some-package")


def test_pip_alone_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEFORGE_INSTALLER", "pip")
    assert tool("setup_packages").find_uv() == ""


def test_uv_is_told_of_the_indexes_that_pip_is_told_to_use(monkeypatch: pytest.MonkeyPatch) -> None:
    packages = tool("setup_packages")
    listed = "global.index-url='https://mirror.example/simple'\nglobal.extra-index-url='file:///x https://more.example/simple'\n"
    monkeypatch.setattr(packages.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, listed, ""))
    for name in ("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "UV_DEFAULT_INDEX", "UV_INDEX"):
        monkeypatch.delenv(name, raising=False)

    assert packages.indexes_of_pip() == {
        "UV_DEFAULT_INDEX": "https://mirror.example/simple",
        "UV_INDEX": "https://more.example/simple",
    }


# ---------------------------------------------------------------- a second try
@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """What installs packages, into an environment of its own that has an interpreter."""
    found, base = tool("setup_packages"), tool("setup_base")
    monkeypatch.setattr(found, "VENV", str(tmp_path))
    for name in ("INSTALLED", "UNDERWAY"):
        monkeypatch.setattr(found, name, str(tmp_path / Path(getattr(found, name)).name))
    monkeypatch.setattr(found, "usable", lambda: True)
    monkeypatch.setattr(found, "find_uv", lambda: "")
    monkeypatch.setattr(found, "make_venv", lambda: (tmp_path / "made").write_text("anew"))
    monkeypatch.setattr(found.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, "", ""))
    monkeypatch.setattr(base, "ask_python", lambda code: ".so")
    return found


def test_an_installation_that_broke_off_is_not_taken_for_one_and_the_next_try_makes_it_whole(
    packages: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packages.base, "run", Commands(failing=("--editable",)))
    with pytest.raises(packages.base.SetupError):
        packages.install("play", afresh=False)
    assert not packages.installed("play") and not (tmp_path / "made").exists()

    monkeypatch.setattr(packages.base, "run", Commands())
    packages.install("play", afresh=False)  # half-written packages would look whole
    assert packages.installed("play") and (tmp_path / "made").exists()

    (tmp_path / "made").unlink()
    packages.install("dev", afresh=False)  # what is whole is gone on from
    assert packages.installed("dev") and not (tmp_path / "made").exists()


def test_a_browser_table_that_broke_off_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    base, web = tool("setup_base"), tool("setup_web")
    monkeypatch.setattr(base, "BUILD", str(tmp_path))
    for name in ("LAID_IN", "BUILT", "LOCK"):
        monkeypatch.setattr(web, name, str(tmp_path / name))
    monkeypatch.setattr(web, "npm", lambda: "npm")
    monkeypatch.setattr(web, "found_node", lambda: "node")
    for failing, done in (("ci", ["ci"]), ("build", ["ci", "build"]), ("", ["build"]), ("", [])):
        commands = Commands(failing=(failing,))
        monkeypatch.setattr(base, "run", commands)
        with nullcontext() if not failing else pytest.raises(base.SetupError):
            web.build()
        assert [next(word for word in ("ci", "build") if f" {word}" in run) for run in commands.run] == done


def test_the_line_moves_while_modules_are_made_quick_to_load(monkeypatch: pytest.MonkeyPatch) -> None:
    env, base = tool("setup_env"), tool("setup_base")
    under_way: list[dict[str, float]] = []
    monkeypatch.setattr(env.subprocess, "run", lambda *_, **__: under_way.append({**base.PROGRESS.running}))
    env.write_bytecode()
    assert len(under_way) == 1 and len(under_way[0]) == 1 and not base.PROGRESS.running


# ---------------------------------------------------------------- two starts at once
WAITER = """
import sys; sys.path.insert(0, sys.argv[1])
import setup_base as base
base.LOCK = sys.argv[2] + ".lock"
print("started", flush=True)
with base.alone(), open(sys.argv[2], "a") as diary:
    diary.write("begins ")
    diary.flush()
    sys.stdin.readline()
    diary.write("ends ")
"""


def waiter(diary: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WAITER, str(TOOLS), str(diary)]
    out = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert out.stdout is not None and out.stdout.readline() == "started\n"
    return out


def test_two_set_ups_of_the_same_checkout_are_done_one_after_the_other(tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    both = [waiter(diary), waiter(diary)]

    for process in both:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    for process in both:
        process.communicate(timeout=LONG)

    assert diary.read_text() == "begins ends begins ends "


# ---------------------------------------------------------------- compiling beside the table
@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The builder, on a folder of its own."""
    found = tool("setup_engine")
    for name in ("FAILED", "BUILDER", "STATUS", "WANTED"):
        monkeypatch.setattr(found, name, str(tmp_path / Path(getattr(found, name)).name))
    monkeypatch.setattr(found.os, "nice", lambda n: 0)
    monkeypatch.setattr(found, "everything", lambda: "these sources")
    monkeypatch.setattr(found.setup_packages, "installed", lambda level: True)
    yield found


def test_the_game_that_is_played_is_compiled_first_then_the_others(
    engine: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[str] = []

    def build(what: str, optimized: str) -> None:
        built.append(what)
        Path(engine.WANTED).write_text("keyforge")  # somebody opens a table of it meanwhile

    monkeypatch.setattr(engine, "build", build)
    monkeypatch.setattr(
        engine, "compiled", lambda package="", optimized="": package in built or package not in engine.games()
    )

    engine.build_beside("fateforge")

    assert built == ["fateforge", "keyforge", "arkham"]
    assert json.loads(Path(engine.STATUS).read_text())["state"] == "ready"


def test_a_build_that_fails_says_why_and_is_not_tried_again_in_vain(
    engine: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(what: str, optimized: str) -> None:
        raise engine.SetupError("cc: internal error")

    monkeypatch.setattr(engine, "build", fail)
    monkeypatch.setattr(engine, "compiled", lambda package="", optimized="": False)

    engine.build_beside("")

    told = json.loads(Path(engine.STATUS).read_text())
    assert (told["state"], told["why"]) == ("failed", "cc: internal error")
    assert not engine.needed()


BUILDER = """
import sys; sys.path.insert(0, sys.argv[1])
import setup_engine as engine
engine.BUILDER = sys.argv[2]
with engine.only_builder(wait=False):
    print("in", flush=True)
    sys.stdin.readline()
"""


def builder(lock: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", BUILDER, str(TOOLS), str(lock)]
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def test_whoever_needs_the_engine_at_once_ends_the_build_beside(engine: ModuleType) -> None:
    beside = builder(Path(engine.BUILDER))
    assert beside.stdout is not None and beside.stdout.readline() == "in\n"

    with engine.only_builder(wait=True):
        assert beside.wait(timeout=LONG) != 0
    beside.communicate()


def test_a_second_build_beside_leaves_the_first_alone(engine: ModuleType) -> None:
    first = builder(Path(engine.BUILDER))
    assert first.stdout is not None and first.stdout.readline() == "in\n"

    second = builder(Path(engine.BUILDER))
    _, told = second.communicate(timeout=LONG)

    assert "another build is under way" in told and first.poll() is None
    first.communicate("\n", timeout=LONG)
    assert first.returncode == 0


# ---------------------------------------------------------------- what is said of it
def test_one_quiet_line_says_that_the_engine_is_being_made_faster(folder: Path) -> None:
    write_status(folder, "compiling", os.getpid())

    told = building.status_line()

    assert told is not None and "next start" in told.text("en") and "prochain démarrage" in told.text("fr")


def test_a_build_whose_process_has_gone_is_not_spoken_of(folder: Path) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    write_status(folder, "compiling", gone.pid)

    assert building.status_line() is None


def test_an_engine_that_got_ready_while_the_table_was_open_is_told_once_it_is(folder: Path) -> None:
    write_status(folder, "compiling", os.getpid())
    assert building.status() == "building"
    write_status(folder, "ready", 0)
    assert building.status() == "ready"


def test_an_engine_that_was_ready_before_is_not_spoken_of(folder: Path) -> None:
    write_status(folder, "ready", 0)
    assert building.status_line() is None


def test_without_a_build_nothing_is_said_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(building.FOLDER, raising=False)
    building.prefer("keyforge")
    assert building.status_line() is None and not list(tmp_path.iterdir())


def test_the_builder_reads_which_game_is_played_where_the_table_writes_it(folder: Path) -> None:
    engine = tool("setup_engine")
    assert (Path(engine.WANTED).name, Path(engine.STATUS).name) == (building.WANTED, building.STATUS)

    building.prefer("arkham")
    building.prefer("keyforge")
    assert (folder / building.WANTED).read_text() == "keyforge"


# ---------------------------------------------------------------- waiting for the browser table
class Building:
    """A build of the browser table that never ends, or has failed."""

    def __init__(self, code: int | None, told: str = "") -> None:
        self.returncode = code
        self.stderr = io.StringIO(told)

    def poll(self) -> int | None:
        return self.returncode


def client(code: int | None, told: str = "") -> object:
    env = tool("setup_env")
    out = env.Client(False, False)
    out.process = Building(code, told)
    return out


def test_whoever_waited_for_the_browser_table_long_enough_is_shown_the_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert client(None).wait(-1.0) == tool("setup_env").NOT_YET  # type: ignore[attr-defined]
    assert "Here is the terminal meanwhile" in capsys.readouterr().err


def test_a_browser_table_that_cannot_be_built_is_told_with_its_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert client(1, "no Node.js").wait(60.0) == tool("setup_env").NOT_YET  # type: ignore[attr-defined]
    assert capsys.readouterr().err.startswith("No Node.js\n")
    with pytest.raises(tool("setup_base").SetupError, match=r"no Node\.js"):
        client(1, "no Node.js").wait(None)  # type: ignore[attr-defined]

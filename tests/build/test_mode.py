"""Which packages run compiled: those whose record agrees with every source, and with the packages they stand on."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tableforge import _mode

ROOT = Path(__file__).resolve().parents[2]
SUFFIX = ".cpython-311-x86_64-linux-gnu.so"
STANDS_ON = {"kernel": [], "keyforge": ["kernel"], "arkham": ["kernel"]}


def script(path: str) -> ModuleType:
    """A script of the repository as a module; it does nothing unless it is run."""
    spec = importlib.util.spec_from_file_location(f"script_{Path(path).stem}", ROOT / path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def builder() -> ModuleType:
    return script("setup.py")


def source(src: Path, package: str) -> Path:
    return src / "tableforge" / package / "state.py"


def record(src: Path, package: str) -> Path:
    return Path(_mode.record_path(str(src), package, SUFFIX))


@pytest.fixture
def src(tmp_path: Path) -> Path:
    """A source tree with a kernel and two games on it, all of them compiled from what lies there."""
    build = builder()
    for package, needed in STANDS_ON.items():
        folder = tmp_path / "tableforge" / package
        folder.mkdir(parents=True)
        (folder / "compiled.txt").write_text("state.py\n")
        (folder / "state.py").write_text("".join(f"import tableforge.{name}.state\n" for name in needed) + "N = 1\n")
        library = tmp_path / f"tableforge_{package}__mypyc{SUFFIX}"
        library.write_text(package)
    for package, needed in STANDS_ON.items():
        made_from = build.sources([source(tmp_path, package)], tmp_path)
        lines = ["build 0 0 - mypy", *[f"needs 0 0 - {name}" for name in needed]]
        lines.append(f"module {len(package)} 0 - tableforge_{package}__mypyc{SUFFIX}")
        for path in made_from:
            size, mtime, digest = build.stamp(path)
            lines.append(f"source {size} {mtime} {digest} {path.relative_to(tmp_path).as_posix()}")
        record(tmp_path, package).write_text("\n".join(lines) + "\n")
    return tmp_path


def fresh(src: Path, pure: str = "") -> list[str]:
    """The packages that a process started now would run compiled."""
    finder = _mode._Finder(str(src), SUFFIX, pure)
    return [package for package in STANDS_ON if finder.compiled(package)]


def test_untouched_packages_all_run_compiled(src: Path) -> None:
    assert fresh(src) == ["kernel", "keyforge", "arkham"]


def test_an_edit_to_one_game_sends_only_that_game_to_its_sources(src: Path) -> None:
    source(src, "arkham").write_text("import tableforge.kernel.state\nN = 2\n")

    assert fresh(src) == ["kernel", "keyforge"]


def test_an_edit_to_the_kernel_sends_everything_to_its_sources(src: Path) -> None:
    source(src, "kernel").write_text("N = 2\n")

    assert fresh(src) == []


def spoil_record(src: Path) -> None:
    record(src, "kernel").unlink()


def spoil_library(src: Path) -> None:
    (src / f"tableforge_kernel__mypyc{SUFFIX}").write_text("half a kern")


def cut_record(src: Path) -> None:
    record(src, "kernel").write_text("build 0 0 - mypy\nneeds 0\n")


@pytest.mark.parametrize("spoil", [spoil_record, spoil_library, cut_record])
def test_games_do_not_run_compiled_on_a_kernel_that_does_not(src: Path, spoil: Callable[[Path], None]) -> None:
    """Their own records and sources are untouched: it is the package below them that is missing."""
    spoil(src)

    assert fresh(src) == []


def test_a_game_that_was_never_compiled_runs_from_its_sources_beside_compiled_ones(src: Path) -> None:
    (src / "tableforge" / "fateforge").mkdir()

    assert fresh(src) == ["kernel", "keyforge", "arkham"]
    assert not _mode._Finder(str(src), SUFFIX, "").compiled("fateforge")


def test_a_newer_time_with_the_same_content_keeps_a_package_compiled(src: Path) -> None:
    """A checkout or a copy moves times."""
    for package in STANDS_ON:
        os.utime(source(src, package), ns=(1, 1))

    assert fresh(src) == ["kernel", "keyforge", "arkham"]


def test_an_edit_of_the_same_length_is_seen(src: Path) -> None:
    text = source(src, "keyforge").read_text()
    source(src, "keyforge").write_text(text.replace("1", "2"))

    assert fresh(src) == ["kernel", "arkham"]


@pytest.mark.parametrize(
    ("pure", "left"),
    [
        ("1", []),
        ("yes", []),
        ("0", ["kernel", "keyforge", "arkham"]),
        ("keyforge", ["kernel", "arkham"]),
        ("keyforge,arkham", ["kernel"]),
        ("kernel", []),
    ],
)
def test_the_sources_of_all_or_of_named_packages_can_be_asked_for(src: Path, pure: str, left: list[str]) -> None:
    assert fresh(src, pure) == left


def test_what_is_compiled_while_a_process_runs_is_left_to_the_next_one(src: Path) -> None:
    """Otherwise a game that is first opened then would stand compiled on a kernel that runs from its sources."""
    kernel = record(src, "kernel")
    text = kernel.read_text()
    kernel.unlink()
    running = _mode._Finder(str(src), SUFFIX, "")
    assert not running.compiled("kernel")

    kernel.write_text(text)

    assert not running.compiled("keyforge") and not running.compiled("arkham")
    assert fresh(src) == list(STANDS_ON)


def test_processes_that_a_program_starts_decide_as_it_has(src: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finder = _mode._Finder(str(src), SUFFIX, "arkham")
    monkeypatch.setattr(_mode, "_FINDER", finder)
    monkeypatch.setattr(_mode, "_SRC", str(src))
    monkeypatch.setenv("TABLEFORGE_PURE", "")

    _mode.decide_for_children()

    assert os.environ["TABLEFORGE_PURE"] == "arkham"
    assert fresh(src, os.environ["TABLEFORGE_PURE"]) == ["kernel", "keyforge"]


def test_a_package_that_runs_from_its_sources_is_found_beside_compiled_modules(src: Path) -> None:
    """The extension module lies first on Python's own search, so the finder must look past it."""
    folder = src / "tableforge" / "arkham"
    (folder / f"state{SUFFIX}").write_text("no library at all")
    source(src, "arkham").write_text("import tableforge.kernel.state\nN = 2\n")
    finder = _mode._Finder(str(src), SUFFIX, "")

    found = finder.find_spec("tableforge.arkham.state", [str(folder)])
    left_to_python = finder.find_spec("tableforge.keyforge.state", [str(src / "tableforge" / "keyforge")])

    assert found is not None and found.origin == str(source(src, "arkham"))
    assert left_to_python is None


def test_a_module_written_while_python_runs_is_found_once_caches_are_dropped(src: Path) -> None:
    finder = _mode._Finder(str(src), SUFFIX, "1")
    folder = src / "tableforge" / "arkham"
    assert finder.find_spec("tableforge.arkham.bag", [str(folder)]) is None

    (folder / "bag.py").write_text("")
    finder.invalidate_caches()

    assert finder.find_spec("tableforge.arkham.bag", [str(folder)]) is not None


def test_where_compiling_fails_only_what_is_stale_is_removed(src: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise an edit to one game that does not compile would send the others to their sources."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    setup_engine = script("tools/setup_engine.py")
    monkeypatch.setattr(setup_engine, "SRC", str(src))
    monkeypatch.setattr(setup_engine.setup_packages, "suffix", lambda: SUFFIX)
    module = src / "tableforge" / "arkham" / f"state{SUFFIX}"
    module.write_text("")
    assert setup_engine.left_over() == []

    source(src, "arkham").write_text("N = [")

    gone = {str(module), str(record(src, "arkham")), str(src / f"tableforge_arkham__mypyc{SUFFIX}")}
    assert set(setup_engine.left_over()) == gone


# What the builder looks at


def test_one_game_is_compiled_with_all_that_it_stands_on_and_nothing_else() -> None:
    build = builder()
    groups = build.listed()

    assert list(build.with_needed(["kernel"], groups)) == ["kernel"]
    one = build.with_needed(["keyforge"], groups)
    assert {"kernel", "keyforge"} <= one.keys() and "arkham" not in one
    with pytest.raises(SystemExit, match="names chess, which lists no module to compile; these do: arkham"):
        build.with_needed(["chess"], groups)


def test_a_group_is_made_from_all_that_its_modules_import(src: Path) -> None:
    found = builder().sources([source(src, "arkham")], src)

    assert found == [source(src, "arkham"), source(src, "kernel")]


def test_a_list_that_names_a_missing_module_is_refused_by_name(src: Path) -> None:
    (src / "tableforge" / "arkham" / "compiled.txt").write_text("stat.py  # no such file\n")

    with pytest.raises(SystemExit, match=r"arkham/compiled.txt lists stat.py"):
        builder().listed(src)


def test_the_kernel_stands_on_no_game_and_each_game_names_what_it_stands_on() -> None:
    build = builder()
    groups = build.listed()
    needs = {package: build.Group(package, groups).needs for package in groups}

    assert needs["kernel"] == []
    assert "kernel" in needs["keyforge"]
    assert not any("keyforge" in needed for needed in needs.values())


class OldCompiler:
    """A compiler object without the private methods that compiling side by side needs."""

    def compile(self, *arguments: Any) -> list[str]:
        return [f"{name}.o" for name in arguments[0]]


def test_c_files_are_compiled_one_by_one_where_setuptools_offers_no_other_way() -> None:
    compiler = OldCompiler()

    assert builder().side_by_side(compiler, compiler.compile, ["a.c", "b.c"]) == ["a.c.o", "b.c.o"]


def test_an_object_is_made_again_when_a_header_behind_its_header_changes(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text('#include "a.h"\n')
    (tmp_path / "a.h").write_text('#  include "b.h"\n')
    (tmp_path / "b.h").write_text("int x;\n")
    (tmp_path / "other.h").write_text("int y;\n")
    build = builder()
    before = build.key_of(tmp_path / "a.c", "cc")

    (tmp_path / "other.h").write_text("long y;\n")
    assert build.key_of(tmp_path / "a.c", "cc") == before
    assert build.key_of(tmp_path / "a.c", "clang") != before

    (tmp_path / "b.h").write_text("long x;\n")
    assert build.key_of(tmp_path / "a.c", "cc") != before

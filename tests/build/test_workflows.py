"""The workflows for hosted machines: they call what is there, for the Pythons that are promised, and say that they are untried."""

from __future__ import annotations

import importlib
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import click
import pytest

from tableforge.cli import main

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
OURS = re.compile(r"^(?:\./|tools/|tests/|docs/|requirements-)")
yaml = importlib.import_module("yaml")


def steps(path: Path) -> list[dict[str, Any]]:
    told = yaml.safe_load(path.read_text("utf-8"))
    return [step for job in told["jobs"].values() for step in job["steps"]]


def test_there_is_one_for_tests_wheels_site_and_documents() -> None:
    assert {path.stem for path in WORKFLOWS} >= {"test", "wheels", "site", "docs"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_file_and_command_of_a_workflow_is_there(path: Path) -> None:
    named = 0
    for step in steps(path):
        assert ("uses" in step) != ("run" in step), step
        assert "uses" not in step or re.fullmatch(r"actions/[a-z-]+@v\d+", step["uses"]), step
        for command in re.split(r"&&|\n", step.get("run", "")):
            words = shlex.split(command, comments=True)
            for word in words:
                if OURS.match(word) and "*" not in word:
                    assert (ROOT / word).exists(), f"{path.name}: {word}"
                    named += 1
            if words[:1] == ["tableforge"]:
                assert main.get_command(click.Context(main), words[1]), words
                named += 1
    assert named


def test_every_promised_python_is_tried_and_nothing_that_has_not_run_is_called_tried() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    promised = [line.rpartition(" ")[2] for line in project["classifiers"] if re.search(r":: 3\.\d+$", line)]
    told = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text("utf-8"))["jobs"]
    assert promised == told["quick"]["strategy"]["matrix"]["python"] == told["windows"]["strategy"]["matrix"]["python"]
    wheels = (ROOT / ".github/workflows/wheels.yml").read_text("utf-8")
    assert " ".join([f"cp{version.replace('.', '')}-*" for version in promised]) in wheels
    for path in WORKFLOWS:
        assert "Untried: it has not run on the hosted machines yet." in path.read_text("utf-8"), path.name

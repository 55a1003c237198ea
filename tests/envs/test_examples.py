"""The examples learn: in seconds enough to see it, from the same files that docs/envs.md tells of; its tables are the encoders'."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from harness import TESTS

EXAMPLES = TESTS.parent / "examples"
PAGE = TESTS.parent / "docs" / "envs.md"
LEARNERS = sorted([path for path in EXAMPLES.glob("*.py") if "import envs" in path.read_text("utf-8")])


def example(name: str) -> ModuleType:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_the_example_of_keyforge_learns_to_beat_chance() -> None:
    """After some hundred games it wins most; within a minute, as docs/envs.md has it, over nine in ten."""
    module = example("learn_keyforge")
    learner = module.Learner()
    assert module.judge(learner, 40, 10) < 0.5
    module.train(learner, np.inf, games=600, side_by_side=16)
    assert module.judge(learner, 40, 11) > 0.6


@pytest.mark.slow
def test_the_example_of_arkham_gets_further_with_every_game() -> None:
    """Progress grows: what the policy learned from some games takes it further than chance in fresh ones."""
    module = example("learn_arkham")
    learner = module.Learner()

    def reached(seed: int) -> float:
        env = module.envs.batch("arkham", 25, reward="progress", **module.SETTINGS)
        rng = np.random.default_rng(seed)
        seen, _ = env.reset(seed=seed)
        total, open_ = np.zeros(25), np.ones(25, bool)
        while open_.any():
            shares = learner.policy(seen)[2]
            seen, rewards, over, cut, _ = env.step(module.drawn(shares, rng))
            total += np.where(open_, rewards, 0.0)
            open_ &= ~(over | cut)
        return float(total.mean())

    before = reached(5)
    module.train(learner, np.inf, games=250, side_by_side=25)
    assert reached(5) > before + 0.03


@pytest.mark.parametrize("path", LEARNERS, ids=lambda path: path.stem)
def test_an_example_is_one_file_that_the_page_tells_of(path: Path) -> None:
    text = path.read_text("utf-8")
    assert f"examples/{path.name}" in PAGE.read_text("utf-8")
    assert not re.search(r"^from (?!__future__|tableforge|torch|collections|pathlib|typing)", text, re.MULTILINE)
    compile(text, str(path), "exec")


@pytest.mark.slow
def test_the_tables_of_the_page_are_those_of_the_encoders() -> None:
    """`python tools/env_columns.py` writes them."""
    told = subprocess.run([sys.executable, "tools/env_columns.py", "--check"], cwd=TESTS.parent, capture_output=True)
    assert told.returncode == 0, told.stderr

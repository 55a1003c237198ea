"""Every guard and every reader of texts from outside takes the worst texts, and long ones: the work grows with the length alone.

Where it grew with the square of it, the same texts would take hours; `bench/hostile.py` shows time against length.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from server import hostile_texts

from tableforge.decks.wording import clean
from tableforge.position import Marks, parse
from tableforge.server.guard import DEEPEST, check_depth
from tableforge.server.refusals import Refusal
from tableforge.tongue.spelling import LONGEST_NAME, MOST_ACCENTS, compose_letters, squash

GUARD = 900  # seconds: a generous bound for what takes half a minute, and would take a day


@pytest.mark.slow
def test_no_text_that_is_taken_costs_more_than_its_length() -> None:
    tests = Path(hostile_texts.__file__).parent.parent
    way = os.pathsep.join([str(tests), *[path for path in sys.path if path]])
    program = [sys.executable, "-m", "server.hostile_texts"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": way}) as reading:
        try:
            said, _ = reading.communicate(timeout=GUARD)
        except subprocess.TimeoutExpired:
            reading.kill()
            said, _ = reading.communicate()
            pytest.fail(f"no end is seen of {said.splitlines()[-1]}")
    lines = said.splitlines()
    assert reading.returncode == 0, lines[-1]
    assert len(lines) == len(hostile_texts.READERS) * len(hostile_texts.PIECES)


@pytest.mark.parametrize(
    ("data", "deep"),
    (
        (b"[" * DEEPEST + b"]" * DEEPEST, False),
        (b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1), True),
        (b'{"a":' * (DEEPEST + 1), True),
        (b"[{}]" * 1000, False),
        (b'{"' + b"[" * 100 + b'": "' + b'\\"[{' * 100 + b'"}', False),
        (b'"' + b"[" * 100, False),  # a string without an end: there is nothing in it to be nested
        (b'"\\', False),
        (b'"\n\\\n[[' + b"[" * 100, False),
        (b'""' + b"[" * (DEEPEST + 1), True),
        (b"]" * 100 + b"[" * DEEPEST, False),
        (b"[" * DEEPEST + b"[]" * 3 + b"]" * DEEPEST, True),
    ),
)
def test_what_is_nested_is_told_from_what_a_string_holds(data: bytes, deep: bool) -> None:
    if deep:
        with pytest.raises(Refusal):
            check_depth(data)
    else:
        check_depth(data)


def test_a_name_with_more_accents_than_any_has_is_cut_and_others_are_as_they_were() -> None:
    assert clean("e\u0301tude\u0301\u0316") == "étud\u00e9\u0316"
    assert compose_letters("e" + "\u0301\u0316" * 500).count("\u0301") <= MOST_ACCENTS
    assert squash("É" * (LONGEST_NAME + 9)) == "e" * LONGEST_NAME


def test_a_card_is_read_mark_by_mark() -> None:
    marks = Marks(("damage",), ("stun",), ("owner",), ("upgrades",), {"[": "upgrades", "!": "owner"})
    read = parse("valdr[a,b]!foe+damage:2+stun", marks)
    assert read == {"id": "valdr", "upgrades": ["a", "b"], "owner": "foe", "damage": 2, "stun": True}

"""What holds for every language of the voice: the same files, a row for every word, examples that run."""

from __future__ import annotations

import dataclasses
import doctest
import importlib
import re
from pathlib import Path
from types import ModuleType

import pytest

import tableforge
from tableforge.keyforge import names, questions, words
from tableforge.keyforge.voice.clauses import ROWS
from tableforge.keyforge.voice.languages import part, tongue
from tableforge.tongue.text import LANGUAGES

SRC = Path(tableforge.__file__).parent
VOICE = SRC / "keyforge" / "voice"
MODULES = [
    ".".join(p.relative_to(SRC.parent).with_suffix("").parts)
    for room in (SRC / "tongue", VOICE)
    for p in sorted(room.rglob("*.py"))
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_the_tongues_and_voices_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_every_language_is_cut_into_the_same_files() -> None:
    files = {lang: {p.name for p in (VOICE / lang).glob("*.py")} for lang in LANGUAGES}

    assert all(files[lang] == files["en"] for lang in LANGUAGES)
    assert {p.name for p in VOICE.iterdir() if p.is_dir() and p.name != "__pycache__"} == set(LANGUAGES)


def classes(kind: type, *modules: ModuleType) -> set[type]:
    """The classes of a kind that modules offer."""
    offered = [x for m in modules for x in vars(m).values() if isinstance(x, type)]
    return {x for x in offered if issubclass(x, kind) and x is not kind}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_class_of_word_and_node_there_is_has_its_row_in_the_table_of_its_kind(lang: str) -> None:
    part(lang, "cards")
    talk = part(lang, "talk")

    assert classes(words.Effect, words) == set(talk.EFFECTS.rows)
    assert classes(words.Ability, words) | {questions.KeywordIs} == set(talk.ABILITIES.rows)
    assert classes(words.Target, words) == set(talk.TARGETS.rows)
    assert classes(questions.Amount, questions) == set(talk.AMOUNTS.rows)
    assert classes(questions.Cond, questions) == set(talk.CONDITIONS.rows)
    spoken = {*part(lang, "sets").SETS.rows, questions.And, questions.Or, questions.Not, questions.Extreme}
    assert classes(questions.Sel, questions) <= spoken
    assert set(range(len(names.EVENT_KINDS))) == set(part(lang, "events").EVENTS)
    players = {*part(lang, "lexicon").PLAYERS, "its_controller", "its_owner", "its_opponent"}
    assert {x.name for x in vars(words).values() if isinstance(x, questions.Who)} <= players


def test_every_row_is_for_a_word_there_is_and_speaks_of_parts_it_has() -> None:
    for key, row in ROWS.items():
        kind = key[0] if isinstance(key, tuple) else key
        for lang in LANGUAGES:
            fields = re.findall(r"\{(\w+)", row.text(lang))
            assert set(fields) <= {f.name for f in dataclasses.fields(kind)}, (kind, lang)


def test_every_row_without_a_language_has_a_function_there() -> None:
    for key, row in ROWS.items():
        kind = key[0] if isinstance(key, tuple) else key
        for lang in [lang for lang in LANGUAGES if not row.text(lang)]:
            assert part(lang, "talk").EFFECTS.rows[kind] is not part(lang, "clauses").from_row, (kind, lang)


@pytest.mark.parametrize("table", ["events", "questions", "many", "labels", "abilities", "steps"])
def test_every_language_has_the_same_sentences_at_the_table(table: str) -> None:
    english = getattr(tongue("en"), table)

    assert all(set(getattr(tongue(lang), table)) == set(english) for lang in LANGUAGES)


def test_nobody_in_the_tongues_and_voices_asks_which_language_it_is() -> None:
    for path in [*(SRC / "tongue").rglob("*.py"), *VOICE.rglob("*.py")]:
        assert not re.search(r"""lang\w* *(==|!=|in) *["'(]""", path.read_text("utf-8")), path

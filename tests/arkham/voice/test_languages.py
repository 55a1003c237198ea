"""What holds for every language of Arkham Horror's voice: the same files, a row for every word, examples that run."""

from __future__ import annotations

import dataclasses
import doctest
import importlib
import re
from pathlib import Path
from types import ModuleType

import pytest

import tableforge
from tableforge.arkham import names, words
from tableforge.arkham.lexicon import LEXICON
from tableforge.arkham.questions import amounts, conditions, sets
from tableforge.arkham.voice.clauses import FORBIDDEN, HAPPENINGS, ROWS
from tableforge.arkham.voice.languages import lexicon, part
from tableforge.arkham.voice.shape import Cannots, Gets
from tableforge.tongue.text import LANGUAGES
from tableforge.words import amounts as shared_amounts
from tableforge.words import flow
from tableforge.words import sets as shared_sets
from tableforge.words.amounts import Amount, Cond
from tableforge.words.lower import Effect, Target
from tableforge.words.sets import Sel

SRC = Path(tableforge.__file__).parent
VOICE = SRC / "arkham" / "voice"
MODULES = [".".join(p.relative_to(SRC.parent).with_suffix("").parts) for p in sorted(VOICE.rglob("*.py"))]


@pytest.mark.parametrize("name", [*MODULES, "tableforge.arkham.doors.cli.cards"])
def test_the_examples_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_every_language_is_cut_into_the_same_files() -> None:
    files = {lang: {p.name for p in (VOICE / lang).glob("*.py")} for lang in LANGUAGES}

    assert all(files[lang] == files["en"] for lang in LANGUAGES)
    assert {p.name for p in VOICE.iterdir() if p.is_dir() and p.name != "__pycache__"} == set(LANGUAGES)


def classes(kind: type, *modules: ModuleType) -> set[type]:
    """The classes of a kind that modules define or offer, but for the abstract ones."""
    offered = [x for m in modules for x in vars(m).values() if isinstance(x, type)]
    return {x for x in offered if issubclass(x, kind) and x not in (kind, *ABSTRACT)}


ABSTRACT = (words.Payable, words.Modifier, words.OfCards, Cond, Amount, sets.Sel, sets.Found, Sel)
OF_OTHER_GAMES = {  # shared words that no card of this game uses
    flow.ChooseOne,
    flow.RepeatIf,
    shared_amounts.Half,
    shared_amounts.AtMost,
    shared_amounts.ThatMuch,
}
MERGED = {words.Get: Gets, words.Cannot: Cannots}  # said together with others of their kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_class_of_word_and_node_there_is_has_its_row_in_the_table_of_its_kind(lang: str) -> None:
    part(lang, "cards")
    talk = part(lang, "talk")

    effects = {MERGED.get(x, x) for x in classes(Effect, words, flow)}
    assert effects - OF_OTHER_GAMES == set(talk.EFFECTS.rows)
    assert classes(words.Has, words) == set(talk.ABILITIES.rows)
    assert classes(Target, words) == set(talk.TARGETS.rows)
    assert classes(Amount, amounts, shared_amounts) - OF_OTHER_GAMES == set(talk.AMOUNTS.rows)
    assert classes(Cond, conditions, shared_amounts) - OF_OTHER_GAMES == set(talk.CONDITIONS.rows)
    spoken = set(part(lang, "sets").SETS.rows)
    assert classes(sets.Sel, sets) | {shared_sets.And, shared_sets.Or, shared_sets.Not} <= spoken


def test_every_row_is_for_a_word_there_is_and_speaks_of_parts_it_has() -> None:
    for key, row in ROWS.items():
        kind = key[0] if isinstance(key, tuple) else key
        for lang in LANGUAGES:
            fields = set(re.findall(r"\{(\w+)", row.text(lang))) - {"this", "you"}
            assert fields <= {f.name for f in dataclasses.fields(kind)}, (kind, lang)


def test_every_row_is_said_in_every_language() -> None:
    for row in [*ROWS.values(), *HAPPENINGS.values(), *FORBIDDEN.values()]:
        assert all(row.text(lang) for lang in LANGUAGES)


def test_every_kind_of_happening_and_everything_forbidden_has_its_row() -> None:
    unspoken = {names.LEAVES_PLAY, names.FACTS.index("reveals")}  # no card reacts to these
    kinds = {key[0] if isinstance(key, tuple) else key for key in HAPPENINGS}
    assert kinds == set(range(len(names.FACTS))) - unspoken
    assert set(FORBIDDEN) == set(range(len(names.CANNOT_VERBS)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_type_trait_and_symbol_has_a_name(lang: str) -> None:
    said = lexicon(lang)
    assert all(LEXICON.word(lang, name) for name in names.TYPES)
    assert all(said.trait(name) for name in words.TRAITS)
    signs = [said.sign(face) for face in range(names.SKULL, names.ELDER_SIGN + 1)]
    assert len(set(signs)) == len(signs) and all(s[0] == "[" and s[-1] == "]" for s in signs)

"""A text in every language: written side by side, filled in, joined, quoted, and looked up where a language has its own list."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from tableforge.tongue.clause import ClauseRow
from tableforge.tongue.spelling import unknown
from tableforge.tongue.text import LANGUAGES, Language, Text, Texts, column, expected_but_got, join_texts, quote_each

LAMP = Text("a lamp", "une lampe")
WICK = Text("a wick", "une mèche")


def plain(**texts: str) -> Language:
    """A language with the signs of English and a list of its own texts, by the English ones."""
    return replace(LANGUAGES["en"], name="Plain", texts=texts)


@pytest.fixture
def third(monkeypatch: pytest.MonkeyPatch) -> str:
    own = {"a lamp": "lanterna", "{it} burns": "ardet {it}", "{would}; got {value!r}": "{would}, non {value!r}"}
    monkeypatch.setitem(LANGUAGES, "la", plain(**own))
    return "la"


def test_texts_are_joined_by_commas_and_by_semicolons_in_each_language() -> None:
    assert join_texts([LAMP, WICK], "comma").texts() == {"en": "a lamp, a wick", "fr": "une lampe, une mèche"}
    assert join_texts([LAMP, WICK]).texts() == {"en": "a lamp; a wick", "fr": "une lampe\u00a0; une mèche"}


def test_values_in_a_row_are_quoted_as_each_language_quotes() -> None:
    assert quote_each(["a", "b"], "or").texts() == {"en": "'a' or 'b'", "fr": "«\u00a0a\u00a0» ou «\u00a0b\u00a0»"}


def test_a_text_that_is_quoted_is_quoted_in_the_language_around_it() -> None:
    assert Text("not {it!r}", "pas {it!r}").fill(it=LAMP).texts() == {
        "en": "not 'a lamp'",
        "fr": "pas «\u00a0une lampe\u00a0»",
    }


def test_a_further_language_has_its_texts_by_the_english_ones(third: str) -> None:
    burns = Text("{it} burns", "{it} brûle")
    assert burns.fill(it=LAMP).texts() == {"en": "a lamp burns", "fr": "une lampe brûle", "la": "ardet lanterna"}
    assert column(("a lamp", "une lampe"), third) == Texts(en="a lamp", fr="une lampe")[third] == "lanterna"
    assert expected_but_got(LAMP, 7).text(third) == "lanterna, non 7"
    assert ClauseRow("a lamp", "une lampe").text(third) == "lanterna"


def test_what_a_further_language_has_no_text_for_is_said_in_english(third: str) -> None:
    assert WICK.text(third) == "a wick"
    assert ClauseRow("a wick", "une mèche").text(third) == "", "a clause that it does not have is left to a function"


def test_a_text_keeps_its_languages_through_a_pickle(third: str) -> None:
    told = Text("{it} burns", "{it} brûle").fill(it=LAMP)
    assert pickle.loads(pickle.dumps(told)).texts() == told.texts()


def test_what_is_unknown_is_told_with_the_nearest_in_each_language() -> None:
    none = Text("{of} has no wick {name!r}", "{of} n’a pas de mèche {name!r}")
    assert unknown(none, "lnog", ["long", "short"], of=LAMP).texts() == {
        "en": "a lamp has no wick 'lnog'; did you mean 'long'? Known: long, short",
        "fr": "une lampe n’a pas de mèche «\u00a0lnog\u00a0»\u00a0; vouliez-vous dire «\u00a0long\u00a0»\u00a0? "
        "Valeurs connues\u00a0: long, short",
    }
    assert unknown(none, "{0}", ["long"], list_all=False, of="{x}").text("en") == "{x} has no wick '{0}'"


def test_of_very_many_known_names_a_refusal_lists_the_first_and_says_how_many_there_are_besides() -> None:
    none = Text("there is no scene {name!r}", "il n’y a pas de scène {name!r}")
    told = unknown(none, "ford", [f"scene-{n}" for n in range(300)]).texts()
    assert told["en"].endswith("scene-58, scene-59 … and 240 more") and told["fr"].endswith("scene-59 … et 240 autres")
    assert unknown(none, "ford", [f"scene-{n}" for n in range(60)]).text("en").endswith("scene-59")

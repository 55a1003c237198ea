"""Clauses as data: how a text with fields is cut up and filled in."""

from __future__ import annotations

import pytest

from tableforge.tongue.clause import ClauseRow, fill_fields, split_clause


def test_a_clause_begins_with_its_subject_or_with_its_verb() -> None:
    assert split_clause("{who} must give {to} {n}") == ("who", "must give", "{to} {n}")
    assert split_clause("light a lamp") == ("", "light a lamp", "")
    assert split_clause("{who} pay +{n} more") == ("who", "pay", "+{n} more")


def test_a_clause_without_a_verb_is_refused() -> None:
    with pytest.raises(AssertionError, match="a clause has a verb"):
        split_clause("{who} {what}")


def test_fields_are_said_in_the_order_of_the_text() -> None:
    said: list[str] = []

    def say(name: str, spec: str) -> str:
        said.append(name + spec)
        return name.upper()

    assert fill_fields("{b:x} before {a} and {c}", say) == "B before A and C"
    assert said == ["bx", "a", "c"]


def test_a_field_that_says_nothing_leaves_no_gap() -> None:
    assert fill_fields("light {what} {until}", lambda name, spec: "a lamp" if name == "what" else "") == "light a lamp"


def test_a_row_is_looked_up_by_the_code_of_a_language() -> None:
    assert ClauseRow("light {what}", "allumer {what}").text("fr") == "allumer {what}"

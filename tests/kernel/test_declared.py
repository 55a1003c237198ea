"""Values against the type that they are declared to be, and a declaration as its source has it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from tableforge.kernel.declared import Length, differences, record, records


class Thing(TypedDict):
    """Something on the table."""

    id: str  # which it is
    n: NotRequired[int]  # how many, if more than one


class Box(Thing):
    """Something with things in it.

    More of it is told here.
    """

    inside: list[Box | Thing]  # what lies in it
    pair: Annotated[list[int], Length(2)]  # two numbers
    lid: Literal["open", "shut"] | None  # how the lid is; None without one


def box(**more: Any) -> dict[str, Any]:
    return {"id": "crate", "inside": [], "pair": [1, 2], "lid": None, **more}


def test_what_is_declared_conforms() -> None:
    assert differences(box(inside=[{"id": "nail", "n": 9}, box(lid="shut")]), Box) == []


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (box(colour="red"), ".colour is not declared in Box"),
        ({"id": "crate", "inside": [], "pair": [1, 2]}, ".lid is not there"),
        (box(n=True), ".n is True, not int"),
        (box(id=None), ".id is None, not str"),
        (box(pair=[1]), ".pair has 1 entries, not 2"),
        (box(pair=(1, 2)), ".pair is (1, 2), not list[int]"),
        (box(lid="ajar"), ".lid is 'ajar', not typing.Optional[typing.Literal['open', 'shut']]"),
        (box(inside=[{"id": "nail"}, {"id": "nail", "bent": True}]), ".inside[1].bent is not declared in Thing"),
        ([], " is [], not Box"),
    ],
)
def test_each_way_of_being_something_else_is_told_with_its_place(value: object, told: str) -> None:
    assert told in differences(value, Box)


def test_a_dictionary_is_held_to_its_keys_and_values() -> None:
    assert differences({"a": 1, "b": "2"}, dict[str, int]) == ["['b'] is '2', not int"]
    assert differences({1: 1}, dict[str, int]) == [" is {1: 1}, not dict[str, int]"]


def test_a_record_is_read_with_what_its_source_says_of_it() -> None:
    of = record(Box)
    assert (of.name, of.doc, of.bases) == ("Box", "Something with things in it.", ("Thing",))
    assert [(x.name, x.needed, x.doc) for x in of.fields] == [
        ("inside", True, "what lies in it"),
        ("pair", True, "two numbers"),
        ("lid", True, "how the lid is; None without one"),
    ]
    assert [x.needed for x in record(Thing).fields] == [True, False]


def test_a_type_is_made_of_each_record_once() -> None:
    assert [x.name for x in records(list[Box])] == ["Box", "Thing"]

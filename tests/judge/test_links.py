"""Links and texts of positions: what is written is read again, and whatever else comes is refused, in both languages."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

import pytest

from tableforge.errors import BadLink, BadSetup, TableforgeError, UnknownEdition, UnknownGame
from tableforge.judge.link import read_link, write_link
from tableforge.judge.parts import games_with_layouts, layout_of
from tableforge.judge.posed import (
    LONGEST,
    MOST_ANSWERS,
    MOST_UNPACKED,
    Posed,
    lay_posed,
    pose_fields,
    with_edition,
)
from tableforge.judge.ruling_text import read_any, read_text, write_text

DUEL = {
    "house": "brobnar",
    "you": {"amber": 1, "hand": "punch"},
    "foe": {"line": ["urchin", {"id": "dodger", "stun": True}]},
}


def pack(data: object, version: str = "1") -> str:
    """A link that holds any data, as somebody who means harm would make it."""
    return pack_bytes(json.dumps(data).encode(), version)


def pack_bytes(data: bytes, version: str = "1") -> str:
    return f"{version}.{base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip('=')}"


def refused(link: str) -> TableforgeError:
    """The refusal of a link, which speaks both languages and knows its code."""
    with pytest.raises(TableforgeError) as e:
        lay_posed(read_any(link))
    assert e.value.text("fr") != e.value.text("en")
    assert e.value.code in ("bad-link", "bad-setup", "unknown-game")
    return e.value


# ---------------------------------------------------------------- what is written
@pytest.mark.parametrize("game", games_with_layouts())
def test_an_example_of_every_game_is_the_same_as_link_and_as_text(game: str) -> None:
    layout = layout_of(game)
    assert layout is not None
    posed = pose_fields(game, layout.example)
    assert read_link(write_link(posed)) == posed
    assert read_any(f"https://a.b/judge#{write_link(posed)}") == posed
    assert lay_posed(read_text(write_text(posed))).digest() == lay_posed(posed).digest()


def test_what_a_form_offers_is_named_as_the_game_names_it_and_can_be_laid_out() -> None:
    offered = {
        (game, field.name): dict(field.options)
        for game in games_with_layouts()
        if (layout := layout_of(game)) is not None
        for field in (*layout.of_seat, *layout.of_table)
        if field.options
    }
    assert offered["arkham", "scenario"]["the-gathering"].text("fr") == "Le Rassemblement"
    assert offered["arkham", "difficulty"]["hard"].text("fr") == "Difficile"
    assert offered["fateforge", "hero"]["mercenary"].text("fr") == "Mercenaire"
    assert offered["fateforge", "turn"]["ally"].text("fr") == "Deuxième joueur"
    for id in offered["fateforge", "hero"]:
        other = next(x for x in offered["fateforge", "hero"] if x != id)
        lay_posed(pose_fields("fateforge", {"map": "mill-ford", "you": {"hero": id}, "ally": {"hero": other}}))
    for id in offered["fateforge", "map"]:
        heroes = {"you": {"hero": "mercenary"}, "ally": {"hero": "shaman"}}
        assert not lay_posed(pose_fields("fateforge", {"map": id, **heroes})).over


def test_cards_with_marks_are_one_text_and_the_answers_follow() -> None:
    text = write_text(pose_fields("keyforge", DUEL, ("play:punch@hand:0", "dodger@foe-line:1")))
    assert text == (
        'keyforge given(house="brobnar", you=seat(amber=1, hand="punch"), foe=seat(line="urchin dodger+stun"))\n'
        'when("play:punch@hand:0", "dodger@foe-line:1")\n'
    )
    assert read_text(text).answers == ("play:punch@hand:0", "dodger@foe-line:1")


def test_a_text_may_be_laid_out_in_lines_with_remarks() -> None:
    posed = read_text("keyforge given(  # a duel\n  house='brobnar',\n  you={'amber': 1, 'hand': ['punch']},\n)\n")
    assert posed == Posed("keyforge", {"house": "brobnar", "you": {"amber": 1, "hand": ["punch"]}})


# ---------------------------------------------------------------- hostile links
def test_a_link_that_is_too_long_is_refused_unread() -> None:
    assert str(LONGEST) in refused("1." + "A" * LONGEST).text()
    assert str(LONGEST) in refused("keyforge given(" + " " * LONGEST + ")").text()


def test_a_compression_bomb_is_refused_before_it_is_unpacked() -> None:
    bomb = pack_bytes(b'{"game":"' + b"A" * (8 << 20) + b'"}')
    assert len(bomb) < LONGEST
    assert str(MOST_UNPACKED) in refused(bomb).text()
    assert str(MOST_UNPACKED) in refused(pack_bytes("é".encode() * (4 << 20))).text()


@pytest.mark.parametrize("cut", [3, 12, 40, -5])
def test_a_link_that_was_cut_or_changed_is_refused(cut: int) -> None:
    link = write_link(pose_fields("keyforge", DUEL))
    assert refused(link[:cut]).code == "bad-link"
    assert refused(link[: cut if cut > 2 else 20] + "AAAA" + link[24:]).code == "bad-link"


def test_a_link_with_something_behind_it_is_refused() -> None:
    link = write_link(pose_fields("keyforge", DUEL))
    data = base64.urlsafe_b64decode(link[2:] + "==") + b"more"
    assert refused(f"1.{base64.urlsafe_b64encode(data).decode().rstrip('=')}").code == "bad-link"


def test_a_link_of_another_version_says_so() -> None:
    assert "'2'" in refused(pack({"game": "keyforge", "position": {}}, "2")).text()
    assert "'javascript:alert(1)'" in refused("javascript:alert(1)").text()


def test_a_position_of_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownGame):
        read_link(pack({"game": "chess", "position": {}}))
    with pytest.raises(UnknownGame):
        read_text("chess given()")


def nested(depth: int) -> Any:
    out: Any = []
    for _ in range(depth):
        out = [out]
    return out


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"game": "keyforge"},
        {"game": 7, "position": {}},
        {"game": "keyforge", "position": []},
        {"game": "keyforge", "position": {}, "answers": "end-turn"},
        {"game": "keyforge", "position": {}, "answers": [7]},
        {"game": "keyforge", "position": {}, "answers": ["x"] * (MOST_ANSWERS + 1)},
        {"game": "keyforge", "position": {}, "answers": ["x" * 300]},
        {"game": "keyforge", "position": {}, "run": "import os"},
        {"game": "keyforge", "position": {"turn": 1.5}},
        {"game": "keyforge", "position": {"turn": 10**12}},
        {"game": "keyforge", "position": {"house": "\ud800"}},
        {"game": "keyforge", "position": {"house": "bro\nbnar"}},
        {"game": "keyforge", "position": {"you": nested(9)}},
        {"game": "keyforge", "position": {"you": nested(900)}},
        {"game": "keyforge", "position": {"you": {"hand": ["punch"] * 5000}}},
    ],
    ids=lambda data: json.dumps(data)[:60],
)
def test_data_of_another_shape_is_refused(data: object) -> None:
    link = pack(data)
    assert len(link) <= LONGEST
    with pytest.raises(BadLink) as e:
        read_link(link)
    assert e.value.text("fr") != e.value.text("en")


@pytest.mark.parametrize(
    "position",
    [
        {"you": {"hand": "no-such-card"}},
        {"you": {"line": "punch"}},
        {"you": {"amber": "many"}},
        {"you": {"amber": -1}},
        {"you": 7},
        {"house": 3},
        {"house": "elves"},
        {"magic": True},
        {"you": {"line": [{"id": "dodger", "damage": {"x": 1}}]}},
        {"you": {"line": [{"id": ["dodger"]}]}},
        {"you": {"deck": 501}},
        {"edition": "9"},
        {"edition": ["1.3"]},
        {"chance": [True]},
        {"earlier": {"plays": "punch"}},
    ],
    ids=json.dumps,
)
def test_a_position_that_no_game_could_have_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as e:
        lay_posed(read_link(pack({"game": "keyforge", "position": position})))
    assert e.value.text("fr") != e.value.text("en")


@pytest.mark.parametrize("setting", ["content", "stories", "tale"])
def test_a_link_names_no_folder_of_whoever_opens_it(setting: str) -> None:
    link = pack({"game": "fateforge", "position": {"map": "mill-ford", setting: "/etc"}})
    assert setting in refused(link).text()


@pytest.mark.parametrize(
    "text",
    [
        "keyforge given(house=open('x'))",
        "keyforge given(house=__import__('os'))",
        "keyforge given(you=seat(hand=1+1))",
        "keyforge given(house='brobnar'",
        "keyforge given(house='brobnar', house='dis')",
        "keyforge given(you=lambda: 1)",
        "keyforge given(**{})",
        "keyforge given(turn=99999999999999999999)",
        "keyforge given(house='bro) when(",
        "keyforge given() then()",
        "keyforge given(you=" + "[" * 500 + "]" * 500 + ")",
        "given(house='brobnar')",
    ],
)
def test_a_text_is_read_and_never_run(text: str) -> None:
    assert refused(text).code in ("bad-link", "unknown-game")


def test_an_edition_that_is_none_is_refused_by_name() -> None:
    with pytest.raises(UnknownEdition):
        with_edition(pose_fields("keyforge", DUEL), "9")

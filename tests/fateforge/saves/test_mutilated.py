"""Saves that somebody has cut, turned round or written into: each is refused by name, in both languages, or goes on as it can."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from typing import Any

import pytest

import tableforge
from tableforge import campaign, laws
from tableforge.errors import BadSave, BadSetup, TableforgeError
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import changes, chronicle, memoir
from tableforge.table.sitting import Sitting, answer_key

Json = dict[str, Any]
Change = Callable[[Json], Json]
ANSWERS = 12


@functools.cache
def autosaved() -> str:
    """A campaign of three heroes and two people in its first combat, saved after every answer."""
    g = tableforge.new("fateforge", seed=5, tale="ember-loan", heroes=["mercenary", "shaman", "lord"], seats=2)
    chooser = laws.Chooser(5)
    text = g.save()
    for _ in range(ANSWERS):
        assert g.state.pending is not None
        g.answer(answer_key(g.game, g.state, chooser.pick(g.state.pending)))
        text = g.save()
    return text


def body() -> Json:
    found: Json = json.loads(autosaved())
    return found


# ---------------------------------------------------------------- what can be done to one
def put(**fields: Any) -> Change:
    return lambda save: {**save, **fields}


def setup(**fields: Any) -> Change:
    return lambda save: {**save, "setup": {**save["setup"], **fields}}


def answer(n: int, key: object) -> Change:
    return lambda save: {**save, "answers": [key if k == n else a for k, a in enumerate(save["answers"])]}


def answers(do: Callable[[list[str]], list[str]]) -> Change:
    return lambda save: {**save, "answers": do(save["answers"])}


def without(field: str) -> Change:
    return lambda save: {name: value for name, value in save.items() if name != field}


def then(*all_: Change) -> Change:
    return lambda save: functools.reduce(lambda found, do: do(found), all_, save)


OLDER = setup(written={"tale": "ember-loan", "version": 0, "files": {}})
REFUSED: list[tuple[str, Change, str]] = [
    ("another format", put(format="tableforge/2"), "has format 'tableforge/2'"),
    ("no format", without("format"), "has format None"),
    ("another game", put(game="fateforged"), "did you mean 'fateforge'"),
    ("a game it is not of", put(game="keyforge"), "a save holds its decks whole"),
    ("a negative seed", put(seed=-1), "a seed is a whole number"),
    ("a huge seed", put(seed=1 << 64), "a seed is a whole number"),
    ("a seed in words", put(seed="five"), "'seed' is a whole number"),
    ("a set-up in a list", put(setup=[]), "'setup' is an object"),
    ("no set-up", put(setup={}), f"answer 1 of {ANSWERS} does not fit"),
    ("answers in a table", put(answers={}), "'answers' is a list"),
    ("an answer that is a number", answer(2, 3), "at most 100000 option keys"),
    ("too many answers", put(answers=["x"] * 100_001), "at most 100000 option keys"),
    ("an unknown answer", answer(2, "fly"), f"answer 3 of {ANSWERS} does not fit"),
    ("answers turned round", answers(lambda a: a[::-1]), f"answer 1 of {ANSWERS} does not fit"),
    ("an answer twice", answers(lambda a: [*a[:5], a[5], *a[5:]]), f"of {ANSWERS + 1} does not fit"),
    ("an answer gone", answers(lambda a: a[1:]), f"of {ANSWERS - 1} does not fit"),
    ("the last answer gone", answers(lambda a: a[:-1]), "another position"),
    ("an answer of nobody", answer(0, "9>pack"), "answer 1 of"),
    ("a seat with five thousand digits", answer(0, "9" * 5000 + ">pack"), "answer 1 of"),
    ("digits that nobody types", answer(0, "\u0660>pack"), "answer 1 of"),
    ("strange letters", answer(0, "é\u202e\U0001f600\x00"), "answer 1 of"),
    ("another digest", put(digest="0" * 32), "replays to another position"),
    ("a digest that is a number", put(digest=7), "replays to another position"),
    ("an unknown hero", setup(heroes=["mercenary", "bard"]), "no hero is called bard"),
    ("a hero twice", setup(heroes=["lord", "lord"]), "plays once only"),
    ("heroes that are numbers", setup(heroes=[1, 2]), "no hero is called 1"),
    ("seven seats", setup(seats=7), "'seats' takes a number"),
    ("seats in words", setup(seats="two"), "'seats' takes a number"),
    ("more seats than there are atoms", setup(seats=10**90), "'seats' takes a number"),
    ("another campaign", setup(tale="other"), "no campaign is called other"),
    ("a campaign in a folder that has gone", setup(stories="/nowhere/at/all"), "is no folder of content"),
    ("a folder that no disk could have", setup(stories="x" * 5000), "the name is too long"),
    ("content that has gone", setup(content="/nowhere"), "is no folder of content"),
    ("a setting that there is not", setup(zzz=1), "has no setting 'zzz'"),
    ("memoirs in a list", setup(memoir=[]), "memoir should be a table"),
    ("empty memoirs", setup(memoir={}), "memoir.tale is missing"),
    ("an older story, and nothing kept", then(OLDER, answer(2, "fly"), put(kept=3)), "answer 3 of"),
    ("an older story, and a list kept", then(OLDER, answer(2, "fly"), put(kept={"memoir": []})), "has changed since"),
    ("cut off", lambda save: save, "this is not a Tableforge save"),
]


@pytest.mark.parametrize(("what", "do", "says"), REFUSED, ids=[what for what, _, _ in REFUSED])
def test_a_save_that_was_changed_is_refused_and_says_what_is_wrong(what: str, do: Change, says: str) -> None:
    text = json.dumps(do(body())) if what != "cut off" else autosaved()[:200]
    with pytest.raises(TableforgeError, match=says) as refused:
        tableforge.load(text)
    assert refused.value.text("fr") != refused.value.text("en")


@pytest.mark.parametrize("text", ["", "[]", "null", "[" * 100_000, '{"format": NaN}', b"\xff\xfe"], ids=range(6))
def test_what_is_no_save_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadSave):
        tableforge.load(text)


def test_what_only_an_older_story_is_said_of_goes_on_as_it_was() -> None:
    again = tableforge.load(json.dumps(OLDER(body())))
    assert again.answers == body()["answers"] and again.notice is None


def test_a_save_whose_story_was_older_goes_on_from_what_was_kept() -> None:
    g = tableforge.load(json.dumps(then(OLDER, answer(2, "fly"))(body())))
    assert g.notice is not None and "version 1" in g.notice.text("en") and g.decision is not None


def test_a_scene_that_has_gone_is_named_with_what_changed() -> None:
    save = body()
    save["kept"]["memoir"]["saga"]["at"] = "a1-c9-gone"
    with pytest.raises(BadSave, match=r"memoir\.saga\.at: this story has no 'a1-c9-gone'"):
        tableforge.load(json.dumps(then(OLDER, answer(2, "fly"))(save)))


# ---------------------------------------------------------------- campaigns, and the beginning of an act
def in_a_slot() -> tuple[campaign.Campaign, Sitting]:
    c = campaign.new("fateforge", seed=11, heroes=["mercenary", "shaman"], seats=1)
    first = c.next_game()
    return c, tableforge.new("fateforge", seed=first.seed, **first.settings)


def test_an_edited_campaign_says_which_field_of_its_memoir_does_not_fit() -> None:
    c, g = in_a_slot()
    c.turn("swap", g, leaves="mercenary", comes="thief")
    paper = json.loads(c.save())
    paper["entries"][-1]["goes_on"]["memoir"]["heroes"][0]["hp"] = 99
    game = campaign.load(json.dumps(paper)).next_game()
    with pytest.raises(BadSetup, match=r"memoir\.heroes\[0\]\.hp should be a whole number from 0 to 5"):
        tableforge.new("fateforge", seed=game.seed, **game.settings)


@pytest.mark.parametrize("began", ["{}", '{"heroes": []}', '{"heroes": [3]}', '{"heroes": [{"hero": "bard"}]}', "[]"])
def test_an_act_whose_beginning_was_edited_is_not_begun_again(began: str) -> None:
    _, g = in_a_slot()
    s = g.state.clone()
    assert isinstance(s, Fate) and memoir.taken(s, chronicle.standing_at(s))
    chronicle.saga(s).began = began
    with pytest.raises(BadSetup):
        changes.restart_act(s, g.setup, ["mercenary", "shaman"], 1)

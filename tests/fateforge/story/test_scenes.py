"""Scenes of every kind, and where they lead."""

from __future__ import annotations

from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.doors.testing import given, hero, told
from tableforge.fateforge.tale.definition import KINDS

FIRST = """
[[scene]]
id = "gate"
on_enter = [{ set = "seen-gate" }]
asides = [{ when = { hero = "shaman" }, text = { en = "The Shaman listens.", fr = "La Chamane écoute." } }, { when = { hero = "lord" }, text = { en = "x", fr = "x" } }]
choices = [{ id = "in", goto = "fork" }, { id = "out", goto = "road" }]
[[scene]]
id = "fork"
kind = "router"
on_enter = [{ set = "walked" }]
routes = [{ when = { flag = "key" }, goto = "hall", effects = [{ gold = 2 }] }, { when = { flag = "walked" }, goto = "yard" }, { goto = "road" }]
[[scene]]
id = "hall"
choices = [{ id = "on", goto = "curtain" }]
[[scene]]
id = "yard"
choices = [{ id = "on", goto = "gate" }]
[[scene]]
id = "road"
choices = [{ id = "on", goto = "gate" }]
[[scene]]
id = "curtain"
kind = "act-end"
next = "after"
[[scene]]
id = "after"
choices = [{ id = "on", goto = "last" }]
[[scene]]
id = "last"
kind = "ending"
"""  # noqa: E501


def test_a_scene_is_come_to_told_and_chosen_in() -> None:
    """FF.three-scenes, FF.flags"""
    t = given(stories=told(FIRST)).then("table", scene="gate", flags="seen-gate", phase="story")
    t.because("FF.three-scenes").asks("choice", rule="FF.flags", options="in out")
    t.group("out").then("table", scene="road").because("FF.flags", "FF.three-scenes")


def test_what_happens_on_entering_happens_at_every_visit() -> None:
    """FF.flags"""
    scenes = '[[scene]]\nid = "well"\non_enter = [{ gold = 1 }]\nchoices = [{ id = "again", goto = "well" }]'
    given(stories=told(scenes), gold=0).then("table", gold=1).group("again", "again").then("table", gold=3)


def test_any_seat_speaks_for_the_group() -> None:
    """FF.group-choice"""
    t = given(stories=told(FIRST))
    t.answer("out", 1)
    t.then("table", scene="road")


def test_an_aside_is_shown_when_it_concerns_somebody_there() -> None:
    """FF.flags"""
    assert given(stories=told(FIRST)).sees("you")["story"]["asides"] == [0]
    assert given(stories=told(FIRST), you=hero("lord"), ally=hero("thief")).sees("you")["story"]["asides"] == [1]


def test_a_router_leads_on_by_the_first_condition_that_holds_and_is_not_seen() -> None:
    """FF.flags"""
    t = given(stories=told(FIRST), flags="key", gold=0).group("in").then("table", scene="hall", gold=2)
    assert [e.note for e in t.events() if e.kind == "tells"] == ["told/gate", "told/hall"]


def test_what_a_router_does_is_done_before_it_looks_where_to_go() -> None:
    """FF.flags"""
    given(stories=told(FIRST)).group("in").then("table", scene="yard", flags="seen-gate walked")


def test_an_act_ends_and_the_next_begins() -> None:
    """FF.three-acts"""
    t = given(stories=told(FIRST), scene="hall").then("table", act=0)
    t.group("on").then("table", act=1, scene="after").because("FF.three-acts")


def test_an_ending_ends_the_campaign() -> None:
    """FF.all-rules-unlocked"""
    t = given(stories=told(FIRST), scene="after").group("on")
    t.then("table", ending="last", over=True, won=True).because("FF.all-rules-unlocked")
    result = t.g.game.result(t.s)
    assert result is not None and result["ending"] == "last"


# ---------------------------------------------------------------- the bar of an act
def test_the_bar_shows_chapters_and_rests_and_where_the_group_is() -> None:
    """FF.act-progress, FF.chapter, FF.rest-placement"""
    bar = given(tale="ember-loan", scene="a1-c2-road").sees("you")["story"]["bar"]
    assert [(row["id"], row["state"]) for row in bar[:4]] == [
        ("a1-c1", "done"),
        ("a1-c2", "here"),
        ("rest", "ahead"),
        ("a1-c3", "ahead"),
    ]
    assert [row["rest"] for row in bar] == [False, False, True, False, False, True, False, False]


def test_our_campaign_has_three_acts_and_every_kind_of_scene() -> None:
    """FF.three-acts"""
    ours = tale()
    assert len(ours.acts) == 3
    assert {KINDS[x.kind] for x in ours.scenes.values()} == set(KINDS)


def test_a_chapter_has_scenes_of_the_story_and_combats() -> None:
    """FF.chapter"""
    ours = tale()
    for act in ours.acts:
        for chapter in act.bar:
            kinds = {KINDS[x.kind] for x in ours.scenes.values() if x.chapter == chapter}
            assert chapter == "rest" or {"story", "combat"} <= kinds, chapter

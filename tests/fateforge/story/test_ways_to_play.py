"""A campaign alone, with others, and in Hardcore; what is shown before it begins."""

from __future__ import annotations

import pytest

import tableforge
from tableforge.errors import BadSetup, NothingToUndo
from tableforge.fateforge.cards import pack
from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.doors.testing import given, hero, told
from tableforge.fateforge.state import ACTION, ENEMIES, LEAVING, STREAMS, UPKEEP, Fate

GAME = tableforge.game("fateforge")
SCENES = '[[scene]]\nid = "here"\nkind = "combat"\ncombat = "a1-culvert"\nwin = "here"\nlose = "here"'


# ---------------------------------------------------------------- heroes
def test_a_campaign_is_played_by_two_to_four_heroes_and_alone_by_two() -> None:
    """FF.players, FF.solo"""
    with pytest.raises(BadSetup):
        GAME.setup(tale="ember-loan", heroes=["lord"], seats=1)
    with pytest.raises(BadSetup):
        GAME.setup(tale="ember-loan", heroes=["lord", "thief", "shaman"], seats=1)
    assert GAME.setup(tale="ember-loan", heroes=["lord", "thief"], seats=1)["seats"] == 1


def test_every_hero_has_a_story_of_its_own_to_be_read_before() -> None:
    """FF.hero-choice"""
    ours = tale()
    for id in ours.heroes:
        story = ours.hero_stories[id]
        assert story.text.en and story.text.fr and story.name.en and story.name.fr


def test_heroes_begin_with_the_traits_that_are_theirs() -> None:
    """FF.starting-traits"""
    assert {h.id: h.trait for h in pack().heroes} == {
        "mercenary": "resilience",
        "shaman": "insight",
        "sylvan-guard": "perception",
        "lord": "eloquence",
        "thief": "guile",
    }


def test_a_campaign_begins_with_its_own_gold_and_food_and_the_heroes_starting_kit() -> None:
    """FF.three-scenes"""
    s = GAME.start(GAME.setup(tale="ember-loan", heroes=["shaman", "lord"], seats=2), 1)
    v = GAME.shown.view(s, 0)
    assert (v["gold"], v["food"], v["story"]["scene"]) == (tale().gold, tale().food, tale().start)
    assert [len(h["skills"]) for h in v["heroes"]] == [2, 2]


# ---------------------------------------------------------------- alone
def test_alone_enemies_are_thicker_in_a_campaign_too() -> None:
    """FF.solo, FF.solo-armour"""
    alone, two = (given(stories=told(SCENES), seats=n, you=hero("lord"), ally=hero("thief")).s for n in (1, 2))
    assert alone.solo and not two.solo
    brown = [k for k, e in enumerate(alone.foes) if e.d.colour in alone.pack.app.solo_armour]
    assert brown and all(alone.foes[k].arm == two.foes[k].arm + 1 for k in brown)


# ---------------------------------------------------------------- hardcore
def test_in_hardcore_only_who_plays_its_turn_may_speak() -> None:
    """FF.hardcore, FF.hardcore-quiet"""
    t = given(
        map="mill-ford", hardcore=True, you=hero("mercenary", at="b", results="move"), ally=hero("shaman", at="a")
    )
    assert [t.sees(seat)["quiet"] for seat in ("you", "ally")] == [False, True]
    assert GAME.shown.view(t.s, None)["quiet"]


def test_in_the_preparation_of_hardcore_everybody_may_speak() -> None:
    """FF.hardcore"""
    t = given(
        map="mill-ford", hardcore=True, step="prepare", you=hero("mercenary", at="b"), ally=hero("shaman", at="a")
    )
    assert not t.sees("you")["quiet"] and not t.sees("ally")["quiet"]


def test_in_the_story_of_hardcore_everybody_may_speak_and_elsewhere_always() -> None:
    """FF.hardcore"""
    t = given(tale="ember-loan", hardcore=True)
    assert t.sees("you")["hardcore"] and not t.sees("ally")["quiet"]
    t = given(map="mill-ford", you=hero("mercenary", at="b", results="move"), ally=hero("shaman", at="a"))
    assert not t.sees("ally")["quiet"]


def test_while_reactions_and_enemies_are_played_nobody_has_a_turn_and_nobody_may_speak() -> None:
    """FF.hardcore-quiet"""
    t = given(
        map="mill-ford", hardcore=True, you=hero("mercenary", at="b", results="move"), ally=hero("shaman", at="a")
    )
    s = t.s.clone()
    s.turn = -1
    for phase in (ACTION, ENEMIES):
        s.phase = phase
        assert [GAME.shown.view(s, seat)["quiet"] for seat in (0, 1)] == [True, True]
    for phase in (UPKEEP, LEAVING):
        s.phase = phase
        assert not GAME.shown.view(s, 0)["quiet"]


def test_whoever_plays_alone_disturbs_nobody() -> None:
    """FF.hardcore-quiet"""
    t = given(
        map="mill-ford",
        hardcore=True,
        seats=1,
        you=hero("mercenary", at="b", results="move"),
        ally=hero("shaman", at="a"),
    )
    s = t.s.clone()
    s.phase = ENEMIES
    assert not GAME.shown.view(s, 0)["quiet"]


def test_in_hardcore_chance_has_fallen_for_good_even_in_a_game_for_practice() -> None:
    """FF.turn-undo"""
    for hardcore in (False, True):
        g = tableforge.new("fateforge", seed=3, scene="ford-tutorial", seats=1, practice=True, hardcore=hardcore)
        g.answer("mercenary/reroll:1")
        if hardcore:
            with pytest.raises(NothingToUndo):
                g.undo()
        else:
            assert g.undo().answers == []


def test_what_the_application_draws_is_chance_as_well_as_what_dice_show() -> None:
    """FF.turn-undo, FF.streams"""
    g = tableforge.new("fateforge", seed=3, scene="ford-tutorial", seats=1, practice=False)
    for stream in range(len(STREAMS)):
        s = g.state.clone()
        assert isinstance(s, Fate)
        before = GAME.undo.chance_drawn(s)
        s.drawn_from(s.stack[-1], stream, "d6", "FF.streams", (1, 2, 3, 4, 5, 6))
        assert GAME.undo.chance_drawn(s) != before


# ---------------------------------------------------------------- the log
def test_everything_that_the_application_says_stays_in_the_log() -> None:
    """FF.prompts-logged"""
    t = given(tale="ember-loan")
    first = t.entries()[0].text("en", 0)
    t.group(t.options()[0])
    assert t.g.log[0].text("en", 0) == first and len(t.g.log) > 1

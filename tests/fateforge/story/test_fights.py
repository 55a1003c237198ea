"""Combats of a story: how it prepares them, what their outcome brings, and that it always goes on."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tableforge.fateforge.battle import scenes
from tableforge.fateforge.cards import pack
from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.doors.testing import Ruling, given, hero, told
from tableforge.fateforge.game import GAME
from tableforge.fateforge.scene.battle import special
from tableforge.fateforge.tale.changed import keeping_back
from tableforge.fateforge.tale.definition import COMBAT
from tableforge.fateforge.voice import plan
from tableforge.fateforge.voice.story import story
from tableforge.fateforge.voice.tale import change, changes

SCENES = """
[[scene]]
id = "fight"
kind = "combat"
combat = "a1-culvert"
setup = [{ when = { flag = "warned" }, use = "ambush-known" }, { when = { flag = "bribed" }, use = "fewer-recruits" }]
win = { goto = "won", effects = [{ set = "cheered" }] }
lose = { goto = "lost" }
partial = [{ met = ["O1", "O2"], goto = "nearly" }, { met = ["O1"], goto = "half", effects = [{ set = "half-done" }] }]
[[scene]]
id = "won"
choices = [{ id = "again", goto = "fight" }]
[[scene]]
id = "lost"
choices = [{ id = "again", goto = "fight" }]
[[scene]]
id = "half"
choices = [{ id = "again", goto = "fight" }]
[[scene]]
id = "nearly"
choices = [{ id = "again", goto = "fight" }]
"""


def fight(**fields: Any) -> Ruling:
    return given(**{"stories": told(SCENES), "seats": 1, **fields})


# ---------------------------------------------------------------- before
def test_a_story_calls_its_combat_by_name_and_prepares_it_by_what_was_done() -> None:
    """FF.scene-setup"""
    assert fight().s.prepared == ()
    t = fight(flags="bribed warned")
    assert t.s.scene is not None and "a1-culvert" in (t.s.scene.id, t.s.scene.story)
    assert t.s.prepared == ("ambush-known", "fewer-recruits")


def test_a_set_up_is_seen_on_the_board() -> None:
    """FF.scene-setup"""
    recruits = [len([e for e in fight(flags=flags).s.foes if e.d.id == "recruit"]) for flags in ("", "bribed")]
    assert recruits[1] < recruits[0]


@pytest.mark.parametrize("id", [x.id for x in tale().scenes.values() if x.kind == COMBAT])
def test_every_combat_of_ours_begins_with_everything_that_a_story_can_prepare(id: str) -> None:
    """FF.scene-setup, FF.setup-order"""
    ours = tale()
    x = ours.scenes[id]
    d = scenes.fought(given(map="mill-ford").s.pack, x.combat)
    assert [name for _, name in x.setup if name not in d.setup] == []
    side = next((q.id for q in ours.quests.values() if id.startswith("sq-")), None)
    more: dict[str, Any] = {"side": side} if side else {}
    t = given(tale="ember-loan", scene=id, seats=1, **more)
    assert t.s.scene is d and t.g.decision is not None


def test_rules_that_a_combat_brings_are_unlocked_when_it_begins_and_told_once() -> None:
    """FF.unlocked-rule, FF.unlock-twice"""
    d = scenes.fought(fight().s.pack, "a1-culvert")
    assert set(d.unlock) <= set(fight().table()["unlocked"])
    top = f"rules = {[*d.unlock]}"
    again = fight(stories=told(SCENES, top=top), unlocked=list(d.unlock))
    assert "unlocks" not in again.happened()


# ---------------------------------------------------------------- allies
def test_the_group_chooses_at_most_one_of_its_allies() -> None:
    """FF.ally"""
    t = fight(allies="tinker hound").plays_on(until="which-ally")
    assert sorted(t.options()) == ["hound", "nobody", "tinker"]
    t.group("hound").asks("ally-with").group("shaman").then("table", companion="hound")
    t = fight(allies="tinker").plays_on(until="which-ally").group("nobody").then("table", companion=None)


def test_without_allies_nobody_is_asked() -> None:
    """FF.ally"""
    fight().plays_on(until="prepare").then("table", companion=None)


def test_an_ally_whom_the_story_names_must_come() -> None:
    """FF.ally: Fourth Clause, though the Tinker would, too."""
    t = given(
        tale="ember-loan",
        scene="a3-c3-fight-vault",
        seats=1,
        allies="tinker fourth-clause",
        flags=named_by("ally-clause"),
    )
    t.plays_on(until="ally-with").group("shaman").then("table", companion="fourth-clause")


def named_by(setup: str) -> str:
    """The flag that brings a set-up in the vault."""
    when = next(w for w, name in tale().scenes["a3-c3-fight-vault"].setup if name == setup)
    assert when is not None
    return when.what


def test_an_ally_does_not_stay_on_the_board_after_the_combat() -> None:
    """FF.ally-out"""
    t = fight(fought="won", allies="tinker").group("again").plays_on(until="which-ally").group("nobody")
    t.then("table", companion=None)


# ---------------------------------------------------------------- after
def test_a_combat_won_leads_to_its_way_and_gives_a_victory_point() -> None:
    """FF.chapter-won, FF.victory-point"""
    t = fight(fought="won").then("table", scene="won", points=1, flags="cheered", fights_won="a1-culvert")
    t.because("FF.outcome", "FF.recovery", "FF.victory-point")


def test_a_combat_lost_leads_on_too_and_gives_none() -> None:
    """FF.chapter-lost, FF.failure-goes-on"""
    t = fight(fought="lost").then("table", scene="lost", points=0, fights_lost="a1-culvert", over=False)
    assert "victory-point" not in t.happened()


def test_a_combat_partly_won_has_its_own_way_the_first_that_fits() -> None:
    """FF.outcome, FF.chapter-lost: still a failure."""
    objectives = [o.id for o in scenes.fought(fight().s.pack, "a1-culvert").objectives]
    assert objectives[:2] == ["O1", "O2"]
    fight(fought="O1").then("table", scene="half", flags="half-done", points=0, fights_lost="a1-culvert")
    fight(fought="O2").then("table", scene="lost", flags=[])


def test_everybody_recovers_whatever_the_outcome() -> None:
    """FF.recovery, FF.fallen-recovery, FF.health-recorded"""
    t = fight(
        fought="lost", you=hero("mercenary", health=3, energy=1), ally=hero("shaman", down=True), corruption="c-greed"
    )
    t.then("you", health=4, energy=2).then("ally", health=2, energy=2, down=False, corruption="c-greed")


def test_the_bag_is_kept_and_half_the_gold_comes_even_after_a_failure() -> None:
    """FF.combat-gold, FF.bag-shared"""
    won, lost = fight(fought="won", gold=0, bag="healing-potion"), fight(fought="lost", gold=0, bag="healing-potion")
    assert won.s.gold > 1 and lost.s.gold == won.s.gold // 2
    lost.then("table", bag="healing-potion")


def test_a_combat_can_be_fought_again_and_both_outcomes_are_remembered() -> None:
    """FF.flags"""
    fight(fought="won", lost="a1-culvert").then("table", fights_won="a1-culvert", fights_lost="a1-culvert")


# ---------------------------------------------------------------- what the story has changed is said
SAID = SCENES.replace(
    'use = "ambush-known" }', 'use = "ambush-known", text = { en = "You were warned.", fr = "On vous a prévenus." } }'
)


def said(t: Ruling, lang: str = "en") -> list[str]:
    return changes(cast(Any, GAME.shown.view(t.s, 0)), lang)


def test_what_the_story_has_changed_in_a_combat_is_said_with_its_reason() -> None:
    """FF.scene-setup: by the campaign's own sentence, else by the words of the combat; nothing where nothing is changed."""
    t = fight(stories=told(SAID), flags="bribed warned")
    assert said(t)[0] == "You were warned." and said(t, "fr")[0] == "On vous a prévenus."
    assert len(said(t)) == 2 and said(t)[1]
    assert said(fight()) == []


def test_it_is_said_under_this_scene() -> None:
    """FF.scene-setup"""
    t = fight(stories=told(SAID), flags="warned")
    rows = [x.name for x in special(cast(Any, GAME.shown.view(t.s, 0)), "en").things]
    assert "You were warned." in rows


def test_every_change_of_ours_has_its_sentence_in_both_languages() -> None:
    """FF.scene-setup"""
    for x in tale().scenes.values():
        for (_, use), text in zip(x.setup, x.changes, strict=True):
            assert text.en and text.fr, (x.id, use)


def test_no_change_of_ours_takes_an_enemy_away_where_none_stands() -> None:
    """FF.scene-setup: with two, three and four heroes."""
    p = pack()
    for s in p.scenes.values():
        for name, words in s.setup.items():
            for x in [x for x in words if x.word in ("minus", "shift")]:
                there = [[q.n[k] for q in s.place if q.enemy == x.what and q.at == x.a] for k in range(3)]
                found = any([all([sum(n) > 0 for n in there]), len(words) > 1])
                assert found, (s.id, name)


def test_an_enemy_that_the_story_keeps_back_says_why() -> None:
    """FF.scene-setup: hounds that may not enter the ford, in what they would do."""
    t = given(tale="ember-loan", scene="a1-c1-ford", seats=1, flags="hounds-hate-water")
    for _ in range(8):
        if t.s.round:
            break
        t.group(t.options()[0])
    ford_scene = tale().scenes["a1-c1-ford"]
    why = next(x for (_, use), x in zip(ford_scene.setup, ford_scene.changes) if use == "water-shown")
    hound = next(e for e in t.s.foes if e.d.colour == 0)
    ford = next(x.a for x in t.s.scene.setup["water-shown"]) if t.s.scene is not None else -1
    t.s.hero(0).zone = ford
    rows = keeping_back(t.s, hound)
    assert [row["use"] for row in rows] == ["water-shown"]
    assert change(rows[0], "en") == why.en and change(rows[0], "fr") == why.fr
    told_plan = {"id": hound.d.id, "plan": {"why": "nothing-possible", "section": 0, "steps": [], "because": rows}}
    assert plan.said(cast(Any, told_plan), "mill-ford", "en").endswith(why.en)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_when_a_colour_reacts_that_the_story_keeps_back_the_log_says_why_and_so_does_the_plan(lang: str) -> None:
    """FF.scene-setup, FF.nobody-in-reach: hounds beside the ford may not enter it while a hero is there."""
    t = given(tale="ember-loan", scene="a1-c1-ford", seats=1, flags="hounds-hate-water").plays_on()
    ford = next(x.a for x in t.s.scene.setup["water-shown"]) if t.s.scene is not None else -1
    for p in range(2):
        t.s.hero(p).zone = ford
    scene = tale().scenes["a1-c1-ford"]
    why = next(x for (_, use), x in zip(scene.setup, scene.changes) if use == "water-shown").text(lang)
    plans = [plan.said(e, "mill-ford", lang) for e in t.sees("you")["foes"] if e["id"] == "watchdog"]
    assert any([said.endswith(why) for said in plans])
    t.plays_on("end-turn", until="prepare")
    lines = [line.text for line in story(t.events(), None, lang)]
    assert any([why in line for line in lines])

"""Defeats tell: a combat that must be won before the story goes on, scenes and endings of a group that loses most of its fights."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.doors.testing import Ruling, given, told
from tableforge.fateforge.game import GAME
from tableforge.fateforge.tale.definition import ENDING, IS_BEATEN, every

OURS = tale()
FIGHTS = [x.combat for x in OURS.scenes.values() if x.combat]
BEATEN = " ".join(FIGHTS[:9])  # lost; of those that were won, one
DIFFERENT = [x.id for x in OURS.scenes.values() for a in x.asides if any([w.kind == IS_BEATEN for w in every(a.when)])]
SCENES = """
[[scene]]
id = "home"
asides = [{ when = { beaten = 2 }, text = { en = "You limp.", fr = "Vous boitez." } }]
choices = [{ id = "on", goto = "home" }]
"""


def at(scene: str, **more: Any) -> Ruling:
    return given(tale="ember-loan", scene=scene, **more)


# ---------------------------------------------------------------- a combat that must be won
def test_who_has_lost_the_low_barracks_must_win_its_way_out_before_the_story_goes_on() -> None:
    """FF.chapter-lost (p. 3): whatever is chosen leads to another combat."""
    for choice in ("broth", "complain"):
        at("a2-c2-lost").group(choice).then("table", scene="a2-c2-ward")


def test_a_combat_that_must_be_won_is_fought_until_it_is() -> None:
    """FF.chapter-lost, FF.chapter-won: lost again, it is only begun anew; won, the story goes on, and it counts."""
    at("a2-c2-ward", fought="lost").then("table", scene="a2-c2-ward-lost", points=0).group("again").then(
        "table", scene="a2-c2-ward"
    )
    at("a2-c2-ward", fought="won").then("table", scene="a2-r1", points=1)


def test_it_becomes_easier_with_each_defeat_and_cannot_be_lost_for_ever() -> None:
    """FF.scene-setup: after the second nobody is left who could bar the way."""
    many = [len(at("a2-c2-ward", flags=flags).s.foes) for flags in ("", "ward-once", "ward-once ward-twice")]
    assert many[0] > many[1] > many[2] == 0


# ---------------------------------------------------------------- what a group hears that loses most of its combats
def test_a_group_is_beaten_that_has_lost_so_many_combats_and_more_than_it_has_won() -> None:
    """FF.flags"""
    two, three = " ".join(FIGHTS[:2]), " ".join(FIGHTS[:3])
    for won, lost, heard in (("", "", []), ("", two, [0]), (two, two, []), (two, three, [0]), ("", FIGHTS[0], [])):
        assert given(stories=told(SCENES), won=won, lost=lost).sees("you")["story"]["asides"] == heard


def test_every_ending_and_three_scenes_that_nobody_misses_differ_for_a_beaten_group() -> None:
    """FF.failure-goes-on: going on is not the same as having won."""
    endings = [x.id for x in OURS.scenes.values() if x.kind == ENDING]
    others = set(DIFFERENT) - set(endings)
    assert set(endings) <= set(DIFFERENT) and len(others) >= 3
    assert ends_without("") == set(endings) and all([ends_without(id) == set() for id in others])


def ends_without(missing: str) -> set[str]:
    """The endings to which a way leads from the first scene that passes this one by."""
    found = [next(iter(OURS.scenes))]
    for id in found:
        ahead = [goto for goto in OURS.scenes[id].leads_to() if goto in OURS.scenes and goto != missing]
        found += [goto for goto in dict.fromkeys(ahead) if goto not in found]
    return {id for id in found if OURS.scenes[id].kind == ENDING}


@pytest.mark.parametrize("id", [id for id in DIFFERENT if OURS.scenes[id].kind != ENDING])
def test_a_scene_speaks_of_defeats_to_whom_they_happened_and_to_nobody_else(id: str) -> None:
    """FF.flags"""
    n = next(k for k, a in enumerate(OURS.scenes[id].asides) if a.when is not None and a.when.kind == IS_BEATEN)
    assert n in at(id, lost=BEATEN, won=FIGHTS[9]).sees("you")["story"]["asides"]
    assert n not in at(id, won=BEATEN, lost=FIGHTS[9]).sees("you")["story"]["asides"]


@pytest.mark.parametrize(
    ("beaten", "en", "fr"),
    [(True, "lost more than it won", "plus souvent battu"), (False, "to its end. C", "au bout. C")],
)
def test_the_result_says_how_many_combats_were_won_and_lost(beaten: bool, en: str, fr: str) -> None:
    won, lost = (FIGHTS[:1], FIGHTS[1:6]) if beaten else (FIGHTS[1:6], FIGHTS[:1])
    t = at("a3-c5-you", won=" ".join(won), lost=" ".join(lost))
    t.s.over = t.s.won = True
    result = GAME.result(t.s)
    assert (
        result is not None
        and result["beaten"] == beaten
        and (result["fights_won"], result["fights_lost"]) == (len(won), len(lost))
    )
    for lang, said in (("en", en), ("fr", fr)):
        told_ = GAME.shown.outcome(result, 2, lang).text
        assert said in told_ and str(len(won)) in told_ and str(len(lost)) in told_

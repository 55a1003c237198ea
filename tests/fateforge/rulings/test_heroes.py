"""Heroes: what they begin with, their two boxes of tokens, what their boards say."""

from __future__ import annotations

import pytest

import tableforge
from tableforge.errors import BadSetup
from tableforge.fateforge import cards
from tableforge.fateforge.doors.testing import Ruling, given, hero
from tableforge.fateforge.names import DICE

FORD = "mill-ford"


# ---------------------------------------------------------------- who plays
def test_two_to_four_different_heroes_play_and_each_seat_has_one() -> None:
    """FF.players"""
    for heroes, seats in (
        (["mercenary"], 1),
        (["mercenary", "mercenary"], 2),
        (["mercenary", "shaman"], 3),
        (["mercenary", "shaman", "lord"], 1),
    ):
        with pytest.raises(BadSetup):
            tableforge.new("fateforge", heroes=heroes, seats=seats)
    g = tableforge.new("fateforge", heroes=["mercenary", "shaman", "lord", "thief"], seats=4)
    assert g.seats == 4


def test_one_person_plays_two_heroes_and_sees_the_dice_of_both() -> None:
    """FF.solo"""
    t = given(
        map=FORD,
        seats=1,
        you=hero("mercenary", results="strike"),
        ally=hero("shaman", results="focus miss"),
        step="prepare",
    )
    assert t.g.seats == 1 and [h["results"] for h in t.sees("you")["heroes"]] == [["strike"], ["miss", "focus"]]
    t.then("table", phase="preparation")


def test_a_hero_begins_with_two_skills_its_dice_and_full_boxes() -> None:
    """FF.starting-kit, FF.hero-pools"""
    g = tableforge.new("fateforge", heroes=["mercenary", "shaman", "lord", "thief"], seats=4)
    seen = {h["id"]: h for h in g.game.shown.view(g.state, 0)["heroes"]}
    boxes = {id: (h["hp"], h["hp_max"], h["en"], h["en_max"]) for id, h in seen.items()}
    assert boxes == {"mercenary": (7, 7, 3, 3), "shaman": (6, 6, 4, 4), "lord": (6, 6, 3, 3), "thief": (5, 5, 4, 4)}
    assert all(len(h["skills"]) == 2 and len(h["pool"]) == 4 for h in seen.values())
    assert seen["mercenary"]["skills"] == ["m-heavy-blow", "m-shield-march"]


def test_the_shaman_begins_with_a_drum_in_a_backpack_slot_and_nobody_else_may_have_it() -> None:
    """FF.shaman-kit, FF.class-item"""
    g = tableforge.new("fateforge", heroes=["mercenary", "shaman"])
    shaman = g.game.shown.view(g.state, 0)["heroes"][1]
    assert [x["id"] for x in shaman["board"] if x] == ["shamanic-drum"] and shaman["board"][3]["works"]
    with pytest.raises(BadSetup, match="no free slot"):
        given(map=FORD, you=hero("mercenary", items="shamanic-drum"))


def test_the_faces_of_the_dice_are_those_of_their_colour() -> None:
    """FF.dice-faces: each hero die has two misses, each weapon die one and two special faces."""
    pack = cards.pack()
    faces = dict(zip(DICE, pack.dice, strict=True))
    assert [faces[x].count(0) for x in DICE] == [2, 2, 2, 2, 1, 1]
    assert faces["melee"].count(128) == faces["ranged"].count(128) == 2
    assert all(len(row) == 6 for row in pack.dice)


# ---------------------------------------------------------------- boxes
def wounded(**more: object) -> Ruling:
    """The Mercenary is struck in the enemies' turn by a recruit."""
    return given(
        map=FORD,
        you=hero("mercenary", at="b", **more),
        ally=hero("shaman", at="f"),
        enemies="recruit.1@b",
        step="enemies",
    )


def test_each_damage_suffered_takes_one_token_out_of_the_available_box() -> None:
    """FF.damage, FF.available-exhausted"""
    t = wounded(health=5)
    t.then("you", health=4, most_health=7, toxic=0, down=False).because("FF.strike", "FF.damage")


def test_a_hero_without_health_is_knocked_out_at_once() -> None:
    """FF.knocked-out"""
    t = wounded(health=1)
    t.then("you", health=0, down=True).because("FF.damage", "FF.knocked-out")


def test_nobody_ever_has_more_than_the_maximum() -> None:
    """FF.maximum: recovery gives 1 of each, and both boxes are full."""
    t = given(
        map=FORD, you=hero("mercenary", at="f"), ally=hero("shaman", at="f", health=3, energy=1), step="leave", rounds=1
    )
    t.then("you", health=7, energy=3).then("ally", health=4, energy=2).because("FF.recovery")


def test_energy_that_is_not_there_is_lost_as_health() -> None:
    """FF.energy-loss: the rite takes 1 energy from everybody."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="a", energy=0),
        ally=hero("shaman", at="a", energy=1),
        enemies="rite-mother.1@f zealot.1@f zealot.2@f",
        step="rites",
    )
    t.then("you", energy=0, health=6).then("ally", energy=0, health=6).because("FF.energy-loss")


def test_with_all_heroes_down_the_scene_ends_at_once_as_a_failure() -> None:
    """FF.all-knocked-out: the second recruit, the rest of the rounds and the way out do not come."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", health=1),
        ally=hero("shaman", at="c", down=True),
        enemies="recruit.1@b recruit.2@b",
        step="enemies",
        rounds=3,
    )
    t.then("table", over=True, won=False, outcome="lost").because("FF.knocked-out", "FF.all-knocked-out", "FF.outcome")
    assert t.happened().count("foe-strikes") == 1 and "exit" not in t.happened()


def test_while_one_hero_stands_full_success_is_possible() -> None:
    """FF.all-knocked-out, FF.success-standing"""
    t = given(map=FORD, you=hero("mercenary", at="e"), ally=hero("shaman", at="c", down=True), step="leave", rounds=1)
    t.then("table", over=True, won=True)


# ---------------------------------------------------------------- abilities of the boards
def test_rampart_gives_a_parry_token_unless_she_sprints() -> None:
    """FF.rampart"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="strike"),
        ally=hero("shaman", at="a", ready=True),
        step="prepare",
    )
    t.you.does("ready").then("you", parry=1).because("FF.ready", "FF.parry-gain")

    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="strike"),
        ally=hero("shaman", at="a", ready=True),
        step="prepare",
    )
    t.you.does("sprint:c")
    t.you.does("ready").then("you", parry=0)


def test_vigor_discards_a_focus_so_that_another_hero_may_reroll_one_die() -> None:
    """FF.vigor, FF.reroll-card: the Shaman does not reroll his own."""
    t = given(
        map=FORD,
        you=hero("shaman", at="b", results="focus miss"),
        ally=hero("lord", at="f", results="red:miss blue:miss"),
        step="prepare",
        chance="blue:shoot*",
    )
    t.you.does("use:vigor", "focus")
    t.asks("reroll", seat="ally").answers("2").then("ally", results="miss shoot*").then("you", results="miss")
    t.because("FF.reroll-card")


def test_the_lord_puts_his_token_on_a_stance_once_in_each_preparation() -> None:
    """FF.lord-kit, FF.weapon-master, FF.stance"""
    t = given(
        map=FORD,
        you=hero("lord", at="b", results="strike", stance="assault"),
        ally=hero("shaman", at="a"),
        step="prepare",
    )
    t.you.does("use:weapon-master", "guard").then("you", stance="guard").because("FF.stance")
    t.may_not("lord/use:weapon-master", "FF.recurrent")


def test_in_the_assault_stance_the_first_attack_of_a_round_deals_one_more() -> None:
    """FF.stance-assault, FF.first-attack"""
    t = given(
        map=FORD,
        you=hero("lord", at="b", results="strike strike", stance="assault"),
        ally=hero("shaman", at="a"),
        enemies="bruiser.1@b+armour:9",
    )
    t.you.does("strike:bruiser.1").then("bruiser.1", armour=7)
    t.you.does("strike:bruiser.1").then("bruiser.1", armour=6)


def test_in_another_stance_it_does_not() -> None:
    """FF.stance: only the stance under the token works."""
    t = given(
        map=FORD,
        you=hero("lord", at="b", results="strike", stance="guard"),
        ally=hero("shaman", at="a"),
        enemies="bruiser.1@b+armour:9",
    )
    t.you.does("strike:bruiser.1").then("bruiser.1", armour=8)


def test_in_the_guard_stance_he_guards_a_hero_of_his_zone_at_the_end_of_his_turn() -> None:
    """FF.stance-guard"""
    t = given(
        map=FORD, you=hero("lord", at="b", stance="guard"), ally=hero("shaman", at="b"), third=hero("thief", at="a")
    )
    t.you.ends_turn("stance-guard")
    t.asks("help", options="lord shaman").answers("shaman").then("ally", parry=1).then("you", parry=0)


def test_in_the_command_stance_he_hands_a_result_to_a_hero_yet_to_play() -> None:
    """FF.stance-command, FF.grant: not to one whose turn is over, nor two zones away."""
    t = given(
        map=FORD,
        you=hero("lord", at="b", results="strike*", stance="command"),
        ally=hero("shaman", at="a"),
        third=hero("thief", at="b"),
        fourth=hero("mercenary", at="e"),
        order="third you ally fourth",
        turn="you",
    )
    t.you.does("use:stance-command")
    t.then("you", results="").then("ally", grants="strike*")
    t.you.ends_turn().then("ally", results="strike*", grants="")


def test_the_thief_begins_every_combat_hidden() -> None:
    """FF.thief-stealth, FF.hide"""
    t = given(map=FORD, you=hero("thief"), ally=hero("shaman"), step="begin")
    t.then("you", hidden=True).then("ally", hidden=False)


def test_the_thief_fades_at_the_end_of_a_turn_without_attack_and_without_enemies() -> None:
    """FF.fade"""
    t = given(map=FORD, you=hero("thief", at="b"), ally=hero("shaman", at="a"), enemies="archer.1@f")
    t.you.ends_turn().then("you", hidden=True)

    t = given(map=FORD, you=hero("thief", at="b"), ally=hero("shaman", at="a"), enemies="recruit.1@b")
    t.you.ends_turn().then("you", hidden=False)

    t = given(map=FORD, you=hero("thief", at="b", results="shoot"), ally=hero("shaman", at="a"), enemies="recruit.1@c")
    t.you.does("shoot:recruit.1")
    t.you.ends_turn().then("you", hidden=False)


def test_neither_blocking_nor_a_sprint_past_enemies_troubles_the_thief() -> None:
    """FF.acrobat, FF.ignore-restrictions, FF.sprint-safe"""
    t = given(
        map=FORD,
        you=hero("thief", at="b", results="move"),
        ally=hero("shaman", at="a"),
        enemies="bruiser.1@b",
        step="prepare",
    )
    t.you.does("sprint:c").then("you", at="c", health=5)


def test_the_wind_runner_crosses_bogs_and_shoots_further_after_a_move() -> None:
    """FF.wind-runner, FF.ignore-restrictions"""
    t = given(
        map="marsh-causeway",
        you=hero("sylvan-guard", at="f", results="move shoot"),
        ally=hero("shaman", at="a"),
        enemies="archer.1@b archer.2@c archer.3@d",
    )
    t.may_not("shoot:archer.2", "FF.shoot")
    t.you.does("move:b").then("you", results="shoot")
    assert [x for x in t.options() if x.startswith("shoot")] == ["shoot:archer.1", "shoot:archer.2", "shoot:archer.3"]


def test_at_the_end_of_his_turn_the_shaman_puts_a_focus_on_the_drum_and_spends_it_in_a_later_round() -> None:
    """FF.drum, FF.drum-payment: two tokens at most."""
    t = given(
        map=FORD,
        you=hero("shaman", at="b", results="focus focus", focus=1, items="shamanic-drum"),
        ally=hero("mercenary", at="a"),
    )
    t.you.ends_turn("shamanic-drum").then("you", focus=2)

    full = given(
        map=FORD,
        you=hero("shaman", at="b", results="focus", focus=2, items="shamanic-drum"),
        ally=hero("mercenary", at="a"),
    )
    full.you.ends_turn().then("you", focus=2).then("table", turn="ally")

    door = given(
        map="market-square", you=hero("shaman", at="g", focus=1, items="shamanic-drum"), ally=hero("mercenary", at="a")
    )
    door.you.does("focus:D1").then("you", focus=0).then("table", doors="D1")


def test_the_tokens_on_the_drum_are_gone_when_the_scene_ends() -> None:
    """FF.drum"""
    t = given(
        map=FORD,
        you=hero("shaman", at="f", focus=2, items="shamanic-drum"),
        ally=hero("mercenary", at="f"),
        step="leave",
        rounds=1,
    )
    t.then("you", focus=0).then("table", over=True)

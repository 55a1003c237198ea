"""Enemies: strips, modifiers, abilities, reactions, turns, targets, conditions."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.errors import BadSetup
from tableforge.fateforge.doors.testing import Ruling, given, hero
from tableforge.fateforge.game import GAME

FORD = "mill-ford"
Hero = dict[str, Any]


def turns(enemies: str, you: str | Hero = "b", ally: str | Hero = "a", **more: Any) -> Ruling:
    """The enemies' turns: the Mercenary, who plays first, and the Shaman, in their zones or as they are given."""
    you = hero("mercenary", at=you) if isinstance(you, str) else you
    ally = hero("shaman", at=ally) if isinstance(ally, str) else ally
    return given(**{"map": FORD, "you": you, "ally": ally, "enemies": enemies, "step": "enemies", **more})


def reactions(enemies: str, chance: str, you: str = "b", ally: str = "a", **more: Any) -> Ruling:
    """The reactions before the first hero."""
    return turns(enemies, you, ally, **{"step": "turns", "slot": 0, "chance": chance, **more})


def acted(t: Ruling) -> list[str]:
    return [t.arbiter.name(t.s, e.cards[0]) for e in t.events() if e.kind == "activates"]


# ---------------------------------------------------------------- resistance and armour
def fights(enemies: str, results: str = "strike strike strike", **more: Any) -> Ruling:
    return given(
        map=FORD, you=hero("mercenary", at="b", results=results), ally=hero("shaman", at="a"), enemies=enemies, **more
    )


def test_red_cubes_up_to_its_resistance_defeat_an_enemy() -> None:
    """FF.resistance"""
    t = fights("sicaire.1@b")
    t.you.does("strike:sicaire.1").then("sicaire.1", wounds=1, out=False)
    t.you.does("strike:sicaire.1").then("sicaire.1", out=True).because("FF.strike", "FF.resistance")


def test_armour_goes_first_and_only_the_rest_becomes_red_cubes() -> None:
    """FF.enemy-armour"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="strike move", skills="m-heavy-blow"),
        ally=hero("shaman", at="a"),
        enemies="bruiser.1@b+armour:1",
    )
    t.you.does("use:m-heavy-blow").then("bruiser.1", armour=0, wounds=2)


def test_red_cubes_go_at_upkeep_and_armour_does_not_come_back() -> None:
    """FF.damage-resets, FF.enemy-armour, FF.upkeep"""
    t = turns("bruiser.1@f+wounds:2+armour:0+stunned", step="upkeep")
    t.then("bruiser.1", wounds=0, armour=0, stunned=False).because("FF.upkeep")


# ---------------------------------------------------------------- abilities of the hero turns
def test_the_first_line_takes_all_damage_of_its_zone_strikes_and_shots_alike() -> None:
    """FF.first-line, FF.free-target"""
    t = fights("conscript.1@b archer.1@b conscript.2@c archer.2@c", "strike shoot")
    t.may_not("strike:archer.1", "FF.first-line").may_not("shoot:archer.2", "FF.first-line")
    t.you.does("strike:conscript.1")
    assert not t.you.may("strike:archer.1")  # no strike is left
    t = fights("archer.1@b recruit.1@b", "strike")
    assert t.you.may("strike:archer.1") and t.you.may("strike:recruit.1")


def test_a_blocking_enemy_holds_heroes_that_would_leave_of_their_own_will() -> None:
    """FF.blocking"""
    t = fights("bruiser.1@b", "move")
    t.may_not("move:c", "FF.blocking").may_not("energy-move:c", "FF.blocking")
    t = given(
        map="catacomb-ring",
        you=hero("mercenary", at="h", results="move"),
        ally=hero("shaman", at="a"),
        enemies="bruiser.1@h",
    )
    t.may_not("portal:P1", "FF.blocking")


def test_a_stunned_blocker_holds_nobody() -> None:
    """FF.blocking, FF.stunned-enemy"""
    fights("bruiser.1@b+stunned", "move").you.does("move:c").then("you", at="c")


def test_a_blocker_does_not_hold_against_a_push() -> None:
    """FF.blocking, FF.forced-move"""
    t = turns("bruiser.1@b", chance="push:c")
    t.then("you", at="c", health=5)


def test_one_pursuer_of_a_type_follows_who_leaves_its_zone() -> None:
    """FF.pursuit, FF.mandatory, FF.ability-timing: the lowest number, of each type one."""
    t = fights("sicaire.2@b sicaire.1@b flagellant.1@b", "move")
    t.you.does("move:c").then("sicaire.1", at="c").then("sicaire.2", at="b").then("flagellant.1", at="c")
    t.because("FF.move", "FF.pursuit", "FF.pursuit")


def test_who_is_stunned_or_defends_does_not_pursue() -> None:
    """FF.pursuit, FF.stunned-enemy"""
    t = fights("sicaire.1@b+stunned sicaire.2@b", "move")
    t.you.does("move:c").then("sicaire.1", at="b").then("sicaire.2", at="c")


def test_a_sprint_and_a_push_are_pursued_too() -> None:
    """FF.pursuit: any departure."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="miss"),
        ally=hero("shaman", at="a"),
        enemies="sicaire.1@b",
        step="prepare",
    )
    t.you.does("sprint:c").then("sicaire.1", at="c").then("you", health=6)
    t = turns("bruiser.1@b flagellant.1@b+armour:0", chance="push:d")
    t.then("you", at="d").then("flagellant.1", at="d")


def test_an_enemy_in_stealth_is_no_target_beside_one_that_is_not() -> None:
    """FF.stealth"""
    t = fights("assassin.1@b recruit.1@b", "strike strike")
    t.may_not("strike:assassin.1", "FF.stealth")
    t.you.does("strike:recruit.1")
    t.you.does("strike:assassin.1").then("assassin.1", wounds=1)


def test_a_guarded_enemy_is_no_target_and_neither_of_the_two_ever_moves() -> None:
    """FF.guarded"""
    t = fights("sicaire.1@b watchdog.1@b+guards:sicaire.1", "strike strike")
    t.may_not("strike:sicaire.1", "FF.guarded")
    t.you.does("strike:watchdog.1").then("watchdog.1", out=True)
    t.you.does("strike:sicaire.1").then("sicaire.1", wounds=1)
    t = turns("sicaire.1@c watchdog.1@c+guards:sicaire.1")
    t.then("sicaire.1", at="c").then("watchdog.1", at="c").then("you", health=7)


def test_once_its_guardian_is_gone_the_guarded_one_moves_again() -> None:
    """FF.guarded: while its guardian is there."""
    t = fights("sicaire.1@b watchdog.1@b+guards:sicaire.1", "strike move")
    t.you.does("strike:watchdog.1")
    t.you.does("move:c").then("sicaire.1", at="c")


# ---------------------------------------------------------------- strips
def test_the_leftmost_section_with_a_hero_at_its_distance_is_carried_out_and_no_other() -> None:
    """FF.one-section, FF.strip, FF.enemy-section: the bravo strikes at 0, and does not move too."""
    t = turns("sicaire.1@b", "b", "c")
    t.then("sicaire.1", at="b").then("you", health=5)
    assert acted(t) == ["sicaire.1"]


def test_the_distance_of_a_strip_is_that_of_the_nearest_hero() -> None:
    """FF.strip (p. 11): the archer beside the Mercenary does not shoot at the Shaman one zone away; it is weaker there (p. 10)."""
    t = turns("archer.1@b", "b", "a")
    t.then("ally", health=6).then("you", health=7)
    assert acted(t) == []


def test_a_hero_who_cannot_be_aimed_at_is_not_the_nearest() -> None:
    """FF.strip, FF.untargetable: the archer beside a hidden hero shoots at the other one."""
    t = turns("archer.1@b", hero("thief", at="b", hidden=True), "a")
    t.then("ally", health=5)


def test_the_third_section_of_a_strip_counts_in_reactions_as_in_turns() -> None:
    """FF.reactor: nobody is nearer than two zones, and the sicaire comes closer (p. 14 names two sections, p. 15 all)."""
    t = reactions("sicaire.1@e", "path:d", "b", "a")
    t.then("sicaire.1", at="d")


def test_an_enemy_without_a_hero_at_any_of_its_distances_does_nothing() -> None:
    """FF.no-section, FF.enemy-order"""
    t = turns("conscript.1@c archer.1@f", "b", "a")
    assert acted(t) == []


def test_enemies_act_by_colour_then_by_number() -> None:
    """FF.enemy-order, FF.initiative, FF.turn-abilities"""
    t = turns("gang-chief.1@c assassin.1@f recruit.2@b recruit.1@b archer.1@a watchdog.1@b halberdier.1@b", "b", "f")
    assert acted(t)[:6] == ["watchdog.1", "archer.1", "recruit.1", "recruit.2", "halberdier.1", "assassin.1"]


def test_of_two_types_of_a_colour_with_one_number_the_first_in_the_alphabet_acts_first() -> None:
    """FF.same-initiative"""
    t = turns("recruit.1@b conscript.1@b", "b", "f")
    assert acted(t) == ["conscript.1", "recruit.1"]


def test_an_act_that_has_become_impossible_is_skipped() -> None:
    """FF.impossible-act: the automaton's second strike finds nobody left."""
    t = turns("blade-dancer.1@b", you=hero("mercenary", at="b", health=1), ally=hero("shaman", at="f"))
    t.then("you", down=True).then("ally", health=6)
    assert t.happened().count("foe-strikes") == 1


# ---------------------------------------------------------------- modifiers and targets
def test_an_attack_without_a_modifier_hits_whom_the_players_choose() -> None:
    """FF.players-choose, FF.group-choice: any seat says it."""
    t = turns("recruit.1@b", "b", "b")
    t.asks("whom", rule="FF.players-choose", options="mercenary shaman")
    assert set(t.g.asked) == {0, 1}
    t.answer("shaman", 0)
    t.then("ally", health=5).then("you", health=7)


def test_first_is_the_hero_leftmost_in_the_order_and_last_the_rightmost() -> None:
    """FF.first, FF.last, FF.first-or-last, FF.order-targets, FF.modifiers"""
    turns("sicaire.1@b", "b", "b", order="ally you").then("ally", health=4).then("you", health=7)
    turns("carrion-crow.1@b", "b", "b", order="ally you").then("you", health=6).then("ally", health=6)


def test_first_looks_only_at_heroes_in_reach() -> None:
    """FF.first-or-last"""
    turns("sicaire.1@b", "b", "f", order="ally you").then("you", health=5).then("ally", health=6)


def test_plus_one_is_one_damage_more() -> None:
    """FF.plus-one"""
    turns("sicaire.1@b").then("you", health=5)


def test_a_range_of_plus_one_reaches_a_zone_further() -> None:
    """FF.range-plus-one: the bone archer two zones away."""
    turns("bone-archer.1@c", "a", "a").group("mercenary").then("you", health=6).then("bone-archer.1", at="c")


def test_damage_marked_toxic_is_toxic() -> None:
    """FF.toxic-modifier, FF.toxic"""
    turns("ember-slinger.1@c").then("you", health=6, toxic=1)


def test_a_mover_goes_to_the_hero_of_its_section_who_plays_first() -> None:
    """FF.enemy-approach, FF.enemy-path"""
    t = turns("sicaire.1@c", "b", "e", order="ally you").then("sicaire.1", at="e")
    t.because("FF.enemy-path")


def test_of_equal_paths_one_is_drawn() -> None:
    """FF.random-draw, FF.enemy-path: from e to b by c or by d."""
    turns("sicaire.1@e", "b", "a", chance="path:d").then("sicaire.1", at="d")
    turns("sicaire.1@e", "b", "a", chance="path:c").then("sicaire.1", at="c")


def test_a_hidden_or_fallen_hero_is_passed_over() -> None:
    """FF.invalid-target, FF.hide, FF.lying-down"""
    turns("sicaire.1@b", you=hero("mercenary", at="b", hidden=True), ally=hero("shaman", at="b")).then("ally", health=4)
    turns("sicaire.1@b", you=hero("mercenary", at="b", down=True), ally=hero("shaman", at="b")).then("ally", health=4)


def test_with_no_valid_hero_left_an_enemy_does_not_act() -> None:
    """FF.invalid-target"""
    t = turns("sicaire.1@b", you=hero("mercenary", at="b", hidden=True), ally=hero("shaman", at="f"))
    t.then("you", health=7).then("sicaire.1", at="b")
    assert acted(t) == []


# ---------------------------------------------------------------- turns against reactions
def test_who_cannot_act_in_its_turn_does_nothing_and_reads_no_further_section() -> None:
    """FF.no-fall-through: the watchdog that defends has a hero at 1, another at 2."""
    t = given(
        scene="ford-ambush",
        you=hero("mercenary", at="b"),
        ally=hero("shaman", at="a"),
        tokens="O1@c",
        step="enemies",
        enemies="watchdog.1@c+defends:O1",
    )
    t.then("watchdog.1", at="c").then("you", health=7)
    assert acted(t) == []


def test_a_stunned_enemy_neither_acts_nor_reacts_and_another_reacts_in_its_place() -> None:
    """FF.stunned-enemy, FF.reactor-skipped"""
    turns("sicaire.1@b+stunned").then("you", health=7)
    t = reactions("sicaire.1@b+stunned sicaire.2@b recruit.1@f", "brown red")
    t.then("you", health=5)
    assert acted(t) == ["sicaire.2"]


def test_two_colours_react_one_token_each_and_act_again_in_their_turns() -> None:
    """FF.reactions, FF.one-reacts, FF.reacts-and-acts"""
    t = reactions("recruit.1@b recruit.2@b sicaire.1@b archer.1@f", "red brown", "b", "f")
    assert acted(t) == ["recruit.1", "sicaire.1"]
    t.then("you", health=4).then("table", named="red brown", turn="you")
    t.plays_on("end-turn", "end-turn", until="prepare")
    assert acted(t)[2:] == ["recruit.1", "recruit.2", "sicaire.1"]


def test_the_leftmost_section_is_tried_on_all_tokens_before_the_next_one() -> None:
    """FF.reactor: the bravo with number 2 beside a hero reacts before number 1 a zone away."""
    t = reactions("sicaire.1@c sicaire.2@b recruit.1@f", "brown red")
    assert acted(t) == ["sicaire.2"]


def test_a_colour_with_nobody_in_reach_does_not_react() -> None:
    """FF.nobody-in-reach"""
    t = reactions("conscript.1@f archer.1@c", "red blue")
    assert acted(t) == ["archer.1"]
    t.because("FF.reactions", "FF.nobody-in-reach")


def test_the_target_of_a_reaction_is_chosen_as_in_enemy_turns() -> None:
    """FF.reaction-target"""
    reactions("recruit.1@b archer.1@f", "red blue", "b", "b").asks("whom", rule="FF.players-choose")


def test_only_colours_that_are_on_the_board_are_named() -> None:
    """FF.already-dead, FF.already-dead-draw, FF.colour-blind"""
    t = reactions("recruit.1@f archer.1@f sicaire.1@f", "", nature="asks")
    assert t.s.pending is not None and t.s.pending.kind == "reaction" and t.s.pending.options == (1, 2, 4)


def test_more_tokens_weigh_more_and_a_colour_that_has_just_reacted_weighs_less() -> None:
    """FF.colour-draw, FF.colour-streak"""
    t = reactions("recruit.1@f recruit.2@f archer.1@f sicaire.1@f", "", nature="asks", streak="blue:1 brown:2")
    assert t.s.pending is not None and t.s.pending.weights == (40, 140, 4)


def test_a_scene_of_one_colour_has_two_types_react() -> None:
    """FF.one-colour"""
    t = reactions("recruit.1@b conscript.1@b", "recruit conscript", "b", "f")
    assert acted(t) == ["recruit.1", "conscript.1"]


def test_a_scene_come_down_to_one_colour_has_one_reaction() -> None:
    """FF.one-colour"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="shoot"),
        ally=hero("shaman", at="f"),
        enemies="recruit.1@b archer.1@c",
        slot=1,
    )
    t.you.does("shoot:archer.1")
    t.you.ends_turn()
    t.then("table", named="red", turn="ally")


# ---------------------------------------------------------------- leaders, calls, drains
def test_a_leader_draws_the_nearest_minion_of_its_colour_closer_even_without_acting() -> None:
    """FF.leader, FF.leader-after-strip, FF.turn-abilities"""
    t = turns("lieutenant.1@f conscript.1@d conscript.2@b", "a", "a", chance=[])
    t.then("conscript.1", at="e").then("conscript.2", at="b").because("FF.leader")


def test_a_stunned_leader_draws_nobody() -> None:
    """FF.leader, FF.stunned-enemy: it could not even be stunned by a hero."""
    t = turns("lieutenant.1@f+stunned conscript.1@d", "a", "a")
    t.then("conscript.1", at="d")


def test_life_drain_gives_an_armour_cube_for_damage_really_dealt_up_to_its_number() -> None:
    """FF.life-drain"""
    turns("elite-phantom.1@b+armour:0").then("elite-phantom.1", armour=1)
    turns("elite-phantom.1@b+armour:2").then("elite-phantom.1", armour=2)
    t = turns("elite-phantom.1@b+armour:0", you=hero("mercenary", at="b", parry=1))
    t.answers("parry").then("elite-phantom.1", armour=0).then("you", health=7)


# ---------------------------------------------------------------- stun, push, pull
def test_a_stunned_hero_gets_a_cube_and_never_a_second_one() -> None:
    """FF.stun-hero, FF.one-stun"""
    turns("warden-engine.1@b").then("you", stunned=True, health=5).because("FF.stun-hero")
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", stunned=True),
        ally=hero("shaman", at="f"),
        enemies="warden-engine.1@b",
        step="enemies",
    )
    assert "stunned" not in t.happened()


def test_heroes_stun_push_and_pull_minions_only() -> None:
    """FF.minions-only, FF.minion, FF.one-stun"""
    t = given(
        map=FORD,
        you=hero("shaman", at="b", results="focus focus", skills="s-roots"),
        ally=hero("mercenary", at="a"),
        enemies="lieutenant.1@b sicaire.1@c recruit.1@b+stunned",
    )
    t.you.does("use:s-roots").then("sicaire.1", stunned=True).then("lieutenant.1", stunned=False)


def test_a_hero_chooses_where_a_pushed_minion_goes() -> None:
    """FF.push"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="strike", skills="m-shove"),
        ally=hero("shaman", at="a"),
        enemies="bruiser.1@b+armour:1",
    )
    t.you.does("use:m-shove").asks("push-to", options="a c d").answers("d").then("bruiser.1", at="d", armour=0)


def test_a_hero_pushed_by_an_enemy_goes_to_a_zone_drawn_by_lot() -> None:
    """FF.push, FF.enemy-push, FF.random-draw"""
    turns("bruiser.1@b", chance="push:d").then("you", at="d", health=5).because("FF.strike", "FF.enemy-push")


def test_no_push_leads_through_a_closed_door() -> None:
    """FF.enemy-push"""
    for k in range(6):
        t = given(
            map="market-square",
            you=hero("mercenary", at="g"),
            ally=hero("shaman", at="a"),
            enemies="bruiser.1@g",
            step="enemies",
            seed=k,
        )
        assert t.s.heroes[0].zone in (3, 5)


def test_an_enemy_pulls_a_hero_into_its_zone() -> None:
    """FF.pull: the spider pulls and bites."""
    turns("well-spider.1@c").then("you", at="c", health=6, toxic=1).because("FF.pull", "FF.toxic")


def test_a_hero_pulls_a_minion_of_its_choice() -> None:
    """FF.pull"""
    t = given(
        map=FORD,
        you=hero("shaman", at="b", results="focus move", skills="s-ancestor"),
        ally=hero("mercenary", at="a"),
        enemies="bruiser.1@c+armour:5 recruit.1@d",
    )
    t.you.does("use:s-ancestor", "bruiser.1").then("bruiser.1", at="b", armour=3)


def test_forced_movement_is_no_move_and_still_enters_a_zone() -> None:
    """FF.forced-move: traps apply."""
    t = turns("bruiser.1@b", chance="push:d", tokens="trap@d", trap="t-darts")
    t.then("you", at="d", health=4, moved=False).then("table", tokens="").because("FF.enemy-push", "FF.trap-card")


def test_a_defender_is_neither_pushed_nor_pulled() -> None:
    """FF.defender-stays"""
    t = given(
        scene="ford-ambush",
        you=hero("shaman", at="b", results="focus move", skills="s-ancestor"),
        ally=hero("mercenary", at="a"),
        tokens="O1@c",
        enemies="recruit.1@c+defends:O1",
    )
    t.may_not("use:s-ancestor", "FF.ordered-actions")


# ---------------------------------------------------------------- arrivals
def test_a_token_takes_the_lowest_free_number_and_more_than_five_never_come() -> None:
    """FF.enemy-placement, FF.token-cap"""
    t = given(
        scene="ford-ambush",
        you=hero("mercenary", at="a"),
        ally=hero("shaman", at="a"),
        step="announce",
        round=1,
        tokens="",
        enemies="watchdog.1@f watchdog.3@f",
    )
    t.then("watchdog.2", at="a").because("FF.waves")
    full = given(
        scene="ford-ambush",
        you=hero("mercenary", at="a"),
        ally=hero("shaman", at="a"),
        step="announce",
        round=1,
        tokens="",
        enemies="watchdog.1@f watchdog.2@f watchdog.3@f watchdog.4@f watchdog.5@f",
    )
    full.because("FF.token-cap")
    assert len([e for e in full.s.foes if e.d.id == "watchdog"]) == 5


@pytest.mark.parametrize(("heroes", "n"), [(2, 9), (3, 15), (4, 19)])
def test_as_many_enemies_come_as_the_number_of_heroes_says(heroes: int, n: int) -> None:
    """FF.hero-count, FF.plate, FF.placement-duties: only the first of a line defends or carries."""
    names = dict(zip(("you", "ally", "third", "fourth"), ("mercenary", "shaman", "lord", "thief")))
    group: dict[str, Any] = {who: hero(id) for who, id in list(names.items())[:heroes]}
    t = given(scene="ford-ambush", **group, enemies="scene")
    assert len(t.s.foes) == n
    assert len([e for e in t.s.foes if e.defends >= 0]) == 2 and len([e for e in t.s.foes if e.gold]) == 2
    bruisers = [e.arm for e in t.s.foes if e.d.id == "bruiser"]
    assert set(bruisers) == ({0} if heroes == 3 else {1})


# ---------------------------------------------------------------- the Beast Master
def test_whom_an_enemy_attacks_is_asked_of_the_beast_master_alone() -> None:
    """FF.beast-master, FF.players-choose: nobody else is asked; without one, any seat says it for all."""
    assert set(turns("recruit.1@b", "b", "b").g.asked) == {0, 1}
    t = turns("recruit.1@b", "b", "b", beast_master=2)
    t.asks("whom", seat="ally")
    assert set(t.g.asked) == {1} and t.sees("you")["beast_master"] == 1
    t.answers("mercenary").then("you", health=6)


def test_the_beast_master_has_the_abilities_of_the_enemies_on_the_board_at_hand() -> None:
    """FF.beast-master, FF.mandatory"""
    t = turns("conscript.1@b bruiser.2@c", beast_master=1)
    scene = GAME.shown.scene({**t.sees("you"), "decision": None}, {"content": ""}, "en")
    zone = scene.zone("watch", -1)
    assert zone is not None and [x.name for x in zone.things] == ["Conscript", "Bruiser"]
    assert any(["First line" in note for note in zone.things[0].notes]) and "Beast Master" in scene.sides[0].name
    assert (
        GAME.shown.scene({**turns("conscript.1@b").sees("you"), "decision": None}, {"content": ""}, "en").zone(
            "watch", -1
        )
        is None
    )


def test_the_beast_master_is_one_of_several_players() -> None:
    """FF.beast-master: alone there is nobody else to hand the office to."""
    for wrong in ({"seats": 1, "beast_master": 1}, {"seats": 2, "beast_master": 3}):
        with pytest.raises(BadSetup, match="one of several"):
            GAME.setup(scene="ford-ambush", **wrong)

"""Upkeep, the extra round, the way out, the outcome, recovery; knock-out and revival; Corruption."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.fateforge import cards
from tableforge.fateforge.doors.testing import Ruling, given, hero

FORD = "mill-ford"
AMBUSH = "ford-ambush"


def left(t: Ruling) -> dict[str, int]:
    """The damage of each hero on the way out."""
    return {t.s.heroes[e.cards[0]].d.id: e.amount for e in t.events() if e.kind == "leaves"}


# ---------------------------------------------------------------- upkeep
def test_upkeep_takes_parry_from_everybody_stun_and_red_cubes_from_enemies() -> None:
    """FF.upkeep, FF.parry-lost, FF.stunned-enemy, FF.damage-resets"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="a", parry=2),
        ally=hero("shaman", at="a", stunned=True),
        step="upkeep",
        enemies="bruiser.1@f+stunned+wounds:1+parry:1+armour:1",
    )
    t.then("you", parry=0).then("bruiser.1", stunned=False, wounds=0, parry=0, armour=1).because("FF.upkeep")
    t.then("ally", stunned=True)


def test_abilities_of_the_upkeep_come_before_anything_is_removed() -> None:
    """FF.upkeep-order: the rite takes energy while the stun cubes still lie there, and a stunned mother holds none."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="a"),
        ally=hero("shaman", at="a"),
        step="rites",
        enemies="rite-mother.1@f zealot.1@f zealot.2@f",
    )
    assert t.happened().index("rite") < t.happened().index("upkeep")
    t = given(
        map=FORD,
        you=hero("mercenary", at="a"),
        ally=hero("shaman", at="a"),
        step="rites",
        enemies="rite-mother.1@f+stunned zealot.1@f zealot.2@f",
    )
    assert "rite" not in t.happened()


def test_all_rounds_are_played_even_if_every_objective_is_met() -> None:
    """FF.all-rounds, FF.round-number"""
    t = given(map=FORD, you=hero("mercenary", at="a"), ally=hero("shaman", at="a"), step="upkeep", round=1, rounds=2)
    t.then("table", round=2, phase="preparation")


def test_when_the_last_round_is_over_the_heroes_leave_and_not_before() -> None:
    """FF.leave-after-last, FF.exit-automatic"""
    t = given(map=FORD, you=hero("mercenary", at="f", results="move"), ally=hero("shaman", at="f"), round=3, rounds=3)
    assert not [x for x in t.options() if x.startswith(("exit", "leave"))]
    t.plays_on("end-turn", "end-turn").then("table", over=True, exit="A")


# ---------------------------------------------------------------- the extra round
def last_round(**more: Any) -> Ruling:
    return given(
        **{
            "scene": AMBUSH,
            "you": hero("mercenary", at="a"),
            "ally": hero("shaman", at="a"),
            "tokens": "",
            "step": "next",
            "round": 3,
            "rounds": 3,
            **more,
        }
    )


def test_after_the_last_upkeep_the_group_may_play_one_more_round_and_everybody_draws_a_corruption_card() -> None:
    """FF.extra-round, FF.after-last-round, FF.corruption"""
    t = last_round(corruption="c-twitch c-greed")
    t.asks("extra-round", options="yes no").answers("yes")
    t.then("table", round=4, rounds=4, extra=1).then("you", corruption="c-twitch").then("ally", corruption="c-greed")
    t.because("FF.extra-round", "FF.corruption", "FF.corruption", "FF.round")


def test_a_fallen_hero_draws_none_for_an_extra_round() -> None:
    """FF.extra-round"""
    t = last_round(corruption="c-twitch", ally=hero("shaman", at="a", down=True))
    t.answers("yes").then("you", corruption="c-twitch").then("ally", corruption="")


def test_there_is_one_extra_round_in_a_scene() -> None:
    """FF.extra-round, FF.extra-round-offered"""
    last_round(extra=1).then("table", over=True)


def all_but(*left: str) -> str:
    """Every Corruption card but these, for the graveyard."""
    return " ".join([c.id for c in cards.pack().corruption if c.id not in left])


def test_without_a_corruption_card_for_everybody_who_stands_there_is_no_extra_round() -> None:
    """FF.extra-round-deck: what was discarded is never used again (p. 23): nothing is shuffled anew, and no round is free."""
    last_round(graveyard=all_but("c-greed", "c-doubt")).asks("extra-round")
    for left in ((), ("c-greed",)):
        t = last_round(graveyard=all_but(*left))
        assert ("no-extra-round", "FF.extra-round-deck") in [(e.kind, e.rule) for e in t.events()]
        t.then("table", extra=0, over=True)


def test_who_has_fallen_needs_no_corruption_card_for_the_extra_round() -> None:
    """FF.extra-round-deck, FF.extra-round"""
    last_round(graveyard=all_but("c-greed"), ally=hero("shaman", at="a", down=True)).asks("extra-round")


def test_a_hero_who_falls_with_the_corruption_deck_empty_draws_nothing() -> None:
    """FF.extra-round-deck, FF.fallen-recovery"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="f", down=True),
        ally=hero("shaman", at="f"),
        step="leave",
        rounds=1,
        graveyard=all_but(),
    )
    t.then("you", health=2, corruption="")


def test_whoever_has_four_corruption_cards_bars_the_extra_round() -> None:
    """FF.extra-round-barred: three do not."""
    four = "c-twitch c-greed c-doubt c-whispers"
    last_round(you=hero("mercenary", at="a", corruption=four)).then("table", over=True)
    last_round(you=hero("mercenary", at="a", corruption="c-twitch c-greed c-doubt")).asks("extra-round")


def test_with_every_objective_met_no_extra_round_is_offered() -> None:
    """FF.extra-round-offered"""
    last_round(you=hero("mercenary", at="a", carried="O1 O1"), objectives="O2:2").then("table", over=True, won=True)


# ---------------------------------------------------------------- leaving
def test_the_group_picks_one_exit_for_all() -> None:
    """FF.exit, FF.exit-token"""
    t = given(
        scene="alleys-gang",
        you=hero("mercenary", at="a"),
        ally=hero("shaman", at="i"),
        tokens="",
        step="leave",
        round=4,
    )
    t.asks("exit", options="A B").answers("B").then("table", exit="B", over=True).because("FF.exit")


def test_each_zone_with_enemies_on_the_way_costs_one_damage_both_ends_counted() -> None:
    """FF.exit-damage: two enemies in one zone are one damage."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b"),
        ally=hero("shaman", at="f"),
        step="leave",
        rounds=1,
        enemies="recruit.1@b recruit.2@b archer.1@f",
    )
    assert left(t) == {"mercenary": 2, "shaman": 1}


def test_the_cheapest_way_is_taken() -> None:
    """FF.exit-path: by d, since c has an enemy; by c and d alike with enemies it is the same."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b"),
        ally=hero("shaman", at="f"),
        step="leave",
        rounds=1,
        enemies="archer.1@c",
    )
    assert left(t) == {"mercenary": 0, "shaman": 0}


def test_an_exit_is_defended_only_by_an_enemy_of_its_token() -> None:
    """FF.exit-defended"""
    t = given(
        scene="alleys-gang",
        you=hero("mercenary", at="a"),
        ally=hero("shaman", at="a"),
        tokens="",
        step="leave",
        round=4,
        enemies="recruit.1@a+defends:exit:A archer.1@i",
    )
    t.then("table", exit="B")


def test_parry_is_gone_on_the_way_out_and_armour_is_not() -> None:
    """FF.exit-no-parry"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="f", parry=2, items="scale-coat"),
        ally=hero("shaman", at="f", parry=2),
        step="upkeep",
        rounds=1,
        enemies="archer.1@f",
    )
    t.asks("absorb", seat="you", options="armour:scale-coat done").answers("armour:scale-coat")
    t.then("you", health=7).then("ally", health=6)  # 1 damage, then recovery


def test_a_hero_without_a_way_out_counts_as_knocked_out() -> None:
    """FF.exit-no-path: behind a closed door."""
    t = given(
        scene="catacomb-siege",
        you=hero("mercenary", at="i", carried="O2"),
        ally=hero("shaman", at="a"),
        tokens="",
        step="leave",
        round=4,
        objectives="O1:1",
        corruption="c-greed",
    )
    assert [t.s.heroes[e.cards[0]].d.id for e in t.events() if e.kind == "no-exit"] == ["mercenary"]
    t.then("table", over=True, won=True).then("you", health=2, energy=2, corruption="c-greed")


def test_blocking_stops_nobody_from_leaving_and_the_fallen_need_no_way() -> None:
    """FF.exit-no-path"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="e"),
        ally=hero("shaman", at="a", down=True),
        step="leave",
        rounds=1,
        enemies="bruiser.1@e",
    )
    assert left(t) == {"mercenary": 1}


# ---------------------------------------------------------------- the outcome
def test_a_scene_is_won_if_all_its_objectives_are_met() -> None:
    """FF.outcome, FF.objective-collect, FF.objective-defeat, FF.objective-units"""
    won = given(
        scene=AMBUSH,
        you=hero("mercenary", at="f", carried="O1"),
        ally=hero("shaman", at="f", carried="O1"),
        tokens="",
        step="leave",
        round=3,
        objectives="O2:2",
    )
    won.then("table", won=True, outcome="won")
    lost = given(
        scene=AMBUSH,
        you=hero("mercenary", at="f", carried="O1"),
        ally=hero("shaman", at="f"),
        tokens="O1@c",
        step="leave",
        round=3,
        objectives="O2:2",
    )
    lost.then("table", won=False, outcome="lost").because("FF.outcome")


def test_what_must_be_held_is_judged_before_the_way_out() -> None:
    """FF.judged-at-upkeep, FF.success-standing: the carrier falls on the way and the scene is won all the same."""
    t = given(
        scene=AMBUSH,
        you=hero("mercenary", at="e", health=1, carried="O1 O1"),
        ally=hero("shaman", at="f"),
        tokens="",
        step="leave",
        round=3,
        objectives="O2:2",
        enemies="recruit.1@e",
    )
    t.because("FF.exit-damage", "FF.knocked-out", "FF.outcome").then("table", won=True)


def test_with_nobody_standing_after_the_way_out_the_scene_is_lost() -> None:
    """FF.success-standing"""
    t = given(
        scene=AMBUSH,
        you=hero("mercenary", at="e", health=1, carried="O1 O1"),
        ally=hero("shaman", at="f", down=True),
        tokens="",
        step="leave",
        round=3,
        objectives="O2:2",
        enemies="recruit.1@e",
    )
    t.then("table", won=False)


def test_a_zone_to_be_held_needs_a_hero_and_no_enemy_at_the_last_upkeep() -> None:
    """FF.objective-hold"""
    scene: dict[str, Any] = {"scene": "marsh-crossing", "tokens": "", "step": "leave", "round": 4}
    you, ally = hero("mercenary", at="e", carried="O1"), hero("shaman", at="d")
    given(**scene, you=you, ally=ally).then("table", won=True)
    given(**scene, you=you, ally=ally, enemies="recruit.1@e").then("table", won=False)
    given(**scene, you=hero("mercenary", at="d", carried="O1"), ally=ally).then("table", won=False)


def test_the_objective_of_interaction_is_seen_to_once_in_each_zone() -> None:
    """FF.objective-interact"""
    t = given(
        scene="cistern-depths",
        you=hero("mercenary", at="c", results="focus focus"),
        ally=hero("shaman", at="a"),
        tokens="",
    )
    t.you.does("focus:O1").then("table", objectives={"O1": 1, "O2": 0})
    t.may_not("focus:O1", "FF.focus")


def test_loot_is_kept_after_a_failure() -> None:
    """FF.loot-kept, FF.bag-shared"""
    t = given(
        scene=AMBUSH,
        you=hero("mercenary", at="b", health=1),
        ally=hero("shaman", at="a", down=True),
        tokens="",
        gold=5,
        food=1,
        bag="buckler",
        enemies="recruit.1@b",
        step="enemies",
    )
    t.then("table", over=True, won=False, gold=5, food=1, bag="buckler")


# ---------------------------------------------------------------- recovery
def test_after_a_combat_won_or_lost_each_hero_regains_one_of_each() -> None:
    """FF.recovery"""
    for done in ("O2:2", "O2:0"):
        t = given(
            scene=AMBUSH,
            you=hero("mercenary", at="f", health=3, energy=0, carried="O1 O1"),
            ally=hero("shaman", at="f"),
            tokens="",
            step="leave",
            round=3,
            objectives=done,
        )
        t.then("you", health=4, energy=1).then("ally", health=6, energy=4)


def test_who_is_still_down_draws_a_corruption_card_and_then_has_two_of_each() -> None:
    """FF.fallen-recovery: the values are set last, so that the card cannot fell anybody again."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="f"),
        ally=hero("shaman", at="c", down=True, energy=0),
        step="leave",
        rounds=1,
        corruption="c-embers",
    )
    t.then("ally", health=2, energy=2, down=False).then("table", graveyard="c-embers").because(
        "FF.corruption", "FF.fallen-recovery"
    )


def test_health_set_aside_by_poison_comes_back_when_the_scene_ends() -> None:
    """FF.toxic"""
    t = given(
        map=FORD, you=hero("mercenary", at="f", health=3, toxic=2), ally=hero("shaman", at="f"), step="leave", rounds=1
    )
    t.then("you", health=6, toxic=0)


# ---------------------------------------------------------------- knock-out and revival
def test_a_fallen_hero_has_no_turn_and_no_passives() -> None:
    """FF.knocked-out-turn, FF.lying-down: Living Wall of a fallen Mercenary protects nobody."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", down=True, skills="m-living-wall"),
        ally=hero("shaman", at="b"),
        third=hero("thief", at="a"),
        order="ally third",
        enemies="recruit.1@b",
        step="enemies",
    )
    t.then("ally", health=5)
    t = given(
        map=FORD, you=hero("mercenary", at="b"), ally=hero("shaman", at="b", down=True), third=hero("thief", at="a")
    )
    t.you.ends_turn().then("table", turn="third")


def test_a_hero_is_revived_for_a_focus_another_result_one_damage_and_one_energy() -> None:
    """FF.revive, FF.revived: it has two health, draws a Corruption card, and plays from the next round on."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="focus strike move"),
        ally=hero("shaman", at="b", down=True, energy=1),
        corruption="c-greed",
    )
    t.you.does("revive:shaman", "strike+focus")
    t.then("you", results="move", health=6, energy=2).then("ally", health=2, down=False, corruption="c-greed", energy=1)
    t.because("FF.revive", "FF.corruption")
    t.you.ends_turn().asks("prepare")


def test_who_revives_without_energy_loses_health_for_it() -> None:
    """FF.revive, FF.energy-loss: the energy is lost, not paid (p. 19), and what is not there is lost as health (p. 6)."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="focus strike", energy=0),
        ally=hero("shaman", at="b", down=True),
        corruption="c-greed",
    )
    t.you.does("revive:shaman").then("you", health=5, energy=0).then("ally", health=2, down=False)
    t.because("FF.revive", "FF.energy-loss", "FF.damage")


def test_whoever_gives_the_last_of_its_health_to_revive_is_knocked_out() -> None:
    """FF.revive, FF.knocked-out: the one who is revived stands all the same."""
    you = hero("mercenary", at="b", results="focus strike", energy=0, health=2)
    t = given(
        map=FORD, you=you, ally=hero("shaman", at="b", down=True), third=hero("lord", at="f"), corruption="c-greed"
    )
    t.you.does("revive:shaman").then("you", health=0, down=True).then("ally", health=2, down=False)


def test_nobody_is_revived_without_a_focus_and_another_result_or_from_another_zone() -> None:
    """FF.revive"""
    down = hero("shaman", at="b", down=True)
    for you in (
        hero("mercenary", at="b", results="strike strike"),
        hero("mercenary", at="c", results="focus strike"),
        hero("mercenary", at="b", results="focus"),
    ):
        given(map=FORD, you=you, ally=down).may_not("revive:shaman", "FF.revive")


def test_a_revived_hero_may_be_attacked_at_once() -> None:
    """FF.revived"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="focus strike", hidden=True),
        ally=hero("shaman", at="b", down=True),
        corruption="c-greed",
        enemies="recruit.1@b",
    )
    t.you.does("revive:shaman")
    t.you.ends_turn().then("ally", health=1)


def test_who_is_knocked_out_by_a_corruption_card_draws_no_other_and_stays_out() -> None:
    """FF.corruption-knock-out, FF.corruption-energy"""
    t = last_round(corruption="c-embers c-greed", you=hero("mercenary", at="f", health=2), ally=hero("shaman", at="f"))
    t.answers("yes").then("you", down=True, by_corruption=True)
    t.may_not("revive:mercenary")
    t.plays_on(until="never").then("table", over=True)
    assert len([e for e in t.g.events if e.kind == "corruption" and e.cards[0] == 0]) == 1
    t.then("you", health=2, energy=2)


def test_one_knocked_out_by_a_corruption_card_cannot_be_revived_in_that_scene() -> None:
    """FF.corruption-knock-out: out for the rest of the scene."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="focus strike"),
        ally=hero("shaman", at="b", down=True, by_corruption=True),
    )
    t.may_not("revive:shaman")


def test_who_falls_while_reviving_draws_a_corruption_card_like_any_other() -> None:
    """FF.revive, FF.fallen-recovery: the damage of reviving is no Corruption card."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="focus strike", health=1),
        ally=hero("shaman", at="b", down=True),
        corruption="c-greed",
    )
    t.you.does("revive:shaman").then("you", down=True, by_corruption=False).then("ally", down=False)


def test_energy_lost_to_a_corruption_card_is_taken_from_health_where_there_is_none() -> None:
    """FF.corruption-energy"""
    t = last_round(corruption="c-drained c-greed", you=hero("mercenary", at="a", energy=1))
    t.answers("yes").then("you", energy=0, health=6).because("FF.energy-loss")


def test_the_fallen_draw_even_with_four_corruption_cards() -> None:
    """FF.corruption-own"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="f"),
        step="leave",
        rounds=1,
        corruption="c-doubt",
        ally=hero("shaman", at="c", down=True, corruption="c-twitch c-greed c-whispers c-shadow"),
    )
    t.then("ally", corruption="c-twitch c-greed c-whispers c-shadow c-doubt").then("you", corruption="")


# ---------------------------------------------------------------- corruption cards
def test_a_corruption_card_stays_beside_the_board_or_goes_to_the_graveyard() -> None:
    """FF.corruption, FF.corruption-stay, FF.corruption-once, FF.corruption-graveyard"""
    t = last_round(corruption="c-greed c-embers")
    t.answers("yes").then("you", corruption="c-greed").then("ally", corruption="", health=4).then(
        "table", graveyard="c-embers"
    )


# ---------------------------------------------------------------- poison
@pytest.mark.parametrize(("answer", "health", "toxic"), [("parry", 5, 0), ("done", 4, 1)])
def test_toxic_damage_sets_health_aside_and_parry_works_against_it(answer: str, health: int, toxic: int) -> None:
    """FF.toxic"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", health=5, parry=1),
        ally=hero("shaman", at="f"),
        enemies="ember-slinger.1@c",
        step="enemies",
    )
    t.answers(answer).then("you", health=health, toxic=toxic)


def test_healing_brings_back_what_poison_has_set_aside_once_nothing_else_is_exhausted() -> None:
    """FF.toxic, FF.heal"""
    t = given(
        map=FORD, you=hero("mercenary", at="b", health=4, toxic=2, skills="m-second-wind"), ally=hero("shaman", at="f")
    )
    t.you.does("use:m-second-wind").then("you", health=7, toxic=0)


def test_with_no_health_left_but_what_is_set_aside_a_hero_is_knocked_out() -> None:
    """FF.toxic, FF.knocked-out"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", health=1, toxic=6),
        ally=hero("shaman", at="f"),
        enemies="recruit.1@b",
        step="enemies",
    )
    t.then("you", down=True)


def test_what_poison_set_aside_is_available_again_when_a_hero_is_knocked_out() -> None:
    """FF.toxic (p. 27): it lies in the available box while the hero is down, and is there when somebody revives it."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", health=1, toxic=3),
        ally=hero("shaman", at="b", results="focus move"),
        third=hero("lord", at="f"),
        enemies="recruit.1@b",
        step="enemies",
        corruption="c-greed",
    )
    t.answers("mercenary").then("you", health=3, toxic=0, down=True)
    down = hero("mercenary", at="b", down=True, health=3)
    u = given(map=FORD, you=down, ally=hero("shaman", at="b", results="focus move"), turn="ally", corruption="c-greed")
    u.ally.does("revive:mercenary").then("you", health=5, down=False)


def test_one_still_down_at_the_end_of_a_scene_has_two_and_two_whatever_was_set_aside() -> None:
    """FF.toxic, FF.fallen-recovery"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="f", down=True, health=3),
        ally=hero("shaman", at="f"),
        step="leave",
        rounds=1,
        corruption="c-greed",
    )
    t.then("you", health=2, energy=2, down=False)


# ---------------------------------------------------------------- losses that are no damage
def test_what_a_card_takes_is_no_damage() -> None:
    """FF.card-loss: neither Parry nor armour helps, and the ally is not hurt."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="move", parry=2, items="scale-coat"),
        ally=hero("shaman", at="a"),
        tokens="trap@c",
        trap="t-darts",
        companion="hound+with:you+faces:move,strike",
    )
    t.you.does("move:c").then("you", health=6, parry=2).then("table", companion_harm=0)


def test_a_raised_maximum_adds_an_available_token_and_a_lowered_one_takes_an_exhausted_one_first() -> None:
    """FF.maximum-changed: brittle bones, one health less."""
    t = last_round(
        corruption="c-brittle c-ashen-breath", you=hero("mercenary", at="a", health=5), ally=hero("shaman", at="a")
    )
    t.answers("yes").then("you", health=5, most_health=6).then("ally", energy=3, most_energy=3)


def test_the_fallen_are_noted_at_upkeep_and_with_all_of_them_down_the_scene_ends_there() -> None:
    """FF.upkeep-knocked-out: the rite takes the last health of everybody."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="a", health=1, energy=0),
        ally=hero("shaman", at="a", health=1, energy=0),
        step="rites",
        enemies="rite-mother.1@f zealot.1@f zealot.2@f",
        rounds=3,
    )
    t.then("table", over=True, won=False, fallen=2).because("FF.rite", "FF.knocked-out", "FF.all-knocked-out")

"""Where rules meet: rulings written from the rulebook alone, and only then held against the engine."""

from __future__ import annotations

from typing import Any

import pytest

import tableforge
from tableforge.errors import BadSetup
from tableforge.fateforge.doors.testing import Ruling, given, hero

FORD = "mill-ford"  # a - b - (c | d) - e - f, and c - d
RING = "catacomb-ring"  # a door c - i, a portal h - i
AMBUSH = "ford-ambush"


def fights(results: str, enemies: str, at: str = "b", skills: str = "", **more: Any) -> Ruling:
    """The Mercenary's turn, with the Shaman behind."""
    you = hero("mercenary", at=at, results=results, skills=skills)
    return given(**{"map": FORD, "you": you, "ally": hero("shaman", at="a"), "enemies": enemies, **more})


def prepares(enemies: str, you: dict[str, Any], **more: Any) -> Ruling:
    """The options of the preparation."""
    return given(
        **{"map": FORD, "you": you, "ally": hero("shaman", at="a"), "enemies": enemies, "step": "prepare", **more}
    )


def enemies_act(enemies: str, you: dict[str, Any], ally: dict[str, Any], **more: Any) -> Ruling:
    """The enemies' turns; the first hero plays first."""
    return given(**{"map": FORD, "you": you, "ally": ally, "enemies": enemies, "step": "enemies", **more})


def activated(t: Ruling) -> list[str]:
    return [t.arbiter.name(t.s, e.cards[0]) for e in t.events() if e.kind == "activates"]


# ---------------------------------------------------------------- leaving a zone
def test_a_sprint_into_a_trap_is_paid_pursued_and_sprung_and_the_pursuer_springs_nothing() -> None:
    """FF.sprint-damage, FF.trap, FF.pursuit: three rules for one step, and a trap is for heroes only."""
    t = prepares("sicaire.1@b", hero("mercenary", at="b", results="miss"), tokens="trap@c", trap="t-pit")
    t.you.does("sprint:c", "spring")
    t.then("you", at="c", health=6, stunned=True).then("sicaire.1", at="c", wounds=0).then("table", tokens=[])


def test_of_two_pursuers_of_one_type_one_follows_a_move_and_the_move_costs_no_damage() -> None:
    """FF.pursuit, FF.sprint-damage"""
    t = fights("move", "sicaire.2@b sicaire.1@b")
    t.you.does("move:c").then("you", at="c", health=7).then("sicaire.1", at="c").then("sicaire.2", at="b")


def test_pursuers_of_two_types_each_send_one_after_the_hero() -> None:
    """FF.pursuit: one of each type."""
    t = fights("move", "sicaire.1@b flagellant.1@b flagellant.2@b")
    t.you.does("move:c").then("sicaire.1", at="c").then("flagellant.1", at="c").then("flagellant.2", at="b")


def test_a_pursuer_runs_into_the_snare_the_hero_has_stepped_over() -> None:
    """FF.snare, FF.pursuit: snares are for enemies, whatever makes them enter."""
    t = fights("move", "sicaire.1@b", tokens="snare@c+damage:2")
    t.you.does("move:c").then("you", at="c", health=7).then("sicaire.1", out=True).then("table", tokens=[])


def test_a_defender_neither_pursues_nor_comes_when_it_is_called() -> None:
    """FF.defender-stays, FF.pursuit, FF.leader"""
    t = fights("move", "sicaire.1@b+defends:exit:A sicaire.2@b")
    t.you.does("move:c").then("sicaire.1", at="b").then("sicaire.2", at="c")
    you, ally = hero("mercenary", at="a"), hero("shaman", at="a")
    t = enemies_act("lieutenant.1@f conscript.1@e+defends:exit:A conscript.2@c", you, ally)
    t.then("conscript.1", at="e").then("conscript.2", at="e")


def test_blocking_holds_the_sprinter_but_not_the_hero_who_is_escorted() -> None:
    """FF.sprint-barred, FF.blocking, FF.escort"""
    t = prepares("bruiser.1@b", hero("mercenary", at="b", results="miss"))
    t.may_not("mercenary/sprint:c", "FF.sprint-barred")
    t = given(
        map=FORD,
        you=hero("shaman", at="a", results="focus", skills="s-spirit-path"),
        ally=hero("mercenary", at="b"),
        enemies="bruiser.1@b",
    )
    t.you.does("use:s-spirit-path")
    while t.g.decision is not None and t.g.decision.kind != "act":
        t.answers("d" if "d" in t.options() else t.options()[0])
    t.then("ally", at="d", health=7)


def test_a_stunned_blocker_lets_everybody_go() -> None:
    """FF.stunned-enemy, FF.blocking"""
    t = prepares("bruiser.1@b+stunned", hero("mercenary", at="b", results="miss"))
    t.you.does("sprint:c").then("you", at="c", health=6)


def test_a_portal_in_difficult_ground_costs_the_second_move_result_and_energy_cannot_be_that_one() -> None:
    """FF.difficult, FF.portal-move"""
    place: dict[str, Any] = {"map": RING, "difficult": "h", "portals": "P1", "ally": hero("shaman", at="a")}
    t = given(you=hero("mercenary", at="h", results="move"), **place)
    t.may_not("portal:P1")
    t = given(you=hero("mercenary", at="h", results="move move"), **place)
    t.you.does("portal:P1").then("you", at="i", results="")


def test_no_sprint_leads_through_a_portal_or_a_closed_door() -> None:
    """FF.portal-move, FF.sprint-no-action, FF.door-closed"""
    t = prepares("", hero("mercenary", at="h", results="miss"), map=RING, portals="P1")
    assert not t.you.may("sprint:i") and t.you.may("sprint:g")
    t = prepares("", hero("mercenary", at="c", results="miss"), map=RING)
    assert not t.you.may("sprint:i")


# ---------------------------------------------------------------- whom a hero may aim at
def test_the_first_line_stands_before_those_in_stealth_and_all_others() -> None:
    """FF.first-line, FF.stealth"""
    t = fights("strike", "conscript.1@b assassin.1@b archer.1@b")
    assert [x for x in t.options() if x.startswith("strike:")] == ["strike:conscript.1"]


def test_a_first_line_enemy_that_is_guarded_holds_back_nobody_else() -> None:
    """FF.guarded, FF.first-line: an enemy that cannot be aimed at cannot have to be aimed at."""
    t = fights("strike", "bruiser.1@b+guards:conscript.1 conscript.1@b recruit.1@b")
    assert {x for x in t.options() if x.startswith("strike:")} == {"strike:bruiser.1", "strike:recruit.1"}


def test_those_in_stealth_are_found_when_all_the_others_are_gone() -> None:
    """FF.stealth"""
    t = fights("strike strike", "assassin.1@b assassin.2@b recruit.1@b")
    assert not t.you.may("strike:assassin.1")
    t.you.does("strike:recruit.1")
    assert t.you.may("strike:assassin.1") and t.you.may("strike:assassin.2")


def test_a_stunned_first_line_holds_nobody_back_and_a_stunned_assassin_is_seen() -> None:
    """FF.stunned-enemy, FF.first-line, FF.stealth"""
    t = fights("strike", "conscript.1@b+stunned assassin.1@b+stunned archer.1@b")
    assert {x for x in t.options() if x.startswith("strike:")} == {
        "strike:conscript.1",
        "strike:assassin.1",
        "strike:archer.1",
    }


def test_a_guardian_and_its_ward_are_not_pushed_even_by_a_hero() -> None:
    """FF.guarded, FF.push"""
    t = fights("strike", "zealot.1@b+guards:rite-mother.1+resistance:3 rite-mother.1@b", skills="m-shove")
    t.may_not("use:m-shove")
    t.then("zealot.1", at="b")


# ---------------------------------------------------------------- the reaction slot and reactions
def test_a_hero_felled_before_the_reactions_does_not_hurry_them() -> None:
    """FF.reaction-slot, FF.knocked-out-turn: the tile lies where it was laid, between the second and the third."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", health=1, results="move"),
        ally=hero("shaman", at="a"),
        third=hero("lord", at="a"),
        enemies="recruit.1@f",
        tokens="trap@c",
        trap="t-darts",
        slot=2,
        turn="you",
    )
    t.you.does("move:c").then("you", down=True).then("table", turn="ally", reacted=False)
    t.ally.ends_turn().then("table", turn="third", reacted=True)


def test_a_stunned_token_is_replaced_in_reactions_but_not_in_the_enemy_turns() -> None:
    """FF.reactor-skipped, FF.no-fall-through"""
    you, ally = hero("mercenary", at="b"), hero("shaman", at="a")
    t = given(map=FORD, you=you, ally=ally, enemies="recruit.1@b+stunned recruit.2@b", step="turns", slot=0)
    assert activated(t) == ["recruit.2"]
    t = enemies_act("watchdog.1@b+stunned", you, ally)
    t.then("you", health=7).then("watchdog.1", at="b")


def test_two_types_of_one_colour_with_one_initiative_act_by_the_name_of_the_type() -> None:
    """FF.initiative, FF.enemy-order: the type whose id comes first."""
    t = enemies_act("zealot.1@b clay-servant.1@b", hero("mercenary", at="b"), hero("shaman", at="f"))
    assert activated(t)[:2] == ["clay-servant.1", "zealot.1"]


def test_a_leader_without_red_minions_does_its_strip_and_nothing_more() -> None:
    """FF.leader, FF.mandatory"""
    t = enemies_act("lieutenant.1@b archer.1@f", hero("mercenary", at="b"), hero("shaman", at="a"))
    t.then("you", health=5).then("archer.1", at="f").then("lieutenant.1", at="b")


def test_a_leader_calls_the_nearest_minion_that_is_neither_with_it_nor_stunned() -> None:
    """FF.leader, FF.stunned-enemy: the book does not say whether a stunned minion answers; by our reading it does not."""
    you, ally = hero("mercenary", at="a"), hero("shaman", at="a")
    t = enemies_act("lieutenant.1@f conscript.1@f conscript.2@e+stunned conscript.3@c", you, ally)
    t.then("conscript.1", at="f").then("conscript.2", at="e").then("conscript.3", at="e")


# ---------------------------------------------------------------- dice
def test_a_face_with_a_slash_makes_no_triple_with_two_of_its_halves() -> None:
    """FF.triple, FF.slash-face: three exactly equal results."""
    t = prepares("", hero("mercenary", at="b", results="strike strike strike/move miss"))
    assert not [x for x in t.options() if "/triple" in x]
    t = prepares("", hero("mercenary", at="b", results="strike strike strike* miss"))
    assert not [x for x in t.options() if "/triple" in x]
    t = prepares("", hero("mercenary", at="b", results="strike strike strike miss"))
    assert [x for x in t.options() if "/triple" in x]


def test_three_misses_are_no_triple_but_may_be_rerolled_in_part_and_only_once() -> None:
    """FF.triple, FF.energy-reroll"""
    t = prepares(
        "", hero("mercenary", at="b", results="red:miss red:miss yellow:miss green:focus"), chance="red:strike"
    )
    assert not [x for x in t.options() if "/triple" in x]
    t.you.does("reroll:1").then("you", energy=2, energy_rerolled=True)
    assert not [x for x in t.options() if x.startswith("mercenary/reroll")]


def test_vigor_and_the_energy_reroll_are_two_effects_for_one_die() -> None:
    """FF.reroll-once, FF.energy-reroll: what Vigor rerolled into a Miss may be rerolled for energy."""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="red:strike"),
        ally=hero("shaman", at="a", results="focus"),
        step="prepare",
        chance="red:miss red:strike",
    )
    assert not [x for x in t.options("you") if x.startswith("mercenary/reroll")]
    vigor = next(x for x in t.options("ally") if x.startswith("shaman/") and "ready" not in x and "sprint" not in x)
    t.ally.does(vigor)
    while not any([x == "mercenary/ready" for x in t.options("you")]):
        d = t.g.decision
        assert d is not None
        t.g.answer(next((o.key for o in d.options if o.key not in ("no", "done")), d.options[0].key), d.seat)
    t.then("you", results="miss").then("ally", results="")
    t.you.does("reroll:1").then("you", results="strike", energy=2)


def test_a_stunned_hero_with_six_dice_rolls_three_and_two_stuns_cost_one_die() -> None:
    """FF.stunned-hero, FF.one-stun, FF.four-dice"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", more_dice="yellow blue", stunned=True),
        ally=hero("shaman", at="a"),
        step="dice",
    )
    t.plays_on(until="prepare").then("you", stunned=False)
    assert len(t.s.heroes[0].results) == 3


# ---------------------------------------------------------------- damage
def test_parry_and_armour_hold_off_toxic_damage_and_the_ally_is_spared() -> None:
    """FF.toxic, FF.parry"""
    companion = {"id": "old-sergeant", "faces": ["strike", "strike"]}
    t = enemies_act("well-spider.1@b", hero("mercenary", at="b", parry=1), hero("shaman", at="f"), companion=companion)
    t.answers("parry").then("you", health=7, toxic=0).then("table", companion_harm=0)
    t = enemies_act("well-spider.1@b", hero("mercenary", at="b", items="padded-jerkin"), hero("shaman", at="f"))
    t.answers("padded-jerkin" if "padded-jerkin" in t.options() else t.options()[0]).then("you", health=7, toxic=0)


def test_a_hero_felled_by_toxic_damage_has_nothing_set_aside_any_more() -> None:
    """FF.toxic, FF.knocked-out"""
    t = enemies_act("well-spider.1@b", hero("mercenary", at="b", health=1, toxic=3), hero("shaman", at="f"))
    t.then("you", health=4, toxic=0, down=True)


def test_a_loss_of_more_energy_than_there_is_takes_the_rest_from_health_past_parry_and_armour() -> None:
    """FF.energy-loss, FF.card-loss"""
    you = hero("mercenary", at="a", energy=1, parry=2, items="scale-coat")
    t = given(
        scene=AMBUSH,
        you=you,
        ally=hero("shaman", at="a"),
        tokens="",
        step="next",
        round=3,
        rounds=3,
        corruption="c-drained c-greed",
    )
    t.answers("yes").then("you", energy=0, health=6).then("scale-coat", cubes=2)


def test_a_hero_felled_by_the_card_of_the_extra_round_draws_no_second_one_and_sits_the_round_out() -> None:
    """FF.corruption-knock-out, FF.extra-round"""
    t = given(
        scene=AMBUSH,
        you=hero("mercenary", at="a", health=2),
        ally=hero("shaman", at="a"),
        tokens="",
        step="next",
        round=3,
        rounds=3,
        corruption="c-embers c-greed c-twitch",
    )
    t.answers("yes").then("you", down=True, health=0, corruption="").then("ally", corruption="c-greed")
    t.plays_on(until="act").then("table", turn="ally")


def test_one_hero_with_four_corruption_cards_bars_the_extra_round_for_all_even_lying_down() -> None:
    """FF.extra-round-barred"""
    four = "c-whispers c-greed c-twitch c-doubt"
    t = given(
        scene=AMBUSH,
        you=hero("mercenary", at="a", down=True, corruption=four),
        ally=hero("shaman", at="a"),
        tokens="",
        step="next",
        round=3,
        rounds=3,
    )
    assert "extra-round" not in [d.kind for d in [t.g.decision] if d is not None]


def test_on_the_way_out_armour_helps_and_parry_is_gone_and_traps_count_as_enemies() -> None:
    """FF.exit-damage, FF.trap-exit, FF.parry-lost"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="c", parry=3, items="padded-jerkin"),
        ally=hero("shaman", at="f"),
        enemies="archer.1@c archer.2@f",
        tokens="trap@e",
        step="upkeep",
        round=3,
        rounds=3,
    )
    t.plays_on(t.options()[0], until="none")
    t.then("table", over=True).then("padded-jerkin", cubes=0).then("you", health=6)  # 7 - 3 + 1 absorbed + 1 recovered
    t.then("ally", health=6)


# ---------------------------------------------------------------- enemies that move heroes, fear
def test_a_hero_pulled_out_of_a_blockers_zone_into_a_trap_springs_it() -> None:
    """FF.forced-move, FF.blocking, FF.trap"""
    t = enemies_act(
        "well-spider.1@c bruiser.1@b", hero("mercenary", at="b"), hero("shaman", at="f"), tokens="trap@c", trap="t-pit"
    )
    t.then("you", at="c", stunned=True, toxic=1).then("table", tokens=[])


def test_fear_met_in_a_sprint_is_not_met_again_in_the_turn_of_the_same_round() -> None:
    """FF.fear: one Fear card for each hero and round."""
    t = prepares("wight.1@c+stunned wight.2@d", hero("mercenary", at="b", results="move"), fear="f-wound f-breath")
    t.you.does("sprint:d").then("you", feared=True, health=6)
    t.plays_on(until="act")
    t.you.does("move:c").then("you", at="c", health=6, energy=3)


# ---------------------------------------------------------------- knock-out and revival
def test_a_revived_hero_is_a_target_at_once_and_has_no_turn_before_the_next_round() -> None:
    """FF.revive, FF.revived"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="focus strike"),
        ally=hero("shaman", at="b", down=True),
        third=hero("lord", at="a"),
        enemies="poacher.1@c",
        corruption="c-greed",
    )
    t.you.does("revive:shaman").then("you", health=6, energy=2).then("ally", health=2, down=False, corruption="c-greed")
    t.you.ends_turn().then("table", turn="third")


def test_nothing_is_granted_to_a_hero_lying_down_or_to_one_whose_turn_is_over() -> None:
    """FF.grant, FF.lying-down: only a hero who is still to play can be given a result."""
    t = given(map=FORD, you=hero("shaman", at="a", results="focus", skills="s-cadence"), ally=hero("mercenary", at="a"))
    assert t.you.may("use:s-cadence")
    for other in (hero("mercenary", at="a", down=True), hero("mercenary", at="a", ended=True)):
        t = given(map=FORD, you=hero("shaman", at="a", results="focus", skills="s-cadence"), ally=other)
        t.may_not("use:s-cadence")


def test_the_token_of_a_fallen_carrier_lies_in_its_zone_for_the_next_hero() -> None:
    """FF.objective-dropped, FF.objective-token"""
    t = given(
        scene=AMBUSH,
        you=hero("mercenary", at="b", health=1, carried="O1", results="move"),
        ally=hero("shaman", at="c"),
        tokens="trap@c",
        trap="t-darts",
    )
    t.you.does("move:c").then("you", down=True, carried=[]).then("table", turn="ally", tokens="O1@c")
    t.ally.does("take:O1").then("ally", carried="O1")


# ---------------------------------------------------------------- being hidden, taunting
def test_a_taunt_does_nothing_while_its_owner_is_hidden() -> None:
    """FF.taunt, FF.hide"""
    t = enemies_act("watchdog.1@b", hero("mercenary", at="b", taunting=True, hidden=True), hero("shaman", at="b"))
    t.then("you", health=7).then("ally", health=5)


def test_a_taunt_beats_the_order_and_a_hidden_pair_is_not_found_at_all() -> None:
    """FF.taunt, FF.first, FF.hide, FF.invalid-target"""
    t = enemies_act("sicaire.1@b", hero("mercenary", at="b"), hero("shaman", at="b", taunting=True))
    t.then("you", health=7).then("ally", health=4)
    t = enemies_act(
        "sicaire.1@b watchdog.1@c", hero("mercenary", at="b", hidden=True), hero("shaman", at="b", hidden=True)
    )
    assert activated(t) == []


def test_a_friend_of_beasts_is_spared_while_another_can_be_bitten_and_bitten_when_alone() -> None:
    """FF.untargetable"""
    guard = hero("sylvan-guard", at="b", skills="g-beast-friend")
    t = enemies_act("watchdog.1@b", guard, hero("shaman", at="b"))
    t.then("you", health=6).then("ally", health=5)
    t = enemies_act("watchdog.1@b", guard, hero("shaman", at="f", down=True))
    t.then("you", health=5)


# ---------------------------------------------------------------- tokens
def test_gems_go_to_the_bag_the_moment_the_last_enemy_is_pushed_away() -> None:
    """FF.loot: no step and no action is needed."""
    t = fights("strike", "bruiser.1@b", skills="m-shove", tokens="gem-red@b food@b")
    t.you.does("use:m-shove")
    if t.g.decision is not None and t.g.decision.kind != "act":
        t.answers("c")
    t.then("bruiser.1", at="c", wounds=1).then("table", gold=3, food=1, tokens=[])


def test_a_hero_arrives_before_its_pursuer_and_picks_up_the_gem() -> None:
    """FF.pursuit, FF.loot: both happen at once, and the reading is open; the hero is there first."""
    t = fights("move", "sicaire.1@b", tokens="gem-red@c")
    t.you.does("move:c").then("table", tokens=[], gold=3).then("sicaire.1", at="c")


def test_a_stunned_enemy_still_defends_its_token_and_another_enemy_defends_nothing() -> None:
    """FF.stunned-defender, FF.defended"""

    def at_token(foe: str) -> Ruling:
        return given(
            scene=AMBUSH,
            you=hero("mercenary", at="c", results="move"),
            ally=hero("shaman", at="a"),
            tokens="O1@c",
            enemies=foe,
        )

    t = at_token("conscript.1@c+stunned+defends:O1")
    t.may_not("take:O1", "FF.defended")
    at_token("conscript.1@c").you.does("take:O1").then("you", carried="O1")


# ---------------------------------------------------------------- bosses, items
def test_a_weak_point_that_takes_the_last_life_ends_the_boss_like_any_blow() -> None:
    """FF.weak-point, FF.boss"""
    t = given(
        map="caldera-vault",
        you=hero("mercenary", at="a", results="strike*"),
        ally=hero("shaman", at="a", energy=1),
        enemies="heart-of-cinders.1@a+lives:1+covered:27",
    )
    t.you.does("weak-point:strike*").then("heart-of-cinders.1", out=True)


def test_a_starred_icon_takes_no_plain_result_and_a_covered_one_takes_nothing() -> None:
    """FF.weak-point"""
    t = given(
        map="gate-yard",
        you=hero("mercenary", at="a", results="strike focus focus"),
        ally=hero("shaman", at="a"),
        enemies="captain-of-the-gate.1@a",
    )
    assert not t.you.may("weak-point:strike*")
    t.you.does("weak-point:focus")
    assert not t.you.may("weak-point:focus")


def test_the_last_charge_of_an_item_works_and_then_the_item_is_gone() -> None:
    """FF.charged"""
    t = given(
        map=FORD,
        you=hero("mercenary", at="b", results="strike move", items="smoke-pellets+left:1"),
        ally=hero("shaman", at="a"),
    )
    t.you.does("use:smoke-pellets")
    if t.g.decision is not None and t.g.decision.kind != "act":
        t.answers(t.options()[0])
    t.then("you", hidden=True, items=[])


# ---------------------------------------------------------------- positions that cannot be
@pytest.mark.parametrize(
    ("settings", "because"),
    [
        ({"scene": AMBUSH, "prepared": 5}, "a list of names"),
        ({"position": {"corruption": "c-greed c-greed"}}, "that often"),
        ({"position": {"you": {"corruption": "c-greed c-greed"}}}, "that often"),
        ({"position": {"enemies": "captain-of-the-gate@a+deck:cg-sweep,cg-sweep"}}, "that often"),
        ({"position": {"you": {"down": True}, "ally": {"down": True}}}, "a hero who stands"),
        ({"position": {"fountains": "b:x"}}, "'b:x': a whole number"),
        ({"position": {"fountains": "b"}}, "'b': a whole number"),
        ({"position": {"objectives": "rescue:many", "scene": AMBUSH}}, "a whole number"),
        ({"position": {"streak": "blue:-1"}}, "a whole number"),
        ({"position": {"chance": "slot:last"}}, "a whole number"),
        ({"position": {"slots": "1 9"}}, "a whole number from 0 to 2"),
        ({"position": {"you": {"items": "scale-coat+cubes:9"}}}, "scale-coat: 'cubes' lies between 0 and 2"),
        ({"position": {"bag": "scale-coat+cubes:9"}}, "scale-coat: 'cubes' lies between 0 and 2"),
        ({"position": {"you": {"items": "scale-coat+left:1"}}}, "scale-coat: 'left'"),
        ({"position": {"you": {"skills": "m-charge m-charge"}}}, "m-charge once only"),
        ({"position": {"you": {"skills": "m-charge", "inactive": "m-charge"}}}, "m-charge once only"),
        ({"position": {"you": {"stance": "guard"}}}, "no stance"),
        ({"position": {"enemies": "captain-of-the-gate@a+lives:0"}}, "'lives' lies between 1"),
        ({"position": {"enemies": "captain-of-the-gate@a+covered:255"}}, "'covered' lies between 0 and 6"),
        ({"position": {"enemies": "archer@a+lives:2"}}, "no boss"),
        ({"position": {"enemies": "archer@a+deck:cg-sweep"}}, "no boss"),
        ({"position": {"enemies": "archer.1@a+guards:archer.1"}}, "cannot guard itself"),
        (
            {"position": {"enemies": "archer.1@a+guards:archer.3 archer.2@a+guards:archer.3 archer.3@a"}},
            "a guardian already",
        ),
        ({"quest": "missing-caravan", "scene": AMBUSH}, "name one of them"),
        ({"quest": "missing-caravan", "tale": "ember-loan"}, "name one of them"),
        ({"scene": AMBUSH, "tale": "ember-loan"}, "name one of them"),
    ],
)
def test_a_setup_that_cannot_be_is_refused_by_name_in_both_languages(settings: dict[str, Any], because: str) -> None:
    """FF.players"""
    with pytest.raises(BadSetup) as refused:
        tableforge.new("fateforge", **settings)
    assert because in refused.value.text("en")
    assert refused.value.text("fr") != refused.value.text("en")


def test_no_quest_is_played_that_nobody_has_named() -> None:
    """FF.battle-mode, FF.battle-start: it is chosen after the first rest; and a save says the same again."""
    game = tableforge.game("fateforge")
    assert game.setup()["quest"] == ""
    scene = game.setup(scene=AMBUSH)
    assert (scene["quest"], game.setup(**scene)) == ("", scene)
    assert game.setup(tale="ember-loan")["quest"] == ""


def test_where_nobody_says_how_many_play_it_is_one_person_with_two_heroes_or_one_for_each_of_more() -> None:
    """FF.solo, FF.players"""
    game = tableforge.game("fateforge")
    assert game.setup()["seats"] == 1
    assert game.setup(heroes=["lord", "thief"])["seats"] == 1
    assert game.setup(heroes="lord,thief,shaman")["seats"] == 3
    assert game.setup(heroes=["lord", "thief", "shaman", "mercenary"])["seats"] == 4
    assert game.setup(heroes=["lord", "thief"], seats=2)["seats"] == 2

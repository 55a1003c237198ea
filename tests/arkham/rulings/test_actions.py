"""Actions: how many, what they cost, what each of them does, and the attacks of opportunity they provoke."""

from __future__ import annotations

import pytest
from arkham.acting import margins

from tableforge.arkham.doors.testing import given, seat
from tableforge.arkham.names import ALOOF


# ---------------------------------------------------------------- how many
def test_after_three_actions_no_more_can_be_taken() -> None:
    t = given(you=seat("roland", deck=5), step="2.2")
    for _ in range(3):
        t.you.draws()
    t.may_not("draw", "AH.three-actions")
    t.asks("act", "you", options="end-turn")


def test_the_costs_of_an_action_come_before_anything_it_does() -> None:
    t = given(you=seat("roland", threat="swarm-of-rats"), locations="hallway parlor")
    t.you.moves("parlor").because("AH.action-costs-first", "AH.attack-of-opportunity", "AH.apply-damage", "AH.move")


def test_an_action_lost_is_gone_for_this_turn() -> None:
    t = given(you=seat("agnes", hand="blinding-light", resources=2, threat="ghoul-minion"), chance=["skull"])
    t.you.plays("blinding-light").then("you", actions=1).because("AH.lose-actions")


def test_an_additional_action_for_one_purpose_serves_nothing_else() -> None:
    """AH.additional-actions: Daisy's fourth action is for Tomes."""
    t = given(you=seat("daisy", play="medical-texts old-book-of-lore", actions=0, deck=9), chance=["0"])
    t.may_not("draw", "AH.three-actions")
    t.you.activates("medical-texts").may_not("activate:old-book-of-lore", "AH.three-actions")


def test_leo_gives_an_action_in_the_turn_in_which_he_is_played() -> None:
    """AH.additional-actions."""
    t = given(you=seat("skids", hand="leo-de-luca", resources=6))
    t.you.plays("leo-de-luca").then("you", actions=3)
    t.you.takes_a_resource().then("you", actions=2)


# ---------------------------------------------------------------- investigate
def test_to_investigate_is_to_test_intellect_against_the_shroud_here() -> None:
    t = given(you=seat("roland"), locations="hallway+clues:1 attic+clues:1", chance=["0"])
    t.may_not("investigate:attic", "AH.investigate")
    t.you.investigates().then("you", clues=1).then("hallway", clues=0)
    assert margins(t) == [2]  # intellect 3 against shroud 1


def test_a_failed_investigation_finds_nothing() -> None:
    """AH.investigate-result."""
    t = given(you=seat("roland"), locations="cellar+clues:1", chance=["-1"])
    t.you.investigates().then("you", clues=0).then("cellar", clues=1)
    t = given(you=seat("roland"), locations="cellar+clues:3", chance=["+1"])
    t.you.investigates().then("you", clues=1).then("cellar", clues=2)


def test_a_location_without_clues_may_be_investigated_and_the_success_counts() -> None:
    """AH.investigate-without-clues."""
    t = given(you=seat("daisy", play="dr-milan-christopher"), locations="hallway", chance=["0"])
    t.you.investigates("react:dr-milan-christopher").then("you", clues=0, resources=1)


# ---------------------------------------------------------------- move, draw, resource
def test_one_moves_to_a_connecting_location() -> None:
    """AH.move-action."""
    t = given(you=seat("roland", at="attic"), locations="hallway attic cellar")
    t.may_not("move:cellar", "AH.move-to-connecting")
    t.you.moves("hallway").then("you", at="hallway", actions=2)


def test_one_draws_a_card_or_takes_a_resource() -> None:
    t = given(you=seat("roland", deck="guts knife"))
    t.you.draws().then("you", hand="guts", actions=2).because("AH.draw-action")
    t.you.takes_a_resource().then("you", resources=1, actions=1).because("AH.resource-action")


# ---------------------------------------------------------------- play, activate
def test_an_asset_or_event_is_played_for_its_price_and_a_skill_never() -> None:
    t = given(you=seat("roland", hand="machete guts knife", resources=3))
    t.may_not("play:guts", "AH.skill-cards")
    t.you.plays("machete").then("you", resources=0, actions=2).then("machete", zone="play")
    t.may_not("play:knife", "AH.resource-cost")


def test_a_fast_card_is_played_without_an_action() -> None:
    """AH.play-action: not even the last one is needed."""
    t = given(you=seat("daisy", hand="magnifying-glass", resources=1, actions=0))
    t.you.plays("magnifying-glass").then("you", actions=0, resources=0)


def test_what_is_not_in_hand_cannot_be_played() -> None:
    t = given(you=seat("roland", discard="machete", resources=9), ally=seat("daisy", hand="knife"))
    t.may_not("play:machete@discard", "AH.play-action")


def test_an_ability_costs_an_action_for_each_icon_and_all_of_them_at_once() -> None:
    """AH.activate-action."""
    t = given(you=seat("roland", threat="haunted", actions=1))
    t.may_not("activate:haunted", "AH.activate-action")
    t = given(you=seat("roland", threat="haunted", actions=2))
    t.you.activates("haunted").then("you", actions=0).then("haunted", zone="discard")


def test_abilities_may_be_used_of_own_cards_of_what_is_here_and_of_act_and_agenda() -> None:
    t = given(
        you=seat("roland", play="knife", clues=2, resources=4),
        ally=seat("agnes", threat="mob-enforcer", play="old-book-of-lore", deck=5),
        third=seat("daisy", at="graveyard", threat="haunted"),
        scenario="the-midnight-masks",
        extra="ruth-turner",
        locations="southside-historical-society[locked-door] graveyard",
        enemies="peter-warren+exhausted",
    )
    for act in (
        "knife#1",
        "mob-enforcer",
        "southside-historical-society",
        "locked-door",
        "peter-warren",
        "predator-or-prey",
    ):
        assert t.may(f"activate:{act}"), act
    t.may_not("activate:old-book-of-lore", "AH.activate-sources")  # another player's
    t.may_not("activate:haunted", "AH.activate-sources")  # elsewhere


# ---------------------------------------------------------------- fight
def test_to_fight_is_to_test_combat_against_the_fight_value() -> None:
    t = given(you=seat("roland", threat="ghoul-minion"), chance=["0"])
    t.you.fights("ghoul-minion").then("ghoul-minion", damage=1)
    assert margins(t) == [2]  # combat 4 against 2
    t.because("AH.action-costs-first", "AH.skill-test-begins", "AH.apply-damage")


@pytest.mark.parametrize("where", ["mine", "nobodys", "theirs"])
def test_any_enemy_here_may_be_fought(where: str) -> None:
    """AH.fight-any-enemy-here, AH.fight."""
    mine = "ghoul-minion" if where == "mine" else ""
    theirs = "ghoul-minion" if where == "theirs" else ""
    nobodys = "ghoul-minion+exhausted" if where == "nobodys" else ""
    t = given(you=seat("roland", threat=mine), ally=seat("agnes", threat=theirs), enemies=nobodys, chance=["0"])
    t.you.fights("ghoul-minion").then("ghoul-minion", damage=1)


def test_an_enemy_elsewhere_cannot_be_fought() -> None:
    t = given(you=seat("roland", at="hallway"), locations="hallway attic", enemies="ghoul-minion@attic")
    t.may_not("fight:ghoul-minion", "AH.fight-any-enemy-here")


def test_a_weapon_changes_the_damage_of_a_successful_attack() -> None:
    """AH.fight-success."""
    t = given(you=seat("roland", threat="icy-ghoul", play="machete", hand="vicious-blow"), chance=["+1"])
    t.you.activates("machete", "commit:vicious-blow").then("icy-ghoul", damage=3)


@pytest.mark.parametrize("engaged, hurt", [("you", 0), ("ally", 2), ("nobody", 0)])
def test_a_failed_attack_hits_only_the_one_other_who_is_engaged(engaged: str, hurt: int) -> None:
    """AH.fight-failure: with the modifiers of the attack."""
    t = given(
        you=seat("roland", play="45-automatic", threat="ghoul-minion" if engaged == "you" else ""),
        ally=seat("agnes", threat="ghoul-minion" if engaged == "ally" else ""),
        enemies="ghoul-minion+exhausted" if engaged == "nobody" else "",
        chance=["auto-fail"],
    )
    t.you.activates("45-automatic").then("ally", damage=hurt).then("you", damage=0).then("ghoul-minion", damage=0)


# ---------------------------------------------------------------- engage, evade
def test_to_engage_needs_no_test_and_the_enemy_may_be_exhausted() -> None:
    t = given(you=seat("roland"), enemies="ghoul-minion+exhausted")
    t.you.engages("ghoul-minion").then("ghoul-minion", zone="threat", seat="you", exhausted=True).because(
        "AH.engage-action"
    )
    t.may_not("engage:ghoul-minion", "AH.no-engage-twice")


def test_an_enemy_engaged_with_another_leaves_them_at_the_same_moment() -> None:
    """AH.engage-from-another."""
    t = given(you=seat("roland"), ally=seat("agnes", threat="ghoul-minion"))
    t.you.engages("ghoul-minion").then("ghoul-minion", seat="you").then("ally", threat=0).then(
        "you", threat="ghoul-minion"
    )


def test_to_evade_is_to_test_agility_against_the_evade_value() -> None:
    """AH.evade-result: who succeeds exhausts the enemy and is rid of it."""
    t = given(you=seat("wendy", threat="ghoul-minion"), enemies="swarm-of-rats+exhausted", chance=["0"])
    t.may_not("evade:swarm-of-rats", "AH.evade")
    t.you.evades("ghoul-minion").then("ghoul-minion", zone="location", exhausted=True)
    assert margins(t) == [2]


def test_who_fails_to_evade_stays_engaged() -> None:
    """AH.evade-result."""
    t = given(you=seat("wendy", threat="ghoul-minion"), chance=["auto-fail"])
    t.you.evades("ghoul-minion").then("ghoul-minion", zone="threat", exhausted=False)


# ---------------------------------------------------------------- designators
def test_to_resign_and_to_parley_are_abilities_that_are_activated() -> None:
    """AH.resign-and-parley."""
    t = given(you=seat("roland", resources=4, threat="mob-enforcer"), locations="parlor")
    assert t.may("activate:parlor") and t.may("activate:mob-enforcer")
    t.you.activates("mob-enforcer").then("you", actions=2, resources=0)


def test_a_designated_ability_performs_that_action_as_the_card_changes_it() -> None:
    """AH.action-designators: Burglary investigates, and pays instead of finding a clue."""
    t = given(you=seat("skids", play="burglary"), locations="hallway+clues:1", chance=["0"])
    t.you.activates("burglary").then("you", resources=3, clues=0).then("hallway", clues=1)
    assert margins(t) == [2]


# ---------------------------------------------------------------- attacks of opportunity
def test_the_attack_comes_when_the_costs_are_paid_and_before_the_effect() -> None:
    """AH.attack-of-opportunity-timing, AH.initiation-attacks-of-opportunity."""
    t = given(you=seat("roland", hand="emergency-cache", threat="swarm-of-rats"))
    t.you.plays("emergency-cache")
    kinds = t.happened()
    assert kinds.index("plays") < kinds.index("provokes") < kinds.index("place-damage") < kinds.index("gain")


def test_an_ability_of_two_actions_provokes_once() -> None:
    """AH.attack-of-opportunity-once."""
    t = given(you=seat("roland", threat="haunted swarm-of-rats"))
    t.you.activates("haunted").then("you", damage=1, actions=1)


def test_nobody_exhausts_for_it_and_who_is_exhausted_makes_none() -> None:
    """AH.attack-of-opportunity-ready."""
    t = given(you=seat("roland", threat="swarm-of-rats ghoul-minion+exhausted"))
    t.you.takes_a_resource().then("you", damage=1, horror=0).then("swarm-of-rats", exhausted=False)
    t.you.takes_a_resource().then("you", damage=2)


def test_the_action_goes_on_unless_the_investigator_is_gone() -> None:
    """AH.attack-of-opportunity-continues."""
    t = given(you=seat("roland", threat="swarm-of-rats", damage=7))
    t.you.takes_a_resource().then("you", damage=8, resources=1)
    t = given(you=seat("roland", threat="swarm-of-rats", damage=8), ally=seat("agnes"))
    t.you.takes_a_resource().then("you", status="defeated", resources=0)


def test_for_every_card_it_is_an_attack() -> None:
    """AH.attack-of-opportunity-is-an-attack: the acolyte's Forced ability answers it."""
    t = given(you=seat("roland", threat="silver-twilight-acolyte"))
    t.you.takes_a_resource().then("you", damage=1).then("whats-going-on", doom=1)


@pytest.mark.parametrize("what", ["fast", "free", "reaction"])
def test_what_costs_no_action_provokes_nobody(what: str) -> None:
    """AH.no-action-no-provocation."""
    t = given(
        you=seat("agnes", hand="magnifying-glass", resources=3, play="beat-cop", threat="swarm-of-rats"),
        locations="study+clues:1",
    )
    if what == "fast":
        t.you.plays("magnifying-glass")
    elif what == "free":
        t.you.uses("beat-cop")
    else:
        t = given(you=seat("roland", threat="swarm-of-rats ghoul-minion"), locations="study+clues:1", chance=["0"])
        t.you.fights("swarm-of-rats", "react:roland-banks")
    t.then("you", damage=0)
    assert "provokes" not in t.happened()


def test_an_enemy_that_is_engaged_by_the_action_itself_does_not_attack_for_it() -> None:
    """AH.attack-of-opportunity: only whoever was engaged already does."""
    t = given(you=seat("roland", threat="swarm-of-rats"), ally=seat("agnes", threat="ghoul-minion"))
    t.you.engages("ghoul-minion").then("you", damage=1, horror=0)


def test_a_massive_enemy_here_attacks_whoever_acts() -> None:
    """AH.attack-of-opportunity: it is engaged with everybody at its location."""
    t = given(you=seat("roland"), scenario="the-devourer-below", locations="main-path", enemies="umordhoth")
    t.you.takes_a_resource().then("you", damage=3, horror=3).then("umordhoth", exhausted=False)


def test_a_dog_that_kills_the_first_attacker_leaves_the_second_its_attack() -> None:
    """AH.attack-of-opportunity-order."""
    t = given(you=seat("roland", play="guard-dog", threat="swarm-of-rats ghoul-minion"))
    t.you.takes_a_resource("swarm-of-rats@threat-roland-banks", "guard-dog", "react:guard-dog")
    t.then("swarm-of-rats", zone="encounter-discard").asks("assign-damage", "you")


def test_a_failed_attack_carries_only_the_damage_that_it_would_have_dealt() -> None:
    """AH.fight-failure: neither success nor an enemy engaged with Roland alone, so 1 and no more."""
    t = given(
        you=seat("roland", play="machete", hand="vicious-blow"),
        ally=seat("agnes", threat="ghoul-minion"),
        chance=["auto-fail"],
    )
    t.you.activates("machete", "commit:vicious-blow").then("ally", damage=1)


def test_a_locked_door_forbids_to_investigate_in_every_way_but_not_to_find_a_clue() -> None:
    """AH.cannot, AH.action-designators."""
    t = given(
        you=seat("daisy", hand="working-a-hunch", resources=2, play="flashlight"),
        locations="study[locked-door]+clues:1",
    )
    t.may_not("investigate:study", "AH.cannot")
    t.may_not("activate:flashlight")
    t.you.plays("working-a-hunch").then("you", clues=1)


def test_the_tome_action_serves_for_a_weakness_that_is_a_tome() -> None:
    """AH.additional-actions."""
    t = given(you=seat("daisy", threat="the-necronomicon+horror:3", actions=0))
    t.you.activates("the-necronomicon").then("you", horror=1).then("the-necronomicon", horror=2)


def test_an_aloof_enemy_is_engaged_before_it_is_fought() -> None:
    """AH.fight-any-enemy-here, AH.engage-action."""
    t = given(you=seat("roland"), enemies="ghoul-minion+exhausted", chance=["0"])
    t.s.card([c.d.id for c in t.s.cards].index("ghoul-minion")).gained = ALOOF
    t.you.takes_a_resource()  # no card of the set is Aloof: this one has become so
    t.may_not("fight:ghoul-minion", "AH.aloof")
    t.you.engages("ghoul-minion")
    t.you.fights("ghoul-minion").then("ghoul-minion", damage=1)

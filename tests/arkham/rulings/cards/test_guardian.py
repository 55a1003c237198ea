"""Guardian: weapons, protection, and the will to fight."""

from __future__ import annotations

import pytest
from arkham.acting import up_to_the_token

from tableforge.arkham.doors.testing import Ruling, given, seat


# ------------------------------------------------------------------ weapons
def test_the_45_automatic_adds_one_combat_and_one_damage_for_a_bullet() -> None:
    t = given(you=seat("roland", play="45-automatic", threat="ghoul-priest"), chance=["-1"])
    t.you.activates("45-automatic").then("45-automatic", uses=3).then("ghoul-priest", damage=2).then("you", actions=2)
    t.because("AH.initiation-pay-costs", "AH.st6-success-or-failure", "AH.apply-damage").nothing_else()


@pytest.mark.parametrize("weapon", ["45-automatic", "machete"])
def test_these_weapons_add_one_combat_and_no_more(weapon: str) -> None:
    t = given(you=seat("roland", play=weapon, threat="ghoul-priest+exhausted"), chance=["-2"])
    t.you.activates(weapon).then("ghoul-priest", damage=0)


def test_an_empty_gun_stays_in_play_and_cannot_be_fired() -> None:
    t = given(you=seat("roland", play="45-automatic+uses:1", threat="ghoul-priest"), chance=["-1"])
    t.you.activates("45-automatic").then("45-automatic", uses=0, zone="play")
    t.may_not("activate:45-automatic", "AH.initiation-costs-payable")


def test_physical_training_turns_resources_into_combat_as_often_as_one_can_pay() -> None:
    t = given(you=seat("roland", play="physical-training", resources=2, threat="ghoul-minion"), chance=["-4"])
    t.you.fights("ghoul-minion").asks("window", "you", None, "use:physical-training#2 pass")
    t.answers("use:physical-training#2").then("table", value=5).answers("use:physical-training#2")
    t.then("you", resources=0).then("ghoul-minion", damage=1).because("AH.effects-for-this-test-end")
    assert t.events()[-1].kind == "test-ends"


def test_physical_training_turns_a_resource_into_willpower() -> None:
    t = given(
        you=seat("roland", play="physical-training", resources=1, deck=2),
        encounter="rotting-remains",
        step="1.4",
        chance=["-3"],
    )
    t.asks("window", "you", None, "use:physical-training#1 pass").answers("use:physical-training#1")
    t.then("you", horror=2, resources=0)


def test_the_machete_hits_harder_only_if_its_victim_is_the_one_enemy_engaged_with_you() -> None:
    t = given(you=seat("roland", play="machete", threat="ghoul-priest"), chance=["-1"])
    t.you.activates("machete").then("ghoul-priest", damage=2)
    t = given(you=seat("roland", play="machete", threat="ghoul-priest swarm-of-rats"), chance=["-1"])
    t.you.activates("machete", "ghoul-priest").then("ghoul-priest", damage=1)
    t = given(you=seat("roland", play="machete"), enemies="ghoul-priest+exhausted", chance=["-1"])
    t.you.activates("machete").then("ghoul-priest", damage=1)
    t = given(
        you=seat("roland", play="machete", threat="swarm-of-rats"), enemies="ghoul-priest+exhausted", chance=["-1"]
    )
    t.you.activates("machete", "ghoul-priest").then("ghoul-priest", damage=1)


@pytest.mark.parametrize("token, damage", [("0", 3), ("+1", 4), ("-3", 1), ("-2", 1), ("-4", 0)])
def test_the_shotgun_deals_what_the_test_succeeds_by_and_one_at_least(token: str, damage: int) -> None:
    t = given(you=seat("roland", play="shotgun", threat="ghoul-priest"), chance=[token])
    t.you.activates("shotgun").then("ghoul-priest", damage=damage).then("shotgun", uses=1)


def test_the_shotgun_deals_five_at_most() -> None:
    t = given(
        you=seat("roland", play="shotgun beat-cop", threat="ghoul-priest", hand="overpower"),
        ally=seat("skids"),
        chance=["+1"],
    )
    up_to_the_token(t.you.activates("shotgun", "pass", "commit:overpower")).then("ghoul-priest", damage=5)


def test_what_adds_to_an_attack_adds_to_the_shotguns_damage_too() -> None:
    t = given(you=seat("roland", play="shotgun", threat="ghoul-priest", hand="vicious-blow"), chance=["-3"])
    t.you.activates("shotgun", "commit:vicious-blow").then("ghoul-priest", damage=2)


@pytest.mark.parametrize("token, damage", [("-5", 1), ("-6", 2), ("auto-fail", 3)])
def test_a_shot_that_goes_wrong_deals_what_the_test_failed_by(token: str, damage: int) -> None:
    bag = "-5 -6 auto-fail"
    t = given(you=seat("roland", play="shotgun"), ally=seat("skids", threat="young-deep-one"), bag=bag, chance=[token])
    t.you.activates("shotgun").then("ally", damage=damage)


def test_extra_ammunition_goes_to_a_firearm_of_anybody_there_beyond_what_it_came_with() -> None:
    t = given(
        you=seat("roland", hand="extra-ammunition", resources=2, play="45-automatic machete"),
        ally=seat("skids", play="41-derringer"),
        third=seat("roland", play="shotgun", at="attic"),
        locations="hallway attic",
    )
    t.you.plays("extra-ammunition").asks("target", "you", None, "45-automatic 41-derringer").answers("41-derringer")
    t.then("41-derringer", uses=6).then("you", resources=0, actions=2).then(
        "extra-ammunition", zone="discard"
    ).nothing_else()


def test_without_a_firearm_extra_ammunition_cannot_be_played() -> None:
    t = given(you=seat("roland", hand="extra-ammunition", resources=2, play="machete"))
    t.may_not("play:extra-ammunition", "AH.event-must-change")
    t = given(you=seat("agnes", hand="extra-ammunition", resources=2, play="shrivelling"))
    t.may_not("play:extra-ammunition", "AH.event-must-change")


# ------------------------------------------------------------------ companions
def test_the_beat_cop_adds_combat_and_gives_up_his_place_for_one_damage() -> None:
    t = given(you=seat("roland", play="beat-cop", threat="ghoul-minion"), enemies="swarm-of-rats+exhausted")
    t.then("you", skills=[3, 3, 5, 2])
    t.you.uses("beat-cop").asks("target", "you", None, "ghoul-minion swarm-of-rats").answers("ghoul-minion")
    t.then("beat-cop", zone="discard").then("ghoul-minion", damage=1).then("you", skills=[3, 3, 4, 2], actions=3)


def test_the_beat_cop_has_nothing_to_do_without_an_enemy_there() -> None:
    t = given(you=seat("roland", play="beat-cop"), locations="hallway attic", enemies="ghoul-minion@attic")
    t.may_not("use:beat-cop", "AH.triggered-potential")


def test_the_beat_cop_may_strike_down_the_enemy_in_the_midst_of_the_attack_on_it() -> None:
    t = given(
        you=seat("roland", play="beat-cop", hand="overpower", threat="ghoul-minion+damage:1", deck=2),
        locations="study+clues:1",
        chance=["0"],
    )
    t.you.fights("ghoul-minion", "pass", "commit:overpower", "use:beat-cop", "react:roland-banks").asks("act")
    t.then("ghoul-minion", zone="encounter-discard").then("you", clues=1).then("overpower", zone="discard")


def test_the_better_beat_cop_exhausts_and_takes_a_damage_instead() -> None:
    t = given(you=seat("roland", play="beat-cop-2", threat="ghoul-minion"))
    t.then("you", skills=[3, 3, 5, 2])
    t.you.uses("beat-cop-2").then("beat-cop-2", exhausted=True, damage=1).then("ghoul-minion", damage=1)
    t.may_not("use:beat-cop-2", "AH.initiation-costs-payable")
    t = given(you=seat("roland", play="beat-cop-2"), locations="hallway attic", enemies="ghoul-minion@attic")
    t.may_not("use:beat-cop-2", "AH.triggered-potential")


def test_the_better_beat_cop_may_give_his_last_health_for_it() -> None:
    t = given(you=seat("roland", play="beat-cop-2+damage:2", threat="ghoul-minion"))
    t.you.uses("beat-cop-2").then("beat-cop-2", zone="discard").then("ghoul-minion", damage=1)


@pytest.mark.parametrize("rules, horror", [("faq", 1), ("2016", 0)])
def test_the_damage_that_the_beat_cop_pays_counts_as_yours_by_the_faq(rules: str, horror: int) -> None:
    """AH.damage-to-your-asset, AH.damage-to-your-asset-2016."""
    t = given(you=seat("roland", play="beat-cop-2", threat="ghoul-minion hypochondria"), rules=rules)
    t.you.uses("beat-cop-2").then("you", horror=horror, damage=0)


def test_the_dog_bites_whoever_hurts_it() -> None:
    t = given(you=seat("roland", play="guard-dog", threat="ghoul-minion", deck=2), step="3.3")
    t.answers("guard-dog", "roland-banks").asks("react", "you").answers("react:guard-dog")
    t.then("ghoul-minion", damage=1).then("guard-dog", damage=1).then("you", horror=1)


def test_horror_alone_does_not_rouse_the_dog_and_neither_does_harm_without_an_attack() -> None:
    t = given(you=seat("roland", play="guard-dog", threat="ghoul-minion", deck=2), step="3.3")
    t.answers("roland-banks", "guard-dog").then("ghoul-minion", damage=0).then("guard-dog", zone="discard")
    t = given(you=seat("roland", play="guard-dog", threat="ghoul-minion+exhausted"), locations="hallway cellar")
    t.you.moves("cellar", "guard-dog").asks("act").then("guard-dog", damage=1).then("ghoul-minion", damage=0)


# ------------------------------------------------------------------ care
@pytest.mark.parametrize("which, whom, left", [(0, "roland-banks", "damage"), (1, "skids-otoole", "horror")])
def test_first_aid_heals_a_damage_or_a_horror_of_somebody_there(which: int, whom: str, left: str) -> None:
    t = given(
        you=seat("roland", play="first-aid", damage=2, horror=2),
        ally=seat("skids", damage=2, horror=2),
        third=seat("agnes", damage=2, horror=2, at="attic"),
        locations="hallway attic",
    )
    t.you.activates("first-aid", which).asks("target", "you", None, "roland-banks skids-otoole").answers(whom)
    t.then("first-aid", uses=2).then("you" if whom == "roland-banks" else "ally", **{left: 1})


def test_first_aid_is_discarded_with_its_last_supply() -> None:
    t = given(you=seat("roland", play="first-aid+uses:1", damage=1))
    t.you.activates("first-aid", 0).then("first-aid", zone="discard").then("you", damage=0)
    t.because("AH.uses-empty-discarded", "AH.heal")


def test_where_nobody_is_hurt_first_aid_has_nothing_to_do() -> None:
    t = given(you=seat("roland", play="first-aid"), ally=seat("skids", damage=1, at="attic"), locations="hallway attic")
    t.may_not("activate:first-aid", "AH.triggered-potential")


def test_the_badge_gives_two_actions_to_whoever_there_has_their_turn() -> None:
    t = given(you=seat("roland", actions=0), ally=seat("daisy", play="police-badge"))
    t.then("ally", skills=[4, 5, 2, 2])
    t.you.ends_turn().asks("window", "ally").answers("use:police-badge")
    t.asks("act", "you").then("you", actions=2).then("police-badge", zone="discard").then("ally", skills=[3, 5, 2, 2])


def test_the_badge_serves_its_owner_too_also_in_the_midst_of_a_test() -> None:
    t = given(you=seat("roland", play="police-badge", actions=1), locations="study+clues:1", chance=["0"])
    t.you.investigates().asks("window", "you").answers("use:police-badge").then("you", actions=2, clues=1)


def test_the_badge_reaches_nobody_elsewhere_and_nothing_outside_a_turn() -> None:
    t = given(you=seat("roland"), ally=seat("daisy", play="police-badge", at="attic"), locations="hallway attic")
    t.you.takes_a_resource().asks("act", "you")
    t = given(you=seat("roland", play="police-badge", deck=3, threat="swarm-of-rats"), step="3.1")
    t.then("police-badge", zone="play").asks("act")


# ------------------------------------------------------------------ events and a skill
def test_evidence_follows_on_a_defeat_by_you() -> None:
    t = given(
        you=seat("roland", hand="evidence", resources=1, threat="swarm-of-rats"),
        locations="study+clues:2",
        chance=["0"],
    )
    t.you.fights("swarm-of-rats").asks("react", "you").answers("play:evidence", "react:roland-banks")
    t.then("you", clues=2, resources=0).then("evidence", zone="discard")


def test_evidence_does_not_follow_on_somebody_elses_defeat() -> None:
    t = given(
        you=seat("skids", threat="swarm-of-rats"),
        ally=seat("roland", hand="evidence", resources=1),
        locations="study+clues:2",
        chance=["0"],
    )
    t.you.fights("swarm-of-rats").asks("act", "you").then("evidence", zone="hand")


def test_dodge_cancels_an_attack_on_anybody_there() -> None:
    t = given(
        you=seat("skids", threat="ghoul-minion"),
        ally=seat("roland", hand="dodge", resources=1),
        locations="hallway attic",
    )
    t.you.takes_a_resource().asks("react", "ally").answers("play:dodge")
    t.then("you", damage=0, horror=0, resources=1).then("ally", resources=0).because("AH.canceled-attack")
    t = given(
        you=seat("skids", threat="ghoul-minion"),
        ally=seat("roland", hand="dodge", resources=1, at="attic"),
        locations="hallway attic",
    )
    t.you.takes_a_resource().asks("act").then("you", damage=1)


def test_a_dodged_attack_sets_off_nothing_that_follows_on_attacks() -> None:
    t = given(you=seat("roland", hand="dodge", resources=1, threat="silver-twilight-acolyte", deck=2), step="3.3")
    t.answers("play:dodge").then("table", doom_in_play=1).then("you", damage=0)  # only that of the next mythos phase


def dynamite(answer: str) -> Ruling:
    t = given(
        you=seat("roland", hand="dynamite-blast", resources=5, threat="ghoul-priest+exhausted"),
        ally=seat("skids", at="attic"),
        locations="hallway attic cellar parlor",
        enemies="ghoul-minion@attic+exhausted swarm-of-rats@attic+exhausted",
    )
    return t.you.plays("dynamite-blast", answer)


def test_dynamite_hits_every_enemy_and_every_investigator_at_the_chosen_location() -> None:
    t = dynamite("attic").then("ally", damage=3).then("you", damage=0)
    t.then("ghoul-minion", zone="encounter-discard").then("swarm-of-rats", zone="encounter-discard").then(
        "ghoul-priest", damage=0
    )
    t = dynamite("hallway").then("you", damage=3).then("ghoul-priest", damage=3).then("ally", damage=0)


def test_dynamite_is_an_action_that_provokes_and_what_it_deals_may_be_soaked() -> None:
    t = given(you=seat("roland", hand="dynamite-blast", resources=5, threat="ghoul-minion", play="beat-cop"))
    t.you.plays("dynamite-blast", "roland-banks", "roland-banks")
    t.then("you", damage=1, horror=1)
    t.answers("beat-cop", "beat-cop").then("you", damage=2).then("beat-cop", zone="discard")
    t.then("ghoul-minion", zone="encounter-discard")


@pytest.mark.parametrize("token, damage", [("0", 2), ("-4", 0)])
def test_vicious_blow_adds_a_damage_to_a_successful_attack(token: str, damage: int) -> None:
    t = given(you=seat("roland", hand="vicious-blow", threat="ghoul-priest+exhausted"), chance=[token])
    t.you.fights("ghoul-priest", "commit:vicious-blow").then("ghoul-priest", damage=damage)


def test_vicious_blow_adds_nothing_to_a_blow_that_goes_wrong() -> None:
    t = given(you=seat("roland", hand="vicious-blow"), ally=seat("skids", threat="ghoul-minion"), chance=["auto-fail"])
    t.you.fights("ghoul-minion", "commit:vicious-blow").then("ally", damage=1)

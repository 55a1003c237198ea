"""Damage and horror: dealt in two steps, assigned and then applied; and who is defeated by them."""

from __future__ import annotations

import pytest

from tableforge.arkham.doors.testing import given, seat

LATER = "ancient-evils ancient-evils ancient-evils"  # for whoever goes on to the next round


def test_damage_is_counted_against_health_and_horror_against_sanity() -> None:
    """AH.damage-and-horror: Roland bears 8 damage, but not 5 horror."""
    t = given(you=seat("roland", damage=7), locations="hallway cellar attic")
    t.you.moves("cellar").then("you", status="in-play", damage=8, horror=0)
    t = given(you=seat("roland", horror=4), locations="hallway cellar attic")
    t.you.moves("attic").then("you", status="defeated")


def test_to_take_is_to_be_dealt_and_may_go_to_assets() -> None:
    """AH.take-is-dealt-to-you, AH.assign-to-assets, AH.asset-with-health-or-sanity: damage to the coat, not horror."""
    t = given(you=seat("wendy", play="leather-coat holy-rosary"), locations="hallway cellar attic")
    t.you.moves("cellar").asks("assign-damage", "you", options="leather-coat wendy-adams").answers("leather-coat")
    t.then("leather-coat", damage=1).then("you", damage=0)
    t = given(you=seat("wendy", play="leather-coat holy-rosary"), locations="hallway cellar attic")
    t.you.moves("attic").asks("assign-horror", "you", options="holy-rosary wendy-adams").answers("wendy-adams")
    t.then("holy-rosary", horror=0).then("you", horror=1)


def test_an_asset_gets_no_more_than_defeats_it_and_the_rest_is_the_investigators() -> None:
    """AH.assign-cap, AH.assign-rest-to-investigator: of three points a full coat takes none after two."""
    t = given(
        you=seat("wendy", play="leather-coat"),
        encounter="grasping-hands",
        step="1.4",
        bag="auto-fail",
        locations="study",
    )
    t.answers("leather-coat", "leather-coat").then("you", damage=1).then("leather-coat", zone="discard")


def test_nobody_has_to_use_an_asset() -> None:
    """AH.assign-rest-to-investigator."""
    t = given(you=seat("wendy", play="leather-coat"), locations="hallway cellar")
    t.you.moves("cellar", "wendy-adams").then("you", damage=1).then("leather-coat", damage=0)


def test_an_asset_takes_only_the_damage_of_its_own_controller() -> None:
    """AH.assign-to-assets: the coat of an ally at the same place is of no use."""
    t = given(
        you=seat("roland", at="hallway"),
        ally=seat("wendy", play="leather-coat", at="cellar"),
        locations="hallway cellar",
    )
    t.you.moves("cellar").asks("act").then("you", damage=1)


def test_the_dog_answers_between_the_two_steps() -> None:
    """AH.between-assign-and-apply: when it bites, nothing lies on any card yet."""
    t = given(you=seat("roland", play="guard-dog", threat="ghoul-minion"), encounter=LATER, step="3.3")
    t.answers("guard-dog", "roland-banks").asks("react").then("guard-dog", damage=0).then("you", horror=0)
    t.answers("react:guard-dog").then("ghoul-minion", damage=1).then("guard-dog", damage=1).then("you", horror=1)


@pytest.mark.parametrize(
    "weakness, place, kind", [("psychosis", "attic", "damage"), ("hypochondria", "cellar", "horror")]
)
def test_what_is_direct_goes_where_it_is_told(weakness: str, place: str, kind: str) -> None:
    """AH.direct-damage: no asset is even asked for."""
    t = given(you=seat("roland", play="beat-cop", threat=weakness), locations="hallway cellar attic")
    t.you.moves(place, "beat-cop")
    t.then("you", **{kind: 1}).then("beat-cop", **{kind: 0})


def test_an_attack_is_one_packet() -> None:
    """AH.attack-one-packet: damage and horror are assigned together, placed together, and only then defeat."""
    t = given(
        you=seat("roland", play="beat-cop+damage:1+horror:1", threat="ghoul-minion", deck=3),
        encounter=LATER,
        step="3.3",
    )
    t.answers("beat-cop").asks("assign-horror", "you", options="beat-cop roland-banks").answers("beat-cop")
    t.then("beat-cop", zone="discard").then("you", damage=0, horror=0)
    kinds = [k for k in t.happened() if k in ("place-damage", "place-horror", "defeated")]
    assert kinds == ["place-damage", "place-horror", "defeated"]


def test_an_investigator_is_defeated_by_as_much_damage_as_health() -> None:
    """AH.investigator-defeated: 8 is not enough, 9 is."""
    for damage, status in ((7, "in-play"), (8, "defeated")):
        t = given(you=seat("roland", damage=damage), ally=seat("agnes"), locations="hallway cellar")
        t.you.moves("cellar").then("you", status=status)


def test_horror_that_is_moved_defeats_as_well() -> None:
    """AH.investigator-defeated: Daisy reads one page too many."""
    t = given(you=seat("daisy", horror=8, threat="the-necronomicon+horror:3"), ally=seat("agnes"))
    t.you.activates("the-necronomicon").then("you", status="defeated")


def test_less_sanity_defeats_at_once_whoever_has_the_horror_already() -> None:
    """AH.investigator-defeated: Dreams of R'lyeh takes a point of sanity from one who has no other left."""
    t = given(you=seat("roland", horror=4), ally=seat("agnes"), encounter="dreams-of-rlyeh ancient-evils", step="1.4")
    t.then("you", status="defeated")


@pytest.mark.parametrize("marks", ["+damage:1", "+horror:1"])
def test_an_asset_is_defeated_by_damage_or_by_horror_and_goes_to_its_owners_pile(marks: str) -> None:
    """AH.asset-defeated."""
    t = given(
        you=seat("roland", play="beat-cop+owner:ally" + marks), ally=seat("agnes"), locations="hallway cellar attic"
    )
    t.you.moves("cellar" if "damage" in marks else "attic", "beat-cop")
    t.then("beat-cop", zone="discard").then("ally", discard="beat-cop").because("AH.asset-defeated")


def test_an_enemy_is_defeated_by_as_much_damage_as_health_and_more() -> None:
    """AH.enemy-defeated: to its pile, to its owner's if it is a weakness, to the victory display if it is worth points."""
    t = given(
        you=seat("roland", hand="dynamite-blast", resources=5, at="hallway"),
        locations="hallway attic",
        enemies="swarm-of-rats@attic+exhausted mob-enforcer@attic+owner:you+exhausted flesh-eater@attic+damage:3+exhausted",
    )
    t.you.plays("dynamite-blast", "attic")
    t.then("swarm-of-rats", zone="encounter-discard").then("mob-enforcer", zone="discard").then(
        "flesh-eater", zone="victory"
    )
    t.then("you", discard="dynamite-blast mob-enforcer").because("AH.enemy-defeated", "AH.victory-enemy")


def test_a_discarded_enemy_has_not_been_defeated() -> None:
    """AH.discard-is-not-defeat: nobody discovers a clue for a bribed enforcer, nor for an evaded mortician."""
    t = given(you=seat("roland", resources=4, hand="evidence", threat="mob-enforcer"), locations="study+clues:2")
    t.you.activates("mob-enforcer").asks("act").then("mob-enforcer", zone="discard").then("you", clues=0)
    t = given(
        you=seat("roland", hand="evidence", resources=2, threat="ruth-turner"),
        locations="study+clues:2",
        bag="elder-sign",
        scenario="the-midnight-masks",
        act="uncovering-the-conspiracy",
    )
    t.you.evades("ruth-turner").then("you", clues=0)


def test_whatever_your_cards_defeat_you_have_defeated() -> None:
    """AH.discard-is-not-defeat: the dog's bite counts for Roland."""
    t = given(
        you=seat("roland", play="guard-dog", threat="swarm-of-rats"),
        locations="study+clues:1",
        encounter=LATER,
        step="3.3",
    )
    t.answers("guard-dog", "react:guard-dog").asks("react", "you").answers("react:roland-banks")
    t.then("you", clues=1)


def test_damage_to_your_asset_is_yours_by_the_faq_alone() -> None:
    """AH.damage-to-your-asset, AH.damage-to-your-asset-2016: the cop pays with a wound, and Roland may be upset by it."""
    for rules, horror in (("faq", 1), ("2016", 0)):
        t = given(
            you=seat("roland", play="beat-cop-2", threat="hypochondria"), enemies="ghoul-minion+exhausted", rules=rules
        )
        t.you.uses("beat-cop-2").then("you", horror=horror, damage=0).then("beat-cop-2", damage=1)

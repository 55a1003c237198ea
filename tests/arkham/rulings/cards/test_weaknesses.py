"""The basic weaknesses."""

from __future__ import annotations

import pytest

from tableforge.arkham.doors.testing import given, seat


# ------------------------------------------------------------------ treacheries
def test_amnesia_leaves_one_card_of_the_hand_as_its_owner_chooses() -> None:
    t = given(you=seat("roland", hand="machete evidence guts", deck="amnesia"))
    t.you.draws("machete", "guts").then("you", hand="evidence").then("amnesia", zone="discard")
    t.then("machete", zone="discard").then("guts", zone="discard")


def test_amnesia_cannot_take_a_weakness_which_is_then_what_is_left() -> None:
    t = given(you=seat("agnes", hand="machete dark-memory guts", deck="amnesia"))
    t.you.draws().then("you", hand="dark-memory")


def test_with_one_card_or_none_there_is_nothing_to_forget() -> None:
    t = given(you=seat("roland", hand="machete", deck="amnesia amnesia"))
    t.you.draws().then("you", hand="machete")
    t = given(you=seat("roland", deck="amnesia"))
    t.you.draws().then("amnesia", zone="discard")


def test_amnesia_in_the_midst_of_a_draw_sees_what_was_drawn_with_it() -> None:
    t = given(you=seat("daisy", hand="cryptic-research", deck="guts amnesia knife"))
    t.you.plays("cryptic-research", "guts").then("you", hand="knife", discard="cryptic-research amnesia guts")


def test_paranoia_costs_all_resources() -> None:
    t = given(you=seat("roland", resources=7, deck="paranoia"), ally=seat("skids", resources=4))
    t.you.draws().then("you", resources=0, discard="paranoia").then("ally", resources=4)


@pytest.mark.parametrize("card", ["haunted", "psychosis", "hypochondria"])
def test_two_actions_in_one_discard_the_weaknesses_that_stay(card: str) -> None:
    t = given(you=seat("roland", deck=card))
    t.you.draws().then(card, zone="threat")
    t.you.activates(card).then(card, zone="discard").then("you", actions=0, discard=card)


@pytest.mark.parametrize("card", ["haunted", "psychosis", "hypochondria"])
def test_one_action_is_not_enough(card: str) -> None:
    t = given(you=seat("roland", threat=card, actions=1))
    t.may_not(f"activate:{card}", "AH.activate-action")


def test_another_investigator_there_may_discard_them_for_you() -> None:
    t = given(you=seat("skids"), ally=seat("roland", threat="haunted"))
    t.you.activates("haunted").then("ally", discard="haunted", skills=[3, 3, 4, 2]).then("you", actions=1)


def test_whoever_is_haunted_has_one_less_of_each_skill_and_nobody_else() -> None:
    t = given(you=seat("roland", threat="haunted"), ally=seat("skids"))
    t.then("you", skills=[2, 2, 3, 1]).then("ally", skills=[2, 3, 3, 4])
    t = given(you=seat("wendy", threat="haunted haunted"))
    t.then("you", skills=[2, 1, 0, 2])


def test_psychosis_turns_horror_into_direct_damage_once_for_each_time_it_is_taken() -> None:
    t = given(you=seat("agnes", threat="psychosis", play="beat-cop forbidden-knowledge"))
    t.you.uses("forbidden-knowledge", "agnes-baker").then("you", horror=1, damage=1).then("beat-cop", damage=0)
    t = given(
        you=seat("roland", threat="psychosis", deck=2), encounter="rotting-remains", step="1.4", chance=["auto-fail"]
    )
    t.then("you", horror=3, damage=1)


def test_psychosis_counts_horror_that_an_asset_bears() -> None:
    t = given(you=seat("daisy", threat="psychosis", play="holy-rosary forbidden-knowledge"))
    t.you.uses("forbidden-knowledge", "holy-rosary").then("you", horror=0, damage=1)


def test_hypochondria_turns_damage_into_direct_horror_also_where_an_asset_bears_it() -> None:
    t = given(you=seat("roland", threat="hypochondria", play="beat-cop"), locations="hallway cellar")
    t.you.moves("cellar", "beat-cop").then("you", damage=0, horror=1).then("beat-cop", damage=1, horror=0)


def test_psychosis_and_hypochondria_feed_on_one_another_to_the_end() -> None:
    t = given(you=seat("roland", threat="psychosis hypochondria", play="beat-cop"), locations="hallway cellar")
    t.you.moves("cellar", "beat-cop").then("you", status="defeated")


# ------------------------------------------------------------------ enemies
@pytest.mark.parametrize("enemy", ["mob-enforcer", "silver-twilight-acolyte", "stubborn-detective"])
def test_an_enemy_that_is_drawn_as_a_weakness_engages_its_bearer(enemy: str) -> None:
    t = given(you=seat("roland", deck=enemy), ally=seat("skids"))
    t.you.draws().then(enemy, engaged=["you"], owner="you").because("AH.spawn-without-instruction")


@pytest.mark.parametrize("enemy", ["mob-enforcer", "silver-twilight-acolyte", "stubborn-detective"])
def test_it_hunts_its_bearer_past_everybody_else(enemy: str) -> None:
    t = given(
        you=seat("roland", at="attic", deck=2),
        ally=seat("skids", at="hallway", deck=2),
        locations="attic hallway cellar",
        enemies=f"{enemy}@cellar+owner:you",
        step="3.1",
    )
    t.then(enemy, at="hallway", engaged=[])


def test_it_engages_nobody_but_its_bearer() -> None:
    t = given(
        you=seat("roland", at="attic", deck=2),
        ally=seat("skids", at="hallway", deck=2),
        locations="attic hallway",
        enemies="mob-enforcer@hallway+owner:you+exhausted",
        step="4.3",
    )
    t.then("mob-enforcer", at="hallway", engaged=[], exhausted=False)


def test_a_defeated_weakness_goes_to_the_discard_pile_of_its_owner() -> None:
    t = given(you=seat("skids"), ally=seat("roland", threat="stubborn-detective+damage:1"), chance=["0"])
    t.you.fights("stubborn-detective").then("ally", discard="stubborn-detective").then("table", encounter_discard="")


def test_the_mob_enforcer_is_paid_off_for_four_resources() -> None:
    t = given(you=seat("skids", threat="mob-enforcer swarm-of-rats", resources=4))
    t.you.activates("mob-enforcer").then("mob-enforcer", zone="discard").then("you", resources=0, damage=0, actions=2)
    assert "defeated" not in t.happened()
    t = given(you=seat("skids", threat="mob-enforcer", resources=3))
    t.may_not("activate:mob-enforcer", "AH.initiation-costs-payable")


def test_the_silver_twilight_acolyte_places_doom_after_each_attack_which_waits_for_the_mythos_phase() -> None:
    t = given(
        you=seat("roland", threat="silver-twilight-acolyte", deck=3),
        agenda="whats-going-on+doom:2",
        agendas="rise-of-the-ghouls",
    )
    t.you.takes_a_resource().then("whats-going-on", doom=3).then("you", damage=1).then("table", agenda="whats-going-on")
    t.because("AH.attack-of-opportunity", "AH.apply-damage", "AH.doom-in-play")


def test_with_the_stubborn_detective_about_an_investigator_has_no_text() -> None:
    t = given(you=seat("skids", threat="stubborn-detective", resources=5), locations="hallway attic")
    t.may_not("use:skids-otoole", "AH.blank-text-box")
    t = given(you=seat("daisy", play="old-book-of-lore", threat="stubborn-detective+exhausted", deck=5, actions=0))
    t.may_not("activate:old-book-of-lore")
    t = given(you=seat("roland", threat="stubborn-detective swarm-of-rats"), locations="study+clues:1", chance=["0"])
    t.you.fights("swarm-of-rats").asks("act").then("you", clues=0)


def test_the_elder_sign_is_worth_nothing_beside_the_stubborn_detective() -> None:
    t = given(
        you=seat("skids", threat="stubborn-detective+exhausted"), locations="cellar+clues:1", chance=["elder-sign"]
    )
    t.you.investigates().then("you", clues=0, resources=0)


def test_the_stubborn_detective_silences_everybody_at_his_location_and_nobody_elsewhere() -> None:
    t = given(
        you=seat("skids", resources=5), ally=seat("roland", threat="stubborn-detective"), locations="hallway attic"
    )
    t.may_not("use:skids-otoole", "AH.blank-text-box")
    t = given(
        you=seat("skids", resources=5, at="attic"),
        ally=seat("roland", threat="stubborn-detective"),
        locations="hallway attic",
    )
    t.you.uses("skids-otoole").then("you", actions=4)

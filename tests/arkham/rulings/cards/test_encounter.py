"""The encounter sets that scenarios share, and the agents of the Ancient Ones: 24 cards."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.arkham.doors.testing import Ruling, given, seat

HOUSE = "hallway attic cellar parlor"
TOWN: dict[str, Any] = {"scenario": "the-midnight-masks"}
WOODS: dict[str, Any] = {"scenario": "the-devourer-below"}
QUIET = (
    "flesh-eater icy-ghoul"  # find neither attic nor cellar to spawn in, where a round goes on and somebody must draw
)


def drawn(card: str, who: str = "roland", chance: tuple[str, ...] = (), more: str = "", **fields: Any) -> Ruling:
    """An investigator alone, who may have this and that, draws an encounter card."""
    you = {name: fields.pop(name) for name in ("hand", "deck", "play", "resources", "threat") if name in fields}
    return given(you=seat(who, **you), encounter=f"{card} {more}".strip(), step="1.4", chance=list(chance), **fields)


# ------------------------------------------------------------------ rats
def test_rats_scurry_after_whoever_is_nearest_and_bite() -> None:
    """AH.hunter: one location in the enemy phase, then they engage and attack."""
    t = given(you=seat("roland", at="attic", deck=3), locations=HOUSE, enemies="swarm-of-rats@hallway", step="3.1")
    t.then("swarm-of-rats", zone="threat").then("you", damage=1, horror=0)
    t.because("AH.hunter", "AH.enemies-engage", "AH.attack-then-exhaust")


def test_rats_do_not_hunt_while_exhausted() -> None:
    """AH.hunter."""
    t = given(you=seat("roland", at="attic"), locations=HOUSE, enemies="swarm-of-rats@hallway+exhausted", step="3.1")
    t.then("swarm-of-rats", at="hallway", exhausted=False).then("you", damage=0)


# ------------------------------------------------------------------ ghouls
def test_a_ghoul_minion_engages_whoever_draws_it() -> None:
    """AH.spawn-without-instruction: it has no text of its own, and no spawn instruction."""
    t = drawn("ghoul-minion")
    t.then("ghoul-minion", zone="threat", fight=2, health=2, evade=2).because("AH.spawn-without-instruction")


def test_a_ghoul_minion_does_not_hunt() -> None:
    """AH.hunter: it has no such keyword."""
    t = given(you=seat("roland", at="attic", deck=2), locations=HOUSE, enemies="ghoul-minion@hallway", step="3.1")
    t.then("ghoul-minion", at="hallway").then("you", damage=0, horror=0)


@pytest.mark.parametrize("damage, prey", [(0, "ally"), (5, "you")])
def test_a_ravenous_ghoul_prefers_the_lowest_remaining_health(damage: int, prey: str) -> None:
    """AH.prey: Roland has 9 health and Daisy 5, whatever is printed on their cards counts less than what is left."""
    t = given(
        you=seat("roland", damage=damage),
        ally=seat("daisy"),
        locations="study",
        enemies="ravenous-ghoul+exhausted",
        step="4.3",
    )
    t.then(prey, threat="ravenous-ghoul")


@pytest.mark.parametrize("token, damage", [("0", 1), ("-1", 2), ("auto-fail", 3), ("+1", 0)])
def test_grasping_hands_take_as_much_damage_as_agility_is_short_of_three(token: str, damage: int) -> None:
    """AH.per-point-of-failure: Roland has agility 2."""
    t = drawn("grasping-hands", chance=(token,))
    t.then("you", damage=damage, horror=0).then("grasping-hands", zone="encounter-discard")


# ------------------------------------------------------------------ striking fear
@pytest.mark.parametrize("token, horror", [("0", 0), ("-1", 1), ("-2", 2), ("auto-fail", 3)])
def test_rotting_remains_take_as_much_horror_as_willpower_is_short_of_three(token: str, horror: int) -> None:
    """AH.per-point-of-failure: Roland has willpower 3."""
    t = drawn("rotting-remains", chance=(token,))
    t.then("you", horror=horror, damage=0).then("rotting-remains", zone="encounter-discard")


def test_frozen_in_fear_comes_into_the_threat_area() -> None:
    """AH.treachery-in-play."""
    drawn("frozen-in-fear").then("you", threat="frozen-in-fear").because("AH.treachery-in-play")


def test_frozen_in_fear_makes_the_first_move_fight_or_evasion_of_the_round_cost_two_actions() -> None:
    """AH.additional-action-costs: the second one costs what it always does."""
    t = given(you=seat("roland", threat="frozen-in-fear swarm-of-rats"), chance=["auto-fail", "auto-fail"])
    t.you.fights("swarm-of-rats").then("you", actions=1)
    t.you.evades("swarm-of-rats").then("you", actions=0)


def test_frozen_in_fear_counts_a_move_as_one_of_the_three() -> None:
    """AH.additional-action-costs: after a move that cost two actions a fight costs one."""
    t = given(you=seat("roland", threat="frozen-in-fear"), locations="hallway attic")
    t.you.moves("attic").then("you", actions=1)
    t.you.moves("hallway").then("you", actions=0)


def test_frozen_in_fear_makes_a_weapon_and_an_event_cost_an_action_more_and_a_fast_escape_none() -> None:
    """AH.action-designators: to fight with a machete or a backstab is to fight; to play Elusive is no action."""
    t = given(you=seat("roland", play="machete", threat="frozen-in-fear swarm-of-rats"), chance=["0"])
    t.you.activates("machete").then("you", actions=1)
    t = given(you=seat("roland", hand="backstab", resources=3, threat="frozen-in-fear swarm-of-rats"), chance=["0"])
    t.you.plays("backstab").then("you", actions=1)
    t = given(
        you=seat("roland", hand="elusive", resources=2, threat="frozen-in-fear swarm-of-rats"),
        locations="hallway parlor",
    )
    t.you.plays("elusive").then("you", actions=3, at="parlor")


def test_frozen_in_fear_makes_no_second_attack_of_opportunity() -> None:
    """AH.attack-of-opportunity-once: two actions are one move."""
    t = given(you=seat("roland", threat="frozen-in-fear swarm-of-rats"), locations="hallway parlor")
    t.you.moves("parlor").then("you", actions=1, damage=1)


def test_frozen_in_fear_leaves_an_investigator_with_one_action_only_other_actions() -> None:
    """AH.additional-action-costs: what cannot be paid cannot be done; a resource costs what it always does."""
    t = given(you=seat("roland", actions=1, threat="frozen-in-fear swarm-of-rats"), locations="hallway attic")
    t.may_not("fight:swarm-of-rats").may_not("evade:swarm-of-rats").may_not("move:attic")
    assert t.may("resource")


def test_two_of_frozen_in_fear_cost_two_more() -> None:
    """AH.additional-action-costs."""
    t = given(you=seat("roland", threat="frozen-in-fear frozen-in-fear"), locations="hallway attic")
    t.you.moves("attic").then("you", actions=0)


def test_frozen_in_fear_asks_for_its_action_again_in_the_next_round() -> None:
    """AH.additional-action-costs: the first time each round."""
    t = given(
        you=seat("roland", threat="frozen-in-fear", deck=2),
        locations="hallway attic",
        encounter=QUIET,
        chance=["auto-fail"],
    )
    t.you.moves("attic").then("you", actions=1)
    t.you.ends_turn()
    t.you.moves("hallway").then("you", actions=1)


@pytest.mark.parametrize("token, zone", [("0", "encounter-discard"), ("-1", "threat")])
def test_frozen_in_fear_goes_by_willpower_three_at_the_end_of_the_turn(token: str, zone: str) -> None:
    """AH.forced-abilities."""
    t = given(you=seat("roland", threat="frozen-in-fear", deck=2), encounter=QUIET, chance=[token])
    t.you.ends_turn()
    t.then("frozen-in-fear", zone=zone)


def test_frozen_in_fear_does_not_test_at_the_end_of_somebody_elses_turn() -> None:
    """AH.you-on-a-card-in-play: the turn of the one whose threat area it is in."""
    t = given(you=seat("roland", threat="frozen-in-fear", had_turn=True), ally=seat("daisy"), active="ally")
    t.ally.ends_turn()
    assert "test-begins" not in t.happened()


def test_dissonant_voices_come_into_the_threat_area_and_stop_assets_and_events() -> None:
    """AH.cannot: whatever else is done goes on; the ally beside plays on."""
    t = drawn("dissonant-voices", hand="machete emergency-cache", resources=9)
    t.then("you", threat="dissonant-voices")
    t.may_not("play:machete", "AH.cannot").may_not("play:emergency-cache", "AH.cannot")
    t = given(you=seat("roland", threat="dissonant-voices"), ally=seat("daisy", hand="emergency-cache"), active="ally")
    assert t.may("play:emergency-cache")


def test_dissonant_voices_stop_a_fast_event_as_well() -> None:
    """AH.cannot: no Dodge while the ghoul attacks."""
    t = given(you=seat("roland", threat="dissonant-voices ghoul-minion", hand="dodge", resources=1, deck=2), step="3.3")
    t.then("you", damage=1, horror=1, resources=2).then("dodge", zone="hand")


def test_dissonant_voices_do_not_stop_a_skill_from_being_committed() -> None:
    """AH.cannot: only assets and events are played."""
    t = given(you=seat("roland", threat="dissonant-voices swarm-of-rats", hand="overpower"), chance=["-4"])
    t.you.fights("swarm-of-rats", "commit:overpower").then("swarm-of-rats", zone="encounter-discard")


def test_dissonant_voices_fall_silent_at_the_end_of_the_round() -> None:
    """AH.forced-abilities."""
    t = given(you=seat("roland", threat="dissonant-voices"), encounter=QUIET, step="4.6")
    t.then("dissonant-voices", zone="encounter-discard")


# ------------------------------------------------------------------ ancient evils, chilling cold
def test_ancient_evils_bring_doom_and_may_make_the_agenda_advance_at_once() -> None:
    """AH.doom-may-advance-now: and not only in step 1.3."""
    t = drawn("ancient-evils", agenda="rise-of-the-ghouls+doom:3").then("rise-of-the-ghouls", doom=4)
    t = given(
        you=seat("roland"),
        encounter="ancient-evils",
        agenda="rise-of-the-ghouls+doom:6",
        agendas="theyre-getting-out",
        step="1.4",
        encounter_discard="ghoul-minion",
    )
    t.then("table", agenda="theyre-getting-out", doom_in_play=0).then("you", threat="ghoul-minion")


def test_crypt_chill_takes_an_asset_of_ones_own_choice() -> None:
    """AH.must-choose: with assets in play there is no damage."""
    t = drawn("crypt-chill", chance=("-1",), play="machete beat-cop")
    t.asks("target", "you", options="machete beat-cop").answers("machete")
    t.then("machete", zone="discard").then("beat-cop", zone="play").then("you", damage=0)


def test_crypt_chill_deals_two_damage_where_there_is_no_asset_to_discard() -> None:
    """AH.resolve-every-part: "if you cannot"."""
    drawn("crypt-chill", chance=("-1",)).then("you", damage=2)


def test_an_asset_that_cannot_leave_play_does_not_satisfy_crypt_chill() -> None:
    """AH.cannot: The Necronomicon with horror on it stays, and so there is nothing to discard."""
    t = drawn("crypt-chill", "daisy", chance=("-4",), threat="the-necronomicon+horror:3")
    t.then("the-necronomicon", zone="threat").then("you", damage=2)


def test_crypt_chill_does_nothing_to_the_willing() -> None:
    """AH.st7-apply-results: willpower 3 with a +1 makes 4."""
    drawn("crypt-chill", chance=("+1",), play="machete").then("machete", zone="play").then("you", damage=0)


def test_obscuring_fog_lies_on_your_location_and_adds_two_to_its_shroud() -> None:
    """AH.attach."""
    drawn("obscuring-fog").then("obscuring-fog", host="study").then("study", shroud=4)


def test_a_second_obscuring_fog_finds_no_room_and_is_discarded() -> None:
    """AH.attachment-limit-per-location."""
    t = drawn("obscuring-fog", locations="study[obscuring-fog]")
    t.then("study", shroud=4, attached="obscuring-fog").then("table", encounter_discard="obscuring-fog")


@pytest.mark.parametrize("token, zone, clues", [("+1", "encounter-discard", 1), ("0", "attached", 0)])
def test_obscuring_fog_lifts_after_a_successful_investigation(token: str, zone: str, clues: int) -> None:
    """AH.forced-abilities: Roland has intellect 3 against shroud 4."""
    t = given(you=seat("roland"), locations="study[obscuring-fog]+clues:1", chance=[token])
    t.you.investigates().then("obscuring-fog", zone=zone).then("you", clues=clues)


def test_obscuring_fog_lifts_also_where_a_card_puts_something_else_in_the_place_of_the_clue() -> None:
    """AH.investigate-result: a burglary is a successful investigation."""
    t = given(you=seat("skids", play="burglary"), locations="study[obscuring-fog]+clues:1", chance=["+1"])
    t.you.activates("burglary").then("obscuring-fog", zone="encounter-discard").then("you", clues=0, resources=3)


# ------------------------------------------------------------------ the cult of Umôrdhoth
def test_an_acolyte_spawns_at_an_empty_location_of_the_drawers_choice_and_brings_doom() -> None:
    """AH.spawn-several-locations, AH.empty-location: neither an enemy nor an investigator is there."""
    t = given(
        you=seat("roland", at="rivertown"),
        ally=seat("daisy", at="easttown"),
        encounter="acolyte",
        step="1.4",
        locations="rivertown easttown graveyard northside downtown-arkham-asylum",
        enemies="ghoul-minion@graveyard",
        **TOWN,
    )
    t.asks("spawn-where", "you", "AH.spawn-several-locations", "northside downtown-arkham-asylum").answers("northside")
    t.then("acolyte", at="northside", doom=1)


def test_an_acolyte_without_an_empty_location_is_discarded_and_brings_no_doom() -> None:
    """AH.spawn-no-legal-location."""
    t = drawn("acolyte", locations="study")
    t.then("acolyte", zone="encounter-discard", doom=0).then("table", doom_in_play=0)


def test_a_wizard_spawns_at_an_empty_location_and_gains_doom_at_the_end_of_each_mythos_phase() -> None:
    """AH.forced-abilities: also in the very phase in which he came."""
    t = drawn("wizard-of-the-order", locations="rivertown easttown", **TOWN)
    t.then("wizard-of-the-order", at="easttown", doom=1)


def test_a_wizard_strikes_back() -> None:
    """AH.retaliate: combat 4 against fight 4, and the attack fails."""
    t = given(you=seat("roland", threat="wizard-of-the-order"), chance=["-1"])
    t.you.fights("wizard-of-the-order").then("you", damage=1).because("AH.retaliate-after-results")


def test_mysterious_chanting_lays_two_doom_on_the_nearest_cultist() -> None:
    """AH.nearest."""
    t = drawn(
        "mysterious-chanting",
        locations="rivertown easttown downtown-arkham-asylum",
        enemies="acolyte@easttown ruth-turner@downtown-arkham-asylum",
        **TOWN,
    )
    t.then("acolyte", doom=2).then("ruth-turner", doom=0)


def test_the_lead_decides_which_of_several_nearest_cultists_the_chanting_reaches() -> None:
    """AH.nearest: whoever draws the card does not."""
    t = given(
        you=seat("roland", at="easttown"),
        ally=seat("daisy", at="rivertown"),
        encounter="ghoul-minion mysterious-chanting",
        step="1.4",
        locations="rivertown easttown graveyard northside",
        enemies="acolyte@graveyard ruth-turner@graveyard",
        **TOWN,
    )
    t.asks("target", "you", "AH.nearest", "acolyte ruth-turner").answers("ruth-turner")
    t.then("ruth-turner", doom=2).then("acolyte", doom=0)


def test_a_cultist_whom_no_way_leads_to_is_still_the_nearest_where_there_is_no_other() -> None:
    """AH.nearest."""
    t = drawn("mysterious-chanting", locations="study attic", enemies="acolyte@attic")
    t.then("acolyte", doom=2)


def test_without_a_cultist_in_play_mysterious_chanting_finds_one_in_deck_or_discard_pile() -> None:
    """AH.search: a Wizard is looked for and drawn, and the deck is shuffled."""
    t = given(
        you=seat("roland"),
        encounter="mysterious-chanting ghoul-minion acolyte",
        encounter_discard="wizard-of-the-order",
        step="1.4",
        locations="rivertown easttown",
        **TOWN,
    )
    t.asks("search", "you", "AH.search-must-take", "acolyte wizard-of-the-order").answers("wizard-of-the-order")
    t.then("wizard-of-the-order", at="easttown").because("AH.search", "AH.search-shuffle", "AH.spawn-instruction")


def test_mysterious_chanting_without_any_cultist_anywhere_comes_to_nothing() -> None:
    """AH.search: the deck is shuffled all the same."""
    t = drawn("mysterious-chanting", more="ghoul-minion").because("AH.search-shuffle")
    t.then("table", encounter="ghoul-minion", encounter_discard="mysterious-chanting", doom_in_play=0)


# ------------------------------------------------------------------ nightgaunts
@pytest.mark.parametrize("token, evaded", [("-1", True), ("-2", False), ("+1", True)])
def test_a_nightgaunt_doubles_what_a_token_takes_from_whoever_evades_it(token: str, evaded: bool) -> None:
    """AH.token-numbers: agility 4 against evade 1; a -2 counts as -4, a +1 stays as it is."""
    t = given(you=seat("skids", threat="hunting-nightgaunt"), chance=[token])
    t.you.evades("hunting-nightgaunt").then("hunting-nightgaunt", exhausted=evaded)


def test_a_nightgaunt_doubles_a_symbol_as_well_and_nothing_for_whoever_fights_it() -> None:
    """AH.token-numbers: a skull of -1 counts as -2 for the evasion; a -1 is a -1 for the attack."""
    t = given(you=seat("roland", threat="hunting-nightgaunt ghoul-minion"), chance=["skull"])
    t.you.evades("hunting-nightgaunt").then("hunting-nightgaunt", exhausted=False)  # 2 - 2 against 1
    t = given(you=seat("roland", threat="hunting-nightgaunt"), chance=["-1"])
    t.you.fights("hunting-nightgaunt").then("hunting-nightgaunt", damage=1)


def test_on_wings_of_darkness_carries_off_whoever_fails_without_the_enemies() -> None:
    """AH.then, AH.disengage: all but nightgaunts are left behind, and the nightgaunt comes along."""
    t = drawn(
        "on-wings-of-darkness",
        chance=("0",),
        threat="ghoul-minion hunting-nightgaunt",
        locations="easttown rivertown graveyard",
        **TOWN,
    )
    t.then("you", at="rivertown", damage=1, horror=1)
    t.then("ghoul-minion", at="easttown", exhausted=False).then("hunting-nightgaunt", zone="threat", at="rivertown")


def test_on_wings_of_darkness_at_the_central_location_leaves_everybody_where_they_are() -> None:
    """AH.disengage: nobody moves, and so the ready enemy engages again at once."""
    t = drawn("on-wings-of-darkness", chance=("0",), threat="ghoul-minion", locations="rivertown easttown", **TOWN)
    t.then("you", at="rivertown", damage=1, horror=1).then("ghoul-minion", zone="threat")


def test_on_wings_of_darkness_passes_by_whoever_succeeds() -> None:
    """AH.st7-apply-results: agility 4."""
    t = drawn("on-wings-of-darkness", "skids", chance=("0",), locations="easttown rivertown", **TOWN)
    t.then("you", at="easttown", damage=0, horror=0)


# ------------------------------------------------------------------ locked doors
def test_a_locked_door_shuts_the_location_with_the_most_clues_that_has_none() -> None:
    """AH.attach: the Graveyard has more clues, but a door already."""
    t = drawn("locked-door", locations="rivertown+clues:2 graveyard[locked-door]+clues:4 easttown+clues:1", **TOWN)
    t.then("rivertown", attached="locked-door").then("easttown", attached="")


def test_a_locked_location_cannot_be_investigated() -> None:
    """AH.cannot."""
    t = given(you=seat("roland"), locations="study[locked-door]+clues:1")
    t.may_not("investigate:study", "AH.cannot")


def test_clues_behind_a_locked_door_may_be_discovered_without_an_investigation() -> None:
    """AH.cannot: only investigating is stopped."""
    t = given(you=seat("daisy", hand="working-a-hunch", resources=2), locations="study[locked-door]+clues:1")
    t.you.plays("working-a-hunch").then("you", clues=1)


@pytest.mark.parametrize("skill, who", [("combat", "roland"), ("agility", "skids")])
def test_a_locked_door_is_broken_down_by_combat_or_picked_by_agility(skill: str, who: str) -> None:
    """AH.free-choice: either at 4."""
    t = given(you=seat(who), locations="study[locked-door]+clues:1", chance=["0"])
    t.you.activates("locked-door", skill).then("locked-door", zone="encounter-discard")
    assert t.may("investigate:study")


def test_a_locked_door_holds_where_the_test_fails_and_only_those_beside_it_may_try() -> None:
    """AH.triggered-sources."""
    t = given(you=seat("roland"), locations="study[locked-door]+clues:1", chance=["-1"])
    t.you.activates("locked-door", "combat").then("locked-door", zone="attached")
    t = given(you=seat("roland", at="attic"), locations="hallway[locked-door] attic")
    t.may_not("activate:locked-door")


# ------------------------------------------------------------------ Hastur
@pytest.mark.parametrize("horror, fight, evade", [(0, 3, 3), (1, 4, 4), (4, 4, 4)])
def test_a_screeching_byakhee_is_fiercer_towards_a_shaken_mind(horror: int, fight: int, evade: int) -> None:
    """AH.constant-abilities: engaged with somebody of 4 remaining sanity or fewer; Roland has 5."""
    t = given(you=seat("roland", horror=horror, threat="screeching-byakhee"))
    t.then("screeching-byakhee", fight=fight, evade=evade)


def test_a_byakhee_that_is_engaged_with_nobody_is_not_fiercer() -> None:
    """AH.constant-abilities."""
    t = given(you=seat("roland", horror=4), enemies="screeching-byakhee+exhausted")
    t.then("screeching-byakhee", fight=3, evade=3)


def test_a_byakhee_prefers_the_lowest_remaining_sanity_and_hunts() -> None:
    """AH.prey, AH.hunter: both are one location away; Daisy has 9 sanity, 5 left of it, Roland 4 of 5."""
    t = given(
        you=seat("roland", at="attic", horror=1, deck=2),
        ally=seat("daisy", at="cellar", horror=4),
        locations=HOUSE,
        enemies="screeching-byakhee@hallway",
        step="3.2",
    )
    t.then("screeching-byakhee", seat="you").then("you", horror=3, damage=1)


def test_the_yellow_sign_brings_two_horror_and_a_madness_out_of_the_deck() -> None:
    """AH.search: it is drawn, and so it does what it does when drawn; the deck is shuffled."""
    t = drawn("the-yellow-sign", "daisy", chance=("-2",), deck="guts psychosis machete")
    t.then("you", horror=2, threat="psychosis", deck=2).because("AH.search", "AH.search-shuffle")


def test_the_yellow_sign_without_a_madness_in_the_deck_is_two_horror() -> None:
    """AH.search."""
    drawn("the-yellow-sign", "daisy", chance=("-2",), deck="guts hospital-debts").then(
        "you", horror=2, threat="", deck=2
    )


def test_the_yellow_sign_leaves_the_strong_of_will_alone() -> None:
    """AH.st7-apply-results: Agnes has willpower 5."""
    drawn("the-yellow-sign", "agnes", chance=("-1",), deck="psychosis").then("you", horror=0, threat="")


# ------------------------------------------------------------------ Yog-Sothoth
def test_a_yithian_observer_takes_a_card_at_random_from_whom_it_attacks() -> None:
    """AH.attack-sequence: and then deals what it always does."""
    t = given(you=seat("roland", threat="yithian-observer", hand="machete", deck=2), step="3.3")
    t.then("you", damage=1, horror=1).then("machete", zone="discard")


def test_a_yithian_observer_hits_harder_where_there_is_no_card_to_take() -> None:
    """AH.attack-sequence: one damage and one horror more, for this attack."""
    t = given(you=seat("roland", threat="yithian-observer", deck=2), step="3.3")
    t.then("you", damage=2, horror=2)


@pytest.mark.parametrize("hand, prey", [(1, "you"), (3, "ally")])
def test_a_yithian_observer_prefers_the_smallest_hand(hand: int, prey: str) -> None:
    """AH.prey."""
    t = given(
        you=seat("roland", hand=hand), ally=seat("daisy", hand=2), enemies="yithian-observer+exhausted", step="4.3"
    )
    t.then("yithian-observer", seat=prey)


def test_an_offer_of_power_is_two_cards_for_two_doom() -> None:
    """AH.must-choose: the doom may make the agenda advance at once."""
    t = drawn("offer-of-power", deck="machete guts flashlight", agenda="rise-of-the-ghouls").asks("choose-one", "you")
    t.answers("first").then("you", hand="machete guts", horror=0).then("rise-of-the-ghouls", doom=2)
    t = drawn(
        "offer-of-power",
        deck="machete guts",
        agenda="rise-of-the-ghouls+doom:5",
        agendas="theyre-getting-out",
        encounter_discard="ghoul-minion",
    )
    t.answers("first").then("table", agenda="theyre-getting-out").because(
        "AH.doom-may-advance-now", "AH.advancing-2-side-b"
    )


def test_an_offer_of_power_that_is_declined_is_two_horror() -> None:
    """AH.must-choose, AH.peril: nobody else is asked about it."""
    t = drawn("offer-of-power", deck="machete guts flashlight").answers("second")
    t.then("you", hand="", horror=2).then("table", doom_in_play=0).because("AH.encounter-draw-2-peril")


# ------------------------------------------------------------------ Shub-Niggurath
@pytest.mark.parametrize("before, after", [(4, 2), (1, 0), (0, 0)])
def test_a_relentless_dark_young_heals_two_damage_at_the_end_of_the_round(before: int, after: int) -> None:
    """AH.forced-abilities, AH.heal."""
    t = given(
        you=seat("roland"), enemies=f"relentless-dark-young+damage:{before}+exhausted", encounter=QUIET, step="4.6"
    )
    t.then("relentless-dark-young", damage=after)


def test_a_relentless_dark_young_prefers_the_lowest_agility_and_stays_where_it_is() -> None:
    """AH.prey: Roland has 2 and Skids 4; it is no hunter."""
    t = given(
        you=seat("skids"), ally=seat("roland"), enemies="relentless-dark-young+exhausted", locations="study", step="4.3"
    )
    t.then("relentless-dark-young", seat="ally")
    t = given(you=seat("roland", at="attic"), locations=HOUSE, enemies="relentless-dark-young@hallway", step="3.2")
    t.then("relentless-dark-young", at="hallway")


def test_a_goat_spawn_that_is_defeated_shocks_everybody_at_its_location() -> None:
    """AH.when: it is still there while it does; whoever is elsewhere feels nothing."""
    t = given(
        you=seat("roland", threat="goat-spawn+damage:2"),
        ally=seat("daisy"),
        third=seat("skids", at="attic"),
        locations="hallway attic",
        chance=["0"],
    )
    t.you.fights("goat-spawn").then("goat-spawn", zone="encounter-discard")
    t.then("you", horror=1).then("ally", horror=1).then("third", horror=0)


def test_a_goat_spawn_strikes_back_and_hunts() -> None:
    """AH.retaliate, AH.hunter."""
    given(you=seat("roland", threat="goat-spawn"), chance=["-2"]).you.fights("goat-spawn").then("you", damage=1)
    t = given(you=seat("roland", at="attic", deck=2), locations=HOUSE, enemies="goat-spawn@hallway", step="3.2")
    t.then("goat-spawn", seat="you").then("you", damage=1)


def test_a_goat_spawn_that_is_discarded_is_not_defeated() -> None:
    """AH.discard-is-not-defeat: Trapped discards the enemies of the Study."""
    t = given(you=seat("roland", clues=2, threat="goat-spawn"), locations="study", aside=HOUSE, acts="the-barrier")
    t.you.advances().then("goat-spawn", zone="encounter-discard").then("you", horror=0)


# ------------------------------------------------------------------ Cthulhu
def test_a_young_deep_one_horrifies_whomever_it_engages() -> None:
    """AH.forced-abilities: when it is drawn, when it hunts, and when an investigator engages it."""
    drawn("young-deep-one").then("you", threat="young-deep-one", horror=1)
    t = given(you=seat("roland", at="attic", deck=2), locations=HOUSE, enemies="young-deep-one@hallway", step="3.2")
    t.then("you", horror=2, damage=1)  # one for the engagement, one for the attack
    t = given(you=seat("roland"), enemies="young-deep-one+exhausted")
    t.you.engages("young-deep-one").then("you", horror=1)


def test_a_young_deep_one_prefers_the_lowest_combat() -> None:
    """AH.prey: Roland has 4 and Daisy 2."""
    t = given(you=seat("roland", deck=2), ally=seat("daisy", deck=2), enemies="young-deep-one+exhausted", step="4.3")
    t.then("young-deep-one", seat="ally").then("ally", horror=1).then("you", horror=0)


def test_dreams_of_rlyeh_take_one_willpower_and_one_sanity() -> None:
    """AH.constant-abilities: Roland has 3 willpower and 5 sanity."""
    t = drawn("dreams-of-rlyeh")
    t.then("you", threat="dreams-of-rlyeh", skills=[2, 3, 4, 2]).then("roland-banks", sanity=4)


def test_dreams_of_rlyeh_can_be_the_end_of_a_mind_that_has_one_sanity_left() -> None:
    """AH.check-defeats: with 4 horror and a sanity of 4 there is nothing left."""
    t = given(you=seat("roland", horror=4), ally=seat("daisy"), encounter=f"dreams-of-rlyeh {QUIET}", step="1.4")
    t.then("you", status="defeated")


@pytest.mark.parametrize("token, zone", [("+1", "encounter-discard"), ("0", "threat")])
def test_dreams_of_rlyeh_are_shaken_off_by_willpower_three(token: str, zone: str) -> None:
    """AH.activate-action: it costs an action, and the willpower is already one less."""
    t = given(you=seat("roland", threat="dreams-of-rlyeh"), chance=[token])
    t.you.activates("dreams-of-rlyeh").then("dreams-of-rlyeh", zone=zone).then("you", actions=2)


def test_somebody_beside_the_dreamer_may_shake_the_dreams_off() -> None:
    """AH.triggered-sources: by the willpower of whoever does it, which is not one less."""
    t = given(you=seat("roland", threat="dreams-of-rlyeh"), ally=seat("daisy"), active="ally", chance=["0"])
    t.ally.activates("dreams-of-rlyeh").then("dreams-of-rlyeh", zone="encounter-discard")

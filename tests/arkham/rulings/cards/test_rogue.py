"""Rogue: tricks, resources and getting away."""

from __future__ import annotations

from typing import Any

import pytest
from arkham.acting import margins, up_to_the_token

from tableforge.arkham.doors.testing import given, seat


# ------------------------------------------------------------------ weapons
@pytest.mark.parametrize("token, damage", [("+1", 2), ("0", 1), ("-2", 0)])
def test_the_switchblade_cuts_deeper_if_the_test_succeeds_by_two(token: str, damage: int) -> None:
    t = given(you=seat("roland", hand="switchblade", resources=1, threat="young-deep-one"), chance=[token])
    t.you.plays("switchblade").then("you", actions=3)  # fast: nobody attacks
    t.you.activates("switchblade").then("young-deep-one", damage=damage)


@pytest.mark.parametrize("token, damage", [("-1", 1), ("0", 1), ("+1", 2), ("-2", 0)])
def test_the_derringer_adds_two_combat_and_a_damage_if_the_test_succeeds_by_two(token: str, damage: int) -> None:
    t = given(you=seat("skids", play="41-derringer", threat="ghoul-priest"), chance=[token])
    t.you.activates("41-derringer").then("41-derringer", uses=2).then("ghoul-priest", damage=damage)


def test_backstab_attacks_with_agility_for_three_damage_and_provokes_nobody() -> None:
    t = given(you=seat("skids", hand="backstab", resources=3, threat="ghoul-priest swarm-of-rats"), chance=["0"])
    t.you.plays("backstab", "ghoul-priest")
    t.then("ghoul-priest", damage=3).then("you", damage=0, resources=0, actions=2).then("backstab", zone="discard")


def test_a_test_of_backstab_is_of_agility_for_the_cards_committed_to_it() -> None:
    t = given(
        you=seat("skids", hand="backstab manual-dexterity overpower", resources=3, threat="ghoul-priest", deck=1),
        chance=["-2"],
    )
    t.you.plays("backstab").asks("commit", "you", None, "commit:manual-dexterity pass").answers(
        "commit:manual-dexterity"
    )
    t.then("ghoul-priest", damage=3).then("you", hand=2)


def test_backstab_is_a_fight_for_whoever_is_frozen_in_fear() -> None:
    t = given(you=seat("skids", hand="backstab", resources=3, threat="ghoul-priest frozen-in-fear", actions=1))
    t.may_not("play:backstab")


def test_sneak_attack_hits_an_exhausted_enemy_at_your_location_and_no_other() -> None:
    t = given(
        you=seat("skids", hand="sneak-attack", resources=2, threat="goat-spawn+exhausted"),
        locations="hallway attic",
        enemies="ghoul-minion@hallway+exhausted swarm-of-rats@attic+exhausted",
    )
    t.you.plays("sneak-attack").asks("target", "you", None, "goat-spawn ghoul-minion").answers("ghoul-minion")
    t.then("ghoul-minion", zone="encounter-discard").then("you", resources=0, actions=2)


def test_sneak_attack_needs_an_exhausted_enemy_and_is_no_fight() -> None:
    t = given(you=seat("skids", hand="sneak-attack", resources=2, threat="ghoul-minion"))
    t.may_not("play:sneak-attack", "AH.event-must-change")
    t = given(
        you=seat("skids", hand="sneak-attack", resources=2, threat="swarm-of-rats"), enemies="ghoul-priest+exhausted"
    )
    t.you.plays("sneak-attack").then("you", damage=1).then("ghoul-priest", damage=2)  # the rats attack
    t.because("AH.attack-of-opportunity", "AH.apply-damage")


# ------------------------------------------------------------------ talents
def test_burglary_gains_resources_instead_of_clues() -> None:
    t = given(you=seat("skids", play="burglary"), locations="study+clues:2", chance=["0"])
    t.you.activates("burglary").then("you", resources=3, clues=0, actions=2).then("study", clues=2)
    t.then("burglary", exhausted=True).may_not("activate:burglary", "AH.initiation-costs-payable")


def test_burglary_works_where_there_is_no_clue_and_not_where_the_test_fails() -> None:
    t = given(you=seat("skids", play="burglary"), locations="study", chance=["0"])
    t.you.activates("burglary").then("you", resources=3)
    t = given(you=seat("skids", play="burglary"), locations="study+clues:2", chance=["auto-fail"])
    t.you.activates("burglary").then("you", resources=0, clues=0)


def test_a_burglary_is_a_successful_investigation_without_clues_for_deduction() -> None:
    t = given(
        you=seat("skids", play="burglary dr-milan-christopher", hand="deduction"),
        locations="study+clues:2",
        chance=["0"],
    )
    t.you.activates("burglary", "commit:deduction", "react:dr-milan-christopher")
    t.then("you", resources=4, clues=0).then("study", clues=2)


def test_where_burglary_discovers_nothing_there_is_nothing_to_cover_up() -> None:
    t = given(you=seat("roland", play="burglary", threat="cover-up+clues:3"), locations="study+clues:2", chance=["0"])
    t.you.activates("burglary").asks("act").then("cover-up", clues=3).then("you", resources=3)


def test_pickpocketing_draws_a_card_for_an_evasion_of_yours() -> None:
    t = given(you=seat("skids", play="pickpocketing", threat="ghoul-minion swarm-of-rats", deck=3), chance=["0", "0"])
    t.you.evades("ghoul-minion", "react:pickpocketing").then("you", hand=1).then("pickpocketing", exhausted=True)
    t.you.evades("swarm-of-rats").asks("act").then("you", hand=1)


def test_pickpocketing_does_not_answer_the_evasions_of_others() -> None:
    t = given(you=seat("skids", threat="ghoul-minion"), ally=seat("wendy", play="pickpocketing", deck=3), chance=["0"])
    t.you.evades("ghoul-minion").asks("act", "you").then("ally", hand=0)


def test_pickpocketing_answers_an_automatic_evasion_too() -> None:
    t = given(you=seat("skids", play="pickpocketing stray-cat", threat="ghoul-minion", deck=3))
    t.you.uses("stray-cat", "react:pickpocketing").then("you", hand=1)


def test_hard_knocks_turn_resources_into_combat_and_agility() -> None:
    t = given(you=seat("skids", play="hard-knocks", resources=1, threat="ghoul-minion"), chance=["-2"])
    t.you.fights("ghoul-minion").asks("window", "you", None, "use:hard-knocks#1 pass").answers("use:hard-knocks#1")
    t.then("ghoul-minion", damage=1)
    assert margins(t) == [0]
    t = given(you=seat("skids", play="hard-knocks", resources=1, threat="ghoul-minion"), chance=["-3"])
    t.you.evades("ghoul-minion").asks("window", "you", None, "use:hard-knocks#2 pass").answers("use:hard-knocks#2")
    t.then("ghoul-minion", exhausted=True)
    assert margins(t) == [0]


# ------------------------------------------------------------------ companions
@pytest.mark.parametrize("leo, cost", [("leo-de-luca", 6), ("leo-de-luca-1", 5)])
def test_leo_gives_an_action_every_turn_also_in_the_one_in_which_he_comes(leo: str, cost: int) -> None:
    t = given(you=seat("skids", hand=leo, resources=6))
    t.you.plays(leo).then("you", resources=6 - cost, actions=3)
    t = given(you=seat("skids", play=leo), step="2.2")
    t.then("you", actions=4)


def test_the_action_that_leo_gave_stays_when_he_falls_and_he_gives_one_only_once_a_turn() -> None:
    t = given(you=seat("skids", play="leo-de-luca+damage:1", threat="swarm-of-rats"), step="2.2")
    t.then("you", actions=4)
    t.you.takes_a_resource("leo-de-luca").then("leo-de-luca", zone="discard").then("you", actions=3)


def test_there_is_only_one_leo_of_whatever_level() -> None:
    t = given(you=seat("skids", hand="leo-de-luca-1", resources=9), ally=seat("roland", play="leo-de-luca"))
    t.may_not("play:leo-de-luca-1", "AH.unique")


def test_the_cat_burglar_slips_away_without_a_fight() -> None:
    t = given(
        you=seat("skids", play="cat-burglar", threat="ghoul-minion swarm-of-rats+exhausted"),
        locations="hallway attic cellar",
    )
    t.then("you", skills=[2, 3, 3, 5])
    t.you.activates("cat-burglar", "cellar", "skids-otoole")
    t.then("you", at="cellar", actions=2, damage=1, horror=0)  # the damage is the cellar's
    t.then("ghoul-minion", at="hallway", exhausted=False, engaged=[]).then("swarm-of-rats", at="hallway")
    t.then("cat-burglar", exhausted=True)
    assert "provokes" not in t.happened()


def test_the_cat_burglar_moves_without_an_enemy_and_is_left_by_them_without_a_way() -> None:
    t = given(you=seat("skids", play="cat-burglar"), locations="hallway parlor")
    t.you.activates("cat-burglar").then("you", at="parlor")
    t = given(you=seat("skids", play="cat-burglar", threat="ghoul-minion"), locations="study")
    t.you.activates("cat-burglar").then("ghoul-minion", engaged=["you"]).then("you", at="study")


# ------------------------------------------------------------------ events
def test_elusive_leads_to_any_revealed_location_without_enemies_near_or_far() -> None:
    t = given(
        you=seat("skids", hand="elusive", resources=2, threat="ghoul-minion ghoul-priest", at="attic"),
        locations="attic hallway cellar+unrevealed parlor",
        enemies="swarm-of-rats@hallway",
    )
    t.you.plays("elusive").then("you", at="parlor", damage=0, actions=3)
    t.then("ghoul-minion", at="attic", engaged=[]).then("ghoul-priest", at="attic", engaged=[])


def test_elusive_is_not_played_to_stay_where_one_is() -> None:
    t = given(you=seat("skids", hand="elusive", resources=2), locations="hallway attic+unrevealed")
    t.may_not("play:elusive", "AH.event-must-change")


def test_whoever_finds_no_empty_place_by_being_elusive_is_engaged_again() -> None:
    t = given(
        you=seat("skids", hand="elusive", resources=2, threat="ghoul-minion"), locations="hallway attic+unrevealed"
    )
    t.you.plays("elusive").then("ghoul-minion", engaged=["you"]).then("you", at="hallway", damage=0)


def test_sure_gamble_turns_a_minus_into_a_plus() -> None:
    t = given(you=seat("roland", hand="sure-gamble", resources=2), locations="cellar+clues:1", chance=["-4"])
    t.you.investigates().asks("react", "you").answers("play:sure-gamble")
    t.then("you", clues=1, resources=0)
    assert margins(t) == [3]


def test_sure_gamble_turns_the_minus_of_a_symbol_too_and_its_effect_stays() -> None:
    t = given(
        you=seat("roland", hand="sure-gamble", resources=2),
        locations="study+clues:1",
        enemies="ghoul-minion+exhausted",
        chance=["tablet"],
    )
    t.you.investigates("play:sure-gamble").then("you", clues=1, damage=1)
    assert margins(t) == [3]


@pytest.mark.parametrize("token", ["0", "+1", "auto-fail", "skull"])
def test_sure_gamble_has_nothing_to_turn_in_a_token_without_a_minus(token: str) -> None:
    t = given(you=seat("roland", hand="sure-gamble", resources=2), locations="study+clues:1", chance=[token])
    t.you.investigates().asks("act").then("sure-gamble", zone="hand")


def test_hot_streak_gains_ten_resources() -> None:
    t = given(you=seat("skids", hand="hot-streak", resources=3))
    t.you.plays("hot-streak").then("you", resources=10, actions=2).then("hot-streak", zone="discard")


# ------------------------------------------------------------------ Opportunist
@pytest.mark.parametrize("token, zone", [("+1", "hand"), ("0", "discard"), ("auto-fail", "discard")])
def test_opportunist_comes_back_if_the_test_succeeds_by_three(token: str, zone: str) -> None:
    t = given(you=seat("skids", hand="opportunist"), locations="study+clues:1", chance=[token])
    t.you.investigates("commit:opportunist").then("opportunist", zone=zone)


def test_opportunist_comes_back_after_the_test_and_not_before() -> None:
    t = given(
        you=seat("roland", hand="opportunist close-call", resources=2, threat="flesh-eater"),
        bag="+1",
        chance=["+1"],
        encounter="ancient-evils",
    )
    t.you.evades("flesh-eater", "commit:opportunist", "pass").asks("react", "you", None, "play:close-call pass").then(
        "opportunist", zone="limbo"
    )
    t.answers("pass").then("opportunist", zone="hand")


def test_opportunist_does_not_come_back_to_somebody_who_has_left_the_game() -> None:
    t = given(
        you=seat("skids", hand="opportunist", play="beat-cop", horror=5, threat="goat-spawn+damage:2"),
        ally=seat("roland", deck=2),
        chance=["+1"],
    )
    t.you.fights("goat-spawn", "pass", "commit:opportunist", "pass", "skids-otoole")
    t.then("you", status="defeated", hand=0).then("opportunist", zone="removed")


def test_opportunist_is_committed_to_your_own_tests_only() -> None:
    t = given(
        you=seat("roland"),
        ally=seat("skids", hand="opportunist guts"),
        encounter="rotting-remains ancient-evils",
        step="1.4",
        chance=["0"],
    )
    t.asks("commit", "ally", None, "commit:guts pass").answers("pass")
    up_to_the_token(t).then("opportunist", zone="hand")


# ------------------------------------------------------------------ out of the Twisting Paths
WOODS: dict[str, Any] = {
    "scenario": "the-devourer-below",
    "act": "into-the-darkness",
    "agenda": "the-arkham-woods",
    "locations": "arkham-woods-twisting-paths main-path",
}
PATHS = "arkham-woods-twisting-paths"
LEADS_ON = pytest.mark.parametrize("token, place, engaged", [("0", "main-path", []), ("auto-fail", PATHS, ["you"])])


@LEADS_ON
def test_elusive_leaves_the_ghoul_behind_on_the_twisting_paths_unless_they_lead_nowhere(
    token: str, place: str, engaged: list[str]
) -> None:
    """AH.disengage: the test of the paths belongs to the move; nobody engages between its token and its result."""
    t = given(you=seat("skids", hand="elusive", resources=2, threat="ghoul-minion"), chance=[token], **WOODS)
    t.you.plays("elusive").then("you", at=place).then("ghoul-minion", at=PATHS, engaged=engaged)


@LEADS_ON
def test_so_does_the_cat_burglar(token: str, place: str, engaged: list[str]) -> None:
    """AH.disengage."""
    t = given(you=seat("skids", play="cat-burglar", threat="ghoul-minion"), chance=[token], **WOODS)
    t.you.activates("cat-burglar").then("you", at=place, damage=0).then("ghoul-minion", at=PATHS, engaged=engaged)


def test_of_all_that_the_cat_burglar_leaves_none_engages_before_the_move_has_failed() -> None:
    """AH.disengage: both are loose while the test of the Twisting Paths runs, and are back once it has kept Skids there."""
    t = given(
        you=seat("skids", play="cat-burglar", threat="ghoul-minion swarm-of-rats"),
        chance=["auto-fail"],
        **WOODS,
    )
    t.you.activates("cat-burglar")
    t.then("you", at=PATHS).then("ghoul-minion", engaged=["you"]).then("swarm-of-rats", engaged=["you"])
    kinds = t.happened()
    assert kinds.count("disengages") == kinds.count("threat") == 2 and kinds.index("threat") > kinds.index("fails")


def test_who_stays_on_the_paths_is_engaged_when_the_other_is_gone() -> None:
    """AH.disengage, AH.enemies-engage: the whole effect comes first, also for those whom it does not move."""
    t = given(
        you=seat("skids", hand="elusive", resources=2, threat="ghoul-minion"),
        ally=seat("agnes", hand="perception"),
        chance=["0"],
        **WOODS,
    )
    t.you.plays("elusive").asks("commit", "ally").then("ghoul-minion", engaged=[]).answers("pass")
    t.then("you", at="main-path").then("ghoul-minion", engaged=["ally"])
    kinds = t.happened()
    assert kinds.index("move") < kinds.index("threat")


def test_a_move_without_disengaging_takes_the_enemy_along() -> None:
    """AH.engaged-enemies-follow."""
    t = given(you=seat("skids", threat="ghoul-minion"), chance=["0"], **WOODS)
    t.you.moves("main-path").then("ghoul-minion", at="main-path", engaged=["you"])

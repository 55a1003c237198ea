"""Seeker: clues, books and knowledge."""

from __future__ import annotations

import pytest
from arkham.acting import margins, up_to_the_token

from tableforge.arkham.doors.testing import given, seat


# ------------------------------------------------------------------ tools and talents
@pytest.mark.parametrize("glass", ["magnifying-glass", "magnifying-glass-1"])
def test_the_magnifying_glass_helps_while_one_investigates_and_only_then(glass: str) -> None:
    t = given(you=seat("roland", hand=glass, resources=1), locations="cellar+clues:1", chance=["0"])
    t.you.plays(glass).then("you", actions=3, skills=[3, 3, 4, 2])  # fast, and no investigation yet
    t.you.investigates().then("you", clues=1)
    t = given(you=seat("roland", play=f"{glass} medical-texts", damage=1), chance=["-2"])
    up_to_the_token(t.you.activates("medical-texts")).then("you", damage=2)
    t = given(you=seat("roland", play=glass), locations="cellar+clues:1", chance=["-1"])
    t.you.investigates().then("you", clues=0)  # 1 more, not 2


def test_a_fast_asset_waits_for_its_owners_turn() -> None:
    t = given(you=seat("roland"), ally=seat("daisy", hand="magnifying-glass", resources=1))
    t.you.takes_a_resource().asks("act", "you").then("magnifying-glass", zone="hand")


def test_a_magnifying_glass_may_be_taken_out_in_the_midst_of_an_investigation() -> None:
    t = given(you=seat("roland", hand="magnifying-glass", resources=1), locations="cellar+clues:1", chance=["0"])
    t.you.investigates().asks("window", "you").answers("play:magnifying-glass").then("you", clues=1)


def test_the_better_glass_comes_back_to_hand_where_there_is_no_clue() -> None:
    t = given(you=seat("roland", play="magnifying-glass-1"), locations="study+clues:1")
    t.may_not("use:magnifying-glass-1", "AH.prerequisites")
    t = given(you=seat("roland", play="magnifying-glass-1"), locations="study")
    t.you.uses("magnifying-glass-1").then("magnifying-glass-1", zone="hand").then("you", actions=3)


def test_hyperawareness_turns_resources_into_intellect_and_agility() -> None:
    t = given(you=seat("roland", play="hyperawareness", resources=2), locations="study+clues:1", chance=["-2"])
    t.you.investigates().asks("window", "you", None, "use:hyperawareness#1 pass").answers("use:hyperawareness#1")
    up_to_the_token(t).then("you", clues=1, resources=1)
    t = given(you=seat("roland", play="hyperawareness", resources=1, threat="ghoul-minion"), chance=["-1"])
    t.you.evades("ghoul-minion").asks("window", "you", None, "use:hyperawareness#2 pass").answers(
        "use:hyperawareness#2"
    )
    t.then("ghoul-minion", exhausted=True, zone="location")


@pytest.mark.parametrize("verb, token", [("investigate", "-3"), ("evade", "-2")])
def test_a_resource_buys_one_point_of_hyperawareness(verb: str, token: str) -> None:
    t = given(you=seat("roland", play="hyperawareness", resources=1, threat="ghoul-minion+exhausted"), chance=[token])
    t.you.does(verb, "study" if verb == "investigate" else "ghoul-minion")
    t.answers("use:hyperawareness#1" if verb == "investigate" else "use:hyperawareness#2")
    assert margins(t) == [-1]


def test_dr_milan_adds_intellect_and_pays_for_each_successful_investigation() -> None:
    t = given(you=seat("roland", play="dr-milan-christopher"), locations="cellar", chance=["0", "-1"])
    t.then("you", skills=[3, 4, 4, 2])
    t.you.investigates("react:dr-milan-christopher").then("you", resources=1, clues=0)  # also where there is no clue
    t.you.investigates().then("you", resources=1)


# ------------------------------------------------------------------ tomes
def test_the_old_book_lets_somebody_there_take_one_of_three_cards() -> None:
    t = given(
        you=seat("roland", play="old-book-of-lore"),
        ally=seat("skids", deck="guts lucky knife perception"),
        third=seat("agnes", deck=3, at="attic"),
        locations="hallway attic",
    )
    t.you.activates("old-book-of-lore")  # Roland has no deck, and Agnes is elsewhere
    t.asks("search", "ally", "AH.search-must-take", "guts lucky knife").answers("lucky")
    t.then("ally", hand="lucky", deck=3).then("old-book-of-lore", exhausted=True).because(
        "AH.search", "AH.search-shuffle"
    )
    t.may_not("activate:old-book-of-lore", "AH.initiation-costs-payable")


def test_a_weakness_that_the_old_book_turns_up_resolves_as_drawn() -> None:
    t = given(you=seat("roland", play="old-book-of-lore", deck="paranoia", resources=4))
    t.you.activates("old-book-of-lore").then("you", resources=0).then("paranoia", zone="discard")


def test_the_librarian_fetches_a_tome_from_anywhere_in_the_deck() -> None:
    t = given(
        you=seat(
            "daisy",
            hand="research-librarian",
            resources=2,
            deck="guts guts guts guts machete medical-texts encyclopedia",
        )
    )
    t.you.plays("research-librarian").asks("react", "you").answers("react:research-librarian")
    t.asks("search", "you", None, "medical-texts encyclopedia").answers("encyclopedia")
    t.then("you", hand="encyclopedia", deck=6).then("research-librarian", zone="play")


def test_the_librarian_looks_through_the_deck_only_if_asked_to() -> None:
    t = given(you=seat("daisy", hand="research-librarian", resources=2, deck="guts medical-texts"))
    t.you.plays("research-librarian", "pass").then("you", hand="", deck="guts medical-texts")


@pytest.mark.parametrize("token, damage", [("-1", 1), ("-2", 3)])
def test_medical_texts_heal_or_hurt_whoever_was_chosen(token: str, damage: int) -> None:
    t = given(
        you=seat("roland", play="medical-texts"),
        ally=seat("skids", damage=2),
        third=seat("agnes", damage=2, at="attic"),
        locations="hallway attic",
        chance=[token],
    )
    t.you.activates("medical-texts").asks("target", "you", None, "roland-banks skids-otoole").answers("skids-otoole")
    t.then("ally", damage=damage).then("you", damage=0)


def test_medical_texts_may_be_tried_on_somebody_unhurt() -> None:
    t = given(you=seat("roland", play="medical-texts beat-cop"), chance=["auto-fail"])
    t.you.activates("medical-texts", "beat-cop").then("you", damage=0).then("beat-cop", damage=1)


def test_the_encyclopedia_adds_two_to_a_skill_until_the_end_of_the_phase() -> None:
    t = given(
        you=seat("roland", play="encyclopedia", deck=2),
        ally=seat("skids", deck=2, threat="swarm-of-rats", play="leather-coat"),
        third=seat("agnes", deck=2, at="attic", had_turn=True),
        locations="hallway attic",
    )
    t.you.activates("encyclopedia").asks("target", "you", None, "roland-banks skids-otoole")
    t.answers("skids-otoole", "agility").then("ally", skills=[2, 3, 3, 6])
    t.then("encyclopedia", exhausted=True)
    t.you.ends_turn().asks("act", "ally").then("ally", skills=[2, 3, 3, 6])
    t.ally.ends_turn().asks("assign-damage", "ally").then(
        "ally", skills=[2, 3, 3, 4]
    )  # the rats attack in the enemy phase


# ------------------------------------------------------------------ events
def test_mind_over_matter_offers_intellect_for_combat_and_agility_until_the_end_of_the_round() -> None:
    t = given(
        you=seat("daisy", hand="mind-over-matter", resources=1, threat="ghoul-minion", deck=2),
        chance=["-3", "-3"],
        encounter="ancient-evils",
    )
    t.you.plays("mind-over-matter").then("you", actions=3)
    t.you.fights("ghoul-minion").asks("use-skill", "you", None, "intellect combat").answers("intellect")
    t.then("ghoul-minion", damage=1)
    t.you.fights("ghoul-minion", "combat").then("ghoul-minion", damage=1)


def test_mind_over_matter_is_forgotten_in_the_next_round() -> None:
    t = given(
        you=seat("daisy", hand="mind-over-matter", resources=1, deck=2), enemies="ghoul-minion+exhausted", chance=["0"]
    )
    t.you.plays("mind-over-matter")
    t.you.ends_turn()
    t.you.fights("ghoul-minion").asks("act").then("ghoul-minion", damage=1)


def test_mind_over_matter_serves_for_evasions_and_for_tests_of_cards_but_not_for_willpower() -> None:
    t = given(
        you=seat("daisy", hand="mind-over-matter", resources=1, threat="ghoul-minion", deck=2),
        chance=["-3"],
        encounter="ancient-evils",
    )
    t.you.plays("mind-over-matter")
    t.you.evades("ghoul-minion", "intellect").then("ghoul-minion", exhausted=True)
    t = given(
        you=seat("daisy", hand="mind-over-matter blinding-light", resources=3, threat="ghoul-minion"), chance=["0"]
    )
    t.you.plays("mind-over-matter")
    t.you.plays("blinding-light").then("ghoul-minion", exhausted=True)


def test_mind_over_matter_turns_the_agility_of_a_backstab_into_intellect() -> None:
    t = given(you=seat("daisy", hand="mind-over-matter backstab", resources=4, threat="ghoul-priest"), chance=["-1"])
    t.you.plays("mind-over-matter")
    t.you.plays("backstab", "intellect").then("ghoul-priest", damage=3)


def test_the_test_is_of_the_skill_that_is_used() -> None:
    t = given(
        you=seat("daisy", hand="mind-over-matter perception overpower", resources=1, threat="ghoul-minion"),
        chance=["0"],
    )
    t.you.plays("mind-over-matter")
    t.you.fights("ghoul-minion", "intellect").asks("commit", "you", None, "commit:perception pass")
    t.answers("commit:perception").then("overpower", zone="hand")


def test_working_a_hunch_discovers_a_clue_without_a_test_in_your_own_turn() -> None:
    t = given(you=seat("roland", hand="working-a-hunch", resources=2), locations="study+clues:2")
    t.you.plays("working-a-hunch").then("you", clues=1, resources=0, actions=3).then("study", clues=1).nothing_else()
    t = given(you=seat("roland"), ally=seat("daisy", hand="working-a-hunch", resources=2), locations="study+clues:1")
    t.you.takes_a_resource().asks("act", "you")


@pytest.mark.parametrize("event", ["mind-over-matter", "working-a-hunch", "cryptic-research"])
def test_these_events_are_for_your_own_turn(event: str) -> None:
    t = given(you=seat("roland"), ally=seat("daisy", hand=event, resources=2, deck=4), locations="study+clues:1")
    t.you.takes_a_resource().asks("act", "you").then(event, zone="hand")


def test_mind_over_matter_lasts_through_the_other_phases_of_the_round() -> None:
    t = given(
        you=seat("daisy", hand="mind-over-matter", resources=1, threat="swarm-of-rats", play="leather-coat", deck=2)
    )
    t.you.plays("mind-over-matter")
    t.you.ends_turn().asks("assign-damage", "you").then("you", lasting="mind-over-matter")  # the enemy phase
    t.answers("leather-coat").asks("act").then("you", lasting="")


def test_mind_over_matter_is_played_in_a_test_whose_skill_is_settled_and_holds_for_the_next_one() -> None:
    """AH.initiation-restrictions, AH.skill-test-begins: what lasts can change the game, whichever test will come."""
    t = given(you=seat("daisy", hand="mind-over-matter", resources=1, threat="ghoul-minion"), chance=["-1", "-3"])
    t.you.fights("ghoul-minion").asks("window", "you", "AH.window-after-st1").answers("play:mind-over-matter")
    t.asks("act").then("ghoul-minion", damage=0).then("you", lasting="mind-over-matter")  # this one was of combat
    t.you.fights("ghoul-minion", "intellect").then("ghoul-minion", damage=1)


def test_mind_over_matter_is_played_with_no_action_left_too() -> None:
    """AH.initiation-restrictions: the round is not over with the turn, and a test may still come."""
    t = given(you=seat("daisy", hand="mind-over-matter", resources=1, actions=0))
    t.you.plays("mind-over-matter").then("you", lasting="mind-over-matter")


def test_a_second_mind_over_matter_changes_nothing() -> None:
    """AH.event-must-change: for the one who has played the first; another investigator may still play one in their turn."""
    t = given(you=seat("daisy", hand="mind-over-matter mind-over-matter", resources=2))
    t.you.plays("mind-over-matter").may_not("play:mind-over-matter", "AH.event-must-change")


def test_without_a_clue_there_is_no_hunch() -> None:
    t = given(you=seat("roland", hand="working-a-hunch", resources=2), locations="study")
    t.may_not("play:working-a-hunch", "AH.event-must-change")


def test_cryptic_research_draws_three_cards_for_somebody_there() -> None:
    t = given(
        you=seat("roland", hand="cryptic-research", deck=4),
        ally=seat("skids", deck=4),
        third=seat("agnes", deck=4, at="attic"),
        locations="hallway attic",
    )
    t.you.plays("cryptic-research").asks("target", "you", None, "roland-banks skids-otoole").answers("skids-otoole")
    t.then("ally", hand=3, deck=1).then("you", hand=0, actions=3)


# ------------------------------------------------------------------ Barricade
def test_hunters_cannot_come_through_a_barricade_unless_they_are_elite() -> None:
    t = given(
        you=seat("daisy", hand="barricade", deck=2, at="attic"),
        locations="hallway attic",
        enemies="swarm-of-rats@hallway ghoul-priest@hallway",
    )
    t.you.plays("barricade").then("barricade", zone="attached", host="attic")
    t.you.ends_turn("ghoul-priest")
    t.then("swarm-of-rats", at="hallway").then("ghoul-priest", at="attic", engaged=["you"])


def test_an_engaged_enemy_stays_before_a_barricade_and_is_engaged_no_more() -> None:
    t = given(you=seat("daisy", threat="swarm-of-rats+exhausted"), locations="hallway attic[barricade]")
    t.you.moves("attic").then("swarm-of-rats", at="hallway", engaged=[]).then("you", at="attic")


def test_an_enemy_that_is_there_already_may_stay_and_one_that_spawns_there_may_come() -> None:
    t = given(you=seat("daisy"), locations="study[barricade]", encounter="swarm-of-rats", step="1.4")
    t.then("swarm-of-rats", engaged=["you"])


def test_the_barricade_falls_when_an_investigator_leaves_and_is_its_owners() -> None:
    t = given(you=seat("daisy"), ally=seat("skids"), locations="hallway[barricade] attic")
    t.you.moves("attic").then("barricade", zone="discard").because("AH.discard-piles", "AH.move")
    t.then("you", discard="barricade")


def test_an_investigator_who_comes_leaves_the_barricade_standing() -> None:
    t = given(you=seat("daisy", at="attic"), locations="hallway[barricade] attic")
    t.you.moves("hallway").then("barricade", zone="attached")


# ------------------------------------------------------------------ a skill, and a relic
@pytest.mark.parametrize("clues, found", [(3, 2), (1, 1)])
def test_deduction_discovers_one_clue_more_where_there_is_one(clues: int, found: int) -> None:
    t = given(you=seat("roland", hand="deduction"), locations=f"study+clues:{clues}", chance=["0"])
    t.you.investigates("commit:deduction").then("you", clues=found).then("deduction", zone="discard")


def test_two_deductions_are_two_clues_more() -> None:
    t = given(you=seat("roland", hand="deduction deduction"), locations="study+clues:4", chance=["0"])
    t.you.investigates("commit:deduction", "commit:deduction").then("you", clues=3)


def test_deduction_of_another_helps_the_investigator_who_performs_the_test() -> None:
    t = given(you=seat("roland"), ally=seat("daisy", hand="deduction"), locations="study+clues:3", chance=["0"])
    t.you.investigates("commit:deduction").then("you", clues=2).then("ally", clues=0)


def test_deduction_adds_nothing_to_a_failure_or_to_a_test_that_is_no_investigation() -> None:
    t = given(you=seat("roland", hand="deduction"), locations="study+clues:3", chance=["auto-fail"])
    t.you.investigates("commit:deduction").then("you", clues=0)
    t = given(
        you=seat("roland", play="medical-texts", hand="deduction", damage=1), locations="study+clues:3", chance=["0"]
    )
    t.you.activates("medical-texts", "commit:deduction").then("you", clues=0, damage=0)


def test_the_disc_discards_an_enemy_that_would_spawn_at_your_location() -> None:
    t = given(you=seat("roland", play="disc-of-itzamna"), encounter="swarm-of-rats", step="1.4")
    t.asks("react", "you").answers("react:disc-of-itzamna")
    t.then("swarm-of-rats", zone="encounter-discard").then("disc-of-itzamna", zone="discard")


def test_the_disc_answers_for_others_at_its_owners_location_too() -> None:
    t = given(
        you=seat("roland"),
        ally=seat("daisy", play="disc-of-itzamna"),
        encounter="swarm-of-rats acolyte acolyte",
        step="1.4",
    )
    t.asks("react", "ally").answers("react:disc-of-itzamna").then("swarm-of-rats", zone="encounter-discard")


def test_the_disc_has_no_power_over_elites_nor_over_what_spawns_elsewhere() -> None:
    t = given(you=seat("roland", play="disc-of-itzamna"), encounter="ghoul-priest", step="1.4")
    t.asks("act").then("ghoul-priest", engaged=["you"]).then("disc-of-itzamna", zone="play")
    t = given(
        you=seat("roland", play="disc-of-itzamna"), locations="hallway attic", encounter="flesh-eater", step="1.4"
    )
    t.asks("act").then("flesh-eater", at="attic")

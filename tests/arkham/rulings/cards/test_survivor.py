"""Survivor: luck, and making do with little."""

from __future__ import annotations

from typing import Any

import pytest
from arkham.acting import margins, up_to_the_token

from tableforge.arkham.doors.testing import Ruling, given, seat
from tableforge.arkham.odds import odds

PATHS = "arkham-woods-twisting-paths"


# ------------------------------------------------------------------ things
def test_the_coat_bears_two_damage_and_no_horror() -> None:
    t = given(
        you=seat("wendy", hand="leather-coat", threat="ghoul-minion+exhausted", deck=3), locations="hallway cellar"
    )
    t.you.plays("leather-coat").then("leather-coat", zone="play", health=2, sanity=-1)
    t.you.moves("cellar", "leather-coat").then("leather-coat", damage=1).then("you", damage=0)


def test_the_bat_hits_hard_and_breaks_on_a_skull_or_an_automatic_failure_after_the_attack() -> None:
    t = given(you=seat("wendy", play="baseball-bat", threat="ghoul-minion"), chance=["0"])
    t.you.activates("baseball-bat").then("ghoul-minion", zone="encounter-discard").then("baseball-bat", zone="play")
    t = given(you=seat("wendy", play="baseball-bat", threat="swarm-of-rats"), chance=["skull"])
    t.you.activates("baseball-bat").then("swarm-of-rats", zone="encounter-discard").then("baseball-bat", zone="discard")
    order = t.happened()
    assert order.index("defeated") < order.index("test-ends") < len(order) - 1 and order[-1] == "discard"


@pytest.mark.parametrize("token, zone", [("auto-fail", "discard"), ("cultist", "play"), ("tablet", "play")])
def test_other_symbols_do_not_break_the_bat(token: str, zone: str) -> None:
    t = given(you=seat("wendy", play="baseball-bat", threat="swarm-of-rats"), chance=[token])
    t.you.activates("baseball-bat").then("baseball-bat", zone=zone)


def test_scavenging_takes_an_item_back_after_an_investigation_that_succeeds_by_two() -> None:
    t = given(
        you=seat("wendy", play="scavenging", discard="lucky knife flashlight guts"), locations="hallway", chance=["0"]
    )
    t.you.investigates("react:scavenging").asks("target", "you", None, "knife flashlight").answers("knife")
    t.then("knife", zone="hand").then("scavenging", exhausted=True)


def test_scavenging_wants_a_margin_of_two_and_an_item() -> None:
    t = given(you=seat("wendy", play="scavenging", discard="knife"), locations="study", chance=["0"])
    t.you.investigates().asks("act")
    t = given(you=seat("wendy", play="scavenging", discard="lucky"), locations="hallway", chance=["0"])
    t.you.investigates().asks("act")


def test_the_rabbits_foot_draws_a_card_for_any_failed_test_while_it_is_ready() -> None:
    t = given(you=seat("roland", play="rabbits-foot", threat="ghoul-minion", deck=4), chance=["auto-fail", "auto-fail"])
    t.you.fights("ghoul-minion", "react:rabbits-foot").then("you", hand=1).then("rabbits-foot", exhausted=True)
    t.you.evades("ghoul-minion").asks("act").then("you", hand=1)


def test_the_rabbits_foot_does_not_mind_the_tests_of_others() -> None:
    t = given(
        you=seat("roland", threat="ghoul-minion"), ally=seat("wendy", play="rabbits-foot", deck=4), chance=["auto-fail"]
    )
    t.you.fights("ghoul-minion").asks("act", "you").then("ally", hand=0)


def test_the_cat_distracts_an_enemy_there_whoever_it_is_engaged_with() -> None:
    t = given(
        you=seat("wendy", play="stray-cat", threat="ghoul-priest"),
        ally=seat("roland", threat="ghoul-minion"),
        third=seat("skids", threat="swarm-of-rats", at="attic"),
        locations="hallway attic",
    )
    t.you.uses("stray-cat").then("ghoul-minion", exhausted=True, engaged=[]).then("stray-cat", zone="discard")
    t.because("AH.initiation-pay-costs", "AH.automatically-evade").then("you", actions=3)


def test_the_cat_does_not_impress_elites() -> None:
    t = given(you=seat("wendy", play="stray-cat", threat="ghoul-priest"))
    t.may_not("use:stray-cat", "AH.triggered-potential")


def test_dig_deep_turns_resources_into_willpower_and_agility() -> None:
    t = given(you=seat("roland", play="dig-deep", resources=1, threat="ghoul-minion"), chance=["-1"])
    t.you.evades("ghoul-minion").asks("window", "you", None, "use:dig-deep#2 pass").answers("use:dig-deep#2")
    t.then("ghoul-minion", exhausted=True)
    assert margins(t) == [0]
    t = given(
        you=seat("roland", play="dig-deep", resources=1, deck=2), encounter="rotting-remains", step="1.4", chance=["-1"]
    )
    t.asks("window", "you", None, "use:dig-deep#1 pass").answers("use:dig-deep#1").then("you", horror=0)
    assert margins(t) == [0]


# ------------------------------------------------------------------ Aquinnah
def attacked(play: str = "aquinnah", threat: str = "goat-spawn ghoul-minion", **more: Any) -> Ruling:
    you = seat("wendy", play=play, threat=threat, deck=3)
    return given(you=you, step="3.3", **more)


def test_aquinnah_turns_the_damage_of_an_attack_on_another_enemy_and_leaves_the_horror() -> None:
    t = attacked().answers("ghoul-minion").asks("react", "you").answers("react:aquinnah")
    t.asks("assign-horror", "you").answers("wendy-adams")
    t.then("goat-spawn", damage=1).then("aquinnah", horror=1).then("you", horror=1)
    t.then("ghoul-minion", damage=0)
    assert "place-damage" in t.happened()


def test_aquinnah_needs_another_enemy_there_and_to_be_ready() -> None:
    attacked(threat="ghoul-minion").asks("assign-damage", "you")
    attacked(play="aquinnah+exhausted").answers("ghoul-minion").asks("assign-damage", "you")


def test_aquinnah_may_choose_an_enemy_that_is_engaged_with_somebody_else() -> None:
    t = given(
        you=seat("wendy", play="aquinnah", threat="swarm-of-rats", deck=3),
        ally=seat("roland", threat="ghoul-minion", deck=3),
        locations="study",
    )
    t.you.takes_a_resource().asks("react", "you").answers("react:aquinnah")
    t.then("ghoul-minion", damage=1).then("you", damage=0, resources=1).then("aquinnah", horror=1, exhausted=True)


def test_aquinnah_turns_as_much_as_the_attack_deals_and_her_last_horror_does_not_stop_her() -> None:
    t = given(you=seat("wendy", play="aquinnah+horror:3", threat="ghoul-priest"), enemies="icy-ghoul+exhausted")
    t.you.takes_a_resource("react:aquinnah").then("icy-ghoul", damage=2).then("aquinnah", zone="discard")
    t.then("you", horror=2, damage=0)


def test_aquinnah_turns_what_an_enemys_own_text_adds_to_its_attack_as_well() -> None:
    """AH.replacement: without a card to discard the Observer deals 1 damage and 1 horror more."""
    t = given(you=seat("wendy", play="aquinnah", threat="yithian-observer"), enemies="icy-ghoul+exhausted")
    t.you.takes_a_resource("react:aquinnah", "wendy-adams", "wendy-adams").then("icy-ghoul", damage=2)
    t.then("you", damage=0, horror=2)


@pytest.mark.parametrize("rules, damage", [("faq", 1), ("2016", 0)])
def test_the_horror_that_aquinnah_pays_counts_as_yours_by_the_faq(rules: str, damage: int) -> None:
    t = given(
        you=seat("wendy", play="aquinnah", threat="swarm-of-rats psychosis"), enemies="icy-ghoul+exhausted", rules=rules
    )
    t.you.takes_a_resource("react:aquinnah").then("you", damage=damage, horror=0).then("aquinnah", horror=1)


def test_whom_aquinnah_has_struck_down_her_investigator_has_defeated() -> None:
    t = given(
        you=seat("roland", play="aquinnah", threat="ghoul-priest"),
        enemies="swarm-of-rats+exhausted",
        locations="study+clues:1",
    )
    t.you.takes_a_resource("react:aquinnah", "react:roland-banks").then("you", clues=1)


# ------------------------------------------------------------------ luck
def investigating(hand: str, token: str, place: str = "study+clues:3", **more: Any) -> Ruling:
    t = given(you=seat("roland", hand=hand, resources=5, deck=3), locations=place, chance=[token], **more)
    return up_to_the_token(t.you.investigates())


@pytest.mark.parametrize("token, clues", [("-3", 1), ("-4", 0)])
def test_lucky_adds_two_when_one_would_fail_and_that_may_or_may_not_do(token: str, clues: int) -> None:
    t = investigating("lucky", token).asks("react", "you").answers("play:lucky")
    t.then("you", clues=clues, resources=4).then("lucky", zone="discard")


def test_lucky_on_the_edge_turns_failure_into_success_so_that_nobody_has_failed() -> None:
    t = given(
        you=seat("roland", hand="lucky", play="rabbits-foot", resources=5, deck=3),
        locations="study+clues:3",
        chance=["-3"],
    )
    t.you.investigates("play:lucky").asks("act").then("you", clues=1, hand=0)
    assert "fails" not in t.happened()


def test_lucky_is_not_played_on_a_success_nor_on_an_automatic_failure() -> None:
    """AH.modifiers-on-automatic-failure: it could not change anything."""
    investigating("lucky", "-1").asks("act").then("lucky", zone="hand")
    investigating("lucky", "auto-fail").asks("act").then("lucky", zone="hand")


def test_lucky_waits_for_its_moment() -> None:
    t = given(you=seat("wendy", hand="lucky", resources=5))
    t.may_not("play:lucky", "AH.fast-event-reaction")


def test_in_2016_lucky_might_be_played_for_nothing_on_an_automatic_failure() -> None:
    """AH.modifiers-on-automatic-failure-2016."""
    t = investigating("lucky", "auto-fail", rules="2016").asks("react", "you").answers("play:lucky")
    t.then("you", clues=0, resources=4)


def test_the_better_lucky_draws_a_card_and_so_answers_an_automatic_failure_too() -> None:
    t = investigating("lucky-2", "-3").answers("play:lucky-2").then("you", clues=1, hand=1, resources=4)
    t = investigating("lucky-2", "auto-fail").asks("react", "you").answers("play:lucky-2")
    t.then("you", clues=0, hand=1)


def test_two_luckies_may_follow_one_another() -> None:
    t = (
        investigating("lucky lucky", "-4", "cellar+clues:1")
        .answers("play:lucky")
        .asks("react", "you")
        .answers("play:lucky")
    )
    t.then("you", clues=0, resources=3)


@pytest.mark.parametrize("token, asked", [("+1", False), ("0", True), ("-1", True), ("-2", False)])
def test_look_what_i_found_answers_a_failed_investigation_by_two_or_less(token: str, asked: bool) -> None:
    t = investigating("look-what-i-found", token, "cellar+clues:3")
    if asked:
        t.asks("react", "you").answers("play:look-what-i-found").then("you", clues=2, resources=3)
    else:
        t.asks("act").then("look-what-i-found", zone="hand")


def test_look_what_i_found_finds_no_more_than_there_is_and_nothing_after_another_test() -> None:
    investigating("look-what-i-found", "-2", "study+clues:1").answers("play:look-what-i-found").then("you", clues=1)
    investigating("look-what-i-found", "-2", "study").asks("act")
    t = given(
        you=seat("roland", hand="look-what-i-found", resources=5, threat="ghoul-minion"),
        locations="study+clues:3",
        chance=["-3"],
    )
    t.you.fights("ghoul-minion").asks("act")


def test_an_automatic_failure_against_a_shroud_of_two_is_a_failure_by_two() -> None:
    t = investigating("look-what-i-found", "auto-fail").asks("react", "you").answers("play:look-what-i-found")
    t.then("you", clues=2)


# ------------------------------------------------------------------ getting away
def test_cunning_distraction_evades_everybody_there_elites_and_all() -> None:
    t = given(
        you=seat("wendy", hand="cunning-distraction", resources=5, threat="ghoul-priest swarm-of-rats"),
        ally=seat("roland", threat="ghoul-minion"),
        locations="hallway attic",
        enemies="acolyte@attic",
    )
    t.you.plays("cunning-distraction").then("you", damage=0, actions=2, resources=0)
    for enemy in ("ghoul-priest", "swarm-of-rats", "ghoul-minion"):
        t.then(enemy, exhausted=True, engaged=[], at="hallway")
    t.then("acolyte", exhausted=False)
    assert t.happened().count("evaded") == 3 and "provokes" not in t.happened()


def test_cunning_distraction_needs_an_enemy_and_answers_no_test() -> None:
    t = given(you=seat("wendy", hand="cunning-distraction", resources=5))
    t.may_not("play:cunning-distraction", "AH.event-must-change")
    t = given(you=seat("wendy", hand="cunning-distraction", resources=5), enemies="ghoul-minion+exhausted")
    t.may_not("play:cunning-distraction", "AH.event-must-change")


def test_an_enemy_that_lies_there_exhausted_and_unengaged_is_not_evaded_again() -> None:
    t = given(
        you=seat("wendy", hand="cunning-distraction close-call", resources=9, threat="ghoul-priest"),
        enemies="ghoul-minion+exhausted",
        encounter="ancient-evils",
    )
    t.you.plays("cunning-distraction").asks("act").then("ghoul-minion", zone="location").then("close-call", zone="hand")
    assert t.happened().count("evaded") == 1


def test_close_call_follows_on_any_evasion_at_your_location() -> None:
    t = given(
        you=seat("roland", threat="ghoul-minion+damage:1"),
        ally=seat("wendy", hand="close-call", resources=2),
        encounter="ancient-evils",
        chance=["0"],
    )
    up_to_the_token(t.you.evades("ghoul-minion")).asks("react", "ally").answers("play:close-call")
    t.then("ghoul-minion", zone="encounter-deck", damage=0).then("table", encounter=2).then("ally", resources=0)


def test_close_call_follows_on_the_cat_and_for_each_enemy_of_a_distraction() -> None:
    t = given(
        you=seat(
            "wendy", hand="close-call close-call cunning-distraction", resources=9, threat="ghoul-minion swarm-of-rats"
        ),
        encounter="ancient-evils",
    )
    t.you.plays("cunning-distraction").asks("react", "you").answers("play:close-call")
    t.then("ghoul-minion", zone="encounter-deck")
    t.answers("play:close-call").then("swarm-of-rats", zone="encounter-deck")


@pytest.mark.parametrize("enemy", ["ghoul-priest", "mob-enforcer"])
def test_close_call_is_not_for_elites_nor_for_weaknesses(enemy: str) -> None:
    t = given(you=seat("skids", hand="close-call", resources=2, threat=enemy), encounter="ancient-evils", chance=["+1"])
    up_to_the_token(t.you.evades(enemy)).asks("act").then(enemy, exhausted=True)


def test_survival_instinct_disengages_the_others_and_moves_whoever_evades() -> None:
    t = given(
        you=seat("skids", threat="ghoul-minion swarm-of-rats ghoul-priest"),
        ally=seat("wendy", hand="survival-instinct"),
        locations="hallway attic parlor",
        chance=["0"],
    )
    t.you.evades("ghoul-minion", "commit:survival-instinct", "ghoul-minion")
    t.asks("may", "you").answers("yes").asks("may", "you").answers("yes")
    t.asks("target", "you", None, "attic parlor").answers("parlor")
    t.then("you", at="parlor").then("ally", at="hallway").then("ghoul-minion", at="hallway", exhausted=True)
    assert {t.s.cards[i].d.id for i in t.s.players[0].threat} == set()


def test_either_part_of_survival_instinct_may_be_left_out() -> None:
    t = given(
        you=seat("skids", hand="survival-instinct", threat="ghoul-minion swarm-of-rats"),
        locations="hallway parlor",
        chance=["0"],
    )
    t.you.evades("ghoul-minion", "commit:survival-instinct", "ghoul-minion", "no", "yes")
    t.then("you", at="parlor").then("swarm-of-rats", engaged=["you"]).then("ghoul-minion", at="hallway")
    t = given(
        you=seat("skids", hand="survival-instinct", threat="ghoul-minion swarm-of-rats"),
        locations="hallway parlor",
        chance=["0"],
    )
    t.you.evades("ghoul-minion", "commit:survival-instinct", "ghoul-minion", "yes", "no")
    t.then("you", at="hallway").then("swarm-of-rats", engaged=["you"])  # at once, for it is ready


def test_a_test_that_survival_instinct_runs_into_waits_until_the_evasion_has_ended() -> None:
    """AH.nested-skill-tests: the Graveyard tests whoever enters it."""
    t = given(
        you=seat("skids", hand="survival-instinct", threat="ghoul-minion"),
        scenario="the-midnight-masks",
        locations="rivertown graveyard",
        chance=["0", "+1"],
    )
    t.you.evades("ghoul-minion", "commit:survival-instinct", "ghoul-minion", "yes").then("you", at="graveyard")
    order = t.happened()
    assert order.count("test") == 2 and order.index("test-ends") < len(order) - 1 - order[::-1].index("test")


@pytest.mark.parametrize("rules", ["faq", "2016"])
@pytest.mark.parametrize("token, place, engaged", [("0", "main-path", []), ("auto-fail", PATHS, ["you"])])
def test_survival_instinct_leaves_the_second_enemy_behind_on_the_twisting_paths(
    rules: str, token: str, place: str, engaged: list[str]
) -> None:
    """AH.disengage, AH.nested-skill-tests: the move waits for the evasion, and its own test then belongs to it."""
    t = given(
        you=seat("skids", hand="survival-instinct", threat="ghoul-minion swarm-of-rats"),
        scenario="the-devourer-below",
        act="into-the-darkness",
        agenda="the-arkham-woods",
        locations=f"{PATHS} main-path",
        chance=["0", token],
        rules=rules,
    )
    t.you.evades("ghoul-minion", "commit:survival-instinct", "ghoul-minion", "yes", "yes").then("you", at=place)
    t.then("swarm-of-rats", at=PATHS, engaged=engaged).then("ghoul-minion", at=PATHS, engaged=[], exhausted=True)


def test_survival_instinct_does_nothing_for_a_failure_or_another_test() -> None:
    t = given(
        you=seat("skids", hand="survival-instinct", threat="ghoul-minion"),
        locations="hallway parlor",
        chance=["auto-fail"],
    )
    t.you.evades("ghoul-minion", "commit:survival-instinct").asks("act").then("you", at="hallway")
    t = given(
        you=seat("skids", hand="survival-instinct", deck=2),
        locations="hallway parlor",
        encounter="grasping-hands",
        step="1.4",
        chance=["0"],
    )
    t.answers("commit:survival-instinct").asks("act").then("you", at="hallway")


# ------------------------------------------------------------------ Will to Survive
def test_with_the_will_to_survive_no_token_is_revealed_until_the_turn_ends() -> None:
    t = given(
        you=seat("wendy", hand="will-to-survive", resources=4, play="baseball-bat", threat="ghoul-minion", deck=2),
        locations="study+clues:1",
    )
    t.you.plays("will-to-survive").then("you", resources=0, actions=3)
    t.you.activates("baseball-bat")
    assert "token" not in t.happened()
    t.then("ghoul-minion", zone="encounter-discard").then("baseball-bat", zone="play")
    t.you.investigates().then("you", clues=1)
    assert "token" not in t.happened()


def test_the_will_to_survive_is_over_with_the_turn_and_helps_nobody_else() -> None:
    t = given(
        you=seat("wendy", hand="will-to-survive", resources=4, deck=2),
        ally=seat("roland", deck=2),
        locations="study+clues:1",
        chance=["-4"],
    )
    t.you.plays("will-to-survive")
    t.you.ends_turn()
    t.ally.investigates().then("ally", clues=0)


def test_without_a_token_the_value_alone_decides() -> None:
    t = given(you=seat("wendy", hand="will-to-survive", resources=4, threat="ghoul-minion"))
    t.you.plays("will-to-survive")
    t.you.fights("ghoul-minion").then("ghoul-minion", damage=0)  # combat 1 against 2
    t.you.evades("ghoul-minion").then("ghoul-minion", exhausted=True)


def test_where_no_token_is_revealed_the_statue_has_none_to_double() -> None:
    t = given(
        you=seat("wendy", hand="will-to-survive", resources=4, play="grotesque-statue"), locations="study+clues:1"
    )
    t.you.plays("will-to-survive")
    t.you.investigates().asks("act").then("you", clues=1).then("grotesque-statue", uses=4)


@pytest.mark.parametrize("passes", [0, 1])
def test_the_will_to_survive_holds_for_the_test_in_whose_windows_it_is_played(passes: int) -> None:
    """AH.no-token-revealed: after ST.1 or after ST.2 it is still before ST.3; no token is drawn, the bat does not break."""
    t = given(
        you=seat("wendy", hand="will-to-survive guts", resources=4, play="baseball-bat", threat="ghoul-minion", deck=2),
        locations="study+clues:1",
    )
    t.you.activates("baseball-bat").asks("window", "you", "AH.window-after-st1")
    if passes:
        t.answers("pass", "pass").asks("window", "you", "AH.window-after-st2")
    t.answers("play:will-to-survive")
    while t.g.decision is not None and t.g.decision.kind != "act":
        t.answers("pass")
    assert "token" not in t.happened()
    t.then("ghoul-minion", zone="encounter-discard").then("baseball-bat", zone="play").then("you", resources=0)
    t.you.investigates().then("you", clues=1)  # it lasts for the rest of the turn
    assert "token" not in t.happened()


def test_the_odds_of_a_test_know_the_will_to_survive_as_soon_as_it_is_played() -> None:
    """AH.no-token-revealed: the value alone decides, and it is shown so before a card is committed."""
    t = given(you=seat("wendy", hand="will-to-survive perception", resources=4), locations="study+clues:1")
    t.you.investigates().asks("window", "you")
    before = odds(t.s)
    assert before is not None and before.of > 1
    t.answers("play:will-to-survive").asks("commit", "you")
    assert odds(t.s) == (1, 1)


def test_a_second_will_to_survive_in_the_same_turn_changes_nothing() -> None:
    """AH.event-must-change."""
    t = given(you=seat("wendy", hand="will-to-survive will-to-survive", resources=8))
    t.you.plays("will-to-survive").may_not("play:will-to-survive", "AH.event-must-change")

"""Hard cases on timing, actions, costs, targets and effects: what a judge would be asked at a table."""

from __future__ import annotations

import pytest

from tableforge.arkham import board
from tableforge.arkham.doors.testing import given, seat


# ---------------------------------------------------------------- costs and attacks of opportunity
def test_a_card_that_an_attack_of_opportunity_discards_is_not_played_and_nothing_comes_back() -> None:
    """AH.played-card-still-in-hand."""
    t = given(you=seat("roland", hand="machete", resources=3, threat="yithian-observer"))
    t.you.plays("machete")
    t.then("machete", zone="discard").then("you", resources=0, actions=2, damage=1, horror=1, play=0)
    t.because("AH.initiation-pay-costs", "AH.attack-of-opportunity", "AH.discard-piles")
    assert "enters-play" not in t.happened()


def test_an_attack_to_come_does_not_make_a_healing_worth_while() -> None:
    """AH.potential-without-consequences: what the attack of opportunity would bring is left out of account."""
    t = given(you=seat("roland", play="first-aid", threat="ghoul-minion"))
    t.may_not("activate:first-aid", "AH.triggered-potential")


def test_two_frozen_in_fear_make_the_first_move_cost_three_and_every_enemy_attacks_once() -> None:
    t = given(you=seat("skids", threat="frozen-in-fear frozen-in-fear swarm-of-rats"), locations="hallway parlor")
    t.you.moves("parlor")
    t.then("you", actions=0, damage=1, at="parlor")
    assert t.happened().count("provokes") == 1


def test_with_two_actions_left_two_frozen_in_fear_forbid_to_fight_even_with_an_event() -> None:
    t = given(
        you=seat(
            "skids",
            actions=2,
            threat="frozen-in-fear frozen-in-fear swarm-of-rats",
            hand="backstab",
            resources=9,
            play="knife",
        ),
    )
    t.may_not("fight:swarm-of-rats", "AH.additional-action-costs")
    t.may_not("play:backstab", "AH.additional-action-costs")
    t.may_not("activate:knife", "AH.additional-action-costs")


def test_dodge_cancels_an_attack_of_opportunity_and_the_action_goes_on() -> None:
    t = given(you=seat("roland", hand="dodge machete", resources=4, threat="ghoul-minion"))
    t.you.plays("machete", "play:dodge")
    t.then("you", damage=0, horror=0, resources=0).then("machete", zone="play").then("ghoul-minion", exhausted=False)
    t.because("AH.attack-of-opportunity", "AH.canceled-attack", "AH.asset-stays-in-play")


def test_horror_taken_as_a_cost_may_be_borne_by_an_ally() -> None:
    t = given(you=seat("agnes", play="forbidden-knowledge arcane-initiate", threat="ghoul-minion"))
    t.you.uses("forbidden-knowledge", "arcane-initiate")
    t.then("arcane-initiate", horror=1).then("you", horror=0, resources=1).then(
        "forbidden-knowledge", uses=3, exhausted=True
    )
    t.then("ghoul-minion", damage=0)  # nothing was placed on Agnes


def test_a_weakness_in_hand_pays_for_nothing() -> None:
    t = given(you=seat("agnes", hand="dark-memory guts knife machete"), enemies="herman-collins")
    t.may_not("activate:herman-collins")


# ---------------------------------------------------------------- windows
def test_a_fast_asset_waits_for_its_own_players_turn() -> None:
    t = given(
        you=seat("daisy", hand="magnifying-glass", resources=2, play="police-badge"),
        ally=seat("roland", deck=2),
        active="ally",
    )
    t.ally.draws().asks("window", "you")
    t.may_not("play:magnifying-glass", "AH.fast-asset")
    t = given(you=seat("daisy", hand="magnifying-glass", resources=2), ally=seat("roland"))
    t.you.plays("magnifying-glass").then("you", resources=1, actions=3)


def test_the_badge_gives_two_actions_to_whoever_has_the_turn_here() -> None:
    t = given(you=seat("roland", play="police-badge"), ally=seat("daisy", deck=5), active="ally")
    t.ally.draws()
    t.asks("window", "you").answers("use:police-badge")
    t.then("ally", actions=5)


# ---------------------------------------------------------------- periods
def test_what_lasts_until_the_end_of_the_phase_is_over_before_what_happens_at_its_end() -> None:
    t = given(
        you=seat("agnes", hand="mind-wipe", resources=1, deck=3),
        enemies="wizard-of-the-order+exhausted",
        encounter="ancient-evils",
        step="1.1",
    )
    t.answers("play:mind-wipe")
    t.then("wizard-of-the-order", doom=1)


def test_an_enemy_that_comes_later_is_not_bound_by_what_bound_those_in_play() -> None:
    t = given(
        you=seat("skids", hand="on-the-lam", resources=1, deck=3, threat="swarm-of-rats"),
        ally=seat("daisy", had_turn=True),
        step="2.2",
    )
    t.answers("play:on-the-lam")
    t.you.takes_a_resource()
    t.then("you", damage=0)


# ---------------------------------------------------------------- actions
def test_the_tome_action_is_used_by_the_first_tome_and_three_others_are_left() -> None:
    t = given(you=seat("daisy", play="old-book-of-lore", deck=9), step="2.2")
    t.you.activates("old-book-of-lore")
    while t.g.decision is not None and t.g.decision.kind != "act":
        t.answers(0)
    t.then("you", actions=3)


def test_a_lost_action_is_a_standard_one_and_the_tome_action_stays() -> None:
    t = given(
        you=seat(
            "daisy",
            play="old-book-of-lore",
            hand="blinding-light",
            resources=2,
            actions=2,
            threat="ghoul-minion",
            deck=9,
        ),
        chance=["skull"],
    )
    t.you.plays("blinding-light")
    t.then("you", actions=0)
    assert t.may("activate:old-book-of-lore")
    t.may_not("draw", "AH.three-actions")


def test_a_lost_action_is_the_tome_action_where_no_standard_one_is_left() -> None:
    t = given(
        you=seat(
            "daisy",
            play="old-book-of-lore",
            hand="blinding-light",
            resources=2,
            actions=1,
            threat="ghoul-minion",
            deck=9,
        ),
        chance=["skull"],
    )
    t.you.plays("blinding-light").because("AH.lose-actions")
    t.may_not("activate:old-book-of-lore", "AH.three-actions")


def test_to_play_a_tome_is_not_to_use_one_and_costs_a_standard_action() -> None:
    t = given(you=seat("daisy", hand="old-book-of-lore", resources=3, actions=1, deck=9))
    t.you.plays("old-book-of-lore").then("you", actions=0)
    assert t.may("activate:old-book-of-lore")


def test_leo_who_falls_before_the_first_action_takes_his_action_with_him() -> None:
    t = given(you=seat("skids", play="leo-de-luca+horror:1 forbidden-knowledge"), step="2.2")
    t.then("you", actions=4)
    t.you.uses("forbidden-knowledge", "leo-de-luca")
    t.then("leo-de-luca", zone="discard").then("you", actions=3)


def test_leo_who_falls_after_the_first_action_leaves_his_behind() -> None:
    t = given(you=seat("skids", play="leo-de-luca+horror:1 forbidden-knowledge"), step="2.2")
    t.you.takes_a_resource()
    t.you.uses("forbidden-knowledge", "leo-de-luca")
    t.then("leo-de-luca", zone="discard").then("you", actions=3)


# ---------------------------------------------------------------- reactions
def test_a_second_reaction_to_the_same_moment_is_still_open_and_ends_with_its_purpose() -> None:
    t = given(
        you=seat("roland", hand="evidence", resources=1, threat="swarm-of-rats"),
        locations="study+clues:1",
        chance=["0"],
    )
    t.you.fights("swarm-of-rats")
    t.asks("react", "you", "AH.reaction-opportunities").answers("react:roland-banks")
    t.asks("act").then("you", clues=1).then("evidence", zone="hand")


def test_two_cover_ups_do_not_both_answer_one_discovery() -> None:
    """AH.would-replaced."""
    t = given(you=seat("roland", threat="cover-up+clues:3 cover-up+clues:2"), locations="study+clues:2", chance=["+1"])
    t.you.investigates()
    t.asks("react", "you").answers(0)
    t.asks("act").then("you", clues=0).then("study", clues=2)
    assert sum([c.clues for c in t.s.cards if c.d.id == "cover-up"]) == 4


@pytest.mark.parametrize("rules, may", [("faq", True), ("2016", False)])
def test_who_stands_beside_the_debtor_may_pay_by_the_faq_and_not_by_the_book_of_2016(rules: str, may: bool) -> None:
    """AH.triggered-sources, AH.triggered-sources-2016."""
    t = given(you=seat("skids", threat="hospital-debts"), ally=seat("daisy", resources=2), active="ally", rules=rules)
    assert t.may("use:hospital-debts") is may
    if not may:
        t.may_not("use:hospital-debts", "AH.triggered-sources-2016")
    else:
        t.ally.uses("hospital-debts").then("ally", resources=1).then("hospital-debts", resources=1)


# ---------------------------------------------------------------- effects on several players
def test_everybody_assigns_the_blast_in_player_order_and_all_of_it_lands_at_once() -> None:
    """AH.individual-choices."""
    t = given(
        you=seat("roland", hand="dynamite-blast", resources=5, play="beat-cop"),
        ally=seat("agnes", play="leather-coat"),
        locations="hallway attic",
    )
    t.you.plays("dynamite-blast")  # in the attic there is nobody whom it could change
    t.asks("assign-damage", "you").answers("beat-cop", "beat-cop")
    t.asks("assign-damage", "ally", options="leather-coat agnes-baker")
    assert "place-damage" not in t.happened()
    t.answers("leather-coat", "leather-coat")
    t.then("you", damage=1).then("ally", damage=1).then("beat-cop", zone="discard").then("leather-coat", zone="discard")


# ---------------------------------------------------------------- a test inside a test
@pytest.mark.parametrize("rules", ["faq", "2016"])
def test_a_move_that_would_need_a_test_waits_until_the_evasion_is_over(rules: str) -> None:
    """AH.nested-skill-tests, AH.nested-skill-tests-2016."""
    t = given(
        you=seat("wendy", hand="survival-instinct", threat="ghoul-minion"),
        scenario="the-devourer-below",
        rules=rules,
        locations="main-path arkham-woods-unhallowed-ground",
        chance=["0", "0"],
    )
    t.you.evades("ghoul-minion", "commit:survival-instinct", "ghoul-minion", "yes", "arkham-woods-unhallowed-ground")
    while t.g.decision is not None and t.g.decision.kind != "act":
        t.answers("pass")
    kinds = t.happened()
    t.then("survival-instinct", zone="discard").then("you", at="arkham-woods-unhallowed-ground")
    assert kinds.index("test-ends") < kinds.index("move")


@pytest.mark.parametrize("rules, under_way", [("faq", 1), ("2016", 2)])
def test_by_the_faq_the_move_waits_for_the_end_of_the_action_too(rules: str, under_way: int) -> None:
    """AH.nested-skill-tests, AH.nested-skill-tests-2016: when the ground tests him, nothing of the evasion is left."""
    t = given(
        you=seat("skids", hand="survival-instinct guts", threat="ghoul-minion swarm-of-rats"),
        scenario="the-devourer-below",
        rules=rules,
        locations="main-path arkham-woods-unhallowed-ground",
        chance=["-1"],
    )
    t.you.evades("ghoul-minion", "commit:survival-instinct", "ghoul-minion@threat-skids-otoole", "yes", "yes")
    t.asks("commit", "you", options="commit:guts pass").then("you", at="arkham-woods-unhallowed-ground")
    t.then("swarm-of-rats", at="main-path", zone="location")  # it had no chance to engage him again
    assert len([f for f in t.s.stack if f.prog.name == "test"]) == under_way


# ---------------------------------------------------------------- the elder sign, the blank investigator
def test_a_blank_investigator_has_neither_reaction_nor_elder_sign() -> None:
    t = given(
        you=seat("roland", threat="stubborn-detective swarm-of-rats"), locations="study+clues:3", chance=["elder-sign"]
    )
    t.you.investigates("swarm-of-rats@threat-roland-banks")
    t.then("you", clues=1)


# ---------------------------------------------------------------- once cancelled, nothing is left to cancel
def test_a_second_dodge_has_nothing_left_to_cancel() -> None:
    """AH.cancel, AH.no-cost-without-effect."""
    t = given(you=seat("roland", hand="dodge dodge", resources=2, threat="ghoul-minion", deck=2), step="3.3")
    t.answers("play:dodge").asks("act").then(
        "you", resources=2, hand=2, damage=0
    )  # 1 paid, 1 gained in the upkeep phase


def test_a_second_ward_has_nothing_left_to_cancel() -> None:
    t = given(
        you=seat("agnes", hand="ward-of-protection ward-of-protection", resources=2),
        encounter="frozen-in-fear",
        step="1.4",
    )
    t.answers("play:ward-of-protection").asks("act").then("you", resources=1, horror=1)


def test_who_no_longer_fails_needs_no_more_luck() -> None:
    """AH.would-replaced."""
    t = given(you=seat("agnes", hand="lucky lucky", resources=2), locations="hallway", chance=["-3"])
    t.you.investigates("play:lucky").asks("act").then("you", resources=1)


def test_who_still_fails_may_be_lucky_once_more() -> None:
    t = given(you=seat("agnes", hand="lucky lucky", resources=2), locations="hallway", chance=["-4"])
    t.you.investigates("play:lucky").asks("react", "you").answers("play:lucky").asks("act").then("you", resources=0)
    assert [e.kind for e in t.events() if e.kind in ("succeeds", "fails")] == ["succeeds"]


# ---------------------------------------------------------------- cards that come back are new
def test_an_enemy_that_comes_back_is_not_bound_by_what_was_done_to_it_before() -> None:
    """AH.leaving-play-clean-up: a lasting effect ends for a card that leaves play."""
    t = given(
        you=seat(
            "agnes", hand="mind-wipe close-call drawn-to-the-flame", resources=9, threat="goat-spawn", play="stray-cat"
        ),
        step="2.1",
    )
    t.answers("play:mind-wipe")
    t.you.uses("stray-cat", "play:close-call").then("goat-spawn", zone="encounter-deck")
    t.you.plays("drawn-to-the-flame").then("goat-spawn", zone="threat")
    i = [c.d.id for c in t.s.cards].index("goat-spawn")
    assert not board.blank(t.s, i)


# ---------------------------------------------------------------- costs that undo their source
def test_a_cop_who_dies_of_the_cost_still_shoots() -> None:
    """AH.ability-outlives-its-card."""
    t = given(you=seat("roland", play="beat-cop-2+damage:2"), enemies="ghoul-minion+exhausted")
    t.you.uses("beat-cop-2").then("beat-cop-2", zone="discard").then("ghoul-minion", damage=1)


def test_a_gun_is_fired_with_its_last_bullet() -> None:
    t = given(you=seat("roland", play="45-automatic+uses:1", threat="ghoul-minion"), chance=["0"])
    t.you.activates("45-automatic").then("45-automatic", uses=0, zone="play").then(
        "ghoul-minion", zone="encounter-discard"
    )
    t.may_not("activate:45-automatic")


# ---------------------------------------------------------------- what could change, and what could not
def test_an_exhausted_enemy_may_be_evaded_for_it_lets_go() -> None:
    """AH.legal-target, AH.evade."""
    t = given(you=seat("wendy", threat="ghoul-minion+exhausted"), chance=["0"])
    t.you.evades("ghoul-minion").then("ghoul-minion", zone="location", exhausted=True)
    t = given(you=seat("wendy", play="stray-cat", threat="ghoul-minion+exhausted"))
    t.you.uses("stray-cat").then("ghoul-minion", zone="location", exhausted=True)


def test_a_committed_item_is_not_in_the_discard_pile_yet() -> None:
    """AH.committed-cards: Scavenging answers the success before the test has ended."""
    t = given(you=seat("daisy", play="scavenging", hand="flashlight"), locations="hallway", chance=["0"])
    t.you.investigates("commit:flashlight").asks("act").then("scavenging", exhausted=False)


def test_an_enemy_that_falls_in_the_midst_of_the_test_leaves_the_attack_without_a_target() -> None:
    t = given(you=seat("roland", play="beat-cop", threat="swarm-of-rats"), locations="study", chance=["0"])
    t.you.fights("swarm-of-rats", "use:beat-cop").asks("act").then("swarm-of-rats", zone="encounter-discard", damage=0)


# ---------------------------------------------------------------- fear
def test_fear_that_comes_after_the_first_move_costs_nothing_more_in_this_round() -> None:
    """AH.additional-action-costs."""
    t = given(you=seat("agnes", hand="drawn-to-the-flame"), encounter="frozen-in-fear", locations="hallway parlor")
    t.you.moves("parlor")
    t.you.plays("drawn-to-the-flame").then("frozen-in-fear", zone="threat")
    t.you.moves("hallway").then("you", actions=0, at="hallway")


def test_fear_makes_an_event_that_evades_cost_more_and_a_burglars_way_out_not() -> None:
    """AH.additional-action-costs: Cat Burglar has no designator, Cunning Distraction evades."""
    t = given(you=seat("skids", play="cat-burglar", threat="frozen-in-fear swarm-of-rats"), locations="hallway parlor")
    t.you.activates("cat-burglar").then("you", actions=2, at="parlor")
    t = given(you=seat("wendy", hand="cunning-distraction", resources=5, threat="frozen-in-fear swarm-of-rats"))
    t.you.plays("cunning-distraction").then("you", actions=1, damage=0).then("swarm-of-rats", exhausted=True)


# ---------------------------------------------------------------- skills in the place of others
def test_mind_over_matter_may_take_the_place_of_the_agility_that_backstab_asks_for() -> None:
    """AH.skill-test-begins."""
    t = given(you=seat("daisy", hand="mind-over-matter backstab", resources=4, threat="ghoul-minion"), chance=["0"])
    t.you.plays("mind-over-matter")
    t.you.plays("backstab").asks("use-skill", "you", options="intellect agility").answers("intellect")
    t.then("ghoul-minion", zone="encounter-discard")


def test_mind_over_matter_has_nothing_to_say_about_willpower() -> None:
    t = given(
        you=seat("daisy", hand="mind-over-matter", resources=1, play="shrivelling", threat="ghoul-minion"), chance=["0"]
    )
    t.you.plays("mind-over-matter")
    t.you.activates("shrivelling").asks("act").then("ghoul-minion", zone="encounter-discard")


# ---------------------------------------------------------------- the Tome action of a blank librarian
def test_a_blank_daisy_has_no_action_for_tomes() -> None:
    """AH.blank-text-box."""
    t = given(you=seat("daisy", play="old-book-of-lore", actions=0, deck=5, threat="stubborn-detective+exhausted"))
    t.may_not("activate:old-book-of-lore", "AH.three-actions")


# ---------------------------------------------------------------- clues spent by the group
def test_the_act_may_be_advanced_in_a_window_of_a_test_in_anybodys_turn() -> None:
    """AH.as-a-group."""
    t = given(
        you=seat("roland"), ally=seat("daisy", clues=4), aside="hallway attic cellar parlor", locations="study+clues:1"
    )
    t.you.investigates().asks("window", "ally", "AH.turn-window").answers("pass")
    t.asks("window", "you", "AH.window-after-st1").answers("pass")
    t.asks("window", "ally", "AH.window-after-st1").answers("advance:trapped").then("ally", clues=0).then(
        "table", act=None
    )


def test_the_act_cannot_be_advanced_outside_the_turns() -> None:
    """AH.as-a-group: the windows of the other phases are in nobody's turn."""
    t = given(
        you=seat("roland", clues=2, threat="hospital-debts", resources=1, deck=2),
        aside="hallway attic cellar parlor",
        step="4.1",
    )
    t.asks("window", "you", options="use:hospital-debts pass")

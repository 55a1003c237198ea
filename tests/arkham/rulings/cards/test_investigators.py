"""The five investigators, their own cards and their own weaknesses."""

from __future__ import annotations

from typing import Any

import pytest
from arkham.acting import up_to_the_token

from tableforge.arkham.doors.testing import Ruling, given, seat


# ------------------------------------------------------------------ Roland Banks
def test_roland_discovers_a_clue_after_he_has_defeated_an_enemy_once_a_round() -> None:
    t = given(
        you=seat("roland", play="knife", threat="swarm-of-rats swarm-of-rats"),
        locations="study+clues:2",
        chance=["0", "0"],
    )
    t.you.fights("swarm-of-rats").asks("react", "you").answers("react:roland-banks")
    t.then("you", clues=1).then("study", clues=1).because("AH.enemy-defeated", "AH.discover-clue")
    t.you.fights("swarm-of-rats").asks("act").then("you", clues=1)


def test_what_a_card_of_his_defeats_roland_has_defeated() -> None:
    t = given(you=seat("roland", play="beat-cop", threat="swarm-of-rats"), locations="study+clues:1")
    t.you.uses("beat-cop", "react:roland-banks").then("you", clues=1).then("beat-cop", zone="discard")


def test_what_others_defeat_is_not_rolands_doing() -> None:
    t = given(you=seat("skids", threat="swarm-of-rats"), ally=seat("roland"), locations="study+clues:1", chance=["0"])
    t.you.fights("swarm-of-rats").asks("act", "you").then("ally", clues=0)


def test_roland_who_has_found_his_clue_finds_no_other_until_the_round_is_over() -> None:
    t = given(
        you=seat("roland", play="guard-dog", threat="swarm-of-rats goat-spawn+damage:2", deck=3),
        locations="study+clues:3",
        chance=["0"],
    )
    t.you.fights("swarm-of-rats", "react:roland-banks")
    t.you.ends_turn("guard-dog", "react:guard-dog", "guard-dog").asks("act")
    t.then("you", clues=1)
    assert t.happened().count("defeated") == 2  # the goat spawn, and the dog with it


def test_without_a_clue_there_roland_is_not_asked() -> None:
    t = given(you=seat("roland", threat="swarm-of-rats"), locations="study", chance=["0"])
    t.you.fights("swarm-of-rats").asks("act").then("swarm-of-rats", zone="encounter-discard")


@pytest.mark.parametrize("clues, result", [(0, "fails"), (1, "succeeds"), (2, "succeeds")])
def test_rolands_elder_sign_counts_the_clues_of_his_location(clues: int, result: str) -> None:
    t = given(you=seat("roland", at="cellar"), locations=f"hallway cellar+clues:{clues}", chance=["elder-sign"])
    t.you.investigates()
    assert result in t.happened()
    t.then("you", clues=min(clues, 1))


@pytest.mark.parametrize("clues, token, damage", [(0, "-1", 2), (0, "-2", 0), (1, "-3", 2), (1, "-4", 0)])
def test_rolands_gun_aims_better_where_there_is_a_clue(clues: int, token: str, damage: int) -> None:
    you = seat("roland", play="rolands-38-special", threat="ghoul-priest")
    t = given(you=you, locations=f"study+clues:{clues}", chance=[token])
    t.you.activates("rolands-38-special")
    t.then("rolands-38-special", uses=3).then("ghoul-priest", damage=damage)


def test_cover_up_comes_with_three_clues_and_its_owner_may_work_them_off() -> None:
    t = given(you=seat("roland", deck="cover-up", hand="working-a-hunch", resources=2), locations="study+clues:1")
    t.you.draws().then("cover-up", zone="threat", clues=3)
    t.you.plays("working-a-hunch").asks("react", "you").answers("react:cover-up")
    t.then("cover-up", clues=2).then("study", clues=1).then("you", clues=0)


def test_cover_up_replaces_the_whole_discovery_and_takes_no_more_than_it_has() -> None:
    t = given(you=seat("roland", threat="cover-up+clues:1", hand="deduction"), locations="study+clues:2", chance=["+1"])
    t.you.investigates("commit:deduction", "react:cover-up")
    t.then("cover-up", clues=0, zone="threat").then("study", clues=2).then("you", clues=0)


def test_cover_up_without_clues_has_nothing_to_give_and_leaves_no_trauma() -> None:
    t = given(you=seat("roland", threat="cover-up"), locations="parlor+clues:1", chance=["+1"], campaign=True)
    t.you.investigates().asks("act").then("you", clues=1)
    t.you.activates("parlor").then("you", status="resigned", trauma=[0, 0])


def rolands_partner_investigates(rules: str) -> Ruling:
    t = given(
        you=seat("daisy"),
        ally=seat("roland", threat="cover-up+clues:3"),
        locations="study+clues:2",
        chance=["+1"],
        rules=rules,
    )
    return t.you.investigates()


def test_another_who_discovers_clues_there_may_work_off_rolands_cover_up() -> None:
    """AH.triggered-sources: "you" is whoever uses the ability."""
    t = rolands_partner_investigates("faq").asks("react", "you").answers("react:cover-up")
    t.then("cover-up", clues=2).then("study", clues=2).then("you", clues=0)


def test_in_2016_cover_up_was_rolands_alone() -> None:
    """AH.triggered-sources-2016."""
    t = rolands_partner_investigates("2016").asks("act", "you")
    t.then("cover-up", clues=3).then("study", clues=1).then("you", clues=1)


def test_cover_up_with_clues_at_the_end_of_the_game_is_a_mental_trauma() -> None:
    t = given(you=seat("roland", threat="cover-up+clues:1"), locations="parlor", campaign=True)
    t.you.activates("parlor").then("you", trauma=[0, 1])


# ------------------------------------------------------------------ Daisy Walker
def test_daisys_additional_action_is_for_tomes_alone_and_used_first() -> None:
    t = given(you=seat("daisy", play="old-book-of-lore", deck=5, actions=3))
    t.you.activates("old-book-of-lore", 0).then("you", actions=3, hand=1).then("old-book-of-lore", exhausted=True)
    t.because("AH.initiation-pay-costs", "AH.search")


def test_with_no_other_action_left_daisy_may_still_read() -> None:
    t = given(you=seat("daisy", play="old-book-of-lore medical-texts", damage=1, deck=5, actions=0), chance=["0"])
    t.may_not("draw").may_not("investigate:study")
    t.you.activates("medical-texts").then("you", actions=0, damage=0)
    t.may_not("activate:old-book-of-lore")
    t = given(you=seat("daisy", play="flashlight", actions=0), locations="study+clues:1")
    t.may_not("activate:flashlight")


def test_the_additional_action_is_there_once_in_a_turn() -> None:
    t = given(you=seat("daisy", play="medical-texts", deck=5), chance=["0", "0"])
    t.you.activates("medical-texts").then("you", actions=3)
    t.you.activates("medical-texts").then("you", actions=2)


@pytest.mark.parametrize("play, cards", [("old-book-of-lore medical-texts", 2), ("flashlight", 0)])
def test_daisys_elder_sign_draws_a_card_for_each_tome_if_the_test_succeeds(play: str, cards: int) -> None:
    t = given(you=seat("daisy", play=play, deck=5), locations="study+clues:1", chance=["elder-sign"])
    t.you.investigates().then("you", hand=cards, clues=1)


def test_daisys_elder_sign_draws_nothing_where_the_test_fails() -> None:
    t = given(you=seat("daisy", play="old-book-of-lore", deck=5, threat="ghoul-priest"), chance=["elder-sign"])
    t.you.fights("ghoul-priest").then("you", hand=0)


@pytest.mark.parametrize("haunted, clues", [("haunted", 1), ("haunted haunted", 0)])
def test_daisys_elder_sign_adds_nothing_to_the_test(haunted: str, clues: int) -> None:
    t = given(you=seat("daisy", threat=haunted), locations="cellar+clues:1", chance=["elder-sign"])
    t.you.investigates().then("you", clues=clues)


def test_the_tote_bag_has_no_room_for_a_third_tome() -> None:
    play = "daisys-tote-bag magnifying-glass flashlight old-book-of-lore medical-texts"
    t = given(you=seat("daisy", play=play, hand="encyclopedia", resources=2))
    t.you.plays("encyclopedia").asks("make-room", "you").answers("medical-texts").then("medical-texts", zone="discard")


def test_the_tote_bag_holds_two_tomes_and_nothing_else() -> None:
    t = given(
        you=seat(
            "daisy",
            play="daisys-tote-bag magnifying-glass flashlight",
            hand="old-book-of-lore medical-texts",
            resources=9,
        )
    )
    t.you.plays("old-book-of-lore").then("old-book-of-lore", zone="play")
    t.you.plays("medical-texts").then("medical-texts", zone="play").then("magnifying-glass", zone="play")
    t = given(you=seat("daisy", play="daisys-tote-bag magnifying-glass flashlight", hand="knife", resources=9))
    t.you.plays("knife").asks("make-room", "you", "AH.slots-full", "magnifying-glass flashlight").answers("flashlight")
    t.then("flashlight", zone="discard").then("knife", zone="play")


def test_when_the_tote_bag_goes_a_tome_that_no_longer_fits_goes_too() -> None:
    t = given(
        you=seat("daisy", play="daisys-tote-bag magnifying-glass flashlight old-book-of-lore"),
        encounter="crypt-chill",
        step="1.4",
        chance=["auto-fail"],
    )
    t.asks(kind="target").answers("daisys-tote-bag")
    t.asks("make-room", "you", "AH.slots-lost").answers("flashlight")
    t.then("daisys-tote-bag", zone="discard").then("flashlight", zone="discard").then("old-book-of-lore", zone="play")


def test_the_necronomicon_comes_with_three_horror_and_cannot_leave_before_they_are_read() -> None:
    t = given(you=seat("daisy", deck="the-necronomicon", actions=3))
    t.you.draws().then("the-necronomicon", zone="threat", horror=3).then("you", actions=2)
    t.you.activates("the-necronomicon").then("you", horror=1, actions=2).then("the-necronomicon", horror=2)
    t.you.activates("the-necronomicon").then("you", horror=2).then("the-necronomicon", zone="threat")
    t.you.activates("the-necronomicon").then("you", horror=3, actions=0).then(
        "the-necronomicon", zone="discard", horror=0
    )
    t.because("AH.moving-cards-and-tokens", "AH.discard-piles")


def test_the_necronomicon_cannot_be_discarded_by_another_effect() -> None:
    t = given(
        you=seat("daisy", threat="the-necronomicon+horror:3", play="flashlight", hand="baseball-bat", resources=5),
        encounter="crypt-chill",
        step="1.4",
        chance=["auto-fail"],
    )
    t.then("the-necronomicon", zone="threat", horror=3).then("flashlight", zone="discard")


def test_the_horror_of_the_necronomicon_is_moved_and_not_taken() -> None:
    you = seat("daisy", threat="the-necronomicon+horror:3 psychosis", play="holy-rosary")
    t = given(you=you)
    t.you.activates("the-necronomicon").then("you", horror=1, damage=0).then("holy-rosary", horror=0)


def test_with_the_necronomicon_the_elder_sign_is_an_automatic_failure() -> None:
    t = given(
        you=seat("daisy", threat="the-necronomicon+horror:3", deck=3), locations="study+clues:1", chance=["elder-sign"]
    )
    t.you.investigates().then("you", clues=0, hand=0)
    assert "fails" in t.happened()


def test_with_the_necronomicon_the_elder_sign_sets_off_what_an_automatic_failure_sets_off() -> None:
    t = given(
        you=seat("daisy", threat="the-necronomicon+horror:3 ghoul-minion", play="shrivelling"), chance=["elder-sign"]
    )
    t.you.activates("shrivelling").then("you", horror=1).then("ghoul-minion", damage=0)


def test_the_necronomicon_does_not_bind_the_others() -> None:
    t = given(
        you=seat("roland"),
        ally=seat("daisy", threat="the-necronomicon+horror:3"),
        locations="study+clues:1",
        chance=["elder-sign"],
    )
    t.you.investigates().then("you", clues=1)


def test_for_the_necronomicon_a_weapon_for_two_hands_is_put_down() -> None:
    t = given(you=seat("daisy", play="baseball-bat", deck="the-necronomicon"))
    t.you.draws().then("baseball-bat", zone="discard").then("the-necronomicon", zone="threat")


def test_nobody_else_may_read_the_necronomicon() -> None:
    t = given(you=seat("roland"), ally=seat("daisy", threat="the-necronomicon+horror:3"))
    t.may_not("activate:the-necronomicon")


def test_the_necronomicon_fits_into_the_tote_bag_beside_a_weapon_for_two_hands() -> None:
    t = given(
        you=seat("daisy", threat="the-necronomicon+horror:3", play="daisys-tote-bag", hand="baseball-bat", resources=2)
    )
    t.you.plays("baseball-bat").then("baseball-bat", zone="play")
    t = given(you=seat("daisy", threat="the-necronomicon+horror:3", hand="baseball-bat", resources=2))
    t.may_not("play:baseball-bat", "AH.slots-full")


# ------------------------------------------------------------------ "Skids" O'Toole
def test_skids_buys_an_action_once_a_turn() -> None:
    t = given(you=seat("skids", resources=5))
    t.you.uses("skids-otoole").then("you", resources=3, actions=4).because(
        "AH.initiation-pay-costs", "AH.additional-actions"
    )
    t.may_not("use:skids-otoole", "AH.limit-per-period")


def test_skids_buys_an_action_in_his_own_turn_only() -> None:
    t = given(you=seat("roland"), ally=seat("skids", resources=5))
    t.you.takes_a_resource().asks("act", "you").then("ally", resources=5)


@pytest.mark.parametrize("threat, clues, gained", [("haunted", 1, 2), ("haunted haunted", 0, 0)])
def test_skidss_elder_sign_is_worth_two_and_two_resources_on_success(threat: str, clues: int, gained: int) -> None:
    t = given(you=seat("skids", threat=threat), locations="cellar+clues:1", chance=["elder-sign"])
    t.you.investigates().then("you", resources=gained, clues=clues)


def new_turn(you: dict[str, object], **more: Any) -> Ruling:
    return given(you=you, step="2.2", **more)


def test_on_the_lam_keeps_all_but_elites_from_attacking_until_the_end_of_the_round() -> None:
    t = new_turn(seat("skids", hand="on-the-lam", resources=1, deck=3, threat="swarm-of-rats ghoul-priest"))
    t.asks("react", "you").answers("play:on-the-lam")
    t.you.takes_a_resource().then("you", damage=2, horror=2)  # the priest is an Elite
    assert t.happened().count("provokes") == 1
    t.you.ends_turn()
    t.then("you", damage=4, horror=4)


def test_on_the_lam_is_over_in_the_next_round() -> None:
    t = new_turn(
        seat("skids", hand="on-the-lam", resources=1, deck=3, threat="swarm-of-rats"), encounter="ancient-evils"
    )
    t.answers("play:on-the-lam")
    t.you.takes_a_resource().then("you", damage=0)
    t.you.ends_turn().then("you", damage=0)
    t.you.takes_a_resource().then("you", damage=1)


def test_hospital_debts_are_paid_two_resources_a_round() -> None:
    t = given(you=seat("skids", deck="hospital-debts", resources=5))
    t.you.draws().then("hospital-debts", zone="threat")
    t.you.uses("hospital-debts").then("hospital-debts", resources=1).then("you", resources=4)
    t.you.uses("hospital-debts").then("hospital-debts", resources=2)
    t.may_not("use:hospital-debts", "AH.limit-per-period")
    t.you.ends_turn()
    assert t.s.round == 3 and t.may("use:hospital-debts")  # not before the next round


@pytest.mark.parametrize("paid, lost", [(5, True), (6, False)])
def test_fewer_than_six_resources_on_hospital_debts_cost_experience(paid: int, lost: bool) -> None:
    t = given(you=seat("skids", threat=f"hospital-debts+resources:{paid}"), locations="parlor", campaign=True)
    t.you.activates("parlor")
    assert (("experience", 0, "-2") in t.s.changes) is lost


# ------------------------------------------------------------------ Agnes Baker
def test_agnes_answers_horror_with_damage_once_a_phase() -> None:
    t = given(
        you=seat("agnes", play="forbidden-knowledge forbidden-knowledge", threat="ghoul-minion"), locations="study"
    )
    t.you.uses("forbidden-knowledge").asks("react", "you").answers("react:agnes-baker")
    t.then("you", horror=1, resources=1).then("ghoul-minion", damage=1)
    t.you.does("use", "forbidden-knowledge@agnes-baker.2").asks("act").then("ghoul-minion", damage=1)


def test_agnes_strikes_nobody_elsewhere() -> None:
    t = given(you=seat("agnes", play="forbidden-knowledge"), locations="hallway attic", enemies="ghoul-minion@attic")
    t.you.uses("forbidden-knowledge").asks("act").then("ghoul-minion", damage=0)


def test_agnes_may_answer_again_in_the_next_phase() -> None:
    t = given(you=seat("agnes", play="forbidden-knowledge", threat="goat-spawn young-deep-one", deck=3))
    t.you.uses("forbidden-knowledge", "react:agnes-baker", "goat-spawn").then("goat-spawn", damage=1)
    t.you.ends_turn("young-deep-one").asks("react", "you").answers("react:agnes-baker", "goat-spawn").then(
        "goat-spawn", damage=2
    )


def test_what_is_forced_comes_before_agness_answer() -> None:
    t = given(you=seat("agnes", play="forbidden-knowledge", threat="ghoul-minion psychosis"))
    t.you.uses("forbidden-knowledge").asks("react", "you").then("you", horror=1, damage=1)
    t.answers("react:agnes-baker").then("ghoul-minion", damage=1)


def test_horror_that_an_asset_bears_is_not_placed_on_agnes() -> None:
    t = given(you=seat("agnes", play="forbidden-knowledge holy-rosary", threat="ghoul-minion"))
    t.you.uses("forbidden-knowledge", "holy-rosary").asks("act").then("ghoul-minion", damage=0)


@pytest.mark.parametrize("horror, clues", [(2, 1), (1, 0)])
def test_agness_elder_sign_counts_her_horror(horror: int, clues: int) -> None:
    t = given(you=seat("agnes", horror=horror, at="cellar"), locations="cellar+clues:1", chance=["elder-sign"])
    t.you.investigates().then("you", clues=clues)


def test_the_heirloom_draws_a_card_for_each_spell_played() -> None:
    t = given(
        you=seat(
            "agnes",
            play="heirloom-of-hyperborea",
            hand="shrivelling blinding-light flashlight",
            resources=9,
            deck=4,
            threat="swarm-of-rats",
        ),
        chance=["0"],
    )
    t.you.plays("blinding-light", "react:heirloom-of-hyperborea")
    t.then("blinding-light", zone="discard").then("you", hand=3, deck=3)
    t.you.plays("shrivelling", "react:heirloom-of-hyperborea").then("you", hand=3, deck=2)
    t.you.plays("flashlight").asks("act").then("you", deck=2)


def test_dark_memory_is_a_spell_that_brings_doom_and_may_advance_the_agenda() -> None:
    t = given(
        you=seat("agnes", play="heirloom-of-hyperborea", hand="dark-memory", resources=2, deck=2),
        agenda="whats-going-on+doom:2",
        agendas="rise-of-the-ghouls",
    )
    t.you.plays("dark-memory").then("you", resources=0, actions=2).because(
        "AH.doom-may-advance-now", "AH.advancing-1-tokens"
    )
    t.then("table", agenda="rise-of-the-ghouls")


def test_dark_memory_places_one_doom() -> None:
    t = given(you=seat("agnes", hand="dark-memory", resources=2))
    t.you.plays("dark-memory").then("whats-going-on", doom=1).then("dark-memory", zone="discard")


def test_dark_memory_stays_in_hand_when_it_is_drawn_and_costs_two_horror_at_the_end_of_the_turn() -> None:
    t = given(you=seat("agnes", deck="dark-memory guts guts"), encounter="ancient-evils")
    t.you.draws().then("dark-memory", zone="hand").then("you", horror=0)
    t.you.ends_turn()
    assert "show" in t.happened()
    t.then("you", horror=2).then("dark-memory", zone="hand")


def test_dark_memory_in_hand_is_put_in_order_with_what_else_ends_the_turn() -> None:
    """AH.lead-orders-forced: a forced ability of a card in hand waits its turn under its own name."""
    t = given(
        you=seat("agnes", hand="dark-memory", threat="frozen-in-fear", deck=2), encounter="ancient-evils", chance=["0"]
    )
    t.you.ends_turn().asks("order", "you")
    assert t.may("forced:dark-memory") and t.may("forced:frozen-in-fear")
    t.answers("forced:dark-memory").then("you", horror=2).then("dark-memory", zone="hand")


# ------------------------------------------------------------------ Wendy Adams
def test_wendy_reveals_another_token_once_in_a_test() -> None:
    t = given(you=seat("wendy", hand="guts perception"), locations="study+clues:1", chance=["-4", "-3"])
    up_to_the_token(t.you.investigates()).asks("react", "you").answers("react:wendy-adams", "guts")
    t.asks("act").then("guts", zone="discard").then("you", clues=0).then("table", bag=16)
    t.because("AH.canceled-token", "AH.st3-reveal-chaos-token", "AH.st6-success-or-failure")


def test_a_weakness_cannot_pay_for_wendys_other_token() -> None:
    t = given(you=seat("wendy", hand="dark-memory"), locations="study+clues:1", chance=["-4"])
    up_to_the_token(t.you.investigates()).asks("act").then("dark-memory", zone="hand")


@pytest.mark.parametrize("play, zone", [("wendys-amulet", "encounter-discard"), ("", "threat")])
def test_wendys_elder_sign_succeeds_automatically_with_the_amulet_in_play(play: str, zone: str) -> None:
    t = given(you=seat("wendy", play=play, threat="swarm-of-rats haunted haunted"), chance=["elder-sign"])
    t.you.fights("swarm-of-rats").then("swarm-of-rats", zone=zone)


@pytest.mark.parametrize("haunted, clues", [("haunted", 1), ("haunted haunted", 0)])
def test_without_the_amulet_wendys_elder_sign_adds_nothing(haunted: str, clues: int) -> None:
    t = given(you=seat("wendy", threat=haunted), locations="study+clues:1", chance=["elder-sign"])
    t.you.investigates().then("you", clues=clues)


def test_the_amulet_plays_the_topmost_event_of_the_discard_pile_and_it_goes_under_the_deck() -> None:
    t = given(
        you=seat(
            "wendy",
            play="wendys-amulet",
            discard="leather-coat emergency-cache sneak-attack",
            deck="guts guts",
            resources=0,
        )
    )
    t.may_not("play:sneak-attack")
    t.you.plays("emergency-cache").then(
        "you", resources=3, deck="guts guts emergency-cache", discard="leather-coat sneak-attack"
    )
    t.because("AH.event-played", "AH.replacement")


def test_with_the_amulet_an_event_of_the_hand_goes_under_the_deck_too() -> None:
    t = given(you=seat("wendy", play="wendys-amulet", hand="emergency-cache", deck="guts", resources=0))
    t.you.plays("emergency-cache").then("you", resources=3, deck="guts emergency-cache", discard="")


def test_with_the_amulet_a_reaction_is_played_from_the_discard_pile() -> None:
    t = given(
        you=seat("wendy", play="wendys-amulet", discard="lucky", deck="guts", resources=1),
        locations="study+clues:1",
        chance=["-2"],
    )
    up_to_the_token(t.you.investigates()).asks("react", "you").answers("play:lucky")
    t.then("you", clues=1, resources=0, deck="guts lucky")


def test_an_event_that_is_discarded_from_play_goes_under_the_deck_with_the_amulet() -> None:
    t = given(
        you=seat("wendy", play="wendys-amulet", hand="barricade", deck="guts"),
        locations="hallway attic",
        scenario="the-gathering",
    )
    t.you.plays("barricade").then("barricade", zone="attached", host="hallway")
    t.you.moves("attic").then("you", deck="guts barricade")


def test_an_event_that_is_discarded_from_hand_goes_to_the_pile_as_ever() -> None:
    t = given(
        you=seat("wendy", play="wendys-amulet", hand="emergency-cache"), locations="study+clues:1", chance=["-4", "0"]
    )
    up_to_the_token(t.you.investigates()).answers("react:wendy-adams")
    t.then("emergency-cache", zone="discard").then("you", clues=1)


def test_abandoned_and_alone_is_two_direct_horror_and_the_discard_pile_is_gone() -> None:
    t = given(you=seat("wendy", play="holy-rosary", discard="lucky guts", deck="abandoned-and-alone"))
    t.you.draws().then("you", horror=2, discard="abandoned-and-alone").then("holy-rosary", horror=0)
    t.then("lucky", zone="removed").then("guts", zone="removed").because("AH.removed-from-the-game")

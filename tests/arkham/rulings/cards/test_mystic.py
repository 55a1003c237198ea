"""Mystic: spells, and what they cost."""

from __future__ import annotations

from typing import Any

import pytest
from arkham.acting import margins, up_to_the_token

from tableforge.arkham.doors.testing import Ruling, given, seat

BAD_SYMBOLS = ("skull", "cultist", "tablet", "elder-thing", "auto-fail")
BAG = "0 -1 +1 skull cultist tablet elder-thing auto-fail elder-sign"


# ------------------------------------------------------------------ knowledge
def test_forbidden_knowledge_turns_a_secret_into_a_resource_for_a_horror() -> None:
    t = given(you=seat("daisy", play="forbidden-knowledge"))
    t.you.uses("forbidden-knowledge").then("you", resources=1, horror=1, actions=3)
    t.then("forbidden-knowledge", uses=3, exhausted=True)
    t.may_not("use:forbidden-knowledge", "AH.initiation-costs-payable")


def test_the_horror_of_forbidden_knowledge_is_taken_and_so_may_be_soaked() -> None:
    t = given(you=seat("daisy", play="forbidden-knowledge holy-rosary"))
    t.you.uses("forbidden-knowledge", "holy-rosary").then("you", resources=1, horror=0).then("holy-rosary", horror=1)


def test_forbidden_knowledge_is_discarded_with_its_last_secret() -> None:
    t = given(you=seat("daisy", play="forbidden-knowledge+uses:1"))
    t.you.uses("forbidden-knowledge").then("forbidden-knowledge", zone="discard").then("you", resources=1)


def test_arcane_studies_turn_resources_into_willpower_and_intellect() -> None:
    t = given(you=seat("roland", play="arcane-studies", resources=1), locations="study+clues:1", chance=["-2"])
    t.you.investigates().asks("window", "you", None, "use:arcane-studies#2 pass").answers("use:arcane-studies#2")
    t.then("you", clues=1)
    assert margins(t) == [0]
    t = given(
        you=seat("roland", play="arcane-studies", resources=1, deck=2),
        encounter="rotting-remains",
        step="1.4",
        chance=["-1"],
    )
    t.asks("window", "you", None, "use:arcane-studies#1 pass").answers("use:arcane-studies#1").then("you", horror=0)
    assert margins(t) == [0]


def test_the_rosary_adds_willpower_and_bears_two_horror() -> None:
    t = given(you=seat("roland", play="holy-rosary"), locations="hallway attic")
    t.then("you", skills=[4, 3, 4, 2]).then("holy-rosary", sanity=2)
    t.you.moves("attic").asks("assign-horror", "you", None, "holy-rosary roland-banks").answers("holy-rosary")
    t.then("holy-rosary", horror=1).then("you", horror=0)


def test_the_initiate_comes_with_a_doom_and_looks_for_a_spell_among_three_cards() -> None:
    t = given(you=seat("agnes", hand="arcane-initiate", resources=1, deck="guts shrivelling scrying blinding-light"))
    t.you.plays("arcane-initiate").then("arcane-initiate", doom=1).then("table", doom_in_play=1)
    t.you.uses("arcane-initiate").asks("search", "you", "AH.search-must-take", "shrivelling scrying").answers("scrying")
    t.then("you", hand="scrying", deck=3, actions=2).then("arcane-initiate", exhausted=True)


def test_the_initiate_may_look_in_vain() -> None:
    t = given(you=seat("agnes", play="arcane-initiate", deck="guts guts guts shrivelling"))
    t.you.uses("arcane-initiate").then("you", hand="", deck=4).because("AH.search-shuffle")


def test_a_dark_memory_that_the_initiate_finds_is_a_spell_and_is_drawn() -> None:
    t = given(you=seat("agnes", play="arcane-initiate", deck="dark-memory guts"))
    t.you.uses("arcane-initiate").then("dark-memory", zone="hand")


def test_the_book_of_shadows_makes_room_for_a_spell_and_charges_it() -> None:
    t = given(you=seat("agnes", play="book-of-shadows shrivelling scrying", hand="scrying", resources=1))
    t.you.plays("scrying").asks("act")
    t.then("you", play="book-of-shadows shrivelling scrying scrying")
    t.you.activates("book-of-shadows", "shrivelling").then("shrivelling", uses=5).then(
        "book-of-shadows", exhausted=True
    )


def test_without_the_book_of_shadows_the_third_spell_goes() -> None:
    t = given(
        you=seat("agnes", play="book-of-shadows shrivelling scrying scrying", deck=2),
        encounter="crypt-chill",
        step="1.4",
        chance=["auto-fail"],
    )
    t.answers("book-of-shadows").asks("make-room", "you", "AH.slots-lost").answers("shrivelling")
    t.then("shrivelling", zone="discard").then("you", play="scrying scrying")


def test_the_book_of_shadows_charges_spells_of_yours_only() -> None:
    t = given(you=seat("daisy", play="book-of-shadows"), ally=seat("agnes", play="shrivelling"))
    t.may_not("activate:book-of-shadows", "AH.triggered-potential")


# ------------------------------------------------------------------ Shrivelling and Scrying
def shrivelling(token: str, **more: Any) -> Ruling:
    t = given(you=seat("agnes", play="shrivelling", threat="young-deep-one"), bag=BAG, chance=[token], **more)
    return t.you.activates("shrivelling")


def test_shrivelling_attacks_with_willpower_for_two_damage() -> None:
    shrivelling("-1").then("young-deep-one", damage=2).then("you", horror=0).then("shrivelling", uses=3)


@pytest.mark.parametrize("token", BAD_SYMBOLS)
def test_each_bad_symbol_costs_shrivelling_a_horror_whether_it_hits_or_not(token: str) -> None:
    t = shrivelling(token).asks("react", "you").then("you", horror=1)
    t.answers("pass").then("young-deep-one", damage=0 if token == "auto-fail" else 2)
    t.because("AH.st3-reveal-chaos-token", "AH.apply-damage", "AH.st6-success-or-failure")


@pytest.mark.parametrize("token", ["0", "+1", "elder-sign"])
def test_other_tokens_cost_shrivelling_nothing(token: str) -> None:
    shrivelling(token).then("you", horror=0)


def test_two_bad_symbols_in_one_attack_are_one_horror() -> None:
    t = given(
        you=seat("agnes", play="shrivelling", threat="young-deep-one"),
        difficulty="hard",
        bag=BAG,
        chance=["cultist", "elder-thing"],
    )
    t.you.activates("shrivelling", "pass").then("you", horror=1).then("young-deep-one", damage=2)


def test_agnes_may_strike_down_her_victim_before_the_spell_does() -> None:
    t = given(
        you=seat("agnes", play="shrivelling", threat="ghoul-minion+damage:1"),
        bag=BAG,
        chance=["auto-fail"],
        encounter="acolyte",
    )
    t.you.activates("shrivelling", "react:agnes-baker").asks("act")
    t.then("ghoul-minion", zone="encounter-discard").then("you", horror=1).then("table", test=None)


def test_a_spent_shrivelling_stays_in_its_slot() -> None:
    t = given(you=seat("agnes", play="shrivelling+uses:1", threat="young-deep-one"), bag=BAG, chance=["0"])
    t.you.activates("shrivelling").then("shrivelling", zone="play", uses=0)


def test_scrying_orders_the_top_of_the_encounter_deck() -> None:
    t = given(
        you=seat("agnes", play="scrying", deck="guts lucky"),
        encounter="ancient-evils swarm-of-rats acolyte rotting-remains",
    )
    t.you.activates("scrying").asks("which-deck", "you").answers("encounter-deck")
    t.asks("deck-order", "you", "AH.deck-order", "ancient-evils swarm-of-rats acolyte").answers(
        "acolyte", "ancient-evils"
    )
    t.then("table", encounter="acolyte ancient-evils swarm-of-rats rotting-remains")
    t.then("scrying", uses=2, exhausted=True).then("you", deck="guts lucky")


def test_scrying_orders_the_deck_of_any_investigator_wherever_they_are() -> None:
    t = given(
        you=seat("agnes", play="scrying", deck="guts lucky knife perception"),
        ally=seat("roland", deck="machete evidence", at="attic"),
        locations="hallway attic",
    )
    t.you.activates("scrying", "seat:1", "evidence").then("ally", deck="evidence machete")
    t.then("you", deck="guts lucky knife perception")


def test_whoever_looks_by_scrying_tells_the_others_nothing() -> None:
    t = given(you=seat("agnes", play="scrying", deck="guts lucky"), ally=seat("roland"))
    t.you.activates("scrying", "lucky")
    looked = [e for e in t.events() if e.kind in ("look", "reorder")]
    assert len(looked) == 2 and all([e.seen_by == 1 for e in looked])


# ------------------------------------------------------------------ Drawn to the Flame, Ward of Protection
def test_drawn_to_the_flame_draws_an_encounter_card_and_then_discovers_two_clues() -> None:
    t = given(you=seat("agnes", hand="drawn-to-the-flame"), encounter="swarm-of-rats", locations="study+clues:3")
    t.you.plays("drawn-to-the-flame").then("swarm-of-rats", engaged=["you"]).then("you", clues=2).then("study", clues=1)


def test_the_clues_of_the_flame_are_those_of_where_one_stands_after_the_draw() -> None:
    t = given(
        you=seat("daisy", hand="drawn-to-the-flame", at="graveyard"),
        scenario="the-midnight-masks",
        agenda="predator-or-prey",
        locations="rivertown+clues:2 graveyard+clues:2",
        encounter="on-wings-of-darkness",
        chance=["auto-fail"],
    )
    t.you.plays("drawn-to-the-flame", "rivertown")
    t.then("you", at="rivertown", clues=2).then("rivertown", clues=0).then("graveyard", clues=2)


def test_the_ward_cancels_a_revelation_for_a_horror() -> None:
    t = given(
        you=seat("agnes", hand="ward-of-protection", resources=1, deck=2),
        encounter="ancient-evils",
        step="1.4",
    )
    t.asks("react", "you").answers("play:ward-of-protection")
    t.then("ancient-evils", zone="encounter-discard").then("you", horror=1, resources=0).then("table", doom_in_play=0)
    t.because("AH.cancel", "AH.apply-damage", "AH.canceled-card")


@pytest.mark.parametrize("warded, drawn", [(True, 1), (False, 2)])
def test_a_surge_that_a_cancelled_revelation_would_have_gained_is_not_gained(warded: bool, drawn: int) -> None:
    """AH.surge-gained: False Lead has it only by its Revelation, with no clue to lose."""
    t = given(
        you=seat("agnes", hand="ward-of-protection", resources=1, deck=2),
        scenario="the-midnight-masks",
        locations="rivertown",
        encounter="false-lead ancient-evils ancient-evils",
        step="1.4",
    )
    t.answers("play:ward-of-protection" if warded else "pass")
    if not warded:
        t.answers("pass")
    assert t.happened().count("encounter") == drawn


def test_the_heirloom_rewards_a_ward_in_the_midst_of_the_draw() -> None:
    t = given(
        you=seat("agnes", play="heirloom-of-hyperborea", hand="ward-of-protection", resources=1, deck="guts guts"),
        encounter="ancient-evils",
        step="1.4",
    )
    t.answers("play:ward-of-protection").asks("react", "you").then("ancient-evils", zone="limbo")
    t.answers("react:heirloom-of-hyperborea").then("you", hand=1).then("ancient-evils", zone="encounter-discard")


@pytest.mark.parametrize("card", ["swarm-of-rats", "acolyte"])
def test_the_ward_is_no_answer_to_an_enemy(card: str) -> None:
    t = given(
        you=seat("agnes", hand="ward-of-protection", resources=1), encounter=card, step="1.4", locations="hallway attic"
    )
    t.asks("act").then("ward-of-protection", zone="hand")


def test_the_ward_is_no_answer_to_a_weakness_nor_to_what_another_draws() -> None:
    t = given(you=seat("agnes", hand="ward-of-protection", resources=1, deck="paranoia"))
    t.you.draws().asks("act").then("you", resources=0)
    t = given(
        you=seat("roland"),
        ally=seat("agnes", hand="ward-of-protection", resources=1),
        encounter="ancient-evils acolyte acolyte",
        locations="hallway attic",
        step="1.4",
    )
    t.asks("next-turn").then("ward-of-protection", zone="hand").then("ancient-evils", zone="encounter-discard")


# ------------------------------------------------------------------ Blinding Light
@pytest.mark.parametrize("card, dealt, price", [("blinding-light", 1, 2), ("blinding-light-2", 2, 1)])
def test_blinding_light_evades_with_willpower_and_hurts_whom_it_blinds(card: str, dealt: int, price: int) -> None:
    t = given(you=seat("agnes", hand=card, resources=2, threat="young-deep-one swarm-of-rats"), bag=BAG, chance=["-1"])
    t.you.plays(card, "young-deep-one").then("young-deep-one", exhausted=True, engaged=[], damage=dealt)
    t.then("you", actions=2, damage=0, horror=0, resources=2 - price)


@pytest.mark.parametrize("card, horror", [("blinding-light", 0), ("blinding-light-2", 1)])
@pytest.mark.parametrize("token", BAD_SYMBOLS)
def test_a_bad_symbol_costs_blinding_light_an_action(card: str, horror: int, token: str) -> None:
    t = given(you=seat("wendy", hand=card, resources=2, threat="acolyte"), bag=BAG, chance=[token])
    t.you.plays(card).then("you", actions=1, horror=horror)
    t.then("acolyte", zone="threat" if token == "auto-fail" else "encounter-discard")


def test_with_no_action_left_there_is_none_to_lose() -> None:
    t = given(
        you=seat("daisy", hand="blinding-light", resources=2, threat="ghoul-minion", actions=1), chance=["cultist"]
    )
    t.you.plays("blinding-light").then("you", actions=0).then("ghoul-minion", exhausted=True)


@pytest.mark.parametrize("actions, left", [(1, False), (2, True)])
def test_daisys_additional_action_is_the_last_to_be_lost(actions: int, left: bool) -> None:
    """AH.lose-actions: the usual ones go first."""
    t = given(
        you=seat(
            "daisy",
            hand="blinding-light",
            resources=2,
            threat="acolyte",
            play="old-book-of-lore",
            deck=3,
            actions=actions,
        ),
        chance=["skull"],
    )
    t.you.plays("blinding-light").then("you", actions=0)
    assert t.may("activate:old-book-of-lore") is left


# ------------------------------------------------------------------ Fearless
def test_fearless_heals_a_horror_of_whoever_committed_it() -> None:
    t = given(
        you=seat("roland", horror=2),
        ally=seat("agnes", horror=2, hand="fearless"),
        encounter="rotting-remains acolyte acolyte",
        locations="hallway attic",
        step="1.4",
        chance=["0"],
    )
    t.answers("commit:fearless").then("ally", horror=1).then("you", horror=2)


def test_fearless_heals_nothing_where_the_test_fails() -> None:
    t = given(
        you=seat("agnes", horror=2, hand="fearless", deck=2),
        encounter="rotting-remains",
        step="1.4",
        chance=["auto-fail"],
    )
    t.answers("commit:fearless").then("you", horror=5)


# ------------------------------------------------------------------ Mind Wipe
def test_a_wiped_mind_comes_back_before_anything_happens_at_the_end_of_the_phase() -> None:
    """AH.until-the-end: the wizard still gets the doom of the end of the mythos phase."""
    t = given(you=seat("agnes", hand="mind-wipe", resources=1, threat="wizard-of-the-order"), step="1.1 phase")
    t.answers("play:mind-wipe").then("wizard-of-the-order", doom=1).asks("act")


def test_a_mind_wiped_enemy_does_not_retaliate_nor_answer_its_defeat() -> None:
    t = given(
        you=seat("agnes", hand="mind-wipe", resources=1),
        enemies="goat-spawn+damage:2",
        step="2.1",
        chance=["auto-fail", "+1"],
    )
    t.answers("play:mind-wipe")
    t.you.fights("goat-spawn").then("you", damage=0)
    t.you.fights("goat-spawn").then("goat-spawn", zone="encounter-discard").then("you", horror=0)


def test_an_enemy_without_a_mind_attacks_with_its_numbers_all_the_same() -> None:
    t = given(you=seat("agnes", hand="mind-wipe", resources=1, threat="young-deep-one", deck=2), step="3.1")
    t.answers("play:mind-wipe").then("you", damage=1, horror=1)


def test_an_enemy_without_a_mind_has_no_victory_points() -> None:
    """AH.blank-text-box: they stand in the box."""
    t = given(
        you=seat("agnes", hand="mind-wipe", resources=1),
        enemies="screeching-byakhee+exhausted+damage:3",
        step="2.1",
        chance=["+1"],
    )
    t.answers("play:mind-wipe")
    t.you.fights("screeching-byakhee").then("screeching-byakhee", zone="encounter-discard")


def test_elites_keep_their_minds() -> None:
    t = given(you=seat("agnes", hand="mind-wipe", resources=1, threat="ghoul-priest"), step="2.1")
    t.asks("act").then("mind-wipe", zone="hand")


def test_a_mind_is_wiped_at_your_own_location_only() -> None:
    t = given(
        you=seat("agnes", hand="mind-wipe", resources=1),
        locations="hallway attic",
        enemies="swarm-of-rats@attic",
        step="2.1",
    )
    t.asks("act").then("mind-wipe", zone="hand")


# ------------------------------------------------------------------ Grotesque Statue
def test_the_statue_reveals_two_tokens_of_which_one_is_resolved() -> None:
    t = given(you=seat("roland", play="grotesque-statue"), locations="study+clues:1", chance=["auto-fail", "-1"])
    t.you.investigates().asks("react", "you").answers("react:grotesque-statue")
    t.asks("which-token", "you", "AH.canceled-token", "-1 auto-fail").answers("-1")
    t.then("grotesque-statue", uses=3).then("you", clues=1)


def test_the_token_that_the_statue_ignores_counts_as_never_revealed_and_goes_back() -> None:
    t = given(
        you=seat("agnes", play="grotesque-statue shrivelling", threat="young-deep-one"),
        bag="skull 0",
        chance=["skull", "0"],
    )
    t.you.activates("shrivelling", "react:grotesque-statue", "0")
    t.then("you", horror=0).then("young-deep-one", damage=2).then("table", bag="0 skull")


def test_the_statue_falls_with_its_last_charge() -> None:
    t = given(you=seat("roland", play="grotesque-statue+uses:1"), locations="study+clues:1", chance=["-4", "0"])
    t.you.investigates("react:grotesque-statue", "0").then("grotesque-statue", zone="discard").then("you", clues=1)


def test_the_statue_may_answer_again_when_wendy_reveals_another_token() -> None:
    t = given(
        you=seat("wendy", play="grotesque-statue", hand="guts"),
        locations="study+clues:1",
        chance=["-4", "-3", "0", "-2"],
    )
    up_to_the_token(t.you.investigates()).answers("react:grotesque-statue", "-3").asks("react", "you").answers(
        "react:wendy-adams"
    )
    t.asks("react", "you").answers("react:grotesque-statue", "0").then("you", clues=1).then("grotesque-statue", uses=2)

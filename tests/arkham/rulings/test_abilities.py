"""Abilities: how they are initiated, of which kinds they are, and when they may not be used."""

from __future__ import annotations

import pytest
from arkham.acting import margins

from tableforge.arkham import board
from tableforge.arkham.doors.testing import given, seat
from tableforge.arkham.names import HUNTER


# ---------------------------------------------------------------- the initiation sequence
def test_what_the_action_is_taken_against_is_named_before_anything_is_paid() -> None:
    t = given(you=seat("roland", play="45-automatic", threat="ghoul-minion swarm-of-rats"), chance=["0"])
    t.you.activates("45-automatic").asks("target", "you", "AH.initiation-declare", "ghoul-minion swarm-of-rats")
    t.then("45-automatic", uses=4).then("you", actions=3)
    t.answers("ghoul-minion").then("45-automatic", uses=3).then("ghoul-minion", zone="encounter-discard")


def test_what_cannot_change_anything_is_not_begun() -> None:
    """AH.initiation-restrictions, AH.no-cost-without-effect: no clue to discover, nobody to heal."""
    t = given(you=seat("roland", hand="working-a-hunch", resources=2, play="first-aid"), locations="hallway")
    t.may_not("play:working-a-hunch", "AH.event-must-change")
    t.may_not("activate:first-aid", "AH.triggered-potential")
    t.then("you", resources=2).then("first-aid", uses=3)


def test_what_cannot_be_paid_is_not_begun() -> None:
    t = given(you=seat("roland", play="45-automatic+uses:0", threat="ghoul-minion", hand="beat-cop", resources=3))
    t.may_not("activate:45-automatic", "AH.initiation-costs-payable")
    t.may_not("play:beat-cop", "AH.resource-cost")


def test_a_cost_is_modified_before_it_is_paid() -> None:
    """AH.initiation-modify-costs: allies are 2 cheaper in Easttown."""
    t = given(
        you=seat("roland", hand="beat-cop machete", resources=2), scenario="the-midnight-masks", locations="easttown"
    )
    t.may_not("play:machete", "AH.resource-cost")
    t.you.plays("beat-cop").then("you", resources=0).then("beat-cop", zone="play")


def test_a_card_that_begins_to_be_played_is_in_no_zone_until_it_is_played() -> None:
    t = given(you=seat("roland", hand="dynamite-blast", resources=5, play="beat-cop"), enemies="ghoul-minion+exhausted")
    t.you.plays("dynamite-blast").asks("assign-damage")
    t.then("dynamite-blast", zone="limbo").because("AH.initiation-pay-costs", "AH.initiation-begin")
    t.answers("beat-cop", "beat-cop").then("dynamite-blast", zone="discard")


def test_an_asset_goes_into_play_and_an_event_to_the_discard_pile() -> None:
    """AH.initiation-resolve."""
    t = given(you=seat("roland", hand="machete emergency-cache", resources=3))
    t.you.plays("machete").then("machete", zone="play")
    t.you.plays("emergency-cache").then("emergency-cache", zone="discard").then("you", resources=3)


def test_an_ability_is_resolved_though_its_card_has_left_play() -> None:
    """AH.ability-outlives-its-card: Beat Cop is discarded to pay, First Aid as soon as it is empty."""
    t = given(you=seat("roland", play="beat-cop", damage=1), enemies="ghoul-minion+exhausted")
    t.you.uses("beat-cop").then("beat-cop", zone="discard").then("ghoul-minion", damage=1)
    t = given(you=seat("roland", play="first-aid+uses:1", damage=1))
    t.you.activates("first-aid", "first").then("first-aid", zone="discard").then("you", damage=0)


def test_a_target_is_chosen_when_the_effect_resolves() -> None:
    """AH.target-chosen-on-resolution: by then Beat Cop is gone."""
    t = given(you=seat("roland", play="beat-cop"), enemies="ghoul-minion+exhausted swarm-of-rats+exhausted")
    t.you.uses("beat-cop").asks("target", "you", "AH.choose-a-target", "ghoul-minion swarm-of-rats")
    t.then("beat-cop", zone="discard").answers("swarm-of-rats").then("swarm-of-rats", zone="encounter-discard")


# ---------------------------------------------------------------- when and where
def test_an_event_is_played_only_when_its_text_says() -> None:
    t = given(you=seat("skids", hand="dodge on-the-lam lucky evidence", resources=9), locations="study+clues:1")
    for card in ("dodge", "on-the-lam", "lucky", "evidence"):
        t.may_not(f"play:{card}")
    t = given(
        you=seat("roland", deck=3), ally=seat("daisy", hand="working-a-hunch", resources=2), locations="study+clues:1"
    )
    t.you.draws().asks("act", "you")  # Daisy's hunch waits for her own turn: AH.play-instructions
    t = given(you=seat("daisy", hand="working-a-hunch", resources=2), locations="study+clues:1")
    t.you.plays("working-a-hunch").then("you", clues=1)


def test_nobody_has_to_play_an_event() -> None:
    """AH.events-are-optional."""
    t = given(you=seat("roland", hand="dodge", resources=1, threat="ghoul-minion", deck=2), step="3.3")
    t.asks("react", "you").answers("pass").then("you", damage=1).then("dodge", zone="hand")


def test_an_ability_works_in_play_and_only_there_unless_it_says_so() -> None:
    """AH.abilities-work-in-play: Beat Cop in hand helps nobody, and Dark Memory torments from there."""
    t = given(you=seat("roland", hand="beat-cop", discard="holy-rosary"))
    t.then("you", skills=[3, 3, 4, 2])
    t = given(you=seat("agnes", hand="dark-memory", deck=2))
    t.you.ends_turn().then("you", horror=2).then("dark-memory", zone="hand")


def test_an_ability_reaches_only_cards_in_play_unless_it_names_others() -> None:
    """AH.reach-of-abilities: the ghoul in the pile is no enemy here, and a Tome in the deck is looked for by name."""
    t = given(you=seat("roland", play="beat-cop"), encounter_discard="ghoul-minion", encounter="swarm-of-rats")
    t.may_not("use:beat-cop", "AH.triggered-potential")
    t = given(you=seat("daisy", hand="research-librarian", resources=2, deck="guts old-book-of-lore"))
    t.you.plays("research-librarian", "react:research-librarian").then("old-book-of-lore", zone="hand")


def test_each_copy_of_an_ability_acts_on_its_own() -> None:
    """AH.each-copy-acts: two curses weigh more than one."""
    given(you=seat("roland", threat="haunted")).then("you", skills=[2, 2, 3, 1])
    given(you=seat("roland", threat="haunted haunted")).then("you", skills=[1, 1, 2, 0])


# ---------------------------------------------------------------- constant, forced, revelation
def test_a_constant_ability_applies_as_long_as_its_condition_holds() -> None:
    """AH.constant-abilities: the glass helps while one investigates and at no other time."""
    t = given(
        you=seat("daisy", play="magnifying-glass dr-milan-christopher", hand="guts"), locations="hallway", chance=["0"]
    )
    t.then("you", skills=[3, 6, 2, 2])
    t.you.investigates().asks("react", "you")
    assert margins(t) == [6]
    assert "uses" not in t.happened()


def test_a_forced_ability_begins_by_itself() -> None:
    """AH.forced-abilities."""
    t = given(you=seat("roland"), locations="hallway attic")
    t.you.moves("attic").asks("act").then("you", horror=1)


@pytest.mark.parametrize("damage, healed", [(3, 1), (0, 0)])
def test_a_forced_ability_that_can_change_nothing_does_not_begin(damage: int, healed: int) -> None:
    """AH.forced-without-effect: the Dark Young heals at the end of the round, if there is anything to heal."""
    t = given(
        you=seat("roland", deck=3),
        enemies=f"relentless-dark-young+exhausted+damage:{damage}",
        encounter="ancient-evils",
        agenda="rise-of-the-ghouls",
        step="4.5",
    )
    used = [e for e in t.g.events if e.kind == "uses" and e.things[0].id == "relentless-dark-young"]
    assert len(used) == healed


def test_forced_abilities_come_before_reactions_to_the_same_moment() -> None:
    """AH.forced-before-reactions: fog is blown away before Dr. Milan is paid."""
    t = given(you=seat("daisy", play="dr-milan-christopher"), locations="study[obscuring-fog]+clues:1", chance=["+1"])
    t.you.investigates().asks("react", "you").then("obscuring-fog", zone="encounter-discard")
    t.answers("react:dr-milan-christopher").then("you", resources=1, clues=1)


def test_a_revelation_begins_as_soon_as_the_card_is_drawn() -> None:
    """AH.revelation: of an encounter card, and of a weakness."""
    t = given(you=seat("roland", deck="paranoia guts", resources=4))
    t.you.draws().then("you", resources=0).then("paranoia", zone="discard")
    t = given(you=seat("roland"), encounter="frozen-in-fear", step="1.4")
    t.then("frozen-in-fear", zone="threat")


# ---------------------------------------------------------------- triggered abilities
def test_no_triggered_ability_has_to_be_used() -> None:
    """AH.triggered-abilities."""
    t = given(you=seat("roland", threat="swarm-of-rats"), locations="study+clues:1", chance=["0"])
    t.you.fights("swarm-of-rats").asks("react", "you").answers("pass").then("you", clues=0)


def test_all_that_stands_before_the_colon_must_be_met() -> None:
    t = given(you=seat("daisy", play="magnifying-glass-1"), locations="study+clues:1")
    t.may_not("use:magnifying-glass-1", "AH.prerequisites")
    t = given(you=seat("daisy", play="magnifying-glass-1"), locations="study")
    t.you.uses("magnifying-glass-1").then("magnifying-glass-1", zone="hand")


def test_a_free_ability_may_be_used_as_often_as_it_can_be_paid() -> None:
    """AH.free-triggered-abilities."""
    t = given(you=seat("roland", play="physical-training", resources=2, threat="ghoul-minion"), chance=["0"])
    t.you.fights("ghoul-minion", "use:physical-training#2", "use:physical-training#2")
    t.asks("act").then("you", resources=0)
    assert margins(t) == [4]


def test_a_free_ability_without_effect_is_not_on_offer() -> None:
    t = given(you=seat("roland", play="physical-training", resources=2))
    t.may_not("use:physical-training@roland-banks#1", "AH.triggered-potential")


def test_a_reaction_may_be_used_each_time_its_condition_is_met() -> None:
    """AH.reaction-abilities."""
    t = given(you=seat("daisy", play="dr-milan-christopher"), locations="hallway", chance=["0", "0"])
    t.you.investigates("react:dr-milan-christopher").then("you", resources=1)
    t.you.investigates("react:dr-milan-christopher").then("you", resources=2).asks("act")


def test_an_action_ability_is_used_in_ones_own_turn_alone() -> None:
    """AH.action-abilities."""
    t = given(you=seat("roland", deck=3), ally=seat("daisy", play="old-book-of-lore police-badge", deck=5))
    t.you.draws().asks("window", "ally", options="use:police-badge pass")


def test_who_stands_by_may_use_a_free_ability_and_is_you_then() -> None:
    """AH.triggered-sources."""
    t = given(you=seat("roland", resources=1), ally=seat("skids", threat="hospital-debts", resources=1))
    t.you.uses("hospital-debts").then("you", resources=0).then("ally", resources=1)


def test_a_reaction_of_a_card_before_another_needs_ones_own_deed() -> None:
    """AH.triggered-sources: Cover Up asks whoever discovers, by the FAQ also Agnes; by the book of 2016 Roland alone."""
    for rules, asked in (("faq", "react"), ("2016", "act")):
        t = given(
            you=seat("agnes"),
            ally=seat("roland", threat="cover-up+clues:3"),
            locations="hallway+clues:1",
            chance=["0"],
            rules=rules,
        )
        t.you.investigates().asks(asked, "you")


def test_once_begun_as_much_as_possible_is_resolved() -> None:
    """AH.resolve-as-much-as-possible: two cards of three are there to draw, and both are drawn."""
    t = given(you=seat("daisy", hand="cryptic-research", deck="guts knife"))
    t.you.plays("cryptic-research").then("guts", zone="hand").then("knife", zone="hand")


# ---------------------------------------------------------------- keywords and other texts
def test_a_keyword_from_two_sources_counts_once() -> None:
    """AH.keyword-counts-once."""
    t = given(
        you=seat("roland", at="attic", deck=2, threat="hospital-debts", resources=1),
        locations="hallway attic cellar",
        step="3.1",
        enemies="swarm-of-rats@cellar",
    )
    i = [c.d.id for c in t.s.cards].index("swarm-of-rats")
    t.then("swarm-of-rats", at="hallway")
    t.s.card(i).gained = HUNTER
    assert board.keywords(t.s, i) == HUNTER


def test_a_keyword_is_not_a_matter_of_choice() -> None:
    """AH.keywords-mandatory: nobody is asked whether the hunter hunts, or whether the goat retaliates."""
    t = given(you=seat("roland"), enemies="goat-spawn", chance=["auto-fail"])
    t.you.fights("goat-spawn").asks("act").then("you", damage=1)


def test_spawn_and_prey_are_gone_with_the_text() -> None:
    """AH.spawn-and-prey-are-abilities: a blank Ravenous Ghoul no longer wants the weakest, and the lead decides."""
    t = given(
        you=seat("agnes", hand="mind-wipe", resources=1, deck=2),
        ally=seat("roland", damage=8, deck=2),
        enemies="ravenous-ghoul+exhausted",
        step="4.1",
    )
    t.answers("play:mind-wipe").asks("engage-whom", "you", "AH.engage-which-investigator")
    t = given(
        you=seat("agnes", deck=2), ally=seat("roland", damage=8, deck=2), enemies="ravenous-ghoul+exhausted", step="4.1"
    )
    t.then("ravenous-ghoul", seat="ally")


def test_an_elder_sign_ability_is_for_the_tests_of_its_own_investigator() -> None:
    """AH.elder-sign-ability: Skids's 2 resources are not for Daisy's test."""
    for you, gained in (("skids", 2), ("daisy", 0)):
        t = given(
            you=seat(you), ally=seat("agnes" if you == "skids" else "skids"), locations="hallway", chance=["elder-sign"]
        )
        t.you.investigates().then("you", resources=gained).then("ally", resources=0)


def test_an_objective_takes_the_place_of_the_clues() -> None:
    """AH.objective: the last act of The Gathering needs no clue, but the Ghoul Priest defeated."""
    t = given(
        you=seat("roland", clues=9, play="machete", threat="ghoul-priest+damage:4"),
        act="what-have-you-done",
        chance=["+1"],
    )
    t.may_not("advance:what-have-you-done")
    t.you.activates("machete").then("ghoul-priest", zone="victory")
    assert "advance" in t.happened()

"""Timing: when, at, if and after; would; what comes first at one moment, and what is finished before the rest goes on."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge.arkham.doors.testing import Ruling, given, seat


def order(t: Ruling, *kinds: str) -> bool:
    """Whether these kinds of event happened in this order, the first of each since the last action."""
    places = [t.happened().index(k) for k in kinds]
    return places == sorted(places)


# ---------------------------------------------------------------- when and after
def test_after_is_after_all_of_it_has_been_resolved() -> None:
    """AH.after: when Roland is asked the enemy has left play."""
    t = given(you=seat("roland", threat="swarm-of-rats"), locations="study+clues:1", chance=["0"])
    t.you.fights("swarm-of-rats").asks("react", "you").then("swarm-of-rats", zone="encounter-discard")


def test_when_interrupts_before_there_is_any_effect() -> None:
    """AH.when: Dodge is offered before the attack has hurt anybody."""
    t = given(you=seat("roland", hand="dodge", resources=1, threat="ghoul-minion", deck=2), step="3.3")
    t.asks("react", "you").then("you", damage=0, horror=0)


def test_when_a_card_is_drawn_comes_before_its_revelation_and_an_enemy_is_answered_before_it_is_there() -> None:
    """AH.when-and-after-drawing."""
    t = given(you=seat("agnes", hand="ward-of-protection", resources=1), encounter="frozen-in-fear", step="1.4")
    t.asks("react", "you").then("frozen-in-fear", zone="limbo").answers("pass").then("frozen-in-fear", zone="threat")
    t = given(you=seat("daisy", play="disc-of-itzamna"), encounter="young-deep-one", step="1.4")
    t.asks("react", "you").then("young-deep-one", zone="limbo").then("you", horror=0)
    t.answers("pass").then("young-deep-one", zone="threat").then("you", horror=1)  # after it has engaged


def test_at_names_a_moment_as_when_and_after_do() -> None:
    """AH.at-and-if: the voices are gone at the end of the round, the act advances if the priest falls."""
    t = given(you=seat("roland", threat="dissonant-voices", deck=3), encounter="swarm-of-rats crypt-chill", step="4.5")
    t.then("dissonant-voices", zone="encounter-discard")
    t = given(
        you=seat("roland", play="machete", threat="ghoul-priest+damage:4"), act="what-have-you-done", chance=["+1"]
    )
    t.you.activates("machete").because("AH.enemy-defeated", "AH.advancing-1-tokens")


def test_what_a_cost_sets_off_comes_before_the_effect_that_it_pays_for() -> None:
    """AH.after: the horror that Agnes takes to pay is answered before she gains anything by it."""
    t = given(you=seat("agnes", play="forbidden-knowledge", threat="ghoul-minion"))
    t.you.uses("forbidden-knowledge").asks("react", "you").then("you", horror=1, resources=0)
    t.answers("react:agnes-baker").then("ghoul-minion", damage=1).then("you", resources=1)


# ---------------------------------------------------------------- would
def test_would_comes_before_when() -> None:
    """AH.would: the statue answers a token that would be revealed, Wendy one that is."""
    t = given(you=seat("wendy", play="grotesque-statue", hand="knife"), locations="hallway", chance=["0", "-1"])
    t.you.investigates().asks("react", "you").may_not("react:wendy-adams")
    t.answers("react:grotesque-statue", "0").asks("react", "you", options="react:wendy-adams pass").answers("pass")


def test_what_was_replaced_can_no_longer_be_answered() -> None:
    """AH.would-replaced: once a failure is averted, nobody has failed."""
    t = given(
        you=seat("agnes", hand="lucky", resources=1, play="rabbits-foot", deck=2), locations="study", chance=["-2"]
    )
    t.you.investigates().asks("react", "you").answers("play:lucky").asks("act")
    t.then("rabbits-foot", exhausted=False)
    t = given(
        you=seat("agnes", hand="lucky", resources=1, play="rabbits-foot", deck=2), locations="study", chance=["-2"]
    )
    t.you.investigates().answers("pass").asks("react", "you").answers("react:rabbits-foot").then(
        "rabbits-foot", exhausted=True
    )


# ---------------------------------------------------------------- at one moment
@pytest.mark.parametrize("rules, first", [("faq", "advance"), ("2016", "place-doom")])
def test_when_the_round_ends_stands_before_at_its_end_by_the_faq_and_after_it_by_the_book(
    rules: str, first: str
) -> None:
    """AH.timing-point-order, AH.timing-point-order-2016: the objective of the second act, the doom of the third agenda."""
    t = given(
        you=seat("roland", clues=3, deck=3),
        act="the-barrier",
        agenda="theyre-getting-out",
        aside="lita-chantler ghoul-priest",
        locations="hallway parlor+unrevealed",
        enemies="ghoul-minion@hallway+exhausted",
        step="4.6",
        rules=rules,
    )
    t.answers("yes")
    kinds = [e.kind for e in t.g.events]
    assert (kinds.index("advance") < kinds.index("place-doom")) is (first == "advance")


def test_the_lead_orders_forced_abilities_of_one_moment() -> None:
    t = given(
        you=seat("roland", threat="frozen-in-fear frozen-in-fear", deck=3),
        ally=seat("agnes", deck=3),
        lead="ally",
        chance=["0", "-1"],
    )
    t.you.ends_turn().asks(None, "ally", "AH.lead-orders-forced").answers(0)
    assert len({c.zone for c in t.s.cards if c.d.id == "frozen-in-fear"}) == 2  # one test was passed, the other not


def test_each_ability_answers_a_moment_once_and_each_of_its_copies_may() -> None:
    """AH.once-per-occurrence."""
    t = given(you=seat("daisy", play="dr-milan-christopher"), locations="hallway", chance=["0"])
    t.you.investigates("react:dr-milan-christopher").asks("act").then("you", resources=1)
    t = given(you=seat("skids", play="pickpocketing pickpocketing", deck=3, threat="ghoul-minion"), chance=["0"])
    t.you.evades("ghoul-minion", "react:pickpocketing@skids-otoole").asks(
        "react", "you", "AH.reaction-opportunities"
    ).answers(0)
    t.asks("act").then("you", hand=2)


def test_everybody_may_answer_the_same_moment_from_the_active_investigator_on() -> None:
    """AH.reaction-opportunities."""
    t = given(
        you=seat("agnes", hand="dodge", resources=1),
        ally=seat("roland", hand="dodge", resources=1, threat="swarm-of-rats"),
        active="ally",
        lead="you",
    )
    t.ally.takes_a_resource().asks("react", "ally").answers("pass").asks("react", "you").answers("play:dodge")
    t.then("ally", damage=0).then("you", resources=0)


def test_all_of_an_effect_is_resolved_before_what_follows_from_a_part_of_it() -> None:
    """AH.effect-before-after: both enemies of the blast are gone before Roland is asked about one."""
    t = given(
        you=seat("roland", hand="dynamite-blast", resources=5, at="hallway"),
        locations="hallway+clues:1 attic",
        enemies="swarm-of-rats@attic ghoul-minion@attic",
    )
    t.you.plays("dynamite-blast", "attic")
    t.asks("react", "you").then("swarm-of-rats", zone="encounter-discard").then(
        "ghoul-minion", zone="encounter-discard"
    )
    t.answers("react:roland-banks").then("you", clues=1).asks("act")


def test_what_stands_after_then_comes_before_other_consequences() -> None:
    """AH.then-before-consequences: one is carried off before the hypochondria that the damage sets off."""
    t = given(
        you=seat("roland", threat="hypochondria", at="graveyard"),
        scenario="the-midnight-masks",
        locations="graveyard rivertown",
        encounter="on-wings-of-darkness",
        step="1.4",
        chance=["auto-fail"],
    )
    t.then("you", at="rivertown", damage=1, horror=2)
    told = [e.kind for e in t.g.events]
    horrors = [k for k, kind in enumerate(told) if kind == "place-horror"]
    assert horrors[0] < told.index("move") < horrors[1]


@pytest.mark.parametrize("rules", ["faq", "2016"])
def test_what_an_answer_brings_about_is_finished_before_the_rest_goes_on(rules: str) -> None:
    """AH.nested-sequences, AH.nested-sequences-2016: dog, goat, horror, Agnes; and only then the asset enters play."""
    t = given(
        you=seat("roland", hand="knife", resources=1, play="guard-dog", threat="goat-spawn+damage:2"),
        ally=seat("agnes", threat="ghoul-minion"),
        rules=rules,
    )
    t.you.plays("knife", "guard-dog", "react:guard-dog", "roland-banks").asks("react", "ally").then(
        "knife", zone="hand"
    )
    t.then("goat-spawn", zone="threat").then("guard-dog", damage=0)
    t.answers("react:agnes-baker", "ghoul-minion@threat-agnes-baker").then("ghoul-minion", damage=1).then(
        "guard-dog", damage=1
    ).then("knife", zone="play")
    assert order(t, "place-horror", "defeated", "enters-play")


def test_forced_abilities_that_answer_an_attack_come_before_those_that_are_offered() -> None:
    """AH.forced-before-reactions: the observer takes a card before Aquinnah can turn its blow."""
    t = given(
        you=seat("roland", hand="knife", play="aquinnah", threat="yithian-observer", deck=2),
        step="3.3",
        chance=["knife"],
        enemies="swarm-of-rats+exhausted",
    )
    t.asks("react", "you").then("knife", zone="discard")


def test_by_the_faq_dodge_stops_an_attack_before_the_observer_takes_a_card() -> None:
    """AH.canceled-attack: the attack has not begun; passed up, it begins, and then it is too late for Dodge."""
    fields: dict[str, Any] = {"step": "3.3", "rules": "faq"}
    t = given(you=seat("roland", hand="dodge knife", resources=1, threat="yithian-observer", deck=2), **fields)
    t.asks("react", "you", options="play:dodge pass").then("you", hand="dodge knife").answers("play:dodge").asks("act")
    t.then("knife", zone="hand").then("you", damage=0, horror=0)
    assert "AH.canceled-attack" in [e.rule for e in t.g.events if e.kind == "cancel"]
    t = given(
        you=seat("roland", hand="dodge knife", resources=1, threat="yithian-observer", deck=2),
        chance=["knife"],
        **fields,
    )
    t.answers("pass").asks("act").then("knife", zone="discard").then("dodge", zone="hand").then(
        "you", damage=1, horror=1
    )


@pytest.mark.parametrize(("rules", "left"), [("faq", "guts emergency-cache"), ("2016", "emergency-cache")])
def test_an_attack_of_opportunity_is_dodged_in_the_same_order_and_the_action_goes_on(rules: str, left: str) -> None:
    """AH.canceled-attack, AH.canceled-attack-2016, AH.attack-of-opportunity: by the book a card goes first; the draw comes."""
    t = given(
        you=seat("roland", hand="dodge guts", resources=1, deck="emergency-cache", threat="yithian-observer"),
        chance=["guts"] if rules == "2016" else [],
        rules=rules,
    )
    t.you.draws("play:dodge").then("you", hand=left, damage=0, horror=0)


def test_by_the_book_of_2016_the_observer_takes_a_card_before_dodge_perhaps_the_very_one() -> None:
    """AH.canceled-attack-2016, AH.forced-before-reactions."""
    t = given(
        you=seat("roland", hand="dodge knife", resources=1, threat="yithian-observer", deck=2),
        step="3.3",
        chance=["knife"],
        rules="2016",
    )
    t.asks("react", "you").then("knife", zone="discard").answers("play:dodge").asks("act").then("you", damage=0)
    assert "AH.canceled-attack-2016" in [e.rule for e in t.g.events if e.kind == "cancel"]
    t = given(
        you=seat("roland", hand="dodge", resources=1, threat="yithian-observer", deck=2), step="3.3", rules="2016"
    )
    t.asks("act").then("dodge", zone="discard").then("you", damage=1)


def test_an_attack_that_was_cancelled_can_no_longer_be_answered() -> None:
    """AH.would-replaced, AH.cancel: Aquinnah turns no attack that Dodge has stopped."""
    t = given(
        you=seat("roland", hand="dodge", resources=1, play="aquinnah", threat="ghoul-minion", deck=2),
        step="3.3",
        enemies="swarm-of-rats+exhausted",
    )
    t.asks("react", "you").answers("play:dodge").asks("act").then("aquinnah", exhausted=False, horror=0)


def test_the_lead_orders_what_happens_to_several_players_at_one_moment() -> None:
    t = given(
        you=seat("roland", threat="dissonant-voices", deck=3),
        ally=seat("agnes", threat="dissonant-voices", deck=2),
        lead="ally",
        step="4.6",
        encounter="swarm-of-rats swarm-of-rats crypt-chill",
    )
    t.asks(None, "ally", "AH.lead-orders-forced")


def test_what_the_dog_kills_is_defeated_by_its_master() -> None:
    """AH.nested-sequences: in the midst of an attack of opportunity Roland finds a clue, and then the action goes on."""
    t = given(you=seat("roland", play="guard-dog", threat="swarm-of-rats"), locations="study+clues:1")
    t.you.takes_a_resource("guard-dog", "react:guard-dog").asks("react", "you", options="react:roland-banks pass")
    t.then("you", resources=0).answers("react:roland-banks").then("you", clues=1, resources=1)

"""Skill tests from the token on: ST.3 to ST.8, automatic results, and what "you" means on a committed card."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from tableforge.arkham import chaos
from tableforge.arkham.cards import CARDS
from tableforge.arkham.doors.testing import given, seat
from tableforge.arkham.names import FACES
from tableforge.arkham.words import peril

RAT: dict[str, Any] = {"enemies": "swarm-of-rats+exhausted"}


# ---------------------------------------------------------------- ST.3
def test_reactions_to_a_token_come_before_its_symbol_does_anything() -> None:
    """AH.reactions-to-the-reveal: Wendy takes the tablet back before it can hurt her."""
    t = given(you=seat("wendy", hand="guts"), enemies="ghoul-minion+exhausted", chance=["tablet", "0"])
    t.you.fights("ghoul-minion")
    t.asks("react", "you").then("you", damage=0).answers("react:wendy-adams")
    t.then("you", damage=0).because("AH.canceled-token", "AH.st3-reveal-chaos-token")


def test_a_cancelled_token_is_back_in_the_bag_before_the_next_is_drawn() -> None:
    """AH.canceled-token: with one token in the bag the same one comes again, and may not be cancelled a second time."""
    t = given(you=seat("wendy", hand="guts guts"), bag="-1", **RAT)
    t.you.fights("swarm-of-rats", "react:wendy-adams", "guts@hand")
    t.then("you", hand="guts").then("table", bag=["-1"])
    assert t.happened().count("token") == 2


def test_the_statue_may_answer_the_token_that_comes_in_place_of_a_cancelled_one() -> None:
    """AH.reveal-another-token: each reveal has its own reactions."""
    t = given(you=seat("wendy", hand="guts", play="grotesque-statue"), chance=["-1", "-1", "+1"], **RAT)
    t.you.fights("swarm-of-rats", "pass", "react:wendy-adams").asks("react").answers("react:grotesque-statue", "+1")
    t.then("swarm-of-rats", zone="encounter-discard")


def test_a_pair_of_tokens_adds_up_and_the_rest_of_the_first_comes_after() -> None:
    """AH.reveal-another-token, AH.tokens-without-replacement: the cultist of the hard side reveals another."""
    t = given(
        you=seat("roland"),
        difficulty="hard",
        bag="cultist -2 skull",
        chance=["cultist", "-2"],
        locations="study+clues:2",
    )
    t.you.investigates()
    t.then("you", clues=0, horror=2).then("table", bag=3)
    assert [e.amount for e in t.events() if e.kind == "token"] == [FACES.index("cultist"), FACES.index("-2")]


def test_tokens_stay_out_of_the_bag_until_the_test_ends() -> None:
    """AH.tokens-without-replacement, AH.st8-test-ends."""
    t = given(you=seat("agnes", hand="lucky", resources=1), bag="-4 0", chance=["-4"], locations="study+clues:1")
    t.you.investigates().asks("react").then("table", bag=["0"], tokens=["-4"]).answers("pass")
    t.then("table", bag=["-4", "0"], tokens=[])


@pytest.mark.parametrize("difficulty", ["easy", "standard", "hard", "expert"])
def test_each_of_the_four_levels_has_its_bag(difficulty: str) -> None:
    """AH.difficulty-levels."""
    t = given(you=seat("roland"), difficulty=difficulty)
    assert t.s.bag == chaos.bag(difficulty) and len({chaos.bag(x) for x in chaos.NUMBERS}) == 4


@pytest.mark.parametrize("token, value", [("+1", 4), ("0", 3), ("-1", 2), ("-4", 0), ("-8", 0)])
def test_a_number_is_added_and_a_sum_below_zero_counts_as_zero(token: str, value: int) -> None:
    """AH.token-numbers, AH.st5-modified-skill-value."""
    t = given(you=seat("roland"), bag=token, locations="attic+clues:1")
    t.you.investigates()
    told = [e for e in t.events() if e.kind in ("succeeds", "fails")]
    assert told[0].data == (value, 1)


def test_the_sum_is_raised_to_zero_only_at_its_end() -> None:
    """AH.st5-modified-skill-value: 3, two icons and −8 come to 0, and are not 0 and two icons."""
    t = given(you=seat("roland", hand="perception"), bag="-8", locations="study+clues:1")
    t.you.investigates("commit:perception")
    assert [e.data for e in t.events() if e.kind == "fails"] == [(0, 2)]


# ---------------------------------------------------------------- ST.4
def test_symbols_are_told_by_the_scenario_card() -> None:
    """AH.token-scenario-symbols: a skull counts the ghouls here."""
    t = given(
        you=seat("roland"),
        enemies="ghoul-minion+exhausted ravenous-ghoul+exhausted",
        bag="skull",
        locations="study+clues:1",
    )
    t.you.investigates()
    assert [e.data for e in t.events() if e.kind == "fails"] == [(1, 2)]


def test_a_symbol_that_nothing_answers_to_does_nothing() -> None:
    """AH.symbol-without-ability: The Gathering knows no elder thing; a detective blanks the elder sign."""
    t = given(you=seat("roland"), bag="elder-thing", locations="study+clues:1")
    t.you.investigates().then("you", clues=1, damage=0, horror=0)
    t = given(you=seat("roland", threat="stubborn-detective"), bag="elder-sign", locations="attic+clues:9")
    t.you.fights("stubborn-detective")
    assert [e.data[0] for e in t.events() if e.kind == "succeeds"] == [4]


def test_the_elder_sign_is_the_testers_own() -> None:
    """AH.token-auto-fail-and-elder-sign: Skids, who helps, has no say in Roland's."""
    t = given(
        you=seat("roland"), ally=seat("skids", hand="perception", deck=2), bag="elder-sign", locations="attic+clues:2"
    )
    t.you.investigates("commit:perception")
    t.then("ally", resources=0).then("you", clues=1)
    assert [e.data[0] for e in t.events() if e.kind == "succeeds"] == [7]


def test_the_auto_fail_token_fails_a_test_that_any_number_would_pass() -> None:
    """AH.token-auto-fail-and-elder-sign, AH.automatic-failure: icons and bonuses count for nothing."""
    t = given(you=seat("daisy", hand="perception"), bag="auto-fail", locations="attic+clues:1")
    t.you.investigates("commit:perception").then("you", clues=0)
    assert [e.data for e in t.events() if e.kind == "fails"] == [(0, 1)]


# ---------------------------------------------------------------- ST.6
def test_automatic_success_makes_the_difficulty_nothing() -> None:
    """AH.automatic-success: Wendy, with her amulet, succeeds by her whole skill, and the hunter's doubling is no matter."""
    t = given(
        you=seat("wendy", play="wendys-amulet", hand="opportunist"), bag="elder-sign", enemies="ghoul-priest+exhausted"
    )
    t.you.fights("ghoul-priest", "commit:opportunist")
    assert [(e.data, e.amount) for e in t.events() if e.kind == "succeeds"] == [((2, 0), 2)]
    t.then("ghoul-priest", damage=1).then("opportunist", zone="discard")


def test_an_automatic_result_is_known_early_and_established_in_its_step() -> None:
    """AH.automatic-result-in-st6: between token and failure the rest of the test goes on."""
    t = given(you=seat("agnes", play="shrivelling", threat="ghoul-minion"), bag="auto-fail")
    t.you.activates("shrivelling").answers("react:agnes-baker")
    kinds = t.happened()
    assert kinds.index("token") < kinds.index("place-horror") < kinds.index("fails")


def test_by_the_faq_a_bonus_alone_cannot_answer_an_automatic_failure() -> None:
    """AH.modifiers-on-automatic-failure: only the copy that draws a card may be played."""
    t = given(you=seat("agnes", hand="lucky lucky-2", resources=5, deck=2), bag="auto-fail", locations="study+clues:1")
    t.you.investigates().asks("react", "you", options="play:lucky-2 pass").answers("play:lucky-2")
    t.then("you", clues=0, deck=1, hand=2)


def test_by_the_book_of_2016_it_can_but_in_vain() -> None:
    """AH.modifiers-on-automatic-failure-2016."""
    t = given(you=seat("agnes", hand="lucky", resources=5), bag="auto-fail", locations="study+clues:1", rules="2016")
    t.you.investigates("play:lucky").then("you", clues=0, resources=4).then("lucky", zone="discard")


def test_luck_comes_before_the_failure_is_established_and_may_turn_it() -> None:
    """AH.would-fail: nothing that waits for a failure is ever told of one."""
    t = given(
        you=seat("agnes", hand="lucky look-what-i-found", resources=5, play="rabbits-foot"),
        bag="-1",
        locations="study+clues:2",
    )
    t.you.investigates("pass").asks("react", options="play:lucky pass").answers("play:lucky")
    t.then("you", clues=1).then("rabbits-foot", exhausted=False)
    assert "fails" not in t.happened() and t.g.decision is not None and t.g.decision.kind == "act"


def outcome(rules: str) -> list[str]:
    t = given(you=seat("daisy", play="dr-milan-christopher"), bag="0", locations="study+clues:1", rules=rules)
    t.you.investigates("react:dr-milan-christopher").then("you", clues=1, resources=1)
    return [k for k in t.happened() if k in ("discover", "gain")]


def test_by_the_faq_whoever_waits_for_success_has_it_before_the_results() -> None:
    """AH.after-success-or-failure."""
    assert outcome("faq") == ["gain", "discover"]


def test_by_the_book_of_2016_whoever_waits_for_success_has_it_after_the_results() -> None:
    """AH.after-success-or-failure-2016."""
    assert outcome("2016") == ["discover", "gain"]


# ---------------------------------------------------------------- ST.7 and ST.8
def test_the_results_of_the_test_and_those_that_cards_add_are_all_applied() -> None:
    """AH.st7-apply-results: the clue, and the card that perception draws."""
    t = given(you=seat("roland", hand="perception", deck=2), bag="0", locations="study+clues:1")
    t.you.investigates("commit:perception")
    t.then("you", clues=1, deck=1).then("perception", zone="discard")


@pytest.mark.parametrize("first, place", [("graveyard", "rivertown"), ("the-midnight-masks", "graveyard")])
def test_the_tester_decides_which_result_comes_first(first: str, place: str) -> None:
    """AH.st7-apply-results: whoever flees the graveyard before the tablet is applied loses the clue in Rivertown."""
    t = given(
        you=seat("roland", clues=1),
        locations="rivertown graveyard",
        scenario="the-midnight-masks",
        bag="tablet",
        act="uncovering-the-conspiracy",
        agenda="predator-or-prey",
    )
    t.you.moves("graveyard").asks("result-order", "you", "AH.st7-apply-results").answers(first, "second")
    t.then("you", at="rivertown", clues=0).then(place, clues=1)


def test_committed_cards_are_discarded_when_the_test_ends_unless_a_card_says_otherwise() -> None:
    """AH.st8-test-ends."""
    t = given(you=seat("skids", hand="opportunist manual-dexterity", deck=2), bag="0", locations="attic+clues:1")
    t.you.investigates("commit:opportunist")
    t.then("opportunist", zone="hand")
    t = given(you=seat("skids", hand="opportunist"), bag="-4", locations="attic+clues:1")
    t.you.investigates("commit:opportunist").then("opportunist", zone="discard")


def test_what_was_for_this_test_is_gone_with_it() -> None:
    """AH.effects-for-this-test-end."""
    t = given(you=seat("roland", play="physical-training", resources=2), bag="0", **RAT)
    t.you.fights("swarm-of-rats", "use:physical-training#2", "pass", "pass")
    t.then("you", skills=[3, 3, 4, 2], lasting="")


def test_a_plain_sum_for_each_point_is_dealt_at_once() -> None:
    """AH.per-point-of-failure: 3 horror is one packet, one psychosis."""
    t = given(you=seat("agnes", threat="psychosis"), encounter="rotting-remains", step="1.4", bag="auto-fail")
    t.then("you", horror=3, damage=1)


def test_a_choice_for_each_point_is_made_point_by_point() -> None:
    """AH.per-point-of-failure: what was discarded for one point is gone when the next is chosen."""
    t = given(
        you=seat("daisy", hand="guts", threat="psychosis"),
        encounter="umordhoths-wrath",
        step="1.4",
        bag="0",
        scenario="the-devourer-below",
        locations="main-path",
    )
    t.asks("commit").answers("pass", "first")
    t.then("you", hand="", horror=1, damage=2)


# ---------------------------------------------------------------- Peril, and whose "you"
@pytest.fixture
def perilous(monkeypatch: pytest.MonkeyPatch) -> str:
    """A treachery with a test and Peril, for the core set has none."""
    remains = CARDS["rotting-remains"]
    made = dataclasses.replace(remains, id="perilous-remains", abilities=(*remains.abilities, peril))
    monkeypatch.setitem(CARDS, made.id, made)
    return made.id


def test_nobody_helps_in_a_test_under_peril(perilous: str) -> None:
    """AH.test-under-peril: the ally at the same place is not even asked."""
    t = given(
        you=seat("roland", hand="guts"),
        ally=seat("agnes", hand="guts", play="beat-cop", at="study"),
        encounter=perilous,
        enemies="swarm-of-rats+exhausted",
        step="1.4",
        bag="auto-fail",
    )
    t.asks("commit", "you").answers("pass")
    t.then("you", horror=3).then("ally", hand="guts")


def test_on_a_committed_card_you_is_whoever_committed_it() -> None:
    """AH.you-on-committed-card: Agnes heals and draws, Roland's test is what succeeds."""
    t = given(
        you=seat("roland", threat="frozen-in-fear", horror=2),
        ally=seat("agnes", hand="fearless", horror=2),
        bag="0",
    )
    t.you.ends_turn("commit:fearless")
    t.then("you", horror=2).then("ally", horror=1).then("frozen-in-fear", zone="encounter-discard")


def test_what_a_committed_card_says_of_the_attack_is_the_testers_attack() -> None:
    """AH.you-on-committed-card."""
    t = given(you=seat("roland"), ally=seat("skids", hand="vicious-blow"), enemies="ghoul-minion+exhausted", bag="0")
    t.you.fights("ghoul-minion", "commit:vicious-blow").then("ghoul-minion", zone="encounter-discard")

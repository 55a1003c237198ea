"""A line of content is read once into the words that run and speak; what cannot be read is named, with what would do."""

from __future__ import annotations

import pytest

from tableforge.fateforge.definition import Act
from tableforge.fateforge.names import (
    ALL,
    ALL_OF_IT,
    ANY,
    ANYWHERE,
    COLOURS,
    DO_CALL,
    DO_GRANT,
    DO_LEAP,
    DO_LOSE_PARRY,
    DO_STRIKE,
    FOCUS,
    IF_HP_LEAST,
    IF_STANCE,
    MOVE,
    ON_ALLY_HIT,
    OTHER,
    PARRY,
    PAY_ENERGY,
    PIERCE,
    SAME,
    SAME_RESULT,
    SELF,
    SHOOT,
    STRIKE,
    STRIKE_STAR,
)
from tableforge.fateforge.words import formula, mods, outcome, strip
from tableforge.fateforge.words.reading import Unreadable


def act(text: str) -> Act:
    return formula.act(text)


def test_a_use_costs_results_and_gives_a_chain_of_actions() -> None:
    (alt,) = formula.use("move + any => [leap 2 > strike+2]")

    assert [(t.n, t.symbols) for t in alt.cost] == [(1, MOVE), (1, ANY)]
    assert alt.results == 2
    (gain,) = alt.gains
    assert gain.ordered
    assert [(a.verb, a.n, a.plus) for a in gain.acts] == [(DO_LEAP, 2, 0), (DO_STRIKE, 1, 2)]


def test_a_starred_result_pays_for_a_plain_one_and_never_the_reverse() -> None:
    assert formula.term("strike").accepts == STRIKE | STRIKE_STAR
    assert formula.term("strike*").accepts == STRIKE_STAR


def test_tokens_are_no_results() -> None:
    (alt,) = formula.use("en + focus => 2 focus-token, parry")

    assert [t.kind for t in alt.cost] == [PAY_ENERGY, 0]
    assert alt.results == 1
    assert [(g.tokens, g.n, g.results) for g in alt.gains] == [(2, 0, 0), (0, 1, PARRY)]


def test_each_way_of_using_a_card_stands_behind_or() -> None:
    assert len(formula.use("strike => shoot* or move => shoot or shoot => strike")) == 3


@pytest.mark.parametrize(
    ("text", "lo", "hi"),
    [
        ("strike", 0, 0),
        ("shoot", 1, 1),
        ("pull", 1, 1),
        ("stun", 0, 0),
        ("mark@0-2", 0, 2),
        ("reroll 1@any", 0, ANYWHERE),
        ("shoot+2@1-2~pierce", 1, 2),
        ("strike~same", 0, ANYWHERE),
    ],
)
def test_an_action_reaches_as_far_as_it_says_or_as_its_verb_does(text: str, lo: int, hi: int) -> None:
    assert (act(text).lo, act(text).hi) == (lo, hi)


@pytest.mark.parametrize(
    ("text", "flags"),
    [
        ("heal 3", SELF),
        ("heal 2@0-1", 0),
        ("guard 1@0~all", ALL),
        ("hide~self", SELF),
        ("hide@0~all", ALL),
        ("reroll 1@self", SELF),
        ("strike+3~pierce", PIERCE),
        ("stun~same", SAME),
        ("escort 1@0-1", OTHER),
        ("toxic 1", SELF),
        ("toxic 1@0~all", ALL),
    ],
)
def test_an_action_is_about_yourself_where_it_names_nobody_else(text: str, flags: int) -> None:
    assert act(text).flags == flags


def test_a_grant_names_its_results_and_a_call_its_colours() -> None:
    assert act("grant strike/shoot/move@0-1~other").what == STRIKE | SHOOT | MOVE
    assert act("grant any@0-1").what == ANY
    assert act("grant same@0-1~other").what == SAME_RESULT
    assert (act("call:white/red").verb, act("call:white/red").what) == (DO_CALL, 0b101)
    assert act("call:any").what == 2 ** len(COLOURS) - 1
    assert (act("lose-parry all").verb, act("lose-parry all").n) == (DO_LOSE_PARRY, ALL_OF_IT)
    assert act("grant focus@0").verb == DO_GRANT and act("grant focus@0").what == FOCUS


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("strike + any [strike+2]", "is no use of a card", "n’est pas l’emploi d’une carte"),
        ("strik => [move]", "did you mean 'strike'", "vouliez-vous dire « strike »"),
        ("strike => parri", "did you mean 'parry'", "vouliez-vous dire « parry »"),
        ("free => [strik]", "did you mean 'strike'", "vouliez-vous dire « strike »"),
        ("free => [strike~peirce]", "did you mean 'pierce'", "vouliez-vous dire « pierce »"),
        ("free => [strike@x]", "is no range", "n’est pas une portée"),
        ("free => [move > strike, parry]", "by '>' and by ','", "par « > » et par « , »"),
        ("free => [move 2 zones]", "is no action", "n’est pas une action"),
        ("free => [grant@0]", "is no action", "n’est pas une action"),
        ("2 or more => parry", "is no use of a card", "n’est pas l’emploi d’une carte"),
        ("a b c => parry", "is no part of a cost", "n’est pas une part de coût"),
        ("free => two parry tokens", "is no gain", "n’est pas un gain"),
    ],
)
def test_a_formula_that_says_nothing_is_refused_with_what_would_do(text: str, english: str, french: str) -> None:
    with pytest.raises(Unreadable) as refused:
        formula.use(text)

    assert english in refused.value.text("en")
    assert french.replace(" ", "\u00a0") in refused.value.text("fr").replace(" ", "\u00a0")


def test_a_moment_may_have_a_distance() -> None:
    assert mods.moment("ally-hit@0-1") == (ON_ALLY_HIT, 0, 1)


def test_conditions_have_a_number_or_a_stance() -> None:
    assert [(c.kind, c.n) for c in mods.conditions("stance:guard, hp>=4")] == [(IF_STANCE, 1), (IF_HP_LEAST, 4)]


@pytest.mark.parametrize("text", ["stance", "hp<=", "hp=3", "stance:sleep", "no-foe"])
def test_a_condition_that_nobody_knows_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        mods.conditions(text)


@pytest.mark.parametrize("text", ["ignore-walls", "hp", "pool:pink", "untargetable-by:pink", "first-attack"])
def test_a_standing_change_that_nobody_knows_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        mods.mods(text)


@pytest.mark.parametrize(
    "text",
    [
        "strike",
        "0: bite",
        "0: strike(first",
        "0: strike(second)",
        "0: blast 1",
        "0: order pink",
        "0: summon conscript",
        "x: move",
    ],
)
def test_a_strip_that_says_nothing_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        strip.strip(text)


def test_the_cards_of_bosses_say_more_than_strips() -> None:
    goto, sweep, blast, summon, order = strip.acts(
        "goto first > sweep 1 > blast 1@0..1 > summon conscript 1@edge > order blue"
    )

    assert (goto.whom, goto.n) == (1, 2)
    assert sweep.n == 1
    assert (blast.n, blast.lo, blast.hi) == (1, 0, 1)
    assert (summon.enemy, summon.n, summon.where) == ("conscript", 1, "edge")
    assert order.colours == (1,)


@pytest.mark.parametrize("text", ["armour", "res two", "explode", "remove restless", "end"])
def test_what_follows_from_a_weak_point_must_be_whole(text: str) -> None:
    with pytest.raises(Unreadable):
        outcome.consequences(text)


@pytest.mark.parametrize("text", ["gem", "cube z:2", "snare 2", "stun red", "open-zone a", "dance", "item tierx"])
def test_a_word_of_a_scene_must_be_whole(text: str) -> None:
    with pytest.raises(Unreadable):
        outcome.outcomes(text, "abc", outcome.POINT_WORDS)

"""Rulings of the analysis where all win together, on positions whose answer is known by every token or target."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tableforge.analysis import telling
from tableforge.analysis.reasons import tell_line
from tableforge.analysis.review import analyse
from tableforge.analysis.told import Review
from tableforge.analysis.walk import imagine
from tableforge.arkham import odds
from tableforge.arkham.doors import analysis as arkham
from tableforge.arkham.doors import testing as ah
from tableforge.arkham.game import GAME as ARKHAM
from tableforge.arkham.state import Arkham
from tableforge.fateforge.bot.worth import Judge
from tableforge.fateforge.doors import analysis as fateforge
from tableforge.fateforge.doors import testing as ff
from tableforge.fateforge.game import GAME as FATEFORGE
from tableforge.fateforge.state import Fate
from tableforge.kernel.core import reply
from tableforge.kernel.declared import differences


# ---------------------------------------------------------------- Arkham Horror
def last_blow(encounter: str = "grasping-hands rotting-remains", chance: tuple[str, ...] = ()) -> ah.Ruling:
    """One blow wins; anything else provokes an attack that defeats the last investigator."""
    return ah.given(
        you=ah.seat("roland", damage=7, actions=1, threat="ghoul-priest+damage:4"),
        locations="hallway",
        act="what-have-you-done",
        encounter=encounter,
        bag="0 0 0 0 0 -1 -8",
        chance=chance,
    )


def exact_odds(t: ah.Ruling) -> float:
    """The odds of the blow, over every token."""
    s = t.state.clone()
    assert isinstance(s, Arkham)
    s.script = ()
    s.nature_asks = True
    asked = s.pending
    assert asked is not None
    (fight,) = [o for o in asked.options if ARKHAM.options.key(s, asked, o).startswith("fight:ghoul-priest")]
    reply(s, fight)
    while s.pending is not None and s.pending.kind != "chaos-token":
        reply(s, s.pending.stop)
    found = odds.worked_out(s, -1)[0]
    assert found is not None
    return found.good / found.of


def test_an_action_that_throws_the_winning_blow_away_is_a_blunder_by_the_odds_of_that_blow() -> None:
    """AH.attack-of-opportunity: any other action lets the engaged enemy attack first."""
    t = last_blow()
    p = exact_odds(t)
    assert 0.5 < p < 1
    t.g.answer("resource")
    found = analyse(t.g, [0])
    assert differences(found, Review) == []
    (mark,) = found["marks"]
    assert mark["kind"] == "blunder" and mark["line"][0]["key"].startswith("fight:ghoul-priest")
    lost = 100 * arkham.result_of(t.s)
    want = 100 * p + (1 - p) * lost
    assert mark["played"] == pytest.approx(lost, abs=0.1)
    assert abs(mark["best"] - want) < mark["margin"] + 2
    for lang, word in (("en", "blunder"), ("fr", "gaffe")):
        assert word in telling.say_mark(found, mark, lang)
        assert any(["games that were played on" in r["text"]["en"] for r in mark["reasons"] if r["text"]])


def test_the_blow_that_wins_most_often_is_not_marked_even_where_its_token_fails() -> None:
    """Luck does not count: what is compared are games that could have been."""
    t = last_blow(chance=("-8",))
    p = exact_odds(t)
    t.you.fights("ghoul-priest")
    while t.g.decision is not None and not t.g.over:
        t.g.answer(t.g.decision.stop.key if t.g.decision.stop else 0)
    assert t.g.over and t.g.result is not None and not t.g.result["won"]
    found = analyse(t.g)
    assert [m["loss"] for m in found["marks"]] == []
    (chance,) = found["chances"]["taken"]
    assert chance["odds"] == pytest.approx(100 * p, abs=0.1) and chance["good"] is False
    assert chance["text"] == {"en": "combat test", "fr": "test\u00a0: lutte"}


def test_a_yes_or_no_is_told_with_its_question() -> None:
    t = ah.given(
        you=ah.seat("roland", clues=3, play="machete"),
        locations="hallway",
        act="the-barrier",
        agenda="rise-of-the-ghouls",
        step="4.6",
    )
    d = t.g.decision
    assert d is not None and d.kind == "may"
    (step,) = tell_line(ARKHAM, arkham, t.state, 0, [d.raw.options[0]])
    question = d.question("en").text
    assert step["label"]["en"] == f"{question} Yes" and step["label"]["fr"].endswith(" Oui")


def test_what_lies_in_the_encounter_deck_changes_nothing_in_a_review() -> None:
    found = []
    for encounter in ("grasping-hands rotting-remains", "rotting-remains grasping-hands"):
        t = last_blow(encounter)
        t.g.answer("resource")
        found.append(analyse(t.g, [0])["marks"])
    assert json.dumps(found[0]) == json.dumps(found[1])


def test_what_others_hold_and_what_lies_in_decks_changes_nothing_in_a_review() -> None:
    """The same cards are in hand and deck of the other seat, dealt otherwise, and the own deck lies in another order."""
    found = []
    for deck, hand, others in (
        ("machete guts perception", "knife flashlight", "shrivelling guts"),
        ("perception machete guts", "shrivelling guts", "flashlight knife"),
    ):
        t = ah.given(
            you=ah.seat("roland", damage=7, actions=1, threat="ghoul-priest+damage:4", deck=deck),
            ally=ah.seat("skids", at="hallway", hand=hand, deck=others),
            locations="hallway",
            act="what-have-you-done",
            bag="0 0 0 0 0 -1 -8",
        )
        t.g.answer("resource")
        found.append(analyse(t.g, [0], worlds=20))
    assert json.dumps(found[0]["marks"]) == json.dumps(found[1]["marks"])
    assert found[0]["marks"] and found[0]["turns"] == found[1]["turns"]


# ---------------------------------------------------------------- Fateforge
def two_strikes(behind: str = "") -> ff.Ruling:
    """Each strike defeats a recruit, and only dents the bruiser; so and so lies behind the other hero's screen."""
    return ff.given(
        map="mill-ford",
        you=ff.hero("mercenary", at="b", results="strike strike"),
        ally=ff.hero("shaman", at="a", results=behind),
        enemies="recruit.1@b recruit.2@b bruiser.1@b+armour:2",
    )


def best_by_enumeration(t: ff.Ruling) -> tuple[float, list[int]]:
    """What the best end of the turn is worth of all that there are, and the answers that lead there."""
    s = imagine(FATEFORGE, t.state, 0, 1)
    assert isinstance(s, Fate)
    hero, turn = s.turn, fateforge.find_turn(s)
    best: tuple[float, list[int]] = (-1e9, [])
    todo: list[tuple[Fate, list[int]]] = [(s, [])]
    looked = 0
    while todo:
        p, line = todo.pop()
        asked = p.pending
        assert asked is not None
        for o in asked.options:
            looked += 1
            assert looked < 20_000
            q = p.clone()
            reply(q, o)
            if q.over or fateforge.find_turn(q) != turn:
                best = max(best, (fateforge.bound(Judge(q, hero).worth(q)), [*line, o]))
            else:
                todo.append((q, [*line, o]))
    return best


def test_a_turn_ended_with_enemies_in_reach_is_marked_and_the_strikes_shown() -> None:
    t = two_strikes()
    best, _ = best_by_enumeration(t)
    t.answers("end-turn")
    found = analyse(t.g, [0])
    assert differences(found, Review) == []
    (mark,) = found["marks"]
    assert mark["best"] == pytest.approx(best, abs=0.06)
    assert mark["line"][0]["key"].startswith("strike:recruit.") and mark["same"] == 0
    only = [e["text"] for step in mark["line"] for e in step["events"] if e["only"]]
    assert sum(["is defeated" in text["en"] for text in only]) == 2 and all([text["fr"] for text in only])
    assert sum([r["points"] for r in mark["reasons"]]) == pytest.approx(mark["loss"], abs=1.0)


def test_the_best_turn_of_all_that_there_are_is_not_marked() -> None:
    t = two_strikes()
    for answer in best_by_enumeration(t)[1]:
        d = t.g.decision
        assert d is not None
        t.g.answer(d.raw.options.index(answer), d.seat)
    found = analyse(t.g, [0])
    assert found["marks"] == [] and found["turns"][0]["loss"] == 0


def test_what_lies_behind_anothers_screen_changes_nothing_in_a_review() -> None:
    found = []
    for behind in ("focus focus", "shoot miss"):
        t = two_strikes(behind)
        t.answers("end-turn")
        found.append(analyse(t.g, [0]))
    assert json.dumps(found[0]["marks"]) == json.dumps(found[1]["marks"])
    assert found[0]["marks"] and found[0]["turns"] == found[1]["turns"]


def test_an_accuracy_is_told_for_each_seat_and_luck_by_dice_alone() -> None:
    t = two_strikes()
    t.answers("strike:recruit.1", "strike:recruit.2", "end-turn")
    found: dict[str, Any] = analyse(t.g)
    assert differences(found, Review) == []
    assert found["seats"][0]["accuracy"] == 100.0 and found["seats"][0]["luck"] is None
    assert found["scale"]["shared"] is True

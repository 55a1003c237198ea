"""Rulings of the analysis of KeyForge, on positions whose answer is known by looking at every end of the turn."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tableforge.analysis import telling
from tableforge.analysis.compare import Judgement, LineComparison, MeanValue
from tableforge.analysis.review import JudgedStretch, JudgedTurn, analyse, begin_review
from tableforge.analysis.told import Review
from tableforge.analysis.walk import find_stretches, imagine
from tableforge.errors import StepBudget
from tableforge.kernel.core import reply
from tableforge.kernel.declared import differences
from tableforge.keyforge import worth
from tableforge.keyforge.doors import analysis as door
from tableforge.keyforge.doors.bots.planner import learned_weights
from tableforge.keyforge.doors.testing import Ruling, given, seat
from tableforge.keyforge.game import GAME
from tableforge.keyforge.state import KeyForge

FILLER = "dust-pixie " * 8


def every_end(s: KeyForge, me: int, most: int = 20_000) -> dict[tuple[int, ...], float]:
    """The chance to win behind every way to play out a turn, discards and orders included; by its answers."""
    out: dict[tuple[int, ...], float] = {}
    stack: list[tuple[KeyForge, tuple[int, ...]]] = [(s.clone(), ())]
    seen: set[int] = set()
    while stack:
        p, line = stack.pop()
        asked = p.pending
        assert asked is not None
        for o in asked.options:
            t = p.clone()
            assert len(seen) < most, "the position is too wide to be looked at whole"
            try:
                reply(t, o)
            except StepBudget:
                continue
            if t.over or t.turn != s.turn:
                out[(*line, o)] = door.to_chance(worth.ended(t, me, learned_weights()))
            elif (here := hash(repr(t.dump()))) not in seen:
                seen.add(here)
                stack.append((t, (*line, o)))
    return out


def best_by_enumeration(t: Ruling, me: int = 0) -> tuple[float, tuple[int, ...]]:
    """The best end of the turn, and the answers that lead there."""
    s = imagine(GAME, t.state, me, 1)
    assert isinstance(s, KeyForge)
    ends = every_end(s, me)
    line = max(ends, key=lambda x: ends[x])
    return ends[line], line


def play_line(t: Ruling, line: tuple[int, ...]) -> None:
    """Give the answers of a line at the table."""
    for answer in line:
        d = t.g.decision
        assert d is not None
        t.g.answer(d.raw.options.index(answer))


def key_in_danger(foe_hand: str = "punch anger", foe_deck: str = "") -> Ruling:
    """The opponent wins next turn unless a key is stopped, which one card of one house does."""
    return given(
        step="house",
        you=seat(keys=2, amber=5, hand="urchin", line="headhunter troll troll"),
        foe=seat(keys=2, amber=6, line="bumpsy", hand=foe_hand, deck=foe_deck),
    )


# ---------------------------------------------------------------- the mark, its line and its words
def test_a_turn_that_lets_the_last_key_be_forged_is_a_blunder_and_the_line_that_stops_it_is_shown() -> None:
    """KF.victory: a third key wins; KF.steal: æmber that is stolen no longer pays for it."""
    t = key_in_danger()
    best, _ = best_by_enumeration(t)
    t.g.answer("brobnar")
    t.answers("reap:headhunter@line:0", "end-turn")
    found = analyse(t.g, [0])

    (mark,) = found["marks"]
    assert differences(found, Review) == []
    assert mark["kind"] == "blunder"
    assert mark["played"] == 0.0
    assert mark["best"] == pytest.approx(100 * best, abs=0.06)
    assert mark["loss"] == pytest.approx(100 * best, abs=0.06)
    assert [step["key"] for step in mark["line"][:2]] == ["shadows", "play:urchin@hand:0"]
    stolen = [e for step in mark["line"] for e in step["events"] if e["rule"] == "KF.steal"]
    assert [(e["text"]["en"], e["only"]) for e in stolen] == [("You steal 1 æmber (Urchin).", True)]


def test_the_words_of_a_mark_say_what_it_is_worth_in_english_and_french() -> None:
    t = key_in_danger()
    t.g.answer("brobnar")
    t.answers("reap:headhunter@line:0", "end-turn")
    found = analyse(t.g, [0])
    (mark,) = found["marks"]
    of = found["depth"]["checks"]

    assert mark["reasons"][0]["text"] == {
        "en": f"loses before the next turn in 0 of {of} imagined games, instead of {of}",
        "fr": f"perd avant le prochain tour dans 0 parties imaginées sur {of}, au lieu de {of}",
    }
    assert mark["reasons"][0]["points"] == mark["loss"]
    said = {lang: telling.say_mark(found, mark, lang) for lang in ("en", "fr")}
    assert (
        "blunder" in said["en"] and "“Shadows” would have kept" in said["en"] and "“Brobnar” keeps 0.0 %" in said["en"]
    )
    assert "gaffe" in said["fr"] and "« Ombres » aurait gardé" in said["fr"].replace("\u00a0", " ")
    for lang in ("en", "fr"):
        assert all([line.strip() for line in telling.describe_mark(found, mark, lang)])


def test_parts_of_a_loss_come_to_the_loss() -> None:
    t = given(
        step="house",
        you=seat(amber=2, hand="anger", line="headhunter bumpsy krump"),
        foe=seat(amber=5, line="urchin dodger", hand="punch"),
    )
    best, _ = best_by_enumeration(t)
    t.g.answer("brobnar")
    t.answers("end-turn")
    found = analyse(t.g, [0])
    (mark,) = found["marks"]
    assert mark["best"] == pytest.approx(100 * best, abs=0.06)
    assert sum([reason["points"] for reason in mark["reasons"]]) == pytest.approx(mark["loss"], abs=1.5)
    assert found["turns"][0]["loss"] == mark["loss"]


def test_a_mark_says_how_much_of_what_a_turn_lost_was_lost_where_it_stands() -> None:
    mark = {"loss": 12.5, "best": 50.0, "played": 42.0, "worlds": 12, "proof": None}
    said = telling.sureness(mark)
    assert said.text("en").startswith("Of these, 8.0 points were lost here") and "12 games" in said.text("en")
    assert said.text("fr").startswith("De ces points, 8,0 furent perdus ici")
    assert "here" not in telling.sureness({**mark, "loss": 8.1}).text("en")


# ---------------------------------------------------------------- no mark where none is due
@pytest.mark.parametrize(
    ("mean", "margin", "lost", "close"),
    [(0.03, 0.04, 0, 0), (0.03, 0.02, 3, 0), (0.08, 0.09, 0, 1), (-0.1, 0.02, 0, 0)],
)
def test_a_loss_within_its_margin_counts_for_no_mark_however_small(
    mean: float, margin: float, lost: float, close: int
) -> None:
    """Else several of them would add up to a mark that nothing has proved; over many turns they count all the same."""
    t = key_in_danger()
    t.g.answer("brobnar")
    reviewer = begin_review(t.g)
    one = JudgedStretch(next(find_stretches(door, t.g)), Judgement(), None)
    reviewer.prove(one, MeanValue(mean, margin, 12))
    assert (one.loss, reviewer.close) == (lost, close)
    turn = JudgedTurn(1, 0, [one, one])
    assert turn.measured_loss == pytest.approx(max(0, 200 * mean)) and turn.loss == 2 * lost


def test_luck_has_the_margin_of_what_was_expected_and_of_what_came() -> None:
    t = key_in_danger()
    t.g.answer("brobnar")
    t.answers("reap:headhunter@line:0", "end-turn")
    comparison = LineComparison(t.g.game, door, door.DEPTH, 1)
    stretch = next(find_stretches(door, t.g))
    judged = comparison.judge(stretch)
    judged.expected = MeanValue(0.5, 0.3, 4)
    luck = comparison.measure_luck(stretch, judged)
    assert luck is not None and luck.margin >= 0.3 and luck.count <= door.DEPTH.worlds


POSITIONS = (
    lambda: key_in_danger(),
    lambda: given(
        step="house",
        you=seat(amber=2, hand="anger", line="headhunter krump"),
        foe=seat(amber=5, line="urchin dodger", hand="punch"),
    ),
    lambda: given(
        step="house",
        you=seat(amber=4, hand="urchin bait-and-switch", line="dodger"),
        foe=seat(amber=5, line="bumpsy", hand="punch"),
    ),
    lambda: given(
        step="house",
        you=seat(keys=2, amber=4, hand="dust-pixie", line="dust-pixie"),
        foe=seat(keys=2, amber=3, line="bumpsy", hand="punch"),
    ),
)


@pytest.mark.parametrize("lay", POSITIONS)
def test_turns_played_by_the_best_line_of_enumeration_are_never_marked(lay: Any) -> None:
    t = lay()
    for _ in range(3):
        if t.g.over:
            break
        me = t.g.decision.seat
        play_line(t, best_by_enumeration(t, me)[1])
    found = analyse(t.g)
    assert found["turns"]
    assert [mark["loss"] for mark in found["marks"]] == []
    assert all([turn["loss"] == 0 for turn in found["turns"] if turn["best"] is not None])


# ---------------------------------------------------------------- what a seat could know
def test_what_the_other_side_holds_changes_nothing_in_a_review() -> None:
    """The same cards are in hand and deck of the opponent, dealt otherwise: the review of the seat is the same, word for word."""
    found = []
    for hand, deck in (("punch anger", FILLER), ("dust-pixie dust-pixie", "punch anger " + "dust-pixie " * 6)):
        t = key_in_danger(hand, deck)
        t.g.answer("brobnar")
        t.answers("reap:headhunter@line:0", "end-turn")
        found.append(analyse(t.g, [0]))
    assert json.dumps(found[0]["marks"]) == json.dumps(found[1]["marks"])
    assert json.dumps(found[0]["turns"]) == json.dumps(found[1]["turns"])


def test_what_lies_in_the_own_deck_changes_no_mark() -> None:
    """The order of the own deck is unknown as well; what it brings is luck, and stands apart."""
    found = []
    for deck in ("punch " + FILLER, FILLER + " punch"):
        t = given(
            step="house",
            you=seat(keys=2, amber=5, hand="urchin", line="headhunter troll troll", deck=deck),
            foe=seat(keys=2, amber=6, line="bumpsy", hand="punch"),
        )
        t.g.answer("brobnar")
        t.answers("reap:headhunter@line:0", "end-turn")
        found.append(analyse(t.g, [0])["marks"])
    assert json.dumps(found[0]) == json.dumps(found[1])


def test_the_same_save_and_settings_give_the_same_review_and_another_seed_the_same_blunder() -> None:
    t = key_in_danger()
    t.g.answer("brobnar")
    t.answers("reap:headhunter@line:0", "end-turn")
    first, again, other = analyse(t.g), analyse(t.g), analyse(t.g, seed=2)
    assert json.dumps(first) == json.dumps(again)
    assert [m["kind"] for m in other["marks"] if m["seat"] == 0] == ["blunder"]

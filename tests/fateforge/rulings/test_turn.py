"""A hero's turn: results against actions, energy, the end of it."""

from __future__ import annotations

import tableforge
from tableforge.fateforge.doors.testing import Ruling, given, hero


def test_a_strike_does_one_damage_to_an_enemy_in_the_same_zone_and_spends_the_result() -> None:
    """FF.strike: the archer one zone away is out of reach."""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="b", results="strike move"),
        ally=hero("shaman", at="a"),
        enemies="conscript.1@b+armour:1 archer.1@c",
    )
    t.may_not("strike:archer.1", "FF.strike")

    t.you.does("strike:conscript.1")

    t.then("conscript.1", armour=0, wounds=0).then("you", results="move", attacked=True, struck_first=True)
    t.because("FF.strike").nothing_else()


def test_a_move_leads_to_an_adjacent_zone_and_not_further() -> None:
    """FF.move"""
    t = given(map="mill-ford", you=hero(at="b", results="move"), ally=hero("shaman", at="a"))
    t.may_not("move:e", "FF.move")

    t.you.does("move:c")

    t.then("you", at="c", results="", moved=True).because("FF.move").nothing_else()


def test_a_shot_reaches_the_adjacent_zone_and_never_the_own_one() -> None:
    """FF.shoot"""
    t = given(
        map="mill-ford",
        you=hero(at="b", results="shoot shoot"),
        ally=hero("shaman", at="a"),
        enemies="archer.1@b+armour:1 archer.2@c+armour:1 archer.3@e+armour:1",
    )
    t.may_not("shoot:archer.1", "FF.shoot").may_not("shoot:archer.3", "FF.shoot")

    t.you.does("shoot:archer.2")

    t.then("archer.2", armour=0).then("you", results="shoot", attacked=True, struck_first=True).nothing_else()


def test_energy_gives_one_move_in_a_turn_and_no_second_one() -> None:
    """FF.energy-move"""
    t = given(map="mill-ford", you=hero(at="b", energy=2), ally=hero("shaman", at="a"))

    t.you.does("energy-move:c")

    t.then("you", at="c", energy=1, energy_moved=True, moved=True).because("FF.energy-move", "FF.move").nothing_else()
    t.may_not("energy-move:b", "FF.energy-move")


def test_without_energy_nobody_chooses_to_spend_any() -> None:
    """FF.no-energy"""
    t = given(map="mill-ford", you=hero(at="b", energy=0), ally=hero("shaman", at="a"))

    t.may_not("energy-move:c", "FF.no-energy")


def test_what_is_not_used_is_lost_when_the_turn_ends() -> None:
    """FF.results-lost, FF.turn-ends"""
    t = given(
        map="mill-ford", you=hero(at="b", results="strike move miss"), ally=hero("shaman", at="a", results="move")
    )

    t.you.ends_turn()

    t.then("you", results="", ended=True).then("table", turn="ally").because("FF.results-lost").nothing_else()


def gone(t: Ruling, seat: str = "you") -> list[list[tuple[str, str]] | None]:
    """The dice of each hero that lie aside, as a seat sees them."""
    rows = [h["gone"] for h in t.sees(seat)["heroes"]]
    return [None if row is None else [(x["colour"], x["face"]) for x in row] for row in rows]


def test_dice_that_were_spent_or_lost_are_seen_until_the_round_is_over() -> None:
    """FF.hero-turn, FF.results-lost: what a card gave is no die, and lies nowhere once it is spent."""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="a", results="red:miss yellow:move", skills="m-brute"),
        ally=hero("shaman", at="a", results="blue:focus"),
        enemies="recruit.1@a",
    )
    assert gone(t) == [[], []]
    t.you.does("use:m-brute#1")
    t.you.does("strike:recruit.1")
    assert gone(t) == [[("yellow", "move")], []]
    again = tableforge.load(t.g.save())
    assert again.digest() == t.g.digest() and again.view(0)["heroes"][0]["gone"] == t.g.view(0)["heroes"][0]["gone"]
    t.you.ends_turn()
    assert gone(t)[0] == [("red", "miss"), ("yellow", "move")]
    t.plays_on(until="prepare")
    assert gone(t) == [[], None]


def test_results_skills_and_energy_are_used_in_any_order_and_freely_mixed() -> None:
    """FF.hero-turn"""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="a", results="strike move move", skills="m-brute"),
        ally=hero("shaman", at="a"),
        enemies="recruit.1@b recruit.2@c recruit.3@e",
    )
    t.you.does("energy-move:b")
    t.you.does("strike:recruit.1").then("recruit.1", out=True)
    t.you.does("use:m-brute#1")
    t.you.does("move:c")
    t.you.does("strike:recruit.2").then("recruit.2", out=True).then("you", results="", at="c", energy=2)
    assert t.options() == ["end-turn"]


def test_an_effect_may_end_the_turn_at_once() -> None:
    """FF.end-turn, FF.turn-ends: the net of a trap."""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="a", results="move strike"),
        ally=hero("shaman", at="a"),
        tokens="trap@b",
        trap="t-net",
        enemies="recruit.1@b",
    )
    t.you.does("move:b").then("you", results="", ended=True).then("table", turn="ally").because("FF.end-turn")


def test_outside_a_turn_it_ends_nothing() -> None:
    """FF.end-turn: a hero who sprints into the net has its turn all the same."""
    t = given(
        map="mill-ford",
        you=hero("mercenary", at="a", results="strike"),
        ally=hero("shaman", at="a", ready=True),
        tokens="trap@b",
        trap="t-net",
        step="prepare",
    )
    t.you.does("sprint:b", "spring").then("you", results="strike", ended=False)
    t.you.does("ready", "mercenary").then("table", turn="you")

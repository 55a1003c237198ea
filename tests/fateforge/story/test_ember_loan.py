"""Our own campaign where it matters: the long walk for the clauses, the six endings, and who can reach them."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

import pytest

from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.tale import ENDING
from tableforge.testing.fateforge import Ruling, given, hero


def ours(scene: str, **fields: object) -> Ruling:
    return given(**{"tale": "ember-loan", "scene": scene, "seats": 1, **fields})


def walks(t: Ruling, *stops: str) -> Ruling:
    """Goes from place to place; `mint-square/order` answers whoever is met there."""
    city = tale().maps["easafir"]
    for stop in stops:
        place, _, answer = stop.partition("/")
        assert t.s.saga is not None
        side = next(side for side, there in city.spots[t.s.saga.spot].exits.items() if there == place)
        t.group(side, *([answer] if answer else []))
    return t


# ---------------------------------------------------------------- the accord
def test_a_sensible_walk_finds_enough_clauses_to_read_the_accord() -> None:
    """FF.exploration, FF.flags: nobody is lucky, nobody has the right trait; three gold, a map and no detour are enough."""
    t = ours("a3-c3-explore", counts={"clauses": 1}, flags="ninth-gate-open", gold=3)
    walks(
        t, "ninth-gate", "mint-square/order", "paper-mills", "cold-engine-yard/buy", "winter-garden/laugh",
        "star-counting-house/wait", "artificers-arcade", "weir-lock/relieve", "paper-mills", "mint-square", "ninth-gate",
        "gate-court", "petition-hall",
    )  # fmt: skip
    t.then("table", scene="a3-c3-assembled", counts={"clauses": 6})
    assert "accord-read" in t.table()["flags"]


def test_four_of_those_who_stand_about_the_city_are_enough() -> None:
    """FF.flags: with Fourth Clause's own that makes five."""
    t = ours("a3-c3-explore", counts={"clauses": 1}, flags="ninth-gate-open", gold=3)
    walks(
        t, "ninth-gate", "mint-square/order", "paper-mills", "cold-engine-yard/buy", "winter-garden/laugh",
        "star-counting-house/wait", "winter-garden", "cold-engine-yard", "paper-mills", "mint-square", "ninth-gate",
        "gate-court", "petition-hall",
    )  # fmt: skip
    t.then("table", scene="a3-c3-assembled", counts={"clauses": 5})


def test_who_comes_back_early_reads_a_part_of_it() -> None:
    """FF.flags"""
    t = ours("a3-c3-explore", counts={"clauses": 1}, flags="ninth-gate-open")
    walks(t, "ninth-gate", "mint-square/order", "ninth-gate", "gate-court", "petition-hall")
    t.then("table", scene="a3-c3-partial")


# ---------------------------------------------------------------- endings
# what the last question is answered by, and what must have been done before
SETTLED = {
    "home": {"flags": "road-ready"},
    "terms": {"flags": "accord-read"},
    "ground": {"flags": "forest-side"},
    "cold": {"cards": "crown-cinder"},
    "jubilee": {"regard": {"ashbound": 3}},
    "watch": {},
}


def ended(t: Ruling, choice: str) -> Ruling:
    """The last question is answered; then whatever is asked is answered by the first that can be."""
    t.group(choice)
    for _ in range(12):
        if t.s.over:
            return t
        t.group(t.options()[0])
    raise AssertionError(t.story())


@pytest.mark.parametrize("choice", SETTLED)
def test_each_ending_follows_from_what_was_done(choice: str) -> None:
    """FF.flags, FF.all-rules-unlocked"""
    t = ours("a3-c5-won", **SETTLED[choice], you=hero("mercenary"), ally=hero("shaman"))
    assert sorted(t.options()) == sorted({choice, "watch"})
    ended(t, choice).then("table", ending=f"end-{choice}", over=True, won=True)


def test_there_are_six_endings_and_each_is_settled_for_here() -> None:
    """FF.flags"""
    assert {x.id for x in tale().scenes.values() if x.kind == ENDING} == {f"end-{x}" for x in SETTLED}


def test_a_lost_battle_still_ends_in_something() -> None:
    """FF.failure-goes-on"""
    t = ours("a3-c5-fight", fought="lost")
    t.then("table", scene="a3-c5-lost", over=False)
    ended(t, "watch").then("table", ending="end-watch")


def test_selmet_herself_can_mend_an_accord_with_holes() -> None:
    """FF.reputation: part of it is enough for who has her regard, as long as she is there."""
    assert "terms" in ours("a3-c5-won", flags="accord-partial", regard={"selmet": 4}).options()
    assert "terms" not in ours("a3-c5-won", flags="accord-partial", regard={"selmet": 3}).options()
    assert "terms" not in ours("a3-c5-won", flags="accord-partial selmet-gone", regard={"selmet": 5}).options()


# ---------------------------------------------------------------- its writers
def test_the_registry_tells_where_every_flag_is_set_and_read() -> None:
    """FF.flags: what a writer looks up is what the scenes do."""
    tool = run_path(str(Path(__file__).parents[3] / "tools" / "story_flags.py"))
    known = (tool["OURS"] / tool["REGISTRY"]).read_text(encoding="utf-8")
    assert known == tool["registry"](tool["OURS"]), "run tools/story_flags.py"

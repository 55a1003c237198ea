"""Our own campaign where it matters: the long walk for the clauses, the six endings, and who can reach them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from tableforge.fateforge.camp.services import discount
from tableforge.fateforge.camp.trial import chance
from tableforge.fateforge.cards import OURS
from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.doors.testing import Ruling, given, hero
from tableforge.fateforge.tale.definition import DO_GOLD, ENDING, Trial


def ours(scene: str, **fields: Any) -> Ruling:
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
        t,
        "ninth-gate",
        "mint-square/order",
        "paper-mills",
        "cold-engine-yard/buy",
        "winter-garden/laugh",
        "star-counting-house/wait",
        "artificers-arcade",
        "weir-lock/relieve",
        "paper-mills",
        "mint-square",
        "ninth-gate",
        "gate-court",
        "petition-hall/yes",
    )
    t.then("table", scene="a3-c3-assembled", counts={"clauses": 6})
    assert "accord-read" in t.table()["flags"]


def test_four_of_those_who_stand_about_the_city_are_enough() -> None:
    """FF.flags: with Fourth Clause's own that makes five."""
    t = ours("a3-c3-explore", counts={"clauses": 1}, flags="ninth-gate-open", gold=3)
    walks(
        t,
        "ninth-gate",
        "mint-square/order",
        "paper-mills",
        "cold-engine-yard/buy",
        "winter-garden/laugh",
        "star-counting-house/wait",
        "winter-garden",
        "cold-engine-yard",
        "paper-mills",
        "mint-square",
        "ninth-gate",
        "gate-court",
        "petition-hall/yes",
    )
    t.then("table", scene="a3-c3-assembled", counts={"clauses": 5})


def test_who_comes_back_early_reads_a_part_of_it() -> None:
    """FF.flags"""
    t = ours("a3-c3-explore", counts={"clauses": 1}, flags="ninth-gate-open")
    walks(t, "ninth-gate", "mint-square/order", "ninth-gate", "gate-court", "petition-hall/yes")
    t.then("table", scene="a3-c3-partial")


# ---------------------------------------------------------------- endings
# what the last question is answered by, and what must have been done before
SETTLED: dict[str, dict[str, Any]] = {
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


# ---------------------------------------------------------------- tests and gold
def test_the_tests_of_the_campaign_are_spread_over_all_traits() -> None:
    """FF.test: no trait has less than half of its even share, none much more than half again of it."""
    tests = [c.trial for x in tale().scenes.values() for c in x.choices if c.trial is not None]
    share = len(tests) / len(ours("a1-c1-customs").s.pack.traits)
    counts = Counter([t.trait for t in tests])
    assert set(counts) == set(ours("a1-c1-customs").s.pack.traits)
    assert {id: n for id, n in counts.items() if not 0.7 * share <= n <= 1.35 * share} == {}


def test_a_trait_helps_in_a_test_and_does_not_decide_it() -> None:
    """FF.test-success: who lacks the trait passes at least half as often as who has it and is rested."""
    t = ours("a1-c1-customs", you=hero("mercenary", traits="lore"), ally=hero("thief"))
    for difficulty in (0, 1):
        test = Trial("lore", difficulty)
        assert 0.45 * chance(t.s, 0, test) < chance(t.s, 1, test) < 0.85 * chance(t.s, 0, test)


def test_act_three_has_more_to_buy_than_a_group_can_pay_for() -> None:
    """FF.gold-shared: scenes of the last act that ask for gold, besides what grows heroes and the last market."""
    asked = {
        f"{x.id}/{c.id}": -e.n
        for x in tale().scenes.values()
        if x.act == tale().acts[2].id
        for c in x.choices
        for e in c.effects
        if e.verb == DO_GOLD and e.n < 0
    }
    assert len(asked) >= 10
    assert sum(asked.values()) >= 75
    wares = [c.price for c in ours("a3-r1").s.pack.items.values() if c.shop == "last-market"]
    assert sum(wares) >= 50


def test_the_last_night_everything_costs_one_less() -> None:
    """FF.rest-place: the woman with the paddle keeps her word at every stall."""
    shops = [p for p in tale().places.values() if p.stock]
    for scene, off in (("a3-r1", 0), ("a3-r2", 1)):
        t = ours(scene, seen=scene, regard={"brigands": 1})
        assert {p.id: discount(t.s, p) for p in shops} == dict.fromkeys([p.id for p in shops], off), scene


# ---------------------------------------------------------------- whoever plays it
MISTOLD = (  # said of two to four heroes, of a heroine, of as many hounds as the board has for them, of the city's measures
    "Coureuse des vents",
    "Celui d’entre vous qui avait signé",
    "five hounds",
    "cinq chiens",
    "seven hounds",
    "sept chiens",
    "four grey smudges",
    "quatre taches grises",
    "two of you",
    "four of you",
    "deux d’entre vous",
    "two metres",
    "deux mètres",
)


@pytest.mark.parametrize("phrase", MISTOLD)
def test_what_is_told_holds_for_every_group(phrase: str) -> None:
    """Each of these words was told once to somebody of whom it was not true."""
    assert [path.name for path in OURS.rglob("*.toml") if phrase.lower() in path.read_text("utf-8").lower()] == []


# ---------------------------------------------------------------- its writers
def test_the_registry_tells_where_every_flag_is_set_and_read() -> None:
    """FF.flags: what a writer looks up is what the scenes do."""
    tool = run_path(str(Path(__file__).parents[3] / "tools" / "story_flags.py"))
    known = (tool["OURS"] / tool["REGISTRY"]).read_text(encoding="utf-8")
    assert known == tool["registry"](tool["OURS"]), "run tools/story_flags.py"

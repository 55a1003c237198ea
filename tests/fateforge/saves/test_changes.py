"""An act is begun again, a hero exchanged, other players seated: what is kept, what is given back, what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from fateforge.saves.walking import begun, left, setup_of, walk

from tableforge import laws
from tableforge.errors import BadSetup, IllegalAnswer
from tableforge.fateforge.game import GAME
from tableforge.fateforge.names import CONSUMABLE
from tableforge.fateforge.pieces import Hero
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import changes, chronicle, memoir
from tableforge.kernel.core import NO_PLACE, reply

SEED = 6  # four heroes, three seats


def started(setup: dict[str, Any]) -> Fate:
    return begun(GAME.setup(**json.loads(json.dumps(setup))), 5)


def hero(s: Fate, id: str) -> Hero:
    return next(h for h in s.heroes if h.d.id == id)


def ids(s: Fate, things: tuple[int, ...]) -> list[str]:
    return sorted([s.gear[i].d.id for i in things if i >= 0])


def answered(s: Fate, key: str) -> None:
    """Whoever is asked answers with this key, where it is on offer."""
    d = s.pending
    assert d is not None
    for o in d.options:
        own = d.of(d.seat_of(o))
        if own is not None and GAME.options.key(s, own, d.option_of(o)) == key:
            reply(s, o)
            return
    raise AssertionError(f"nobody can answer {key}")


def in_combat(setup: dict[str, Any]) -> Fate:
    s = begun(setup, 1)
    chooser = laws.Chooser(1)
    while s.combat() == NO_PLACE:
        assert s.pending is not None
        reply(s, chooser.pick(s.pending))
    return s


# ------------------------------------------------------------------ an act is begun again
def test_a_restarted_act_keeps_what_happened_before_it_and_forgets_what_happened_in_it_but_for_rules() -> None:
    setup, s = left(SEED, memoir.RESTING, act=1)
    then = json.loads(chronicle.saga(s).began)
    assert chronicle.saga(s).visited > set(then["saga"]["visited"])

    t = started(changes.restart_act(s, setup, setup["heroes"], setup["seats"]))

    assert memoir.beginning(t)["saga"] == {**then["saga"], "rules": sorted(chronicle.saga(s).rules)}
    before, after = chronicle.saga(s).past, chronicle.saga(t).past
    assert after == before[: len(after)] and after[-1].startswith("act:") and len(before) > len(after)


def test_a_restarted_act_gives_full_boxes_back_and_takes_corruption_and_skills() -> None:
    setup, s = left(SEED, memoir.RESTING, act=2)
    then = json.loads(chronicle.saga(s).began)
    assert any([h["corruption"] for h in then["heroes"]])

    t = started(changes.restart_act(s, setup, setup["heroes"], setup["seats"]))

    for h, was in zip(t.heroes, s.heroes, strict=True):
        assert (h.hp, h.en) == (h.hp_max, h.en_max) and not h.corruption
        assert h.traits == was.traits
        assert memoir.ids(t, h.skills) == list(h.d.start)
    held = sum([len(h["corruption"]) for h in then["heroes"]])
    assert len(t.corruption_deck) == len(then["decks"]["corruption_deck"]) + held


def test_a_restarted_act_gives_gold_for_the_skills_that_were_owned_and_two_for_each_act_and_hero() -> None:
    setup, s = left(SEED, memoir.RESTING, act=2)
    then = json.loads(chronicle.saga(s).began)
    skills = [s.pack.skills[id] for h in then["heroes"] for id in h["skills"]]
    paid = sum([c.cost + (s.pack.skills[c.up].cost if c.up else 0) for c in skills])

    t = started(changes.restart_act(s, setup, setup["heroes"], setup["seats"]))

    assert t.gold == paid + 2 * 3 * len(setup["heroes"])


def test_in_a_restarted_act_skills_are_bought_from_everything_that_was_for_sale_until_every_seat_is_done() -> None:
    setup, s = left(SEED, memoir.RESTING, act=1)
    t = started(changes.restart_act(s, setup, setup["heroes"], 1 if len(setup["heroes"]) == 2 else 2))
    d = t.pending
    assert d is not None and (d.kind, d.rule) == ("rebuy", "FF.restart-keeps")
    assert [e.rule for e in t.events if e.kind == "act-again"] == ["FF.restart-act"]
    assert "L’acte recommence" in GAME.speech.question(t, d, "fr") and "The act begins again" in GAME.speech.question(
        t, d, "en"
    )
    gold = t.gold
    c = min([c for c in t.pack.skills.values() if c.hero == t.heroes[0].d.id and c.level == 1], key=lambda c: c.cost)

    answered(t, c.id)

    assert t.gold == gold - c.cost and c.index in t.heroes[0].skills
    while t.pending is not None and t.pending.kind == "rebuy":
        answered(t, "done")
    assert t.pending is not None and t.pending.kind != "rebuy"


def test_a_restarted_act_keeps_lasting_items_and_no_consumables() -> None:
    setup, s = left(4, memoir.RESTING, act=2)
    then = changes.laid(setup, json.loads(chronicle.saga(s).began))
    owned = [i for h in then.heroes for i in h.board if i >= 0] + list(then.bag)
    lasting = [then.gear[i].d.id for i in owned if then.gear[i].d.uses != CONSUMABLE]
    assert len(lasting) < len(owned)

    t = started(changes.restart_act(s, setup, setup["heroes"], setup["seats"]))

    assert sorted(lasting) == sorted([*ids(t, t.bag), *[x for h in t.heroes for x in ids(t, h.board)]])


def test_an_act_is_restarted_with_other_heroes_and_players_and_the_traits_gained_stay_with_the_group() -> None:
    setup, s = left(SEED, memoir.RESTING, act=1)
    told = chronicle.tale(s)
    stays = setup["heroes"][0]
    comes = next(id for id in told.heroes if id not in setup["heroes"])

    t = started(changes.restart_act(s, setup, [comes, stays], 1))

    assert [h.d.id for h in t.heroes] == [comes, stays] and t.seats == 1 and t.solo
    assert ids(t, hero(t, comes).board) == sorted(hero(t, comes).d.items)
    assert hero(t, comes).traits[0] == hero(t, comes).d.trait
    gone = [s.pack.items[x].id for h in s.heroes[1:] for x in h.d.items if s.pack.items[x].only]
    assert not set(gone) & set(ids(t, t.bag))


def test_a_restarted_act_can_be_restarted_again_and_played_to_an_ending() -> None:
    setup, s = left(SEED, memoir.RESTING, act=1)
    once = GAME.setup(**changes.restart_act(s, setup, setup["heroes"], setup["seats"]))
    t = started(once)
    for step in walk(t, 3):
        if step == memoir.RESTING:
            break
    u = started(changes.restart_act(t, once, setup["heroes"], setup["seats"]))
    began = json.loads(chronicle.saga(s).began)["saga"]
    assert memoir.beginning(u)["saga"] == {**began, "rules": sorted(chronicle.saga(t).rules)}
    assert [*walk(u, 4)] and u.over and chronicle.saga(u).ending


# ------------------------------------------------------------------ a hero is exchanged
def swapped(step: str = memoir.RESTING, act: int = 1) -> tuple[Fate, Fate, Hero, Hero]:
    setup, s = left(SEED, step, act)
    was = max(s.heroes, key=lambda h: (len(h.skills), len(h.corruption)))
    comes = next(id for id in chronicle.tale(s).heroes if id not in setup["heroes"])
    t = started(changes.swap_hero(s, setup, was.d.id, comes))
    return s, t, was, hero(t, comes)


def test_a_newcomer_has_the_corruption_and_the_traits_of_whom_it_replaces_and_lacks_what_that_one_lacked() -> None:
    s, t, was, h = swapped(act=2)
    assert h.corruption == was.corruption and len(t.heroes) == len(s.heroes)
    assert set(h.traits) >= {id for id in was.traits if id != was.d.trait} and h.traits[0] == h.d.trait
    assert h.hp == max(1, h.hp_max - (was.hp_max - was.hp)) and h.en == max(0, h.en_max - (was.en_max - was.en))
    assert h.index == was.index and h.seat == was.seat


def test_items_of_whom_leaves_stay_in_the_bag_but_for_those_of_its_class() -> None:
    s, t, was, h = swapped()
    own = [s.gear[i].d for i in was.board if i >= 0]
    assert ids(t, t.bag) == sorted([*ids(s, s.bag), *[d.id for d in own if not d.only]])
    assert ids(t, h.board) == sorted(h.d.items)


def test_a_newcomer_takes_as_many_skills_as_the_other_had_bought_for_one_gold_more_at_most() -> None:
    s, t, was, h = swapped(act=2)
    bought = [s.pack.cards[i] for i in was.skills if s.pack.cards[i].level]
    worth = sum([s.pack.skills[c.up].cost + 1 if c.up else c.cost for c in bought])
    gold = t.gold
    assert bought
    while t.pending is not None and t.pending.kind == "new-skill":
        assert t.pending.rule == "FF.hero-swap" and GAME.options.key(t, t.pending, t.pending.options[-1]) == "done"
        reply(t, t.pending.options[0])
    taken = [c for c in [t.pack.cards[i] for i in hero(t, h.d.id).skills] if c.level]
    assert 0 < len(taken) <= len(bought) and all([c.level == 1 for c in taken])
    assert sum([c.cost for c in taken]) <= worth + 1 and t.gold == gold


def test_the_story_goes_on_where_it_was_after_an_exchange() -> None:
    for step in (memoir.CHOOSING, memoir.ON_THE_MAP, memoir.RESTING):
        s, t, _, _ = swapped(step)
        x, y = chronicle.saga(s), chronicle.saga(t)
        assert (x.at, x.flags, x.spot, x.points) == (y.at, y.flags, y.spot, y.points)
        assert [*walk(t, 2)] and t.over


# ------------------------------------------------------------------ other players
def test_the_same_heroes_are_dealt_to_other_players() -> None:
    setup, s = left(SEED, memoir.RESTING)
    t = started(changes.seat_players(s, setup, 4))
    assert [h.seat for h in t.heroes] == [0, 1, 2, 3] and t.resting == (0, 1, 2, 3)
    assert [h.dump()[3:] for h in t.heroes] == [h.dump()[3:] for h in s.heroes]


# ------------------------------------------------------------------ refusals
def test_nothing_of_it_can_be_done_in_a_combat() -> None:
    setup = setup_of(1)
    s = in_combat(setup)
    doings: tuple[Callable[[], object], ...] = (
        lambda: changes.restart_act(s, setup, setup["heroes"], setup["seats"]),
        lambda: changes.swap_hero(s, setup, setup["heroes"][0], "thief"),
        lambda: changes.seat_players(s, setup, 1),
    )
    for do in doings:
        with pytest.raises(IllegalAnswer, match="not in the middle of a combat") as e:
            do()
        assert "pas en plein combat" in e.value.text("fr")


def test_an_exchange_waits_for_what_is_being_decided_and_a_restart_does_not() -> None:
    setup = setup_of(1)
    s = begun(setup, 1)
    chooser = laws.Chooser(1)
    while s.pending is None or s.pending.kind != "tester":
        assert s.pending is not None
        reply(s, chooser.pick(s.pending))
    with pytest.raises(IllegalAnswer, match="answer that first"):
        changes.seat_players(s, setup, 1)
    assert started(changes.restart_act(s, setup, setup["heroes"], setup["seats"]))


def test_who_leaves_must_be_there_and_who_comes_must_not() -> None:
    setup, s = left(SEED, memoir.RESTING)
    a, b = setup["heroes"][:2]
    with pytest.raises(IllegalAnswer, match="no hero of this group"):
        changes.swap_hero(s, setup, "nobody", "thief")
    with pytest.raises(IllegalAnswer, match="in the group already"):
        changes.swap_hero(s, setup, a, b)
    with pytest.raises(IllegalAnswer, match="no hero of this campaign"):
        changes.swap_hero(s, setup, a, "nobody")
    with pytest.raises(BadSetup, match="two to four heroes"):
        changes.seat_players(s, setup, 4) and changes.restart_act(s, setup, [a, b], 3)


def test_a_campaign_that_has_ended_and_a_game_that_is_none_are_refused() -> None:
    setup = setup_of(0)
    s = begun(setup, 0)
    assert [*walk(s, 0)] and s.over
    with pytest.raises(IllegalAnswer, match="the chronicle has ended"):
        changes.restart_act(s, setup, setup["heroes"], setup["seats"])
    quest = GAME.setup(**GAME.sample(1, "quest"))
    with pytest.raises(IllegalAnswer, match="this is no campaign"):
        changes.restart_act(begun(quest, 1), quest, quest["heroes"], quest["seats"])

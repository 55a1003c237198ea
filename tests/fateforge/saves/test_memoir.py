"""A chronicle is written down as plain data, and goes on from that as if nobody had left (FF.save-content)."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from fateforge.saves.walking import begun, left, setup_of, walk

from tableforge.errors import BadSetup
from tableforge.fateforge.game import GAME
from tableforge.fateforge.pieces import Saga
from tableforge.fateforge.state import Fate
from tableforge.fateforge.tale import chronicle, memoir
from tableforge.kernel.pickling import fields


def again(setup: dict[str, Any], m: dict[str, Any]) -> Fate:
    """A table laid out from a memoir that has been through a file; what seed it has does not matter."""
    return begun(GAME.setup(**{**setup, "memoir": json.loads(memoir.text(m))}), 99)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 2, 6])
def test_wherever_a_campaign_can_be_left_its_memoir_lays_out_the_same_position(seed: int) -> None:
    setup = setup_of(seed)
    s = begun(setup, seed)
    seen: set[tuple[str, str]] = set()
    for step in walk(s, seed):
        here = (step, chronicle.saga(s).at)
        if here in seen:
            continue
        seen.add(here)
        assert again(setup, memoir.taken(s, step)).dump() == s.dump(), here
    assert {step for step, _ in seen} >= {memoir.CHOOSING, memoir.RESTING, memoir.ON_THE_MAP}
    assert len(seen) > 30


def test_the_beginning_of_every_act_is_remembered_and_can_be_laid_out() -> None:
    setup = setup_of(2)
    s = begun(setup, 2)
    began: dict[int, dict[str, Any]] = {}
    for _ in walk(s, 2):
        x = chronicle.saga(s)
        began.setdefault(x.act, json.loads(x.began))
    assert sorted(began) == [0, 1, 2]
    for act, m in began.items():
        t = again(setup, m)
        assert chronicle.saga(t).act == act
        assert t.gold >= 0 and [h.d.id for h in t.heroes] == setup["heroes"]


def test_what_was_left_and_taken_up_is_played_on_as_if_nobody_had_left() -> None:
    setup, s = left(2, memoir.RESTING)
    t = again(setup, memoir.taken(s, memoir.RESTING))
    ends = [[*walk(x, 7)] and x.dump() for x in (s, t)]
    assert ends[0] == ends[1]


def test_every_field_of_a_saga_is_in_a_memoir() -> None:
    _, s = left(2, memoir.CHOOSING)
    written = memoir.taken(s, memoir.CHOOSING)
    assert set(fields(Saga("", 0, 0))) - {"began"} == set(written["saga"])


def test_a_chronicle_can_be_left_before_a_choice_on_a_map_and_at_a_rest_and_in_the_midst_of_nothing() -> None:
    s = begun(setup_of(2), 2)
    asked = {s.pending.kind for _ in walk(s, 2) if s.pending is not None}
    assert asked == {"choice", "rest", "direction", "go-in"}


def spoil(*path: Any, to: Any) -> Callable[[dict[str, Any]], None]:
    def do(m: dict[str, Any]) -> None:
        at: Any = m
        for key in path[:-1]:
            at = at[key]
        if to is None:
            del at[path[-1]]
        else:
            at[path[-1]] = to

    return do


BROKEN = [
    (spoil("gold", to=-1), "memoir.gold should be a whole number from 0 to 999; got -1"),
    (spoil("gold", to="much"), "memoir.gold should be a whole number from 0 to 999; got 'much'"),
    (spoil("bag", to=[77]), "memoir.bag[0] should be a whole number"),
    (spoil("saga", to=[]), "memoir.saga should be a table of fields"),
    (spoil("saga", "at", to="a1-c1-counsel"), "memoir.saga.at: this story has no 'a1-c1-counsel'"),
    (spoil("saga", "regard", "militias", to=1), "memoir.saga.regard has no field 'militias'"),
    (spoil("saga", "quests", to=[["room-nine", "going", 0]]), "memoir.saga.quests[0].state"),
    (spoil("saga", "act", to=None), "memoir.saga.act is missing"),
    (spoil("heroes", 0, "hp", to=99), "memoir.heroes[0].hp should be"),
    (spoil("heroes", 0, "down", to=True), "memoir.heroes[0].down should be true without health"),
    (spoil("heroes", 0, "skills", to=["m-heavy-blo"]), "memoir.heroes[0].skills[0]: this story has no 'm-heavy-blo'"),
    (spoil("heroes", 0, "hero", to="nobody"), "memoir.heroes should be those who play"),
    (spoil("heroes", 0, "luck", to=3), "memoir.heroes[0] has no field 'luck'"),
    (spoil("heroes", 1, "board", to=[0, 0, 0, 0, 0, 0]), "memoir.bag should be items that nobody has already"),
    (spoil("gear", 0, to=["sword"]), "memoir.gear[0] should be an item"),
    (spoil("decks", "trap_deck", to=[]), "memoir.decks.trap_deck should be the"),
    (spoil("chance", to=[[1, 2, 3]]), "memoir.chance should be 4 rows of four words"),
    (spoil("step", to="explore"), "memoir.step"),
    (spoil("saga", "exploration", to="a1-c5-fog"), "memoir.saga.spot"),
    (spoil("step", to="dance"), "memoir.step: this story has no 'dance'"),
    (spoil("tale", to="other"), "memoir.tale"),
    (spoil("heroes", 0, "traits", to=7), "memoir.heroes[0].traits should be a list"),
    (spoil("fitting", to={"way": "steal"}), "memoir.fitting.way"),
]


@pytest.mark.parametrize(("do", "wanted"), BROKEN, ids=[wanted for _, wanted in BROKEN])
def test_a_memoir_that_somebody_has_changed_is_refused_by_the_name_of_the_field(do: Any, wanted: str) -> None:
    setup, s = left(2, memoir.CHOOSING)
    m = copy.deepcopy(memoir.taken(s, memoir.CHOOSING))
    do(m)
    with pytest.raises(BadSetup) as e:
        again(setup, m)
    assert wanted in e.value.text("en")
    assert e.value.text("fr") != e.value.text("en")


def test_a_memoir_without_a_campaign_is_refused() -> None:
    _, s = left(2, memoir.CHOOSING)
    with pytest.raises(BadSetup, match="name it with 'tale'"):
        GAME.setup(memoir=memoir.taken(s, memoir.CHOOSING))


def test_a_shelf_with_what_no_shop_sells_is_refused() -> None:
    setup, s = left(2, memoir.RESTING)
    m = copy.deepcopy(memoir.taken(s, memoir.RESTING))
    other = next(c.id for c in s.pack.skills.values() if c.hero not in [h.d.id for h in s.heroes])
    for card in ("c-greed", other):
        m["rest"]["stock"][0] = [card]
        with pytest.raises(BadSetup, match=rf"memoir\.rest\.stock\[0\]\[0\]: this story has no '{card}'"):
            again(setup, m)

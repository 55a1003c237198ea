"""What happened so far in a chronicle is remembered by its memoir and told act by act to whoever goes on with it."""

from __future__ import annotations

from typing import Any

import pytest
from fateforge.saves.walking import left

import tableforge
from tableforge.errors import BadSetup
from tableforge.fateforge.cards.tales import tale
from tableforge.fateforge.doors.campaign import CHRONICLE
from tableforge.fateforge.game import GAME
from tableforge.fateforge.pieces import Saga
from tableforge.fateforge.setup import pack_of
from tableforge.fateforge.tale import changes, chronicle, memoir, past, updates
from tableforge.table.sitting import Sitting

SEED = 2


def gone_on(step: str, act: int = 0) -> tuple[list[str], Sitting]:
    """What had happened in a chronicle where it was left, and the game that goes on from there."""
    setup, s = left(SEED, step, act)
    return list(chronicle.saga(s).past), Sitting(GAME, GAME.setup(**{**setup, "memoir": memoir.taken(s, step)}), 1)


def saga_of(g: Sitting) -> Saga:
    return chronicle.saga(g.state)  # type: ignore[arg-type]


def test_a_game_that_goes_on_from_a_memoir_remembers_what_happened_before_it() -> None:
    before, g = gone_on(memoir.RESTING, 1)
    assert len(before) > 10 and list(saga_of(g).past) == before
    told = CHRONICLE.recount(g, "en")
    assert told is not None and sum([len(part.episodes) for part in told.parts]) == len(before)


def test_it_is_told_by_acts_with_choices_what_came_of_them_and_the_passage_that_was_read() -> None:
    _, g = gone_on(memoir.RESTING, 1)
    told = CHRONICLE.recount(g, "en")
    assert told is not None
    assert [part.title for part in told.parts] == ["Act I, The Road and the Gate", "Act II, The Man Who Would Not Owe"]
    first = told.parts[0].episodes[0]
    assert (first.kind, first.heading) == ("chose", "The Split Stick")
    assert first.text.startswith("You chose: ") and first.passage
    assert {x.mark for part in told.parts for x in part.episodes} == {"", "good", "bad"}
    assert any([x.came for part in told.parts for x in part.episodes])


def test_every_entry_there_may_be_can_be_told_in_both_languages() -> None:
    _, g = gone_on(memoir.RESTING)
    x = saga_of(g)
    every = sorted(past.every_entry(tale(), pack_of("")))
    for lang in ("en", "fr"):
        x.past = tuple(every)
        told = CHRONICLE.recount(g, lang)
        assert told is not None
        rows = [row for part in told.parts for row in part.episodes]
        assert len(rows) == len(every) and all([row.text and "{" not in row.text for row in rows])
        assert told.companions and told.standing


def test_nothing_is_told_before_the_first_choice_nor_of_a_game_without_a_story() -> None:
    wanted: dict[str, Any] = {"heroes": ["lord", "thief"], "seats": 1}
    g = tableforge.new("fateforge", seed=3, tale="ember-loan", **wanted)
    assert CHRONICLE.recount(g, "en") is None and g.view(0)["story"]["past"] == 0
    assert CHRONICLE.recount(tableforge.new("fateforge", seed=3, **wanted), "en") is None
    g.answer(g.decision.options[0].key)
    assert CHRONICLE.recount(g, "en") is not None and g.view(0)["story"]["past"] == 1
    g.undo()
    assert CHRONICLE.recount(g, "en") is None


def test_a_hero_who_takes_the_place_of_another_is_told_of() -> None:
    setup, s = left(SEED, memoir.CHOOSING)
    here = [h.d.id for h in s.heroes]
    comes = next(id for id in chronicle.tale(s).heroes if id not in here)
    after = GAME.setup(**changes.swap_hero(s, setup, here[0], comes))
    g = Sitting(GAME, after, 1)
    assert saga_of(g).past[-1] == f"swap:{here[0]}/{comes}"
    told = CHRONICLE.recount(g, "fr")
    assert told is not None and "a pris la place de" in told.parts[-1].episodes[-1].text


def test_a_memoir_from_before_tells_nothing_and_one_with_what_never_was_is_refused() -> None:
    setup, s = left(SEED, memoir.CHOOSING)
    m = memoir.taken(s, memoir.CHOOSING)
    m["saga"]["past"] = ["chose:nowhere/nothing/told"]
    with pytest.raises(BadSetup, match="past"):
        GAME.start(GAME.setup(**{**setup, "memoir": m}), 1)
    del m["saga"]["past"]
    assert saga_of(Sitting(GAME, GAME.setup(**{**setup, "memoir": m}), 1)).past == ()


def test_what_a_changed_story_has_renamed_is_told_under_its_name_of_today_and_what_has_gone_is_dropped() -> None:
    _, s = left(SEED, memoir.RESTING)
    told = tale()
    first = next(iter(chronicle.saga(s).past))
    scene = first.removeprefix("chose:").partition("/")[0]
    m = memoir.taken(s, memoir.RESTING)
    m["saga"]["past"] = [first.replace(scene, "an-old-name"), "chose:gone/away/told"]
    told_before = list(told.migrations)
    try:
        told.migrations = [(told.version, "scene", "an-old-name", scene)]
        assert updates.migrated(m, told, told.version, "")["saga"]["past"] == [first]
    finally:
        told.migrations = told_before

"""A game declares its kinds of event: play emits no other, and every one has its sentence in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

import pytest

import tableforge
from tableforge import games, laws
from tableforge.kernel.declared import differences
from tableforge.kernel.event import Event
from tableforge.kernel.shown import NumberedEvent
from tableforge.kernel.terms import EventKind
from tableforge.laws.trial import give_answer
from tableforge.tongue.text import LANGUAGES

NAMES = games.names()


def sentences(name: str, lang: str) -> Mapping[str, str]:
    """The sentences of a game's log."""
    languages = import_module(f"tableforge.{name}.voice.languages")
    rows: Mapping[str, str] = languages.table(lang).EVENTS if name == "fateforge" else languages.tongue(lang).events
    return rows


def shared(name: str) -> dict[str, str]:
    """The kinds of event that have no sentence of their own."""
    table = import_module(f"tableforge.{name}.voice.table")
    return getattr(table, "SHARED", {})


def declared(name: str) -> dict[str, EventKind]:
    return {kind.name: kind for kind in games.game(name).events}


def check(e: Event, kinds: dict[str, EventKind]) -> None:
    """An event is one of those that are declared, with the numbers that are."""
    assert e.kind in kinds, f"{e.kind!r} is not declared"
    kind = kinds[e.kind]
    assert e.how in kind.hows, f"{e.sort!r} is not declared"
    numbers = [x for x in kind.data if not x.endswith("…")]
    assert not e.data or len(numbers) < len(kind.data) or len(e.data) == len(numbers), f"{e.kind!r} has data {e.data}"


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_is_declared_once_in_both_languages(name: str) -> None:
    kinds = games.game(name).events
    assert len({k.name for k in kinds}) == len(kinds)
    assert all([k.about and k.about != k.about.text("fr") for k in kinds])
    assert all([len(set(k.hows + k.told)) == len(k.hows + k.told) for k in kinds])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_declared_event_has_a_sentence_and_every_sentence_an_event(name: str, lang: str) -> None:
    rows, alike = sentences(name, lang), shared(name)
    wanted = set(alike.values())
    for kind in games.game(name).events:
        if kind.name not in alike:
            wanted |= {*kind.sorts, *[f"{kind.name}:{x}" if x else kind.name for x in kind.told]}
    assert wanted == set(rows)


@pytest.mark.parametrize("name", ["arkham", "fateforge"])
def test_what_a_note_stands_for_is_known_to_the_voice(name: str) -> None:
    table = import_module(f"tableforge.{name}.voice.table")
    by_card = {"record", "card"} if name == "arkham" else set()  # read with the cards at hand
    sorts = {kind.note.partition(":")[0] for kind in games.game(name).events} - {""}
    assert sorts == {*table.READ, *by_card}


@pytest.mark.parametrize("name", NAMES)
def test_play_emits_only_what_is_declared(name: str) -> None:
    game, kinds = games.game(name), declared(name)
    for seed, flavour in enumerate(game.flavours):
        chooser = laws.Chooser(seed)
        g = tableforge.new(name, seed=seed, **game.sample(seed, flavour))
        g.keep_undo = False
        for _ in range(200):
            whole = g.state.pending
            if whole is None:
                break
            give_answer(g, chooser.pick(whole))
        for e in g.events:
            check(e, kinds)
        sent = g.story(g.seats - 1)
        assert {amiss for e in sent for amiss in differences(e, NumberedEvent)} == set()
        assert len({e.kind for e in g.events}) > 10


def test_an_event_that_is_not_declared_is_found() -> None:
    game = games.game("keyforge")
    s = game.start(game.setup(), 1)
    for kind, how, data in (("sneeze", "", ()), ("forge", "loudly", ()), ("lasting", "", (1, 2))):
        s.emit("KF.reap", kind, 0, (), data=data, how=how)
        with pytest.raises(AssertionError):
            check(s.events[-1], declared("keyforge"))


def test_a_revealed_chaos_token_is_told_by_its_face() -> None:
    game = games.game("arkham")
    s = game.start(game.setup(), 1)
    s.emit("AH.st3-reveal-chaos-token", "token", 0, (), 13, data=(0, 13))
    assert game.shown.event(s.events[-1], None)["note"] == "elder-thing"

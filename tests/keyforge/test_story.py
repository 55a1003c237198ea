"""The story is told of the moment in which it happened: nothing that comes later changes a word of it."""

from __future__ import annotations

import json
import pickle
import re
from random import Random
from typing import Any

import pytest
from cli.tables import Idle

import tableforge
from tableforge.cli.table.session import Session
from tableforge.keyforge.doors.testing import Ruling, given, seat
from tableforge.keyforge.state import KeyForge
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import LANGUAGES

EYES = (0, 1, None)


def at_random(g: Sitting, chance: Random) -> None:
    assert g.decision is not None
    g.answer(chance.randrange(len(g.decision.options)))


def random_game(seed: int) -> Sitting:
    decks = (f"forged:{2 * seed}", f"forged:{2 * seed + 1}")
    return tableforge.new("keyforge", decks=decks, seed=seed)


def told(g: Sitting, since: int = 0) -> dict[object, list[Any]]:
    """All that anybody can read of what has happened since an event, in words and as data."""
    words: dict[object, list[Any]] = {
        (eyes, lang): [e.text(lang, eyes) for e in g.log[since:]] for eyes in EYES for lang in LANGUAGES
    }
    return {**words, **{eyes: g.story(eyes, since) for eyes in EYES}}


def lines(g: Sitting, eyes: int | None, lang: str = "en") -> dict[str, int]:
    """The short story: its lines, and whose card acted in each."""
    return {line.text: line.seat for line in g.game.speech.story(g.events, eyes, lang)}


def told_by(t: Ruling, kind: str, eyes: int | None) -> list[dict[str, Any]]:
    return [e for e in t.g.story(eyes) if e["kind"] == kind]


# ------------------------------------------------------------------ it does not change
@pytest.mark.parametrize("seed", range(4))
def test_read_after_each_answer_it_says_what_it_says_when_read_at_the_end(seed: int) -> None:
    g, chance = random_game(seed), Random(seed)
    read = told(g)
    for _ in range(250):
        if g.decision is None:
            break
        known = len(g.events)
        at_random(g, chance)
        for eyes, new in told(g, known).items():
            read[eyes] += new
    assert read == told(g)
    assert len(read[0]) > 200


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", [0, 1])
def test_a_table_that_reads_along_has_the_lines_of_one_that_reads_it_all_at_the_end(side: int, lang: str) -> None:
    g, chance = random_game(7), Random(7)
    players = [None if p == side else Idle() for p in (0, 1)]
    along = Session(g, players, lang)
    for _ in range(150):
        if g.decision is None:
            break
        along.answer(chance.randrange(len(g.decision.options)), g.decision.seat)
        along.story()
    late = Session(g, players, lang)
    assert along.story_seat == side and along.story() == late.story() and len(late.story()) > 80


def test_what_a_creature_did_stays_its_controllers_when_another_takes_it() -> None:
    """KF.taking-control."""
    t = given(house="brobnar", active="foe", you=seat(hand="hypnobeam", deck=9), foe=seat(line="troll", deck=9))
    t.foe.reaps("troll")
    before, whose = told(t.g), lines(t.g, 0)
    t.foe.ends_turn()
    t.you.chooses_house("mars")
    t.you.plays("hypnobeam")
    t.then("troll", controller="you")
    assert {eyes: read[: len(before[eyes])] for eyes, read in told(t.g).items()} == before
    assert whose.items() <= lines(t.g, 0).items() and whose["The enemy Troll reaps (+1 æmber)."] == 1
    assert [c["seat"] for e in told_by(t, "reap", 0) for c in e["cards"]] == [1]


def test_a_card_that_was_another_players_is_played_by_whoever_plays_it_now() -> None:
    """KF.leaving-destination: it went back to its owner's hand; what it was before says nothing of who plays it."""
    t = given(house="dis", you=seat(hand="hysteria", line="troll+owner:foe", deck=9), foe=seat(deck=9))
    t.you.plays("hysteria")
    t.you.ends_turn()
    t.foe.chooses_house("brobnar")
    t.foe.plays("troll")
    assert lines(t.g, 1)["You play Troll."] == 1


def test_a_card_that_was_shown_and_is_hidden_now_stays_named_where_it_was_shown_and_only_there() -> None:
    """KF.reveal-look, KF.into-the-archives."""
    t = given(house="mars", you=seat(hand="tunk", artifacts="incubation-chamber"))
    t.you.omnis("incubation-chamber", "tunk")
    t.then("you", archives="tunk")
    for eyes in (1, None):
        assert [c["id"] for c in told_by(t, "reveal", eyes)[0]["cards"]] == ["tunk"]
        assert told_by(t, "archive", eyes)[0]["cards"] is None
        assert not any("Tunk" in e.text("en", eyes) for e in t.entries() if e.kind == "archive")
    assert [c["id"] for c in told_by(t, "archive", 0)[0]["cards"]] == ["tunk"]


def test_a_card_that_was_hidden_and_lies_open_now_stays_unnamed_where_it_was_hidden() -> None:
    """KF.into-the-archives."""
    t = given(house="logos", you=seat(hand="labwork punch", deck=9), foe=seat(deck=9))
    t.you.plays("labwork")
    hidden = told_by(t, "archive", 1)
    assert [e["cards"] for e in hidden] == [None]
    t.you.ends_turn()
    t.foe.chooses_house("brobnar")
    t.foe.ends_turn()
    t.you.chooses_house("brobnar", "yes")
    t.you.plays("punch")
    t.then("you", discard="punch labwork")
    assert told_by(t, "archive", 1) == hidden


def test_a_place_that_was_told_stays_the_place_it_was() -> None:
    """KF.simultaneous-leaving: the line closes, and what was told of the third creature still speaks of the third."""
    t = given(house="brobnar", you=seat(hand="punch punch"), foe=seat(line="urchin troll krump"))
    t.you.plays("punch", "krump")
    t.you.plays("punch", "urchin")
    t.then("foe", line="troll krump")
    assert [c["at"] for e in told_by(t, "damage", 1) for c in e["cards"]] == ["line:2", "line:0"]


# ------------------------------------------------------------------ it hides what it must
@pytest.mark.parametrize("seed", range(3))
def test_a_card_that_a_seat_has_never_seen_is_in_no_word_of_its_story(seed: int) -> None:
    """Hidden are the other's deck, hand and archives, until an event that the seat may see brings a card to light."""
    g, chance = random_game(seed), Random(seed)
    assert isinstance(g.state, KeyForge)
    ids = {p: {c.d.id for c in g.state.cards if c.owner == p} for p in (0, 1)}
    seen: dict[int, set[str]] = {p: set(ids[p]) for p in (0, 1)}
    known = kept = 0
    for _ in range(150):
        for eyes in (0, 1):
            seen[eyes] |= {g.state.snapshot(i).id for e in g.events[known:] if e.is_seen_by(eyes) for i in e.cards}
            secret, text = ids[1 - eyes] - seen[eyes], json.dumps(g.story(eyes, known))
            assert not [id for id in secret if f'"{id}"' in text]
            assert not re.search(r'"at": "(foe-)?(hand|deck|archives)', text)
            kept += len(secret)
        known = len(g.events)
        if g.decision is None:
            break
        at_random(g, chance)
    assert kept > 1000


# ------------------------------------------------------------------ its numbers
def test_the_story_of_a_loaded_a_copied_and_a_travelled_game_is_the_same_to_the_number() -> None:
    g, chance = random_game(5), Random(5)
    for _ in range(60):
        at_random(g, chance)
    for other in (tableforge.load(g.save()), g.clone(), pickle.loads(pickle.dumps(g))):
        assert told(other) == told(g)
        n, key = len(g.events), g.decision.options[0].key if g.decision else ""
        assert told(g.clone().answer(key), n) == told(other.answer(key), n)


def test_what_is_taken_back_leaves_the_story_and_what_comes_instead_takes_its_numbers() -> None:
    g, chance = random_game(6), Random(6)
    stories = [told(g)]
    for _ in range(40):
        at_random(g, chance)
        stories.append(told(g))
    keys = list(g.answers)
    for _ in range(25):
        stories.pop()
        g.undo()
        assert told(g) == stories[-1]
    for key in keys[15:]:
        g.answer(key)
    assert told(g) == told(tableforge.load(g.save()))
    assert [e["number"] for e in g.story(0)] == list(range(len(g.events)))

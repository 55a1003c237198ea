"""What an answer costs, by counting what is done for it: it does not grow with the game, and nothing is worked out twice."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tableforge import games
from tableforge.arkham import odds
from tableforge.arkham.voice import table as arkham_table
from tableforge.kernel.chance import rng
from tableforge.kernel.scene import Scene
from tableforge.keyforge.voice import table as keyforge_table
from tableforge.server import messages as m
from tableforge.server import records, setup
from tableforge.server.hall import Hall, Settings
from tableforge.server.live import Live
from tableforge.server.seat_view import StoryCache
from tableforge.server.socket import ENCODER
from tableforge.table.sitting import Sitting
from tableforge.tongue.text import Text

SHORT, LONG, TURNS = 10, 150, 6  # turns before it is counted, and of which


class Eye:
    """A client that counts what it is sent, and is told scenes."""

    def __init__(self, *held: int) -> None:
        self.lang, self.held, self.epoch, self.told = "en", held, 0, 0
        self.wants_scenes = True
        self.scenes: dict[int, Scene] = {}
        self.bytes = 0

    def send(self, message: m.Message) -> None:
        self.bytes += len(ENCODER.encode(message))

    def leave(self, kind: str, why: Text, again: bool) -> None:
        """The server closes."""


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    opened = Hall(Settings(tmp_path))
    await opened.open()
    yield opened
    await opened.close()


async def laid(hall: Hall, name: str) -> Live:
    """A table with all seats on one device."""
    game = games.game(name)
    chosen = game.setup()
    new = setup.prepare_table(game, chosen, [setup.Wish(setup.HERE)] * game.count_seats(chosen), seed=7)
    await hall.store.write(lambda c: records.add_table(c, new.record))
    return await hall.table(new.record.id)


async def idle_turn(live: Live, eyes: list[Eye]) -> None:
    """A turn in which nothing is done: the position is what it was, and the game is longer."""
    ended = False
    while not ended:
        seat = next(iter(live.g.asked))
        question = live.g.question(seat)
        assert question is not None
        ended = "end-turn" in question.keys
        key = "end-turn" if ended else question.keys[0]
        await live.answer(eyes[seat], m.Answer(id=1, seat=seat, number=live.number, key=key))


class Steps:
    """The lines of Python that run meanwhile in this thread, and the calls of functions in Python and in C."""

    def __init__(self) -> None:
        self.count = 0
        self.calls = 0

    def __enter__(self) -> Steps:
        self.before = sys.gettrace(), sys.getprofile()
        sys.settrace(self.step)
        sys.setprofile(self.call)
        return self

    def __exit__(self, *_: object) -> None:
        trace, profile = self.before
        sys.settrace(trace)
        sys.setprofile(profile)

    def step(self, frame: FrameType, event: str, arg: object) -> Callable[..., Any]:
        self.count += event == "line"
        return self.step

    def call(self, frame: FrameType, event: str, arg: object) -> None:
        self.calls += event in ("call", "c_call")


async def work_of_some_turns(live: Live, eyes: list[Eye]) -> tuple[int, int, int]:
    """The steps and the calls that some turns take, and the bytes that are sent."""
    sent = sum([eye.bytes for eye in eyes])
    with Steps() as steps:
        for _ in range(TURNS):
            await idle_turn(live, eyes)
    return steps.count, steps.calls, sum([eye.bytes for eye in eyes]) - sent


async def test_an_answer_late_in_a_game_costs_what_an_early_one_does(hall: Hall) -> None:
    live = await laid(hall, "keyforge")
    eyes = [Eye(0), Eye(1), Eye()]
    for eye in eyes:
        await live.connect(eye, 0, 0)
    for _ in range(SHORT):
        await idle_turn(live, eyes)
    early, calls_early, sent_early = await work_of_some_turns(live, eyes)
    for _ in range(LONG):
        await idle_turn(live, eyes)
    late, calls_late, sent_late = await work_of_some_turns(live, eyes)
    assert live.number > 300
    # what grows with the game would be many times as much; waiting for a thread costs a little
    assert late <= early * 1.1
    assert calls_late <= calls_early * 1.1
    assert sent_late <= sent_early * 1.02  # numbers get longer


# ------------------------------------------------------------------ once for all who see the same
SEATS = (0, 1, 2, 3)


def group_at_play(answers: int) -> Sitting:
    """A game of Arkham Horror with several investigators, some way in."""
    game = games.game("arkham")
    g = Sitting(game, game.setup(investigators=("roland-banks", "daisy-walker", "skids-otoole", "wendy-adams")), 5)
    chance = rng(5)
    while (d := g.decision) is not None and len(g.answers) < answers:
        g.answer(chance.below(len(d.options)), d.seat)
    return g


def test_the_words_of_an_event_are_worked_out_once_for_all_who_see_the_same() -> None:
    """Whoever did it reads "you", all others and those who watch read the same, unless they may not see the cards."""
    g = group_at_play(60)
    told = arkham_table.sentence
    for e in g.events:
        told.cache_clear()
        for seat in (*SEATS, None):
            g.game.speech.tell(e, seat, "en")
        sights = {(e.is_seen_by(seat), seat == e.seat) for seat in (*SEATS, None)}
        assert told.cache_info().misses == len(sights) <= 3


def test_a_story_that_goes_on_puts_no_event_in_words_again() -> None:
    """Each event is put in words once for each pair of eyes, though its line may be told again; a few are joined to new ones."""
    game = games.game("keyforge")
    g = Sitting(game, game.setup(), 7)
    chance = rng(7)
    tales = [StoryCache(), StoryCache()]
    keyforge_table.sentence.cache_clear()
    while (d := g.decision) is not None and len(g.events) < 400:
        for seat, tale in enumerate(tales):
            tale.extend(game, g.events, seat, "en")
        g.answer(chance.below(len(d.options)), d.seat)
    assert keyforge_table.sentence.cache_info().misses < 2 * len(g.events)


def test_the_odds_of_a_test_are_worked_out_once_for_all_who_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """And anew when the test has gone on."""
    tried: list[int] = []
    monkeypatch.setattr(odds, "worked_out", lambda s, commit: (tried.append(commit), (None, ()))[1])
    g = group_at_play(0)
    chance = rng(5)
    while (d := g.decision) is not None and d.kind != "commit":
        g.answer(chance.below(len(d.options)), d.seat)
    assert d is not None
    tried.clear()
    for seat in (*SEATS, None, *SEATS):
        g.view(seat, asked=False)
    assert len(tried) == len({*tried}) and -1 in tried
    g.answer(len(d.options) - 1, d.seat)
    tried.clear()
    g.view(0, asked=False)
    assert tried[:1] == [-1]

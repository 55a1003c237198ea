"""The leak law over tool results: exchange two things that a seat cannot see, and every word that it is told stays the same."""

from __future__ import annotations

import random

import pytest
from server.leaks import exchanged, pairs

from tableforge import games
from tableforge.errors import TableforgeError
from tableforge.kernel.chance import rng
from tableforge.kernel.settings import ALIKE, WINDOWS
from tableforge.laws.trial import Chooser
from tableforge.mcp.runs import SeatRecord
from tableforge.mcp.server import reason_text
from tableforge.mcp.tables import ModelSeat, ModelTable, Room
from tableforge.table.sitting import Sitting, answer_key

PROBES = 3


def told(room: Room, table: ModelTable, seat: int, lang: str, keys: list[str], names: list[str]) -> list[str]:
    """Everything that a curious client of a seat can get, from the first word on."""
    chair = ModelSeat("0" * 16, "client", table, seat, lang, SeatRecord(seat, "client"))
    out = [room.tell(chair), room.look(chair), room.look(chair, "view"), room.story(chair, 0), room.ask(chair)]
    for key in keys:
        out.append(refused(lang, lambda key=key: room.why_not(chair, key)))
        q = table.g.question(seat)
        if q is None or key not in q.keys:
            out.append(refused(lang, lambda key=key: room.answer(chair, key)))
    return out + [refused(lang, lambda name=name: room.card(table.g.game, chair, name, lang)) for name in names]


def refused(lang: str, do) -> str:  # type: ignore[no-untyped-def]
    try:
        return str(do())
    except TableforgeError as e:
        return reason_text(e, lang)


def check_game(name: str, seed: int, flavour: str) -> int:
    """Play a game by lot, and exchange what a seat cannot see at some of its decisions; how often that was compared."""
    game = games.game(name)
    options = game.sample(seed, flavour)
    if any([s.name == WINDOWS.name for s in game.settings]):
        options[WINDOWS.name] = ALIKE
    room, chooser, chance = Room(), Chooser(seed), rng(seed ^ 0x3C9)
    table = ModelTable(Sitting(game, game.setup(**options), seed), "", {}, {}, set())
    compared = 0
    pick = random.Random(seed)
    while (d := table.g.state.pending) is not None and not table.g.over and table.given < 300:
        seat = pick.randrange(table.g.seats)
        for i, j in pairs(table.g.state, table, seat, chance) if chance.below(12) == 0 else ():
            s, g, lang = table.g.state, table.g, pick.choice(["en", "fr"])
            keys = [*game.laws.probes(s, seat, i)[:PROBES], *game.laws.probes(s, seat, j)[:PROBES], "nothing"]
            names = [key.rpartition(":")[2] for key in keys]
            before = told(room, table, seat, lang, keys, names)
            if exchanged(table, seat, i, j):
                after = told(room, table, seat, lang, keys, names)
                compared += 1
                assert after == before, f"{name} {seed} at {table.given}, seat {seat}"
            table.g = g
        answer = chooser.pick(d)
        key = answer_key(game, table.g.state, answer)
        table.answer(key.partition(">")[2] if d.joint else key, d.seat_of(answer))
    return compared


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_no_result_tells_what_the_seat_cannot_see(name: str) -> None:
    flavours = games.game(name).flavours
    compared = sum([check_game(name, seed, flavours[seed % len(flavours)]) for seed in range(3)])
    assert compared > 5


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same law, where a look showed the order of the decks."""
    honest = Room.look
    monkeypatch.setattr(
        Room, "look", lambda self, chair, form="scene": honest(self, chair, form) + repr(chair.table.g.state.dump())
    )
    with pytest.raises(AssertionError, match="keyforge 1 at"):
        check_game("keyforge", 1, "forged")

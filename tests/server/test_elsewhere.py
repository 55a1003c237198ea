"""Work that somebody else does: what it comes to and what it raises come back, and where nobody is there it is done in place."""

from __future__ import annotations

import pytest

import tableforge
from tableforge.bots import away
from tableforge.errors import NotYourDecision
from tableforge.server.elsewhere import Elsewhere, do_work


async def ask(work: bytes) -> bytes:
    return do_work(work)


async def lost(work: bytes) -> bytes:
    raise ConnectionError("the worker was closed")


def divide(a: int, b: int) -> int:
    return a // b


class Untold(Exception):
    """An error that cannot be sent anywhere."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(what)


def refuse() -> None:
    raise Untold("no", "because")


async def test_what_the_work_comes_to_comes_back() -> None:
    elsewhere = Elsewhere()
    elsewhere.ask = ask
    assert await elsewhere.run(divide, 7, 2) == 3


async def test_what_the_work_raises_is_raised_here() -> None:
    elsewhere = Elsewhere()
    elsewhere.ask = ask
    with pytest.raises(ZeroDivisionError):
        await elsewhere.run(divide, 7, 0)
    g = tableforge.new("keyforge", seed=3)
    with pytest.raises((NotYourDecision, RuntimeError), match="seat 1 is asked nothing"):
        await elsewhere.run(away.choose, away.pack_sitting(g), 1, "random")
    with pytest.raises(RuntimeError, match="Untold: no"):
        await elsewhere.run(refuse)
    assert elsewhere.ask is ask, "who answers with an error is there all the same"


async def test_where_nobody_is_there_it_is_done_in_place_and_somebody_wanted() -> None:
    wanted: list[int] = []
    elsewhere = Elsewhere()
    elsewhere.want = lambda: wanted.append(1)
    assert await elsewhere.run(divide, 7, 2) == 3 and wanted == [1]


async def test_who_is_lost_is_asked_no_more_and_nothing_is_lost_with_them() -> None:
    elsewhere = Elsewhere()
    elsewhere.ask = lost
    assert await elsewhere.run(divide, 7, 2) == 3 and elsewhere.ask is None

"""The rulings of the library open as positions, where the tests write them as data."""

from __future__ import annotations

import pytest

from tableforge import games
from tableforge.judge.link import read_link
from tableforge.judge.posed import lay_posed
from tableforge.server.catalogue import link_ruling
from tableforge.server.rulings import TestedRuling, list_rulings, read_file


def ruling(body: str) -> TestedRuling:
    (found,) = read_file(f"def test_x():\n    '''KF.reap.'''\n    {body}\n")
    return found


def test_a_position_that_is_data_has_a_link_and_any_other_has_none() -> None:
    laid = ruling('t = given(house="mars", edition=edition, you=seat(hand="punch!mars"))')
    assert read_link(link_ruling(laid, "keyforge")).position == {"house": "mars", "you": {"hand": "punch!mars"}}
    assert link_ruling(ruling("t = given(you=seat(hand=CARDS))"), "keyforge") == ""
    assert link_ruling(ruling("t = given(); u = given()"), "keyforge") == ""


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_the_links_of_rulings_open(game: str) -> None:
    links = [link for r in list_rulings(game)[::25] if (link := link_ruling(r, game))]
    assert links
    for link in links:
        lay_posed(read_link(link))

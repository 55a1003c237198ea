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
    two = ruling('t = given(house="mars"); u = given(house="dis")')
    assert read_link(link_ruling(two, "keyforge")).position == {"house": "mars"}


HELPED = """
CARDS: Final = ["punch", *["troll"] * 2]
HOUSES = {"you": "mars"}

def turn(house="dis", *, line: str = "", foe=None, **more):
    "A turn."
    you = seat(line=line, **more)
    return given(house=HOUSES["you"] if False else house, you=you, foe=foe)

def plain(house="dis", line="", foe=None, **more):
    "A turn."
    mine = seat(line=f"{line} urchin", **more)
    return given(house=house, you=mine, foe=foe or seat(deck="dodger"))

def begun(**more):
    t = plain(**more)
    t.you.plays("punch")
    return t

def test_named(edition): t = given(house="mars", edition=edition, you=seat(hand=CARDS))
def test_helped(): t = plain("mars", "krump", amber=2)

@pytest.mark.parametrize(("house", "amber"), [("logos", 1), ("dis", 2)])
def test_cases(house, amber): t = plain(house, amber=amber)

def test_forked(): t = turn("mars")
def test_played_before(): t = begun(house="mars")
def test_two(): t, u = plain("mars"), plain("dis")
def test_rounds():
    for line, amber in (("krump", 3), ("troll", 4)):
        t = plain("mars", line, amber=amber)
def test_rounds_within():
    found = [plain("mars", line) for line in ("krump", "troll")]
def test_changed(monkeypatch):
    monkeypatch.setitem(CARDS, "slip", slip)
    t = plain("mars")
def test_refused():
    with pytest.raises(BadSetup):
        plain("mars")
def test_twice():
    house = "mars"
    house = "dis"
    t = plain(house)
"""
HOUSE_DIS = {"deck": "dodger"}


def test_names_helpers_first_cases_and_first_rounds_of_a_test_are_written_out_and_what_is_not_plain_has_no_link() -> (
    None
):
    found = {r.name: link_ruling(r, "keyforge") for r in read_file(HELPED)}
    positions = {name: read_link(link).position for name, link in found.items() if link}
    assert positions == {
        "test_named": {"house": "mars", "you": {"hand": ["punch", "troll", "troll"]}},
        "test_helped": {"house": "mars", "you": {"line": "krump urchin", "amber": 2}, "foe": HOUSE_DIS},
        "test_cases": {"house": "logos", "you": {"line": " urchin", "amber": 1}, "foe": HOUSE_DIS},
        "test_two": {"house": "mars", "you": {"line": " urchin"}, "foe": HOUSE_DIS},
        "test_rounds": {"house": "mars", "you": {"line": "krump urchin", "amber": 3}, "foe": HOUSE_DIS},
        "test_rounds_within": {"house": "mars", "you": {"line": "krump urchin"}, "foe": HOUSE_DIS},
    }


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_the_links_of_rulings_open_and_most_rules_show_a_position(game: str) -> None:
    links = {r: link for r in list_rulings(game) if (link := link_ruling(r, game))}
    for link in [*links.values()][::5]:
        lay_posed(read_link(link))
    cited = {rule for r in list_rulings(game) for rule in r.rules}
    shown = {rule for r in links for rule in r.rules}
    assert 10 * len(shown) >= 8 * len(cited)

"""Whoever is told the events, and nothing else, can draw the table."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from keyforge.screen import Screens

import tableforge
from tableforge import keyforge
from tableforge.table.sitting import Sitting

MOVING = re.compile(
    r"\.(take_out|put_in|set_zone)\(|[^f]\.zone = [A-Z]|\.(line|hand|discard|archives|purged|artifacts) = "
)


def played(g: Sitting, seed: int, most: int = 400) -> Sitting:
    """One random answer after the other, with the screens beside it."""
    chance, screens = Random(seed), Screens(g)
    for _ in range(most):
        if g.decision is None:
            break
        options = g.decision.options
        g.answer(chance.randrange(len(options)) if chance.random() < 0.9 else len(options) - 1)
        screens.check()
    return g


@pytest.mark.parametrize("edition", tableforge.game("keyforge").editions)
@pytest.mark.parametrize("seed", range(3))
def test_the_events_of_a_seat_draw_what_its_view_shows_after_every_answer(seed: int, edition: str) -> None:
    decks = (f"forged:{2 * seed}", f"forged:{2 * seed + 1}")
    g = tableforge.new("keyforge", decks=decks, seed=seed, edition=edition)
    played(g, seed)
    moved = {(e.frm.zone, e.to.zone) for e in g.events if e.frm.zone}
    assert {("deck", "hand"), ("hand", "limbo"), ("limbo", "line"), ("hand", "discard")} <= moved


def test_one_file_moves_cards_and_tells_of_it() -> None:
    """`state` and `pieces` have the zones, `moves` what is done with them; `position` lays a table out before
    all that, and the drive door changes one that somebody may see all of."""
    home = Path(keyforge.__file__).parent
    movers = {str(f.relative_to(home)) for f in home.rglob("*.py") if MOVING.search(f.read_text("utf-8"))}
    assert movers == {"state.py", "pieces.py", "moves.py", "position.py", "doors/table/editing.py"}

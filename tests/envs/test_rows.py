"""What a seat sees as numbers: blocks of fixed size, columns with names, the same in every mode, nothing that is hidden."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from array import array
from random import Random
from typing import Any

import pytest
from envs import ENCODED, TABLES
from harness import TOY

from tableforge import _mode, envs, laws
from tableforge.envs.play import Play
from tableforge.kernel.columns import ALL_BLOCKS, BLOCKS, CARDS, OPTIONS, TABLE, Layout


def rows(play: Play, seat: int, block: str) -> list[dict[str, int]]:
    """The rows of a block as a seat sees them, by the names of the columns."""
    layout = play.encoder.layout
    columns = {"table": layout.table, "cards": layout.cards, "options": layout.options}[block]
    d = play.d if play.d is not None and play.d.seat == seat else None
    every = array("h", play.encoder.encode(play.s, d, seat, play.page, ALL_BLOCKS))
    first = layout.size(BLOCKS[block] - 1)  # the numbers of the blocks before it
    found = every[first : first + layout.size(BLOCKS[block])]
    names = [column.name for column in columns]
    return [dict(zip(names, found[k : k + len(names)])) for k in range(0, len(found), len(names))]


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_every_block_has_the_size_that_its_layout_says(game: str, settings: dict[str, Any]) -> None:
    play = Play(game, **settings)
    layout = play.encoder.layout
    rng = Random(2).random
    for seed in range(2):
        play.begin(seed)
        for _ in range(60):
            if play.d is None:
                break
            for seat in range(play.seats):
                d = play.d if play.d.seat == seat else None
                parts = [play.encoder.encode(play.s, d, seat, 0, bit) for bit in (TABLE, CARDS, OPTIONS)]
                assert [len(x) for x in parts] == [2 * layout.size(bit) for bit in (TABLE, CARDS, OPTIONS)]
                if d is None:
                    assert b"".join(parts) == play.encoder.encode(play.s, d, seat, 0, ALL_BLOCKS)
            play.answer(play.pick_by_lot(rng))


@pytest.mark.parametrize("game", [*ENCODED, TOY])
def test_every_column_has_a_name_of_its_own_and_says_what_it_is(game: str) -> None:
    layout: Layout = envs.layout(game)
    for columns in (layout.table, layout.cards, layout.options):
        names = [column.name for column in columns]
        assert len(set(names)) == len(names)
        assert all(column.says for column in columns)
    assert layout.options[0].name == "kind"


def test_keyforge_shows_the_cards_of_the_seat_and_of_the_table_by_name() -> None:
    """Given a first hand, when it is encoded, then it has a row for each of its cards and none for the opponent's."""
    play = Play("keyforge")
    play.begin(1)
    assert play.d is not None
    seat = play.d.seat
    layout = play.encoder.layout
    words = layout.cards[0].words
    table = rows(play, seat, "table")[0]
    cards = [row for row in rows(play, seat, "cards") if row["card"]]
    hand = play.game.shown.view(play.s, seat)["players"][seat]["hand"]
    assert [words[row["card"] - 1] for row in cards] == [card["id"] for card in hand]
    assert {row["side"] for row in cards} == {0}
    assert (table["own-hand"], table["foe-hand"], table["own-key-cost"]) == (len(hand), 13 - len(hand), 6)
    assert layout.table[4].words[table["kind"] - 1] == "mulligan"
    assert [row["number"] for row in rows(play, seat, "options")[:3]] == [1, 2, 0]


def test_an_option_points_at_the_row_of_its_card() -> None:
    """Whatever an option is done with is the card in the row that it names."""
    for game, columns in (("keyforge", "card"), ("arkham", "card"), ("fateforge", "thing")):
        play = Play(game)
        rng = Random(5).random
        met = 0
        play.begin(4)
        for _ in range(150):
            if play.d is None:
                break
            cards = rows(play, play.d.seat, "cards")
            for option in rows(play, play.d.seat, "options")[: play.count_shown()]:
                if option["row"]:
                    assert cards[option["row"] - 1][columns] == option[columns]
                    met += 1
            play.answer(play.pick_by_lot(rng))
        assert met > 50, game


def test_the_row_that_turns_the_page_says_so(heap: str) -> None:
    play = Play(heap, pebbles=500, places=16)
    play.begin(1)
    for _ in range(2):
        page = [row["page"] for row in rows(play, 0, "options")]
        assert page == [0] * 15 + [1]
        play.act(15)


@pytest.mark.parametrize("game", ENCODED)
def test_pages_of_an_encoder_have_all_options_between_them(game: str) -> None:
    """With four places a page has three options and the one that turns it."""
    play, whole = Play(game, places=4), Play(game)
    rng = Random(3).random
    play.begin(2)
    whole.begin(2)
    met = 0
    for _ in range(80):
        if play.d is None or whole.d is None:
            break
        seat = play.d.seat
        every = rows(whole, seat, "options")[: whole.count_shown()]
        found: list[dict[str, int]] = []
        while True:
            found += rows(play, seat, "options")[: play.count_shown()]
            if not play.turns() or (play.act(3) or play.page == 0):
                break
            met += 1
        assert found == every
        k = whole.pick_by_lot(rng)
        play.answer(k)
        whole.answer(k)
    assert met > 5


@pytest.mark.slow
@pytest.mark.parametrize("game", [*ENCODED, TOY])
def test_hidden_cards_that_are_swapped_change_nothing(game: str) -> None:
    """The law "encoded"; `tests/laws/test_planted.py` has a game that breaks it, and is caught."""
    from tableforge import games

    home = games.game(game)
    for flavour in home.flavours:
        report = laws.check(home, laws.setups_of(home, flavour), 3, 60, laws=["encoded"], most_decisions=250)
        assert not [v for v in report.violations if v.law in ("encoded", "plays")], report.text()
        assert report.checks["encoded"] > 20


CHILD = """
import hashlib, json, sys
from random import Random
from tableforge import _mode
from tableforge.envs.play import Play
out = {}
for game, flavours in (("keyforge", ("starter", "forged")), ("arkham", ("solo", "group")), ("fateforge", ("solo", "quest"))):
    for flavour in flavours:
        play, told, rng = Play(game, flavour=flavour), hashlib.sha256(), Random(1).random
        for seed in range(2):
            play.begin(seed)
            for _ in range(250):
                if play.d is None:
                    break
                for seat in range(play.seats):
                    told.update(play.encode_for(seat))
                play.answer(play.pick_by_lot(rng))
        out[game + flavour] = told.hexdigest()
json.dump([_mode.compiled(), out], sys.stdout)
"""


def child(pure: str, hash_seed: str) -> tuple[bool, dict[str, str]]:
    env = {k: v for k, v in os.environ.items() if k != "TABLEFORGE_EXPECT"}
    env.update(TABLEFORGE_PURE=pure, PYTHONHASHSEED=hash_seed)
    out = subprocess.run([sys.executable, "-c", CHILD], env=env, capture_output=True, text=True, timeout=600)
    assert out.returncode == 0, out.stderr
    compiled, found = json.loads(out.stdout)
    return compiled, found


@pytest.mark.slow
def test_compiled_and_pure_give_the_same_numbers_in_every_process() -> None:
    """Where no compiled modules lie beside the sources, or stale ones, both runs are interpreted, and agree all the more."""
    pure, one = child("1", "1")
    compiled, two = child("0", "2")
    assert not pure and (compiled == _mode.compiled() or os.environ.get("TABLEFORGE_PURE"))
    assert one == two
    assert len(set(one.values())) == 6

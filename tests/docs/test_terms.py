"""docs/keys-and-kinds.md has every place, verb and kind of question of a game, and play meets none that is not declared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from harness import GAMES, toy_seated

import tableforge
from tableforge import games, laws
from tableforge.kernel.terms import Place, QuestionKind, Verb
from tableforge.laws.trial import give_answer
from tableforge.table.sitting import Sitting

PAGE = Path(__file__).resolve().parents[2] / "docs" / "keys-and-kinds.md"


@pytest.fixture(autouse=True)
def with_the_toy() -> Iterator[None]:
    with toy_seated():
        yield


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def tables(name: str) -> str:
    """What a game declares, as the page shows it."""
    game = games.game(name)
    lines = ["| place | whose | what it is | en français |", "| --- | --- | --- | --- |"]
    for p in game.places:
        lines.append(row(f"`{p.name}`", "the table's" if p.common else "a seat's", p.about, p.about.text("fr")))
    lines += ["", "| verb | takes | what it does | en français |", "| --- | --- | --- | --- |"]
    for v in game.verbs:
        takes = f"`{v.takes}`" if v.takes else "–"
        lines.append(row(f"`{v.name}`", f"{takes}, `target`" if v.target else takes, v.about, v.about.text("fr")))
    lines += ["", "| kind | keys | what is asked | en français |", "| --- | --- | --- | --- |"]
    for k in game.kinds:
        lines.append(row(f"`{k.name}`", k.keys, k.about, k.about.text("fr")))
    lines += ["", "| event | how | numbers | what has happened | en français |", "| --- | --- | --- | --- | --- |"]
    for e in game.events:
        hows = ", ".join([f"`{how}`" for how in e.hows if how]) or "–"
        lines.append(row(f"`{e.name}`", hows, ", ".join(e.data) or "–", e.about, e.about.text("fr")))
    return "\n".join(lines)


@pytest.mark.parametrize("name", games.names())
def test_the_page_has_what_the_game_declares(name: str) -> None:
    page = PAGE.read_text("utf-8")
    assert f"(`{name}`)" in page
    assert tables(name) in page, f"docs/keys-and-kinds.md should have:\n\n{tables(name)}\n"


@pytest.mark.parametrize("name", GAMES)
def test_every_term_is_said_once_in_both_languages(name: str) -> None:
    game = games.game(name)
    every: tuple[tuple[Place | Verb | QuestionKind, ...], ...] = (game.places, game.verbs, game.kinds)
    for terms in every:
        assert terms and len({t.name for t in terms}) == len(terms)
        assert all([t.about and t.about != t.about.text("fr") for t in terms])
    assert {v.target for v in game.verbs} - {""} <= {k.name for k in game.kinds}


def cards_of(g: Sitting, seat: int) -> set[str]:
    """Every card of the game, as the seat calls it."""
    arbiter = games.arbiter(g.game.name)
    assert arbiter is not None
    return {arbiter.key(g.state, i, max(0, seat)).partition("@")[0].partition(".")[0] for i in arbiter.things(g.state)}


def at_a_place(key: str, places: set[str], cards: set[str]) -> bool:
    """Whether a card lies at a declared place, of whoever it is, or at another card."""
    at = re.split("[@:.#]", key.partition("@")[2])[0]
    whose = [at.removeprefix("foe-"), *[at.removesuffix(f"-{card}") for card in cards]]
    return at == "limbo" or at in cards or any([x in places for x in whose])


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("asks", ["taken", "asks"])
def test_what_is_asked_and_done_in_play_is_declared(name: str, asks: str) -> None:
    """Random games, also with chance and forced answers asked: kinds and verbs that the game does not declare would be found."""
    game = games.game(name)
    kinds, verbs = {k.name for k in game.kinds}, {v.name: v for v in game.verbs}
    places = {p.name for p in game.places}
    for seed in range(4):
        chooser = laws.Chooser(seed)
        nature = "asks" if asks == "asks" else "plays"
        g = tableforge.new(name, seed=seed, nature=nature, forced=asks, **game.sample(seed, game.flavours[seed % 2]))
        g.keep_undo = False
        for _ in range(400):
            d, whole = g.decision, g.state.pending
            if d is None or whole is None:
                break
            assert d.kind in kinds
            for o in d.options:
                means = game.options.meaning(g.state, d.raw, o.code)
                assert not means.verb or means.verb in verbs
                if means.verb and d.kind == "act":
                    assert o.key.partition(":")[0] == means.verb and (":" in o.key) == bool(verbs[means.verb].takes)
                if means.card >= 0 and "@" in o.key:
                    assert at_a_place(o.key, places, cards_of(g, d.seat)), o.key
            give_answer(g, chooser.pick(whole))

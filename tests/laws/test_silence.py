"""The law "silence" finds every card of KeyForge whose question a seat could be spared for what it does not hold."""

from __future__ import annotations

from typing import Any

import pytest

from tableforge import laws
from tableforge.kernel.chance import rng
from tableforge.keyforge import names
from tableforge.keyforge.cards import definition, read
from tableforge.keyforge.game import KeyForgeGame
from tableforge.keyforge.ops import PickCards
from tableforge.keyforge.questions import Sel, Zone
from tableforge.laws.report import Report
from tableforge.laws.trial import LawTrial
from tableforge.table.sitting import Sitting
from tableforge.words.node import Node

# Whose own words look through a hand, a deck or archives for cards of a kind: how they are used, and what they say first.
CARDS = {
    "battle-fleet": "play",
    "bear-flute": "action",
    "commpod": "action",
    "custom-virus": "omni",
    "feeding-pit": "action",
    "grumpus-tamer": "reap",
    "help-from-future-self": "play",
    "imperial-traitor": "play",
    "incubation-chamber": "omni",
    "mothergun": "action",
    "orbital-bombardment": "play",
    "song-of-spring": "play",
    "swap-widget": "action",
    "zyzzix-the-many": "reap",
}
HIDDEN = (names.HAND, names.DECK, names.ARCHIVES)
LOOKS = 24  # so many times what a seat cannot see is dealt anew
ANSWERS = 6  # so far each use is followed


class Sparing(KeyForgeGame):
    """Nobody is asked for what nothing of one's own fits, as it once was."""

    def polls_alike(self, setup: dict[str, Any]) -> bool:
        return False


def looks_into_hiding(x: object) -> bool:
    if isinstance(x, Zone):
        return x.zone in HIDDEN
    return isinstance(x, Node) and any([looks_into_hiding(part) for part in x.parts()])


def position(id: str) -> dict[str, Any]:
    """A card ready to be used, in hand cards that fit something, in the deck some that would and some that would not."""
    title = read()[id]
    you = {
        "hand": "zorg tunk snufflegator",
        "line": "mindwarper",
        "deck": "ancient-bear timetraveller war-grumpus punch anger punch",
    }
    zone = {names.ACTION: "hand", names.ARTIFACT: "artifacts", names.CREATURE: "line"}[title.type]
    you[zone] = f"{id} {you.get(zone, '')}".strip()
    foe = {"hand": "sequis", "deck": "anger punch punch", "line": "troll"}
    return {"position": {"players": [you, foe], "active": "you", "turn": 5, "step": "main", "house": title.house.name}}


def found(game: KeyForgeGame, id: str) -> list[str]:
    """What the law has to say while the card is used, with everything that can be answered by lot."""
    setup, report = game.setup(**position(id)), Report(game.name)
    for seed in range(LOOKS):
        trial = LawTrial(game, position(id), seed, report, None, "", ["silence"], 100, 100)
        g = Sitting(game, setup, seed)
        d = g.decision
        assert d is not None
        answer = next(o.code for o in d.options if o.key.startswith(f"{CARDS[id]}:{id}@"))
        chooser = laws.Chooser(seed)
        for n in range(ANSWERS):
            for k, seat in enumerate((1, None)):
                trial.check_silence(g, seat, answer, rng(seed * 100 + n * 10 + k))
            laws.give_answer(g, answer)
            if g.state.pending is None or g.state.stack[-1].prog.name == "turn":
                break
            answer = chooser.pick(g.state.pending)
    return [v.detail for v in report.violations if v.law == "silence"]


def test_the_list_has_every_card_that_looks_for_a_kind_of_card_where_others_cannot_see() -> None:
    seeking = set()
    for id in read():
        for prog in definition(id, True).programs.values():
            for op in prog.ops:
                if isinstance(op, PickCards) and isinstance(op.sel, Sel) and not op.sel.whole():
                    if looks_into_hiding(op.sel):
                        seeking.add(id)
    assert seeking == set(CARDS)


@pytest.mark.parametrize("id", CARDS)
def test_the_law_finds_a_card_whose_question_is_spared(id: str) -> None:
    details = found(Sparing(), id)
    assert any(["by who is asked" in x and id in x for x in details]), details


@pytest.mark.parametrize("id", CARDS)
def test_the_law_holds_for_the_card_as_it_is(id: str) -> None:
    assert found(KeyForgeGame(), id) == []

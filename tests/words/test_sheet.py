"""Which rules the words of a card touch, read beside its programs: asked of the toy."""

from __future__ import annotations

import pytest
from toy.cards import CARDS
from toy.game import GAME
from toy.sheet import LampReader, rules_of
from toy.words import IDIOM, burning, discard, draw, everyone, for_each, hand

from tableforge.kernel.core import AnyOp
from tableforge.kernel.scene import Thing
from tableforge.words.amounts import Number
from tableforge.words.lower import Effect, Lowering
from tableforge.words.targets import Each, Pick, Random


class Seen(LampReader):
    """Writes down of how many cards each step speaks, and whether they lie in a hand."""

    def cited(self, op: AnyOp, several: bool, outside: bool) -> str:
        return f"{op.rule} {'several' if several else 'one'} {'hand' if outside else 'play'}"


def seen(*effects: Effect) -> list[str]:
    return list(Seen().rules(Lowering("slip", IDIOM).program("play", effects)))


@pytest.mark.parametrize(
    ("target", "many"),
    [
        (Pick(hand, Number(1)), "one"),
        (Pick(hand, Number(2)), "several"),
        (Pick(hand, None, up_to=True), "several"),
        (Each(hand), "several"),
        (Random(1, hand), "one"),
        (Random(2, hand), "several"),
    ],
)
def test_a_step_knows_whether_one_card_is_meant_or_several(target: Pick | Each | Random, many: str) -> None:
    assert seen(discard(target)) == [f"LL.may {many} hand", f"LL.play {many} hand"]


def test_where_cards_lie_is_remembered_until_others_are_named() -> None:
    assert seen(discard(Pick(hand, Number(1))), draw(1)) == ["LL.may one hand", "LL.play one hand", "LL.play one hand"]
    assert seen(discard(Pick(burning, Number(1)))) == ["LL.may one play", "LL.play one play"]


def test_in_a_loop_one_card_is_meant_after_the_other() -> None:
    assert seen(for_each(burning, draw(1))) == ["LL.play one play"]
    assert seen(for_each(everyone, draw(1))) == ["LL.play one play"]


def test_a_sheet_cites_each_rule_once_and_only_rules_that_exist() -> None:
    assert rules_of("kettle") == ["LL.play", "LL.may", "LL.text", "LL.wound"]
    assert all([rule in GAME.rules for id in CARDS for rule in rules_of(id)])


def test_a_card_with_a_text_can_be_read_and_a_tool_has_none() -> None:
    read = GAME.shown.sheet({}, Thing("kettle@hand:0", "Kettle", "kettle"), "en")
    assert read.lines == ("Draw 1 card. You may discard a card. If you do, heal 1 wound.",) and "LL.wound" in read.rules
    assert GAME.shown.sheet({}, Thing("rope@hand:0", "Rope", "rope"), "en").lines == ()

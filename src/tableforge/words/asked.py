"""The words behind a question: what the card that asks is saying, and of how many cards.  Voices make sentences of it."""

from __future__ import annotations

from collections.abc import Mapping

from tableforge.kernel.ask import DONE, RawDecision
from tableforge.words.flow import ChooseOne, IfDone, May
from tableforge.words.frame import CardFrame
from tableforge.words.lower import Effect, walk


def asking_word(f: CardFrame) -> object:
    """The word whose op asks."""
    return f.prog.ops[f.pc].said


def acting_word(f: CardFrame, only_names: tuple[type, ...]) -> object:
    """The word that does something to the cards being picked: the one that asks, or the next where that only names them."""
    return next((op.said for op in f.prog.ops[f.pc :] if not isinstance(op.said, only_names)), None)


def optional_part(f: CardFrame) -> tuple[Effect, ...]:
    """The "you may" that is being asked, with the "if you do" that hangs on it."""
    may = asking_word(f)
    if not isinstance(may, May):
        return ()
    inside = [id(x) for x in walk(may, Effect)]
    behind = next((op.said for op in f.prog.ops[f.pc :] if id(op.said) not in inside), None)
    return (may, behind) if isinstance(behind, IfDone) else (may,)


def branch(f: CardFrame, option: int) -> tuple[Effect, ...]:
    """One of the effects of "choose one"."""
    word = asking_word(f)
    assert isinstance(word, ChooseOne)
    return word.branches[option]


def how_many(d: RawDecision, f: CardFrame, many: Mapping[str, str]) -> str:
    """How many picks are due or allowed, where it is not just one.

    `many` has the sentences: "none", "any", "up-to", "up-to:one" and "all"; with ":more" behind it, for the picks after the first.
    """
    more = ":more" if f.ans else ""
    free = DONE in d.options
    if free and len(d.options) == 1 and not more:
        return many["none"]
    if free and d.most >= len(d.options) - 1 and d.most > 1:
        return many[f"any{more}"]
    if free:
        return many["up-to:one" if d.most == 1 and not more else f"up-to{more}"].format(n=d.most)
    return many[f"all{more}"].format(n=d.most) if d.most > 1 or more else ""

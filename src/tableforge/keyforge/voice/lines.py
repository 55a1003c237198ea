"""Which abilities of a card make one line of its text, in every language."""

from __future__ import annotations

from collections.abc import Iterator

from tableforge.keyforge import words as w
from tableforge.keyforge.questions import KeywordIs


def lines(card: w.Title, errata: bool) -> Iterator[tuple[w.Has, ...]]:
    """The card's abilities line by line: one, or two that belong together."""
    has = card.sentences(errata)
    k = 0
    while k < len(has):
        n = 2 if k + 1 < len(has) and belong_together(has[k], has[k + 1]) else 1
        yield has[k : k + n]
        k += n


def belong_together(a: w.Has, b: w.Has) -> bool:
    """Whether two modifiers of the same cards make one sentence: gets +1 armor and gains taunt."""
    if isinstance(a, w.Enters) and a.how == w.UNDER_OPPONENT:
        return isinstance(b, w.EventRule) and b.verb == "allow"
    if isinstance(a, w.Gets) and isinstance(b, w.Gains) and a.who == b.who:
        return all(isinstance(x, KeywordIs) for x in b.abilities)
    return False

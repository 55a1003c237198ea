"""What the options of KeyForge's questions point at: cards, houses, places, verbs with cards, abilities that wait.

Each kind of question has one of these (`terms.py`); keys such as `fight:dodger@line:2`, and what options mean, follow from it
(`kernel.options`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tableforge.kernel.ask import RawDecision
from tableforge.kernel.options import NOTHING, Meaning, Points, Speaker, Things, Verbs, Words, Written, ability_of
from tableforge.keyforge import codes
from tableforge.keyforge import view as views
from tableforge.keyforge.names import DO_END, HOUSES, VERBS
from tableforge.keyforge.state import KeyForge, KFrame, Row
from tableforge.words.frame import NO_CARD


class Cards(Things[KeyForge]):
    """Cards, by what they are and where they lie: `dodger@line:2`."""

    def key(self, s: KeyForge, d: RawDecision, n: int) -> str:
        """The card as the asked seat reads it; of chance, as the first one does."""
        return views.card_key(s, n, d.seat if d.seat > 0 else 0)

    def card(self, s: KeyForge, d: RawDecision, n: int) -> int:
        return n

    def meaning(self, s: KeyForge, d: RawDecision, n: int) -> Meaning:
        return Meaning(n)

    def likely(self, s: KeyForge, options: Iterable[int], key: str) -> Iterable[int]:
        id = key.partition("@")[0]
        return [i for i in options if i < len(s.cards) and s.cards[i].d.id == id]


class Use(Words):
    """How the card that a question is about is used."""

    def meaning(self, s: KeyForge, d: RawDecision, n: int) -> Meaning:
        return Meaning(d.about if isinstance(d.about, int) else NO_CARD, self.words[n])

    def label(self, s: KeyForge, d: RawDecision, n: int, say: Speaker) -> str:
        return say.word(f"how:{self.words[n]}")


class Waiting(Points[KeyForge]):
    """Abilities that wait to be resolved, or change what happens, by their places in what the question is about."""

    def key(self, s: KeyForge, d: RawDecision, n: int) -> str:
        """The name of the ability; the second of a name has its number."""
        seat = max(0, d.seat)
        keys: list[str] = []
        for x in d.about if isinstance(d.about, tuple) else ():
            base = ability_name(s, x, seat)
            k = 1 + sum([key == base or key.startswith(f"{base}.") for key in keys])
            keys.append(base if k == 1 else f"{base}.{k}")
        return keys[n]

    def meaning(self, s: KeyForge, d: RawDecision, n: int) -> Meaning:
        x = d.about[n] if isinstance(d.about, tuple) else None
        if isinstance(x, KFrame):
            return Meaning(x.src, ability=ability_of(x.prog.name))
        return Meaning(x.ctx.src if isinstance(x, Row) else x if isinstance(x, int) else NO_CARD)


def ability_name(s: KeyForge, x: object, seat: int) -> str:
    """The key of an ability that waits to be resolved: its card and its kind."""
    if isinstance(x, KFrame):
        kind = x.prog.name.rpartition("#")[2]
        if x.src >= 0 and views.is_hidden(s, x.src, seat):
            return f"{s.cards[x.src].d.id}:{kind}"  # what it set off is known, but not where it lies by now
        return kind if x.src < 0 else f"{views.card_key(s, x.src, seat)}:{kind}"
    if isinstance(x, Row):
        return views.card_key(s, x.ctx.src, seat)
    assert isinstance(x, int)
    return views.card_key(s, x, seat)


CARD: Final = Cards()
ACT: Final = Verbs[KeyForge](codes.VERB, {k: (word, NOTHING if k == DO_END else CARD) for k, word in enumerate(VERBS)})
HOUSE: Final = Words(*HOUSES)
MULLIGAN: Final = Words("keep", "mulligan")
FLANK: Final = Written[KeyForge](lambda s, d, n: "right" if n else "left")
PLACE: Final = Written[KeyForge](lambda s, d, n: f"place:{n}")
USE: Final = Use(*VERBS)
BRANCH: Final = Words("first", "second")
WAITING: Final = Waiting()

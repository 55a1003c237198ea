"""What tells two positions of one turn apart: all that the rest of the turn can depend on, and nothing that it cannot.

Between two actions, where no effect is under way and none lasts, it does not matter in which order things have happened or how
cards lie in a hand; else it might, and positions are compared to the last register.
"""

from __future__ import annotations

from collections.abc import Hashable

from tableforge.keyforge.state import KeyForge

STAMPS = 2  # of a card's dump, the last: when it left play and when it entered


def mark(start: KeyForge, s: KeyForge) -> Hashable | None:
    """The mark of a position of the turn that began with `start`; None inside an effect in which one thing is chosen."""
    over = s.over or s.turn != start.turn
    d = s.pending
    resting = over or len(s.stack) <= 1
    if not resting and d is not None and d.most < 2:
        return None
    exact = not over and (not resting or bool(s.lasting))
    return (
        None if d is None else (d.kind, d.options, d.least, d.most, d.src),
        changed_cards(start, s, exact),
        tuple([side(s, p) for p in (0, 1)]),
        (s.ra, s.rb, s.house, s.from_hand, s.acted, s.ended, s.over, s.winner),
        tuple([x.dump() for x in s.lasting]),
        () if over else facts(s, exact),
        () if over else (tuple(sorted(s.titles.items())), tuple(sorted(s.spent.items()))),
        tuple([f.dump() for f in s.stack]) if exact else len(s.stack),
    )


def changed_cards(start: KeyForge, s: KeyForge, exact: bool) -> tuple[object, ...]:
    """The cards that have been written to since the start; the others are the same in every position of the turn."""
    out: list[object] = []
    before = start.cards
    for i, c in enumerate(s.cards):
        if c is not before[i]:
            told = c.dump()
            out.append((i, told if exact else told[:-STAMPS]))
    return tuple(out)


def side(s: KeyForge, p: int) -> tuple[object, ...]:
    """What a player has; where the order of cards says nothing, in a fixed one."""
    q = s.players[p]
    pile = q.discard if s.pile_order else tuple(sorted(q.discard))
    hand, archives = tuple(sorted(q.hand)), tuple(sorted(q.archives))
    return (q.amber, q.keys, q.chains, q.deck, hand, pile, archives, q.purged, q.line, q.artifacts)


def facts(s: KeyForge, exact: bool) -> tuple[object, ...]:
    """What has happened this turn: tallies ask how often, and not in which order."""
    told = [fact.dump() for fact in s.past]
    if not exact:
        told.sort()
    return tuple(told)


def is_open(start: KeyForge, s: KeyForge, seat: int) -> bool:
    """Whether no card that the seat cannot know has been moved since the start, and no chance has fallen."""
    me, foe, mine, theirs = s.players[seat], s.players[1 - seat], start.players[seat], start.players[1 - seat]
    return (
        me.deck == mine.deck
        and foe.deck == theirs.deck
        and foe.hand == theirs.hand
        and foe.archives == theirs.archives
        and s.ra == start.ra
        and s.rb == start.rb
    )

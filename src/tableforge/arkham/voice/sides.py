"""Which of a card's abilities stand on which of its sides, and which of them share a line."""

from __future__ import annotations

from tableforge.arkham.words import (
    Advance,
    Committed,
    Constant,
    Has,
    Keyword,
    Objective,
    Play,
    Symbol,
    Title,
    Triggered,
)

Line = tuple[Has, ...]


def front(card: Title) -> list[Line]:
    """What the side says that a card first shows; of a location, the one that is shown once it is revealed."""
    return lines([a for a in card.abilities if not is_behind(card, a)])


def back(card: Title) -> list[Line]:
    """What the other side says: side b, the unrevealed side of a location, a scenario for the hard and the expert."""
    return lines([a for a in card.abilities if is_behind(card, a)])


def is_behind(card: Title, a: Has) -> bool:
    if isinstance(a, Symbol):
        return a.hard
    if isinstance(a, Constant):
        return a.unrevealed
    return isinstance(a, Advance) or (isinstance(a, Objective) and follows_advance(card, a))


def follows_advance(card: Title, a: Has) -> bool:
    """Whether an ability is written behind what side b does: then it stands there, too."""
    before = card.abilities[: card.abilities.index(a)]
    return any(isinstance(x, Advance) for x in before)


def lines(abilities: list[Has]) -> list[Line]:
    """Keywords share a line; "Fast" stands before when an event is played."""
    out: list[list[Has]] = []
    for a in abilities:
        before = out[-1][-1] if out else None
        joins = isinstance(a, Keyword) or (isinstance(a, Play) and spoken_with_keywords(a))
        if joins and isinstance(before, Keyword):
            out[-1].append(a)
        else:
            out.append([a])
    return [tuple(line) for line in out]


def spoken_with_keywords(a: Play) -> bool:
    """Whether an event says when it is played."""
    return a.timed is not None or a.given is not None


def numbered(card: Title, number: int) -> Has | None:
    """The ability that the engine knows by a number; None where another card has given it."""
    found = [a for a in card.abilities if isinstance(a, (Triggered, Objective, Play, Committed, Symbol))]
    return found[number] if number < len(found) else None

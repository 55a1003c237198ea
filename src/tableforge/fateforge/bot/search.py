"""What search asks of a position: what it comes to in numbers, and another one that agrees with all that a seat knows."""

from __future__ import annotations

from typing import Final

from tableforge.fateforge import codes, view
from tableforge.fateforge.battle import objectives
from tableforge.fateforge.state import Fate
from tableforge.kernel.chance import rng

# ---- handles of what may be hidden: dice behind a screen, cards of a deck
DIE: Final = 20_000
DECK: Final = 30_000
DICE_OF_HERO: Final = 64
DECKS: Final = 10_000  # between two decks
COPIES: Final = 8  # of a card in a deck, at most
CORRUPTION_DECK: Final = 0
FEAR_DECK: Final = 1
TRAP_DECK: Final = 2
BOSS_DECK: Final = 3

FEATURES: Final = ("standing", "health", "energy", "objectives", "enemies", "gold", "round", "won")


def features(s: Fate, seat: int) -> tuple[int, ...]:
    """What a seat's heroes have, and how far the group has come."""
    mine = [h for h in s.heroes if h.seat == seat]
    done = 0
    if s.scene is not None:
        done = sum([1 for k, o in enumerate(s.scene.objectives) if objectives.met(s, k, o)]) if s.units else 0
    return (
        len([h for h in mine if not h.down]),
        sum([h.hp for h in mine]),
        sum([h.en for h in mine]),
        done,
        len([e for e in s.foes if not e.out]),
        s.gold,
        s.round,
        1 if s.won else 0,
    )


def hidden(s: Fate, seat: int | None) -> list[list[int]]:
    """Groups of what a seat cannot tell apart: dice of one colour behind others' screens, the cards of a deck."""
    groups: list[list[int]] = []
    dice: dict[int, list[int]] = {}
    for p, h in enumerate(s.heroes):
        if view.screened(s, p, seat):
            for k, r in enumerate(h.results):
                dice.setdefault(codes.die_of(r), []).append(DIE + p * DICE_OF_HERO + k)
    groups += list(dice.values())
    groups += [in_deck(s, n) for n in (CORRUPTION_DECK, FEAR_DECK, TRAP_DECK)]
    if _boss(s) >= 0:
        seen = 1 if view.known_card(s, s.enemy(_boss(s))) else 0
        groups.append(in_deck(s, BOSS_DECK)[seen:])
    return [g for g in groups if len(g) > 1]


def in_deck(s: Fate, n: int) -> list[int]:
    """The cards of a deck from the top, each by a handle that it keeps while it lies there: copies are counted from below."""
    deck = _deck(s, n)
    return [DECK + n * DECKS + x * COPIES + deck[k + 1 :].count(x) for k, x in enumerate(deck)]


def look(s: Fate, i: int) -> int:
    """What lies at a hidden handle."""
    if i < DECK:
        return s.heroes[(i - DIE) // DICE_OF_HERO].results[(i - DIE) % DICE_OF_HERO]
    return (i - DECK) % DECKS // COPIES


def card_at(i: int) -> int:
    """The card of a hidden handle, as events name cards; -1 for a die."""
    return codes.CARD + (i - DECK) % DECKS // COPIES if i >= DECK else -1


def show(s: Fate, i: int, x: int) -> None:
    """Let a die show another result."""
    h = s.hero((i - DIE) // DICE_OF_HERO)
    k = (i - DIE) % DICE_OF_HERO
    h.results = (*h.results[:k], x, *h.results[k + 1 :])


def stack(s: Fate, n: int, cards: tuple[int, ...]) -> None:
    """Lay a deck anew, from the top."""
    if n == CORRUPTION_DECK:
        s.corruption_deck = cards
    elif n == FEAR_DECK:
        s.fear_deck = cards
    elif n == TRAP_DECK:
        s.trap_deck = cards
    else:
        s.foe(_boss(s)).deck = cards


def _boss(s: Fate) -> int:
    """The boss on the board, or -1."""
    return next((codes.FOE + k for k, e in enumerate(s.foes) if e.d.boss is not None and not e.out), -1)


def _deck(s: Fate, n: int) -> tuple[int, ...]:
    if n == BOSS_DECK:
        return s.enemy(_boss(s)).deck
    return (s.corruption_deck, s.fear_deck, s.trap_deck)[n]


def swapped(s: Fate, i: int, j: int) -> Fate:
    """A copy in which two hidden things have changed places."""
    t = s.clone()
    if i < DECK:
        show(t, i, look(s, j))
        show(t, j, look(s, i))
        return t
    n = (i - DECK) // DECKS
    handles = in_deck(s, n)
    row = list(_deck(s, n))
    a, b = handles.index(i), handles.index(j)
    row[a], row[b] = row[b], row[a]
    stack(t, n, tuple(row))
    return t


def imagined(s: Fate, seat: int | None, seed: int) -> Fate:
    """A copy in which what the seat cannot see is rolled and dealt anew, and chance begins anew."""
    chance = rng(seed)
    t = s.clone()
    for group in hidden(s, seat):
        if group[0] < DECK:
            for i in group:
                die = codes.die_of(look(s, i))
                if die < len(s.pack.dice):
                    show(t, i, codes.result(die, s.pack.dice[die][chance.below(6)]))
            continue
        rest = [look(s, i) for i in group]
        n = (group[0] - DECK) // DECKS
        top = _deck(s, n)[: -len(group)]  # what is known of it
        stack(t, n, (*top, *[rest.pop(chance.below(len(rest))) for _ in group]))
    t.reseed((chance.next32() << 32) | chance.next32())
    t.script = ()
    return t

"""What a card does, in a few kinds of deeds, read off its words: what a judgement of hands and decks counts."""

from __future__ import annotations

from typing import Final, TypeVar

from tableforge.keyforge.questions import Sel, Side, Who, Zone
from tableforge.keyforge.words import (
    CaptureAmber,
    ChangeStatus,
    DealDamage,
    DestroyCards,
    DivideDamage,
    DrawCards,
    Each,
    EventRule,
    FightWithCard,
    ForgeKey,
    GainAmber,
    LoseAmber,
    MoveCards,
    PlayerNumber,
    RefillHand,
    StealAmber,
    TakeControlOf,
    UseCard,
)
from tableforge.words.lower import inside
from tableforge.words.node import Node

# Kinds of deeds, in the order of `deeds`.
DEEDS: Final = (
    "removal",  # a creature that is chosen is destroyed, harmed, or taken out of play
    "sweep",  # every creature of some kind is
    "steal",
    "capture",
    "rob",  # the opponent loses æmber
    "gain",
    "draw",  # cards drawn or archived
    "again",  # creatures readied, used or sent to fight out of turn
    "hold",  # creatures stunned or exhausted
    "forge",
    "dear",  # keys that cost more, and steps and doings forbidden
    "strip",  # the opponent's hand, archives or control of a card
)
REMOVALS: Final = ("purge", "return_to_hand", "put_on_deck", "shuffle_into_deck", "archive")
FRIENDS: Final = Side(False)
T = TypeVar("T")
OPPONENTS: Final = ("opponent", "each_player", "its_controller", "its_owner", "its_opponent", "they")


def deeds(words: object) -> tuple[int, ...]:
    """Which deeds are among the words of a card: 1 where it does one, 0 where not, in the order of `DEEDS`."""
    found = set()
    for word in inside(words):
        deed = deed_of(word)
        if deed:
            found.add(deed)
    return tuple([int(name in found) for name in DEEDS])


def deed_of(word: object) -> str:
    """The deed that a word says; empty where it says none."""
    if isinstance(word, DestroyCards):
        return "" if word.sacrifice else taken_out(word.what)
    if isinstance(word, DealDamage):
        return taken_out(word.to)
    if isinstance(word, DivideDamage):
        return taken_out(word.among)
    if isinstance(word, MoveCards):
        return moved(word)
    if isinstance(word, StealAmber):
        return "steal" if word.who.name == "you" else ""
    if isinstance(word, CaptureAmber):
        return "capture"
    if isinstance(word, LoseAmber):
        return "rob" if word.who.name in OPPONENTS else ""
    if isinstance(word, GainAmber):
        return "gain" if word.who.name == "you" else ""
    if isinstance(word, (DrawCards, RefillHand)):
        return "draw" if word.who.name == "you" else ""
    if isinstance(word, (UseCard, FightWithCard)):
        return "again"
    if isinstance(word, ChangeStatus):
        return {"ready": "again", "exhaust": "hold", "stun": "hold"}.get(word.status, "")
    if isinstance(word, ForgeKey):
        return "forge"
    if isinstance(word, (PlayerNumber, EventRule)):
        return "dear"
    return "strip" if isinstance(word, TakeControlOf) else ""


def sets_in(x: object, kind: type[T]) -> list[T]:
    """Every set of a kind that a target is made of."""
    found: list[T] = []
    for word in inside(x):
        if isinstance(word, kind):
            found.append(word)
        if isinstance(word, Node):
            for part in word.parts():
                found += sets_in(part, kind)
    return found


def taken_out(target: object) -> str:
    """What it is to do away with these cards: one's own are no deed against the other side."""
    sides = sets_in(target, Side)
    if sides and all([side == FRIENDS for side in sides]):
        return ""
    if not sets_in(target, Sel) or isinstance(target, Zone):
        return ""
    return "sweep" if isinstance(target, Each) else "removal"


def moved(word: MoveCards) -> str:
    """What it is to move cards: out of the line, out of the other player's hand, or out of the way of one's own."""
    zones = sets_in(word.what, Zone)
    if not zones:
        return taken_out(word.what) if word.verb in REMOVALS else ""
    theirs = [z for z in zones if isinstance(z.who, Who) and z.who.name in OPPONENTS]
    if theirs:
        return "strip"
    return "draw" if word.verb in ("archive", "return_to_hand") else ""

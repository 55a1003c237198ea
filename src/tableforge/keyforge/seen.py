"""What a view of KeyForge is, field by field: `view.py` builds it, the browser's types and the docs are written from it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from tableforge.kernel.declared import Length
from tableforge.keyforge.names import Step, Until


class Lying(TypedDict):
    """A card face up."""

    id: str  # which card it is
    at: str  # where it lies: "line:2", "foe-artifacts:0", an upgrade "line:2.0", a card under another "line:2/0"
    house: str  # the house that it belongs to
    type: str  # action, artifact, creature or upgrade
    maverick: NotRequired[bool]  # it belongs to another house than its namesakes


class Upgrade(Lying):
    """An upgrade on a creature."""

    controller: int  # the seat that controls it


class InPlay(Lying):
    """A card in play, with everything on it."""

    houses: NotRequired[list[str]]  # the houses that it counts as, where they are not its own alone
    ready: bool  # whether it is ready; otherwise it is exhausted
    owner: NotRequired[int]  # the seat that owns it, where another one controls it
    power: NotRequired[int]  # of a creature: its power now
    armor: NotRequired[int]  # of a creature: its armor now
    armor_left: NotRequired[int]  # of a creature: the armor that still prevents damage this turn
    damage: NotRequired[int]  # of a creature: the damage on it
    stunned: NotRequired[bool]  # of a creature: whether it is stunned
    keywords: NotRequired[list[str]]  # of a creature: its keywords now
    upgrades: NotRequired[list[Upgrade]]  # of a creature: the upgrades on it
    amber: NotRequired[int]  # the æmber on it, if any
    power_counters: NotRequired[int]  # the +1 power counters on it, if any
    doom_counters: NotRequired[int]  # the doom counters on it, if any
    under: NotRequired[list[Lying | None]]  # the cards under it, if any; None for one that the seat may not see


class Player(TypedDict):
    """What the seat knows of a player."""

    seat: int  # the player's seat
    houses: list[str]  # the houses of the deck
    amber: int  # æmber in the pool
    keys: int  # keys that are forged
    key_cost: int  # what the next key costs now
    chains: int  # chains
    hand_size: int  # cards in hand
    hand: list[Lying] | None  # the hand; of the opponent None
    deck_size: int  # cards in the deck
    archives_size: int  # archived cards
    archives: list[Lying] | None  # the archives; of the opponent None
    discard: list[Lying]  # the discard pile, the lowest card first
    purged: list[Lying] | None  # purged cards; None in an edition that keeps them face down
    purged_size: int  # purged cards, counted
    line: list[InPlay]  # the battleline from left to right
    artifacts: list[InPlay]  # artifacts in play


class Lasting(TypedDict):
    """An effect that outlives its ability."""

    id: str  # the card that it comes from
    seat: int  # the seat whose ability it was
    until: Until  # when it ends
    whose: int  # the seat from which that time is counted
    on: list[str]  # the keys of the cards in play that it is on
    house: str | None  # the house that was named for it


class View(TypedDict):
    """All that a seat knows of a game of KeyForge."""

    game: Literal["keyforge"]  # the game
    edition: str  # the edition of the rules
    seat: int | None  # whose view this is; None for a spectator
    turn: int  # the number of the turn
    active: int  # the seat whose turn it is
    first: int  # the seat that began
    step: Step  # the step of the turn
    house: str | None  # the active house, once it is chosen
    over: bool  # whether the game is over
    winner: int | None  # the seat that has won
    ordered_piles: bool  # whether a deck has a card that reads discard piles from the top
    limbo: list[Lying]  # cards that are being played and lie in no zone yet
    lasting: list[Lasting]  # effects that outlive their ability
    players: Annotated[list[Player], Length(2)]  # both players, by their seats

"""What a seat's view of the toy is, field by field."""

from __future__ import annotations

from typing import Literal, TypedDict


class Player(TypedDict):
    """What the seat knows of a player."""

    at: str  # the place where the player stands
    wounds: int  # wounds that the player has
    worn: list[str]  # cards that the player wears
    hand_size: int  # cards in hand
    hand: list[str] | None  # the keys of the hand; of others None
    die: int | None  # what the die shows, 0 before it is rolled; of others None
    rolled: bool  # whether the die is rolled
    ready: bool  # whether the player is ready


class View(TypedDict):
    """All that a seat knows of a game of the toy."""

    game: Literal["lamplighters"]  # the game
    seat: int | None  # whose view this is; None for a spectator
    turn: int  # the number of the turn
    fog: int  # how thick the fog is
    lit: list[str]  # places whose lamps are lit
    bag: list[int]  # tokens in the bag
    deck_size: int  # cards in the deck
    discard: list[str]  # the discard pile
    players: list[Player]  # everybody, by their seats

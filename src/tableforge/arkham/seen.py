"""What a view of Arkham Horror is, field by field: `view.py` builds it, the browser's types and the docs are written from it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from tableforge.arkham.names import PartKind, Period, Phase, Skill, Status, TestKind, TestResult
from tableforge.kernel.declared import Length

Pair = Annotated[list[int], Length(2)]
Skills = Annotated[list[int], Length(4)]


class Printed(TypedDict):
    """A card face up."""

    id: str  # which card it is, as far as it is turned over
    key: str  # the key by which answers point at it
    type: str  # investigator, asset, event, skill, treachery, enemy, location, act, agenda or scenario


class OnTable(Printed):
    """A card on the table, with what is on it but clues."""

    exhausted: bool  # whether it is exhausted
    damage: NotRequired[int]  # damage on it, if any
    horror: NotRequired[int]  # horror on it, if any
    doom: NotRequired[int]  # doom on it, if any
    resource: NotRequired[int]  # resources on it, if any
    uses: NotRequired[dict[str, int]]  # of a card with uses: how many are left of which kind
    fight: NotRequired[int]  # of an enemy: its fight value
    evade: NotRequired[int]  # of an enemy: its evade value
    health: NotRequired[int]  # of an enemy, an investigator or an asset that can take damage: its health
    sanity: NotRequired[int]  # of an investigator or an asset that can take horror: its sanity
    owner: NotRequired[int]  # the seat that owns it, where it lies with another
    attached: NotRequired[list[InPlay]]  # cards attached to it, if any


class InPlay(OnTable):
    """A card in play, with everything on it."""

    clue: NotRequired[int]  # clues on it, if any


class StoryCardView(InPlay):
    """The current act or agenda."""

    threshold: int  # the clues or the doom that advance it


class Place(OnTable):
    """A location."""

    revealed: bool  # whether it is revealed
    clue: int  # clues on it
    shroud: NotRequired[int]  # its shroud, once it is revealed
    connections: list[str]  # the keys of the locations that it leads to
    here: list[InPlay]  # cards that lie at it: unengaged enemies and the like
    investigators: list[int]  # the seats whose investigators are here


class Player(TypedDict):
    """What the seat knows of a player."""

    seat: int  # the player's seat
    investigator: str  # who it plays
    status: Status  # whether the investigator is still in play, or how it left
    at: str | None  # the key of its location; None once it has left
    damage: int  # damage that it has suffered
    horror: int  # horror that it has suffered
    clues: int  # clues that it has
    resources: int  # resources that it has
    actions: int  # actions that it has left this turn
    had_turn: bool  # whether it has had its turn this round
    trauma: Pair  # physical and mental trauma
    hand_size: int  # cards in hand
    hand: list[Printed] | None  # the hand; of others None
    deck_size: int  # cards in the deck
    discard: list[Printed]  # the discard pile
    play: list[InPlay]  # assets and events in its play area
    threat: list[InPlay]  # its threat area
    health: NotRequired[int]  # its health, while it is in play
    sanity: NotRequired[int]  # its sanity, while it is in play
    skills: NotRequired[Skills]  # willpower, intellect, combat and agility, while it is in play


class Committed(TypedDict):
    """A card committed to a test."""

    id: str  # which card it is
    key: str  # its key
    seat: int  # the seat that committed it


class Revealed(TypedDict):
    """A chaos token that a test has revealed."""

    face: str  # what it shows: "-1", "skull", "auto-fail"
    ignored: bool  # whether it is ignored


class Part(TypedDict):
    """What one card, or one token, adds to the value of a test."""

    kind: PartKind  # what sort of part it is
    id: str | None  # the card that it comes from
    n: int  # how much it adds


class Test(TypedDict):
    """A skill test under way."""

    seat: int  # the seat that takes it
    skill: Skill  # the skill that is tested
    kind: TestKind  # what it is part of
    difficulty: int  # the difficulty now
    value: int  # the modified skill value now
    source: str | None  # the card that asks for it
    target: str | None  # the key of the enemy or location that it is about
    committed: list[Committed]  # cards that are committed to it
    tokens: list[Revealed]  # chaos tokens that are revealed
    odds: Pair | None  # with how many tokens it would be passed, and of how many; None once that is past
    odds_with: dict[str, Pair | None]  # the same, were a card committed, by the keys of those that are offered
    good: list[str]  # the faces with which it would be passed
    step: str  # "ST.1" to "ST.8", "window-1" or "window-2"
    result: TestResult | None  # how it has come out
    passed: list[int]  # the seats that have passed in the commitment of cards
    parts: list[Part]  # what the value is made of


class Lasting(TypedDict):
    """An effect that outlives its ability."""

    id: str  # the card that it comes from
    seat: int  # the seat whose ability it was
    until: Period  # the end of which period ends it
    on: list[str]  # the keys of the cards that it is on


class View(TypedDict):
    """All that a seat knows of a game of Arkham Horror."""

    game: Literal["arkham"]  # the game
    edition: str  # the edition of the rules
    scenario: str  # which scenario is played
    hard: bool  # whether the hard side of the reference card counts
    seat: int | None  # whose view this is; None for a spectator
    turn: int  # the number of the round, under the name that every game has
    round: int  # the number of the round
    phase: Phase  # the phase of the round
    active: int | None  # the seat whose turn it is
    lead: int  # the seat of the lead investigator
    over: bool  # whether the game is over
    resolution: str | None  # the resolution that was reached
    act: StoryCardView | None  # the current act
    agenda: StoryCardView | None  # the current agenda
    doom: int  # all doom in play
    locations: list[Place]  # the locations in play
    players: list[Player]  # everybody, by their seats
    bag: list[str]  # the faces of all tokens in the chaos bag
    symbols: dict[str, int]  # what each symbol would count now
    test: Test | None  # the skill test under way
    encounter_deck_size: int  # cards in the encounter deck
    encounter_discard: list[Printed]  # the encounter discard pile
    victory: list[Printed]  # the victory display
    limbo: list[Printed]  # cards that are being played or resolved and lie in no zone yet
    lasting: list[Lasting]  # effects that outlive their ability
    looked_at: list[Printed]  # cards of a deck that the seat is looking through, in no order of the deck
    log: list[list[str | int]]  # the campaign log: names, each with a number

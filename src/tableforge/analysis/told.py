"""What a review and a turn that is played again are, field by field: the types of the browser are written from it.

`review.py` and `practice.py` put them together, and the tests of reviews hold what they say to this.
"""

from __future__ import annotations

from typing import Literal, TypedDict

MarkKind = Literal["slip", "mistake", "blunder"]


class ToldText(TypedDict):
    """A text in every language."""

    en: str  # in English
    fr: str  # in French


class StepEvent(TypedDict):
    """Something that a step brings."""

    text: ToldText  # what happens
    rule: str  # the rule by which it does
    only: bool  # whether the other line does not bring it


class LineStep(TypedDict):
    """One answer of a line."""

    key: str  # the answer's key
    label: ToldText  # what it is called
    rule: str  # its rule
    open: bool  # what comes then is not known
    events: list[StepEvent]  # what it brings


class WorthReason(TypedDict):
    """A part of what the better line is worth."""

    text: ToldText | None  # what it consists of; None for all that is left
    points: float  # what it is worth


class Proof(TypedDict):
    """Games played to their end that show whether the better line is better."""

    games: int  # how many were played
    gain: float  # how much oftener the better line wins, in percent
    margin: float  # how sure that is


class MarkedTurn(TypedDict):
    """The one mark of a turn: where it lost most."""

    kind: MarkKind  # what the loss is called
    turn: int  # the turn's number
    name: ToldText  # what the turn is called
    seat: int  # whose turn it was
    first: int  # the answers of the game that were made by then
    last: int  # those that were made when it ended
    loss: float  # what the turn lost
    margin: float  # how sure that is
    best: float  # what the better line comes to
    played: float  # what was played comes to
    worlds: int  # in how many imagined games
    proof: Proof | None  # games played to their end, where there were any
    same: int  # how many steps both lines have in common
    line: list[LineStep]  # the better line
    played_line: list[LineStep]  # what was played
    reasons: list[WorthReason]  # what the difference is made of
    facts: list[ToldText]  # what both ends have in common, where it is worth a word


class Scale(TypedDict):
    """What figures are, and what a loss is called from where on."""

    kind: Literal["chance", "result"]  # what is judged: a chance to win, or what the game comes to
    name: ToldText  # what figures count
    points: float  # what the whole is: 100 of a chance
    shared: bool  # whether all seats win or lose together
    slip: float  # from where on a loss is a slip
    mistake: float  # from where on it is a mistake
    blunder: float  # from where on it is a blunder


class MarkCounts(TypedDict):
    """How many marks there are of each kind."""

    slip: int  # slips
    mistake: int  # mistakes
    blunder: int  # blunders


class SeatReview(TypedDict):
    """What a seat did of its own, and what luck did."""

    seat: int  # the seat
    name: ToldText  # whom it plays, or its deck
    turns: int  # how many turns of it were judged
    accuracy: float | None  # how accurate it was; None where nothing was judged
    lost: float  # what it lost by its own doing
    luck: float | None  # what chance alone brought; None where tokens and dice tell it
    luck_margin: float | None  # how sure that is
    marks: MarkCounts  # its marks


class CurvePoint(TypedDict):
    """A point of the curve."""

    n: int  # the answers that were made by then
    turn: int  # the turn's number
    seat: int  # who decided; -1 at the end of the game
    value: float  # how the game stood


class TurnFigures(TypedDict):
    """A turn in figures."""

    turn: int  # the turn's number
    name: ToldText  # what it is called
    seat: int  # whose turn it was
    first: int  # the answers of the game that were made by then
    last: int  # those that were made when it ended
    best: float | None  # what the better line comes to, if one was found
    played: float | None  # what was played comes to
    loss: float  # what the turn lost
    mark: MarkKind | Literal[""]  # what that is called
    luck: float | None  # what chance alone brought; None where tokens and dice tell it
    luck_margin: float | None  # how sure that is


class TurnedAt(TypedDict):
    """Where the game turned for good towards how it ended."""

    n: int  # the answers that were made by then
    turn: int  # the turn's number
    name: ToldText  # what the turn is called
    seat: int  # whose turn it was
    before: float  # how the game stood before
    after: float  # how it stood after
    crossed: bool  # whether it crossed the middle there


class SeatChances(TypedDict):
    """How a seat's tokens and dice fell beside their odds."""

    seat: int  # the seat
    count: int  # how many there were
    good: int  # how many fell well
    expected: float  # how many were to be expected
    margin: float  # how far from that is no wonder


class ToldChance(TypedDict):
    """One token or die."""

    n: int  # the answers that were made by then
    seat: int  # who took the chance
    text: ToldText  # what was tried
    odds: float  # the exact odds, in percent
    good: bool  # whether it fell well


class ChanceReview(TypedDict):
    """Tokens and dice beside their exact odds."""

    seats: list[SeatChances]  # by seats
    taken: list[ToldChance]  # one by one


class Review(TypedDict):
    """What a finished game teaches."""

    format: str  # of what is kept
    version: str  # which version made it
    game: str  # the game's name
    judge: str  # who judged
    seed: int  # of the imagined games
    depth: dict[str, int]  # how thoroughly was looked, by the names of `AnalysisDepth`
    scale: Scale  # what figures are
    answers: int  # how many the game has
    over: bool  # whether it has ended
    outcome: ToldText | None  # who has won and how; None where it has not ended
    seats: list[SeatReview]  # by seats
    curve: list[CurvePoint]  # how the game stood
    turns: list[TurnFigures]  # by turns
    marks: list[MarkedTurn]  # the turns that lost most
    turning: TurnedAt | None  # where the game turned, if it is over
    chances: ChanceReview | None  # tokens and dice, where the game brings them
    close: int  # marks too close to be shown
    silent: int  # stretches of which no end was found


class TriedOption(TypedDict):
    """What can be answered in a turn that is played again."""

    key: str  # the answer's key
    label: str  # what it is called
    rule: str  # its rule


class TryVerdict(TypedDict):
    """How good a try was."""

    tried: float  # what it comes to
    best: float  # what the best line that is known comes to
    played: float  # what was played comes to
    loss: float  # what the try lost beside the best line
    margin: float  # how sure that is
    worlds: int  # in how many imagined games
    kind: MarkKind | Literal[""]  # what the loss is called
    better: bool  # whether the try is better than what was played


class Tried(TypedDict):
    """A turn that is played again, as far as some answers lead."""

    seat: int  # whose turn it is
    turn: int  # its number
    first: int  # the answers of the game that were made by then
    world: int  # the hidden world it is played in; 0 is the one that was
    over: bool  # whether the turn has ended
    ask: str  # what is asked
    options: list[TriedOption]  # what can be answered
    told: list[str]  # what has happened
    table: list[str]  # the table in lines of words
    verdict: TryVerdict | None  # how good it was, once it is over

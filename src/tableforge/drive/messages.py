"""The messages of the drive door as types: what a request may hold, and what an answer holds.

A server will speak the same messages.  A request that leaves fields to the game (settings, a position, a change by hand)
is `OpenRequest`: what it does not know itself goes to the game, which refuses what it does not know either.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct, field

from tableforge.tongue.text import LANGUAGES, Text, quote_each

LONGEST_NAME: Final = 100
LONGEST_TEXT: Final = 300
MOST_ANSWERS: Final = 1000
MAIN: Final = "main"

Json = dict[str, Any]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Seat = Word | int
Answer = Word | int
Answers = Annotated[list[Answer], Meta(max_length=MOST_ANSWERS)]


# ---------------------------------------------------------------- requests
class DriveRequest(Struct, kw_only=True):
    """The fields of every request."""

    cmd: str
    id: Annotated[str, Meta(max_length=LONGEST_NAME)] | int | float | bool | None = None
    on: Name = MAIN
    lang: Word = "en"
    eyes: Seat | None = None


class OpenRequest(DriveRequest, kw_only=True):
    """A request whose other fields are the game's."""

    rest: Json = field(name="", default_factory=dict)  # has no name on the wire: the door fills it


class HelloRequest(DriveRequest, kw_only=True):
    """Which games, bots and commands there are; with `game`, what that game has."""

    game: Word | None = None


class NewRequest(OpenRequest, kw_only=True):
    """A new game; the other fields are its settings."""

    game: Word | None = None
    seed: int = 0


class GivenRequest(OpenRequest, kw_only=True):
    """A game in a given position; the other fields are the position."""

    game: Word | None = None
    seed: int = 1


class SetRequest(OpenRequest, kw_only=True):
    """A change of the position by hand; the other fields say which."""

    pass


class LoadRequest(DriveRequest, kw_only=True):
    """A game from a save."""

    data: str


class CloneRequest(DriveRequest, kw_only=True):
    """A copy of a game, under another name."""

    to: Name


class AnswerRequest(DriveRequest, kw_only=True):
    """One answer or several, in order."""

    answer: Answer | None = None
    answers: Answers | None = None
    seat: Seat | None = None


class ActRequest(DriveRequest, kw_only=True):
    """Something done by its verb, then the answers to what it asks."""

    verb: Word
    card: Word | None = None
    place: Word | None = None
    target: Word | None = None
    answers: Answers = []
    seat: Seat | None = None


class PeekRequest(AnswerRequest, kw_only=True):
    """What an answer or an act would lead to."""

    verb: Word | None = None
    card: Word | None = None
    place: Word | None = None
    target: Word | None = None


class WhyNotRequest(DriveRequest, kw_only=True):
    """Why a key is no legal answer."""

    key: Word
    seat: Seat | None = None


class UndoRequest(DriveRequest, kw_only=True):
    """Take back so many answers, or the last one of a seat."""

    n: Annotated[int, Meta(ge=1)] = 1
    seat: Seat | None = None


class BotRequest(DriveRequest, kw_only=True):
    """What a bot would answer."""

    bot: Word | None = None
    seed: int = 0
    seat: Seat | None = None


class LookRequest(DriveRequest, kw_only=True):
    """A card, a player, the table, or everything."""

    card: Word | None = None
    player: Seat | None = None
    whole: bool = False


class ViewRequest(DriveRequest, kw_only=True):
    """What a seat may know."""

    seat: Seat | None = None


class LogRequest(DriveRequest, kw_only=True):
    """The events from a number on."""

    since: Annotated[int, Meta(ge=0)] = field(name="from", default=0)
    whole: bool = False


class CampaignRequest(OpenRequest, kw_only=True):
    """A command to a campaign; its other fields are the game's: the options of a new one, or those of an entry."""

    do: Word = "look"
    game: Word | None = None
    seed: int = 0
    data: str | None = None
    verb: Word | None = None
    number: int | None = None
    to: Name | None = None


A_LANGUAGE: Final = Text("a language: {codes}", "une langue : {codes}")
# what each field takes, for error messages
TAKES: Final = {
    "id": Text("a short text or number", "un texte court ou un nombre"),
    "on": Text(f"a name of 1 to {LONGEST_NAME} letters", f"un nom de 1 à {LONGEST_NAME} lettres"),
    "to": Text(f"a name of 1 to {LONGEST_NAME} letters", f"un nom de 1 à {LONGEST_NAME} lettres"),
    "lang": A_LANGUAGE.fill(codes=quote_each(LANGUAGES, "or")),
    "eyes": Text("a seat, by its name or its number", "un siège, par son nom ou son numéro"),
    "seat": Text("a seat, by its name or its number", "un siège, par son nom ou son numéro"),
    "player": Text("a seat, by its name or its number", "un siège, par son nom ou son numéro"),
    "game": Text("the name of a game", "le nom d’un jeu"),
    "seed": Text("a whole number", "un nombre entier"),
    "data": Text("a text that 'save' gave", "un texte donné par « save »"),
    "answer": Text(
        f"a key, a card's name or an index, of at most {LONGEST_TEXT} letters",
        f"une clé, le nom d’une carte ou un rang, d’au plus {LONGEST_TEXT} lettres",
    ),
    "answers": Text(
        f"a list of at most {MOST_ANSWERS} keys, card names and indexes, each of at most {LONGEST_TEXT} letters",
        f"une liste d’au plus {MOST_ANSWERS} clés, noms de cartes et rangs, chacun d’au plus {LONGEST_TEXT} lettres",
    ),
    "verb": Text(f"a text of at most {LONGEST_TEXT} letters", f"un texte d’au plus {LONGEST_TEXT} lettres"),
    "card": Text(
        f"a text that points at cards, such as 'dodger' or 'you.hand[0]', of at most {LONGEST_TEXT} letters",
        f"un texte qui désigne des cartes, comme « dodger » ou « you.hand[0] », d’au plus {LONGEST_TEXT} lettres",
    ),
    "place": Text(f"a text of at most {LONGEST_TEXT} letters", f"un texte d’au plus {LONGEST_TEXT} lettres"),
    "target": Text(
        f"a text that points at a card, of at most {LONGEST_TEXT} letters",
        f"un texte qui désigne une carte, d’au plus {LONGEST_TEXT} lettres",
    ),
    "key": Text(
        f"the key of an option, of at most {LONGEST_TEXT} letters",
        f"la clé d’une option, d’au plus {LONGEST_TEXT} lettres",
    ),
    "do": Text(f"a text of at most {LONGEST_TEXT} letters", f"un texte d’au plus {LONGEST_TEXT} lettres"),
    "number": Text("the number of a game", "le numéro d’une partie"),
    "n": Text("how many answers to take back, at least 1", "le nombre de réponses à reprendre, au moins 1"),
    "bot": Text("the name of a bot", "le nom d’un bot"),
    "whole": Text("true or false", "vrai ou faux"),
    "from": Text("the number of an event, from 0", "le numéro d’un événement, à partir de 0"),
}


# ---------------------------------------------------------------- answers
class OptionReply(Struct):
    """One legal answer, and what it stands for: a card by its key and its number, a verb, an ability of the card."""

    key: str
    label: str
    rule: str
    card: str | None
    card_number: int | None
    verb: str | None
    ability: str | None


class QuestionReply(Struct):
    """What a seat is asked, and whose ability asks it; `number` counts the answers that came before."""

    number: int
    seat: int
    kind: str
    ask: str
    rule: str
    least: int
    most: int
    source: str | None
    source_number: int | None
    ability: str | None
    stop: str | None
    options: list[OptionReply]


class EventReply(Struct):
    """An event in words."""

    kind: str
    rule: str
    text: str


class StateReply(Struct):
    """Where a game stands: what has happened since, and what is asked now, of one seat or of `others`, too."""

    on: str
    events: list[EventReply]
    decision: QuestionReply | None
    others: list[QuestionReply]
    over: bool
    result: Json | None


class ErrorReply(Struct):
    """Why a request was refused."""

    type: str
    code: str
    message: str
    message_fr: str

"""The messages of the drive door as types: what a request may hold, and what an answer holds.

A server will speak the same messages.  A request that leaves fields to the game (settings, a position, a change by hand)
is `Open`: what it does not know itself goes to the game, which refuses what it does not know either.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct, field

from tableforge.tongue.both import LANGUAGES, Both, each_quoted

LONGEST_NAME: Final = 100
LONGEST_TEXT: Final = 300
MOST_ANSWERS: Final = 1000
MAIN: Final = "main"

Json = dict[str, Any]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Seat = Text | int
Answer = Text | int
Answers = Annotated[list[Answer], Meta(max_length=MOST_ANSWERS)]


# ---------------------------------------------------------------- requests
class Request(Struct, kw_only=True):
    """What may stand in every request."""

    cmd: str
    id: Annotated[str, Meta(max_length=LONGEST_NAME)] | int | float | bool | None = None
    on: Name = MAIN
    lang: Text = "en"
    eyes: Seat | None = None


class Open(Request, kw_only=True):
    """A request whose other fields are the game's."""

    rest: Json = field(name="", default_factory=dict)  # no request names it: the door puts them there


class Hello(Request, kw_only=True):
    game: Text | None = None


class New(Open, kw_only=True):
    game: Text | None = None
    seed: int = 0


class Given(Open, kw_only=True):
    game: Text | None = None
    seed: int = 1


class Set(Open, kw_only=True):
    pass


class Load(Request, kw_only=True):
    data: str


class Clone(Request, kw_only=True):
    to: Name


class Reply(Request, kw_only=True):
    """One answer or several, in order."""

    answer: Answer | None = None
    answers: Answers | None = None
    seat: Seat | None = None


class Act(Request, kw_only=True):
    """Something done by name, then the answers to what it asks."""

    verb: Text
    card: Text | None = None
    place: Text | None = None
    target: Text | None = None
    answers: Answers = []
    seat: Seat | None = None


class Peek(Reply, kw_only=True):
    """What an answer or an act would lead to."""

    verb: Text | None = None
    card: Text | None = None
    place: Text | None = None
    target: Text | None = None


class WhyNot(Request, kw_only=True):
    key: Text
    seat: Seat | None = None


class Undo(Request, kw_only=True):
    n: Annotated[int, Meta(ge=1)] = 1
    seat: Seat | None = None


class Bot(Request, kw_only=True):
    bot: Text | None = None
    seed: int = 0
    seat: Seat | None = None


class Look(Request, kw_only=True):
    card: Text | None = None
    player: Seat | None = None
    whole: bool = False


class View(Request, kw_only=True):
    seat: Seat | None = None


class Log(Request, kw_only=True):
    since: Annotated[int, Meta(ge=0)] = field(name="from", default=0)
    whole: bool = False


class OfCampaign(Open, kw_only=True):
    """What is done with a campaign; its other fields are the game's: the options of a new one, or those of an entry."""

    do: Text = "look"
    game: Text | None = None
    seed: int = 0
    data: str | None = None
    verb: Text | None = None
    number: int | None = None
    to: Name | None = None


A_LANGUAGE: Final = Both("a language: {codes}", "une langue : {codes}")
# what would do, for every field that has a kind
TAKES: Final = {
    "id": Both("a short text or number", "un texte court ou un nombre"),
    "on": Both(f"a name of 1 to {LONGEST_NAME} letters", f"un nom de 1 à {LONGEST_NAME} lettres"),
    "to": Both(f"a name of 1 to {LONGEST_NAME} letters", f"un nom de 1 à {LONGEST_NAME} lettres"),
    "lang": A_LANGUAGE.fill(codes=each_quoted(LANGUAGES, "or")),
    "eyes": Both("a seat, by its name or its number", "un siège, par son nom ou son numéro"),
    "seat": Both("a seat, by its name or its number", "un siège, par son nom ou son numéro"),
    "player": Both("a seat, by its name or its number", "un siège, par son nom ou son numéro"),
    "game": Both("the name of a game", "le nom d’un jeu"),
    "seed": Both("a whole number", "un nombre entier"),
    "data": Both("a text that 'save' gave", "un texte donné par « save »"),
    "answer": Both(
        f"a key, a card's name or an index, of at most {LONGEST_TEXT} letters",
        f"une clé, le nom d’une carte ou un rang, d’au plus {LONGEST_TEXT} lettres",
    ),
    "answers": Both(
        f"a list of at most {MOST_ANSWERS} keys, card names and indexes, each of at most {LONGEST_TEXT} letters",
        f"une liste d’au plus {MOST_ANSWERS} clés, noms de cartes et rangs, chacun d’au plus {LONGEST_TEXT} lettres",
    ),
    "verb": Both(f"a text of at most {LONGEST_TEXT} letters", f"un texte d’au plus {LONGEST_TEXT} lettres"),
    "card": Both(
        f"a text that points at cards, such as 'dodger' or 'you.hand[0]', of at most {LONGEST_TEXT} letters",
        f"un texte qui désigne des cartes, comme « dodger » ou « you.hand[0] », d’au plus {LONGEST_TEXT} lettres",
    ),
    "place": Both(f"a text of at most {LONGEST_TEXT} letters", f"un texte d’au plus {LONGEST_TEXT} lettres"),
    "target": Both(
        f"a text that points at a card, of at most {LONGEST_TEXT} letters",
        f"un texte qui désigne une carte, d’au plus {LONGEST_TEXT} lettres",
    ),
    "key": Both(
        f"the key of an option, of at most {LONGEST_TEXT} letters",
        f"la clé d’une option, d’au plus {LONGEST_TEXT} lettres",
    ),
    "do": Both(f"a text of at most {LONGEST_TEXT} letters", f"un texte d’au plus {LONGEST_TEXT} lettres"),
    "number": Both("the number of a game", "le numéro d’une partie"),
    "n": Both("how many answers to take back, at least 1", "le nombre de réponses à reprendre, au moins 1"),
    "bot": Both("the name of a bot", "le nom d’un bot"),
    "whole": Both("true or false", "vrai ou faux"),
    "from": Both("the number of an event, from 0", "le numéro d’un événement, à partir de 0"),
}


# ---------------------------------------------------------------- answers
class Option(Struct):
    """One legal answer, and what it stands for: a card by its key and its own number, a verb, an ability of the card."""

    key: str
    label: str
    rule: str
    card: str | None
    card_number: int | None
    verb: str | None
    ability: str | None


class Question(Struct):
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
    options: list[Option]


class Told(Struct):
    """An event in words, for the eyes that asked."""

    kind: str
    rule: str
    text: str


class State(Struct):
    """Where a game stands: what has happened since, and what is asked now: of one seat, or of `others`, too."""

    on: str
    events: list[Told]
    decision: Question | None
    others: list[Question]
    over: bool
    result: Json | None


class Error(Struct):
    """Why a request was refused."""

    type: str
    code: str
    message: str
    message_fr: str

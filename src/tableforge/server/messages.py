"""The messages between a table and whoever sits at it: one JSON object a frame, told apart by its field `t`.

A client says `sit` first, and then what it wants; the server sends `welcome`, a `table` after everything that happens, and an
answer to each request under the request's own `id`.  The types of the browser's client are written from this file
(`tools/wire_types.py`), so the two cannot drift.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from tableforge.table.question import Question

LONGEST_KEY: Final = 300
LONGEST_SAYING: Final = 500
LONGEST_NAME: Final = 40
MOST_HELD: Final = 8
SPECTATOR: Final = -1  # the seat of whoever only watches
UNSAID: Final = -1  # the epoch of an answer that is meant for whichever is now

Id = Annotated[int, Meta(ge=0, le=1 << 53)]
Key = Annotated[str, Meta(max_length=LONGEST_KEY)]
Token = Annotated[str, Meta(min_length=16, max_length=100)]
Seed = Annotated[int, Meta(ge=0)] | Annotated[str, Meta(pattern="^[0-9]{1,20}$")]  # 64 bits: more than a browser's number holds
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Json = Any


# ---------------------------------------------------------------- from a client
class Request(Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """What may be said; the reply bears the same `id`."""

    id: Id = 0


class Sit(Request, tag="sit", kw_only=True):
    """Take the seats that these tokens open, or watch; `seen` events of `epoch` are known already."""

    tokens: Annotated[list[Token], Meta(min_length=1, max_length=MOST_HELD)]
    lang: str = "en"
    epoch: int = 0
    seen: Annotated[int, Meta(ge=0)] = 0
    person: Annotated[str, Meta(max_length=100)] = ""  # a key of one's own, under which it is remembered what one has finished


class Answer(Request, tag="answer", kw_only=True):
    """Answer question `number` of an epoch; saying it twice does nothing more, also after it was taken back."""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]
    key: Key
    epoch: int = UNSAID


class Why(Request, tag="why", kw_only=True):
    """Why is this no legal answer now?"""

    seat: SeatNumber
    key: Key


class Peek(Request, tag="peek", kw_only=True):
    """What would come of an answer, as far as the seat can know it?"""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]
    key: Key


class Undo(Request, tag="undo", kw_only=True):
    """Take back to where answer `number` stood next; with others at the table they are asked."""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]


class Consent(Request, tag="consent", kw_only=True):
    """Allow, or refuse, what another seat has asked for."""

    seat: SeatNumber
    plea: Id
    yes: bool


class Order(Request, tag="order", kw_only=True):
    """A standing order: pass `until` a word of the game's, take `keys` always in this order, or forget one."""

    seat: SeatNumber
    until: Annotated[str, Meta(max_length=60)] = ""
    always: Annotated[list[Key], Meta(max_length=60)] = []
    forget: Annotated[str, Meta(max_length=60)] = ""


class Say(Request, tag="say", kw_only=True):
    """Something said at the table."""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]


class Speak(Request, tag="speak", kw_only=True):
    """Tell everything in this language from now on."""

    lang: Annotated[str, Meta(max_length=10)]


class Ping(Request, tag="ping", kw_only=True):
    """Is anybody there?"""


FromClient = Sit | Answer | Why | Peek | Undo | Consent | Order | Say | Speak | Ping


# ---------------------------------------------------------------- from the server
class Message(Struct, tag_field="t", kw_only=True):
    """What the server tells."""


class Person(Struct):
    """Who has a seat: a person, a bot or nobody yet."""

    seat: int
    name: str
    kind: str  # person, bot, open
    bot: str = ""
    here: bool = False  # a person who is connected
    role: str = ""  # whom the seat plays, where the game says it
    deck: str = ""  # what it plays with
    face: str = ""  # the picture of that deck, the same in every language
    level: str = ""  # what the bot is called


class Offer(Struct):
    """A standing order that may be given: pass until `word`."""

    word: str
    text: str


class Welcome(Message, tag="welcome", kw_only=True):
    """What a client must know of the table once."""

    table: str
    game: str
    title: str
    brief: str
    lang: str
    held: list[int]  # the seats that this client sits in; empty for a spectator
    setup: dict[str, Json]  # what was set, without decks' lists and positions
    practice: bool
    offers: list[Offer]
    lesson: str = ""  # the id of the lesson that is being given
    campaign: str = ""  # the id of the campaign that the game is part of
    notice: str = ""  # that the content of the game has changed since it was begun, and where it went on


class Line(Struct):
    """A line of the story: which events it tells of, the rules behind it and the cards in it."""

    first: int
    count: int
    text: str
    seat: int
    heading: bool
    rules: list[str]
    cards: list[str]


class Standing(Struct):
    """A standing order that holds."""

    id: str
    text: str


class Eyes(Struct, kw_only=True):
    """What one seat knows: its view, what it is asked, and what has happened since, as a story and as plain data.

    The lines replace those from event `first_line` on.
    """

    seat: int
    view: dict[str, Json]
    question: Question | None
    lines: list[Line]
    first_line: int
    events: list[dict[str, Json]]
    orders: list[Standing]
    hushed: str = ""  # why this seat may not speak now


class Ending(Struct):
    """How the game has ended."""

    winners: list[int]
    rule: str
    text: str


class Back(Struct):
    """Whether the client's last answer, number `to`, can be taken back: at once, by consent, or not, and why."""

    may: bool
    consent: bool
    why: str = ""
    rule: str = ""
    to: int = -1


class Clock(Struct):
    """The time of the turn that a seat plays: how many seconds are shown for it, and how many have passed.  It ends nothing."""

    seat: int
    seconds: int
    passed: float


class Taught(Struct):
    """How far a lesson is: the steps that are done, whether it is through, and the keys that lead on."""

    step: int
    done: bool
    wanted: list[str]


class Table(Message, tag="table", kw_only=True):
    """Where the game stands now.

    `number` counts the answers; `first` is the number of the first event that the eyes hold, `told` that of the next one.
    An undo begins a new `epoch`: what was seen of an older one counts no more, and everything is told anew.
    """

    epoch: int
    number: int
    first: int
    told: int
    asked: list[int]
    eyes: list[Eyes]
    over: bool
    ending: Ending | None
    undo: Back
    lesson: Taught | None = None
    clock: Clock | None = None


class People(Message, tag="people", kw_only=True):
    """Who sits at the table now, and how many watch."""

    seats: list[Person]
    watching: int


class Ack(Message, tag="ack", kw_only=True):
    """Done, and on disk."""

    id: int
    number: int = 0


class Refused(Message, tag="refused", kw_only=True):
    """Not done, and why; `kind` is a stable word, `code` that of the error behind it."""

    id: int
    kind: str
    code: str
    text: str
    rule: str = ""


class Reason(Message, tag="reason", kw_only=True):
    """Why a key is no legal answer; an empty text where it is one."""

    id: int
    key: str
    text: str
    rule: str


class Peeked(Message, tag="peeked", kw_only=True):
    """What would come of an answer: the lines of the story up to where chance or hidden cards decide (`unsure`)."""

    id: int
    key: str
    lines: list[Line]
    unsure: bool
    next: str = ""  # what would be asked then
    then: list[str] = []  # the keys of the answers to it


class Plea(Message, tag="plea", kw_only=True):
    """Somebody asks to take back; the seats of `waiting` have not answered yet."""

    plea: int
    seat: int
    number: int
    text: str
    waiting: list[int]


class Settled(Message, tag="settled", kw_only=True):
    """What became of a plea."""

    plea: int
    granted: bool
    text: str


class Said(Message, tag="said", kw_only=True):
    """What somebody has said."""

    number: int
    seat: int
    name: str
    text: str


class Saying(Struct):
    """Something that was said, as `said` has it."""

    number: int
    seat: int
    name: str
    text: str


class Sayings(Message, tag="sayings", kw_only=True):
    """What was said before somebody came, the last of it; `said` may have told some of it already."""

    sayings: list[Saying]


class Follow(Message, tag="follow", kw_only=True):
    """The same people play on at another table, with the same tokens."""

    table: str
    text: str


class Bye(Message, tag="bye", kw_only=True):
    """The server closes the connection, and why; `again` where the client should come back."""

    kind: str
    text: str
    again: bool


class Pong(Message, tag="pong", kw_only=True):
    """Somebody is."""

    id: int


FromServer = Welcome | Table | People | Ack | Refused | Reason | Peeked | Plea | Settled | Said | Sayings | Follow | Bye | Pong

"""The messages between a table and its clients: one JSON object a frame, told apart by its field `t`.

A client sends `sit` first, and then its requests; the server sends `welcome`, a `table` after every change, and a reply
to each request with the request's own `id`. The types of the browser's client are generated from this file
(`tools/wire_types.py`).
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from tableforge.kernel import scene
from tableforge.kernel.shown import NumberedEvent
from tableforge.table.question import Question

LONGEST_KEY: Final = 300
LONGEST_SAYING: Final = 500
LONGEST_NAME: Final = 40
MOST_HELD: Final = 8
SPECTATOR: Final = -1  # the seat of whoever only watches
UNSAID: Final = -1  # the epoch of an answer that is meant for the present one

Id = Annotated[int, Meta(ge=0, le=1 << 53)]
Key = Annotated[str, Meta(max_length=LONGEST_KEY)]
Token = Annotated[str, Meta(min_length=16, max_length=100)]
# 64 bits: more than a browser's number holds
Seed = Annotated[int, Meta(ge=0)] | Annotated[str, Meta(pattern="^[0-9]{1,20}$")]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Json = Any


# ---------------------------------------------------------------- from a client
class ClientRequest(Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """What a client may send; the reply has the same `id`."""

    id: Id = 0


class Sit(ClientRequest, tag="sit", kw_only=True):
    """Take the seats that these tokens open, or watch; `seen` events of `epoch` are known already."""

    tokens: Annotated[list[Token], Meta(min_length=1, max_length=MOST_HELD)]
    lang: str = "en"
    epoch: int = 0
    seen: Annotated[int, Meta(ge=0)] = 0
    person: Annotated[str, Meta(max_length=100)] = ""  # the person's own key, for their profile
    scenes: bool = False  # whether the client gets the scene beside the view


class Answer(ClientRequest, tag="answer", kw_only=True):
    """Answer question `number` of an epoch; sending it twice does nothing more, even after it was taken back."""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]
    key: Key
    epoch: int = UNSAID


class Why(ClientRequest, tag="why", kw_only=True):
    """Ask why a key is no legal answer now, or to what would be asked after another answer."""

    seat: SeatNumber
    key: Key
    after: Key = ""  # an answer to what is asked now; "" for none


class Peek(ClientRequest, tag="peek", kw_only=True):
    """Ask what an answer would lead to, as far as the seat can know it."""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]
    key: Key


class ReadThing(ClientRequest, tag="read", kw_only=True):
    """Ask what is printed on a thing that the seat sees; `key` is the scene's."""

    seat: Annotated[int, Meta(ge=SPECTATOR, le=15)]
    key: Key


class Undo(ClientRequest, tag="undo", kw_only=True):
    """Take back to where answer `number` was next; other people at the table are asked for consent."""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]


class Consent(ClientRequest, tag="consent", kw_only=True):
    """Agree to, or refuse, another seat's request to take back."""

    seat: SeatNumber
    plea: Id
    yes: bool


class OrderRequest(ClientRequest, tag="order", kw_only=True):
    """A standing order: pass `until` a word of the game's, `always` take these keys in this order, or `forget` one."""

    seat: SeatNumber
    until: Annotated[str, Meta(max_length=60)] = ""
    always: Annotated[list[Key], Meta(max_length=60)] = []
    forget: Annotated[str, Meta(max_length=60)] = ""


class Say(ClientRequest, tag="say", kw_only=True):
    """Say something at the table: a text, or a ready phrase of the welcome.  Spectators (seat -1) speak among themselves."""

    seat: Annotated[int, Meta(ge=SPECTATOR, le=15)]
    text: Annotated[str, Meta(max_length=LONGEST_SAYING)] = ""
    phrase: Annotated[str, Meta(max_length=30)] = ""
    name: Name = ""  # of a spectator


class Overhear(ClientRequest, tag="overhear", kw_only=True):
    """Ask what spectators have said: for themselves at any time, for players once the game is over."""


class SetLanguage(ClientRequest, tag="speak", kw_only=True):
    """Receive everything in this language from now on."""

    lang: Annotated[str, Meta(max_length=10)]


class GiveUp(ClientRequest, tag="resign", kw_only=True):
    """Give up; where all win or lose together, everybody is asked for consent."""

    seat: SeatNumber


class OfferDraw(ClientRequest, tag="draw", kw_only=True):
    """Offer a draw to everybody else."""

    seat: SeatNumber


class Settle(ClientRequest, tag="settle", kw_only=True):
    """Agree to a proposal, or refuse it; whoever made it withdraws it with a no."""

    seat: SeatNumber
    proposal: Id
    yes: bool


class Claim(ClientRequest, tag="claim", kw_only=True):
    """Go on without somebody who has left the seat `of`: `win` the game, let a `bot` play there; or `return` to one's own."""

    seat: SeatNumber
    of: SeatNumber
    how: Literal["win", "bot", "return"]


class Ping(ClientRequest, tag="ping", kw_only=True):
    """Ask whether the connection lives."""


class HintRequest(ClientRequest, tag="hint", kw_only=True):
    """Ask for help with question `number`: where to look (depth 1), with what (2), or the whole line (3)."""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]
    depth: Annotated[int, Meta(ge=1, le=3)] = 1


FromClient = (
    Sit
    | Answer
    | Why
    | Peek
    | ReadThing
    | Undo
    | Consent
    | OrderRequest
    | Say
    | Overhear
    | SetLanguage
    | GiveUp
    | OfferDraw
    | Settle
    | Claim
    | Ping
    | HintRequest
)


# ---------------------------------------------------------------- from the server
class Message(Struct, tag_field="t", kw_only=True):
    """What the server sends."""


class SeatedPerson(Struct):
    """Who has a seat: a person, a bot or nobody yet."""

    seat: int
    name: str
    kind: str  # person, bot, open
    bot: str = ""
    here: bool = False  # a person who is connected
    role: str = ""  # the role of the seat, where the game has roles
    deck: str = ""  # what it plays with
    face: str = ""  # the picture of that deck, the same in every language
    level: str = ""  # what the bot is called
    lent: bool = False  # a bot that plays for a person, who may come back
    emblem: str = ""  # the sign that the person has chosen
    rating: int = 0  # in this game by this kind of clock; 0 where there is none
    margin: int = 0  # within how many points it lies, 95 times of a hundred


class OrderOffer(Struct):
    """A standing order that may be given: pass until `word`."""

    word: str
    text: str


class Welcome(Message, tag="welcome", kw_only=True):
    """What a client needs to know of the table once."""

    table: str
    game: str
    title: str
    brief: str
    lang: str
    held: list[int]  # the seats that this client sits in; empty for a spectator
    setup: dict[str, Json]  # the settings, without decks and positions
    practice: bool
    offers: list[OrderOffer]
    lesson: str = ""  # the id of the lesson that is being given
    campaign: str = ""  # the id of the campaign that the game is part of
    clock: ClockInfo | None = None  # of the house
    house: list[str] = []  # what its rules allow here: resign or (all together) give-up, draw
    notice: str = ""  # that content has changed since the game was begun, and where it was resumed
    talk: bool = True  # whether people may talk at this table
    phrases: dict[str, str] = {}  # the ready phrases, by their ids
    hints: bool = False  # whether this client may ask for hints


class StoryLine(Struct):
    """A line of the story: which events it covers, the rules behind it and the cards in it."""

    first: int
    count: int
    text: str
    seat: int
    heading: bool
    rules: list[str]
    cards: list[str]


class ActiveOrder(Struct):
    """A standing order that is in force."""

    id: str
    text: str


class SeatUpdate(Struct, kw_only=True):
    """What one seat knows: its view, its question, and what is new since, as a story and as plain data.

    The lines replace those from event `first_line` on.
    """

    seat: int
    view: dict[str, Json]
    question: Question | None
    lines: list[StoryLine]
    first_line: int
    events: list[NumberedEvent]
    orders: list[ActiveOrder]
    hushed: str = ""  # why this seat may not speak now


def indexed_parts(part: dict[str, Json]) -> Meta:
    """Return the schema of a list that holds parts of a scene, or indexes into the same list of the scene sent before."""
    return Meta(extra_json_schema={"items": {"anyOf": [{"type": "integer"}, part]}})


class SceneUpdate(Struct, omit_defaults=True, kw_only=True):
    """The scene of a seat, for a client that draws the game from it; default values are left out.

    A number in one of its lists stands for the part at that index in the list of the last scene sent for the same seat.
    """

    game: str
    title: str
    sides: Annotated[list[Json], indexed_parts({"$ref": "#/$defs/Side"})]
    zones: Annotated[list[Json], indexed_parts({"$ref": "#/$defs/Zone"})]
    seat: int | None = None
    turn: str = ""
    active: int = scene.EVERYBODY
    steps: tuple[str, ...] = ()
    step: int = 0
    emblem: scene.Emblem | None = None
    note: str = ""
    figures: Annotated[list[Json], indexed_parts({"$ref": "#/$defs/Figure"})] = []
    verbs: tuple[str, ...] = ()
    hints: tuple[tuple[str, str], ...] = ()
    legend: Annotated[list[Json], indexed_parts({"type": "array", "prefixItems": [{"type": "string"}] * 2})] = []


class Ending(Struct):
    """How the game has ended."""

    winners: list[int]
    rule: str
    text: str
    house: str = ""  # by which rule of the house: resigned, time, draw, claimed; "" where the book ended it


class UndoStatus(Struct):
    """Whether the client's last answer, number `to`, can be taken back: at once, by consent, or not, and why."""

    may: bool
    consent: bool
    why: str = ""
    rule: str = ""
    to: int = -1


class Clock(Struct):
    """The time of a turn: the seconds shown for it, and how many have passed. Nothing happens when it runs out."""

    seat: int
    seconds: int
    passed: float


class ClockInfo(Struct):
    """The clock of a table: its kind, what that takes, and the same in words."""

    kind: str  # none, move, game, days
    text: str
    seconds: int = 0
    increment: int = 0
    days: int = 0


class SeatTime(Struct):
    """The time that a seat has left by the clock of the table, and whether it runs.

    It stands while there is `grace` for a lost line; so many more `graces` will be given.
    """

    seat: int
    left: float
    runs: bool
    grace: float
    graces: int


class AwaySeat(Struct):
    """A seat that the game waits for and whose line is lost: what may be claimed (`win`, `bot`), in so many seconds."""

    seat: int
    wait: float
    may: list[str]


class TableTimes(Struct):
    """The time of each seat, where there is a clock, who is away, and the seats of people who have not come yet."""

    seats: list[SeatTime]
    away: list[AwaySeat]
    awaited: list[int]


class LessonProgress(Struct):
    """The progress of a lesson: steps done, whether it is finished, and the keys that lead on."""

    step: int
    done: bool
    wanted: list[str]


class TableMessage(Message, tag="table", kw_only=True):
    """The state of the game.

    `number` counts the answers; `first` is the number of the first event in `eyes`, `told` that of the next one. An
    undo starts a new `epoch`: what was seen of an older one is void, and everything is sent again.
    """

    epoch: int
    number: int
    first: int
    told: int
    asked: list[int]
    eyes: list[SeatUpdate]
    over: bool
    ending: Ending | None
    undo: UndoStatus
    lesson: LessonProgress | None = None
    clock: Clock | None = None
    times: TableTimes | None = None  # by the clock of the house, and who is away
    scenes: list[SceneUpdate] = []  # of each seat, for a client that draws this game from scenes


class People(Message, tag="people", kw_only=True):
    """Who sits at the table, and how many watch."""

    seats: list[SeatedPerson]
    watching: int


class Ack(Message, tag="ack", kw_only=True):
    """A request was done, and is on disk."""

    id: int
    number: int = 0


class RefusalMessage(Message, tag="refused", kw_only=True):
    """A request was not done, and why; `kind` is a stable word, `code` that of the error behind it."""

    id: int
    kind: str
    code: str
    text: str
    rule: str = ""


class ReasonMessage(Message, tag="reason", kw_only=True):
    """Why a key is no legal answer; the text is empty where it is one."""

    id: int
    key: str
    text: str
    rule: str


class Peeked(Message, tag="peeked", kw_only=True):
    """What an answer would lead to: the lines of the story up to where chance or hidden cards decide (`unsure`)."""

    id: int
    key: str
    lines: list[StoryLine]
    unsure: bool
    next: str = ""  # what would be asked then
    then: list[str] = []  # the keys of the answers to it
    meets: list[str] = []  # the keys of the things that it is done to, as they lie then


class SheetMessage(Message, tag="sheet", kw_only=True):
    """A thing to be read: its name, kind, printed facts, text, and the rules that it cites; empty where it is unknown."""

    id: int
    key: str
    name: str = ""
    kind: str = ""
    facts: str = ""
    lines: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class HintTold(Message, tag="hinted", kw_only=True):
    """Help with question `number`, as deep as it was asked for; what is too deep is left out."""

    id: int
    number: int
    depth: int
    text: str
    zone: str = ""  # the zone of the scene to look at
    of: int = SPECTATOR  # the seat that has it
    thing: str = ""  # the key of the thing that can do it
    rule: str = ""  # the rule that says more
    moves: list[str] = []  # what the line consists of
    key: str = ""  # its first answer


class ConsentQuestion(Message, tag="plea", kw_only=True):
    """Somebody asks to take back; the seats in `waiting` have not answered yet."""

    plea: int
    seat: int
    number: int
    text: str
    waiting: list[int]


class ConsentResult(Message, tag="settled", kw_only=True):
    """What became of a request to take back."""

    plea: int
    granted: bool
    text: str


class TimesMessage(Message, tag="times", kw_only=True):
    """The times of the table have changed without an answer: a line was lost or is back, a seat was taken."""

    times: TableTimes


class ProposalMessage(Message, tag="proposal", kw_only=True):
    """Somebody proposes a `draw`, or to `give-up` together; the seats in `waiting` have not answered yet."""

    proposal: int
    what: str
    seat: int
    text: str
    waiting: list[int]


class ProposalResult(Message, tag="decided", kw_only=True):
    """What became of a proposal."""

    proposal: int
    what: str
    agreed: bool
    text: str


class ChatMessage(Message, tag="said", kw_only=True):
    """A new line of chat."""

    number: int  # of the seats' talk, or of the spectators'
    seat: int  # -1: a spectator
    name: str
    text: str
    phrase: str = ""  # which ready phrase it is


class ChatLine(Struct):
    """An earlier line of chat."""

    number: int
    seat: int
    name: str
    text: str
    phrase: str = ""


class ChatHistory(Message, tag="sayings", kw_only=True):
    """The last lines of chat before a client came; some may have been sent as `said` already."""

    sayings: list[ChatLine]


class Overheard(Message, tag="overheard", kw_only=True):
    """The last things that spectators have said."""

    id: int
    sayings: list[ChatLine]


class Follow(Message, tag="follow", kw_only=True):
    """The same people play on at another table, with the same tokens."""

    table: str
    text: str


class Bye(Message, tag="bye", kw_only=True):
    """The server closes the connection, and why; `again` where the client should reconnect."""

    kind: str
    text: str
    again: bool


class Pong(Message, tag="pong", kw_only=True):
    """The connection lives."""

    id: int


FromServer = (
    Welcome
    | TableMessage
    | People
    | Ack
    | RefusalMessage
    | ReasonMessage
    | Peeked
    | SheetMessage
    | HintTold
    | ConsentQuestion
    | ConsentResult
    | TimesMessage
    | ProposalMessage
    | ProposalResult
    | ChatMessage
    | ChatHistory
    | Overheard
    | Follow
    | Bye
    | Pong
)


# ---------------------------------------------------------------- tables that are not dealt yet
class LookAtOffers(ClientRequest, tag="look", kw_only=True):
    """The first frame at /ws/offers: tell the list of open tables, or one of them, after every change."""

    lang: Annotated[str, Meta(max_length=10)] = "en"
    offer: Annotated[str, Meta(max_length=40)] = ""  # its id; empty for the list
    keys: Annotated[list[Token], Meta(max_length=2)] = []  # that of its link, that of a seat


FromOnlooker = LookAtOffers | Ping


class OfferDeck(Struct):
    """What somebody brings to a table: its name, its sides, its picture."""

    name: str
    factions: list[str]
    face: list[str]


class OfferSeat(Struct):
    """A seat of a table that is not dealt yet."""

    seat: int
    kind: str  # host, guest, free, bot
    name: str = ""
    level: str = ""  # what the bot is called
    deck: OfferDeck | None = None
    choice: str = ""  # what else was chosen for it, by its id
    chosen: str = ""  # and what that is called


class OfferChoice(Struct):
    """Something that whoever sits down may choose."""

    id: str
    name: str


class OfferInfo(Struct):
    """A table that is not dealt yet: everything that one may know before one sits down."""

    id: str
    game: str
    title: str
    public: bool
    note: str
    lang: str  # the host's
    setup: dict[str, Json]  # the settings, without decks
    best_of: int
    practice: bool
    seeded: bool
    rated: bool
    clock: str  # in words; empty without one
    told: list[str]  # warnings: what others could know, and that it is practice
    decks: bool  # whether everybody brings a deck
    choices: list[OfferChoice]
    seats: list[OfferSeat]
    here: bool  # whether the host's line is there
    you: int = SPECTATOR  # one's own seat
    table: str = ""  # what it has become, for those who sit at it


class OfferList(Message, tag="offers", kw_only=True):
    """The open tables; none where the server keeps no list."""

    open: bool
    offers: list[OfferInfo]


class OfferState(Message, tag="offer", kw_only=True):
    """One table that is not dealt yet, as it is now."""

    offer: OfferInfo


class OfferGone(Message, tag="gone", kw_only=True):
    """A table is no longer offered, and why."""

    kind: str
    text: str

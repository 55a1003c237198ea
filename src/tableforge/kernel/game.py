"""What a game must offer so that a table can seat it: the one interface of sittings, laws, bots and doors."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tableforge.errors import Reason as Reason  # games and tables take it from here
from tableforge.kernel import travel
from tableforge.kernel.ask import END_EARLY, NO_OPTION, Decision
from tableforge.kernel.core import Program, State, advance
from tableforge.kernel.event import NOT_TOLD, Event, Snapshot
from tableforge.kernel.rules import Difference, RuleIndex
from tableforge.kernel.scene import Line, Outcome, Scene, Sheet, Thing, plain_scene
from tableforge.kernel.settings import (
    ALIKE,
    ASKS,
    FORCED_ASKS,
    NATURE_ASKS,
    PRACTICE,
    WINDOWS,
    Edition,
    Json,
    Setting,
    checked,
)
from tableforge.kernel.terms import Meaning, Pause, Place, QuestionKind, Verb, ability_of
from tableforge.tongue.both import Both

BY_A_CARD: Final = Both("{card}: {why}", "{card} : {why}")
WITH_A_NOTE: Final = Both("{note} {why}", "{note} {why}")


class Game(ABC):
    """A game that can be put on the table.  Every state it is handed is one that its own `start` gave, or a copy."""

    name: str = ""
    title: Both = Both("")  # what people call it, where that is not its name
    seats: int = 2  # how many play, where no setting `seats` says it
    all_win_alike: bool = False  # whether everybody wins or loses together
    settings: tuple[Setting, ...] = ()
    flavours: tuple[str, ...] = ("usual",)
    ends_early: float = END_EARLY  # in figures: how likely what ends something open is taken, or EVEN
    state: type[State] = State  # the class of its positions
    view_type: type[Any] | None = None  # the TypedDict that its views are, where it declares one: see `kernel.declared`
    begins: tuple[str, str] = ("", "")  # the rules by which somebody begins: a game, and the next one of a series
    verbs: tuple[Verb, ...] = ()
    kinds: tuple[QuestionKind, ...] = ()
    places: tuple[Place, ...] = ()
    pauses: tuple[Pause, ...] = ()  # what one may pass until, besides one's own turn

    def __init_subclass__(cls) -> None:
        """Let the positions of a game travel to other processes."""
        super().__init_subclass__()
        if "state" in vars(cls):
            travel.let_travel(cls, cls.state)

    @property
    @abstractmethod
    def rules(self) -> RuleIndex:
        """Every rule that the game can cite."""

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions of the rulebook that the game can be played by."""
        return next((s.kind.words for s in self.settings if isinstance(s.kind, Edition)), ())

    def differences(self, a: str, b: str) -> list[Difference]:
        """The points on which two editions differ, where the game knows them by name."""
        return []

    def setup(self, /, **options: Json) -> dict[str, Json]:
        """The checked, JSON-ready set-up that a save keeps: a value for every setting."""
        setup = checked(self.name, self.settings, options, self.seats)
        self.agree(setup)
        return setup

    def wanted_seats(self, options: Mapping[str, Json]) -> Json:
        """How many seats some settings are for: as many as they say, or as are usual."""
        return options.get("seats", next((s.default for s in self.settings if s.name == "seats"), self.seats))

    def agree(self, setup: dict[str, Json]) -> None:  # noqa: B027 - most games have nothing to refuse here
        """Refuse settings of which each would do, but not all of them together."""

    def sample(self, seed: int, flavour: str) -> dict[str, Json]:
        """Settings of a game that nobody chose, for laws, figures and pictures; the flavours are named in `flavours`."""
        return {}

    def restored(self, setup: dict[str, Json]) -> dict[str, Json]:
        """The set-up that a save brings, checked again; it may name nothing outside the save."""
        return self.setup(**setup)

    def same_content(self, setup: dict[str, Json]) -> bool:
        """Whether what a game is played with is still as it was when this set-up was made."""
        return True

    def memoir(self, s: State) -> dict[str, Json] | None:
        """What is kept of a position beside the answers, so that a game outlives a change of its content; None for nothing."""
        return None

    def mended(self, setup: dict[str, Json], memoir: Json) -> tuple[dict[str, Json], Both]:
        """The set-up of a game that goes on from a memoir with today's content, and what players are told of that."""
        raise AssertionError("a game that keeps memoirs says how it goes on from one")

    def dealt_anew(self, setup: dict[str, Json], seed: int) -> dict[str, Json]:
        """A checked set-up whose game owes all its chance to a seed, also where it goes on from a memoir."""
        return setup

    def explained(self, events: Sequence[Event]) -> list[str]:
        """What a tutorial has explained in these events, by its names: it need not be told again (`TAUGHT`)."""
        return []

    def seated(self, setup: dict[str, Json]) -> int:
        """How many seats a set-up has."""
        seats: int = setup.get("seats", self.seats)
        return seats

    def holds(self, s: State, setup: dict[str, Json]) -> None:
        """Let a laid table ask what its settings say: every outcome of chance, questions with one answer, all seats alike."""
        s.nature_asks = setup.get(NATURE_ASKS.name) == ASKS
        s.forced_asks = setup.get(FORCED_ASKS.name) == ASKS
        s.polls_alike = self.polls_alike(setup)

    def polls_alike(self, setup: dict[str, Json]) -> bool:
        """Whether a seat is also asked where nothing of its own would do: as a setting says, where the game has windows."""
        return self.silent(setup)

    def silent(self, setup: dict[str, Json]) -> bool:
        """Whether who is asked, and how often, tells nothing of what a seat cannot see: the law "silence".

        It holds in every game; only a setting that lets windows be quick gives it up, and says so.
        """
        return bool(setup.get(WINDOWS.name, ALIKE) == ALIKE)

    @abstractmethod
    def lay(self, setup: dict[str, Json]) -> State:
        """The table laid out for a set-up: nothing has been drawn by chance yet, and nobody has been asked anything."""

    def start(self, setup: dict[str, Json], seed: int) -> State:
        """The first position, run up to its first question."""
        return begun(self.lay(setup), seed)

    def begin(self, laid: State, seed: int) -> State:
        """The first position of a game on a table laid out before; the laid table stays as it is, for the next one."""
        return begun(laid.clone(), seed)

    @abstractmethod
    def key(self, s: State, d: Decision, option: int) -> str:
        """The readable key of an option."""

    def option(self, s: State, d: Decision, key: str) -> int:
        """The option with this key, or NO_OPTION; a game with long lists of options may know a shorter way to it."""
        return next((o for o in d.options if self.key(s, d, o) == key), NO_OPTION)

    @abstractmethod
    def label(self, s: State, d: Decision, option: int, lang: str) -> str:
        """What an option says at the table."""

    def option_rule(self, s: State, d: Decision, option: int) -> str:
        """The rule that lets the option be taken."""
        return d.rule

    def meaning(self, s: State, d: Decision, option: int) -> Meaning:
        """What an option stands for, where it stands for a card, a verb or an ability."""
        return Meaning()

    def asker(self, s: State, d: Decision) -> Meaning:
        """The card whose ability asks, and which ability it is."""
        return Meaning(d.src, "", ability_of(s.stack[-1].prog.name))

    def pointed(self, s: State, d: Decision, i: int) -> str:
        """A card that a question is about by its key, as the asked seat reads it; '' where there is none."""
        return ""

    @abstractmethod
    def question(self, s: State, d: Decision, lang: str) -> str:
        """What is being asked, as a sentence."""

    @abstractmethod
    def why_not(self, s: State, d: Decision | None, key: str) -> Reason | None:
        """Why the key is no legal answer to a seat's question, told through that seat's eyes; None where it is one.

        Nobody is asked anything (`d` is None) once the game is over.
        """

    def because(self, rule: str, card: Both | None = None, note: Both | None = None) -> Reason:
        """A rule as a reason; before its text the title of the card that is behind it, or a note of what is wrong here."""
        why = Both.of(self.rules[rule].text)
        if card is not None:
            why = BY_A_CARD.fill(card=card, why=why)
        return Reason(rule, why if note is None else WITH_A_NOTE.fill(note=note, why=why))

    @abstractmethod
    def view(self, s: State, seat: int | None) -> dict[str, Json]:
        """What a seat knows; None is the spectator."""

    def scene(self, view: dict[str, Json], setup: dict[str, Json], lang: str) -> Scene:
        """What a table shows of a view; a game that says nothing is shown as the numbers and lists of its view."""
        return plain_scene(self.name, view)

    def sheet(self, view: dict[str, Json], thing: Thing, lang: str) -> Sheet:
        """A thing of the scene to be read: its text and the rules that it cites."""
        return Sheet(thing.name, thing.kind)

    @abstractmethod
    def tell(self, e: Event, seat: int | None, lang: str) -> str:
        """An event as a sentence, for the eyes of a seat.  It has no position to look at: what was true then is in the event."""

    def story(self, events: Sequence[Event], seat: int | None, lang: str) -> list[Line]:
        """What happened, in short, for the eyes of a seat; `tell` has every event in full."""
        return [Line(n, 1, self.tell(e, seat, lang), self.actor(e)) for n, e in enumerate(events)]

    def pauses_at(self, pause: str, e: Event, seat: int) -> bool:
        """Whether an event is what a seat has passed until; it is one that everybody sees happen."""
        return False

    def settles(self, e: Event) -> bool:
        """Whether an event shows what was hidden, or ends what players may think over: in earnest nobody takes back what led
        to it.  Chance that has fallen does so whatever a game says here.
        """
        return False

    def final(self, s: State, news: Sequence[Event], fell: bool) -> bool:
        """Whether an answer stays in earnest, by what it brought about; `fell`: chance has fallen since."""
        return fell or any([self.settles(e) for e in news])

    def luck(self, s: State) -> tuple[object, ...]:
        """How far chance has been drawn, in every stream that the game has."""
        return (s.ra, s.rb, s.rc, s.rd)

    def practised(self, setup: dict[str, Json]) -> bool:
        """Whether anything at all may be taken back, also what has shown something hidden: as a setting says."""
        return bool(setup.get(PRACTICE.name, True))

    def actor(self, e: Event) -> int:
        """The seat whose thing acted in an event, or to which it happened where nothing did."""
        return e.by.whose if e.by.whose >= 0 else e.seat

    def show(self, e: Event, seat: int | None) -> dict[str, Json]:
        """An event as plain data, for the eyes of a seat: what a table draws it from.

        Cards that the seat may not see are counted, not named.  Places are those that the seat's view has.
        """
        return {
            "kind": e.kind, "rule": e.rule, "seat": e.seat, "amount": e.amount, "data": list(e.data), "note": e.note,
            "count": len(e.cards), "cards": [self.shown(x, seat) for x in e.things] if e.seen(seat) else None,
            "source": self.shown(e.by, seat) if e.source >= 0 else None,
            "from": self.shown_place(e.frm, seat) if e.frm.zone else None,
            "to": self.shown_place(e.to, seat) if e.to.zone else None,
        }  # fmt: skip

    def shown(self, thing: Snapshot, seat: int | None) -> dict[str, Json]:
        """A thing of an event as plain data: what it is, whose it was, and where it lay."""
        return {"id": thing.id, "seat": thing.whose, "at": self.place_key(thing, seat)}

    def shown_place(self, thing: Snapshot, seat: int | None) -> dict[str, Json]:
        """Where a thing of an event lay, as plain data."""
        return {"zone": thing.zone, "seat": thing.seat, "at": self.place_key(thing, seat)}

    def place_key(self, thing: Snapshot, seat: int | None) -> str:
        """The place of a thing as the seat's view points at it; "" where none is told."""
        return f"{thing.zone}:{thing.at}" if thing.at != NOT_TOLD else ""

    @abstractmethod
    def result(self, s: State) -> dict[str, Json] | None:
        """Once the game is over: the seat that is its `winner`, or whether all seats `won`, and by which `rule`."""

    def outcome(self, result: dict[str, Json], seats: int, lang: str) -> Outcome:
        """A result as a table tells it: who won."""
        won = range(seats) if result.get("won") else ()
        return Outcome(tuple(won) if "won" in result else (result["winner"],), result["rule"])

    def brief(self, setup: dict[str, Json], lang: str) -> str:
        """What tells one game of a list from another: who plays what."""
        return self.name

    def called(self, setup: dict[str, Json], seat: int, lang: str) -> str:
        """What a seat is called after whoever it plays; "" in a game in which players are nobody but themselves."""
        return ""

    def plays_with(self, setup: dict[str, Json], seat: int, lang: str) -> str:
        """What a seat plays with, by its name: its deck; "" where the game has none, or calls the seat after it."""
        return ""

    @abstractmethod
    def imagine(self, s: State, seat: int | None, seed: int) -> State:
        """A copy that agrees with all the seat knows; what it cannot know, and chance, is dealt anew from the seed."""

    # what positions that travel need
    def known_as(self, x: object) -> travel.Name | None:
        """The name of a thing that every process has of its own, such as a program; None for what a position must bring."""
        return ("program", x.name) if isinstance(x, Program) else None

    def known(self, name: travel.Name) -> object:
        """The thing of that name in this process."""
        return travel.programs(type(self).__module__.rpartition(".")[0])[name[1]]

    def features(self, s: State) -> tuple[tuple[int, ...], ...]:
        """What a position comes to in numbers, for each seat: for search, which has no time for views.

        Everybody knows all of it.  A game that says nothing is judged by its views.
        """
        return ()

    def in_the_midst(self, s: State) -> bool:
        """Whether a position waits deep inside an effect: where its copies are measured."""
        return len(s.stack) > 1

    # what the laws need
    @abstractmethod
    def census(self, s: State) -> Json:
        """What must never change: the cards and their owners.  A text says what is wrong with the position itself."""

    @abstractmethod
    def hidden(self, s: State, seat: int | None) -> list[list[int]]:
        """Groups of handles among which the seat cannot tell one thing from another."""

    @abstractmethod
    def swap(self, s: State, i: int, j: int) -> State:
        """A copy in which the things with handles i and j have changed their identities, and nothing else."""

    def alike(self, s: State, i: int, j: int) -> bool:
        """Whether i and j are copies of one thing, so that swapping them would prove nothing."""
        return False

    def shows(self, e: Event, i: int) -> bool:
        """Whether an event brings to light what lies at handle i, for those who see the event."""
        return i in e.cards or e.source == i

    def probes(self, s: State, seat: int, i: int) -> list[str]:
        """Keys with which a curious seat could try to learn what handle i is."""
        return []


def begun(s: State, seed: int) -> State:
    """A table laid out for this one game, run up to its first question."""
    s.reseed(seed)
    if s.unsettled:
        s.settle()
    advance(s)
    return s

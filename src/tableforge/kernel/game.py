"""What a game must offer so that a table can seat it: rules and set-up here, the rest in its aspects (`kernel.aspect`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from tableforge.errors import Reason as Reason  # games and tables take it from here
from tableforge.kernel import pickling
from tableforge.kernel.ask import END_EARLY
from tableforge.kernel.core import State, advance
from tableforge.kernel.event import Event
from tableforge.kernel.laws import Laws
from tableforge.kernel.options import Options
from tableforge.kernel.persistence import Persistence
from tableforge.kernel.rules import Difference, RuleIndex
from tableforge.kernel.search import Search
from tableforge.kernel.settings import ASKS, FORCED_ASKS, NATURE_ASKS, Edition, Json, Setting, check_settings
from tableforge.kernel.shown import Shown
from tableforge.kernel.speech import Speech
from tableforge.kernel.terms import EventKind, Pause, Place, QuestionKind, Verb
from tableforge.kernel.undo import UndoRules
from tableforge.tongue.text import Text


class Game(ABC):
    """A game that can be put on the table: its rules and set-up, and an object for everybody else who reads it.

    A game hands the classes of its aspects to this constructor.  Three it must write; the others have defaults:

        class Pebbles(Game):
            def __init__(self) -> None:
                super().__init__(PebblesSpeech, PebblesShown, PebblesLaws)
    """

    name: str = ""
    title: Text = Text("")  # what people call it, where that is not its name
    seats: int = 2  # how many play, where no setting `seats` says it
    all_win_alike: bool = False  # whether everybody wins or loses together
    settings: tuple[Setting, ...] = ()
    flavours: tuple[str, ...] = ("usual",)
    ends_early: float = END_EARLY  # in figures: how likely what ends something open is taken, or EVEN
    state: type[State] = State  # the class of its positions
    begins: tuple[str, str] = ("", "")  # the rules by which somebody begins: a game, and the next one of a series
    verbs: tuple[Verb, ...] = ()
    kinds: tuple[QuestionKind, ...] = ()
    events: tuple[EventKind, ...] = ()
    places: tuple[Place, ...] = ()
    pauses: tuple[Pause, ...] = ()  # what one may pass until, besides one's own turn

    def __init__(
        self,
        speech: type[Speech[Any]],
        shown: type[Shown[Any]],
        laws: type[Laws[Any]],
        *,
        options: type[Options[Any]] = Options,
        undo: type[UndoRules[Any]] = UndoRules,
        search: type[Search[Any]] = Search,
        persistence: type[Persistence[Any]] = Persistence,
    ) -> None:
        self.speech = speech(self)
        self.shown = shown(self)
        self.laws = laws(self)
        self.options = options(self)
        self.undo = undo(self)
        self.search = search(self)
        self.persistence = persistence(self)

    def __init_subclass__(cls) -> None:
        """Make the positions of a game picklable."""
        super().__init_subclass__()
        if "state" in vars(cls):
            pickling.register(cls, cls.state)

    # ---------------------------------------------------------------- rules
    @property
    @abstractmethod
    def rules(self) -> RuleIndex:
        """Every rule that the game can cite."""

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions of the rulebook that the game can be played by."""
        return next((s.kind.words for s in self.settings if isinstance(s.kind, Edition)), ())

    def differences(self, a: str, b: str) -> list[Difference]:
        """Return the points on which two editions differ, where the game knows them by name."""
        return []

    @abstractmethod
    def result(self, s: State) -> dict[str, Json] | None:
        """Return, once the game is over, the seat that is its `winner`, or whether all seats `won`, and by which `rule`."""

    def pauses_at(self, pause: str, e: Event, seat: int) -> bool:
        """Return whether an event is what a seat has passed until (`pauses`); it is one that everybody sees happen."""
        return False

    # ---------------------------------------------------------------- set-up
    def setup(self, /, **options: Json) -> dict[str, Json]:
        """Return the checked, JSON-ready set-up that a save keeps: a value for every setting.

        Raises BadSetup where a setting is unknown or its value will not do.
        """
        setup = check_settings(self.name, self.settings, options, self.seats)
        self.check_together(setup)
        return setup

    def check_together(self, setup: dict[str, Json]) -> None:  # noqa: B027 - most games have nothing to refuse here
        """Reject combinations of individually valid settings: raise BadSetup."""

    def wanted_seats(self, options: Mapping[str, Json]) -> Json:
        """Return how many seats some settings are for: as many as they say, or as are usual."""
        return options.get("seats", next((s.default for s in self.settings if s.name == "seats"), self.seats))

    def count_seats(self, setup: dict[str, Json]) -> int:
        """Return how many seats a checked set-up has."""
        seats: int = setup.get("seats", self.seats)
        return seats

    def sample(self, seed: int, flavour: str) -> dict[str, Json]:
        """Return settings of a game that nobody chose, for laws, figures and pictures; `flavours` names the sorts."""
        return {}

    # ---------------------------------------------------------------- the first position
    @abstractmethod
    def lay(self, setup: dict[str, Json]) -> State:
        """Return the table laid out for a set-up: nothing drawn by chance yet, nobody asked anything."""

    def apply_settings(self, s: State, setup: dict[str, Json]) -> None:
        """Let a laid table ask what its settings say: every outcome of chance, questions with one answer, all seats alike."""
        s.nature_asks = setup.get(NATURE_ASKS.name) == ASKS
        s.forced_asks = setup.get(FORCED_ASKS.name) == ASKS
        s.polls_alike = self.polls_alike(setup)

    def polls_alike(self, setup: dict[str, Json]) -> bool:
        """Return whether a seat is also asked where nothing of its own would do: as a setting says, where there are windows."""
        return self.laws.silent(setup)

    def start(self, setup: dict[str, Json], seed: int) -> State:
        """Return the first position, run up to its first question."""
        return run_to_first_question(self.lay(setup), seed)

    def begin(self, laid: State, seed: int) -> State:
        """Return the first position on a table laid out before; that table stays as it is, for the next game."""
        return run_to_first_question(laid.clone(), seed)


def run_to_first_question(s: State, seed: int) -> State:
    """Seed a laid table, run it up to its first question, and return it."""
    s.reseed(seed)
    if s.unsettled:
        s.settle()
    advance(s)
    return s

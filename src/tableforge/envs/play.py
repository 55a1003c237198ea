"""A game without words: whom it asks, its options by pages, forced answers given, what its seats see and are rewarded with.

All environments stand on this.  Nothing here needs a package from outside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from typing import Any, Final

from tableforge import games
from tableforge.envs import refusals
from tableforge.envs.rewards import WON, SeatRewards
from tableforge.envs.rows import FEWEST_PLACES, MOST_PLACES, blocks_of, encoder_of, page_of, pages
from tableforge.errors import BadSetup, GameOver, IllegalAnswer
from tableforge.kernel.ask import NO_OPTION, RawDecision, place_by_lot
from tableforge.kernel.columns import BLOCKS
from tableforge.kernel.core import State, reply
from tableforge.kernel.settings import ASKS, NATURE_ASKS
from tableforge.tongue.spelling import unknown

SEED_BITS: Final = 63  # of the seeds that environments draw
SAMPLE_SEEDS: Final = (1 << 30) - 1  # a sample forges several decks from its seed
MOST_SAMPLES: Final = 64  # until one is found for the seats that there are
MOST_STEPS: Final = 5_000  # after which a game is cut off
LARGEST_LIMIT: Final = 10_000_000


def check_count(value: object, what: str, least: int, most: int) -> int:
    """A whole number within bounds; BadSetup where it is none."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadSetup(refusals.A_COUNT.fill(what=what, least=least, most=most, value=value))
    return value


def check_seat(seat: object, play: Play) -> None:
    """Refuse a seat that the table does not have, by BadSetup; None is any of them."""
    if seat is None or (isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < play.seats):
        return
    raise BadSetup(refusals.NO_SEAT.fill(seat=seat, game=play.game.name, last=play.seats - 1))


class Play:
    """One game after the other at one table; of each, what is asked now of one seat at a time.

    `d` is that seat's question, None once the game is over.  Where several seats are asked at once they answer in turn: next is
    the one that sits behind the one that answered last.
    """

    def __init__(
        self,
        game: str,
        *,
        flavour: str = "",
        reward: str = WON,
        blocks: Sequence[str] = tuple(BLOCKS),
        places: int = 0,
        forced: bool = False,
        **settings: Any,
    ) -> None:
        self.game = games.game(game)
        self.settings = settings
        self.flavour = flavour
        self.forced = forced
        self.blocks = blocks_of(blocks)
        if flavour and flavour not in self.game.flavours:
            raise BadSetup(unknown(refusals.NO_FLAVOUR, flavour, self.game.flavours))
        if places:
            check_count(places, "places", FEWEST_PLACES, MOST_PLACES)
        self.setup: dict[str, Any] = {}
        self.seats: Any = None
        self.lay(0)
        self.seats = self.game.count_seats(self.setup)
        first = self.game.search.features(self.game.start(self.setup, 0))
        self.encoder = encoder_of(self.game, self.seats, len(first[0]) if first else 0, places)
        self.places = self.encoder.layout.places
        self.reward = SeatRewards(self.game, reward, self.seats)
        self.s: State = self.laid
        self.d: RawDecision | None = None
        self.begun = False
        self.page = 0
        self.last = -1
        self.steps = 0
        self.stamp = 0  # grows with whatever changes what is shown

    def another(self) -> Play:
        """A further table of the same kind, which shares with this one what does not change."""
        t = copy(self)
        t.reward = SeatRewards(self.game, self.reward.name, self.seats)
        t.begun = False
        return t

    # ------------------------------------------------------------ a game
    def lay(self, seed: int) -> None:
        """Lay the table for the game of a seed: always the same one, unless a flavour draws it."""
        sample = self.sample(seed) if self.flavour else {}
        wanted = self.game.setup(**{**sample, **self.settings})
        if wanted.get(NATURE_ASKS.name) == ASKS:
            raise BadSetup(refusals.NATURE_PLAYS.fill())
        if wanted != self.setup:
            self.setup = wanted
            self.laid = self.game.lay(wanted)

    def sample(self, seed: int) -> dict[str, Any]:
        """The settings that a flavour draws from a seed: the first from there on for as many seats as the first game had."""
        seats = self.settings.get("seats", self.seats)
        found = self.game.sample(seed & SAMPLE_SEEDS, self.flavour)
        for k in range(1, MOST_SAMPLES):
            if seats is None or self.game.wanted_seats(found) == seats:
                break
            found = self.game.sample((seed + k) & SAMPLE_SEEDS, self.flavour)
        return found

    def begin(self, seed: int) -> None:
        """Begin the game of a seed, up to the first question that has more than one answer."""
        if self.flavour:
            self.lay(seed)
        self.s = self.game.begin(self.laid, seed)
        self.s.tracing = False
        self.s.events.clear()
        self.begun = True
        self.page = 0
        self.last = -1
        self.steps = 0
        self.reward.begin(self.s)
        self.find_question()

    def find_question(self) -> None:
        """Find whom the game asks now, and give the answers that are the only ones."""
        s = self.s
        self.page = 0
        self.stamp += 1
        while True:
            asked = s.pending
            if s.over or asked is None:
                self.d = None
                return
            self.d = self.next_of(asked) if asked.joint else asked
            if self.forced or len(self.d.options) != 1:
                return
            self.give(self.d, 0)

    def next_of(self, asked: RawDecision) -> RawDecision:
        """Of several seats that are asked at once, the next one behind the one that answered last."""
        seats = self.seats
        behind = min([(p.seat - self.last - 1) % seats for p in asked.joint])
        found = asked.of((behind + self.last + 1) % seats)
        assert found is not None
        return found

    def give(self, d: RawDecision, k: int) -> None:
        """Answer with the option at this place of the whole list."""
        asked = self.s.pending
        assert asked is not None
        self.last = d.seat
        reply(self.s, asked.answer(d.seat, d.options[k]))

    def answer(self, k: int) -> None:
        """Answer the question at hand with the option at this place of the whole list, and find the next one."""
        assert self.d is not None
        self.steps += 1
        self.give(self.d, k)
        self.find_question()

    # ------------------------------------------------------------ places
    def count_shown(self) -> int:
        """How many options this page has; they are its first places."""
        if self.d is None:
            return 0
        first, end = page_of(len(self.d.options), self.places, self.page)
        return end - first

    def turns(self) -> bool:
        """Whether the last place turns the page."""
        return self.d is not None and len(self.d.options) > self.places

    def legal(self, place: int) -> bool:
        """Whether a place may be taken now."""
        return 0 <= place < self.count_shown() or (place == self.places - 1 and self.turns())

    def act(self, place: int) -> bool:
        """Take a place of the page: answer, or turn the page; whether the question was answered.

        GameOver, IllegalAnswer where there is nothing at this place.
        """
        d = self.d
        if d is None:
            raise GameOver(refusals.ENDED.fill())
        n = len(d.options)
        self.steps += 1
        if n <= self.places:
            if not 0 <= place < n:
                raise self.refusal(place)
            self.give(d, place)
        elif place == self.places - 1:
            self.page = (self.page + 1) % pages(n, self.places)
            self.stamp += 1
            return False
        else:
            first, end = page_of(n, self.places, self.page)
            if not 0 <= place < end - first:
                raise self.refusal(place)
            self.give(d, first + place)
        self.find_question()
        return True

    def refusal(self, action: object) -> IllegalAnswer:
        """What is said of an action that is none now."""
        d = self.d
        if d is None:
            return GameOver(refusals.ENDED.fill())
        n = self.count_shown()
        legal = "0" if n == 1 else f"0-{n - 1}"
        if self.turns():
            legal += f", {self.places - 1}"
        return IllegalAnswer(refusals.NO_ACTION.fill(action=action, seat=d.seat, kind=d.kind, legal=legal))

    # ------------------------------------------------------------ what is shown
    def encode_for(self, seat: int) -> bytes:
        """What a seat sees now, as its blocks of numbers; its options, where it is the one that is asked."""
        d = self.d
        if d is not None and d.seat != seat:
            d = None
        return self.encoder.encode(self.s, d, seat, self.page, self.blocks)

    def keys(self) -> list[str]:
        """The readable keys of this page's options, by their places."""
        d = self.d
        if d is None:
            return []
        first, end = page_of(len(d.options), self.places, self.page)
        return [self.game.options.key(self.s, d, o) for o in d.options[first:end]]

    # ------------------------------------------------------------ chance as a player
    def pick_by_lot(self, rng: Callable[[], float]) -> int:
        """The place, in the whole list, of an answer by lot, as the speed figures of the game draw it (`Game.ends_early`)."""
        d = self.d
        assert d is not None
        stop = d.stop if d.least > 0 else NO_OPTION
        return place_by_lot(d.options, stop, rng, self.game.ends_early)


class Keys(Sequence[str]):
    """The readable keys of a question's options, made when somebody reads them; only before the next step."""

    __slots__ = ("play", "stamp")

    def __init__(self, play: Play) -> None:
        self.play = play
        self.stamp = play.stamp

    def read(self) -> list[str]:
        """All of them; IllegalAnswer once the game has gone on."""
        if self.play.stamp != self.stamp:
            raise IllegalAnswer(refusals.GONE_ON.fill())
        return self.play.keys()

    def __getitem__(self, k: Any) -> Any:
        return self.read()[k]

    def __len__(self) -> int:
        return len(self.read())

    def __iter__(self) -> Iterator[str]:
        return iter(self.read())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self.read() == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self.read()))

    def __repr__(self) -> str:
        return repr(self.read()) if self.play.stamp == self.stamp else "Keys(…)"


class Info(dict[str, Any]):
    """What goes beside an observation: the keys of the options, and `info["view"]`, the structured view, made when it is read.

    `late` leaves the keys to whoever reads them, too.
    """

    __slots__ = ("play", "seat", "stamp")

    def __init__(self, play: Play, seat: int, late: bool = False, **more: Any) -> None:
        super().__init__(keys=Keys(play) if late else play.keys(), **more)
        self.play = play
        self.seat = seat
        self.stamp = play.stamp

    def __missing__(self, key: str) -> Any:
        if key != "view":
            raise KeyError(key)
        if self.play.stamp != self.stamp:
            raise IllegalAnswer(refusals.GONE_ON.fill())
        self["view"] = self.play.game.shown.view(self.play.s, self.seat)
        return self["view"]

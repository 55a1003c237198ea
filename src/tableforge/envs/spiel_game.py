"""Any game as a game of OpenSpiel, with explicit chance: every shuffle, draw and roll is a chance node.

    game = envs.spiel("keyforge", decks=("starter:onyx", "starter:argus"))
    again = pyspiel.load_game(str(game))

C++ may forget the Python half of a game object that only it holds, so nothing is kept on it: what all states of a game share is
found by its parameters (`table`).  Those may hold no comma, bracket or equals sign, so the set-up travels as hex of its JSON.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import numpy as np
import pyspiel

from tableforge import games
from tableforge.envs import refusals
from tableforge.envs.play import SAMPLE_SEEDS, check_count
from tableforge.envs.rewards import won_rewards
from tableforge.envs.rows import encoder_of, page_of, pages
from tableforge.errors import BadSetup
from tableforge.kernel.ask import NATURE, RawDecision
from tableforge.kernel.columns import ALL_BLOCKS
from tableforge.kernel.core import State, reply
from tableforge.kernel.settings import NATURE_ASKS
from tableforge.tongue.spelling import unknown

NAME: Final = "tableforge"
TURN_PAGE: Final = "turn-page"
MOST_SEATS: Final = 8
MOST_CHANCE: Final = 1024  # outcomes of one chance node
MOST_ACTIONS: Final = 50_000  # of a whole game
LONGEST_SETUP: Final = 200_000
LARGEST_SEED: Final = (1 << 31) - 1  # a parameter of OpenSpiel is a 32-bit number
TABLES: Final = 64  # games that a process keeps laid
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
FIRST: Final = [list(range(n)) for n in range(MOST_CHANCE + 1)]  # the first n places
EVEN: Final = [[(k, 1.0 / n) for k in range(n)] for n in range(1, 129)]  # n outcomes, each as likely as any other


def game_type(utility: Any) -> Any:
    """What OpenSpiel is told of all our games."""
    kind = pyspiel.GameType
    return kind(
        short_name=NAME,
        long_name="Tableforge",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"game": games.names()[0], "setup": "", "seed": 0},
    )


def pack_settings(settings: dict[str, Any]) -> str:
    """Settings as a parameter of OpenSpiel."""
    return json.dumps(settings, sort_keys=True, ensure_ascii=False).encode().hex() if settings else ""


def unpack_settings(text: str) -> dict[str, Any]:
    """What `pack_settings` was given; BadSetup where it is something else."""
    if not text:
        return {}
    if len(text) > LONGEST_SETUP:
        raise BadSetup(refusals.TOO_LONG.fill(most=LONGEST_SETUP, n=len(text)))
    try:
        found = json.loads(bytes.fromhex(text))
    except ValueError:
        raise BadSetup(refusals.A_STRING.fill(value=text)) from None
    if not isinstance(found, dict):
        raise BadSetup(refusals.A_STRING.fill(value=text))
    return found


def load(game: str, *, seed: int = 0, flavour: str = "", **settings: Any) -> Any:
    """The game of OpenSpiel with these settings; `flavour` draws those that are not given from the seed."""
    home = games.game(game)
    check_count(seed, "seed", 0, LARGEST_SEED)
    if flavour:
        if flavour not in home.flavours:
            raise BadSetup(unknown(refusals.NO_FLAVOUR, flavour, home.flavours))
        settings = {**home.sample(seed & SAMPLE_SEEDS, flavour), **settings}
    settings.pop(NATURE_ASKS.name, None)
    home.setup(**settings)  # refuses what is wrong before OpenSpiel sees it
    return pyspiel.load_game(NAME, {"game": game, "setup": pack_settings(settings), "seed": seed})


class SharedTable:
    """What all states of a game share; its copies are itself, and in another process it is found again by its parameters."""

    def __init__(self, game: str, setup: str, seed: int) -> None:
        self.named = (game, setup, seed)
        self.game = games.game(game)
        self.setup = self.game.setup(**unpack_settings(setup))
        self.laid = self.game.lay(self.setup)
        self.laid.nature_asks = True
        self.seed = seed
        self.seats = self.game.count_seats(self.setup)
        first = self.game.search.features(self.game.begin(self.laid, seed))
        self.encoder = encoder_of(self.game, self.seats, len(first[0]) if first else 0)
        self.places = self.encoder.layout.places
        self.size = self.encoder.layout.size(ALL_BLOCKS)

    def __deepcopy__(self, memo: dict[int, object]) -> SharedTable:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return table, self.named


@lru_cache(TABLES)
def table(game: str, setup: str, seed: int) -> SharedTable:
    """The table with these parameters."""
    return SharedTable(game, setup, seed)


class AnswersSoFar:
    """What every seat has answered: part of what it remembers.  A copy is shallow, for tuples are never written into."""

    __slots__ = ("of",)

    def __init__(self, of: list[tuple[int, ...]]) -> None:
        self.of = of

    def add(self, seat: int, action: int) -> None:
        """A seat has answered."""
        self.of[seat] = (*self.of[seat], action)

    def __deepcopy__(self, memo: dict[int, object]) -> AnswersSoFar:
        return AnswersSoFar(self.of[:])


class Now:
    """A position and what it asks: OpenSpiel copies a state by copying all that it holds, and packs it the same way."""

    __slots__ = ("d", "last", "page", "s")

    def __init__(self, s: State, d: RawDecision | None, last: int, page: int) -> None:
        self.s = s
        self.d = d  # the question of one seat, or of chance; None once the game is over
        self.last = last  # the seat that answered last
        self.page = page

    def __deepcopy__(self, memo: dict[int, object]) -> Now:
        return Now(self.s.clone(), self.d, self.last, self.page)

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_now, (self.s, -1 if self.d is None else self.d.seat, self.last, self.page)


def restore_now(s: State, seat: int, last: int, page: int) -> Now:
    """The same in another process: the question is found again by whom it asks."""
    asked = None if s.over else s.pending
    return Now(s, asked if asked is None or not asked.joint else asked.of(seat), last, page)


class TableGame(pyspiel.Game):
    """A game by its parameters: its name, its set-up, its seed."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        shared = table_of(given)
        kind = pyspiel.GameType.Utility
        alike = shared.game.all_win_alike
        utility = kind.IDENTICAL if alike else kind.ZERO_SUM if shared.seats > 1 else kind.GENERAL_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=shared.places,
            max_chance_outcomes=MOST_CHANCE,
            num_players=shared.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if alike or shared.seats < 2 else 0.0,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(game_type(utility), info, given)

    def shared_table(self) -> SharedTable:
        """What all its states share."""
        return table_of(self.get_parameters())

    def new_initial_state(self, *_: Any) -> TableState:
        """The first position."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What writes observations as numbers."""
        return Observer(self.shared_table())

    def observation_tensor_shape(self) -> list[int]:
        """How many numbers an observation has."""
        return [self.shared_table().size]


def table_of(params: dict[str, Any]) -> SharedTable:
    """The table of some parameters, or their defaults."""
    return table(str(params.get("game", games.names()[0])), str(params.get("setup", "")), int(params.get("seed", 0)))


class TableState(pyspiel.State):
    """A position: whom it asks, a seat or chance, and what may be answered.

    Where there are more options than places, the last place turns the page.  Answers that are the only ones are given.  Seats
    that are asked at once answer in turn.
    """

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.t = t = game.shared_table()
        s = t.game.begin(t.laid, t.seed)
        s.tracing = False
        s.events.clear()
        self.past = AnswersSoFar([()] * t.seats)
        self.now = Now(s, None, -1, 0)
        self.find_question()

    def find_question(self) -> None:
        """Find what is asked now, and give the answers that are the only ones."""
        now = self.now
        s = now.s
        while True:
            asked = s.pending
            if s.over or asked is None:
                now.d = None
                return
            d = asked
            if asked.joint:
                seats = self.t.seats
                behind = min([(p.seat - now.last - 1) % seats for p in asked.joint])
                own = asked.of((behind + now.last + 1) % seats)
                assert own is not None
                d = own
            now.d = d
            if len(d.options) > 1:
                return
            self.give(d, 0)

    def give(self, d: RawDecision, k: int) -> None:
        """Answer with the option at this place of the whole list."""
        now = self.now
        asked = now.s.pending
        assert asked is not None
        if d.seat != NATURE:
            now.last = d.seat
        reply(now.s, asked.answer(d.seat, d.options[k]))

    # ------------------------------------------------------------ what OpenSpiel asks
    def current_player(self) -> int:
        """Whose turn it is: a seat, chance, or nobody's any more."""
        d = self.now.d
        return TERMINAL if d is None else CHANCE if d.seat == NATURE else d.seat

    def _legal_actions(self, player: int) -> list[int]:
        """The places that the seat may take now."""
        d = self.now.d
        if d is None or d.seat != player:
            return []
        n, places = len(d.options), self.t.places
        if n <= places:
            return FIRST[n][:] if n <= MOST_CHANCE else list(range(n))
        first, end = page_of(n, places, self.now.page)
        return [*range(end - first), places - 1]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of chance, and how likely it is."""
        d = self.now.d
        assert d is not None
        n = len(d.options)
        if not d.weights:
            return EVEN[n - 1][:] if n <= len(EVEN) else [(k, 1.0 / n) for k in range(n)]
        total = sum(d.weights)
        return [(k, x / total) for k, x in enumerate(d.weights)]

    def _apply_action(self, action: int) -> None:
        """Take a place: answer, or turn the page."""
        now = self.now
        d = now.d
        assert d is not None
        if d.seat != NATURE:
            self.past.add(d.seat, action)
            n, places = len(d.options), self.t.places
            if n > places:
                if action == places - 1:
                    now.page = (now.page + 1) % pages(n, places)
                    return
                action += page_of(n, places, now.page)[0]
                now.page = 0
        self.give(d, action)
        self.find_question()

    def _action_to_string(self, player: int, action: int) -> str:
        """The readable key of a place; copies of a card that chance may pick are numbered."""
        d, t = self.now.d, self.t
        if d is None:
            return str(action)
        if d.seat != NATURE:
            if len(d.options) > t.places and action == t.places - 1:
                return TURN_PAGE
            first = page_of(len(d.options), t.places, self.now.page)[0]
            return t.game.options.key(self.now.s, d, d.options[first + action])
        key = t.game.options.key(self.now.s, d, d.options[action])
        before = [t.game.options.key(self.now.s, d, o) for o in d.options[:action]].count(key)
        return f"{key}#{before + 1}" if before else key

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.now.d is None

    def returns(self) -> list[float]:
        """Who has won; 0 for all before the end."""
        return won_rewards(self.t.game, self.now.s, self.t.seats)

    def __str__(self) -> str:
        return json.dumps(self.t.game.shown.view(self.now.s, None), ensure_ascii=False)

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees, as text."""
        seat = self.current_player() if player is None else player
        return json.dumps(self.t.game.shown.view(self.now.s, seat if seat >= 0 else None), ensure_ascii=False)

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat sees and has answered.

        What it once saw and no longer sees is not in it: a resampled position could not agree with that.
        """
        seat = self.current_player() if player is None else player
        answered = self.past.of[seat] if seat >= 0 else ()
        return f"{seat}|{answered}|{self.now.page}|{self.observation_string(seat)}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """Another position that agrees with all that the seat knows: what it cannot see is dealt anew."""
        t: TableState = self.clone()
        t.now.s = self.t.game.search.imagine(self.now.s, player, int(sampler() * (1 << 62)))
        t.now.s.nature_asks = True
        t.now.s.tracing = False
        t.find_question()
        return t


class Observer:
    """Writes observations as one row of numbers: the blocks of the game's encoder, one after the other."""

    def __init__(self, shared: SharedTable) -> None:
        self.t = shared
        self.tensor = np.zeros(shared.size, np.float32)
        self.dict = {"numbers": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Write down what a seat sees of a position."""
        d = state.now.d if state.now.d is not None and state.now.d.seat == player else None
        found = self.t.encoder.encode(state.now.s, d, player, state.now.page, ALL_BLOCKS)
        self.tensor[:] = np.frombuffer(found, np.int16)

    def string_from(self, state: TableState, player: int) -> str:
        """What a seat sees, as text."""
        return state.observation_string(player)


pyspiel.register_game(game_type(pyspiel.GameType.Utility.GENERAL_SUM), TableGame)

"""Bots in processes of their own: plain data goes in, the key of an answer comes out.

    with ProcessPoolExecutor(2, initializer=warm_up, initargs=("keyforge",)) as pool:
        key = pool.submit(choose, pack_sitting(sitting), seat, "hard", seed, table="42").result()

What comes out depends on the game so far, the seat, the bot and the seed alone: not on the process, nor on what it was asked
before.  A process keeps the last games it was asked about, by the name of their table, and takes them on by the answers since.
"""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, TypedDict

from tableforge import bots, games
from tableforge.errors import NotYourDecision
from tableforge.table.sitting import Sitting, start_of_save
from tableforge.tongue.text import LANGUAGES, Text

if TYPE_CHECKING:
    from tableforge.table.decision import Decision, Option

MOST_KEPT: Final = 64  # games in one process
MOST_MOVES: Final = 6  # answers of a line
IS_NOT_ASKED: Final = Text(
    "seat {seat} is asked nothing after {n} answers; a bot can only answer for a seat that is asked",
    "rien n’est demandé au siège {seat} après {n} réponses ; un bot ne répond que pour un siège interrogé",
)


class PackedSitting(TypedDict):
    """A game as plain data: what it was begun with, and the key of every answer, as a save has them."""

    game: str
    setup: dict[str, Any]
    seed: int
    answers: list[str]


def pack_sitting(g: Sitting) -> PackedSitting:
    """A game as it can be sent to another process."""
    return {"game": g.game.name, "setup": g.setup, "seed": g.seed, "answers": list(g.answers)}


class LineMove(TypedDict):
    """One answer of a line: its key, and what it says in each language."""

    key: str
    labels: dict[str, str]


class Keeper:
    """Games that are kept between two questions, the last ones asked about."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self.kept: OrderedDict[str, tuple[PackedSitting, Sitting]] = OrderedDict()

    def sitting(self, game: PackedSitting, table: str = "") -> Sitting:
        """The game at its present question, taken on from where it was kept under the name of its table; "" keeps nothing."""
        before, g = self.kept.pop(table, (None, None))
        if before is None or g is None or any([before[name] != game[name] for name in ("game", "seed", "setup")]):
            g, same = start_sitting(game), 0
        else:
            same = count_common_answers(before["answers"], game["answers"])
            for _ in range(len(before["answers"]) - same):
                g.undo()
        for key in game["answers"][same:]:
            g.answer(key)
        if table:
            self.kept[table] = (game, g)
            while len(self.kept) > self.most:
                self.kept.popitem(last=False)
        return g


def start_sitting(game: PackedSitting) -> Sitting:
    """The game before its first answer."""
    g = start_of_save(games.game(game["game"]), dict(game))
    g.state.tracing = False  # nobody reads the log here
    return g


def count_common_answers(a: list[str], b: list[str]) -> int:
    """How many answers two games have in common before they part."""
    n = 0
    for x, y in zip(a, b):
        if x != y:
            break
        n += 1
    return n


def answer(g: Sitting, seat: int, bot: str, seed: int) -> str:
    """The key of what a bot would answer for a seat that is asked now; the game stays as it is.

    Raises NotYourDecision where the seat is not asked.
    """
    d = g.asked.get(seat)
    if d is None:
        raise NotYourDecision(IS_NOT_ASKED.fill(seat=seat, n=len(g.answers)))
    return pick(g, d, bot, seed, len(g.answers)).key


def pick(g: Sitting, d: Decision, bot: str, seed: int, n: int) -> Option:
    """The option that a bot takes of the nth question of a game."""
    # a seed for each question, so that the answer does not depend on which process gave the earlier ones
    lot = sha256(f"{seed} {d.seat} {n}".encode()).digest()
    player = bots.make(bot, int.from_bytes(lot[:8]), g.game.name)
    return d.options[player.choose(g.view(d.seat), d)]


def play_line(g: Sitting, seat: int, bot: str, seed: int) -> list[LineMove]:
    """What a bot would answer for a seat that is asked now, and what next, as long as the seat could know it beforehand.

    The line is played in a game that the seat could be in as well. It ends where chance falls, something hidden shows, or
    anybody else is asked. The game stays as it is. Raises NotYourDecision where the seat is not asked.
    """
    d = g.asked.get(seat)
    if d is None:
        raise NotYourDecision(IS_NOT_ASKED.fill(seat=seat, n=len(g.answers)))
    undo, n = g.game.undo, len(g.answers)
    moves = [describe_option(pick(g, d, bot, seed, n))]
    way = g.imagined(seat, seed)
    way.state.nature_asks = False  # a bot plays on as in any game; what chance has decided is seen by what was drawn
    way.state.tracing = True  # what has shown something is seen in the log
    while len(moves) < MOST_MOVES:
        drawn, events = undo.chance_drawn(way.state), len(way.events)
        way.answer(moves[-1]["key"], seat)
        shows = any([undo.makes_final(e) for e in way.events[events:]])
        d = way.asked.get(seat)
        if d is None or len(way.asked) > 1 or shows or undo.chance_drawn(way.state) != drawn:
            break
        moves.append(describe_option(pick(way, d, bot, seed, n + len(moves))))
    return moves


def describe_option(option: Option) -> LineMove:
    """An option as plain data."""
    return {"key": option.key, "labels": {lang: option.label(lang) for lang in LANGUAGES}}


_KEEPER: Final = Keeper()  # of this process


def choose(game: PackedSitting, seat: int, bot: str, seed: int = 0, table: str = "") -> str:
    """The key of what a bot answers for a seat; under the name of a `table` the game is kept for the next time."""
    return answer(_KEEPER.sitting(game, table), seat, bot, seed)


def advise(game: PackedSitting, seat: int, bot: str, seed: int = 0, table: str = "") -> list[LineMove]:
    """The line of a bot for a seat, as `play_line` has it; under the name of a `table` the game is kept for the next time."""
    return play_line(_KEEPER.sitting(game, table), seat, bot, seed)


def warm_up(*names: str) -> None:
    """Load what the games of these names need, so that nobody waits for it: a process may begin with this."""
    for name in names:
        g = Sitting(games.game(name), games.game(name).setup(), 0)
        if g.decision is not None:
            answer(g, g.decision.seat, bots.usual(name), 0)

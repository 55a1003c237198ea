"""Whether a position is a puzzle: all ways are looked at, in the game as it is and in others that the seat takes for possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from tableforge import games
from tableforge.errors import StepBudget
from tableforge.kernel.core import State, reply
from tableforge.puzzles import Counts, Puzzle, PuzzleSource, source_of
from tableforge.puzzles.turns import TurnWalk
from tableforge.table.sitting import Sitting, answer_key

MOST: Final = 12_000  # positions of a turn; beyond them nothing is said
WORLDS: Final = 2  # others than the game as it is
ALIKE: Final = 100  # ways that are gone again in another world, where nothing hidden was moved
TRIED: Final = 40  # ways to the goal, the shortest first, of which one must do in every world


class Position:
    """Where a puzzle may begin: the game as it is, the seat that is asked, and other worlds that it takes for possible."""

    def __init__(self, g: Sitting, seed: int, worlds: int = WORLDS, most: int = MOST) -> None:
        d = g.decision
        assert d is not None
        self.source: PuzzleSource = source_of(g.game.name)
        self.seat = d.seat
        self.most = most
        self.here: State = g.state
        self.others: list[State] = [d.imagined_state(seed + k) for k in range(worlds)]
        self._walks: dict[int, TurnWalk] = {}

    def walk(self, k: int) -> TurnWalk:
        """The walk through the turn of the kth world; the first is the game as it is.  It is one for all goals."""
        if k not in self._walks:
            start, source = self.world(k), self.source
            is_end, mark = partial(source.is_end, start), partial(source.mark, start)
            self._walks[k] = TurnWalk(start, is_end, mark, partial(self.is_open, start), self.most)
        return self._walks[k]

    def share_behind(self, goal: str, first: int) -> float:
        """The part of the ends behind one first answer that reach a goal: 1 where that cannot be told."""
        ends = self.walk(0).behind(first)
        if not self.walk(0).found.whole or not ends:
            return 1.0
        return sum([self.source.is_reached(goal, self.here, t, self.seat) for t, _ in ends]) / len(ends)

    def world(self, k: int) -> State:
        """The kth world before the first answer."""
        return self.others[k - 1] if k else self.here

    def is_open(self, start: State, s: State) -> bool:
        """Whether a position of the turn owes nothing to what the seat cannot know."""
        return self.source.is_open(start, s, self.seat)

    def good_ends(self, k: int, goal: str) -> dict[int, list[int]]:
        """By first answer, the places of the ends that reach a goal; answers without any are left out."""
        reached = partial(self.source.is_reached, goal, self.world(k))
        found = {o: [at for t, at in ends if reached(t, self.seat)] for o, ends in self.walk(k).turn().ends.items()}
        return {o: places for o, places in found.items() if places}

    def count(self, goal: str) -> tuple[int, Counts] | None:
        """The first answer that leads to a goal and what was counted in the game as it is; None where it is no puzzle there."""
        turn = self.walk(0).turn()
        good = self.good_ends(0, goal)
        if not turn.whole or not good or (self.source.LONE and len(good) > 1):
            return None
        first = min(good, key=lambda o: len(turn.way_to(good[o][0])))
        behind = [o for o in turn.ends if o == first] if self.source.LONE else list(turn.ends)
        ends = sum([len(turn.ends[o]) for o in behind])
        reach = sum([len(good.get(o, ())) for o in behind])
        others = sum(map(len, turn.ends.values())) - ends
        way = turn.way_to(good[first][0])
        return first, Counts(reach, ends, others, len(way) - self.ends_turn(way), turn.looked, len(self.others))

    def ends_turn(self, way: Sequence[int]) -> int:
        """1 where the last answer of a way does nothing but end the turn, else 0."""
        t = self.follow(0, way[:-1])
        return int(t is not None and self.source.ends_turn(t, way[-1]))

    def follow(self, k: int, way: Sequence[int]) -> State | None:
        """Where a way leads in the kth world; None where it cannot be gone there."""
        t = self.world(k).clone()
        t.nature_asks = t.tracing = False
        for option in way:
            if t.pending is None or option not in t.pending.options:
                return None
            try:
                reply(t, option)
            except StepBudget:
                return None
        return t

    def holds_everywhere(self, goal: str, first: int) -> bool:
        """Whether the same first answer, and where one alone may lead to the goal no other, leads to it in every world."""
        for k in range(1, len(self.others) + 1):
            if self.walk(0).turn().open and self.is_alike(k, goal):
                continue
            if not self.walk(k).turn().whole:
                return False
            good = self.good_ends(k, goal)
            if (set(good) != {first}) if self.source.LONE else not good:
                return False
        return True

    def is_alike(self, k: int, goal: str) -> bool:
        """Whether the ways of the game as it is can be gone in the kth world, too, and reach the goal there or not as here.

        Where nothing hidden was moved on any way it must be so; every way to the goal is gone again, and `ALIKE` others.
        """
        good = {at for places in self.good_ends(0, goal).values() for at in places}
        rest = [at for ends in self.walk(0).turn().ends.values() for _, at in ends if at not in good]
        for at in (*sorted(good)[:ALIKE], *rest[:: 1 + len(rest) // ALIKE]):
            t = self.follow(k, self.walk(0).turn().way_to(at))
            if t is None or not self.source.is_end(self.world(k), t):
                return False
            if self.source.is_reached(goal, self.world(k), t, self.seat) != (at in good):
                return False
        return True

    def solve(self, goal: str, first: int) -> list[int] | None:
        """The shortest way to a goal that reaches it in every world; None where it takes luck."""
        turn = self.walk(0).turn()
        places = self.good_ends(0, goal)[first]
        for way in sorted(map(turn.way_to, places), key=len)[:TRIED]:
            for k in range(1, len(self.others) + 1):
                t = self.follow(k, way)
                if (
                    t is None
                    or not self.source.is_end(self.world(k), t)
                    or not self.source.is_reached(goal, self.world(k), t, self.seat)
                ):
                    break
            else:
                return way
        return None

    def keys_of(self, game: str, way: Sequence[int]) -> tuple[str, ...]:
        """The keys of a way, as a save has them."""
        t = self.here.clone()
        t.nature_asks = t.tracing = False
        out = []
        for option in way:
            out.append(answer_key(games.game(game), t, option))
            reply(t, option)
        return tuple(out)


def open_puzzle(p: Puzzle) -> Sitting:
    """The game of a puzzle at its position."""
    game = games.game(p.game)
    g = Sitting(game, game.persistence.restore_setup(dict(p.save["setup"])), p.save["seed"])
    for key in p.save["answers"]:
        g.answer(key)
    return g


def save_of(g: Sitting) -> Mapping[str, Any]:
    """What a puzzle keeps of a game: all that leads to its position."""
    return {"seed": g.seed, "setup": g.setup, "answers": list(g.answers)}


def prove_again(p: Puzzle, most: int = MOST) -> Counts | None:
    """What all ways from the position of a puzzle come to today, in the game as it is; None where it is no puzzle any more."""
    if p.chance:
        from tableforge.puzzles.weighing import weigh

        weighed = weigh(open_puzzle(p), p.goal, most)
        fits = weighed is not None and str(weighed.best) == p.chance and str(weighed.next_best) == p.next_best
        return weighed.count() if fits and weighed is not None else None
    found = Position(open_puzzle(p), 0, 0, most).count(p.goal)
    return None if found is None else found[1]

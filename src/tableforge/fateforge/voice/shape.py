"""What is the same in every language: the parts of a sentence, and what stands together in it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import NamedTuple

from tableforge.fateforge.definition import Act, Alt, Door, EnemyAct, Gain, Portal, SceneDef
from tableforge.fateforge.names import DO_LEAP, DO_MOVE, E_MOVE, SAME


class Clause(NamedTuple):
    """One thing that is done: as an order, and as a statement where it does not stand first.

    An order alone ("move one zone") becomes a statement ("you move one zone") behind one ("a hero hides, and you move one zone").
    """

    order: str
    statement: str
    who: str = ""  # who does it, and what, where the next one may be about the same
    what: str = ""


def told(clauses: list[Clause], joined: Callable[[list[str]], str]) -> Clause:
    """Clauses in one: orders as long as nothing but orders came before."""
    orders, statements, plain, before = [], [], True, ""
    for one in clauses:
        plain = plain and one.order != one.statement
        statement = one.what if one.who and one.who == before else one.statement
        orders.append(one.order if plain else statement)
        statements.append(statement)
        before = one.who
    return Clause(joined(orders), joined(statements))


class Chained(NamedTuple):
    """An action in its group: whether it is aimed at the target before it, and whether a move has just ended where it is done."""

    act: Act
    same: bool
    there: bool


def chained(gain: Gain) -> list[Chained]:
    """The actions of a group with what the one before says about them."""
    out = []
    moved = False
    for act in gain.acts:
        out.append(Chained(act, bool(act.flags & SAME), gain.ordered and moved and (act.lo, act.hi) == (0, 0)))
        moved = act.verb in (DO_MOVE, DO_LEAP)
    return out


def gains_of(
    alt: Alt,
    clause: Callable[[Chained], Clause],
    results: Callable[[list[Gain]], Clause],
    tokens: Callable[[int], Clause],
    then: str,
    and_: str,
) -> str:
    """What a use gives, as an order: results in a row together, actions in their groups."""
    said: list[Clause] = []
    for plain, group in groupby(alt.gains, is_result):
        if plain:
            said.append(results(list(group)))
            continue
        for gain in group:
            acts = [clause(one) for one in chained(gain)]
            said.append(tokens(gain.tokens) if gain.tokens else told(acts, then.join if gain.ordered else Row(and_)))
    return told(said, Row(and_)).order


def is_result(gain: Gain) -> bool:
    return not gain.acts and not gain.tokens


class Row:
    """Parts with commas of their own: a, b, and c."""

    def __init__(self, and_: str) -> None:
        self.and_ = and_

    def __call__(self, parts: list[str]) -> str:
        return self.and_.join([", ".join(parts[:-1]), parts[-1]]) if parts[1:] else parts[0]


def always(clause: Clause) -> Callable[[Chained], Clause]:
    """An action that is said the same way, whatever stands around it."""

    def say(one: Chained) -> Clause:
        return clause

    return say


class Step(NamedTuple):
    """An action of an enemy in its section: how often in a row, and whether it is about the hero of the one before."""

    act: EnemyAct
    times: int
    same: bool


def steps(acts: tuple[EnemyAct, ...]) -> list[Step]:
    """The actions of a section; the same move twice is one of two zones."""
    out: list[Step] = []
    for act in acts:
        last = out[-1] if out else None
        if (
            last is not None
            and act.verb == last.act.verb == E_MOVE
            and (act.whom, act.exit) == (last.act.whom, last.act.exit)
        ):
            out[-1] = Step(last.act, last.times + 1, last.same)
        else:
            out.append(Step(act, 1, last is not None and act.whom == last.act.whom != 0))
    return out


class Count:
    """A number before its noun, in a sentence with fields: `{n:die|dice}`; a language says which numbers are singular.

    >>> "{n:die|dice}, {m:die|dice}, {n}".format(n=Count(1, (1,)), m=Count(2, (1,)))
    '1 die, 2 dice, 1'
    """

    def __init__(self, n: int, singular: tuple[int, ...]) -> None:
        self.n = n
        self.singular = singular

    def __format__(self, nouns: str) -> str:
        one, _, many = nouns.partition("|")
        return f"{self.n} {one if self.n in self.singular else many}" if nouns else str(self.n)


def opened(scene: SceneDef, door: Door) -> bool:
    """Whether a door of the map stands open in a scene."""
    return door.open or any([o.word == "open" and o.what == door.id for o in scene.terrain])


def sealed(scene: SceneDef, portal: Portal) -> bool:
    """Whether a portal of the map is shut in a scene."""
    return any([o.word == "sealed" and o.what == portal.id for o in scene.terrain])

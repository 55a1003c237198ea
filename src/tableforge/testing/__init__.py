"""Rulings in code: given a position, when somebody acts, then this has happened, because of these rules, and nothing else.

    from tableforge.<game>.doors.testing import given, seat         # here KeyForge’s

    t = given(house="brobnar", you=seat(amber=1, hand="punch", line="headhunter"), foe=seat(line="urchin dodger"))
    t.you.plays("punch", "dodger")              # the action, then the answers to what it asks
    t.then("dodger", damage=3)
    t.then("you", amber=2)                      # the bonus
    t.because("KF.aember-bonus-first", "KF.damage-tokens")
    t.nothing_else()

Chance falls as `given(…, chance=[…])` says; what was said and is not drawn fails `nothing_else`, and with the line
`pytest_plugins = ["tableforge.testing.plugin"]` in a conftest.py every test that leaves it over.

A game's own module of this room (`tableforge.<game>.doors.testing`) says how its positions are laid out and what its
players do; for a game that is known by name only, `given("keyforge", house="brobnar", …)` lays out the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, Protocol, Self, TypeVar, runtime_checkable

from tableforge import games
from tableforge.errors import BadSetup
from tableforge.kernel.arbiter import Facts
from tableforge.kernel.core import State
from tableforge.kernel.event import Event
from tableforge.table.handle import TABLE, Handle, strip_place
from tableforge.table.sitting import LogEntry, Sitting
from tableforge.tongue.spelling import nearest, unknown
from tableforge.tongue.text import Text

HAS_NO_FACT: Final = Text("{ref} has no {name!r}", "{ref} n’a pas de {name!r}")


def given(game: str, **position: Any) -> Ruling:
    """A position of any game, ready to act in, with the fields that the game's own `given` takes."""
    return games.part("testing", game, Laying).given(**position)


@runtime_checkable
class Laying(Protocol):
    """What a game brings into this room."""

    @property
    def given(self) -> Callable[..., Ruling]:
        """How a position of the game is laid out: takes its fields by name."""
        ...


class Ruling(Handle):
    """A position under examination.

    `open_kinds` are the kinds of question that stand open while nothing is going on.
    """

    open_kinds: tuple[str, ...] = ()

    def __init__(self, g: Sitting) -> None:
        super().__init__(g)
        self.mark()
        self._log_from = 0  # events caused by laying out the position count as new

    # ---------------------------------------------------------------- acting
    def mark(self, actor: int | None = None) -> None:
        """From here on it is asked what has changed; `actor` is the card about to act."""
        self._actor = actor
        self._was = self.state.clone()
        self._log_from = len(self.g.events)
        self._told: set[tuple[str, str]] = set()

    def tells(self, subject: str, names: Iterable[str]) -> None:
        """What the action itself is known to change, so that `nothing_else` is not surprised."""
        self._told |= {(subject, name) for name in names}

    def answers(self, *answers: str | int) -> Self:
        """Answer the pending questions in order; each by key, by card name, by place, or a word (yes, left, done …)."""
        for a in answers:
            self.answer(a)
        return self

    def set(self, subject: str = TABLE, **changes: Any) -> Self:
        """Change a player, cards or the table by hand, as `set` of the drive door does; rulings go on from there."""
        where = {} if subject == TABLE else {"player" if subject in self.seats else "card": subject}
        self.change({**where, **changes})
        self.mark()
        return self

    # ---------------------------------------------------------------- questioning
    def then(self, ref: str, **want: Any) -> Self:
        """Assert what a card, several cards, a player or the "table" now is.

        Lists of cards may be given as text (line="urchin dodger") or counted (line=2).

        Raises BadSetup where a fact has no such name.
        """
        a, s = self.arbiter, self.state
        targets: list[tuple[str, Facts]]
        if ref == TABLE:
            targets = [(ref, a.table(s))]
        elif ref in self.seats:
            targets = [(ref, a.player(s, self.seat(ref, "player")))]
        else:
            targets = [(f"#{i}", a.card(s, i)) for i in self.ids(ref)]
            assert targets, f"{ref} points at no card"
        for subject, facts in targets:
            for name, value in want.items():
                if name not in facts:
                    raise BadSetup(unknown(HAS_NO_FACT, name, facts, ref=ref))
                found = self.name_value(facts[name])
                if isinstance(found, list):
                    value = value.split() if isinstance(value, str) else value
                    found = len(found) if isinstance(value, int) else found
                assert found == value, (
                    f"{self.subject_name(subject)}: {name} is {found!r}, not {value!r}\n{self.story()}"
                )
                self._told.add((subject, name))
        return self

    def subject_name(self, subject: str) -> str:
        """A subject of the facts as a failure's message names it."""
        return f"{self.arbiter.name(self.state, int(subject[1:]))} ({subject})" if subject[0] == "#" else subject

    def because(self, *rules: str) -> Self:
        """Assert that these rules were cited since the last action, in this order, others allowed between."""
        cited = [e.rule for e in self.events()]
        at = 0
        for r in rules:
            assert r in self.g.game.rules, f"there is no rule {r!r}{nearest(r, list(self.g.game.rules.rules))}"
            rest = cited[at:]
            assert r in rest, f"{r} was not cited (in this order): {' '.join(cited)}\n{self.story()}"
            at += rest.index(r) + 1
        return self

    def events(self) -> list[Event]:
        """What has happened since the last action, in order."""
        return self.g.events[self._log_from :]

    def entries(self) -> list[LogEntry]:
        """What has happened since the last action, as the log tells it."""
        return self.g.log[self._log_from :]

    def happened(self) -> list[str]:
        """What has happened since the last action, by kind, in order."""
        return [e.kind for e in self.events()]

    def asks(
        self, kind: str | None = None, seat: str | None = None, rule: str | None = None, options: str | None = None
    ) -> Self:
        """Assert what is being asked now: its kind, its seat, its rule, and (by name, in order) what may be picked."""
        d = self.g.decision
        assert d is not None, "nobody is asked anything"
        if kind is not None:
            assert d.kind == kind, f"asked {d.kind!r}, not {kind!r}: {[o.key for o in d.options]}"
        if seat is not None:
            asked = [self.seat_name(p) for p in self.g.asked]
            assert seat in asked, f"{' and '.join(asked)} is asked, not {seat}"
        if rule is not None:
            assert d.rule == rule, f"asked under {d.rule}, not {rule}"
        if options is not None:
            names = [strip_place(o.key) for o in d.options]
            assert names == options.split(), f"options are {names}"
        return self

    def may_not(self, key: str, rule: str | None = None) -> Self:
        """Assert that this is refused, and under which rule; the key may be short: 'reap:dodger'."""
        assert not self.may(key), f"{key} is legal"
        if rule is not None:
            why = self.g.why_not(self.full_key(key))
            assert why is not None and why.rule == rule, f"{key} is refused by {why and why.rule}, not {rule}"
        return self

    def nothing_else(self) -> Self:
        """Assert that beyond the acting card's own move and what `then` named all is as it was, and nobody is asked more."""
        d = self.g.decision
        assert d is None or d.kind in self.open_kinds, f"something is still asked: {d}"
        before = self.everything(self._was)
        extra = []
        for (subject, name), is_now in self.everything(self.state).items():
            was = before.get((subject, name), is_now)
            if was == is_now or (subject, name) in self._told or self.is_excused(subject, name, was, is_now):
                continue
            extra.append(
                f"{self.subject_name(subject)}: {name} {self.name_value(was)!r} -> {self.name_value(is_now)!r}"
            )
        assert not extra, "more has changed than was told:\n  " + "\n  ".join(extra) + f"\n{self.story()}"
        return self.chance_is_spent()

    def chance_is_spent(self) -> Self:
        """Assert that chance has fallen as often as the ruling says how: what was never drawn has proved nothing."""
        left = [f"{kind} {pick}".strip() for kind, pick in self.state.script]
        assert not left, f"chance was never asked for what the ruling says last: {', '.join(left)}\n{self.story()}"
        return self

    def everything(self, s: State) -> dict[tuple[str, str], Any]:
        """Every fact of a state, by its subject (the table, a seat, a card by its number) and its name."""
        a = self.arbiter
        facts = {TABLE: a.table(s)}
        facts |= {name: a.player(s, p) for p, name in enumerate(self.seats)}
        facts |= {f"#{i}": a.card(s, i) for i in a.things(s)}
        return {(subject, name): value for subject, known in facts.items() for name, value in known.items()}

    def is_excused(self, subject: str, name: str, was: Any, is_now: Any) -> bool:
        """Whether a change needs no telling: it follows from the action, or from what was told."""
        return False

    def story(self) -> str:
        """What happened since the last action, for a failure's message."""
        lines = [f"  {e.text('en', 0)} ({e.rule})" for e in self.entries()]
        d = self.g.decision
        asked = "" if d is None else f"\n  asked: {d.kind} {[o.key for o in d.options]}"
        return "what happened:\n" + "\n".join(lines) + asked


S = TypeVar("S")
R = TypeVar("R", bound=Ruling)


class CooperativeRuling(Ruling, ABC, Generic[S]):
    """A ruling of a game that up to four people play together; `S` is how one of them acts."""

    @abstractmethod
    def side(self, seat: int) -> S:
        """Whoever sits there, to act."""

    @property
    def you(self) -> S:
        """The first player."""
        return self.side(0)

    @property
    def ally(self) -> S:
        """The second player."""
        return self.side(1)

    @property
    def third(self) -> S:
        """The third player."""
        return self.side(2)

    @property
    def fourth(self) -> S:
        """The fourth player."""
        return self.side(3)


class RulingSide(Generic[R]):
    """A player who acts in a ruling."""

    def __init__(self, ruling: R, seat: int) -> None:
        self.t = ruling
        self.seat = seat

    def does(self, verb: str, what: str | None = None, *answers: str | int, target: str | None = None) -> R:
        """Do something, with a card by its name, place or key (or whatever else the verb takes), then answer what it asks."""
        t = self.t
        key = t.action_key(self.seat, verb, what)
        t.mark(next((i for i in t.arbiter.things(t.state) if f"{verb}:{t.key(i, self.seat)}" == key), None))
        t.act(self.seat, verb, what, target)
        return t.answers(*answers)

    def answers(self, *answers: str | int) -> R:
        """Answer what is asked now, one answer after the other."""
        return self.t.answers(*answers)

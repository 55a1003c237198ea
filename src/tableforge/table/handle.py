"""A game held by someone who may see all of it: a ruling in a test, an arbiter who drives it from outside.

A card is pointed at by its name ("dodger"), its place ("foe.line[1]", "you.hand[0:2]"), its key as seat 0 reads it
("urchin@foe-line:0"), or its own number ("#7"), which it keeps through every move and shuffle.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol, Self, runtime_checkable

from tableforge import games, position
from tableforge.errors import BadSetup, IllegalAnswer, UnknownGame
from tableforge.kernel.arbiter import Arbiter, Cards, Facts, OneCard
from tableforge.kernel.core import State, advance
from tableforge.kernel.game import Reason
from tableforge.kernel.terms import Verb
from tableforge.table import refusals
from tableforge.table.decision import Decision
from tableforge.table.sitting import Sitting
from tableforge.tongue.spelling import nearest, unknown
from tableforge.tongue.text import quote_in_full

TABLE: Final = "table"  # the subject of what is nobody's and no card's
NATURE_NAME: Final = "nature"
SET: Final = "set "  # how a change by hand stands among the answers


@runtime_checkable
class Editing(Protocol):
    """What a game whose positions can be changed by hand brings to the table (`doors/table/editing.py`)."""

    def edit(self, t: Handle, changes: dict[str, Any]) -> None:
        """Change one player, one card or the table."""
        ...


def arbiter(game: str) -> Arbiter:
    """What the game of that name tells those who may see all of it.  Raises UnknownGame where it tells them nothing."""
    found = games.arbiter(game)
    if found is None:
        raise UnknownGame(refusals.NO_ARBITER.fill(game=game))
    return found


def seat_names(game: str) -> tuple[str, ...]:
    """What the seats of a game are called by those who may see all of it; nothing, where it names none."""
    found = games.arbiter(game)
    return () if found is None else found.seats


def start_from_position(game: str, fields: Mapping[str, Any], seed: int) -> Sitting:
    """A game that begins with a position."""
    g = games.game(game)
    return Sitting(g, g.setup(**arbiter(game).settings(fields)), seed)


class Handle:
    """A game under way: point at cards, match answers, tell facts, change it by hand.

    A game without an arbiter is answered, too; what only an arbiter can tell is refused, by name.
    """

    def __init__(self, g: Sitting) -> None:
        name = g.game.name
        self.g = g
        self._arbiter = games.arbiter(name)
        self.seats = seat_names(name)[: g.seats] or tuple([str(seat) for seat in range(g.seats)])

    @property
    def has_arbiter(self) -> bool:
        """Whether the game tells anything to those who may see all of it."""
        return self._arbiter is not None

    @property
    def arbiter(self) -> Arbiter:
        """What the game tells those who may see all of it; UnknownGame where it tells them nothing."""
        return self._arbiter or arbiter(self.g.game.name)

    @property
    def state(self) -> State:
        """The position, with everything that is hidden from the seats."""
        return self.g.state

    def seat(self, who: object, name: str) -> int:
        """The number of a seat by its name or number."""
        return position.seat(who, name, self.seats)

    def seat_name(self, seat: int) -> str:
        """What a seat is called; chance, which is asked as seat -1, is "nature"."""
        return self.seats[seat] if seat >= 0 else NATURE_NAME

    def decision_for(self, seat: int | None = None) -> Decision | None:
        """What a seat is asked, or (without one) whoever is asked first."""
        return self.g.decision if seat is None else self.g.asked.get(seat)

    def viewer(self, seat: int | None = None) -> int:
        """Through whose eyes keys are read: this seat's, or that of whoever is asked, or has the turn."""
        d = self.g.decision
        if seat is None and d is None:
            return 0 if self._arbiter is None else self._arbiter.active(self.state)
        return max(0, d.seat if seat is None and d is not None else seat or 0)

    # ---------------------------------------------------------------- pointing
    def zones(self, common: bool) -> list[str]:
        """The places of the table, or those of each seat."""
        return [place.name for place in self.g.game.places if place.common == common]

    def key(self, i: int, seat: int | None = None) -> str:
        """Return the key of a card by its number, as a seat reads it (`viewer`)."""
        return self.arbiter.key(self.state, i, self.viewer(seat))

    def ids(self, ref: object) -> list[int]:
        """The cards that a reference points at; a place may hold none.

        Raises BadSetup where the reference makes no sense, or names a card that is not in the game.
        """
        if not isinstance(ref, str):
            raise BadSetup(refusals.A_TEXT.fill(ref=ref))
        a, s = self.arbiter, self.state
        m = position.PLACE.fullmatch(ref)
        if m is not None and m[1] in self.seats:
            if m[2] not in self.zones(False):
                here = self.zones(False)
                raise BadSetup(unknown(refusals.NO_ZONE, m[2], here, list_all=False, ref=quote_in_full(ref)))
            return position.spot(a.zone(s, self.seats.index(m[1]), m[2]), m[3], f"{m[1]}.{m[2]}", ref)
        if m is not None and m[1] is None and m[2] in self.zones(True):
            return position.spot(a.zone(s, -1, m[2]), m[3], m[2], ref)
        if "@" in ref:
            return [i for i in a.things(s) if a.key(s, i, 0) == ref]
        if ref.startswith("#"):
            return [i for i in a.things(s) if f"#{i}" == ref]
        id = a.find_id(ref)
        out = [i for i in a.things(s) if a.name(s, i) == id]
        if not out:
            near = nearest(ref, sorted({a.name(s, i) for i in a.things(s)}))
            raise BadSetup(refusals.NOT_IN_GAME.fill(ref=quote_in_full(ref), near=near))
        return out

    def find_cards(self, ref: object) -> list[int]:
        """The cards that a reference points at: at least one.  Raises BadSetup where it points at none."""
        found = self.ids(ref)
        if not found:
            raise BadSetup(refusals.AT_NO_CARD.fill(ref=ref))
        return found

    def find_card(self, ref: object) -> int:
        """The one card that a reference points at.  Raises BadSetup where it points at none, or at several."""
        found = self.find_cards(ref)
        if len(found) > 1:
            keys = ", ".join([self.key(i, 0) for i in found])
            raise BadSetup(refusals.AT_SEVERAL.fill(ref=quote_in_full(ref), n=len(found), keys=keys))
        return found[0]

    # ---------------------------------------------------------------- facts
    def card(self, ref: str) -> Facts:
        """Everything about one card."""
        return self.name_cards(self.arbiter.card(self.state, self.find_card(ref)))

    def player(self, who: str | int) -> Facts:
        """Everything about one player."""
        return self.name_cards(self.arbiter.player(self.state, self.seat(who, "player")))

    def table(self) -> Facts:
        """Everything that is nobody's: turn, step …"""
        return self.name_cards(self.arbiter.table(self.state))

    def name_cards(self, facts: Facts) -> Facts:
        """Facts with the ids of cards in place of their numbers."""
        return {name: self.name_value(value) for name, value in facts.items()}

    def name_value(self, value: object) -> object:
        """Return a fact with the ids of cards in place of their numbers; any other value as it is."""
        a, s = self.arbiter, self.state
        if isinstance(value, Cards):
            return [a.name(s, i) for i in value]
        if isinstance(value, OneCard):
            return a.name(s, value) if value >= 0 else None
        return value

    # ---------------------------------------------------------------- answering
    def match(self, answer: str | int, seat: int | None = None) -> str | int:
        """The key that an answer stands for: a key, an index, or a card that is offered by its name, place or number.

        An answer that fits no option is returned as it is.  Raises IllegalAnswer where several options fit.
        """
        d = self.decision_for(seat)
        if d is None or isinstance(answer, int):
            return answer
        keys = [o.key for o in d.options]
        if answer in keys:
            return answer
        fits = [k for k in keys if answer in (strip_place(k), strip_place(k).split(":")[-1])]
        if not fits and ("." in answer or answer.startswith("#")):
            meant = self.ids(answer)
            fits = [o.key for o in d.options if self.g.game.options.meaning(self.state, d.raw, o.code).card in meant]
        if len({k if self._arbiter is None else self._arbiter.alike(k) for k in fits}) > 1:
            raise IllegalAnswer(refusals.WHICH_OPTION.fill(answer=quote_in_full(answer), fits=fits))
        return fits[0] if fits else answer

    def answer(self, answer: str | int, seat: int | None = None) -> None:
        """Answer what is asked."""
        self.g.answer(self.match(answer, seat), seat=seat)

    def may(self, key: str, seat: int | None = None) -> bool:
        """Whether this is a legal answer now; the key may be short: 'reap:dodger', 'play:punch'."""
        d = self.decision_for(seat)
        return d is not None and any([key in (o.key, strip_place(o.key)) for o in d.options])

    def why_not(self, key: str, seat: int | None = None) -> Reason | None:
        """Why a key, which may be short, is no legal answer of the seat now; None where it is one."""
        if self.may(key, seat):
            return None
        if self._arbiter is None:
            return self.g.why_not(key, seat)
        try:
            return self.g.why_not(self.full_key(key, seat), seat)
        except BadSetup:  # it names no card that is here
            return self.g.why_not(key, seat)

    def full_key(self, key: str, seat: int | None = None) -> str:
        """A short key with the place of the card it names."""
        verb, _, name = key.partition(":")
        if "@" in key:
            return key
        if name and verb in [v.name for v in self.g.game.verbs if v.takes == "card"]:
            return self.act_key(verb, name, self.viewer(seat))
        named = [i for i in self.arbiter.things(self.state) if self.arbiter.name(self.state, i) == key]
        best = self.best_fit(self.visible_cards(named, self.viewer(seat)))
        return key if best is None else self.key(best, seat)

    def visible_cards(self, cards: Iterable[int], seat: int) -> list[int]:
        """Those of some cards that a seat can tell apart: what refuses the others must not say what or where they are."""
        hidden = {i for group in self.g.game.laws.hidden_groups(self.state, seat) for i in group}
        return [i for i in cards if i not in hidden]

    def best_fit(self, cards: Iterable[int], verb: str = "", seat: int = 0) -> int | None:
        """Of several copies the one that fits a verb best."""
        return min(cards, key=lambda i: self.arbiter.unfit(self.state, verb, i, seat), default=None)

    def act_key(self, verb: str, ref: str, seat: int) -> str:
        """The key of an act: with a card that may act so, if the reference points at one, or else with the one that fits best."""
        if "@" in ref:
            return f"{verb}:{ref}"
        d = self.decision_for(seat)
        legal = [o.key for o in d.options] if d is not None else []
        keys = [f"{verb}:{self.key(i, seat)}" for i in self.ids(ref)]
        for key in keys:
            if key in legal:
                return key
        best = self.best_fit(self.visible_cards(self.ids(ref), seat), verb, seat)
        return f"{verb}:{ref}" if best is None else f"{verb}:{self.key(best, seat)}"

    def action_key(self, seat: int, verb: str, what: str | None) -> str:
        """The key of what a seat does; `what` is a reference to a card where the verb takes one."""
        if what is None:
            return verb
        return self.act_key(verb, what, seat) if self.verb(verb).takes == "card" else f"{verb}:{what}"

    def verb(self, name: str) -> Verb:
        """The game's verb of that name.  Raises BadSetup where it has none of that name."""
        for verb in self.g.game.verbs:
            if verb.name == name:
                return verb
        names = [verb.name for verb in self.g.game.verbs]
        raise BadSetup(unknown(refusals.NO_VERB, name, names))

    def act(self, seat: int, verb: str, what: str | None = None, target: str | None = None) -> None:
        """Do something as a seat; `target` names whom it is done to, and must be who it really is.

        Raises IllegalAnswer where the act is not legal, or is done to somebody else.
        """
        kind = self.verb(verb)
        told = len(self.g.events)
        self.g.answer(self.action_key(seat, verb, what), seat=seat)
        if target is None:
            return
        d = self.decision_for(seat)
        if d is not None and d.kind == kind.target:
            self.answer(target, seat)
            return
        hit = [e.cards[-1] for e in self.g.events[told:] if e.kind == kind.target]
        if not hit or hit[0] not in self.ids(target):
            names = [self.arbiter.name(self.state, i) for i in hit]
            met = names or refusals.NOBODY
            raise IllegalAnswer(refusals.OTHER_TARGET.fill(what=what, verb=verb, target=quote_in_full(target), hit=met))

    def peek(self, answer: str | int, seat: int | None = None) -> Self:
        """The game as it would go on after an answer; this one stays where it is."""
        t = type(self)(self.g.clone())
        t.answer(answer, seat)
        return t

    # ---------------------------------------------------------------- changing by hand
    def change(self, changes: dict[str, Any]) -> None:
        """Change the position by hand, as a step that `undo` takes back and a save of the drive door repeats.

        Raises BadSetup where the game is over, an effect is under way, or the change makes no sense.
        """
        edit = games.part("table", self.g.game.name, Editing, "editing").edit
        s = self.state
        if s.over:
            raise BadSetup(refusals.OVER_BY_NOW.fill())
        if s.pending is None or self.arbiter.under_way(s):
            asked = "" if s.pending is None else refusals.ASKED.fill(kind=s.pending.kind)
            raise BadSetup(refusals.UNDER_WAY.fill(asked=asked))

        def do() -> None:
            edit(self, changes)
            ask_again(self.state)

        self.g.change(SET + json.dumps(changes, ensure_ascii=False), do)


def strip_place(key: str) -> str:
    """A key without the place of its card; which of several abilities of the card it is for stays.

    >>> strip_place("reap:dodger@line:2"), strip_place("use:lamp@shelf#2")
    ('reap:dodger', 'use:lamp#2')
    """
    name, _, place = key.partition("@")
    _, sign, ability = place.partition("#")
    return f"{name}{sign}{ability}"


def ask_again(s: State) -> None:
    """Check the state after a change by hand, and run on to the question that now stands."""
    s.stack[-1].ans = ()
    s.pending = None
    s.settle()
    advance(s)

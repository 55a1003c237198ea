"""What is in force and who listens: the index of constant effects and reactions, and the timing points of what happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from kernel.occurrences import Occurrences, cause

from tableforge.kernel.ask import PASS
from tableforge.kernel.core import Frame, Op, Program, State, abandon, advance, reply
from tableforge.kernel.react import AFTER, AT, WHEN, WOULD, Fact, Index, Moment, Row

DAMAGE, HEAL, DRAW = 0, 1, 2
POWER, COST = 0, 1
LEAD, LEFT, RIGHT = 0, 1, 2


# ------------------------------------------------------------------ the index
Named = Row[str, "Ability"]


def named(name: str) -> Named:
    return Row(name, Ability(NOTHING, -1, 0), 0)


def names(rows: list[Named]) -> list[str]:
    return [row.mod for row in rows]


def index() -> Index[Named]:
    x: Index[Named] = Index(2)
    x.add(POWER, named("banner"))
    x.listen(AFTER, DAMAGE, named("thorns"))
    x.forbid(DRAW, named("empty library"))
    return x


def test_a_row_is_found_under_its_kind_and_under_no_other() -> None:
    x = index()
    x.add(POWER, named("drum"))

    assert names(x.rows[POWER]) == ["banner", "drum"]
    assert x.rows[COST] == []


def test_kinds_that_nothing_has_stay_empty_when_another_kind_is_filed() -> None:
    """They share one empty list, which must never be written."""
    x: Index[Named] = Index(3)
    x.add(1, named("banner"))

    assert [len(rows) for rows in x.rows] == [0, 1, 0]


def test_a_listener_hears_one_kind_of_fact_at_one_timing() -> None:
    x = index()

    assert names(x.listeners(AFTER, DAMAGE)) == ["thorns"]
    assert x.listeners(WHEN, DAMAGE) == [] and x.listeners(AFTER, DRAW) == []


def test_bits_tell_which_kinds_of_fact_anybody_listens_to_or_forbids() -> None:
    x = index()

    assert x.watched == 1 << DAMAGE and x.bans == 1 << DRAW
    assert names(x.forbidders(DRAW)) == ["empty library"] and x.forbidders(DAMAGE) == []


# ------------------------------------------------------------------ a game of three seats in which things happen
class Ability(Frame):
    """A reaction under way."""

    def clone(self) -> Ability:
        t = Ability(self.prog, self.src, self.ctrl)
        self.copy_frame_into(t)
        return t


class Reaction:
    """A lowered reaction: its name, whether it must be taken, what it does, and whom it is about."""

    def __init__(self, name: str, forced: bool, do: Callable[[Table, Moment], None] | None, about: int | None) -> None:
        self.name = name
        self.forced = forced
        self.do = do
        self.about = about


class Table(State):
    """Three seats with health; `story` tells what happened, in order."""

    def __init__(self, index: Index[Row[Reaction, Ability]]) -> None:
        super().__init__(1)
        self.index = index
        self.health = [9, 9, 9]
        self.story: list[str] = []

    def clone(self) -> Table:
        t = Table(self.index)
        self.copy_kernel_into(t)
        t.health = self.health[:]
        t.story = self.story[:]
        return t

    def dump(self) -> tuple[object, ...]:
        return (super().dump(), tuple(self.health), tuple(self.story))


class Rules(Occurrences[Table, Row[Reaction, Ability]]):
    def index(self, s: Table) -> Index[Row[Reaction, Ability]]:
        return s.index

    def lead(self, s: Table) -> int:
        return LEAD

    def seats(self, s: Table) -> tuple[int, ...]:
        return (LEAD, LEFT, RIGHT)

    def forced(self, row: Row[Reaction, Ability]) -> bool:
        return row.mod.forced

    def fits(self, s: Table, row: Row[Reaction, Ability], m: Moment) -> bool:
        return row.mod.about in (None, m.fact.seat)

    def ability(self, s: Table, row: Row[Reaction, Ability], m: Moment) -> Frame:
        return Ability(Program(row.mod.name, (React(row.mod),)), row.key, row.ctx.ctrl)

    def happens(self, s: Table, fact: Fact, src: int, ctrl: int) -> None:
        sign = -1 if fact.kind == DAMAGE else 1
        s.health[fact.seat] += sign * fact.amount
        s.story.append(f"{('damage', 'heal')[fact.kind]} {fact.amount} to {fact.seat}")


class React(Op[Table, Ability]):
    def __init__(self, reaction: Reaction) -> None:
        super().__init__("T.react")
        self.reaction = reaction

    def run(self, s: Table, f: Ability) -> None:
        s.story.append(self.reaction.name)
        if self.reaction.do is not None:
            self.reaction.do(s, cause(s, f))


class Strike(Op[Table, Ability]):
    """Seat 1 is dealt three damage."""

    def run(self, s: Table, f: Ability) -> None:
        RULES.occur(s, Fact(DAMAGE, LEFT, -1, -1, 3), -1, LEAD)


NOTHING = Program("nothing", ())
RULES = Rules("moment", ("T.would", "T.when", "T.at", "T.after"), "T.it")
Listed = tuple[int, Row[Reaction, Ability], int]


class Board:
    """Reactions laid out one after the other; their keys are 1, 2, 3 …"""

    def __init__(self) -> None:
        self.rows: list[Listed] = []

    def forced(self, name: str, timing: int, seat: int = LEAD, **more: Any) -> Board:
        return self.add(name, timing, seat, True, **more)

    def offer(self, name: str, timing: int, seat: int = LEAD, **more: Any) -> Board:
        return self.add(name, timing, seat, False, **more)

    def add(
        self,
        name: str,
        timing: int,
        seat: int,
        forced: bool,
        do: Callable[[Table, Moment], None] | None = None,
        about: int | None = None,
        kind: int = DAMAGE,
    ) -> Board:
        reaction = Reaction(name, forced, do, about)
        row = Row(reaction, Ability(NOTHING, -1, seat), len(self.rows) + 1)
        self.rows.append((timing, row, kind))
        return self

    def strike(self, alike: bool = False) -> Table:
        """The table once seat 1 is about to be dealt three damage, at the first question."""
        return self.run(Program("strike", (Strike("T.strike"),)), alike)

    def run(self, prog: Program, alike: bool = False) -> Table:
        """The table at the first question of a program that the lead runs."""
        x: Index[Row[Reaction, Ability]] = Index(0)
        for timing, row, kind in self.rows:
            x.listen(timing, kind, row)
        s = Table(x)
        s.polls_alike = alike
        s.stack.append(Ability(prog, -1, LEAD))
        advance(s)
        return s


def asked(s: Table) -> tuple[int, str, tuple[int, ...]]:
    d = s.pending
    assert d is not None
    return (d.seat, d.kind, d.options)


def answer(s: Table, *options: int) -> Table:
    for option in options:
        reply(s, option)
    return s


# ------------------------------------------------------------------ order
def test_the_timing_points_come_in_order() -> None:
    """Also where the abilities lie on the table in another one."""
    board = Board().forced("after", AFTER).forced("at", AT).forced("when", WHEN).forced("would", WOULD)

    assert board.strike().story == ["would", "when", "damage 3 to 1", "at", "after"]


@pytest.mark.parametrize("timing", [WOULD, WHEN, AT, AFTER])
def test_forced_abilities_come_before_offered_ones_at_each_timing_point(timing: int) -> None:
    s = Board().offer("offered", timing).forced("forced", timing, RIGHT).strike()

    assert asked(s) == (LEAD, "react", (1, PASS))
    answer(s, 1)

    assert [line for line in s.story if "damage" not in line] == ["forced", "offered"]


def test_the_lead_puts_several_forced_abilities_in_order_whosever_they_are() -> None:
    s = Board().forced("first", WHEN, LEFT).forced("second", WHEN, RIGHT).forced("third", WHEN, RIGHT).strike()

    assert asked(s) == (LEAD, "order", (1, 2, 3))
    answer(s, 3)
    assert asked(s) == (LEAD, "order", (1, 2))
    answer(s, 2)

    assert s.pending is None  # the last one needs no question
    assert s.story == ["third", "second", "first", "damage 3 to 1"]


def test_offers_go_round_from_the_lead_until_all_have_passed_in_a_row() -> None:
    """Whoever has passed is offered again once somebody else has reacted."""
    s = Board().offer("a", WHEN, LEAD).offer("b", WHEN, LEFT).strike()

    assert asked(s) == (LEAD, "react", (1, PASS))
    answer(s, PASS)
    assert asked(s) == (LEFT, "react", (2, PASS))
    answer(s, 2)
    assert asked(s) == (LEAD, "react", (1, PASS))
    answer(s, PASS)

    assert s.pending is None and s.story == ["b", "damage 3 to 1"]


def test_a_round_of_offers_begins_with_the_lead_at_the_next_timing_point_too() -> None:
    """However far the round before had come."""
    s = Board().offer("a", WHEN, LEAD).offer("b", AFTER, LEAD).offer("c", AFTER, RIGHT).strike()

    answer(s, 1)

    assert asked(s) == (LEAD, "react", (2, PASS))


def test_seats_that_can_only_pass_are_asked_where_all_are_polled_alike() -> None:
    s = Board().offer("a", WHEN, LEFT).strike(alike=True)
    assert asked(s) == (LEAD, "react", (PASS,))  # it would happen
    answer(s, PASS, PASS, PASS)

    assert asked(s) == (LEAD, "react", (PASS,))  # it happens
    answer(s, PASS)
    assert asked(s) == (LEFT, "react", (1, PASS))


# ------------------------------------------------------------------ once, changed, cancelled
def test_an_ability_reacts_once_to_one_occurrence_and_again_to_the_next() -> None:
    def again(s: Table, m: Moment) -> None:
        if len(s.story) < 3:
            RULES.occur(s, Fact(DAMAGE, RIGHT, -1, -1, 1), -1, LEAD)

    s = Board().forced("echo", AFTER, do=again).strike()

    assert s.story == ["damage 3 to 1", "echo", "damage 1 to 2", "echo"]


def test_an_ability_that_does_not_fit_the_occurrence_is_not_offered() -> None:
    s = Board().offer("shield", WHEN, RIGHT, about=RIGHT).strike()

    assert s.pending is None and s.story == ["damage 3 to 1"]


def less(s: Table, m: Moment) -> None:
    m.fact.amount -= 1


def cancel(s: Table, m: Moment) -> None:
    m.cancelled = True


def test_what_would_happen_can_be_changed_until_it_has_happened() -> None:
    s = Board().forced("parry", WOULD, do=less).offer("dodge", WHEN, LEFT, do=less).strike()

    answer(s, 2)

    assert s.story == ["parry", "dodge", "damage 1 to 1"] and s.health == [9, 8, 9]


@pytest.mark.parametrize("timing", [WOULD, WHEN])
def test_what_is_cancelled_does_not_happen_and_nothing_else_reacts_to_it(timing: int) -> None:
    board = Board().forced("cancel", timing, do=cancel).offer("late", timing).forced("when", WHEN, do=less)

    s = board.forced("at", AT).forced("after", AFTER).offer("offer", AFTER).strike()
    if s.pending is not None:  # at WHEN there are two forced ones
        answer(s, 1)

    assert s.story == ["cancel"] and s.health == [9, 9, 9] and s.stack == []


def rest_instead(s: Table, m: Moment) -> None:
    m.fact = Fact(HEAL, m.fact.seat, -1, -1, 1)


def test_what_is_replaced_at_would_happens_as_the_other_thing_and_is_reacted_to_as_that() -> None:
    """Whoever listens to damage hears no more of it; whoever listens to healing does, from the same timing point on."""
    board = Board().forced("bed", WOULD, do=rest_instead).forced("helmet", WHEN, do=less).forced("thorns", AFTER)
    board.forced("blessing", WOULD, kind=HEAL).forced("bandage", WHEN, kind=HEAL).offer("song", AFTER, kind=HEAL)

    s = answer(board.strike(), 6)

    assert s.story == ["bed", "blessing", "bandage", "heal 1 to 1", "song"] and s.health == [9, 10, 9]


def test_what_is_replaced_by_something_of_its_own_is_cancelled_and_that_happens_inside_it() -> None:
    """The other way to say "instead": with all timing points of its own."""

    def another_is_hit(s: Table, m: Moment) -> None:
        m.cancelled = True
        RULES.occur(s, Fact(DAMAGE, RIGHT, -1, -1, m.fact.amount), -1, LEFT)

    board = Board().offer("push", WHEN, LEFT, do=another_is_hit, about=LEFT).forced("parry", WHEN, do=less, about=RIGHT)

    s = answer(board.forced("mourn", AFTER).strike(), 1)

    assert s.story == ["push", "parry", "damage 2 to 2", "mourn"] and s.health == [9, 9, 7]


def test_an_ability_reaches_what_it_reacts_to_also_from_a_frame_that_it_has_called() -> None:
    def in_a_call(s: Table, m: Moment) -> None:
        s.call(Ability(Program("inner", (React(Reaction("inner", True, cancel, None)),)), -1, LEFT))

    s = Board().forced("outer", WHEN, do=in_a_call).strike()

    assert s.story == ["outer", "inner"] and s.health == [9, 9, 9]


# ------------------------------------------------------------------ a whole effect, and what comes after it
class Volley(Op[Table, Ability]):
    """Two seats are hit, one after the other; what comes after waits until both are."""

    def __init__(self, seat: int) -> None:
        super().__init__("T.volley")
        self.seat = seat

    def run(self, s: Table, f: Ability) -> None:
        RULES.take_place(s, Fact(DAMAGE, self.seat, -1, -1, 1), -1, LEAD)


class Release(Op[Table, Ability]):
    def run(self, s: Table, f: Ability) -> None:
        for seat in (RIGHT, LEFT):  # the last one called comes first
            RULES.aftermath(s, Fact(DAMAGE, seat, -1, -1, 1), -1, LEAD)


def test_what_comes_after_the_parts_of_an_effect_waits_for_the_whole() -> None:
    board = (
        Board().forced("parry", WHEN, do=less, about=LEFT).forced("at once", AT, about=RIGHT).forced("thorns", AFTER)
    )

    s = board.run(Program("volley", (Volley(LEFT), Volley(RIGHT), Release("T.volley"))))

    assert s.story == ["parry", "damage 0 to 1", "damage 1 to 2", "at once", "thorns", "thorns"]


def test_the_aftermath_of_what_nobody_listens_to_makes_no_frame() -> None:
    s = Table(Index(0))

    RULES.take_place(s, Fact(DAMAGE, LEFT, -1, -1, 3), -1, LEAD)
    RULES.aftermath(s, Fact(DAMAGE, LEFT, -1, -1, 3), -1, LEAD)

    assert s.stack == [] and s.story == ["damage 3 to 1"]


# ------------------------------------------------------------------ a seat leaves
def leave(s: Table, m: Moment) -> None:
    """The seat that struck leaves the game."""
    abandon(s, LEAD)


@pytest.mark.parametrize("timing", [WOULD, WHEN])
def test_what_a_seat_has_begun_does_not_happen_once_it_has_left(timing: int) -> None:
    board = Board().forced("trap", timing, LEFT, do=leave).offer("dodge", WHEN, LEFT).forced("after", AFTER, LEFT)

    s = board.strike()

    assert (s.story, s.pending, s.stack) == (["trap"], None, []), "nor is anybody offered to react to it"


def test_to_what_has_happened_the_others_react_though_whoever_did_it_has_left() -> None:
    board = Board().forced("trap", AT, LEFT, do=leave).offer("mine", AFTER, LEAD).offer("theirs", AFTER, RIGHT)

    s = board.strike()

    assert s.story == ["damage 3 to 1", "trap"] and asked(s) == (RIGHT, "react", (3, PASS))


# ------------------------------------------------------------------ nesting
def strike_back(s: Table, m: Moment) -> None:
    if m.fact.seat == LEFT:
        RULES.occur(s, Fact(DAMAGE, RIGHT, -1, -1, 1), -1, LEFT)


def test_what_a_reaction_brings_about_is_over_before_anything_else_reacts_to_the_first_occurrence() -> None:
    """Last in, first out: all timing points of the second damage lie inside the first one's."""
    board = Board().forced("back", WHEN, LEFT, do=strike_back, about=LEFT).forced("mourn", AFTER, RIGHT)

    assert board.strike().story == ["back", "damage 1 to 2", "mourn", "damage 3 to 1", "mourn"]


def test_only_the_innermost_occurrence_is_cancelled() -> None:
    board = Board().forced("back", WHEN, LEFT, do=strike_back, about=LEFT)
    s = board.offer("no", WOULD, RIGHT, do=cancel, about=RIGHT).strike()
    assert asked(s) == (RIGHT, "react", (2, PASS))

    answer(s, 2)

    assert s.story == ["back", "no", "damage 3 to 1"] and s.health == [9, 6, 9]


# ------------------------------------------------------------------ nobody listens
def test_where_nobody_listens_it_happens_at_once_and_no_frame_is_made() -> None:
    s = Table(Index(0))

    RULES.occur(s, Fact(DAMAGE, LEFT, -1, -1, 3), -1, LEAD)

    assert s.stack == [] and s.health == [9, 6, 9]


def test_a_listener_to_another_kind_makes_no_frame_either() -> None:
    x: Index[Row[Reaction, Ability]] = Index(0)
    x.listen(AFTER, HEAL, Row(Reaction("cheer", True, None, None), Ability(NOTHING, -1, LEAD), 1))
    s = Table(x)

    RULES.occur(s, Fact(DAMAGE, LEFT, -1, -1, 3), -1, LEAD)
    assert s.stack == [] and s.health == [9, 6, 9]
    RULES.occur(s, Fact(HEAL, LEFT, -1, -1, 1), -1, LEAD)
    assert len(s.stack) == 1 and s.health == [9, 6, 9]


# ------------------------------------------------------------------ copies
def test_a_copy_made_in_a_moment_plays_on_by_itself() -> None:
    s = Board().forced("parry", WOULD, do=less).offer("dodge", WHEN, LEFT, do=less).strike()
    t = s.clone()
    before = s.dump()
    assert t.dump() == before

    answer(t, 2)
    assert s.dump() == before

    answer(s, PASS)
    assert (s.health, t.health) == ([9, 7, 9], [9, 8, 9])

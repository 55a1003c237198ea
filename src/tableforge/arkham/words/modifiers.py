"""What changes numbers and rules: as long as a card is in play, for one test, or until the end of a period.

A modifier stands inside `constant(…)`, inside a designator (`fight(get(COMBAT, 1))`), or as an effect that lasts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tableforge.arkham import names
from tableforge.arkham.definition import Mod
from tableforge.arkham.ops.choose import ChooseSkill
from tableforge.arkham.ops.flow import AddLasting
from tableforge.arkham.ops.test import ModifyTest
from tableforge.arkham.questions.conditions import TestIs
from tableforge.arkham.questions.sets import that, you
from tableforge.arkham.words.targets import Each, What, lower_target, set_of
from tableforge.words.amounts import AllOf, Amount, Cond, NotSo, num
from tableforge.words.flow import If
from tableforge.words.lower import Effect, Lowering, Out, Target
from tableforge.words.node import SetNode

SKILLS = (names.WILLPOWER, names.INTELLECT, names.COMBAT, names.AGILITY)
ANY_SKILL = -1  # a skill of your choice


def new_mod(low: Lowering, kind: int) -> Mod:
    """A modifier with a name of its own."""
    n = low.made["mod"] = low.made.get("mod", 0) + 1
    return Mod(kind, f"{low.id}~{n}")


@dataclass(frozen=True)
class Modifier(Effect):
    """Something that holds.  `until` is the period at whose end it ends; without one it holds for the test under way."""

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        raise AssertionError(self)

    def target(self) -> What | None:
        """The cards that are chosen for it, if any are."""
        return None

    def lasts(self) -> int:
        """The period that it lasts for as an effect."""
        return names.TEST

    def lower(self, out: Out) -> None:
        to = self.target()
        if isinstance(to, Target) and (self.lasts() != names.TEST or not isinstance(to, Each)):
            lower_target(to, out)
        mods = self.mods(out.lowering)
        if self.lasts() == names.TEST:
            for m in mods:
                out.add(ModifyTest(m))
        else:
            if len(mods) > 1:
                out.add(ChooseSkill(SKILLS))
            out.add(AddLasting(mods, self.lasts()))


def mods_in(word: Effect, low: Lowering, guard: Cond | None) -> list[Mod]:
    """The modifiers that a word stands for, each with the conditions that it stands behind."""
    if isinstance(word, Modifier):
        found = list(word.mods(low))
        for m in found:
            if guard is not None:
                m.guard = guard if m.guard is None else AllOf(guard, m.guard)
        return found
    assert isinstance(word, If), word
    then = word.cond if guard is None else AllOf(guard, word.cond)
    other = NotSo(word.cond) if guard is None else AllOf(guard, NotSo(word.cond))
    out: list[Mod] = []
    for e in word.effects:
        out.extend(mods_in(e, low, then))
    for e in word.otherwise:
        out.extend(mods_in(e, low, other))
    return out


def only_modifies(word: Effect) -> bool:
    """Whether a word is a modifier, or modifiers behind a condition."""
    if isinstance(word, If):
        return all([only_modifies(e) for e in (*word.effects, *word.otherwise)])
    return isinstance(word, Modifier)


# ------------------------------------------------------------------ numbers
@dataclass(frozen=True)
class Get(Modifier):
    """A number is so much higher or lower."""

    stat: int
    n: Amount
    to: What
    until: int

    def target(self) -> What | None:
        return self.to

    def lasts(self) -> int:
        return self.until

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        out: list[Mod] = []
        for stat in SKILLS if self.stat == ANY_SKILL else (self.stat,):
            m = new_mod(low, names.GET)
            m.what, m.n, m.who = stat, self.n, set_of(self.to)
            out.append(m)
        return tuple(out)


def get(stat: int, n: Amount | int, to: What = you, until: int = names.TEST) -> Get:
    return Get(stat, num(n), to, until)


@dataclass(frozen=True)
class Hit(Modifier):
    """The attack deals so much more damage; `instead`: so much in place of its standard damage."""

    n: Amount
    instead: bool = False

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = new_mod(low, names.HIT)
        m.n, m.what = self.n, 1 if self.instead else 0
        return (m,)


def hit(n: Amount | int) -> Hit:
    return Hit(num(n))


def hit_instead(n: Amount) -> Hit:
    return Hit(n, True)


@dataclass(frozen=True)
class ExtraClues(Modifier):
    """The investigation discovers so many clues more."""

    n: Amount

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = new_mod(low, names.EXTRA_CLUES)
        m.n = self.n
        return (m,)


def extra_clues(n: int) -> ExtraClues:
    return ExtraClues(num(n))


@dataclass(frozen=True)
class UseSkill(Modifier):
    """One skill is used in place of others: in this test, or by you until the end of a period, or at a location."""

    skill: int
    instead_of: tuple[int, ...]
    to: SetNode | None = None
    until: int = names.TEST
    optional: bool = False

    def lasts(self) -> int:
        return self.until

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = new_mod(low, names.USE_SKILL)
        m.what, m.to, m.optional = self.skill, self.to, self.optional
        m.who = you if self.optional else None
        for k in self.instead_of:
            m.bits |= 1 << k
        return (m,)


def use_skill(skill: int, *instead_of: int) -> UseSkill:
    return UseSkill(skill, instead_of)


def may_use_skill(skill: int, *instead_of: int, until: int) -> UseSkill:
    return UseSkill(skill, instead_of, None, until, True)


def investigated_using(skill: int, at: SetNode) -> UseSkill:
    return UseSkill(skill, (0, 1, 2, 3), at)


@dataclass(frozen=True)
class ExtraSlots(Modifier):
    """You have more slots of a kind, perhaps for some cards only."""

    slot: int
    n: Amount
    for_: SetNode | None = None

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = new_mod(low, names.EXTRA_SLOTS)
        m.what, m.n, m.who = self.slot, self.n, self.for_
        return (m,)


def extra_slots(slot: int, n: int, for_: SetNode | None = None) -> ExtraSlots:
    return ExtraSlots(slot, num(n), for_)


@dataclass(frozen=True)
class CostLess(Modifier):
    """Cards cost whoever plays them so many resources less."""

    n: Amount
    what: SetNode
    played_by: SetNode

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = new_mod(low, names.COST_LESS)
        m.n, m.who, m.to = self.n, self.what, self.played_by
        return (m,)


def cost_less(n: int, what: SetNode, played_by: SetNode) -> CostLess:
    return CostLess(num(n), what, played_by)


@dataclass(frozen=True)
class ActionCost(Modifier):
    """The first of these actions each round costs you so many actions more."""

    n: Amount
    actions: tuple[int, ...]

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = new_mod(low, names.ACTION_COST)
        m.n, m.who = self.n, you
        for k in self.actions:
            m.bits |= 1 << k
        m.what = m.bits
        return (m,)


def first_costs_more(n: int, *actions: int) -> ActionCost:
    return ActionCost(num(n), actions)


@dataclass(frozen=True)
class ExtraAction(Modifier):
    """You may take so many more actions in your turn; perhaps only to use abilities of some cards."""

    n: Amount
    only_for: SetNode | None = None

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = new_mod(low, names.EXTRA_ACTION)
        m.n, m.who = self.n, self.only_for
        return (m,)


def extra_action(n: int = 1, only_for: SetNode | None = None) -> ExtraAction:
    return ExtraAction(num(n), only_for)


# ------------------------------------------------------------------ rules
@dataclass(frozen=True)
class Cannot(Modifier):
    """Some cards cannot do something, perhaps not to some others."""

    verb: int
    who: What
    to: SetNode | None
    until: int = names.TEST

    def target(self) -> What | None:
        return self.who

    def lasts(self) -> int:
        return self.until

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = new_mod(low, names.CANNOT)
        bound = self.until != names.TEST and isinstance(self.who, Target)  # AH.lasting-effect-on-cards-in-play
        m.what, m.who, m.to = self.verb, that if bound else set_of(self.who), self.to
        return (m,)


def cannot(verb: int, who: What, to: SetNode | None = None, until: int = names.TEST) -> Cannot:
    return Cannot(verb, who, to, until)


@dataclass(frozen=True)
class Blank(Modifier):
    """The text box of cards counts as blank, but for their traits."""

    who: What
    until: int = names.TEST

    def target(self) -> What | None:
        return self.who

    def lasts(self) -> int:
        return self.until

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = new_mod(low, names.BLANK)
        m.who = set_of(self.who)
        return (m,)


def blank(who: What, until: int = names.TEST) -> Blank:
    return Blank(who, until)


@dataclass(frozen=True)
class ReadsAs(Modifier):
    """You treat one face of a chaos token as another."""

    face: int
    as_: int

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = new_mod(low, names.READS_AS)
        m.what, m.n = self.face, num(self.as_)
        return (m,)


def reads_as(face: int, as_: int) -> ReadsAs:
    return ReadsAs(face, as_)


@dataclass(frozen=True)
class DoublesNegative(Modifier):
    """The negative modifiers of tokens count twice while somebody tries to evade this enemy."""

    while_evading: SetNode

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = new_mod(low, names.DOUBLES)
        m.who = self.while_evading
        m.guard = TestIs(names.EVASION, self.while_evading)
        return (m,)


def doubles_negative(while_evading: SetNode) -> DoublesNegative:
    return DoublesNegative(while_evading)


@dataclass(frozen=True)
class OfCards(Modifier):
    """Something that holds of some cards, and needs nothing besides."""

    what: SetNode
    kind: ClassVar[int]

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = new_mod(low, self.kind)
        m.who = self.what
        return (m,)


@dataclass(frozen=True)
class ConnectedTo(OfCards):
    """This location connects to others."""

    kind = names.CONNECTED


def connected_to(what: SetNode) -> ConnectedTo:
    return ConnectedTo(what)


@dataclass(frozen=True)
class Playable(OfCards):
    """You may play cards as if they were in your hand."""

    kind = names.PLAYABLE


def playable(what: SetNode) -> Playable:
    return Playable(what)


@dataclass(frozen=True)
class NoToken(Modifier):
    """You reveal no chaos tokens for your tests."""

    until: int

    def lasts(self) -> int:
        return self.until

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        return (new_mod(low, names.NO_TOKEN),)


def no_token(until: int) -> NoToken:
    return NoToken(until)


@dataclass(frozen=True)
class AutoSucceed(Modifier):
    """This test succeeds automatically."""

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        return (new_mod(low, names.AUTO_SUCCEED),)


def auto_succeed() -> AutoSucceed:
    return AutoSucceed()

"""What a card has: boldface abilities, reactions, constant effects, and effects that last."""

from __future__ import annotations

from dataclasses import dataclass

from tableforge.kernel.core import Program
from tableforge.keyforge import names, ops
from tableforge.keyforge.damage import Replaced
from tableforge.keyforge.definition import Mod
from tableforge.keyforge.questions import Adjective, Amount, Cond, Happening, HouseIs, KeywordIs, Ref, Sel, Who, num
from tableforge.keyforge.use import JustGained
from tableforge.keyforge.words.harm import DealDamage
from tableforge.keyforge.words.nouns import (
    ALL_HOUSES,
    ARMOR,
    ATTACKED,
    READY,
    STUNNED,
    TEXT,
    UNDER_OPPONENT,
    Domain,
    supply,
    them,
    this,
    this_creature,
    you,
)
from tableforge.keyforge.words.targets import What, lower_target
from tableforge.words.amounts import AllOf
from tableforge.words.lower import Effect, Lowering, Out, Target
from tableforge.words.node import PatternNode, SetNode
from tableforge.words.targets import Each


@dataclass(frozen=True)
class Ability:
    """Something a card has: a boldface ability, a reaction, a constant effect."""

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        raise AssertionError(self)


Has = Ability | KeywordIs


@dataclass(frozen=True)
class Labelled(Ability):
    """An ability behind one or more boldface words."""

    labels: tuple[int, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Label:
    """A boldface word; `fight | reap` is both."""

    labels: tuple[int, ...]

    def __or__(self, more: Label) -> Label:
        return Label(self.labels + more.labels)

    def __call__(self, *effects: Effect) -> Labelled:
        return Labelled(self.labels, effects)


play, fight, reap = Label((names.PLAY,)), Label((names.FIGHT,)), Label((names.REAP,))
before_fight, destroyed = Label((names.BEFORE_FIGHT,)), Label((names.DESTROYED,))
leaves_play, action, omni = Label((names.LEAVES_PLAY,)), Label((names.ACTION_LABEL,)), Label((names.OMNI,))
as_played = Label((names.AS_PLAYED,))  # what the card is, from the moment of its play


@dataclass(frozen=True)
class After(Ability):
    """Once something has happened; `each_time` you play a card: before its own "Play:" ability, not together with it."""

    event: PatternNode
    effects: tuple[Effect, ...]
    given: Cond | None = None
    each_time: bool = False

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.AFTER, low.id)
        m.event = self.event
        m.given = self.given
        m.each_time = self.each_time
        if isinstance(self.event, Happening) and self.event.kind == names.GAINS_BY_REAPING:
            first, last = JustGained("KF.capture", False), JustGained("KF.capture", True)
            m.prog = low.program("after", self.effects, first, last)
        else:
            m.prog = low.program("after", self.effects)
        return (m,)


def after(event: PatternNode, *effects: Effect, given: Cond | None = None) -> After:
    return After(event, effects, given)


def each_time(event: Happening, *effects: Effect) -> After:
    """`each_time(you.plays(artifact), …)`; of other events there is but one moment, and `after` says it."""
    assert event.kind == names.PLAYS, event
    return After(event, effects, each_time=True)


@dataclass(frozen=True)
class Before(Ability):
    event: PatternNode
    effects: tuple[Effect, ...]

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.BEFORE, low.id)
        m.event = self.event
        m.prog = low.program("before", self.effects)
        return (m,)


def before(event: PatternNode, *effects: Effect) -> Before:
    return Before(event, effects)


@dataclass(frozen=True)
class TurnMark(Ability):
    """At the start or the end of your turn."""

    end: bool
    effects: tuple[Effect, ...]

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.AFTER, low.id)
        m.event = Happening(names.TURN_ENDS if self.end else names.TURN_STARTS, you)
        m.prog = low.program("end" if self.end else "start", self.effects)
        return (m,)


def start_of_turn(*effects: Effect) -> TurnMark:
    return TurnMark(False, effects)


def end_of_turn(*effects: Effect) -> TurnMark:
    return TurnMark(True, effects)


@dataclass(frozen=True)
class Whenever(Ability):
    """As soon as a condition holds."""

    cond: Cond
    effects: tuple[Effect, ...]

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.WHENEVER, low.id)
        m.given = self.cond
        m.prog = low.program("whenever", self.effects)
        return (m,)


def whenever(cond: Cond, *effects: Effect) -> Whenever:
    return Whenever(cond, effects)


@dataclass(frozen=True)
class Instead(Ability):
    """Something else happens in place of an event."""

    event: Happening
    effects: tuple[Effect, ...]

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.INSTEAD, low.id)
        m.event = self.event
        if self.event.kind == names.IS_DEALT_DAMAGE:
            (e,) = self.effects
            assert isinstance(e, DealDamage) and isinstance(e.to, Sel), "replaced damage is dealt to a named card"
            m.n, m.to = e.n, e.to
        elif self.event.kind == names.IS_DESTROYED:
            m.prog = low.program("instead", self.effects, Replaced("KF.instead", False), Replaced("KF.instead", True))
        elif self.event.kind == names.GAINS_BY_REAPING:
            m.prog = low.program("instead", self.effects)
        return (m,)


def instead(event: Happening, *effects: Effect) -> Instead:
    return Instead(event, effects)


@dataclass(frozen=True)
class While(Ability):
    cond: Cond
    what: tuple[Ability, ...]

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        out: list[Mod] = []
        for w in self.what:
            for m in w.mods(low):
                m.guard = self.cond if m.guard is None else AllOf(self.cond, m.guard)
                out.append(m)
        return tuple(out)


def while_(cond: Cond, *what: Ability) -> While:
    return While(cond, what)


def set_of(who: What) -> SetNode:
    """The set a modifier speaks of: live for "each", fixed for what was chosen."""
    if isinstance(who, Each):
        return who.sel
    if isinstance(who, Target):
        return them
    return who


@dataclass(frozen=True)
class Gets(Ability):
    who: What
    power: Amount | None
    armor: Amount | None

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        out: list[Mod] = []
        for kind, n in ((names.POWER_MOD, self.power), (names.ARMOR_MOD, self.armor)):
            if n is not None:
                m = Mod(kind, low.id)
                m.who, m.n = set_of(self.who), n
                out.append(m)
        return tuple(out)


def gets(who: What, power: Amount | int | None = None, armor: Amount | int | None = None) -> Gets:
    return Gets(who, None if power is None else num(power), None if armor is None else num(armor))


@dataclass(frozen=True)
class Gains(Ability):
    who: What
    abilities: tuple[Has, ...]

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.GAINS_MOD, low.id)
        m.who = set_of(self.who)
        progs: list[tuple[int, Program]] = []
        more: list[Mod] = []
        for a in self.abilities:
            if isinstance(a, KeywordIs):
                m.keywords |= a.bit
                m.assault += a.n if a.bit == names.ASSAULT else 0
                m.hazardous += a.n if a.bit == names.HAZARDOUS else 0
            elif isinstance(a, Labelled):
                prog = low.program("gains." + names.LABELS[a.labels[0]], a.effects)
                progs.extend([(label, prog) for label in a.labels])
            else:
                more.extend(a.mods(low))
        m.progs, m.mods = tuple(progs), tuple(more)
        return (m,)


def gains(who: What, *abilities: Has) -> Gains:
    return Gains(who, abilities)


@dataclass(frozen=True)
class Loses(Ability):
    who: What
    what: tuple[KeywordIs | Domain, ...]

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.LOSES_MOD, low.id)
        m.who = them if ARMOR in self.what else set_of(self.who)
        for w in self.what:
            if isinstance(w, KeywordIs):
                m.keywords |= w.bit
            else:
                m.what |= names.LOSES_TEXT if w == TEXT else names.LOSES_ARMOR
        return (m,)


def loses(who: What, *what: KeywordIs | Domain) -> Loses:
    return Loses(who, what)


@dataclass(frozen=True)
class CountsAs(Ability):
    """Belongs to a house, or is considered to be on a flank."""

    who: What
    what: HouseIs | Adjective

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        if isinstance(self.what, Adjective):
            m = Mod(names.FLANK_MOD, low.id)
        else:
            m = Mod(names.HOUSE_MOD, low.id)
            m.what = names.ALL_HOUSES if self.what == ALL_HOUSES else 1 << self.what.house
        m.who = set_of(self.who)
        return (m,)


def counts_as(who: What, what: HouseIs | Adjective) -> CountsAs:
    return CountsAs(who, what)


@dataclass(frozen=True)
class YouControl(Ability):
    what: Sel

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.CONTROL_MOD, low.id)
        m.who = self.what
        return (m,)


def you_control(what: Sel) -> YouControl:
    return YouControl(what)


@dataclass(frozen=True)
class PlayerNumber(Ability):
    """key_cost and hand_size: a term of a player's number."""

    kind: int
    who: Who
    n: Amount

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(self.kind, low.id)
        m.seats, m.n = self.who, self.n
        return (m,)


def key_cost(who: Who, n: Amount | int) -> PlayerNumber:
    return PlayerNumber(names.KEY_COST_MOD, who, num(n))


def hand_size(who: Who, n: Amount | int) -> PlayerNumber:
    return PlayerNumber(names.HAND_SIZE_MOD, who, num(n))


@dataclass(frozen=True)
class Enters(Ability):
    what: Sel
    how: Domain
    played: bool = False

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.ENTERS_MOD, low.id)
        m.who = self.what
        m.played = self.played
        m.at_start = self.what == this
        ways = {READY: names.ENTERS_READY, STUNNED: names.ENTERS_STUNNED, UNDER_OPPONENT: names.ENTERS_UNDER_OPPONENT}
        m.what = ways[self.how]
        return (m,)


def enters(what: Sel, how: Domain, played: bool = False) -> Enters:
    """How cards enter play; `played`: only those that are played, not those put into play."""
    return Enters(what, how, played)


@dataclass(frozen=True)
class EventRule(Ability):
    """cannot, must, only, allow: what the rules of the table say about an event."""

    verb: str
    event: PatternNode
    given: Cond | None = None
    n: int = 0
    cards: int = 0

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(EVENT_RULES[self.verb], low.id)
        m.event, m.given = self.event, self.given
        m.uses = self.n or self.cards
        m.what = self.cards
        if isinstance(self.event, Happening):
            m.who = self.event.subj
            m.at_start = self.event.obj == this
        return (m,)


EVENT_RULES = {"cannot": names.CANNOT_MOD, "must": names.MUST_MOD, "only": names.ONLY_MOD, "allow": names.ALLOW_MOD}


def cannot(event: PatternNode, given: Cond | None = None, more_than: int = 0) -> EventRule:
    return EventRule("cannot", event, given, more_than)


def must(event: PatternNode) -> EventRule:
    return EventRule("must", event)


def only(event: PatternNode) -> EventRule:
    return EventRule("only", event)


def allow(event: PatternNode, n: int = 0, cards: int = 0, given: Cond | None = None) -> EventRule:
    return EventRule("allow", event, given, n, cards)


@dataclass(frozen=True)
class Toll(Ability):
    """A price that must be paid in order to do something."""

    event: Happening
    n: Amount
    to: Who

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.TOLL_MOD, low.id)
        m.event, m.n = self.event, self.n
        m.seats = None if self.to == supply else self.to
        m.at_start = self.event.obj == this
        return (m,)


def toll(event: Happening, n: Amount | int, to: Who = you) -> Toll:
    return Toll(event, num(n), to)


@dataclass(frozen=True)
class MaySpend(Ability):
    what: Sel

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.SPEND_MOD, low.id)
        m.who = self.what
        return (m,)


def may_spend_amber_on(what: Sel) -> MaySpend:
    return MaySpend(what)


@dataclass(frozen=True)
class FightDamage(Ability):
    """The damage a creature deals in a fight: a fixed value, or so much more."""

    who: Ref
    n: Amount
    plus: bool
    attacked: bool

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.FIGHT_DAMAGE_MOD, low.id)
        m.who, m.n = self.who, self.n
        m.what = (names.MORE_DAMAGE if self.plus else 0) | (names.WHILE_ATTACKED if self.attacked else 0)
        return (m,)


def fight_damage(who: Ref, n: int = 0, plus: int = 0, role: Domain | None = None) -> FightDamage:
    return FightDamage(who, num(plus or n), plus > 0, role == ATTACKED)


@dataclass(frozen=True)
class SkipStep(Ability):
    who: Who
    step: Domain

    def mods(self, low: Lowering) -> tuple[Mod, ...]:
        m = Mod(names.SKIP_STEP_MOD, low.id)
        m.seats = self.who
        m.what = names.FORGE_STEP
        return (m,)


def skip_step(who: Who, step: Domain) -> SkipStep:
    return SkipStep(who, step)


@dataclass(frozen=True)
class For(Effect):
    """Modifiers and reactions that last: this turn, a player's next turn, until something."""

    expiry: int
    what: tuple[Ability, ...]
    who: Who | None = None
    until: Happening | None = None
    times: int = 0

    def lower(self, out: Out) -> None:
        for w in self.what:
            who = getattr(w, "who", None)
            if isinstance(w, Loses) and ARMOR in w.what:
                lower_target(w.who, out)
                out.add(ops.BindArmor("KF.which-armor-is-lost"))
            elif who == this_creature or (isinstance(who, Target) and not isinstance(who, Each)):
                lower_target(who, out)
            for m in w.mods(out.lowering):
                if who == this_creature:  # bound to the creature as it is now: one that comes back is new
                    m.who = them
                if self.times:
                    m.uses = self.times
                out.add(ops.AddLasting(m, self.expiry, self.who, self.until))


def this_turn(*what: Ability, times: int = 0) -> For:
    return For(names.THIS_TURN, what, times=times)


def next_turn(who: Who, *what: Ability) -> For:
    return For(names.NEXT_TURN, what, who)


def until_your_next_turn(*what: Ability) -> For:
    return For(names.UNTIL_YOUR_TURN, what)


def until(event: Happening, *what: Ability) -> For:
    return For(names.UNTIL_EVENT, what, None, event)

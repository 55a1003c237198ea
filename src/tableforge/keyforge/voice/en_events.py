"""English for events and conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge.questions import (
    AllOf,
    Amount,
    Attacking,
    CardAmount,
    Compare,
    ControlledBy,
    Count,
    EitherEvent,
    Event,
    Exists,
    HasCounter,
    HouseIs,
    HousesAmong,
    InPlay,
    Is,
    Neighbors,
    NotSo,
    Number,
    PlayerAmount,
    Ref,
    Register,
    Tally,
    ThisDestroysIt,
    Who,
    YourTurn,
    Zone,
)
from tableforge.keyforge.state import CondNode, PatternNode, SetNode
from tableforge.keyforge.voice.en_grammar import (
    ORDINALS,
    PLURAL,
    Clause,
    Person,
    article,
    clause,
    listed,
    participle,
    past,
    perfect,
    present,
    together,
)
from tableforge.keyforge.voice.en_nouns import (
    ALL,
    BARE,
    EACH,
    IT,
    PLAYERS,
    YOURSELF,
    A,
    card,
    controller,
    described,
    flat,
    house,
    now_it,
    one,
    owner,
    person,
    refer,
    several,
)
from tableforge.keyforge.voice.en_talk import AMOUNTS, Measure, Table, Talk

# ------------------------------------------------------------------ events
Happening = Callable[[Talk, Event, str], Clause]


def some(talk: Talk, sel: SetNode | None, how: str) -> Person:
    """The cards of an event: a creature, each creature, creatures."""
    assert sel is not None
    if isinstance(sel, Ref):
        return refer(talk, sel)
    got = Person(several(talk, sel), PLURAL) if how == ALL else Person(one(talk, sel, how))
    now_it(talk, sel, how == ALL)
    return got


def doer(talk: Talk, e: Event, how: str) -> Person:
    """Who or what an event is about."""
    if e.who is None:
        return some(talk, e.subj, how)
    if how == ALL and e.who == Who("any_player"):
        return Person("players", PLURAL)
    return person(talk, e.who)


def does(verb: str) -> Happening:
    """An event without any other card."""
    return lambda talk, e, how: clause(doer(talk, e, how), verb)


def does_to(verb: str) -> Happening:
    """An event with another card."""

    def say(talk: Talk, e: Event, how: str) -> Clause:
        who = doer(talk, e, how)
        if e.obj is None:
            return clause(who, verb)
        if e.subj is None:
            place, talk.place = talk.place, "from"
            what = some(talk, e.obj, ALL if how == EACH else how).text
            talk.place = place
        else:
            what = some(talk, e.obj, ALL if how == EACH else how).text
            talk.topic = None  # two cards: "it" could be either
        return clause(who, verb, what)

    return say


def plays(talk: Talk, e: Event, how: str) -> Clause:
    if isinstance(e.obj, Neighbors):
        return clause(Person("a creature"), "be played adjacent to", card(talk, e.obj.of).text)
    return does_to("play")(talk, e, how)


def uses(talk: Talk, e: Event, how: str) -> Clause:
    if e.who is not None:
        return does_to("use")(talk, e, how)
    return clause(doer(talk, e, how), "be used to fight" if e.n else "be used")


def destroyed_fighting(talk: Talk, e: Event, how: str) -> Clause:
    if e.attacking:
        said = Clause(some(talk, e.obj, how), ("attack", "destroy"), some(talk, e.subj, how).text)
    else:
        said = clause(some(talk, e.subj, how), "be destroyed fighting", some(talk, e.obj, how).text)
    talk.topic = None
    return said


def forges(talk: Talk, e: Event, how: str) -> Clause:
    who = doer(talk, e, how)
    if e.n:
        return clause(who, "forge", f"their {ORDINALS[e.n]} key")
    return clause(who, "forge", "a key" if how == A else "keys")


def chooses(talk: Talk, e: Event, how: str) -> Clause:
    who = doer(talk, e, how)
    assert isinstance(e.obj, HouseIs) and e.who is not None
    return clause(who, "choose", house_name(e.obj), f"as {owner(talk, e.who)} active house")


def house_name(h: HouseIs) -> str:
    return {"chosen_house": "that house", "active_house": "the active house"}.get(h.name, house(h))


def attacked_by(talk: Talk, e: Event, how: str) -> Clause:
    return clause(some(talk, e.obj, how), "attack", some(talk, e.subj, how).text)


def prevents(talk: Talk, e: Event, how: str) -> Clause:
    talk.much = ("damage", "just prevented")
    return clause(doer(talk, e, how), "prevent", "damage", "with its armor")


def gains_by_reaping(talk: Talk, e: Event, how: str) -> Clause:
    talk.much = ("æmber", "gained this way")
    return clause(doer(talk, e, how), "gain", "æmber", "by reaping")


def spends(talk: Talk, e: Event, how: str) -> Clause:
    talk.much = ("æmber", "spent this way")
    return clause(doer(talk, e, how), "spend", "æmber", "to forge a key")


def of_player(before: str, verb: str, after: str) -> Happening:
    """Something that happens to a player's æmber."""

    def say(talk: Talk, e: Event, how: str) -> Clause:
        assert e.who is not None
        return clause(Person(together(before, owner(talk, e.who), after)), verb)

    return say


EVENTS: Final[dict[int, Happening]] = {
    names.PLAYS: plays,
    names.USES: uses,
    names.REAPS: does("reap"),
    names.FIGHTS: does("fight"),
    names.ATTACKS: does_to("attack"),
    names.IS_DESTROYED: does("be destroyed"),
    names.IS_DESTROYED_FIGHTING: destroyed_fighting,
    names.IS_DESTROYED_IN_A_FIGHT: does("be destroyed in a fight"),
    names.ENTERS: does("enter play"),
    names.LEAVES: does("leave play"),
    names.IS_DEALT_DAMAGE: does("be dealt damage"),
    names.FORGES: forges,
    names.DISCARDS: does_to("discard"),
    names.CHOOSES: chooses,
    names.GAINS_BY_REAPING: gains_by_reaping,
    names.POOL_GROWS: of_player("æmber", "be added to", "pool"),
    names.IS_ROBBED: of_player("", "be stolen or captured", "æmber"),
    names.IS_STOLEN_FROM: of_player("", "be stolen", "æmber"),
    names.PREVENTS_DAMAGE: prevents,
    names.SPENDS_TO_FORGE: spends,
    names.CHANGES_CONTROL: does("change control"),
    names.IS_DISCARDED_FROM_PLAY: does("enter a discard pile from play"),
    names.TURN_STARTS: of_player("", "start", "turn"),
    names.TURN_ENDS: of_player("", "end", "turn"),
    names.IS_ATTACKED_BY: attacked_by,
}


def often(e: PatternNode, lasting: bool) -> bool:
    """Whether an event is said with "each time" (what is done again and again) and not with "after"."""
    kind = e.kinds()[0]
    if kind == names.USES:
        return lasting or (isinstance(e, Event) and e.who not in (None, Who("any_player")))
    return kind == names.IS_DESTROYED or (lasting and kind != names.FORGES)


PATTERNS: Table[Callable[[str], Clause]] = Table()


@PATTERNS.says(Event)
def _(talk: Talk, e: Event) -> Callable[[str], Clause]:
    return lambda how: EVENTS[e.kind](talk, e, how)


@PATTERNS.says(EitherEvent)
def _(talk: Talk, e: EitherEvent) -> Callable[[str], Clause]:
    """Two events that differ in the verb alone: you play or use a card."""

    def say(how: str) -> Clause:
        a, b = happening(talk, e.a, how), happening(talk, e.b, how)
        return Clause(a.who, (listed([*a.verbs, *b.verbs], "or"),), a.object, a.tail)

    return say


def happening(talk: Talk, e: PatternNode, how: str = A) -> Clause:
    """What happens: "an enemy creature is destroyed", "you play an artifact"."""
    doing, talk.doing = talk.doing, False
    said = PATTERNS(talk, e)(how)
    talk.doing = doing
    return said


# ------------------------------------------------------------------ conditions
CONDS: Table[str] = Table()


def holds(talk: Talk, c: CondNode, no: bool = False) -> str:
    """That a condition holds, or (no) that it does not."""
    before, talk.no = talk.no, no
    said = CONDS(talk, c)
    talk.no = before
    return said


def is_or_not(talk: Talk, who: Person) -> str:
    return together(who.text, present("be", who.form), "not" if talk.no else "")


@CONDS.says(NotSo)
def _(talk: Talk, c: NotSo) -> str:
    return holds(talk, c.a, not talk.no)


@CONDS.says(AllOf)
def _(talk: Talk, c: AllOf) -> str:
    return f"{holds(talk, c.a, talk.no)} {'or' if talk.no else 'and'} {holds(talk, c.b, talk.no)}"


@CONDS.says(YourTurn)
def _(talk: Talk, c: YourTurn) -> str:
    return f"it is {'not ' if talk.no else ''}your turn"


@CONDS.says(ThisDestroysIt)
def _(talk: Talk, c: ThisDestroysIt) -> str:
    it = card(talk, IT).text
    return f"this damage does not destroy {it}" if talk.no else f"this damage destroys {it}"


@CONDS.says(Attacking)
def _(talk: Talk, c: Attacking) -> str:
    who = is_or_not(talk, card(talk, c.who))
    what = "" if c.what is None else some(talk, c.what, A).text
    talk.topic = c.who if isinstance(c.who, Ref) else None
    return together(who, "attacking", what)


@CONDS.says(Is)
def _(talk: Talk, c: Is) -> str:
    if isinstance(c.what, HouseIs) and isinstance(c.sel, HouseIs):
        named = {"active_house": "your active house"}.get(c.what.name, house_name(c.what))
        return f"{is_or_not(talk, Person(house_name(c.sel)))} {named}"
    who = card(talk, c.what)
    topic = talk.topic
    d = described(talk, c.sel)
    if d.places or (d.nouns and not d.title):
        what = one(talk, c.sel)
    elif d.after:
        what = together(*[x[0] for x in d.after])
    else:
        what = {"flank": "on a flank", "ready": "ready", "stunned": "stunned"}.get(d.before[0][1], one(talk, c.sel))
    talk.topic = topic
    return f"{is_or_not(talk, who)} {what}"


@CONDS.says(Exists)
def _(talk: Talk, c: Exists) -> str:
    none = c.none != talk.no
    parts = flat(c.of)
    near = [p for p in parts if isinstance(p, Neighbors)]
    ruled = [p for p in parts if isinstance(p, ControlledBy)]
    rest = [p for p in parts if p not in near and p not in ruled]
    if near:
        who = card(talk, near[0].of)
        said = f"{who.text} {present('have', who.form)} "
        d = described(talk, *rest)
        d.usual = "neighbor"
        return said + counted(d.core(False, "or"), none)
    if ruled:
        who = person(talk, ruled[0].who)
        return f"{who.text} {present('control', who.form)} " + counted(described(talk, *rest).core(False, "or"), none)
    if len(parts) == 1 and isinstance(parts[0], HasCounter):
        return f"there is {'no' if none else 'a'} {parts[0].kind} counter in play"
    where = "" if any(isinstance(p, (Zone, InPlay)) for p in parts) else "in play"
    if none:
        return together("there are no", several(talk, c.of, "or"), where)
    said = together("there is", one(talk, c.of), where)
    now_it(talk, c.of, False)
    return said


def counted(noun: str, none: bool) -> str:
    return f"no {noun}" if none else article(noun)


# ------------------------------------------------------------------ comparisons
COMPARES: Table[Callable[[str, Amount], str]] = Table()
# the same comparison, denied
DENIED: Final = {">=": "<", "<": ">=", ">": "<=", "<=": ">", "=": "≠"}
# against another player's number
THAN: Final = {">": "more {} than", "<": "less {} than", ">=": "at least as much {} as", "<=": "no more {} than"}


@CONDS.says(Compare)
def _(talk: Talk, c: Compare) -> str:
    op = DENIED[c.op] if talk.no else c.op
    return COMPARES(talk, c.a)(op, c.b)


def range_of(op: str, n: int, fewer: str = "fewer") -> str:
    """
    >>> range_of(">=", 3), range_of("<", 3), range_of("<=", 3), range_of(">", 3), range_of("=", 3)
    ('3 or more', 'fewer than 3', '3 or fewer', 'more than 3', 'exactly 3')
    """
    return {
        ">=": f"{n} or more",
        "<": f"{fewer} than {n}",
        "<=": f"{n} or {fewer}",
        ">": f"more than {n}",
        "=": f"exactly {n}",
        "≠": f"not exactly {n}",
    }[op]


@COMPARES.says(PlayerAmount)
def _(talk: Talk, a: PlayerAmount) -> Callable[[str, Amount], str]:
    what = {"amber": "æmber", "keys": "forged keys", "unforged_keys": "unforged keys"}[a.what]

    def say(op: str, b: Amount) -> str:
        who = person(talk, a.who)
        said = f"{who.text} {present('have', who.form)}"
        if isinstance(b, PlayerAmount):
            return f"{said} {THAN[op].format(what)} {person(talk, b.who).text}"
        assert isinstance(b, Number) and isinstance(a.who, Who)
        talk.pool = a.who
        if op == "=":
            return f"{said} {f'exactly {b.n}' if b.n else 'no'} {what}"
        if op in ("<", ">", "≠"):
            return f"{said} {range_of(op, b.n)} {what}"
        return f"{said} {b.n} {what} or {'more' if op == '>=' else 'fewer'}"

    return say


@COMPARES.says(CardAmount)
def _(talk: Talk, a: CardAmount) -> Callable[[str, Amount], str]:
    unit = {"amber": "æmber", "damage": "damage"}.get(a.what, a.what)

    def say(op: str, b: Amount) -> str:
        assert isinstance(b, Number)
        return f"there are {range_of(op, b.n)} {unit} on {card(talk, a.of).text}"

    return say


@COMPARES.says(Count)
def _(talk: Talk, a: Count) -> Callable[[str, Amount], str]:
    def say(op: str, b: Amount) -> str:
        who, rest = controller(a.of)
        if who is None:
            assert isinstance(b, Number)
            return f"{range_of(op, b.n)} {several(talk, rest).replace(' ', ' are ', 1)}"
        subject = person(talk, who)
        said = f"{subject.text} {present('control', subject.form)}"
        if isinstance(b, Count):
            than, _ = controller(b.of)
            assert than is not None
            return f"{said} {THAN[op].format(several(talk, rest))} {PLAYERS[than.name].text}"
        assert isinstance(b, Number)
        return f"{said} {range_of(op, b.n)} {several(talk, rest)}"

    return say


@COMPARES.says(HousesAmong)
def _(talk: Talk, a: HousesAmong) -> Callable[[str, Amount], str]:
    def say(op: str, b: Amount) -> str:
        assert isinstance(b, Number)
        who, rest = controller(a.of)
        subject = person(talk, who or YOURSELF)
        control = f"{present('do', subject.form)} not control" if op == "<" else present("control", subject.form)
        return f"{subject.text} {control} {several(talk, rest)} from {b.n} different houses"

    return say


@COMPARES.says(Register)
def _(talk: Talk, a: Register) -> Callable[[str, Amount], str]:
    def say(op: str, b: Amount) -> str:
        assert isinstance(b, Number)
        unit, done = talk.much
        return f"you {done.removesuffix(' this way')} {range_of(op, b.n, 'less')} {unit} this way"

    return say


@COMPARES.says(Tally)
def _(talk: Talk, a: Tally) -> Callable[[str, Amount], str]:
    """How often something has happened this turn, or in a player's previous turn."""

    def say(op: str, b: Amount) -> str:
        assert isinstance(b, Number) and isinstance(a.event, Event)
        e = a.event
        when = "on their previous turn" if a.last_turn else "this turn"
        if op == "<" and b.n == 1:
            return not_yet(talk, e, when)
        if op == "=" and e.who is None:
            said = happening(talk, e)
            return f"this is the first time {said.who.text} {past(said.verbs[0], said.who.form)} {when}"
        if b.n == 1 and op == ">=":
            said = happening(talk, e)
            verb = past(said.verbs[0], said.who.form) if e.who else perfect(said.verbs[0], said.who.form)
            if talk.unless:
                verb = perfect(said.verbs[0], said.who.form)
            return together(said.who.text, verb, said.object, said.tail, when)
        who = person(talk, e.who) if e.who is not None else Person("", PLURAL)
        assert e.obj is not None
        verb = happening(talk, e).verbs[0]
        talk.place = "from"
        things = several(talk, e.obj) if b.n != 1 else one(talk, e.obj, BARE)
        talk.place = "in"
        n = "exactly one" if op == "=" and b.n == 1 else range_of(op, b.n)
        return together(who.text, past(verb, who.form), n, things, when)

    return say


def not_yet(talk: Talk, e: Event, when: str) -> str:
    said = happening(talk, e, ALL if e.obj is not None else A)
    any_ = "any" if e.obj is not None else ""
    return together(said.who.text, perfect(said.verbs[0], said.who.form, no=True), any_, said.object, said.tail, when)


@AMOUNTS.says(Tally)
def _(talk: Talk, n: Tally) -> Measure:
    """As an amount: each creature that was destroyed this turn."""
    assert isinstance(n.event, Event)
    said = happening(talk, n.event)
    when = "on their previous turn" if n.last_turn else "this turn"
    if n.event.who is None:
        thing = one(talk, n.event.subj, BARE) if n.event.subj is not None else "time"
        return Measure(each=f"{thing} that {past(said.verbs[0], said.who.form)} {when}")
    return Measure(each=together("time", said.who.text, participle(said.verbs[0]), said.object, when))

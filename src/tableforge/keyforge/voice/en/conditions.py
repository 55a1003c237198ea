"""English for conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.en.events import happening, some
from tableforge.keyforge.voice.en.lexicon import IT, PLAYERS, YOURSELF, the_house
from tableforge.keyforge.voice.en.nouns import person
from tableforge.keyforge.voice.en.sets import ALL, BARE, A, card, controller, described, flat, now_it, one, several
from tableforge.keyforge.voice.en.talk import AMOUNTS, CONDITIONS, Measure, Talk
from tableforge.keyforge.voice.phrases import NOT_YOUR_TURN, YOUR_TURN
from tableforge.tongue.en import PLURAL, Person, article, participle, past, perfect, present, together
from tableforge.tongue.table import Table
from tableforge.words.amounts import Cond


# ------------------------------------------------------------------ conditions
def holds(talk: Talk, c: Cond, no: bool = False) -> str:
    """That a condition holds, or (no) that it does not."""
    before, talk.no = talk.no, no
    said = CONDITIONS(talk, c)
    talk.no = before
    return said


def is_or_not(talk: Talk, who: Person) -> str:
    return together(who.text, present("be", who.form), "not" if talk.no else "")


@CONDITIONS.says(q.NotSo)
def not_so_holds(talk: Talk, c: q.NotSo) -> str:
    return holds(talk, c.a, not talk.no)


@CONDITIONS.says(q.AllOf)
def all_of_holds(talk: Talk, c: q.AllOf) -> str:
    if isinstance(c.a, q.Exists) and isinstance(c.b, q.Exists) and not (c.a.none or c.b.none or talk.no):
        return f"there is {one(talk, c.a.of)} and {one(talk, c.b.of)} in play"
    return f"{holds(talk, c.a, talk.no)} {'or' if talk.no else 'and'} {holds(talk, c.b, talk.no)}"


@CONDITIONS.says(q.YourTurn)
def your_turn_holds(talk: Talk, c: q.YourTurn) -> str:
    return (NOT_YOUR_TURN if talk.no else YOUR_TURN).text("en")


@CONDITIONS.says(q.ThisDestroysIt)
def this_destroys_it_holds(talk: Talk, c: q.ThisDestroysIt) -> str:
    it = card(talk, IT).text
    return f"this damage does not destroy {it}" if talk.no else f"this damage destroys {it}"


@CONDITIONS.says(q.Attacking)
def attacking_holds(talk: Talk, c: q.Attacking) -> str:
    who = is_or_not(talk, card(talk, c.who))
    what = "" if c.what is None else some(talk, c.what, A).text
    talk.topic = c.who if isinstance(c.who, q.Ref) else None
    return together(who, "attacking", what)


@CONDITIONS.says(q.Is)
def is_holds(talk: Talk, c: q.Is) -> str:
    if isinstance(c.what, q.HouseIs) and isinstance(c.sel, q.HouseIs):
        named = {"active_house": "your active house"}.get(c.what.name, the_house(c.what.name))
        return f"{is_or_not(talk, Person(the_house(c.sel.name)))} {named}"
    who = card(talk, c.what)
    if c.sel == w.your_houses:
        return f"{who.text} {present('belong to', who.form)} {'none' if talk.no else 'one'} of your houses"
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


@CONDITIONS.says(q.Exists)
def exists_holds(talk: Talk, c: q.Exists) -> str:
    none = c.none != talk.no
    parts = flat(c.of)
    near = [p for p in parts if isinstance(p, q.Neighbors)]
    ruled = [p for p in parts if isinstance(p, q.ControlledBy)]
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
    if len(parts) == 1 and isinstance(parts[0], q.HasCounter):
        return f"there is {'no' if none else 'a'} {parts[0].kind} counter in play"
    where = "" if any(isinstance(p, (q.Zone, q.InPlay)) for p in parts) else "in play"
    if none:
        return together("there are no", several(talk, c.of, "or"), where)
    said = together("there is", one(talk, c.of), where)
    now_it(talk, c.of, False)
    return said


def counted(noun: str, none: bool) -> str:
    return f"no {noun}" if none else article(noun)


# ------------------------------------------------------------------ comparisons
COMPARISONS: Table[Talk, Callable[[str, q.Amount], str]] = Table("English comparisons")
# the same comparison, denied
DENIED: Final = {">=": "<", "<": ">=", ">": "<=", "<=": ">", "=": "≠"}
# against another player's number
THAN: Final = {">": "more {} than", "<": "less {} than", ">=": "at least as much {} as", "<=": "no more {} than"}


@CONDITIONS.says(q.Compare)
def compare_holds(talk: Talk, c: q.Compare) -> str:
    op = DENIED[c.op] if talk.no else c.op
    return COMPARISONS(talk, c.a)(op, c.b)


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


@COMPARISONS.says(q.PlayerAmount)
def compare_player_amount(talk: Talk, a: q.PlayerAmount) -> Callable[[str, q.Amount], str]:
    what = {"amber": "æmber", "keys": "forged keys", "unforged_keys": "unforged keys"}[a.what]

    def say(op: str, b: q.Amount) -> str:
        who = person(talk, a.who)
        said = f"{who.text} {present('have', who.form)}"
        if isinstance(b, q.PlayerAmount):
            return f"{said} {THAN[op].format(what)} {person(talk, b.who).text}"
        assert isinstance(b, q.Number) and isinstance(a.who, q.Who)
        talk.pool = a.who
        if op == "=":
            return f"{said} {f'exactly {b.n}' if b.n else 'no'} {what}"
        if op in ("<", ">", "≠"):
            return f"{said} {range_of(op, b.n)} {what}"
        return f"{said} {b.n} {what} or {'more' if op == '>=' else 'fewer'}"

    return say


@COMPARISONS.says(q.CardAmount)
def compare_card_amount(talk: Talk, a: q.CardAmount) -> Callable[[str, q.Amount], str]:
    unit = {"amber": "æmber", "damage": "damage"}.get(a.what, a.what)

    def say(op: str, b: q.Amount) -> str:
        assert isinstance(b, q.Number)
        return f"there are {range_of(op, b.n)} {unit} on {card(talk, a.of).text}"

    return say


@COMPARISONS.says(q.Count)
def compare_count(talk: Talk, a: q.Count) -> Callable[[str, q.Amount], str]:
    def say(op: str, b: q.Amount) -> str:
        who, rest = controller(a.of)
        if who is None:
            assert isinstance(b, q.Number)
            return f"{range_of(op, b.n)} {several(talk, rest).replace(' ', ' are ', 1)}"
        subject = person(talk, who)
        said = f"{subject.text} {present('control', subject.form)}"
        if isinstance(b, q.Count):
            than, _ = controller(b.of)
            assert than is not None
            return f"{said} {THAN[op].format(several(talk, rest))} {PLAYERS[than.name].text}"
        assert isinstance(b, q.Number)
        return f"{said} {range_of(op, b.n)} {several(talk, rest)}"

    return say


@COMPARISONS.says(q.HousesAmong)
def compare_houses_among(talk: Talk, a: q.HousesAmong) -> Callable[[str, q.Amount], str]:
    def say(op: str, b: q.Amount) -> str:
        assert isinstance(b, q.Number)
        who, rest = controller(a.of)
        subject = person(talk, who or YOURSELF)
        control = f"{present('do', subject.form)} not control" if op == "<" else present("control", subject.form)
        return f"{subject.text} {control} {several(talk, rest)} from {b.n} different houses"

    return say


@COMPARISONS.says(q.Register)
def compare_register(talk: Talk, a: q.Register) -> Callable[[str, q.Amount], str]:
    def say(op: str, b: q.Amount) -> str:
        assert isinstance(b, q.Number)
        unit, done = talk.much
        return f"you {done.removesuffix(' this way')} {range_of(op, b.n, 'less')} {unit} this way"

    return say


@COMPARISONS.says(q.Tally)
def compare_tally(talk: Talk, a: q.Tally) -> Callable[[str, q.Amount], str]:
    """How often something has happened this turn, or in a player's previous turn."""

    def say(op: str, b: q.Amount) -> str:
        assert isinstance(b, q.Number) and isinstance(a.event, q.Happening)
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


def not_yet(talk: Talk, e: q.Happening, when: str) -> str:
    said = happening(talk, e, ALL if e.obj is not None else A)
    any_ = "any" if e.obj is not None else ""
    return together(said.who.text, perfect(said.verbs[0], said.who.form, no=True), any_, said.object, said.tail, when)


@AMOUNTS.says(q.Tally)
def tally_amount(talk: Talk, n: q.Tally) -> Measure:
    """As an amount: each creature that was destroyed this turn."""
    assert isinstance(n.event, q.Happening)
    said = happening(talk, n.event)
    when = "on their previous turn" if n.last_turn else "this turn"
    if n.event.who is None:
        thing = one(talk, n.event.subj, BARE) if n.event.subj is not None else "time"
        return Measure(each=f"{thing} that {past(said.verbs[0], said.who.form)} {when}")
    return Measure(each=together("time", said.who.text, participle(said.verbs[0]), said.object, when))


def unless(talk: Talk, c: q.Cond) -> str:
    """A condition behind a prohibition; "unless" where it is a lack of something."""
    if not (isinstance(c, q.Compare) and c.op == "<"):
        return f"while {holds(talk, c)}"
    talk.unless = True
    said = f"unless {holds(talk, c, no=True)}"
    talk.unless = False
    return said

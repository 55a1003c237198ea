"""English for conditions, behind "if" and "while"."""

from __future__ import annotations

from tableforge.arkham.questions import amounts, sets
from tableforge.arkham.questions import conditions as q
from tableforge.arkham.voice.en.amounts import in_play, on
from tableforge.arkham.voice.en.lexicon import DOING, TESTS, TOKENS, sign
from tableforge.arkham.voice.en.sets import described, one, several
from tableforge.arkham.voice.en.talk import AMOUNTS, CONDITIONS, Measure, Talk
from tableforge.tongue.en import article, listed, together
from tableforge.words.amounts import AllOf, Compare, Cond, Count, Exists, Is, NotSo, Number
from tableforge.words.node import SetNode
from tableforge.words.sets import And


def holds(talk: Talk, cond: Cond) -> str:
    return CONDITIONS(talk, cond)


def lead(talk: Talk, cond: Cond) -> str:
    """What stands before an effect: if you succeed, during your turn, while you are investigating."""
    if isinstance(cond, q.TurnOf):
        if cond.who == sets.you:
            return f"during {talk.my()} turn"
        return f"while {holds(talk, cond)}"
    return f"if {holds(talk, cond)}"


def while_(talk: Talk, cond: Cond) -> str:
    """How long something holds."""
    if isinstance(cond, q.TestIs) and cond.yours:
        return f"while {DOING[cond.kind]}"
    return f"while {holds(talk, cond)}"


@CONDITIONS.says(AllOf)
def all_of(talk: Talk, c: AllOf) -> str:
    if isinstance(c.b, q.TestIs):
        return f"{holds(talk, c.a)} during {article(TESTS[c.b.kind])}"
    return f"{holds(talk, c.a)} and {holds(talk, c.b)}"


@CONDITIONS.says(NotSo)
def not_so(talk: Talk, c: NotSo) -> str:
    assert isinstance(c.a, Compare) and isinstance(c.a.a, amounts.Tokens)
    return there_are(talk, c.a.a, "no")


def there_are(talk: Talk, n: amounts.Tokens, how_many: str, plural: bool = True) -> str:
    """There are no clues at your location; you have at least 1 clue."""
    unit = TOKENS[n.kind][plural]
    assert n.on is not None
    if n.on == sets.you:
        return f"you have {how_many} {unit}"
    be = "is" if TOKENS[n.kind][0] == TOKENS[n.kind][1] or not plural else "are"
    return f"there {be} {how_many} {unit} {on(talk, n.on)}"


@CONDITIONS.says(Exists)
def exists(talk: Talk, c: Exists) -> str:
    of = c.of
    if isinstance(of, And) and isinstance(of.b, sets.ControlledBy) and of.b.whom == sets.you:
        return f"you control {one(talk, of.a)}"
    if isinstance(of, And) and isinstance(of.b, sets.InPlay):
        return f"{one(talk, of.a)} is in play"
    if isinstance(of, sets.Zone) and of.who == sets.you:
        return f"you have a card in {described(talk, of).after[0].removeprefix('in ')}"
    if isinstance(of, And) and isinstance(of.a, And) and isinstance(of.a.b, sets.EngagedWith):
        return engaged(talk, of.a.b.whom, And(of.a.a, of.b))
    if c.none:
        return f"there are no {together(several(talk, of), in_play(talk, of))}"
    return f"there is {together(one(talk, of), in_play(talk, of))}"


def engaged(talk: Talk, enemy: SetNode, who: SetNode) -> str:
    return f"{one(talk, enemy)} is engaged with {one(talk, who)}"


@CONDITIONS.says(Is)
def is_(talk: Talk, c: Is) -> str:
    return f"{one(talk, c.what)} is {one(talk, c.sel)}"


@CONDITIONS.says(Compare)
def compare(talk: Talk, c: Compare) -> str:
    if isinstance(c.a, amounts.Tokens):
        single = isinstance(c.b, Number) and c.b.n == 1
        many = AMOUNTS(talk, c.b)
        per = "" if isinstance(c.b, Number) else " per investigator"
        of = there_are(talk, c.a, f"{'fewer than' if c.op == '<' else 'at least'} {many.n}", not single)
        unit = TOKENS[c.a.kind][not single]
        return of.replace(unit, unit + per, 1) if per else of
    assert isinstance(c.a, Count) and c.op == ">=" and isinstance(c.b, Number)
    of_set = c.a.of
    return f"there are at least {c.b.n} {several(talk, of_set)}"


@CONDITIONS.says(q.Result)
def result(talk: Talk, c: q.Result) -> str:
    talk.by = "succeed" if c.success else "fail"
    who = "this test succeeds" if talk.committed and c.success and not c.by else f"you {talk.by}"
    return f"{who} by {c.by} or more" if c.by else who


@CONDITIONS.says(q.SymbolRevealed)
def symbol_revealed(talk: Talk, c: q.SymbolRevealed) -> str:
    return f"{article(listed([sign(f) for f in c.faces], 'or'))} symbol is revealed during this {talk.test}"


@CONDITIONS.says(q.TestIs)
def test_is(talk: Talk, c: q.TestIs) -> str:
    return f"this test is {article(TESTS[c.kind])}"


@CONDITIONS.says(q.ActIs)
def act_is(talk: Talk, c: q.ActIs) -> str:
    return f"the investigators are at act {listed([str(n) for n in c.stages], 'or')}"


@CONDITIONS.says(q.OnlyOne)
def only_one(talk: Talk, c: q.OnlyOne) -> str:
    return f"the attacked enemy is the only {described(talk, c.of).core()}"


@CONDITIONS.says(q.TurnOf)
def turn_of(talk: Talk, c: q.TurnOf) -> str:
    return f"{one(talk, c.who)} is taking their turn"


# ------------------------------------------------------------------ amounts that depend on a condition
@AMOUNTS.says(amounts.Depending)
def depending(talk: Talk, n: amounts.Depending) -> Measure:
    return Measure(n.b, f"{{unit}} ({n.a} {{many}} if {holds(talk, n.cond)})")

"""French for conditions, behind "si" and "tant que"."""

from __future__ import annotations

from tableforge.arkham.questions import amounts, sets
from tableforge.arkham.questions import conditions as q
from tableforge.arkham.voice.fr.amounts import in_play, on
from tableforge.arkham.voice.fr.lexicon import DOING, TESTS, TOKENS, sign
from tableforge.arkham.voice.fr.sets import described, one, zone_name
from tableforge.arkham.voice.fr.talk import AMOUNTS, CONDITIONS, Measure, Talk
from tableforge.tongue.fr import join, listed
from tableforge.words.amounts import AllOf, Compare, Cond, Count, Exists, Is, NotSo, Number
from tableforge.words.sets import And


def holds(talk: Talk, cond: Cond) -> str:
    return CONDITIONS(talk, cond)


def lead(talk: Talk, cond: Cond) -> str:
    """What stands before an effect: en cas de réussite, durant votre tour, si vous avez un indice."""
    if isinstance(cond, q.Result) or (isinstance(cond, AllOf) and isinstance(cond.a, q.Result)):
        return holds(talk, cond)
    if isinstance(cond, q.TurnOf):
        return "durant votre tour" if cond.who == sets.you else join("tant que", holds(talk, cond))
    return join("si", holds(talk, cond))


def while_(talk: Talk, cond: Cond) -> str:
    """How long something holds."""
    if isinstance(cond, q.TestIs) and cond.yours:
        return f"tant que {DOING[cond.kind]}"
    return join("tant que", holds(talk, cond))


@CONDITIONS.says(AllOf)
def all_of(talk: Talk, c: AllOf) -> str:
    if isinstance(c.b, q.TestIs):
        test = TESTS[c.b.kind]
        return f"{holds(talk, c.a)} lors d’{'une' if test.fem else 'un'} {test.one}"
    return join(holds(talk, c.a), "et que", holds(talk, c.b))


@CONDITIONS.says(NotSo)
def not_so(talk: Talk, c: NotSo) -> str:
    assert isinstance(c.a, Compare) and isinstance(c.a.a, amounts.Tokens) and c.a.a.on is not None
    none = join("pas de", TOKENS[c.a.a.kind].one)
    if c.a.a.on == sets.you:
        return f"vous n’avez {none}"
    return f"il n’y a {none} {on(talk, c.a.a.on)}"


@CONDITIONS.says(Exists)
def exists(talk: Talk, c: Exists) -> str:
    of = c.of
    if isinstance(of, And) and isinstance(of.b, sets.ControlledBy) and of.b.whom == sets.you:
        return f"vous contrôlez {one(talk, of.a).text}"
    if isinstance(of, And) and isinstance(of.b, sets.InPlay):
        return f"{one(talk, of.a).text} est en jeu"
    if isinstance(of, sets.Zone) and of.who == sets.you:
        return f"vous avez une carte dans {zone_name(talk, of)}"
    if isinstance(of, And) and isinstance(of.a, And) and isinstance(of.a.b, sets.EngagedWith):
        enemy = one(talk, of.a.b.whom)
        return f"{enemy.text} est engagé{'e' if enemy.fem else ''} avec {one(talk, And(of.a.a, of.b)).text}"
    if c.none:
        return join("il n’y a pas de", described(talk, of).core(), in_play(talk, of))
    return join("il y a", one(talk, of).text, in_play(talk, of))


@CONDITIONS.says(Is)
def is_(talk: Talk, c: Is) -> str:
    return f"{one(talk, c.what).text} est {one(talk, c.sel).text}"


@CONDITIONS.says(Compare)
def compare(talk: Talk, c: Compare) -> str:
    if isinstance(c.a, amounts.Tokens):
        assert c.a.on is not None
        much = AMOUNTS(talk, c.b).of(TOKENS[c.a.kind])
        many = f"moins de {much}" if c.op == "<" else f"au moins {much}"
        return f"vous avez {many}" if c.a.on == sets.you else f"il y a {many} {on(talk, c.a.on)}"
    assert isinstance(c.a, Count) and c.op == ">=" and isinstance(c.b, Number)
    return f"il y a au moins {c.b.n} {described(talk, c.a.of).core(many=True)}"


@CONDITIONS.says(q.Result)
def result(talk: Talk, c: q.Result) -> str:
    talk.succeeding = c.success
    said = "en cas de réussite" if c.success else "en cas d’échec"
    return f"{said} avec une différence de {c.by} ou plus" if c.by else said


@CONDITIONS.says(q.SymbolRevealed)
def symbol_revealed(talk: Talk, c: q.SymbolRevealed) -> str:
    return f"un symbole {listed([sign(f) for f in c.faces], 'ou')} est révélé lors de {talk.this_test()}"


@CONDITIONS.says(q.TestIs)
def test_is(talk: Talk, c: q.TestIs) -> str:
    test = TESTS[c.kind]
    return f"ce test est {'une' if test.fem else 'un'} {test.one}"


@CONDITIONS.says(q.ActIs)
def act_is(talk: Talk, c: q.ActIs) -> str:
    return f"les investigateurs en sont à l’acte {listed([str(n) for n in c.stages], 'ou')}"


@CONDITIONS.says(q.OnlyOne)
def only_one(talk: Talk, c: q.OnlyOne) -> str:
    return f"l’ennemi attaqué est le seul {described(talk, c.of).core()}"


@CONDITIONS.says(q.TurnOf)
def turn_of(talk: Talk, c: q.TurnOf) -> str:
    return f"{one(talk, c.who).text} effectue son tour"


# ------------------------------------------------------------------ amounts that depend on a condition
@AMOUNTS.says(amounts.Depending)
def depending(talk: Talk, n: amounts.Depending) -> Measure:
    return Measure(n.b, f"{{unit}} ({n.a} {{many}} {join('si', holds(talk, n.cond))})")

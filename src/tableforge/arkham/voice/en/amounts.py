"""English for numbers: so many, for each of something, or a value that is told."""

from __future__ import annotations

from tableforge.arkham.questions import amounts as q
from tableforge.arkham.questions import sets
from tableforge.arkham.voice.en.lexicon import STATS, TOKENS
from tableforge.arkham.voice.en.sets import described, noun_of, one, several
from tableforge.arkham.voice.en.talk import AMOUNTS, Measure, Talk
from tableforge.tongue.en import plural, possessive, together
from tableforge.words.amounts import Amount, Count, Math, Number
from tableforge.words.node import SetNode

Unit = tuple[str, str]


def unit(noun: str) -> Unit:
    return (noun, plural(noun))


def counted(talk: Talk, n: Amount, of: Unit) -> tuple[str, str]:
    """So many of something, and what scales them."""
    m = AMOUNTS(talk, n)
    return m.of(of), m.tail()


def on(talk: Talk, where: SetNode) -> str:
    """Where tokens lie: on a card, at a location, in play."""
    if isinstance(where, sets.InPlay):
        return "in play"
    if isinstance(where, sets.YourLocation):
        return f"at {one(talk, where)}"
    return f"on {one(talk, where)}"


def in_play(talk: Talk, sel: SetNode) -> str:
    """What is added where a set of enemies or investigators says nothing of a place."""
    said = described(talk, sel)
    return "" if said.after or noun_of(sel) != "enemy" else "in play"


@AMOUNTS.says(Number)
def number(talk: Talk, n: Number) -> Measure:
    return Measure(n.n)


@AMOUNTS.says(Count)
def count(talk: Talk, n: Count) -> Measure:
    of, more = n.of, in_play(talk, n.of)
    each = together(described(talk, of).core(), more)
    return Measure(each=each, value=f"the number of {together(several(talk, of), more)}")


@AMOUNTS.says(Math)
def math(talk: Talk, n: Math) -> Measure:
    assert n.op == "-" and isinstance(n.a, q.PerInvestigator) and isinstance(n.b, q.Tokens)
    return Measure(pattern=f"{{many}} until there are {n.a.n} {{many}} per investigator")


@AMOUNTS.says(q.Tokens)
def tokens(talk: Talk, n: q.Tokens) -> Measure:
    one_, many = TOKENS[n.kind]
    if n.on is None:
        return Measure(value=many)
    return Measure(each=f"{one_} {on(talk, n.on)}", value=f"the number of {many} {on(talk, n.on)}")


@AMOUNTS.says(q.PerInvestigator)
def per_investigator(talk: Talk, n: q.PerInvestigator) -> Measure:
    return Measure(n.n, "{unit} per investigator")


@AMOUNTS.says(q.Margin)
def margin(talk: Talk, n: q.Margin) -> Measure:
    return Measure(each=f"point you {talk.by} by")


@AMOUNTS.says(q.Clamp)
def clamp(talk: Talk, n: q.Clamp) -> Measure:
    m = AMOUNTS(talk, n.of)
    return Measure(m.n, m.pattern, f"{m.each} (at least {n.lo}, at most {n.hi})", m.value)


@AMOUNTS.says(q.Minus)
def minus(talk: Talk, n: q.Minus) -> Measure:
    return AMOUNTS(talk, n.of)


@AMOUNTS.says(q.Remaining)
def remaining(talk: Talk, n: q.Remaining) -> Measure:
    return Measure(value=f"remaining {STATS[n.stat]}")


@AMOUNTS.says(q.SkillOf)
def skill_of(talk: Talk, n: q.SkillOf) -> Measure:
    return Measure(value=STATS[n.skill])


@AMOUNTS.says(q.CardsInHand)
def cards_in_hand(talk: Talk, n: q.CardsInHand) -> Measure:
    return Measure(value="cards in hand")


@AMOUNTS.says(q.StatOf)
def stat_of(talk: Talk, n: q.StatOf) -> Measure:
    return Measure(pattern=f"{{many}} equal to {possessive(one(talk, n.of))} {STATS[n.stat]}")


@AMOUNTS.says(q.Most)
def most(talk: Talk, n: q.Most) -> Measure:
    assert isinstance(n.n, q.Tokens)
    where = together(one(talk, n.of), in_play(talk, n.of))
    return Measure(value=f"the highest number of {TOKENS[n.n.kind][1]} on {where}")


@AMOUNTS.says(q.ThatMany)
def that_many(talk: Talk, n: q.ThatMany) -> Measure:
    return Measure(pattern="that many {many}")


@AMOUNTS.says(q.Everything)
def everything(talk: Talk, n: q.Everything) -> Measure:
    return Measure(pattern=f"all {talk.my()} {{many}}")


def prey(talk: Talk, n: Amount, most: bool) -> str:
    """Whom an enemy prefers: highest combat, fewest cards in hand."""
    value = AMOUNTS(talk, n).value
    countable = isinstance(n, (q.Tokens, q.CardsInHand))
    word = ("most" if most else "fewest") if countable else ("highest" if most else "lowest")
    return f"{word} {value}"


def kinds(kinds: tuple[int, ...], n: Number, direct: bool) -> str:
    """1 damage and 1 horror; 2 direct horror."""
    return " and ".join([together(str(n.n), "direct" if direct else "", TOKENS[k][n.n != 1]) for k in kinds])

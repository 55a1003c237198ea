"""French for numbers: so many, for each of something, or a value that is told."""

from __future__ import annotations

from tableforge.arkham import names
from tableforge.arkham.questions import amounts as q
from tableforge.arkham.questions import sets
from tableforge.arkham.voice.fr.lexicon import CARTE, ENNEMI, TOKENS, VALUES
from tableforge.arkham.voice.fr.sets import described, noun_of, one
from tableforge.arkham.voice.fr.talk import AMOUNTS, Measure, Talk
from tableforge.tongue.fr import Noun, Quantity, agree, join, listed
from tableforge.words.amounts import Amount, Count, Math, Number
from tableforge.words.node import SetNode


def counted(talk: Talk, n: Amount, of: Noun) -> Quantity:
    """So many of something, and what scales them."""
    m = AMOUNTS(talk, n)
    return Quantity(m.of(of), f"pour chaque {m.each}" if m.each else "")


def on(talk: Talk, where: SetNode) -> str:
    """Where tokens lie: on a card, in a location, in play."""
    if isinstance(where, sets.InPlay):
        return "en jeu"
    if where == sets.this and talk.about_this:
        return f"sur {talk.title.stressed_form}"
    place = isinstance(where, sets.YourLocation) or (where == sets.this and talk.type == names.LOCATION)
    return one(talk, where).after("dans" if place else "sur")


def in_play(talk: Talk, sel: SetNode) -> str:
    """What is added where a set of enemies says nothing of a place."""
    return "" if described(talk, sel).after or noun_of(sel) is not ENNEMI else "en jeu"


@AMOUNTS.says(Number)
def number(talk: Talk, n: Number) -> Measure:
    return Measure(n.n)


@AMOUNTS.says(Count)
def count(talk: Talk, n: Count) -> Measure:
    d, more = described(talk, n.of), in_play(talk, n.of)
    return Measure(each=join(d.core(), more), value=join("le nombre de", d.core(many=True), more))


@AMOUNTS.says(Math)
def math(talk: Talk, n: Math) -> Measure:
    assert n.op == "-" and isinstance(n.a, q.PerInvestigator) and isinstance(n.b, q.Tokens)
    return Measure(pattern=f"des {{many}} jusqu’à ce qu’il y ait {n.a.n} {{many}} par investigateur")


@AMOUNTS.says(q.Tokens)
def tokens(talk: Talk, n: q.Tokens) -> Measure:
    unit = TOKENS[n.kind]
    if n.on is None:
        return Measure(value=unit.of)
    return Measure(each=join(unit.one, on(talk, n.on)), value=join("le nombre", unit.of, on(talk, n.on)))


@AMOUNTS.says(q.PerInvestigator)
def per_investigator(talk: Talk, n: q.PerInvestigator) -> Measure:
    return Measure(n.n, "{unit} par investigateur")


@AMOUNTS.says(q.Margin)
def margin(talk: Talk, n: q.Margin) -> Measure:
    return Measure(each="point de réussite" if talk.succeeding else "point manquant")


@AMOUNTS.says(q.Clamp)
def clamp(talk: Talk, n: q.Clamp) -> Measure:
    m = AMOUNTS(talk, n.of)
    return Measure(m.n, m.pattern, f"{m.each} (au moins {n.lo}, au plus {n.hi})", m.value)


@AMOUNTS.says(q.Minus)
def minus(talk: Talk, n: q.Minus) -> Measure:
    return AMOUNTS(talk, n.of)


@AMOUNTS.says(q.Remaining)
def remaining(talk: Talk, n: q.Remaining) -> Measure:
    return Measure(value=f"{VALUES[n.stat]} restante")


@AMOUNTS.says(q.SkillOf)
def skill_of(talk: Talk, n: q.SkillOf) -> Measure:
    return Measure(value=VALUES[n.skill])


@AMOUNTS.says(q.CardsInHand)
def cards_in_hand(talk: Talk, n: q.CardsInHand) -> Measure:
    return Measure(value=f"{CARTE.of} en main")


@AMOUNTS.says(q.StatOf)
def stat_of(talk: Talk, n: q.StatOf) -> Measure:
    return Measure(pattern=join("autant {of} que ceux de", one(talk, n.of).text))


@AMOUNTS.says(q.Most)
def most(talk: Talk, n: q.Most) -> Measure:
    assert isinstance(n.n, q.Tokens)
    where = join("sur", one(talk, n.of).text, in_play(talk, n.of))
    return Measure(value=join("le plus grand nombre", TOKENS[n.n.kind].of, where))


@AMOUNTS.says(q.ThatMany)
def that_many(talk: Talk, n: q.ThatMany) -> Measure:
    return Measure(pattern="autant {of}")


@AMOUNTS.says(q.Everything)
def everything(talk: Talk, n: q.Everything) -> Measure:
    return Measure(pattern="{all} vos {many}")


def prey(talk: Talk, n: Amount, most: bool) -> str:
    """Whom an enemy prefers: lutte la plus élevée, le moins de cartes en main."""
    m = AMOUNTS(talk, n)
    if isinstance(n, (q.Tokens, q.CardsInHand)):
        return join("le plus" if most else "le moins", m.value)
    return f"{m.value} la plus {'élevée' if most else 'faible'}"


def kinds(kinds: tuple[int, ...], n: Number, direct: bool) -> str:
    """1 dégât et 1 horreur; 2 horreurs directes."""
    said: list[str] = []
    for k in kinds:
        unit = TOKENS[k]
        said.append(join(unit.with_number(n.n), agree("direct", unit.fem, n.n > 1) if direct else ""))
    return listed(said)

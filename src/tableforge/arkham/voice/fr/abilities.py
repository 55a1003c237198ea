"""French for what a card has: keywords, constant effects, triggered abilities, and those of one kind of card."""

from __future__ import annotations

from typing import Final

from tableforge.arkham import names
from tableforge.arkham import words as w
from tableforge.arkham.questions import sets
from tableforge.arkham.questions.amounts import Minus
from tableforge.arkham.voice.fr.amounts import prey
from tableforge.arkham.voice.fr.clauses import permitted
from tableforge.arkham.voice.fr.conditions import holds, lead, while_
from tableforge.arkham.voice.fr.events import moment, occurs
from tableforge.arkham.voice.fr.flow import body, text
from tableforge.arkham.voice.fr.lexicon import KEYWORDS, PERIODS, TIMES, TOKENS, called, sign
from tableforge.arkham.voice.fr.sets import described, several, this
from tableforge.arkham.voice.fr.talk import ABILITIES, AMOUNTS, EFFECTS, Talk
from tableforge.arkham.voice.shape import SIGNS, speaks_of_this
from tableforge.tongue import fr
from tableforge.tongue.fr import do, join, sentence
from tableforge.tongue.text import format_signed
from tableforge.words.amounts import Exists, Number
from tableforge.words.sets import And

LABELS: Final = {
    names.FORCED: "Forcé –",
    names.REVELATION: "Révélation –",
    names.OBJECTIVE: "Objectif –",
}


# ------------------------------------------------------------------ keywords
@ABILITIES.says(w.Keyword)
def keyword(talk: Talk, a: w.Keyword) -> str:
    return f"{KEYWORDS[a.name]}."


@ABILITIES.says(w.Uses)
def uses(talk: Talk, a: w.Uses) -> str:
    unit = TOKENS[a.kind]
    said = f"Utilisations ({unit.with_number(a.n)})."
    if not a.discard_empty:
        return said
    card = this(talk)
    return f"{said} {sentence(f'si {card.text} n’a plus {unit.of}, défaussez-{card.direct}')}"


@ABILITIES.says(w.PreyIs)
def prey_is(talk: Talk, a: w.PreyIs) -> str:
    return f"Proie – {sentence('détenteur uniquement' if a.n is None else prey(talk, a.n, a.most))}"


@ABILITIES.says(w.SpawnsAt)
def spawns_at(talk: Talk, a: w.SpawnsAt) -> str:
    if a.place is None:
        return "Génération – Engagé avec sa proie."
    if isinstance(a.place, sets.Named):
        return f"Génération – {a.place.titles[0][1]}."
    return f"Génération – N’importe quel {described(talk, a.place).core()}."


@ABILITIES.says(w.Commits)
def commits(talk: Talk, a: w.Commits) -> str:
    if a.own_tests_only:
        return "À attribuer uniquement à un test de compétence que vous effectuez."
    return f"{a.most} max. attribuée par test de compétence."


# ------------------------------------------------------------------ constant effects
@ABILITIES.says(w.Constant)
def constant(talk: Talk, a: w.Constant) -> str:
    talk.constant = True
    (first, *_) = a.words
    if isinstance(first, w.Gains):
        return gains(talk, first)
    effects = tuple([x for x in a.words if not isinstance(x, w.Gains)])
    if a.while_ is None:
        return text(talk, effects)
    if isinstance(a.while_, Exists):
        return sentence(f"{while_(talk, a.while_)}, {body(talk, effects)}")
    return sentence(f"{body(talk, effects)} {while_(talk, a.while_)}")


def gains(talk: Talk, g: w.Gains) -> str:
    """While Lita Chantler is nobody's, she has an ability of this card's."""
    assert isinstance(g.who, w.Each) and isinstance(g.who.sel, And) and isinstance(g.who.sel.a, sets.Named)
    who = called(g.who.sel.a.titles[0][1])
    said = ABILITIES(Talk(who), g.ability)
    return f"Tant qu’aucun investigateur ne contrôle {who.text}, {who.subject} gagne : « {said} »"


# ------------------------------------------------------------------ triggered abilities
@ABILITIES.says(w.Triggered)
def triggered(talk: Talk, a: w.Triggered) -> str:
    if a.kind == names.FORCED:
        return forced(talk, a)
    before: list[str] = []
    if a.timed is not None:
        before.append(moment(talk, a.timed))
    if a.given is not None:
        before.append(while_(talk, a.given) if speaks_of_this(a.given) else lead(talk, a.given))
    before += [paying(talk, a.costs)] if a.costs else []
    icons = " ".join([SIGNS[a.kind]] * max(1, a.actions))
    head = ", ".join(before)
    head = f"{icons} {head[:1].upper()}{head[1:]} :" if head else f"{icons} :"
    more = [] if a.provokes else ["Cette action ne provoque pas d’attaques d’opportunité."]
    more += [limit(a.limit)] if a.limit is not None else []
    return " ".join([head, begun(text(talk, a.effects), a.effects), *more])


def begun(said: str, effects: tuple[object, ...]) -> str:
    """Sentences behind a colon: small, but for the name of an action."""
    return said if isinstance(effects[0], w.Designated) else said[:1].lower() + said[1:]


def forced(talk: Talk, a: w.Triggered) -> str:
    assert a.timed is not None
    when = moment(talk, a.timed)
    if a.from_hand:
        when = f"{when}, si {this(talk).text} est dans votre main"
    if a.given is not None:
        when = f"{when}, {join('si', holds(talk, a.given))}"
    return f"{LABELS[names.FORCED]} {when[:1].upper()}{when[1:]} : {begun(text(talk, a.effects), a.effects)}"


def paying(talk: Talk, costs: tuple[w.Payable, ...]) -> str:
    (said,) = fr.sentences([c for cost in costs for c in EFFECTS(talk, cost)], together=True)
    return said


def limit(n: w.Limit) -> str:
    """How often: (Limite d’une fois par round.)"""
    often = TIMES.get(n.n, f"de {n.n} fois")
    return f"({'Limite collective' if n.group else 'Limite'} {often} par {PERIODS[n.period].one}.)"


@ABILITIES.says(w.Play)
def play(talk: Talk, a: w.Play) -> str:
    """When an event is played, and on a line of its own what it does."""
    if a.timed is not None:
        when = f"À jouer {moment(talk, a.timed)}."
    elif a.given is not None:
        when = f"À jouer uniquement {lead(talk, a.given)}."
    else:
        return text(talk, a.effects)
    return f"{when}\n{text(talk, a.effects)}"


@ABILITIES.says(w.Revelation)
def revelation(talk: Talk, a: w.Revelation) -> str:
    return f"{LABELS[names.REVELATION]} {text(talk, a.effects)}"


@ABILITIES.says(w.Committed)
def committed(talk: Talk, a: w.Committed) -> str:
    return text(talk, a.words)


@ABILITIES.says(w.Symbol)
def symbol(talk: Talk, a: w.Symbol) -> str:
    """A symbol, what it is worth, and what comes with it."""
    after = f" {text(talk, a.words)}" if a.words else ""
    return f"{sign(a.face)} : {worth(talk, a)}{after}"


def worth(talk: Talk, a: w.Symbol) -> str:
    if isinstance(a.n, Number):
        return f"{format_signed(a.n.n)}."
    m = AMOUNTS(talk, a.n)
    if isinstance(a.n, Minus):
        return f"–X. X est {m.value}."
    return f"+{m.n} pour chaque {m.each}."


# ------------------------------------------------------------------ acts and agendas
@ABILITIES.says(w.Objective)
def objective(talk: Talk, a: w.Objective) -> str:
    label = LABELS[names.OBJECTIVE]
    done = body(talk, a.effects) if a.effects else "avancez"
    if a.cost is not None:
        assert isinstance(a.cost, w.Spend) and a.cost.group is not None
        much = AMOUNTS(talk, a.cost.n).of(TOKENS[a.cost.kind])
        pay = permitted(do("dépenser", f"collectivement {much} pour avancer"))
        said = pay.present(several(talk, a.cost.group))
        return f"{label} {sentence(f'{moment(talk, a.timed)}, {said}')}"
    when = join("si", holds(talk, a.given)) if a.given is not None else occurs(talk, a.timed.event)
    return f"{label} {sentence(f'{when}, {done}')}"


@ABILITIES.says(w.Advance)
def advance(talk: Talk, a: w.Advance) -> str:
    return text(talk, a.effects, apart=True)

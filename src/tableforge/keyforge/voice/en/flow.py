"""English for the flow of an ability: sequences, conditions, choices, repetition."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Final

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.en.amounts import measured
from tableforge.keyforge.voice.en.conditions import holds
from tableforge.keyforge.voice.en.effects import again
from tableforge.keyforge.voice.en.lexicon import IT
from tableforge.keyforge.voice.en.nouns import owner, person
from tableforge.keyforge.voice.en.sets import BARE, EACH, noun_of, one
from tableforge.keyforge.voice.en.talk import ABILITIES, EFFECTS, Talk, Thing
from tableforge.keyforge.voice.en.targets import target
from tableforge.tongue.en import YOU, Clause, Said, clause, join_clauses, sentence, together
from tableforge.words.node import SetNode


# ------------------------------------------------------------------ sequences of effects
def objects(e: w.Effect) -> list[w.What]:
    """The cards an effect names."""
    return [v for v in parts(e) if isinstance(v, (w.Target, q.Ref))]


def parts(e: w.Effect) -> list[object]:
    return [getattr(e, f.name) for f in fields(e)]


def leans(e: w.Effect, before: w.Effect) -> bool:
    """Whether an effect goes on with the card of the effect before it, so that both make one sentence."""
    if isinstance(before, (w.Choose, w.DiscardCardsUntil, w.For, w.UseCard)) or isinstance(e, w.ForEach):
        return False
    mine, its = objects(e), objects(before)
    if any(isinstance(x, q.Ref) and (x.name == "it" or x in its) for x in mine):
        return True
    if mine == [w.Each(q.Ref("rest"))]:
        return True
    return any(isinstance(x, q.Amount) and reads_it(x) for x in parts(e))


def reads_it(n: q.Amount) -> bool:
    if isinstance(n, q.Half):
        return reads_it(n.of)
    return isinstance(n, q.CardAmount) and n.of == IT


# verbs with nothing but a direct object; two of them can share it
PLAIN: Final = (w.ChangeStatus, w.FightWithCard, w.UseCard, w.DestroyCards)


def groups(talk: Talk, effects: tuple[w.Effect, ...], keep: bool = False) -> list[list[Said]]:
    """The sentences of an ability, each as its clauses; `keep` if all of it is one sentence."""
    out: list[list[Said]] = []
    before: w.Effect | None = None
    for e in effects:
        goes_on = before is not None and leans(e, before)
        if before is not None and not goes_on and not keep:
            talk.stop()
            talk.topic = IT if isinstance(e, w.IfDone) else None
        said = spoken(talk, e)
        if not goes_on:
            out.append([said[0]])
        elif isinstance(before, PLAIN) and isinstance(e, PLAIN) and shares_object(out[-1][-1], said[0]):
            out[-1][-1] = sharing(out[-1][-1], said[0])
        else:
            out[-1].append(said[0])
        out.extend([[s] for s in said[1:]])
        before = e
    return out


def shares_object(a: Said, b: Said) -> bool:
    return isinstance(a, Clause) and isinstance(b, Clause) and not a.tail


def sharing(a: Said, b: Said) -> Clause:
    """Two clauses as one: "ready and fight with a friendly creature"."""
    assert isinstance(a, Clause) and isinstance(b, Clause)
    return replace(a, verbs=a.verbs + b.verbs, tail=b.tail)


def spoken(talk: Talk, e: w.Effect) -> list[Said]:
    """An effect as a clause, and the sentences that explain it."""
    said = EFFECTS(talk, e)
    first = said[0]
    if talk.scale:
        assert isinstance(first, Clause), first
        first = replace(first, tail=together(first.tail, f"for each {talk.scale}"))
        said[0] = replace(first, modal="may") if talk.optional else first
    talk.scale, talk.optional = "", False
    return said


def body(talk: Talk, effects: tuple[w.Effect, ...]) -> str:
    """Effects in one sentence."""
    before, talk.nested = talk.nested, True
    said = join_clauses([c for g in groups(talk, effects, keep=True) for c in g])
    talk.nested = before
    return said


def flow(talk: Talk, effects: tuple[w.Effect, ...], lead: str = "") -> str:
    """Effects as sentences, the first one without its capital.

    What follows a lead ("after a creature reaps, …") stands in its sentence, up to a condition.
    """
    out: list[str] = []
    if lead:
        k = next((k for k, e in enumerate(effects) if k and isinstance(e, (w.If, w.IfDone))), len(effects))
        out.append(f"{lead}, {body(talk, effects[:k])}")
        effects = effects[k:]
        talk.stop()
    out.extend([join_clauses(g) for g in groups(talk, effects)])
    return " ".join([out[0] if len(out) == 1 else f"{out[0]}.", *[sentence(x) for x in out[1:]]])


def sentences(talk: Talk, effects: tuple[w.Effect, ...]) -> str:
    return sentence(flow(talk, effects))


# ------------------------------------------------------------------ choice and flow
@EFFECTS.says(w.Choose)
def say_choose(talk: Talk, e: w.Choose) -> list[Said]:
    if isinstance(e.what, w.Domain):
        of = "" if e.of is None else f"on {owner(talk, e.of)} identity card"
        return [clause(YOU, "choose", f"a {e.what.name}", of)]
    said = clause(YOU, "choose", target(talk, e.what).text)
    talk.chosen = Thing(talk.it.noun, talk.it.many)
    return [said]


def behind(talk: Talk, e: w.If) -> bool:
    """Whether a condition is said behind its effect: if it counts cards in play, or if more damage hangs on it."""
    if len(e.effects) > 1:
        return False
    (first,) = e.effects
    if isinstance(first, w.DealDamage) and again(talk, first):
        return True
    c = e.cond
    return isinstance(c, q.Compare) and isinstance(c.a, (q.Count, q.HousesAmong)) and not isinstance(c.a.of, q.Ref)


@EFFECTS.says(w.If)
def when(talk: Talk, e: w.If) -> list[Said]:
    if not e.otherwise:
        if behind(talk, e):
            said = body(talk, e.effects)
            return [f"{said} if {holds(talk, e.cond)}"]
        cond = holds(talk, e.cond)
        return [f"if {cond}, {body(talk, e.effects)}"]
    if len(e.effects) == len(e.otherwise) == 1 and type(e.effects[0]) is type(e.otherwise[0]):
        usual = body(talk, e.otherwise)
        talk.stop()
        cond = holds(talk, e.cond)
        return [usual, f"if {cond}, {body(talk, e.effects)} instead"]
    cond = holds(talk, e.cond)
    said = f"if {cond}, {body(talk, e.effects)}"
    first, *rest = groups(talk, e.otherwise)
    return [said, f"otherwise, {join_clauses(first)}", *[join_clauses(g) for g in rest]]


@EFFECTS.says(w.May)
def say_may(talk: Talk, e: w.May) -> list[Said]:
    talk.permitted = True
    said = [c for g in groups(talk, e.effects, keep=True) for c in g]
    talk.permitted = False
    return [join_clauses([replace(c, modal="may") if isinstance(c, Clause) else c for c in said])]


@EFFECTS.says(w.IfDone)
def if_you_do(talk: Talk, e: w.IfDone) -> list[Said]:
    if isinstance(e.effects[0], w.For):
        talk.topic = None  # a new subject: "that creature"
    return [f"if you do, {body(talk, e.effects)}"]


@EFFECTS.says(w.ChooseOne)
def choose_one(talk: Talk, e: w.ChooseOne) -> list[Said]:
    if len(e.branches) == 2 and len(e.branches[0]) == len(e.branches[1]) == 1:
        (one,), (two,) = e.branches
        a = groups(talk, (one,))[0][0]
        talk.stop()
        b = groups(talk, (two,))[0][0]
        if isinstance(a, Clause) and isinstance(b, Clause):
            if a.verbs == b.verbs and a.tail == b.tail:
                return [replace(a, object=f"{a.object} or {b.object}")]
            if all(isinstance(x, w.Pick) for x in objects(one) + objects(two)) and objects(two):
                return [f"{a.order()} or {b.order()}"]
    *most, last = [body(talk, branch) for branch in e.branches]
    return [f"choose one: {', '.join(most)}, or {last}"]


def upon(e: w.Effect, what: w.What) -> w.Effect:
    """The effect with a target in the place of `it`."""
    changed = {f.name: what for f in fields(e) if getattr(e, f.name) == IT}
    return replace(e, **changed)


@EFFECTS.says(w.ForEach)
def for_each(talk: Talk, e: w.ForEach) -> list[Said]:
    what = e.what
    if isinstance(what, w.Pick) or what == q.Ref("them"):  # one at a time, the cards picked
        assert isinstance(what, (w.Pick, q.Ref))
        said = body(talk, (upon(e.effects[0], what), *e.effects[1:]))
        return [f"{said}, one at a time"]
    if isinstance(what, q.Number):
        last = e.effects[-1]
        if isinstance(last, w.FightWithCard) and last.against is not None:
            said = body(talk, (*e.effects[:-1], replace(last, against=None)))
            return [f"{said} {what.n} times, each time against a different {one(talk, last.against.sel, BARE)}"]
        return [f"{body(talk, e.effects)} {what.n} times"]
    if isinstance(what, q.Who):
        return [f"for {each_player_who(talk, what, e.effects)}"]
    if isinstance(what, q.Amount):
        lead = f"for {measured(talk, what).tail().removeprefix('for ')}"
        talk.in_loop = True
        said = body(talk, e.effects)
        talk.in_loop = False
        return [f"{lead}, {said}"]
    assert isinstance(what, SetNode)
    each = one(talk, what, EACH)
    talk.it = Thing(noun_of(talk, what))
    talk.topic = IT
    return [f"for {each}, {body(talk, e.effects)}"]


def each_player_who(talk: Talk, what: q.Who, effects: tuple[w.Effect, ...]) -> str:
    """What happens for each player; a condition tells which players are meant."""
    who = person(talk, what).text
    (e, *more) = effects
    if not isinstance(e, w.If) or e.otherwise or more:
        return f"{who}, {body(talk, effects)}"
    talk.relative = True
    cond = holds(talk, e.cond)
    talk.relative = False
    return f"{who} {cond}, {body(talk, e.effects)}"


@EFFECTS.says(w.RepeatIf)
def repeat_if(talk: Talk, e: w.RepeatIf) -> list[Said]:
    if e.optional:
        return [f"you may repeat this effect as many times as you like, as long as {holds(talk, e.cond)}"]
    if isinstance(e.cond, q.Compare):
        verb = "repeat the preceding effect once" if e.once else "repeat this card's effect"
        cond = holds(talk, e.cond)
        for v in ("has", "controls"):
            cond = cond.replace(f"opponent {v} ", f"opponent still {v} ")
        return [f"{verb} if {cond}"]
    return [f"if {holds(talk, e.cond)}, repeat this effect"]


@EFFECTS.says(w.Custom)
def custom(talk: Talk, e: w.Custom) -> list[Said]:
    text = e.text.text("en")
    said = text[:1].lower() + text[1:]
    for this in ("this creature", "this artifact"):  # a card calls itself by its title
        said = said.replace(this, talk.title)
    return [said]


# ------------------------------------------------------------------ lines
def line(talk: Talk, *abilities: w.Has) -> str:
    """Abilities that make one line of the text."""
    return sentence(join_clauses([s for a in abilities for s in ABILITIES(talk, a)]))

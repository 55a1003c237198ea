"""English for abilities with effects: boldface words, reactions, replacements."""

from __future__ import annotations

from dataclasses import replace

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.en.amounts import measured
from tableforge.keyforge.voice.en.conditions import holds, unless
from tableforge.keyforge.voice.en.events import happening, often, some
from tableforge.keyforge.voice.en.flow import body, flow, sentences, upon
from tableforge.keyforge.voice.en.lexicon import IT, OPPONENT, THIS, WAYS, keyword, labels
from tableforge.keyforge.voice.en.nouns import owner, person
from tableforge.keyforge.voice.en.sets import BARE, A, cards, one
from tableforge.keyforge.voice.en.talk import ABILITIES, Talk
from tableforge.keyforge.voice.en.targets import subject, target
from tableforge.keyforge.voice.phrases import OPENINGS
from tableforge.tongue.en import Said, as_instruction, join_clauses, sentence


# ------------------------------------------------------------------ abilities with effects
@ABILITIES.says(w.Labelled)
def labelled(talk: Talk, a: w.Labelled) -> list[Said]:
    talk.doing = talk.imperative = True
    if a.labels == (names.AS_PLAYED,):
        return [flow(talk, a.effects, OPENINGS["as played"].text("en"))]
    return [f"{labels(a.labels)}: {sentences(talk, a.effects)}"]


@ABILITIES.says(q.KeywordIs)
def keyword_is(talk: Talk, a: q.KeywordIs) -> list[Said]:
    return [keyword(a.name, a.n)]


@ABILITIES.says(w.After)
def say_after(talk: Talk, a: w.After) -> list[Said]:
    talk.doing = True
    (e, *more) = a.effects
    if a.event.kinds() == (names.ENTERS,) and isinstance(e, w.DealDamage) and e.to == IT and not more:
        assert isinstance(a.event, q.Happening) and a.event.subj is not None
        talk.doing = False
        dealt = upon(e, w.Each(a.event.subj))
        return [f"{body(talk, (dealt,))} after it enters play"]
    again = a.each_time or often(a.event, talk.lasting)
    lead = f"{'each time' if again else 'after'} {happening(talk, a.event).finite()}"
    if isinstance(a.given, q.YourTurn):
        lead += " during your turn"
    elif a.given is not None:
        topic = talk.topic
        lead += f", if {holds(talk, a.given)}"
        talk.topic = topic
    if talk.lasting and not more and isinstance(e, w.GainAmber):
        return [f"{body(talk, a.effects)} {lead}"]
    return [flow(talk, a.effects, lead)]


@ABILITIES.says(w.Before)
def say_before(talk: Talk, a: w.Before) -> list[Said]:
    talk.doing = True
    return [flow(talk, a.effects, f"before {happening(talk, a.event).finite()}")]


@ABILITIES.says(w.TurnMark)
def turn_mark(talk: Talk, a: w.TurnMark) -> list[Said]:
    talk.doing = True
    return [flow(talk, a.effects, OPENINGS["end" if a.end else "start"].text("en"))]


@ABILITIES.says(w.Whenever)
def whenever(talk: Talk, a: w.Whenever) -> list[Said]:
    talk.doing = True
    return [f"when {holds(talk, a.cond)}, {body(talk, a.effects)}"]


# ------------------------------------------------------------------ replacements
def passive(talk: Talk, e: w.Effect) -> str:
    """What happens to æmber or damage in the place of what was to happen."""
    if isinstance(e, w.CaptureAmber):
        return f"is captured by {target(talk, e.by).text}"
    if isinstance(e, w.StealAmber):
        return f"is stolen from {person(talk, OPPONENT).text}"
    assert isinstance(e, w.DealDamage)
    return f"is dealt to {target(talk, e.to).text}"


def would_be(talk: Talk, e: q.Happening) -> str:
    """An amount that was to go somewhere, as the subject of what happens to it."""
    if e.kind == names.POOL_GROWS:
        assert e.who is not None
        return f"each æmber that would be added to {owner(talk, e.who)} pool"
    if e.kind == names.GAINS_BY_REAPING:
        assert e.who is not None
        return f"any æmber {person(talk, e.who).text} would gain from reaping"
    assert e.subj is not None
    return f"damage dealt to {cards(talk, e.subj).text}"


@ABILITIES.says(w.Instead)
def say_instead(talk: Talk, a: w.Instead) -> list[Said]:
    talk.doing = True
    e, first = a.event, a.effects[0]
    if e.kind == names.IS_ROBBED and e.who is not None:
        return [f"when {owner(talk, e.who)} æmber would be stolen or captured, {body(talk, a.effects)} instead"]
    if e.kind == names.IS_DEALT_DAMAGE and isinstance(first, w.DealDamage) and first.to == e.subj:
        who, it = subject(talk, first.to).text, subject(talk, first.to).text
        more = measured(talk, first.n).n
        return [f"each time {who} is dealt damage, {it} is dealt an additional {more} damage"]
    if e.kind in (names.POOL_GROWS, names.GAINS_BY_REAPING, names.IS_DEALT_DAMAGE):
        return [f"{would_be(talk, e)} {passive(talk, first)} instead"]
    if e.kind == names.IS_DESTROYED:
        talk.imperative = True
        return [f"{labels((names.DESTROYED,))}: {sentence(f'{body(talk, a.effects)} instead')}"]
    said = happening(talk, e)
    return [f"when {replace(said, modal='would').finite()}, {body(talk, a.effects)} instead"]


# ------------------------------------------------------------------ conditions on modifiers
@ABILITIES.says(w.While)
def say_while(talk: Talk, a: w.While) -> list[Said]:
    (what, *more) = a.what
    if isinstance(a.cond, q.Attacking) and a.cond.what is not None and not more:
        said = as_instruction(ABILITIES(talk, what)[0])
        return [f"{said} while attacking {some(talk, a.cond.what, A).text}"]
    if isinstance(what, w.EventRule) and not more:
        said = as_instruction(ABILITIES(talk, what)[0])
        return [f"{said} {unless(talk, a.cond)}"]
    if isinstance(what, w.Enters) and a.cond == (w.tally(w.any_player.plays(what.what)) < 1):
        return [f"the first {one(talk, what.what, BARE)} played each turn enters play {WAYS[what.how]}"]
    if not more and isinstance(what, (w.Gets, w.Gains, w.FightDamage)) and what.who == THIS:
        said = as_instruction(ABILITIES(talk, what)[0])  # of itself a card speaks first
        return [f"{said} while {holds(talk, a.cond)}"]
    cond = holds(talk, a.cond)
    talk.nested = True
    return [f"while {cond}, {join_clauses([s for x in a.what for s in ABILITIES(talk, x)])}"]

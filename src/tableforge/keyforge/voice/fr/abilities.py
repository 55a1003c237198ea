"""French for abilities with effects: boldface words, reactions, replacements."""

from __future__ import annotations

from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.fr.conditions import given
from tableforge.keyforge.voice.fr.events import event
from tableforge.keyforge.voice.fr.flow import has, in_order
from tableforge.keyforge.voice.fr.lexicon import keyword, labels
from tableforge.keyforge.voice.fr.rules import behind, entering
from tableforge.keyforge.voice.fr.sets import LES, PREMIER, UN, cards, reference
from tableforge.keyforge.voice.fr.talk import ABILITIES, CONDITIONS, LASTING, Talk
from tableforge.keyforge.voice.phrases import OPENINGS
from tableforge.tongue.fr import WAS_TO, Clause, do, join, modal, sentence, sentences, text_of, under


# ------------------------------------------------------------------ keywords and boldface abilities
@ABILITIES.says(q.KeywordIs)
def keyword_is(s: Talk, k: q.KeywordIs) -> list[Clause]:
    return [Clause(keyword(k.name, k.n))]


@ABILITIES.says(w.Labelled)
def say_labelled(s: Talk, x: w.Labelled) -> list[Clause]:
    if x.labels == (names.AS_PLAYED,):
        return under(OPENINGS["as played"].text("fr"), in_order(s, x.effects))
    s.labelled = True
    return [Clause(f"{labels(x.labels)} : {text_of(in_order(s, x.effects, False), False)}", full=True)]


# ------------------------------------------------------------------ reactions
EACH_TIME: Final = (names.FIGHTS, names.DISCARDS, names.IS_DESTROYED, names.IS_DESTROYED_IN_A_FIGHT)


def trigger(s: Talk, x: w.After) -> str:
    """chaque fois que vous jouez …; après que vous avez forgé …"""
    e = x.event
    who, vp = event(s, e, UN, UN)
    plain = isinstance(e, q.Happening) and (e.kind in EACH_TIME or (e.kind == names.USES and e.who is not None))
    if x.each_time or plain or s.lasting:
        return join("chaque fois que", vp.present(who))
    if isinstance(e, q.Happening) and e.kind == names.IS_DESTROYED_FIGHTING and not e.attacking:
        return join("après que", vp.present(who))
    return join("après que", vp.perfect(who))


@ABILITIES.says(w.After)
def say_after(s: Talk, x: w.After) -> list[Clause]:
    when = trigger(s, x)
    if isinstance(x.given, q.YourTurn):
        when = f"pendant votre tour, {when}"
    elif x.given is not None:
        topic, it = s.topic, s.it
        when = f"{when}, {given(s, x.given)}"
        s.topic, s.it = topic, it
    return under(when, in_order(s, x.effects))


@ABILITIES.says(w.Before)
def say_before(s: Talk, x: w.Before) -> list[Clause]:
    who, vp = event(s, x.event, UN, UN)
    about = do("être", join("sur le point de", vp.infinitive()))
    return under(join("chaque fois que", about.present(who)), in_order(s, x.effects))


@ABILITIES.says(w.TurnMark)
def turn_mark(s: Talk, x: w.TurnMark) -> list[Clause]:
    return under(OPENINGS["end" if x.end else "start"].text("fr"), in_order(s, x.effects))


@ABILITIES.says(w.Whenever)
def whenever(s: Talk, x: w.Whenever) -> list[Clause]:
    return under(join("dès que", CONDITIONS(s, x.cond)), in_order(s, x.effects))


@ABILITIES.says(w.Instead)
def instead(s: Talk, x: w.Instead) -> list[Clause]:
    if x.event.kind == names.IS_DESTROYED:
        s.labelled = True
        what = " et ".join(sentences(in_order(s, x.effects), True))
        return [Clause(f"{labels((names.DESTROYED,))} : {sentence(f'{what} à la place')}", full=True)]
    first = x.effects[0]
    if isinstance(first, w.DealDamage) and first.to != x.event.subj:
        assert x.event.subj is not None and isinstance(first.to, q.Ref)
        spared, hurt = cards(s, x.event.subj, LES), reference(s, first.to)
        return [Clause(join("les dégâts infligés à", spared.text, "sont infligés à", hurt.text, "à la place"))]
    who, vp = event(s, x.event, UN, UN)
    if isinstance(first, w.DealDamage):  # more of the same to the same creature
        return under(join("chaque fois que", vp.present(who)), in_order(s, x.effects))
    said = sentences(in_order(s, x.effects), True)
    said[-1] += " à la place"
    return under(join("si", modal(WAS_TO, vp).present(who)), [Clause(text, full=True) for text in said])


@ABILITIES.says(w.While)
def say_while(s: Talk, x: w.While) -> list[Clause]:
    (first, *_) = x.what
    if isinstance(first, w.Enters) and x.cond == (w.tally(w.any_player.plays(first.what)) < 1):
        one = cards(s, first.what, PREMIER, more="joué")
        return [Clause(do("entrer", f"en jeu {entering(s, first, one)}").present(behind(one, "à chaque tour")))]
    while_ = join("quand" if isinstance(x.cond, q.Attacking) else "tant que", CONDITIONS(s, x.cond))
    s.lasting = LASTING
    return under(while_, has(s, x.what))

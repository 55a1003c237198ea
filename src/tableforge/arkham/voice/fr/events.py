"""French for what happens: a subject and a verb phrase, in the mood that the moment asks for."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from tableforge.arkham import names
from tableforge.arkham.questions import sets
from tableforge.arkham.questions.events import ANY, Happening
from tableforge.arkham.voice.clauses import happening_row
from tableforge.arkham.voice.fr.lexicon import ENNEMI, INVESTIGATEUR, PERIODS, PHASES, TOKENS
from tableforge.arkham.voice.fr.sets import noun_of, one, where
from tableforge.arkham.voice.fr.talk import Talk
from tableforge.arkham.words import Timed
from tableforge.kernel.react import AFTER, AT, WOULD
from tableforge.tongue.clause import fill_fields, split_clause
from tableforge.tongue.fr import NP, VP, agree, do, join, modal, np, verb
from tableforge.words.node import EitherHappening, PatternNode, SetNode
from tableforge.words.sets import Ref

Said = tuple[NP, VP]
SHOULD: Final = replace(verb("devoir"), vous="devriez", il="devrait", ils="devraient")


def moment(talk: Talk, t: Timed) -> str:
    """When an ability reacts: après que vous avez vaincu un ennemi, à la fin du round."""
    e = t.event
    talk.event = e.kinds()[0]
    if isinstance(e, Happening) and e.kind in (names.ENDS, names.BEGINS) and t.timing in (AT, AFTER):
        edge = "à la fin de" if e.kind == names.ENDS else "après le début de"
        return join(edge, period(e).text)
    if t.timing == AFTER:
        return join("après que", perfect(talk, e))
    who, vp = happening(talk, e)
    return join("quand", (modal(SHOULD, vp) if t.timing == WOULD else vp).present(who))


def perfect(talk: Talk, e: PatternNode) -> str:
    """What has happened; of two things that the same has done, the second without its subject."""
    if isinstance(e, EitherHappening):
        first = perfect(talk, e.a)
        _, vp = happening(talk, e.b)
        return f"{first} ou {join(vp.verb.pp, vp.rest)}"
    who, vp = happening(talk, e)
    return vp.perfect(who)


def occurs(talk: Talk, e: PatternNode) -> str:
    """What advances an act: si le Prêtre Goule est vaincu."""
    who, vp = happening(talk, e)
    talk.event = e.kinds()[0]
    return join("si", vp.present(who))


def happening(talk: Talk, e: PatternNode) -> Said:
    """Who does what."""
    assert isinstance(e, Happening)
    p = split_clause(happening_row(e).text("fr"))
    clitic = ""

    def say(name: str, spec: str) -> str:
        nonlocal clitic
        if name == "some":
            return some(e).text
        if name == "what":
            talk.now(ENNEMI)
            return TOKENS[e.what].form(True)
        if name == "n":
            return f"avec une différence de {e.n} ou plus" if e.n > 0 else ""
        if name == "most":
            return f"avec une différence de {e.most} ou moins" if e.most != ANY else ""
        x: SetNode | None = getattr(e, name)
        if x is None:
            return ""
        if x == sets.you:
            clitic = "vous"
            return ""
        if spec == "dans":
            return where(talk, x)
        return mentioned(talk, x).after(spec) if spec else mentioned(talk, x).text

    inf, before = p.verb, ""
    if p.subject == "some":
        who = some(e)
    elif p.subject == "period":
        who = period(e)
    elif p.subject:
        x = getattr(e, p.subject)
        who = talk.you if x == sets.you else mentioned(talk, x)
    else:
        literal, _, inf = p.verb.rpartition(" ")
        if inf == "des":
            literal, _, inf = literal.rpartition(" ")
            before = "des"
        who = np(literal, INVESTIGATEUR)
    reflexive = inf.startswith("se ")
    inf, _, more = inf.removeprefix("se ").partition(" ")
    more = re.sub("<(.*?)>", lambda m: agree(m[1], who.fem, who.plural), more)
    rest = join(before, fill_fields(f"{more} {p.rest}", say))
    return who, do(inf, rest, clitic or ("se" if reflexive else ""))


def some(e: Happening) -> NP:
    """Au moins 1 indice."""
    unit = TOKENS[names.CLUE if e.kind == names.DISCOVERS else e.what]
    return np(f"au moins 1 {unit.one}", unit)


def mentioned(talk: Talk, x: SetNode) -> NP:
    """A card or investigator of an event; "that" stands for the card from now on."""
    said = one(talk, x)
    if noun_of(x) is not INVESTIGATEUR and not isinstance(x, (Ref, sets.Person)):
        talk.now(noun_of(x))
    return said


def period(e: Happening) -> NP:
    """votre tour, le tour de chaque investigateur, la phase des Ennemis, une phase."""
    noun = PERIODS[e.what]
    if e.what == names.PHASE:
        return np(PHASES[e.n] if e.n else "une phase", noun)
    if e.what == names.TURN:
        return np("votre tour" if e.who == sets.you else "le tour de chaque investigateur", noun)
    return np(f"{'la' if noun.fem else 'le'} {noun.one}", noun)

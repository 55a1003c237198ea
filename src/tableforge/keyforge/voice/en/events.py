"""English for events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.clauses import HAPPENINGS
from tableforge.keyforge.voice.en.lexicon import the_house
from tableforge.keyforge.voice.en.nouns import owner, person, refer
from tableforge.keyforge.voice.en.sets import ALL, EACH, A, card, now_it, one, several
from tableforge.keyforge.voice.en.talk import Talk
from tableforge.tongue.clause import fill_fields, split_clause
from tableforge.tongue.en import ORDINALS, PLURAL, Clause, Person, clause, listed
from tableforge.words.node import PatternNode, SetNode


def some(talk: Talk, sel: SetNode | None, how: str) -> Person:
    """The cards of an event: a creature, each creature, creatures."""
    assert sel is not None
    if isinstance(sel, q.Ref):
        return refer(talk, sel)
    got = Person(several(talk, sel), PLURAL) if how == ALL else Person(one(talk, sel, how))
    now_it(talk, sel, how == ALL)
    return got


def doer(talk: Talk, e: q.Happening, field: str, how: str) -> Person:
    """Who or what an event is about."""
    if field.startswith("own:"):
        assert e.who is not None
        return Person(f"{owner(talk, e.who)} {field.removeprefix('own:')}")
    if field == "obj" or e.who is None:
        return some(talk, e.obj if field == "obj" else e.subj, how)
    if how == ALL and e.who == w.any_player:
        return Person("players", PLURAL)
    return person(talk, e.who)


def from_row(talk: Talk, e: q.Happening, how: str) -> Clause:
    """An event that its row says whole."""
    p = split_clause(HAPPENINGS[e.kind].text("en"))
    who = doer(talk, e, p.subject, how)

    def say(name: str, spec: str) -> str:
        if spec == "own":
            assert e.who is not None
            return owner(talk, e.who)
        if name == "key":
            return f"their {ORDINALS[e.n]} key" if e.n else "a key" if how == A else "keys"
        if spec == "house" and isinstance(e.obj, q.HouseIs):
            return the_house(e.obj.name)
        return other_card(talk, e, name, how)

    if e.kind in MUCH:
        talk.much = MUCH[e.kind]
    object, end, behind = p.rest.partition("} ")
    return clause(who, p.verb, fill_fields(object + end.strip(), say), fill_fields(behind, say))


MUCH: Final = {
    names.PREVENTS_DAMAGE: ("damage", "just prevented"),
    names.GAINS_BY_REAPING: ("æmber", "gained this way"),
    names.SPENDS_TO_FORGE: ("æmber", "spent this way"),
}


def other_card(talk: Talk, e: q.Happening, name: str, how: str) -> str:
    """The card that something is done to."""
    if name == "subj":
        return some(talk, e.subj, how).text
    if e.obj is None:
        return ""
    place, talk.place = talk.place, "from" if e.subj is None else talk.place
    what = some(talk, e.obj, ALL if how == EACH else how).text
    talk.place = place
    talk.topic = talk.topic if e.subj is None else None  # two cards: "it" could be either
    return what


def plays(talk: Talk, e: q.Happening, how: str) -> Clause:
    if isinstance(e.obj, q.Neighbors):
        return clause(Person("a creature"), "be played adjacent to", card(talk, e.obj.of).text)
    return from_row(talk, e, how)


def uses(talk: Talk, e: q.Happening, how: str) -> Clause:
    if e.who is not None:
        return from_row(talk, e, how)
    return clause(some(talk, e.subj, how), "be used to fight" if e.n else "be used")


def destroyed_fighting(talk: Talk, e: q.Happening, how: str) -> Clause:
    if e.attacking:
        said = Clause(some(talk, e.obj, how), ("attack", "destroy"), some(talk, e.subj, how).text)
    else:
        said = clause(some(talk, e.subj, how), "be destroyed fighting", some(talk, e.obj, how).text)
    talk.topic = None
    return said


EVENTS: Final[dict[int, Callable[[Talk, q.Happening, str], Clause]]] = {
    **dict.fromkeys(HAPPENINGS, from_row),
    names.PLAYS: plays,
    names.USES: uses,
    names.IS_DESTROYED_FIGHTING: destroyed_fighting,
}


def often(e: PatternNode, lasting: bool) -> bool:
    """Whether an event is said with "each time" (what is done again and again) and not with "after"."""
    kind = e.kinds()[0]
    if kind == names.USES:
        return lasting or (isinstance(e, q.Happening) and e.who not in (None, w.any_player))
    return kind == names.IS_DESTROYED or (lasting and kind != names.FORGES)


def happening(talk: Talk, e: PatternNode, how: str = A) -> Clause:
    """What happens: "an enemy creature is destroyed", "you play an artifact"."""
    if isinstance(e, q.EitherHappening):  # two events that differ in the verb alone: you play or use a card
        a, b = happening(talk, e.a, how), happening(talk, e.b, how)
        return Clause(a.who, (listed([*a.verbs, *b.verbs], "or"),), a.object, a.tail)
    assert isinstance(e, q.Happening)
    doing, talk.doing = talk.doing, False
    said = EVENTS[e.kind](talk, e, how)
    talk.doing = doing
    return said

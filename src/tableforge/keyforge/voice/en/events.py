"""English for events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge.voice.en.lexicon import the_house
from tableforge.keyforge.voice.en.nouns import owner, person, refer
from tableforge.keyforge.voice.en.sets import ALL, EACH, A, card, now_it, one, several
from tableforge.keyforge.voice.en.talk import Talk
from tableforge.tongue.en import ORDINALS, PLURAL, Clause, Person, clause, listed, together
from tableforge.tongue.table import Table
from tableforge.words.node import PatternNode, SetNode

# ------------------------------------------------------------------ events
Happening = Callable[[Talk, q.Happening, str], Clause]


def some(talk: Talk, sel: SetNode | None, how: str) -> Person:
    """The cards of an event: a creature, each creature, creatures."""
    assert sel is not None
    if isinstance(sel, q.Ref):
        return refer(talk, sel)
    got = Person(several(talk, sel), PLURAL) if how == ALL else Person(one(talk, sel, how))
    now_it(talk, sel, how == ALL)
    return got


def doer(talk: Talk, e: q.Happening, how: str) -> Person:
    """Who or what an event is about."""
    if e.who is None:
        return some(talk, e.subj, how)
    if how == ALL and e.who == q.Who("any_player"):
        return Person("players", PLURAL)
    return person(talk, e.who)


def does(verb: str) -> Happening:
    """An event without any other card."""
    return lambda talk, e, how: clause(doer(talk, e, how), verb)


def does_to(verb: str) -> Happening:
    """An event with another card."""

    def say(talk: Talk, e: q.Happening, how: str) -> Clause:
        who = doer(talk, e, how)
        if e.obj is None:
            return clause(who, verb)
        if e.subj is None:
            place, talk.place = talk.place, "from"
            what = some(talk, e.obj, ALL if how == EACH else how).text
            talk.place = place
        else:
            what = some(talk, e.obj, ALL if how == EACH else how).text
            talk.topic = None  # two cards: "it" could be either
        return clause(who, verb, what)

    return say


def plays(talk: Talk, e: q.Happening, how: str) -> Clause:
    if isinstance(e.obj, q.Neighbors):
        return clause(Person("a creature"), "be played adjacent to", card(talk, e.obj.of).text)
    return does_to("play")(talk, e, how)


def uses(talk: Talk, e: q.Happening, how: str) -> Clause:
    if e.who is not None:
        return does_to("use")(talk, e, how)
    return clause(doer(talk, e, how), "be used to fight" if e.n else "be used")


def destroyed_fighting(talk: Talk, e: q.Happening, how: str) -> Clause:
    if e.attacking:
        said = Clause(some(talk, e.obj, how), ("attack", "destroy"), some(talk, e.subj, how).text)
    else:
        said = clause(some(talk, e.subj, how), "be destroyed fighting", some(talk, e.obj, how).text)
    talk.topic = None
    return said


def forges(talk: Talk, e: q.Happening, how: str) -> Clause:
    who = doer(talk, e, how)
    if e.n:
        return clause(who, "forge", f"their {ORDINALS[e.n]} key")
    return clause(who, "forge", "a key" if how == A else "keys")


def chooses(talk: Talk, e: q.Happening, how: str) -> Clause:
    who = doer(talk, e, how)
    assert isinstance(e.obj, q.HouseIs) and e.who is not None
    return clause(who, "choose", the_house(e.obj.name), f"as {owner(talk, e.who)} active house")


def attacked_by(talk: Talk, e: q.Happening, how: str) -> Clause:
    return clause(some(talk, e.obj, how), "attack", some(talk, e.subj, how).text)


def prevents(talk: Talk, e: q.Happening, how: str) -> Clause:
    talk.much = ("damage", "just prevented")
    return clause(doer(talk, e, how), "prevent", "damage", "with its armor")


def gains_by_reaping(talk: Talk, e: q.Happening, how: str) -> Clause:
    talk.much = ("æmber", "gained this way")
    return clause(doer(talk, e, how), "gain", "æmber", "by reaping")


def spends(talk: Talk, e: q.Happening, how: str) -> Clause:
    talk.much = ("æmber", "spent this way")
    return clause(doer(talk, e, how), "spend", "æmber", "to forge a key")


def of_player(before: str, verb: str, after: str) -> Happening:
    """Something that happens to a player's æmber."""

    def say(talk: Talk, e: q.Happening, how: str) -> Clause:
        assert e.who is not None
        return clause(Person(together(before, owner(talk, e.who), after)), verb)

    return say


EVENTS: Final[dict[int, Happening]] = {
    names.PLAYS: plays,
    names.USES: uses,
    names.REAPS: does("reap"),
    names.FIGHTS: does("fight"),
    names.ATTACKS: does_to("attack"),
    names.IS_DESTROYED: does("be destroyed"),
    names.IS_DESTROYED_FIGHTING: destroyed_fighting,
    names.IS_DESTROYED_IN_A_FIGHT: does("be destroyed in a fight"),
    names.ENTERS: does("enter play"),
    names.LEAVES: does("leave play"),
    names.IS_DEALT_DAMAGE: does("be dealt damage"),
    names.FORGES: forges,
    names.DISCARDS: does_to("discard"),
    names.CHOOSES: chooses,
    names.GAINS_BY_REAPING: gains_by_reaping,
    names.POOL_GROWS: of_player("æmber", "be added to", "pool"),
    names.IS_ROBBED: of_player("", "be stolen or captured", "æmber"),
    names.IS_STOLEN_FROM: of_player("", "be stolen", "æmber"),
    names.PREVENTS_DAMAGE: prevents,
    names.SPENDS_TO_FORGE: spends,
    names.CHANGES_CONTROL: does("change control"),
    names.IS_DISCARDED_FROM_PLAY: does("enter a discard pile from play"),
    names.TURN_STARTS: of_player("", "start", "turn"),
    names.TURN_ENDS: of_player("", "end", "turn"),
    names.IS_ATTACKED_BY: attacked_by,
}


def often(e: PatternNode, lasting: bool) -> bool:
    """Whether an event is said with "each time" (what is done again and again) and not with "after"."""
    kind = e.kinds()[0]
    if kind == names.USES:
        return lasting or (isinstance(e, q.Happening) and e.who not in (None, q.Who("any_player")))
    return kind == names.IS_DESTROYED or (lasting and kind != names.FORGES)


PATTERNS: Table[Talk, Callable[[str], Clause]] = Table("English patterns")


@PATTERNS.says(q.Happening)
def event_pattern(talk: Talk, e: q.Happening) -> Callable[[str], Clause]:
    return lambda how: EVENTS[e.kind](talk, e, how)


@PATTERNS.says(q.EitherHappening)
def either_event_pattern(talk: Talk, e: q.EitherHappening) -> Callable[[str], Clause]:
    """Two events that differ in the verb alone: you play or use a card."""

    def say(how: str) -> Clause:
        a, b = happening(talk, e.a, how), happening(talk, e.b, how)
        return Clause(a.who, (listed([*a.verbs, *b.verbs], "or"),), a.object, a.tail)

    return say


def happening(talk: Talk, e: PatternNode, how: str = A) -> Clause:
    """What happens: "an enemy creature is destroyed", "you play an artifact"."""
    doing, talk.doing = talk.doing, False
    said = PATTERNS(talk, e)(how)
    talk.doing = doing
    return said

"""English for what a card has for good or for a time: modifiers, permissions, prohibitions, durations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.en.amounts import measured, share
from tableforge.keyforge.voice.en.conditions import holds, unless
from tableforge.keyforge.voice.en.events import happening, some
from tableforge.keyforge.voice.en.flow import line
from tableforge.keyforge.voice.en.lexicon import EACH_PLAYER, SUPPLY, WAYS, YOURSELF, house, keyword
from tableforge.keyforge.voice.en.nouns import owner, person, refer
from tableforge.keyforge.voice.en.sets import ALL, BARE, EACH, cards, controller, one, several, whose
from tableforge.keyforge.voice.en.talk import ABILITIES, EFFECTS, Talk
from tableforge.keyforge.voice.en.targets import subject
from tableforge.keyforge.voice.phrases import OPENINGS, statement
from tableforge.tongue.clause import fill_fields, split_clause
from tableforge.tongue.en import (
    PLURAL,
    YOU,
    Clause,
    Person,
    Said,
    as_instruction,
    clause,
    join_clauses,
    listed,
    possessive,
    together,
)
from tableforge.tongue.text import format_signed
from tableforge.words.node import SetNode


# ------------------------------------------------------------------ power, armor, abilities, houses
def bearer(talk: Talk, who: w.What) -> Person:
    """The cards a modifier is about, as the subject of its sentence."""
    if isinstance(who, w.Each) and isinstance(who.sel, q.Neighbors) and not who.sel.side:
        return Person(f"each of {whose(talk, who.sel.of)} neighbors")
    return subject(talk, who)


@ABILITIES.says(w.Gets)
def gets(talk: Talk, a: w.Gets) -> list[Said]:
    who = bearer(talk, a.who)
    got: list[str] = []
    tail = ""
    for n, unit in ((a.armor, "armor"), (a.power, "power")):
        if n is not None:
            m = measured(talk, n)
            got.append(f"{format_signed(m.n)} {unit}")
            tail = m.tail()
    return [clause(who, "get", listed(got), tail)]


@ABILITIES.says(w.Gains)
def gains(talk: Talk, a: w.Gains) -> list[Said]:
    rest = [x for x in a.abilities if not isinstance(x, q.KeywordIs)]
    if isinstance(a.who, w.Each) and any(isinstance(x, w.Labelled) and names.PLAY in x.labels for x in rest):
        _, sel = controller(a.who.sel)
        who = Person(f"{one(talk, sel, EACH)} you play")
    else:
        who = bearer(talk, a.who)
    has = listed([keyword(x.name, x.n) for x in a.abilities if isinstance(x, q.KeywordIs)])
    quoted = " ".join([line(talk.quoting(), x) for x in rest])
    if not quoted:
        return [clause(who, "gain", has)]
    return [clause(who, "gain", f"{has} and, “{quoted}”" if has else f", “{quoted}”")]


@ABILITIES.says(w.Loses)
def loses(talk: Talk, a: w.Loses) -> list[Said]:
    if w.TEXT in a.what:
        sel = a.who.sel if isinstance(a.who, w.Each) else None
        who = cards(talk, sel).text if sel is not None else bearer(talk, a.who).text
        owners = who + "'" if who.endswith("s") else possessive(who)
        return [f"{owners} text boxes are considered blank (except for traits)"]
    said = from_row(talk, a)
    if w.ARMOR in a.what:
        talk.much = ("point of armor", "it lost this way")
    return said


@ABILITIES.says(w.CountsAs, w.FightDamage, w.YouControl, w.MaySpend)
def from_row(talk: Talk, a: w.Ability) -> list[Said]:
    """What its row says whole."""
    p = split_clause(statement(a).text("en"))

    def say(name: str, spec: str) -> str:
        return field(talk, a, name)

    if not p.subject:
        return [fill_fields(f"{p.verb} {p.rest}", say)]
    who = getattr(a, p.subject)
    object, end, behind = p.rest.partition("} ")
    subject = cards(talk, who) if isinstance(a, w.FightDamage) else bearer(talk, who)
    return [clause(subject, p.verb, fill_fields(object + end.strip(), say), fill_fields(behind, say))]


def field(talk: Talk, a: w.Ability, name: str) -> str:
    """A field of such a row."""
    if name == "when":
        return "when attacked" if getattr(a, "attacked", False) else "when fighting"
    x = getattr(a, name)
    if isinstance(x, q.Amount):
        return str(measured(talk, x).n)
    if isinstance(x, tuple):
        return listed([keyword(k.name, k.n) for k in x if isinstance(k, q.KeywordIs)])
    return house(x.name) if isinstance(x, q.HouseIs) else cards(talk, x).text


# ------------------------------------------------------------------ keys, hands, entering play
@ABILITIES.says(w.PlayerNumber)
def player_number(talk: Talk, a: w.PlayerNumber) -> list[Said]:
    return [NUMBERS[a.kind](talk, a.who, a.n)]


def key_cost(talk: Talk, who: q.Who, n: q.Amount) -> str:
    keys = "keys" if who == EACH_PLAYER else f"{owner(talk, who)} keys"
    m = measured(talk, n)
    cost = f"{keys} cost {format_signed(m.n)} æmber"
    # what is counted on the card itself is said first
    own = isinstance(n, q.CardAmount) or (m.each and m.each.endswith(" has"))
    return f"{m.tail()}, {cost}" if own else together(cost, m.tail())


def hand_size(talk: Talk, who: q.Who, n: q.Amount) -> str:
    their = "your" if who == YOURSELF else "their"
    m = measured(talk, n)
    number = f"{abs(m.n)} {'less' if m.n < 0 else 'additional'} card"
    step = f"during {their} “draw cards” step"
    refills = clause(person(talk, who), "refill", f"{their} hand", f"to {number}").order()
    return f"{refills} {step}" if talk.nested else f"{step}, {refills}"


NUMBERS: Final[dict[int, Callable[[Talk, q.Who, q.Amount], str]]] = {
    names.KEY_COST_MOD: key_cost,
    names.HAND_SIZE_MOD: hand_size,
}


@ABILITIES.says(w.Enters)
def say_enters(talk: Talk, a: w.Enters) -> list[Said]:
    talk.theirs = a.how == w.UNDER_OPPONENT
    return [clause(cards(talk, a.what), "enter play", WAYS[a.how])]


# ------------------------------------------------------------------ what may, must and cannot happen
def cannot(talk: Talk, r: w.EventRule) -> Said:
    e = r.event
    if isinstance(e, q.Happening):
        if isinstance(e.obj, q.Ref) and e.kind == names.PLAYS:
            said = clause(refer(talk, e.obj), "be played", modal="cannot")
        elif r.n and e.who is not None and e.obj is not None:
            said = clause(person(talk, e.who), "play", f"more than {r.n} {several(talk, e.obj)}", "each turn", "cannot")
        elif e.who == q.Who("any_player") and r.given is not None:
            said = replace(happening(talk, q.Happening(e.kind, EACH_PLAYER), ALL), modal="cannot")
        else:
            said = replace(happening(talk, e, EACH if talk.lasting and talk.actor is None else ALL), modal="cannot")
    else:
        said = replace(happening(talk, e, ALL), modal="cannot")
    if r.given is None:
        return said
    return f"{said.finite()} {unless(talk, r.given)}"


def must(talk: Talk, r: w.EventRule) -> Said:
    said = replace(happening(talk, r.event, ALL), modal="must")
    return replace(said, tail="when used, if able") if r.event.kinds() == (names.FIGHTS,) else said


def only(talk: Talk, r: w.EventRule) -> Said:
    return replace(happening(talk, r.event, ALL), modal="can only")


def allow(talk: Talk, r: w.EventRule) -> Said:
    e = r.event
    if isinstance(e, q.EitherHappening):
        said = replace(happening(talk, e), modal="may")
    elif e.kinds() == (names.PLAYS,):
        said = replace(happening(talk, e), modal="may")
        said = replace(said, object="one " + said.object.partition(" ")[2])
    elif e.kinds() == (names.FIGHTS,):
        said = replace(happening(talk, e, EACH), modal="may", tail="as if it belonged to the active house")
    else:
        assert isinstance(e, q.Happening) and e.subj is not None
        what = Person(f"up to {r.cards} {several(talk, mine(e))}", PLURAL) if r.cards else cards(talk, e.subj)
        as_if = f"as if {'they' if what.form == PLURAL else 'it'} belonged to the active house"
        if talk.theirs:
            return clause(what, "be used", "", as_if, "may")
        # "friendly artifacts" alone would not say that the house is no matter
        of_any_house = isinstance(mine(e), q.Noun)
        said = clause(YOU, "use", what.text, "" if talk.lasting and not of_any_house else as_if, "may")
    if r.given is not None:
        return f"during each turn in which {holds(talk, r.given)}, {said.finite()}"
    return said


def mine(e: q.Happening) -> SetNode:
    """What you may use is yours: no need to say so."""
    assert e.subj is not None
    return controller(e.subj)[1]


RULES: Final[dict[str, Callable[[Talk, w.EventRule], Said]]] = {
    "cannot": cannot,
    "must": must,
    "only": only,
    "allow": allow,
}


@ABILITIES.says(w.EventRule)
def event_rule(talk: Talk, a: w.EventRule) -> list[Said]:
    return [RULES[a.verb](talk, a)]


@ABILITIES.says(w.Toll)
def toll(talk: Talk, a: w.Toll) -> list[Said]:
    said = happening(talk, a.event)
    price, tail = share(measured(talk, a.n), "æmber")
    pays = f"lose {price}" if a.to == SUPPLY else f"pay {person(talk, a.to).text} {price}"
    return [together(said.who.text, "must", pays, tail, "in order to", *said.verbs, said.object)]


@ABILITIES.says(w.SkipStep)
def skip_step(talk: Talk, a: w.SkipStep) -> list[Said]:
    who = person(talk, a.who)
    return [clause(who, "skip", f"{'your' if who == YOU else 'the'} “forge a key” step")]


# ------------------------------------------------------------------ durations
def this_turn(talk: Talk, e: w.For) -> str:
    what, lead = e.what[0], OPENINGS["turn"].text("en")
    if isinstance(what, w.Enters) and e.times:
        _, sel = controller(what.what)
        return f"the next {one(talk, sel, BARE)} you play this turn enters play {WAYS[what.how]}"
    if [x.verb for x in e.what if isinstance(x, w.EventRule)] == ["allow", "only"]:
        return f"{lead}, {used_only(talk, e)}"
    said = [s for x in e.what for s in ABILITIES(talk, x)]
    if isinstance(what, w.EventRule) and what.verb == "allow" and len(e.what) == 1 and counted(what):
        return f"{as_instruction(said[0])} this turn"
    if talk.nested:
        return f"{join_clauses(said)} {lead}"
    return f"{lead}, {join_clauses(said)}"


def used_only(talk: Talk, e: w.For) -> str:
    """A permission to use cards, in one way only."""
    used, one_way = [x.event for x in e.what if isinstance(x, w.EventRule)]
    assert isinstance(used, q.Happening)
    who = some(talk, used.subj, EACH).text
    verb = happening(talk, one_way).verbs[0]
    return f"{who} can be used as if it belonged to the active house, but can only {verb}"


def counted(r: w.EventRule) -> bool:
    """Whether a permission is for so many cards, or for one that is known."""
    return bool(r.n or r.cards or (isinstance(r.event, q.Happening) and isinstance(r.event.subj, q.Ref)))


def next_turn(talk: Talk, e: w.For) -> str:
    assert e.who is not None
    (what,) = e.what
    if isinstance(what, w.EventRule) and isinstance(what.event, q.Happening) and what.event.subj == w.enemy.creature:
        verb = happening(talk, what.event).verbs[0]
        return f"your opponent cannot use creatures to {verb} on their next turn"
    if isinstance(what, w.PlayerNumber):
        return f"{as_instruction(ABILITIES(talk, what)[0])} during {owner(talk, e.who)} next turn"
    lead = f"during {owner(talk, e.who)} next turn"
    talk.actor = e.who
    said = ABILITIES(talk, what)[0]
    if isinstance(said, Clause) and said.who.text == "they":
        said = replace(said, who=Person("your opponent"), tail=together(said.tail, "on their next turn"))
        return said.finite()
    return f"{lead}, {as_instruction(said)}"


def until_your_turn(talk: Talk, e: w.For) -> str:
    return f"{OPENINGS['until'].text('en')}, {join_clauses([s for x in e.what for s in ABILITIES(talk, x)])}"


def until_event(talk: Talk, e: w.For) -> str:
    assert e.until is not None
    said = join_clauses([s for x in e.what for s in ABILITIES(talk, x)])
    return f"{said} until {happening(talk, e.until).finite()}"


DURATIONS: Final[dict[int, Callable[[Talk, w.For], str]]] = {
    names.THIS_TURN: this_turn,
    names.NEXT_TURN: next_turn,
    names.UNTIL_YOUR_TURN: until_your_turn,
    names.UNTIL_EVENT: until_event,
}


@EFFECTS.says(w.For)
def say_for(talk: Talk, e: w.For) -> list[Said]:
    before, talk.lasting = talk.lasting, True
    said = DURATIONS[e.expiry](talk, e)
    talk.lasting = before
    return [said]

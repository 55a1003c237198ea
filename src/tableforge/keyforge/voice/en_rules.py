"""English for abilities and modifiers: what a card has, and what lasts for a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tableforge.keyforge import names, words
from tableforge.keyforge.questions import (
    Amount,
    Attacking,
    CardAmount,
    Compare,
    Cond,
    EitherEvent,
    Event,
    HouseIs,
    KeywordIs,
    Neighbors,
    Noun,
    Ref,
    Who,
    YourTurn,
)
from tableforge.keyforge.state import SetNode
from tableforge.keyforge.voice.en_counts import measured, share, target
from tableforge.keyforge.voice.en_effects import EACH_PLAYER, OPPONENT, SUPPLY, subject
from tableforge.keyforge.voice.en_events import happening, holds, often, some
from tableforge.keyforge.voice.en_flow import body, flow, sentences, upon
from tableforge.keyforge.voice.en_grammar import (
    PLURAL,
    YOU,
    Clause,
    Person,
    Said,
    clause,
    joined,
    listed,
    ordered,
    possessive,
    sentence,
    together,
)
from tableforge.keyforge.voice.en_nouns import (
    ALL,
    BARE,
    EACH,
    IT,
    THIS,
    YOURSELF,
    A,
    cards,
    controller,
    house,
    keyword,
    one,
    owner,
    person,
    refer,
    several,
    whose,
)
from tableforge.keyforge.voice.en_talk import ABILITIES, EFFECTS, Talk
from tableforge.keyforge.words import Each, What

LABELS: Final = tuple([x.replace("_", " ").title() for x in names.LABELS])


def labels(which: tuple[int, ...]) -> str:
    """
    >>> labels((names.PLAY, names.BEFORE_FIGHT))
    'Play/Before Fight'
    """
    return "/".join([LABELS[x] for x in which])


# ------------------------------------------------------------------ abilities with effects
@ABILITIES.says(words.Labelled)
def _(talk: Talk, a: words.Labelled) -> list[Said]:
    talk.doing = talk.imperative = True
    if a.labels == (names.AS_PLAYED,):
        return [flow(talk, a.effects, "when you play this card")]
    return [f"{labels(a.labels)}: {sentences(talk, a.effects)}"]


@ABILITIES.says(KeywordIs)
def _(talk: Talk, a: KeywordIs) -> list[Said]:
    return [keyword(a)]


@ABILITIES.says(words.After)
def _(talk: Talk, a: words.After) -> list[Said]:
    talk.doing = True
    (e, *more) = a.effects
    if a.event.kinds() == (names.ENTERS,) and isinstance(e, words.DealDamage) and e.to == IT and not more:
        assert isinstance(a.event, Event) and a.event.subj is not None
        talk.doing = False
        dealt = upon(e, Each(a.event.subj))
        return [f"{body(talk, (dealt,))} after it enters play"]
    again = a.each_time or often(a.event, talk.lasting)
    lead = f"{'each time' if again else 'after'} {happening(talk, a.event).finite()}"
    if isinstance(a.given, YourTurn):
        lead += " during your turn"
    elif a.given is not None:
        topic = talk.topic
        lead += f", if {holds(talk, a.given)}"
        talk.topic = topic
    if talk.lasting and not more and isinstance(e, words.GainAmber):
        return [f"{body(talk, a.effects)} {lead}"]
    return [flow(talk, a.effects, lead)]


@ABILITIES.says(words.Before)
def _(talk: Talk, a: words.Before) -> list[Said]:
    talk.doing = True
    return [flow(talk, a.effects, f"before {happening(talk, a.event).finite()}")]


@ABILITIES.says(words.TurnMark)
def _(talk: Talk, a: words.TurnMark) -> list[Said]:
    talk.doing = True
    return [flow(talk, a.effects, f"at the {'end' if a.end else 'start'} of your turn")]


@ABILITIES.says(words.Whenever)
def _(talk: Talk, a: words.Whenever) -> list[Said]:
    talk.doing = True
    return [f"when {holds(talk, a.cond)}, {body(talk, a.effects)}"]


# ------------------------------------------------------------------ replacements
def passive(talk: Talk, e: words.Effect) -> str:
    """What happens to æmber or damage in the place of what was to happen."""
    if isinstance(e, words.CaptureAmber):
        return f"is captured by {target(talk, e.by).text}"
    if isinstance(e, words.StealAmber):
        return f"is stolen from {person(talk, OPPONENT).text}"
    assert isinstance(e, words.DealDamage)
    return f"is dealt to {target(talk, e.to).text}"


def would_be(talk: Talk, e: Event) -> str:
    """An amount that was to go somewhere, as the subject of what happens to it."""
    if e.kind == names.POOL_GROWS:
        assert e.who is not None
        return f"each æmber that would be added to {owner(talk, e.who)} pool"
    if e.kind == names.GAINS_BY_REAPING:
        assert e.who is not None
        return f"any æmber {person(talk, e.who).text} would gain from reaping"
    assert e.subj is not None
    return f"damage dealt to {cards(talk, e.subj).text}"


@ABILITIES.says(words.Instead)
def _(talk: Talk, a: words.Instead) -> list[Said]:
    talk.doing = True
    e, first = a.event, a.effects[0]
    if e.kind == names.IS_ROBBED and e.who is not None:
        return [f"when {owner(talk, e.who)} æmber would be stolen or captured, {body(talk, a.effects)} instead"]
    if e.kind == names.IS_DEALT_DAMAGE and isinstance(first, words.DealDamage) and first.to == e.subj:
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
@ABILITIES.says(words.While)
def _(talk: Talk, a: words.While) -> list[Said]:
    (w, *more) = a.what
    if isinstance(a.cond, Attacking) and a.cond.what is not None and not more:
        said = ordered(ABILITIES(talk, w)[0])
        return [f"{said} while attacking {some(talk, a.cond.what, A).text}"]
    if isinstance(w, words.EventRule) and not more:
        said = ordered(ABILITIES(talk, w)[0])
        return [f"{said} {unless(talk, a.cond)}"]
    if isinstance(w, words.Enters) and a.cond == (words.tally(words.any_player.plays(w.what)) < 1):
        return [f"the first {one(talk, w.what, BARE)} played each turn enters play {WAYS[w.how]}"]
    if not more and isinstance(w, (words.Gets, words.Gains, words.FightDamage)) and w.who == THIS:
        said = ordered(ABILITIES(talk, w)[0])  # of itself a card speaks first
        return [f"{said} while {holds(talk, a.cond)}"]
    cond = holds(talk, a.cond)
    talk.nested = True
    return [f"while {cond}, {joined([s for x in a.what for s in ABILITIES(talk, x)])}"]


def unless(talk: Talk, c: Cond) -> str:
    """A condition behind a prohibition; "unless" where it is a lack of something."""
    if not (isinstance(c, Compare) and c.op == "<"):
        return f"while {holds(talk, c)}"
    talk.unless = True
    said = f"unless {holds(talk, c, no=True)}"
    talk.unless = False
    return said


# ------------------------------------------------------------------ power, armor, abilities, houses
def bearer(talk: Talk, who: What) -> Person:
    """The cards a modifier is about, as the subject of its sentence."""
    if isinstance(who, Each) and isinstance(who.sel, Neighbors) and not who.sel.side:
        return Person(f"each of {whose(talk, who.sel.of)} neighbors")
    return subject(talk, who)


def signed(n: int) -> str:
    return f"–{-n}" if n < 0 else f"+{n}"


@ABILITIES.says(words.Gets)
def _(talk: Talk, a: words.Gets) -> list[Said]:
    who = bearer(talk, a.who)
    got: list[str] = []
    tail = ""
    for n, unit in ((a.armor, "armor"), (a.power, "power")):
        if n is not None:
            m = measured(talk, n)
            got.append(f"{signed(m.n)} {unit}")
            tail = m.tail()
    return [clause(who, "get", listed(got), tail)]


@ABILITIES.says(words.Gains)
def _(talk: Talk, a: words.Gains) -> list[Said]:
    rest = [x for x in a.abilities if not isinstance(x, KeywordIs)]
    if isinstance(a.who, Each) and any(isinstance(x, words.Labelled) and names.PLAY in x.labels for x in rest):
        _, sel = controller(a.who.sel)
        who = Person(f"{one(talk, sel, EACH)} you play")
    else:
        who = bearer(talk, a.who)
    has = listed([keyword(x) for x in a.abilities if isinstance(x, KeywordIs)])
    quoted = " ".join([line(talk.quoting(), x) for x in rest])
    if not quoted:
        return [clause(who, "gain", has)]
    return [clause(who, "gain", f"{has} and, “{quoted}”" if has else f", “{quoted}”")]


@ABILITIES.says(words.Loses)
def _(talk: Talk, a: words.Loses) -> list[Said]:
    if words.TEXT in a.what:
        sel = a.who.sel if isinstance(a.who, Each) else None
        who = cards(talk, sel).text if sel is not None else bearer(talk, a.who).text
        owners = who + "'" if who.endswith("s") else possessive(who)
        return [f"{owners} text boxes are considered blank (except for traits)"]
    who_ = bearer(talk, a.who)
    if words.ARMOR in a.what:
        talk.much = ("point of armor", "it lost this way")
        return [clause(who_, "lose", "all of its armor")]
    return [clause(who_, "lose", listed([keyword(x) for x in a.what if isinstance(x, KeywordIs)]))]


@ABILITIES.says(words.CountsAs)
def _(talk: Talk, a: words.CountsAs) -> list[Said]:
    who = bearer(talk, a.who)
    if a.what == words.ALL_HOUSES:
        return [clause(who, "belong to", "all houses")]
    if isinstance(a.what, HouseIs):
        return [clause(who, "belong to", f"house {house(a.what)}")]
    return [clause(who, "be considered", "a flank creature")]


@ABILITIES.says(words.YouControl)
def _(talk: Talk, a: words.YouControl) -> list[Said]:
    return [f"you control {cards(talk, a.what).text}"]


# ------------------------------------------------------------------ keys, hands, entering play
@ABILITIES.says(words.PlayerNumber)
def _(talk: Talk, a: words.PlayerNumber) -> list[Said]:
    return [NUMBERS[a.kind](talk, a.who, a.n)]


def key_cost(talk: Talk, who: Who, n: Amount) -> str:
    keys = "keys" if who == EACH_PLAYER else f"{owner(talk, who)} keys"
    m = measured(talk, n)
    cost = f"{keys} cost {signed(m.n)} æmber"
    # what is counted on the card itself is said first
    own = isinstance(n, CardAmount) or (m.each and m.each.endswith(" has"))
    return f"{m.tail()}, {cost}" if own else together(cost, m.tail())


def hand_size(talk: Talk, who: Who, n: Amount) -> str:
    their = "your" if who == YOURSELF else "their"
    m = measured(talk, n)
    number = f"{abs(m.n)} {'less' if m.n < 0 else 'additional'} card"
    step = f"during {their} “draw cards” step"
    refills = clause(person(talk, who), "refill", f"{their} hand", f"to {number}").order()
    return f"{refills} {step}" if talk.nested else f"{step}, {refills}"


NUMBERS: Final[dict[int, Callable[[Talk, Who, Amount], str]]] = {
    names.KEY_COST_MOD: key_cost,
    names.HAND_SIZE_MOD: hand_size,
}
WAYS: Final = {
    words.READY: "ready",
    words.STUNNED: "stunned",
    words.UNDER_OPPONENT: "under your opponent's control",
}


@ABILITIES.says(words.Enters)
def _(talk: Talk, a: words.Enters) -> list[Said]:
    talk.theirs = a.how == words.UNDER_OPPONENT
    return [clause(cards(talk, a.what), "enter play", WAYS[a.how])]


# ------------------------------------------------------------------ what may, must and cannot happen
def cannot(talk: Talk, r: words.EventRule) -> Said:
    e = r.event
    if isinstance(e, Event):
        if isinstance(e.obj, Ref) and e.kind == names.PLAYS:
            said = clause(refer(talk, e.obj), "be played", modal="cannot")
        elif r.n and e.who is not None and e.obj is not None:
            said = clause(person(talk, e.who), "play", f"more than {r.n} {several(talk, e.obj)}", "each turn", "cannot")
        elif e.who == Who("any_player") and r.given is not None:
            said = replace(happening(talk, Event(e.kind, EACH_PLAYER), ALL), modal="cannot")
        else:
            said = replace(happening(talk, e, EACH if talk.lasting and talk.actor is None else ALL), modal="cannot")
    else:
        said = replace(happening(talk, e, ALL), modal="cannot")
    if r.given is None:
        return said
    return f"{said.finite()} {unless(talk, r.given)}"


def must(talk: Talk, r: words.EventRule) -> Said:
    said = replace(happening(talk, r.event, ALL), modal="must")
    return replace(said, tail="when used, if able") if r.event.kinds() == (names.FIGHTS,) else said


def only(talk: Talk, r: words.EventRule) -> Said:
    return replace(happening(talk, r.event, ALL), modal="can only")


def allow(talk: Talk, r: words.EventRule) -> Said:
    e = r.event
    if isinstance(e, EitherEvent):
        said = replace(happening(talk, e), modal="may")
    elif e.kinds() == (names.PLAYS,):
        said = replace(happening(talk, e), modal="may")
        said = replace(said, object="one " + said.object.partition(" ")[2])
    elif e.kinds() == (names.FIGHTS,):
        said = replace(happening(talk, e, EACH), modal="may")
    else:
        assert isinstance(e, Event) and e.subj is not None
        what = Person(f"up to {r.cards} {several(talk, mine(e))}", PLURAL) if r.cards else cards(talk, e.subj)
        as_if = f"as if {'they' if what.form == PLURAL else 'it'} belonged to the active house"
        if talk.theirs:
            return clause(what, "be used", "", as_if, "may")
        of_any_house = isinstance(mine(e), Noun)  # "friendly artifacts" alone would not say that the house is no matter
        said = clause(YOU, "use", what.text, "" if talk.lasting and not of_any_house else as_if, "may")
    if r.given is not None:
        return f"during each turn in which {holds(talk, r.given)}, {said.finite()}"
    return said


def mine(e: Event) -> SetNode:
    """What you may use is yours: no need to say so."""
    assert e.subj is not None
    return controller(e.subj)[1]


RULES: Final[dict[str, Callable[[Talk, words.EventRule], Said]]] = {
    "cannot": cannot,
    "must": must,
    "only": only,
    "allow": allow,
}


@ABILITIES.says(words.EventRule)
def _(talk: Talk, a: words.EventRule) -> list[Said]:
    return [RULES[a.verb](talk, a)]


@ABILITIES.says(words.Toll)
def _(talk: Talk, a: words.Toll) -> list[Said]:
    said = happening(talk, a.event)
    price, tail = share(measured(talk, a.n), "æmber")
    pays = f"lose {price}" if a.to == SUPPLY else f"pay {person(talk, a.to).text} {price}"
    return [together(said.who.text, "must", pays, tail, "in order to", *said.verbs, said.object)]


@ABILITIES.says(words.MaySpend)
def _(talk: Talk, a: words.MaySpend) -> list[Said]:
    return [f"you may spend æmber on {cards(talk, a.what).text} when forging keys"]


@ABILITIES.says(words.FightDamage)
def _(talk: Talk, a: words.FightDamage) -> list[Said]:
    n = measured(talk, a.n).n
    when = "when attacked" if a.attacked else "when fighting"
    if a.plus:
        return [clause(cards(talk, a.who), "deal", f"+{n} damage")]
    if n == 0:
        return [clause(cards(talk, a.who), "deal", "no damage", when)]
    return [clause(cards(talk, a.who), "only deal", f"{n} damage", when)]


@ABILITIES.says(words.SkipStep)
def _(talk: Talk, a: words.SkipStep) -> list[Said]:
    who = person(talk, a.who)
    return [clause(who, "skip", f"{'your' if who == YOU else 'the'} “forge a key” step")]


# ------------------------------------------------------------------ durations
def this_turn(talk: Talk, e: words.For) -> str:
    w = e.what[0]
    if isinstance(w, words.Enters) and e.times:
        _, sel = controller(w.what)
        return f"the next {one(talk, sel, BARE)} you play this turn enters play {WAYS[w.how]}"
    if [x.verb for x in e.what if isinstance(x, words.EventRule)] == ["allow", "only"]:
        return f"for the remainder of the turn, {used_only(talk, e)}"
    said = [s for x in e.what for s in ABILITIES(talk, x)]
    if isinstance(w, words.EventRule) and w.verb == "allow" and len(e.what) == 1 and counted(w):
        return f"{ordered(said[0])} this turn"
    if talk.nested:
        return f"{joined(said)} for the remainder of the turn"
    return f"for the remainder of the turn, {joined(said)}"


def used_only(talk: Talk, e: words.For) -> str:
    """A permission to use cards, in one way only."""
    used, one_way = [x.event for x in e.what if isinstance(x, words.EventRule)]
    assert isinstance(used, Event)
    who = some(talk, used.subj, EACH).text
    verb = happening(talk, one_way).verbs[0]
    return f"{who} can be used as if it belonged to the active house, but can only {verb}"


def counted(r: words.EventRule) -> bool:
    """Whether a permission is for so many cards, or for one that is known."""
    return bool(r.n or r.cards or (isinstance(r.event, Event) and isinstance(r.event.subj, Ref)))


def next_turn(talk: Talk, e: words.For) -> str:
    assert e.who is not None
    (w,) = e.what
    if isinstance(w, words.EventRule) and isinstance(w.event, Event) and w.event.subj == words.enemy.creature:
        verb = happening(talk, w.event).verbs[0]
        return f"your opponent cannot use creatures to {verb} on their next turn"
    if isinstance(w, words.PlayerNumber):
        return f"{ordered(ABILITIES(talk, w)[0])} during {owner(talk, e.who)} next turn"
    lead = f"during {owner(talk, e.who)} next turn"
    talk.actor = e.who
    said = ABILITIES(talk, w)[0]
    if isinstance(said, Clause) and said.who.text == "they":
        said = replace(said, who=Person("your opponent"), tail=together(said.tail, "on their next turn"))
        return said.finite()
    return f"{lead}, {ordered(said)}"


def until_your_turn(talk: Talk, e: words.For) -> str:
    return f"until the start of your next turn, {joined([s for x in e.what for s in ABILITIES(talk, x)])}"


def until_event(talk: Talk, e: words.For) -> str:
    assert e.until is not None
    said = joined([s for x in e.what for s in ABILITIES(talk, x)])
    return f"{said} until {happening(talk, e.until).finite()}"


DURATIONS: Final[dict[int, Callable[[Talk, words.For], str]]] = {
    names.THIS_TURN: this_turn,
    names.NEXT_TURN: next_turn,
    names.UNTIL_YOUR_TURN: until_your_turn,
    names.UNTIL_EVENT: until_event,
}


@EFFECTS.says(words.For)
def _(talk: Talk, e: words.For) -> list[Said]:
    before, talk.lasting = talk.lasting, True
    said = DURATIONS[e.expiry](talk, e)
    talk.lasting = before
    return [said]


# ------------------------------------------------------------------ lines
def line(talk: Talk, *abilities: words.Has) -> str:
    """Abilities that make one line of the text."""
    return sentence(joined([s for a in abilities for s in ABILITIES(talk, a)]))

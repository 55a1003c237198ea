"""English for how much and how many."""

from __future__ import annotations

from tableforge.keyforge import questions as q
from tableforge.keyforge.voice.en.lexicon import PLAYERS, house
from tableforge.keyforge.voice.en.nouns import owner, person
from tableforge.keyforge.voice.en.sets import BARE, EACH, card, controller, one, several, whose
from tableforge.keyforge.voice.en.talk import AMOUNTS, Measure, Talk
from tableforge.keyforge.voice.phrases import BUT_A_HOUSE, COUNTED
from tableforge.tongue.en import SpokenNumber, article, present, together
from tableforge.words.amounts import Amount
from tableforge.words.node import SetNode


# ------------------------------------------------------------------ amounts
def measured(talk: Talk, n: Amount) -> Measure:
    return AMOUNTS(talk, n)


@AMOUNTS.says(q.Number)
def number_amount(talk: Talk, n: q.Number) -> Measure:
    return Measure(n.n)


@AMOUNTS.says(q.Math)
def math_amount(talk: Talk, n: q.Math) -> Measure:
    if n.op == "*":
        assert isinstance(n.a, q.Number)
        return measured(talk, n.b).times(n.a.n)
    if isinstance(n.a, q.Count) and isinstance(n.b, q.Count):
        return Measure(each=excess(talk, n.a.of, n.b.of))
    a, b = measured(talk, n.a), measured(talk, n.b)
    if n.op == "+":
        return Measure(b.n, that_much=True, equal=f"{a.equal} plus {b.n}")
    if isinstance(n.a, q.Number):
        return Measure(a.n, b.each)
    return Measure(equal=f"{a.equal} less {b.n}", whole=a.whole.replace("all of", f"all but {b.n} of"))


def excess(talk: Talk, more: SetNode, less: SetNode) -> str:
    who, rest = controller(more)
    than, _ = controller(less)
    assert who is not None and than is not None
    text = one(talk, rest, BARE)
    subject = person(talk, who)
    return f"{text} {subject.text} {present('control', subject.form)} in excess of {PLAYERS[than.name].text}"


@AMOUNTS.says(q.Half)
def half_amount(talk: Talk, n: q.Half) -> Measure:
    of = measured(talk, n.of)
    rounded = "(rounding down)"
    return Measure(equal=f"half {of.equal} {rounded}", whole=f"{of.whole.replace('all of', 'half')} {rounded}")


@AMOUNTS.says(q.AtMost)
def at_most_amount(talk: Talk, n: q.AtMost) -> Measure:
    of = measured(talk, n.of)
    return Measure(of.n, of.each, of.equal, of.whole, of.that_much, n.most)


@AMOUNTS.says(q.Count)
def count_amount(talk: Talk, n: q.Count) -> Measure:
    if isinstance(n.of, q.Neighbors) and not n.of.side:
        return Measure(each=f"neighbor {card(talk, n.of.of).text} has")
    place, talk.place = talk.place, "in"
    text = one(talk, n.of, EACH).removeprefix("each ")
    talk.place = place
    return Measure(each=text)


@AMOUNTS.says(q.HousesAmong)
def houses_among_amount(talk: Talk, n: q.HousesAmong) -> Measure:
    but = "" if n.but is None else BUT_A_HOUSE.text("en").format(house=house(n.but.name))
    return Measure(each=COUNTED[q.HousesAmong].text("en").format(of=several(talk, n.of), but=but))


@AMOUNTS.says(q.TraitsOf)
def traits_of_amount(talk: Talk, n: q.TraitsOf) -> Measure:
    return Measure(each=COUNTED[q.TraitsOf].text("en").format(of=card(talk, n.of).text))


@AMOUNTS.says(q.CardAmount)
def card_amount_amount(talk: Talk, n: q.CardAmount) -> Measure:
    if n.what in ("amber", "damage"):
        unit = "æmber" if n.what == "amber" else "damage"
        text = f"{unit} on {card(talk, n.of).text}"
        return Measure(each=text, equal=f"the {text}", whole=f"all {unit}")
    return Measure(equal=f"{whose(talk, n.of)} {'power' if n.what == 'power' else 'æmber bonus'}")


@AMOUNTS.says(q.CandidatePower)
def candidate_power_amount(talk: Talk, n: q.CandidatePower) -> Measure:
    return Measure(equal="its power")


@AMOUNTS.says(q.PlayerAmount)
def player_amount_amount(talk: Talk, n: q.PlayerAmount) -> Measure:
    assert isinstance(n.who, q.Who)
    if n.what == "amber":
        if n.who == talk.pool:
            return Measure(each="æmber", equal="that amount", whole="all of it")
        whose_pool = owner(talk, n.who)
        pool = f"æmber in {whose_pool} pool"
        return Measure(each=pool, equal=f"the {pool}", whole=f"all of {whose_pool} æmber")
    who = person(talk, n.who)
    key = "forged key" if n.what == "keys" else "unforged key"
    return Measure(each=f"{key} {who.text} {present('have', who.form)}")


@AMOUNTS.says(q.Register)
def register_amount(talk: Talk, n: q.Register) -> Measure:
    if n.name == "that_much":
        unit, done = talk.much
        return Measure(each=f"{unit} {done}", equal="that amount", whole="it", that_much=True)
    return Measure(equal="that number", whole="all of it") if n.name == "chosen_number" else Measure(whole="all of it")


# ------------------------------------------------------------------ amounts with their unit
def quantity(m: Measure, unit: str) -> tuple[str, str]:
    """Number and unit of something counted, and what scales it ("2 æmber", "for each friendly creature")."""
    if m.equal and not m.each:
        return unit, m.tail()
    most = f"(to a maximum of {m.most})" if m.most else ""
    return together(f"{m.n} {unit}", most), m.tail()


def share(m: Measure, unit: str) -> tuple[str, str]:
    """The same for what is taken away: a whole pool is "all of it"."""
    return (m.whole, "") if m.whole and not m.that_much else quantity(m, unit)


def gained(m: Measure) -> tuple[str, str]:
    """The same for what is gained: as much as a whole pool is "equal to" it."""
    return ("æmber", f"equal to {m.equal}") if m.whole and m.equal and not m.that_much else quantity(m, "æmber")


def pieces(m: Measure, noun: str) -> tuple[str, str]:
    """The same for what comes in pieces: a card, 2 cards, three +1 power counters."""
    return (article(noun) if m.n == 1 and noun != "chain" else f"{SpokenNumber(m.n):{noun}}"), m.tail()


def counter(kind: str) -> str:
    return "+1 power counter" if kind == "power" else f"{kind} counter"

"""English for how many: which cards of a set are meant, and amounts."""

from __future__ import annotations

from tableforge.keyforge.questions import (
    AtMost,
    CandidatePower,
    CardAmount,
    Count,
    Extreme,
    Half,
    HousesAmong,
    Math,
    Neighbors,
    Number,
    Or,
    PlayerAmount,
    Ref,
    Register,
    TraitsOf,
    Who,
    Zone,
)
from tableforge.keyforge.state import AmountNode, SetNode
from tableforge.keyforge.voice.en_grammar import NUMERALS, PLURAL, Person, article, listed, plural, present, together
from tableforge.keyforge.voice.en_nouns import (
    BARE,
    CHOSEN,
    EACH,
    IT,
    PLAYERS,
    card,
    cards,
    controller,
    house,
    now_it,
    one,
    owner,
    person,
    refer,
    several,
    whose,
    zone,
)
from tableforge.keyforge.voice.en_talk import AMOUNTS, Measure, Table, Talk, Thing
from tableforge.keyforge.words import Both, Each, Pick, Random, Target, Top, What

# ------------------------------------------------------------------ targets: which cards of a set
TARGETS: Table[Person] = Table()


def target(talk: Talk, what: What) -> Person:
    """Which cards are meant; from now on "it" or "them" is understood as these."""
    return TARGETS(talk, what) if isinstance(what, Target) else cards(talk, what)


@TARGETS.says(Pick)
def _(talk: Talk, t: Pick) -> Person:
    if isinstance(t.sel, Ref):
        got = Person(f"one of {refer(talk, t.sel).text}")
        now_it(talk, t.sel, False)
        return got
    n = None if t.n is None else AMOUNTS(talk, t.n)
    if n is not None and n.each:
        talk.scale = n.each
        talk.optional = t.up_to
        text = one(talk, t.sel, BARE)
        got = Person(article(text) if t.up_to else f"a different {text}")
    elif n is not None and n.n == 1 and not t.up_to:
        got = Person(f"another {one(talk, t.sel, BARE)}" if t.another else one(talk, t.sel))
    else:
        text = several(talk, t.sel, "or")
        best = isinstance(t.sel, Extreme)
        count = "any number of" if n is None else f"{'the ' if best else 'up to ' if t.up_to else ''}{n.n}"
        total = f"with total power of {t.total_power} or more" if t.total_power else ""
        got = Person(together(count, text, total), PLURAL)
    now_it(talk, t.sel, got.form == PLURAL)
    return got


@TARGETS.says(Each)
def _(talk: Talk, t: Each) -> Person:
    sel = t.sel
    if isinstance(sel, (Zone, Ref)) or (isinstance(sel, Or) and isinstance(sel.a, Zone)):
        got = cards(talk, sel)
    elif isinstance(sel, Extreme):
        got = Person(f"{one(talk, sel.of, EACH)} with the {'highest' if sel.most else 'lowest'} power")
    elif isinstance(sel, Neighbors) and not sel.side and (sel.of in (IT, CHOSEN) or talk.opposed):
        got = Person(f"each of {whose(talk, sel.of)} neighbors")
    else:
        got = Person(one(talk, sel, EACH))
    if t.but is not None:
        got = Person(f"{got.text} except {target(talk, t.but).text}")
    now_it(talk, sel, True)
    return got


@TARGETS.says(Both)
def _(talk: Talk, t: Both) -> Person:
    got = Person(listed([target(talk, x).text for x in t.targets]), PLURAL)
    talk.it = Thing(talk.it.noun, True)
    return got


@TARGETS.says(Top)
def _(talk: Talk, t: Top) -> Person:
    pile = zone(talk, t.zone)
    now_it(talk, t.zone, t.n > 1)
    return Person(f"the top card of {pile}") if t.n == 1 else Person(f"the top {t.n} cards of {pile}", PLURAL)


@TARGETS.says(Random)
def _(talk: Talk, t: Random) -> Person:
    if t.n == 1:
        got = Person(f"a random {one(talk, t.sel, BARE)}")
    else:
        got = Person(f"{t.n} random {several(talk, t.sel)}", PLURAL)
    now_it(talk, t.sel, t.n > 1)
    return got


# ------------------------------------------------------------------ amounts
def measured(talk: Talk, n: AmountNode) -> Measure:
    return AMOUNTS(talk, n)


@AMOUNTS.says(Number)
def _(talk: Talk, n: Number) -> Measure:
    return Measure(n.n)


@AMOUNTS.says(Math)
def _(talk: Talk, n: Math) -> Measure:
    if n.op == "*":
        assert isinstance(n.a, Number)
        return measured(talk, n.b).times(n.a.n)
    if isinstance(n.a, Count) and isinstance(n.b, Count):
        return Measure(each=excess(talk, n.a.of, n.b.of))
    a, b = measured(talk, n.a), measured(talk, n.b)
    if n.op == "+":
        return Measure(b.n, that_much=True, equal=f"{a.equal} plus {b.n}")
    if isinstance(n.a, Number):
        return Measure(a.n, b.each)
    return Measure(equal=f"{a.equal} less {b.n}", whole=a.whole.replace("all of", f"all but {b.n} of"))


def excess(talk: Talk, more: SetNode, less: SetNode) -> str:
    who, rest = controller(more)
    than, _ = controller(less)
    assert who is not None and than is not None
    text = one(talk, rest, BARE)
    subject = person(talk, who)
    return f"{text} {subject.text} {present('control', subject.form)} in excess of {PLAYERS[than.name].text}"


@AMOUNTS.says(Half)
def _(talk: Talk, n: Half) -> Measure:
    of = measured(talk, n.of)
    rounded = "(rounding down)"
    return Measure(equal=f"half {of.equal} {rounded}", whole=f"{of.whole.replace('all of', 'half')} {rounded}")


@AMOUNTS.says(AtMost)
def _(talk: Talk, n: AtMost) -> Measure:
    of = measured(talk, n.of)
    return Measure(of.n, of.each, of.equal, of.whole, of.that_much, n.most)


@AMOUNTS.says(Count)
def _(talk: Talk, n: Count) -> Measure:
    if isinstance(n.of, Neighbors) and not n.of.side:
        return Measure(each=f"neighbor {card(talk, n.of.of).text} has")
    place, talk.place = talk.place, "in"
    text = one(talk, n.of, EACH).removeprefix("each ")
    talk.place = place
    return Measure(each=text)


@AMOUNTS.says(HousesAmong)
def _(talk: Talk, n: HousesAmong) -> Measure:
    but = "" if n.but is None else f", except for {house(n.but)}"
    return Measure(each=f"house represented among {several(talk, n.of)}{but}")


@AMOUNTS.says(TraitsOf)
def _(talk: Talk, n: TraitsOf) -> Measure:
    return Measure(each=f"trait {card(talk, n.of).text} has")


@AMOUNTS.says(CardAmount)
def _(talk: Talk, n: CardAmount) -> Measure:
    if n.what in ("amber", "damage"):
        unit = "æmber" if n.what == "amber" else "damage"
        text = f"{unit} on {card(talk, n.of).text}"
        return Measure(each=text, equal=f"the {text}", whole=f"all {unit}")
    return Measure(equal=f"{whose(talk, n.of)} {'power' if n.what == 'power' else 'æmber bonus'}")


@AMOUNTS.says(CandidatePower)
def _(talk: Talk, n: CandidatePower) -> Measure:
    return Measure(equal="its power")


@AMOUNTS.says(PlayerAmount)
def _(talk: Talk, n: PlayerAmount) -> Measure:
    assert isinstance(n.who, Who)
    if n.what == "amber":
        if n.who == talk.pool:
            return Measure(each="æmber", equal="that amount", whole="all of it")
        whose_pool = owner(talk, n.who)
        pool = f"æmber in {whose_pool} pool"
        return Measure(each=pool, equal=f"the {pool}", whole=f"all of {whose_pool} æmber")
    who = person(talk, n.who)
    key = "forged key" if n.what == "keys" else "unforged key"
    return Measure(each=f"{key} {who.text} {present('have', who.form)}")


@AMOUNTS.says(Register)
def _(talk: Talk, n: Register) -> Measure:
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


def many_cards(n: int, noun: str = "card") -> str:
    return article(noun) if n == 1 else f"{n} {plural(noun)}"


def many_counters(n: int, kind: str) -> str:
    name = "+1 power counter" if kind == "power" else f"{kind} counter"
    return f"a {name}" if n == 1 else f"{NUMERALS[n]} {plural(name)}"

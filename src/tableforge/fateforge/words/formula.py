"""The formulas of cards: what a use costs and what it gives.

use   := alt { " or " alt }                 one of them in each use (63)
alt   := cost " => " gain
cost  := "free" | term { " + " term }       term := [n] symbol { "/" symbol }
gain  := part { ", " part }
part  := [n] result                          a result, which may feed other cards (60)
       | [n] "focus-token"
       | "[" act { " > " act } "]"           actions in this order, all of them (64)
       | "[" act { ", " act } "]"            actions in any order, each of them or not (65)
act   := verb [ "+" n ] [ n ] [ "@" range ] { "~" flag }
"""

from __future__ import annotations

import re
from typing import Final

from tableforge.fateforge.definition import Act, Alt, Gain, Term
from tableforge.fateforge.names import (
    ALL,
    ALL_OF_IT,
    ANY,
    ANYWHERE,
    DO_CALL,
    DO_CLEANSE,
    DO_DISARM,
    DO_ENERGIZE,
    DO_ESCORT,
    DO_GRANT,
    DO_GUARD,
    DO_HEAL,
    DO_HIDE,
    DO_LOSE_EN,
    DO_LOSE_HP,
    DO_LOSE_PARRY,
    DO_MARK,
    DO_PARRY,
    DO_PULL,
    DO_PUSH,
    DO_REPAIR,
    DO_REROLL,
    DO_REVIVE,
    DO_SHOOT,
    DO_SNARE,
    DO_STANCE,
    DO_STRIKE,
    DO_STRIP,
    DO_STUN,
    DO_TAUNT,
    DO_TOXIC,
    FLAGS,
    OTHER,
    PAY_ENERGY,
    PAY_HEALTH,
    PAY_RESULT,
    PAYS,
    RESULTS,
    SAME,
    SAME_RESULT,
    SELF,
    VERBS,
)
from tableforge.fateforge.words.reading import Unreadable, colours, place_of, stranger, zones
from tableforge.fateforge.words.refusals import (
    A_GAIN,
    A_TERM,
    A_USE,
    AN_ACT,
    BOTH_JOINS,
    NO_FLAG,
    NO_RESULT,
    NO_SYMBOL,
    NO_VERB,
)

FREE: Final = "free"
FOCUS_TOKEN: Final = "focus-token"
RESULT_BITS: Final = {name: 1 << k for k, name in enumerate(RESULTS)} | {"any": ANY}
TOKEN_COSTS: Final = {"en": PAY_ENERGY, "hp": PAY_HEALTH}
# How far an action reaches that has no range of its own; what is not here needs none.
REACH: Final = {
    DO_STRIKE: (0, 0),
    DO_SHOOT: (1, 1),
    DO_STUN: (0, 0),
    DO_PUSH: (0, 0),
    DO_PULL: (1, 1),
    DO_MARK: (0, 0),
    DO_STRIP: (0, 0),
    DO_GUARD: (0, 0),
    DO_SNARE: (0, 0),
    DO_DISARM: (0, 0),
    DO_GRANT: (0, 0),
    DO_ESCORT: (0, 0),
    DO_REVIVE: (0, 0),
}
# What you do to yourself where no range is given.
ON_YOURSELF: Final = frozenset(
    (
        DO_PARRY,
        DO_HEAL,
        DO_ENERGIZE,
        DO_CLEANSE,
        DO_HIDE,
        DO_TAUNT,
        DO_STANCE,
        DO_REROLL,
        DO_REPAIR,
        DO_LOSE_HP,
        DO_LOSE_EN,
        DO_LOSE_PARRY,
        DO_TOXIC,
    )
)
COUNTED: Final = re.compile(r"(?:(\d+) )?(\S+)")
ACT: Final = re.compile(
    r"(?P<verb>[a-z-]+)(?::(?P<colours>[a-z/]+))?(?:\+(?P<plus>\d+))?"
    r"(?: (?P<n>\d+|all)| (?P<what>[a-z*/]+))?(?:@(?P<range>[\w-]+))?(?P<flags>(?:~[a-z]+)*)"
)


def use(text: str) -> tuple[Alt, ...]:
    """The ways of using a card.

    >>> [(alt.results, len(alt.gains)) for alt in use("move => focus or 2 shoot => focus, [move]")]
    [(1, 1), (2, 2)]
    """
    return tuple([alternative(one) for one in text.split(" or ")])


def alternative(text: str) -> Alt:
    cost, arrow, gain = text.partition(" => ")
    if not arrow:
        raise Unreadable(A_USE.fill(text=text))
    return Alt(costs(cost.strip()), tuple([part(p) for p in parts(gain)]))


def costs(text: str) -> tuple[Term, ...]:
    """What a use costs.

    >>> [(t.n, t.kind) for t in costs("2 strike + en")]
    [(2, 0), (1, 1)]
    """
    return () if text == FREE else tuple([term(t.strip()) for t in text.split("+")])


def term(text: str) -> Term:
    """One part of a cost; a starred result pays for a plain one (47).

    >>> t = term("strike/move"); t.symbols, t.accepts
    (3, 7)
    """
    m = COUNTED.fullmatch(text)
    if m is None:
        raise Unreadable(A_TERM.fill(text=text))
    n = int(m[1] or 1)
    if m[2] in TOKEN_COSTS:
        return Term(n, 0, 0, TOKEN_COSTS[m[2]])
    symbols = bits(m[2], [*RESULTS, "any", *TOKEN_COSTS])
    accepts = ANY if symbols == ANY else 0
    for result, pays in PAYS.items():
        if symbols & result:
            accepts |= pays
    return Term(n, symbols, accepts, PAY_RESULT)


def bits(text: str, known: list[str]) -> int:
    """Results as bits."""
    out = 0
    for name in text.split("/"):
        if name not in RESULT_BITS:
            stranger(NO_SYMBOL, name, known)
        out |= RESULT_BITS[name]
    return out


def parts(text: str) -> list[str]:
    """The parts of a gain: commas inside brackets belong to a group.

    >>> parts("[move, strike], 2 parry")
    ['[move, strike]', '2 parry']
    """
    return [p.strip() for p in re.split(r",(?![^\[]*\])", text)]


def part(text: str) -> Gain:
    if text.startswith("[") and text.endswith("]"):
        return group(text[1:-1])
    m = COUNTED.fullmatch(text)
    if m is None:
        raise Unreadable(A_GAIN.fill(text=text))
    n = int(m[1] or 1)
    if m[2] == FOCUS_TOKEN:
        return Gain(tokens=n)
    known = [*RESULTS, "any"]
    for name in m[2].split("/"):
        if name not in known:
            stranger(NO_RESULT, name, [*known, FOCUS_TOKEN])
    return Gain(n, bits(m[2], known))


def group(text: str) -> Gain:
    """Actions in brackets.

    >>> g = group("move > strike+1"); g.ordered, len(g.acts)
    (True, 2)
    """
    ordered = ">" in text
    if ordered and "," in text:
        raise Unreadable(BOTH_JOINS.fill(text=text))
    return Gain(acts=tuple([act(a.strip()) for a in re.split("[>,]", text)]), ordered=ordered)


def act(text: str) -> Act:
    """One action, with the range that its verb has where it names none.

    >>> a = act("strike+2@0-1~pierce"); a.plus, a.lo, a.hi, a.flags
    (2, 0, 1, 2)
    """
    m = ACT.fullmatch(text)
    if m is None:
        raise Unreadable(AN_ACT.fill(text=text))
    verb = place_of(m["verb"], VERBS, NO_VERB)
    done = Act(verb, plus=int(m["plus"] or 0))
    if m["n"]:
        done.n = ALL_OF_IT if m["n"] == "all" else int(m["n"])
    elif done.verb == DO_CLEANSE:
        done.n = ALL_OF_IT
    for flag in filter(None, m["flags"].split("~")):
        done.flags |= 1 << place_of(flag, FLAGS, NO_FLAG)
    if (m["what"] is not None) != (verb == DO_GRANT) or (m["colours"] is not None) != (verb == DO_CALL):
        raise Unreadable(AN_ACT.fill(text=text))
    if m["what"]:
        done.what = SAME_RESULT if m["what"] == "same" else bits(m["what"], [*RESULTS, "any", "same"])
    if m["colours"]:
        done.what = sum([1 << colour for colour in colours(m["colours"])])
    reach(done, m["range"] or "")
    return done


def reach(done: Act, range_: str) -> None:
    """The zones that an action reaches: those it names, those of its verb, or none where it is about yourself."""
    if range_ == "self" or (not range_ and done.verb in ON_YOURSELF and not done.flags & (ALL | OTHER)):
        done.flags |= SELF
    elif range_:
        done.lo, done.hi = zones(range_)
    elif done.flags & SAME:
        done.hi = ANYWHERE
    else:
        done.lo, done.hi = REACH.get(done.verb, (0, 0))
    if done.verb == DO_ESCORT:
        done.flags |= OTHER

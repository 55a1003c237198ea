"""English for what a use costs and what it gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge.fateforge import names as n
from tableforge.fateforge.definition import Act, Alt, Gain, Term
from tableforge.fateforge.voice.en.lexicon import away, colour, count, listed, number, result, zones
from tableforge.fateforge.voice.shape import Chained, Clause, always, gains_of

TOKENS: Final = {n.PAY_ENERGY: "energy", n.PAY_HEALTH: "health"}


def do(order: str) -> Clause:
    """Something that you do."""
    return Clause(order, f"you {order}")


def happens(statement: str) -> Clause:
    """Something that happens."""
    return Clause(statement, statement)


def does(who: str, what: str) -> Clause:
    """Something that another does; who it is, is said once in a row."""
    return Clause(f"{who} {what}", f"{who} {what}", who, what)


# ------------------------------------------------------------------ costs
def cost(alt: Alt) -> str:
    """What a use costs: spend a STRIKE and any other result."""
    return f"spend {listed([term(t, k) for k, t in enumerate(alt.cost)])}" if alt.cost else ""


def term(term: Term, place: int) -> str:
    if term.kind != n.PAY_RESULT:
        return f"{term.n} {TOKENS[term.kind]}"
    said = result(term.symbols, term.n)
    return said.replace("any", "any other", 1) if place and term.symbols == n.ANY else said


# ------------------------------------------------------------------ gains
def gains(alt: Alt) -> str:
    """What a use gives, as an order."""
    return gains_of(alt, clause, results, tokens, ", then ", ", and ")


def results(group: list[Gain]) -> Clause:
    return do(f"gain {listed([result(one.results, one.n) for one in group])}")


def tokens(n: int) -> Clause:
    return do(f"put {count(n, 'Focus token')} on the drum")


def clause(one: Chained) -> Clause:
    return ACTS[one.act.verb](one)


# ------------------------------------------------------------------ who and where
def target(one: Chained, noun: str) -> str:
    """Whom an action is aimed at: an enemy in your zone, every enemy of one zone up to two zones away, it."""
    act = one.act
    if one.same:
        return "it"
    if one.there:
        return f"every {noun} there" if act.flags & n.ALL else f"{an(noun)} there"
    where = away(act.lo, act.hi)
    if act.flags & n.ALL and act.hi:
        return f"every {noun} in a single {'adjacent zone' if (act.lo, act.hi) == (1, 1) else f'zone {where}'}"
    return f"every {noun} {where}" if act.flags & n.ALL else f"{an(noun)} {where}"


def an(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def heroes(act: Act) -> str:
    """The heroes that a support is for: each hero in your zone, another hero up to one zone away."""
    other = act.flags & n.OTHER
    where = "" if act.hi >= n.ANYWHERE else f" {away(act.lo, act.hi)}"
    if act.flags & n.ALL:
        return f"each {'other ' if other else ''}hero{where}"
    if act.hi >= n.ANYWHERE:
        return "another hero" if other else "any hero"
    return f"{'another' if other else 'a'} hero{where}"


def support(order: str, statement: str) -> Callable[[Chained], Clause]:
    """Something for yourself, or for heroes in range; `{n}` is how much."""

    def say(one: Chained) -> Clause:
        act = one.act
        if act.flags & n.SELF:
            return do(order.format(n=act.n))
        return does(heroes(act), statement.format(n=act.n))

    return say


# ------------------------------------------------------------------ what is done
def attack(verb: str) -> Callable[[Chained], Clause]:
    def say(one: Chained) -> Clause:
        pierce = ", ignoring armour" if one.act.flags & n.PIERCE else ""
        return do(f"{verb} {target(one, 'enemy')} for {1 + one.act.plus} damage{pierce}")

    return say


def move(one: Chained) -> Clause:
    return do("move one zone" if one.act.n == 1 else f"move up to {zones(one.act.n)}")


def leap(one: Chained) -> Clause:
    return do("jump one zone" if one.act.n == 1 else f"jump up to {zones(one.act.n)}")


def hit(one: Chained) -> Clause:
    whom = "that enemy" if one.act.flags & n.IT else target(one, "enemy")
    return do(f"deal {one.act.n} damage to {whom}")


def stun(one: Chained) -> Clause:
    return happens("you are stunned") if one.act.flags & n.SELF else do(f"stun {target(one, 'minion')}")


def push(one: Chained) -> Clause:
    if one.act.flags & n.SELF:
        return happens("you are pushed into an adjacent zone, drawn by lot")
    return do("push it into an adjacent zone" if one.same else f"push {target(one, 'minion')} into an adjacent one")


def pull(one: Chained) -> Clause:
    return do(f"pull {target(one, 'minion')} into your zone")


def mark(one: Chained) -> Clause:
    return do(f"mark {target(one, 'enemy')}")


def strip(one: Chained) -> Clause:
    return do(f"remove up to {count(one.act.n, 'armour cube')} from {target(one, 'enemy')}")


def guard(one: Chained) -> Clause:
    return does(heroes(one.act), f"gains {count(one.act.n, 'Parry token')}")


def parry(one: Chained) -> Clause:
    return do(f"gain {count(one.act.n, 'Parry token')}")


def grant(one: Chained) -> Clause:
    act = one.act
    what = "a result of its choice" if act.what == n.ANY else result(act.what) if act.what >= 0 else "that result"
    return happens(f"{heroes(act)} who is still to play this round gains {what} for its turn")


def escort(one: Chained) -> Clause:
    far = "one zone" if one.act.n == 1 else f"up to {zones(one.act.n)}"
    return happens(f"{heroes(one.act)} may move {far}")


def snare(one: Chained) -> Clause:
    act = one.act
    where = "in your zone" if not act.hi else f"in a zone {away(act.lo, act.hi)}"
    return do(f"lay a snare of {act.n} damage {where}")


def disarm(one: Chained) -> Clause:
    return do(f"remove a trap {away(one.act.lo, one.act.hi)}")


def prevent(one: Chained) -> Clause:
    return do(f"prevent {one.act.n} of that damage")


def revive(one: Chained) -> Clause:
    return do(f"revive a hero {away(one.act.lo, one.act.hi)} without paying the price")


def reroll(one: Chained) -> Clause:
    dice = "one die" if one.act.n == 1 else f"up to {number(one.act.n)} dice"
    return do(f"reroll {dice}") if one.act.flags & n.SELF else happens(f"{heroes(one.act)} may reroll {dice}")


def call(one: Chained) -> Clause:
    colours = [colour(c) for c in range(len(n.COLOURS)) if one.act.what >> c & 1]
    which = "" if len(colours) == len(n.COLOURS) else f"{listed(colours, 'or')} "
    return happens(f"the nearest {which}minion comes one zone closer")


def repair(one: Chained) -> Clause:
    cubes = count(one.act.n, "armour cube")
    if one.act.flags & n.SELF:
        return do(f"put {cubes} back on an item of yours")
    return happens(f"{heroes(one.act)} puts {cubes} back on an item")


def lose_parry(one: Chained) -> Clause:
    return do("lose all your Parry tokens" if one.act.n == n.ALL_OF_IT else f"lose {count(one.act.n, 'Parry token')}")


def plainly(order: str) -> Callable[[Chained], Clause]:
    """Something that only has a number."""

    def say(one: Chained) -> Clause:
        return do(order.format(n=one.act.n, s="" if one.act.n == 1 else "s"))

    return say


ACTS: Final[dict[int, Callable[[Chained], Clause]]] = {
    n.DO_MOVE: move,
    n.DO_LEAP: leap,
    n.DO_STRIKE: attack("strike"),
    n.DO_SHOOT: attack("shoot"),
    n.DO_HIT: hit,
    n.DO_STUN: stun,
    n.DO_PUSH: push,
    n.DO_PULL: pull,
    n.DO_MARK: mark,
    n.DO_STRIP: strip,
    n.DO_PARRY: parry,
    n.DO_GUARD: guard,
    n.DO_HEAL: support("regain {n} health", "regains {n} health"),
    n.DO_ENERGIZE: support("regain {n} energy", "regains {n} energy"),
    n.DO_CLEANSE: support("take back all health set aside", "takes back all health set aside"),
    n.DO_GRANT: grant,
    n.DO_ESCORT: escort,
    n.DO_HIDE: support("hide", "hides"),
    n.DO_TAUNT: always(happens("until upkeep, enemies that can choose you must choose you")),
    n.DO_STANCE: always(do("change your stance")),
    n.DO_SNARE: snare,
    n.DO_DISARM: disarm,
    n.DO_PREVENT: prevent,
    n.DO_REVIVE: revive,
    n.DO_REROLL: reroll,
    n.DO_FOCUS: always(do("take a FOCUS action")),
    n.DO_GEM: plainly("put {n} gold into the party bag"),
    n.DO_FOOD: plainly("put {n} food into the party bag"),
    n.DO_PURIFY: plainly("send {n} Corruption card{s} to the graveyard"),
    n.DO_REPAIR: repair,
    n.DO_LOSE_HP: plainly("lose {n} health"),
    n.DO_LOSE_EN: plainly("lose {n} energy"),
    n.DO_LOSE_PARRY: lose_parry,
    n.DO_TOXIC: support("suffer {n} toxic damage", "suffers {n} toxic damage"),
    n.DO_END_TURN: always(happens("your turn ends")),
    n.DO_CALL: call,
    n.DO_DIFFICULT: always(happens("your zone becomes difficult terrain")),
    n.DO_TRAIT_POINT: plainly("gain {n} trait point{s}"),
}

"""French for what a use costs and what it gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tableforge.fateforge import names as n
from tableforge.fateforge.definition import Act, Alt, Gain, Term
from tableforge.fateforge.voice.fr.lexicon import away, colour, count, damage, listed, number, parry, result, zones
from tableforge.fateforge.voice.shape import Chained, Clause, always, gains_of
from tableforge.tongue.fr import opens_with_vowel

PRONOUNS: Final = ("vous", "le")
TOKENS: Final = {n.PAY_ENERGY: "Énergie", n.PAY_HEALTH: "Santé"}


def do(order: str) -> Clause:
    """Something that you do; a pronoun behind an imperative stands before the verb of a statement.

    >>> do("déplacez-vous d’une zone").statement, do("étourdissez-le").statement, do("gagnez 1 or").statement
    ('vous vous déplacez d’une zone', 'vous l’étourdissez', 'vous gagnez 1 or')
    """
    verb, hyphen, rest = order.partition("-")
    pronoun, blank, rest = rest.partition(" ")
    if not hyphen or pronoun not in PRONOUNS:
        return Clause(order, f"vous {order}")
    before = "l’" if pronoun == "le" and opens_with_vowel(verb) else f"{pronoun} "
    return Clause(order, f"vous {before}{verb}{blank}{rest}")


def happens(statement: str) -> Clause:
    """Something that happens."""
    return Clause(statement, statement)


def does(who: str, what: str) -> Clause:
    """Something that another does; who it is, is said once in a row."""
    return Clause(f"{who} {what}", f"{who} {what}", who, what)


# ------------------------------------------------------------------ costs
def cost(alt: Alt) -> str:
    """What a use costs: dépensez une FRAPPE et un autre résultat."""
    return f"dépensez {listed([term(t, k) for k, t in enumerate(alt.cost)])}" if alt.cost else ""


def term(term: Term, place: int) -> str:
    if term.kind != n.PAY_RESULT:
        return f"{term.n} {TOKENS[term.kind]}"
    if place and term.symbols == n.ANY:
        return "un autre résultat" if term.n == 1 else f"{number(term.n)} autres résultats"
    return result(term.symbols, term.n)


# ------------------------------------------------------------------ gains
def gains(alt: Alt) -> str:
    """What a use gives, as an order."""
    return gains_of(alt, clause, results, tokens, ", puis ", ", et ")


def results(group: list[Gain]) -> Clause:
    return do(f"gagnez {listed([result(one.results, one.n) for one in group])}")


def tokens(n: int) -> Clause:
    return do(f"posez {count(n, 'jeton Concentration', 'jetons Concentration')} sur le tambour")


def clause(one: Chained) -> Clause:
    return ACTS[one.act.verb](one)


# ------------------------------------------------------------------ who and where
def target(one: Chained, noun: str) -> str:
    """Whom an action is aimed at: un ennemi de votre zone, chaque ennemi d’une même zone à deux zones au plus."""
    act = one.act
    if one.there:
        return f"chaque {noun} présent sur place" if act.flags & n.ALL else f"un {noun} présent sur place"
    where = "de votre zone" if not act.hi else away(act.lo, act.hi)
    if act.flags & n.ALL and act.hi:
        return f"chaque {noun} d’une même zone {'adjacente' if (act.lo, act.hi) == (1, 1) else where}"
    return f"chaque {noun} {where}" if act.flags & n.ALL else f"un {noun} {where}"


def heroes(act: Act) -> str:
    """The heroes that a support is for: chaque héros de votre zone, un autre héros à une zone au plus."""
    other = "autre " if act.flags & n.OTHER else ""
    where = "" if act.hi >= n.ANYWHERE else " de votre zone" if not act.hi else f" {away(act.lo, act.hi)}"
    if act.flags & n.ALL:
        return f"chaque {other}héros{where}"
    return f"un {other}héros{where}" if where or other else "un héros au choix"


def support(order: str, statement: str) -> Callable[[Chained], Clause]:
    """Something for yourself, or for heroes in range; `{n}` is how much."""

    def say(one: Chained) -> Clause:
        act = one.act
        if act.flags & n.SELF:
            return do(order.format(n=act.n, toxic=damage(act.n, toxic=True)))
        return does(heroes(act), statement.format(n=act.n, toxic=damage(act.n, toxic=True)))

    return say


# ------------------------------------------------------------------ what is done
def harm(act: Act) -> str:
    return f"({damage(1 + act.plus)}{', armure ignorée' if act.flags & n.PIERCE else ''})"


def strike(one: Chained) -> Clause:
    return do(f"frappez{'-le' if one.same else ' ' + target(one, 'ennemi')} {harm(one.act)}")


def shot(one: Chained) -> Clause:
    return do(f"tirez sur {'lui' if one.same else target(one, 'ennemi')} {harm(one.act)}")


def move(one: Chained) -> Clause:
    return do("déplacez-vous d’une zone" if one.act.n == 1 else f"déplacez-vous de {zones(one.act.n)} au plus")


def leap(one: Chained) -> Clause:
    return do("sautez d’une zone" if one.act.n == 1 else f"sautez de {zones(one.act.n)} au plus")


def hit(one: Chained) -> Clause:
    whom = "cet ennemi" if one.act.flags & n.IT else target(one, "ennemi")
    return do(f"infligez {damage(one.act.n)} à {whom}")


def stun(one: Chained) -> Clause:
    if one.act.flags & n.SELF:
        return do("recevez un cube Étourdi")
    return do("étourdissez-le" if one.same else f"étourdissez {target(one, 'sbire')}")


def push(one: Chained) -> Clause:
    if one.act.flags & n.SELF:
        return happens("on vous pousse dans une zone adjacente tirée au sort")
    return do(
        "poussez-le dans une zone adjacente" if one.same else f"poussez {target(one, 'sbire')} dans une zone adjacente"
    )


def pull(one: Chained) -> Clause:
    return do(f"attirez dans votre zone {target(one, 'sbire')}")


def mark(one: Chained) -> Clause:
    return do(f"marquez {target(one, 'ennemi')}")


def strip(one: Chained) -> Clause:
    return do(f"retirez jusqu’à {count(one.act.n, 'cube')} d’armure à {target(one, 'ennemi')}")


def guard(one: Chained) -> Clause:
    return does(heroes(one.act), f"gagne {parry(one.act.n)}")


def parries(one: Chained) -> Clause:
    return do(f"gagnez {parry(one.act.n)}")


def grant(one: Chained) -> Clause:
    act = one.act
    what = "un résultat de son choix" if act.what == n.ANY else result(act.what) if act.what >= 0 else "ce résultat"
    return does(f"{heroes(act)} qui doit encore jouer ce round", f"gagne {what} pour son tour")


def escort(one: Chained) -> Clause:
    far = "d’une zone" if one.act.n == 1 else f"de {zones(one.act.n)} au plus"
    return does(heroes(one.act), f"peut se déplacer {far}")


def snare(one: Chained) -> Clause:
    act = one.act
    where = "dans votre zone" if not act.hi else f"dans une zone {away(act.lo, act.hi)}"
    return do(f"posez un collet de {damage(act.n)} {where}")


def disarm(one: Chained) -> Clause:
    return do(f"retirez un piège {'de votre zone' if not one.act.hi else away(one.act.lo, one.act.hi)}")


def prevent(one: Chained) -> Clause:
    return do(f"évitez {one.act.n} de ces dégâts")


def revive(one: Chained) -> Clause:
    where = "de votre zone" if not one.act.hi else away(one.act.lo, one.act.hi)
    return do(f"relevez sans en payer le prix un héros {where}")


def reroll(one: Chained) -> Clause:
    dice = "un dé" if one.act.n == 1 else f"jusqu’à {number(one.act.n)} dés"
    return do(f"relancez {dice}") if one.act.flags & n.SELF else does(heroes(one.act), f"peut relancer {dice}")


def call(one: Chained) -> Clause:
    colours = [colour(c) for c in range(len(n.COLOURS)) if one.act.what >> c & 1]
    which = "" if len(colours) == len(n.COLOURS) else f" {listed(colours, 'ou')}"
    return happens(f"le sbire{which} le plus proche se rapproche d’une zone")


def repair(one: Chained) -> Clause:
    cubes = f"{count(one.act.n, 'cube')} d’armure"
    if one.act.flags & n.SELF:
        return do(f"remettez {cubes} sur l’un de vos objets")
    return does(heroes(one.act), f"remet {cubes} sur l’un de ses objets")


def lose_parry(one: Chained) -> Clause:
    return do("perdez tous vos jetons Parade" if one.act.n == n.ALL_OF_IT else f"perdez {parry(one.act.n)}")


def plainly(order: str, many: str = "") -> Callable[[Chained], Clause]:
    """Something that only has a number."""

    def say(one: Chained) -> Clause:
        return do((many if many and one.act.n > 1 else order).format(n=one.act.n))

    return say


ACTS: Final[dict[int, Callable[[Chained], Clause]]] = {
    n.DO_MOVE: move,
    n.DO_LEAP: leap,
    n.DO_STRIKE: strike,
    n.DO_SHOOT: shot,
    n.DO_HIT: hit,
    n.DO_STUN: stun,
    n.DO_PUSH: push,
    n.DO_PULL: pull,
    n.DO_MARK: mark,
    n.DO_STRIP: strip,
    n.DO_PARRY: parries,
    n.DO_GUARD: guard,
    n.DO_HEAL: support("récupérez {n} Santé", "récupère {n} Santé"),
    n.DO_ENERGIZE: support("récupérez {n} Énergie", "récupère {n} Énergie"),
    n.DO_CLEANSE: support("reprenez toute la Santé mise de côté", "reprend toute la Santé mise de côté"),
    n.DO_GRANT: grant,
    n.DO_ESCORT: escort,
    n.DO_HIDE: support("cachez-vous", "se cache"),
    n.DO_TAUNT: always(happens("jusqu’à l’entretien, les ennemis qui peuvent vous choisir doivent le faire")),
    n.DO_STANCE: always(do("changez de posture")),
    n.DO_SNARE: snare,
    n.DO_DISARM: disarm,
    n.DO_PREVENT: prevent,
    n.DO_REVIVE: revive,
    n.DO_REROLL: reroll,
    n.DO_FOCUS: always(do("faites une action de CONCENTRATION")),
    n.DO_GEM: plainly("mettez {n} or dans le sac du groupe"),
    n.DO_FOOD: plainly("mettez {n} Nourriture dans le sac du groupe"),
    n.DO_PURIFY: plainly("envoyez {n} carte Corruption au cimetière", "envoyez {n} cartes Corruption au cimetière"),
    n.DO_REPAIR: repair,
    n.DO_LOSE_HP: plainly("perdez {n} Santé"),
    n.DO_LOSE_EN: plainly("perdez {n} Énergie"),
    n.DO_LOSE_PARRY: lose_parry,
    n.DO_TOXIC: support("subissez {toxic}", "subit {toxic}"),
    n.DO_END_TURN: always(happens("votre tour prend fin")),
    n.DO_CALL: call,
    n.DO_DIFFICULT: always(happens("votre zone devient un terrain difficile")),
    n.DO_TRAIT_POINT: plainly("gagnez {n} point de caractéristique", "gagnez {n} points de caractéristique"),
}

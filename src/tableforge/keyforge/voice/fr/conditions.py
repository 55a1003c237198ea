"""French for conditions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.voice.fr.amounts import in_full, measure, of_card
from tableforge.keyforge.voice.fr.events import event
from tableforge.keyforge.voice.fr.lexicon import (
    AOMBRE,
    CARTE,
    DEGAT,
    MEASURES,
    PLAYER_UNITS,
    TOUR,
    the_house,
)
from tableforge.keyforge.voice.fr.nouns import name_of, owned, player
from tableforge.keyforge.voice.fr.sets import (
    AUCUN,
    CHAQUE,
    DE,
    DE_UN,
    LES,
    SETS,
    UN,
    alternatives,
    cards,
    counting,
    number,
)
from tableforge.keyforge.voice.fr.talk import AMOUNTS, CONDITIONS, Talk
from tableforge.keyforge.voice.phrases import NOT_YOUR_TURN, YOUR_TURN
from tableforge.tongue.fr import BARE_NE, NP, Noun, agree, do, join, np
from tableforge.words.amounts import Cond
from tableforge.words.node import SetNode


# ------------------------------------------------------------------ conditions
def given(s: Talk, c: Cond | SetNode) -> str:
    """A condition with its "si"."""
    return join("si", CONDITIONS(s, c))


Comparison = Callable[[Talk, q.Compare], str]
COMPARISONS: dict[type, Comparison] = {}  # by the class of what is compared


def comparing(*classes: type) -> Callable[[Comparison], Comparison]:
    """Marks a function as the one that compares these amounts."""

    def mark(say: Comparison) -> Comparison:
        COMPARISONS.update(dict.fromkeys(classes, say))
        return say

    return mark


@CONDITIONS.says(q.Compare)
def compare_holds(s: Talk, c: q.Compare) -> str:
    return COMPARISONS[type(c.a)](s, c)


BEFORE_NUMBER: Final = {"<": "moins de ", ">": "plus de ", "=": "exactement "}
BEHIND_NUMBER: Final = {">=": " ou plus", "<=": " ou moins"}
AT_LEAST: Final = {">=": "au moins ", "<=": "au plus ", **BEFORE_NUMBER}
THAN: Final = {">": "plus", ">=": "au moins autant", "<": "moins", "<=": "au plus autant", "=": "autant"}


def bounded(op: str, n: int, noun: Noun) -> str:
    """7 Aombres ou plus, moins de 2 cartes, exactement 1 carte."""
    return f"{BEFORE_NUMBER.get(op, '')}{noun.with_number(n)}{BEHIND_NUMBER.get(op, '')}"


def bound(op: str, n: int) -> str:
    """7 ou plus, moins de 2."""
    return f"{BEFORE_NUMBER.get(op, '')}{n}{BEHIND_NUMBER.get(op, '')}"


def number_of(x: q.Amount) -> int:
    assert isinstance(x, q.Number)
    return x.n


@comparing(q.PlayerAmount)
def compare_player_amount(s: Talk, c: q.Compare) -> str:
    assert isinstance(c.a, q.PlayerAmount)
    who, unit = player(s, c.a.who), PLAYER_UNITS[c.a.what]
    if isinstance(c.b, q.PlayerAmount):
        other = "son adversaire" if name_of(c.b.who) == "its_opponent" else player(s, c.b.who).text
        return do("posséder", join(THAN[c.op], unit.of, "que", other)).present(who)
    n = number_of(c.b)
    if (c.op, n) == ("=", 0):
        return do("posséder", unit.of).present(who, "pas")
    return do("posséder", bounded(c.op, n, unit)).present(who)


@comparing(q.Count)
def compare_count(s: Talk, c: q.Compare) -> str:
    assert isinstance(c.a, q.Count)
    of = c.a.of
    if isinstance(c.b, q.Count):
        if (of, c.b.of) == (w.friendly.creature, w.enemy.creature):
            return f"vous contrôlez {THAN[c.op]} de créatures que votre adversaire"
        if (of, c.b.of) == (w.enemy.creature, w.friendly.creature):
            return f"{player(s, w.opponent).text} contrôle {THAN[c.op]} de créatures que vous"
        return join("il y a", THAN[c.op], cards(s, of, DE).text, "que", cards(s, c.b.of, DE).text)
    n = number_of(c.b)
    if isinstance(of, q.Ref):
        noun = cards(s, of, UN).noun or CARTE
        return was_done(bounded(c.op, n, noun), n, noun, "détruit" if of.name == "destroyed_this_way" else s.way.done)
    return f"il y a {AT_LEAST[c.op]}{cards(s, of, number(n)).text} en jeu"


def was_done(much: str, n: int, noun: Noun, done: str) -> str:
    """3 dégâts ou plus ont été soignés de la sorte."""
    return f"{much} {'ont' if n > 1 else 'a'} été {agree(done, noun.fem, n > 1)} de la sorte"


@comparing(q.HousesAmong)
def compare_houses_among(s: Talk, c: q.Compare) -> str:
    assert isinstance(c.a, q.HousesAmong)
    many = f"à {AT_LEAST[c.op]}{number_of(c.b)} Maisons différentes"
    return do("appartenir", many).present(cards(s, c.a.of, LES))


@comparing(q.CardAmount)
def compare_card_amount(s: Talk, c: q.Compare) -> str:
    x, n = c.a, number_of(c.b)
    assert isinstance(x, q.CardAmount)
    if x.what in MEASURES:
        return f"{measure(s, x)} est de {bound(c.op, n)}"
    return f"il y a {bounded(c.op, n, AOMBRE if x.what == 'amber' else DEGAT)} sur {of_card(s, x.of)}"


@comparing(q.Register)
def compare_register(s: Talk, c: q.Compare) -> str:
    n = number_of(c.b)
    return was_done(bounded(c.op, n, s.much.noun), n, s.much.noun, s.much.done)


@comparing(q.Tally)
def compare_tally(s: Talk, c: q.Compare) -> str:
    x, n = c.a, number_of(c.b)
    assert isinstance(x, q.Tally)
    by_card = isinstance(x.event, q.Happening) and x.event.who is None
    if (c.op, n) == ("=", 1) and by_card:
        who, vp = event(s, x.event, UN, UN)
        return join("c’est la première fois que", vp.present(who), moment(s, x))
    if (c.op, n) == ("<", 1):
        who, vp = event(s, x.event, AUCUN, DE_UN)
        return join(vp.perfect(who, BARE_NE if who.text.startswith("aucun") else "pas"), moment(s, x))
    det = UN if (c.op, n) == (">=", 1) else counting(f"{BEFORE_NUMBER.get(c.op, '')}{n}", n)
    s.bound = "" if det is UN else BEHIND_NUMBER.get(c.op, "")
    who, vp = event(s, x.event, det, det)
    s.bound = ""
    return join(vp.perfect(who), moment(s, x))


@comparing(q.Math, q.Half, q.AtMost, q.TraitsOf, q.Number, q.CandidatePower)
def compare_math(s: Talk, c: q.Compare) -> str:
    return f"{AMOUNTS(s, c.a)} est de {bound(c.op, number_of(c.b))}"


@AMOUNTS.says(q.Tally)
def tally_amount(s: Talk, x: q.Tally) -> str:
    who, vp = event(s, x.event, CHAQUE, UN)
    if isinstance(x.event, q.Happening) and x.event.who is None:
        return join(who.text, vp.perfect(replace(who, parts=("qui",))), moment(s, x))
    return join("chaque fois que", vp.perfect(who), moment(s, x))


def moment(s: Talk, x: q.Tally) -> str:
    if not x.last_turn:
        return "ce tour-ci"
    who = x.event.who if isinstance(x.event, q.Happening) else None
    return join("lors de", f"{owned(s, TOUR, who or w.you).text} précédent")


@CONDITIONS.says(q.AllOf)
def all_of_holds(s: Talk, c: q.AllOf) -> str:
    a, b = c.a, c.b
    if isinstance(a, q.Exists) and isinstance(b, q.Exists) and not a.none and not b.none:
        return f"il y a {cards(s, a.of, UN).text} et {cards(s, b.of, UN).text} en jeu"
    return f"{CONDITIONS(s, a)} et {join('que', CONDITIONS(s, b))}"


@CONDITIONS.says(q.NotSo)
def not_so_holds(s: Talk, c: q.NotSo) -> str:
    s.no = "pas"
    text = CONDITIONS(s, c.a)
    s.no = ""
    return text


@CONDITIONS.says(q.Is)
def is_holds(s: Talk, c: q.Is) -> str:
    if isinstance(c.what, q.HouseIs) and isinstance(c.sel, q.HouseIs):
        return do("être", the_house(c.sel.name)).present(np(the_house(c.what.name)), s.no)
    return is_so(s, in_full(s, c.what), c.sel, s.no)


def is_so(s: Talk, who: NP, x: SetNode, no: str) -> str:
    """A card belongs to a set: cette créature est blessée, appartient à la Maison Mars."""
    if isinstance(x, q.Not):
        return is_so(s, who, x.a, "" if no else "pas")
    if isinstance(x, q.HouseIs):
        if x.name == "your_houses" and no:
            return do("appartenir", "à aucune de vos Maisons").present(who, BARE_NE)
        if x.name == "your_houses":
            return do("appartenir", "à l’une de vos Maisons").present(who)
        return do("appartenir", f"à {the_house(x.name)}").present(who, no)
    if isinstance(x, q.Adjective) and x.name == "with_amber":
        return do("détenir", "d’Aombre" if no else "de l’Aombre").present(who, no)
    if isinstance(x, q.Adjective):
        return do("être", SETS(s, x).yes(who.fem, who.plural)).present(who, no)
    return do("être", cards(s, x, UN).text).present(who, no)


@CONDITIONS.says(q.Exists)
def exists_holds(s: Talk, c: q.Exists) -> str:
    none = c.none != (s.no == "pas")
    det, no = (AUCUN, BARE_NE) if none else (UN, "")
    (kind, *_) = alternatives(c.of)
    for part, _sign in kind:
        if isinstance(part, q.Neighbors):
            return do("avoir", cards(s, c.of, det).text).present(in_full(s, part.of), no)
        if isinstance(part, q.ControlledBy):
            rest = [p for p in alternatives(c.of)[0] if p[0] is not part]
            what = conjunction(rest)
            return do("contrôler", cards(s, what, det).text).present(player(s, part.who), no)
    zoned = any(isinstance(p, (q.Zone, q.InPlay, q.ADiscardPile)) for p, _sign in kind)
    return join("il", "n’y a" if none else "y a", cards(s, c.of, det).text, "" if zoned else "en jeu")


def conjunction(parts: list[tuple[SetNode, bool]]) -> SetNode:
    """The set that parts and their signs make up."""
    out: SetNode = w.card
    for part, no in parts:
        out = q.And(out, q.Not(part) if no else part)
    return out


@CONDITIONS.says(q.Attacking)
def attacking_holds(s: Talk, c: q.Attacking) -> str:
    who = in_full(s, c.who)
    return do("attaquer", "" if c.what is None else cards(s, c.what, UN).text).present(who, s.no)


@CONDITIONS.says(q.YourTurn)
def your_turn_holds(s: Talk, c: q.YourTurn) -> str:
    return (NOT_YOUR_TURN if s.no else YOUR_TURN).text("fr")


@CONDITIONS.says(q.ThisDestroysIt)
def this_destroys_it_holds(s: Talk, c: q.ThisDestroysIt) -> str:
    s.topic = "it"
    who = np("ce dégât", DEGAT) if s.one_damage else np("ces dégâts", DEGAT, True)
    return do("détruire", "", s.it.direct).present(who, s.no)

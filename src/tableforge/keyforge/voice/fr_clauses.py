"""Conditions and events in French.

An event is a subject and a verb phrase; the words that speak of it (after, cannot, only, tally …) choose mood and negation.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge import words as w
from tableforge.keyforge.state import CondNode, PatternNode, SeatsNode, SetNode
from tableforge.keyforge.voice.fr_amounts import MEASURES, in_full, measure, of_card
from tableforge.keyforge.voice.fr_grammar import (
    AVOIR,
    BARE_NE,
    ETRE,
    NP,
    VP,
    Noun,
    Verb,
    agree,
    either,
    join,
    np,
    passive,
)
from tableforge.keyforge.voice.fr_sets import (
    ATTRIBUTES,
    AUCUN,
    CHAQUE,
    DE,
    DE_UN,
    DES,
    LES,
    UN,
    Determiner,
    alternatives,
    any_of,
    cards,
    counting,
    key_of,
    name_of,
    number,
    owned,
    player,
    reference,
)
from tableforge.keyforge.voice.fr_words import (
    AMOUNTS,
    ANNULER,
    AOMBRE,
    APPARTENIR,
    ATTAQUER,
    CARTE,
    CHANGER,
    CHOISIR,
    CLE,
    COMBATTRE,
    COMMENCER,
    CONDITIONS,
    CONTROLER,
    DEFAUSSER,
    DEGAT,
    DEPENSER,
    DETENIR,
    DETRUIRE,
    ENTRER,
    FORGER,
    GAGNER,
    JOUER,
    MOISSONNER,
    ORDINALS,
    POSSEDER,
    QUITTER,
    REJOINDRE,
    RESERVE,
    SUBIR,
    TERMINER,
    TOUR,
    UTILISER,
    Speaker,
    Way,
    the_house,
)


# ------------------------------------------------------------------ conditions
def given(s: Speaker, c: CondNode | SetNode) -> str:
    """A condition with its "si"."""
    return join("si", CONDITIONS.say(s, c))


Comparison = Callable[[Speaker, q.Compare], str]
COMPARISONS: dict[type, Comparison] = {}  # by the class of what is compared


def comparing(*classes: type) -> Callable[[Comparison], Comparison]:
    """Marks a function as the one that compares these amounts."""

    def mark(say: Comparison) -> Comparison:
        COMPARISONS.update(dict.fromkeys(classes, say))
        return say

    return mark


@CONDITIONS(q.Compare)
def _(s: Speaker, c: q.Compare) -> str:
    return COMPARISONS[type(c.a)](s, c)


BEFORE_NUMBER: Final = {"<": "moins de ", ">": "plus de ", "=": "exactement "}
BEHIND_NUMBER: Final = {">=": " ou plus", "<=": " ou moins"}
AT_LEAST: Final = {">=": "au moins ", "<=": "au plus ", **BEFORE_NUMBER}
THAN: Final = {">": "plus", ">=": "au moins autant", "<": "moins", "<=": "au plus autant", "=": "autant"}
PLAYER_UNITS: Final = {
    "amber": AOMBRE, "keys": Noun("clé forgée", True, "clés forgées"),
    "unforged_keys": Noun("clé non forgée", True, "clés non forgées"),
}  # fmt: skip


def bounded(op: str, n: int, noun: Noun) -> str:
    """7 Aombres ou plus, moins de 2 cartes, exactement 1 carte."""
    return f"{BEFORE_NUMBER.get(op, '')}{noun.counted(n)}{BEHIND_NUMBER.get(op, '')}"


def bound(op: str, n: int) -> str:
    """7 ou plus, moins de 2."""
    return f"{BEFORE_NUMBER.get(op, '')}{n}{BEHIND_NUMBER.get(op, '')}"


def number_of(x: q.Amount) -> int:
    assert isinstance(x, q.Number)
    return x.n


@comparing(q.PlayerAmount)
def _(s: Speaker, c: q.Compare) -> str:
    assert isinstance(c.a, q.PlayerAmount)
    who, unit = player(s, c.a.who), PLAYER_UNITS[c.a.what]
    if isinstance(c.b, q.PlayerAmount):
        other = "son adversaire" if name_of(c.b.who) == "its_opponent" else player(s, c.b.who).text
        return VP(POSSEDER, join(THAN[c.op], unit.of, "que", other)).present(who)
    n = number_of(c.b)
    if (c.op, n) == ("=", 0):
        return VP(POSSEDER, unit.of).present(who, "pas")
    return VP(POSSEDER, bounded(c.op, n, unit)).present(who)


@comparing(q.Count)
def _(s: Speaker, c: q.Compare) -> str:
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
def _(s: Speaker, c: q.Compare) -> str:
    assert isinstance(c.a, q.HousesAmong)
    many = f"à {AT_LEAST[c.op]}{number_of(c.b)} Maisons différentes"
    return VP(APPARTENIR, many).present(cards(s, c.a.of, LES))


@comparing(q.CardAmount)
def _(s: Speaker, c: q.Compare) -> str:
    x, n = c.a, number_of(c.b)
    assert isinstance(x, q.CardAmount)
    if x.what in MEASURES:
        return f"{measure(s, x)} est de {bound(c.op, n)}"
    return f"il y a {bounded(c.op, n, AOMBRE if x.what == 'amber' else DEGAT)} sur {of_card(s, x.of)}"


@comparing(q.Register)
def _(s: Speaker, c: q.Compare) -> str:
    n = number_of(c.b)
    return was_done(bounded(c.op, n, s.much.noun), n, s.much.noun, s.much.done)


@comparing(q.Tally)
def _(s: Speaker, c: q.Compare) -> str:
    x, n = c.a, number_of(c.b)
    assert isinstance(x, q.Tally)
    by_card = isinstance(x.event, q.Event) and x.event.who is None
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
def _(s: Speaker, c: q.Compare) -> str:
    return f"{AMOUNTS.say(s, c.a)} est de {bound(c.op, number_of(c.b))}"


@AMOUNTS(q.Tally)
def _(s: Speaker, x: q.Tally) -> str:
    who, vp = event(s, x.event, CHAQUE, UN)
    if isinstance(x.event, q.Event) and x.event.who is None:
        return join(who.text, vp.perfect(replace(who, parts=("qui",))), moment(s, x))
    return join("chaque fois que", vp.perfect(who), moment(s, x))


def moment(s: Speaker, x: q.Tally) -> str:
    if not x.last_turn:
        return "ce tour-ci"
    who = x.event.who if isinstance(x.event, q.Event) else None
    return join("lors de", f"{owned(s, TOUR, who or w.you).text} précédent")


@CONDITIONS(q.AllOf)
def _(s: Speaker, c: q.AllOf) -> str:
    a, b = c.a, c.b
    if isinstance(a, q.Exists) and isinstance(b, q.Exists) and not a.none and not b.none:
        return f"il y a {cards(s, a.of, UN).text} et {cards(s, b.of, UN).text} en jeu"
    return f"{CONDITIONS.say(s, a)} et {join('que', CONDITIONS.say(s, b))}"


@CONDITIONS(q.NotSo)
def _(s: Speaker, c: q.NotSo) -> str:
    s.no = "pas"
    text = CONDITIONS.say(s, c.a)
    s.no = ""
    return text


@CONDITIONS(q.Is)
def _(s: Speaker, c: q.Is) -> str:
    if isinstance(c.what, q.HouseIs) and isinstance(c.sel, q.HouseIs):
        return VP(ETRE, the_house(c.sel.name)).present(np(the_house(c.what.name)), s.no)
    return is_so(s, in_full(s, c.what), c.sel, s.no)


def is_so(s: Speaker, who: NP, x: SetNode, no: str) -> str:
    """A card belongs to a set: cette créature est blessée, appartient à la Maison Mars."""
    if isinstance(x, q.Not):
        return is_so(s, who, x.a, "" if no else "pas")
    if isinstance(x, q.HouseIs):
        if x.name == "your_houses" and no:
            return VP(APPARTENIR, "à aucune de vos Maisons").present(who, BARE_NE)
        if x.name == "your_houses":
            return VP(APPARTENIR, "à l’une de vos Maisons").present(who)
        return VP(APPARTENIR, f"à {the_house(x.name)}").present(who, no)
    if isinstance(x, q.Adjective) and x.name == "with_amber":
        return VP(DETENIR, "d’Aombre" if no else "de l’Aombre").present(who, no)
    if isinstance(x, q.Adjective):
        return VP(ETRE, ATTRIBUTES.say(s, x).yes(who.fem, who.plural)).present(who, no)
    return VP(ETRE, cards(s, x, UN).text).present(who, no)


@CONDITIONS(q.Exists)
def _(s: Speaker, c: q.Exists) -> str:
    none = c.none != (s.no == "pas")
    det, no = (AUCUN, BARE_NE) if none else (UN, "")
    (kind, *_) = alternatives(c.of)
    for part, _sign in kind:
        if isinstance(part, q.Neighbors):
            return VP(AVOIR, cards(s, c.of, det).text).present(in_full(s, part.of), no)
        if isinstance(part, q.ControlledBy):
            rest = [p for p in alternatives(c.of)[0] if p[0] is not part]
            what = conjunction(rest)
            return VP(CONTROLER, cards(s, what, det).text).present(player(s, part.who), no)
    zoned = any(isinstance(p, (q.Zone, q.InPlay, q.ADiscardPile)) for p, _sign in kind)
    return join("il", "n’y a" if none else "y a", cards(s, c.of, det).text, "" if zoned else "en jeu")


def conjunction(parts: list[tuple[SetNode, bool]]) -> SetNode:
    """The set that parts and their signs make up."""
    out: SetNode = w.card
    for part, no in parts:
        out = q.And(out, q.Not(part) if no else part)
    return out


@CONDITIONS(q.Attacking)
def _(s: Speaker, c: q.Attacking) -> str:
    who = in_full(s, c.who)
    return VP(ATTAQUER, "" if c.what is None else cards(s, c.what, UN).text).present(who, s.no)


@CONDITIONS(q.YourTurn)
def _(s: Speaker, c: q.YourTurn) -> str:
    return "ce n’est pas votre tour" if s.no else "c’est votre tour"


@CONDITIONS(q.ThisDestroysIt)
def _(s: Speaker, c: q.ThisDestroysIt) -> str:
    s.topic = "it"
    who = np("ce dégât", DEGAT) if s.one_damage else np("ces dégâts", DEGAT, True)
    return VP(DETRUIRE, "", s.it.direct).present(who, s.no)


# ------------------------------------------------------------------ events
Said = tuple[NP, VP]
Teller = Callable[[Speaker, q.Event, Determiner, Determiner], Said]
EVENTS: dict[int, Teller] = {}  # by the kind of event


def event(s: Speaker, e: PatternNode, subject: Determiner, thing: Determiner) -> Said:
    """Who does what; the determiners are those of the card that acts and of the card acted on."""
    if isinstance(e, q.EitherEvent):
        who, one = event(s, e.a, subject, thing)
        _, two = event(s, e.b, subject, thing)
        return who, replace(one, verb=either(one.verb, two.verb))
    assert isinstance(e, q.Event)
    return EVENTS[e.kind](s, e, subject, thing)


def on(*kinds: int) -> Callable[[Teller], Teller]:
    """Marks a function as the one that says these kinds of event."""

    def mark(say: Teller) -> Teller:
        EVENTS.update(dict.fromkeys(kinds, say))
        return say

    return mark


def card_acting(s: Speaker, x: SetNode | None, det: Determiner) -> NP:
    """The card an event speaks of; from here on `it`."""
    assert x is not None
    key = key_of(x)
    if key:
        known = s.is_topic(key)
        ref = s.this if key == "this" else reference(s, x)  # a title has no gender to agree with
        return ref.pronoun if known else ref
    out = cards(s, x, det)
    mention(s, out, det)
    return out


def mention(s: Speaker, what: NP, det: Determiner) -> None:
    """From here on `it` is that; where there is none, "cette créature" cannot be mistaken for it."""
    met = s.met or det not in (AUCUN, DE, DE_UN)
    s.sets_it(what)
    s.met = met


def card_acted_on(s: Speaker, x: SetNode | None, det: Determiner) -> str:
    if x is None:
        return ""
    out = any_of(s, x, det)
    if not key_of(x):
        mention(s, out, det)
    return f"{out.text}{s.bound}"


def some_player(s: Speaker, who: SeatsNode | None, det: Determiner) -> NP:
    """The player an event speaks of; everybody, in a rule."""
    if name_of(who) == "any_player" and det is LES:
        return np("les joueurs", Noun("joueur"), True)
    return player(s, who)


@on(names.PLAYS, names.USES, names.DISCARDS)
def _(s: Speaker, e: q.Event, subject: Determiner, thing: Determiner) -> Said:
    verb = {names.PLAYS: JOUER, names.USES: UTILISER, names.DISCARDS: DEFAUSSER}[e.kind]
    if e.who is None or (name_of(e.who) == "any_player" and subject is not LES):
        who = card_acting(s, e.obj if e.who is not None else e.subj, subject)
        return who, passive(verb, who, "pour combattre" if e.kind == names.USES and e.n else "")
    who = some_player(s, e.who, subject)
    return who, VP(verb, card_acted_on(s, e.obj, thing))


@on(names.REAPS, names.FIGHTS)
def _(s: Speaker, e: q.Event, subject: Determiner, thing: Determiner) -> Said:
    who = card_acting(s, e.subj, subject)
    return who, VP(MOISSONNER if e.kind == names.REAPS else COMBATTRE)


@on(names.ATTACKS)
def _(s: Speaker, e: q.Event, subject: Determiner, thing: Determiner) -> Said:
    who = card_acting(s, e.subj, subject)
    return who, VP(ATTAQUER, "" if e.obj is None else any_of(s, e.obj, thing).text)


@on(names.IS_DESTROYED, names.IS_DESTROYED_IN_A_FIGHT)
def _(s: Speaker, e: q.Event, subject: Determiner, thing: Determiner) -> Said:
    who = card_acting(s, e.subj, subject)
    return who, passive(DETRUIRE, who, "en combat" if e.kind == names.IS_DESTROYED_IN_A_FIGHT else "")


@on(names.IS_DESTROYED_FIGHTING)
def _(s: Speaker, e: q.Event, subject: Determiner, thing: Determiner) -> Said:
    assert e.obj is not None and e.subj is not None
    if e.attacking:
        dead = cards(s, e.subj, UN)
        who = any_of(s, e.obj, subject)
        vp = VP(ATTAQUER, f"et détruit {dead.text}")
    else:
        dead = who = cards(s, e.subj, subject)
        vp = passive(DETRUIRE, who, join("en combattant", any_of(s, e.obj, thing).text))
        s.nearest = key_of(e.obj)
    s.sets_it(dead, "détruit")
    s.topic = ""  # two creatures were named: neither is just "elle"
    return who, vp


@on(names.ENTERS, names.LEAVES, names.CHANGES_CONTROL, names.IS_DISCARDED_FROM_PLAY)
def _(s: Speaker, e: q.Event, subject: Determiner, thing: Determiner) -> Said:
    moves: dict[int, tuple[Verb, str]] = {
        names.ENTERS: (ENTRER, "en jeu"), names.LEAVES: (QUITTER, "le jeu"), names.CHANGES_CONTROL: (CHANGER, "de contrôleur"),
        names.IS_DISCARDED_FROM_PLAY: (REJOINDRE, "une défausse depuis le jeu"),
    }  # fmt: skip
    return card_acting(s, e.subj, subject), VP(*moves[e.kind])


@on(names.IS_DEALT_DAMAGE)
def _(s: Speaker, e: q.Event, subject: Determiner, thing: Determiner) -> Said:
    s.much = Way(DEGAT, "subi")
    return card_acting(s, e.subj, subject), VP(SUBIR, join(DE.masc if thing in (DE, DE_UN) else "des", "dégâts"))


@on(names.PREVENTS_DAMAGE)
def _(s: Speaker, e: q.Event, subject: Determiner, thing: Determiner) -> Said:
    s.much = Way(DEGAT, "annulé")
    whose = card_acting(s, e.subj, subject)
    s.topic = ""  # "elle" would be the armor
    return np(join("l’armure de", whose.text), Noun("armure", True)), VP(ANNULER, "des dégâts")


@on(names.IS_ATTACKED_BY)
def _(s: Speaker, e: q.Event, subject: Determiner, thing: Determiner) -> Said:
    who = card_acting(s, e.subj, subject)
    return who, passive(ATTAQUER, who, "" if e.obj is None else f"par {any_of(s, e.obj, DES).text}")


@on(names.FORGES)
def _(s: Speaker, e: q.Event, subject: Determiner, thing: Determiner) -> Said:
    who = some_player(s, e.who, subject)
    key = join("de" if thing in (DE, DE_UN) else "une", CLE.one)
    if e.n:
        key = f"{'votre' if who.you else 'leur' if who.plural else 'sa'} {ORDINALS[e.n]} {CLE.one}"
    return who, VP(FORGER, key)


@on(names.CHOOSES)
def _(s: Speaker, e: q.Event, subject: Determiner, thing: Determiner) -> Said:
    assert isinstance(e.obj, q.HouseIs)
    house = "cette Maison" if e.obj.name == "chosen_house" else the_house(e.obj.name)
    return some_player(s, e.who, subject), VP(CHOISIR, f"{house} en tant que Maison active")


@on(names.GAINS_BY_REAPING, names.SPENDS_TO_FORGE)
def _(s: Speaker, e: q.Event, subject: Determiner, thing: Determiner) -> Said:
    forging = e.kind == names.SPENDS_TO_FORGE
    s.much = Way(AOMBRE, "dépensé" if forging else "gagné")
    some = "d’Aombre" if thing in (DE, DE_UN) else "de l’Aombre"
    vp = VP(DEPENSER, f"{some} pour forger une clé") if forging else VP(GAGNER, f"{some} en moissonnant")
    return some_player(s, e.who, subject), vp


@on(names.POOL_GROWS)
def _(s: Speaker, e: q.Event, subject: Determiner, thing: Determiner) -> Said:
    s.much = Way(AOMBRE, "ajouté")
    return np("de l’Aombre", AOMBRE), VP(ETRE, join("ajouté à", owned(s, RESERVE, e.who).text))


@on(names.IS_STOLEN_FROM, names.IS_ROBBED)
def _(s: Speaker, e: q.Event, subject: Determiner, thing: Determiner) -> Said:
    s.much = Way(AOMBRE, "pris")
    how = "volé" if e.kind == names.IS_STOLEN_FROM else "volé ou capturé"
    return np(owned(s, AOMBRE, e.who).text, AOMBRE), VP(ETRE, how)


@on(names.TURN_STARTS, names.TURN_ENDS)
def _(s: Speaker, e: q.Event, subject: Determiner, thing: Determiner) -> Said:
    verb = COMMENCER if e.kind == names.TURN_STARTS else TERMINER
    return owned(s, TOUR, e.who), VP(verb, "", "se" if verb is TERMINER else "")

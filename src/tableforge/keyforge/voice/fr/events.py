"""French for events.

An event is a subject and a verb phrase; the words that speak of it (after, cannot, only, tally …) choose mood and negation.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge.voice.clauses import HAPPENINGS
from tableforge.keyforge.voice.fr.lexicon import (
    AOMBRE,
    BY_NAME,
    CLE,
    DEGAT,
    JOUEUR,
    MEASURES,
    ORDINALS,
    RESERVE,
    the_house,
)
from tableforge.keyforge.voice.fr.nouns import key_of, name_of, owned, player
from tableforge.keyforge.voice.fr.sets import AUCUN, DE, DE_UN, DES, LES, UN, Determiner, any_of, cards, reference
from tableforge.keyforge.voice.fr.talk import Talk, Way
from tableforge.tongue.clause import fill_fields, split_clause
from tableforge.tongue.fr import NP, VP, agree, do, either, join, np, passive
from tableforge.words.node import PatternNode, SeatsNode, SetNode

Said = tuple[NP, VP]


def event(s: Talk, e: PatternNode, subject: Determiner, thing: Determiner) -> Said:
    """Who does what; the determiners are those of the card that acts and of the card acted on."""
    if isinstance(e, q.EitherHappening):
        who, one = event(s, e.a, subject, thing)
        _, two = event(s, e.b, subject, thing)
        return who, replace(one, verb=either(one.verb, two.verb))
    assert isinstance(e, q.Happening)
    return EVENTS[e.kind](s, e, subject, thing)


def card_acting(s: Talk, x: SetNode | None, det: Determiner) -> NP:
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


def mention(s: Talk, what: NP, det: Determiner) -> None:
    """From here on `it` is that; where there is none, "cette créature" cannot be mistaken for it."""
    met = s.met or det not in (AUCUN, DE, DE_UN)
    s.sets_it(what)
    s.met = met


def card_acted_on(s: Talk, x: SetNode | None, det: Determiner) -> str:
    if x is None:
        return ""
    out = any_of(s, x, det)
    if not key_of(x):
        mention(s, out, det)
    return f"{out.text}{s.bound}"


def some_player(s: Talk, who: SeatsNode | None, det: Determiner) -> NP:
    """The player an event speaks of; everybody, in a rule."""
    if name_of(who) == "any_player" and det is LES:
        return np("les joueurs", JOUEUR, True)
    return player(s, who)


def from_row(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    """An event that its row says whole."""
    p = split_clause(HAPPENINGS[e.kind].text("fr"))
    if p.subject == "subj":
        who = card_acting(s, e.subj, subject)
    elif p.subject == "who":
        who = some_player(s, e.who, subject)
    else:
        who = owned(s, BY_NAME[p.subject.removeprefix("own:")], e.who)
    if e.kind in MUCH:
        s.much = MUCH[e.kind]
    few = thing in (DE, DE_UN)

    def say(name: str, spec: str) -> str:
        if name == "some":
            unit = BY_NAME[spec]
            return unit.of if few else "de l’Aombre" if unit is AOMBRE else "des dégâts"
        if name == "key":
            if e.n:
                return f"{'votre' if who.you else 'leur' if who.plural else 'sa'} {ORDINALS[e.n]} {CLE.one}"
            return join("de" if few else "une", CLE.one)
        if spec == "house" and isinstance(e.obj, q.HouseIs):
            return "cette Maison" if e.obj.name == "chosen_house" else the_house(e.obj.name)
        if spec and e.obj is not None:
            return f"par {any_of(s, e.obj, DES).text}" if spec == "par" else any_of(s, e.obj, thing).text
        return card_acted_on(s, e.obj, thing)

    inf, _, more = p.verb.removeprefix("se ").partition(" ")
    more = re.sub("<(.*?)>", lambda m: agree(m[1], who.fem, who.plural), more)
    return who, do(inf, fill_fields(f"{more} {p.rest}", say), "se" if p.verb.startswith("se ") else "")


MUCH: Final = {
    names.IS_DEALT_DAMAGE: Way(DEGAT, "subi"),
    names.GAINS_BY_REAPING: Way(AOMBRE, "gagné"),
    names.SPENDS_TO_FORGE: Way(AOMBRE, "dépensé"),
    names.IS_ROBBED: Way(AOMBRE, "pris"),
    names.IS_STOLEN_FROM: Way(AOMBRE, "pris"),
}


def done_with_cards(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    """A card is played, used or discarded; nobody is named where anybody may have done it."""
    if e.who is not None and (name_of(e.who) != "any_player" or subject is LES):
        return from_row(s, e, subject, thing)
    who = card_acting(s, e.obj if e.who is not None else e.subj, subject)
    inf = split_clause(HAPPENINGS[e.kind].text("fr")).verb
    return who, passive(inf, who, "pour combattre" if e.kind == names.USES and e.n else "")


def destroyed_fighting(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    assert e.obj is not None and e.subj is not None
    if e.attacking:
        dead = cards(s, e.subj, UN)
        who = any_of(s, e.obj, subject)
        vp = do("attaquer", f"et détruit {dead.text}")
    else:
        dead = who = cards(s, e.subj, subject)
        vp = passive("détruire", who, join("en combattant", any_of(s, e.obj, thing).text))
        s.nearest = key_of(e.obj)
    s.sets_it(dead, "détruit")
    s.topic = ""  # two creatures were named: neither is just "elle"
    return who, vp


def prevents_damage(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    s.much = Way(DEGAT, "annulé")
    whose = card_acting(s, e.subj, subject)
    s.topic = ""  # "elle" would be the armor
    return np(join("l’armure de", whose.text), MEASURES["armor"]), do("annuler", "des dégâts")


def pool_grows(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    s.much = Way(AOMBRE, "ajouté")
    return np("de l’Aombre", AOMBRE), do("être", join("ajouté à", owned(s, RESERVE, e.who).text))


EVENTS: Final[dict[int, Callable[[Talk, q.Happening, Determiner, Determiner], Said]]] = {
    **dict.fromkeys(HAPPENINGS, from_row),
    **dict.fromkeys((names.PLAYS, names.USES, names.DISCARDS), done_with_cards),
    names.IS_DESTROYED_FIGHTING: destroyed_fighting,
    names.PREVENTS_DAMAGE: prevents_damage,
    names.POOL_GROWS: pool_grows,
}

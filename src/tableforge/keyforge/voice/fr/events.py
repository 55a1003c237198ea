"""French for events.

An event is a subject and a verb phrase; the words that speak of it (after, cannot, only, tally …) choose mood and negation.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tableforge.keyforge import names
from tableforge.keyforge import questions as q
from tableforge.keyforge.voice.fr.lexicon import (
    ANNULER,
    AOMBRE,
    ATTAQUER,
    CHANGER,
    CHOISIR,
    CLE,
    COMBATTRE,
    COMMENCER,
    DEFAUSSER,
    DEGAT,
    DEPENSER,
    DETRUIRE,
    ENTRER,
    FORGER,
    GAGNER,
    JOUER,
    MOISSONNER,
    ORDINALS,
    QUITTER,
    REJOINDRE,
    RESERVE,
    SUBIR,
    TERMINER,
    TOUR,
    UTILISER,
    the_house,
)
from tableforge.keyforge.voice.fr.nouns import key_of, name_of, owned, player
from tableforge.keyforge.voice.fr.sets import AUCUN, DE, DE_UN, DES, LES, UN, Determiner, any_of, cards, reference
from tableforge.keyforge.voice.fr.talk import Talk, Way
from tableforge.tongue.fr import ETRE, NP, VP, Noun, Verb, either, join, np, passive
from tableforge.words.node import PatternNode, SeatsNode, SetNode

# ------------------------------------------------------------------ events
Said = tuple[NP, VP]
Teller = Callable[[Talk, q.Happening, Determiner, Determiner], Said]
EVENTS: dict[int, Teller] = {}  # by the kind of event


def event(s: Talk, e: PatternNode, subject: Determiner, thing: Determiner) -> Said:
    """Who does what; the determiners are those of the card that acts and of the card acted on."""
    if isinstance(e, q.EitherHappening):
        who, one = event(s, e.a, subject, thing)
        _, two = event(s, e.b, subject, thing)
        return who, replace(one, verb=either(one.verb, two.verb))
    assert isinstance(e, q.Happening)
    return EVENTS[e.kind](s, e, subject, thing)


def on(*kinds: int) -> Callable[[Teller], Teller]:
    """Marks a function as the one that says these kinds of event."""

    def mark(say: Teller) -> Teller:
        EVENTS.update(dict.fromkeys(kinds, say))
        return say

    return mark


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
        return np("les joueurs", Noun("joueur"), True)
    return player(s, who)


@on(names.PLAYS, names.USES, names.DISCARDS)
def event_plays(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    verb = {names.PLAYS: JOUER, names.USES: UTILISER, names.DISCARDS: DEFAUSSER}[e.kind]
    if e.who is None or (name_of(e.who) == "any_player" and subject is not LES):
        who = card_acting(s, e.obj if e.who is not None else e.subj, subject)
        return who, passive(verb, who, "pour combattre" if e.kind == names.USES and e.n else "")
    who = some_player(s, e.who, subject)
    return who, VP(verb, card_acted_on(s, e.obj, thing))


@on(names.REAPS, names.FIGHTS)
def event_reaps(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    who = card_acting(s, e.subj, subject)
    return who, VP(MOISSONNER if e.kind == names.REAPS else COMBATTRE)


@on(names.ATTACKS)
def event_attacks(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    who = card_acting(s, e.subj, subject)
    return who, VP(ATTAQUER, "" if e.obj is None else any_of(s, e.obj, thing).text)


@on(names.IS_DESTROYED, names.IS_DESTROYED_IN_A_FIGHT)
def event_is_destroyed(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    who = card_acting(s, e.subj, subject)
    return who, passive(DETRUIRE, who, "en combat" if e.kind == names.IS_DESTROYED_IN_A_FIGHT else "")


@on(names.IS_DESTROYED_FIGHTING)
def event_is_destroyed_fighting(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
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
def event_enters(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    moves: dict[int, tuple[Verb, str]] = {
        names.ENTERS: (ENTRER, "en jeu"), names.LEAVES: (QUITTER, "le jeu"), names.CHANGES_CONTROL: (CHANGER, "de contrôleur"),
        names.IS_DISCARDED_FROM_PLAY: (REJOINDRE, "une défausse depuis le jeu"),
    }  # fmt: skip
    return card_acting(s, e.subj, subject), VP(*moves[e.kind])


@on(names.IS_DEALT_DAMAGE)
def event_is_dealt_damage(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    s.much = Way(DEGAT, "subi")
    return card_acting(s, e.subj, subject), VP(SUBIR, join(DE.masc if thing in (DE, DE_UN) else "des", "dégâts"))


@on(names.PREVENTS_DAMAGE)
def event_prevents_damage(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    s.much = Way(DEGAT, "annulé")
    whose = card_acting(s, e.subj, subject)
    s.topic = ""  # "elle" would be the armor
    return np(join("l’armure de", whose.text), Noun("armure", True)), VP(ANNULER, "des dégâts")


@on(names.IS_ATTACKED_BY)
def event_is_attacked_by(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    who = card_acting(s, e.subj, subject)
    return who, passive(ATTAQUER, who, "" if e.obj is None else f"par {any_of(s, e.obj, DES).text}")


@on(names.FORGES)
def event_forges(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    who = some_player(s, e.who, subject)
    key = join("de" if thing in (DE, DE_UN) else "une", CLE.one)
    if e.n:
        key = f"{'votre' if who.you else 'leur' if who.plural else 'sa'} {ORDINALS[e.n]} {CLE.one}"
    return who, VP(FORGER, key)


@on(names.CHOOSES)
def event_chooses(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    assert isinstance(e.obj, q.HouseIs)
    house = "cette Maison" if e.obj.name == "chosen_house" else the_house(e.obj.name)
    return some_player(s, e.who, subject), VP(CHOISIR, f"{house} en tant que Maison active")


@on(names.GAINS_BY_REAPING, names.SPENDS_TO_FORGE)
def event_gains_by_reaping(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    forging = e.kind == names.SPENDS_TO_FORGE
    s.much = Way(AOMBRE, "dépensé" if forging else "gagné")
    some = "d’Aombre" if thing in (DE, DE_UN) else "de l’Aombre"
    vp = VP(DEPENSER, f"{some} pour forger une clé") if forging else VP(GAGNER, f"{some} en moissonnant")
    return some_player(s, e.who, subject), vp


@on(names.POOL_GROWS)
def event_pool_grows(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    s.much = Way(AOMBRE, "ajouté")
    return np("de l’Aombre", AOMBRE), VP(ETRE, join("ajouté à", owned(s, RESERVE, e.who).text))


@on(names.IS_STOLEN_FROM, names.IS_ROBBED)
def event_is_stolen_from(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    s.much = Way(AOMBRE, "pris")
    how = "volé" if e.kind == names.IS_STOLEN_FROM else "volé ou capturé"
    return np(owned(s, AOMBRE, e.who).text, AOMBRE), VP(ETRE, how)


@on(names.TURN_STARTS, names.TURN_ENDS)
def event_turn_starts(s: Talk, e: q.Happening, subject: Determiner, thing: Determiner) -> Said:
    verb = COMMENCER if e.kind == names.TURN_STARTS else TERMINER
    return owned(s, TOUR, e.who), VP(verb, "", "se" if verb is TERMINER else "")
